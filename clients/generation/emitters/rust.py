"""Rust: structs, enums that take newer words, and a builder for each method."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import pascal, snake
from ..text import NOTICE, Lines

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
    lines.add(*(f'{_variant(value)} = "{value}",' for value in values), indent=8)
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
            return (f"impl IntoIterator<Item = impl Into<{annotation(of)}>>",
                    "{}.into_iter().map(Into::into).collect::<Vec<_>>()")
        case MapOf(of=of):
            return (f"impl IntoIterator<Item = (impl Into<String>, impl Into<{annotation(of)}>)>",
                    "{}.into_iter().map(|(name, each)| (name.into(), each.into()))"
                    f".collect::<BTreeMap<String, {annotation(of)}>>()")
    return f"impl Into<{_bare(type)}>", "{}.into()"


def _types(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head("What the daemon answers, and what it is given."),
              "use std::collections::BTreeMap;", "",
              "use crate::decode::{Decode, Members, Wrong};",
              "use crate::encode::{Encode, Fields};",
              "use crate::words::words;", "use crate::{Json, Maybe, Moment, Number, Period};")
    for enumeration in contract.enumerations:
        lines.add("")
        _words(lines, enumeration.name, list(enumeration.values), enumeration.description)
    for choice in contract.choices:
        lines.add("")
        _choice(lines, choice)
    for record in contract.records:
        lines.add("")
        is_given = record.name in contract.given
        _record(lines, record, is_given=is_given,
                is_answered=record.name in contract.answered or not is_given)
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


def _record(lines: Lines, record: Record, *, is_given: bool, is_answered: bool) -> None:
    _doc(lines, record.description or f"See `{record.name}` in Protocol.")
    lines.add("#[derive(Debug, Clone, PartialEq)]", "#[non_exhaustive]",
              f"pub struct {record.name} {{")
    for field in record.fields:
        _doc(lines, field.description, 4)
        lines.add(f"pub {_name(field.name)}: {_member(field)},", indent=4)
    if record.additional is not None:
        _doc(lines, "Members that are not named here.", 4)
        lines.add(f"pub additional: BTreeMap<String, {annotation(record.additional)}>,", indent=4)
    lines.add("}")
    if is_answered:
        _decode(lines, record)
    if is_given:
        _make(lines, record)
        _encode(lines, record)


def _decode(lines: Lines, record: Record) -> None:
    lines.add("", f"impl Decode for {record.name} {{",
              "    fn decode(value: &Json) -> Result<Self, Wrong> {",
              "        let members = Members::of(value)?;", f"        Ok({record.name} {{")
    for field in record.fields:
        how = "required" if field.required else "both" if field.is_both else "optional"
        lines.add(f'{_name(field.name)}: members.{how}("{field.name}")?,', indent=12)
    if record.additional is not None:
        known = ", ".join(f'"{field.name}"' for field in record.fields)
        lines.add(f"additional: members.additional(&[{known}])?,", indent=12)
    lines.add("        })", "    }", "}")


def _make(lines: Lines, record: Record) -> None:
    """`new` with what is required, and a function for each of the rest."""
    required = [field for field in record.fields if field.required]
    arguments = ", ".join(f"{_name(each.name)}: {_argument(each.type)[0]}" for each in required)
    lines.add("", f"impl {record.name} {{")
    if not required:
        lines.add("#[allow(clippy::new_without_default)]", indent=4)
    lines.add(f"pub fn new({arguments}) -> Self {{", f"    {record.name} {{", indent=4)
    for field in record.fields:
        value = (_argument(field.type)[1].format(_name(field.name)) if field.required
                 else "Maybe::Absent" if field.is_both else "None")
        text = _name(field.name) if value == _name(field.name) else f"{_name(field.name)}: {value}"
        lines.add(f"{text},", indent=12)
    lines.add("        }", "    }")
    for field in record.fields:
        if field.required:
            continue
        given, kept = _argument(field.type)
        name = _name(field.name)
        value = kept.format(name) if field.is_both else f"Some({kept.format(name)})"
        lines.add("")
        _doc(lines, field.description, 4)
        lines.add(f"pub fn {name}(mut self, {name}: {given}) -> Self {{",
                  f"    self.{name} = {value};", "    self", "}", indent=4)
    lines.add("}")


def _encode(lines: Lines, record: Record) -> None:
    lines.add("", f"impl Encode for {record.name} {{", "    fn encode(&self) -> Json {",
              "        let mut fields = Fields::default();")
    for field in record.fields:
        how = "required" if field.required else "both" if field.is_both else "optional"
        lines.add(f'fields.{how}("{field.name}", &self.{_name(field.name)});', indent=8)
    lines.add("        fields.json()", "    }", "}")


# Methods


def _calls(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head("Every method of the protocol, as a builder."),
              "use std::collections::BTreeMap;", "use std::time::Duration;", "",
              "use crate::client::{Client, Pending, Request};",
              "use crate::error::Error;", "use crate::{Json, Maybe, Moment, Period};",
              "use super::types::*;", "",
              "/// Every method, and whether it only reads, in the order of their names.",
              "pub const METHODS: &[(&str, bool)] = &[")
    ordered = sorted(contract.methods, key=lambda method: method.name.encode())
    lines.add(*(f'("{method.name}", {str(method.only_reads).lower()}),' for method in ordered),
              indent=4)
    lines.add("];", "", "impl Client {")
    for index, method in enumerate(contract.methods):
        if index:
            lines.add("")
        _begin(lines, method)
    lines.add("}")
    for method in contract.methods:
        _builder(lines, method)
    return lines.text()


def _begin(lines: Lines, method: Method) -> None:
    required = [param for param in method.params if param.required]
    _doc(lines, method.summary, 4)
    if method.exactly_one:
        groups = " or ".join(" and ".join(f"`{_name(name)}`" for name in group)
                             for group in method.exactly_one)
        lines.add("    ///")
        _doc(lines, f"Exactly one is given: {groups}.", 4)
    arguments = "".join(f", {_name(each.name)}: {_argument(each.type)[0]}" for each in required)
    name = pascal(method.name)
    lines.add(f"pub fn {_name(method.name)}(&self{arguments}) -> {name}Call {{", indent=4)
    if required:
        lines.add(f'let mut request = self.request("{method.name}");', indent=8)
        for each in required:
            _set(lines, each, "request", 8)
        lines.add(f"{name}Call {{ request }}", indent=8)
    else:
        lines.add(f'{name}Call {{ request: self.request("{method.name}") }}', indent=8)
    lines.add("}", indent=4)


def _set(lines: Lines, param: Field, request: str, indent: int) -> None:
    given, kept = _argument(param.type)
    value = kept.format(_name(param.name))
    if value.endswith(".into()"):
        bare = _bare(param.type)
        lines.add(f"let given: {f'Maybe<{bare}>' if param.type.nullable else bare} = {value};",
                  f'{request}.set("{param.name}", &given);', indent=indent)
    else:
        lines.add(f'{request}.set("{param.name}", &{value});', indent=indent)


def _builder(lines: Lines, method: Method) -> None:
    name = f"{pascal(method.name)}Call"
    lines.add("")
    _doc(lines, f"A call of `{method.name}`, which `send` makes.")
    lines.add('#[must_use = "`send` makes the call"]', "#[derive(Debug, Clone)]",
              f"pub struct {name} {{", "    request: Request,", "}", "", f"impl {name} {{")
    for param in method.params:
        if param.required:
            continue
        _doc(lines, param.description, 4)
        name = _name(param.name)
        lines.add(f"pub fn {name}(mut self, {name}: {_argument(param.type)[0]}) -> Self {{",
                  indent=4)
        _set(lines, param, "self.request", 8)
        lines.add("    self", "}", "", indent=4)
    result = method.result.name
    lines.add(
        "/// Waits so long at most, instead of as long as the client does.",
        "pub fn within(mut self, timeout: Duration) -> Self {",
        "    self.request.within(timeout);", "    self", "}", "",
        "/// Makes the call, and waits for what is answered.",
        f"pub fn send(self) -> Result<{result}, Error> {{", "    self.request.send()", "}", "",
        "/// Sends the request, and does not wait; several may be under way.",
        f"pub fn start(self) -> Result<Pending<{result}>, Error> {{", "    self.request.start()",
        "}", indent=4)
    lines.add("}")
