"""The arguments of a client's constructor."""

from __future__ import annotations

import os
from typing import Any


def check(socket: Any, timeout: Any, on_notification: Any) -> None:
    """Raises a TypeError for an argument of a wrong type."""
    if socket is not None and not isinstance(socket, (str, os.PathLike)):
        raise TypeError(f"socket must be a path, not {socket!r}")
    if timeout is not None and not isinstance(timeout, (int, float)):
        raise TypeError(f"timeout must be a number of seconds or None, not {timeout!r}")
    if on_notification is not None and not callable(on_notification):
        raise TypeError(f"on_notification must be callable, not {on_notification!r}")
