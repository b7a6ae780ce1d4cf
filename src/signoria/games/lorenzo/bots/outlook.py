"""Lorenzo il Magnifico for bots: how much time a seat has left, and what goods are worth by then.

Everything is counted in victory points at the end.  A resource is worth what it still can buy: much
as long as there are many actions to come, a fifth of a point at the end (L12.10).  A large store is
worth less by the piece, since there is no time to spend it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import (
    COIN,
    FAITH,
    GOODS,
    MEMBERS,
    MILITARY,
    NOBODY,
    PRIVILEGES,
    RESOURCES,
    SERVANT,
    STONE,
    SUPPORT,
    VATICAN,
    VP,
    WOOD,
    Table,
    members_of,
)
from signoria.kernel.bits import count
from signoria.kernel.state import ASK_ALL, whom

MATERIAL_LOSS: Final = 1.0
"""What a resource left at the end costs who suffers from E3.7."""


class Weights:
    """The weights of the evaluation, in victory points unless said otherwise."""

    def __init__(self) -> None:
        self.coin: float = 0.62
        """A coin while there is much time to spend it."""
        self.material: float = 0.7
        """A wood or a stone, likewise."""
        self.servant: float = 0.6
        """A servant, likewise."""
        self.arms: float = 0.3
        """A military point, likewise, for ventures; slots and the ranking come on top."""
        self.plenty_of_time: float = 10.0
        """Actions to come with which goods have their full worth."""
        self.store: float = 3.0
        """Pieces of one good that always find their use ..."""
        self.store_per_action: float = 0.4
        """... and so many more for each action to come."""
        self.surplus: float = 0.35
        """Share of its worth, beyond a fifth of a point, that a piece above that has."""
        self.usual: float = 0.85
        """Share of its full worth, beyond a fifth of a point, that a piece yet to come has."""
        self.arms_to_come: float = 0.6
        """A military point yet to come, while there is time."""
        self.faith_to_come: float = 1.3
        """A faith point yet to come."""
        self.action: float = 3.0
        """What an action brings that has nothing special to do."""
        self.foresight: float = 0.5
        """Share of what the next placement could add that will still be there."""
        self.pip: float = 0.3
        """A pip of a member that has not been placed."""
        self.idle: float = 2.5
        """A member that cannot be placed for want of a servant."""
        self.first: float = 1.2
        """To be first in the turn order of a round, instead of last."""
        self.softness: float = 2.0
        """How far below an ordinary action a harvest or production still has some value."""
        self.reach: float = 4.4
        """The value that works in rounds to come have, characters and excommunications apart."""
        self.slope: float = 0.2
        """What a pip more or less changes in the chance that a card is activated."""
        self.work_rate: float = 0.85
        """Share of the rounds to come in which there is room for a good harvest or production."""
        self.small_stays: float = 0.5
        """Chance that a small harvest or production space is still free at one's next turn."""
        self.exchange: float = 0.8
        """Share of the exchanges for which the goods will be there."""
        self.takes: float = 0.7
        """Cards of each type that a seat takes in a round."""
        self.growth: float = 7.0
        """Actions to come with which one more territory or character is as likely as not."""
        self.muster: float = 1.6
        """Military points that a seat gains in a round."""
        self.rank_spread: float = 2.0
        """Military points that make a rank fairly safe in the last round."""
        self.rank_spread_per_round: float = 1.5
        """What each round to come adds to that."""
        self.devotion: float = 3.5
        """Actions before a report with which one more faith point is as likely as not."""
        self.piety: float = 0.15
        """Faith points that an action brings on average."""
        self.leader_card: float = 5.0
        """Actions to come with which a card that a leader still requires is as likely as not."""
        self.leader_goods: float = 0.5
        """Goods that a leader requires and that can be gathered for each action to come."""
        self.hidden: float = 0.7
        """Share of the rounds to come in which a leader in hand will be in play."""


STANDARD: Final = Weights()
"""The weights that the bot plays with."""


class Outlook:
    """What one seat makes of a position.

    `rounds`     rounds to come after this one
    `home`       members of the seat that are still to be placed in this round
    `actions`    placements to come, of this round and of the others
    `reports`    the first Vatican report to come, 0 to 3 (3: none)
    `haste`      from 1 to 0: what is left of the worth of goods beyond their final one
    `price`      per good: what a piece of it is worth that comes in some time, whatever is in store
    `privilege`  the best of the five
    """

    __slots__ = (
        "actions", "haste", "home", "price", "privilege", "reports", "rounds", "seat", "t",
        "weights",
    )  # fmt: skip

    def __init__(self, t: Table, seat: i64, weights: Weights) -> None:
        self.t: Table = t
        self.seat: i64 = seat
        self.weights: Weights = weights
        self.rounds: float = float(content.ROUNDS - t.round)
        self.home: i64 = count(t.home & members_of(seat)) if t.round > 0 and t.lap > 0 else 0
        if t.round > 0 and t.lap == 0:
            self.home = MEMBERS
        self.actions: float = float(self.home) + float(MEMBERS) * self.rounds
        self.reports: i64 = next_report(t, seat)
        self.haste: float = min(1.0, self.actions / weights.plenty_of_time)
        self.price: vec[float] = vec[float]([0.0] * GOODS)
        good: i64
        late = self.late()
        for good in range(RESOURCES):
            self.price[good] = late + (self.early(good) - late) * self.haste * weights.usual
        self.price[MILITARY] = weights.arms_to_come * self.haste
        self.price[FAITH] = weights.faith_to_come
        self.price[VP] = 1.0
        self.privilege: float = 0.0
        privilege: i64
        for privilege in range(PRIVILEGES):
            worth = self.row(content.PRIVILEGE_GAIN, privilege * GOODS)
            self.privilege = max(self.privilege, worth)

    def early(self, good: i64) -> float:
        """What one of the first pieces of a resource is worth while there is time."""
        if good == COIN:
            return self.weights.coin
        return self.weights.servant if good == SERVANT else self.weights.material

    def late(self) -> float:
        """What a resource is worth at the very end."""
        worth = 1.0 / float(content.RESOURCES_PER_VP)
        if self.t.suffers(self.seat, content.LOSE_PER_RESOURCE):
            worth -= MATERIAL_LOSS
        return worth

    def stock(self, good: i64, number: i64) -> float:
        """What a store of a resource is worth."""
        weights = self.weights
        late = self.late()
        extra = (self.early(good) - late) * self.haste
        usual = weights.store + weights.store_per_action * self.actions
        pieces = float(number)
        usable = min(pieces, usual)
        return late * pieces + extra * (usable + (pieces - usable) * weights.surplus)

    def stores(self) -> float:
        """All resources of the seat."""
        total = 0.0
        good: i64
        for good in range(RESOURCES):
            total += self.stock(good, self.t.has(self.seat, good))
        return total

    def row(self, rows: vec[i64], row: i64) -> float:
        """What a row of a table of goods is worth."""
        total = 0.0
        good: i64
        for good in range(GOODS):
            if rows[row + good] != 0:
                total += float(rows[row + good]) * self.price[good]
        return total

    def materials(self) -> float:
        """What one wood and one stone are worth on average."""
        return (self.price[WOOD] + self.price[STONE]) / 2.0


def next_report(t: Table, seat: i64) -> i64:
    """The first Vatican report that the seat has still to face, 0 to 3."""
    if t.round == 0:
        return 0
    under_way = t.round % 2 == 0 and t.active == NOBODY and t.lap > 0
    if not under_way or faces_report(t, seat):
        return t.period()
    return t.period() + 1


def faces_report(t: Table, seat: i64) -> bool:
    """Is the seat still to be asked, or judged, in the report under way?"""
    index: i64
    for index in range(len(t.stack)):
        frame = t.stack[index]
        if frame[0] == SUPPORT and whom(frame) == seat:
            return True
        if frame[0] == ASK_ALL:
            return whom(frame) >> seat & 1 != 0
        if frame[0] == VATICAN:
            _, _, first = frame
            place: i64
            for place in range(first, t.players()):
                if t.order[place] == seat:
                    return True
    return False
