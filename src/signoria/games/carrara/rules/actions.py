"""Carrara's action table: verbs, arguments, and the first row of each verb as a constant.

The constants are written out because compiled rules inline them; a contract test compares them
with the table.  Rows are only ever appended.
"""

from __future__ import annotations

from typing import Final

from signoria.games.carrara.rules import content
from signoria.kernel.actions import ActionTable, Domain, amounts, numbers

COLOUR: Final = Domain("colour", content.COLOURS)
CITY: Final = Domain("city", content.CITIES)
KIND: Final = Domain("kind", content.KINDS)
SECTION: Final = Domain("section", content.SECTIONS)
DESIGN: Final = Domain("tile", content.DESIGN_NAMES)
TILE: Final = Domain("tile", content.TILE_NAMES[:36])
BUILDING: Final = Domain("building", content.TILE_NAMES)
UPGRADE: Final = Domain("upgrade", content.UPGRADES)
DECORATION: Final = Domain("decoration", content.DECORATIONS)
STATUE: Final = Domain("statue", (*content.COLOURS, "golden"))
SLOT: Final = numbers("slot", 1, content.SLOTS)
BLOCKS: Final = amounts("blocks", 0, 7)
PAIRS: Final = amounts("pairs", 0, 3)
PILLAR: Final = Domain("pillar", (*content.BONUSES, "deferred"))
PLACE: Final = Domain(
    "place",
    (
        *content.CITIES,
        *content.KINDS,
        *content.LANDSCAPES,
        "36-coins",
        "50-coins",
        *content.PAIR_NAMES,
    ),
)
SEAT: Final = numbers("seat", 1, 4)
ANGLE: Final = numbers("angle", 0, 5)

BLOCK_COUNTS: Final = 8  # rows for one colour of TAKE and PAY: 0 to 7 blocks
PAIR_COUNTS: Final = 4  # 0 to 3 pairs

PASS: Final = 0
TURN_WHEEL: Final = 1
TURN_INNER: Final = 2
BUY: Final = 3  # section
POVERTY: Final = 9
TAKE: Final = 10  # colour, blocks
BUILD: Final = 58  # design, city
MONUMENT: Final = 238  # kind, city
REPLACE: Final = 274  # tile
PAY_PAIRS: Final = 310  # pairs
PAY: Final = 314  # colour, blocks
UPGRADE_CITY: Final = 362  # upgrade
NO_UPGRADE: Final = 370
SCORE: Final = 371  # pillar
JOIN: Final = 376
DEFER: Final = 377
PLACE_PILLAR: Final = 378  # place
CHOOSE_DECORATION: Final = 397  # decoration
CHOOSE_STATUE: Final = 403  # statue
CHOOSE_NOTHING: Final = 410
PUT: Final = 411  # building
STORE: Final = 453
FORGO: Final = 454
DISCARD: Final = 455  # slot
MOVE: Final = 457  # slot, building
BUY_DECORATION: Final = 541  # building
BUY_STATUE: Final = 583  # building
END_TURN: Final = 625
DRAW_START: Final = 626  # seat
DRAW_ANGLE: Final = 630  # angle
DRAW_TILE: Final = 636  # design
DRAW_BLOCK: Final = 666  # colour

TABLE: Final = ActionTable(
    [
        ("pass", ()),
        ("turn", ()),
        ("turn-inner", ()),
        ("buy", (SECTION,)),
        ("poverty", ()),
        ("take", (COLOUR, BLOCKS)),
        ("build", (DESIGN, CITY)),
        ("monument", (KIND, CITY)),
        ("replace", (TILE,)),
        ("pay-pairs", (PAIRS,)),
        ("pay", (COLOUR, BLOCKS)),
        ("upgrade", (UPGRADE,)),
        ("no-upgrade", ()),
        ("score", (PILLAR,)),
        ("join", ()),
        ("defer", ()),
        ("place", (PLACE,)),
        ("choose-decoration", (DECORATION,)),
        ("choose-statue", (STATUE,)),
        ("choose-nothing", ()),
        ("put", (BUILDING,)),
        ("store", ()),
        ("forgo", ()),
        ("discard", (SLOT,)),
        ("move", (SLOT, BUILDING)),
        ("buy-decoration", (BUILDING,)),
        ("buy-statue", (BUILDING,)),
        ("end-turn", ()),
        ("draw-start", (SEAT,)),
        ("draw-angle", (ANGLE,)),
        ("draw-tile", (DESIGN,)),
        ("draw-block", (COLOUR,)),
    ]
)

# The bonus a pillar brings: the index of PILLAR, equal to content.BONUSES for the first four.
VP: Final = 0
COINS: Final = 1
ORNAMENT: Final = 2
GOLDEN: Final = 3
DEFERRED: Final = 4

# Scoring places: the index of PLACE.
FIRST_KIND: Final = 6
FIRST_LANDSCAPE: Final = 12
FIRST_MONEY: Final = 14
FIRST_PAIR: Final = 16
BASIC_PLACES: Final = 14
PLACES: Final = 19
