"""What a development card does at once, when it has been taken (L8.1 to L8.3, L7.1).

A card has up to three *parts*: its gains, its privileges and its bonus action.  They come in this
order, or in one that the player chooses (R09).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, gains, reasons
from signoria.games.lorenzo.rules.table import (
    ACTION,
    BONUS_ACTION,
    BY_CARDS,
    CARDS,
    ENTER,
    GAINS,
    GOODS,
    GRANTS,
    HARVEST,
    HARVEST_SMALL,
    MILITARY,
    NO_MEMBER,
    NOTHING,
    ORDERING,
    OTHER,
    PRODUCTION,
    PRODUCTION_SMALL,
    RESOLVE,
    TYPES,
    Table,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

MOST_PARTS: Final = 3


def _parts(card: i64) -> i64:
    found: i64 = 0
    good: i64
    for good in range(GOODS):
        if content.GAIN[card * GOODS + good] > 0:
            found |= bit(GAINS)
    if content.PER_CARD_TYPE[card] != NOTHING or content.PER_MILITARY[card] > 0:
        found |= bit(GAINS)
    if content.PRIVILEGE_COUNT[card] > 0:
        found |= bit(GRANTS)
    is_work = content.HARVEST_NOW[card] != NOTHING or content.PRODUCTION_NOW[card] != NOTHING
    if is_work or content.TAKE_VALUE[card] > 0:
        found |= bit(ACTION)
    return found


PARTS: Final = vec[i64]([_parts(card) for card in range(CARDS)])
"""Card -> the set of its parts."""

# -- the order of the parts (L8.2, R09) ------------------------------------------------------------


def start(t: Table, seat: i64, card: i64) -> None:
    """A card lies on the seat's board now: push what it does at once, if anything."""
    _push(t, seat, card, PARTS[card])


def _push(t: Table, seat: i64, card: i64, parts: i64) -> None:
    if parts != 0:
        t.stack.append((RESOLVE, int(seat), int(card), int(parts)))


def resolve(t: Table, seat: i64, card: i64, parts: i64) -> None:
    """Resolve the next of the parts that are left, or ask which one comes next."""
    if t.rules.player_orders_effects and count(parts) > 1:
        t.stack.append((ORDERING, int(seat), int(card), int(parts)))
        return
    part: i64 = GAINS
    while not parts >> part & 1:
        part += 1
    _resolve_part(t, seat, card, parts, part)


class Ordering(Question[Table]):
    """Which part of a card is resolved next (R09)."""

    name = "ordering"
    fields = "card parts"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, _, parts = frame
        if not actions.RESOLVE <= action < actions.RESOLVE_END:
            return NOT_THE_QUESTION
        is_left = parts >> (action - actions.RESOLVE) & 1
        return LEGAL if is_left else refuse(reasons.PART_DONE)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        part: i64
        for part in range(MOST_PARTS):
            if self.judge(t, frame, seat, actions.RESOLVE + part) == LEGAL:
                out = append(out, actions.RESOLVE + part)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, card, parts = frame
        _resolve_part(t, seat, card, parts, action - actions.RESOLVE)


def _resolve_part(t: Table, seat: i64, card: i64, parts: i64, part: i64) -> None:
    """Resolve one part; the others wait until everything that it starts is over."""
    _push(t, seat, card, parts & ~bit(part))
    if part == GAINS:
        _gain(t, seat, card)
    elif part == GRANTS:
        _grant(t, seat, card)
    else:
        _act(t, seat, card)


# -- the parts -------------------------------------------------------------------------------------


def _gain(t: Table, seat: i64, card: i64) -> None:
    gains.tell_doubling(t, seat, content.GAIN, card * GOODS, card)
    gains.collect(t, seat, gains_of(t, seat, card), 0, card, BY_CARDS, 0)


def gains_of(t: Table, seat: i64, card: i64) -> vec[i64]:
    """All goods that a card on the seat's board gives at once, as one row.

    Plain gains, doubled by Santa Rita (R14), then what is given per card, the card itself being
    counted (L8.1), and per so many military points owned, rounded down (L8.3).
    """
    row = gains.doubled(t, seat, content.GAIN, card * GOODS)
    kind = content.PER_CARD_TYPE[card]
    every = content.PER_MILITARY[card]
    cards: i64 = count(t.cards[seat * TYPES + kind]) if kind != NOTHING else 0
    steps: i64 = (t.has(seat, MILITARY) + row[MILITARY]) // every if every > 0 else 0
    good: i64
    for good in range(GOODS):
        row[good] += cards * content.PER_CARD[card * GOODS + good]
        row[good] += steps * content.PER_POINTS[card * GOODS + good]
    return row


def _grant(t: Table, seat: i64, card: i64) -> None:
    """Ask for the card's privileges.

    Gains and privileges of a card are one source (R05): an excommunication has taken its due from
    the gains, if these hold such a good, whichever of the two comes first.
    """
    lessened = gains.lessened_by(t, seat, gains_of(t, seat, card), 0, 0)
    gains.grant_privileges(
        t,
        seat,
        content.PRIVILEGE_COUNT[card],
        content.DIFFERENT[card],
        lessened,
        card,
        t.rules.rita_privileges,
    )


def _act(t: Table, seat: i64, card: i64) -> None:
    """Begin the bonus action of a card (L7.1)."""
    if content.TAKE_VALUE[card] > 0:
        _offer_card(t, seat, content.TAKE_VALUE[card], card)
    elif content.HARVEST_NOW[card] != NOTHING:
        offer_work(t, seat, HARVEST, content.HARVEST_NOW[card], card)
    else:
        offer_work(t, seat, PRODUCTION, content.PRODUCTION_NOW[card], card)


def _offer_card(t: Table, seat: i64, value: i64, card: i64) -> None:
    """A bonus action that takes a card of the types named by the granting card."""
    kind: i64 = OTHER
    only: i64
    for only in range(TYPES):
        if content.TAKE_TYPES[card] == bit(only):
            kind = only
    t.emit(BONUS_ACTION, seat, kind, value, card)
    t.stack.append((ENTER, int(seat), NO_MEMBER, NOTHING, int(value), int(card)))


def offer_work(t: Table, seat: i64, kind: i64, value: i64, cause: i64) -> None:
    """A bonus action that harvests or produces, granted by a card or a leader."""
    space: i64 = HARVEST_SMALL if kind == HARVEST else PRODUCTION_SMALL
    t.emit(BONUS_ACTION, seat, kind, value, cause)
    t.stack.append((ENTER, int(seat), NO_MEMBER, int(space), int(value), int(cause)))
