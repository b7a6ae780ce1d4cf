"""Bonus actions that take a card (L7): a card grants an action in the towers without a member.

It follows all rules of a placement, the fee included, but stands nowhere: it neither looks at who
stands on a floor nor makes a tower occupied (L7.2, T26).  Bonus harvests and productions have no
floor to choose and go straight to `boost.enter`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, reasons
from signoria.games.lorenzo.rules.table import (
    DECLINED,
    ENTER,
    NO_CARD,
    NO_MEMBER,
    TAKING,
    TOWER_SPACES,
    Table,
)
from signoria.games.lorenzo.rules.towers import judge_floor
from signoria.games.lorenzo.rules.values import bare_value
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame


def offer_card(t: Table, seat: i64, value: i64, cause: i64) -> None:
    """Ask which card the seat takes; if it can take none, the action is lost (L7.4)."""
    space: i64
    for space in range(TOWER_SPACES):
        if _judge_take(t, seat, value, cause, space) == LEGAL:
            t.stack.append((TAKING, int(seat), int(value), int(cause)))
            return
    t.emit(DECLINED, seat, cause)


def _judge_take(t: Table, seat: i64, value: i64, cause: i64, space: i64) -> i64:
    """May the action that the card `cause` grants take the card of a floor?"""
    card = t.tower[space]
    if card != NO_CARD and not content.TAKE_TYPES[cause] >> content.TYPE[card] & 1:
        return refuse(reasons.WRONG_TYPE)
    bare = bare_value(t, seat, NO_MEMBER, space, value, cause)
    return judge_floor(t, seat, space, bare, cause)


class Taking(Question[Table]):
    """Which card a bonus action in the towers takes, if any."""

    name = "taking"
    fields = "value cause"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, value, cause = frame
        if action == actions.DECLINE:
            return LEGAL
        space = action - actions.TAKE
        if space < 0 or space >= TOWER_SPACES:
            return NOT_THE_QUESTION
        return _judge_take(t, seat, value, cause, space)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, value, cause = frame
        out = vec[i64]()
        space: i64
        for space in range(TOWER_SPACES):
            if _judge_take(t, seat, value, cause, space) == LEGAL:
                out = append(out, actions.TAKE + space)
        return append(out, actions.DECLINE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """A floor is entered like by a placement; or nothing happens."""
        _, _, value, cause = frame
        if action == actions.DECLINE:
            t.emit(DECLINED, seat, cause)
        else:
            space = int(action - actions.TAKE)
            t.stack.append((ENTER, int(seat), NO_MEMBER, space, value, cause))
