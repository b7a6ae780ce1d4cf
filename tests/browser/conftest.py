"""A browser and a server for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import parts
from tests.browser import chromium
from tests.browser.site import CLIENT, PATIENCE, SEED, Site

NewPage = Callable[..., Page]

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium.found() is None:
        parts.miss("Chromium")
    if not CLIENT.joinpath("index.html").is_file():
        pytest.fail("the client is not built: run `make client`")
    with chromium.opened() as opened:
        yield opened


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for the tests of a file; every page is another guest, so they do not meet."""
    site = Site(tmp_path_factory.mktemp("data"), seed=SEED)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def new_page(browser: Browser, site: Site) -> Iterator[NewPage]:
    """Opens a page as another person: each has a browser profile, and so a guest, of its own.

    A page that reports an error of its scripts fails the test.
    """
    contexts = []
    errors: list[str] = []

    def open_page(**settings: Any) -> Page:
        context = browser.new_context(
            base_url=site.address, **{"viewport": {"width": 1440, "height": 900}, **settings}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors, errors
