"""Lorenzo's action table: verbs, arguments, and the first row of each verb as a constant.

The constants are written out because compiled rules inline them; a test compares them with the
table.  Rows are only ever appended.

A placement is said in small steps: `place white building-3`, then `servants 2`, `pay resources`,
`save wood`, each only where there is something to choose.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules import content
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts, numbers

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
ARROWS: Final = 2
BONUS_TILES: Final = 4  # the different ones

PLACE: Final = 0  # member, space
PLACE_END: Final = 100
PLACE_STRIDE: Final = 25
PASS: Final = 100
END_TURN: Final = 101
PLAY: Final = 102  # leader
PLAY_END: Final = 122
DISCARD: Final = 122  # leader
DISCARD_END: Final = 142
ACTIVATE: Final = 142  # leader
ACTIVATE_END: Final = 162
SPEND: Final = 162  # servants
SPEND_END: Final = 203
PAY: Final = 203  # payment
PAY_END: Final = 205
SAVE: Final = 205  # material
SAVE_END: Final = 207
TAKE_PRIVILEGE: Final = 207  # privilege
TAKE_PRIVILEGE_END: Final = 212
TAKE: Final = 212  # floor
TAKE_END: Final = 228
DECLINE: Final = 228
USE: Final = 229  # building, arrow
USE_END: Final = 277
USE_STRIDE: Final = 2
DONE: Final = 277
RAISE: Final = 278  # member
RAISE_END: Final = 282
COPY: Final = 282  # leader
COPY_END: Final = 302
SUPPORT: Final = 302
REFUSE: Final = 303
CHOOSE_TILE: Final = 304  # bonus tile, the first of the different ones being 0
CHOOSE_TILE_END: Final = 308
KEEP: Final = 308  # leader
KEEP_END: Final = 328
LOSE: Final = 328  # material
LOSE_END: Final = 330
RESOLVE: Final = 330  # part
RESOLVE_END: Final = 333
DRAW_SEAT: Final = 333  # seat
DRAW_SEAT_END: Final = 338
DRAW_EDICT: Final = 338  # edict
DRAW_EDICT_END: Final = 359
DRAW_LEADER: Final = 359  # leader
DRAW_LEADER_END: Final = 379
DRAW_CARD: Final = 379  # card
DRAW_CARD_END: Final = 475
ROLL: Final = 475  # pips
ROLL_END: Final = 481

TABLE: Final = ActionTable(
    [
        Verb("place", PLACE, PLACE_END, (MEMBER, SPACE)),
        Verb("pass", PASS, PASS + 1),
        Verb("end-turn", END_TURN, END_TURN + 1),
        Verb("play", PLAY, PLAY_END, (LEADER,)),
        Verb("discard", DISCARD, DISCARD_END, (LEADER,)),
        Verb("activate", ACTIVATE, ACTIVATE_END, (LEADER,)),
        Verb("servants", SPEND, SPEND_END, (SERVANTS_SPENT,)),
        Verb("pay", PAY, PAY_END, (PAYMENT,)),
        Verb("save", SAVE, SAVE_END, (MATERIAL,)),
        Verb("privilege", TAKE_PRIVILEGE, TAKE_PRIVILEGE_END, (PRIVILEGE,)),
        Verb("take", TAKE, TAKE_END, (FLOOR,)),
        Verb("decline", DECLINE, DECLINE + 1),
        Verb("use", USE, USE_END, (BUILDING, ARROW)),
        Verb("done", DONE, DONE + 1),
        Verb("raise", RAISE, RAISE_END, (MEMBER,)),
        Verb("copy", COPY, COPY_END, (LEADER,)),
        Verb("support", SUPPORT, SUPPORT + 1),
        Verb("refuse", REFUSE, REFUSE + 1),
        Verb("choose-tile", CHOOSE_TILE, CHOOSE_TILE_END, (BONUS_TILE,)),
        Verb("keep", KEEP, KEEP_END, (LEADER,)),
        Verb("lose", LOSE, LOSE_END, (MATERIAL,)),
        Verb("resolve", RESOLVE, RESOLVE_END, (PART,)),
        Verb("draw-seat", DRAW_SEAT, DRAW_SEAT_END, (SEAT,)),
        Verb("draw-edict", DRAW_EDICT, DRAW_EDICT_END, (EDICT,)),
        Verb("draw-leader", DRAW_LEADER, DRAW_LEADER_END, (LEADER,)),
        Verb("draw-card", DRAW_CARD, DRAW_CARD_END, (CARD,)),
        Verb("roll", ROLL, ROLL_END, (PIPS,)),
    ]
)
