#!/usr/bin/env python3
"""The matches are well named, and the page says what they brought."""
import dataclasses
import json
import os
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import page  # noqa: E402
from matches import MATCHES, Match  # noqa: E402


def brought(match, score, result=None):
    """What a match might have brought."""
    return {"match": dataclasses.asdict(match), "commit": "abc1234", "machine": "a machine", "games": 200, "unfinished": 0,
            "sprt": result, "score": score, "score_low": score - 0.03, "score_high": score + 0.02, "elo": 123.4}


def call(*arguments):
    return subprocess.run([sys.executable, os.path.join(HERE, "run"), *arguments], capture_output=True, text=True,
                          check=False)


class Strength(unittest.TestCase):
    def test_names_tell_matches_apart(self):
        self.assertEqual(len({match.name for match in MATCHES}), len(MATCHES))

    def test_a_test_asks_around_what_is_to_be_reached(self):
        low, high = Match("time", "fertility", "a", "b", 0.60, test=True).elos()
        self.assertEqual((low, high), (35, 108))
        low, high = Match("table", "kemet-first", "a", "b", 0.60, seats=4, test=True).elos()
        self.assertEqual((low, high), (226, 298))
        with self.assertRaises(ValueError):
            Match("levels", "fertility", "a", "b", 0.98, test=True)

    def test_verdicts(self):
        match = Match("time", "fertility", "a", "b", 0.60)
        for score, result, words in ((0.61, None, "reached"), (0.59, None, "not reached"), (0.61, "undecided", "reached"),
                                     (0.59, "H1", "reached (SPRT)"), (0.61, "H0", "not reached (SPRT)")):
            self.assertEqual(page.verdict(match, brought(match, score, result)), words)
        self.assertEqual(page.verdict(Match("curve", "fertility", "a", "b"), brought(match, 0.5)), "")

    def test_page(self):
        first = next(match for match in MATCHES if match.reach)
        text = page.text_of({first.name: brought(first, 0.995)})
        for words in ("on a machine", "| 200 | 99.5% | 96.5% – 101.5% | +123 | 98% | reached | `abc1234` |",
                      "not played yet"):
            self.assertIn(words, text)
        rows = [line for line in text.splitlines() if line.startswith("|")]
        self.assertEqual(len(rows), len(MATCHES) + 2 * len(page.CHAPTERS))
        self.assertEqual({row.count("|") for row in rows}, {11})
        self.assertLessEqual(max(len(line) for line in text.splitlines() if not line.startswith("|")), 128)

    def test_what_is_done_is_not_played_again(self):
        with tempfile.TemporaryDirectory() as folder:
            results = os.path.join(folder, "results.json")
            first, other = MATCHES[0], MATCHES[1]
            stale = dataclasses.replace(other, games=7)  # the match is another one now
            with open(results, "w", encoding="utf-8") as file:
                json.dump([brought(first, 0.995), brought(stale, 0.5)], file)
            where = ("--results", results, "--work", folder, "--docs", folder, "--programs", folder)
            listed = call("--list", *where).stdout.splitlines()
            self.assertEqual([line.endswith("done") for line in listed], [True] + [False] * (len(MATCHES) - 1))
            self.assertEqual(call("--only", first.name, *where).returncode, 0)
            with open(os.path.join(folder, "strength.md"), encoding="utf-8") as file:
                self.assertEqual(file.read(), page.text_of({first.name: brought(first, 0.995)}))
            for again in (("--only", other.name), ("--only", first.name, "--again")):
                missing = call(*again, *where)
                self.assertEqual(missing.returncode, 2)
                self.assertIn("mehen", missing.stderr)

    def test_unknown_matches_are_refused(self):
        unknown = call("--only", "chess")
        self.assertEqual(unknown.returncode, 2)
        self.assertIn("chess", unknown.stderr)

    def test_the_page_says_what_the_results_say(self):
        with open(os.path.join(HERE, "results.json"), encoding="utf-8") as file:
            results = json.load(file)
        kept = {match.name: each for match in MATCHES for each in results if each["match"] == dataclasses.asdict(match)}
        self.assertEqual(len(kept), len(results), "a result of a match that is no longer played")
        with open(os.path.join(os.path.dirname(os.path.dirname(HERE)), "docs", "strength.md"), encoding="utf-8") as file:
            self.assertEqual(file.read(), page.text_of(kept), "run tools/strength/run --list, then --only a finished match")


if __name__ == "__main__":
    unittest.main()
