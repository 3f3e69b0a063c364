"""The methods of a client for asyncio, made of those that wait."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Callable, TypeVar

if TYPE_CHECKING:
    # Python 3.9 does not have them, and needs them for no call.
    from typing_extensions import Concatenate, ParamSpec

    _Params = ParamSpec("_Params")
_Result = TypeVar("_Result")


class Awaited(ABC):
    """What `awaited` methods send their requests with."""

    @abstractmethod
    async def _ask(
        self, method: str, params: dict[str, Any], result: type[_Result],
        timeout: float | None,
    ) -> _Result:
        """Sends the params that are there, and reads the result."""


def awaited(
    method: Callable[Concatenate[Any, _Params], _Result],
) -> Callable[Concatenate[Any, _Params], Coroutine[Any, Any, _Result]]:
    """A method whose `_ask` is awaited; the params, their types and their meaning stay."""

    @functools.wraps(method)
    async def wrapped(self: Any, /, *args: _Params.args, **params: _Params.kwargs) -> _Result:
        # With a client for asyncio, it is what `_ask` gives: a coroutine.
        result: Any = method(self, *args, **params)
        return await result  # type: ignore[no-any-return]

    return wrapped
