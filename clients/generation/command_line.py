"""Swift for `entitle`: what its help, its manual and its completion say of each method's params.

It reads `Protocol/openrpc.json`, the document that the daemon serves, because the notes follow the
schemas as they are written there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .model import Schema
from .names import camel
from .text import NOTICE, Lines

_DOCUMENT = Path(__file__).resolve().parents[2] / "Protocol" / "openrpc.json"
_PREFIX = "#/components/schemas/"
_KINDS = ("string", "number", "integer", "boolean", "object", "array", "null")
# Every id may have so many characters, which the notes do not repeat.
_ID_LENGTH = 255


def methods() -> str:
    """The text of the file with all methods."""
    document = json.loads(_DOCUMENT.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    lines = Lines()
    lines.add(f"// {NOTICE}", "// swift-format-ignore-file", "", "extension MethodList {",
              "  /// The methods of the contract with which the program was built.",
              "  static let contract = MethodList(methods: [")
    lines.add(*(f"{_constant(method)}," for method in document["methods"]), indent=4)
    lines.add("  ])")
    for method in document["methods"]:
        lines.add("")
        _method(lines, method, schemas)
    lines.add("}")
    return lines.text()


def _constant(method: Schema) -> str:
    return camel(method["name"])


def _method(lines: Lines, method: Schema, schemas: dict[str, Schema]) -> None:
    lines.add(f"  private static let {_constant(method)} = MethodEntry(",
              f"    name: {_quoted(method['name'])},", f"    summary: {_quoted(method['summary'])},",
              f"    role: {_quoted(method['x-role'])},", "    parameters: [")
    for param in method["params"]:
        _parameter(lines, param, schemas)
    lines.add("    ],", f"    choices: {_list(method.get('x-exactly-one', []))},",
              f"    exampleCall: {_example(method)}", "  )")


def _parameter(lines: Lines, param: Schema, schemas: dict[str, Schema]) -> None:
    schema = param["schema"]
    notes = _Notes(schema, schemas)
    kinds = sorted(_kinds(schema, schemas), key=_KINDS.index)
    lists = {"values": _values(schema, schemas), "examples": _examples(schema, schemas)}
    said = [f"name: {_quoted(param['name'])}", f"isRequired: {str(param['required']).lower()}",
            f"summary: {_quoted(param['summary'])}",
            f"facts: {_quoted(notes.stated(param['required'], schema))}",
            f"kinds: [{', '.join(f'.{kind}' for kind in kinds)}]"]
    said += [f"{name}: {_list(values)}" for name, values in lists.items() if values]
    lines.add("ParameterEntry(", indent=6)
    lines.add(*(f"{each}," for each in said[:-1]), indent=8)
    if not notes.members:
        lines.add(said[-1], indent=8)
    else:
        lines.add(f"{said[-1]},", "members: [", indent=8)
        lines.add(*(f"ParameterEntry.Member(name: {_quoted(name)}, about: {_quoted(about)}),"
                    for name, about in notes.members), indent=10)
        lines.add("]", indent=8)
    lines.add("),", indent=6)


def _quoted(text: str) -> str:
    """A literal of Swift without escapes."""
    marks = next("#" * count for count in range(4)
                 if not count and not set('"\\') & set(text)
                 or count and f'"{"#" * count}' not in text and f'\\{"#" * count}' not in text)
    return f'{marks}"{text}"{marks}'


def _list(values: list) -> str:
    texts = (_list(each) if isinstance(each, list) else _quoted(each) for each in values)
    return f"[{', '.join(texts)}]"


def _example(method: Schema) -> str:
    """The first example with params and without templates, which people cannot type, as JSON."""
    for example in method.get("examples", []):
        params = {param["name"]: param["value"] for param in example["params"]}
        call = json.dumps({"method": method["name"], "params": params}, ensure_ascii=False,
                          separators=(",", ":"))
        if params and "{{" not in call:
            return _quoted(call)
    return "nil"


def _target(schema: Schema, schemas: dict[str, Schema]) -> Schema | None:
    """What the schema's `$ref` names."""
    return schemas[schema["$ref"].removeprefix(_PREFIX)] if "$ref" in schema else None


def _kinds(schema: Schema, schemas: dict[str, Schema]) -> set[str]:
    """The JSON types that a schema allows; one without any statement allows each."""
    if target := _target(schema, schemas):
        return _kinds(target, schemas)
    if "type" in schema:
        kinds = schema["type"]
        return {kinds} if isinstance(kinds, str) else set(kinds)
    if "anyOf" in schema:
        return set().union(*(_kinds(option, schemas) for option in schema["anyOf"]))
    return set(_KINDS)


def _values(schema: Schema, schemas: dict[str, Schema]) -> list[str]:
    """The strings that a schema enumerates, also in its references, choices and elements."""
    if target := _target(schema, schemas):
        return _values(target, schemas)
    if "enum" in schema:
        return [value for value in schema["enum"] if isinstance(value, str)]
    if "anyOf" in schema:
        return [value for option in schema["anyOf"] for value in _values(option, schemas)]
    if "items" in schema:
        return _values(schema["items"], schemas)
    return ["true", "false"] if schema.get("type") == "boolean" else []


def _examples(schema: Schema, schemas: dict[str, Schema]) -> list[str]:
    """The strings that a schema gives as examples."""
    schema = _target(schema, schemas) or schema
    return [value for value in schema.get("examples", []) if isinstance(value, str)]


class _Notes:
    """Short phrases on a value, such as `one of a, b`, and the members of an object."""

    def __init__(self, schema: Schema, schemas: dict[str, Schema]) -> None:
        self.facts: list[str] = []
        self.members: list[tuple[str, str]] = []
        # The description of the schema, for a member without its own.
        self._description = ""
        if target := _target(schema, schemas):
            notes = _Notes(target, schemas)
            self.facts, self.members = notes.facts, notes.members
            self._description = target.get("description", "")
        elif "anyOf" in schema:
            choices = [_Notes(option, schemas) for option in schema["anyOf"]]
            self.facts = [", or ".join(fact for notes in choices for fact in notes.facts)]
            self.members = [member for notes in choices for member in notes.members]
        else:
            self._read(schema, schemas)

    def _read(self, schema: Schema, schemas: dict[str, Schema]) -> None:
        further = schema.get("additionalProperties")
        if "enum" in schema:
            words = (value if isinstance(value, str) else "null" for value in schema["enum"])
            self.facts = [f"one of {', '.join(words)}"]
        elif "items" in schema:
            notes = _Notes(schema["items"], schemas)
            most = f"list of up to {schema['maxItems']}" if "maxItems" in schema else "list"
            each = " strings" if notes.facts == ["string"] else notes._each(", each: ")
            self.facts, self.members = [most + each], notes.members
        elif isinstance(further, dict):
            notes = _Notes(further, schemas)
            self.facts, self.members = ["object" + notes._each(", each value: ")], notes.members
        elif "properties" in schema:
            self.facts = ["object"]
            required = schema.get("required", [])
            self.members = [(name, _Notes(member, schemas)._about(member, name in required))
                            for name, member in schema["properties"].items()]
        else:
            self.facts = self._limits(schema, _kinds(schema, schemas))

    def _each(self, words: str) -> str:
        return words + ", ".join(self.facts) if self.facts else ""

    @staticmethod
    def _limits(schema: Schema, kinds: set[str]) -> list[str]:
        match schema.get("format"):
            case "date-time":
                return ["timestamp | null" if "null" in kinds else "timestamp"]
            case "duration":
                return ["duration"]
        facts = ["true or false" if kinds == {"boolean"} else
                 "any JSON" if kinds == set(_KINDS) else
                 " | ".join(kind for kind in _KINDS if kind in kinds)]
        if "minimum" in schema and "maximum" in schema:
            facts.append(f"{schema['minimum']} to {schema['maximum']}")
        if schema.get("maxLength", _ID_LENGTH) != _ID_LENGTH:
            facts.append(f"up to {schema['maxLength']} characters")
        return facts

    def stated(self, required: bool, schema: Schema) -> str:
        """The facts in one text, without the common type `string`."""
        facts = ["required"] if required else []
        facts += [] if self.facts == ["string"] else self.facts
        if "default" in schema:
            facts.append(f"default: {_plain(schema['default'])}")
        return "; ".join(facts)

    def _about(self, schema: Schema, required: bool) -> str:
        facts = self.stated(required, schema)
        brackets = f"({facts})" if facts else ""
        said = schema.get("description") or self._description
        return " ".join(part for part in (said, brackets) if part)


def _plain(value: Any) -> str:
    """A string without its quotes, and any other value as JSON."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text[1:-1] if isinstance(value, str) and value else text
