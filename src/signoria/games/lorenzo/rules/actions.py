"""Lorenzo's action table: verbs, arguments, and the first row of each verb as a constant.

The constants are written out because compiled rules inline them; a test compares them with the
table.  Rows are only ever appended.

A placement is said in small steps: `place white building-3`, then `servants 2`, `pay resources`,
`save wood`, each only where there is something to choose.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules import content
from signoria.kernel.actions import ActionTable, Domain, amounts, numbers

MEMBER: Final = Domain("member", ("black", "white", "orange", "neutral"))
SPACE: Final = Domain("space", content.SPACES)
FLOOR: Final = Domain("space", content.SPACES[:16])
LEADER: Final = Domain("leader", content.LEADERS)
SERVANTS_SPENT: Final = amounts("servants", 0, 40)
PAYMENT: Final = Domain("payment", ("military", "resources"), is_place=False)
MATERIAL: Final = Domain("material", ("wood", "stone"), is_place=False)
PRIVILEGE: Final = Domain("privilege", content.PRIVILEGES)
BUILDING: Final = Domain("building", content.BUILDINGS)
ARROW: Final = Domain("arrow", ("first", "second"))
BONUS_TILE: Final = Domain("tile", content.BONUS_TILES[1:])
PART: Final = Domain("part", ("gains", "privileges", "action"), is_place=False)
SEAT: Final = numbers("seat", 0, 4)
EDICT: Final = Domain("edict", content.TILES)
CARD: Final = Domain("card", content.CARDS)
PIPS: Final = amounts("pips", 1, 6)

MOST_SERVANTS: Final = 40

PLACE: Final = 0  # member, space
PASS: Final = 100
END_TURN: Final = 101
PLAY: Final = 102  # leader
DISCARD: Final = 122  # leader
ACTIVATE: Final = 142  # leader
SPEND: Final = 162  # servants
PAY: Final = 203  # payment
SAVE: Final = 205  # material
TAKE_PRIVILEGE: Final = 207  # privilege
TAKE: Final = 212  # floor
DECLINE: Final = 228
USE: Final = 229  # building, arrow
DONE: Final = 277
RAISE: Final = 278  # member
COPY: Final = 282  # leader
SUPPORT: Final = 302
REFUSE: Final = 303
CHOOSE_TILE: Final = 304  # bonus tile, the first of the different ones being 0
KEEP: Final = 308  # leader
LOSE: Final = 328  # material
RESOLVE: Final = 330  # part
DRAW_SEAT: Final = 333  # seat
DRAW_EDICT: Final = 338  # edict
DRAW_LEADER: Final = 359  # leader
DRAW_CARD: Final = 379  # card
ROLL: Final = 475  # pips

TABLE: Final = ActionTable(
    [
        ("place", (MEMBER, SPACE)),
        ("pass", ()),
        ("end-turn", ()),
        ("play", (LEADER,)),
        ("discard", (LEADER,)),
        ("activate", (LEADER,)),
        ("servants", (SERVANTS_SPENT,)),
        ("pay", (PAYMENT,)),
        ("save", (MATERIAL,)),
        ("privilege", (PRIVILEGE,)),
        ("take", (FLOOR,)),
        ("decline", ()),
        ("use", (BUILDING, ARROW)),
        ("done", ()),
        ("raise", (MEMBER,)),
        ("copy", (LEADER,)),
        ("support", ()),
        ("refuse", ()),
        ("choose-tile", (BONUS_TILE,)),
        ("keep", (LEADER,)),
        ("lose", (MATERIAL,)),
        ("resolve", (PART,)),
        ("draw-seat", (SEAT,)),
        ("draw-edict", (EDICT,)),
        ("draw-leader", (LEADER,)),
        ("draw-card", (CARD,)),
        ("roll", (PIPS,)),
    ]
)
