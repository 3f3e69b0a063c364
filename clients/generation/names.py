"""Names of the wire in the spellings of languages."""

from __future__ import annotations

import re


def words(name: str) -> list[str]:
    """`purchase.updateAll` is `purchase`, `update`, `All`; `timeoutMs` is `timeout`, `Ms`."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+", name)


def snake(name: str) -> str:
    """`project.define` to `project_define`, `userId` to `user_id`."""
    return "_".join(word.lower() for word in words(name))


def pascal(name: str) -> str:
    """`project.define` to `ProjectDefine`, `userId` to `UserId`."""
    return "".join(word[0].upper() + word[1:] for word in words(name))


def camel(name: str) -> str:
    """`project.define` to `projectDefine`."""
    text = pascal(name)
    return text[0].lower() + text[1:]
