"""Holds what was sent to the schemas in protocol/: as much of JSON Schema as they use, and no more."""
import json
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "protocol")
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
KNOWN = {"$ref", "type", "const", "enum", "anyOf", "oneOf", "required", "properties", "additionalProperties", "items", "minItems",
         "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern", "description"}


class Schema:
    def __init__(self, name):
        with open(os.path.join(FOLDER, f"{name}.schema.json"), encoding="utf-8") as file:
            self.definitions = json.load(file)["$defs"]

    def by_type(self, family):
        """The definition of each message of a family, such as `ServerMessage`, by its `type`."""
        names = [each["$ref"].rsplit("/", 1)[1] for each in self.definitions[family]["oneOf"]]
        return {self.definitions[name]["properties"]["type"]["const"]: name for name in names}

    def complaints(self, definition, value):
        """What is wrong with a value, each with its place; nothing if it is as defined."""
        return list(self._check({"$ref": f"#/$defs/{definition}"}, value, definition))

    def _check(self, rule, value, place):
        if unknown := set(rule) - KNOWN:
            raise ValueError(f"{place}: this checker does not know {sorted(unknown)}")
        if "$ref" in rule:
            yield from self._check(self.definitions[rule["$ref"].rsplit("/", 1)[1]], value, place)
        for choice in ("anyOf", "oneOf"):
            tries = [list(self._check(each, value, place)) for each in self._meant(rule.get(choice, []), value)]
            if tries and all(tries):
                yield min(tries, key=len)[0]
        if "type" in rule and not any(is_a(value, kind) for kind in as_list(rule["type"])):
            yield f"{place} is {json.dumps(value)[:60]}, not of type {rule['type']}"
            return
        if value != rule.get("const", value) or value not in rule.get("enum", [value]):
            yield f"{place} is {json.dumps(value)[:60]}, not {rule.get('const', rule.get('enum'))}"
        if isinstance(value, dict):
            yield from self._check_object(rule, value, place)
        elif isinstance(value, list):
            if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
                yield f"{place} has {len(value)} items"
            for index, item in enumerate(value if "items" in rule else []):
                yield from self._check(rule["items"], item, f"{place}[{index}]")
        elif isinstance(value, str):
            if not rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", len(value)):
                yield f"{place} has {len(value)} characters"
            if "pattern" in rule and not re.search(rule["pattern"], value):
                yield f"{place} is {value!r}, which does not fit {rule['pattern']}"
        elif isinstance(value, (int, float)) and not rule.get("minimum", value) <= value <= rule.get("maximum", value):
            yield f"{place} is {value}"

    def _meant(self, choices, value):
        """Of objects told apart by their kind the one of this kind, so that the others need not be tried."""
        kinds = [self.definitions.get(each.get("$ref", "").rsplit("/", 1)[-1], {}).get("properties", {}).get("kind", {})
                 for each in choices]
        if isinstance(value, dict) and all("const" in kind for kind in kinds):
            return [each for each, kind in zip(choices, kinds) if kind["const"] == value.get("kind")] or choices
        return choices

    def _check_object(self, rule, value, place):
        for name in rule.get("required", []):
            if name not in value:
                yield f"{place} has no {name}"
        known = rule.get("properties", {})
        more = rule.get("additionalProperties", True)
        for name, field in value.items():
            if name in known:
                yield from self._check(known[name], field, f"{place}.{name}")
            elif more is False:
                yield f"{place} has {name}, which the schema does not name"
            elif isinstance(more, dict):
                yield from self._check(more, field, f"{place}.{name}")


def as_list(kinds):
    return kinds if isinstance(kinds, list) else [kinds]


def is_a(value, kind):
    if kind in ("integer", "number"):
        return isinstance(value, int if kind == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, KINDS[kind])
