"""One server for the tests of a file."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import Process, Site, in_thread

Start = Callable[..., Process]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with in_thread(tmp_path_factory.mktemp("data")) as site:
        yield site


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers as processes of their own, all on the same folder; none outlives the test."""
    begun: list[Process] = []

    def start(*options: str) -> Process:
        begun.append(Process(tmp_path, *options))
        return begun[-1]

    yield start
    for server in begun:
        if server.process.returncode is None:
            server.end(signal.SIGKILL)
