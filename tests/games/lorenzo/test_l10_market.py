"""L10: the market."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    given,
    goods,
    legal_with,
    play,
    question,
    refused,
    standing,
)

MARKET = ["market-1", "market-2", "market-3", "market-4"]


@pytest.mark.rule("L10.1")
@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("market-1", {"coin": 5}),
        ("market-2", {"servant": 5}),
        ("market-3", {"coin": 2, "military": 3}),
    ],
)
def test_three_market_spaces_give_goods(space: str, gain: dict[str, int]) -> None:
    t = given()
    play(t, f"place black {space}")
    assert goods(t) == gain


@pytest.mark.rule("L10.1")
def test_the_fourth_market_space_gives_two_different_privileges() -> None:
    t = given()
    play(t, "place black market-4", "privilege coins", "privilege faith")
    assert goods(t) == {"coin": 2, "faith": 1}
    assert question(t) == "turn"


@pytest.mark.rule("L10.1", "L1.5")
@pytest.mark.parametrize("space", ["market-3", "market-4"])
@pytest.mark.parametrize("players", [2, 3])
def test_two_market_spaces_are_for_four_players(players: int, space: str) -> None:
    t = given(players=players)
    reason = refused(t, f"place black {space}")
    assert (reason.code, reason.rule) == ("space_closed", "L1.5")
    assert reason.numbers == {"need": 4, "have": players}


@pytest.mark.rule("L10.2")
@pytest.mark.parametrize("space", MARKET)
def test_a_market_space_needs_a_value_of_one(space: str) -> None:
    t = given()
    reason = refused(t, f"place neutral {space}")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 1, "have": 0})
    helped = given(seats=[Seat(servant=1)])
    assert f"neutral {space}" in legal_with(helped, "place")


@pytest.mark.rule("L10.2")
@pytest.mark.parametrize("space", MARKET)
def test_a_market_space_holds_one_member(space: str) -> None:
    t = given(seats=[Seat(), Seat(placed={"black": space})])
    assert refused(t, f"place black {space}").code == "space_taken"


@pytest.mark.rule("L10.2")
def test_a_player_may_stand_on_several_market_spaces() -> None:
    t = given(seats=[Seat(placed={"black": "market-1", "white": "market-2"})])
    play(t, "place orange market-3")
    assert standing(t, "market-3") == [(0, "orange")]
