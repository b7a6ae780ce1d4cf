"""Tuned weights: complete, other than the greedy bot's, and worth having."""

from __future__ import annotations

import pytest

import signoria
from signoria import bots
from signoria.ai.arena.arena import arena
from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.guides import evaluation_guide, usual_guide
from signoria.ai.search.search import next_to_act
from signoria.games.carrara.bots import evaluation as carrara
from signoria.games.lorenzo.bots import outlook as lorenzo_outlook
from signoria.games.prince.bots import worth as prince_worth
from signoria.kernel.chance import Dice
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE
from signoria.lab import evaluation_weights

TITLES = ["carrara", "lorenzo", "prince"]
STANDARD: dict[str, object] = {
    "carrara": carrara.STANDARD,
    "lorenzo": lorenzo_outlook.STANDARD,
    "prince": prince_worth.STANDARD,
}
"""Per title: what its greedy bot plays by."""


@pytest.mark.parametrize("title", TITLES)
def test_every_belief_was_bred(title: str) -> None:
    expertise = evaluation_weights.expertise_of(title)
    usual, sharp = expertise.usual_weights(), expertise.tuned_weights(4)
    names = evaluation_weights.names(usual)
    assert names == evaluation_weights.names(sharp)
    moved = [name for name in names if getattr(usual, name) != getattr(sharp, name)]
    assert len(moved) > 0.9 * len(names)


def test_a_belief_that_nobody_has_is_refused() -> None:
    with pytest.raises(
        ValueError, match=r"signoria\.games\.lorenzo, .* has no weight 'action'; remove"
    ):
        sharpened("signoria.games.lorenzo", carrara.Weights())


@pytest.mark.parametrize("title", TITLES)
def test_the_greedy_bot_keeps_its_own(title: str) -> None:
    """Though sharp guides of the title were made in the same process."""
    kept = STANDARD[title]
    fresh = type(kept)()
    evaluation_guide(signoria.load(title))
    for name in dir(fresh):
        if not name.startswith("_"):
            assert getattr(kept, name) == getattr(fresh, name), name


@pytest.mark.parametrize("title", TITLES)
def test_the_usual_guide_prefers_what_the_greedy_bot_does(title: str) -> None:
    """In Lorenzo for nearly all of it: there the bot also plans its next turn, and prior scores do not.

    By the sharp guide it often should have done something else.
    """
    game = signoria.load(title)
    state = game.new(3, 5).state.clone()
    dice = Dice(2)
    decisions = by_usual = by_sharp = 0
    while state.stack and decisions < 60:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        moves = game.moves(state, state.stack[-1], seat)
        usual, sharp = (
            list(guide.prior_scores(game, state, seat, seat, moves, Dice(1)))
            for guide in (usual_guide(game), evaluation_guide(game))
        )
        greedy = bots.make("greedy", 1).choose(game, state, seat)
        place = list(moves).index(greedy)
        by_usual += usual[place] == max(usual)
        by_sharp += sharp[place] == max(sharp)
        decisions += 1
        game.do(state, seat, greedy)
    assert by_usual >= (0.9 if title == "lorenzo" else 1.0) * decisions
    assert by_sharp < 0.8 * decisions


@pytest.mark.thorough
@pytest.mark.skipif(not signoria.is_compiled(), reason="whole matches: too slow on plain sources")
@pytest.mark.parametrize(
    ("title", "players", "matches", "share"),
    [
        ("carrara", 4, 40, 0.4),
        ("lorenzo", 4, 24, 0.6),
        ("prince", 4, 40, 0.45),
        ("prince", 5, 60, 0.3),
    ],
)
def test_sharp_beliefs_beat_the_usual_ones(
    title: str, players: int, matches: int, share: float
) -> None:
    """Far from an even share; bench/strength.md has the figures."""
    options = {} if title == "prince" else {"variant": "advanced"}
    found = arena(title, ["sharp", *["greedy"] * (players - 1)], matches, 3, options)
    assert found.bots[0].share > share
