"""The Prince's action table: verbs, arguments, and where the rows of each verb begin and end.

The constants are written out because compiled rules inline them; a test compares them with the
table.  A published row never changes: `tests/games/prince/published_ids.txt` holds them all.  A deck
of somebody's own has other names and figures for the same sixty cards, so that it needs no rows.

Amounts of money are said digit by digit, largest first, so that any amount is a run of at most
three small actions and there is one way only to say it: 125 is `100`, `20`, `5`.  A bid above 40 of
13 more is `add 10`, `raise 3`; `raise` closes the bid.

A secret answer takes the same number of actions whatever it is, because the number of entries in
the log is seen by everybody: condottieri are committed as one set, and a ballot names every house.
"""

from __future__ import annotations

from typing import Final

from signoria.games.prince.rules import content
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts

HOUSE: Final = Domain("house", content.HOUSES, capacity=6)
CARD: Final = Domain("card", content.CARDS, capacity=64)
HOLDING: Final = Domain("holding", content.CARDS[:12], capacity=16)
OFFICE: Final = Domain("card", content.CARDS[12:21], capacity=12)
MORTAL: Final = Domain("card", content.CARDS[12:31], capacity=24)  # offices and artists
LODGER: Final = Domain(
    "card", content.CARDS[12:37], capacity=32
)  # offices, artists and outside families
IMMEDIATE: Final = Domain("card", content.CARDS[:37], capacity=40)
HOME: Final = Domain("home", content.HOMES, capacity=24)
DIGITS: Final = Domain(
    "ducats",
    tuple([str(digit * unit) for unit in (100, 10, 1) for digit in range(9, 0, -1)]),
    is_place=False,
    capacity=27,
)
"""900, 800 ... 100, 90 ... 10, 9 ... 1: what one action can say of an amount."""
ROUND_DIGITS: Final = Domain("ducats", DIGITS.words[:18], is_place=False, capacity=18)
VOTES: Final = amounts("votes", 0, 99, capacity=200)
CARDINALS: Final = amounts("cardinals", 0, 5, capacity=12)
TROOP: Final = Domain(
    "troop",
    tuple(
        [
            "-".join([str(place + 1) for place in range(8) if members >> place & 1]) or "none"
            for members in range(256)
        ]
    ),
    is_place=False,
    capacity=256,
)
"""Sets of condottieri by their places in the deck: `2-5` are the second and the fifth."""

LARGEST_VOTE: Final = 99
MOST_CARDINALS: Final = 5
DIGIT_ROWS: Final = 27
ROUND_DIGIT_ROWS: Final = 18

CHOOSE_HOUSE: Final = 0  # house
CHOOSE_HOUSE_END: Final = 6
TAKE_MULLIGAN: Final = 6
KEEP: Final = 7
LAY: Final = 8  # immediate card: which one next
LAY_END: Final = 48
PAY_FEE: Final = 48
REFUSE_FEE: Final = 49
PUT_INTO: Final = 50  # home: for the card being laid out
PUT_INTO_END: Final = 74
LEAVE_OPEN: Final = 74
PUT: Final = 75  # lodger: into the holding just laid out
PUT_END: Final = 107
ENOUGH: Final = 107
AUCTION: Final = 108
AUCTION_CARD: Final = 109  # card, where the pool lies open
AUCTION_CARD_END: Final = 173
SPY_POOL: Final = 173
RAISE: Final = 174  # digits: closes the bid
RAISE_END: Final = 201
ADD: Final = 201  # round digits: the bid goes on
ADD_END: Final = 219
PASS: Final = 219
SHELTER: Final = 220  # lodger, home
SHELTER_END: Final = 988
SHELTER_STRIDE: Final = 24
EXPOSE: Final = 988  # mortal
EXPOSE_END: Final = 1012
SPY: Final = 1012  # house
SPY_END: Final = 1018
POISON: Final = 1018  # mortal
POISON_END: Final = 1042
POISON_MARRIAGE: Final = 1042
BRAVO: Final = 1043  # office
BRAVO_END: Final = 1055
BRAVO_MARRIAGE: Final = 1055
BRAVO_SAVONAROLA: Final = 1056
MARRY: Final = 1057  # house
MARRY_END: Final = 1063
PLAY_SAVONAROLA: Final = 1063
ACCUSE: Final = 1064
SEIZE_CARD: Final = 1065  # lodger
SEIZE_CARD_END: Final = 1097
SEIZE_HOLDING: Final = 1097  # holding
SEIZE_HOLDING_END: Final = 1113
SEIZE_BASE: Final = 1113  # house
SEIZE_BASE_END: Final = 1119
END_PHASE: Final = 1119
PLAY_DOCTOR: Final = 1120
LET_BE: Final = 1121
NEVER_REACT: Final = 1122
BESTOW: Final = 1123  # house
BESTOW_END: Final = 1129
SET_ASIDE: Final = 1129
GUILTY: Final = 1130
NOT_GUILTY: Final = 1131
COMMIT: Final = 1132  # troop
COMMIT_END: Final = 1388
VOTE: Final = 1388  # house, votes
VOTE_END: Final = 2588
VOTE_STRIDE: Final = 200
RESHUFFLE: Final = 2588
NO_RESHUFFLE: Final = 2589
APPOINT: Final = 2590  # house, cardinals
APPOINT_END: Final = 2662
APPOINT_STRIDE: Final = 12
OFFER: Final = 2662  # house
OFFER_END: Final = 2668
GIVE: Final = 2668  # card
GIVE_END: Final = 2732
GIVE_DUCATS: Final = 2732  # digits
GIVE_DUCATS_END: Final = 2759
ASK: Final = 2759  # card
ASK_END: Final = 2823
ASK_DUCATS: Final = 2823  # digits
ASK_DUCATS_END: Final = 2850
PROPOSE: Final = 2850
DROP_OFFER: Final = 2851
ACCEPT: Final = 2852
DECLINE: Final = 2853
COUNTER: Final = 2854
WITHDRAW: Final = 2855
NO_DEALS: Final = 2856
ALLOW: Final = 2857
FORBID: Final = 2858
DRAW_HOUSE: Final = 2859  # house
DRAW_HOUSE_END: Final = 2865
DRAW_POPE: Final = 2865  # house
DRAW_POPE_END: Final = 2871
DRAW_CARD: Final = 2871  # card
DRAW_CARD_END: Final = 2935
DRAW_NOTHING: Final = 2935
DRAW_TIE: Final = 2936  # house
DRAW_TIE_END: Final = 2942

TABLE: Final = ActionTable(
    [
        Verb("choose-house", CHOOSE_HOUSE, CHOOSE_HOUSE_END, (HOUSE,)),
        Verb("mulligan", TAKE_MULLIGAN, TAKE_MULLIGAN + 1),
        Verb("keep", KEEP, KEEP + 1),
        Verb("lay", LAY, LAY_END, (IMMEDIATE,)),
        Verb("pay-fee", PAY_FEE, PAY_FEE + 1),
        Verb("refuse-fee", REFUSE_FEE, REFUSE_FEE + 1),
        Verb("put-into", PUT_INTO, PUT_INTO_END, (HOME,)),
        Verb("leave-open", LEAVE_OPEN, LEAVE_OPEN + 1),
        Verb("put", PUT, PUT_END, (LODGER,)),
        Verb("enough", ENOUGH, ENOUGH + 1),
        Verb("auction", AUCTION, AUCTION + 1),
        Verb("auction-card", AUCTION_CARD, AUCTION_CARD_END, (CARD,)),
        Verb("spy-pool", SPY_POOL, SPY_POOL + 1),
        Verb("raise", RAISE, RAISE_END, (DIGITS,)),
        Verb("add", ADD, ADD_END, (ROUND_DIGITS,)),
        Verb("pass", PASS, PASS + 1),
        Verb("shelter", SHELTER, SHELTER_END, (LODGER, HOME)),
        Verb("expose", EXPOSE, EXPOSE_END, (MORTAL,)),
        Verb("spy", SPY, SPY_END, (HOUSE,)),
        Verb("poison", POISON, POISON_END, (MORTAL,)),
        Verb("poison-marriage", POISON_MARRIAGE, POISON_MARRIAGE + 1),
        Verb("bravo", BRAVO, BRAVO_END, (OFFICE,)),
        Verb("bravo-marriage", BRAVO_MARRIAGE, BRAVO_MARRIAGE + 1),
        Verb("bravo-savonarola", BRAVO_SAVONAROLA, BRAVO_SAVONAROLA + 1),
        Verb("marry", MARRY, MARRY_END, (HOUSE,)),
        Verb("savonarola", PLAY_SAVONAROLA, PLAY_SAVONAROLA + 1),
        Verb("accuse", ACCUSE, ACCUSE + 1),
        Verb("seize-card", SEIZE_CARD, SEIZE_CARD_END, (LODGER,)),
        Verb("seize-holding", SEIZE_HOLDING, SEIZE_HOLDING_END, (HOLDING,)),
        Verb("seize-base", SEIZE_BASE, SEIZE_BASE_END, (HOUSE,)),
        Verb("end-phase", END_PHASE, END_PHASE + 1),
        Verb("doctor", PLAY_DOCTOR, PLAY_DOCTOR + 1),
        Verb("let-be", LET_BE, LET_BE + 1),
        Verb("never-react", NEVER_REACT, NEVER_REACT + 1),
        Verb("bestow", BESTOW, BESTOW_END, (HOUSE,)),
        Verb("set-aside", SET_ASIDE, SET_ASIDE + 1),
        Verb("guilty", GUILTY, GUILTY + 1),
        Verb("not-guilty", NOT_GUILTY, NOT_GUILTY + 1),
        Verb("commit", COMMIT, COMMIT_END, (TROOP,)),
        Verb("vote", VOTE, VOTE_END, (HOUSE, VOTES)),
        Verb("reshuffle", RESHUFFLE, RESHUFFLE + 1),
        Verb("no-reshuffle", NO_RESHUFFLE, NO_RESHUFFLE + 1),
        Verb("appoint", APPOINT, APPOINT_END, (HOUSE, CARDINALS)),
        Verb("offer", OFFER, OFFER_END, (HOUSE,)),
        Verb("give", GIVE, GIVE_END, (CARD,)),
        Verb("give-ducats", GIVE_DUCATS, GIVE_DUCATS_END, (DIGITS,)),
        Verb("ask", ASK, ASK_END, (CARD,)),
        Verb("ask-ducats", ASK_DUCATS, ASK_DUCATS_END, (DIGITS,)),
        Verb("propose", PROPOSE, PROPOSE + 1),
        Verb("drop-offer", DROP_OFFER, DROP_OFFER + 1),
        Verb("accept", ACCEPT, ACCEPT + 1),
        Verb("decline", DECLINE, DECLINE + 1),
        Verb("counter", COUNTER, COUNTER + 1),
        Verb("withdraw", WITHDRAW, WITHDRAW + 1),
        Verb("no-deals", NO_DEALS, NO_DEALS + 1),
        Verb("allow", ALLOW, ALLOW + 1),
        Verb("forbid", FORBID, FORBID + 1),
        Verb("draw-house", DRAW_HOUSE, DRAW_HOUSE_END, (HOUSE,)),
        Verb("draw-pope", DRAW_POPE, DRAW_POPE_END, (HOUSE,)),
        Verb("draw-card", DRAW_CARD, DRAW_CARD_END, (CARD,)),
        Verb("draw-nothing", DRAW_NOTHING, DRAW_NOTHING + 1),
        Verb("draw-tie", DRAW_TIE, DRAW_TIE_END, (HOUSE,)),
    ],
    size=4000,
)


def digit_value(index: int) -> int:
    """What a row of DIGITS is worth: 900 for the first, 1 for the last."""
    unit = 100 if index < 9 else 10 if index < 18 else 1
    return (9 - index % 9) * unit


def next_digit(index: int) -> int:
    """The first row of DIGITS that may follow: one of a smaller unit."""
    return (index // 9 + 1) * 9
