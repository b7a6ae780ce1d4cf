"""The hand-made policies with beliefs of their own.

Weights that are off make a player who is consistently wrong: fond of money, of decorations, of
votes.  Single slips never lead where such a player goes, and a search that judges by what was learnt
goes everywhere: what the lessons have not shown it, it may take for a treasure.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import TypeVar, cast

from signoria.ai import carrara, lorenzo, lorenzo_outlook, prince, prince_worth
from signoria.games.lorenzo.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

W = TypeVar("W")
Policy = Callable[[Game, State, int, Dice], int]
"""What a seat answers to the pending question."""


def policy(title: str, lots: Random, oddness: float) -> Policy:
    """The roll-out policy of a title, every weight times or by about e to the power of `oddness`."""
    if title == "carrara":
        marble = shifted(carrara.hasty(), lots, oddness)
        return lambda game, s, seat, dice: carrara.best_action(game, s, seat, dice, marble)
    if title == "lorenzo":
        family = shifted(lorenzo_outlook.Weights(), lots, oddness)
        return lambda game, s, seat, _: int(
            lorenzo.quick_action(game, cast(Table, s), seat, family)
        )
    assert title == "prince"
    house = shifted(prince_worth.Weights(), lots, oddness)
    return lambda game, s, seat, dice: prince.best_action(game, s, seat, dice, house)


def shifted(weights: W, lots: Random, oddness: float) -> W:
    """The same weights, each of them changed by lot."""
    for name in sorted(dir(weights)):
        value = getattr(weights, name)
        if isinstance(value, float):
            setattr(weights, name, value * exp(lots.gauss(0.0, oddness)))
    return weights
