"""What a search believes about a title, and how it plays on when it does not think.

A search (`search`) asks its guide which answers look promising, what to answer in a roll-out, when a
roll-out has gone far enough, and what the position is then worth to everybody; a bot asks it first
whether there is anything to search.  `Guide` itself is the plain one, which knows no title: all
answers look alike, roll-outs are random and go on to the end.  Guides of titles (`guides`) know more.

One guide may serve many searches in turn.  It may keep what it has worked out about a question, as
long as that changes no answer.  It is only ever shown worlds that the searching seat cannot tell from
the real one, so it may look at all of them.
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
"""An epoch that never comes."""
VICTORY: Final = 0.85
"""What victory usually counts of the value of a finished match."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The plain guide, and the contract of all others.

    `opinionated`  does `promises` tell answers apart?
    `keenness`     points by which one answer must promise more to look e times as good at first
    `reach`        how many epochs after the position of a search its roll-outs end
    `network`      what was learnt about the title: judges positions in the place of points, and
                   corrects promises where it has a policy
    `victory`      share of a finished match's value that victory has; the rest is how close the
                   points are, which tells more where few roll-outs must do
    """

    def __init__(
        self,
        opinionated: bool = False,
        keenness: float = 1.0,
        reach: int = FOREVER,
        network: Network | None = None,
        victory: float = VICTORY,
    ) -> None:
        self.opinionated: bool = opinionated
        self.keenness: float = keenness
        self.reach: i64 = reach
        self.network: Network | None = network
        self.victory: float = victory

    def promises(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        """What each of these answers to the pending question promises the seat, in points.

        Only differences count.  `me` is the seat that searches: rivals may be taken for players with
        other beliefs.
        """
        return vec[float]([0.0] * len(moves))

    def inclined(self, moves: vec[i64], promises: vec[float]) -> vec[float]:
        """The same promises, corrected by what searches have taught."""
        if self.network is None or self.network.policy is None:
            return promises
        return self.network.policy.inclined(moves, promises, self.keenness)

    def is_sure(self, s: State) -> bool:
        """Is `move` as good an answer to the pending question as any search would find?

        A bot does not think about it then.  The answer must hang on nothing but what its seat knows.
        """
        return False

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        """What the seat answers to the pending question in a roll-out of the seat `me`."""
        return random_move(game, s, seat, dice)

    def epoch(self, s: State) -> i64:
        """A count that never falls, such as that of turns or rounds: roll-outs end when it steps on."""
        return 0

    def points(self, game: Game, s: State) -> vec[float]:
        """The points that each seat may expect to have at the end."""
        found = vec[float]()
        for score in game.scores(s):
            found = append(found, float(score))
        return found

    def spread(self, s: State) -> float:
        """Lead in points that makes a seat e times as likely to win as another one."""
        return 10.0

    def rows(self, s: State) -> vec[float]:
        """The features of all seats, one row after another, for a network."""
        return vec[float]()

    def chances(self, s: State, points: vec[float]) -> vec[float]:
        """How likely each seat is to win, if these are the points that they may expect."""
        if self.network is not None and s.stack:
            return shares(self.network.claims(self.rows(s)), 1.0)
        return shares(points, self.spread(s))


def shares(points: vec[float], spread: float) -> vec[float]:
    """How likely each seat is to win, by the points that it expects: they add up to 1."""
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
