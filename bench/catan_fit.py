"""Fit the weights of the Catan evaluation to who wins.

    python -m bench.catan_fit [--matches 900] [--seed 0]

The player that takes the best score plays itself, with a little noise; a fifth of its positions
is kept.  A logistic regression on the differences of the seats' signs then says how much each sign
tells of the winner, pulled a little towards the weights that were played by.  No weight may be
below 0 but that of too many cards.  The table is printed as `catan_weights` holds it; whether it
plays better is another question, which only `outside` answers.
"""

from __future__ import annotations

import argparse
import random
import sys
from importlib import import_module
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.catan import Catan, Table
from bench.catan_guide import CatanGuide
from bench.catan_land import Land
from bench.catan_weights import EARLY, LATE
from bench.catan_worth import SIGNS, Worth
from signoria.cli.output import Meter
from signoria.kernel.state import CHANCE

KEPT: Final = 0.2
NOISE: Final = 0.1
PULL: Final = 0.003
STEPS: Final = 1_500
LONGEST: Final = 400
"""Turns after which a match is given up and not counted."""
MAY_FALL: Final = "too many"

Numbers = NDArray[np.float64]


def play(title: Catan, worth: Worth, rng: random.Random) -> tuple[list[Numbers], int]:
    """One match: what the kept positions show of the first seat's lead, and who won (-1: nobody)."""
    guide = CatanGuide(worth)
    kept: list[Numbers] = []
    t = title.table(2)
    assert isinstance(t, Table)
    while t.stack and t.turn < LONGEST:
        seat = t.stack[-1][1]
        if seat == CHANCE:
            title.do(t, CHANCE, title.chance(t, rng.randrange(int(title.chances(t)))))
            continue
        if rng.random() < KEPT:
            kept.append(leads(worth, t))
        moves = title.answers(t, t.stack[-1], seat)
        if len(moves) == 1:
            title.do(t, seat, moves[0])
            continue
        scores = [guide.score(title, t, seat, move) + rng.gauss(0, NOISE) for move in moves]
        title.do(t, seat, moves[scores.index(max(scores))])
    return kept, -1 if t.stack else title.winners(t)[0]


def leads(worth: Worth, t: Table) -> Numbers:
    """By how much the first seat leads in each sign, once by early and once by late weights."""
    lead = np.array(worth.signs(t, 0)) - np.array(worth.signs(t, 1))
    phase = worth.phase(t)
    return np.concatenate([lead * (1 - phase), lead * phase])


def fit(rows: Numbers, won: Numbers, played: Numbers) -> Numbers:
    """The weights that tell the winners best: projected gradient with momentum."""
    scale = rows.std(0) + 1e-6
    scaled = rows / scale
    start = played * scale
    start *= _sureness(scaled @ start, won)
    may_fall = np.array([sign == MAY_FALL for sign in SIGNS] * 2)
    pace = 1 / (0.25 * np.linalg.eigvalsh(scaled.T @ scaled / len(won))[-1] + PULL)
    found, last = start.copy(), start.copy()
    for step in range(STEPS):
        ahead = found + step / (step + 3) * (found - last)
        slope = scaled.T @ (_logistic(scaled @ ahead) - won) / len(won) + PULL * (ahead - start)
        last = found
        found = ahead - pace * slope
        found = np.where(may_fall, found, np.maximum(found, 0.0))
    fitted: Numbers = found / scale
    return fitted


def _sureness(logits: Numbers, won: Numbers) -> float:
    """The factor that makes an evaluation as sure of itself as it may be (Newton)."""
    factor = 1.0
    for _ in range(50):
        share = _logistic(factor * logits)
        factor -= float(logits @ (share - won)) / float((logits**2) @ (share * (1 - share)))
    return factor


def _logistic(logits: Numbers) -> Numbers:
    share: Numbers = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description="Fit the weights of the Catan evaluation.")
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    maps = import_module("catanatron.models.map")
    rng = random.Random(chosen.seed)
    random.seed(chosen.seed)
    rows: list[Numbers] = []
    won: list[float] = []
    with Meter("matches", chosen.matches) as meter:
        for match in range(chosen.matches):
            land = Land(maps.CatanMap.from_template(maps.BASE_MAP_TEMPLATE))
            kept, winner = play(Catan(land), Worth(land, EARLY, LATE), rng)
            if winner >= 0:
                rows += kept
                won += [float(winner == 0)] * len(kept)
            meter.show(match + 1)
    fitted = fit(np.array(rows), np.array(won), np.array(EARLY + LATE))
    for index, sign in enumerate(SIGNS):
        print(f'    "{sign}": ({fitted[index]:.3f}, {fitted[index + len(SIGNS)]:.3f}),')
    return 0


if __name__ == "__main__":
    sys.exit(main())
