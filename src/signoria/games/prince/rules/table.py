"""The table of The Prince: what lies where.  Data only; the chapters' modules move it.

Cards are numbered 0 to 59 by type, in the order of `content.CARDS`.  A set of cards is a bit set (a
plain int): `t.hand[seat] >> card & 1` asks whether the seat holds the card.  Every card is in
exactly one set, or in one slot.

A *home* is something with slots: homes 0 to 11 are the holdings, by card number; home
`FIRST_BASE + house` is the base of a house.  Each home has a slot for an office, an artist and an
outside family: `t.slot[home * 3 + sort]`.

Players are addressed by house in actions and by seat in the rules; `house` and `seat_of` translate.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules.content import Deck
from signoria.kernel.bits import bit
from signoria.kernel.state import Part, State

# Cards by type.  `FIRST_X <= card < FIRST_X + number` is the test for a type.
CARDS: Final = 60
HOLDINGS: Final = 12
FIRST_OFFICE: Final = 12
FIRST_ARTIST: Final = 21
LEONARDO: Final = 23
FIRST_FAMILY: Final = 31
FIRST_CONDOTTIERE: Final = 37
CONDOTTIERI: Final = 8
FIRST_SPY: Final = 45
FIRST_POISON: Final = 51
FIRST_BRAVO: Final = 53
DOCTOR: Final = 55
MARRIAGE: Final = 56
SAVONAROLA: Final = 57
FIRST_SIMONY: Final = 58
IMMEDIATE: Final = 37  # cards below this number are laid out at once (P3.1)
HAND_CARDS: Final = (2**CARDS - 1) ^ (2**IMMEDIATE - 1)

HOUSES: Final = 5
FIRST_BASE: Final = 12  # homes: twelve holdings, then a base for each house
HOMES: Final = 17
NOWHERE: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1

# Sorts of slots.
OFFICE_SLOT: Final = 0
ARTIST_SLOT: Final = 1
FAMILY_SLOT: Final = 2

# Steps: what the engine does by itself.
OPEN_HAND: Final = 1  # seat: shows its immediate cards and lays them out (P2.5)
START_PHASE: Final = 2  # seat: its player phase, or what follows if the pool is empty (P5)
END_PHASE: Final = 3  # seat
ACQUIRE: Final = 4  # seat, card: it has come into transit for this seat (P3.1)
LAY_OUT: Final = 5  # seat, card: a paid or free immediate card in transit is laid out (P4)
AWARD: Final = 6  # seat (the active one), card: the auction is over (P6.1, P6.2)
RESOLVE_DEATH: Final = 7  # seat (the killer), victim card or MARRIAGE or SAVONAROLA, death card
SETTLE_SEIZURE: Final = 8  # attacker, what, target, attacking power, defending power
END_TURN: Final = 9  # nobody: income, then the election (P11)
OPEN_ELECTION: Final = 10  # nobody, round: 0 is the secret one
COUNT_VOTES: Final = 11  # nobody, round
RUN_OFF: Final = 12  # nobody, first house's seat, second house's seat
CROWN: Final = 13  # seat: is elected, then points and clean-up (P11.4, P12)
NEW_TURN: Final = 14  # nobody: start of turn 2 or 3 (P13)
DRAW_FOR: Final = 15  # seat: draws its card at the start of a turn (P13.2)
NEW_YEAR: Final = 16  # nobody: money and pool after the draws (P13.4, P13.5)
GRANT_OFFICES: Final = 17  # seat (the Pope): his own offices (P13.6)
ASK_RESHUFFLE: Final = 18  # seat (the Pope), offices he has given away
RECEIVE_OFFICES: Final = 19  # nobody, offices received: lay out, then cardinals (P13.8, P13.9)
LAY_NEXT: Final = 20  # seat, set of the cards still to be laid out, one after another
EXCHANGE: Final = 21  # from seat, to seat, given cards, given ducats, asked cards, asked ducats
DEAL_HANDS: Final = 22  # nobody: houses and Pope are known (P2.3)
ASK_MULLIGANS: Final = 23  # seat, how many players are still to be asked after it
BEGIN: Final = 24  # nobody: hands are final; opening layouts, then the first phase
AFTER_SEIZURE: Final = 25  # seat: a seizure is settled; what is left of the phase (P5.2)

# Questions: what a seat, or CHANCE, is asked.  For ASK_ALL and ASK_ANY these are topics.
# The object for each (`game`) names its fields.
CHOOSING_HOUSE: Final = 66
MULLIGAN: Final = 67
ORDER: Final = 68
FEE: Final = 69
LAYING: Final = 70
FILLING: Final = 71
BUY: Final = 72
BID: Final = 73
ACT: Final = 74
REACT: Final = 75
BESTOW: Final = 76
TRIAL: Final = 77
COMMIT: Final = 78
BALLOT: Final = 79
VOTE: Final = 80
RESHUFFLE: Final = 81
APPOINT: Final = 82
DEALS: Final = 83
COMPOSE: Final = 84
OFFER: Final = 85
LEAVE: Final = 86
DRAWING_HOUSE: Final = 96
DRAWING_POPE: Final = 97
DEALING: Final = 98
TURNING_UP: Final = 99
SPYING: Final = 100
STEALING: Final = 101
DRAWING: Final = 102
RESHUFFLING: Final = 103
BREAKING_TIE: Final = 104
FILLING_POOL: Final = 105

# Where an artist goes whose fee is not paid (P6.5, P10.9).
TO_ASIDE: Final = 0
TO_DEFENDER: Final = 1

# What is seized (P10.1): a single card, a holding, the contents of a base.
A_CARD: Final = 0
A_HOLDING: Final = 1
A_BASE: Final = 2

# Chance streams: one per thing that is drawn.
STREAMS: Final = ("houses", "pope", "deck", "theft", "offices", "tie")
HOUSE_STREAM: Final = 0
POPE_STREAM: Final = 1
DECK_STREAM: Final = 2
THEFT_STREAM: Final = 3
OFFICE_STREAM: Final = 4
TIE_STREAM: Final = 5

# Where points come from (P12.1).
SOURCES: Final = ("ducats", "papacy", "artists", "holdings", "offices")
FROM_DUCATS: Final = 0
FROM_PAPACY: Final = 1
FROM_ARTISTS: Final = 2
FROM_HOLDINGS: Final = 3
FROM_OFFICES: Final = 4

ENDINGS: Final = ("turns",)

# What the match is about now, for views.
STAGES: Final = ("setup", "phases", "election", "between", "over")
IN_SETUP: Final = 0
IN_PHASES: Final = 1
IN_ELECTION: Final = 2
IN_BETWEEN: Final = 3
IS_OVER: Final = 4

EVENTS: Final = (
    "house_drawn", "pope_drawn", "dealt", "mulligan", "mulligan_type", "kept", "turn_started",
    "round_started", "fee_paid", "fee_refused", "laid", "housed", "exposed", "turned_up", "bid",
    "passed", "bought", "given_free", "kept_bought", "spied", "spied_card", "spy_sent", "stolen",
    "death_played", "doctor_played", "death_done", "office_bestowed", "office_aside", "married",
    "marriage_ended", "savonarola_played", "savonarola_ended", "accused", "verdict_vote", "verdict",
    "phase_skipped", "seizure_started", "committed", "seizure_won", "seizure_lost", "seized",
    "mercenaries_paid", "artist_stays", "income", "ballot", "votes_cast", "no_majority", "run_off",
    "tie_broken", "elected", "points", "aside_returned", "drawn_card", "allowance", "pool_filled",
    "reshuffled", "office_dealt", "cardinals", "no_reshuffle", "offer_made", "offer_accepted",
    "offer_declined", "offer_withdrawn", "offer_lapsed", "leave_given", "leave_refused", "exchanged",
    "match_over", "pool_card", "hand_opened", "votes_called",
)  # fmt: skip
HOUSE_DRAWN: Final = 0  # house
POPE_DRAWN: Final = 1
DEALT: Final = 2  # card (secret)
MULLIGAN_TAKEN: Final = 3  # how many times now
MULLIGAN_TYPE: Final = 4  # type (index of content.MULLIGAN_TYPES)
KEPT: Final = 5
TURN_STARTED: Final = 6  # a player phase begins
ROUND_STARTED: Final = 7  # turn 1 to 3
FEE_PAID: Final = 8  # artist, ducats
FEE_REFUSED: Final = 9  # artist, TO_ASIDE or TO_DEFENDER
LAID: Final = 10  # card: laid out, unprotected (or a holding)
HOUSED: Final = 11  # card, home
EXPOSED: Final = 12  # card: taken out of its slot
TURNED_UP: Final = 13  # card
BID_MADE: Final = 14  # card, ducats
PASSED: Final = 15  # card
BOUGHT: Final = 16  # card, ducats
GIVEN_FREE: Final = 17  # card
KEPT_BOUGHT: Final = 18  # card: a hand card bought in the open goes to the hand
SPIED: Final = 19  # the spy goes to the pool
SPIED_CARD: Final = 20  # card (secret unless laid out)
SPY_SENT: Final = 21  # victim's seat
STOLEN: Final = 22  # card, or NO_CARD, victim's seat (secret: thief and victim)
DEATH_PLAYED: Final = 23  # death card, target (card)
DOCTOR_PLAYED: Final = 24  # ducats
DEATH_DONE: Final = 25  # death card, target
OFFICE_BESTOWED: Final = 26  # office, receiver's seat
OFFICE_ASIDE: Final = 27  # office
MARRIED: Final = 28  # other seat
MARRIAGE_ENDED: Final = 29
SAVONAROLA_PLAYED: Final = 30  # the Pope's seat
SAVONAROLA_ENDED: Final = 31
ACCUSED: Final = 32  # the Pope's seat
VERDICT_VOTE: Final = 33  # guilty (1) or not (0), cardinals
VERDICT: Final = 34  # guilty votes, all votes, condemned (1) or not (0)
PHASE_SKIPPED: Final = 35
SEIZURE_STARTED: Final = 36  # what (A_CARD, A_HOLDING, A_BASE), target, defender's seat
COMMITTED: Final = 37  # set of condottieri (bit 0 is the first), their power
SEIZURE_WON: Final = 38  # attacking power, defending power, defender's seat
SEIZURE_LOST: Final = 39  # attacking power, defending power, defender's seat
SEIZED: Final = 40  # card, from seat
MERCENARIES_PAID: Final = 41  # ducats
ARTIST_STAYS: Final = 42  # artist, with seat
INCOME: Final = 43  # ducats
BALLOT_OPENED: Final = 44  # for seat, votes
VOTES_CAST: Final = 45  # for seat, votes (open round)
NO_MAJORITY: Final = 46  # most votes for one house, all votes, round
RUN_OFF_CALLED: Final = 47  # seat, seat
TIE_BROKEN: Final = 48  # seat
ELECTED: Final = 49  # votes, all votes
POINTS: Final = 50  # source, points
ASIDE_RETURNED: Final = 51  # how many cards
DRAWN_CARD: Final = 52  # card (secret unless laid out)
ALLOWANCE: Final = 53  # ducats
POOL_FILLED: Final = 54  # cards
RESHUFFLED: Final = 55
OFFICE_DEALT: Final = 56  # office, to seat
CARDINALS_GIVEN: Final = 57  # number (the seat is who gets them)
NO_RESHUFFLE: Final = 58
OFFER_MADE: Final = 59  # to seat, ducats given, ducats asked
OFFER_ACCEPTED: Final = 60  # from seat
OFFER_DECLINED: Final = 61  # from seat
OFFER_WITHDRAWN: Final = 62  # to seat
OFFER_LAPSED: Final = 63
LEAVE_GIVEN: Final = 64
LEAVE_REFUSED: Final = 65
EXCHANGED: Final = 66
MATCH_OVER: Final = 67
POOL_CARD: Final = 68  # card: it lies open in the pool (P-R2)
HAND_OPENED: Final = 69  # how many immediate cards it shows (P2.5)
VOTES_CALLED: Final = 70  # round, 0 being the secret one


class Rules(Part):
    """The options a match is played with.  Never changes, so clones share it."""

    __slots__ = (
        "base_family_goes", "choose_houses", "first_seat_pope", "open_pool", "open_rounds",
        "own_targets", "poison_reaches_protected", "spouse_doctor", "trade", "two_death_types",
        "unpaid_goes_aside", "victim_may_receive",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "trade", "choose_houses", "first_seat_pope", "open_rounds", "two_death_types",
        "poison_reaches_protected", "victim_may_receive", "own_targets", "spouse_doctor",
        "base_family_goes", "unpaid_goes_aside", "open_pool",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        self.trade: bool = options["trade"] == "on"
        self.choose_houses: bool = options["houses"] == "choice"
        self.first_seat_pope: bool = options["first_pope"] == "first-seat"
        rounds = options["open_rounds"]
        self.open_rounds: int = 0 if rounds == "never" else int(rounds)
        self.two_death_types: bool = options["death_types"] == "two"
        self.poison_reaches_protected: bool = options["poison_protected"] == "on"
        self.victim_may_receive: bool = options["victim_receives"] == "on"
        self.own_targets: bool = options["own_targets"] == "on"
        self.spouse_doctor: bool = options["spouse_doctor"] == "on"
        self.base_family_goes: bool = options["base_family"] == "goes"
        self.unpaid_goes_aside: bool = options["unpaid_seized"] == "aside"
        self.open_pool: bool = options["pool"] == "up"


class Table(State):
    """The whole table of one match.

    `known` (of the kernel): which seats have seen card n, for n below 60; `known[PROOF + seat]` changes
    whenever the seat proves something about what it hides (`layout.prove`).

    `house`        per seat;  `seat_of`  per house, NOBODY if it is not played
    `draw`         the cards nobody has drawn: deck and face-down pool are not told apart, because
                   which of them lies in the pool is drawn when it is turned up
    `pool`         how many cards the pool still has;  `open_pool`  those of them that lie face up
    `aside`        set aside until the next turn;  `removed`  out of the game
    `transit`      cards on their way, about which a question is pending or will be
    `in_force`     Marriage and Savonarola while they lie on the table
    `up`           the card under the hammer, or NO_CARD;  `bids`  the last bid of each seat in it
    `hand`         per seat: secret hand cards
    `holdings`     per seat: holdings owned;  `open`  per seat: cards in front of the board, in no slot
    `slot`         per home and sort: the card in it, or NO_CARD
    `settled`      cards that were put into a slot since the last step of play: not moved again now
    `points`       seat * 5 + source
    `married`      the set of the two seats, or 0
    `sentences`    phases the Pope is still to lose;  `reshuffled`  did he reshuffle this turn?
    `got_office`, `got_cardinal`  seats that received one in this turn's distribution (P9.3)
    `never`        seats that have ordered never to react (secret, see P8.5)
    `offers`       per seat: offers it may still make in this phase or before this round (P14)
    `cast`         voter * players + candidate: how each seat voted last in this election
    """

    __slots__ = (
        "active", "aside", "bids", "cardinals", "cast", "deck", "draw", "ducats", "got_cardinal",
        "got_office", "hand", "holdings", "house", "in_force", "married", "never", "offers", "open",
        "open_pool", "points", "pool", "pope", "removed", "reshuffled", "rules", "seat_of",
        "sentences", "settled", "slot", "stage", "transit", "turn", "up",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "drawn", "sealed", "known",
        "rules", "deck", "house", "seat_of", "turn", "stage", "active", "pope", "draw", "pool",
        "open_pool", "aside", "removed", "transit", "in_force", "up", "bids", "hand", "holdings",
        "open", "slot", "settled", "ducats", "cardinals", "points", "married", "sentences",
        "reshuffled", "got_office", "got_cardinal", "never", "offers", "cast",
    )  # fmt: skip

    rules: Rules
    deck: Deck
    house: vec[i64]
    seat_of: vec[i64]
    turn: i64
    stage: i64
    active: i64
    pope: i64
    draw: i64
    pool: i64
    open_pool: i64
    aside: i64
    removed: i64
    transit: i64
    in_force: i64
    up: i64
    bids: vec[i64]
    hand: vec[i64]
    holdings: vec[i64]
    open: vec[i64]
    slot: vec[i64]
    settled: i64
    ducats: vec[i64]
    cardinals: vec[i64]
    points: vec[i64]
    married: i64
    sentences: i64
    reshuffled: i64
    got_office: i64
    got_cardinal: i64
    never: i64
    offers: vec[i64]
    cast: vec[i64]

    def clone(self) -> Table:
        twin = Table()
        twin.copy_kernel_fields(self)
        twin.rules = self.rules
        twin.deck = self.deck
        twin.house = self.house[:]
        twin.seat_of = self.seat_of[:]
        twin.turn = self.turn
        twin.stage = self.stage
        twin.active = self.active
        twin.pope = self.pope
        twin.draw = self.draw
        twin.pool = self.pool
        twin.open_pool = self.open_pool
        twin.aside = self.aside
        twin.removed = self.removed
        twin.transit = self.transit
        twin.in_force = self.in_force
        twin.up = self.up
        twin.bids = self.bids[:]
        twin.hand = self.hand[:]
        twin.holdings = self.holdings[:]
        twin.open = self.open[:]
        twin.slot = self.slot[:]
        twin.settled = self.settled
        twin.ducats = self.ducats[:]
        twin.cardinals = self.cardinals[:]
        twin.points = self.points[:]
        twin.married = self.married
        twin.sentences = self.sentences
        twin.reshuffled = self.reshuffled
        twin.got_office = self.got_office
        twin.got_cardinal = self.got_cardinal
        twin.never = self.never
        twin.offers = self.offers[:]
        twin.cast = self.cast[:]
        return twin

    # -- questions that several chapters ask of the table ------------------------------------------

    def players(self) -> i64:
        return len(self.ducats)

    def everybody(self) -> i64:
        """The set of all seats."""
        return bit(len(self.ducats)) - 1

    def public(self) -> i64:
        """The `known` mask of a card that everybody has seen, and knows that everybody has.

        Its last member is the public itself, in the place of a seat too many: a card that was shown
        to all players one by one is no public knowledge.
        """
        return bit(len(self.ducats) + 1) - 1

    def holds(self, seat: i64, card: i64) -> bool:
        """Is the card in the secret hand of the seat?"""
        return (self.hand[seat] >> card & 1) != 0

    def is_bound(self, seat: i64) -> bool:
        """Is this the Pope under Savonarola, who may play nothing from his hand (P9.2)?"""
        return seat == self.pope and (self.in_force >> SAVONAROLA & 1) != 0

    def are_married(self, one: i64, other: i64) -> bool:
        return one != other and (self.married >> one & 1) != 0 and (self.married >> other & 1) != 0

    def lord(self, home: i64) -> i64:
        """The seat that owns a home, or NOBODY."""
        if home >= FIRST_BASE:
            return self.seat_of[home - FIRST_BASE]
        seat: i64
        for seat in range(len(self.holdings)):
            if self.holdings[seat] >> home & 1:
                return seat
        return NOBODY

    def home_of(self, card: i64) -> i64:
        """The home whose slot an office, artist or family lies in, or NOWHERE."""
        place: i64 = sort_of(card)
        while place < HOMES * 3:
            if self.slot[place] == card:
                return place // 3
            place += 3
        return NOWHERE

    def owner(self, card: i64) -> i64:
        """Who owns a card that has been laid out (P4), or NOBODY."""
        seat: i64
        for seat in range(len(self.open)):
            if (self.open[seat] | self.holdings[seat]) >> card & 1:
                return seat
        if FIRST_OFFICE <= card < IMMEDIATE:
            home = self.home_of(card)
            if home != NOWHERE:
                return self.lord(home)
        return NOBODY

    def housed(self, seat: i64) -> i64:
        """The set of offices, artists and families in the seat's slots."""
        homes = self.holdings[seat]
        if self.house[seat] != NOBODY:
            homes |= bit(FIRST_BASE + self.house[seat])
        cards: i64 = 0
        place: i64 = 0
        while homes >> place // 3 != 0:
            if homes >> place // 3 & 1 and self.slot[place] != NO_CARD:
                cards |= bit(self.slot[place])
            place += 1
        return cards

    def owned(self, seat: i64) -> i64:
        """Everything the seat has on the table: holdings, and other cards in slots or open."""
        return self.holdings[seat] | self.open[seat] | self.housed(seat)


PROOF: Final = CARDS
"""Index of `known` for the proofs of seat 0."""


def sort_of(card: i64) -> i64:
    """The sort of slot that an office, artist or family fits into."""
    if card < FIRST_ARTIST:
        return OFFICE_SLOT
    return ARTIST_SLOT if card < FIRST_FAMILY else FAMILY_SLOT


def is_office(card: i64) -> bool:
    return FIRST_OFFICE <= card < FIRST_ARTIST


def is_artist(card: i64) -> bool:
    return FIRST_ARTIST <= card < FIRST_FAMILY


def is_family(card: i64) -> bool:
    return FIRST_FAMILY <= card < FIRST_CONDOTTIERE
