"""Where a member may be placed (L3.3, L3.4, L5).

`judge_place` is what is allowed and why not.  `moves_place` finds the same placements the other way
round, since it is what all searching waits for: it looks at every space once, finds out how many
servants could be spent there, and then compares the four members with that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, reasons
from signoria.games.lorenzo.rules.prices import Terms, standing_in_tower
from signoria.games.lorenzo.rules.table import (
    ENTER,
    FIRST_MARKET,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    MEMBERS,
    NEUTRAL,
    NO_CARD,
    NOTHING,
    OTHER,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    SERVANT,
    SPACES,
    TOWER_SPACES,
    TOWERS,
    Table,
    coloured_of,
)
from signoria.games.lorenzo.rules.towers import judge_floor, may_be_empty, servants_for_floor
from signoria.games.lorenzo.rules.values import (
    bare_value,
    kind_of,
    member_value,
    needed_value,
    rate,
    reachable,
    swing,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.reasons import LEGAL, refuse

NOWHERE: Final = 0
WITH_SERVANTS: Final = 1
WITHOUT_SERVANTS: Final = 2
"""What `placeable` answers."""


# -- limits of a space, whatever the value (L1.5, L5, E2.5) ----------------------------------------


def occupied(t: Table, seat: i64, space: i64) -> bool:
    """Is there no room for one more member of this seat on a space (L5.1)?

    Ariosto waives the limit, by play or by copy (R12); a floor without a card is a matter of R11.
    """
    room = content.ROOM[space]
    if room == 0 or t.standing[space] == 0 or count(t.standing[space]) < room:
        return False
    return t.abilities(seat) & content.ENTER_OCCUPIED == 0


def has_coloured(t: Table, seat: i64, space: i64) -> bool:
    """Does a coloured member of the seat stand in the tower or the area of a space (L5.2)?

    Market and palace are no areas (L5.3).
    """
    there: i64 = 0
    if space < TOWER_SPACES:
        there = standing_in_tower(t, space // FLOORS)
    elif HARVEST_SMALL <= space <= HARVEST_LARGE:
        there = t.standing[HARVEST_SMALL] | t.standing[HARVEST_LARGE]
    elif PRODUCTION_SMALL <= space <= PRODUCTION_LARGE:
        there = t.standing[PRODUCTION_SMALL] | t.standing[PRODUCTION_LARGE]
    return there & coloured_of(seat) != 0


def judge_space(t: Table, seat: i64, space: i64) -> i64:
    """May the seat use a space at all, with whichever member?"""
    if content.OPEN_WITH[space] > t.players():
        return refuse(reasons.SPACE_CLOSED, content.OPEN_WITH[space], t.players())
    if occupied(t, seat, space):
        return refuse(reasons.SPACE_TAKEN)
    if FIRST_MARKET <= space < HARVEST_SMALL and t.suffers(seat, content.NO_MARKET):
        return refuse(reasons.MARKET_FORBIDDEN)
    return LEGAL


# -- the question of a turn ------------------------------------------------------------------------


def member_in(action: i64) -> i64:
    """The member that a placement names."""
    return (action - actions.PLACE) // actions.PLACE_STRIDE


def space_in(action: i64) -> i64:
    """The space that a placement names."""
    return (action - actions.PLACE) % actions.PLACE_STRIDE


def judge_place(t: Table, seat: i64, member: i64, space: i64) -> i64:
    """May the seat place this member on this space, with as many servants as it takes?"""
    if not t.home >> (seat * MEMBERS + member) & 1:
        return refuse(reasons.ALREADY_PLACED)
    refusal = judge_space(t, seat, space)
    if refusal != LEGAL:
        return refusal
    if member != NEUTRAL and has_coloured(t, seat, space):
        is_floor = space < TOWER_SPACES
        return refuse(reasons.COLOUR_IN_TOWER if is_floor else reasons.COLOUR_IN_AREA)
    bare = bare_value(t, seat, member, space, member_value(t, seat, member), NOTHING)
    if space < TOWER_SPACES:
        return judge_floor(t, seat, space, bare, NOTHING)
    best = reachable(t, seat, bare)
    needed = needed_value(space)
    return LEGAL if best >= needed else refuse(reasons.VALUE_TOO_LOW, needed, max(best, 0))


def answer_place(t: Table, seat: i64, member: i64, space: i64) -> None:
    """Begin the action; the member stands there when all choices are made."""
    value = member_value(t, seat, member)
    t.stack.append((ENTER, int(seat), int(member), int(space), int(value), NOTHING))


def placeable(t: Table, seat: i64) -> i64:
    """Can the seat place a member at all (L3.3, R08)?  NOWHERE, WITH_ or WITHOUT_SERVANTS.

    Nearly always the palace answers it: it is open to all and nothing hinders there.
    """
    member: i64
    for member in range(MEMBERS):
        if t.home >> (seat * MEMBERS + member) & 1 and member_value(t, seat, member) >= 1:
            return WITHOUT_SERVANTS
    found: i64 = NOWHERE
    placements = moves_place(t, seat, vec[i64]())
    for action in placements:
        found = WITH_SERVANTS
        member = member_in(action)
        space = space_in(action)
        value = member_value(t, seat, member)
        if bare_value(t, seat, member, space, value, NOTHING) >= needed_value(space):
            return WITHOUT_SERVANTS
    return found


# -- all placements, quickly -----------------------------------------------------------------------


def moves_place(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Add all placements that `judge_place` allows."""
    values = vec[i64]()
    member: i64
    for member in range(MEMBERS):
        values = append(values, member_value(t, seat, member))
    tower: i64
    for tower in range(TOWERS):
        out = _moves_tower(t, seat, tower, values, out)
    space: i64
    for space in range(FIRST_MARKET, SPACES):
        if judge_space(t, seat, space) == LEGAL:
            change = content.MODIFIER[space] + swing(t, seat, kind_of(t, space))
            members = _free_members(t, seat, space)
            servants = t.has(seat, SERVANT)
            out = _moves_space(t, seat, space, members, values, change, servants, out)
    return out


def _moves_tower(t: Table, seat: i64, tower: i64, values: vec[i64], out: vec[i64]) -> vec[i64]:
    """The placements in one tower: terms and values hang on the type of card, not on the floor."""
    first = tower * FLOORS
    members = _free_members(t, seat, first)
    if members == 0:
        return out
    kind: i64 = OTHER
    change: i64 = 0
    terms: Terms | None = None
    space: i64
    for space in range(first, first + FLOORS):
        if (t.tower[space] == NO_CARD and not may_be_empty(t, NOTHING)) or occupied(t, seat, space):
            continue
        if terms is None or kind != kind_of(t, space):
            kind = kind_of(t, space)
            terms = Terms(t, seat, space, NOTHING)
            change = swing(t, seat, kind)
        servants = servants_for_floor(t, terms, space)
        if servants >= 0:
            out = _moves_space(t, seat, space, members, values, change, servants, out)
    return out


def _free_members(t: Table, seat: i64, space: i64) -> i64:
    """The set of the seat's own members that are at home and may stand in the area of a space."""
    members = t.home >> (seat * MEMBERS) & (bit(MEMBERS) - 1)
    return members & bit(NEUTRAL) if has_coloured(t, seat, space) else members


def _moves_space(
    t: Table,
    seat: i64,
    space: i64,
    members: i64,
    values: vec[i64],
    change: i64,
    servants: i64,
    out: vec[i64],
) -> vec[i64]:
    """The placements on one space by a set of members, with at most so many servants.

    `change` is what is added there to the value of a member.
    """
    least = needed_value(space) - change - servants // rate(t, seat)
    member: i64
    for member in range(MEMBERS):
        if members >> member & 1 and values[member] >= least:
            out = append(out, actions.PLACE + member * actions.PLACE_STRIDE + space)
    return out
