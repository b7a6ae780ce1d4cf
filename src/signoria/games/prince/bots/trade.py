"""The Prince for bots: bargains (P14).

The bot offers one card for money, or money for one card, where the card is worth more to the buyer
than to the seller: mostly because one has a safe place for it and the other has not.  Both sides get
half of the difference.  Of what is offered to it, it takes what gains.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.bots.worth import LODGING, NO_MOVE, Outlook
from signoria.games.prince.rules import actions, content
from signoria.games.prince.rules.ending import ARTIST_CARDS, printed
from signoria.games.prince.rules.table import (
    CARDS,
    FIRST_FAMILY,
    FIRST_OFFICE,
    IMMEDIATE,
    NO_CARD,
    is_artist,
)
from signoria.kernel.bits import bit
from signoria.kernel.chance import Dice
from signoria.kernel.state import Frame

ROUNDED: Final = 5
"""Prices are multiples of this."""
LARGEST_PRICE: Final = 999
"""What the three digits of an amount can say."""
OFFERS: Final = 1
"""Offers that the bot makes in a phase, at most."""


# -- making an offer -------------------------------------------------------------------------------


class Plan:
    """A bargain with another player: one card for ducats, or ducats for one card.

    `gain` is what the seat gains by it, by its own reckoning; without a bargain it is 0.
    """

    __slots__ = ("card", "ducats", "gain", "sells")

    def __init__(self) -> None:
        self.card: i64 = NO_CARD
        self.sells: bool = False
        self.ducats: i64 = 0
        self.gain: float = 0.0


def plan_with(out: Outlook, other: i64) -> Plan:
    """The best bargain to offer to another player; it follows from the table, so that an offer that
    takes several actions is carried through.
    """
    plan = Plan()
    card: i64
    for card in range(FIRST_OFFICE, FIRST_FAMILY):
        owner = out.t.owner(card)
        if owner == out.seat:
            consider(out, plan, card, out.seat, other)
        elif owner == other:
            consider(out, plan, card, other, out.seat)
    return plan


def consider(out: Outlook, plan: Plan, card: i64, seller: i64, buyer: i64) -> None:
    """Let the plan be the sale of this card, if that gains more than what is planned so far."""
    t = out.t
    for_seller = out.addition(seller, card)
    half = (out.addition(buyer, card) - out.fee(card) - for_seller) / 2.0
    ducats: i64 = int((for_seller + half) / out.coin) // ROUNDED * ROUNDED
    if half < out.weights.deal * out.counts or not 0 < ducats <= LARGEST_PRICE:
        return
    fee: i64 = t.deck.fee[card] if is_artist(card) else 0
    if buyer == out.seat and ducats + fee > t.ducats[out.seat]:
        return
    other = buyer if seller == out.seat else seller
    gain = half * (1.0 - out.rivalry[other])
    if gain > plan.gain:
        plan.card = card
        plan.sells = seller == out.seat
        plan.ducats = ducats
        plan.gain = gain


def begin(out: Outlook, moves: vec[i64], dice: Dice) -> i64:
    """Now and then an offer to the player with whom there is most to gain; NO_MOVE for none."""
    t = out.t
    best: i64 = NO_MOVE
    if not t.rules.trade or content.OFFERS_IN_PHASE - t.offers[out.seat] >= OFFERS:
        return best
    if dice.below(2) == 0:
        return best
    most = 0.0
    index: i64
    for index in range(len(moves)):
        if actions.OFFER <= moves[index] < actions.OFFER_END:
            plan = plan_with(out, t.seat_of[moves[index] - actions.OFFER])
            if plan.gain > most:
                best = moves[index]
                most = plan.gain
    return best


def compose(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """The next part of the planned offer; one that goes otherwise is dropped."""
    _, _, other, _, _, _, _, _ = frame
    plan = plan_with(out, other)
    action: i64 = actions.DROP_OFFER
    if plan.gain > 0.0:
        action = next_sale(plan, frame) if plan.sells else next_purchase(plan, frame)
    index: i64
    for index in range(len(moves)):
        if moves[index] == action:
            return action
    return actions.DROP_OFFER


def next_sale(plan: Plan, frame: Frame) -> i64:
    """Give the card, ask for the ducats, propose."""
    _, _, _, given, paid, asked, wanted, _ = frame
    if paid != 0 or asked != 0:
        return actions.DROP_OFFER
    if given == 0:
        return actions.GIVE + plan.card
    if given != bit(plan.card):
        return actions.DROP_OFFER
    return next_digit(actions.ASK_DUCATS, plan.ducats - wanted)


def next_purchase(plan: Plan, frame: Frame) -> i64:
    """Give the ducats, ask for the card, propose."""
    _, _, _, given, paid, asked, wanted, _ = frame
    if given != 0 or wanted != 0:
        return actions.DROP_OFFER
    if asked == 0 and paid == plan.ducats:
        return actions.ASK + plan.card
    if asked != 0 and asked != bit(plan.card):
        return actions.DROP_OFFER
    return next_digit(actions.GIVE_DUCATS, plan.ducats - paid)


def next_digit(verb: i64, left: i64) -> i64:
    """The next digit of an amount of which this much is left to say; then the offer is proposed."""
    if left == 0:
        return actions.PROPOSE
    return verb + largest_digit(left) if left > 0 else actions.DROP_OFFER


def largest_digit(ducats: i64) -> i64:
    """The row of `actions.DIGITS` that says the largest digit of an amount from 1 to 999."""
    if ducats >= 100:
        return 9 - ducats // 100
    return 18 - ducats // 10 if ducats >= 10 else 27 - ducats


# -- answering -------------------------------------------------------------------------------------


def exchange_gain(out: Outlook, seat: i64, lost: i64, got: i64, ducats: i64) -> float:
    """What a seat gains by an exchange: cards lost and got, and ducats, which may be negative."""
    t = out.t
    holdings = t.holdings[seat]
    lodgers = t.owned(seat) & LODGING
    after = out.estate(seat, holdings, (lodgers | got & LODGING) & ~lost)
    gain = after - out.estate(seat, holdings, lodgers) + float(ducats) * out.coin
    gain -= float(printed(t.deck.fee, got & ARTIST_CARDS)) * out.coin
    card: i64
    for card in range(FIRST_FAMILY, CARDS):
        if not (lost | got) >> card & 1:
            continue
        worth = out.hand_worth(card) if card >= IMMEDIATE else out.addition(seat, card)
        gain += worth if got >> card & 1 else -worth
    return gain


def reply(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """Accept what gains more than it helps the other, decline the rest."""
    _, _, _, maker, _, given, paid, asked, wanted = frame
    if maker == out.seat:
        return actions.WITHDRAW
    ducats: i64 = paid - wanted
    gain = exchange_gain(out, out.seat, asked, given, ducats)
    gain -= out.rivalry[maker] * exchange_gain(out, maker, given, asked, -ducats)
    can_accept = moves[0] == actions.ACCEPT
    return actions.ACCEPT if can_accept and gain > out.weights.fuss else actions.DECLINE


def grant_leave(out: Outlook, frame: Frame) -> i64:
    """The Pope allows what does not help his rivals much.

    He does not see which hand cards are in it, so they do not count.
    """
    _, _, maker, taker, given, paid, asked, wanted = frame
    laid_out = bit(IMMEDIATE) - 1
    given = given & laid_out
    asked = asked & laid_out
    ducats: i64 = paid - wanted
    harm = out.rivalry[maker] * exchange_gain(out, maker, given, asked, -ducats)
    harm += out.rivalry[taker] * exchange_gain(out, taker, asked, given, ducats)
    return actions.ALLOW if harm < out.weights.leave else actions.FORBID
