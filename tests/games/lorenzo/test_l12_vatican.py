"""L12.1 to L12.6: the Vatican report."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from signoria.games.lorenzo.rules.table import Table
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    answer,
    asked,
    burden,
    given,
    goods,
    is_secret,
    legal,
    play,
    question,
    refused,
    vp,
    worth,
)
from tests.games.playing import Happening, names, of


def report(
    *seats: Seat, in_round: int = 2, order: Sequence[int] = (0, 1), **options: object
) -> tuple[Table, list[Happening]]:
    """A report of two players has just begun."""
    t = given(
        seats=seats,
        players=2,
        in_round=in_round,
        order=order,
        lap=4,
        active=order[-1],
        placed=True,
        options=options,
    )
    return t, play(t, "end-turn")


# -- who is asked (L12.1, L12.2) -------------------------------------------------------------------


@pytest.mark.rule("L12.1")
@pytest.mark.parametrize(("in_round", "needed"), [(2, 3), (4, 4), (6, 5)])
def test_each_report_asks_for_more_faith(in_round: int, needed: int) -> None:
    t, told = report(Seat(faith=needed - 1), Seat(faith=needed), in_round=in_round)
    assert of(told, "report_opened")[0].data[:2] == (in_round // 2, needed)
    assert (asked(t), legal(t)) == (1, {"support", "refuse"})
    assert len(burden(t, 0)) == 1
    assert GAME.view(t, None)["stage"] == "vatican"


@pytest.mark.rule("L12.1", "R19", "L18.4")
def test_it_goes_in_turn_order_and_openly() -> None:
    t, _ = report(Seat(faith=3), Seat(faith=3), order=(1, 0))
    assert (asked(t), question(t), is_secret(t)) == (1, "support", False)
    play(t, "refuse")
    assert burden(t, 1) == {"E1.1"}
    assert asked(t) == 0


@pytest.mark.rule("L12.2", "X14")
def test_below_the_requirement_one_is_excommunicated_and_keeps_the_faith() -> None:
    t, told = report(Seat(faith=2), Seat())
    assert (burden(t), goods(t)) == ({"E1.1"}, {"faith": 2})
    assert [event.data for event in of(told, "excommunicated")] == [(0, 1, 0), (0, 1, 0)]


# -- the choice (L12.3, L12.4) ---------------------------------------------------------------------


@pytest.mark.rule("L12.3", "X14")
def test_who_refuses_is_excommunicated_and_keeps_the_faith() -> None:
    t, _ = report(Seat(faith=3), Seat())
    told = play(t, "refuse")
    assert (burden(t), goods(t)) == ({"E1.1"}, {"faith": 3})
    assert of(told, "excommunicated")[0].data == (0, 1, 1)


@pytest.mark.rule("L12.3", "X14", "T12")
def test_who_supports_scores_the_place_and_gives_up_all_faith() -> None:
    t, _ = report(Seat(faith=8), Seat())
    assert GAME.view(t, None)["asked"] == {
        "faith": 8, "needed": 3, "points": 11, "edict": "fewer-military",
        "at_once": False,
    }  # fmt: skip
    told = play(t, "support")
    assert (burden(t), goods(t)) == (set(), {"vp": 11})
    assert GAME.breakdown(t, 0)["church"] == 11
    assert of(told, "supported")[0].data == (8, 1, 11)


@pytest.mark.rule("L12.4", "T13", "T30")
@pytest.mark.parametrize(
    ("faith", "points"),
    [*zip(range(3, 16), (3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30), strict=True), (19, 30)],
)
def test_points_by_the_faith_track(faith: int, points: int) -> None:
    t, _ = report(Seat(faith=faith), Seat(), cap_tracks="off")
    play(t, "support")
    assert goods(t) == {"vp": points}


@pytest.mark.rule("L13.18", "L12.3")
def test_sisto_adds_five_points_to_every_support() -> None:
    t, _ = report(Seat(faith=3, played=["sisto-iv"]), Seat())
    told = play(t, "support")
    assert (vp(t), GAME.breakdown(t, 0)["leaders"]) == (8, 5)
    assert of(told, "gained")[0].data[1] == 5


@pytest.mark.rule("L13.18", "R13")
def test_a_copy_of_sisto_adds_them_too() -> None:
    copier = Seat(faith=3, played=["lorenzo-de-medici"], copied="sisto-iv")
    t, _ = report(copier, Seat(played=["sisto-iv"]))
    play(t, "support")
    assert vp(t) == 8


@pytest.mark.rule("L12.3")
def test_nothing_else_can_be_done_in_a_report() -> None:
    t, _ = report(Seat(faith=3), Seat())
    assert refused(t, "pass").code == "not_the_question"


# -- the last report (L12.5, R07) ------------------------------------------------------------------


@pytest.mark.rule("L12.5", "Y11", "T14")
def test_in_round_six_those_below_the_requirement_score_their_faith_too() -> None:
    t, told = report(Seat(faith=4, played=["sisto-iv"]), Seat(faith=5), in_round=6)
    assert burden(t) == {"E3.1"}
    assert (goods(t), GAME.breakdown(t, 0)["church"]) == ({"vp": 4}, 4)
    assert of(told, "faith_scored")[0].data[:2] == (4, 4)


@pytest.mark.rule("Y11", "T14", "L13.18")
def test_in_round_six_there_is_a_choice_as_ever() -> None:
    t, _ = report(Seat(faith=7, played=["sisto-iv"]), Seat(faith=5), in_round=6)
    play(t, "support")
    assert (vp(t), burden(t)) == (14, set())


@pytest.mark.rule("L12.5", "R07")
@pytest.mark.parametrize(("scores", "left"), [("on", {"vp": 7}), ("off", {"faith": 6})])
def test_who_refuses_in_round_six_scores_unless_the_table_says_otherwise(
    scores: str, left: dict[str, int]
) -> None:
    t, _ = report(Seat(faith=6), Seat(faith=5), in_round=6, round6_refuser_scores=scores)
    play(t, "refuse")
    assert (goods(t), burden(t)) == (left, {"E3.1"})


# -- what it means (L12.6) -------------------------------------------------------------------------


@pytest.mark.rule("L12.6", "T17")
def test_a_tile_is_felt_from_the_next_round_on() -> None:
    t = given(players=2, in_round=2, lap=4, active=1, placed=True, edicts=["E1.7"])
    assert worth(t, "black") == 6
    play(t, "end-turn")
    assert burden(t) == {"E1.7"}
    while t.to_act == (-1,):
        play(t, GAME.actions.text(GAME.outcomes(t)[0][0]))
    assert worth(t, "black") == GAME.view(t, None)["dice"][0] - 1


# -- all at once (R19) -----------------------------------------------------------------------------


@pytest.mark.rule("R19")
def test_decisions_may_be_secret_and_are_opened_together() -> None:
    t, _ = report(Seat(faith=3), Seat(faith=5), vatican_simultaneous="on")
    assert (question(t), is_secret(t), t.to_act) == ("support", True, (0, 1))
    assert GAME.view(t, 1)["asked"] == {
        "needed": 3, "edict": "fewer-military", "faith": 5, "points": 5, "at_once": True,
    }  # fmt: skip
    told = answer(t, 1, "support")
    assert (told, goods(t, 1)) == ([], {"faith": 5})
    assert GAME.view(t, 1)["players"][1]["sealed"] == "support"
    told = answer(t, 0, "refuse")
    assert (burden(t, 0), goods(t, 1)) == ({"E1.1"}, {"vp": 5})
    assert names(told)[:2] == ["excommunicated", "supported"]


@pytest.mark.rule("R19")
def test_only_those_with_a_choice_are_asked() -> None:
    t, told = report(Seat(faith=2), Seat(faith=3), vatican_simultaneous="on")
    assert (t.to_act, len(of(told, "excommunicated"))) == ((1,), 1)
    t, told = report(Seat(faith=2), Seat(faith=2), vatican_simultaneous="on")
    assert names(told)[:4] == ["report_opened", "excommunicated", "excommunicated", "round_ended"]
