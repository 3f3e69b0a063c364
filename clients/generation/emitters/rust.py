"""Rust: structs, enums that take newer words, and a builder for each method."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import pascal, snake
from ..text import GLUE, NOTICE, Lines

FOLDER = "clients/rust/src/generated"

_KEYWORDS = frozenset(
    "abstract as async await become box break const continue crate do dyn else enum extern false "
    "final fn for if impl in let loop macro match mod move mut override priv pub ref return self "
    "static struct super trait true try type typeof union unsafe unsized use virtual where while "
    "yield gen".split())

# What every builder has besides its params.
_OWN = frozenset({"send", "start", "within", "new"})


def emit(contract: Contract) -> dict[str, str]:
    return {
        f"{FOLDER}/mod.rs": _module(),
        f"{FOLDER}/kinds.rs": _kinds(contract),
        f"{FOLDER}/types.rs": _types(contract),
        f"{FOLDER}/calls.rs": _calls(contract),
    }


def _head(summary: str) -> list[str]:
    return [f"// {NOTICE}", "", f"//! {summary}", ""]


def _module() -> str:
    lines = Lines()
    lines.add(*_head("What clients/generate makes."), "#[rustfmt::skip]", "pub mod calls;",
              "#[rustfmt::skip]", "pub mod kinds;", "#[rustfmt::skip]", "pub mod types;")
    return lines.text()


def _name(name: str) -> str:
    text = snake(name)
    return f"{text}_" if text in _KEYWORDS or text in _OWN else text


def _doc(lines: Lines, text: str, indent: int = 0) -> None:
    if text:
        # What looks like a link or a tag is none.
        text = text.replace("[", "\\[").replace("<", "\\<")
        lines.wrapped(text, indent=indent, first="/// ")


def _words(lines: Lines, name: str, values: list[str], description: str) -> None:
    lines.add("words! {")
    _doc(lines, description or "One of some words.", 4)
    lines.add(f"{name} {{", indent=4)
    lines.wrapped(" ".join(f'{_variant(value)} = "{value}",' for value in values), indent=8)
    lines.add("    }", "}")


def _variant(value: str) -> str:
    text = pascal(value)
    return f"{text}_" if text in ("Newer", "Self") else text


def _kinds(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head("The kinds of errors."), "use crate::words::words;", "")
    _words(lines, "ErrorKind", [error.kind for error in contract.errors],
           "What a program looks at in an error of the daemon.")
    return lines.text()


# Types


def annotation(type: Type) -> str:
    text = _bare(type)
    return f"Option<{text}>" if type.nullable and text != "Json" else text


def _bare(type: Type) -> str:
    match type:
        case Text(is_moment=True):
            return "Moment"
        case Text(name="Duration"):
            return "Period"
        case Text():
            return "String"
        case Boolean():
            return "bool"
        case Integer():
            return "i64"
        case Number():
            return "Number"
        case ListOf(of=of):
            return f"Vec<{annotation(of)}>"
        case MapOf(of=of):
            return f"BTreeMap<String, {annotation(of)}>"
        case Enumeration(name=name) | Choice(name=name) | Reference(name=name):
            return name
        case Anything():
            return "Json"
    raise TypeError(f"no Rust for {type}")


def _member(field: Field) -> str:
    if field.is_both:
        return f"Maybe<{_bare(field.type)}>"
    return annotation(field.type) if field.required else f"Option<{annotation(field.type)}>"


def _argument(type: Type) -> tuple[str, str]:
    """What a caller may give, and `{}` turned into what is kept."""
    if type.nullable:
        return f"impl Into<Maybe<{_bare(type)}>>", "{}.into()"
    match type:
        case Boolean() | Integer():
            return _bare(type), "{}"
        case ListOf(of=of):
            return f"impl IntoIterator<Item = impl Into<{annotation(of)}>>", "list({})"
        case MapOf(of=of):
            return (f"impl IntoIterator<Item = (impl Into<String>, impl Into<{annotation(of)}>)>",
                    "map({})")
    return f"impl Into<{_bare(type)}>", "{}.into()"


def _types(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head("What the daemon answers, and what it is given."),
              "use std::collections::BTreeMap;", "",
              "use crate::decode::{Decode, Members, Wrong};", "use crate::encode::Encode;",
              "use crate::records::{answered, given, kinds, list, map};",
              "use crate::words::words;", "use crate::{Json, Maybe, Moment, Number, Period};")
    for enumeration in contract.enumerations:
        lines.add("")
        _words(lines, enumeration.name, list(enumeration.values), enumeration.description)
    for choice in contract.choices:
        lines.add("")
        _choice(lines, choice)
    for record in contract.records:
        lines.add("")
        if record.additional is not None:
            _open(lines, record)
        elif record.name in contract.given:
            _given(lines, record)
        else:
            _answered(lines, record)
        if record.kinds:
            lines.add("")
            _body(lines, record)
    return lines.text()


def _option(option: Type) -> str:
    """The variant of a choice."""
    match option:
        case Enumeration(name=name) | Reference(name=name):
            return name
        case Text():
            return "Text"
        case Number() | Integer():
            return "Number"
        case Boolean():
            return "Boolean"
    raise TypeError(f"no variant for {option}")


def _choice(lines: Lines, choice: Choice) -> None:
    _doc(lines, choice.description or f"See `{choice.name}` in Protocol.")
    lines.add("#[derive(Debug, Clone, PartialEq)]", "#[non_exhaustive]",
              f"pub enum {choice.name} {{")
    lines.add(*(f"{_option(each)}({_bare(each)})," for each in choice.options), indent=4)
    lines.add("}")
    for each in choice.options:
        lines.add("", f"impl From<{_bare(each)}> for {choice.name} {{",
                  f"    fn from(value: {_bare(each)}) -> Self {{",
                  f"        {choice.name}::{_option(each)}(value)", "    }", "}")
        if isinstance(each, (Enumeration, Text)):
            lines.add("", f"impl From<&str> for {choice.name} {{",
                      "    fn from(value: &str) -> Self {",
                      f"        {choice.name}::{_option(each)}(value.into())", "    }", "}")
    if all(not isinstance(each, Reference) for each in choice.options):
        lines.add("", f"impl Decode for {choice.name} {{",
                  "    fn decode(value: &Json) -> Result<Self, Wrong> {")
        for each in choice.options:
            lines.add(f"if let Ok(found) = {_bare(each)}::decode(value) {{",
                      f"    return Ok({choice.name}::{_option(each)}(found));", "}", indent=8)
        lines.add('        Err(Wrong::of("value of a known type", value))', "    }", "",
                  "    fn missing() -> Json {",
                  f"        {_bare(choice.options[0])}::missing()", "    }", "}")
    lines.add("", f"impl Encode for {choice.name} {{", "    fn encode(&self) -> Json {",
              "        match self {")
    lines.add(*(f"{choice.name}::{_option(each)}(value) => value.encode(),"
                for each in choice.options), indent=12)
    lines.add("        }", "    }", "}")


def _answered(lines: Lines, record: Record) -> None:
    lines.add("answered! {")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.", 4)
    lines.add(f"    {record.name} {{")
    for field in record.fields:
        _doc(lines, field.description, 8)
        lines.add(f'{_name(field.name)}: {_member(field)} = "{field.name}",', indent=8)
    lines.add("    }", "}")


def _body(lines: Lines, record: Record) -> None:
    """What each kind always has."""
    by_name = {field.name: field for field in record.fields}
    lines.add("kinds! {", f"    {record.name} {record.name}Body {record.name}Kind {{")
    for kind, has in record.kinds.items():
        members = ", ".join(f"{_name(name)}:{GLUE}{annotation(by_name[name].type)}" for name in has)
        lines.wrapped(f"{_variant(kind)} {{ {members} }},", indent=8, rest="    ")
    lines.add("    }", "}")


def _open(lines: Lines, record: Record) -> None:
    """A record with members that are not named."""
    _doc(lines, record.description or f"See `{record.name}` in Protocol.")
    lines.add("#[derive(Debug, Clone, PartialEq)]", "#[non_exhaustive]",
              f"pub struct {record.name} {{")
    for field in record.fields:
        _doc(lines, field.description, 4)
        lines.add(f"pub {_name(field.name)}: {_member(field)},", indent=4)
    _doc(lines, "Members that are not named here.", 4)
    lines.add(f"pub additional: BTreeMap<String, {annotation(record.additional)}>,", "}",
              indent=4)
    lines.add("", f"impl Decode for {record.name} {{",
              "    fn decode(value: &Json) -> Result<Self, Wrong> {",
              "        let members = Members::of(value)?;", f"        Ok({record.name} {{")
    lines.add(*(f'{_name(field.name)}: members.member("{field.name}")?,'
                for field in record.fields), indent=12)
    known = ", ".join(f'"{field.name}"' for field in record.fields)
    lines.add(f"            additional: members.additional(&[{known}])?,", "        })", "    }",
              "}")


def _given(lines: Lines, record: Record) -> None:
    """What a caller must give, what it may give, and what only answers have."""
    needed = [field for field in record.fields if field.must_be_given]
    unsent = [field for field in record.fields if not field.is_sent]
    lines.add("given! {")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.", 4)
    lines.add(f"    {record.name} {{")
    for field in needed:
        _doc(lines, field.description, 8)
        _row(lines, _line(field))
    lines.add("    } {")
    for field in record.fields:
        if field in needed or field in unsent:
            continue
        _doc(lines, field.description, 8)
        how = "sure" if field.required and (field.sends_null or not field.type.nullable) else "some"
        _row(lines, f"{how} {_line(field)}")
    lines.add("    } {")
    for field in unsent:
        _doc(lines, field.description, 8)
        lines.add(f'{_name(field.name)}: {_member(field)} = "{field.name}",', indent=8)
    lines.add("    }", "}")


def _row(lines: Lines, text: str) -> None:
    """A row of a macro; what is given stands on a line of its own where it is long."""
    begin, given = text.split('" (', 1)
    if len(text) <= 92:
        lines.add(text, indent=8)
    else:
        lines.add(f'{begin}"', f"    ({given}", indent=8)


def _line(field: Field) -> str:
    """The member, and in parentheses what a caller may give and how it is kept."""
    name, bare = _name(field.name), _bare(field.type)
    given, kept = _argument(field.type)
    value = kept.format(name)
    if field.required and field.type.nullable:
        value = f"Into::<Maybe<{bare}>>::into({name}).value()"
    elif not field.required and not field.is_both:
        value = f"Some({value})"
    return f'{name}: {_member(field)} = "{field.name}" ({given}, {value}),'


# Methods


def _calls(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head("Every method of the protocol, as a builder."),
              "use std::collections::BTreeMap;", "",
              "use super::types::*;", "use crate::call::call;", "use crate::records::{list, map};",
              "use crate::{Json, Maybe, Moment, Period};", "",
              "/// Every method, and whether it only reads, in the order of their names.",
              "pub const METHODS: &[(&str, bool)] = &[")
    ordered = sorted(contract.methods, key=lambda method: method.name.encode())
    lines.add(*(f'("{method.name}", {str(method.only_reads).lower()}),' for method in ordered),
              indent=4)
    lines.add("];")
    for method in contract.methods:
        lines.add("")
        _call(lines, method)
    return lines.text()


def _call(lines: Lines, method: Method) -> None:
    lines.add("call! {")
    _doc(lines, method.summary, 4)
    if method.exactly_one:
        groups = " or ".join(" and ".join(f"`{_name(name)}`" for name in group)
                             for group in method.exactly_one)
        lines.add("    ///")
        _doc(lines, f"Exactly one is given: {groups}.", 4)
    lines.add(f'{_name(method.name)} "{method.name}" {pascal(method.name)}Call '
              f"-> {method.result.name} {{", indent=4)
    for param in method.params:
        if param.required:
            _row(lines, _param(param))
    lines.add("    } {")
    for param in method.params:
        if not param.required:
            _doc(lines, param.description, 8)
            _row(lines, _param(param))
    lines.add("    }", "}")


def _param(param: Field) -> str:
    given, kept = _argument(param.type)
    bare = _bare(param.type)
    return (f'{_name(param.name)}: {f"Maybe<{bare}>" if param.type.nullable else bare} '
            f'= "{param.name}" ({given}, {kept.format(_name(param.name))}),')
