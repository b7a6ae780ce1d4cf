"""The five levels: who they are, and what takes their place."""

from __future__ import annotations

import signoria
from signoria import bots
from signoria.ai.casual import Casual
from signoria.ai.greedy import Greedy
from signoria.ai.levels import GLANCE, LEVELS, ByTitle, budget_of, next_lower
from signoria.ai.random import Random
from signoria.kernel.chance import Dice
from signoria.kernel.playout import playout


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
