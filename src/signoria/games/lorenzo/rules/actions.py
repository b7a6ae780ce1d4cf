"""Lorenzo's action table: verbs, arguments, and where the rows of each verb begin and end.

The constants are written out because compiled rules inline them; a test compares them with the
table.  A published row never changes: `tests/games/lorenzo/published_ids.txt` holds them all.  The
capacities have room for both expansions: 168 cards (42 of each type), 44 leaders, 24 tiles of
excommunication, the floors of a fifth tower and spaces on leaders, a sixth and seventh privilege,
one more member of a family, five players.  Verbs for tokens, families and their auction take rows
after the last block.

A placement is said in small steps: `place white building-3`, then `servants 2`, `pay resources`,
`save wood`, each only where there is something to choose.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules import content
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts, numbers

MEMBER: Final = Domain("member", ("black", "white", "orange", "neutral"), capacity=8)
SPACE: Final = Domain("space", content.SPACES, capacity=48)
FLOOR: Final = Domain("space", content.SPACES[:16], capacity=20)
LEADER: Final = Domain("leader", content.LEADERS, capacity=44)
SERVANTS_SPENT: Final = amounts("servants", 0, 40, capacity=100)
PAYMENT: Final = Domain("payment", ("military", "resources"), is_place=False, capacity=8)
MATERIAL: Final = Domain("material", ("wood", "stone"), is_place=False, capacity=8)
PRIVILEGE: Final = Domain("privilege", content.PRIVILEGES, capacity=8)
BUILDING: Final = Domain("building", content.BUILDINGS, capacity=42)
ARROW: Final = Domain("arrow", ("first", "second"), capacity=4)
BONUS_TILE: Final = Domain("tile", content.BONUS_TILES[1:], capacity=8)
PART: Final = Domain("part", ("gains", "privileges", "action"), is_place=False, capacity=8)
SEAT: Final = numbers("seat", 0, 4, capacity=5)
EDICT: Final = Domain("edict", content.TILES, capacity=24)
CARD: Final = Domain("card", content.CARDS, capacity=168)
PIPS: Final = amounts("pips", 1, 6, capacity=6)

MOST_SERVANTS: Final = 40
ARROWS: Final = 2
BONUS_TILES: Final = 4  # the different ones

PLACE: Final = 0  # member, space
PLACE_END: Final = 384
PLACE_STRIDE: Final = 48
PASS: Final = 384
END_TURN: Final = 385
PLAY: Final = 386  # leader
PLAY_END: Final = 430
DISCARD: Final = 430  # leader
DISCARD_END: Final = 474
ACTIVATE: Final = 474  # leader
ACTIVATE_END: Final = 518
SPEND: Final = 518  # servants
SPEND_END: Final = 618
PAY: Final = 618  # payment
PAY_END: Final = 626
SAVE: Final = 626  # material
SAVE_END: Final = 634
TAKE_PRIVILEGE: Final = 634  # privilege
TAKE_PRIVILEGE_END: Final = 642
TAKE: Final = 642  # floor
TAKE_END: Final = 662
DECLINE: Final = 662
USE: Final = 663  # building, arrow
USE_END: Final = 831
USE_STRIDE: Final = 4
DONE: Final = 831
RAISE: Final = 832  # member
RAISE_END: Final = 840
COPY: Final = 840  # leader
COPY_END: Final = 884
SUPPORT: Final = 884
REFUSE: Final = 885
CHOOSE_TILE: Final = 886  # bonus tile, the first of the different ones being 0
CHOOSE_TILE_END: Final = 894
KEEP: Final = 894  # leader
KEEP_END: Final = 938
LOSE: Final = 938  # material
LOSE_END: Final = 946
RESOLVE: Final = 946  # part
RESOLVE_END: Final = 954
DRAW_SEAT: Final = 954  # seat
DRAW_SEAT_END: Final = 959
DRAW_EDICT: Final = 959  # edict
DRAW_EDICT_END: Final = 983
DRAW_LEADER: Final = 983  # leader
DRAW_LEADER_END: Final = 1027
DRAW_CARD: Final = 1027  # card
DRAW_CARD_END: Final = 1195
ROLL: Final = 1195  # pips
ROLL_END: Final = 1201

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
    ],
    size=2000,
)
