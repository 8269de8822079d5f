#!/usr/bin/python3
"""The checker of messages notices what the schemas rule out, and takes the examples of the document."""
import json
import os
import re
import sys
import unittest

sys.dont_write_bytecode = True
TOOLS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOOLS)
from schema import FOLDER, Schema  # noqa: E402

DOCUMENT = os.path.join(os.path.dirname(FOLDER), "docs", "protocol.md")


class Examples(unittest.TestCase):
    def test_the_document_is_as_the_schema_says(self):
        schema = Schema("messages")
        families = {"client": schema.by_type("ClientMessage"), "server": schema.by_type("ServerMessage")}
        with open(DOCUMENT, encoding="utf-8") as file:
            examples = re.findall(r"^```json (\w+)\n(.*?)^```$", file.read(), re.M | re.S)
        self.assertGreater(len(examples), 40)
        for tag, text in examples:
            value = json.loads(text)
            definition = "HttpBody" if tag == "http" else families[tag][value["type"]]
            self.assertEqual(schema.complaints(definition, value), [], text)


class Complaints(unittest.TestCase):
    SCHEMA = Schema("messages")

    def assert_wrong(self, definition, value, words):
        found = self.SCHEMA.complaints(definition, value)
        self.assertTrue(any(words in each for each in found), found)

    def test_what_is_missing_too_much_or_of_the_wrong_kind(self):
        acted = {"type": "acted", "table": "t1", "position": 3}
        self.assertEqual(self.SCHEMA.complaints("ActedMessage", acted), [])
        self.assert_wrong("ActedMessage", {"type": "acted", "table": "t1"}, "has no position")
        self.assert_wrong("ActedMessage", acted | {"hand": []}, "which the schema does not name")
        self.assert_wrong("ActedMessage", acted | {"position": "3"}, "not of type")
        self.assert_wrong("ActedMessage", acted | {"position": True}, "not of type")
        self.assert_wrong("ActedMessage", acted | {"position": -1}, "position is -1")
        self.assert_wrong("ActedMessage", acted | {"type": "act"}, "not acted")
        self.assert_wrong("ActedMessage", acted | {"id": "x" * 65}, "ActedMessage.id")
        self.assert_wrong("ErrorMessage", {"type": "error", "code": "tired", "reason": "x"}, "tired")

    def test_lists_of_the_wrong_length(self):
        fertility = Schema("fertility")
        self.assertEqual(fertility.complaints("Scenes", ["grapes", "cattle"]), [])
        for scenes in (["grapes"], ["grapes", "cattle", "papyrus"]):
            self.assertEqual(fertility.complaints("Scenes", scenes), [f"Scenes has {len(scenes)} items"])

    def test_a_rule_that_it_does_not_know_is_no_rule_kept(self):
        schema = Schema("messages")
        schema.definitions["Odd"] = {"type": "string", "format": "date"}
        with self.assertRaisesRegex(ValueError, "format"):
            schema.complaints("Odd", "today")


if __name__ == "__main__":
    unittest.main()
