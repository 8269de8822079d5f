#!/usr/bin/env python3
"""The matches are well named, and the page says what they brought."""
import dataclasses
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
    bot = {"name": match.first, "score": score, "score_low": score - 0.03, "score_high": score + 0.02, "elo": 123.4}
    found = {"games": 200, "unfinished": 0, "bots": [bot], "interrupted": False}
    if result:
        found["sprt"] = {"result": result}
    return {"match": dataclasses.asdict(match), "machine": "a machine", "found": found}


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
            self.assertEqual(page.verdict(match, brought(match, score, result)["found"]), words)
        self.assertEqual(page.verdict(Match("curve", "fertility", "a", "b"), brought(match, 0.5)["found"]), "")

    def test_page(self):
        first = MATCHES[0]
        text = page.text_of({first.name: brought(first, 0.995)}, "abc1234")
        for words in ("commit `abc1234`", "on a machine", "| 200 | 99.5% | 96.5% – 101.5% | +123 | 98% | reached |",
                      "not played yet"):
            self.assertIn(words, text)
        rows = [line for line in text.splitlines() if line.startswith("|")]
        self.assertEqual(len(rows), len(MATCHES) + 2 * len(page.CHAPTERS))
        self.assertEqual({row.count("|") for row in rows}, {10})
        self.assertLessEqual(max(len(line) for line in text.splitlines() if not line.startswith("|")), 128)

    def test_nothing_is_written_while_matches_are_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            listed = call("--list", "--work", folder, "--docs", folder)
            self.assertEqual((listed.returncode, len(listed.stdout.splitlines())), (0, len(MATCHES)))
            unknown = call("--only", "chess", "--work", folder, "--docs", folder)
            self.assertEqual(unknown.returncode, 2)
            self.assertIn("chess", unknown.stderr)
            missing = call("--only", MATCHES[0].name, "--programs", folder, "--work", folder, "--docs", folder)
            self.assertEqual(missing.returncode, 2)
            self.assertIn("mehen", missing.stderr)
            self.assertFalse(os.path.exists(os.path.join(folder, "strength.md")))


if __name__ == "__main__":
    unittest.main()
