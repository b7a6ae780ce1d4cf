"""The five levels: who they are, what takes their place, and that they know no secrets."""

from __future__ import annotations

import pytest

import signoria
from signoria import bots
from signoria.ai.casual import Casual
from signoria.ai.greedy import Greedy
from signoria.ai.levels import GLANCE, LEVELS, ByTitle, budget_of, next_lower
from signoria.ai.random import Random
from signoria.kernel.chance import Dice
from signoria.kernel.playout import playout

AT_A_GLANCE = ["novizio", "cittadino", "mercante", "condottiero"]
TITLES = [("carrara", 3), ("lorenzo", 4), ("prince", 5)]


def test_every_level_has_a_place_and_a_name() -> None:
    assert bots.level_names() == ("novizio", "cittadino", "mercante", "condottiero", "magnifico")
    for number, name in enumerate(bots.level_names(), start=1):
        assert bots.make(name).name == name
        assert bots.make("ismcts", level=number).name == name


def test_below_every_level_there_is_somebody() -> None:
    fallen = "magnifico"
    below = []
    while fallen != "random":
        fallen = next_lower(fallen)
        below.append(fallen)
    assert below == ["condottiero", "mercante", "cittadino", "novizio", "random"]
    assert next_lower("greedy") == next_lower("ismcts") == "random"


def test_a_level_may_think_no_longer_than_a_table_likes_to_wait() -> None:
    assert all(GLANCE <= budget_of(name) <= 5.0 for name in LEVELS)
    assert budget_of("magnifico") > budget_of("mercante")


@pytest.mark.parametrize("name", AT_A_GLANCE)
@pytest.mark.parametrize(("title", "players"), TITLES)
def test_what_a_seat_cannot_know_changes_nothing(title: str, players: int, name: str) -> None:
    game = signoria.load(title)
    for seed in range(4):
        state = game.new(players, seed).state
        playout(game, state, Dice(seed), 15 + 20 * seed)
        for seat in [seat for seat in state.to_act if seat >= 0]:
            chosen = {
                bots.make(name, 9).choose(game, game.resample(state, seat, world), seat)
                for world in range(4)
            }
            assert len(chosen) == 1


def test_a_level_may_be_another_bot_in_some_titles() -> None:
    """The usual one answers for the titles that are not named; its name is that of the level."""
    level = ByTitle(Random(1), {"carrara": Greedy(1)})
    assert level.name == "random"
    for title, player in (("carrara", "greedy"), ("lorenzo", "random")):
        game = signoria.load(title)
        state = game.new(3, 1).state
        playout(game, state, Dice(1), 12)
        seat = state.to_act[0]
        assert level.choose(game, state, seat) == bots.make(player, 1).choose(game, state, seat)


def test_a_careless_bot_strays_from_what_promises_most() -> None:
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    playout(game, state, Dice(1), 20)
    seat = state.to_act[0]
    best = bots.make("greedy", 1).choose(game, state, seat)
    sharp = {Casual("sharp", 1e-9, 0.0, seed).choose(game, state, seat) for seed in range(12)}
    careless = {Casual("careless", 1.0, 0.3, seed).choose(game, state, seat) for seed in range(40)}
    assert best in sharp
    assert len(sharp) < len(careless) <= len(game.legal(state, seat))
