"""What the table page does for a player: why not, taking back, keys, languages, replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hand import Hand, open_table
from tests.browser.scripted import Scripted
from tests.browser.site import Site

OPENING_WORDS = {"en": "Your turn", "it": "turno", "cs": "tahu", "pl": "tura"}


def sit(page: Page, site: Site, verb: str) -> None:
    """Brings a two-player table by program to where something can be done, and opens it."""
    script = Scripted(site.address)
    opened = script.open_table(["me", "greedy"])
    table = str(opened["table"]["id"])
    script.play(
        table,
        opened["token"],
        lambda state: state["step"] > 40 and script.offers(state, verb),
    )
    page.goto(f"/table/{table}?seat={opened['token']}")
    Hand(page).wait()


def test_what_may_not_be_done_says_why(new_page: NewPage) -> None:
    """A building that is too dear answers with the numbers and the rule, which opens."""
    page = new_page(reduced_motion="reduce")
    open_table(page, "greedy")
    Hand(page).wait()
    dear = page.locator('[data-place^="tile:"]:not(.look-legal)').first
    dear.hover()
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(re.compile(r"need \d+"))
    link = tip.get_by_role("button", name=re.compile(r"Rule C\d+\.\d+"))
    rule = link.inner_text().removeprefix("Rule ")
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def test_why_not_by_keyboard(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, "greedy")
    Hand(page).wait()
    for _ in range(80):
        page.keyboard.press("Shift+ArrowRight")
        look = page.evaluate("() => document.activeElement?.getAttribute('class') ?? ''")
        if "look-" not in look:
            break
    page.keyboard.press("w")
    expect(page.locator(".tip")).to_contain_text(re.compile(r"Rule C\d+\.\d+"))


def test_pointing_previews_and_clicking_does(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, "build")
    hand = Hand(page)
    tile = page.locator('[data-place^="tile:"].look-legal').first
    tile.click()
    expect(page.locator(".prompt .step.done")).to_be_visible()
    page.locator('[data-place^="city:"].look-legal').first.hover()
    expect(page.locator(".prompt .preview")).to_contain_text("Build")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .step.done")).to_have_count(0)
    hand.click()


def test_a_turn_can_be_restarted_with_one_click(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, "score")
    before = page.locator(".prompt .q").inner_text()
    page.locator('[data-place^="pillar:"].look-legal').first.click()
    expect(page.locator(".prompt .q")).not_to_have_text(before)
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".prompt .q")).to_have_text(before)


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    """Arrow keys walk over what is lit, Enter picks, numbers answer, and the turn goes on."""
    page = new_page(reduced_motion="reduce")
    open_table(page, "greedy")
    hand = Hand(page)
    hand.wait()
    log = page.locator("[role=log]")
    before = log.inner_text()
    for _ in range(30):
        offered = hand.wait()
        if offered["chips"]:
            page.keyboard.press(str(min(2, offered["chips"])))
        elif offered["lit"]:
            page.keyboard.press("ArrowRight")
            focused = page.evaluate("() => document.activeElement?.dataset.place ?? ''")
            assert focused in offered["lit"]
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if "bought" in log.inner_text().removeprefix(before):
            break
    expect(log).to_contain_text("Lucia bought")


def test_the_log_lights_its_pieces(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, "pass")
    built = page.locator("[role=log] li", has_text="built").last
    built.hover()
    expect(page.locator(".look-told").first).to_be_visible()


@pytest.mark.parametrize("language", OPENING_WORDS)
def test_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    open_table(page, "greedy")
    Hand(page).wait()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".prompt")).to_contain_text(OPENING_WORDS[language], ignore_case=True)
    assert "{" not in page.locator("body").inner_text()


def step_of(url: str) -> int:
    return int(url.rsplit("/", 1)[1])


def test_every_step_of_a_finished_match_has_its_address(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    script = Scripted(site.address)
    opened = script.open_table(["me", "random"])
    table = opened["table"]["id"]
    script.play(table, opened["token"], lambda _: False)
    page.goto(f"/replay/{table}/0")
    page.locator("main svg").first.wait_for()
    for _ in range(3):
        before = step_of(page.url)
        page.keyboard.press("ArrowRight")
        page.wait_for_url(re.compile(rf"/replay/\w+/(?!{before}$)\d+$"))
    expect(page.locator("main")).to_contain_text(f"{step_of(page.url)} / ")
    address, shown = page.url, page.locator("main").aria_snapshot()
    page.goto(f"/replay/{table}/0")
    page.locator("main svg").first.wait_for()
    page.goto(address)
    expect(page.locator("main")).to_match_aria_snapshot(shown)
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"/replay/\w+/\d{2,}$"))


def test_leaving_the_seat_and_playing_again(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    script = Scripted(site.address)
    opened = script.open_table(["me", "random"])
    table = opened["table"]["id"]
    script.play(table, opened["token"], lambda _: False)
    page.goto(f"/table/{table}?seat={opened['token']}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Hand(page).wait()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile("Leave")).click()
    page.get_by_role("button", name=re.compile("Leave|sure", re.IGNORECASE)).last.click()
    expect(page.locator("#reckoning")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("address", ["/table/nowhere123", "/join/nowhere123/x", "/elsewhere"])
def test_what_does_not_exist_is_told_kindly(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    main = page.locator("main")
    expect(main).to_be_visible()
    expect(main).not_to_have_text("")
    expect(
        page.get_by_role("link", name=re.compile("shelf|home", re.IGNORECASE)).first
    ).to_be_visible()
