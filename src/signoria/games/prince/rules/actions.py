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
from signoria.kernel.actions import ActionTable, Domain, amounts

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
DIGIT_ROWS: Final = 27
HOME_ROWS: Final = 17
VOTE_ROWS: Final = 100
CARDINAL_ROWS: Final = 6
CARD_ROWS: Final = 60

CHOOSE_HOUSE: Final = 0  # house
TAKE_MULLIGAN: Final = 5
KEEP: Final = 6
LAY: Final = 7  # immediate card: which one next
PAY_FEE: Final = 44
REFUSE_FEE: Final = 45
PUT_INTO: Final = 46  # home: for the card being laid out
LEAVE_OPEN: Final = 63
PUT: Final = 64  # lodger: into the holding just laid out
ENOUGH: Final = 89
AUCTION: Final = 90
AUCTION_CARD: Final = 91  # card, where the pool lies open
SPY_POOL: Final = 151
RAISE: Final = 152  # digits: closes the bid
ADD: Final = 179  # round digits: the bid goes on
PASS: Final = 197
SHELTER: Final = 198  # lodger, home
EXPOSE: Final = 623  # mortal
SPY: Final = 642  # house
POISON: Final = 647  # mortal
POISON_MARRIAGE: Final = 666
BRAVO: Final = 667  # office
BRAVO_MARRIAGE: Final = 676
BRAVO_SAVONAROLA: Final = 677
MARRY: Final = 678  # house
PLAY_SAVONAROLA: Final = 683
ACCUSE: Final = 684
SEIZE_CARD: Final = 685  # lodger
SEIZE_HOLDING: Final = 710  # holding
SEIZE_BASE: Final = 722  # house
END_PHASE: Final = 727
PLAY_DOCTOR: Final = 728
LET_BE: Final = 729
NEVER_REACT: Final = 730
BESTOW: Final = 731  # house
SET_ASIDE: Final = 736
GUILTY: Final = 737
NOT_GUILTY: Final = 738
COMMIT: Final = 739  # troop
VOTE: Final = 995  # house, votes
RESHUFFLE: Final = 1495
NO_RESHUFFLE: Final = 1496
APPOINT: Final = 1497  # house, cardinals
OFFER: Final = 1527  # house
GIVE: Final = 1532  # card
GIVE_DUCATS: Final = 1592  # digits
ASK: Final = 1619  # card
ASK_DUCATS: Final = 1679  # digits
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
DRAW_POPE: Final = 1720  # house
DRAW_CARD: Final = 1725  # card
DRAW_NOTHING: Final = 1785
DRAW_TIE: Final = 1786  # house

TABLE: Final = ActionTable(
    [
        ("choose-house", (HOUSE,)),
        ("mulligan", ()),
        ("keep", ()),
        ("lay", (IMMEDIATE,)),
        ("pay-fee", ()),
        ("refuse-fee", ()),
        ("put-into", (HOME,)),
        ("leave-open", ()),
        ("put", (LODGER,)),
        ("enough", ()),
        ("auction", ()),
        ("auction-card", (CARD,)),
        ("spy-pool", ()),
        ("raise", (DIGITS,)),
        ("add", (ROUND_DIGITS,)),
        ("pass", ()),
        ("shelter", (LODGER, HOME)),
        ("expose", (MORTAL,)),
        ("spy", (HOUSE,)),
        ("poison", (MORTAL,)),
        ("poison-marriage", ()),
        ("bravo", (OFFICE,)),
        ("bravo-marriage", ()),
        ("bravo-savonarola", ()),
        ("marry", (HOUSE,)),
        ("savonarola", ()),
        ("accuse", ()),
        ("seize-card", (LODGER,)),
        ("seize-holding", (HOLDING,)),
        ("seize-base", (HOUSE,)),
        ("end-phase", ()),
        ("doctor", ()),
        ("let-be", ()),
        ("never-react", ()),
        ("bestow", (HOUSE,)),
        ("set-aside", ()),
        ("guilty", ()),
        ("not-guilty", ()),
        ("commit", (TROOP,)),
        ("vote", (HOUSE, VOTES)),
        ("reshuffle", ()),
        ("no-reshuffle", ()),
        ("appoint", (HOUSE, CARDINALS)),
        ("offer", (HOUSE,)),
        ("give", (CARD,)),
        ("give-ducats", (DIGITS,)),
        ("ask", (CARD,)),
        ("ask-ducats", (DIGITS,)),
        ("propose", ()),
        ("drop-offer", ()),
        ("accept", ()),
        ("decline", ()),
        ("counter", ()),
        ("withdraw", ()),
        ("no-deals", ()),
        ("allow", ()),
        ("forbid", ()),
        ("draw-house", (HOUSE,)),
        ("draw-pope", (HOUSE,)),
        ("draw-card", (CARD,)),
        ("draw-nothing", ()),
        ("draw-tie", (HOUSE,)),
    ]
)


def digit_value(index: int) -> int:
    """What a row of DIGITS is worth: 900 for the first, 1 for the last."""
    unit = 100 if index < 9 else 10 if index < 18 else 1
    return (9 - index % 9) * unit


def next_digit(index: int) -> int:
    """The first row of DIGITS that may follow: one of a smaller unit."""
    return (index // 9 + 1) * 9
