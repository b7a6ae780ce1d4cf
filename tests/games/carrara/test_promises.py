"""The ten promises, for every player count and option."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import signoria
from signoria.testing import check_game, option_sets

GAME = signoria.load("carrara")
COUNTS = GAME.player_counts
TABLES = [
    (players, options)
    for number, options in enumerate(option_sets(GAME))
    for players in COUNTS
    if signoria.is_compiled() or players == COUNTS[number % len(COUNTS)]
]
"""Every option set with every player count; on the slow plain sources with one of them."""
SEEDS = 2 if signoria.is_compiled() else 1


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_ten_promises_hold_for_every_player_count_and_option(
    players: int, options: dict[str, str]
) -> None:
    for seed in range(SEEDS):
        assert check_game("carrara", players, options, seed=seed).ending


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
    assert check_game("carrara", players, options, seed).ending
