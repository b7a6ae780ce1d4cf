"""What a seat may know (L16), and how the table looks in names instead of numbers.

Hidden are leaders: in hands, in the packs of the draft, and among the discarded where R20 hides
them; and sealed answers.  Everything else lies on the table.

`look` for everybody is built from public facts alone, and a seat's own view is that and its
`glimpse`.  The server looks at the table after every move, so these are plain loops.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo import view_types as shape
from signoria.games.lorenzo.rules import (
    actions,
    content,
    draft,
    ending,
    prices,
    setup,
    values,
    vatican,
    work,
)
from signoria.games.lorenzo.rules.flow import RECOVERED_LAP
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    CARDS,
    COPYING,
    EDITIONS,
    EXCHANGING,
    FAITH,
    FROM_CHURCH,
    FROM_DISCARD,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TILE,
    GOODS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADERS,
    LOSING,
    MEMBERS,
    NO_CARD,
    NO_LEADER,
    NO_MEMBER,
    NO_TILE,
    NOBODY,
    NOTHING,
    ORDERING,
    PALACE,
    PICK,
    PRIVILEGE,
    PRODUCTION,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    RAISING,
    SAVING,
    SERVANTS,
    SPACES,
    SUPPORT,
    TAKING,
    TERRITORY,
    TILE,
    TOWER_SPACES,
    TOWERS,
    TURN,
    TURNING_UP,
    TYPES,
    VP,
    WAY,
    Table,
    coloured_of,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.patches import merged
from signoria.kernel.state import ASK_ALL, Frame, asked, whom

# Words of the data and of the action table, which the types of views know one by one.
TYPE_NAMES: Final = cast(tuple[shape.CardType, ...], content.TYPES)
GOOD_NAMES: Final = cast(tuple[shape.Good, ...], content.GOODS)
MEMBER_NAMES: Final = cast(tuple[shape.MemberName, ...], actions.MEMBER.words)
ARROW_NAMES: Final = cast(tuple[shape.Arrow, ...], actions.ARROW.words)
PART_NAMES: Final = cast(tuple[shape.BonusPart, ...], actions.PART.words)
STAGE_NAMES: Final[tuple[shape.TurnStage, ...]] = ("before", "after")


# -- names -----------------------------------------------------------------------------------------


def cause_word(cause: i64) -> str:
    """Where something comes from, as a place on the table; "" for nothing.

    The privilege for a leader discarded in secret (R20) comes from `verb:discard`.
    """
    if cause == NOTHING:
        return ""
    if cause < FROM_LEADER:
        return f"card:{content.CARDS[cause]}"
    if cause < FROM_SPACE:
        return f"leader:{content.LEADERS[cause - FROM_LEADER]}"
    if cause < FROM_TILE:
        return f"space:{content.SPACES[cause - FROM_SPACE]}"
    if cause < FROM_CHURCH:
        return f"tile:{content.BONUS_TILES[cause - FROM_TILE]}"
    if cause < FROM_DISCARD:
        return f"edict:{content.TILES[cause - FROM_CHURCH]}"
    if cause < FROM_DISCARD + LEADERS:
        return f"leader:{content.LEADERS[cause - FROM_DISCARD]}"
    return "verb:discard"


def _leaders(leaders: i64) -> list[str]:
    return [content.LEADERS[leader] for leader in listed(leaders)]


def _edicts(tiles: i64) -> list[str]:
    return [content.TILES[tile] for tile in listed(tiles)]


def _card(card: i64) -> str:
    return "" if card == NO_CARD else content.CARDS[card]


def _cards(kind: i64, cards: i64) -> list[str]:
    """The cards of a set of cards of one type."""
    first = kind * content.MOST_OF_TYPE
    return [content.CARDS[content.CARD_AT[first + place]] for place in listed(cards)]


def _by_type(sets: list[i64]) -> dict[shape.CardType, list[str]]:
    """One set of cards for each type."""
    return {name: _cards(kind, sets[kind]) for kind, name in enumerate(TYPE_NAMES)}


# -- the table -------------------------------------------------------------------------------------


def look(t: Table, seat: int | None) -> dict[str, Any]:
    """The table from one seat; None is a spectator."""
    shown = cast(dict[str, Any], _public(t))
    if seat is None:
        return shown
    own: dict[str, Any] = merged(shown, glimpse(t, seat))
    return own


def _public(t: Table) -> shape.View:
    return {
        "round": int(t.round),
        "period": int(t.period()) + 1,
        "lap": int(t.lap),
        "active": None if t.active == NOBODY else int(t.active),
        "stage": _stage(t),
        "variant": "advanced" if t.rules.advanced else "basic",
        "edition": EDITIONS[t.rules.edition],
        "order": [int(seat) for seat in t.order if seat != NOBODY],
        "dice": [int(pips) for pips in t.dice],
        "spaces": {content.SPACES[space]: _space(t, space) for space in range(SPACES)},
        "edicts": [content.TILES[tile] for tile in t.edicts if tile != NO_TILE],
        "fee_towers": [
            name
            for tower, name in enumerate(TYPE_NAMES)
            if tower < TOWERS and prices.standing_in_tower(t, tower) != 0
        ],
        "left": {name: int(count(t.deck[kind])) for kind, name in enumerate(TYPE_NAMES)},
        "coming": _by_type([_coming(t, kind) for kind in range(TYPES)]),
        "asked": _asked(t),
        "players": [_player(t, seat) for seat in range(t.players())],
    }


def _stage(t: Table) -> shape.Stage:
    """Where the match stands."""
    if not t.stack:
        return "over"
    if t.round == 0:
        return "draft" if asked(t.stack[-1]) == PICK else "setup"
    return "vatican" if asked(t.stack[-1]) == SUPPORT else "actions"


def _coming(t: Table, kind: i64) -> i64:
    """The cards that are known to come in the second round of the period (L2.4)."""
    if t.round % 2 == 0:
        return 0
    return t.deck[kind] & content.PERIOD_SET[kind * 3 + t.period()]


def _space(t: Table, space: i64) -> shape.Space:
    standing = listed(t.standing[space])
    if space == PALACE:
        standing = [int(member) for member in t.palace if member != NOTHING]
    shown: shape.Space = {
        "members": [
            {"seat": member // MEMBERS, "member": MEMBER_NAMES[member % MEMBERS]}
            for member in standing
        ],
        "open": t.players() >= content.OPEN_WITH[space],
    }
    if space < TOWER_SPACES:
        shown["card"] = _card(t.tower[space])
    return shown


# -- players ---------------------------------------------------------------------------------------


def _player(t: Table, seat: i64) -> shape.Player:
    """A player as everybody sees him."""
    return {
        "goods": _goods(t, seat),
        "tile": "" if t.tile[seat] == NO_TILE else content.BONUS_TILES[t.tile[seat]],
        "cards": _by_type([t.cards[seat * TYPES + kind] for kind in range(TYPES)]),
        "next_slot": _next_slot(t, seat),
        "members": {name: _member(t, seat, n) for n, name in enumerate(MEMBER_NAMES)},
        "burden": _edicts(t.burden[seat]),
        "vp": int(t.has(seat, VP)),
        "points": ending.breakdown(t, int(seat)),
        "leaders": {
            "hand": int(count(t.hand[seat])),
            "played": [_played(t, seat, leader) for leader in listed(t.played[seat])],
            "discarded": [] if t.rules.hide_discards else _leaders(t.discarded[seat]),
            "discards": int(count(t.discarded[seat])),
        },
    }


def _goods(t: Table, seat: i64) -> dict[shape.Good, int]:
    return {name: int(t.has(seat, good)) for good, name in enumerate(GOOD_NAMES)}


def _next_slot(t: Table, seat: i64) -> int | None:
    """The military points that one more territory needs, or None if there is no room (L6.7)."""
    owned = count(t.cards[seat * TYPES + TERRITORY])
    if owned >= content.MOST_CARDS:
        return None
    return 0 if t.abilities(seat) & content.ANY_SLOT else int(content.SLOT_MILITARY[owned])


def _member(t: Table, seat: i64, member: i64) -> shape.Member:
    number = seat * MEMBERS + member
    at = ""
    for space in range(SPACES):
        if t.standing[space] >> number & 1:
            at = content.SPACES[space]
    return {
        "value": int(values.member_value(t, seat, member)),
        "at": at,
        "raised": (t.raised >> number & 1) != 0,
    }


def _played(t: Table, seat: i64, leader: i64) -> shape.PlayedLeader:
    copies = content.COPIERS >> leader & 1 and t.copied[seat] != NO_LEADER
    return {
        "leader": content.LEADERS[leader],
        "used": (t.used[seat] >> leader & 1) != 0,
        "copies": content.LEADERS[t.copied[seat]] if copies else "",
    }


def glimpse(t: Table, seat: int) -> dict[str, Any]:
    """What this seat sees besides what everybody sees, as a patch of that."""
    own: dict[str, Any] = {
        "hand": _leaders(t.hand[seat]),
        "pack": _leaders(_pack(t, seat)),
        "seen": _leaders(draft.seen(t, seat)),
        "sealed": _sealed(t, seat),
    }
    if t.rules.hide_discards:
        own["leaders"] = {"discarded": _leaders(t.discarded[seat])}
    patch: dict[str, Any] = {"players": {str(seat): own}}
    if t.stack and t.stack[-1][0] == ASK_ALL and asked(t.stack[-1]) == SUPPORT:
        patch["asked"] = _faith(t, seat)
    return patch


def _pack(t: Table, seat: i64) -> i64:
    """The leaders of which the seat keeps one now."""
    if not t.stack or asked(t.stack[-1]) != PICK:
        return 0
    _, _, _, pick = t.stack[-1]
    return t.pack[draft.pack_before(t, seat, pick)]


def _sealed(t: Table, seat: int) -> str:
    """What a seat has answered to the secret question that is pending."""
    if not t.sealed[seat]:
        return ""
    answer = t.sealed[seat][0]
    if actions.KEEP <= answer < actions.KEEP_END:
        return content.LEADERS[answer - actions.KEEP]
    return actions.TABLE.text(answer)


# -- the question ----------------------------------------------------------------------------------


def _asked(t: Table) -> shape.Asked:
    """The arguments of the pending question in names."""
    if not t.stack:
        return {}
    frame = t.stack[-1]
    topic = asked(frame)
    if topic == TURN:
        _, _, stage, lap = frame
        return {
            "stage": STAGE_NAMES[stage],
            "lap": lap,
            "recovered": lap == RECOVERED_LAP,
        }
    if SERVANTS <= topic <= SAVING:
        return _asked_for_payment(t, frame)
    if PRIVILEGE <= topic <= EXCHANGING:
        return _asked_for_bonus(t, frame)
    if topic in (RAISING, COPYING):
        _, _, leader = frame
        return {"leader": content.LEADERS[leader]}
    if topic == TILE:
        return {"tiles": [content.BONUS_TILES[tile] for tile in listed(setup.tiles_left(t))]}
    if topic == PICK:
        _, _, _, pick = frame
        return {"pick": pick + 1}
    if topic == SUPPORT:
        return _asked_for_support(t, frame)
    if topic == LOSING:
        _, _, cause = frame
        return {"cause": cause_word(cause)}
    if topic == ORDERING:
        _, _, card, parts = frame
        return {
            "card": content.CARDS[card],
            "parts": [PART_NAMES[part] for part in listed(parts)],
        }
    return {}


def _asked_for_payment(t: Table, frame: Frame) -> shape.Asked:
    """How many servants, which price, which discount."""
    if frame[0] == WAY:
        _, _, _, space, _, _, _ = frame
        return {"card": _card(t.tower[space])}
    if frame[0] == SAVING:
        _, _, _, space, _, _, _, _ = frame
        return {"card": _card(t.tower[space])}
    _, seat, member, space, value, cause = frame
    bare = values.bare_value(t, seat, member, space, value, cause)
    return {
        "member": "" if member == NO_MEMBER else MEMBER_NAMES[member],
        "space": content.SPACES[space],
        "value": int(bare),
        "cause": cause_word(cause),
        "least": int(values.least_servants(t, seat, values.needed_value(space), bare)),
        "rate": int(values.rate(t, seat)),
    }


def _asked_for_bonus(t: Table, frame: Frame) -> shape.Asked:
    """Privileges, cards to take without a member, exchanges."""
    if frame[0] == PRIVILEGE:
        _, _, left, different, taken, _, cause, _ = frame
        return {
            "left": left,
            "different": different != 0,
            "taken": [content.PRIVILEGES[privilege] for privilege in listed(taken)],
            "cause": cause_word(cause),
        }
    if frame[0] == TAKING:
        _, _, value, cause = frame
        return {
            "value": value,
            "types": [TYPE_NAMES[kind] for kind in listed(content.TAKE_TYPES[cause])],
            "cause": cause_word(cause),
        }
    return _exchanges(t, frame)


def _exchanges(t: Table, frame: Frame) -> shape.Asked:
    """A production under way: all exchanges there are, those chosen, and what they will come to."""
    _, seat, value, cause, first, second = frame
    exchangers = work.active_cards(t, seat, PRODUCTION, value) & content.EXCHANGERS
    used: list[shape.UsedExchange] = []
    pays: dict[str, int] = {}
    gets: dict[str, int] = {}
    for arrow, name in enumerate(ARROW_NAMES):
        for place in listed((first, second)[arrow]):
            card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place]
            used.append({"building": content.CARDS[card], "arrow": name})
            way = card * 2 + arrow
            _add(pays, content.EXCHANGE_PAY, way * GOODS)
            _add(gets, content.EXCHANGE_GET, way * GOODS)
            if content.EXCHANGE_PRIVILEGES[way] > 0:
                gets["privilege"] = gets.get("privilege", 0) + int(content.EXCHANGE_PRIVILEGES[way])
    return {
        "value": value,
        "cause": cause_word(cause),
        "active": _cards(BUILDING, exchangers),
        "used": used,
        "pays": pays,
        "gets": gets,
    }


def _add(total: dict[str, int], rows: vec[i64], row: i64) -> None:
    """Add a row of a table of goods to a sum by names."""
    for good, name in enumerate(content.GOODS):
        if rows[row + good] > 0:
            total[name] = total.get(name, 0) + int(rows[row + good])


def _asked_for_support(t: Table, frame: Frame) -> shape.Asked:
    """The report: what everybody decides about, and if one seat is asked, its faith."""
    report: shape.Asked = {
        "needed": int(vatican.faith_needed(t)),
        "edict": content.TILES[t.edicts[t.period()]],
        "at_once": t.rules.vatican_at_once,
    }
    return {**report, **_faith(t, whom(frame))} if frame[0] == SUPPORT else report


def _faith(t: Table, seat: i64) -> shape.Asked:
    """What a seat would give up for what in the report."""
    return {"faith": int(t.has(seat, FAITH)), "points": int(vatican.faith_points(t, seat))}


# -- previews and sums -----------------------------------------------------------------------------


def ledger(t: Table, seat: int) -> dict[str, int]:
    """A seat's own goods, and the privileges that it is still to be given, for previews."""
    privileges = 0
    for frame in t.stack:
        if frame[0] == PRIVILEGE and whom(frame) == seat:
            _, _, left, _, _, _, _, _ = frame
            privileges += left
    return {**cast(dict[str, int], _goods(t, seat)), "privilege": privileges}


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """What must add up at every moment."""
    players = int(t.players())
    members = [t.home, *t.standing]
    palace = [bit(member) for member in t.palace if member != NOTHING]
    leaders = [t.undealt, *t.pack, *t.hand, *t.played, *t.discarded]
    unturned = sum([frame[0] == TURNING_UP for frame in t.stack])
    goods = [amount for place, amount in enumerate(t.goods) if place % GOODS != VP]
    points = [int(t.has(seat, VP)) for seat in range(players)]
    return {
        "members": (_size(members), players * MEMBERS),
        "different members": (_size([_union(members)]), players * MEMBERS),
        "members in the palace": (int(_union(palace)), int(t.standing[PALACE])),
        "members twice in the palace": (len(palace) - _size([_union(palace)]), 0),
        "colours twice in one area": (_crowded(t), 0),
        "leaders": (_size(leaders), LEADERS),
        "different leaders": (_size([_union(leaders)]), LEADERS),
        "cards in decks": (_size([*t.deck]), CARDS - int(t.round) * TOWER_SPACES + unturned),
        "cards in two places": (_cards_twice(t), 0),
        "types with too many cards": (
            sum([_size([cards]) > content.MOST_CARDS for cards in t.cards]),
            0,
        ),
        "goods below nothing": (sum([amount < 0 for amount in goods]), 0),
        "victory points": (sum(points), sum([int(number) for number in t.points])),
    }


def _size(sets: list[i64]) -> int:
    """The sizes of all these sets together."""
    return sum([int(members).bit_count() for members in sets])


def _union(sets: list[i64]) -> i64:
    union: i64 = 0
    for members in sets:
        union |= members
    return union


def _crowded(t: Table) -> int:
    """How often a seat has two coloured members in one tower or area of work (L5.2)."""
    areas = [prices.standing_in_tower(t, tower) for tower in range(TOWERS)]
    areas.append(t.standing[HARVEST_SMALL] | t.standing[HARVEST_LARGE])
    areas.append(t.standing[PRODUCTION_SMALL] | t.standing[PRODUCTION_LARGE])
    return sum(
        [_size([area & coloured_of(seat)]) > 1 for area in areas for seat in range(t.players())]
    )


def _cards_twice(t: Table) -> int:
    """How many cards lie in more than one of the decks, towers and boards."""
    twice = 0
    for kind in range(TYPES):
        sets = [t.deck[kind]]
        sets += [t.cards[seat * TYPES + kind] for seat in range(t.players())]
        sets += [
            bit(content.PLACE[card])
            for card in t.tower
            if card != NO_CARD and content.TYPE[card] == kind
        ]
        twice += _size(sets) - _size([_union(sets)])
    return twice
