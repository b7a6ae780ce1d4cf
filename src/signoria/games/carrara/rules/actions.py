"""Carrara's action table: verbs, arguments, and where the rows of each verb begin and end.

The constants are written out because compiled rules inline them; a test compares them with the
table.  A published row never changes: `tests/games/carrara/published_ids.txt` holds them all.  No
expansion is known; the capacities leave a little room for one, and the rows after the last block
for new verbs.
"""

from __future__ import annotations

from typing import Final

from signoria.games.carrara.rules import content
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts, numbers

COLOUR: Final = Domain("colour", content.COLOURS, capacity=8)
CITY: Final = Domain("city", content.CITIES, capacity=8)
KIND: Final = Domain("kind", content.KINDS, capacity=8)
SECTION: Final = Domain("section", content.SECTIONS, capacity=8)
DESIGN: Final = Domain("tile", content.DESIGN_NAMES, capacity=40)
TILE: Final = Domain("tile", content.TILE_NAMES[:36], capacity=40)
BUILDING: Final = Domain("building", content.TILE_NAMES, capacity=48)
UPGRADE: Final = Domain("upgrade", content.UPGRADES, capacity=12)
DECORATION: Final = Domain("decoration", content.DECORATIONS, capacity=8)
STATUE: Final = Domain("statue", (*content.COLOURS, "golden"), capacity=10)
SLOT: Final = numbers("slot", 1, content.SLOTS, capacity=4)
BLOCKS: Final = amounts("blocks", 0, 7, capacity=10)
PAIRS: Final = amounts("pairs", 0, 3, capacity=6)
PILLAR: Final = Domain("pillar", (*content.BONUSES, "deferred"), capacity=8)
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
    capacity=24,
)
SEAT: Final = numbers("seat", 1, 4, capacity=6)
ANGLE: Final = numbers("angle", 0, 5, capacity=6)

BLOCK_COUNTS: Final = 8  # 0 to 7 blocks of one colour
PAIR_COUNTS: Final = 4  # 0 to 3 pairs
DECORATIONS: Final = 6
STATUES: Final = 7  # of six colours, and the golden one

PASS: Final = 0
TURN_WHEEL: Final = 1
TURN_INNER: Final = 2
BUY: Final = 3  # section
BUY_END: Final = 11
POVERTY: Final = 11
TAKE: Final = 12  # colour, blocks
TAKE_END: Final = 92
TAKE_STRIDE: Final = 10
BUILD: Final = 92  # design, city
BUILD_END: Final = 412
BUILD_STRIDE: Final = 8
MONUMENT: Final = 412  # kind, city
MONUMENT_END: Final = 476
MONUMENT_STRIDE: Final = 8
REPLACE: Final = 476  # tile
REPLACE_END: Final = 516
PAY_PAIRS: Final = 516  # pairs
PAY_PAIRS_END: Final = 522
PAY: Final = 522  # colour, blocks
PAY_END: Final = 602
PAY_STRIDE: Final = 10
UPGRADE_CITY: Final = 602  # upgrade
UPGRADE_CITY_END: Final = 614
NO_UPGRADE: Final = 614
SCORE: Final = 615  # pillar
SCORE_END: Final = 623
JOIN: Final = 623
DEFER: Final = 624
PLACE_PILLAR: Final = 625  # place
PLACE_PILLAR_END: Final = 649
CHOOSE_DECORATION: Final = 649  # decoration
CHOOSE_DECORATION_END: Final = 657
CHOOSE_STATUE: Final = 657  # statue
CHOOSE_STATUE_END: Final = 667
CHOOSE_NOTHING: Final = 667
PUT: Final = 668  # building
PUT_END: Final = 716
STORE: Final = 716
FORGO: Final = 717
DISCARD: Final = 718  # slot
DISCARD_END: Final = 722
MOVE: Final = 722  # slot, building
MOVE_END: Final = 914
MOVE_STRIDE: Final = 48
BUY_DECORATION: Final = 914  # building
BUY_DECORATION_END: Final = 962
BUY_STATUE: Final = 962  # building
BUY_STATUE_END: Final = 1010
END_TURN: Final = 1010
DRAW_START: Final = 1011  # seat
DRAW_START_END: Final = 1017
DRAW_ANGLE: Final = 1017  # angle
DRAW_ANGLE_END: Final = 1023
DRAW_TILE: Final = 1023  # design
DRAW_TILE_END: Final = 1063
DRAW_BLOCK: Final = 1063  # colour
DRAW_BLOCK_END: Final = 1071

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
    ],
    size=1500,
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
