"""The client for programs built on asyncio."""

from __future__ import annotations

import asyncio
import os
import socket as sockets
from collections.abc import Mapping, Sequence
from typing import Any, Callable, TypeVar

from . import _arguments
from ._connection import NotSent
from ._exchange import Exchange, Notified, may_repeat, params_of
from ._generated.async_methods import AsyncMethods
from ._generated.types import EventKind
from ._lines import LineBuffer
from ._places import Place, nowhere, too_long
from ._values import record
from .client import limit_of
from .errors import ClientClosed, ConnectionLost, EntitledError, ProtocolViolation
from .errors import unaccepted, unanswered
from .feed import AsyncFeed, FeedPlan

_Result = TypeVar("_Result")
_Self = TypeVar("_Self", bound="AsyncClient")


class _Connection(asyncio.Protocol):
    """One connection; asyncio calls it when bytes come, and it ends the requests' futures."""

    def __init__(self, notified: Notified | None) -> None:
        self._exchange = Exchange(notified)
        self._lines = LineBuffer()
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._transport: asyncio.Transport | None = None
        self.failure: EntitledError | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        try:
            for line in self._lines.feed(data):
                self._exchange.take(line)
        except ProtocolViolation as error:
            self.fail(error)

    def eof_received(self) -> None:
        self.fail(self._ended(None))

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(self._ended(error))

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def _ended(self, error: Exception | None) -> EntitledError:
        count = self._lines.unfinished
        if count > 0:
            return ConnectionLost(
                f"the daemon closed the connection in the middle of an answer, after {count} "
                "bytes")
        why = f": {error}" if error is not None else ""
        return ConnectionLost(f"the daemon closed the connection before it answered{why}")

    def fail(self, error: EntitledError) -> None:
        if self.failure is not None:
            return
        self.failure = error
        self._may_write.set()
        self._exchange.fail(error)
        if self._transport is not None:
            self._transport.abort()

    async def ask(self, method: str, params: Any) -> Any:
        """Sends a request and waits for its answer; cancelled, it drops the answer."""
        line, reply = self._exchange.request(method, params)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def finish() -> None:
            if not done.done():
                done.set_result(None)

        reply.when_done = finish
        assert self._transport is not None
        was_idle = self._transport.get_write_buffer_size() == 0
        self._transport.write(line)
        if was_idle and self._transport.is_closing():
            # The daemon had closed before, and the loop had no time yet to say so.
            raise NotSent(self._ended(None))
        try:
            await self._may_write.wait()
            await done
        except asyncio.CancelledError:
            self._exchange.forget(reply)
            raise
        if reply.error is not None:
            raise reply.error
        return reply.result


class AsyncClient(AsyncMethods):
    """A client of the daemon for asyncio.

        async with AsyncClient() as client:
            await client.install(device="iphone")

    Many tasks may use it at once; their requests share one connection. It belongs to one event
    loop and one process: after a fork, and in another loop, it says so.

    Args:
        socket: The daemon's socket; the usual places when left out.
        timeout: Seconds that a call may take; None is no limit.
        on_notification: Called with the method and the params of a notification, for example
            `event` after `events_subscribe`. A subscription ends with its connection: then comes
            a `gap`, with the cursor after which to subscribe again.
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
        self._connection: _Connection | None = None
        self._is_closed = False
        self._home: tuple[int, asyncio.AbstractEventLoop] | None = None
        self._connecting: asyncio.Lock | None = None

    async def call(
        self, method: str, params: Mapping[str, Any] | Sequence[Any] | None = None,
        *, timeout: float | None = None,
    ) -> Any:
        """Calls any method; params and result are JSON as the wire has it.

        A connection that is lost is made again once, and the request repeated, where nothing
        can be done twice: nothing of it went out, it only reads, it is a dry run, or it has an
        `idempotencyKey`.
        """
        given = {} if params is None else params
        limit = limit_of(method, given, self.timeout if timeout is None else timeout)
        sent: list[str] = []
        try:
            return await asyncio.wait_for(self._call(method, given, sent), limit)
        except asyncio.TimeoutError as error:
            if isinstance(error, EntitledError):
                raise
            raise (unanswered(limit) if sent else unaccepted(limit)) from None

    async def _call(self, method: str, params: Any, sent: list[str]) -> Any:
        connection = await self._connected()
        sent.append(method)
        try:
            return await connection.ask(method, params)
        except NotSent as error:
            connection.fail(error.reason)
        except ConnectionLost:
            if not may_repeat(method, params):
                raise
        connection = await self._connected()
        try:
            return await connection.ask(method, params)
        except NotSent as error:
            raise error.reason from None

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
    ) -> AsyncFeed:
        """The events of a project, as they happen: an endless asynchronous iterator.
        `FeedPlan` says what each argument means.
        """
        plan = FeedPlan(after=after, kinds=kinds, user=user, consumer=consumer, project=project,
                        limit=limit, wait=wait, pause=pause, patience=patience)
        return AsyncFeed(self, plan)

    async def close(self) -> None:
        """Closes the connection; pending calls fail with `ClientClosed`."""
        self._is_closed = True
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.fail(ClientClosed())
            # One turn of the loop, in which asyncio lets go of the socket.
            await asyncio.sleep(0)

    async def __aenter__(self: _Self) -> _Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _ask(
        self, method: str, params: dict[str, Any], result: type[_Result],
        timeout: float | None,
    ) -> _Result:
        return record(result)(await self.call(method, params_of(method, params), timeout=timeout), "")

    async def _connected(self) -> _Connection:
        if self._is_closed:
            raise ClientClosed()
        here = (os.getpid(), asyncio.get_running_loop())
        if self._home is not None and self._home != here:
            raise EntitledError(
                "this AsyncClient belongs to another process or event loop",
                "make one in each")
        self._home = here
        # Made here, where its loop is known.
        self._connecting = self._connecting or asyncio.Lock()
        async with self._connecting:
            if self._connection is None or self._connection.failure is not None:
                connected, path = await self._first()
                connection = _Connection(self._on_notification)
                await here[1].create_unix_connection(lambda: connection, sock=connected)
                if self._is_closed:
                    connection.fail(ClientClosed())
                    raise ClientClosed()
                self._place.found(path)
                self._connection = connection
            return self._connection

    async def _first(self) -> tuple[sockets.socket, str]:
        """A connection to the first place where a daemon answers; the error tells of all."""
        tried: list[tuple[str, Exception]] = []
        for path in self._place.paths:
            error: Exception | None = too_long(path)
            if error is None:
                try:
                    return await self._connect(path), path
                except OSError as refused:
                    error = refused
                except ValueError as refused:
                    error = ValueError(f"not a valid path: {refused}")
            tried.append((path, error))
        raise nowhere(tried)

    async def _connect(self, path: str) -> sockets.socket:
        connecting = sockets.socket(sockets.AF_UNIX, sockets.SOCK_STREAM)
        connecting.setblocking(False)
        try:
            while not self._is_closed:
                try:
                    connecting.connect(path)
                    return connecting
                except BlockingIOError:
                    # A full queue cannot be polled for.
                    await asyncio.sleep(0.01)
            raise ClientClosed()
        except BaseException:
            connecting.close()
            raise
