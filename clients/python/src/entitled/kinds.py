"""An error class for each kind of the protocol, under `RemoteError`."""

from ._generated.errors import *  # noqa: F403
from ._generated.errors import BY_KIND

__all__ = [*(kind.__name__ for kind in BY_KIND.values()), "BY_KIND"]
