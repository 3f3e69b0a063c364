"""A signed test store for tests in Python, over the command `entitle mint`.

    store = MintedStore(daemon.socket)
    client.project_define(stores={"appStore": store.settings()}, environment="any", ...)
    store.play({"do": "buy", "product": "monthly", "accountToken": token})
    store.play({"do": "renew"})

The daemon verifies what the store sends as it verifies the real store. The clock of the project
moves to the time of each step. ../../../Protocol/minting.md lists the steps.
"""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess


class MintFailed(Exception):
    """The command failed, or the daemon answered an error."""


class MintedStore:
    """A store that remembers its script: each `play` continues it.

    Args:
        socket: The daemon's socket.
        store: `appStore`, `playStore` or `stripe`.
        project: The project that receives the notifications.
        seed: Another number gives other ids: use one for each customer.
        program: The command; `entitle` beside `$ENTITLED_DAEMON`, or of `$PATH`, when left out.
    """

    def __init__(
        self, socket: str, store: str = "appStore", *, project: str = "default", seed: int = 1,
        program: str | None = None,
    ) -> None:
        self._program = program or _program()
        self._words = ["--socket", socket, "--store", store, "--seed", str(seed),
                       f"project={project}", "--json"]
        self._store = store
        self._steps: list[dict] = []
        self._replies_count = 0

    def settings(self) -> dict:
        """What `project.define` takes for this store in `stores`."""
        if self._store == "playStore":
            return {"packages": ["com.example"]}
        if self._store == "stripe":
            return {"secret": "whsec_test"}
        root = self._run(["mint", "--root"], "").strip()
        return {"apps": [{"bundleId": "com.example", "appAppleId": 1234}], "roots": [root]}

    def play(self, *steps: dict) -> list[dict]:
        """Plays further steps; returns the daemon's reply to each notification.

        A reply has the members `at`, `type` and `result`. An error of the daemon is a `MintFailed`.
        """
        script = [*self._steps, *steps]
        replies = self._send(script)
        # The daemon has seen the earlier notifications: it answers `repeated`.
        new = replies[self._replies_count:]
        if not self._steps and new:
            script[0] = {"at": new[0]["at"], **script[0]}
        self._steps, self._replies_count = script, len(replies)
        return new

    def mint(self, *steps: dict) -> list[str]:
        """Returns the bodies that the store would post for a whole script, without sending them."""
        lines = self._run(["mint", "-", *self._words], _script(steps)).splitlines()
        return lines if self._store == "appStore" else [json.loads(x)["payload"] for x in lines]

    def _send(self, script: list[dict]) -> list[dict]:
        lines = self._run(["mint", "-", "--send", *self._words], _script(script)).splitlines()
        replies = [json.loads(line) for line in lines]
        for reply in replies:
            if "error" in reply:
                raise MintFailed(f"{reply['type']} at {reply['at']}: {reply['error']['message']}")
        return replies

    def _run(self, words: list[str], script: str) -> str:
        done = subprocess.run(
            [self._program, *words], input=script, capture_output=True, text=True, check=False)
        # 3: an error among the replies, which stand in the output.
        if done.returncode != 0 and not (done.returncode == 3 and done.stdout.startswith('{"at"')):
            raise MintFailed(done.stderr.strip() or done.stdout.strip())
        return done.stdout


def _script(steps) -> str:
    return "".join(json.dumps(step) + "\n" for step in steps)


def _program() -> str:
    daemon = os.environ.get("ENTITLED_DAEMON")
    beside = pathlib.Path(daemon).parent / "entitle" if daemon else None
    found = str(beside) if beside and os.access(beside, os.X_OK) else shutil.which("entitle")
    if not found:
        raise MintFailed("there is no command entitle; add its folder to PATH")
    return found
