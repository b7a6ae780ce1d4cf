"""The Prince in the browser: a whole match of five, by keys, by touch, and in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import signoria
from signoria.games.prince import content
from signoria.games.prince.table import Table
from tests.browser import court
from tests.browser.conftest import NewPage
from tests.browser.hand import END, open_table
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
        if first.keys() >= {"poison", "condottiere", "spy"} and second.keys() >= {"doctor", "office"}:
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


@pytest.fixture
def site(tmp_path: Path, deal: Deal) -> Iterator[Site]:
    site = Site(tmp_path / "data", seed=deal.seed)
    site.start()
    yield site
    site.stop()


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
    assert ("exchanged", 1) in told
    assert ("doctor_played", 1) in told
    assert {("seizure_started", 0), ("committed", 0), ("committed", 1)} <= set(told)
    assert {("ballot", 0), ("ballot", 1), ("votes_cast", 0), ("votes_cast", 1)} <= set(told)
    assert told.index(("doctor_played", 1)) < told.index(("seizure_started", 0))

    for page in host, friend:
        expect(page.locator(END)).to_be_visible()
        sheet = page.locator(f"{END} >> xpath=ancestor::section")
        expect(sheet.get_by_role("row")).not_to_have_count(0)
    trade = next(line["step"] for line in story["lines"] if line["event"] == "exchanged")
    host.get_by_role("link", name="Replay").click()
    host.wait_for_url(re.compile(rf"/replay/{table}/\d+"))
    host.goto(f"/replay/{table}/{trade}")
    expect(host.locator("main")).to_contain_text("Lucia handed Marco: a Spy")
