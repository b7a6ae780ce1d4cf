"""Policies of the evaluations with changed weights.

Changed weights make a player who is consistently wrong: it overrates money, decorations or votes.
Single slips never reach the positions that such a player reaches.  A search guided by a network
reaches them too, so the training samples must contain them.
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
    """The expertise of a title.  Raises `BadOption` if it has none."""
    expertise = find(title).expertise
    if expertise is None:
        raise BadOption(
            f"the title {title} has no evaluation, so it cannot be trained or tuned; add an Expertise to it"
        )
    return expertise


def policy(title: str, rng: Random, noise: float, players: int = 4) -> Policy:
    """The rollout policy of a title, every weight multiplied by log-normal `noise`."""
    expertise = expertise_of(title)
    return expertise.policy(shifted(expertise.tuned_weights(players), rng, noise))


def shifted(weights: W, rng: Random, noise: float) -> W:
    """The same weights, each multiplied by log-normal noise."""
    for name in names(weights):
        setattr(weights, name, getattr(weights, name) * exp(rng.gauss(0.0, noise)))
    return weights


def names(weights: Weights) -> list[str]:
    """The names of the weights."""
    return [name for name in sorted(dir(weights)) if isinstance(getattr(weights, name), float)]
