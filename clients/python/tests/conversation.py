"""Plays the golden conversations of Protocol/conversations; Protocol/README.md has their format."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from entitled._socket import Deadline, LineSocket

FOLDER = Path(__file__).resolve().parents[3] / "Protocol" / "conversations"

# `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
_TOKEN = re.compile(r'\{\{(?P<slot>\w+|…)\}\}|"(?:[^"\\]|\\.)*"|[^\s,:{}\[\]"]+|[,:{}\[\]]')


@dataclass(frozen=True)
class Slot:
    """A place for any value; in an object, `…` allows further members."""

    name: str


@dataclass(frozen=True)
class Scalar:
    """A string or anything else that is no list and no object; `token` is how it was written."""

    token: str

    @property
    def value(self) -> Any:
        # Strings by their scalars, the rest by its text: 1 is not 1.0.
        return json.loads(self.token) if self.token[0] == '"' else (self.token,)


class Reader:
    """Reads JSON with slots into lists, pairs of members, `Scalar` and `Slot`."""

    def __init__(self, text: str) -> None:
        self._tokens = _TOKEN.finditer(text)
        self._next: re.Match[str] | None = None
        self._advance()

    @staticmethod
    def read(text: str) -> Any:
        return Reader(text)._value()

    def _advance(self) -> str:
        found, self._next = self._next, next(self._tokens, None)
        return found[0] if found else ""

    def _peek(self) -> str:
        return self._next[0] if self._next else ""

    def _value(self) -> Any:
        slot = self._next["slot"] if self._next else None
        token = self._advance()
        if slot is not None:
            return Slot(slot)
        if token == "{":
            return dict(self._items("}", self._member))
        if token == "[":
            return list(self._items("]", self._value))
        return Scalar(token)

    def _items(self, end: str, item: Any) -> Any:
        while self._peek() != end:
            yield item()
            if self._peek() == ",":
                self._advance()
        self._advance()

    def _member(self) -> tuple[str, Any]:
        name = self._value()
        if isinstance(name, Slot):
            return "{{…}}", name
        self._advance()
        return name.value, self._value()


def mismatch(expected: Any, found: Any, captures: dict[str, Any], path: str = "") -> str | None:
    """Why a value is not what was expected, or None; fills in the captures."""
    if isinstance(expected, Slot):
        if expected.name == "any":
            return None
        return mismatch(captures.setdefault(expected.name, found), found, {}, path)
    if isinstance(expected, dict) and isinstance(found, dict):
        is_open = "{{…}}" in expected
        wanted = [name for name in expected if name != "{{…}}"]
        missing = [name for name in wanted if name not in found]
        surplus = [] if is_open else [name for name in found if name not in expected]
        if missing or surplus:
            return f"{path}: missing {missing}, too many {surplus}"
        pairs = [(name, expected[name], found[name]) for name in wanted]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = [(str(index), *pair) for index, pair in enumerate(zip(expected, found))]
    elif isinstance(expected, Scalar) and isinstance(found, Scalar):
        return None if expected.value == found.value else f"{path}: {found} for {expected}"
    else:
        return f"{path}: {found} for {expected}"
    reasons = (mismatch(*pair, captures, f"{path}/{name}") for name, *pair in pairs)
    return next((reason for reason in reasons if reason), None)


def misordered(expected: Any, found: Any) -> str | None:
    """Of what came: its members in their order, and the id of a reply as the very bytes."""
    for wanted, reply in zip(*(each if isinstance(each, list) else [each]
                               for each in (expected, found))):
        if list(reply) == ["jsonrpc", "method", "params"]:
            continue
        if list(reply) not in (["jsonrpc", "id", "result"], ["jsonrpc", "id", "error"]):
            return f"members in the order {list(reply)}"
        if isinstance(wanted["id"], Scalar) and wanted["id"] != reply["id"]:
            return f"the id {reply['id']} for {wanted['id']}"
    return None


def written(value: Any) -> str:
    """The JSON text of what was captured."""
    if isinstance(value, dict):
        return "{%s}" % ",".join(f"{json.dumps(k)}:{written(v)}" for k, v in value.items())
    return "[%s]" % ",".join(map(written, value)) if isinstance(value, list) else value.token


def filled(text: str, captures: dict[str, Any]) -> str:
    """A line to be sent, with what was captured in its slots."""
    return _TOKEN.sub(
        lambda found: written(captures[found["slot"]]) if found["slot"] else found[0], text)


def play(path: Path, line: LineSocket, deadline: Deadline) -> None:
    """Plays one conversation; an AssertionError says where it went another way."""
    captures: dict[str, Any] = {}
    for number, step in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        mark, text, where = step[:2], step[3:], f"{path.name}:{number}"
        if mark == ">>":
            line.send(filled(text, captures).encode() + b"\n", deadline)
        elif mark == ">|":
            line.send(json.loads(text).encode("latin-1"), deadline)
        elif mark == ">*":
            count, data = text.split(" ", 1)
            line.send(json.loads(data).encode("latin-1") * int(count), deadline)
        elif mark == "<<":
            came = line.receive(deadline)
            assert came is not None, f"{where}: the daemon closed"
            expected, found = Reader.read(text), Reader.read(came.decode())
            reason = mismatch(expected, found, captures) or misordered(expected, found)
            assert reason is None, f"{where}: {reason}"
        elif step == "@eof":
            line.half_close()
        elif mark == "<!":
            came = line.receive(deadline)
            assert came is None, f"{where}: {came!r} came, and the daemon should have closed"
        else:
            assert step == "" or step.startswith("#"), f"{where}: no step: {step}"
    # Nothing more may have come.
    assert not line.has_more, f"{path.name}: more came at its end"
