"""Who is this person, and what may they use? The client of the daemon `entitled`."""

__version__ = "0.2.0"

from . import errors, kinds, types
from ._values import ABSENT, Absent
from .aio import AsyncClient
from .client import Client, Pending
from .errors import EntitledError, RemoteError
from .feed import AsyncFeed, Feed

__all__ = [
    "ABSENT", "Absent", "AsyncClient", "AsyncFeed", "Client", "EntitledError", "Feed", "Pending",
    "RemoteError", "errors", "kinds", "types",
]
