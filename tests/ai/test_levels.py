"""The five levels: who they are, and what takes their place."""

from __future__ import annotations

import signoria
from signoria import bots
from signoria.ai.bots.casual import Casual, Slips, expert_slips, fixed_slips
from signoria.ai.bots.levels import LEVELS, QUICK_SECONDS, budget_of, next_lower
from signoria.ai.search.expertise import Expertise
from signoria.kernel.chance import Dice
from signoria.kernel.playout import playout
from tests.plugin.signoria_morra.game import Morra


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
    assert all(QUICK_SECONDS <= budget_of(name) <= 5.0 for name in LEVELS)
    assert budget_of("magnifico") > budget_of("mercante")


def test_a_title_may_say_how_much_the_condottiero_slips() -> None:
    carrara, lorenzo = signoria.load("carrara"), signoria.load("lorenzo")
    assert expert_slips(carrara) != expert_slips(lorenzo)
    assert expert_slips(Morra()) == Slips(*Expertise.slips)


def test_a_careless_bot_strays_from_the_best_move() -> None:
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    playout(game, state, Dice(1), 20)
    seat = state.to_act[0]
    best = bots.make("greedy", 1).choose(game, state, seat)
    sharp = {
        Casual("sharp", fixed_slips(1e-9, 0.0), seed).choose(game, state, seat)
        for seed in range(12)
    }
    careless = {
        Casual("careless", fixed_slips(1.0, 0.3), seed).choose(game, state, seat)
        for seed in range(40)
    }
    assert best in sharp
    assert len(sharp) < len(careless) <= len(game.legal(state, seat))
