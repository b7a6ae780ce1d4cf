"""Matches to learn from: bots play each other with slips, and positions are kept with their outcome.

The first matches are played by the evaluation, which is quick.  Slips, and seats with odd
beliefs, make sure that positions come up which good players would avoid, and the way out of them.

In later matches some seats search, and judge by what was learnt so far.  A search goes where it is
promised most, so it finds whatever is judged too well, far from anything that was taught: these
matches teach what comes of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from random import Random
from typing import Final

import signoria
from signoria.ai.arena.tables import Job, win_shares
from signoria.ai.bots.casual import Casual, fixed_slips
from signoria.ai.search.expertise import Policy
from signoria.ai.search.guides import evaluation_guide, guide_with
from signoria.ai.search.search import LEAST_PRIOR, Budget, next_to_act
from signoria.ai.search.searcher import Searcher
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE, State
from signoria.lab.beliefs import expertise_of, policy

KEPT: Final = 36
"""Positions that are kept of a match, about: neighbours tell the same."""
KEPT_SEARCHED: Final = 72
"""The same of a match in which seats search: those are few."""
CARELESS: Final = 0.5
"""Share of the seats that judge roughly throughout a match."""
HAZES: Final = (0.1, 0.6)
"""How roughly, from and to (see `Casual`)."""
ODD: Final = 0.5
"""Share of the seats, beside the first, that have beliefs of their own (`beliefs`), unless they search."""
ODDNESS: Final = (0.2, 0.6)
"""How odd those are, from and to."""
WILD: Final = 0.02
"""Share of decisions by lot, in every other match."""
SEARCHING: Final = 0.35
"""Share of the seats that search, once there is something to judge by."""
SLIPS: Final = 0.02
"""Share of decisions in which a searching seat judges roughly."""
ITERATIONS: Final = 40
"""How long a searching seat thinks, with roll-outs of a single epoch."""
LEAST: Final = log(LEAST_PRIOR)
"""The least promise that is told apart."""
CROWDED: Final = 0.7
"""Share of the matches with as many players as usual."""
ADVANCED: Final = 0.75
"""Share of the matches of the advanced game, where there is one."""


@dataclass(frozen=True)
class Thought:
    """What a search made of a question: its answers, what they promised, and how often each was tried.

    Promises are in units of the guide's keenness, the best one 0.
    """

    answers: list[int]
    promises: list[float]
    trials: list[int]


@dataclass(frozen=True)
class Lesson:
    """The positions of one match and how it ended, and what its searching seats thought.

    `rows` holds 32-bit floats: position after position, seat after seat, the features of the seat.
    """

    seats: int
    rows: bytes
    wins: list[float]
    points: list[int]
    thoughts: list[Thought]


def _tuned_policy(title: str, players: int) -> Policy:
    expertise = expertise_of(title)
    return expertise.policy(expertise.tuned_weights(players))


def jobs(title: str, number: int, seed: int) -> list[Job]:
    """Matches to play: most of them at the usual table, some with fewer players or other rules."""
    game = signoria.load(title)
    found = []
    for place in range(number):
        lots = Random(child_seed(seed, "table", place))
        most = max(game.player_counts)
        fewer = [count for count in game.player_counts if count < most]
        players = most if lots.random() < CROWDED else lots.choice(fewer)
        options = {}
        if any(option.name == "variant" for option in game.options):
            options["variant"] = "advanced" if lots.random() < ADVANCED else "basic"
        bots = ["pupil"] * players
        found.append(Job(title, bots, child_seed(seed, "lesson", place), options))
    return found


def play(job: Job, weights: Path | None = None) -> Lesson:
    """Play a match by the evaluation; with weights, some seats search by them."""
    game = signoria.load(job.game)
    lots = Random(job.seed)
    dice = Dice(child_seed(job.seed, "dice"))
    state = game.new(len(job.bots), job.seed, job.options).state.clone()
    guide = evaluation_guide(game)
    wild = WILD if lots.random() < 0.5 else 0.0
    share = (KEPT if weights is None else KEPT_SEARCHED) / expertise_of(job.game).positions
    pupils = [_Pupil(game, len(job.bots), lots, dice) for _ in job.bots]
    # Somebody with the usual beliefs must bring the match to its end.
    for pupil in pupils[1:]:
        if lots.random() < ODD:
            pupil.policy = policy(job.game, lots, lots.uniform(*ODDNESS), len(job.bots))
    if weights is not None:
        for pupil in pupils:
            if lots.random() < SEARCHING:
                pupil.think(weights)
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
    thoughts = [thought for pupil in pupils for thought in pupil.thoughts]
    return Lesson(len(job.bots), rows.tobytes(), wins, game.scores(state), thoughts)


def thought(
    answers: Iterable[int], promises: Sequence[float], keenness: float, tried: Mapping[int, int]
) -> Thought:
    """What a search thought that has tried answers so often."""
    most = max(promises)
    rows = [int(answer) for answer in answers]
    promised = [max((promise - most) / keenness, LEAST) for promise in promises]
    return Thought(rows, promised, [tried.get(answer, 0) for answer in rows])


class _Pupil:
    """One seat: the policy of the evaluation or a short search, and slips."""

    def __init__(self, game: Game, players: int, lots: Random, dice: Dice) -> None:
        self.game = game
        self.lots = lots
        self.dice = dice
        self.policy: Policy = _tuned_policy(game.name, players)
        self.slips = 1.0 if lots.random() < CARELESS else 0.0
        self.careless = Casual(
            "pupil", fixed_slips(lots.uniform(*HAZES), 0.0), lots.getrandbits(60)
        )
        self.thoughts: list[Thought] = []

    def think(self, weights: Path) -> None:
        """Search from now on, judging by these weights."""
        guide = guide_with(weights)(self.game)
        guide.reach = 1
        budget = Budget(iterations=ITERATIONS)
        searcher = Searcher("pupil", budget, lambda _: guide, self.lots.getrandbits(60))

        def search(game: Game, state: State, seat: int, dice: Dice) -> int:
            action = searcher.choose(game, state, seat)
            found = searcher.thought
            if found is not None and len(found.moves) > 1:
                promises = list(guide.promises(game, state, seat, seat, found.moves, dice))
                tried = {answer: trials for answer, trials, _, _ in found.candidates()}
                self.thoughts.append(thought(found.moves, promises, guide.keenness, tried))
            return action

        self.policy = search
        self.slips = SLIPS

    def choose(self, state: State, seat: int) -> int:
        if self.lots.random() < self.slips:
            return self.careless.choose(self.game, state, seat)
        return int(self.policy(self.game, state, seat, self.dice))
