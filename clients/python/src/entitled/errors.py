"""Why a call has no result. All of them are `EntitledError`s, and Python's own errors besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class EntitledError(Exception):
    """Anything that kept a call from its result; `hint` says what to do about it."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message

    def __reduce__(self) -> Any:
        # Pickled for another process, where the constructors of its class take other arguments.
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[EntitledError], args: tuple[Any, ...], members: dict[str, Any]) -> Any:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(members)
    return error


@dataclass(frozen=True)
class Attempt:
    """A place where no daemon answered, and why."""

    path: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


def _listed(tried: list[Attempt]) -> str:
    if len(tried) < 2:
        return "".join(f": {attempt}" for attempt in tried)
    return ":" + "".join(f"\n  {attempt}" for attempt in tried)


class NoDaemon(EntitledError, ConnectionError):
    """No daemon answers at any of the places that were tried."""

    def __init__(self, tried: list[Attempt]) -> None:
        super().__init__(
            f"cannot connect to the daemon{_listed(tried)}",
            "start the daemon with: entitled; or name its socket with the argument socket "
            "or with $ENTITLED_SOCKET")
        self.tried = tried


class SocketForbidden(EntitledError, PermissionError):
    """A daemon's socket is there, and this process may not use it."""

    def __init__(self, tried: list[Attempt]) -> None:
        super().__init__(
            f"this user has no access to the daemon's socket{_listed(tried)}",
            "be the daemon's own user, or let the daemon be started with --allow-uid or "
            "--allow-gid")
        self.tried = tried


class SocketPathTooLong(EntitledError, ValueError):
    """A socket's path that the system does not take."""

    def __init__(self, path: str, length: int, limit: int) -> None:
        super().__init__(
            f"the socket's path has {length} bytes, and at most {limit} are possible: {path}",
            "choose a shorter path with the argument socket or with $ENTITLED_SOCKET, "
            "for the daemon too")
        self.path = path
        self.length = length
        self.limit = limit


class DaemonTimeout(EntitledError, TimeoutError):
    """The daemon did not answer in time; unless `is_unsent`, it may still carry out the call."""

    is_unsent = False
    """Nothing of the call was sent: the daemon did not accept a connection."""


def unaccepted(seconds: float | None) -> DaemonTimeout:
    """A timeout before anything was sent."""
    error = DaemonTimeout(f"the daemon did not accept a connection within {seconds:g} seconds")
    error.is_unsent = True
    return error


def unanswered(seconds: float | None, what: str = "answer") -> DaemonTimeout:
    """A timeout after something was sent."""
    return DaemonTimeout(
        f"the daemon did not {what} within {seconds:g} seconds",
        "the daemon may have done it; an idempotency_key makes it safe to repeat")


class ConnectionLost(EntitledError, ConnectionError):
    """The connection ended before the answer; whether it was carried out is not known."""

    def __init__(self, message: str) -> None:
        super().__init__(
            message, "the daemon may have done it; an idempotency_key makes it safe to repeat")


class ClientClosed(EntitledError):
    """The client was closed."""

    def __init__(self) -> None:
        super().__init__("the client is closed", "make another one")


class ProtocolViolation(EntitledError):
    """What came is no answer of this protocol."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "check that the program at this socket is entitled")


class RemoteError(EntitledError):
    """The daemon answered that it did not do it. There is a subclass for each kind."""

    def __init__(self, code: int, message: str, data: dict[str, Any]) -> None:
        hint = data.get("hint")
        super().__init__(message, hint if isinstance(hint, str) else None)
        self.code = code
        self.data = data

    @property
    def kind(self) -> str:
        """What a program looks at."""
        kind = self.data.get("kind")
        return kind if isinstance(kind, str) else ""

    @property
    def field(self) -> str | None:
        """A JSON pointer to the param that is wrong."""
        return self.data.get("field")

    @property
    def retryable(self) -> bool:
        """The same call may succeed a little later."""
        return self.data.get("retryable") is True

    @staticmethod
    def read(error: Any, method: str | None, is_known: bool) -> EntitledError:
        """The error of a reply, in its own class."""
        if not isinstance(error, dict) or not isinstance(error.get("code"), int) \
                or not isinstance(error.get("message"), str):
            return ProtocolViolation(f"the reply has an error that is none: {error!r:.100}")
        data = error.get("data")
        data = dict(data) if isinstance(data, dict) else {}
        if data.get("kind") == "unknownMethod" and is_known:
            # It is in this client, so it is no slip of the caller's.
            hint = data.get("hint")
            data["hint"] = (f"this client knows {method}, so the daemon is older: update it"
                            + (f"; {hint}" if hint else ""))
        kind = _classes().get(str(data.get("kind")), RemoteError)
        return kind(error["code"], error["message"], data)


def _classes() -> dict[str, type[RemoteError]]:
    from .kinds import BY_KIND  # which needs RemoteError, above

    return BY_KIND
