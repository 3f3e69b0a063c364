"""Python: types as dataclasses, errors as classes, methods with keyword arguments."""

from __future__ import annotations

import keyword

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import camel, pascal, snake
from ..text import GLUE, NOTICE, Lines

FOLDER = "clients/python/src/entitled/_generated"

# Python's own errors, for callers that catch those.
_NATURAL = {
    "invalidParams": "ValueError",
    "permissionDenied": "PermissionError",
    "unknownMethod": "NotImplementedError",
    "unknownDevice": "LookupError",
    "unknownUser": "LookupError",
    "unknownProject": "LookupError",
    "unknownPurchase": "LookupError",
    "unknownEntitlement": "LookupError",
    "unknownConsumer": "LookupError",
}


def emit(contract: Contract) -> dict[str, str]:
    return {
        f"{FOLDER}/__init__.py": _module("What clients/generate makes."),
        f"{FOLDER}/errors.py": _errors(contract),
        f"{FOLDER}/types.py": _types(contract),
        f"{FOLDER}/methods.py": _methods(contract),
        f"{FOLDER}/async_methods.py": _async_methods(contract),
    }


def _module(summary: str) -> str:
    return f'"""{summary}\n\n{NOTICE}\n"""\n'


def _name(name: str) -> str:
    text = snake(name)
    return f"{text}_" if keyword.iskeyword(text) else text


def _doc(lines: Lines, text: str, indent: int) -> None:
    text = text.replace("\\", "\\\\")
    lines.wrapped(text, indent=indent, first='"""', rest="", last='"""')


# Errors


def error_class(kind: str) -> str:
    """`unknownDevice` to `UnknownDevice`; `parseError` to `ParseError`."""
    return pascal(kind)


def _errors(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_module("An error class for each kind.").splitlines(), "",
              "from __future__ import annotations", "", "from ..errors import RemoteError")
    for error in contract.errors:
        natural = _NATURAL.get(error.kind)
        bases = f"RemoteError, {natural}" if natural else "RemoteError"
        lines.add("", "", f"class {error_class(error.kind)}({bases}):")
        _doc(lines, error.when, 4)
    lines.add("", "", "BY_KIND: dict[str, type[RemoteError]] = {")
    lines.add(*(f'"{error.kind}": {error_class(error.kind)},' for error in contract.errors),
              indent=4)
    lines.add("}")
    return lines.text()


# Types


def _one_of(*texts: str) -> str:
    """As Python 3.9 evaluates it, too, for those who read the annotations of a record."""
    if "Any" in texts:
        return "Any"
    names = [text for text in dict.fromkeys(texts) if text != "None"]
    text = names[0] if len(names) == 1 else f"Union[{', '.join(names)}]"
    return f"Optional[{text}]" if "None" in texts else text


def annotation(type: Type, *further: str, is_given: bool = False) -> str:
    """The type as a reader of the client sees it, or one of further ones."""
    return _one_of(*_bare(type, is_given), *(["None"] if type.nullable else []), *further)


def _bare(type: Type, is_given: bool) -> list[str]:
    match type:
        case Text(is_moment=True):
            return ["datetime", "str"] if is_given else ["datetime"]
        case Text(name="Duration") if is_given:
            return ["timedelta", "str"]
        case Text():
            return ["str"]
        case Boolean():
            return ["bool"]
        case Integer():
            return ["int"]
        case Number():
            return ["int", "float"]
        case ListOf(of=of):
            return [f"Sequence[{annotation(of, is_given=True)}]" if is_given
                    else f"list[{annotation(of)}]"]
        case MapOf(of=of):
            return [f"Mapping[str, {annotation(of, is_given=True)}]" if is_given
                    else f"dict[str, {annotation(of)}]"]
        case Enumeration(name=name, is_answered=is_answered):
            # A newer daemon has further words.
            return [name, "str"] if is_answered or not is_given else [name]
        case Choice(options=options):
            return [text for option in options for text in _bare(option, is_given)]
        case Reference(name=name):
            return [name, "Mapping[str, Any]"] if is_given else [name]
        case Anything():
            return ["Any"]
    raise TypeError(f"no Python for {type}")


def _types(contract: Contract) -> str:
    lines = Lines()
    lines.add(
        *_module("What the daemon answers, and what it is given.").splitlines(), "",
        "from __future__ import annotations", "",
        "from collections.abc import Mapping, Sequence",
        "from dataclasses import dataclass, field",
        "from datetime import datetime, timedelta",
        "from typing import Any, ClassVar, Literal, Optional, Union", "",
        "from .._values import ABSENT, Absent, left_out, unsent")
    for enumeration in contract.enumerations:
        lines.add("")
        words = ", ".join(f'"{value}"' for value in enumeration.values)
        lines.wrapped(f"{enumeration.name} = Literal[{words}]", rest="    ")
        if enumeration.description:
            _doc(lines, enumeration.description, 0)
    for each in contract.records:
        _record(lines, each, is_given=each.name in contract.given,
                is_answered=each.name in contract.answered
                or each.name == "Event" or each.name.endswith("Result"))
    return lines.text()


def _record(lines: Lines, record: Record, *, is_given: bool, is_answered: bool) -> None:
    lines.add("", "", "@dataclass(frozen=True)", f"class {record.name}:")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.", 4)
    lines.add("")
    # Dataclasses want what has a default last.
    for field in sorted(record.fields, key=lambda field: not field.must_be_given):
        if camel(_name(field.name)) != field.name:
            raise ValueError(f"{record.name}.{field.name} cannot be read off its name in Python")
        _field(lines, field, is_given=is_given and not is_answered)
    if record.additional is not None:
        lines.add(f"additional: dict[str, {annotation(record.additional)}] = "
                  "field(default_factory=dict)", indent=4)
        _doc(lines, "Members that are not named here.", 4)
    if record.kinds:
        lines.add("", f"_kinds: ClassVar[dict[str, type[{record.name}]]] = {{}}", indent=4)
        _kinds(lines, record)


def _kinds(lines: Lines, record: Record) -> None:
    """A class for each kind, whose members that it always has are sure."""
    by_name = {field.name: field for field in record.fields}
    for kind, has in record.kinds.items():
        lines.add("", "", "@dataclass(frozen=True)",
                  f"class {pascal(kind)}{record.name}({record.name}):")
        _doc(lines, f"{record.name} of the kind `{kind}`, with what it always has.", 4)
        lines.add("", *(f"{_name(name)}: {annotation(by_name[name].type)} = left_out()"
                        for name in has), indent=4)
    lines.add("", "", f"{record.name}._kinds.update({{")
    lines.add(*(f'"{kind}": {pascal(kind)}{record.name},' for kind in record.kinds), indent=4)
    lines.add("})")


def _field(lines: Lines, field: Field, *, is_given: bool) -> None:
    text, default = _defaulted(field, is_given)
    lines.add(f"{_name(field.name)}: {text}{default}", indent=4)
    if field.description:
        _doc(lines, field.description, 4)


def _defaulted(field: Field, is_given: bool) -> tuple[str, str]:
    """The annotation of a field or a param, and its default."""
    if field.must_be_given and not field.required:
        return annotation(field.type, "None", is_given=is_given), ""
    if field.required:
        default = ("" if field.must_be_given else " = unsent()" if not field.is_sent else
                   " = left_out()" if field.sends_null or not field.type.nullable else
                   " = left_out(sends_null=False)")
        return annotation(field.type, is_given=is_given), default
    further, default = ("Absent", "ABSENT") if field.is_both else ("None", "None")
    return annotation(field.type, further, is_given=is_given), f" = {default}"


# Methods


def _async_methods(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_module("The methods of the daemon, for asyncio.").splitlines(), "",
              "from .._awaited import Awaited, awaited", "from .methods import Methods", "", "",
              "class AsyncMethods(Awaited):",
              '    """Every method of the protocol; its params are those of `Methods`."""', "")
    for method in contract.methods:
        lines.add(f"{_name(method.name)} = awaited(Methods.{_name(method.name)})", indent=4)
    return lines.text()


def _methods(contract: Contract) -> str:
    lines = Lines()
    lines.add(
        *_module("The methods of the daemon.").splitlines(), "",
        "from __future__ import annotations", "",
        "from abc import ABC, abstractmethod",
        "from collections.abc import Mapping, Sequence",
        "from datetime import datetime, timedelta",
        "from typing import Any, Optional, TypeVar, Union", "",
        "from .._values import ABSENT, Absent, MethodTraits",
        "from . import types")
    names = [each.name for each in (*contract.enumerations, *contract.records)
             if isinstance(each, Enumeration) or each.name in contract.given]
    names = sorted(each for each in names if _is_used(each, contract))
    lines.add("from .types import (", *(f"    {each}," for each in names), ")",
              "", '_Result = TypeVar("_Result")')
    lines.add("", "", "METHODS: dict[str, MethodTraits] = {")
    for method in contract.methods:
        lines.add(*_traits(method), indent=4)
    lines.add("}", '"""What is known of each method."""')
    lines.add(
        "", "", "class Methods(ABC):",
        '    """Every method of the protocol, with the type of what it answers."""', "",
        "    @abstractmethod",
        "    def _ask(",
        "        self,", "        method: str,", "        params: dict[str, Any],",
        "        result: type[_Result],", "        timeout: Optional[float],",
        "    ) -> _Result:",
        '        """Sends the params that are there, and reads the result."""')
    for method in contract.methods:
        _method(lines, method)
    return lines.text()


def _traits(method: Method) -> list[str]:
    nullable = [f'"{param.name}"' for param in method.params if param.is_both]
    kept = f"frozenset({{{', '.join(nullable)}}})" if nullable else "frozenset()"
    lines = [f'"{method.name}": MethodTraits({method.only_reads}, {kept}),']
    if len(lines[0]) > 94:
        lines = [f'"{method.name}": MethodTraits(', f"    {method.only_reads},",
                 "    frozenset({", *(f"        {each}," for each in nullable), "    }),", "),"]
    return lines


def _is_used(name: str, contract: Contract) -> bool:
    texts = [annotation(param.type, is_given=True)
             for method in contract.methods for param in method.params]
    split = {word for text in texts for word in
             text.replace("[", " ").replace("]", " ").replace(",", " ").replace("|", " ").split()}
    return name in split


def _method(lines: Lines, method: Method) -> None:
    lines.add("", f"def {_name(method.name)}(", "    self,", "    *,", indent=4)
    for param in method.params:
        text, default = _defaulted(param, True)
        lines.add(f"{_name(param.name)}: {text}{default},", indent=8)
    lines.add("    timeout: Optional[float] = None,", f") -> types.{method.result.name}:", indent=4)
    lines.add(f'"""{method.summary}', "", indent=8)
    if method.exactly_one:
        groups = " or ".join(" and ".join(_name(name) for name in group)
                             for group in method.exactly_one)
        lines.wrapped(f"Exactly one is given: {groups}.", indent=8)
        lines.add("")
    for param in method.params:
        lines.wrapped(f"{_name(param.name)}: {param.description}", indent=8, rest="  ")
    lines.add('timeout: Seconds to wait for the answer, instead of the client\'s own.',
              '"""', indent=8)
    given = ", ".join(f'"{param.name}":{GLUE}{_name(param.name)}' for param in method.params)
    lines.wrapped(f'return self._ask("{method.name}", {{{given}}}, '
                  f"types.{method.result.name}, timeout)", indent=8, rest="    ")
