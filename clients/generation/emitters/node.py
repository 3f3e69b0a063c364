"""Node: methods that give promises, with types for TypeScript beside them."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import camel, pascal
from ..text import NOTICE, Lines

FOLDER = "clients/node/src/generated"

# Records of which a caller may give less than is answered; `emit` finds them.
_LESS: set[str] = set()


def emit(contract: Contract) -> dict[str, str]:
    _LESS.update(record.name for record in contract.records
                 if any(field.needed is not None for field in record.fields))
    return {
        f"{FOLDER}/errors.d.ts": _error_types(contract),
        f"{FOLDER}/methods.js": _methods(contract),
        f"{FOLDER}/methods.d.ts": _method_types(contract),
        f"{FOLDER}/types.d.ts": _types(contract),
    }


def _head() -> list[str]:
    return [f"// {NOTICE}", ""]


def _doc(lines: Lines, text: str, indent: int = 0) -> None:
    if not text:
        return
    text = text.replace("*/", "* /")
    if len(text) + indent <= 91:
        lines.add(f"/** {text} */", indent=indent)
    else:
        lines.add("/**", indent=indent)
        lines.wrapped(text, indent=indent, first=" * ")
        lines.add(" */", indent=indent)


def _union(lines: Lines, name: str, values: list[str]) -> None:
    lines.add(f"export type {name} =")
    lines.add(*(f"| '{value}'" for value in values[:-1]), f"| '{values[-1]}';", indent=2)


def _error_types(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head())
    _doc(lines, "What a program looks at in an error of the daemon.")
    _union(lines, "ErrorKind", [error.kind for error in contract.errors])
    return lines.text()


# Types


def annotation(type: Type, *, is_given: bool = False) -> str:
    text = _bare(type, is_given)
    return f"{text} | null" if type.nullable and text != "unknown" else text


def _bare(type: Type, is_given: bool) -> str:
    match type:
        case Text(is_moment=True):
            return "Moment | Date" if is_given else "Moment"
        case Text(name=name):
            return name or "string"
        case Boolean():
            return "boolean"
        case Integer() | Number():
            return "number"
        case ListOf(of=of):
            text = annotation(of, is_given=is_given)
            return f"Array<{text}>" if not is_given else f"ReadonlyArray<{text}>"
        case MapOf(of=of):
            return f"Record<string, {annotation(of, is_given=is_given)}>"
        case Enumeration(name=name, is_answered=is_answered):
            return f"Open<{name}>" if is_answered or not is_given else name
        case Choice(options=options):
            return " | ".join(dict.fromkeys(_bare(option, is_given) for option in options))
        case Reference(name=name):
            return f"Given{name}" if is_given and name in _LESS else name
        case Anything():
            return "unknown"
    raise TypeError(f"no TypeScript for {type}")


def _types(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head())
    _doc(lines, "A moment in UTC: `2026-11-21T07:47:00.000Z`.")
    lines.add("export type Moment = string;", "")
    _doc(lines, "One of some words, or one that only a newer daemon knows.")
    lines.add("export type Open<Words extends string> = Words | (string & {});", "")
    _doc(lines, "What a caller may give of what the daemon answers: what it needs, some of the "
                "rest, and what may be given in another way.")
    lines.add("export type Given<Of, Needed extends keyof Of, Other> =",
              "  Pick<Of, Exclude<Needed, keyof Other>>",
              "  & Partial<Omit<Of, Needed | keyof Other>> & Other;")
    for name, description in contract.texts.items():
        lines.add("")
        _doc(lines, description)
        lines.add(f"export type {name} = string;")
    for enumeration in contract.enumerations:
        lines.add("")
        _doc(lines, enumeration.description)
        _union(lines, enumeration.name, list(enumeration.values))
    for record in contract.records:
        is_given = record.name in contract.given and record.name not in contract.answered
        lines.add("")
        _record(lines, record, is_given=is_given)
        if record.name in _LESS:
            _less(lines, record)
    for method in contract.methods:
        if method.params:
            lines.add("")
            _params(lines, method)
    return lines.text()


def _member(lines: Lines, field: Field, *, is_given: bool) -> None:
    _doc(lines, field.description, 2)
    mark = "" if field.required else "?"
    lines.add(f"{field.name}{mark}: {annotation(field.type, is_given=is_given)};", indent=2)


def _record(lines: Lines, record: Record, *, is_given: bool) -> None:
    name = f"{record.name}Members" if record.kinds else record.name
    _doc(lines, record.description)
    lines.add(f"export interface {name} {{")
    for field in record.fields:
        _member(lines, field, is_given=is_given)
    if record.additional is not None:
        lines.add(f"[name: string]: {annotation(record.additional)};", indent=2)
    lines.add("}")
    if record.kinds:
        _kinds(lines, record)


def _kinds(lines: Lines, record: Record) -> None:
    """A union by kind, of the members that each always has."""
    name = record.name
    lines.add("")
    _doc(lines, f"A `{name}` of that kind, with the members that it always has.")
    lines.add(f"export type {name}Of<Kind extends string, Has extends keyof {name}Members> =",
              f"  Omit<{name}Members, 'kind' | Has>",
              f"  & {{ kind: Kind }} & Required<Pick<{name}Members, Has>>;", "")
    _doc(lines, f"{record.description} A newer daemon may send a kind that is not among these.")
    lines.add(f"export type {name} =")
    alike: dict[tuple[str, ...], list[str]] = {}
    for kind, has in record.kinds.items():
        alike.setdefault(has, []).append(kind)
    for has, kinds in alike.items():
        words = [" | ".join(f"'{each}'" for each in names) for names in (kinds, has)]
        last = ";" if has == list(alike)[-1] else ""
        lines.wrapped(f"| {name}Of<{words[0]}, {words[1]}>{last}", indent=2, rest="  ")


def _less(lines: Lines, record: Record) -> None:
    """What a caller may give, in terms of what is answered."""
    needed = [f"'{field.name}'" for field in record.fields if field.must_be_given]
    lines.add("")
    _doc(lines, f"What may be given of a `{record.name}`.")
    lines.wrapped(f"export type Given{record.name} = Given<{record.name}, "
                  f"{' | '.join(needed) or 'never'}, {{", rest="  ")
    for field in record.fields:
        given = annotation(field.type, is_given=True)
        if field.is_refused:
            lines.add(f"{field.name}?: never;", indent=2)
        elif field.is_sent and given != annotation(field.type):
            lines.add(f"{field.name}{'' if field.must_be_given else '?'}: {given};", indent=2)
    lines.add("}>;")


def _params(lines: Lines, method: Method) -> None:
    """An interface; where exactly one of some params is given, a union of what may be."""
    name = f"{pascal(method.name)}Params"
    chosen = [param for group in method.exactly_one for param in group]
    _doc(lines, f"What `{method.name}` is given.")
    head = f"export interface {name} {{" if not chosen else f"export type {name} = {{"
    lines.add(head)
    for param in method.params:
        if param.name not in chosen:
            _member(lines, param, is_given=True)
    if not chosen:
        lines.add("}")
        return
    by_name = {param.name: param for param in method.params}
    lines.add("} & (")
    for group in method.exactly_one:
        given = [f"{each}: {annotation(by_name[each].type, is_given=True)}" for each in group]
        none = [f"{each}?: undefined" for each in chosen if each not in group]
        lines.add(f"| {{ {'; '.join([*given, *none])} }}", indent=2)
    lines.add(");")


# Methods


def _needs_params(method: Method) -> bool:
    return bool(method.exactly_one) or any(param.required for param in method.params)


def _methods(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head())
    _doc(lines, "Every method: whether it only reads, and its first param.")
    lines.add("export const METHODS = new Map([")
    for method in contract.methods:
        first = f"'{method.params[0].name}'" if method.params else "undefined"
        only_reads = str(method.only_reads).lower()
        lines.add(f"['{method.name}', {{ onlyReads: {only_reads}, first: {first} }}],", indent=2)
    lines.add("]);", "")
    _doc(lines, "Every method of the protocol; `call` is the client's.")
    lines.add("export class Methods {")
    for index, method in enumerate(contract.methods):
        if index:
            lines.add("")
        arguments = "params, options" if method.params else "options"
        given = "params" if method.params else "{}"
        lines.add(f"{camel(method.name)}({arguments}) {{",
                  f"  return this.call('{method.name}', {given}, options);", "}", indent=2)
    lines.add("}")
    return lines.text()


def _method_types(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_head(), "import type { CallOptions } from '../index.js';",
              "import type * as types from './types.js';", "")
    _doc(lines, "Every method: whether it only reads, and its first param.")
    lines.add("export const METHODS: ReadonlyMap<",
              "  string, { readonly onlyReads: boolean; readonly first?: string }", ">;", "")
    _doc(lines, "Every method of the protocol, with the types of its params and its result.")
    lines.add("export abstract class Methods {")
    for index, method in enumerate(contract.methods):
        if index:
            lines.add("")
        _doc(lines, method.summary, 2)
        name = pascal(method.name)
        lines.add(f"{camel(method.name)}(", indent=2)
        if method.params:
            mark = "" if _needs_params(method) else "?"
            lines.add(f"params{mark}: types.{name}Params,", indent=4)
        lines.add("options?: CallOptions,", indent=4)
        lines.add(f"): Promise<types.{method.result.name}>;", indent=2)
    lines.add("}")
    return lines.text()
