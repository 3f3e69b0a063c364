"""The driver of `entitled --certify` for this client; `Protocol/certify.md` describes the tasks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Callable

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "testing"))

from certify_tasks import Failure, Refusal, Skipped, drive, outcome  # noqa: E402

from entitled import Client, RemoteError, errors  # noqa: E402

FAILURES = [
    (errors.DaemonTimeout, "timeout"),
    (errors.ConnectionLost, "lost"),
    (errors.ProtocolViolation, "violation"),
    (errors.NoDaemon, "noDaemon"),
    (errors.SocketPathTooLong, "pathTooLong"),
]


def answered(ask: Callable[[], Any]) -> Any:
    """What the client gives, its errors in the words of a report."""
    try:
        return ask()
    except RemoteError as error:
        raise Refusal({
            "kind": error.kind, "code": error.code, "message": error.message, "hint": error.hint,
            "field": error.field, "retryable": error.retryable, "data": error.data,
        }) from error
    except tuple(kind for kind, _ in FAILURES) as error:
        raise Failure(next(word for kind, word in FAILURES if isinstance(error, kind))) from error


class Driven:
    """The client under test, as `certify_tasks` calls it."""

    def __init__(self, socket: str) -> None:
        self._client = Client(socket)

    def call(self, method: str, params: Any, seconds: float) -> Any:
        return answered(lambda: self._client.call(method, params, timeout=seconds))

    def calls(self, calls: list[tuple[str, Any]], seconds: float) -> list[Any]:
        pending = [self._client.start(*each, timeout=seconds) for each in calls]
        return [outcome(lambda each=each: answered(each.result)) for each in pending]

    def batch(self, calls: list[tuple[str, Any]], seconds: float) -> list[Any]:
        raise Skipped("this client has no batches")

    def feed(self, count: int) -> list[str]:
        with self._client.events() as feed:
            return [answered(lambda: next(feed)).cursor for _ in range(count)]

    def close(self) -> None:
        self._client.close()


if __name__ == "__main__":
    drive(Driven)
