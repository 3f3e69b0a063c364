"""The client for programs that wait for each answer, from one thread or from many."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Mapping, Sequence
from typing import Any, Callable, TypeVar

from . import _arguments
from ._connection import Connection, NotSent
from ._exchange import Notified, Reply, may_repeat, params_of
from ._generated.methods import Methods
from ._generated.types import EventKind
from ._places import Place
from ._socket import Deadline, LineSocket
from ._values import record
from .errors import ClientClosed, ConnectionLost, unaccepted
from .feed import Feed, FeedPlan

_Result = TypeVar("_Result")
_Self = TypeVar("_Self", bound="Client")


class Pending:
    """A request that is under way."""

    def __init__(
        self, client: Client, connection: Connection, reply: Reply, timeout: float | None
    ) -> None:
        # A client without references is closed.
        self._client = client
        self._connection = connection
        self._reply = reply
        self._timeout = timeout

    def result(self, timeout: float | None = None) -> Any:
        """Waits for the answer; the result as JSON, or the error raised."""
        limit = self._timeout if timeout is None else _arguments.limit(timeout)
        return self._connection.finish(self._reply, Deadline(limit))


class Client(Methods):
    """A client of the daemon.

        with Client() as client:
            client.install(device="iphone")

    It connects with its first call, and again when the connection is lost. Several threads may
    use it at once; their requests share one connection. After a fork the child's calls go over a
    connection of its own.

    Args:
        socket: The daemon's socket; the usual places when left out.
        timeout: Seconds that a call may take; None is no limit.
        on_notification: Called with the method and the params of a notification, for example
            `event` after `events_subscribe`, by a thread that waits for a call meanwhile; it must
            not use the client. A subscription ends with its connection: then comes a `gap`, with
            the cursor after which to subscribe again.
    """

    def __init__(
        self,
        socket: str | os.PathLike[str] | None = None,
        *,
        timeout: float | None = 10.0,
        on_notification: Notified | None = None,
    ) -> None:
        _arguments.check(socket, timeout, on_notification)
        self.socket = socket
        self.timeout = timeout
        self._on_notification = on_notification
        self._place = Place(socket)
        self._connection: Connection | None = None
        self._begin()
        _clients.add(self)

    def _begin(self) -> None:
        # Guards the connection, and is held for a moment only.
        self._lock = threading.Lock()
        # The thread that has it may make a connection.
        self._turn = threading.Lock()
        self._closed = threading.Event()

    def call(
        self, method: str, params: Mapping[str, Any] | Sequence[Any] | None = None,
        *, timeout: float | None = None,
    ) -> Any:
        """Calls any method; params and result are JSON as the wire has it.

        A connection that is lost is made again once, and the request repeated, where nothing
        can be done twice: nothing of it went out, it only reads, it is a dry run, or it has an
        `idempotencyKey`.
        """
        given = {} if params is None else params
        deadline = Deadline(self._limit(method, given, timeout))
        lost: ConnectionLost | None = None
        while True:
            connection = self._connected(deadline)
            try:
                return connection.finish(connection.start(method, given, deadline), deadline)
            except NotSent as error:
                if lost is not None or not isinstance(error.reason, ConnectionLost):
                    raise error.reason from None
                lost = error.reason
            except ConnectionLost as error:
                if lost is not None or not may_repeat(method, given):
                    raise
                lost = error

    def start(
        self, method: str, params: Mapping[str, Any] | Sequence[Any] | None = None,
        *, timeout: float | None = None,
    ) -> Pending:
        """Sends a request without waiting for its answer; many may be under way at once."""
        given = {} if params is None else params
        limit = self._limit(method, given, timeout)
        deadline = Deadline(limit)
        try:
            connection = self._connected(deadline)
            reply = connection.start(method, given, deadline)
        except NotSent:
            try:
                connection = self._connected(deadline)
                reply = connection.start(method, given, deadline)
            except NotSent as error:
                raise error.reason from None
        return Pending(self, connection, reply, limit)

    def events(
        self,
        *,
        after: str | None = None,
        kinds: Sequence[EventKind] | None = None,
        user: str | None = None,
        consumer: str | None = None,
        project: str | None = None,
        limit: int = 100,
        wait: float = 30.0,
        pause: float = 1.0,
        patience: float | None = 60.0,
    ) -> Feed:
        """The events of a project, as they happen: an endless iterator, with a connection of
        its own. `FeedPlan` says what each argument means.
        """
        plan = FeedPlan(after=after, kinds=kinds, user=user, consumer=consumer, project=project,
                        limit=limit, wait=wait, pause=pause, patience=patience)
        own = Client(self.socket, timeout=self.timeout)
        own._place = self._place
        return Feed(own, plan)

    def close(self) -> None:
        """Closes the connection; pending calls fail with `ClientClosed`."""
        with self._lock:
            connection, self._connection = self._connection, None
            self._closed.set()
        if connection is not None:
            connection.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        connection = getattr(self, "_connection", None)
        if connection is not None:
            connection.close()

    def _ask(
        self, method: str, params: dict[str, Any], result: type[_Result],
        timeout: float | None,
    ) -> _Result:
        return record(result)(self.call(method, params_of(method, params), timeout=timeout), "")

    def _limit(self, method: str, params: Any, timeout: float | None) -> float | None:
        return limit_of(method, params, self.timeout if timeout is None else timeout)

    def _connected(self, deadline: Deadline) -> Connection:
        connection = self._current()
        if connection is not None:
            return connection
        left = deadline.left
        if not self._turn.acquire(timeout=-1 if left is None else left):
            raise unaccepted(deadline.seconds)
        try:
            return self._current() or self._connect(deadline)
        finally:
            self._turn.release()

    def _current(self) -> Connection | None:
        with self._lock:
            if self._closed.is_set():
                raise ClientClosed()
            connection = self._connection
        return None if connection is None or connection.is_over else connection

    def _connect(self, deadline: Deadline) -> Connection:
        line, path = LineSocket.first(self._place.paths, deadline, self._closed)
        with self._lock:
            if self._closed.is_set():
                line.close()
                raise ClientClosed()
            self._place.found(path)
            self._connection = Connection(line, self._on_notification)
            return self._connection

    def _forked(self) -> None:
        # Another thread of the parent may have held a lock.
        is_closed = self._closed.is_set()
        self._begin()
        if is_closed:
            self._closed.set()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.forked()


def limit_of(method: str, params: Any, timeout: float | None) -> float | None:
    """Waiting for events takes as long as was asked for, and then as long as any answer."""
    timeout = _arguments.limit(timeout)
    waits = params.get("timeoutMs") if isinstance(params, Mapping) else None
    if timeout is None or method != "events.wait" or not isinstance(waits, (int, float)):
        return timeout
    return timeout + waits / 1000


_clients: weakref.WeakSet[Client] = weakref.WeakSet()


def _forked() -> None:
    for client in list(_clients):
        client._forked()


os.register_at_fork(after_in_child=_forked)
