"""Why an action is refused in Lorenzo il Magnifico: code -> (name, rule id).

Several codes may share a name, and so a sentence, where the same thing is refused by different
rules.  The numbers are what is needed and what there is.
"""

from __future__ import annotations

from typing import Final

ALREADY_PLACED: Final = 16
SPACE_CLOSED: Final = 17  # players needed, players here
SPACE_TAKEN: Final = 18
COLOUR_IN_TOWER: Final = 19
COLOUR_IN_AREA: Final = 20
NO_CARD_THERE: Final = 21
VALUE_TOO_LOW: Final = 22  # value needed, value with all servants
MARKET_FORBIDDEN: Final = 23
SIX_CARDS: Final = 24  # room needed, room there is: 6 and the cards owned
SLOT_NEEDS_MILITARY: Final = 25  # military points needed, owned
CANNOT_PAY_FEE: Final = 26  # coins needed, owned
COINS_SHORT: Final = 27  # after the fee and the floor's bonus: needed, there
WOOD_SHORT: Final = 28
STONE_SHORT: Final = 29
SERVANTS_SHORT: Final = 30  # after the servants of the boost
MILITARY_SHORT: Final = 31  # military points needed for the venture, owned
PLACEMENT_POSSIBLE: Final = 32  # so the turn may not be passed
PLACED_ALREADY: Final = 33  # one placement a turn
PLACE_FIRST: Final = 34  # the turn does not end before it
NOT_IN_HAND: Final = 35
NOT_IN_PLAY: Final = 36
CARDS_REQUIRED: Final = 37  # cards of a type needed, owned
GOODS_REQUIRED: Final = 38  # of a good needed, owned
ALIKE_REQUIRED: Final = 39  # cards of one type needed, most owned of one type
NOTHING_TO_COPY: Final = 40
USED_THIS_ROUND: Final = 41
WORKS_BY_ITSELF: Final = 42  # a permanent ability is not activated
NO_MEMBER_LEFT: Final = 43  # nothing that Federico could raise
WRONG_MEMBER: Final = 45  # coloured or neutral, by R02
MEMBER_RAISED: Final = 46
TOO_FEW_SERVANTS: Final = 47  # servants needed at least, named
NOT_SO_MANY_SERVANTS: Final = 48  # servants named, owned
NO_USE_FOR_SERVANTS: Final = 49  # the number that does as much, named
SAME_PRIVILEGE: Final = 52
WRONG_TYPE: Final = 53  # the bonus action takes other types of cards
NO_ARROW: Final = 54  # the building has no such exchange
NOT_YOUR_BUILDING: Final = 55
NOT_ACTIVE: Final = 56  # activation value, action value
EXCHANGE_USED: Final = 57
EXCHANGE_TOO_DEAR: Final = 58  # of a good: needed with what is already promised, in stock
NOT_COPYABLE: Final = 59
COPY_FIRST: Final = 60
TILE_TAKEN: Final = 62
NOT_IN_PACK: Final = 63
PART_DONE: Final = 64
LEADER_ACTIONS_CLOSED: Final = 66  # basic game: there are no leaders
COPIED_ALREADY: Final = 67
TURN_SKIPPED: Final = 68  # only leaders act in it

NAMES: Final[dict[int, tuple[str, str]]] = {
    ALREADY_PLACED: ("already_placed", "L3.4"),
    SPACE_CLOSED: ("space_closed", "L1.5"),
    SPACE_TAKEN: ("space_taken", "L5.1"),
    COLOUR_IN_TOWER: ("colour_in_tower", "L5.2"),
    COLOUR_IN_AREA: ("colour_in_area", "L5.2"),
    NO_CARD_THERE: ("no_card_there", "L6.3"),
    VALUE_TOO_LOW: ("value_too_low", "L4.3"),
    MARKET_FORBIDDEN: ("market_forbidden", "E2.5"),
    SIX_CARDS: ("six_cards", "L6.6"),
    SLOT_NEEDS_MILITARY: ("slot_needs_military", "L6.7"),
    CANNOT_PAY_FEE: ("cannot_pay_fee", "L6.3"),
    COINS_SHORT: ("coins_short", "L6.5"),
    WOOD_SHORT: ("wood_short", "L6.5"),
    STONE_SHORT: ("stone_short", "L6.5"),
    SERVANTS_SHORT: ("servants_short", "L4.4"),
    MILITARY_SHORT: ("military_short", "L6.8"),
    PLACEMENT_POSSIBLE: ("placement_possible", "L3.3"),
    PLACED_ALREADY: ("placed_already", "L3.2"),
    PLACE_FIRST: ("place_first", "L3.3"),
    NOT_IN_HAND: ("not_in_hand", "L13.3"),
    NOT_IN_PLAY: ("not_in_play", "L13.4"),
    CARDS_REQUIRED: ("cards_required", "L13.3"),
    GOODS_REQUIRED: ("goods_required", "L13.3"),
    ALIKE_REQUIRED: ("alike_required", "L13.3"),
    NOTHING_TO_COPY: ("nothing_to_copy", "R13"),
    USED_THIS_ROUND: ("used_this_round", "L13.4"),
    WORKS_BY_ITSELF: ("works_by_itself", "L13.5"),
    NO_MEMBER_LEFT: ("no_member_left", "R02"),
    WRONG_MEMBER: ("wrong_member", "R02"),
    MEMBER_RAISED: ("member_raised", "R02"),
    TOO_FEW_SERVANTS: ("too_few_servants", "L4.3"),
    NOT_SO_MANY_SERVANTS: ("not_so_many_servants", "L4.4"),
    NO_USE_FOR_SERVANTS: ("no_use_for_servants", "L4.4"),
    SAME_PRIVILEGE: ("same_privilege", "L11.3"),
    WRONG_TYPE: ("wrong_type", "L7.1"),
    NO_ARROW: ("no_arrow", "L9.4"),
    NOT_YOUR_BUILDING: ("not_your_building", "L9.2"),
    NOT_ACTIVE: ("not_active", "L9.2"),
    EXCHANGE_USED: ("exchange_used", "L9.4"),
    EXCHANGE_TOO_DEAR: ("exchange_too_dear", "L9.3"),
    NOT_COPYABLE: ("not_copyable", "R13"),
    COPY_FIRST: ("copy_first", "R13"),
    TILE_TAKEN: ("tile_taken", "L1.9"),
    NOT_IN_PACK: ("not_in_pack", "L1.10"),
    PART_DONE: ("part_done", "R09"),
    LEADER_ACTIONS_CLOSED: ("leader_actions_closed", "L1.8"),
    COPIED_ALREADY: ("copied_already", "R13"),
    TURN_SKIPPED: ("turn_skipped", "E2.7"),
}
