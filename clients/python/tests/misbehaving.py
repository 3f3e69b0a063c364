"""The misbehaving daemon of clients/testing, and both clients as one thing to test."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable, Coroutine, TypeVar

from entitled import AsyncClient, Client, EntitledError

_Result = TypeVar("_Result")

PROGRAM = Path(__file__).resolve().parents[2] / "testing" / "misbehaving-daemon"


class Misbehaving:
    """Plays a scenario on `socket`; gone after `with`."""

    def __init__(self, scenario: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="entitled-")
        self.socket = self._folder.name + "/s"
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM), scenario, self.socket],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n", scenario

    def __enter__(self) -> Misbehaving:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._folder.cleanup()

    def seen(self) -> tuple[int, list[list[Any]]]:
        """How many connections there were, and the requests of each."""
        with Client(self.socket) as client:
            seen = client.call("fake.seen")
        return seen["connections"] - 1, seen["requests"]


class Blocking:
    """`Client`, several calls at once with a thread each."""

    def __init__(self, socket: str, **options: Any) -> None:
        self._client = Client(socket, **options)
        self._threads = ThreadPoolExecutor(16)

    def call(self, name: str, *args: Any, **params: Any) -> Any:
        return getattr(self._client, name)(*args, **params)

    def together(self, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
        """Begins the calls in this order, and waits for all: their results, or their errors."""
        pending = [self._client.start(method, params) for method, params in calls]
        # The newest first: a caller that waits reads for the others.
        return [self._outcome(each) for each in reversed(pending)][::-1]

    def sixteen_at_once(self, name: str, all_params: list[dict[str, Any]]) -> list[Any]:
        """The outcomes of many calls of a method, with up to sixteen under way."""
        calls = [self._threads.submit(self.call, name, **params) for params in all_params]
        return [self._outcome(each) for each in calls]

    @staticmethod
    def _outcome(pending: Any) -> Any:
        try:
            return pending.result()
        except EntitledError as error:
            return error

    def while_calling(
        self, method: str, params: dict[str, Any], other: str, timeout: float,
    ) -> list[Any]:
        """The outcomes of a call that lasts until the client is closed, and of another meanwhile."""
        long = self._threads.submit(self._client.call, method, params)
        time.sleep(0.1)
        short = self._threads.submit(self._client.call, other, timeout=timeout)
        outcome = self._outcome(short)
        self._client.close()
        return [self._outcome(long), outcome]

    def events(self, count: int, **options: Any) -> tuple[list[Any], str | None]:
        with self._client.events(**options) as feed:
            return [next(feed) for _ in range(count)], feed.cursor

    def close(self) -> None:
        self._client.close()
        self._threads.shutdown()


class Asynchronous:
    """`AsyncClient`, with a loop of its own."""

    def __init__(self, socket: str, **options: Any) -> None:
        self._runner = asyncio.new_event_loop()
        self._client = self._run(self._make(socket, options))

    async def _make(self, socket: str, options: dict[str, Any]) -> AsyncClient:
        return AsyncClient(socket, **options)

    def _run(self, task: Coroutine[Any, Any, _Result]) -> _Result:
        return self._runner.run_until_complete(task)

    def call(self, name: str, *args: Any, **params: Any) -> Any:
        return self._run(getattr(self._client, name)(*args, **params))

    def together(self, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
        async def gathered() -> list[Any]:
            found: list[Any] = await asyncio.gather(
                *(self._client.call(*each) for each in calls), return_exceptions=True)
            return found

        return self._run(gathered())

    def sixteen_at_once(self, name: str, all_params: list[dict[str, Any]]) -> list[Any]:
        async def gathered() -> list[Any]:
            free = asyncio.Semaphore(16)

            async def call(params: dict[str, Any]) -> Any:
                async with free:
                    return await getattr(self._client, name)(**params)

            found: list[Any] = await asyncio.gather(
                *map(call, all_params), return_exceptions=True)
            return found

        return self._run(gathered())

    def while_calling(
        self, method: str, params: dict[str, Any], other: str, timeout: float,
    ) -> list[Any]:
        async def both() -> list[Any]:
            long = asyncio.ensure_future(self._client.call(method, params))
            await asyncio.sleep(0.1)
            short = asyncio.ensure_future(self._client.call(other, timeout=timeout))
            await asyncio.wait([short])
            await self._client.close()
            found: list[Any] = await asyncio.gather(long, short, return_exceptions=True)
            return found

        return self._run(both())

    def events(self, count: int, **options: Any) -> tuple[list[Any], str | None]:
        async def taken() -> tuple[list[Any], str | None]:
            feed = self._client.events(**options)
            return [await feed.__anext__() for _ in range(count)], feed.cursor

        return self._run(taken())

    def close(self) -> None:
        if not self._runner.is_closed():
            self._run(self._client.close())
            self._runner.close()


Maker = Callable[..., Any]
EACH: list[Maker] = [Blocking, Asynchronous]
