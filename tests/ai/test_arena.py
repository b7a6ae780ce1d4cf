"""The arena: fair, repeatable, and honest about its uncertainty."""

from __future__ import annotations

import pytest

import signoria
from signoria.ai.arena import arena, schedule
from signoria.ai.uncertainty import wilson


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = arena("carrara", ["random", "random"], 6, 3, processes=1)
    two = arena("carrara", ["random", "random"], 6, 3, processes=2)
    strip = [{**row.__dict__, "ms_per_decision": 0} for row in one.bots]
    assert strip == [{**row.__dict__, "ms_per_decision": 0} for row in two.bots]


def test_every_bot_sits_on_every_seat_of_the_same_deal() -> None:
    jobs = schedule("carrara", ["greedy", "random", "random"], 6, 3, {})
    first, second = jobs[:3], jobs[3:]
    for block in (first, second):
        assert len({job.seed for job in block}) == 1
        assert {job.bots.index("greedy") for job in block} == {0, 1, 2}
    assert first[0].seed != second[0].seed


def test_blocks_are_never_cut() -> None:
    assert len(schedule("carrara", ["random"] * 3, 5, 0, {})) == 6
    assert arena("carrara", ["random"] * 3, 1, 0, processes=1).matches == 3


def test_wins_add_up_to_the_matches_and_shares_lie_in_their_intervals() -> None:
    result = arena("carrara", ["greedy", "random", "random"], 6, 9, processes=1)
    assert sum(row.wins for row in result.bots) == pytest.approx(6)
    for row in result.bots:
        assert row.low <= row.share <= row.high
        assert row.matches == 6
    assert [row.seats for row in result.bots] == [1, 2]
    assert set(result.as_dict()["bots"][0]) >= {"bot", "matches", "wins", "share", "low", "high"}


def test_copies_of_one_bot_win_every_match_together() -> None:
    (row,) = arena("carrara", ["random"] * 3, 6, 2, processes=1).bots
    assert (row.seats, row.wins, row.share) == (3, 6.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (190, 200, 0.9104, 0.9726),
    ],
)
def test_the_wilson_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=1e-4)


def test_impossible_arenas_say_why() -> None:
    with pytest.raises(signoria.BadOption, match="at least 1"):
        arena("carrara", ["random", "random"], 0)
    with pytest.raises(signoria.BadOption, match="2 to 4 players, not 1"):
        arena("carrara", ["random"], 5)
    with pytest.raises(signoria.BadOption, match="no bot 'oracle'"):
        arena("carrara", ["random", "oracle"], 5)
