"""Bytes to lines: no limit but memory's, and no byte looked at twice."""

from __future__ import annotations


class LineBuffer:
    """Takes bytes in any pieces, and gives whole lines without their line feeds."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that these bytes complete."""
        *lines, rest = data.split(b"\n")
        if lines and self._pieces:
            lines[0] = b"".join([*self._pieces, lines[0]])
            self._pieces = []
        if rest:
            self._pieces.append(rest)
        return lines

    @property
    def unfinished(self) -> int:
        """How many bytes have come of the next line."""
        return sum(map(len, self._pieces))
