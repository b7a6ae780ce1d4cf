"""What a search knows about a title: priors, a rollout policy and an evaluation.

A search (`search`) asks its guide for prior scores of the legal answers, for the moves of a rollout,
for the point at which a rollout ends, and for the value of the position there.  A bot first asks
whether the question needs a search at all.  `Guide` itself is the plain one, which knows no title:
all priors are equal, rollouts are random and go on to the end.  Titles have guides that know more.

One guide may serve many searches in turn.  It may cache what it works out about a question, as long
as that changes no answer.  It is shown only determinizations: States that the searching seat cannot
tell from the real one.  So it may look at all of the State.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from signoria.ai.search.network import Network
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import random_move
from signoria.kernel.state import State

FOREVER: Final = 1_000_000
"""A number of epochs that no match has: rollouts go on to the end."""
VICTORY: Final = 0.85
"""The usual weight of the victory in the value of a finished match."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The plain guide, and the contract of all others.

    `has_priors`   does `prior_scores` tell answers apart?
    `temperature`  of the softmax that turns prior scores into priors: an answer that scores so many
                   points more has a prior e times as large
    `reach`        how many epochs after the position of a search its rollouts end
    `network`      a trained network: it evaluates positions in place of `points`, and adjusts the
                   prior scores if it has a policy
    `victory`      weight of the victory in the value of a finished match; the rest is how close the
                   points are, which carries more information where rollouts are few
    """

    def __init__(
        self,
        has_priors: bool = False,
        temperature: float = 1.0,
        reach: int = FOREVER,
        network: Network | None = None,
        victory: float = VICTORY,
    ) -> None:
        self.has_priors: bool = has_priors
        self.temperature: float = temperature
        self.reach: i64 = reach
        self.network: Network | None = network
        self.victory: float = victory

    def prior_scores(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        """A score, in points, for each of these answers to the pending question, before any search.

        Only differences count.  `me` is the seat that searches: rivals may be modelled with other
        weights.
        """
        return vec[float]([0.0] * len(moves))

    def adjusted(self, moves: vec[i64], prior_scores: vec[float]) -> vec[float]:
        """The same scores, adjusted by the policy of the network."""
        if self.network is None or self.network.policy is None:
            return prior_scores
        return self.network.policy.adjusted(moves, prior_scores, self.temperature)

    def is_sure(self, s: State) -> bool:
        """Is `move` as good an answer to the pending question as any search would find?

        A bot does not search then.  The answer must depend only on what its seat knows.
        """
        return False

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        """The rollout policy: what the seat answers in a search of the seat `me`."""
        return random_move(game, s, seat, dice)

    def epoch(self, s: State) -> i64:
        """A counter that never falls, such as that of turns or rounds.  Rollouts end when it rises."""
        return 0

    def points(self, game: Game, s: State) -> vec[float]:
        """The points that each seat may expect to have at the end."""
        found = vec[float]()
        for score in game.scores(s):
            found = append(found, float(score))
        return found

    def spread(self, s: State) -> float:
        """Lead in points that makes a seat e times as likely to win as another one (a temperature)."""
        return 10.0

    def rows(self, s: State) -> vec[float]:
        """The features of all seats for a network, one row after another."""
        return vec[float]()

    def chances(self, s: State, points: vec[float]) -> vec[float]:
        """The probability of each seat to win, given the points that they may expect."""
        if self.network is not None and s.stack:
            return softmax(self.network.values(self.rows(s)), 1.0)
        return softmax(points, self.spread(s))


def softmax(points: vec[float], spread: float) -> vec[float]:
    """The softmax of the expected points, with `spread` as its temperature; it adds up to 1."""
    most = points[0]
    index: i64
    for index in range(len(points)):
        most = max(most, points[index])
    total = 0.0
    found = vec[float]()
    for index in range(len(points)):
        share = exp((points[index] - most) / spread)
        found = append(found, share)
        total += share
    for index in range(len(found)):
        found[index] /= total
    return found
