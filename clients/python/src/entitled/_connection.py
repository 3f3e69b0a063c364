"""One connection that several threads share: each may send, and one at a time reads for all."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ._exchange import Exchange, Notified, Reply
from ._socket import Deadline, LineSocket
from .errors import ClientClosed, ConnectionLost, EntitledError, ProtocolViolation
from .errors import unanswered


class NotSent(Exception):
    """The connection was over before anything of the request went out."""

    def __init__(self, reason: EntitledError) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Connection:
    """Has no thread: a caller that waits for a reply also reads those of the others."""

    def __init__(self, line: LineSocket, notified: Notified | None) -> None:
        self._line = line
        self._notified = notified
        self._notifications: list[tuple[str, Any]] = []
        self._exchange = Exchange(
            lambda method, params: self._notifications.append((method, params)))
        self._begin()

    def _begin(self) -> None:
        self._sending = threading.Lock()
        # Guards what is below, and the exchange.
        self._changed = threading.Condition()
        self._is_reading = False
        self._users = 0
        self.failure: EntitledError | None = None
        # No more requests go over it; with a failure, no more answers come either.
        self.is_over = False

    def forked(self) -> None:
        """In a child process: the parent goes on with the connection, and this lets go of it."""
        self._begin()
        self.failure = ConnectionLost("the connection is the parent process's")
        self.is_over = True
        self._line.close()

    def start(self, method: str, params: Any, deadline: Deadline) -> Reply:
        """Sends a request; what it raises is `NotSent` where nothing of it went out."""
        with self._used():
            left = deadline.left
            if not self._sending.acquire(timeout=-1 if left is None else left):
                raise unanswered(deadline.seconds, "read the request")
            try:
                with self._changed:
                    if self.is_over:
                        raise NotSent(self.failure or self._ended(None))
                    line, reply = self._exchange.request(method, params)
                self._send(memoryview(line), reply, deadline)
            finally:
                self._sending.release()
        return reply

    def _send(self, rest: memoryview, reply: Reply, deadline: Deadline) -> None:
        length = len(rest)
        try:
            while rest:
                count = self._line.send_some(rest)
                rest = rest[count:]
                if count == 0:
                    self._wait_to_send(deadline)
        except BaseException as error:
            # Our own timeout is an OSError too.
            if isinstance(error, OSError) and not isinstance(error, EntitledError):
                failure = self._ended(error)
                self._no_more_sending(reply)
                if len(rest) == length:
                    raise NotSent(failure) from None
                raise failure from None
            # Also a keyboard's interrupt: nothing may follow a part of a line.
            self._forget(reply)
            if len(rest) < length:
                self._fail(ConnectionLost("a request went out only in part"))
            raise

    def _wait_to_send(self, deadline: Deadline) -> None:
        """Reads meanwhile: a daemon whose replies are not read does not read either."""
        with self._reading(block=False) as reads:
            readable, writable = self._line.wait(deadline, read=reads, write=True)
            if readable:
                self._read()
        if not readable and not writable and deadline.has_passed:
            raise unanswered(deadline.seconds, "read the request")

    def finish(self, reply: Reply, deadline: Deadline) -> Any:
        """Waits for the reply, reading for all, and gives the result or raises the error."""
        with self._used():
            is_late = False
            while not reply.is_done:
                with self._reading(block=True, reply=reply, deadline=deadline) as reads:
                    if reply.is_done:
                        break
                    if is_late:
                        self._forget(reply)
                        raise unanswered(deadline.seconds)
                    # Whatever the deadline, what is there already is taken in once.
                    is_late = deadline.has_passed
                    if reads and self._line.wait(deadline, read=True, write=False)[0]:
                        self._read()
        if reply.error is not None:
            raise reply.error
        return reply.result

    @contextmanager
    def _reading(
        self, *, block: bool, reply: Reply | None = None, deadline: Deadline | None = None
    ) -> Iterator[bool]:
        """Makes this thread the one that reads; false where another one is."""
        with self._changed:
            while block and self._is_reading and reply is not None and not reply.is_done:
                if not self._changed.wait(deadline.left if deadline else None):
                    break
            reads = not self._is_reading and not (reply is not None and reply.is_done)
            self._is_reading = self._is_reading or reads
        try:
            yield reads
        finally:
            if reads:
                with self._changed:
                    self._is_reading = False
                    self._changed.notify_all()

    def _read(self) -> None:
        """Takes in what has come; failures end every request that waits."""
        try:
            lines = self._line.receive_some()
        except OSError as error:
            self._fail(self._ended(error))
            return
        if lines is None:
            self._fail(self._ended(None))
            return
        with self._changed:
            try:
                for line in lines:
                    self._exchange.take(line)
            except ProtocolViolation as error:
                self._fail(error)
            self._changed.notify_all()
        self._notify()

    def _notify(self) -> None:
        """Hands out the notifications that have come, without a lock."""
        with self._changed:
            notified, self._notifications[:] = list(self._notifications), []
        if self._notified is not None:
            for method, params in notified:
                self._notified(method, params)

    def _no_more_sending(self, reply: Reply) -> None:
        """The daemon has closed; what it said before is still to be read, where anybody waits."""
        with self._changed:
            self._exchange.forget(reply)
            self.is_over = True
            if not self._exchange.is_awaiting:
                self._fail(self._ended(None))

    def _forget(self, reply: Reply) -> None:
        with self._changed:
            self._exchange.forget(reply)

    def _ended(self, error: OSError | None) -> EntitledError:
        if self.failure is not None:
            return self.failure
        count = self._line.unfinished
        if count > 0:
            return ConnectionLost(
                f"the daemon closed the connection in the middle of an answer, after {count} "
                "bytes")
        why = f": {error.strerror}" if error is not None else ""
        return ConnectionLost(f"the daemon closed the connection before it answered{why}")

    def _fail(self, error: EntitledError) -> None:
        with self._changed:
            if self.failure is None:
                self.failure = error
                self.is_over = True
                self._exchange.fail(error)
                self._shut()
            self._changed.notify_all()

    def _shut(self) -> None:
        """Wakes the callers that wait for the socket, and closes it when none is left."""
        try:
            self._line.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        if self._users == 0:
            self._line.close()

    @contextmanager
    def _used(self) -> Iterator[None]:
        """The number of the socket stays ours while a thread waits for it."""
        with self._changed:
            self._users += 1
        try:
            yield
        finally:
            with self._changed:
                self._users -= 1
                is_done = self.is_over and not self._exchange.is_awaiting
                if self._users == 0 and (self.failure is not None or is_done):
                    self._line.close()
            self._notify()

    def close(self) -> None:
        """Closes the connection; each caller that waits gets ClientClosed."""
        self._fail(ClientClosed())
