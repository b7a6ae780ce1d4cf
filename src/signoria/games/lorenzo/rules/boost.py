"""Servants that raise an action (L4.4): how many are asked for, and when.

Every action on a space begins here, by a member or as a bonus action (frame ENTER).  The number of
servants is asked only where it changes something (SERVANTS); then `towers.choose` goes on.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, bonus, content, reasons, work
from signoria.games.lorenzo.rules.prices import Terms
from signoria.games.lorenzo.rules.table import (
    CHOOSE,
    DECLINED,
    EXCHANGING,
    HARVEST,
    NO_CHOICE,
    NO_MEMBER,
    NOTHING,
    OTHER,
    SAVING,
    SERVANT,
    SERVANTS,
    TOWER_SPACES,
    WAY,
    Table,
)
from signoria.games.lorenzo.rules.towers import servants_for_floor
from signoria.games.lorenzo.rules.values import (
    bare_value,
    kind_of,
    least_servants,
    needed_value,
    rate,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame


def enter(t: Table, frame: Frame) -> None:
    """Begin an action; what cannot be carried out is lost (L7.4).

    Frame: `seat, member, space, value, cause`.  The space NOTHING stands for any floor: a bonus
    action that takes a card.
    """
    _, seat, _, space, value, cause = frame
    if space == NOTHING:
        bonus.offer_card(t, seat, value, cause)
        return
    offered = offered_servants(t, seat, frame)
    if offered == 0:
        t.emit(DECLINED, seat, cause)
    elif is_bonus_work(frame) or count(offered) > 1:
        t.stack.append((SERVANTS, *frame[1:]))
    else:
        t.stack.append((CHOOSE, *frame[1:], listed(offered)[0], NO_CHOICE, NO_CHOICE))


def is_bonus_work(frame: Frame) -> bool:
    """Is it a harvest or production without a member, which may be declined?"""
    _, _, member, space, _, _ = frame
    return member == NO_MEMBER and space >= TOWER_SPACES


# -- which numbers are offered ---------------------------------------------------------------------


def offered_servants(t: Table, seat: i64, frame: Frame) -> i64:
    """The set of the numbers of servants between which the seat may choose; empty if none will do.

    The least number; in harvest and production each number that activates a further card; all
    numbers from the least on where it may be better to lose servants than to keep them.  Never so
    many that the card cannot be paid.
    """
    _, _, member, space, value, cause = frame
    bare = bare_value(t, seat, member, space, value, cause)
    least = least_servants(t, seat, needed_value(space), bare)
    most = min(spare_servants(t, seat, space, cause), actions.MOST_SERVANTS)
    if least > most:
        return 0
    if t.rules.waste or _may_burn(t):
        return bit(most + 1) - bit(least)
    return _useful_servants(t, seat, kind_of(t, space), bare, least, most)


def spare_servants(t: Table, seat: i64, space: i64, cause: i64) -> i64:
    """The most servants that the seat can spend on an action on a space; -1 if it cannot act."""
    if space < TOWER_SPACES:
        return servants_for_floor(t, Terms(t, seat, space, cause), space)
    return t.has(seat, SERVANT)


def _may_burn(t: Table) -> bool:
    """May resources that are left at the end cost points (E3.7), and is the end near?

    Servants lost before the last round are lost no better than in it.
    """
    if t.round < content.ROUNDS:
        return False
    period: i64
    for period in range(len(t.edicts)):
        if content.LOSE_PER_RESOURCE >> t.edicts[period] & 1:
            return True
    return False


def _useful_servants(t: Table, seat: i64, kind: i64, bare: i64, least: i64, most: i64) -> i64:
    """The set of the least number and of those that activate a further card."""
    found = bit(least)
    if kind < HARVEST or kind == OTHER:
        return found
    per_point = rate(t, seat)
    value = work.activation_after(t, seat, kind, bare + least // per_point)
    while value >= 0 and (value - bare) * per_point <= most:
        found |= bit((value - bare) * per_point)
        value = work.activation_after(t, seat, kind, value)
    return found


# -- the question ----------------------------------------------------------------------------------


class Servants(Question[Table]):
    """How many servants raise an action; a bonus harvest or production may be declined."""

    name = "servants"
    fields = "member space value cause"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, _, space, _, cause = frame
        if action == actions.DECLINE and is_bonus_work(frame):
            return LEGAL
        servants = action - actions.SPEND
        if servants < 0 or servants > actions.MOST_SERVANTS:
            return NOT_THE_QUESTION
        offered = offered_servants(t, seat, frame)
        if offered >> servants & 1:
            return LEGAL
        owned = t.has(seat, SERVANT)
        if servants > owned:
            return refuse(reasons.NOT_SO_MANY_SERVANTS, servants, owned)
        least: i64 = listed(offered)[0]
        if servants < least:
            return refuse(reasons.TOO_FEW_SERVANTS, least, servants)
        spare = spare_servants(t, seat, space, cause)
        if servants > spare:
            return refuse(reasons.SERVANTS_SHORT, owned - spare, owned - servants)
        return refuse(reasons.NO_USE_FOR_SERVANTS, _as_good(offered, servants), servants)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        offered = offered_servants(t, seat, frame)
        servants: i64
        for servants in range(actions.MOST_SERVANTS + 1):
            if offered >> servants & 1:
                out = append(out, actions.SPEND + servants)
        return append(out, actions.DECLINE) if is_bonus_work(frame) else out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, _, _, cause = frame
        if action == actions.DECLINE:
            t.emit(DECLINED, seat, cause)
        else:
            t.stack.append((CHOOSE, *frame[1:], int(action - actions.SPEND), NO_CHOICE, NO_CHOICE))


def _as_good(offered: i64, servants: i64) -> i64:
    """The smaller number that does as much as this one, which lies above the least offered."""
    while not offered >> servants & 1:
        servants -= 1
    return servants


def assumed(t: Table, seat: i64, frame: Frame) -> int | None:
    """What previews take for granted: the fewest servants, the first price, the first discount, and
    no exchange besides those that were chosen.
    """
    if frame[0] == SERVANTS:
        return actions.SPEND + listed(offered_servants(t, seat, frame))[0]
    if frame[0] == WAY:
        return actions.PAY
    if frame[0] == SAVING:
        return actions.SAVE
    return actions.DONE if frame[0] == EXCHANGING else None
