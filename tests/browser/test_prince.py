"""The Prince in the browser: a whole match of five, by keys, on a phone, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import signoria
from signoria.games.prince import content
from signoria.games.prince.table import Table
from tests.browser.conftest import NewPage
from tests.browser.hand import END, open_table
from tests.browser.lord import OVER, Bargain, Lord, play
from tests.browser.site import Site

OPTIONS = {"trade": "on", "first_pope": "first-seat"}


class Deal(NamedTuple):
    """A seed, the houses of the first two seats, and an office of the second one."""

    seed: int
    houses: tuple[str, str]
    office: str


def deal_for_intrigue() -> Deal:
    """The first deal in which the first seat can do everything in its first phase.

    It is Pope and begins; it holds a Poison, a condottiere, and a Spy to sell.  The second seat
    holds the Doctor, and an office to be poisoned, saved and seized.
    """
    for seed in count():
        table = signoria.load("prince").new(5, seed, OPTIONS).state
        assert isinstance(table, Table)
        first, second = _hand(table, 0), _hand(table, 1)
        if {"poison", "condottiere", "spy"} <= first.keys() and {"doctor", "office"} <= second.keys():
            houses = (content.HOUSES[table.house[0]], content.HOUSES[table.house[1]])
            return Deal(seed, houses, second["office"])
    raise AssertionError


def _hand(table: Table, seat: int) -> dict[str, str]:
    """The hand of a seat: a card of each type in it."""
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


HOUSE_NAMES = dict(
    zip(content.HOUSES, ["Borgia", "Colonna", "de Medici", "della Rovere", "Orsini"], strict=True)
)


def test_a_whole_match_of_five_with_a_friend(new_page: NewPage, deal: Deal) -> None:
    """Lucia sells Marco a Spy, poisons his office, which the Doctor saves, and attacks it."""
    host, friend = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    table = open_table(
        host, "open", "greedy", "greedy", "greedy", game="prince", options=OPTIONS
    )
    friend.goto(host.locator(".link input").input_value())
    friend.get_by_role("textbox").fill("Marco")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(re.compile(f"/table/{table}"))

    lucia, marco = [
        Lord(page, HOUSE_NAMES[house])
        for page, house in zip([host, friend], deal.houses, strict=True)
    ]
    house = deal.houses[1]
    lucia.deeds = [
        lambda lord: lord.aim("Offer", f"house:{house}"),
        lambda lord: lord.aim("Poison", f"card:{deal.office}"),
        lambda lord: lord.aim("Seize", f"card:{deal.office}"),
    ]
    lucia.bargains = [Bargain(gives=["Spy"], asks_ducats=12)]
    lucia.answers_offers = ["accept"]
    lucia.favourite = marco.house
    marco.opens = True
    marco.bargains = [Bargain(asks=["Spy"], gives_ducats=7)]
    marco.answers_offers = ["counter"]
    lucia.limit = 8
    marco.limit = 6
    lords = [lucia, marco]
    play(lords, lambda: all(lord.asked() == OVER for lord in lords))

    print(lucia.answered, marco.answered)
    for page in (host, friend):
        expect(page.locator(END)).to_be_visible()
