"""The real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)


def found() -> Path | None:
    """The browser of this machine; SIGNORIA_CHROMIUM names another one."""
    named = os.environ.get("SIGNORIA_CHROMIUM")
    path = named or next(filter(None, map(shutil.which, NAMES)), None)
    return Path(path) if path else None


@contextmanager
def opened() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield browser
        browser.close()
