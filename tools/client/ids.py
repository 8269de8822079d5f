"""Finds ids such as "red-3-royal-scarab" in what is written for people. They are for records, command lines and programs."""
import re

WORD = re.compile(r"[\w-]+")
LIKE_AN_ID = re.compile(r"[a-z][a-z0-9]*-[a-z0-9-]+|[a-z]{2,}[0-9][a-z0-9]*")  # a plain word may be both; e4 is a place


class Ids:
    """Knows the ids of a catalogue and of every action it was shown."""

    def __init__(self, catalogue):
        self.known = set()
        for name in [entry["id"] for entry in catalogue["entries"]] + list(ids_within(catalogue["components"])):
            self.learn(name)

    def learn(self, text):
        self.known.update(word for word in WORD.findall(text) if LIKE_AN_ID.fullmatch(word))

    def found_in(self, sentence):
        return [word for word in WORD.findall(sentence) if word in self.known]


def ids_within(value):
    """Every `id` of the components, however deep."""
    if isinstance(value, list):
        for each in value:
            yield from ids_within(each)
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for each in value.values():
            yield from ids_within(each)


def sentences_of(message):
    """What a message says to people."""
    for seat in message.get("seats", []):
        yield seat["question"]
        yield from (action["label"] for action in seat["actions"])
    yield from (event["text"] for event in message.get("happened", []))
    yield message.get("chapter", "")
    yield from (text for line in message.get("lines", []) for text in line.get("texts", []))
