"""Values of members and of actions (L4).

An action value is put together from three things: what the member, or the bonus action, is worth;
what the space, the seat's characters and its excommunications add or take away (`swing`); and the
servants spent.  It may be negative on the way; only the sum is compared with the space (R18).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import (
    CHARACTER,
    FLOORS,
    FROM_LEADER,
    HARVEST,
    KINDS,
    LEADERS,
    MEMBERS,
    NEUTRAL,
    NO_CARD,
    NO_MEMBER,
    OTHER,
    PRODUCTION,
    SERVANT,
    TILES,
    TOWER_SPACES,
    TYPES,
    Table,
)
from signoria.kernel.bits import bit

WORK_KINDS: Final = {"harvest": HARVEST, "production": PRODUCTION}


def set_where(flags: list[bool]) -> i64:
    """The set of the indices that are flagged."""
    found: i64 = 0
    for member, flag in enumerate(flags):
        if flag:
            found |= bit(member)
    return found


def character(place: i64) -> i64:
    """The card that is this member of a set of characters."""
    return content.CARD_AT[CHARACTER * content.MOST_OF_TYPE + place]


KIND: Final = vec[i64](
    [space // FLOORS for space in range(TOWER_SPACES)]
    + [WORK_KINDS.get(row.get("work", ""), OTHER) for row in content.SPACE_ROWS]
)
"""Space -> the kind of action there; of a floor, the type of its tower."""
HELPERS: Final = vec[i64](
    [
        set_where(
            [
                content.AID[character(place) * KINDS + kind] != 0
                for place in range(content.MOST_OF_TYPE)
            ]
        )
        for kind in range(KINDS)
    ]
)
"""Kind of action -> the set of characters that help in it."""
HINDERERS: Final = vec[i64](
    [
        set_where([content.HINDRANCE[tile * KINDS + kind] != 0 for tile in range(TILES)])
        for kind in range(KINDS)
    ]
)
"""Kind of action -> the set of excommunication tiles that hinder it."""
VALUE_LEADERS: Final[i64] = set_where(
    [
        content.SET_COLOURED[leader] + content.ADD_COLOURED[leader] + content.ADD_NEUTRAL[leader]
        != 0
        for leader in range(LEADERS)
    ]
)
"""The leaders whose permanent ability changes what members are worth."""
VALUE_TILES: Final[i64] = set_where([content.TILE_COLOURED[tile] != 0 for tile in range(TILES)])
"""The excommunication tiles that change it (E1.7)."""
SLOW_TILES: Final[i64] = set_where([content.SERVANTS_PER_POINT[tile] > 1 for tile in range(TILES)])
"""The excommunication tiles with which servants are worth less (E2.6)."""
RAISED_VALUE: Final[int] = max([int(value) for value in content.SET_ONE])
"""What a member made worth more for one round counts (Federico)."""
SLOW_RATE: Final[int] = max([int(rate) for rate in content.SERVANTS_PER_POINT])


# -- members (L4.1) --------------------------------------------------------------------------------


def member_value(t: Table, seat: i64, member: i64) -> i64:
    """What a member is worth: the value that is set first, then all that adds to it (R17)."""
    value = base_value(t, seat, member)
    leaders = t.abilities(seat) & VALUE_LEADERS
    leader: i64 = 0
    while leaders >> leader != 0:
        if leaders >> leader & 1:
            value += leader_bonus(leader, member)
        leader += 1
    if member != NEUTRAL and t.suffers(seat, VALUE_TILES):
        tile: i64
        for tile in range(TILES):
            if t.burden[seat] >> tile & 1:
                value += content.TILE_COLOURED[tile]
    return value


def base_value(t: Table, seat: i64, member: i64) -> i64:
    """The value before anything is added: raised for this round, fixed by a leader, or the die."""
    if t.raised >> (seat * MEMBERS + member) & 1:
        return RAISED_VALUE
    if member == NEUTRAL:
        return 0
    fixed = fixed_value(t, seat)
    return fixed if fixed > 0 else t.dice[member]


def fixed_value(t: Table, seat: i64) -> i64:
    """The value that a leader gives to all coloured members whatever the dice (Moro), or 0."""
    fixed: i64 = 0
    leaders = t.abilities(seat) & VALUE_LEADERS
    leader: i64 = 0
    while leaders >> leader != 0:
        if leaders >> leader & 1:
            fixed = max(fixed, content.SET_COLOURED[leader])
        leader += 1
    return fixed


def leader_bonus(leader: i64, member: i64) -> i64:
    """What the permanent ability of a leader adds to a member."""
    return content.ADD_NEUTRAL[leader] if member == NEUTRAL else content.ADD_COLOURED[leader]


# -- actions (L4.2) --------------------------------------------------------------------------------


def kind_of(t: Table, space: i64) -> i64:
    """The kind of action of a space: the type of the card there, HARVEST, PRODUCTION or OTHER.

    A floor without a card counts as its tower's type (R11).
    """
    if space < TOWER_SPACES and t.tower[space] != NO_CARD:
        return content.TYPE[t.tower[space]]
    return KIND[space]


def aid(t: Table, seat: i64, kind: i64) -> i64:
    """What the seat's characters add to actions of a kind; they add up (L4.5)."""
    if kind == OTHER:
        return 0
    helpers = t.cards[seat * TYPES + CHARACTER] & HELPERS[kind]
    value: i64 = 0
    place: i64 = 0
    while helpers >> place != 0:
        if helpers >> place & 1:
            value += content.AID[character(place) * KINDS + kind]
        place += 1
    return value


def hindrance(t: Table, seat: i64, kind: i64) -> i64:
    """What the seat's excommunications add to actions of a kind: 0 or less (E1.5, E1.6, E2.1-4)."""
    if kind == OTHER:
        return 0
    tiles = t.burden[seat] & HINDERERS[kind]
    value: i64 = 0
    tile: i64 = 0
    while tiles >> tile != 0:
        if tiles >> tile & 1:
            value += content.HINDRANCE[tile * KINDS + kind]
        tile += 1
    return value


def swing(t: Table, seat: i64, kind: i64) -> i64:
    """What characters and excommunications together add to the value of a placement."""
    return aid(t, seat, kind) + hindrance(t, seat, kind)


def is_helped(t: Table, cause: i64) -> bool:
    """Do characters help in an action with this cause?  In a leader's by R01 only."""
    return cause < FROM_LEADER or t.rules.boost_leader_work


def bare_value(t: Table, seat: i64, member: i64, space: i64, value: i64, cause: i64) -> i64:
    """The action value without servants of a member, or of a bonus action, that is worth `value`.

    A bonus action has no member and never suffers from the large space (L7.2).
    """
    kind = kind_of(t, space)
    value += hindrance(t, seat, kind)
    if is_helped(t, cause):
        value += aid(t, seat, kind)
    return value if member == NO_MEMBER else value + content.MODIFIER[space]


def needed_value(space: i64) -> i64:
    """The number on a space that the action value must reach (L4.3)."""
    return content.FLOOR_VALUE[space] if space < TOWER_SPACES else 1


# -- servants (L4.4) -------------------------------------------------------------------------------


def rate(t: Table, seat: i64) -> i64:
    """Servants for one point: 1, or 2 under E2.6."""
    return SLOW_RATE if t.suffers(seat, SLOW_TILES) else 1


def least_servants(t: Table, seat: i64, need: i64, bare: i64) -> i64:
    """The servants that raise a value to what is needed."""
    return max(need - bare, 0) * rate(t, seat)


def reachable(t: Table, seat: i64, bare: i64) -> i64:
    """The value that all servants of a seat raise a bare value to."""
    return bare + t.has(seat, SERVANT) // rate(t, seat)
