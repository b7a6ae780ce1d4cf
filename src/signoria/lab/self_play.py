"""Self-play: bots play each other with slips, and positions are kept with their outcome.

The first matches are played by the evaluation, which is fast.  Slips, and seats with noisy weights,
make sure that positions come up which good players would avoid, and the way out of them.

In later matches some seats search, guided by the network trained so far.  A search prefers whatever
the network overrates, far from the earlier training samples; these matches correct it.
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
from signoria.ai.search.search import SMALLEST_PRIOR, Budget, next_to_act
from signoria.ai.search.searcher import Searcher
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE, State
from signoria.lab.evaluation_weights import expertise_of, policy

KEPT: Final = 36
"""About how many positions of a match are kept: neighbours are nearly the same."""
KEPT_SEARCHED: Final = 72
"""The same for matches in which seats search, since those are few."""
CARELESS: Final = 0.5
"""Share of the seats that sample their moves throughout a match."""
TEMPERATURES: Final = (0.1, 0.6)
"""The range of their sampling temperatures (see `Casual`)."""
NOISY: Final = 0.5
"""Share of the seats, beside the first, that have noisy weights, unless they search."""
WEIGHT_NOISE: Final = (0.2, 0.6)
"""The range of that noise."""
WILD: Final = 0.02
"""Share of random decisions, in every other match."""
SEARCHING: Final = 0.35
"""Share of the seats that search, once there is a network."""
SLIPS: Final = 0.02
"""Share of decisions in which a searching seat samples its move."""
ITERATIONS: Final = 40
"""The budget of a searching seat, with rollouts of a single epoch."""
LEAST: Final = log(SMALLEST_PRIOR)
"""The smallest prior score that is told apart."""
CROWDED: Final = 0.7
"""Share of the matches with as many players as usual."""
ADVANCED: Final = 0.75
"""Share of the matches of the advanced game, where there is one."""


@dataclass(frozen=True)
class SearchSample:
    """The result of one search: the answers, their prior scores, and their visit counts.

    Prior scores are in units of the guide's temperature, the best one 0.
    """

    answers: list[int]
    prior_scores: list[float]
    trials: list[int]


@dataclass(frozen=True)
class MatchSample:
    """The training samples of one match: positions with the outcome, and the results of searches.

    `rows` holds 32-bit floats: position after position, seat after seat, the features of the seat.
    """

    seats: int
    rows: bytes
    wins: list[float]
    points: list[int]
    searches: list[SearchSample]


def _tuned_policy(title: str, players: int) -> Policy:
    expertise = expertise_of(title)
    return expertise.policy(expertise.tuned_weights(players))


def jobs(title: str, number: int, seed: int) -> list[Job]:
    """Matches to play: most of them at the usual table, some with fewer players or other rules."""
    game = signoria.load(title)
    found = []
    for place in range(number):
        rng = Random(child_seed(seed, "table", place))
        most = max(game.player_counts)
        fewer = [count for count in game.player_counts if count < most]
        players = most if rng.random() < CROWDED else rng.choice(fewer)
        options = {}
        if any(option.name == "variant" for option in game.options):
            options["variant"] = "advanced" if rng.random() < ADVANCED else "basic"
        bots = ["player"] * players
        found.append(Job(title, bots, child_seed(seed, "lesson", place), options))
    return found


def play(job: Job, weights: Path | None = None) -> MatchSample:
    """Play a match by the evaluation; with a network, some seats search by it."""
    game = signoria.load(job.game)
    rng = Random(job.seed)
    dice = Dice(child_seed(job.seed, "dice"))
    state = game.new(len(job.bots), job.seed, job.options).state.clone()
    guide = evaluation_guide(game)
    wild = WILD if rng.random() < 0.5 else 0.0
    share = (KEPT if weights is None else KEPT_SEARCHED) / expertise_of(job.game).positions
    players = [_Player(game, len(job.bots), rng, dice) for _ in job.bots]
    # Somebody with the usual weights must bring the match to its end.
    for player in players[1:]:
        if rng.random() < NOISY:
            player.policy = policy(job.game, rng, rng.uniform(*WEIGHT_NOISE), len(job.bots))
    if weights is not None:
        for player in players:
            if rng.random() < SEARCHING:
                player.think(weights)
    rows = array("f")
    epoch = -1
    while state.stack:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        if guide.epoch(state) != epoch:
            epoch = guide.epoch(state)
            if rng.random() < share:
                rows.extend(guide.rows(state))
        if rng.random() < wild:
            game.do(state, seat, rng.choice(game.legal(state, seat)))
        else:
            game.do(state, seat, players[seat].choose(state, seat))
    wins = win_shares(game.winners(state), len(job.bots))
    searches = [search for player in players for search in player.searches]
    return MatchSample(len(job.bots), rows.tobytes(), wins, game.scores(state), searches)


def search_sample(
    answers: Iterable[int],
    prior_scores: Sequence[float],
    temperature: float,
    tried: Mapping[int, int],
) -> SearchSample:
    """The sample of a search with these visit counts."""
    most = max(prior_scores)
    rows = [int(answer) for answer in answers]
    scaled = [max((score - most) / temperature, LEAST) for score in prior_scores]
    return SearchSample(rows, scaled, [tried.get(answer, 0) for answer in rows])


class _Player:
    """One seat: the policy of the evaluation or a short search, and slips."""

    def __init__(self, game: Game, players: int, rng: Random, dice: Dice) -> None:
        self.game = game
        self.rng = rng
        self.dice = dice
        self.policy: Policy = _tuned_policy(game.name, players)
        self.slips = 1.0 if rng.random() < CARELESS else 0.0
        self.careless = Casual(
            "player", fixed_slips(rng.uniform(*TEMPERATURES), 0.0), rng.getrandbits(60)
        )
        self.searches: list[SearchSample] = []

    def think(self, weights: Path) -> None:
        """Search from now on, with this network."""
        guide = guide_with(weights)(self.game)
        guide.reach = 1
        budget = Budget(iterations=ITERATIONS)
        searcher = Searcher("player", budget, lambda _: guide, self.rng.getrandbits(60))

        def search(game: Game, state: State, seat: int, dice: Dice) -> int:
            action = searcher.choose(game, state, seat)
            found = searcher.last_search
            if found is not None and len(found.moves) > 1:
                prior_scores = list(guide.prior_scores(game, state, seat, seat, found.moves, dice))
                tried = {answer: trials for answer, trials, _, _ in found.candidates()}
                self.searches.append(
                    search_sample(found.moves, prior_scores, guide.temperature, tried)
                )
            return action

        self.policy = search
        self.slips = SLIPS

    def choose(self, state: State, seat: int) -> int:
        if self.rng.random() < self.slips:
            return self.careless.choose(self.game, state, seat)
        return int(self.policy(self.game, state, seat, self.dice))
