"""What the daemon answers, and what it is given."""

from ._generated import types as _types
from ._generated.types import *  # noqa: F403

# Types alone: not what they are made with.
__all__ = [name for name in vars(_types) if name[0].isupper() and name != "Any"]
