"""The Prince's action table: verbs, arguments, and the first row of each verb as a constant.

The constants are written out because compiled rules inline them; a test compares them with the
table.  Rows are only ever appended.

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

HOUSE: Final = Domain("house", content.HOUSES)
CARD: Final = Domain("card", content.CARDS)
HOLDING: Final = Domain("holding", content.CARDS[:12])
OFFICE: Final = Domain("card", content.CARDS[12:21])
MORTAL: Final = Domain("card", content.CARDS[12:31])  # offices and artists
LODGER: Final = Domain("card", content.CARDS[12:37])  # offices, artists and outside families
IMMEDIATE: Final = Domain("card", content.CARDS[:37])
HOME: Final = Domain("home", content.HOMES)
DIGITS: Final = Domain(
    "ducats",
    tuple([str(digit * unit) for unit in (100, 10, 1) for digit in range(9, 0, -1)]),
    is_place=False,
)
"""900, 800 ... 100, 90 ... 10, 9 ... 1: what one action can say of an amount."""
ROUND_DIGITS: Final = Domain("ducats", DIGITS.words[:18], is_place=False)
VOTES: Final = amounts("votes", 0, 99)
CARDINALS: Final = amounts("cardinals", 0, 5)
TROOP: Final = Domain(
    "troop",
    tuple(
        [
            "-".join([str(place + 1) for place in range(8) if members >> place & 1]) or "none"
            for members in range(256)
        ]
    ),
    is_place=False,
)
"""Sets of condottieri by their places in the deck: `2-5` are the second and the fifth."""

LARGEST_VOTE: Final = 99
MOST_CARDINALS: Final = 5
DIGIT_ROWS: Final = 27
ROUND_DIGIT_ROWS: Final = 18

CHOOSE_HOUSE: Final = 0  # house
CHOOSE_HOUSE_END: Final = 5
TAKE_MULLIGAN: Final = 5
KEEP: Final = 6
LAY: Final = 7  # immediate card: which one next
LAY_END: Final = 44
PAY_FEE: Final = 44
REFUSE_FEE: Final = 45
PUT_INTO: Final = 46  # home: for the card being laid out
PUT_INTO_END: Final = 63
LEAVE_OPEN: Final = 63
PUT: Final = 64  # lodger: into the holding just laid out
PUT_END: Final = 89
ENOUGH: Final = 89
AUCTION: Final = 90
AUCTION_CARD: Final = 91  # card, where the pool lies open
AUCTION_CARD_END: Final = 151
SPY_POOL: Final = 151
RAISE: Final = 152  # digits: closes the bid
RAISE_END: Final = 179
ADD: Final = 179  # round digits: the bid goes on
ADD_END: Final = 197
PASS: Final = 197
SHELTER: Final = 198  # lodger, home
SHELTER_END: Final = 623
SHELTER_STRIDE: Final = 17
EXPOSE: Final = 623  # mortal
EXPOSE_END: Final = 642
SPY: Final = 642  # house
SPY_END: Final = 647
POISON: Final = 647  # mortal
POISON_END: Final = 666
POISON_MARRIAGE: Final = 666
BRAVO: Final = 667  # office
BRAVO_END: Final = 676
BRAVO_MARRIAGE: Final = 676
BRAVO_SAVONAROLA: Final = 677
MARRY: Final = 678  # house
MARRY_END: Final = 683
PLAY_SAVONAROLA: Final = 683
ACCUSE: Final = 684
SEIZE_CARD: Final = 685  # lodger
SEIZE_CARD_END: Final = 710
SEIZE_HOLDING: Final = 710  # holding
SEIZE_HOLDING_END: Final = 722
SEIZE_BASE: Final = 722  # house
SEIZE_BASE_END: Final = 727
END_PHASE: Final = 727
PLAY_DOCTOR: Final = 728
LET_BE: Final = 729
NEVER_REACT: Final = 730
BESTOW: Final = 731  # house
BESTOW_END: Final = 736
SET_ASIDE: Final = 736
GUILTY: Final = 737
NOT_GUILTY: Final = 738
COMMIT: Final = 739  # troop
COMMIT_END: Final = 995
VOTE: Final = 995  # house, votes
VOTE_END: Final = 1495
VOTE_STRIDE: Final = 100
RESHUFFLE: Final = 1495
NO_RESHUFFLE: Final = 1496
APPOINT: Final = 1497  # house, cardinals
APPOINT_END: Final = 1527
APPOINT_STRIDE: Final = 6
OFFER: Final = 1527  # house
OFFER_END: Final = 1532
GIVE: Final = 1532  # card
GIVE_END: Final = 1592
GIVE_DUCATS: Final = 1592  # digits
GIVE_DUCATS_END: Final = 1619
ASK: Final = 1619  # card
ASK_END: Final = 1679
ASK_DUCATS: Final = 1679  # digits
ASK_DUCATS_END: Final = 1706
PROPOSE: Final = 1706
DROP_OFFER: Final = 1707
ACCEPT: Final = 1708
DECLINE: Final = 1709
COUNTER: Final = 1710
WITHDRAW: Final = 1711
NO_DEALS: Final = 1712
ALLOW: Final = 1713
FORBID: Final = 1714
DRAW_HOUSE: Final = 1715  # house
DRAW_HOUSE_END: Final = 1720
DRAW_POPE: Final = 1720  # house
DRAW_POPE_END: Final = 1725
DRAW_CARD: Final = 1725  # card
DRAW_CARD_END: Final = 1785
DRAW_NOTHING: Final = 1785
DRAW_TIE: Final = 1786  # house
DRAW_TIE_END: Final = 1791

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
    ]
)


def digit_value(index: int) -> int:
    """What a row of DIGITS is worth: 900 for the first, 1 for the last."""
    unit = 100 if index < 9 else 10 if index < 18 else 1
    return (9 - index % 9) * unit


def next_digit(index: int) -> int:
    """The first row of DIGITS that may follow: one of a smaller unit."""
    return (index // 9 + 1) * 9
