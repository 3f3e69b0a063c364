"""PHP: readonly classes, an exception for each kind, methods with named arguments."""

from __future__ import annotations

import re

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import camel, pascal
from ..text import GLUE, NOTICE, Lines

FOLDER = "clients/php/src"
TYPES = f"{FOLDER}/Types/Generated"
ERRORS = f"{FOLDER}/Errors/Generated"


def emit(contract: Contract) -> dict[str, str]:
    files = {f"{ERRORS}/Kinds.php": _kinds(contract),
             f"{TYPES}/Methods.php": _methods(contract)}
    for error in contract.errors:
        files[f"{ERRORS}/{pascal(error.kind)}.php"] = _error(error.kind, error.when)
    for enumeration in contract.enumerations:
        files[f"{TYPES}/{enumeration.name}.php"] = _enumeration(enumeration)
    for record in contract.records:
        is_given = record.name in contract.given
        is_answered = record.name in contract.answered or record.name.endswith("Result")
        files[f"{TYPES}/{record.name}.php"] = _record(
            record, is_given=is_given, is_answered=is_answered or not is_given)
    return files


def _file(namespace: str, *uses: str) -> Lines:
    lines = Lines()
    lines.add("<?php", "", f"// {NOTICE}", "", "declare(strict_types=1);", "",
              f"namespace Entitled\\{namespace};", "")
    if uses:
        lines.add(*(f"use {each};" for each in uses), "")
    return lines


def _doc(lines: Lines, text: str, indent: int = 0, *more: str) -> None:
    text = text.replace("*/", "* /")
    if not text and not more:
        return
    if len(text) + indent <= 91 and not more:
        lines.add(f"/** {text} */", indent=indent)
        return
    lines.add("/**", indent=indent)
    if text:
        lines.wrapped(text, indent=indent, first=" * ")
    if text and more:
        lines.add(" *", indent=indent)
    lines.add(*(f" * {each}" for each in more), indent=indent)
    lines.add(" */", indent=indent)


# Errors


def _error(kind: str, when: str) -> str:
    lines = _file("Errors")
    _doc(lines, when)
    lines.add(f"final class {pascal(kind)} extends RemoteError", "{", "}")
    return lines.text()


def _kinds(contract: Contract) -> str:
    lines = _file("Errors")
    _doc(lines, "The exception of each kind.")
    lines.add("final class Kinds", "{")
    lines.add("/** @var array<string, class-string<RemoteError>> */",
              "public const CLASSES = [", indent=4)
    lines.add(*(f"'{error.kind}' => {pascal(error.kind)}::class," for error in contract.errors),
              indent=8)
    lines.add("    ];", "}")
    return lines.text()


# Types


def annotation(type: Type, *, is_given: bool = False, more: tuple[str, ...] = ()) -> str:
    """The type in PHP, with what else may stand there."""
    parts = list(_bare(type, is_given))
    if "mixed" in parts:
        return "mixed"
    parts = list(dict.fromkeys([*parts, *more, *(["null"] if type.nullable else [])]))
    # `null` is said last, and once.
    if "null" in parts:
        parts.remove("null")
        parts.append("null")
    if len(parts) == 2 and parts[1] == "null":
        return f"?{parts[0]}"
    return "|".join(parts)


def _bare(type: Type, is_given: bool) -> list[str]:
    match type:
        case Text(is_moment=True):
            return ["\\DateTimeInterface", "string"] if is_given else ["\\DateTimeImmutable"]
        case Text(name="Duration") if is_given:
            return ["\\DateInterval", "string"]
        case Text():
            return ["string"]
        case Boolean():
            return ["bool"]
        case Integer():
            return ["int"]
        case Number():
            return ["int", "float"]
        case ListOf() | MapOf():
            return ["array"]
        case Enumeration(name=name):
            return [name, "string"] if is_given else ["string"]
        case Choice(options=options):
            return [each for option in options for each in _bare(option, is_given)]
        case Reference(name=name):
            return [name, "array"] if is_given else [name]
        case Anything():
            return ["mixed"]
    raise TypeError(f"no PHP for {type}")


def _documented(type: Type, is_given: bool) -> str | None:
    """What a list or a map holds, which PHP's own types do not say."""
    match type:
        case ListOf(of=of):
            inner = _documented(of, is_given) or annotation(of, is_given=is_given)
            return f"list<{inner}>"
        case MapOf(of=of):
            inner = _documented(of, is_given) or annotation(of, is_given=is_given)
            return f"array<string, {inner}>"
        case Enumeration(name=name) if not is_given:
            return f"value-of<{name}>|string" + ("|null" if type.nullable else "")
        case Reference(name=name) if is_given:
            return f"{name}|array<string, mixed>"
        case Choice(options=options):
            parts = [_documented(each, is_given) or annotation(each, is_given=is_given)
                     for each in options]
            return "|".join(dict.fromkeys(parts))
    return None


def _attribute(type: Type) -> str | None:
    """What a list or a map holds, for reading it."""
    match type:
        case ListOf(of=of):
            return f"#[ListOf({_element(of)})]"
        case MapOf(of=of):
            return f"#[MapOf({_element(of)})]"
    return None


def _element(type: Type) -> str:
    match type:
        case Reference(name=name):
            return f"{name}::class"
        case Text(is_moment=True):
            return "\\DateTimeImmutable::class"
        case MapOf(of=Anything()):
            return "'array'"
        case ListOf() | MapOf():
            raise TypeError(f"no PHP for a list of {type}")
    return f"'{annotation(type)}'"


def _encoder(type: Type) -> str | None:
    """What makes JSON's objects of PHP's arrays; None where a value says by itself what it is."""
    match type:
        case ListOf(of=of):
            inner = _encoder(of)
            return f"Encode::listOf({inner})" if inner else None
        case MapOf(of=of):
            return f"Encode::mapOf({_encoder(of) or ''})"
        case Choice(options=options):
            return next((found for option in options if (found := _encoder(option))), None)
        case Reference():
            return "Encode::object(...)"
    return None


def _enumeration(enumeration: Enumeration) -> str:
    lines = _file("Types")
    _doc(lines, enumeration.description)
    lines.add(f"enum {enumeration.name}: string", "{")
    lines.add(*(f"case {_case(value)} = '{value}';" for value in enumeration.values), indent=4)
    lines.add("}")
    return lines.text()


def _case(value: str) -> str:
    text = pascal(value)
    # The one name that a constant cannot have.
    return "Class_" if text == "Class" else text


def _default(field: Field) -> str:
    if field.must_be_given:
        return ""
    return " = Absent::Absent" if field.is_both or field.required else " = null"


def _annotated(field: Field, *, is_given: bool) -> str:
    more = (("Absent", "null") if field.is_both else ("null",) if not field.required
            else ("Absent",) if field.may_be_left_out else ())
    return annotation(field.type, is_given=is_given, more=more)


def _record(record: Record, *, is_given: bool, is_answered: bool) -> str:
    lines = _file("Types", "Entitled\\Absent", "Entitled\\Values\\AnsweredOnly",
                  "Entitled\\Values\\ListOf", "Entitled\\Values\\MapOf",
                  "Entitled\\Values\\Record")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.")
    lines.add(f"final readonly class {record.name} extends Record", "{",
              "    public function __construct(")
    takes = is_given and not is_answered
    # PHP wants what has a default last.
    for field in sorted(record.fields, key=lambda field: not field.must_be_given):
        documented = _documented(field.type, takes)
        if field.may_be_left_out and not documented:
            documented = annotation(field.type)
        text = f"@var {documented} {field.description}" if documented else field.description
        _doc(lines, text, 8)
        attribute = _attribute(field.type)
        lines.add(*([attribute] if attribute else []),
                  *(["#[AnsweredOnly]"] if field.is_refused else []), indent=8)
        lines.add(f"public {_annotated(field, is_given=takes)} ${field.name}{_default(field)},",
                  indent=8)
    if record.additional is not None:
        _doc(lines, f"@var array<string, {annotation(record.additional)}> "
                    "Members that are not named here.", 8)
        lines.add(f"#[MapOf({_element(record.additional)})]", "public array $additional = [],",
                  indent=8)
    lines.add("    ) {", "    }", "}")
    return _tidied(lines.text())


def _tidied(text: str) -> str:
    """Without the classes that nothing uses."""
    uses = re.findall(r"^use .*?(\w+);\n", text, re.MULTILINE)
    for name in uses:
        if len(re.findall(rf"\b{name}\b", text)) == 1:
            text = re.sub(rf"^use .*\b{name};\n", "", text, flags=re.MULTILINE)
    return text.replace(";\n\n\n", ";\n\n")


def _encoded(param: Field) -> str:
    value, encoder = f"${param.name}", _encoder(param.type)
    if encoder:
        value = f"Encode::with({encoder}, {value})"
    return f"'{param.name}'{GLUE}=>{GLUE}{value},"


# Methods


def _methods(contract: Contract) -> str:
    lines = _file("Types", "Entitled\\Absent", "Entitled\\Values\\Encode")
    _doc(lines, "Every method of the protocol, with the type of what it answers.")
    lines.add("abstract class Methods", "{")
    _doc(lines, "Every method, and whether it only reads.", 4, "@var array<string, bool>")
    lines.add("public const ONLY_READS = [", indent=4)
    lines.wrapped(" ".join(f"'{method.name}'{GLUE}=>{GLUE}{str(method.only_reads).lower()},"
                           for method in contract.methods), indent=8)
    lines.add("];", "", indent=4)
    _doc(lines, "Sends the params that are not null, and those of `$clears` that are not absent; "
                "reads the result.", 4,
         "@template T of \\Entitled\\Values\\Record", "@param array<string, mixed> $params",
         "@param class-string<T> $result", "@param array<string, mixed> $clears", "@return T")
    lines.add("abstract protected function ask(", "    string $method,", "    array $params,",
              "    string $result,", "    ?float $timeout,", "    array $clears = [],",
              "): mixed;", indent=4)
    for method in contract.methods:
        _method(lines, method)
    lines.add("}")
    return lines.text()


def _method(lines: Lines, method: Method) -> None:
    params = sorted(method.params, key=lambda param: not param.required)
    more = []
    if method.exactly_one:
        groups = " or ".join(" and ".join(f"${name}" for name in group)
                             for group in method.exactly_one)
        more += [f"Exactly one is given: {groups}.", ""]
    for param in params:
        text = _documented(param.type, True)
        text = f"{text}|null" if text and not param.required else text
        text = text or _annotated(param, is_given=True)
        more += _tag(f"@param {text} ${param.name} {param.description}")
    more += _tag("@param float|null $timeout Seconds for this call, instead of the client's own.")
    lines.add("")
    _doc(lines, method.summary, 4, *more)
    lines.add(f"public function {camel(method.name)}(", indent=4)
    lines.add(*(f"{_annotated(param, is_given=True)} ${param.name}{_default(param)},"
                for param in params), "?float $timeout = null,", indent=8)
    lines.add(f"): {method.result.name} {{", indent=4)
    given = " ".join(_encoded(param) for param in method.params if not param.is_both)
    clears = " ".join(_encoded(param) for param in method.params if param.is_both)
    clears = f", [{clears.rstrip(',')}]" if clears else ""
    lines.wrapped(f"return $this->ask('{method.name}', [{given.rstrip(',')}], "
                  f"{method.result.name}::class, $timeout{clears});", indent=8, rest="    ")
    lines.add("}", indent=4)


def _tag(text: str) -> list[str]:
    lines = Lines()
    lines.wrapped(text.replace("*/", "* /"), indent=7, first="", rest="  ")
    return [line.removeprefix("       ") for line in lines.text().splitlines()]
