"""The sequential test and the intervals, against known values and made-up blocks."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

import signoria
from signoria.ai.arena.sequential import THRESHOLD, Bettor, Sequential
from signoria.ai.arena.uncertainty import bootstrap, middle95, percentile, wilson


def until_decided(share: float, low: float, high: float, dice: Random) -> Sequential:
    """Blocks of four matches, each won with the chance `share`."""
    test = Sequential(low, high)
    while test.add(sum(dice.random() < share for _ in range(4)) / 4) == "undecided":
        assert test.blocks < 5000
    return test


def test_odds_are_fair_where_the_bot_wins_just_the_share() -> None:
    """Of a block that is won as a whole in a quarter of all cases, nobody can expect a gain."""
    won, lost = Bettor(0.25), Bettor(0.25)
    won.see(1.0)
    lost.see(0.0)
    assert won.wealth > 1 > lost.wealth > 0
    assert 0.25 * won.wealth + 0.75 * lost.wealth == pytest.approx(1)


def test_money_is_what_many_steady_stakes_make_of_it() -> None:
    """Won as a whole three times, all stakes from 0 to 1 / 0.25 alike: the integral of (1 + 0.75 x)³."""
    bettor = Bettor(0.25)
    for _ in range(3):
        bettor.see(1.0)
    assert bettor.wealth == pytest.approx((4**4 - 1) / (3 * 4), rel=1e-3)


@pytest.mark.parametrize(
    ("scores", "verdict"),
    [
        ([0.5, 0.25, 0.5, 0.25, 0.5, 0.75] * 10, "accepted"),
        ([0.25, 0.0, 0.25, 0.5, 0.0, 0.25] * 10, "rejected"),
        ([0.25, 0.5, 0.25, 0.0, 0.5, 0.25] * 5, "undecided"),
    ],
)
def test_made_up_blocks(scores: list[float], verdict: str) -> None:
    test = Sequential(0.25, 0.35)
    for score in scores:
        if test.add(score) != "undecided":
            break
    assert test.verdict == verdict
    assert (test.above.wealth >= THRESHOLD) == (verdict == "accepted")
    assert (test.below.wealth >= THRESHOLD) == (verdict == "rejected")


def test_the_test_errs_as_rarely_as_it_says() -> None:
    """A hundred arenas on either side; one in twenty may go wrong, and chance may add some."""
    dice = Random(3)
    wrong = [until_decided(0.25, 0.25, 0.35, dice).verdict == "accepted" for _ in range(100)]
    missed = [until_decided(0.35, 0.25, 0.35, dice).verdict == "rejected" for _ in range(100)]
    assert sum(wrong) <= 10
    assert sum(missed) <= 10


def test_a_clear_case_is_decided_early_but_not_by_one_lucky_deal() -> None:
    test = Sequential(0.25, 0.35)
    assert [test.add(1.0) for _ in range(3)] == ["undecided", "undecided", "accepted"]


@pytest.mark.parametrize("shares", [(0.35, 0.25), (0.3, 0.3), (0.0, 0.5), (0.5, 1.0)])
def test_impossible_shares_are_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(signoria.BadOption, match="smaller one first"):
        Sequential(*shares)


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


def test_the_bootstrap_finds_the_error_of_a_mean() -> None:
    """Of 400 values from 0 to 1 the mean has the error sqrt(1/12/400), 1.96 of them either way."""
    dice = Random(1)
    blocks = [dice.random() for _ in range(400)]
    low, high = bootstrap(blocks)
    assert low < fmean(blocks) < high
    assert high - low == pytest.approx(2 * 1.96 * (1 / 12 / 400) ** 0.5, rel=0.1)
    assert bootstrap(blocks) == (low, high)
    assert bootstrap([0.25] * 9) == (0.25, 0.25)


def test_percentiles() -> None:
    assert percentile([], 0.95) == 0
    assert percentile(list(range(1, 101)), 0.95) == 95
    assert percentile([3.0, 1.0, 2.0], 0.95) == 3
    assert middle95(list(range(1001))) == (25, 975)
