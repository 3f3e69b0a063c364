"""Values between Python and JSON: decoding to the field, encoding what was given."""

from __future__ import annotations

import collections.abc
import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from datetime import date, datetime, timedelta, timezone
from enum import Enum
from typing import (
    Any, Callable, Literal, TypeVar, Union, get_args, get_origin, get_type_hints,
)

from .errors import ProtocolViolation

Decoder = Callable[[Any, str], Any]
_Record = TypeVar("_Record")


class Absent(Enum):
    """The type of `ABSENT`."""

    ABSENT = "absent"

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT = Absent.ABSENT
"""The value of a member or an argument that is missing; None means null."""


@dataclass(frozen=True)
class MethodTraits:
    """What the client must know of a method: whether it only reads, and what null clears."""

    only_reads: bool
    clears: frozenset[str]


def left_out(sends_null: bool = True) -> Any:
    """Of a member that answers always have, and that a caller may leave out."""
    return field(default=ABSENT, metadata={"how": "required", "sends_null": sends_null})


def unsent() -> Any:
    """Of a member that answers always have, and that a caller does not give."""
    return field(default=ABSENT, metadata={"how": "unsent"})


@dataclass(frozen=True)
class Member:
    """A member of a record; `how` is `required`, `optional`, `unsent`, or `both` absent and null."""

    wire: str
    name: str
    decode: Decoder
    how: str
    sends_null: bool


@functools.lru_cache(maxsize=None)
def _members(kind: Any) -> tuple[tuple[Member, ...], Decoder | None]:
    """The members of a record, read off its annotations, and what reads further ones."""
    hints = get_type_hints(kind)
    additional = hints.pop("additional", None)
    return tuple(
        Member(
            _wire(each.name), each.name, decoder(hints[each.name]),
            each.metadata.get("how") or (
                "optional" if each.default is None else "both" if each.default is ABSENT
                else "required"),
            each.metadata.get("sends_null", True))
        for each in fields(kind) if each.name in hints), additional and decoder(additional)


def _wire(name: str) -> str:
    """`user_id` is `userId` on the wire, `from_` is `from`."""
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(word.capitalize() for word in rest)


@functools.lru_cache(maxsize=None)
def decoder(hint: Any) -> Decoder:
    """What reads a value with that annotation."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return text
    if origin in (list, collections.abc.Sequence):
        return _list_of(decoder(args[0]))
    if origin in (dict, collections.abc.Mapping):
        return _map_of(decoder(args[1]))
    if origin is Union:
        of = dict.fromkeys(decoder(each) for each in args if each not in (_NONE, Absent))
        found = number if {int, float} == set(args) else next(iter(of))
        found = found if len(of) == 1 or found is number else _either(*of)
        return _nullable(found) if _NONE in args else found
    if hint in _PLAIN:
        return _PLAIN[hint]
    return record(hint)


def _wrong(path: str, expected: str, found: Any) -> ProtocolViolation:
    text = repr(found)
    shown = text if len(text) <= 60 else text[:57] + "..."
    return ProtocolViolation(f"the answer has no {expected} at {path or '/'}, but {shown}")


def text(value: Any, path: str) -> str:
    if not isinstance(value, str):
        raise _wrong(path, "string", value)
    return value


def boolean(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(path, "boolean", value)
    return value


def integer(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong(path, "whole number", value)
    return value


def number(value: Any, path: str) -> int | float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _wrong(path, "number", value)
    return value


def anything(value: Any, path: str) -> Any:
    return value


def moment(value: Any, path: str) -> datetime:
    """A datetime in UTC. The year 0, which Python does not have, is its first moment instead."""
    if isinstance(value, str) and value.endswith("Z"):
        try:
            return datetime.fromisoformat(value[:-1] + "+00:00")
        except ValueError:
            if value.startswith("0000-"):
                return datetime.min.replace(tzinfo=timezone.utc)
    raise _wrong(path, "moment", value)


def _nullable(decode: Decoder) -> Decoder:
    return lambda value, path: None if value is None else decode(value, path)


def _list_of(decode: Decoder) -> Decoder:
    def read(value: Any, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise _wrong(path, "list", value)
        return [decode(each, f"{path}/{index}") for index, each in enumerate(value)]

    return read


def _map_of(decode: Decoder) -> Decoder:
    def read(value: Any, path: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise _wrong(path, "object", value)
        return {name: decode(each, f"{path}/{name}") for name, each in value.items()}

    return read


def _either(*decoders: Decoder) -> Decoder:
    def read(value: Any, path: str) -> Any:
        for decode in decoders:
            try:
                return decode(value, path)
            except ProtocolViolation:
                pass
        raise _wrong(path, "value of a known type", value)

    return read


def record(kind: type[_Record]) -> Callable[[Any, str], _Record]:
    """Reads an object into its dataclass; members that it does not know are ignored."""
    of: Any = kind
    kinds: dict[str, Any] = getattr(kind, "_kinds", {})

    def read(value: Any, path: str) -> _Record:
        if not isinstance(value, dict):
            raise _wrong(path, "object", value)
        found: dict[str, Any] = {}
        # A newer daemon has further kinds.
        chosen = kinds.get(str(value.get("kind")), of)
        members, additional = _members(chosen)
        for member in members:
            if member.wire in value:
                found[member.name] = member.decode(value[member.wire], f"{path}/{member.wire}")
            elif member.how in ("required", "unsent"):
                # An older daemon's: it has executed the call.
                found[member.name] = None
        if additional is not None:
            known = {member.wire for member in members}
            further = {name: each for name, each in value.items() if name not in known}
            found["additional"] = additional(further, path)
        made: _Record = chosen(**found)
        return made

    return read


_NONE = type(None)
_PLAIN: dict[Any, Decoder] = {
    str: text, bool: boolean, int: integer, float: number, datetime: moment, Any: anything,
}


def encode(value: Any, path: str = "") -> Any:
    """What `json` can write, of what a caller gave; `path` says where that is."""
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError(
                f"{path}: {value!r} has no time zone: datetime(…, tzinfo=timezone.utc)")
        return value.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")
    if isinstance(value, date):
        raise TypeError(f"{path}: {value!r} has no time: datetime(…, tzinfo=timezone.utc)")
    if isinstance(value, timedelta):
        if value < timedelta():
            raise ValueError(f"{path}: {value!r} is negative")
        fraction = f".{value.microseconds:06}" if value.microseconds else ""
        return f"P{value.days}DT{value.seconds}{fraction}S"
    if is_dataclass(value):
        kind: Any = type(value)
        given = {member: getattr(value, member.name) for member in _members(kind)[0]}
        return {
            member.wire: encode(each, f"{path}/{member.wire}") for member, each in given.items()
            if each is not ABSENT and member.how != "unsent"
            and (each is not None or member.how != "optional" and member.sends_null)
        }
    if isinstance(value, Mapping):
        return {encode(name, path): encode(each, f"{path}/{name}")
                for name, each in value.items() if each is not ABSENT}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [encode(each, f"{path}/{index}") for index, each in enumerate(value)]
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise ValueError(f"{path}: {value!r} is not UTF-8") from None
    elif isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{path}: {value!r} is no number of JSON")
    elif value is not None and not isinstance(value, (int, float)):
        raise TypeError(f"{path}: {value!r} has no form in JSON")
    return value
