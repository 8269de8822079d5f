#!/usr/bin/python3
"""The clients play, and notice what a server does wrong; here against a small server of their own."""
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.path.dirname(HERE)
sys.path[:0] = [HERE, TOOLS]
import table_client  # noqa: E402
from fake_server import FAULTS  # noqa: E402
from player import Player, check_record, check_result, check_story, story  # noqa: E402
from serving import Server  # noqa: E402
from table_client import Broken, Client, Refused, Table  # noqa: E402

FAKE = os.path.join(HERE, "fake_server.py")


def call(name, *arguments):
    return subprocess.run([os.path.join(TOOLS, name), *arguments], capture_output=True, text=True, check=False)


def command_lines():
    """Of all processes that there are."""
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{pid}/cmdline", encoding="utf-8", errors="replace") as file:
            yield file.read()


async def nothing():
    pass


async def play_once(url):
    """A whole match with every check that there is."""
    client = Client(url)
    await client.guest("Tester")
    await client.connect()
    table = await client.create("sticks", ["me", "easy", "easy"])
    player = Player(client, table, random.Random(1))
    check_result(table, await player.play(nothing))
    check_story(table, await story(client, table))
    check_record(await client.http("GET", f"/api/tables/{table.name}/record"), table, player.answers)
    await client.drop()


class Served(unittest.TestCase):
    """Each test has a server, well or with a fault."""

    def serve(self, fault="none"):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        server = Server(FAKE, folder, ["--fault", fault])
        server.start()
        self.addCleanup(server.stop)
        return server.url


class Playing(Served):
    def test_a_match_to_its_end(self):
        asyncio.run(play_once(self.serve()))

    def test_several_seats_and_lost_connections(self):
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as transcript:
            done = call("play", "--server", self.serve(), "--game", "sticks", "--seats", "me,easy,me", "--drop", "2",
                        "--transcript", transcript.name)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("found in the record", done.stdout)
            kinds = [(line[0], json.loads(line[2:])["type"]) for line in transcript]
        self.assertEqual(kinds[:3], [(">", "hello"), ("<", "welcome"), (">", "create")])
        self.assertGreater(kinds.count((">", "open")), 2)

    def test_a_server_that_is_not_there(self):
        done = call("play", "--server", "http://127.0.0.1:9", "--game", "sticks")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, "^tools/client/play: lost: POST /api/guest")

    def test_bad_use(self):
        for arguments in (["--seats", "easy,easy"], ["--option", "length"]):
            self.assertEqual(call("play", *arguments).returncode, 2)
        self.assertIn("nothing to measure", call("load", "--mehen", FAKE).stderr)

    def test_a_refusal_says_why(self):
        async def open_nothing(url):
            client = Client(url)
            await client.connect()
            with self.assertRaises(Refused) as caught:
                await client.open("nowhere")
            await client.drop()
            return caught.exception

        refused = asyncio.run(open_nothing(self.serve()))
        self.assertEqual((refused.code, refused.reason), ("unknown", "There is no table nowhere."))


class Noticing(Served):
    """What a server with a fault is told off for. A forgetful one is for the kill test."""
    WORDS = {
        "backwards": "went back from position",
        "stubborn": "offers 'take 2' and refuses it",
        "gullible": r"took '.*' of reed for",
        "generous": r"took '.*' of (lotus|palm)",
        "liar": "history says None",
        "mute": "still not: .* shows position",
    }

    def setUp(self):
        self.enterContext(unittest.mock.patch.object(table_client, "PATIENCE", 1.0))
        self.enterContext(unittest.mock.patch.object(table_client, "MESSAGES_A_SECOND", 1000))

    def test_every_fault(self):
        self.assertEqual(set(self.WORDS) | {"none", "forgetful"}, set(FAULTS))
        for fault, words in self.WORDS.items():
            with self.subTest(fault), self.assertRaisesRegex(Broken, words):
                url = self.serve(fault)
                for _ in range(20):  # a random match may miss it
                    asyncio.run(play_once(url))


class Positions(unittest.TestCase):
    MESSAGE = {"type": "position", "table": "t1", "position": 4, "over": False, "waiting": ["reed"], "happened": [],
               "result": None, "seats": [{"seat": "reed", "actions": [{"action": "take 1"}, {"action": "take 2"}]}]}

    def assert_broken(self, words, **changes):
        table = Table("t1")
        table.take_position(self.MESSAGE)
        with self.assertRaisesRegex(Broken, words):
            table.take_position(self.MESSAGE | changes)

    def test_what_the_document_rules_out(self):
        event = {"position": 4, "text": "…"}
        self.assert_broken("went back", position=3)
        self.assert_broken("tells of position 4", position=6, happened=[event])
        self.assert_broken("out of order", position=6, happened=[event | {"position": 6}, event | {"position": 5}])
        self.assert_broken("offers 2 actions", waiting=[])
        self.assert_broken("offers 0 actions", seats=[{"seat": "reed", "actions": []}])
        self.assert_broken("twice", seats=[{"seat": "reed", "actions": [{"action": "take 1"}] * 2}])
        self.assert_broken("over is True", over=True)

    def test_what_was_told_is_kept(self):
        table = Table("t1")
        table.take_position(self.MESSAGE)
        table.take_position(self.MESSAGE | {"position": 6, "happened": [{"position": 6, "text": "a"}, {"position": 6, "text": "b"}]})
        self.assertEqual(table.told, {6: ["a", "b"]})
        check_story(table, {5: ["x"], 6: ["a", "b"]})
        with self.assertRaises(Broken):
            check_story(table, {6: ["a"]})


class Records(unittest.TestCase):
    RECORD = "mehen-record 1\nseat reed x\n1 reed: guess 1\n2 lotus: guess 3\n3 chance: rain\n4 reed: take 2\n"

    def check(self, *answers):
        check_record(self.RECORD, Table("t1"), [("reed", *answer) for answer in answers])

    def test_every_acknowledged_answer_is_there(self):
        self.check(("guess 1", True), ("take 2", True))
        with self.assertRaisesRegex(Broken, "'take 3' of reed was acknowledged"):
            self.check(("guess 1", True), ("take 2", True), ("take 3", True))
        with self.assertRaisesRegex(Broken, "that nobody gave"):
            self.check(("guess 1", True))

    def test_an_answer_lost_on_the_way_may_be_there_or_not(self):
        self.check(("guess 1", False), ("take 2", False), ("take 3", False))
        self.check(("guess 1", False), ("guess 1", True), ("take 2", True))


class Killing(Served):
    def test_a_server_that_keeps_its_word(self):
        done = call("kill-test", "--mehen", FAKE, "--games", "sticks", "--tables", "3", "--rounds", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("nothing missing", done.stdout)

    def test_one_that_forgets(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())  # its data is kept
        with unittest.mock.patch.dict(os.environ, TMPDIR=folder):
            done = call("kill-test", "--mehen", FAKE, "--games", "sticks", "--tables", "3", "--rounds", "20",
                        "--server-option=--fault=forgetful")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, "went back from position|is not in the record|was acknowledged|history was")


class Loading(Served):
    def test_figures(self):
        done = call("load", "--mehen", FAKE, "--game", "sticks", "--idle", "30", "--tables", "4", "--seconds", "2", "--period",
                    "0.5", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        figures = json.loads(done.stdout)
        self.assertEqual((figures["idle"], figures["tables"]), (30, 4))
        self.assertGreaterEqual(figures["actions"], 8)
        self.assertLessEqual(figures["acknowledged_ms"]["p50"], figures["acknowledged_ms"]["max"])

    def test_ended_from_outside_it_leaves_nothing_behind(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        command = [os.path.join(TOOLS, "load"), "--mehen", FAKE, "--game", "sticks", "--idle", "5", "--tables", "2"]
        with subprocess.Popen(command, env=os.environ | {"TMPDIR": folder}, stdout=subprocess.PIPE, text=True) as load:
            self.assertEqual(load.stdout.readline(), "idle connections: 5\n")
            load.terminate()
            self.assertEqual(load.wait(20), 143)
        self.assertEqual(os.listdir(folder), [])
        self.assertEqual([line for line in command_lines() if folder in line], [])

    def test_an_error_is_one(self):
        done = call("load", "--mehen", FAKE, "--game", "sticks", "--tables", "4", "--seconds", "4", "--period", "0.2",
                    "--server-option=--fault=stubborn")
        self.assertEqual(done.returncode, 1)
        self.assertIn("and refuses it", done.stderr)


if __name__ == "__main__":
    unittest.main()
