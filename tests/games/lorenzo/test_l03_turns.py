"""L3: turns and laps; E2.7: the turn that is skipped and recovered."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules.table import NEXT_TURN, NOBODY, Table
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    asked,
    given,
    goods,
    legal,
    play,
    question,
    refused,
)
from tests.games.playing import names

LATE = Seat(burden=["E2.7"])


def turns_of_a_round(t: Table) -> list[tuple[int, int]]:
    """(lap, seat) of all turns until the round ends, every member being placed in the palace."""
    found: list[tuple[int, int]] = []
    in_round = t.round
    while t.round == in_round and question(t) == "turn":
        found.append((int(t.lap), asked(t)))
        home = [text for text in sorted(legal(t)) if text.endswith("council-palace")]
        play(t, home[0], "privilege servants")
    return found


def opening(*seats: Seat, players: int = 3, **options: object) -> Table:
    """The first turn of round 5 is about to begin."""
    t = given(seats=seats, players=players, in_round=5, options=options)
    t.stack[:] = [(NEXT_TURN, NOBODY, 1, 0)]
    GAME.run(t)
    return t


# -- laps (L3.1) -----------------------------------------------------------------------------------


@pytest.mark.rule("L3.1")
def test_four_laps_in_turn_order() -> None:
    t = opening(Seat(servant=1), Seat(servant=1), Seat(servant=1))
    assert turns_of_a_round(t) == [(lap, seat) for lap in (1, 2, 3, 4) for seat in (0, 1, 2)]


@pytest.mark.rule("L3.2")
def test_one_placement_a_turn() -> None:
    t = given(seats=[Seat(hand=["santa-rita"])])
    assert refused(t, "end-turn").code == "place_first"
    play(t, "place black market-1")
    assert (asked(t), question(t)) == (0, "turn")
    assert refused(t, "place white market-2").code == "placed_already"
    assert refused(t, "pass").code == "placed_already"
    play(t, "end-turn")
    assert asked(t) == 1


@pytest.mark.rule("L3.2", "L18.2")
def test_nobody_is_asked_again_who_has_no_leader_that_could_act() -> None:
    t = given(seats=[Seat(played=["ludovico-ariosto"])])
    play(t, "place black market-1")
    assert asked(t) == 1


@pytest.mark.rule("L3.3")
def test_a_lost_action_is_told_and_the_turn_goes_on() -> None:
    t = given(seats=[Seat(placed={"black": "market-1", "white": "market-2", "orange": "market-3"})])
    assert legal(t) == {"pass"}
    assert names(play(t, "pass")) == ["lost_action", "turn_started"]


# -- a late start (E2.7, R04) ----------------------------------------------------------------------


@pytest.mark.rule("E2.7", "L3.1", "Y07")
def test_the_first_turn_is_skipped_and_recovered_after_the_fourth_lap() -> None:
    t = opening(Seat(servant=1), LATE, Seat(servant=1))
    assert turns_of_a_round(t) == [
        (1, 0), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 1),
    ]  # fmt: skip


@pytest.mark.rule("E2.7", "T21")
def test_the_first_player_may_be_late_too_and_several_recover_in_turn_order() -> None:
    turns = turns_of_a_round(opening(LATE, Seat(servant=1), LATE))
    assert [seat for lap, seat in turns if lap == 1] == [1]
    assert [seat for lap, seat in turns if lap == 5] == [0, 2]


@pytest.mark.rule("E2.7")
def test_only_the_recovered_turn_may_be_declined() -> None:
    t = given(seats=[LATE], lap=4)
    assert refused(t, "pass").code == "placement_possible"
    t = given(seats=[LATE], lap=5)
    assert {"pass", "place black market-1"} <= legal(t)
    assert GAME.view(t, None)["asked"] == {"stage": "before", "lap": 5, "recovered": True}
    assert names(play(t, "pass"))[0] == "lost_action"


@pytest.mark.rule("E2.7")
def test_skipping_and_recovering_are_told() -> None:
    t = given(seats=[Seat(), LATE], players=2, in_round=5)
    told = play(t, "place black market-1")
    assert [(event.name, event.seat) for event in told[-2:]] == [
        ("skipped", 1),
        ("turn_started", 0),
    ]
    t = given(seats=[Seat(), LATE], players=2, in_round=5, lap=4, active=1)
    told = play(t, "place black market-1")
    assert [(event.name, event.seat) for event in told[-2:]] == [
        ("turn_started", 1),
        ("recovered", 1),
    ]


@pytest.mark.rule("R04", "E2.7")
def test_a_skipped_turn_is_empty_unless_the_table_lets_leaders_act_in_it() -> None:
    late = Seat(burden=["E2.7"], hand=["santa-rita"])
    t = given(seats=[Seat(), late, Seat()], players=3, in_round=5)
    play(t, "place black market-1")
    assert asked(t) == 2

    leaders = {"leader_actions_in_skipped_turn": "on"}
    t = given(seats=[Seat(), late, Seat()], players=3, in_round=5, options=leaders)
    play(t, "place black market-1")
    assert (asked(t), legal(t)) == (1, {"discard santa-rita", "end-turn"})
    assert refused(t, "place black market-2").code == "turn_skipped"
    play(t, "discard santa-rita", "privilege coins")
    assert goods(t, 1) == {"coin": 2}
    assert asked(t) == 2


@pytest.mark.rule("R04")
def test_with_no_leader_to_act_there_is_nothing_to_ask_in_a_skipped_turn() -> None:
    leaders = {"leader_actions_in_skipped_turn": "on"}
    t = given(seats=[Seat(), LATE], players=2, in_round=5, options=leaders)
    play(t, "place black market-1")
    assert (asked(t), int(t.lap)) == (0, 2)
