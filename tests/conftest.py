"""For all tests: Ctrl-C works, even where they run in the background of a shell that ignores it."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Programs that tests start and interrupt would inherit an ignored SIGINT."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
