"""What a card costs (L6.3 steps 3 to 6, L6.8, L6.9).

A card is paid after the servants of the boost, the fee of an occupied tower and the bonus of the
floor, in this order: coins of the floor pay the card but never the fee, and servants that were
spent on the boost are gone (Y01, T32).

What is paid hangs on two choices: one of the card's prices, the `way`, and the good that a discount
of "one of either" is used for, the `saving`.  A set of savings has NO_CHOICE as its member 0 and a
good as the member after its own number; it is never empty before means are looked at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import content, gains, reasons
from signoria.games.lorenzo.rules.table import (
    CARDS,
    CHARACTER,
    COIN,
    FLOORS,
    FROM_LEADER,
    GOODS,
    LEADERS,
    MILITARY,
    NO_CARD,
    NO_CHOICE,
    NO_LEADER,
    NO_TILE,
    RESOURCES,
    SERVANT,
    TYPES,
    Table,
)
from signoria.games.lorenzo.rules.values import character, kind_of, set_where
from signoria.kernel.bits import bit, listed
from signoria.kernel.reasons import LEGAL, refuse

PRICED: Final = MILITARY + 1
"""Cards cost resources and military points: the goods below this one."""
NO_DISCOUNT: Final = vec[i64]([0] * GOODS)
"""The row of a seat for which nothing is taken off; shared, never written to."""
THRIFTY: Final = vec[i64](
    [
        set_where(
            [
                content.OFF_TYPES[character(place)] >> kind & 1 != 0
                and sum([content.OFF[character(place) * GOODS + good] for good in range(GOODS)])
                + content.OFF_ONE_OF[character(place)]
                > 0
                for place in range(content.MOST_OF_TYPE)
            ]
        )
        for kind in range(TYPES)
    ]
)
"""Type of card -> the set of characters that take something off its cost."""
THRIFTY_LEADERS: Final[i64] = set_where(
    [
        sum([content.LEADER_OFF[leader * GOODS + good] for good in range(GOODS)]) > 0
        for leader in range(LEADERS)
    ]
)
"""The leaders that take something off the cost of every card (Pico della Mirandola)."""
BONUS_FORBIDDERS: Final[i64] = set_where(
    [content.NO_FLOOR_BONUS[character(place)] != 0 for place in range(content.MOST_OF_TYPE)]
)
"""The characters that forbid their owner the bonus of floors (Preacher)."""


# -- the fee and the bonus of a floor (L6.3 steps 4 and 5) -----------------------------------------


def standing_in_tower(t: Table, tower: i64) -> i64:
    """The set of members, of all players, that stand in a tower now (T03)."""
    first = tower * FLOORS
    return t.standing[first] | t.standing[first + 1] | t.standing[first + 2] | t.standing[first + 3]


def fee(t: Table, seat: i64, space: i64) -> i64:
    """The coins that the seat owes for entering the tower of a floor.

    3 if any member stands there, its own and neutral ones included; bonus actions pay as well
    (L7.2), and whoever is spared the fee is spared it in both (R15).
    """
    if standing_in_tower(t, space // FLOORS) == 0 or fee_waiver(t, seat) != NO_LEADER:
        return 0
    return content.TOWER_FEE


def fee_waiver(t: Table, seat: i64) -> i64:
    """The leader that spares the seat the fee, or NO_LEADER (Brunelleschi)."""
    leaders = t.abilities(seat) & content.WAIVE_FEE
    leader: i64 = 0
    while leaders >> leader != 0:
        if leaders >> leader & 1:
            return leader
        leader += 1
    return NO_LEADER


def bonus_forbidden_by(t: Table, seat: i64, space: i64) -> i64:
    """The seat's character that forbids it the bonus of a floor, or NO_CARD (Preacher)."""
    cards = t.cards[seat * TYPES + CHARACTER] & BONUS_FORBIDDERS
    place: i64 = 0
    while cards >> place != 0:
        if cards >> place & 1 and content.NO_FLOOR_BONUS[character(place)] >> space % FLOORS & 1:
            return character(place)
        place += 1
    return NO_CARD


def floor_gain(t: Table, seat: i64, space: i64, good: i64) -> i64:
    """How much of a good the bonus of a floor brings the seat, maluses counted (L6.2, L14.3)."""
    amount = content.FLOOR_GOODS[space * GOODS + good]
    if amount == 0 or bonus_forbidden_by(t, seat, space) != NO_CARD:
        return 0
    return amount if gains.tile_against(t, seat, good) == NO_TILE else amount - 1


# -- discounts (L6.9) ------------------------------------------------------------------------------


@final
class Terms:
    """The terms on which a seat takes a card of one type from one tower, now.

    `seat`    who takes it
    `fee`     coins due for entering the tower
    `off`     per good: what is taken off the cost without a choice
    `either`  the set of goods of which one more is taken off, at the seat's choice
    """

    __slots__ = ("either", "fee", "off", "seat")

    def __init__(self, t: Table, seat: i64, space: i64, cause: i64) -> None:
        """`cause` is the card that grants a bonus action, whose discount counts too, or NOTHING."""
        self.seat: i64 = seat
        self.fee: i64 = fee(t, seat, space)
        self.off: vec[i64] = NO_DISCOUNT
        self.either: i64 = 0
        characters = t.cards[seat * TYPES + CHARACTER] & THRIFTY[kind_of(t, space)]
        leaders = t.abilities(seat) & THRIFTY_LEADERS
        granted = 0 <= cause < CARDS
        if characters == 0 and leaders == 0 and not granted:
            return
        self.off = NO_DISCOUNT[:]
        place: i64 = 0
        while characters >> place != 0:
            if characters >> place & 1:
                self._take_off(content.OFF, character(place))
                self.either |= content.OFF_ONE_OF[character(place)]
            place += 1
        leader: i64 = 0
        while leaders >> leader != 0:
            if leaders >> leader & 1:
                self._take_off(content.LEADER_OFF, leader)
            leader += 1
        if granted:
            self._take_off(content.TAKE_OFF, cause)

    def _take_off(self, rows: vec[i64], row: i64) -> None:
        """Add a row of a table of goods to what is taken off."""
        good: i64
        for good in range(PRICED):
            self.off[good] += rows[row * GOODS + good]


def price(terms: Terms, card: i64, way: i64, saving: i64, good: i64) -> i64:
    """What the seat pays of a good for a card; discounts never bring it below 0 (T04)."""
    amount = content.COST[(card * 2 + way) * GOODS + good] - terms.off[good]
    if good == saving:
        amount -= 1
    return max(amount, 0)


def savings(terms: Terms, card: i64, way: i64) -> i64:
    """The set of savings between which the seat may choose.

    Only goods that are still to be paid after the other discounts count: where there is one of
    them, it is forced; where there is none, nothing is saved.
    """
    found: i64 = 0
    if terms.either != 0:
        good: i64
        for good in range(RESOURCES):
            if terms.either >> good & 1 and price(terms, card, way, NO_CHOICE, good) > 0:
                found |= bit(good + 1)
    return found if found != 0 else bit(NO_CHOICE + 1)


def reductions(
    t: Table, seat: i64, card: i64, way: i64, saving: i64, cause: i64
) -> list[tuple[int, int, int]]:
    """What is really taken off the cost of a card, one by one: good, amount, and who takes it off.

    They add up to the printed cost less the `price`.
    """
    found: list[tuple[int, int, int]] = []
    left = [int(content.COST[(card * 2 + way) * GOODS + good]) for good in range(PRICED)]
    characters = t.cards[seat * TYPES + CHARACTER] & THRIFTY[content.TYPE[card]]
    for place in listed(characters):
        _reduce(found, left, content.OFF, character(place), character(place))
    for leader in listed(t.abilities(seat) & THRIFTY_LEADERS):
        _reduce(found, left, content.LEADER_OFF, leader, FROM_LEADER + leader)
    if 0 <= cause < CARDS:
        _reduce(found, left, content.TAKE_OFF, cause, cause)
    if saving != NO_CHOICE:
        found.append((int(saving), 1, _saver(characters, saving)))
    return found


def _saver(characters: i64, saving: i64) -> int:
    """The character of a set that takes one of this good off (Stonemason)."""
    for place in listed(characters):
        if content.OFF_ONE_OF[character(place)] >> saving & 1:
            return int(character(place))
    raise AssertionError("a saving is only offered to the owner of such a character")


def _reduce(
    found: list[tuple[int, int, int]], left: list[int], rows: vec[i64], row: i64, cause: i64
) -> None:
    """Take a row of discounts off what is left of a cost, and note it."""
    for good in range(PRICED):
        amount = min(int(rows[row * GOODS + good]), left[good])
        if amount > 0:
            left[good] -= amount
            found.append((good, amount, int(cause)))


# -- what can be paid (L6.5) -----------------------------------------------------------------------


def funds(t: Table, terms: Terms, space: i64, servants: i64, good: i64) -> i64:
    """What the seat has of a good when it comes to paying the card of a floor."""
    amount = t.has(terms.seat, good) + floor_gain(t, terms.seat, space, good)
    if good == COIN:
        return amount - terms.fee
    return amount - servants if good == SERVANT else amount


def _needed(terms: Terms, card: i64, way: i64, saving: i64, good: i64) -> i64:
    """What must be there of a good: the price, or the military points to be owned (L6.8)."""
    amount = price(terms, card, way, saving, good)
    return max(amount, content.NEEDS[card * 2 + way]) if good == MILITARY else amount


def judge_price(t: Table, terms: Terms, space: i64, servants: i64, way: i64, saving: i64) -> i64:
    """Can the card of a floor be paid in one way, after so many servants of a boost?"""
    card = t.tower[space]
    good: i64
    for good in range(PRICED):
        needed = _needed(terms, card, way, saving, good)
        if needed > 0:
            there = funds(t, terms, space, servants, good)
            if needed > there:
                return refuse(reasons.COINS_SHORT + good, needed, max(there, 0))
    return LEGAL


def payable_savings(t: Table, terms: Terms, space: i64, servants: i64, way: i64) -> i64:
    """The set of savings with which the card of a floor can be paid in one way."""
    open_savings = savings(terms, t.tower[space], way)
    found: i64 = 0
    saving: i64
    for saving in range(NO_CHOICE, RESOURCES):
        if (
            open_savings >> (saving + 1) & 1
            and judge_price(t, terms, space, servants, way, saving) == LEGAL
        ):
            found |= bit(saving + 1)
    return found


def payable_ways(t: Table, terms: Terms, space: i64, servants: i64) -> i64:
    """The set of ways in which the card of a floor can be paid."""
    found: i64 = 0
    way: i64
    for way in range(content.WAYS[t.tower[space]]):
        if payable_savings(t, terms, space, servants, way) != 0:
            found |= bit(way)
    return found


def most_servants(t: Table, terms: Terms, space: i64) -> i64:
    """How many servants may go into the boost so that the card can still be paid; -1 if it cannot.

    Servants are the only good that boost and card share, so the rest is looked at once (T32).
    """
    card = t.tower[space]
    most: i64 = -1
    way: i64
    for way in range(content.WAYS[card]):
        if payable_savings(t, terms, space, 0, way) != 0:
            spare = funds(t, terms, space, 0, SERVANT) - price(terms, card, way, NO_CHOICE, SERVANT)
            most = max(most, min(spare, t.has(terms.seat, SERVANT)))
    return most


def nearest_price(t: Table, terms: Terms, space: i64, servants: i64) -> tuple[i64, i64]:
    """The way and the saving for which the seat lacks least: the first payable ones, if any are."""
    card = t.tower[space]
    best_way: i64 = 0
    best_saving: i64 = NO_CHOICE
    least: i64 = -1
    way: i64
    saving: i64
    for way in range(content.WAYS[card]):
        open_savings = savings(terms, card, way)
        for saving in range(NO_CHOICE, RESOURCES):
            if open_savings >> (saving + 1) & 1:
                lacking = _lacking(t, terms, space, servants, way, saving)
                if least < 0 or lacking < least:
                    best_way, best_saving, least = way, saving, lacking
    return best_way, best_saving


def _lacking(t: Table, terms: Terms, space: i64, servants: i64, way: i64, saving: i64) -> i64:
    """How many goods, all kinds together, the seat lacks for the card of a floor."""
    card = t.tower[space]
    lacking: i64 = 0
    good: i64
    for good in range(PRICED):
        needed = _needed(terms, card, way, saving, good)
        lacking += max(needed - funds(t, terms, space, servants, good), 0)
    return lacking


def judge_cost(t: Table, terms: Terms, space: i64, servants: i64) -> i64:
    """Can the card of a floor be paid in any way?  If not, what lacks in the nearest one."""
    way, saving = nearest_price(t, terms, space, servants)
    return judge_price(t, terms, space, servants, way, saving)
