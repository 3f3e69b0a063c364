"""The events of a project, as they happen; it resumes after a lost connection."""

from __future__ import annotations

import math
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ._generated.errors import UnknownConsumer, UnknownMethod
from ._generated.types import Event, EventKind, EventsPage
from ._values import record
from .errors import ClientClosed, ConnectionLost, DaemonTimeout, EntitledError, NoDaemon
from .errors import RemoteError

if TYPE_CHECKING:
    from .aio import AsyncClient
    from .client import Client

_Self = TypeVar("_Self", bound="Feed")


class FeedPlan:
    """What a feed asks for next; it does no input or output, so both clients share it.

    Args:
        after: The cursor to go on after; None is the beginning.
        kinds: Only these kinds.
        user: Only what is about this customer.
        consumer: A name under which the daemon remembers how far this reader came; one that it
            knows goes on there, a new one begins with `after`. What was handed out is
            acknowledged when the reader comes back for more.
        project: The project; `default` when left out.
        limit: How many events at most in one answer.
        wait: Seconds that one call waits for something to happen.
        pause: Seconds between two calls where a daemon does not know how to wait.
        patience: Seconds, from the first call that fails, for which a daemon that is gone is
            looked for again; None is for ever.
    """

    def __init__(
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
    ) -> None:
        self.cursor = after
        self.consumer = consumer
        # What was acknowledged already.
        self.acknowledged = after
        self._wait_ms = int(wait * 1000)
        self._pause = pause
        self._patience = patience
        self._can_wait = True
        self._is_remembered = consumer is not None
        self._has_begun = False
        # When the first call failed that no success followed.
        self._failed_at: float | None = None
        self._delay = 0.05
        self._fixed: dict[str, Any] = {"limit": limit}
        if kinds is not None:
            self._fixed["kinds"] = list(kinds)
        if user is not None:
            self._fixed["user"] = user
        self._project = {} if project is None else {"project": project}
        # After the last event that was answered, which the reader may not have taken yet.
        self._next = after

    def request(self) -> tuple[str, dict[str, Any]]:
        """The next call for events."""
        params = {**self._fixed, **self._project}
        if self._is_remembered:
            params["consumer"] = self.consumer
        elif self._next is not None:
            params["after"] = self._next
        if self._can_wait:
            return "events.wait", {**params, "timeoutMs": self._wait_ms}
        return "events.read", params

    def acknowledgement(self) -> tuple[str, dict[str, Any]] | None:
        """The call that says how far the reader came; None where there is nothing to say."""
        if self.consumer is None or self.cursor is None or self.cursor == self.acknowledged:
            return None
        return "events.acknowledge", {
            "consumer": self.consumer, "cursor": self.cursor, **self._project}

    def take(self, result: Any) -> tuple[list[Event], float]:
        """The events of an answer, and how long to pause before the next call."""
        answer = record(EventsPage)(result, "")
        self._has_begun, self._failed_at, self._delay = True, None, 0.05
        self._next = answer.cursor
        self._is_remembered = False
        if not answer.events:
            self.cursor = answer.cursor
        is_idle = not self._can_wait and not answer.more and not answer.events
        return answer.events, self._pause if is_idle else 0.0

    def failed(self, error: EntitledError) -> float:
        """How long to pause before trying again; raises what no trying helps against."""
        if isinstance(error, UnknownMethod) and self._can_wait:
            # A daemon older than this client: then it is asked again and again.
            self._can_wait = False
            return 0.0
        if isinstance(error, UnknownConsumer) and self._is_remembered:
            # It is new: the first acknowledgement makes it.
            self._is_remembered = False
            return 0.0
        passes = isinstance(error, (ConnectionLost, NoDaemon, DaemonTimeout)) or (
            isinstance(error, RemoteError) and error.retryable)
        now = time.monotonic()
        if self._failed_at is None:
            self._failed_at = now
        left = math.inf if self._patience is None else self._failed_at + self._patience - now
        if not passes or not self._has_begun or left <= 0:
            raise error
        delay, self._delay = self._delay, min(self._delay * 2, 2.0)
        return min(delay, left)


class Feed(Iterator[Event]):
    """An endless iterator over events; `close`, from any thread, ends it.

    `cursor` is where to go on in another feed: after the last event that was taken from this one.
    """

    def __init__(self, client: Client, plan: FeedPlan) -> None:
        # A client of its own, so that closing it ends a wait.
        self._client = client
        self._plan = plan
        self._ready: deque[Event] = deque()
        self._closed = threading.Event()

    @property
    def cursor(self) -> str | None:
        return self._plan.cursor

    def __next__(self) -> Event:
        while not self._closed.is_set():
            try:
                # The reader is done with the event before, also where more of its page are there.
                self.acknowledge()
                if self._ready:
                    event = self._ready.popleft()
                    self._plan.cursor = event.cursor
                    return event
                method, params = self._plan.request()
                events, pause = self._plan.take(self._client.call(method, params))
            except ClientClosed:
                raise StopIteration from None
            except EntitledError as error:
                events, pause = [], self._plan.failed(error)
            self._ready.extend(events)
            if pause:
                self._closed.wait(pause)
        raise StopIteration

    def acknowledge(self) -> None:
        """Tells the daemon now that all events taken so far are dealt with."""
        call = self._plan.acknowledgement()
        if call is not None:
            self._client.call(*call)
            self._plan.acknowledged = call[1]["cursor"]

    def close(self) -> None:
        self._closed.set()
        self._client.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncFeed(AsyncIterator[Event]):
    """An endless asynchronous iterator over events; cancelling the task ends it."""

    def __init__(self, client: AsyncClient, plan: FeedPlan) -> None:
        self._client = client
        self._plan = plan
        self._ready: deque[Event] = deque()

    @property
    def cursor(self) -> str | None:
        return self._plan.cursor

    async def __anext__(self) -> Event:
        import asyncio

        while True:
            try:
                # The reader is done with the event before, also where more of its page are there.
                await self.acknowledge()
                if self._ready:
                    event = self._ready.popleft()
                    self._plan.cursor = event.cursor
                    return event
                method, params = self._plan.request()
                events, pause = self._plan.take(await self._client.call(method, params))
            except ClientClosed:
                raise StopAsyncIteration from None
            except EntitledError as error:
                events, pause = [], self._plan.failed(error)
            self._ready.extend(events)
            if pause:
                await asyncio.sleep(pause)

    async def acknowledge(self) -> None:
        """Tells the daemon now that all events taken so far are dealt with."""
        call = self._plan.acknowledgement()
        if call is not None:
            await self._client.call(*call)
            self._plan.acknowledged = call[1]["cursor"]
