"""C3 and C8: how a turn opens, what it may be, and passing."""

from __future__ import annotations

import pytest

from tests.games.carrara.positions import (
    GAME,
    OWN_PLACES,
    Seat,
    asked,
    coins,
    given,
    legal,
    let_chance,
    play,
    points,
    question,
    refused,
    token,
    vp,
)


@pytest.mark.rule("C3.1", "C6.2")
def test_the_token_goes_home_when_its_holder_is_on_turn_again() -> None:
    t = given(players=3, seats=[Seat(buildings=["porta-1@massa"])])
    play(t, "score vp", "place porta")
    assert token(t) == (0, 0)
    play(t, "defer", "pass")
    assert token(t) == (0, 0)
    told = play(t, "defer", "pass")
    assert token(t) is None
    assert [(e.name, e.seat) for e in told][-2:] == [("turn_started", 0), ("token_returned", 0)]


@pytest.mark.rule("C3.1", "C7.1")
def test_a_pillar_on_the_visited_field_must_be_answered_for_first() -> None:
    t = given(turn=1, visit=(0, "vp"), seats=[Seat(), Seat(buildings=["porta-1@massa"])])
    assert legal(t) == {"join", "defer"}


@pytest.mark.rule("C3.1")
def test_without_a_visit_nothing_is_asked_before_the_action() -> None:
    t = given(seats=[Seat(buildings=["porta-1@massa"])])
    assert {"pass", "turn", "score vp"} <= legal(t)
    assert refused(t, "defer").code == "no_visit"


@pytest.mark.rule("C3.2")
def test_the_four_actions_are_offered_side_by_side() -> None:
    t = given(seats=[Seat(blocks={"blue": 1}, buildings=["porta-1@massa"])], display=["villa-1"])
    assert {"buy I", "build villa-1 massa", "score coins", "pass"} <= legal(t)


@pytest.mark.rule("C3.3")
def test_the_end_is_checked_after_the_action_and_not_before() -> None:
    t = given(seats=[Seat(scored=OWN_PLACES[:5], buildings=["villa-4@livorno"])], supply=0)
    play(t, "score coins")
    assert points(t) == {}
    play(t, "place villa")
    assert points(t) == {"kinds": 12, "ending": 5}
    assert asked(t) == 1


@pytest.mark.rule("C3.3")
def test_any_action_that_leaves_both_conditions_open_goes_on_to_the_next_player() -> None:
    t = given(seats=[Seat(blocks={"purple": 1})], display=["villa-1"])
    play(t, "build villa-1 lerici")
    let_chance(t)
    assert (asked(t), question(t)) == (1, "turn")
    assert GAME.ending(t) == ""


@pytest.mark.rule("C8.1")
def test_passing_brings_two_coins() -> None:
    t = given(seats=[Seat(coins=7)])
    told = play(t, "pass")
    assert coins(t) == 9
    assert vp(t) == 0
    assert ("passed", 0, (2, 0, 0)) in told


@pytest.mark.rule("C8.1")
def test_passing_is_always_allowed_however_much_else_could_be_done() -> None:
    rich = Seat(coins=99, blocks={"white": 6}, buildings=["porta-4@pisa", "villa-4@pisa"])
    assert "pass" in legal(given(seats=[rich]))
    assert "pass" in legal(given(seats=[Seat(coins=0)], wheel={}))


def test_another_seat_may_not_act() -> None:
    t = given(players=3)
    for seat in (1, 2):
        reason = refused(t, "pass", seat=seat)
        assert (reason.code, reason.rule) == ("not_your_decision", "")


def test_an_answer_to_another_question_is_refused() -> None:
    t = given(seats=[Seat(buildings=["porta-1@massa"])])
    for text in ("place urban", "take purple 1", "pay-pairs 0", "no-upgrade", "end-turn"):
        assert refused(t, text).code == "not_the_question"


def test_a_number_outside_the_table_is_refused() -> None:
    t = given()
    reason = GAME.why_not(t, 0, GAME.actions.size)
    assert reason is not None
    assert reason.code == "no_such_action"


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    t = given()
    play(t, *["pass"] * 6)
    reason = GAME.why_not(t, 0, GAME.actions.parse("pass"))
    assert reason is not None
    assert reason.code == "match_over"
    assert GAME.legal(t, 0) == []
