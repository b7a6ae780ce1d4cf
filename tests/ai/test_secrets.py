"""No bot uses what its seat cannot know: its choice is the same in all worlds that look alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import signoria
from signoria import bots
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import playout
from signoria.kernel.state import State

HIDING: list[tuple[str, int, dict[str, str]]] = [
    ("lorenzo", 4, {"variant": "advanced"}),
    ("prince", 4, {"trade": "on"}),
]
FEW = 12 if signoria.is_compiled() else 2
"""Iterations of bots that think: otherwise none would think equally far twice."""
MATCHES = 6 if signoria.is_compiled() else 2


def questions(
    title: str, players: int, options: dict[str, str]
) -> Iterator[tuple[Game, State, int]]:
    """Positions of random matches in which a seat has a choice and does not know everything."""
    game = signoria.load(title)
    for seed in range(MATCHES):
        state = game.new(players, seed, options).state
        playout(game, state, Dice(seed), 12 + 17 * seed)
        while not (asked := [s for s in state.to_act if s >= 0 and len(game.legal(state, s)) > 1]):
            playout(game, state, Dice(seed), 1)
        yield game, state, asked[0]


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize(("title", "players", "options"), HIDING)
def test_what_a_seat_cannot_know_changes_no_choice(
    title: str, players: int, options: dict[str, str], name: str
) -> None:
    for game, state, seat in questions(title, players, options):
        worlds = [game.resample(state, seat, number) for number in range(3)]
        assert len({world.digest() for world in worlds}) > 1, "nothing is hidden: nothing is tested"
        chosen = set()
        for world in worlds:
            bot = bots.make(name, 9)
            if isinstance(bot, Searcher):
                bot.own = Budget(iterations=FEW)
            chosen.add(bot.choose(game, world, seat))
        assert len(chosen) == 1


def test_a_bot_that_looks_at_hidden_cards_would_be_found() -> None:
    """The worlds differ enough to tell: who looks at them chooses otherwise in some."""
    for title, players, options in HIDING:
        found = 0
        for game, state, seat in questions(title, players, options):
            legal = game.legal(state, seat)
            worlds = [game.resample(state, seat, number) for number in range(3)]
            found += len({legal[int(world.digest(), 16) % len(legal)] for world in worlds}) > 1
        assert found > 0


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_in_carrara_nothing_is_hidden(variant: str) -> None:
    """All worlds are the same one, so its bots could not look at anything."""
    game = signoria.load("carrara")
    for seed in range(4):
        state = game.new(3, seed, {"variant": variant}).state
        playout(game, state, Dice(seed), 15 + 20 * seed)
        for seat in range(3):
            worlds = {game.resample(state, seat, number).digest() for number in range(3)}
            assert worlds == {state.digest()}
