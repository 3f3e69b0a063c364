"""Swift for the daemon: a project's rules, their presets, and the reader of what a request changes.

`Protocol/schemas/Rules.json` has a row for each rule: its name and its sentence, its values or
limits, and in `x-presets` the value of each preset. Projects of older releases lack those with
`x-later`, and have their preset's.
"""

from __future__ import annotations

from .model import Contract, Enumeration, Field, Integer, ListOf
from .names import pascal
from .text import NOTICE, Lines

# A type that two rules share.
_TYPES = {"onIdentifyNew": "OnIdentify", "onIdentifyKnown": "OnIdentify"}

_KEYWORDS = ("return", "switch")


def rules(contract: Contract) -> dict[str, str]:
    """The files, from `Sources`."""
    fields = [field for field in contract.record("Rules").fields if field.name != "preset"]
    return {"IdentityCore/Rules/Generated/Rules": _rules(fields),
            "IdentityCore/Rules/Generated/Preset+Rules": _presets(fields),
            "LineProtocol/Methods/Generated/Rules+Reading": _reading(fields)}


def _head() -> Lines:
    lines = Lines()
    lines.add(f"// {NOTICE}", "// swift-format-ignore-file", "")
    return lines


def _property(field: Field) -> str:
    """`userIdLengthMax` is `userIDLengthMax`."""
    return field.name.replace("Id", "ID") if field.name.find("Identify") < 0 else field.name


def _type(field: Field) -> str:
    match field.type:
        case Enumeration():
            return _TYPES.get(field.name, pascal(field.name))
        case Integer():
            return "Int"
        case ListOf():
            return "[UserID]"
    return "[UInt8]"


def _rules(fields: list[Field]) -> str:
    lines = _head()
    lines.add("/// The rules of identity and purchases: one value for each question.", "///",
              "/// The core reads these rules and never the system that they came from. The names",
              "/// and values are those of `project.define`.",
              "package struct Rules: Hashable, Sendable {")
    for field in fields:
        lines.wrapped(field.description, indent=2, first="/// ")
        lines.add(f"package var {_property(field)}: {_type(field)}", indent=2)
    lines.add("", "  package init(")
    arguments = [f"{_property(field)}: {_type(field)}" for field in fields]
    lines.add(*(f"{each}," for each in arguments[:-1]), arguments[-1], indent=4)
    lines.add("  ) {")
    lines.add(*(f"self.{_property(field)} = {_property(field)}" for field in fields), indent=4)
    lines.add("  }")
    for name, values in {_type(field): field.type.values for field in fields
                         if isinstance(field.type, Enumeration)}.items():
        lines.add("", f"  /// The values of `{name[0].lower()}{name[1:]}`.",
                  f"  package enum {name}: String, CaseIterable, Sendable {{")
        lines.add(*(f"case {_word(value)}" for value in values), indent=4)
        lines.add("  }")
    lines.add("}", "", "extension Rules {",
              "  /// Visits the rules in the order in which they are stored.",
              "  mutating func fields<C: FieldCoder & ~Copyable>(",
              "    _ coder: inout C", "  ) throws(C.Failure) {")
    later = [field for field in fields if field.type.schema.get("x-later")]
    lines.add(*_visits(field for field in fields if field not in later), indent=4)
    others = (f"{_property(field)} != preset.rules.{_property(field)}" for field in later)
    lines.add("  }", "", "  /// Whether a rule that older projects lack is another one than the preset's.",
              "  func areBeyond(_ preset: Preset) -> Bool {",
              f"    {' || '.join(others) or 'false'}", "  }", "",
              "  /// Visits the rules that older projects lack.",
              "  mutating func laterFields<C: FieldCoder & ~Copyable>(",
              "    _ coder: inout C", "  ) throws(C.Failure) {")
    lines.add(*_visits(later), indent=4)
    lines.add("  }", "}")
    return lines.text()


def _visits(fields) -> list[str]:
    return [f"try coder.{_coder(field)}(&{_property(field)})" for field in fields]


def _coder(field: Field) -> str:
    match field.type:
        case Enumeration():
            return "code"
        case Integer():
            return "signed"
        case ListOf():
            return "list"
    return "bytes"


def _word(value: str) -> str:
    return f"`{value}`" if value in _KEYWORDS else value


def _presets(fields: list[Field]) -> str:
    presets = list(fields[0].type.schema["x-presets"])
    lines = _head()
    lines.add("extension Preset {",
              "  /// The system's rules; a project may override each of them.",
              "  package var rules: Rules {", "    switch self {")
    lines.add(*(f"case .{preset}: Self.{preset}Rules" for preset in presets), indent=4)
    lines.add("    }", "  }")
    for preset in presets:
        lines.add("", f"  private static let {preset}Rules = Rules(")
        values = [f"{_property(field)}: {_value(field, preset)}" for field in fields]
        for value in values:
            lines.wrapped(value, indent=4, rest="  ", last="" if value == values[-1] else ",")
        lines.add("  )")
    lines.add("}")
    return lines.text()


def _value(field: Field, preset: str) -> str:
    value = field.type.schema["x-presets"][preset]
    match field.type:
        case Enumeration():
            return f".{value}"
        case Integer():
            return str(value)
        case ListOf():
            return "[" + ", ".join(_literal(each) for each in value) + "]"
    return f"Array({_literal(value)}.utf8)"


def _literal(text: str) -> str:
    return '"' + text.replace("\0", "\\0") + '"'


def _reading(fields: list[Field]) -> str:
    lines = _head()
    lines.add("import IdentityCore", "", "extension Rules {",
              "  /// Takes over the rules that a request gives.",
              "  mutating func read(_ given: borrowing Parameters) throws(RPCError) {")
    for field in fields:
        lines.add(f'if let value = given.optional("{field.name}") {{',
                  *f"  {_property(field)} = {_reader(field)}".split("\n"), "}", indent=4)
    lines.add("  }", "}")
    return lines.text()


def _reader(field: Field) -> str:
    schema = field.type.schema
    match field.type:
        case Enumeration():
            return "try value.choice()"
        case Integer():
            return f"try value.integer({schema['minimum']}...{schema['maximum']})"
        case ListOf():
            most = schema["items"]["maxLength"]
            return (f"try value.list(max: {schema['maxItems']}) {{ element throws(RPCError) in\n"
                    f"    UserID(try element.string(scalarsMax: {most}))\n  }}")
    return f"try value.string(scalarsMax: {schema['maxLength']})"
