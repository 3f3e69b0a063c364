"""Where the clients look for a daemon, and the fixture."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
import threading
import unittest
from contextlib import closing
from pathlib import Path
from unittest import mock

from entitled import Client, errors
from entitled._places import places
from entitled.testing import Daemon, DaemonFailed
from misbehaving import EACH, Misbehaving


class Places(unittest.TestCase):
    def test_the_order(self) -> None:
        self.assertEqual(
            places(None, {"RUNTIME_DIRECTORY": "/run/a:/run/b", "XDG_RUNTIME_DIR": "/x",
                          "HOME": "/home/ann"}),
            ["/run/a/entitled.sock", "/x/entitled.sock", "/run/entitled/entitled.sock",
             "/home/ann/.local/state/entitled/entitled.sock"])
        self.assertEqual(places(None, {"ENTITLED_SOCKET": "unix:/a/b", "HOME": "/h"}), ["/a/b"])
        self.assertEqual(places("/c", {"ENTITLED_SOCKET": "unix:/a/b"}), ["/c"])
        self.assertEqual(places("unix:/c", {}), ["/c"])
        self.assertEqual(places(None, {"XDG_RUNTIME_DIR": "relative", "HOME": "/h",
                                       "ENTITLED_SOCKET": ""}),
                         ["/run/entitled/entitled.sock",
                          "/h/.local/state/entitled/entitled.sock"])

    def test_the_first_where_a_daemon_answers(self) -> None:
        with tempfile.TemporaryDirectory(prefix="entitled-") as empty, Daemon() as daemon:
            os.rename(daemon.socket, daemon.folder / "entitled.sock")
            variables = {"RUNTIME_DIRECTORY": empty, "XDG_RUNTIME_DIR": str(daemon.folder)}
            with mock.patch.dict(os.environ, variables):
                os.environ.pop("ENTITLED_SOCKET", None)
                with Client() as client:
                    self.assertTrue(client.server_ping().pong)

    def test_a_reconnect_goes_to_the_same_daemon(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Daemon() as first, Daemon() as second:
                for daemon in (first, second):
                    os.symlink(daemon.socket, daemon.folder / "entitled.sock")
                variables = {"RUNTIME_DIRECTORY": str(first.folder),
                             "XDG_RUNTIME_DIR": str(second.folder)}
                with mock.patch.dict(os.environ, variables), closing(make(None)) as client:
                    os.environ.pop("ENTITLED_SOCKET", None)
                    client.call("server_ping")
                    first.kill()
                    with self.assertRaises(errors.NoDaemon) as caught:
                        client.call("server_ping")
                    self.assertEqual([str(first.folder / "entitled.sock")],
                                     [attempt.path for attempt in caught.exception.tried])
                    first.restart()
                    self.assertTrue(client.call("server_ping").pong)

    def failure(self, path: str) -> list[Exception]:
        found: list[Exception] = []
        for make in EACH:
            with closing(make(path)) as client:
                try:
                    client.call("server_ping")
                except Exception as error:
                    found.append(error)
        self.assertEqual(len(found), 2)
        return found

    def test_no_daemon(self) -> None:
        with tempfile.TemporaryDirectory(prefix="entitled-") as folder:
            for error in self.failure(folder + "/s"):
                self.assertIsInstance(error, ConnectionError)
                self.assertIn(f"{folder}/s: no such file", str(error))
                self.assertIn("start the daemon with: entitled", str(error))
        variables = {"RUNTIME_DIRECTORY": "/nowhere/a", "XDG_RUNTIME_DIR": "/nowhere/" + "b" * 99,
                     "HOME": "/nowhere"}
        with mock.patch.dict(os.environ, variables), \
                mock.patch("entitled._places.places", lambda given: places(None, variables)[:2]
                           + places(None, variables)[3:]):
            os.environ.pop("ENTITLED_SOCKET", None)
            with self.assertRaises(errors.NoDaemon) as caught, Client() as client:
                client.server_ping()
            self.assertEqual([attempt.path for attempt in caught.exception.tried], [
                "/nowhere/a/entitled.sock", "/nowhere/" + "b" * 99 + "/entitled.sock",
                "/nowhere/.local/state/entitled/entitled.sock"])

    def test_nobody_listens(self) -> None:
        with Daemon() as daemon:
            daemon.kill()
            for error in self.failure(daemon.socket):
                self.assertIn("connection refused", str(error))

    def test_a_path_that_is_too_long(self) -> None:
        for error in self.failure("/" + "é" * 53 + "ab"):
            self.assertIsInstance(error, ValueError)
            for word in ("109 bytes", "107", "$ENTITLED_SOCKET"):
                self.assertIn(word, str(error))

    def test_a_path_of_just_that_length(self) -> None:
        with tempfile.TemporaryDirectory(prefix="entitled-") as folder:
            path = folder + "/" + "s" * (106 - len(folder))
            self.assertEqual(len(path), 107)
            with Misbehaving("well-behaved") as daemon:
                os.rename(daemon.socket, path)
                for make in EACH:
                    with closing(make(path)) as client:
                        self.assertTrue(client.call("server_ping").pong)

    @unittest.skipUnless(os.getuid() == 0, "only root can change its uid")
    def test_no_permission(self) -> None:
        with Daemon() as daemon:
            os.chmod(daemon.folder, stat.S_IRWXU | stat.S_IXOTH)
            child = os.fork()
            if child == 0:
                try:
                    os.setuid(65534)
                    for error in self.failure(daemon.socket):
                        assert isinstance(error, PermissionError)
                        assert "--allow-uid" in str(error)
                    os._exit(0)
                finally:
                    os._exit(1)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)


class Fixture(unittest.TestCase):
    def test_fifty_at_once(self) -> None:
        daemons: list[Daemon] = []
        threads = [threading.Thread(target=lambda: daemons.append(Daemon())) for _ in range(50)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.addCleanup(lambda: [daemon.stop() for daemon in daemons])
        self.assertEqual(len({daemon.socket for daemon in daemons}), 50)
        for daemon in daemons:
            self.assertTrue(daemon.client().install(device="iphone").created)
        pids = [daemon.pid for daemon in daemons]
        folders = [daemon.folder for daemon in daemons]
        for daemon in daemons:
            daemon.stop()
        for pid in pids:
            with self.assertRaises(ProcessLookupError):
                os.kill(pid, 0)
        self.assertFalse(any(folder.exists() for folder in folders))

    def test_gone_with_the_program(self) -> None:
        program = "from entitled.testing import Daemon; d = Daemon(); print(d.pid, d.folder)"
        found = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True,
                               text=True)
        pid, folder = found.stdout.split()
        with self.assertRaises(ProcessLookupError):
            os.kill(int(pid), 0)
        self.assertFalse(Path(folder).exists())

    def test_what_cannot_start_says_why(self) -> None:
        with self.assertRaises(DaemonFailed) as caught:
            Daemon(["--no-such-option"])
        self.assertIn("--no-such-option", str(caught.exception))
        with self.assertRaises(DaemonFailed):
            Daemon(program="/nowhere/entitled")
        with mock.patch.dict(os.environ, {"PATH": "/nowhere"}):
            os.environ.pop("ENTITLED_DAEMON")
            with self.assertRaises(DaemonFailed) as missing:
                Daemon()
        self.assertIn("$ENTITLED_DAEMON", str(missing.exception))

    def test_with_pytest(self) -> None:
        try:
            import pytest  # noqa: F401
        except ImportError:
            self.skipTest("pytest is not installed")
        with tempfile.TemporaryDirectory(prefix="entitled-") as folder:
            Path(folder, "test_it.py").write_text(
                'pytest_plugins = ["entitled.pytest_plugin"]\n'
                "def test_it(entitled_client, entitled_daemon):\n"
                '    assert entitled_client.install(device="iphone").created\n'
                '    assert entitled_daemon.client().user_info(device="iphone")\n')
            found = subprocess.run(
                [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder],
                capture_output=True, text=True, cwd=folder)
            self.assertIn("1 passed", found.stdout)
