"""Matches to learn from: bots play each other with slips, and positions are kept with their outcome.

The first matches are played by the hand-made evaluation, which is quick; later ones by a short
search that judges by what was learnt from them.  Slips make sure that positions come up which good
players would avoid, and the way out of them.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import signoria
from signoria.ai.bot import Bot
from signoria.ai.casual import Casual
from signoria.ai.guide import Guide
from signoria.ai.guides import guide_with, hand_made_guide
from signoria.ai.search import Budget, next_to_act
from signoria.ai.searcher import Searcher
from signoria.ai.tables import Job, win_shares
from signoria.kernel.chance import Dice, offshoot
from signoria.kernel.game import Game
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE, State

KEPT: Final = 36
"""Positions that are kept of a match, about: neighbours tell the same."""
USUAL_EPOCHS: Final = {"carrara": 130, "lorenzo": 110, "prince": 40}
"""About how many positions a match has."""
CARELESS: Final = 0.5
"""Share of the seats that judge roughly throughout a match."""
HAZES: Final = (0.1, 0.6)
"""How roughly, from and to (see `Casual`)."""
WILD: Final = 0.02
"""Share of decisions by lot, in every other match."""
SLIPS: Final = 0.06
"""Share of decisions in which a searching seat judges roughly."""
ITERATIONS: Final = 10
"""How long a searching seat thinks."""
CROWDED: Final = 0.7
"""Share of the matches with as many players as usual."""
ADVANCED: Final = 0.75
"""Share of the matches of the advanced game, where there is one."""


@dataclass(frozen=True)
class Lesson:
    """The positions of one match, and how it ended.

    `rows` holds 32-bit floats: position after position, seat after seat, the features of the seat.
    """

    seats: int
    rows: bytes
    wins: list[float]
    points: list[int]


def jobs(title: str, number: int, seed: int) -> list[Job]:
    """Matches to play: most of them at the usual table, some with fewer players or other rules."""
    game = signoria.load(title)
    found = []
    for place in range(number):
        lots = Random(offshoot(seed, "table", place))
        most = max(game.player_counts)
        fewer = [count for count in game.player_counts if count < most]
        players = most if lots.random() < CROWDED else lots.choice(fewer)
        options = {}
        if any(option.name == "variant" for option in game.options):
            options["variant"] = "advanced" if lots.random() < ADVANCED else "basic"
        bots = ["pupil"] * players
        found.append(Job(title, bots, offshoot(seed, "lesson", place), options))
    return found


def play(job: Job, weights: Path | None = None) -> Lesson:
    """Play a match; by the hand-made evaluation as long as there are no weights."""
    game = signoria.load(job.game)
    lots = Random(job.seed)
    dice = Dice(offshoot(job.seed, "dice"))
    state = game.new(len(job.bots), job.seed, job.options).state.clone()
    guide = hand_made_guide(game)
    wild = WILD if lots.random() < 0.5 else 0.0
    share = KEPT / USUAL_EPOCHS[job.game]
    pupils = [_Pupil(game, guide, weights, lots, dice) for _ in job.bots]
    rows = array("f")
    epoch = -1
    while state.stack:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        if guide.epoch(state) != epoch:
            epoch = guide.epoch(state)
            if lots.random() < share:
                rows.extend(guide.rows(state))
        if lots.random() < wild:
            game.do(state, seat, lots.choice(game.legal(state, seat)))
        else:
            game.do(state, seat, pupils[seat].choose(state, seat))
    wins = win_shares(game.winners(state), len(job.bots))
    return Lesson(len(job.bots), rows.tobytes(), wins, game.scores(state))


class _Pupil:
    """One seat: the hand-made roll-out policy or a short search, and slips."""

    def __init__(
        self, game: Game, guide: Guide, weights: Path | None, lots: Random, dice: Dice
    ) -> None:
        self.game = game
        self.guide = guide
        self.lots = lots
        self.dice = dice
        seed = lots.getrandbits(60)
        self.searcher: Bot | None = None
        self.slips = 1.0 if lots.random() < CARELESS else 0.0
        haze = lots.uniform(*HAZES)
        if weights is not None:
            budget = Budget(iterations=ITERATIONS)
            self.searcher = Searcher("pupil", budget, guide_with(weights), seed)
            self.slips, haze = SLIPS, 1.0
        self.careless = Casual("pupil", haze, 0.0, seed)

    def choose(self, state: State, seat: int) -> int:
        if self.lots.random() < self.slips:
            return self.careless.choose(self.game, state, seat)
        if self.searcher is None:
            return int(self.guide.move(self.game, state, seat, self.dice))
        return self.searcher.choose(self.game, state, seat)
