"""A hint at the table: asked for, looked at, played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hand import Hand, open_table


def test_a_hint_is_pointed_at_first_and_played_by_a_second_press(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, "mercante", hints="three")
    Hand(page).wait()
    log = page.locator("[role=log]")
    before = log.inner_text()
    page.get_by_role("button", name="Hint (3)").click()
    sheet = page.get_by_role("group", name="The best that a search has found")
    choices = sheet.locator("ol button")
    expect(choices.first).to_contain_text(re.compile(r"\d+ %"))
    expect(choices.first).to_contain_text(re.compile("Against the second: .*victor(y|ies)"))
    expect(choices.nth(1)).to_contain_text(re.compile("Against the first: .*victor(y|ies)"))
    expect(page.get_by_role("button", name="Hint (2)")).to_be_visible()
    name = choices.first.locator(".name").inner_text()
    choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .preview")).to_contain_text(name)
    expect(page.locator(".look-pointed").first).to_be_visible()
    assert log.inner_text() == before, "the first press plays nothing"
    take_back = page.get_by_role("button", name="Take back")
    expect(take_back).to_be_disabled()
    choices.first.click()
    expect(sheet).to_have_count(0)
    # Some answers are not worth a line of the log; those can be taken back.
    for _ in range(50):
        if log.inner_text() != before or take_back.is_enabled():
            return
        page.wait_for_timeout(100)
    raise AssertionError("the second press played nothing")


def test_a_hint_by_keyboard(new_page: NewPage) -> None:
    """The key asks, Escape puts it away, and the key shows it again without another search."""
    page = new_page(reduced_motion="reduce")
    open_table(page, "mercante", hints="three")
    Hand(page).wait()
    page.keyboard.press("h")
    sheet = page.get_by_role("group", name="The best that a search has found")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("h")
    expect(sheet).to_be_visible()
    expect(page.get_by_role("button", name="Hint (2)")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_text("hint: what should I do?")).to_be_visible()


def test_where_there_are_no_hints_nobody_can_ask(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, "mercante", hints="none")
    Hand(page).wait()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
