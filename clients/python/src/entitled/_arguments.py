"""The arguments of a client's constructor, and the timeout of a call."""

from __future__ import annotations

import math
import os
from typing import Any


def check(socket: Any, timeout: Any, on_notification: Any) -> None:
    """Raises a TypeError for an argument of a wrong type."""
    if socket is not None and not isinstance(socket, (str, os.PathLike)):
        raise TypeError(f"socket must be a path, not {socket!r}")
    limit(timeout)
    if on_notification is not None and not callable(on_notification):
        raise TypeError(f"on_notification must be callable, not {on_notification!r}")


def limit(timeout: Any) -> float | None:
    """The seconds of a timeout; None is no limit."""
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, (int, float)):
        raise TypeError(f"timeout must be a number of seconds or None, not {timeout!r}")
    if not timeout > 0:
        raise ValueError(f"timeout must be positive, not {timeout!r}")
    return None if math.isinf(timeout) else timeout
