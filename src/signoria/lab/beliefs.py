"""The policies of the evaluations, with beliefs of their own.

Weights that are off make a player who is consistently wrong: fond of money, of decorations, of
votes.  Single slips never lead where such a player goes, and a search that judges by what was learnt
goes everywhere: what the lessons have not shown it, it may take for a treasure.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import TypeVar, cast

from signoria.ai import carrara, lorenzo, lorenzo_outlook, prince_worth
from signoria.ai.prince_guide import PrinceGuide
from signoria.ai.sharp import sharpened
from signoria.games.lorenzo.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

Weights = carrara.Weights | lorenzo_outlook.Weights | prince_worth.Weights
W = TypeVar("W", bound=Weights)
Policy = Callable[[Game, State, int, Dice], int]
"""What a seat answers to the pending question."""


def policy(title: str, lots: Random, oddness: float, players: int = 4) -> Policy:
    """The roll-out policy of a title, every weight times or by about e to the power of `oddness`."""
    return policy_by(shifted(sharp(title, players), lots, oddness))


def usual(title: str) -> Weights:
    """The beliefs of the greedy bot, in Carrara in a hurry."""
    if title == "carrara":
        return carrara.hasty(carrara.Weights())
    return lorenzo_outlook.Weights() if title == "lorenzo" else prince_worth.Weights()


def sharp(title: str, players: int = 4) -> Weights:
    """The beliefs of roll-outs; in The Prince they hang on the number of players."""
    return sharpened(title, usual(title), players)


def policy_by(weights: Weights, careful: bool = False) -> Policy:
    """What somebody with these beliefs answers; `careful` takes its time where there is a quick way."""
    if isinstance(weights, carrara.Weights):
        marble = weights
        return lambda game, s, seat, dice: carrara.best_action(game, s, seat, dice, marble)
    if isinstance(weights, lorenzo_outlook.Weights):
        family = weights
        if careful:
            return lambda game, s, seat, dice: lorenzo.best_action(game, s, seat, dice, family)
        return lambda game, s, seat, _: int(
            lorenzo.quick_action(game, cast(Table, s), seat, family)
        )
    guide = PrinceGuide(weights=weights)
    return lambda game, s, seat, dice: int(guide.move(game, s, seat, seat, dice))


def shifted(weights: W, lots: Random, oddness: float) -> W:
    """The same weights, each of them changed by lot."""
    for name in names(weights):
        setattr(weights, name, getattr(weights, name) * exp(lots.gauss(0.0, oddness)))
    return weights


def names(weights: Weights) -> list[str]:
    """What the beliefs are about."""
    return [name for name in sorted(dir(weights)) if isinstance(getattr(weights, name), float)]
