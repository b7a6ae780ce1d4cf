"""Whole matches, played by clicking on what is lit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hand import Hand, expect_true_scores, open_table
from tests.browser.site import Site

MOST_CLICKS = 300


def play_to_the_end(hand: Hand) -> None:
    while hand.click():
        assert hand.clicks < MOST_CLICKS


@pytest.mark.parametrize("variant", [pytest.param("basic", marks=pytest.mark.thorough), "advanced"])
def test_a_whole_match_against_bots(new_page: NewPage, variant: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/new/carrara")
    page.get_by_text("2", exact=True).click()
    page.get_by_text(f"{variant} game", exact=True).click()
    expect(
        page.get_by_role("radio", name=re.compile(r"Merchant.*Rating 1500 · \d+ match"))
    ).to_have_count(1)
    page.get_by_text("Merchant", exact=True).click()
    page.get_by_role("button", name="Begin the match").click()
    page.wait_for_url(re.compile("/table/"))
    hand = Hand(page)
    play_to_the_end(hand)
    expect_true_scores(page, page.url.rpartition("/")[2])
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/replay/\w+/\d+"))


def test_play_against_bots_is_one_click_from_home(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play against bots")).first.click()
    page.wait_for_url(re.compile("/table/"))
    assert Hand(page).click()


def test_two_people_and_a_bot_meet_by_invitation(new_page: NewPage) -> None:
    host, guest = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    table = open_table(host, "open", "greedy")
    guest.goto(host.locator(".link input").input_value())
    guest.get_by_role("textbox").fill("Marco")
    guest.get_by_role("button", name="Take the seat").click()
    guest.wait_for_url(re.compile(f"/table/{table}"))
    hands = [Hand(host, 1), Hand(guest, 2)]
    turns = {0: 0, 1: 0}
    for _ in range(400):
        if min(turns.values()) > 25:
            break
        for number, hand in enumerate(hands):
            offered = hand.offered()
            if offered["lit"] or offered["chips"] or offered["verbs"]:
                hand.click()
                turns[number] += 1
    assert min(turns.values()) > 25
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox").fill("Salve!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name=re.compile("Chat")).click()
    expect(guest.get_by_text("Salve!")).to_be_visible()


def test_a_reload_and_a_killed_server_lose_nothing(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, "greedy")
    hand = Hand(page)
    for _ in range(12):
        hand.click()
    hand.wait()
    log = page.locator("[role=log]").inner_text()
    page.reload()
    hand.wait()
    assert page.locator("[role=log]").inner_text() == log
    site.kill()
    expect(page.get_by_text(re.compile("connect", re.IGNORECASE))).to_be_visible()
    site.start()
    hand.wait()
    assert page.locator("[role=log]").inner_text() == log
    for _ in range(6):
        hand.click()


def test_a_second_tab_stays_in_step(new_page: NewPage) -> None:
    """Whichever of them plays, both show it; half a move is seen only where it is being made."""
    first = new_page(reduced_motion="reduce")
    table = open_table(first, "greedy")
    second = first.context.new_page()
    second.goto(f"/table/{table}")
    hands = Hand(first, 1), Hand(second, 2)
    halves = wholes = 0
    for player, watcher in (hands, hands[::-1]):
        player.wait_for(watcher.wait())
        for _ in range(8):
            before = watcher.wait()
            player.click()
            offered = player.wait()
            if player.is_midway:
                halves += 1
                assert watcher.offered() == before
            else:
                wholes += 1
                watcher.wait_for(offered)
                log = player.page.locator("[role=log]").inner_text()
                assert watcher.page.locator("[role=log]").inner_text() == log
    assert halves > 2
    assert wholes > 5


def test_a_phone_plays_too(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    open_table(page, "greedy")
    prompt = page.locator(".prompt")
    turn = page.locator('[data-place="verb:turn"]').locator("visible=true")
    turn.tap()
    expect(prompt).to_contain_text("Turn the wheel")
    turn.tap()
    expect(prompt).to_contain_text("section", ignore_case=True)
