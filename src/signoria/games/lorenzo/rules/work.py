"""Harvest and production: what territories, buildings and the bonus tile give (L9).

A production is one moment: all exchanges are chosen first, then everything is paid out of what was
there before, then everything is received, then privileges are taken (L9.3 to L9.5).  Chosen
exchanges are two sets of buildings, those used by their first arrow and by their second.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, gains, reasons
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    BY_HARVEST,
    BY_PRODUCTION,
    EXCHANGED,
    EXCHANGING,
    FROM_TILE,
    GOODS,
    HARVEST,
    HARVESTED,
    LOST,
    NO_CHOICE,
    NOTHING,
    PRODUCE,
    PRODUCED,
    PRODUCTION,
    TERRITORY,
    TYPES,
    Table,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

WORKED: Final = content.HIGHEST_ACTIVATION + 1
"""Rows of `content.ACTIVE` per type of card."""

# -- what an action value reaches (L9.2) -----------------------------------------------------------


def active_cards(t: Table, seat: i64, kind: i64, value: i64) -> i64:
    """The set of the seat's territories or buildings that such work of this value activates."""
    if value < 1:
        return 0
    reach: i64 = min(value, content.HIGHEST_ACTIVATION)
    if kind == HARVEST:
        return t.cards[seat * TYPES + TERRITORY] & content.ACTIVE[reach]
    return t.cards[seat * TYPES + BUILDING] & content.ACTIVE[WORKED + reach]


def activation_after(t: Table, seat: i64, kind: i64, value: i64) -> i64:
    """The smallest value above this one that activates one more thing of the seat, or -1.

    The bonus tile is activated by 1.
    """
    if value < 1:
        return 1
    reached = active_cards(t, seat, kind, value)
    further: i64
    for further in range(value + 1, WORKED):
        if active_cards(t, seat, kind, further) != reached:
            return further
    return -1


def work(t: Table, seat: i64, kind: i64, value: i64, cause: i64) -> None:
    """Harvest, or begin a production; below 1 nothing happens at all (Y13)."""
    if value < 1:
        return
    if kind == HARVEST:
        t.emit(HARVESTED, seat, value, cause)
        _receive(t, seat, HARVEST, value, 0, 0)
    else:
        _choose_or_produce(t, seat, value, cause, 0, 0)


# -- exchanges (L9.3, L9.4) ------------------------------------------------------------------------


def _choose_or_produce(
    t: Table, seat: i64, value: i64, cause: i64, first: i64, second: i64
) -> None:
    """Ask for an exchange if there is one that can still be used; otherwise go on."""
    production = (int(seat), int(value), int(cause), int(first), int(second))
    question: Frame = (EXCHANGING, *production)
    if len(Exchanging().moves(t, question, seat)) > 1:
        t.stack.append(question)
    else:
        t.stack.append((PRODUCE, *production))


class Exchanging(Question[Table]):
    """Which exchange of an active building is used, one after another."""

    name = "exchanging"
    fields = "value cause first second"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """An exchange of an active building, once, out of what is in stock and not yet promised."""
        _, _, value, _, first, second = frame
        if action == actions.DONE:
            return LEGAL
        if not actions.USE <= action < actions.USE_END:
            return NOT_THE_QUESTION
        place = (action - actions.USE) // actions.USE_STRIDE
        arrow = (action - actions.USE) % actions.USE_STRIDE
        card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place]
        if not t.cards[seat * TYPES + BUILDING] >> place & 1:
            return refuse(reasons.NOT_YOUR_BUILDING)
        if arrow >= content.ARROWS[card]:
            return refuse(reasons.NO_ARROW)
        if content.ACTIVATION[card] > value:
            return refuse(reasons.NOT_ACTIVE, content.ACTIVATION[card], value)
        if (first | second) >> place & 1:
            return refuse(reasons.EXCHANGE_USED)
        return _judge_payment(t, seat, card, arrow, first, second)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, value, _, _, _ = frame
        out = vec[i64]()
        open_ones = active_cards(t, seat, PRODUCTION, value) & content.EXCHANGERS
        place: i64
        action: i64
        for place in range(content.MOST_OF_TYPE):
            if open_ones >> place & 1:
                first = actions.USE + place * actions.USE_STRIDE
                for action in range(first, first + actions.ARROWS):
                    if self.judge(t, frame, seat, action) == LEGAL:
                        out = append(out, action)
        return append(out, actions.DONE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """Promise one more exchange, or be done with choosing; nothing is paid yet."""
        _, _, value, cause, first, second = frame
        if action == actions.DONE:
            t.stack.append((PRODUCE, *frame[1:]))
            return
        place = (action - actions.USE) // actions.USE_STRIDE
        arrow = (action - actions.USE) % actions.USE_STRIDE
        if arrow == 0:
            first |= bit(place)
        else:
            second |= bit(place)
        t.emit(EXCHANGED, seat, content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place], arrow)
        _choose_or_produce(t, seat, value, cause, first, second)


def _judge_payment(t: Table, seat: i64, card: i64, arrow: i64, first: i64, second: i64) -> i64:
    good: i64
    for good in range(GOODS):
        price = content.EXCHANGE_PAY[(card * 2 + arrow) * GOODS + good]
        if price > 0:
            needed = price + promised(first, second, good)
            if needed > t.has(seat, good):
                return refuse(reasons.EXCHANGE_TOO_DEAR, needed, t.has(seat, good))
    return LEGAL


def promised(first: i64, second: i64, good: i64) -> i64:
    """How much of a good the chosen exchanges will pay."""
    total: i64 = 0
    place: i64
    for place in range(content.MOST_OF_TYPE):
        arrow = _arrow(place, first, second)
        if arrow != NO_CHOICE:
            card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place]
            total += content.EXCHANGE_PAY[(card * 2 + arrow) * GOODS + good]
    return total


def _arrow(place: i64, first: i64, second: i64) -> i64:
    """The arrow by which a building is used, 0 or 1, or NO_CHOICE."""
    if first >> place & 1:
        return 0
    return 1 if second >> place & 1 else NO_CHOICE


# -- paying and receiving (L9.5) -------------------------------------------------------------------


def produce(t: Table, frame: Frame) -> None:
    """Pay for all exchanges, then receive everything."""
    _, seat, value, cause, first, second = frame
    t.emit(PRODUCED, seat, value, cause)
    place: i64
    for place in range(content.MOST_OF_TYPE):
        arrow = _arrow(place, first, second)
        if arrow != NO_CHOICE:
            card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place]
            _pay_exchange(t, seat, card, arrow)
    _receive(t, seat, PRODUCTION, value, first, second)


def _pay_exchange(t: Table, seat: i64, card: i64, arrow: i64) -> None:
    good: i64
    for good in range(GOODS):
        price = content.EXCHANGE_PAY[(card * 2 + arrow) * GOODS + good]
        if price > 0:
            gains.pay(t, seat, good, price)
            t.emit(LOST, seat, good, price, card)


def _receive(t: Table, seat: i64, kind: i64, value: i64, first: i64, second: i64) -> None:
    """The bonus tile gives, then every active card, each a source of its own (R05).

    Privileges are asked for when all goods have been received, those of the first card first.
    """
    is_harvest = kind == HARVEST
    type_of_cards: i64 = TERRITORY if is_harvest else BUILDING
    source: i64 = BY_HARVEST if is_harvest else BY_PRODUCTION
    tiles = content.TILE_HARVEST if is_harvest else content.TILE_PRODUCTION
    tile = t.tile[seat]
    spared: i64 = 0 if t.rules.tile_is_source else gains.ALL
    cards = active_cards(t, seat, kind, value)
    place: i64
    for place in range(content.MOST_OF_TYPE - 1, -1, -1):
        if cards >> place & 1:
            card = content.CARD_AT[type_of_cards * content.MOST_OF_TYPE + place]
            _grant(t, seat, card, _arrow(place, first, second))
    gains.collect(t, seat, tiles, tile * GOODS, FROM_TILE + tile, source, spared)
    for place in range(content.MOST_OF_TYPE):
        if cards >> place & 1:
            card = content.CARD_AT[type_of_cards * content.MOST_OF_TYPE + place]
            given = goods_of(t, seat, card, _arrow(place, first, second))
            gains.collect(t, seat, given, 0, card, source, 0)


def _grant(t: Table, seat: i64, card: i64, arrow: i64) -> None:
    """Ask for the privileges of an active card."""
    number = content.WORK_PRIVILEGES[card]
    if arrow != NO_CHOICE:
        number += content.EXCHANGE_PRIVILEGES[card * 2 + arrow]
    lessened = gains.lessened_by(t, seat, goods_of(t, seat, card, arrow), 0, 0)
    gains.grant_privileges(t, seat, number, 0, lessened, card)


def goods_of(t: Table, seat: i64, card: i64, arrow: i64) -> vec[i64]:
    """All goods that an active card gives, as one row.

    What it gives anyhow, what it gives per card owned now (L9.6), and what its exchange gives.
    """
    kind = content.WORK_TYPE[card]
    cards: i64 = count(t.cards[seat * TYPES + kind]) if kind != NOTHING else 0
    row = vec[i64]()
    good: i64
    for good in range(GOODS):
        amount = content.WORK_GAIN[card * GOODS + good]
        amount += cards * content.WORK_PER_CARD[card * GOODS + good]
        if arrow != NO_CHOICE:
            amount += content.EXCHANGE_GET[(card * 2 + arrow) * GOODS + good]
        row = append(row, amount)
    return row
