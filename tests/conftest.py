"""For all tests: Ctrl-C works in the background, too; what could not be tested is told; titles of tests go."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.games import _added as added_titles
from tests.parts import MISSING

UNTESTED = "SIGNORIA_UNTESTED"
"""Names a file for what could not be tested: one line with a part for every test that missed it."""


def pytest_configure() -> None:
    """Programs that tests start and interrupt would inherit an ignored SIGINT."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _registry() -> Iterator[None]:
    """A title that a test registers is gone after it."""
    before = dict(added_titles)
    yield
    added_titles.clear()
    added_titles.update(before)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which parts were missing, to people and to `make test`."""
    missed = [
        report.longrepr[2].partition(MISSING)[2]
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and MISSING in report.longrepr[2]
    ]
    for part, tests in Counter(missed).items():
        terminalreporter.write_line(f"{tests} tests were skipped: {part} is missing")
    if place := os.environ.get(UNTESTED):
        with Path(place).open("a", encoding="utf-8") as file:
            file.writelines(f"{part}\n" for part in missed)
