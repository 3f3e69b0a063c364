"""Lines of a generated file."""

from __future__ import annotations

import textwrap

NOTICE = "Made by clients/generate from Protocol; a change made here is lost."


# A blank at which no line ends.
GLUE = "\0"


class Lines:
    """Collects lines; `indent` blanks stand before each."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, *lines: str, indent: int = 0) -> None:
        self._lines += [(" " * indent + line).rstrip() for line in lines]

    def wrapped(self, text: str, *, indent: int = 0, first: str = "", rest: str | None = None,
                last: str = "") -> None:
        """A paragraph between `first` and `last`, `rest` before each further line."""
        rest = first if rest is None else rest
        lines = textwrap.wrap(
            text + last, 98 - indent, initial_indent=first, subsequent_indent=rest,
            break_long_words=False, break_on_hyphens=False)
        self.add(*lines, indent=indent)

    def text(self) -> str:
        return "\n".join(self._lines).replace(GLUE, " ") + "\n"
