"""Real parts that tests need and a machine may lack: a browser, a database server.

`tools/real_parts` installs them where it may.  Where it may not, the tests that need them are skipped, counted, and
told at the end of `make test`.  Where CI is set nothing may be missing.
"""

from __future__ import annotations

import os
from typing import Final, NoReturn

import pytest

MISSING: Final = "missing: "
"""How the reason of such a skipped test begins."""


def miss(part: str) -> NoReturn:
    """Skips a test, or fails it where everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(f"{part} is missing: run tools/real_parts")
    pytest.skip(f"{MISSING}{part}")
