"""C7: what the others do while a player holds the visit token."""

from __future__ import annotations

import pytest

from tests.games.carrara.positions import (
    Seat,
    asked,
    coins,
    court_of,
    deferred,
    fresh,
    given,
    legal,
    legal_with,
    places,
    play,
    points,
    question,
    refused,
    token,
    vp,
    wander,
)

HOUSE = "porta-4@massa"


@pytest.mark.rule("C7.1")
def test_every_other_player_answers_the_visit_in_their_next_turn() -> None:
    t = given(
        players=4,
        seats=[
            Seat(buildings=["villa-4@massa"]),
            Seat(buildings=["porta-4@massa"]),
            Seat(buildings=["palazzo-4@massa"]),
            Seat(buildings=["castello-4@massa"]),
        ],
    )
    play(t, "score vp", "place villa")
    for seat, answer in ((1, ["join", "place urban"]), (2, ["defer", "pass"]), (3, ["defer"])):
        assert asked(t) == seat
        assert legal(t) == {"join", "defer"}
        play(t, *answer)


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(
    "text", ["pass", "turn", "buy I", "build villa-1 massa", "score coins", "score deferred"]
)
def test_no_action_comes_before_the_answer(text: str) -> None:
    t = given(
        turn=1,
        visit=(0, "vp"),
        seats=[Seat(), Seat(blocks={"blue": 1}, buildings=[HOUSE], deferred=1)],
        display=["villa-1"],
    )
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("visit_first", "C7.1")


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("text", ["join", "defer"])
def test_without_a_visit_there_is_nothing_to_answer(text: str) -> None:
    t = given(seats=[Seat(buildings=[HOUSE])])
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("no_visit", "C7.1")


@pytest.mark.rule("C7.2")
@pytest.mark.parametrize(("bonus", "money", "vps"), [("vp", 0, 3), ("coins", 5, 0)])
def test_joining_brings_the_bonus_of_the_visited_field(bonus: str, money: int, vps: int) -> None:
    t = given(turn=1, visit=(0, bonus), seats=[Seat(), Seat(coins=0, buildings=[HOUSE])])
    field = token(t)
    assert field is not None
    play(t, "join")
    assert (coins(t, 1), vp(t, 1)) == (money, vps)
    assert field[1] not in court_of(t, 1)


@pytest.mark.rule("C7.2")
def test_joining_leaves_the_token_with_its_holder() -> None:
    t = given(players=3, turn=1, visit=(0, "vp"), seats=[Seat(), Seat(buildings=[HOUSE])])
    play(t, "join", "place porta")
    assert token(t) == (0, 0)
    assert asked(t) == 2
    assert "defer" in legal(t)


@pytest.mark.rule("C7.2")
def test_who_joins_may_score_any_open_place() -> None:
    t = given(
        turn=1,
        visit=(0, "vp"),
        seats=[Seat(scored=["lucca"]), Seat(buildings=["porta-4@pisa", "villa-4@pisa"])],
    )
    play(t, "join")
    assert legal_with(t, "place") == {"pisa", "porta", "villa", "urban", "rural"}
    play(t, "place pisa")
    assert places(t, 1) == {"pisa"}
    assert asked(t) == 0


@pytest.mark.rule("C7.3", "T7")
def test_deferring_moves_the_pillar_without_a_bonus_and_an_action_follows() -> None:
    t = given(
        turn=1,
        visit=(0, "coins"),
        seats=[Seat(scored=["massa"]), Seat(coins=4, blocks={"blue": 1}, buildings=[HOUSE])],
        display=["villa-1"],
    )
    before = deferred(t, 1)
    play(t, "defer")
    assert (deferred(t, 1), court_of(t, 1)) == (before + 1, court_of(t, 0))
    assert (coins(t, 1), vp(t, 1)) == (4, 0)
    assert (asked(t), question(t)) == (1, "turn")
    assert {"pass", "turn", "buy I", "build villa-1 massa"} <= legal(t)
    assert not {"join", "defer"} & legal(t)
    play(t, "pass")
    assert asked(t) == 0


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("text", ["score vp", "score coins", "score deferred"])
def test_who_defers_does_not_score_in_this_turn(text: str) -> None:
    t = given(turn=1, visit=(0, "vp"), seats=[Seat(), Seat(buildings=[HOUSE])])
    play(t, "defer")
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("deferred_this_turn", "C7.3")


@pytest.mark.rule("C7.3", "C6.4")
def test_a_deferred_pillar_scores_in_a_later_turn_without_the_bonus() -> None:
    t = given(turn=1, visit=(0, "vp"), seats=[Seat(scored=["massa"]), Seat(buildings=[HOUSE])])
    play(t, "defer", "pass", "pass", "score deferred", "place porta")
    assert points(t, 1) == {"kinds": 4}
    assert deferred(t, 1) == 0
    assert token(t) is None


@pytest.mark.rule("C7.4", "C-R3")
def test_under_a_visit_it_is_the_pillar_on_the_visited_field_or_none() -> None:
    t = given(turn=1, visit=(0, "coins"), seats=[Seat(), Seat(buildings=[HOUSE], deferred=1)])
    for text in ("score vp", "score coins", "score deferred"):
        assert refused(t, text).code == "visit_first"
    play(t, "defer")
    assert not legal_with(t, "score")


@pytest.mark.rule("C7.4")
def test_who_qualifies_for_no_place_has_to_defer() -> None:
    t = given(turn=1, visit=(0, "vp"), seats=[Seat(), Seat()])
    assert legal(t) == {"defer"}
    reason = refused(t, "join")
    assert (reason.code, reason.rule) == ("no_place_qualifies", "C6.1")


@pytest.mark.rule("C7.4", "C6.1")
def test_the_bonus_counts_for_who_joins_too() -> None:
    t = given(turn=1, variant="advanced", visit=(0, "coins"), seats=[Seat(), Seat(coins=31)])
    play(t, "join")
    assert legal_with(t, "place") == {"36-coins"}
    strict = given(
        turn=1,
        variant="advanced",
        options={"bonus_first": False},
        visit=(0, "coins"),
        seats=[Seat(), Seat(coins=31)],
    )
    assert refused(strict, "join").code == "no_place_qualifies"


@pytest.mark.rule("C7.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_round_nobody_is_on_the_visited_field_and_all_courts_are_alike(
    players: int,
) -> None:
    visits = 0
    for seed in range(4):
        t = fresh(players, seed)
        visited = -1
        for _ in wander(t, seed):
            if token(t) is None:
                courts = [court_of(t, seat) for seat in range(players)]
                assert courts == [courts[0]] * players
                assert visited not in courts[0]
            else:
                visited = int(t.field)
                visits += 1
    assert visits


@pytest.mark.rule("C7.6")
def test_with_all_bonus_fields_empty_there_are_no_bonuses_and_no_token() -> None:
    t = given(seats=[Seat(coins=0, buildings=[HOUSE])], court=[])
    assert legal_with(t, "score") == {"deferred"}
    play(t, "score deferred", "place porta")
    assert token(t) is None
    assert (coins(t), points(t)) == (0, {"kinds": 4})
    assert "pass" in legal(t)
