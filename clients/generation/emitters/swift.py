"""Swift: structs, words that newer daemons may add to, and each method for tasks and for threads.

What is generated belongs to the library of `Sources/EntitledClient`; a file for each method with
its result, and one for each other type.
"""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import camel, pascal
from ..text import NOTICE, Lines

FOLDER = "Sources/EntitledClient/Generated"

# The formatter leaves the file alone.
_HEAD = [f"// {NOTICE}", "// swift-format-ignore-file", ""]

_KEYWORDS = frozenset(
    "as break case catch class continue default defer deinit do else enum extension false "
    "fileprivate for func guard if import in init inout internal is let nil operator private "
    "protocol public repeat rethrows return self static struct subscript super switch throw "
    "throws true try typealias var where while".split())


def emit(contract: Contract) -> dict[str, str]:
    files = {"Entitled+Methods": _methods(contract)}
    named = [method.result.name for method in contract.methods]
    # What several methods answer has a file of its own.
    results = {name for name in named if named.count(name) == 1}
    for method in contract.methods:
        files[f"Client+{camel(method.name)}"] = _method(
            contract, method, has_result=method.result.name in results)
    for record in contract.records:
        if record.name not in results:
            files[f"Entitled+{record.name}"] = _file(_record, contract, record)
        if record.kinds:
            files[f"Entitled+{record.name}Body"] = _file(_body, record)
    for enumeration in contract.enumerations:
        files[f"Entitled+{enumeration.name}"] = _file(_words, contract, enumeration)
    for choice in contract.choices:
        files[f"Entitled+{choice.name}"] = _file(_choice, contract, choice)
    kinds = Enumeration(name="ErrorKind", values=tuple(error.kind for error in contract.errors),
                        description="What a program looks at in an error of the daemon.")
    files["Entitled+ErrorKind"] = _file(_words, contract, kinds)
    return {f"{FOLDER}/{name}.swift": text for name, text in files.items()}


def _file(write, *of) -> str:
    lines = Lines()
    lines.add(*_HEAD)
    write(lines, *of)
    return lines.text()


def _name(name: str) -> str:
    text = camel(name)
    return f"`{text}`" if text in _KEYWORDS else text


def _doc(lines: Lines, text: str, indent: int = 0, first: str = "/// ") -> None:
    if text:
        lines.wrapped(text, indent=indent, first=first, rest=first.replace("-", " "))


def _type(type: Type) -> str:
    text = _bare(type)
    return f"{text}?" if type.nullable and text != "JSON" else text


def _bare(type: Type) -> str:
    match type:
        case Text(is_moment=True):
            return "Entitled.Moment"
        case Text():
            return "String"
        case Boolean():
            return "Bool"
        case Integer():
            return "Int"
        case Number():
            return "JSON.Number"
        case ListOf(of=of):
            return f"[{_type(of)}]"
        case MapOf(of=of):
            return f"Entitled.Map<{_type(of)}>"
        case Enumeration(name=name) | Choice(name=name) | Reference(name=name):
            return f"Entitled.{name}"
        case Anything():
            return "JSON"
    raise TypeError(f"no Swift for {type}")


def _is_maybe(field: Field) -> bool:
    """A `JSON` tells null by itself."""
    return field.is_both and not isinstance(field.type, Anything)


def _member(field: Field) -> str:
    """A member's type, or that of an argument."""
    if _is_maybe(field):
        return f"Entitled.Maybe<{_bare(field.type)}>"
    text = _type(field.type)
    return text if field.required or text.endswith("?") else f"{text}?"


def _argument(field: Field) -> str:
    type = _member(field)
    if field.must_be_given and not field.required:
        type = _bare(field.type)
    elif field.may_be_left_out:
        type = (f"Entitled.Maybe<{_bare(field.type)}>" if _is_noted_null(field)
                else f"{_bare(field.type)}?")
    default = ("" if field.must_be_given else
               " = .absent" if _is_maybe(field) or _is_noted_null(field) else " = nil")
    return f"{_name(field.name)}: {type}{default}"


def _is_noted_null(field: Field) -> bool:
    """Null in answers, and something else than nothing from a caller."""
    return field.may_be_left_out and field.type.nullable and field.sends_null


def _is_noted(field: Field) -> bool:
    """Whether an object must remember that a caller gave the member."""
    return (field.may_be_left_out and field.is_sent
            and (field.sends_null or not field.type.nullable))


def _methods(contract: Contract) -> str:
    lines = Lines()
    ordered = sorted(contract.methods, key=lambda method: method.name.encode())
    lines.add(*_HEAD, "extension Entitled {",
              "  /// Every method that this client has, in the order of their names.",
              "  public static let methods = [")
    lines.add(*(f'"{method.name}",' for method in ordered), indent=4)
    lines.add("  ]", "", "  /// Those that only read.",
              "  static let readingMethods: Set<String> = [")
    lines.add(*(f'"{method.name}",' for method in ordered if method.only_reads), indent=4)
    lines.add("  ]", "}")
    return lines.text()


def _method(contract: Contract, method: Method, *, has_result: bool) -> str:
    lines = Lines()
    lines.add(*_HEAD, "extension Client {")
    _call(lines, method, "")
    lines.add("")
    _call(lines, method, " async")
    lines.add("}")
    if has_result:
        lines.add("")
        _record(lines, contract, method.result)
    return lines.text()


def _call(lines: Lines, method: Method, is_async: str) -> None:
    _doc(lines, method.summary if is_async else f"{method.summary} Blocks.", 2)
    lines.add("  ///")
    if method.exactly_one:
        groups = " or ".join(" and ".join(f"`{_name(name)}`" for name in group)
                             for group in method.exactly_one)
        _doc(lines, f"Exactly one is given: {groups}.", 2)
        lines.add("  ///")
    lines.add("  /// - Parameters:")
    for param in method.params:
        _doc(lines, f"{camel(param.name)}: {param.description}", 2, "///   - ")
    lines.add("  ///   - timeout: How long to wait for this answer.")
    if not method.only_reads:
        lines.add("  @discardableResult")
    lines.add(f"public func {camel(method.name)}(", indent=2)
    lines.add(*(f"{_argument(param)}," for param in method.params), "timeout: Duration? = nil",
              indent=4)
    lines.add(f"){is_async} throws(ClientError) -> Entitled.{method.result.name} {{",
              f"  {'var' if method.params else 'let'} params = Params()", indent=2)
    for param in method.params:
        lines.add(f'params.add("{param.name}", {_name(param.name)})', indent=4)
    wait = "await " if is_async else ""
    lines.add(f'return try {wait}make("{method.name}", params, timeout)', indent=4)
    lines.add("  }")


def _record(lines: Lines, contract: Contract, record: Record) -> None:
    is_given = record.name in contract.given
    is_noted = any(_is_noted(field) for field in record.fields)
    lines.add("extension Entitled {")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.", 2)
    lines.add(f"public struct {record.name}: Hashable, Sendable {{", indent=2)
    for field in record.fields:
        _doc(lines, field.description or f"See `{record.name}` in Protocol.", 4)
        lines.add(f"public {'var' if is_given else 'let'} {_name(field.name)}: {_member(field)}",
                  indent=4)
    if record.additional is not None:
        lines.add("/// Members that are not named here.",
                  f"public let additional: Map<{_type(record.additional)}>", indent=4)
    if is_noted:
        lines.add("    let given: Given")
    if is_given:
        _init(lines, record, is_noted)
    lines.add("  }", "}")
    if record.name in contract.answered or not is_given:
        _decoded(lines, record, is_noted)
    if is_given:
        lines.add("", f"extension Entitled.{record.name}: Encoded {{", "  var json: JSON {",
                  "    var members = Params()")
        for field in record.fields:
            noted = ", given" if _is_noted(field) else ""
            if field.is_sent:
                lines.add(f'members.add("{field.name}", {_name(field.name)}{noted})', indent=4)
        lines.add("    return members.json", "  }", "}")


def _init(lines: Lines, record: Record, is_noted: bool) -> None:
    lines.add("", "/// Made to be sent; what is left out is not sent.", "public init(", indent=4)
    arguments = [_argument(field) for field in record.fields if field.is_sent]
    lines.add(*(f"{each}," for each in arguments[:-1]), *arguments[-1:], indent=6)
    lines.add("    ) {")
    if is_noted:
        lines.add("      var given = Given.nothing")
    for field in record.fields:
        name = _name(field.name)
        value = name
        if not field.is_sent:
            value = "nil" if field.type.nullable else ".zero"
        elif _is_noted(field):
            value = f'given.take("{field.name}", {name})'
        lines.add(f"self.{name} = {value}", indent=6)
    if is_noted:
        lines.add("      self.given = given")
    lines.add("    }")


def _decoded(lines: Lines, record: Record, is_noted: bool) -> None:
    lines.add("", f"extension Entitled.{record.name}: Decoded {{",
              "  init(_ json: JSON) throws(Violation) {",
              "    var members = try Members(json)")
    for field in record.fields:
        how = "required" if field.required else "both" if _is_maybe(field) else "optional"
        lines.add(f'self.{_name(field.name)} = try members.{how}("{field.name}")', indent=4)
    if record.additional is not None:
        known = ", ".join(f'"{field.name}"' for field in record.fields)
        lines.add(f"additional = try members.additional(but: [{known}])", indent=4)
    if is_noted:
        lines.add("    given = .answer")
    lines.add("  }", "}")


def _body(lines: Lines, record: Record) -> None:
    """An enumeration with a struct for each kind, or for each group of kinds that are alike."""
    name = f"{record.name}Body"
    alike: dict[tuple[str, ...], list[str]] = {}
    for kind, has in record.kinds.items():
        alike.setdefault(has, []).append(kind)
    lines.add("extension Entitled {")
    _doc(lines, f"What `{record.name}` always has, by its kind.", 2)
    lines.add(f"public enum {name}: Hashable, Sendable {{", indent=2)
    for kind in record.kinds:
        lines.add(f"/// Of `{kind}`.", f"case {_name(kind)}({pascal(kind)})", indent=4)
    lines.add("/// Of a kind that this client does not know.", "case newer", indent=4)
    for has, (first, *others) in alike.items():
        fields = [field for name in has for field in record.fields if field.name == name]
        lines.add("", f"/// What `{first}` always has; `{record.name}` documents the members.",
                  f"public struct {pascal(first)}: Hashable, Sendable {{", indent=4)
        lines.add(*(f"public let {_name(field.name)}: {_type(field.type)}" for field in fields),
                  "", f"init(_ whole: Entitled.{record.name}) throws(MissingMember) {{", indent=6)
        lines.add(*(f"{_name(field.name)} = try whole.{_name(field.name)}.known()"
                    for field in fields), indent=8)
        lines.add("      }", "    }")
        for kind in others:
            lines.add(f"/// What `{kind}` always has.",
                      f"public typealias {pascal(kind)} = {pascal(first)}", indent=4)
    lines.add("  }", "}", "", f"extension Entitled.{record.name} {{",
              "  /// What an object of its kind always has.",
              f"  public var body: Entitled.{name} {{", "    do throws(MissingMember) {",
              "      switch kind {")
    lines.add(*(f"case .{_name(kind)}: return .{_name(kind)}(try .init(self))"
                for kind in record.kinds), "default: return .newer", "}", indent=6)
    lines.add("    } catch {", "      return .newer", "    }", "  }", "}")


def _words(lines: Lines, contract: Contract, words: Enumeration) -> None:
    lines.add("extension Entitled {")
    _doc(lines, words.description or "One of some words.", 2)
    lines.add(f"public struct {words.name}: Word, Encoded, Decoded, HasZero {{",
              "  /// The value as the daemon sends it.", "  public let rawValue: String", "",
              "  /// Any word, also one that only a newer daemon knows.",
              "  public init(rawValue: String) { self.rawValue = rawValue }", "", indent=2)
    for value in words.values:
        # For an optional parameter `.none` would mean that there is no argument.
        name = "nothing" if value == "none" else _name(value)
        lines.add(f"/// `{value}`.", f'public static let {name} = Self(rawValue: "{value}")',
                  indent=4)
    lines.add("  }", "}")


def _choice(lines: Lines, contract: Contract, choice: Choice) -> None:
    options = [(_option(option), _bare(option)) for option in choice.options]
    lines.add("extension Entitled {")
    _doc(lines, choice.description or f"See `{choice.name}` in Protocol.", 2)
    lines.add(f"public enum {choice.name}: Hashable, Sendable {{", indent=2)
    for name, type in options:
        lines.add(f"/// A `{type}`.", f"case {name}({type})", indent=4)
    lines.add("  }", "}")
    if any(param.type == choice for method in contract.methods for param in method.params):
        lines.add("", f"extension Entitled.{choice.name}: Encoded {{", "  var json: JSON {",
                  "    switch self {")
        lines.add(*(f"case .{name}(let value): value.json" for name, _ in options), indent=4)
        lines.add("    }", "  }", "}")
    if any(isinstance(option, Reference) for option in choice.options):
        return
    lines.add("", f"extension Entitled.{choice.name}: Decoded {{",
              "  init(_ json: JSON) throws(Violation) {", "    switch json {")
    for (name, type), option in zip(options, choice.options):
        kind = "number" if isinstance(option, (Number, Integer)) else "string"
        lines.add(f"case .{kind}: self = .{name}(try {type}(json))", indent=4)
    lines.add('    default: throw .expected("a value of a known type", json)', "    }", "  }", "",
              f"  static var missing: JSON {{ {options[0][1]}.missing }}", "}")


def _option(option: Type) -> str:
    """The case of a choice."""
    match option:
        case Enumeration():
            return "word"
        case Reference():
            return "object"
        case Text():
            return "text"
        case Number() | Integer():
            return "number"
    raise TypeError(f"no case for {option}")
