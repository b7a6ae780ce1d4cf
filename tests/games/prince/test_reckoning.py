"""P12: points at the end of every turn, the clean-up, and the end of the match."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from signoria import CHANCE
from signoria.games.prince.rules import ending as reckoning
from signoria.games.prince.rules.table import Table
from tests.games.playing import Happening, names, of
from tests.games.prince.ballots import acclaim, end_turn
from tests.games.prince.positions import (
    GAME,
    Seat,
    ducats,
    given,
    let_chance,
    named,
    play,
    question,
    vp,
)

LAST = 3


def counted(
    *seats: Seat,
    players: int = 3,
    pope: int = 0,
    elected: int = 2,
    turn: int = 1,
    options: Mapping[str, object] | None = None,
    married: tuple[int, int] | None = None,
    savonarola: bool = False,
    sentences: int = 0,
) -> tuple[Table, list[Happening]]:
    """A turn ends and a Pope is elected without a quarrel."""
    t = given(
        players=players,
        seats=seats,
        pope=pope,
        turn=turn,
        pool=0,
        options=options,
        married=married,
        savonarola=savonarola,
        sentences=sentences,
    )
    end_turn(t)
    return t, acclaim(t, elected)


# -- points (P12.1) --------------------------------------------------------------------------------


@pytest.mark.rule("E10", "P12.1")
def test_example_87_ducats_are_8_points_and_are_kept() -> None:
    t, _ = counted(Seat(ducats=87))
    assert vp(t, 0) == 8
    assert ducats(t, 0) == 87


@pytest.mark.rule("P12.1")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (9, 0), (10, 1), (109, 10)])
def test_a_point_for_every_full_ten_ducats(money: int, points: int) -> None:
    t, _ = counted(Seat(ducats=money))
    assert GAME.breakdown(t, 0)["ducats"] == points


@pytest.mark.rule("P12.1", "P11.1")
def test_income_is_counted_among_the_money() -> None:
    t, _ = counted(Seat(ducats=9, homes={"ostia": []}))
    assert ducats(t, 0) == 24
    assert GAME.breakdown(t, 0)["ducats"] == 2


@pytest.mark.rule("P12.1", "P1.3")
def test_artists_and_holdings_count_wherever_they_lie() -> None:
    rich = Seat(
        ducats=0,
        homes={"bologna": ["raphael"], "nepi": ["cellini", "datary"], "base": ["michelangelo"]},
        open=["titian", "este"],
    )
    t, told = counted(rich)
    assert GAME.breakdown(t, 0) == {
        "ducats": 4,
        "papacy": 0,
        "artists": 5 + 2 + 6 + 4,
        "holdings": 3,
        "offices": 0,
    }
    points = [(event.seat, event.data[:2]) for event in of(told, "points") if event.seat == 0]
    assert points == [(0, (0, 4)), (0, (2, 17)), (0, (3, 3))]


@pytest.mark.rule("P12.1", "T5", "P11.4")
def test_ten_points_for_the_new_pope_and_none_for_the_old_one() -> None:
    t, _ = counted(Seat(ducats=0), Seat(ducats=0), Seat(ducats=0), pope=0, elected=1)
    assert [vp(t, seat) for seat in range(3)] == [0, 10, 0]


@pytest.mark.rule("P12.1", "T5")
def test_a_pope_who_is_elected_again_gets_ten_points_again() -> None:
    t, _ = counted(Seat(ducats=0, points=13), pope=0, elected=0)
    assert vp(t, 0) == 23


@pytest.mark.rule("P12.1", "P1.3")
def test_points_of_the_turns_are_added_up() -> None:
    t, _ = counted(Seat(ducats=30, points=13), Seat(points=2), turn=2)
    assert vp(t, 0) == 13 + 3
    assert vp(t, 1) == 2 + 10


@pytest.mark.rule("P-R1")
def test_offices_count_nothing_unless_points_are_printed_on_them() -> None:
    owner = Seat(ducats=0, homes={"base": ["datary"]}, open=["prefect"])
    t, _ = counted(owner)
    assert GAME.breakdown(t, 0)["offices"] == 0
    deck = {"title": "", "changed": {"datary": {"vp": 2}, "prefect": {"vp": 1}}, "doubtful": {}}
    t, _ = counted(owner, options={"deck": json.dumps(deck)})
    assert GAME.breakdown(t, 0)["offices"] == 3


@pytest.mark.rule("T3", "P13.4")
def test_the_money_of_the_bases_is_not_counted() -> None:
    t, _ = counted(Seat(ducats=95))
    assert vp(t, 0) == 9
    play(t, "draw-card spy-1", "draw-card spy-2", "draw-card spy-3")
    assert ducats(t, 0) == 95 + 35
    assert vp(t, 0) == 9


@pytest.mark.rule("P1.3")
def test_the_breakdown_adds_up_to_the_score() -> None:
    t, _ = counted(Seat(homes={"perugia": ["leonardo"]}), Seat(ducats=33), elected=0)
    for seat in range(3):
        assert sum(GAME.breakdown(t, seat).values()) == vp(t, seat)


# -- clean-up (P12.2) ------------------------------------------------------------------------------


@pytest.mark.rule("P12.2", "P9.1", "P9.2")
def test_marriage_and_savonarola_are_removed() -> None:
    t, told = counted(married=(0, 1), savonarola=True, pope=2)
    assert named(t.removed) == {"marriage", "savonarola"}
    assert (t.in_force, t.married) == (0, 0)
    assert not t.is_bound(2)
    assert {"marriage_ended", "savonarola_ended"} <= set(names(told))


@pytest.mark.rule("P12.2")
def test_without_them_nothing_is_removed() -> None:
    t, told = counted()
    assert t.removed == 0
    assert not {"marriage_ended", "savonarola_ended"} & set(names(told))


@pytest.mark.rule("P12.2", "P9.5")
def test_a_sentence_that_was_not_served_lapses() -> None:
    t, _ = counted(sentences=2, elected=0)
    assert t.sentences == 0


@pytest.mark.rule("P12.2")
def test_the_clean_up_comes_after_the_points() -> None:
    _, told = counted(married=(0, 1))
    order = [name for name in names(told) if name in ("elected", "points", "marriage_ended")]
    assert order[0] == "elected"
    assert order[-1] == "marriage_ended"


# -- the end (P12.2, P1.2) -------------------------------------------------------------------------


@pytest.mark.rule("P12.2", "P1.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_new_turn_follows_turns_one_and_two(turn: int) -> None:
    t, told = counted(turn=turn)
    assert t.turn == turn + 1
    assert t.to_act == (CHANCE,)
    assert GAME.winners(t) == []
    assert GAME.ending(t) == ""
    assert [event.data[0] for event in of(told, "round_started")] == [turn + 1]


@pytest.mark.rule("P12.2", "P1.2")
def test_the_match_is_over_after_turn_three() -> None:
    t, told = counted(Seat(ducats=0, points=40), Seat(points=22), turn=LAST, elected=2)
    assert question(t) == ""
    assert t.to_act == ()
    assert names(told)[-1] == "match_over"
    assert [vp(t, seat) for seat in range(3)] == [40, 32, 20]
    assert GAME.winners(t) == [0]
    assert GAME.ending(t) == "turns"
    assert GAME.view(t, None)["stage"] == "over"


@pytest.mark.rule("P1.2")
def test_equal_points_are_a_draw() -> None:
    t, _ = counted(Seat(points=30), Seat(points=5), Seat(points=20), turn=LAST, elected=2)
    assert [vp(t, seat) for seat in range(3)] == [40, 15, 40]
    assert GAME.winners(t) == [0, 2]


@pytest.mark.rule("P1.2", "P11.4")
def test_the_last_papacy_may_decide() -> None:
    for elected in range(3):
        t, _ = counted(turn=LAST, elected=elected)
        assert GAME.winners(t) == [elected]


def test_printed_adds_one_figure_over_a_set_of_cards() -> None:
    t = given(seats=[Seat(homes={"bologna": []}, open=["datary", "prefect"])])
    assert reckoning.printed(t.deck.income, t.owned(0)) == 20 + 15 + 10
    assert reckoning.printed(t.deck.income, 0) == 0


@pytest.mark.rule("P1.2", "P1.3")
def test_a_whole_match_has_three_elections() -> None:
    t = given(players=3)
    for turn in (1, 2, 3):
        while question(t) != "act":
            let_chance(t)
            play(t, GAME.actions.text(GAME.legal(t, t.to_act[0])[-1]))
        assert t.turn == turn
        t.pool = 0
        end_turn(t)
        acclaim(t, turn - 1)
    assert t.to_act == ()
    assert [GAME.breakdown(t, seat)["papacy"] for seat in range(3)] == [10, 10, 10]
