"""Where the daemon's socket may be."""

from __future__ import annotations

import errno
import os
import pwd
from collections.abc import Mapping

from .errors import Attempt, EntitledError, NoDaemon, SocketForbidden, SocketPathTooLong

PATH_BYTES_MAX = 107


def places(
    given: str | os.PathLike[str] | None = None, environment: Mapping[str, str] | None = None,
) -> list[str]:
    """The paths to try, in this order.

    A path that the caller named, in the call or in $ENTITLED_SOCKET, is the only one: what was meant
    for one daemon must not reach another.
    """
    variables = os.environ if environment is None else environment
    named = given if given is not None else variables.get("ENTITLED_SOCKET") or None
    if named is not None:
        named = os.fspath(named)
        return [named[len("unix:"):] if named.startswith("unix:") else named]
    # systemd separates several by colons; the first is the one of the unit's own name.
    folders = [
        variables.get("RUNTIME_DIRECTORY", "").split(":")[0],
        variables.get("XDG_RUNTIME_DIR", ""),
        "/run/entitled",
        (variables.get("HOME") or pwd.getpwuid(os.getuid()).pw_dir) + "/.local/state/entitled",
    ]
    # A relative path would mean another place in each directory.
    return list(dict.fromkeys(
        f"{folder}/entitled.sock" for folder in folders if folder.startswith("/")))


class Place:
    """Where the daemon of a client is; after the first connection only there."""

    def __init__(self, given: str | os.PathLike[str] | None) -> None:
        self._given = given
        self._found: str | None = None

    @property
    def paths(self) -> list[str]:
        return places(self._given) if self._found is None else [self._found]

    def found(self, path: str) -> None:
        """Another daemon has other data, so a client does not change over to one."""
        self._found = path


def too_long(path: str) -> SocketPathTooLong | None:
    """The error of a path that no socket can have."""
    length = len(os.fsencode(path))
    return SocketPathTooLong(path, length, PATH_BYTES_MAX) if length > PATH_BYTES_MAX else None


def reason(error: OSError) -> str:
    """Why a connection was refused, as half a sentence."""
    reasons = {
        errno.ENOENT: "no such file",
        errno.ECONNREFUSED: "connection refused",
        errno.EACCES: "permission denied",
        errno.EPERM: "permission denied",
    }
    return reasons.get(error.errno or 0, f"{error.strerror or error} (errno {error.errno})")


def nowhere(tried: list[tuple[str, Exception]]) -> EntitledError:
    """The error that tells of all places that were tried."""
    if len(tried) == 1 and isinstance(tried[0][1], SocketPathTooLong):
        return tried[0][1]
    attempts = [
        Attempt(path, reason(error) if isinstance(error, OSError) else str(error))
        for path, error in tried
    ]
    if any(isinstance(error, PermissionError) for _, error in tried):
        return SocketForbidden(attempts)
    return NoDaemon(attempts)
