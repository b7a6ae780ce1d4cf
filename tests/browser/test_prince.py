"""The Prince in the browser: a whole match of five, by keys, by touch, and in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

import signoria
from signoria.games.prince.rules import content
from signoria.games.prince.rules.table import Table
from tests.browser import court
from tests.browser.conftest import NewPage
from tests.browser.hand import expect_true_scores, open_table
from tests.browser.lord import OVER, Bargain, Lord, play
from tests.browser.places import Scene, prepare_prince
from tests.browser.site import Site

OPTIONS = {"trade": "on", "first_pope": "first-seat"}
HOUSES = dict(
    zip(content.HOUSES, ["Borgia", "Colonna", "de Medici", "della Rovere", "Orsini"], strict=True)
)
"""Houses by the names that the page gives them."""


# -- a whole match ---------------------------------------------------------------------------------


class Deal(NamedTuple):
    """A seed, the houses of the first two seats, and an office of the second one."""

    seed: int
    houses: tuple[str, str]
    office: str


def deal_for_intrigue() -> Deal:
    """The first deal that lets the first seat do everything in its first phase.

    It is Pope and begins; it holds a Poison, a condottiere, and a Spy to sell.  The second seat
    holds the Doctor, and an office to be poisoned, saved and attacked.
    """
    for seed in count():
        table = signoria.load("prince").new(5, seed, OPTIONS).state
        assert isinstance(table, Table)
        first, second = _hand(table, 0), _hand(table, 1)
        if first.keys() >= {"poison", "condottiere", "spy"} and second.keys() >= {
            "doctor",
            "office",
        }:
            houses = content.HOUSES[table.house[0]], content.HOUSES[table.house[1]]
            return Deal(seed, houses, second["office"])
    raise AssertionError("there is no such deal")


def _hand(table: Table, seat: int) -> dict[str, str]:
    """A hand: one card for each type in it."""
    return {
        content.TYPE_OF[number]: card
        for number, card in enumerate(content.CARDS)
        if table.holds(seat, number)
    }


@pytest.fixture(scope="module")
def deal() -> Deal:
    return deal_for_intrigue()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, deal: Deal) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("data"), seed=deal.seed)
    site.start()
    yield site
    site.stop()


@pytest.mark.thorough
def test_two_people_and_three_bots_play_a_whole_match(new_page: NewPage, deal: Deal) -> None:
    """With a trade, a Doctor, a seizure and an open round of voting, all of it by clicking.

    Lucia offers Marco a Spy, who offers less for it; she poisons his office, for which he sends the
    Doctor; she attacks it.  In the conclave both vote for themselves in secret, so that nobody is
    elected, and then in the open for Marco.
    """
    host, friend = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    table = open_table(host, "open", "greedy", "greedy", "greedy", game="prince", options=OPTIONS)
    friend.goto(host.locator(".link input").input_value())
    friend.get_by_role("textbox").fill("Marco")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(re.compile(f"/table/{table}"))

    houses = [HOUSES[house] for house in deal.houses]
    lucia, marco = lords = Lord(host, houses[0]), Lord(friend, houses[1])
    lucia.deeds = [
        lambda: lucia.aim("Offer", f"house:{deal.houses[1]}"),
        lambda: lucia.aim("Poison", f"card:{deal.office}"),
        lambda: lucia.aim("Seize", f"card:{deal.office}"),
    ]
    lucia.bargains = [Bargain(gives=["Spy"], asks_ducats=12)]
    lucia.replies = ["accept"]
    lucia.bids = [2, 9]
    lucia.favourite = marco.house
    marco.bargains = [Bargain(gives_ducats=7, asks=["Spy"])]
    marco.replies = ["counter"]
    marco.bids = [6]
    marco.lays_open = True
    play(lords, until=lambda: all(lord.asked() == OVER for lord in lords))

    story = host.request.get(f"/api/tables/{table}/story").json()
    told = [(line["event"], line["seat"]) for line in story["lines"]]
    assert ("offer_accepted", 0) in told
    assert ("exchanged", 0) in told
    assert ("doctor_played", 1) in told
    assert {("seizure_started", 0), ("committed", 0), ("committed", 1)} <= set(told)
    assert {("ballot", 0), ("ballot", 1), ("votes_cast", 0), ("votes_cast", 1)} <= set(told)
    assert told.index(("doctor_played", 1)) < told.index(("seizure_started", 0))

    for page in host, friend:
        expect_true_scores(page, table)
    trade = next(line["step"] for line in story["lines"] if line["event"] == "exchanged")
    host.get_by_role("link", name="Replay").click()
    host.wait_for_url(re.compile(rf"/replay/{table}/\d+"))
    host.goto(f"/replay/{table}/{trade}")
    expect(host.locator("main")).to_contain_text("Lucia handed Marco: Spy.")
    host.keyboard.press("ArrowRight")
    host.wait_for_url(lambda url: int(url.rsplit("/", 1)[1]) > trade)


# -- by keys, by touch, after a reload ---------------------------------------------------------------


def sit(page: Page, moment: court.Court) -> None:
    page.goto(moment.page_of(moment.lucia))
    page.locator(".moment .paper").wait_for()


def walk_to(page: Page, place: str) -> None:
    """With the arrow keys, which go from one lit place to the next."""
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if place in page.evaluate("() => document.activeElement?.dataset.place ?? ''").split():
            return
    raise AssertionError(f"no arrow key leads to {place}")


def tab_to(page: Page, field: str) -> None:
    """With the Tab key, to a field for a number."""
    wanted = page.get_by_role("textbox", name=field, exact=True)
    wanted.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if wanted.evaluate("field => field === document.activeElement"):
            return
    raise AssertionError(f"Tab never comes to {field}")


def test_an_auction_by_keyboard(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, court.phase(site.address))
    walk_to(page, "verb:auction")
    page.keyboard.press("Enter")
    tab_to(page, "Your bid")
    page.keyboard.type("7")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Lucia bid 8")
    lucia = Lord(page, "Borgia")
    while "bought" not in log.inner_text():
        if lucia.asked() == "Your bid":
            page.keyboard.press("Tab")  # out of the field, where arrows move the caret
            walk_to(page, "verb:pass")
            page.keyboard.press("Enter")
            expect(log).to_contain_text("Lucia passed")
        lucia.go_on()
        page.wait_for_timeout(50)


def test_a_ballot_by_keyboard(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, court.ballot(site.address))
    ballot = page.get_by_role("region", name="Your ballot")
    tab_to(page, "Votes for Colonna")
    page.keyboard.type("3")
    tab_to(page, "Votes for Orsini")
    page.keyboard.type("99")
    page.keyboard.press("Enter")
    expect(ballot).to_contain_text("all given")
    page.keyboard.press("Enter")
    expect(ballot).to_contain_text("Your ballot is sealed")


def test_a_phone_bids_by_tapping(new_page: NewPage, site: Site) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    sit(page, court.phase(site.address))
    auction = page.get_by_role("region", name="Buy or spy").locator('[data-place="verb:auction"]')
    auction.tap()
    expect(page.locator(".prompt")).to_contain_text("Turn up a card")
    auction.tap()
    bid = page.get_by_role("region", name="Your bid")
    bid.get_by_role("button", name="+5", exact=True).tap()
    bid.get_by_role("button", name="Bid 5 ducats").tap()
    lucia = Lord(page, "Borgia")
    while lucia.asked() not in ("Play cards, seize", "Where to?", "Patronage"):
        if lucia.asked() == "Your bid":
            for _ in range(2):
                bid.locator('[data-place="verb:pass"]').tap()
        lucia.go_on()
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_contain_text("Lucia bid 5")


def test_a_reload_keeps_a_secret_commitment(new_page: NewPage, site: Site, deal: Deal) -> None:
    page = new_page(reduced_motion="reduce")
    moment = court.seizure(site.address, f"seize-card {deal.office}")
    sit(page, moment)
    troop = page.get_by_role("region", name="Your condottieri")
    troop.get_by_role("button", name=re.compile("power")).first.click()
    troop.get_by_role("button", name="Commit one in secret").click()
    sealed = page.get_by_text("You have committed one condottiere.")
    expect(sealed).to_be_visible()
    page.reload()
    expect(sealed).to_be_visible()
    expect(troop).to_have_count(0)
    moment.answer(moment.guests[1])
    expect(page.get_by_role("log")).to_contain_text(re.compile("Lucia (won|failed)"))


# -- in four languages -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(
    tmp_path_factory: pytest.TempPathFactory, deal: Deal
) -> Iterator[tuple[Site, list[Scene]]]:
    site = Site(Path(tmp_path_factory.mktemp("moments")), seed=deal.seed)
    site.start()
    yield site, prepare_prince(site)
    site.stop()


@pytest.mark.parametrize("language", ["en", "it", "cs", "pl"])
def test_every_text_is_there(
    browser: Browser, moments: tuple[Site, list[Scene]], language: str
) -> None:
    """A text that is missing, or an argument of one, is shown in braces."""
    site, scenes = moments
    context = browser.new_context(base_url=site.address, locale=language, reduced_motion="reduce")
    page = context.new_page()
    for scene in scenes:
        page.goto(scene.address)
        page.locator(scene.ready).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        missing = page.evaluate("() => document.body.innerHTML.match(/\\{[a-z_$ -]+\\}?/g)")
        assert not missing, (scene.name, missing)
    context.close()
