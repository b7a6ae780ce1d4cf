"""The Prince for bots: what cards, money, votes and rivals are worth to a seat.

Everything is counted in victory points to come.  Points are counted at the end of every turn, so a
printed point, a ducat and a vote are worth more the more turns are left, and an income still more:
what it brings early is counted again later (P12.1).

* An *estate* is what a house has laid out.  A card in it counts by its figures and by how safe it is:
  the best offices and artists are thought to lie in the strongest homes, whatever is left over lies
  open and will probably be taken.  So a holding is also worth what it shelters, and a second office
  without a second home is worth little.
* A card is worth what it adds to the estate; a hand card what can be done with it.
* What a rival has is a loss to oneself, and the more so the closer he is to victory.

A bot must not know more than its seat.  So this module looks at the other seats' cards on the table,
at points, cardinals and votes, and at those cards in their hands that its seat has seen; never at
their purses, at the rest of their hands, or at sealed answers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules import content
from signoria.games.prince.rules.ending import ARTIST_CARDS, OFFICE_CARDS, printed, score
from signoria.games.prince.rules.table import (
    CARDS,
    DOCTOR,
    FAMILY_SLOT,
    FIRST_BASE,
    FIRST_CONDOTTIERE,
    FIRST_FAMILY,
    FIRST_OFFICE,
    FIRST_POISON,
    FIRST_SPY,
    FROM_DUCATS,
    HOLDINGS,
    HOMES,
    IMMEDIATE,
    IN_ELECTION,
    LEONARDO,
    MARRIAGE,
    NO_CARD,
    NOWHERE,
    SAVONAROLA,
    SOURCES,
    Table,
    is_artist,
    is_family,
)
from signoria.kernel.bits import bit, count

LODGING: Final[int] = OFFICE_CARDS | ARTIST_CARDS
"""Cards that lie in homes and can be moved among them."""
NO_MOVE: Final = -1
"""No action: nothing of the kind is worth doing."""


class Weights:
    """The weights of the evaluation, in victory points unless said otherwise."""

    def __init__(self) -> None:
        self.thrift: float = 0.3
        """What a ducat is worth beyond the points it counts, as a share of these, at the start of a
        match: it can still buy something cheaply.  Sinks with the auctions left."""
        self.bid: float = 0.92
        """Share of a card's worth that it bids for it: a purchase should gain something."""
        self.bid_holding: float = 1.0
        """What that share is times for a holding; likewise for the other sorts of cards."""
        self.bid_office: float = 1.0
        self.bid_artist: float = 1.0
        self.bid_family: float = 1.0
        self.bid_hand: float = 1.0
        self.bid_first: float = 1.0
        """What it is times in the first turn; likewise in the other two."""
        self.bid_second: float = 1.0
        self.bid_third: float = 1.0
        self.haste: float = 1.0
        """Share of its usual step by which it raises a bid; a ducat at least."""
        self.taken_open: float = 0.65
        """Chance that a card in no slot is lost, given time enough."""
        self.taken_home: float = 0.55
        """Chance that a home without any power would be lost, given time enough."""
        self.power: float = 0.6
        """What a point of power leaves of that chance."""
        self.siege: float = 8.0
        """Phases that are time enough."""
        self.room: float = 0.2
        """A free slot, for every turn to come: what comes next will be safe."""
        self.vote: float = 0.2
        """A vote in an election: what it adds to the chance of becoming Pope."""
        self.tiara: float = 1.5
        """What else the papacy brings in the turn after: cardinals, and the first phase."""
        self.settle: float = 1.0
        """An election that ends now, whoever wins it."""
        self.schemes: bool = False
        """Does it vote by what the others will do then, and not simply by what it likes?"""
        self.foresight: float = 0.0
        """Share of what a card changes in the election that it counts on, if the turn ends with it;
        with 0 it does not look at that."""
        self.fading: float = 0.3
        """How much less it counts on that for each phase of the turn to come, as an exponent of e."""
        self.retake: float = 0.4
        """Chance that an office given to a player without room for it can be seized back."""
        self.leonardo: float = 0.5
        """Leonardo's power, for every turn to come."""
        self.family: float = 0.25
        """A point of power of a family, for every turn to come, whatever it protects now."""
        self.envy: float = 0.8
        """What a point of all rivals together takes away from one's own chances."""
        self.rivals: float = 14.0
        """Points behind the foremost rival that make a rival count for a third of him."""
        self.answers: float = 0.8
        """Chance that a defender who has a condottiere sends him."""
        self.more_than_one: float = 0.2
        """Chance that a defender who sends more than the strongest single condottiere has them."""
        self.assault: float = 0.8
        """Chance that an attack on a home is strong enough unless condottieri defend it."""
        self.raid: float = 0.35
        """Chance that an attack on a card that lies open brings condottieri."""
        self.overkill: float = 0.55
        """What a further point of defence leaves of the chance that the attack is stronger."""
        self.sword: float = 0.65
        """A point of power of a condottiere in the hand, for every turn to come."""
        self.use: float = 0.4
        """Share of what a hand card could do now that somebody who may buy it counts on."""
        self.spy: float = 1.4
        """A spy, as a share of the mean worth of a card of the pool, hand cards counting nothing."""
        self.death: float = 0.5
        """A death card in the hand, for every turn to come, whatever it could kill now."""
        self.least_death: float = 1.0
        """What a death must gain, for every turn to come; later there may be a better target."""
        self.doctor: float = 0.4
        """The Doctor in the hand, for every turn to come."""
        self.marriage: float = 0.25
        """The Marriage in the hand, for every turn to come."""
        self.savonarola: float = 0.35
        """Savonarola in the hand, for every turn to come; also the least that he must gain."""
        self.silence: float = 0.25
        """What it costs a Pope, for each phase of the turn, to play nothing from his hand."""
        self.simony: float = 0.4
        """An accusation in the hand, for every turn to come."""
        self.phase: float = 1.0
        """A player phase, for every turn to come: what the Pope loses by a sentence."""
        self.bargain: float = 0.3
        """What an auction in one's own phase brings, as a share of the mean worth of a card."""
        self.guilty: float = 0.7
        """Chance that another player votes guilty."""
        self.reshuffle: float = 1.5
        """What a reshuffle of offices must gain, because anybody may accuse the Pope then."""
        self.fuss: float = 0.05
        """Gains too small to move a card for."""
        self.deal: float = 0.2
        """What a bargain must gain at least, for every turn to come."""
        self.leave: float = 0.5
        """Harm by others' bargain that a Pope puts up with."""


STANDARD: Final = Weights()
"""The weights that the bot plays with: set by hand, then some of them (`thrift`, `vote`, `power`,
`taken_home`, `sword`, `spy`) corrected where one seat with another value did better among four with
these, as long as prices stay believable."""


class Outlook:
    """What one seat makes of a table, worked out once for a decision.

    `counts`    how often points are still counted
    `incomes`   how often a ducat of an income will still be counted, over all turns
    `coin`      what a ducat in the purse is worth
    `peril`     from 0 to 1: is there still time to take what is ill protected?
    `unseen`    cards in the deck or in other hands that the seat has not seen
    `hidden`    how many of them each other hand has on average: their sum is public, as the size of
                the deck is
    `figures`   per immediate card: what its figures bring in all turns to come
    `dearest`   offices and artists, the best figures first
    `rivalry`   per seat: what a point of this rival costs the seat itself
    `again`     will the seat have another phase after the one under way?
    `mean`      what a card of the pool is worth on average, hand cards counting nothing; below 0
                until it has been asked for
    """

    __slots__ = (
        "again", "coin", "counts", "dearest", "figures", "hidden", "incomes", "mean", "peril",
        "rivalry", "seat", "t", "unseen", "weights",
    )  # fmt: skip

    def __init__(self, t: Table, seat: i64, weights: Weights) -> None:
        self.t: Table = t
        self.seat: i64 = seat
        self.weights: Weights = weights
        turns = float(content.TURNS - t.turn + 1)
        self.counts: float = turns
        # In the election of a turn its income is already in the purses.
        payments = turns - 1.0 if t.stage == IN_ELECTION else turns
        self.incomes: float = payments * (payments + 1.0) / 2.0
        pool = float(content.POOL_SIZE[int(t.players())])
        phases = float(t.pool) + (turns - 1.0) * pool
        auctions = phases / (float(content.TURNS) * pool)
        self.coin: float = self.money_points(1.0) * (1.0 + weights.thrift * auctions)
        self.peril: float = min(1.0, phases / weights.siege)
        self.unseen: i64 = unseen_by(t, seat)
        others = float(t.players() - 1)
        self.hidden: float = float(count(self.unseen) - count(t.draw)) / others
        self.figures: vec[float] = vec[float]([0.0] * IMMEDIATE)
        card: i64
        for card in range(IMMEDIATE):
            self.figures[card] = self.figures_of(card)
        self.dearest: vec[i64] = self.by_figures()
        self.rivalry: vec[float] = self.rivalries()
        self.mean: float = -1.0
        self.again: bool = t.turn < content.TURNS or phase_comes(t, seat)

    # -- time ----------------------------------------------------------------------------------------

    def money_points(self, ducats: float) -> float:
        """The points for ducats that stay in the purse to the end."""
        return ducats * self.counts / float(content.DUCATS_PER_POINT)

    def risk(self, power: i64) -> float:
        """The chance that a home of this power is lost before the end."""
        chance = self.weights.taken_home * self.peril
        while power > 0:
            chance *= self.weights.power
            power -= 1
        return chance

    # -- figures of cards ----------------------------------------------------------------------------

    def figures_of(self, card: i64) -> float:
        """Points, income and votes of an immediate card in all turns to come."""
        deck = self.t.deck
        weights = self.weights
        worth = float(deck.vp[card]) * self.counts
        worth += float(deck.income[card]) * self.incomes / float(content.DUCATS_PER_POINT)
        worth += float(deck.votes[card]) * self.counts * weights.vote
        if card == LEONARDO:
            worth += weights.leonardo * self.counts
        elif is_family(card):
            worth += float(deck.power[card]) * self.counts * weights.family
        return worth

    def by_figures(self) -> vec[i64]:
        """All offices and artists, the dearest first."""
        cards = vec[i64](list(range(FIRST_OFFICE, FIRST_FAMILY)))
        place: i64
        for place in range(1, len(cards)):
            card = cards[place]
            before = place
            while before > 0 and self.figures[cards[before - 1]] < self.figures[card]:
                cards[before] = cards[before - 1]
                before -= 1
            cards[before] = card
        return cards

    # -- estates -------------------------------------------------------------------------------------

    def estate(self, seat: i64, holdings: i64, lodgers: i64) -> float:
        """What a house with these holdings, offices and artists would be worth to its owner."""
        return self.bolstered_estate(seat, holdings, lodgers, NOWHERE, 0)

    def estate_of(self, seat: i64) -> float:
        """The same of what the house has now."""
        t = self.t
        return self.estate(seat, t.holdings[seat], t.owned(seat) & LODGING)

    def bolstered_estate(
        self, seat: i64, holdings: i64, lodgers: i64, bolstered: i64, power: i64
    ) -> float:
        """The same, with more power in one of the homes."""
        risks = vec[float]([1.0] * HOMES)
        homes: i64 = 0
        total = 0.0
        home: i64
        for home in range(HOMES):
            if not self.is_home(seat, holdings, home):
                continue
            strong = strength(self.t, home)
            if home == bolstered:
                strong += power
            risk = self.risk(strong)
            if home < HOLDINGS:
                total += self.figures[home] * (1.0 - risk)
            place = homes
            while place > 0 and risks[place - 1] > risk:
                risks[place] = risks[place - 1]
                place -= 1
            risks[place] = risk
            homes += 1
        total += self.lodged(lodgers & OFFICE_CARDS, risks, homes)
        return total + self.lodged(lodgers & ARTIST_CARDS, risks, homes)

    def is_home(self, seat: i64, holdings: i64, home: i64) -> bool:
        """Is this one of these holdings, or the base of the seat?"""
        if home < FIRST_BASE:
            return (holdings >> home & 1) != 0
        return home == FIRST_BASE + self.t.house[seat]

    def lodged(self, lodgers: i64, risks: vec[float], homes: i64) -> float:
        """Cards of one sort, the dearest in the safest home, the last ones perhaps in the open."""
        total = 0.0
        lodged: i64 = 0
        nth: i64
        for nth in range(len(self.dearest)):
            card = self.dearest[nth]
            if lodgers >> card & 1:
                risk = self.weights.taken_open * self.peril
                if lodged < homes:
                    risk = risks[lodged]
                total += self.figures[card] * (1.0 - risk)
                lodged += 1
        if lodged < homes:
            total += self.weights.room * self.counts
        return total

    # -- rivals --------------------------------------------------------------------------------------

    def prospects(self, seat: i64) -> float:
        """The points that a seat is likely to have at the end, as far as everybody can tell.

        How rich it is shows in the points it got for money in the turns before.
        """
        t = self.t
        counted = float(t.turn - 1)
        money = 0.0
        if counted > 0.0:
            money = float(t.points[seat * len(SOURCES) + FROM_DUCATS]) / counted * self.counts
        return float(score(t, seat)) + money + self.estate_of(seat)

    def rivalries(self) -> vec[float]:
        """The foremost rival counts most; one's own entry is 0."""
        t = self.t
        players = t.players()
        found = vec[float]([0.0] * int(players))
        foremost = -1e9
        rival: i64
        for rival in range(players):
            if rival != self.seat:
                found[rival] = self.prospects(rival)
                foremost = max(foremost, found[rival])
        total = 0.0
        for rival in range(players):
            if rival != self.seat:
                found[rival] = exp((found[rival] - foremost) / self.weights.rivals)
                total += found[rival]
        for rival in range(players):
            found[rival] *= self.weights.envy / total
        return found

    # -- what a card adds ----------------------------------------------------------------------------

    def prize(self, card: i64) -> float:
        """What the seat gains by getting a card for nothing; a fee it would pay is taken off.

        At least 0: an artist who is not worth his fee is sent away.
        """
        if card >= IMMEDIATE:
            return self.hand_worth(card)
        return max(0.0, self.addition(self.seat, card) - self.fee(card))

    def fee(self, card: i64) -> float:
        """What the patronage fee of a card weighs; 0 for all but artists."""
        return float(self.t.deck.fee[card]) * self.coin if is_artist(card) else 0.0

    def addition(self, seat: i64, card: i64) -> float:
        """What an immediate card adds to the estate of a seat that has it, or would have it."""
        t = self.t
        holdings = t.holdings[seat] & ~bit(card)
        lodgers = t.owned(seat) & LODGING & ~bit(card)
        if is_family(card):
            return self.best_fortress(seat, card)[1]
        before = self.estate(seat, holdings, lodgers)
        if card < HOLDINGS:
            return self.estate(seat, holdings | bit(card), lodgers) - before
        return self.estate(seat, holdings, lodgers | bit(card)) - before

    def best_fortress(self, seat: i64, family: i64) -> tuple[i64, float]:
        """The home without a family where this one protects most, and its worth there."""
        t = self.t
        holdings = t.holdings[seat]
        lodgers = t.owned(seat) & LODGING
        before = self.estate(seat, holdings, lodgers)
        best: i64 = NOWHERE
        most = -1e9
        home: i64
        for home in range(HOMES):
            if not self.is_home(seat, holdings, home):
                continue
            if t.slot[home * 3 + FAMILY_SLOT] != NO_CARD:
                continue
            power = t.deck.power[family]
            gain = self.bolstered_estate(seat, holdings, lodgers, home, power) - before
            if gain > most:
                best = home
                most = gain
        own = self.figures[family]
        return best, own + max(0.0, most)

    # -- hand cards ----------------------------------------------------------------------------------

    def hand_worth(self, card: i64) -> float:
        """What it is worth to have a hand card, whatever it could do just now."""
        weights = self.weights
        if card < FIRST_SPY:
            return float(self.t.deck.power[card]) * weights.sword * self.counts
        if card < FIRST_POISON:
            return weights.spy * self.mean_immediate()
        if card < DOCTOR:
            return weights.death * self.counts
        if card == DOCTOR:
            return weights.doctor * self.counts
        if card == MARRIAGE:
            return weights.marriage * self.counts
        if card == SAVONAROLA:
            return weights.savonarola * self.counts if self.seat != self.t.pope else 0.0
        return weights.simony * (self.counts if self.t.turn > 1 else self.counts - 1.0)

    def troop_worth(self, troop: i64) -> float:
        """What it costs to spend a set of condottieri: fees, and that they are gone."""
        worth = 0.0
        place: i64 = 0
        while troop >> place != 0:
            if troop >> place & 1:
                condottiere = FIRST_CONDOTTIERE + place
                worth += float(self.t.deck.fee[condottiere]) * self.coin
                worth += self.hand_worth(condottiere)
            place += 1
        return worth

    def mean_immediate(self) -> float:
        """The mean worth of a card of the pool, counting hand cards for nothing."""
        if self.mean < 0.0:
            pool = self.pool()
            total = 0.0
            card: i64
            for card in range(IMMEDIATE):
                if pool >> card & 1:
                    total += self.prize(card)
            self.mean = total / float(max(1, count(pool)))
        return self.mean

    def mean_prize(self) -> float:
        """The mean worth of a card of the pool."""
        pool = self.pool()
        total = 0.0
        card: i64
        for card in range(IMMEDIATE, CARDS):
            if pool >> card & 1:
                total += self.hand_worth(card)
        return self.mean_immediate() + total / float(max(1, count(pool)))

    def pool(self) -> i64:
        """The cards that the pool may hold as far as the seat knows."""
        return self.t.open_pool if self.t.open_pool != 0 else self.unseen

    # -- papacy --------------------------------------------------------------------------------------

    def offices_to_lose(self, seat: i64) -> float:
        """What a seat's offices would still pay after this turn: as Pope it has to give them away."""
        t = self.t
        if t.turn == content.TURNS:
            return 0.0
        later = self.counts - 1.0
        income = float(printed(t.deck.income, t.owned(seat) & OFFICE_CARDS))
        votes = float(printed(t.deck.votes, t.owned(seat) & OFFICE_CARDS))
        money = income * later * (later + 1.0) / 2.0 / float(content.DUCATS_PER_POINT)
        return money + votes * later * self.weights.vote

    def papacy(self, seat: i64) -> float:
        """What it is worth to a seat itself to be elected now."""
        worth = float(content.POPE_POINTS) - self.offices_to_lose(seat)
        return worth + self.weights.tiara if self.t.turn < content.TURNS else worth

    def election_of(self, seat: i64) -> float:
        """What it is worth to the bot that a seat is elected; others' offices are given away, too."""
        if seat == self.seat:
            return self.papacy(seat)
        share = self.offices_to_lose(seat) / float(self.t.players() - 1)
        return share - self.rivalry[seat] * self.papacy(seat)


# -- facts of the table ----------------------------------------------------------------------------


def phase_comes(t: Table, seat: i64) -> bool:
    """Will the seat have another phase in this turn, after the one under way (P5.3)?"""
    wait = (seat - t.active) % t.players()
    return t.pool >= (wait if wait > 0 else t.players())


def unseen_by(t: Table, seat: i64) -> i64:
    """The cards in the deck, and those in other hands that the seat has not seen."""
    cards = t.draw
    other: i64
    for other in range(t.players()):
        if other != seat:
            cards |= t.hand[other] & ~seen_in_hand(t, seat, other)
    return cards


def seen_in_hand(t: Table, seat: i64, other: i64) -> i64:
    """The cards in another hand that the seat has seen."""
    cards: i64 = 0
    card: i64
    for card in range(CARDS):
        if t.holds(other, card) and t.known[card] >> seat & 1:
            cards |= bit(card)
    return cards


def strength(t: Table, home: i64) -> i64:
    """The power of a home with its family; Leonardo can be moved and is left out."""
    power = t.deck.power[home] if home < FIRST_BASE else content.BASE_POWER[home - FIRST_BASE]
    family = t.slot[home * 3 + FAMILY_SLOT]
    return power if family == NO_CARD else power + t.deck.power[family]
