"""Actions in words and numbers before they are played, and what views show and hide."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.games.carrara.rules.content import reconstructed
from signoria.games.carrara.rules.table import Table
from signoria.kernel.game import Description
from tests.games.carrara.positions import Seat, given, legal, play, refused

GAME = signoria.load("carrara")


def described(t: Table, text: str) -> Description:
    return GAME.describe(t, t.to_act[0], GAME.actions.parse(text))


def test_a_build_shows_its_price_before_the_payment_is_settled() -> None:
    t = given(
        seats=[Seat(blocks={"red": 3, "yellow": 2, "white": 2}), Seat()], display=["palazzo-4"]
    )
    shown = described(t, "build palazzo-4 lucca")
    assert (shown.verb, shown.args) == ("build", {"tile": "palazzo-4", "city": "lucca"})
    assert shown.targets == ("tile:palazzo-4", "city:lucca")
    assert (shown.pays, shown.gains) == ({"blocks": 4}, {})


def test_a_forced_payment_shows_its_colours() -> None:
    t = given(seats=[Seat(blocks={"red": 4}), Seat()], display=["palazzo-4"])
    assert described(t, "build palazzo-4 lucca").pays == {"red blocks": 4}


def test_taking_blocks_shows_coins_and_blocks() -> None:
    t = given(seats=[Seat(coins=9), Seat()], wheel={"III": {"green": 2}})
    play(t, "buy III")
    shown = described(t, "take green 2")
    assert (shown.pays, shown.gains) == ({"coins": 2}, {"green blocks": 2})


def test_a_scoring_place_shows_what_it_pays() -> None:
    t = given(seats=[Seat(buildings=["palazzo-5@lucca", "porta-4@pisa", "villa-1@pisa"]), Seat()])
    assert described(t, "score coins").gains == {"coins": 5}
    play(t, "score coins")
    assert described(t, "place palazzo").gains == {"vp": 10}
    assert described(t, "place pisa").gains == {"coins": 15}


def test_a_refused_action_promises_nothing() -> None:
    t = given(seats=[Seat(), Seat()])
    shown = described(t, "monument villa livorno")
    assert (shown.pays, shown.gains) == ({}, {})


@pytest.mark.rule("C6.1")
def test_with_bonus_first_off_a_place_must_qualify_before_the_bonus() -> None:
    seats = [Seat(coins=33, buildings=["palazzo-1@lerici"]), Seat()]
    strict = given(variant="advanced", seats=seats, options={"bonus_first": "off"})
    play(strict, "score coins")
    assert refused(strict, "place 36-coins").code == "bonus_not_counted"
    assert "place palazzo" in legal(strict)
    kind = given(variant="advanced", seats=seats)
    play(kind, "score coins")
    assert "place 36-coins" in legal(kind)


def test_the_last_turn_is_previewed_without_the_final_count() -> None:
    t = given(seats=[Seat(coins=50), Seat()])
    t.trigger = 1
    assert described(t, "pass").gains == {"coins": 2}


def test_describing_changes_nothing() -> None:
    t = given(seats=[Seat(blocks={"red": 4}), Seat()], display=["palazzo-4"])
    before = t.digest()
    for action in GAME.legal(t, 0):
        GAME.describe(t, 0, action)
    assert t.digest() == before


def screens(t: Table, seat: int | None) -> list[bool]:
    return ["coins" in player and "blocks" in player for player in GAME.view(t, seat)["players"]]


@pytest.mark.rule("C15.3")
def test_a_view_shows_the_own_screen_only() -> None:
    t = given(seats=[Seat(coins=7), Seat(coins=8)])
    assert screens(t, 0) == [True, False]
    assert screens(t, 1) == [False, True]
    assert screens(t, None) == [False, False]
    assert GAME.view(t, 0)["players"][0]["coins"] == 7


@pytest.mark.rule("C15.3")
def test_open_holdings_opens_all_screens() -> None:
    t = given(seats=[Seat(), Seat()], options={"open_holdings": "on"})
    assert screens(t, 0) == screens(t, None) == [True, True]


def test_at_the_end_all_screens_are_open() -> None:
    match = GAME.new(2, 3)
    while not match.over:
        match.play(match.state.to_act[0], GAME.actions.parse("pass"))
    view: dict[str, Any] = GAME.view(match.state, None)
    assert all("coins" in player for player in view["players"])
    assert view["ending"] == "stall"


def test_reconstructed_facts_are_named() -> None:
    assert {"disc inner", "upgrade livorno", "set 7", "majority pisa"} <= set(reconstructed())
    assert "upgrade pisa" not in reconstructed()
