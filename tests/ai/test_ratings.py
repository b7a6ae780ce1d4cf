"""Ratings: known values, the right order, and ties that are split."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from signoria.ai.arena.ratings import Places, together


def counted(*matches: tuple[list[str], list[float]]) -> Places:
    places = Places()
    for bots, ranks in matches:
        places.add(bots, ranks)
    return places


def test_two_bots_by_hand() -> None:
    """Three wins of four and the drawn comparison that every pair starts with: 3.5 to 1.5."""
    won, lost = (["a", "b"], [1.0, 2.0]), (["a", "b"], [2.0, 1.0])
    ratings = counted(won, won, won, lost).ratings(["a", "b"])
    assert ratings["b"] == 1500
    assert ratings["a"] == pytest.approx(1500 + 400 * log10(3.5 / 1.5))


def test_a_tie_is_half_a_win() -> None:
    tied = counted((["a", "b"], [1.5, 1.5])).ratings(["a", "b"])
    assert tied == {"a": pytest.approx(1500), "b": 1500}
    won, lost = (["a", "b"], [1.0, 2.0]), (["a", "b"], [2.0, 1.0])
    draws = counted(won, (["b", "a"], [1.5, 1.5]), (["a", "b"], [1.5, 1.5]))
    assert draws.ratings(["a", "b"]) == pytest.approx(counted(won, won, lost).ratings(["a", "b"]))


def test_copies_say_nothing_about_themselves() -> None:
    """A bot that is first, second, third or last of four equally often is as good as the others."""
    places = [
        [1.0, 2.0, 3.0, 4.0],
        [2.0, 1.0, 3.0, 4.0],
        [3.0, 1.0, 2.0, 4.0],
        [4.0, 1.0, 2.0, 3.0],
    ]
    even = counted(*[(["a", "b", "b", "b"], ranks) for ranks in places])
    assert even.ratings(["a", "b"])["a"] == pytest.approx(1500, abs=1e-3)
    alone = counted((["a", "a"], [1.0, 2.0]))
    assert alone.ratings(["a"]) == {"a": 1500}


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    ratings = counted(*[(["a", "b"], [1.0, 2.0])] * 10).ratings(["a", "b"])
    assert ratings["a"] == pytest.approx(1500 + 400 * log10(10.5 / 0.5))


def test_true_strengths_are_found_again() -> None:
    """Finishing orders drawn with strengths 4, 2, 1, 1."""
    power = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 1.0}
    dice = Random(5)
    blocks = []
    for _ in range(1500):
        left = list(power)
        order = []
        while left:
            order.append(dice.choices(left, [power[bot] for bot in left])[0])
            left.remove(order[-1])
        blocks.append(counted((list(power), [1.0 + order.index(bot) for bot in power])))
    ratings = together(blocks).ratings(list(power))
    for bot, strength in power.items():
        assert ratings[bot] == pytest.approx(1500 + 400 * log10(strength), abs=25)
    again = together(blocks).ratings(list(power), start=ratings)
    assert again == pytest.approx(ratings, abs=1e-3)
