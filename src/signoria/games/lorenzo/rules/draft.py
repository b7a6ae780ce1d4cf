"""The leader draft (L1.10): four picks, the packs going to the right after each.

Pack p is numbered by the seat it was dealt to; at pick k it is with seat `(p - k) mod players`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, reasons
from signoria.games.lorenzo.rules.table import (
    DEALING,
    DRAFT,
    LEADER_DEALT,
    LEADER_PICKED,
    LEADER_STREAM,
    NO_LEADER,
    NOBODY,
    PACKS_PASSED,
    PICK,
    Table,
)
from signoria.kernel.bits import bit, listed
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ALL, CHANCE, Frame


def begin(t: Table) -> None:
    """Everybody is dealt four leaders; then the picks begin."""
    t.stack.append((DRAFT, NOBODY, 0))
    for pack in reversed(range(t.players())):
        for _ in range(content.LEADERS_DEALT):
            t.stack.append((DEALING, CHANCE, LEADER_STREAM, pack))


class Dealing(Draw[Table]):
    """A leader goes into a pack, which only the seat it is dealt to may see."""

    name = "dealing"
    fields = "pack"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.undealt

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_LEADER + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, pack = frame
        leader = action - actions.DRAW_LEADER
        t.undealt &= ~bit(leader)
        t.pack[pack] |= bit(leader)
        t.emit(LEADER_DEALT, pack, leader, seen_by=bit(pack))


# -- where the packs are ---------------------------------------------------------------------------


def holder(t: Table, pack: i64, pick: i64) -> i64:
    """The seat that a pack is with at a pick."""
    return (pack - pick) % t.players()


def pack_before(t: Table, seat: i64, pick: i64) -> i64:
    """The pack that a seat has before it at a pick."""
    return (seat + pick) % t.players()


def picks_made(t: Table) -> i64:
    """How many leaders everybody has picked, 0 to 4."""
    made: i64 = 0
    while made < content.LEADERS_DEALT and t.picked[made] != NO_LEADER:
        made += 1
    return made


def contents(t: Table, pack: i64, pick: i64) -> i64:
    """The set of leaders that were in a pack when it came to this pick."""
    leaders = t.pack[pack]
    later: i64
    for later in range(pick, content.LEADERS_DEALT):
        leader = t.picked[pack * content.LEADERS_DEALT + later]
        if leader != NO_LEADER:
            leaders |= bit(leader)
    return leaders


def seen(t: Table, seat: i64) -> i64:
    """The set of leaders that a seat has had before it so far (L16)."""
    leaders: i64 = 0
    pick: i64
    for pick in range(min(picks_made(t) + 1, content.LEADERS_DEALT)):
        leaders |= contents(t, pack_before(t, seat, pick), pick)
    return leaders


# -- picks -----------------------------------------------------------------------------------------


def next_pick(t: Table, pick: i64) -> None:
    """Everybody keeps one leader, at the same time; the last one that is left goes by itself."""
    if pick > 0:
        t.emit(PACKS_PASSED, NOBODY, pick)
    if pick < content.LEADERS_DEALT - 1:
        t.stack.append((ASK_ALL, int(t.everybody()), PICK, int(pick)))
        return
    seat: i64
    for seat in range(t.players()):
        for leader in listed(t.pack[pack_before(t, seat, pick)]):
            _take(t, seat, pick, leader)


class Pick(Question[Table]):
    """ASK_ALL: which leader of the pack is kept."""

    name = "pick"
    fields = "pick"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, _, pick = frame
        if not actions.KEEP <= action < actions.KEEP_END:
            return NOT_THE_QUESTION
        if not t.pack[pack_before(t, seat, pick)] >> (action - actions.KEEP) & 1:
            return refuse(reasons.NOT_IN_PACK)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, _, pick = frame
        out = vec[i64]()
        for leader in listed(t.pack[pack_before(t, seat, pick)]):
            out = append(out, actions.KEEP + leader)
        return out

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """All have picked: the picks stay secret, but the packs go on."""
        _, _, _, pick = frame
        seat: i64
        for seat in range(t.players()):
            _take(t, seat, pick, answers[seat][0] - actions.KEEP)
        t.stack.append((DRAFT, NOBODY, pick + 1))


def _take(t: Table, seat: i64, pick: i64, leader: i64) -> None:
    pack = pack_before(t, seat, pick)
    t.pack[pack] &= ~bit(leader)
    t.picked[pack * content.LEADERS_DEALT + pick] = leader
    t.hand[seat] |= bit(leader)
    t.known[leader] = int(bit(seat))
    t.emit(LEADER_PICKED, seat, leader, seen_by=bit(seat))
