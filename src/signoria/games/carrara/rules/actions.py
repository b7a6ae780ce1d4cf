"""Carrara's action table: verbs, arguments, and the first row of each verb as a constant.

The constants are written out because compiled rules inline them; a contract test compares them
with the table.  Rows are only ever appended.
"""

from __future__ import annotations

from typing import Final

from signoria.games.carrara.rules import content
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts, numbers

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

BLOCK_COUNTS: Final = 8  # 0 to 7 blocks of one colour
PAIR_COUNTS: Final = 4  # 0 to 3 pairs
DECORATIONS: Final = 6
STATUES: Final = 7  # of six colours, and the golden one

PASS: Final = 0
TURN_WHEEL: Final = 1
TURN_INNER: Final = 2
BUY: Final = 3  # section
BUY_END: Final = 9
POVERTY: Final = 9
TAKE: Final = 10  # colour, blocks
TAKE_END: Final = 58
TAKE_STRIDE: Final = 8
BUILD: Final = 58  # design, city
BUILD_END: Final = 238
BUILD_STRIDE: Final = 6
MONUMENT: Final = 238  # kind, city
MONUMENT_END: Final = 274
MONUMENT_STRIDE: Final = 6
REPLACE: Final = 274  # tile
REPLACE_END: Final = 310
PAY_PAIRS: Final = 310  # pairs
PAY_PAIRS_END: Final = 314
PAY: Final = 314  # colour, blocks
PAY_END: Final = 362
PAY_STRIDE: Final = 8
UPGRADE_CITY: Final = 362  # upgrade
UPGRADE_CITY_END: Final = 370
NO_UPGRADE: Final = 370
SCORE: Final = 371  # pillar
SCORE_END: Final = 376
JOIN: Final = 376
DEFER: Final = 377
PLACE_PILLAR: Final = 378  # place
PLACE_PILLAR_END: Final = 397
CHOOSE_DECORATION: Final = 397  # decoration
CHOOSE_DECORATION_END: Final = 403
CHOOSE_STATUE: Final = 403  # statue
CHOOSE_STATUE_END: Final = 410
CHOOSE_NOTHING: Final = 410
PUT: Final = 411  # building
PUT_END: Final = 453
STORE: Final = 453
FORGO: Final = 454
DISCARD: Final = 455  # slot
DISCARD_END: Final = 457
MOVE: Final = 457  # slot, building
MOVE_END: Final = 541
MOVE_STRIDE: Final = 42
BUY_DECORATION: Final = 541  # building
BUY_DECORATION_END: Final = 583
BUY_STATUE: Final = 583  # building
BUY_STATUE_END: Final = 625
END_TURN: Final = 625
DRAW_START: Final = 626  # seat
DRAW_START_END: Final = 630
DRAW_ANGLE: Final = 630  # angle
DRAW_ANGLE_END: Final = 636
DRAW_TILE: Final = 636  # design
DRAW_TILE_END: Final = 666
DRAW_BLOCK: Final = 666  # colour
DRAW_BLOCK_END: Final = 672

TABLE: Final = ActionTable(
    [
        Verb("pass", PASS, PASS + 1),
        Verb("turn", TURN_WHEEL, TURN_WHEEL + 1),
        Verb("turn-inner", TURN_INNER, TURN_INNER + 1),
        Verb("buy", BUY, BUY_END, (SECTION,)),
        Verb("poverty", POVERTY, POVERTY + 1),
        Verb("take", TAKE, TAKE_END, (COLOUR, BLOCKS)),
        Verb("build", BUILD, BUILD_END, (DESIGN, CITY)),
        Verb("monument", MONUMENT, MONUMENT_END, (KIND, CITY)),
        Verb("replace", REPLACE, REPLACE_END, (TILE,)),
        Verb("pay-pairs", PAY_PAIRS, PAY_PAIRS_END, (PAIRS,)),
        Verb("pay", PAY, PAY_END, (COLOUR, BLOCKS)),
        Verb("upgrade", UPGRADE_CITY, UPGRADE_CITY_END, (UPGRADE,)),
        Verb("no-upgrade", NO_UPGRADE, NO_UPGRADE + 1),
        Verb("score", SCORE, SCORE_END, (PILLAR,)),
        Verb("join", JOIN, JOIN + 1),
        Verb("defer", DEFER, DEFER + 1),
        Verb("place", PLACE_PILLAR, PLACE_PILLAR_END, (PLACE,)),
        Verb("choose-decoration", CHOOSE_DECORATION, CHOOSE_DECORATION_END, (DECORATION,)),
        Verb("choose-statue", CHOOSE_STATUE, CHOOSE_STATUE_END, (STATUE,)),
        Verb("choose-nothing", CHOOSE_NOTHING, CHOOSE_NOTHING + 1),
        Verb("put", PUT, PUT_END, (BUILDING,)),
        Verb("store", STORE, STORE + 1),
        Verb("forgo", FORGO, FORGO + 1),
        Verb("discard", DISCARD, DISCARD_END, (SLOT,)),
        Verb("move", MOVE, MOVE_END, (SLOT, BUILDING)),
        Verb("buy-decoration", BUY_DECORATION, BUY_DECORATION_END, (BUILDING,)),
        Verb("buy-statue", BUY_STATUE, BUY_STATUE_END, (BUILDING,)),
        Verb("end-turn", END_TURN, END_TURN + 1),
        Verb("draw-start", DRAW_START, DRAW_START_END, (SEAT,)),
        Verb("draw-angle", DRAW_ANGLE, DRAW_ANGLE_END, (ANGLE,)),
        Verb("draw-tile", DRAW_TILE, DRAW_TILE_END, (DESIGN,)),
        Verb("draw-block", DRAW_BLOCK, DRAW_BLOCK_END, (COLOUR,)),
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
