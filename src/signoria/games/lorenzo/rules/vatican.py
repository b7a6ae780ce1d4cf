"""The Vatican report of rounds 2, 4 and 6 (L12.1 to L12.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, gains
from signoria.games.lorenzo.rules.table import (
    BY_CHURCH,
    BY_LEADERS,
    EXCOMMUNICATED,
    FAITH,
    FAITH_SCORED,
    FROM_LEADER,
    GAINED,
    MOST_FAITH,
    NOBODY,
    REPORT_OPENED,
    SUPPORT,
    SUPPORTED,
    VATICAN,
    VP,
    Table,
)
from signoria.kernel.bits import bit, listed
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION
from signoria.kernel.state import ASK_ALL, Frame


def faith_needed(t: Table) -> i64:
    """The faith with which one may support the church in the report of this period (L12.1)."""
    return content.FAITH_NEEDED[t.period()]


def faith_points(t: Table, seat: i64) -> i64:
    """The victory points printed where the seat's faith marker stands (L12.4)."""
    return content.FAITH_VP[min(t.has(seat, FAITH), MOST_FAITH)]


def may_support(t: Table, seat: i64) -> bool:
    return t.has(seat, FAITH) >= faith_needed(t)


# -- the course of a report ------------------------------------------------------------------------


def report(t: Table, place: i64) -> None:
    """Go on with the seat at a place of the turn order, or with all at once (R19)."""
    if place == 0:
        t.emit(REPORT_OPENED, NOBODY, t.period() + 1, faith_needed(t))
    if t.rules.vatican_at_once:
        _ask_everybody(t)
        return
    if place == t.players():
        return
    t.stack.append((VATICAN, NOBODY, int(place) + 1))
    seat = t.order[place]
    if may_support(t, seat):
        t.stack.append((SUPPORT, int(seat), int(place)))
    else:
        _excommunicate(t, seat, False)


def _ask_everybody(t: Table) -> None:
    """All who have a choice decide in secret; who has none is excommunicated at once."""
    asked: i64 = 0
    for seat in t.order:
        if may_support(t, seat):
            asked |= bit(seat)
        else:
            _excommunicate(t, seat, False)
    if asked != 0:
        t.stack.append((ASK_ALL, int(asked), SUPPORT))


class Support(Question[Table]):
    """Support the church or be excommunicated; in secret, as an ASK_ALL, where R19 says so."""

    name = "support"
    fields = "place"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Only who has the faith that is needed is asked."""
        is_decision = action == actions.SUPPORT or action == actions.REFUSE
        return LEGAL if is_decision else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), actions.SUPPORT), actions.REFUSE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if action == actions.SUPPORT:
            _support(t, seat)
        else:
            _excommunicate(t, seat, True)

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """All decisions are opened together, and carried out in turn order."""
        for seat in t.order:
            if answers[seat]:
                self.answer(t, frame, seat, answers[seat][0])


# -- what comes of it (L12.2, L12.3) ---------------------------------------------------------------


def _support(t: Table, seat: i64) -> None:
    """All faith is given up for the points of its space, and for what leaders add (Sisto IV)."""
    points = faith_points(t, seat)
    t.emit(SUPPORTED, seat, t.has(seat, FAITH), t.period() + 1, points)
    _give_up_faith(t, seat, points)
    for leader in listed(t.abilities(seat)):
        extra = content.SUPPORT_VP[leader]
        if extra > 0:
            gains.give(t, seat, VP, extra, BY_LEADERS)
            t.emit(GAINED, seat, VP, extra, FROM_LEADER + leader)


def _excommunicate(t: Table, seat: i64, has_refused: bool) -> None:
    """The tile of the period weighs on the seat from now on; its faith stays.

    In the last report the faith is scored nevertheless (L12.5); R07 may except who has refused.
    """
    tile = t.edicts[t.period()]
    t.burden[seat] |= bit(tile)
    t.emit(EXCOMMUNICATED, seat, tile, t.period() + 1, 1 if has_refused else 0)
    if t.round == content.ROUNDS and (t.rules.refuser_scores or not has_refused):
        points = faith_points(t, seat)
        t.emit(FAITH_SCORED, seat, t.has(seat, FAITH), points)
        _give_up_faith(t, seat, points)


def _give_up_faith(t: Table, seat: i64, points: i64) -> None:
    gains.pay(t, seat, FAITH, t.has(seat, FAITH))
    gains.give(t, seat, VP, points, BY_CHURCH)
