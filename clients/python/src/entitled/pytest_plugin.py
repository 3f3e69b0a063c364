"""Fixtures of pytest. Installed, the package brings them by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .client import Client
from .testing import Daemon


@pytest.fixture
def entitled_daemon() -> Iterator[Daemon]:
    """A daemon in memory, of this test alone, with a clock that the test moves."""
    with Daemon() as daemon:
        yield daemon


@pytest.fixture
def entitled_client(entitled_daemon: Daemon) -> Client:
    """A client of the test's own daemon."""
    return entitled_daemon.client()
