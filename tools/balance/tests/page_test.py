#!/usr/bin/env python3
"""Tests of the balance page:  page_test.py FOLDER-OF-PROGRAMS [test names]"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, HERE)
import measures  # noqa: E402

PROGRAMS = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "build/release"
GAMES = ("fertility", "kemet-revised")


def call(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def run(folder, *arguments):
    return call(os.path.join(HERE, "run"), "--programs", PROGRAMS, "--bot", "random", "--games", "32", "--work",
                os.path.join(folder, "work"), "--docs", os.path.join(folder, "docs"), *arguments)


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.first = run(cls.folder.name, *GAMES)
        cls.docs = os.path.join(cls.folder.name, "docs")
        with open(os.path.join(cls.docs, "balance.md"), encoding="utf-8") as file:
            cls.page = file.read()

    def test_everything_was_played(self):
        self.assertEqual(self.first.returncode, 0, self.first.stderr)
        self.assertEqual(self.first.stdout.count(": 32 games\n"), 7, self.first.stdout)
        self.assertEqual(self.first.stderr, "")  # no progress where nobody looks
        self.assertEqual(glob.glob(os.path.join(self.folder.name, "work", "**", "*.mehen"), recursive=True), [])

    def test_what_is_done_is_not_played_again(self):
        data = sorted(glob.glob(os.path.join(self.folder.name, "work", "*", "*.json")))
        os.remove(data[0])
        again = run(self.folder.name, *GAMES)
        self.assertEqual(again.stdout.count("done before"), 6, again.stdout)
        with open(os.path.join(self.docs, "balance.md"), encoding="utf-8") as file:
            self.assertEqual(file.read(), self.page)

    def test_tables_are_regular(self):
        tables = re.findall(r"(?:^\|.*\|\n)+", self.page, re.MULTILINE)
        self.assertGreater(len(tables), 15)
        for table in tables:
            widths = {len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}
            self.assertEqual(len(widths), 1, table)
        self.assertEqual(self.page.count("<details>"), 7)
        self.assertEqual(self.page.count("</details>"), 7)

    def test_pictures_are_there_and_well_formed(self):
        linked = set(re.findall(r"\]\((balance/[^)]+)\)", self.page))
        made = {os.path.relpath(path, self.docs) for path in glob.glob(os.path.join(self.docs, "balance", "*"))}
        self.assertEqual(linked, made)
        self.assertGreaterEqual(len(made), 11)
        for name in made:
            path = os.path.join(self.docs, name)
            picture = xml.etree.ElementTree.parse(path).getroot()
            for element in picture.iter():
                for axis, limit in (("x", "width"), ("cx", "width"), ("y", "height"), ("cy", "height")):
                    at = float(element.get(axis, 0))
                    self.assertTrue(0 <= at <= float(picture.get(limit)), (name, element.attrib))
            self.assertLess(os.path.getsize(path), 64 * 1024, name)

    def test_says_what_it_rests_on(self):
        for words in ("| `random` | `", "tools/balance/run", "| Fertility | 2 | 32 | 0 | 1–16 |", "not drawn by lot"):
            self.assertIn(words, self.page)
        self.assertNotIn(os.path.dirname(HERE), self.page)

    def test_shows_what_it_was_before_a_retuning(self):
        chapter = self.page.split("## Fertility", 1)[1].split("\n## ", 1)[0]
        self.assertIn("### Before and after", chapter)
        table = re.search(r"\| *\| 2 seats: before \| 2 seats: after .*\n(?:\|.*\n)+", chapter).group()
        with open(os.path.join(HERE, "before", "fertility.json"), encoding="utf-8") as file:
            before = json.load(file)
        commits = re.search(r"\| rules and bots of .*", table).group().split(" | ")[1:]
        self.assertEqual(commits[0], f"`{before['2']['commit']}`")
        self.assertNotEqual(commits[0], commits[1])
        self.assertEqual(self.page.count("### Before and after"), 1)

    def test_wins_are_shared_out(self):
        for name, tables in measures.load(glob.glob(os.path.join(self.folder.name, "work", "*"))[0]).items():
            for table in tables:
                self.assertEqual(table.games + table.unfinished, 32, name)
                for rows in table.shares.values():
                    self.assertAlmostEqual(sum(estimate.wins for _, estimate in rows), table.games)
                self.assertAlmostEqual(sum(each for each, _ in table.amount_means("points")),
                                       measures.mean(table.spreads["score"]))


class Sides(unittest.TestCase):
    def test_a_game_of_sides_joins_a_page_whose_other_chapters_stay(self):
        with tempfile.TemporaryDirectory() as folder:
            page = os.path.join(folder, "docs", "balance.md")
            self.assertEqual(run(folder, "fertility").returncode, 0)
            with open(page, encoding="utf-8") as file:
                before = file.read()
            self.assertEqual(run(folder, "kemet-seth").returncode, 0)
            with open(page, encoding="utf-8") as file:
                after = file.read()
            self.assertIn(before[before.index("## Fertility"):], after)
            self.assertIn("| Fertility | 4 | 32 |", after)
            self.assertIn("| Kemet: Seth | 6 | 32 |", after)
            data = glob.glob(os.path.join(folder, "work", "*"))[0]
            for table in measures.load(data)["kemet-seth"]:
                self.assertEqual([label for label, _ in table.shares["side"]], ["Seth", "Alliance"])
                for label, estimate in table.shares["side"]:
                    self.assertEqual((estimate.seats, estimate.even), (table.games, 1 / 2), label)
            chapter = after[after.index("## Kemet: Seth"):]
            self.assertRegex(chapter, r"\| side \| 3 seats .*\n.*\n\| Seth \|.*\n\| Alliance \|.*\n\| \*even share\* \| \*50.0 %\*")


class Numbers(unittest.TestCase):
    @staticmethod
    def share(groups):
        """groups: (seats, wins) each."""
        return {"seats": sum(n for n, _ in groups), "wins": sum(w for _, w in groups),
                "seats_squared": sum(n * n for n, _ in groups), "seats_times_wins": sum(n * w for n, w in groups),
                "wins_squared": sum(w * w for _, w in groups)}

    def test_interval_of_independent_seats(self):
        low, high = measures.interval(self.share([(1, 1)] * 10 + [(1, 0)] * 10))
        self.assertAlmostEqual(low, 0.2993, 3)
        self.assertAlmostEqual(high, 0.7007, 3)
        self.assertEqual(measures.interval(self.share([(1, 0)] * 10))[0], 0)
        self.assertAlmostEqual(measures.interval(self.share([(1, 0)] * 10))[1], 0.2775, 3)

    def test_seats_that_win_together_count_once(self):
        together = measures.interval(self.share([(2, 2)] * 10 + [(2, 0)] * 10))
        self.assertAlmostEqual(together[0], 0.2993, 3)
        against = measures.interval(self.share([(2, 1)] * 10))  # never taken for more than they are
        self.assertAlmostEqual(against[0], 0.2993, 3)

    def test_quantiles(self):
        times = {3: 1, 4: 8, 9: 1}
        self.assertEqual([measures.quantile(times, part) for part in (0.1, 0.5, 0.9, 1)], [3, 4, 4, 9])
        self.assertAlmostEqual(measures.mean(times), 4.4)


class Errors(unittest.TestCase):
    def refused(self, result, status, *words):
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def test_one_line_says_what_would_be_right(self):
        with tempfile.TemporaryDirectory() as folder:
            self.refused(run(folder, "chess"), 2, "chess", "kemet-first")
            self.refused(call(os.path.join(HERE, "report"), folder), 2, folder, "tools/balance/run")
            self.refused(call(os.path.join(PROGRAMS, "mehen-balance"), folder), 2, folder, "mehen arena --records")
            self.refused(call(os.path.join(PROGRAMS, "mehen-balance")), 2, "FOLDER")
            with open(os.path.join(folder, "000001.mehen"), "w", encoding="utf-8") as file:
                file.write("nonsense\n")
            self.refused(call(os.path.join(PROGRAMS, "mehen-balance"), folder), 2, "000001.mehen: line 1")


if __name__ == "__main__":
    unittest.main()
