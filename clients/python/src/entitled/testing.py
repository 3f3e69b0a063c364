"""A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.

    with Daemon() as daemon:
        client = daemon.client()
        client.install(device="iphone")
        client.clock_advance(by=timedelta(days=30))
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import weakref
from collections.abc import Sequence
from pathlib import Path

from .client import Client
from .errors import EntitledError


class DaemonFailed(EntitledError):
    """The daemon of a test did not start."""


class Daemon:
    """It is ready when it is made, and gone after `stop`, after `with`, or with this process.

    Args:
        options: Further options of the daemon.
        clock: `manual` or `system`.
        program: The daemon; `$ENTITLED_DAEMON`, or `entitled` of `$PATH`, when left out.
    """

    def __init__(
        self, options: Sequence[str] = (), *, clock: str = "manual", program: str | None = None,
        store: str = "memory:",
    ) -> None:
        self._program = program or os.environ.get("ENTITLED_DAEMON") or shutil.which("entitled")
        if not self._program:
            raise DaemonFailed(
                "there is no daemon to test with",
                "install entitled, or name its program with $ENTITLED_DAEMON")
        self._options = ["--store", store, *options]
        if clock != "system":
            self._options += ["--clock", clock]
        self.folder = _folder()
        self.socket = str(self.folder / "s")
        self._clients: list[Client] = []
        self._process: subprocess.Popen[bytes] | None = None
        _running.add(self)
        self.restart()

    def restart(self) -> None:
        """Starts it, again after `kill` or `stop_process`."""
        reading, writing = os.pipe()
        log = self.folder / "log"
        try:
            with log.open("ab") as errors:
                self._process = subprocess.Popen(
                    [str(self._program), "--socket", self.socket, "--ready-fd", str(writing),
                     "--lifeline-fd", "0", *self._options],
                    stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=errors,
                    pass_fds=[writing])
        except OSError as error:
            os.close(reading)
            self.stop()
            raise DaemonFailed(
                f"the daemon {self._program} cannot be started: {error.strerror}",
                "$ENTITLED_DAEMON says where it is") from None
        finally:
            os.close(writing)
        with os.fdopen(reading, "rb") as ready:
            if ready.read(1) != b"\n":
                code = self._process.wait()
                _close_lifeline(self._process)
                said = log.read_text(errors="replace").strip()
                self.stop()
                raise DaemonFailed(f"the daemon ended with {code}: {said}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "log").read_text(errors="replace")

    def client(self, *, timeout: float | None = 10.0) -> Client:
        """A client of this daemon, which is closed with it."""
        client = Client(self.socket, timeout=timeout)
        self._clients.append(client)
        return client

    def kill(self) -> None:
        """Ends it at once, as if its machine lost power."""
        self._end(signal.SIGKILL)

    def stop_process(self) -> int:
        """Asks it to end, and gives its exit code; `start` starts it again."""
        return self._end(signal.SIGTERM)

    def _end(self, with_signal: int) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(with_signal)
        try:
            return process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()
        finally:
            _close_lifeline(process)

    def stop(self) -> None:
        """Ends it, and removes its files."""
        for client in self._clients:
            client.close()
        self._end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)
        _running.discard(self)

    def __enter__(self) -> Daemon:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _close_lifeline(process: subprocess.Popen[bytes]) -> None:
    """Closes the pipe whose end tells the daemon that this process is gone, killed too."""
    if process.stdin:
        process.stdin.close()


def _folder() -> Path:
    """A new folder whose paths are short enough for a socket."""
    usual = tempfile.gettempdir()
    return Path(tempfile.mkdtemp("", "entitled-", usual if len(usual) < 80 else "/tmp"))


_running: weakref.WeakSet[Daemon] = weakref.WeakSet()
_owner = os.getpid()


def _stop_all() -> None:
    # A child of a fork has not started them.
    if os.getpid() == _owner:
        for daemon in list(_running):
            daemon.stop()


atexit.register(_stop_all)
