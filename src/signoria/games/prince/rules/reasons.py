"""Why an action is refused in The Prince: code -> (name, rule id).

Several codes may share a name, and so a sentence, where the same thing is refused by different
rules.  No reason tells a seat anything about another seat's hand, purse or sealed answer.
"""

from __future__ import annotations

from typing import Final

HOUSE_TAKEN: Final = 16
NO_THREE_ALIKE: Final = 17  # three of a type are needed, most of one type held
MULLIGANS_USED: Final = 18
ALREADY_LAID: Final = 19
CANNOT_PAY_FEE: Final = 20  # fee, ducats held
NOT_YOUR_HOME: Final = 21
SLOT_TAKEN: Final = 22
NOT_YOUR_CARD: Final = 23
NOT_UNPROTECTED: Final = 24  # only what lies open may be put into a holding out of one's own phase
LAID_IN_ORDER: Final = 25
POOL_FACE_DOWN: Final = 26
NOT_IN_POOL: Final = 27
NO_SPY: Final = 28
BOUND_BY_SAVONAROLA: Final = 29
BID_ABOVE_PURSE: Final = 30  # bid, ducats held
SMALLER_DIGIT_FIRST: Final = 31
FAMILY_STAYS: Final = 32
MOVED_ALREADY: Final = 33
ALREADY_THERE: Final = 34
ALREADY_OPEN: Final = 35
HOUSE_NOT_PLAYED: Final = 36
NOT_AGAINST_YOURSELF: Final = 37
MARRIED_TO_IT: Final = 38
NO_POISON: Final = 39
NO_BRAVO: Final = 40
NOT_ON_TABLE: Final = 41
PROTECTED_FROM_POISON: Final = 42
YOUR_OWN_CARD: Final = 43
NO_MARRIAGE_IN_FORCE: Final = 44
NO_SAVONAROLA_IN_FORCE: Final = 45
NO_MARRIAGE_CARD: Final = 46
NO_SAVONAROLA_CARD: Final = 47
YOU_ARE_POPE: Final = 48
NO_SIMONY_CARD: Final = 49
FIRST_TURN_NO_SIMONY: Final = 50
RECEIVED_BOTH: Final = 51
SEIZED_ALREADY: Final = 52
SEIZE_PROTECTED: Final = 53
SEIZE_YOUR_OWN: Final = 54
SEIZE_SPOUSE: Final = 55
EMPTY_BASE: Final = 56
NO_DOCTOR: Final = 57
CANNOT_PAY_DOCTOR: Final = 58  # cost, ducats held
NOT_TO_SELF: Final = 59
NOT_TO_VICTIM: Final = 60
MUST_BESTOW: Final = 61
TROOP_NOT_HELD: Final = 62
CANNOT_PAY_TROOP: Final = 63  # fees, ducats held
NOT_THIS_HOUSE_NOW: Final = 64
TOO_MANY_VOTES: Final = 65  # votes named, votes left
ALL_VOTES_MUST_BE_CAST: Final = 66
TOO_MANY_CARDINALS: Final = 67  # cardinals named, left
POPE_TAKES_TOO_MANY: Final = 68  # would keep, may keep
NO_TRADE: Final = 69
OFFERS_USED: Final = 71
NOT_FOR_SALE: Final = 72
NOT_KNOWN_TO_BE_THEIRS: Final = 73
PART_OUT_OF_ORDER: Final = 74
EMPTY_OFFER: Final = 75
GIVES_TOO_MUCH: Final = 76  # ducats offered, held
CANNOT_PAY_OFFER: Final = 77  # needed with fees, held
NOT_YOUR_OFFER: Final = 78
NOT_OFFERED_TO_YOU: Final = 79
GIVER_LACKS: Final = 80
CARDS_AFTER_SEIZURE: Final = 81
POOL_FACE_UP: Final = 82
BID_BEGUN: Final = 83
MARRY_YOURSELF: Final = 84
ACCUSE_YOURSELF: Final = 85
NOTHING_TO_SEIZE: Final = 86
OFFER_TO_SELF: Final = 87
DUCATS_BOTH_WAYS: Final = 88
KEEPS_NO_OFFICE: Final = 89
APPOINT_IN_ORDER: Final = 90
NOT_YOURS_TO_GIVE: Final = 91

NAMES: Final[dict[int, tuple[str, str]]] = {
    HOUSE_TAKEN: ("house_taken", "P2.1"),
    NO_THREE_ALIKE: ("no_three_alike", "P2.4"),
    MULLIGANS_USED: ("mulligans_used", "P2.4"),
    ALREADY_LAID: ("already_laid", "P2.5"),
    CANNOT_PAY_FEE: ("cannot_pay_fee", "P6.5"),
    NOT_YOUR_HOME: ("not_your_home", "P4.3"),
    SLOT_TAKEN: ("slot_taken", "P4.1"),
    NOT_YOUR_CARD: ("not_your_card", "P4.3"),
    NOT_UNPROTECTED: ("not_unprotected", "P4.2"),
    LAID_IN_ORDER: ("laid_in_order", "P4.2"),
    POOL_FACE_DOWN: ("pool_face_down", "P6.1"),
    NOT_IN_POOL: ("not_in_pool", "P6.1"),
    NO_SPY: ("no_spy", "P6.4"),
    BOUND_BY_SAVONAROLA: ("bound_by_savonarola", "P9.2"),
    BID_ABOVE_PURSE: ("bid_above_purse", "P6.1"),
    SMALLER_DIGIT_FIRST: ("smaller_digit_first", "P6.1"),
    FAMILY_STAYS: ("family_stays", "P4.5"),
    MOVED_ALREADY: ("moved_already", "P4.4"),
    ALREADY_THERE: ("already_there", "P4.4"),
    ALREADY_OPEN: ("already_open", "P4.4"),
    HOUSE_NOT_PLAYED: ("house_not_played", "P2.1"),
    NOT_AGAINST_YOURSELF: ("not_against_yourself", "P7.2"),
    MARRIED_TO_IT: ("married_to_it", "P9.1"),
    NO_POISON: ("no_poison", "P8.1"),
    NO_BRAVO: ("no_bravo", "P8.2"),
    NOT_ON_TABLE: ("not_on_table", "P8.1"),
    PROTECTED_FROM_POISON: ("protected_from_poison", "P-R7"),
    YOUR_OWN_CARD: ("your_own_card", "P-R8"),
    NO_MARRIAGE_IN_FORCE: ("no_marriage_in_force", "P9.1"),
    NO_SAVONAROLA_IN_FORCE: ("no_savonarola_in_force", "P9.2"),
    NO_MARRIAGE_CARD: ("no_marriage_card", "P9.1"),
    NO_SAVONAROLA_CARD: ("no_savonarola_card", "P9.2"),
    YOU_ARE_POPE: ("you_are_pope", "P9.2"),
    NO_SIMONY_CARD: ("no_simony_card", "P9.3"),
    FIRST_TURN_NO_SIMONY: ("first_turn_no_simony", "P9.3"),
    RECEIVED_BOTH: ("received_both", "P9.3"),
    SEIZED_ALREADY: ("seized_already", "P10.1"),
    SEIZE_PROTECTED: ("seize_protected", "P10.2"),
    SEIZE_YOUR_OWN: ("seize_your_own", "P10.1"),
    SEIZE_SPOUSE: ("seize_spouse", "P9.1"),
    EMPTY_BASE: ("empty_base", "P10.1"),
    NO_DOCTOR: ("no_doctor", "P8.4"),
    CANNOT_PAY_DOCTOR: ("cannot_pay_doctor", "P8.4"),
    NOT_TO_SELF: ("not_to_self", "P8.3"),
    NOT_TO_VICTIM: ("not_to_victim", "P8.3"),
    MUST_BESTOW: ("must_bestow", "P13.6"),
    TROOP_NOT_HELD: ("troop_not_held", "P10.4"),
    CANNOT_PAY_TROOP: ("cannot_pay_troop", "P10.4"),
    NOT_THIS_HOUSE_NOW: ("not_this_house_now", "P11.2"),
    TOO_MANY_VOTES: ("too_many_votes", "P11.2"),
    ALL_VOTES_MUST_BE_CAST: ("all_votes_must_be_cast", "P11.2"),
    TOO_MANY_CARDINALS: ("too_many_cardinals", "P13.9"),
    POPE_TAKES_TOO_MANY: ("pope_takes_too_many", "P13.9"),
    NO_TRADE: ("no_trade", "P14.1"),
    OFFERS_USED: ("offers_used", "P14.7"),
    NOT_FOR_SALE: ("not_for_sale", "P14.2"),
    NOT_KNOWN_TO_BE_THEIRS: ("not_known_to_be_theirs", "P14.5"),
    PART_OUT_OF_ORDER: ("part_out_of_order", "P14.4"),
    EMPTY_OFFER: ("empty_offer", "P14.4"),
    GIVES_TOO_MUCH: ("gives_too_much", "P14.5"),
    CANNOT_PAY_OFFER: ("cannot_pay_offer", "P14.5"),
    NOT_YOUR_OFFER: ("not_your_offer", "P14.4"),
    NOT_OFFERED_TO_YOU: ("not_offered_to_you", "P14.4"),
    GIVER_LACKS: ("giver_lacks", "P14.5"),
    CARDS_AFTER_SEIZURE: ("cards_after_seizure", "P5.2"),
    POOL_FACE_UP: ("pool_face_up", "P-R2"),
    BID_BEGUN: ("bid_begun", "P6.1"),
    MARRY_YOURSELF: ("not_against_yourself", "P9.1"),
    ACCUSE_YOURSELF: ("you_are_pope", "P9.3"),
    NOTHING_TO_SEIZE: ("not_on_table", "P10.1"),
    OFFER_TO_SELF: ("offer_to_self", "P14.1"),
    DUCATS_BOTH_WAYS: ("ducats_both_ways", "P14.4"),
    KEEPS_NO_OFFICE: ("not_to_self", "P13.6"),
    APPOINT_IN_ORDER: ("not_this_house_now", "P13.9"),
    NOT_YOURS_TO_GIVE: ("not_your_card", "P14.5"),
}
