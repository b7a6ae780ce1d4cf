"""The ten promises, for every player count and option."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import signoria
from signoria.testing import check_game, option_sets

GAME = signoria.load("lorenzo")
COUNTS = GAME.player_counts
TABLES = [
    (COUNTS[number % len(COUNTS)], options)
    for number, options in enumerate(option_sets(GAME))
    if signoria.is_compiled() or options["variant"] == "advanced"
]
"""Every option set with one of the player counts; on the slow plain sources the advanced ones."""


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("variant", GAME.options[0].choices)
def test_the_ten_promises_hold_for_every_player_count(players: int, variant: str) -> None:
    for seed in range(2):
        assert check_game("lorenzo", players, {"variant": variant}, seed, thorough=64).ending


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_ten_promises_hold_for_every_option(players: int, options: dict[str, str]) -> None:
    assert check_game("lorenzo", players, options, seed=1, thorough=128).ending


@settings(
    max_examples=25 if signoria.is_compiled() else 5,
    deadline=None,
    phases=[Phase.reuse, Phase.generate],
)
@given(
    st.sampled_from(COUNTS),
    st.fixed_dictionaries({o.name: st.sampled_from(o.choices) for o in GAME.options}),
    st.integers(0, 2**64),
)
def test_the_ten_promises_hold_for_any_mixture_of_options(
    players: int, options: dict[str, str], seed: int
) -> None:
    assert check_game("lorenzo", players, options, seed, thorough=128).ending
