"""The policies of the evaluations, with weights of their own.

Weights that are off make a player who is consistently wrong: fond of money, of decorations, of
votes.  Single slips never lead where such a player goes, and a search that judges by what was learnt
goes everywhere: what the lessons have not shown it, it may take for a treasure.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TypeVar

from signoria.ai.search.expertise import Expertise, Policy, Weights
from signoria.games import find
from signoria.kernel.reasons import BadOption

W = TypeVar("W")


def expertise_of(title: str) -> Expertise:
    """What is known of a title.  Raises `BadOption` where nothing is."""
    expertise = find(title).expertise
    if expertise is None:
        raise BadOption(f"nothing is known about {title}, so nothing can be learnt or tuned")
    return expertise


def policy(title: str, lots: Random, oddness: float, players: int = 4) -> Policy:
    """The roll-out policy of a title, every weight times or by about e to the power of `oddness`."""
    expertise = expertise_of(title)
    return expertise.policy(shifted(expertise.tuned_weights(players), lots, oddness))


def shifted(weights: W, lots: Random, oddness: float) -> W:
    """The same weights, each of them changed by lot."""
    for name in names(weights):
        setattr(weights, name, getattr(weights, name) * exp(lots.gauss(0.0, oddness)))
    return weights


def names(weights: Weights) -> list[str]:
    """The names of the weights."""
    return [name for name in sorted(dir(weights)) if isinstance(getattr(weights, name), float)]
