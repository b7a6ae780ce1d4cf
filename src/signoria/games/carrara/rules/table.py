"""The Carrara table: what lies where.  Data only; the chapters' modules move it.

A *piece* is an ornament: decorations are 1 to 6 (kind + 1), statues 7 to 12 (colour + 7), the
golden statue 13; 0 is none.  Sets of tiles, fields and places are bit sets (plain
ints): `column >> tile & 1` asks whether the tile stands there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.carrara.rules import content
from signoria.kernel.bits import count
from signoria.kernel.state import Part, State

# Steps: what the engine does by itself.
OPENING: Final = 1
START_TURN: Final = 2
OPEN_MARKET: Final = 3
RAISE: Final = 4  # tile, city, price
COVER: Final = 5  # old tile, price
END_ACTION: Final = 6  # what the action was: one of the three below
CLOSE_TURN: Final = 7  # what the action was
FINISH_TURN: Final = 8  # what the action was

# What the action of a turn was.
ORDINARY: Final = 0
PILLAR_PLACED: Final = 1
A_PASS: Final = 2

# Questions: what a seat, or CHANCE, is asked.  The object for each (`game`) names its fields.
TURN: Final = 66
SECTION: Final = 67
POOR: Final = 68
TAKING: Final = 69
REWARD: Final = 70
GAIN: Final = 71
PAIRING: Final = 72
PAYING: Final = 73
UPGRADING: Final = 74
PLACING: Final = 75
AFTER: Final = 76
DRAWING_START: Final = 80
DRAWING_ANGLE: Final = 81
DRAWING_TILE: Final = 82
DRAWING_BLOCK: Final = 83

# Where a REWARD or a GAIN comes from.
CLEARED_SECTION: Final = 0
COURT_DECORATION: Final = 1
COURT_STATUE: Final = 2

# Chance streams: one per thing that is drawn.
STREAMS: Final = ("start", "angle", "tiles", "bag")
START_STREAM: Final = 0
ANGLE_STREAM: Final = 1
TILE_STREAM: Final = 2
BAG_STREAM: Final = 3

# Where points come from; the last three are counted at the end.
SOURCES: Final = (
    "court", "cities", "kinds", "landscapes", "statues", "building", "ending",
    "coins", "decorations", "majorities",
)  # fmt: skip
FROM_COURT: Final = 0
FROM_CITIES: Final = 1
FROM_KINDS: Final = 2
FROM_LANDSCAPES: Final = 3
FROM_STATUES: Final = 4
FROM_BUILDING: Final = 5
FROM_ENDING: Final = 6
FROM_COINS: Final = 7
FROM_DECORATIONS: Final = 8
FROM_MAJORITIES: Final = 9

# Ways a match ends (C9.2, C15.5).
ENDINGS: Final = ("", "supply", "pillar", "stall")
BY_SUPPLY: Final = 1
BY_PILLAR: Final = 2
BY_STALL: Final = 3

NOBODY: Final = -1
ANY_PLACE: Final = -1
NO_TILE: Final = -1
NO_FIELD: Final = -1
NO_SLOT: Final = -1
NO_PIECE: Final = 0
FIRST_STATUE: Final = 7
GOLDEN_STATUE: Final = 13
SHARED_PLACES: Final = 0b1100_0000_0011_1111  # six cities and two money places
MONEY_PLACES: Final = 0b1100_0000_0000_0000
TILES: Final = 42
FIRST_MONUMENT: Final = 36

EVENTS: Final = (
    "start_player", "starting_blocks", "wheel_set", "tile_turned", "turn_started", "token_returned",
    "wheel_turned", "inner_turned", "block_drawn", "blocks_bought", "poverty", "paid", "built",
    "monument_built", "replaced", "upgraded", "visit_started", "joined", "deferred", "bonus",
    "scored", "ornament_put", "ornament_stored", "ornament_forgone", "ornament_discarded",
    "ornament_moved", "ornament_bought", "passed", "end_triggered", "points", "match_over",
    "deferred_pillar_used", "building_points",
)  # fmt: skip
START_PLAYER: Final = 0
STARTING_BLOCKS: Final = 1  # colour, colour
WHEEL_SET: Final = 2  # angle
TILE_TURNED: Final = 3  # tile, display slot
TURN_STARTED: Final = 4
TOKEN_RETURNED: Final = 5
WHEEL_TURNED: Final = 6
INNER_TURNED: Final = 7
BLOCK_DRAWN: Final = 8  # colour
BLOCKS_BOUGHT: Final = 9  # section, colour, number
POVERTY_SHOWN: Final = 10  # coins held, coins taken
PAID: Final = 11  # colour, number
BUILT: Final = 12  # tile, city, price
MONUMENT_BUILT: Final = 13  # tile, city, price
BUILDING_REPLACED: Final = 14  # old tile, monument, price
UPGRADED: Final = 15  # upgrade
VISIT_STARTED: Final = 16  # field
JOINED: Final = 17  # field
DEFERRED: Final = 18  # field
BONUS: Final = 19  # coins, points
SCORED: Final = 20  # place, coins, points
ORNAMENT_PUT: Final = 21  # piece, tile
ORNAMENT_STORED: Final = 22  # piece, slot
ORNAMENT_FORGONE: Final = 23  # piece
ORNAMENT_DISCARDED: Final = 24  # piece, slot
ORNAMENT_MOVED: Final = 25  # piece, tile, slot
ORNAMENT_BOUGHT: Final = 26  # piece, tile
PASSED: Final = 27  # coins
END_TRIGGERED: Final = 28  # way, points
POINTS: Final = 29  # source, points
MATCH_OVER: Final = 30  # way
DEFERRED_PILLAR_USED: Final = 31
BUILDING_POINTS: Final = 32  # points


class Rules(Part):
    """The options a match is played with.  Never changes, so clones share it."""

    __slots__ = (
        "advanced", "bonus_first", "free_discard", "landscape_upgrades", "many_purchases",
        "open_holdings", "poverty_unturned", "store_golden",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "advanced", "open_holdings", "landscape_upgrades", "poverty_unturned", "bonus_first",
        "free_discard", "many_purchases", "store_golden",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        self.advanced: bool = options["variant"] == "advanced"
        self.open_holdings: bool = options["open_holdings"] == "on"
        self.landscape_upgrades: bool = options["upgrade_tiles"] == "landscapes"
        self.poverty_unturned: bool = options["poverty_unturned"] == "on"
        self.bonus_first: bool = options["bonus_first"] == "on"
        self.free_discard: bool = options["free_discard"] == "on"
        self.many_purchases: bool = options["purchases"] == "many"
        self.store_golden: bool = options["store_golden"] == "on"


class Player(Part):
    """One player's board, screen and pillars.

    `columns`   per city, the set of tiles that stand above it; `built` is all of them together
    `court`     set of the bonus fields where a pillar still stands
    `deferred`  pillars on the large field of the court
    `scored`    set of the scoring places with a pillar of this player
    `upgrades`  set of the upgrade tiles laid on the board
    `storage`   the piece in each storage slot
    `fresh`     the slot filled in this very turn, or NO_SLOT: that piece may not move yet (C12.7)
    `points`    victory points by source
    """

    __slots__ = (
        "blocks", "built", "coins", "columns", "court", "deferred", "fresh", "points", "scored",
        "storage", "upgrades",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "coins", "blocks", "columns", "built", "court", "deferred", "scored", "upgrades", "storage",
        "fresh", "points",
    )  # fmt: skip

    coins: i64
    blocks: vec[i64]
    columns: vec[i64]
    built: i64
    court: i64
    deferred: i64
    scored: i64
    upgrades: i64
    storage: vec[i64]
    fresh: i64
    points: vec[i64]

    def clone(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.blocks = self.blocks[:]
        twin.columns = self.columns[:]
        twin.built = self.built
        twin.court = self.court
        twin.deferred = self.deferred
        twin.scored = self.scored
        twin.upgrades = self.upgrades
        twin.storage = self.storage[:]
        twin.fresh = self.fresh
        twin.points = self.points[:]
        return twin

    def vp(self) -> i64:
        total: i64 = 0
        source: i64
        for source in range(len(self.points)):
            total += self.points[source]
        return total

    def vp_on_track(self) -> i64:
        """Victory points without final scoring."""
        total: i64 = 0
        source: i64
        for source in range(FROM_COINS):
            total += self.points[source]
        return total

    def city_of(self, tile: i64) -> i64:
        """The city that one of this player's tiles stands in."""
        city: i64 = 0
        while not self.columns[city] >> tile & 1:
            city += 1
        return city

    def height(self, city: i64) -> i64:
        """How many buildings stand above a city."""
        return count(self.columns[city])

    def holds_money_place(self) -> bool:
        return (self.scored & MONEY_PLACES) != 0

    def has_pillar_to_place(self) -> bool:
        return self.court != 0 or self.deferred > 0


class Table(State):
    """The whole table of one match.

    `wheel`      blocks on the outer disc: sector * 6 + colour; a sector keeps its printed decoration
    `outer`      angle of the outer disc: the sector now at section s is (s - outer) mod 6
    `inner`      angle of the inner disc, likewise
    `supply`     face-down tiles by design;  `display`  tile in each of the nine spaces, or NO_TILE
    `monuments`  set of the kinds whose monument is still beside the board
    `replaced`   set of the tiles that a monument put out of the game
    `level`      per tile: its place in its column, 0 at the bottom
    `decorated`  set of the tiles with a decoration
    `statued`    set of the tiles with a statue;  `statue`  per tile: the statue piece on it
    `box`        ornaments out of the game, by piece
    `visitor`    holder of the visit token, `field` the bonus field visited
    `trigger`    who set off the end, `end` in which of ENDINGS
    """

    __slots__ = (
        "bag", "box", "decorated", "decorations", "display", "end", "field", "first", "inner",
        "level", "monuments", "on_wheel", "outer", "passes", "players", "purchases", "replaced",
        "rules", "seat", "statue", "statued", "statues", "supply", "supply_left", "trigger", "turns", "upgrades", "visitor",
        "wheel",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "drawn", "sealed", "known",
        "rules", "players", "first", "seat", "turns", "wheel", "on_wheel", "bag", "outer", "inner",
        "supply", "supply_left", "display", "monuments", "replaced", "level", "decorated", "statued",
        "statue", "upgrades",
        "decorations", "statues", "box", "visitor", "field", "passes", "purchases", "trigger", "end",
    )  # fmt: skip

    rules: Rules
    players: list[Player]
    first: i64
    seat: i64
    turns: i64
    wheel: vec[i64]
    on_wheel: i64
    bag: vec[i64]
    outer: i64
    inner: i64
    supply: vec[i64]
    supply_left: i64
    display: vec[i64]
    monuments: i64
    replaced: i64
    level: vec[i64]
    decorated: i64
    statued: i64
    statue: vec[i64]
    upgrades: vec[i64]
    decorations: vec[i64]
    statues: vec[i64]
    box: vec[i64]
    visitor: i64
    field: i64
    passes: i64
    purchases: i64
    trigger: i64
    end: i64

    def clone(self) -> Table:
        twin = Table()
        twin.copy_kernel_fields(self)
        twin.rules = self.rules
        twin.players = [player.clone() for player in self.players]
        twin.first = self.first
        twin.seat = self.seat
        twin.turns = self.turns
        twin.wheel = self.wheel[:]
        twin.on_wheel = self.on_wheel
        twin.bag = self.bag[:]
        twin.outer = self.outer
        twin.inner = self.inner
        twin.supply = self.supply[:]
        twin.supply_left = self.supply_left
        twin.display = self.display[:]
        twin.monuments = self.monuments
        twin.replaced = self.replaced
        twin.level = self.level[:]
        twin.decorated = self.decorated
        twin.statued = self.statued
        twin.statue = self.statue[:]
        twin.upgrades = self.upgrades[:]
        twin.decorations = self.decorations[:]
        twin.statues = self.statues[:]
        twin.box = self.box[:]
        twin.visitor = self.visitor
        twin.field = self.field
        twin.passes = self.passes
        twin.purchases = self.purchases
        twin.trigger = self.trigger
        twin.end = self.end
        return twin

    # -- questions that several chapters ask of the table ------------------------------------------

    def sector(self, section: i64) -> i64:
        """The sector of the outer disc that stands at a section (C11.1)."""
        return (section - self.outer) % 6

    def decoration_at(self, section: i64) -> i64:
        """The decoration shown at a section, as a kind."""
        return content.DECORATION_DISC[self.sector(section)]

    def statue_at(self, section: i64) -> i64:
        """The colour of the statue shown at a section."""
        return content.STATUE_DISC[(section - self.inner) % 6]

    def owns(self, seat: i64, tile: i64) -> bool:
        return (self.players[seat].built >> tile & 1) != 0

    def is_decorated(self, tile: i64) -> bool:
        return (self.decorated >> tile & 1) != 0

    def worth(self, tile: i64) -> i64:
        """Value in scoring: the printed value, one more with a decoration (C12.9)."""
        return content.VALUE_OF[tile] + (self.decorated >> tile & 1)

    def court_bonus(self, field: i64) -> i64:
        """The bonus printed on a field of the court, an index of content.BONUSES."""
        if self.rules.advanced:
            return content.ADVANCED_COURT[field]
        return content.BASIC_COURT[field]

    def fields_with(self, bonus: i64) -> i64:
        """The set of the court's fields that show a bonus."""
        return (
            content.ADVANCED_FIELDS[bonus] if self.rules.advanced else content.BASIC_FIELDS[bonus]
        )

    def court_fields(self) -> i64:
        return len(content.ADVANCED_COURT) if self.rules.advanced else len(content.BASIC_COURT)

    def pillars_on_shared_places(self) -> i64:
        """The set of cities and money places that somebody has scored (T4)."""
        taken: i64 = 0
        for player in self.players:
            taken |= player.scored
        return taken & SHARED_PLACES
