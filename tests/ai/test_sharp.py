"""Bred beliefs: complete, other than the greedy bot's, and worth having."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import signoria
from signoria import bots
from signoria.ai.arena import arena
from signoria.ai.carrara import STANDARD, Weights
from signoria.ai.guides import hand_made_guide, usual_guide
from signoria.ai.search import next_to_act
from signoria.ai.sharp import sharpened
from signoria.kernel.chance import Dice
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE
from signoria.lab import beliefs
from tools import sharpen

TITLES = ["carrara", "lorenzo", "prince"]


@pytest.mark.parametrize("title", TITLES)
def test_every_belief_was_bred(title: str) -> None:
    usual, sharp = beliefs.usual(title), beliefs.sharp(title)
    names = beliefs.names(usual)
    assert names == beliefs.names(sharp)
    moved = [name for name in names if getattr(usual, name) != getattr(sharp, name)]
    assert len(moved) > 0.9 * len(names)


def test_a_belief_that_nobody_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"nobody believes anything about lorenzo\.action; remove"):
        sharpened("lorenzo", Weights())


def test_the_greedy_bot_keeps_its_own() -> None:
    sharpened("carrara", Weights())
    assert STANDARD.purse == Weights().purse


@pytest.mark.parametrize("title", TITLES)
def test_the_usual_guide_promises_what_the_greedy_bot_believes(title: str) -> None:
    """Now and then in a match the sharp guide promises something else."""
    game = signoria.load(title)
    state = game.new(3, 5).state.clone()
    dice = Dice(2)
    decisions = differing = 0
    while state.stack and decisions < 60:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        moves = game.moves(state, state.stack[-1], seat)
        usual, sharp = (
            list(guide.promises(game, state, seat, seat, moves, Dice(1)))
            for guide in (usual_guide(game), hand_made_guide(game))
        )
        greedy = bots.make("greedy", 1).choose(game, state, seat)
        if title == "prince":
            assert usual[list(moves).index(greedy)] == max(usual)
        differing += usual != sharp
        decisions += 1
        game.do(state, seat, greedy)
    assert differing > 0


@pytest.mark.skipif(not signoria.is_compiled(), reason="whole matches: too slow on plain sources")
@pytest.mark.parametrize(("title", "matches"), [("carrara", 40), ("lorenzo", 24)])
def test_sharp_beliefs_beat_the_usual_ones(title: str, matches: int) -> None:
    """Far from the even share of a quarter; bench/strength.md has the figures."""
    found = arena(
        title, ["condottiero", "greedy", "greedy", "greedy"], matches, 3, {"variant": "advanced"}
    )
    assert found.bots[0].share > 1 / 3


@pytest.mark.skipif(not signoria.is_compiled(), reason="whole matches: too slow on plain sources")
@pytest.mark.parametrize(("players", "matches", "share"), [(4, 120, 0.5), (5, 200, 0.35)])
def test_sharp_princes_win_without_slips(players: int, matches: int, share: float) -> None:
    """The `condottiero` slips most in The Prince, so what was bred for it plays by itself."""
    values = sharpen.values_of(beliefs.sharp("prince", players))
    with ThreadPoolExecutor(1) as one:
        wins, points = sharpen.judge("prince", players, values, matches, 7, one)
    assert wins > share * matches
    assert points > 3.0
