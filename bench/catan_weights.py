"""The weights of the evaluation (`catan_worth`): a line for each sign, early and late.

They are one fit (`catan_fit`) to 900 matches that were played by guessed weights.  Of 36 signs that
were looked at then, those that told nothing of the winner were left out.
"""

from __future__ import annotations

from typing import Final

from bench.catan_worth import SIGNS

WEIGHTS: Final = {
    "some WOOD": (1.650, 1.090),
    "some BRICK": (2.926, 1.430),
    "some SHEEP": (0.812, 2.331),
    "some WHEAT": (3.303, 2.065),
    "some ORE": (2.651, 3.216),
    "blocked": (4.047, 1.654),
    "own harbour": (1.169, 0.146),
    "best spot": (1.984, 0.000),
    "best city": (0.000, 0.547),
    "points": (0.027, 0.538),
    "near goal": (0.000, 0.216),
    "knights": (0.425, 0.000),
    "other cards": (0.039, 0.000),
    "too many": (-0.080, -0.031),
    "town progress": (0.000, 0.891),
    "city progress": (0.000, 0.570),
    "town ready": (0.089, 0.000),
    "city ready": (0.230, 0.344),
    "card ready": (0.146, 0.030),
    "to roll": (0.011, 0.200),
    "at turn": (0.000, 0.091),
}

EARLY: Final = tuple(WEIGHTS[sign][0] for sign in SIGNS)
LATE: Final = tuple(WEIGHTS[sign][1] for sign in SIGNS)
