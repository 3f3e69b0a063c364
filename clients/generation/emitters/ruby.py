"""Ruby: records with readers, errors as classes, methods with keyword arguments."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import pascal, snake
from ..text import NOTICE, Lines

FOLDER = "clients/ruby/lib/entitled/generated"

_KEYWORDS = {
    "alias", "and", "begin", "break", "case", "class", "def", "do", "else", "elsif", "end",
    "ensure", "false", "for", "if", "in", "module", "next", "nil", "not", "or", "redo", "rescue",
    "retry", "return", "self", "super", "then", "true", "undef", "unless", "until", "when",
    "while", "yield",
}


def emit(contract: Contract) -> dict[str, str]:
    return {
        f"{FOLDER}/errors.rb": _errors(contract),
        f"{FOLDER}/methods.rb": _methods(contract),
        f"{FOLDER}/types.rb": _types(contract),
    }


def _name(name: str) -> str:
    text = snake(name)
    return f"{text}_" if text in _KEYWORDS else text


def _head() -> Lines:
    lines = Lines()
    lines.add("# frozen_string_literal: true", "", f"# {NOTICE}", "", "module Entitled")
    return lines


def _doc(lines: Lines, text: str, indent: int, rest: str = "# ") -> None:
    if text:
        lines.wrapped(text, indent=indent, first="# ", rest=rest)


# Errors


def _errors(contract: Contract) -> str:
    lines = _head()
    for error in contract.errors:
        _doc(lines, error.when, 2)
        lines.add(f"class {pascal(error.kind)} < RemoteError; end", "", indent=2)
    lines.add("class RemoteError", "  # From a kind to its class.", "  BY_KIND = {", indent=2)
    lines.add(*(f'"{error.kind}" => {pascal(error.kind)},' for error in contract.errors), indent=6)
    lines.add("  }.freeze", "end", indent=2)
    lines.add("end")
    return lines.text()


# Types


def _reader(type: Type) -> str:
    text = _bare_reader(type)
    return f"nullable({text})" if type.nullable and not isinstance(type, Anything) else text


def _bare_reader(type: Type) -> str:
    match type:
        case Text(is_moment=True):
            return "MOMENT"
        case Text() | Enumeration():
            return "TEXT"
        case Boolean():
            return "BOOLEAN"
        case Integer():
            return "INTEGER"
        case Number():
            return "NUMBER"
        case ListOf(of=of):
            return f"list_of({_reader(of)})"
        case MapOf(of=of):
            return f"map_of({_reader(of)})"
        case Choice(options=options):
            return f"either({', '.join(_bare_reader(option) for option in options)})"
        case Reference(name=name):
            return name
        case Anything():
            return "ANYTHING"
    raise TypeError(f"no Ruby for {type}")


def _words(type: Type) -> str:
    """Which words a text may be, for its description."""
    while isinstance(type, (ListOf, MapOf)):
        type = type.of
    return f" One of: {', '.join(type.values)}." if isinstance(type, Enumeration) else ""


def _types(contract: Contract) -> str:
    lines = _head()
    lines.add("# What the daemon answers, and what it is given.", "module Types", indent=2)
    for index, record in enumerate(contract.records):
        if index:
            lines.add("")
        _doc(lines, record.description or "An object of the protocol.", 4)
        lines.add(f"class {record.name} < Record", indent=4)
        for field in record.fields:
            _member(lines, field)
        if record.additional is not None:
            lines.add(f"additional {_reader(record.additional)}", indent=6)
        lines.add("end", indent=4)
    lines.add("  end", "end")
    return lines.text()


def _member(lines: Lines, field: Field) -> None:
    _doc(lines, (field.description + _words(field.type)).strip(), 6)
    needed = ", required: true" if field.must_be_given else ""
    needed += ", sent: false" if field.is_refused else ""
    lines.add(f'member :{_name(field.name)}, "{field.name}", {_reader(field.type)}{needed}',
              indent=6)


# Methods


def _methods(contract: Contract) -> str:
    lines = _head()
    lines.add("# Every method, and whether it only reads.", "METHODS = {", indent=2)
    lines.add(*(f'"{method.name}" => {str(method.only_reads).lower()},'
                for method in contract.methods), indent=4)
    lines.add("}.freeze", "",
              "# Every method of the protocol. `timeout` is for one call, in seconds.",
              "module Methods", indent=2)
    for index, method in enumerate(contract.methods):
        if index:
            lines.add("")
        _method(lines, method)
    lines.add("  end", "end")
    return lines.text()


def _method(lines: Lines, method: Method) -> None:
    lines.add(f"# {method.summary}", "#", indent=4)
    if method.exactly_one:
        groups = " or ".join(" and ".join(_name(name) for name in group)
                             for group in method.exactly_one)
        lines.add(f"# Exactly one is given: {groups}.", "#", indent=4)
    for param in method.params:
        _doc(lines, f"{_name(param.name)}: {param.description}{_words(param.type)}", 4, "#   ")
    _doc(lines, f"Gives a Types::{method.result.name}.", 4)
    lines.add(f"def {_name(method.name)}(", indent=4)
    for param in method.params:
        default = "" if param.required else " ABSENT" if param.is_both else " nil"
        lines.add(f"{_name(param.name)}:{default},", indent=6)
    lines.add("timeout: nil", indent=6)
    lines.add(")", indent=4)
    if not method.params:
        lines.add(f'ask("{method.name}", {{}}, Types::{method.result.name}, timeout)', indent=6)
    else:
        lines.add(f'ask("{method.name}", {{', indent=6)
        for param in method.params:
            value = _name(param.name) if param.is_both else f"leave_out({_name(param.name)})"
            value = _name(param.name) if param.required else value
            lines.add(f'"{param.name}" => {value},', indent=8)
        lines.add(f"}}, Types::{method.result.name}, timeout)", indent=6)
    lines.add("end", indent=4)
