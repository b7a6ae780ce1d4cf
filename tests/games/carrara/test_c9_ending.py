"""C9 and C10: what ends the game, the last turns, and who has won."""

from __future__ import annotations

from collections.abc import Mapping

import hypothesis
import pytest
from hypothesis import strategies as st

from tests.games.carrara.positions import (
    GAME,
    OWN_PLACES,
    Seat,
    asked,
    coins,
    display,
    draws,
    fresh,
    given,
    legal,
    play,
    points,
    question,
    token,
    vp,
    wander,
)

PLACED = OWN_PLACES[:6]
ALL_BUT_ONE = Seat(coins=0, scored=OWN_PLACES[:5], buildings=["villa-4@livorno"])
"""One pillar is waiting, and the Villa, worth 12 points, is open for it."""


# -- the two conditions (C9.1, C9.2, C9.4) ---------------------------------------------------------


@pytest.mark.rule("C9.1")
def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    t = given(seats=[Seat(blocks={"white": 1})], display=["porta-1", "villa-1"], supply=0)
    play(t, "build villa-1 livorno", "pass", "pass")
    assert t.trigger == -1
    assert points(t) == {}


@pytest.mark.rule("C9.1")
def test_a_player_without_pillars_alone_does_not_end_the_game() -> None:
    t = given(seats=[ALL_BUT_ONE])
    play(t, "score coins", "place villa")
    assert t.trigger == -1
    assert points(t) == {"kinds": 12}
    play(t, "defer", "pass", "pass", "pass")
    assert question(t) == "turn"


@pytest.mark.rule("C9.1", "C9.2", "C9.3", "E17")
def test_example_the_last_pillar_with_an_empty_supply() -> None:
    t = given(players=3, seats=[ALL_BUT_ONE, Seat(coins=0), Seat(coins=0)], supply=0, court=[])
    told = play(t, "score deferred", "place villa")
    assert points(t) == {"kinds": 12, "ending": 5}
    assert ("end_triggered", 0, (2, 5, 0)) in told
    order = []
    while t.to_act:
        order.append(asked(t))
        play(t, "pass")
    assert order == [1, 2]
    assert GAME.ending(t) == "pillar"


@pytest.mark.rule("C9.1", "C9.2", "C9.3", "E16", "T8")
def test_example_the_last_tile_of_the_supply() -> None:
    t = given(
        players=4,
        turn=1,
        seats=[Seat(coins=0, scored=PLACED), Seat(coins=0, blocks={"purple": 1})],
        display=["villa-1"],
        supply=["porta-5"],
    )
    play(t, "build villa-1 lerici")
    draws(t, "draw-tile porta-5")
    assert points(t, 1) == {"ending": 5}
    assert points(t, 0) == {}
    assert "porta-5" in display(t)
    order = []
    while t.to_act:
        order.append(asked(t))
        play(t, "pass")
    assert order == [2, 3, 0]
    assert GAME.ending(t) == "supply"


@pytest.mark.rule("C9.2")
def test_the_builder_may_be_the_one_without_pillars() -> None:
    t = given(
        seats=[Seat(blocks={"purple": 1}, scored=PLACED)], display=["villa-1"], supply=["porta-5"]
    )
    play(t, "build villa-1 lerici", "draw-tile porta-5")
    assert points(t) == {"building": 1, "ending": 5}


@pytest.mark.rule("C9.2")
def test_with_two_tiles_in_the_supply_the_game_goes_on() -> None:
    t = given(
        seats=[Seat(blocks={"purple": 1}, scored=PLACED)],
        display=["villa-1"],
        supply=["porta-5", "porta-4"],
    )
    play(t, "build villa-1 lerici", "draw-tile porta-5")
    assert points(t) == {"building": 1}
    assert t.trigger == -1


@pytest.mark.rule("C9.4", "T6")
def test_the_display_need_not_be_empty() -> None:
    t = given(seats=[ALL_BUT_ONE], supply=0, court=[])
    assert "" not in display(t)
    play(t, "score deferred", "place villa")
    assert t.trigger == 0


@pytest.mark.rule("C9.4", "T6")
def test_an_empty_display_without_the_other_condition_ends_nothing() -> None:
    t = given(seats=[Seat(blocks={"purple": 1})], display=["villa-1"], supply=0)
    play(t, "build villa-1 lerici")
    assert display(t) == [""] * 9
    assert t.trigger == -1


@pytest.mark.rule("T6", "C9.2")
def test_a_monument_does_not_use_up_the_last_tile_of_the_supply() -> None:
    t = given(
        seats=[Seat(blocks={"white": 3}, buildings=["villa-5@livorno"], scored=PLACED)],
        supply=["porta-5"],
    )
    play(t, "replace villa-5", "no-upgrade")
    assert (t.supply_left, t.trigger, asked(t)) == (1, -1, 1)


@pytest.mark.rule("C9.4")
@pytest.mark.parametrize("court", [[], [3]])
def test_a_pillar_on_the_court_has_not_been_placed(court: list[int]) -> None:
    t = given(seats=[ALL_BUT_ONE], supply=0, court=court)
    play(t, "pass")
    assert t.trigger == -1
    assert points(t) == {}


# -- five points and the last turns (C9.3) ---------------------------------------------------------


@pytest.mark.rule("C9.3", "T8")
def test_the_five_points_are_given_once_and_to_the_one_who_sets_off_the_end() -> None:
    t = given(seats=[ALL_BUT_ONE, _like(ALL_BUT_ONE, "castello-4@livorno")], supply=0, court=[])
    play(t, "score deferred", "place villa", "score deferred", "place rural")
    assert t.to_act == ()
    assert points(t, 0) == {"kinds": 12, "ending": 5}
    assert points(t, 1) == {"landscapes": 4}


def _like(seat: Seat, house: str) -> Seat:
    return Seat(coins=seat.coins, scored=seat.scored, buildings=[house])


@pytest.mark.rule("C9.3")
@pytest.mark.parametrize("trigger", range(4))
def test_the_others_have_one_turn_each_whoever_began(trigger: int) -> None:
    seats = [Seat() for _ in range(4)]
    seats[trigger] = ALL_BUT_ONE
    t = given(players=4, turn=trigger, seats=seats, supply=0, court=[])
    play(t, "score deferred", "place villa")
    order = []
    while t.to_act:
        order.append(asked(t))
        play(t, "pass")
    assert order == [(trigger + step) % 4 for step in (1, 2, 3)]


@pytest.mark.rule("C9.3", "C-R8")
def test_a_visit_called_by_the_last_pillar_can_still_be_joined() -> None:
    t = given(
        players=3,
        turn=1,
        seats=[Seat(coins=0, buildings=["porta-4@massa"]), ALL_BUT_ONE, Seat(coins=0)],
        supply=0,
        court=[3],
    )
    play(t, "score coins", "place villa")
    assert points(t, 1)["ending"] == 5
    assert token(t) == (1, 3)
    assert (asked(t), legal(t)) == (2, {"defer"})
    play(t, "defer", "pass")
    assert (asked(t), legal(t)) == (0, {"join", "defer"})
    play(t, "join")
    assert coins(t, 0) == 5
    play(t, "place porta")
    assert t.to_act == ()
    assert points(t, 0) == {"kinds": 4, "coins": 1}


# -- counting up (C10) -----------------------------------------------------------------------------


def finish(*seats: Seat) -> dict[int, int]:
    """Everybody passes until the match is over; the scores by seat."""
    t = given(players=len(seats), seats=seats, wheel={})
    while t.to_act:
        play(t, "pass")
    return dict(enumerate(GAME.scores(t)))


@pytest.mark.rule("C10.1")
@hypothesis.settings(deadline=None, derandomize=True, max_examples=30)
@hypothesis.given(purse=st.integers(0, 99))
def test_every_full_five_coins_are_a_point(purse: int) -> None:
    scores = finish(Seat(coins=purse), Seat(coins=0, points={"cities": 7}))
    assert scores == {0: (purse + 6) // 5, 1: 7 + 1}


@pytest.mark.rule("C10.1")
def test_blocks_and_buildings_bring_nothing_at_the_end() -> None:
    owned = Seat(coins=0, blocks={"white": 5}, buildings=["villa-5@livorno", "porta-5@livorno"])
    assert finish(owned, Seat(coins=0)) == {0: 1, 1: 1}


@pytest.mark.rule("C10.2", "C1.1")
@pytest.mark.parametrize(
    ("first", "second", "third", "winners"),
    [
        pytest.param((9, {}), (8, {"white": 5}), (7, {}), [0], id="points"),
        pytest.param((9, {"red": 2}), (9, {"purple": 3}), (8, {"blue": 5}), [1], id="blocks"),
        pytest.param((9, {"red": 2}), (8, {}), (9, {"blue": 1, "red": 1}), [0, 2], id="shared"),
        pytest.param((5, {}), (5, {}), (5, {}), [0, 1, 2], id="everybody"),
    ],
)
def test_most_points_then_most_blocks_then_together(
    first: tuple[int, Mapping[str, int]],
    second: tuple[int, Mapping[str, int]],
    third: tuple[int, Mapping[str, int]],
    winners: list[int],
) -> None:
    seats = [
        Seat(coins=0, points={"cities": points}, blocks=held)
        for points, held in (first, second, third)
    ]
    t = given(players=3, seats=seats, wheel={})
    assert GAME.winners(t) == []
    while t.to_act:
        play(t, "pass")
    assert GAME.winners(t) == winners


@pytest.mark.rule("C9.1", "C9.3", "C10.1")
@pytest.mark.parametrize("seed", range(8))
def test_random_matches_end_only_when_both_conditions_hold(seed: int) -> None:
    t = fresh(2 + seed % 3, seed)
    for _ in wander(t, seed):
        done = t.supply_left == 0 and any(not p.has_pillar_to_place() for p in t.players)
        if question(t) == "turn" and t.stack[-1][2] == 0:
            assert (t.trigger >= 0) == done
    assert GAME.ending(t) in ("supply", "pillar")
    endings = [points(t, seat).get("ending", 0) for seat in range(len(t.players))]
    assert sorted(endings) == [0] * (len(t.players) - 1) + [5]
    assert endings[int(t.trigger)] == 5
    for seat in range(len(t.players)):
        assert points(t, seat).get("coins", 0) == coins(t, seat) // 5
        assert vp(t, seat) == sum(points(t, seat).values())
