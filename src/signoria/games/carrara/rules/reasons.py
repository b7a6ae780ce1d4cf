"""Why an action is refused in Carrara: code -> (name, rule id).

Several codes may share a name, and so a sentence, where the same thing is refused by different
rules.
"""

from __future__ import annotations

from typing import Final

NOTHING_TO_SELL: Final = 16
MUST_TURN: Final = 17
ADVANCED_ONLY: Final = 18
EMPTY_SECTION: Final = 19
TOO_DEAR: Final = 20
NOT_POOR: Final = 21
NOT_IN_SECTION: Final = 22
TAKE_ONE: Final = 23
NOT_THIS_COLOUR_NOW: Final = 24
NOT_ON_DISPLAY: Final = 25
TOO_FEW_BLOCKS: Final = 26
MONUMENT_GONE: Final = 27
NOT_YOURS: Final = 28
NO_PAIRS: Final = 29
PAYMENT_OFF: Final = 30
UPGRADE_GONE: Final = 31
UPGRADE_OWNED: Final = 32
VISIT_FIRST: Final = 33
NO_VISIT: Final = 34
DEFERRED_THIS_TURN: Final = 35
NO_PILLAR_THERE: Final = 36
NO_PLACE_QUALIFIES: Final = 37
CITY_SCORED: Final = 38
TOO_FEW_BUILDINGS: Final = 39
NO_SUCH_BUILDING: Final = 40
TOO_FEW_COINS: Final = 41
ONE_MONEY_PLACE: Final = 42
NO_STATUE_THERE: Final = 43
NOT_OFFERED: Final = 44
NOT_IN_SUPPLY: Final = 45
WRONG_KIND: Final = 46
ALREADY_DECORATED: Final = 47
WRONG_CITY: Final = 48
ALREADY_A_STATUE: Final = 49
NO_FREE_SLOT: Final = 50
SLOT_FREE: Final = 51
EMPTY_SLOT: Final = 52
STORED_THIS_TURN: Final = 53
CAN_BE_PLACED: Final = 54
BOUGHT_ALREADY: Final = 55
LEAVES_NO_PLACE: Final = 56
GOLDEN_NOT_STORED: Final = 57
EMPTY_WHEEL: Final = 58
CANNOT_STAND_THERE: Final = 59
PURCHASE_ADVANCED: Final = 60
PURCHASE_TOO_DEAR: Final = 61
PURCHASE_NOT_YOURS: Final = 62
KIND_SCORED: Final = 63
LANDSCAPE_SCORED: Final = 64
MONEY_TAKEN: Final = 65
PAIR_SCORED: Final = 66
MONEY_ADVANCED: Final = 67
PAIR_ADVANCED: Final = 68
NO_SUCH_LANDSCAPE: Final = 69
PURCHASE_GONE: Final = 70
COURT_GONE: Final = 71
NOT_OFFERED_AT_COURT: Final = 72
NO_NEED_TO_DISCARD: Final = 73
NOT_TURNED: Final = 74
BONUS_NOT_COUNTED: Final = 75

NAMES: Final[dict[int, tuple[str, str]]] = {
    NOTHING_TO_SELL: ("nothing_to_sell", "C4.9"),
    MUST_TURN: ("must_turn", "C12.1"),
    ADVANCED_ONLY: ("advanced_only", "C12.1"),
    EMPTY_SECTION: ("empty_section", "C4.5"),
    TOO_DEAR: ("too_dear", "C4.3"),
    NOT_POOR: ("not_poor", "C4.7"),
    NOT_IN_SECTION: ("not_in_section", "C4.3"),
    TAKE_ONE: ("take_one", "C4.5"),
    NOT_THIS_COLOUR_NOW: ("not_this_colour_now", "C15.1"),
    NOT_ON_DISPLAY: ("not_on_display", "C5.1"),
    TOO_FEW_BLOCKS: ("too_few_blocks", "C5.4"),
    MONUMENT_GONE: ("monument_gone", "C5.5"),
    NOT_YOURS: ("not_yours", "C5.5"),
    NO_PAIRS: ("no_pairs", "C5.3"),
    PAYMENT_OFF: ("payment_off", "C5.1"),
    UPGRADE_GONE: ("upgrade_gone", "C5.8"),
    UPGRADE_OWNED: ("upgrade_owned", "C5.9"),
    VISIT_FIRST: ("visit_first", "C7.1"),
    NO_VISIT: ("no_visit", "C7.1"),
    DEFERRED_THIS_TURN: ("deferred_this_turn", "C7.3"),
    NO_PILLAR_THERE: ("no_pillar_there", "C6.1"),
    NO_PLACE_QUALIFIES: ("no_place_qualifies", "C6.1"),
    CITY_SCORED: ("place_taken", "C6.5"),
    TOO_FEW_BUILDINGS: ("too_few_buildings", "C6.5"),
    NO_SUCH_BUILDING: ("no_such_building", "C6.6"),
    TOO_FEW_COINS: ("too_few_coins", "C13.2"),
    ONE_MONEY_PLACE: ("one_money_place", "C13.2"),
    NO_STATUE_THERE: ("no_statue_there", "C13.3"),
    NOT_OFFERED: ("not_offered", "C12.2"),
    NOT_IN_SUPPLY: ("not_in_supply", "C12.3"),
    WRONG_KIND: ("wrong_kind", "C12.4"),
    ALREADY_DECORATED: ("already_decorated", "C12.5"),
    WRONG_CITY: ("wrong_city", "C12.5"),
    ALREADY_A_STATUE: ("already_a_statue", "C12.5"),
    NO_FREE_SLOT: ("no_free_slot", "C12.6"),
    SLOT_FREE: ("slot_free", "C12.6"),
    EMPTY_SLOT: ("empty_slot", "C12.7"),
    STORED_THIS_TURN: ("stored_this_turn", "C12.7"),
    CAN_BE_PLACED: ("can_be_placed", "C12.8"),
    BOUGHT_ALREADY: ("bought_already", "C12.12"),
    LEAVES_NO_PLACE: ("leaves_no_place", "C6.1"),
    GOLDEN_NOT_STORED: ("golden_not_stored", "C13.1"),
    EMPTY_WHEEL: ("nothing_to_sell", "C12.1"),
    CANNOT_STAND_THERE: ("not_yours", "C12.5"),
    PURCHASE_ADVANCED: ("advanced_only", "C12.12"),
    PURCHASE_TOO_DEAR: ("too_few_coins", "C12.12"),
    PURCHASE_NOT_YOURS: ("not_yours", "C12.12"),
    KIND_SCORED: ("place_taken", "C6.6"),
    LANDSCAPE_SCORED: ("place_taken", "C6.7"),
    MONEY_TAKEN: ("place_taken", "C13.2"),
    PAIR_SCORED: ("place_taken", "C13.3"),
    MONEY_ADVANCED: ("advanced_only", "C13.2"),
    PAIR_ADVANCED: ("advanced_only", "C13.3"),
    NO_SUCH_LANDSCAPE: ("no_such_building", "C6.7"),
    PURCHASE_GONE: ("not_in_supply", "C12.12"),
    COURT_GONE: ("not_in_supply", "C13.1"),
    NOT_OFFERED_AT_COURT: ("not_offered", "C13.1"),
    NO_NEED_TO_DISCARD: ("slot_free", "C12.8"),
    NOT_TURNED: ("not_turned", "C4.10"),
    BONUS_NOT_COUNTED: ("bonus_not_counted", "C6.1"),
}
