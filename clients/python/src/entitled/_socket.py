"""The raw layer: a socket that sends bytes and receives lines. It does not block by itself."""

from __future__ import annotations

import select
import socket
import threading
import time

from ._lines import LineBuffer
from ._places import nowhere, too_long
from .errors import ClientClosed, DaemonTimeout, EntitledError, unaccepted

_CHUNK = 1 << 18


# poll takes milliseconds as a C int. The caller polls again until its deadline.
_POLL_MAX = 1_000_000.0


class Deadline:
    """A moment until which something may take; None is no end."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self._end = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float | None:
        """The seconds left; of many, fewer."""
        if self._end is None:
            return None
        return min(max(0.0, self._end - time.monotonic()), _POLL_MAX)

    @property
    def has_passed(self) -> bool:
        return self._end is not None and time.monotonic() >= self._end


class LineSocket:
    """A connection to a daemon, as bytes and lines.

    `LineSocket.connect(path, Deadline(10))`, then `send` and `receive`: enough for a client of
    one's own. `Client` uses the parts that do not wait.
    """

    def __init__(self, connected: socket.socket) -> None:
        connected.setblocking(False)
        self.socket = connected
        self._lines = LineBuffer()
        self._ready: list[bytes] = []

    @staticmethod
    def connect(
        path: str, deadline: Deadline, closed: threading.Event | None = None,
    ) -> LineSocket:
        """Connects to that path; an OSError or SocketPathTooLong says why not. `closed` ends it."""
        error = too_long(path)
        if error is not None:
            raise error
        closed = closed or threading.Event()
        connecting = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line = LineSocket(connecting)
        try:
            while not closed.is_set():
                try:
                    connecting.connect(path)
                    return line
                except BlockingIOError:
                    # A full queue cannot be polled for.
                    if deadline.has_passed:
                        raise unaccepted(deadline.seconds) from None
                    closed.wait(0.01)
            raise ClientClosed()
        except BaseException:
            connecting.close()
            raise

    @staticmethod
    def first(
        paths: list[str], deadline: Deadline, closed: threading.Event | None = None,
    ) -> tuple[LineSocket, str]:
        """Connects to the first place where a daemon answers; the error tells of all."""
        tried: list[tuple[str, Exception]] = []
        for path in paths:
            try:
                return LineSocket.connect(path, deadline, closed), path
            except (ClientClosed, DaemonTimeout):
                raise
            except (OSError, EntitledError) as error:
                tried.append((path, error))
            except ValueError as error:
                tried.append((path, ValueError(f"not a valid path: {error}")))
        raise nowhere(tried)

    def fileno(self) -> int:
        return self.socket.fileno()

    # What does not wait.

    def send_some(self, data: memoryview) -> int:
        """Sends what the daemon's buffer takes, and says how much that was."""
        try:
            return self.socket.send(data, socket.MSG_NOSIGNAL)
        except BlockingIOError:
            return 0

    def receive_some(self) -> list[bytes] | None:
        """The lines that what has come completes; None when nothing more will come."""
        try:
            data = self.socket.recv(_CHUNK)
        except BlockingIOError:
            return []
        return self._lines.feed(data) if data else None

    def wait(self, deadline: Deadline, *, read: bool, write: bool) -> tuple[bool, bool]:
        """Waits until it can be read or written, and says which; neither after the deadline."""
        poll = select.poll()
        poll.register(self.socket, read * select.POLLIN | write * select.POLLOUT)
        left = deadline.left
        # Rounded up, so that the deadline has passed when it is over.
        events = poll.poll(None if left is None else int(left * 1000) + 1)
        if not events:
            return False, False
        ready = events[0][1]
        is_over = bool(ready & (select.POLLERR | select.POLLHUP | select.POLLNVAL))
        return (read and (is_over or bool(ready & select.POLLIN)),
                write and (is_over or bool(ready & select.POLLOUT)))

    @property
    def unfinished(self) -> int:
        """How many bytes have come of a line that has not ended."""
        return self._lines.unfinished

    # What waits.

    def send(self, data: bytes, deadline: Deadline) -> None:
        """Sends all of it; what comes meanwhile is kept for `receive`."""
        view = memoryview(data)
        while view:
            count = self.send_some(view)
            view = view[count:]
            if count == 0:
                readable, writable = self.wait(deadline, read=True, write=True)
                if not readable and not writable and deadline.has_passed:
                    raise TimeoutError("the daemon did not read in time")
                if readable:
                    self._ready += self.receive_some() or []

    def receive(self, deadline: Deadline) -> bytes | None:
        """The next line without its line feed; None when the daemon has closed."""
        while not self._ready:
            if not self.wait(deadline, read=True, write=False)[0]:
                if not deadline.has_passed:
                    continue
                raise TimeoutError("no line came in time")
            try:
                lines = self.receive_some()
            except ConnectionResetError:
                lines = None
            if lines is None:
                return None
            self._ready += lines
        return self._ready.pop(0)

    @property
    def has_more(self) -> bool:
        """Whether lines, or pieces of one, are there that were not received."""
        if self.wait(Deadline(0), read=True, write=False)[0]:
            self._ready += self.receive_some() or []
        return bool(self._ready) or self._lines.unfinished > 0

    def half_close(self) -> None:
        """Says that nothing more will be sent."""
        self.socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.socket.close()
