"""The ten promises, for every player count and option."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import signoria
from signoria.testing import check_game, option_sets

GAME = signoria.load("carrara")


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize(
    "options", option_sets(GAME), ids=lambda options: "-".join(options.values())
)
def test_the_ten_promises_hold_for_every_player_count_and_option(
    players: int, options: dict[str, str]
) -> None:
    for seed in range(2):
        assert check_game("carrara", players, options, seed=seed).ending


@settings(max_examples=25, deadline=None, phases=[Phase.reuse, Phase.generate])
@given(
    st.sampled_from(GAME.player_counts),
    st.fixed_dictionaries({o.name: st.sampled_from(o.choices) for o in GAME.options}),
    st.integers(0, 2**64),
)
def test_the_ten_promises_hold_for_any_mixture_of_options(
    players: int, options: dict[str, str], seed: int
) -> None:
    assert check_game("carrara", players, options, seed).ending
