"""What a seat may know (C15.3), and how the table looks in names instead of numbers.

Screens hide memory, not facts: every block and coin that moves is seen moving.  So nothing of a
Carrara position is unknowable except what chance will do, but unless the table plays with
`open_holdings` the view of a seat leaves out what stands behind the other screens.

The server looks at the table after every move, so the functions of `look` are plain loops, which
compile to fast code.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.carrara import view_types as shape
from signoria.games.carrara.rules import content, wheel
from signoria.games.carrara.rules.actions import PILLAR, PLACE, STATUE
from signoria.games.carrara.rules.table import (
    CLEARED_SECTION,
    COURT_STATUE,
    DRAWING_TILE,
    ENDINGS,
    FIRST_MONUMENT,
    FIRST_STATUE,
    GAIN,
    GOLDEN_STATUE,
    NO_FIELD,
    NOBODY,
    PAIRING,
    PAYING,
    PLACING,
    REWARD,
    SHARED_PLACES,
    SOURCES,
    TAKING,
    TILES,
    TURN,
    Player,
    Table,
)
from signoria.kernel.bits import bit, listed
from signoria.kernel.state import Frame, whom

PRICES: Final = [
    {name: int(content.PRICE[section * 6 + colour]) for colour, name in enumerate(content.COLOURS)}
    for section in range(6)
]
"""Section -> what a block of each colour costs there."""

BASIC_BONUSES: Final = [content.BONUSES[int(bonus)] for bonus in content.BASIC_COURT]
ADVANCED_BONUSES: Final = [content.BONUSES[int(bonus)] for bonus in content.ADVANCED_COURT]

PIECES: Final = ("", *content.DECORATIONS, *[f"{colour} statue" for colour in STATUE.words])
"""Such as "crown", "red statue" or "golden statue"; the empty string for none."""


def look(t: Table, seat: int | None) -> dict[str, Any]:
    """The table from one seat."""
    return cast(dict[str, Any], _view(t, seat))


def _view(t: Table, seat: int | None) -> shape.View:
    over = not t.stack
    advanced = t.rules.advanced
    return {
        "variant": "advanced" if advanced else "basic",
        "turn": int(t.turns),
        "active": int(t.seat),
        "first": int(t.first),
        "asked": _asked(t),
        "wheel": [_section(t, section) for section in range(6)],
        "bag": int(wheel.in_bag(t)),
        "display": _display(t),
        "supply": int(t.supply_left),
        "monuments": _monuments(t),
        "upgrades": _counts(content.UPGRADES, t.upgrades),
        "decorations": _counts(content.DECORATIONS, t.decorations),
        "statues": _counts(content.COLOURS, t.statues),
        "court": list(ADVANCED_BONUSES if advanced else BASIC_BONUSES),
        "visit": _visit(t),
        "cities": _city_cards(t),
        "passes": int(t.passes),
        "trigger": _trigger(t),
        "ending": ENDINGS[int(t.end)] if over else "",
        "players": [
            _player(t, number, over or seat == number or t.rules.open_holdings)
            for number in range(len(t.players))
        ],
    }


def look_again(t: Table, earlier: Table, seen: dict[str, Any]) -> dict[str, Any]:
    """The table for everybody: `seen`, the view of an earlier table, with what is different now."""
    if not t.stack or not earlier.stack:
        return look(t, None)
    then = cast(shape.View, seen)
    view = then.copy()
    view["turn"] = int(t.turns)
    view["active"] = int(t.seat)
    view["first"] = int(t.first)
    view["asked"] = _asked(t)
    view["bag"] = int(wheel.in_bag(t))
    view["supply"] = int(t.supply_left)
    view["visit"] = _visit(t)
    view["passes"] = int(t.passes)
    view["trigger"] = _trigger(t)
    view["wheel"] = [
        section if _same_section(t, earlier, number) else _section(t, number)
        for number, section in enumerate(then["wheel"])
    ]
    altered = _altered_tiles(t, earlier)
    view["players"] = [
        player
        if _same_player(t, earlier, number, altered)
        else _player(t, number, t.rules.open_holdings)
        for number, player in enumerate(then["players"])
    ]
    if t.monuments != earlier.monuments:
        view["monuments"] = _monuments(t)
    if not _same(t.display, earlier.display):
        view["display"] = _display(t)
    if not _same(t.upgrades, earlier.upgrades):
        view["upgrades"] = _counts(content.UPGRADES, t.upgrades)
    if not _same(t.decorations, earlier.decorations):
        view["decorations"] = _counts(content.DECORATIONS, t.decorations)
    if not _same(t.statues, earlier.statues):
        view["statues"] = _counts(content.COLOURS, t.statues)
    if not _same_cards(t, earlier):
        view["cities"] = _city_cards(t)
    return cast(dict[str, Any], view)


def screen_stays(t: Table, earlier: Table, seat: int) -> bool:
    """Is what only this seat sees the same at both tables?"""
    if not t.stack or not earlier.stack:
        return False
    now, then = t.players[seat], earlier.players[seat]
    return now.coins == then.coins and _same(now.blocks, then.blocks)


def _same_section(t: Table, earlier: Table, section: i64) -> bool:
    if t.outer != earlier.outer or t.inner != earlier.inner:
        return False
    first = t.sector(section) * 6
    for block in range(first, first + 6):
        if t.wheel[block] != earlier.wheel[block]:
            return False
    return True


def _same_cards(t: Table, earlier: Table) -> bool:
    for seat, player in enumerate(t.players):
        if player.scored != earlier.players[seat].scored:
            return False
    return True


def _altered_tiles(t: Table, earlier: Table) -> i64:
    """The set of the tiles that stand in another place of their column or wear other ornaments."""
    altered: i64 = t.decorated ^ earlier.decorated
    tile: i64
    for tile in range(TILES):
        if t.level[tile] != earlier.level[tile] or t.statue[tile] != earlier.statue[tile]:
            altered |= bit(tile)
    return altered


def _same_player(t: Table, earlier: Table, seat: int, altered: i64) -> bool:
    """Does a player's part of the public view show the same, given the set of altered tiles?"""
    now, then = t.players[seat], earlier.players[seat]
    if t.rules.open_holdings and (now.coins != then.coins or not _same(now.blocks, then.blocks)):
        return False
    return (
        now.built & altered == 0
        and now.court == then.court
        and now.deferred == then.deferred
        and now.scored == then.scored
        and now.upgrades == then.upgrades
        and _same(now.columns, then.columns)
        and _same(now.points, then.points)
        and _same(now.storage, then.storage)
    )


def _same(now: vec[i64], then: vec[i64]) -> bool:
    index: i64
    for index in range(len(now)):
        if now[index] != then[index]:
            return False
    return True


def behind_the_screen(t: Table, seat: int) -> dict[str, Any]:
    """What only this seat sees, as a patch of what everybody sees."""
    if not t.stack or t.rules.open_holdings:
        return {}
    return {"players": {str(seat): _goods(t.players[seat])}}


def _asked(t: Table) -> shape.Asked:
    """The arguments of the pending question in names; all of them are public in Carrara."""
    if not t.stack:
        return {}
    frame = t.stack[-1]
    kind = frame[0]
    if kind == TURN:
        _, _, deferred = frame
        return {"deferred": bool(deferred)}
    if kind == TAKING:
        _, _, section, colour, taken = frame
        return {
            "section": content.SECTIONS[section],
            "colour": content.COLOURS[colour],
            "taken": taken,
        }
    if kind == REWARD:
        _, _, source, section = frame
        if source == CLEARED_SECTION:
            return {"from": "section", "section": content.SECTIONS[section]}
        return {"from": "court"}
    if kind == GAIN:
        _, _, piece, _ = frame
        return {"piece": PIECES[piece]}
    if kind == PAIRING:
        _, _, city, price = frame
        return {"city": content.CITIES[city], "price": price}
    if kind == PAYING:
        _, _, colour, price = frame
        return {"colour": content.COLOURS[colour], "price": price}
    return {}


def _display(t: Table) -> list[str]:
    return [content.TILE_NAMES[tile] if tile >= 0 else "" for tile in t.display]


def _monuments(t: Table) -> list[str]:
    return [content.TILE_NAMES[FIRST_MONUMENT + kind] for kind in listed(t.monuments)]


def _visit(t: Table) -> shape.Visit | None:
    return {"seat": int(t.visitor), "field": int(t.field)} if t.field != NO_FIELD else None


def _trigger(t: Table) -> int | None:
    return int(t.trigger) if t.trigger != NOBODY else None


def _counts(names: tuple[str, ...], numbers: vec[i64], first: i64 = 0) -> dict[str, int]:
    """The numbers from `first` on, by name."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = int(numbers[first])
        first += 1
    return counts


def _city_cards(t: Table) -> dict[str, int | None]:
    """City -> the seat whose pillar stands on its card."""
    cards: dict[str, int | None] = dict.fromkeys(content.CITIES)
    for seat, player in enumerate(t.players):
        for index, city in enumerate(content.CITIES):
            if player.scored >> index & 1:
                cards[city] = seat
    return cards


def _section(t: Table, section: int) -> shape.Section:
    shown: shape.Section = {
        "section": content.SECTIONS[section],
        "blocks": _counts(content.COLOURS, t.wheel, t.sector(section) * 6),
        "prices": dict(PRICES[section]),
    }
    if t.rules.advanced:
        shown["decoration"] = content.DECORATIONS[int(t.decoration_at(section))]
        shown["statue"] = content.COLOURS[int(t.statue_at(section))]
    return shown


def _player(t: Table, seat: int, screen_open: bool) -> shape.Player:
    player = t.players[seat]
    shown: shape.Player = {
        "vp": int(player.vp()),
        "points": _counts(SOURCES, player.points),
        "pillars": {
            "court": listed(player.court),
            "deferred": int(player.deferred),
            "places": [PLACE.words[place] for place in listed(player.scored)],
        },
        "upgrades": [content.UPGRADES[upgrade] for upgrade in listed(player.upgrades)],
        "storage": [PIECES[int(piece)] for piece in player.storage],
        "columns": {
            city: _column(t, player.columns[index]) for index, city in enumerate(content.CITIES)
        },
    }
    return {**shown, **_goods(player)} if screen_open else shown


def _goods(player: Player) -> shape.Goods:
    return {
        "coins": int(player.coins),
        "blocks": _counts(content.COLOURS, player.blocks),
    }


def _column(t: Table, tiles: i64) -> list[shape.Built]:
    """The buildings above a city, from the ground up."""
    if tiles == 0:
        return []
    return [
        {
            "tile": content.TILE_NAMES[tile],
            "decorated": bool(t.is_decorated(tile)),
            "statue": PIECES[int(t.statue[tile])],
        }
        for _, tile in sorted([(int(t.level[tile]), tile) for tile in listed(tiles)])
    ]


def ledger(t: Table, seat: int) -> dict[str, int]:
    """A seat's own goods, for previews."""
    player = t.players[seat]
    return {
        "coins": int(player.coins),
        "vp": int(player.vp_on_track()),
        **{f"{name} blocks": int(player.blocks[c]) for c, name in enumerate(content.COLOURS)},
    }


def owed(t: Table, seat: int) -> dict[str, int]:
    """Blocks that a payment under way still asks for."""
    frame = t.stack[-1] if t.stack else (0, NOBODY)
    if frame[0] not in (PAIRING, PAYING) or whom(frame) != seat:
        return {}
    _, _, _, price = frame
    return {"blocks": price}


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """What must add up at every moment (C15.4)."""
    counts: dict[str, tuple[int, int]] = {}
    for colour, name in enumerate(content.COLOURS):
        wheel_blocks = sum(int(t.wheel[sector * 6 + colour]) for sector in range(6))
        screens = sum(int(player.blocks[colour]) for player in t.players)
        total = int(t.bag[colour]) + wheel_blocks + screens
        counts[f"{name} blocks"] = (total, int(content.BLOCKS_PER_COLOUR[colour]))
    counts["blocks on the wheel"] = (sum(int(n) for n in t.wheel), int(t.on_wheel))
    counts["blocks above a full wheel"] = (max(0, int(t.on_wheel) - content.WHEEL_FULL), 0)
    for piece in range(1, 14 if t.rules.advanced else 1):
        counts[PIECES[piece]] = (_pieces(t, piece), _pieces_in_game(t, piece))
    fields = int(t.court_fields())
    for seat, player in enumerate(t.players):
        pillars = (
            int(player.court).bit_count() + int(player.deferred) + int(player.scored).bit_count()
        )
        on_the_way = sum(frame[:2] == (PLACING, seat) for frame in t.stack)
        counts[f"pillars of seat {seat + 1}"] = (pillars + on_the_way, fields)
    shared = [int(player.scored) & SHARED_PLACES for player in t.players]
    counts["pillars on shared places"] = (
        sum(mask.bit_count() for mask in shared),
        _union(shared).bit_count(),
    )
    if t.field == NO_FIELD:
        courts = {int(player.court) for player in t.players}
        counts["different courts outside a visit"] = (len(courts), 1)
    on_display = sum(tile >= 0 for tile in t.display)
    gaps = sum(frame[0] == DRAWING_TILE for frame in t.stack)
    if t.supply_left >= gaps and t.supply_left > 0:
        counts["tiles on display"] = (on_display + gaps, content.DISPLAY)
    out_of_supply = _union([int(player.built) for player in t.players]) | int(t.replaced)
    turned = (out_of_supply & 2**FIRST_MONUMENT - 1).bit_count()
    copies = sum(content.DESIGN_COPIES[len(t.players)])
    counts["building tiles"] = (int(t.supply_left) + on_display + turned, copies)
    for seat, player in enumerate(t.players):
        columns = sum(int(player.height(city)) for city in range(6))
        counts[f"buildings of seat {seat + 1}"] = (columns, int(player.built).bit_count())
    monuments = sum(int(player.built) >> FIRST_MONUMENT for player in t.players)
    counts["monuments"] = (monuments + int(t.monuments), 2**6 - 1)
    upgrades = sum(int(player.upgrades).bit_count() for player in t.players)
    counts["upgrade tiles"] = (upgrades + sum(int(n) for n in t.upgrades), 8)
    statues = sum(2**tile for tile in range(TILES) if t.statue[tile])
    counts["tiles with a statue"] = (statues, int(t.statued))
    counts["supply"] = (sum(int(n) for n in t.supply), int(t.supply_left))
    return counts


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _pieces(t: Table, piece: int) -> int:
    """All pieces of one sort: on buildings, in storage, in the box, and still to be had."""
    stored = sum(slot == piece for player in t.players for slot in player.storage)
    total = stored + int(t.box[piece])
    if piece < FIRST_STATUE:
        kind = piece - 1
        on_buildings = sum(
            bool(t.is_decorated(tile)) for tile in range(TILES) if content.KIND_OF[tile] == kind
        )
        return total + on_buildings + int(t.decorations[kind])
    total += sum(statue == piece for statue in t.statue)
    if piece < GOLDEN_STATUE:
        return total + int(t.statues[piece - FIRST_STATUE])
    at_court = sum(
        bool(player.court >> field & 1)
        for player in t.players
        for field in range(8)
        if content.ADVANCED_COURT[field] == PILLAR.words.index("statue")
    )
    being_taken = sum(_is_golden_on_its_way(frame) for frame in t.stack)
    return total + at_court + being_taken


def _is_golden_on_its_way(frame: Frame) -> bool:
    """Has a golden statue been taken from the court, and is it still to be seen what becomes of it?"""
    if frame[0] == REWARD:
        _, _, source, _ = frame
    elif frame[0] == GAIN:
        _, _, _, source = frame
    else:
        return False
    return source == COURT_STATUE


def _pieces_in_game(t: Table, piece: int) -> int:
    if piece < FIRST_STATUE:
        return content.DECORATIONS_PER_KIND[len(t.players)]
    return content.STATUES_PER_COLOUR if piece < GOLDEN_STATUE else 2 * len(t.players)
