"""What players receive and pay: goods, privileges, and what excommunications take off (L11, L14).

Goods come from *sources* (R05): an action space, one effect of a development card, the personal
bonus tile.  Each of the tiles E1.1 to E1.4 takes one of its goods off whatever one source gives,
once.  What a source has lost already is handed on as the set `lessened`, from its goods to its
privileges; `ALL` there means that nothing is taken off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, reasons
from signoria.games.lorenzo.rules.table import (
    BY_CARDS,
    DOUBLED,
    FAITH,
    GAINED,
    GOODS,
    LEADERS,
    LESSENED,
    LOSING,
    MILITARY,
    MOST_FAITH,
    NO_LEADER,
    NO_TILE,
    PRIVILEGE,
    PRIVILEGE_TAKEN,
    PRIVILEGES,
    SCORED,
    STONE,
    TILES,
    VP,
    WOOD,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

ALL: Final = 127
"""The set of all goods."""
MATERIALS: Final[i64] = bit(WOOD) | bit(STONE)
LESSENING: Final[i64] = sum([2**tile for tile in range(TILES) if content.FEWER[tile] != 0])
"""The tiles that take something off gains (E1.1 to E1.4)."""
DOUBLING: Final[i64] = sum([2**leader for leader in range(LEADERS) if content.DOUBLED[leader] != 0])
"""The leaders that double gains (Santa Rita)."""

# -- stock and tracks ------------------------------------------------------------------------------


def give(t: Table, seat: i64, good: i64, amount: i64, source: i64) -> i64:
    """Add to a stock or move a marker forward; returns by how much.

    The faith and military tracks have an end (R16).  Victory points are counted for `source` (of
    SOURCES) too.  Tells no event.
    """
    place = seat * GOODS + good
    if t.rules.cap_tracks and good == FAITH:
        amount = min(amount, MOST_FAITH - t.goods[place])
    elif t.rules.cap_tracks and good == MILITARY:
        amount = min(amount, content.MOST_MILITARY - t.goods[place])
    t.goods[place] += amount
    if good == VP:
        t.points[seat * SCORED + source] += amount
    return amount


def pay(t: Table, seat: i64, good: i64, amount: i64) -> None:
    """Take from a stock, or move a marker back, what is known to be there.  Tells no event."""
    t.goods[seat * GOODS + good] -= amount


# -- what a source gives (L14.3, L15, R03, R05) ----------------------------------------------------


def tile_against(t: Table, seat: i64, good: i64) -> i64:
    """The excommunication that takes one off the seat's gains of a good, or NO_TILE."""
    tile: i64
    if t.suffers(seat, LESSENING):
        for tile in range(TILES):
            if t.burden[seat] >> tile & 1 and content.FEWER[tile] >> good & 1:
                return tile
    return NO_TILE


def lessened_by(t: Table, seat: i64, rows: vec[i64], row: i64, lessened: i64) -> i64:
    """The set of goods of which a source has lost one when it gives a row, beyond `lessened`.

    Where E1.4 takes one wood or one stone (R03), losing either means that both are done with.
    """
    found: i64 = 0
    good: i64
    if not t.suffers(seat, LESSENING):
        return found
    for good in range(GOODS):
        is_given = rows[row + good] > 0 and not lessened >> good & 1
        if is_given and tile_against(t, seat, good) != NO_TILE:
            found |= bit(good)
    if found & MATERIALS and not t.rules.lose_each:
        found |= MATERIALS
    return found


def collect(
    t: Table,
    seat: i64,
    rows: vec[i64],
    row: i64,
    cause: i64,
    source: i64,
    lessened: i64,
) -> i64:
    """One source gives a row of goods; returns the set it has been lessened by.

    `row` is an offset in `rows`, `cause` goes into the events, `source` is for victory points, and
    `lessened` are the goods of which the source gives no less than printed.

    Where one of wood and stone is lost and both are given, both are received and the seat is asked
    for the one it gives back (R03): that question is on top of the stack then.
    """
    lost = lessened_by(t, seat, rows, row, lessened)
    lessened |= lost
    if not t.rules.lose_each and lost & MATERIALS and _gives_both(rows, row):
        lost &= ~MATERIALS
        t.stack.append((LOSING, int(seat), int(cause)))
    good: i64
    for good in range(GOODS):
        amount = rows[row + good]
        if amount > 0 and lost >> good & 1:
            amount -= 1
            t.emit(LESSENED, seat, good, tile_against(t, seat, good), cause)
        if amount > 0:
            amount = give(t, seat, good, amount, source)
        if amount > 0:
            t.emit(GAINED, seat, good, amount, cause)
    return lessened


def _gives_both(rows: vec[i64], row: i64) -> bool:
    return rows[row + WOOD] > 0 and rows[row + STONE] > 0


class Losing(Question[Table]):
    """Whether wood or stone is given back (R03)."""

    name = "losing"
    fields = "cause"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        is_loss = actions.LOSE <= action < actions.LOSE_END
        return LEGAL if is_loss else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), actions.LOSE), actions.LOSE + 1)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """Give back one wood or one stone of what was just received (R03)."""
        _, _, cause = frame
        good: i64 = WOOD + action - actions.LOSE
        pay(t, seat, good, 1)
        t.emit(LESSENED, seat, good, tile_against(t, seat, good), cause)


# -- Santa Rita (R14) ------------------------------------------------------------------------------


def doubled(t: Table, seat: i64, rows: vec[i64], row: i64) -> vec[i64]:
    """A row of goods that a card gives at once, as the seat receives it: some of them twice."""
    leader = doubler(t, seat)
    goods: i64 = 0 if leader == NO_LEADER else content.DOUBLED[leader]
    received = vec[i64]()
    good: i64
    for good in range(GOODS):
        amount = rows[row + good]
        received = append(received, amount * 2 if goods >> good & 1 else amount)
    return received


def tell_doubling(t: Table, seat: i64, rows: vec[i64], row: i64, card: i64) -> None:
    """Tell that a leader doubles a row of goods that a card gives at once, if one does."""
    leader = doubler(t, seat)
    good: i64
    if leader != NO_LEADER:
        for good in range(GOODS):
            if rows[row + good] > 0 and content.DOUBLED[leader] >> good & 1:
                t.emit(DOUBLED, seat, card, leader)
                return


def doubler(t: Table, seat: i64) -> i64:
    """The leader that doubles the seat's gains, or NO_LEADER."""
    found = t.abilities(seat) & DOUBLING
    leader: i64 = 0
    if found == 0:
        return NO_LEADER
    while not found >> leader & 1:
        leader += 1
    return leader


# -- privileges (L11.2, L11.3) ---------------------------------------------------------------------


def grant_privileges(
    t: Table,
    seat: i64,
    count: i64,
    different: i64,
    lessened: i64,
    cause: i64,
    is_doubled: bool = False,
) -> None:
    """Ask for the privileges of one source, if it grants any.

    Those of one source must differ where it says so; others may repeat them (T27).  `lessened` is
    what the source has lost already, `is_doubled` whether Santa Rita doubles them (R14).
    """
    if count > 0:
        _ask(t, seat, count, different, 0, lessened, cause, int(is_doubled))


def _ask(
    t: Table,
    seat: i64,
    left: i64,
    different: i64,
    taken: i64,
    lessened: i64,
    cause: i64,
    is_doubled: i64,
) -> None:
    source = (int(lessened), int(cause), int(is_doubled))
    t.stack.append((PRIVILEGE, int(seat), int(left), int(different), int(taken), *source))


class Privilege(Question[Table]):
    """Which privilege, one after another for the same source."""

    name = "privilege"
    fields = "left different taken lessened cause is_doubled"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, _, different, taken, _, _, _ = frame
        if not actions.TAKE_PRIVILEGE <= action < actions.TAKE_PRIVILEGE_END:
            return NOT_THE_QUESTION
        if different and taken >> (action - actions.TAKE_PRIVILEGE) & 1:
            return refuse(reasons.SAME_PRIVILEGE)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        privilege: i64
        for privilege in range(PRIVILEGES):
            if self.judge(t, frame, seat, actions.TAKE_PRIVILEGE + privilege) == LEGAL:
                out = append(out, actions.TAKE_PRIVILEGE + privilege)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """Receive one privilege at once; the next one of the same source is asked for after it."""
        _, _, left, different, taken, lessened, cause, is_doubled = frame
        privilege = action - actions.TAKE_PRIVILEGE
        rows = content.PRIVILEGE_GAIN
        row: i64 = privilege * GOODS
        t.emit(PRIVILEGE_TAKEN, seat, privilege, cause)
        if is_doubled:
            tell_doubling(t, seat, rows, row, cause)
            rows = doubled(t, seat, rows, row)
            row = 0
        if left > 1:
            taken = taken | bit(privilege)
            after = lessened | lessened_by(t, seat, rows, row, lessened)
            _ask(t, seat, left - 1, different, taken, after, cause, is_doubled)
        collect(t, seat, rows, row, cause, BY_CARDS, lessened)
