"""An owner of The Prince brings a deck to the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.site import ROOT
from tests.games.prince.decks import TEXT, edited, line_of, printed

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def file(folder: Path, text: str) -> Path:
    path = folder / "my-deck.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("width", [1440, 390])
def test_a_deck_is_put_right_and_played_with(new_page: NewPage, tmp_path: Path, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 900})
    page.goto("/new/prince")
    page.get_by_text("House rules").click()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file(tmp_path, edited("ceri", ("power = 2", "power = 12"))))
    line = line_of(TEXT, "power = 2", 'key = "ceri"')
    expect(page.get_by_role("alert")).to_contain_text("my-deck.toml: This file cannot be used")
    expect(page.get_by_role("listitem").filter(has_text=f"Line {line}:")).to_contain_text("0 to 9")
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run()")
    assert not [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")]

    chooser.set_input_files(file(tmp_path, f'title = "My box"\n{printed()}'))
    expect(page.get_by_role("radio", name="My box")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".what")).to_have_text(re.compile("The Prince, My box"))


def test_the_shipped_deck_can_be_downloaded_and_is_called_reconstructed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/prince")
    page.get_by_text("House rules").click()
    with page.expect_download() as download:
        page.get_by_text("Take ours to start from").click()
    assert download.value.suggested_filename == "deck.toml"
    assert Path(download.value.path()).read_text("utf-8") == TEXT
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".what")).to_have_text(re.compile("The Prince, reconstructed deck"))
