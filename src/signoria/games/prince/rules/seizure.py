"""Step 3 of a player phase: one attempt to seize something from another player (P10).

What is seized is one of three things: `A_CARD`, something that lies open; `A_HOLDING`, with all that
lies in it; `A_BASE`, the contents of a base.  The target is the number of the card in the first
case, and of the home in the others.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, content, layout, reasons
from signoria.games.prince.rules.table import (
    A_BASE,
    A_CARD,
    A_HOLDING,
    ARTIST_SLOT,
    COMMIT,
    COMMITTED,
    CONDOTTIERI,
    FAMILY_SLOT,
    FEE,
    FIRST_BASE,
    FIRST_CONDOTTIERE,
    FIRST_OFFICE,
    HOLDINGS,
    IMMEDIATE,
    LAY_OUT,
    LEONARDO,
    MERCENARIES_PAID,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OFFICE_SLOT,
    SEIZED,
    SEIZURE_LOST,
    SEIZURE_STARTED,
    SEIZURE_WON,
    SETTLE_SEIZURE,
    TO_ASIDE,
    TO_DEFENDER,
    Table,
    is_artist,
    is_family,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ALL, Frame

# -- the target (P10.1, P10.2) ---------------------------------------------------------------------


def is_seizure(action: i64) -> bool:
    """Does the action name something to be seized?"""
    return (
        actions.SEIZE_CARD <= action < actions.SEIZE_CARD_END
        or actions.SEIZE_HOLDING <= action < actions.SEIZE_HOLDING_END
        or actions.SEIZE_BASE <= action < actions.SEIZE_BASE_END
    )


def judge_seize(t: Table, seat: i64, action: i64) -> i64:
    if actions.SEIZE_CARD <= action < actions.SEIZE_CARD_END:
        card = action - actions.SEIZE_CARD + FIRST_OFFICE
        refusal = _judge_defender(t, seat, t.owner(card))
        if refusal == LEGAL and t.home_of(card) != NOWHERE:
            return refuse(reasons.SEIZE_PROTECTED)
        return refusal
    if actions.SEIZE_HOLDING <= action < actions.SEIZE_HOLDING_END:
        return _judge_defender(t, seat, t.lord(action - actions.SEIZE_HOLDING))
    if actions.SEIZE_BASE <= action < actions.SEIZE_BASE_END:
        return _judge_base(t, seat, action - actions.SEIZE_BASE)
    return NOT_THE_QUESTION


def _judge_defender(t: Table, seat: i64, defender: i64) -> i64:
    """Something another player owns, who is not the spouse (P9.1)."""
    if defender == NOBODY:
        return refuse(reasons.NOTHING_TO_SEIZE)
    if defender == seat:
        return refuse(reasons.SEIZE_YOUR_OWN)
    return refuse(reasons.SEIZE_SPOUSE) if t.are_married(seat, defender) else LEGAL


def _judge_base(t: Table, seat: i64, house: i64) -> i64:
    """The contents of a base: an office or an artist must be there to be taken."""
    if t.seat_of[house] == NOBODY:
        return refuse(reasons.HOUSE_NOT_PLAYED)
    refusal = _judge_defender(t, seat, t.seat_of[house])
    if refusal != LEGAL:
        return refusal
    slot = (FIRST_BASE + house) * 3
    is_empty = t.slot[slot + OFFICE_SLOT] == NO_CARD and t.slot[slot + ARTIST_SLOT] == NO_CARD
    return refuse(reasons.EMPTY_BASE) if is_empty else LEGAL


def moves_seize(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    defender: i64
    card: i64
    for defender in range(t.players()):
        if _judge_defender(t, seat, defender) != LEGAL:
            continue
        for card in range(FIRST_OFFICE, IMMEDIATE):
            if t.open[defender] >> card & 1:
                out = append(out, actions.SEIZE_CARD + card - FIRST_OFFICE)
        for card in range(HOLDINGS):
            if t.holdings[defender] >> card & 1:
                out = append(out, actions.SEIZE_HOLDING + card)
        if _judge_base(t, seat, t.house[defender]) == LEGAL:
            out = append(out, actions.SEIZE_BASE + t.house[defender])
    return out


def answer_seize(t: Table, seat: i64, action: i64) -> None:
    """Name the target; then both sides choose condottieri in secret, with or without having any.

    A Pope under Savonarola has nothing to choose, and everybody knows it (P9.2).
    """
    what: i64 = A_CARD
    target: i64
    if actions.SEIZE_CARD <= action < actions.SEIZE_CARD_END:
        target = action - actions.SEIZE_CARD + FIRST_OFFICE
    elif actions.SEIZE_HOLDING <= action < actions.SEIZE_HOLDING_END:
        what = A_HOLDING
        target = action - actions.SEIZE_HOLDING
    else:
        what = A_BASE
        target = action - actions.SEIZE_BASE + FIRST_BASE
    defender = t.owner(target) if what == A_CARD else t.lord(target)
    t.emit(SEIZURE_STARTED, seat, what, target, defender)
    asked = bit(seat) | bit(defender)
    if t.is_bound(seat) or t.is_bound(defender):
        asked &= ~bit(t.pope)
    t.stack.append((ASK_ALL, int(asked), COMMIT, int(seat), int(defender), int(what), int(target)))


# -- condottieri (P10.4, P10.7) --------------------------------------------------------------------


class Commit(Question[Table]):
    """ASK_ALL: with which condottieri (P10.4)."""

    name = "commit"
    fields = "attacker defender what target"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Any of one's own condottieri whose fees can be paid together, or none (P-R11)."""
        if not actions.COMMIT <= action < actions.COMMIT_END:
            return NOT_THE_QUESTION
        troop = action - actions.COMMIT
        if troop & ~_condottieri(t, seat) != 0:
            return refuse(reasons.TROOP_NOT_HELD)
        fees = _fees(t, troop)
        if fees > t.ducats[seat]:
            return refuse(reasons.CANNOT_PAY_TROOP, fees, t.ducats[seat])
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        held = _condottieri(t, seat)
        troop: i64 = held
        while troop != 0:
            if self.judge(t, frame, seat, actions.COMMIT + troop) == LEGAL:
                out = append(out, actions.COMMIT + troop)
            troop = (troop - 1) & held
        return append(out, actions.COMMIT)

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """Both troops are shown together, paid, and set aside, win or lose (P10.4, P10.7).

        Leonardo strengthens the attack of the house he works for, if there is one at all (P10.5).
        """
        _, _, _, attacker, defender, what, target = frame
        attack: i64 = 0
        if answers[attacker]:
            troop: i64 = answers[attacker][0] - actions.COMMIT
            attack = _show(t, attacker, troop)
            if troop != 0 and t.owner(LEONARDO) == attacker:
                attack += t.deck.power[LEONARDO]
        defence = power_of_target(t, what, target)
        if answers[defender]:
            defence += _show(t, defender, answers[defender][0] - actions.COMMIT)
        t.stack.append(
            (SETTLE_SEIZURE, int(attacker), int(what), int(target), int(attack), int(defence))
        )


def _condottieri(t: Table, seat: i64) -> i64:
    """The condottieri in the seat's hand, as a set of their places in the deck."""
    return t.hand[seat] >> FIRST_CONDOTTIERE & (bit(CONDOTTIERI) - 1)


def _fees(t: Table, troop: i64) -> i64:
    total: i64 = 0
    place: i64
    for place in range(CONDOTTIERI):
        if troop >> place & 1:
            total += t.deck.fee[FIRST_CONDOTTIERE + place]
    return total


def _show(t: Table, seat: i64, troop: i64) -> i64:
    """Show and pay a troop and set it aside; returns its power."""
    power: i64 = 0
    place: i64
    for place in range(CONDOTTIERI):
        if troop >> place & 1:
            condottiere = FIRST_CONDOTTIERE + place
            power += t.deck.power[condottiere]
            t.hand[seat] &= ~bit(condottiere)
            t.aside |= bit(condottiere)
            t.known[condottiere] = int(t.public())
    t.emit(COMMITTED, seat, troop, power)
    if troop != 0:
        t.ducats[seat] -= _fees(t, troop)
        t.emit(MERCENARIES_PAID, seat, _fees(t, troop))
    return power


# -- power of the defence (P10.3) ------------------------------------------------------------------


def power_of_home(t: Table, home: i64) -> i64:
    """A holding or base with the family in it, and Leonardo if he works there."""
    power = t.deck.power[home] if home < FIRST_BASE else content.BASE_POWER[home - FIRST_BASE]
    family = t.slot[home * 3 + FAMILY_SLOT]
    if family != NO_CARD:
        power += t.deck.power[family]
    if t.slot[home * 3 + ARTIST_SLOT] == LEONARDO:
        power += t.deck.power[LEONARDO]
    return power


def power_of_target(t: Table, what: i64, target: i64) -> i64:
    """What defends the target besides condottieri: a card that lies open has no power, unless it is
    a family.
    """
    if what != A_CARD:
        return power_of_home(t, target)
    return t.deck.power[target] if is_family(target) else 0


# -- the outcome (P10.6, P10.8 to P10.10) ----------------------------------------------------------


def settle(t: Table, frame: Frame) -> None:
    """The attacker needs more than the defender; against nothing, nothing is enough (T1)."""
    _, attacker, what, target, attack, defence = frame
    defender = t.owner(target) if what == A_CARD else t.lord(target)
    if defence > 0 and attack <= defence:
        t.emit(SEIZURE_LOST, attacker, attack, defence, defender)
        return
    t.emit(SEIZURE_WON, attacker, attack, defence, defender)
    if what == A_CARD:
        _take(t, attacker, target, defender)
    elif what == A_HOLDING:
        _take_holding(t, attacker, target, defender)
    else:
        _take_contents(t, attacker, target, defender)


def _take(t: Table, attacker: i64, card: i64, defender: i64) -> None:
    """The attacker lays out a card of the defender; an artist stays where he is until he is paid."""
    if is_artist(card):
        _ask_fee(t, attacker, card, defender)
        return
    layout.uproot(t, card)
    t.transit |= bit(card)
    t.emit(SEIZED, attacker, card, defender)
    t.stack.append((LAY_OUT, int(attacker), int(card)))


def _take_holding(t: Table, attacker: i64, holding: i64, defender: i64) -> None:
    """The holding comes over with all its cards in their slots; an artist in it must be paid."""
    t.holdings[defender] &= ~bit(holding)
    t.holdings[attacker] |= bit(holding)
    t.emit(SEIZED, attacker, holding, defender)
    artist = t.slot[holding * 3 + ARTIST_SLOT]
    if artist != NO_CARD:
        _ask_fee(t, attacker, artist, defender)


def _take_contents(t: Table, attacker: i64, base: i64, defender: i64) -> None:
    """Office and artist leave the base, the office first; the family stays, or goes too (P-R4)."""
    family = t.slot[base * 3 + FAMILY_SLOT]
    artist = t.slot[base * 3 + ARTIST_SLOT]
    office = t.slot[base * 3 + OFFICE_SLOT]
    if family != NO_CARD and t.rules.base_family_goes:
        _take(t, attacker, family, defender)
    if artist != NO_CARD:
        _take(t, attacker, artist, defender)
    if office != NO_CARD:
        _take(t, attacker, office, defender)


def _ask_fee(t: Table, attacker: i64, artist: i64, defender: i64) -> None:
    """Patronage is due on every change of owner; who is not paid for stays (P10.9, P-R3)."""
    unpaid: i64 = TO_ASIDE if t.rules.unpaid_goes_aside else TO_DEFENDER
    t.stack.append((FEE, int(attacker), int(artist), int(unpaid), int(defender)))
