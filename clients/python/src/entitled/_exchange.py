"""Requests and the replies that belong to them; knows no socket, so both clients share it."""

from __future__ import annotations

import json
from typing import Any, Callable

from ._generated.methods import METHODS
from ._values import ABSENT, encode
from .errors import ClientClosed, EntitledError, ProtocolViolation, RemoteError

Notified = Callable[[str, Any], None]


def params_of(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """Those that were given; None is null only where null clears something."""
    clears = METHODS[method].clears
    return {
        name: encode(value, name) for name, value in params.items()
        if value is not ABSENT and (value is not None or name in clears)
    }


def may_repeat(method: str, params: Any) -> bool:
    """Whether sending it twice does no more than sending it once."""
    traits = METHODS.get(method)
    if traits is not None and traits.only_reads:
        return True
    return isinstance(params, dict) and (
        params.get("idempotencyKey") is not None or params.get("dryRun") is True)


class Reply:
    """What became of a request: a result, an error, or nothing yet."""

    def __init__(self, number: int, method: str) -> None:
        self.number = number
        self.method = method
        self.is_done = False
        self.is_forgotten = False
        self.error: EntitledError | None = None
        self.result: Any = None
        # Called once, when it is done.
        self.when_done: Callable[[], None] | None = None

    def finish(self, result: Any, error: EntitledError | None) -> None:
        if not self.is_done:
            self.is_done, self.result, self.error = True, result, error
            if self.when_done is not None:
                self.when_done()


class Exchange:
    """The requests of one connection, from 1, and those not answered yet."""

    def __init__(self, notified: Notified | None) -> None:
        self._notified = notified
        self._count = 0
        self._awaited: dict[int, Reply] = {}
        # The cursor of each subscription.
        self._subscriptions: dict[Any, Any] = {}

    def request(self, method: str, params: Any) -> tuple[bytes, Reply]:
        """A request as its line, and where its reply will be."""
        self._count += 1
        reply = Reply(self._count, method)
        line = encoded({"jsonrpc": "2.0", "id": reply.number, "method": method, "params": params})
        self._awaited[reply.number] = reply
        return line, reply

    @property
    def is_awaiting(self) -> bool:
        """Whether anybody waits for a reply."""
        return any(not reply.is_forgotten for reply in self._awaited.values())

    def forget(self, reply: Reply) -> None:
        """The caller no longer waits for the reply, which may still come."""
        reply.is_forgotten = True

    def take(self, line: bytes) -> None:
        """Takes in a line that came."""
        try:
            message = json.loads(line)
        except ValueError as broken:
            raise ProtocolViolation(f"a line came that is no JSON: {line!r:.100}") from broken
        if not isinstance(message, dict):
            raise ProtocolViolation(f"a line is not a reply: {line!r:.100}")
        if "id" not in message and isinstance(message.get("method"), str):
            self._follow(message["method"], message.get("params"))
            if self._notified is not None:
                self._notified(message["method"], message.get("params"))
            return
        if ("result" in message) == ("error" in message):
            raise ProtocolViolation("a reply has neither a result nor an error, or both")
        reply = self._reply(message)
        if "error" in message:
            error = RemoteError.read(message["error"], reply.method, reply.method in METHODS)
            reply.finish(None, error)
        else:
            self._follow(reply.method, message["result"])
            reply.finish(message["result"], None)

    def _follow(self, method: str, said: Any) -> None:
        """Keeps the subscriptions by what a reply or a notification says of one."""
        if method in ("events.subscribe", "event") and isinstance(said, dict):
            self._subscriptions[said.get("subscription")] = said.get("cursor")
        elif method in ("events.unsubscribe", "gap") and isinstance(said, dict):
            self._subscriptions.pop(said.get("subscription"), None)

    def _reply(self, message: dict[str, Any]) -> Reply:
        number = message.get("id")
        if isinstance(number, int) and not isinstance(number, bool) and number in self._awaited:
            return self._awaited.pop(number)
        # A line that the daemon could not read is refused with the id null, and in its turn.
        if number is None and "error" in message and self._awaited:
            return self._awaited.pop(min(
                self._awaited,
                key=lambda each: (self._awaited[each].method == "events.wait", each)))
        raise ProtocolViolation(
            f"a reply came with the id {number!r:.60}, which matches no request"
        )

    def fail(self, error: EntitledError) -> None:
        """Nothing more will come: every request that waits ends with this error."""
        awaited, self._awaited = self._awaited, {}
        for reply in awaited.values():
            reply.finish(None, error)
        subscriptions, self._subscriptions = self._subscriptions, {}
        if self._notified is not None and not isinstance(error, ClientClosed):
            # What the daemon says of a subscription whose reader is too slow.
            for subscription, cursor in subscriptions.items():
                self._notified("gap", {"subscription": subscription, "cursor": cursor})


def encoded(message: Any) -> bytes:
    """A message as a line, with its line feed."""
    text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode("utf-8") + b"\n"
