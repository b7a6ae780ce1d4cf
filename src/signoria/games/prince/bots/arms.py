"""The Prince for bots: what to attack, and with how much on either side (P10).

Condottieri in other hands are guessed at: from those that the seat has seen there, and from how many
unseen ones there are among how many unseen cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.bots.worth import LODGING, NO_MOVE, Outlook, seen_in_hand
from signoria.games.prince.rules import actions
from signoria.games.prince.rules.ending import ARTIST_CARDS, printed
from signoria.games.prince.rules.seizure import is_seizure, moves_seize, power_of_target
from signoria.games.prince.rules.table import (
    A_BASE,
    A_CARD,
    A_HOLDING,
    CONDOTTIERI,
    FAMILY_SLOT,
    FIRST_BASE,
    FIRST_CONDOTTIERE,
    FIRST_OFFICE,
    LEONARDO,
    NO_CARD,
    is_family,
)
from signoria.kernel.bits import bit, count

# -- what is at stake (P10.1, P10.8, P10.9) --------------------------------------------------------


class Stake:
    """A target of a seizure and what it is about.

    `gain`     what the attacker wins, fees of artists paid
    `loss`     what the defender loses
    `defence`  the power that defends it besides condottieri
    """

    __slots__ = ("attacker", "defence", "defender", "gain", "loss")

    def __init__(self, out: Outlook, attacker: i64, what: i64, target: i64) -> None:
        t = out.t
        self.attacker: i64 = attacker
        self.defender: i64 = t.owner(target) if what == A_CARD else t.lord(target)
        self.defence: i64 = power_of_target(t, what, target)
        self.gain: float = 0.0
        self.loss: float = 0.0
        if what == A_CARD and is_family(target):
            self.gain = out.addition(attacker, target)
            self.loss = out.addition(self.defender, target)
        else:
            self.weigh(out, bit(target) if what == A_HOLDING else 0, contents(out, what, target))

    def weigh(self, out: Outlook, holding: i64, lodgers: i64) -> None:
        """A holding, or none, and cards change hands; an artist only if he is worth his fee."""
        t = out.t
        homes = t.holdings[self.attacker]
        cards = t.owned(self.attacker) & LODGING
        before = out.estate(self.attacker, homes, cards)
        artist = lodgers & ARTIST_CARDS
        without = out.estate(self.attacker, homes | holding, cards | lodgers & ~artist) - before
        self.gain = without
        if artist != 0:
            fee = printed(t.deck.fee, artist)
            paid = out.estate(self.attacker, homes | holding, cards | lodgers) - before
            paid -= float(fee) * out.coin
            can_pay = self.attacker != out.seat or t.ducats[out.seat] >= fee
            if can_pay and paid > without:
                self.gain = paid
            else:
                lodgers &= ~artist
        homes = t.holdings[self.defender]
        cards = t.owned(self.defender) & LODGING
        after = out.estate(self.defender, homes & ~holding, cards & ~lodgers)
        self.loss = out.estate(self.defender, homes, cards) - after


def contents(out: Outlook, what: i64, target: i64) -> i64:
    """The offices and artists that a seizure is about."""
    if what == A_CARD:
        return bit(target)
    cards: i64 = 0
    sort: i64
    for sort in range(FAMILY_SLOT):
        card = out.t.slot[target * 3 + sort]
        if card != NO_CARD:
            cards |= bit(card)
    return cards


# -- condottieri (P10.4 to P10.6) ------------------------------------------------------------------


def power_of_troop(out: Outlook, troop: i64) -> i64:
    """The power of a set of condottieri."""
    return printed(out.t.deck.power, troop << FIRST_CONDOTTIERE)


def condottieri_in(cards: i64) -> i64:
    """The condottieri of a set of cards, as a set of their places in the deck."""
    return cards >> FIRST_CONDOTTIERE & (bit(CONDOTTIERI) - 1)


def reinforcement(out: Outlook, defender: i64, power: i64) -> float:
    """The chance that a defender sends condottieri of at least this power."""
    t = out.t
    weights = out.weights
    if power <= 0:
        return 1.0
    if t.is_bound(defender):
        return 0.0
    seen = power_of_troop(out, condottieri_in(seen_in_hand(t, out.seat, defender)))
    if power <= seen:
        return weights.answers
    power -= seen
    unseen = condottieri_in(out.unseen)
    strong: i64 = 0
    place: i64
    for place in range(CONDOTTIERI):
        if unseen >> place & 1 and t.deck.power[FIRST_CONDOTTIERE + place] >= power:
            strong += 1
    share = float(strong)
    if strong == 0:
        share = float(count(unseen)) * weights.more_than_one
    chance = share / float(max(1, count(out.unseen))) * out.hidden
    return weights.answers * min(1.0, chance)


def chance_of_victory(out: Outlook, stake: Stake, attack: i64) -> float:
    """The chance that an attack of this power wins: against nothing, nothing is enough (T1)."""
    if stake.defence == 0:
        return 1.0 - reinforcement(out, stake.defender, max(attack, 1))
    if attack <= stake.defence:
        return 0.0
    return 1.0 - reinforcement(out, stake.defender, attack - stake.defence)


def best_attack(out: Outlook, stake: Stake, held: i64) -> tuple[i64, float]:
    """The troop out of these condottieri that the seat should attack with, and what the attack is
    worth with it.
    """
    t = out.t
    prize = stake.gain + out.rivalry[stake.defender] * stake.loss
    best: i64 = 0
    most = chance_of_victory(out, stake, 0) * prize
    troop = held
    while troop != 0:
        fees = printed(t.deck.fee, troop << FIRST_CONDOTTIERE)
        if fees <= t.ducats[out.seat]:
            attack = power_of_troop(out, troop)
            if t.owner(LEONARDO) == out.seat:
                attack += t.deck.power[LEONARDO]
            worth = chance_of_victory(out, stake, attack) * prize - out.troop_worth(troop)
            if worth > most:
                best = troop
                most = worth
        troop = (troop - 1) & held
    return best, most


def own_troop(out: Outlook) -> i64:
    """The condottieri that the seat can send; under Savonarola the Pope has none (P9.2)."""
    return 0 if out.t.is_bound(out.seat) else condottieri_in(out.t.hand[out.seat])


def chance_of_loss(out: Outlook, stake: Stake, sent: i64) -> float:
    """The chance that the seat loses what is attacked although it sends this power."""
    weights = out.weights
    if out.t.is_bound(stake.attacker):
        return 1.0 if stake.defence + sent == 0 else 0.0
    chance = weights.assault
    if stake.defence == 0:
        if sent == 0:
            return 1.0
        chance = weights.raid
        sent -= 1
    while sent > 0:
        chance *= weights.overkill
        sent -= 1
    return chance


def best_defence(out: Outlook, stake: Stake) -> i64:
    """The troop that the seat should defend itself with."""
    t = out.t
    lost = stake.loss + out.rivalry[stake.attacker] * stake.gain
    best: i64 = 0
    least = chance_of_loss(out, stake, 0) * lost
    held = condottieri_in(t.hand[out.seat])
    troop = held
    while troop != 0:
        if printed(t.deck.fee, troop << FIRST_CONDOTTIERE) <= t.ducats[out.seat]:
            cost = chance_of_loss(out, stake, power_of_troop(out, troop)) * lost
            cost += out.troop_worth(troop)
            if cost < least:
                best = troop
                least = cost
        troop = (troop - 1) & held
    return best


# -- the target (P10.1) ----------------------------------------------------------------------------


def stake_of(out: Outlook, action: i64) -> Stake:
    """What an action that seizes something is about."""
    if actions.SEIZE_CARD <= action < actions.SEIZE_CARD_END:
        return Stake(out, out.seat, A_CARD, action - actions.SEIZE_CARD + FIRST_OFFICE)
    if actions.SEIZE_HOLDING <= action < actions.SEIZE_HOLDING_END:
        return Stake(out, out.seat, A_HOLDING, action - actions.SEIZE_HOLDING)
    return Stake(out, out.seat, A_BASE, action - actions.SEIZE_BASE + FIRST_BASE)


def best_seizure(out: Outlook, moves: vec[i64], held: i64) -> tuple[i64, float]:
    """Of the actions that seize something the best one with these condottieri, and its worth;
    NO_MOVE and 0 if none is worth trying.
    """
    best: i64 = NO_MOVE
    most = 0.0
    index: i64
    for index in range(len(moves)):
        action = moves[index]
        if is_seizure(action):
            _, worth = best_attack(out, stake_of(out, action), held)
            if worth > most:
                best = action
                most = worth
    return best, most


def service(out: Outlook, condottiere: i64) -> float:
    """What a condottiere adds to the best seizure that the seat could try now."""
    targets = moves_seize(out.t, out.seat, vec[i64]())
    held = own_troop(out)
    _, without = best_seizure(out, targets, held)
    _, most = best_seizure(out, targets, held | bit(condottiere - FIRST_CONDOTTIERE))
    return most - without
