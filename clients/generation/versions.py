"""The version of each client: the one of the daemon and of the protocol document."""

from __future__ import annotations

import json
import re
from pathlib import Path

# Where a client states its version; the group is the version. Swift takes the daemon's constant.
_STATED = {
    "clients/go/client.go": r'^const Version = "(.*)"$',
    "clients/java/pom.xml": r"^  <version>(.*)</version>$",
    "clients/java/src/entitled/Client.java": r'^    public static final String VERSION = "(.*)";$',
    "clients/node/package.json": r'^  "version": "(.*)",$',
    "clients/perl/lib/Entitled.pm": r"^our \$VERSION = '(.*)';$",
    "clients/php/composer.json": r'^    "version": "(.*)",$',
    "clients/php/src/Client.php": r"^    public const VERSION = '(.*)';$",
    "clients/python/pyproject.toml": r'^version = "(.*)"$',
    "clients/python/src/entitled/__init__.py": r'^__version__ = "(.*)"$',
    "clients/ruby/lib/entitled/version.rb": r'^  VERSION = "(.*)"$',
    "clients/rust/Cargo.lock": r'^name = "entitled"\nversion = "(.*)"$',
    "clients/rust/Cargo.toml": r'^version = "(.*)"$',
    "clients/shell/entitled.sh": r"^ENTITLED_VERSION=(.*)$",
}


def stated(top: Path) -> dict[str, str]:
    """Each of those files, from the repository's top, with the version of Protocol/openrpc.json."""
    document = json.loads((top / "Protocol/openrpc.json").read_text(encoding="utf-8"))
    return {path: _with_version(top / path, pattern, document["info"]["version"])
            for path, pattern in _STATED.items()}


def _with_version(path: Path, pattern: str, version: str) -> str:
    text = path.read_text(encoding="utf-8")
    found = list(re.finditer(pattern, text, re.MULTILINE))
    if len(found) != 1:
        raise SystemExit(f"{path} states its version {len(found)} times; expected once: {pattern}")
    return text[:found[0].start(1)] + version + text[found[0].end(1):]
