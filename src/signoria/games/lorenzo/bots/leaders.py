"""Lorenzo il Magnifico for bots: what leaders are worth in play, in hand and in the draft (L13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.bots.church import faith_worth
from signoria.games.lorenzo.bots.outlook import Outlook
from signoria.games.lorenzo.bots.sets import territory_prospect
from signoria.games.lorenzo.bots.work import VALUES, yields
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.leaders import copyable
from signoria.games.lorenzo.rules.table import (
    COIN,
    FAITH,
    GOODS,
    HARVEST,
    LEADERS,
    MILITARY,
    NO_LEADER,
    NOTHING,
    PRODUCTION,
    SERVANT,
    TYPES,
)
from signoria.games.lorenzo.rules.values import swing
from signoria.kernel.bits import count


def leaders_worth(o: Outlook) -> float:
    """All leaders that the seat has, in play and in hand."""
    t = o.t
    total = 0.0
    leader: i64
    if t.played[o.seat] | t.hand[o.seat] == 0:
        return total
    for leader in range(LEADERS):
        if t.played[o.seat] >> leader & 1:
            total += in_play(o, leader)
        elif t.hand[o.seat] >> leader & 1:
            total += in_hand(o, leader)
    return total


def in_play(o: Outlook, leader: i64) -> float:
    """A leader that has been played, in all rounds to come and in what is left of this one."""
    ability = leader
    if content.COPIERS >> leader & 1:
        ability = o.t.copied[o.seat]
        if ability == NO_LEADER:
            return round_worth(o, leader) * o.rounds * 0.5
    left = o.rounds
    if content.ONCE >> ability & 1:
        if not o.t.used[o.seat] >> leader & 1:
            left += 0.3
    else:
        left += float(o.home) / 4.0
    return round_worth(o, ability) * left


def in_hand(o: Outlook, leader: i64) -> float:
    """A leader in hand: he may be played some day, or discarded for a privilege."""
    played = prospect(o, leader)
    return max(played, o.privilege * 0.9)


def prospect(o: Outlook, leader: i64) -> float:
    """What a leader in hand will bring, if he can be played at all."""
    chance = likely_played(o, leader)
    worth = round_worth(o, leader) * o.rounds * o.weights.hidden
    if content.SUPPORT_VP[leader] > 0:
        faith = o.t.has(o.seat, FAITH)
        more = faith_worth(o, faith, float(content.SUPPORT_VP[leader])) - faith_worth(o, faith, 0.0)
        worth += more * o.weights.hidden
    if content.ANY_SLOT >> leader & 1:
        more = territory_prospect(o, content.MOST_MILITARY)
        more -= territory_prospect(o, o.t.has(o.seat, MILITARY))
        worth += more * o.weights.hidden
    return chance * worth


def likely_played(o: Outlook, leader: i64) -> float:
    """The chance that the requirement of a leader in hand will be met in time."""
    t = o.t
    odds = o.actions / (o.actions + o.weights.leader_card)
    chance = 1.0
    most: i64 = 0
    kind: i64
    for kind in range(TYPES):
        owned = count(t.cards[o.seat * TYPES + kind])
        most = max(most, owned)
        missing = content.CARDS_REQUIRED[leader * TYPES + kind] - owned
        while missing > 0:
            chance *= odds
            missing -= 1
    missing = content.ALIKE_REQUIRED[leader] - most
    while missing > 0:
        chance *= odds
        missing -= 1
    good: i64
    for good in range(GOODS):
        lacking = content.GOODS_REQUIRED[leader * GOODS + good] - t.has(o.seat, good)
        if lacking > 0:
            gathered = o.actions * o.weights.leader_goods
            chance *= gathered / (gathered + float(lacking))
    return chance


def round_worth(o: Outlook, leader: i64) -> float:
    """What the ability of a leader brings in a round."""
    pip = o.weights.pip
    worth = o.row(content.LEADER_GAIN, leader * GOODS)
    worth += float(content.LEADER_PRIVILEGES[leader]) * o.privilege
    if content.LEADER_HARVEST[leader] != NOTHING:
        worth += small_work(o, HARVEST, content.LEADER_HARVEST[leader])
    if content.LEADER_PRODUCTION[leader] != NOTHING:
        worth += small_work(o, PRODUCTION, content.LEADER_PRODUCTION[leader])
    if content.SET_ONE[leader] > 0:
        worth += 3.0 * pip
    if content.SET_COLOURED[leader] > 0:
        worth += 4.5 * pip
    worth += float(content.ADD_COLOURED[leader]) * 3.0 * pip
    worth += float(content.ADD_NEUTRAL[leader]) * 1.5 * pip
    worth += float(content.LEADER_OFF[leader * GOODS + COIN]) * 1.0 * o.price[COIN]
    if content.DOUBLED[leader] != 0:
        worth += 1.2
    if content.ENTER_OCCUPIED >> leader & 1:
        worth += 1.5
    if content.WAIVE_FEE >> leader & 1:
        worth += 3.0 * o.price[COIN]
    if content.COPIERS >> leader & 1:
        worth += best_to_copy(o)
    return worth


def small_work(o: Outlook, kind: i64, value: i64) -> float:
    """A harvest or production that a leader grants, with two servants more or less."""
    found = yields(o, kind)
    reach = value + 2 + swing(o.t, o.seat, kind)
    return up_to(found, reach) - 1.5 * o.price[SERVANT]


def up_to(found: vec[float], reach: i64) -> float:
    """What work of a value gives."""
    total = 0.0
    value: i64
    if reach >= 1:
        for value in range(min(reach + 1, VALUES)):
            total += found[value]
    return max(total, 0.0)


def best_to_copy(o: Outlook) -> float:
    """The best ability in front of an opponent; somebody will have one before long."""
    best = 1.0
    found = copyable(o.t, o.seat) & ~content.COPIERS
    leader: i64
    for leader in range(LEADERS):
        if found >> leader & 1:
            best = max(best, round_worth(o, leader))
    return best
