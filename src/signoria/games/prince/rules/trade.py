"""Trade and deals (P14), where the table plays with them.

An offer is put together part by part, in one order only: cards given, ducats given, cards asked for,
ducats asked for.  What is being put together only its author sees; once it is proposed the other
side answers, or the author withdraws it.  Nothing else happens meanwhile, so an offer can change
hands as it stands.  Agreements about the future are mere talk and no part of the rules (P14.3).

A seat may make so many offers in a phase or before a round, and each begun one counts; that is what
bounds the length of a match.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, conclave, layout, reasons
from signoria.games.prince.rules.ending import ARTIST_CARDS, OFFICE_CARDS, printed
from signoria.games.prince.rules.table import (
    CARDS,
    COMPOSE,
    DEALS,
    EXCHANGE,
    EXCHANGED,
    FEE_PAID,
    FIRST_ARTIST,
    FIRST_FAMILY,
    HAND_CARDS,
    HOLDINGS,
    HOUSES,
    IMMEDIATE,
    LAY_NEXT,
    LEAVE,
    LEAVE_GIVEN,
    LEAVE_REFUSED,
    NOBODY,
    NOWHERE,
    OFFER,
    OFFER_ACCEPTED,
    OFFER_DECLINED,
    OFFER_LAPSED,
    OFFER_MADE,
    OFFER_WITHDRAWN,
    Table,
    is_family,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ANY, Frame, whom

FIRST_PART: Final = actions.GIVE
"""Parts of an offer are numbered by their actions: `give` to `ask-ducats` follow one another."""

LODGERS: Final[int] = 2**IMMEDIATE - 2**HOLDINGS

# -- who deals with whom (P14.1) -------------------------------------------------------------------


def judge_start(t: Table, seat: i64, action: i64) -> i64:
    """May the seat begin an offer to a house?"""
    if not t.rules.trade:
        return refuse(reasons.NO_TRADE)
    other = t.seat_of[action - actions.OFFER]
    if other == NOBODY:
        return refuse(reasons.HOUSE_NOT_PLAYED)
    if other == seat:
        return refuse(reasons.OFFER_TO_SELF)
    return LEGAL if t.offers[seat] > 0 else refuse(reasons.OFFERS_USED)


def moves_start(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    action: i64
    for action in range(actions.OFFER, actions.OFFER + HOUSES):
        if judge_start(t, seat, action) == LEGAL:
            out = append(out, action)
    return out


def answer_start(t: Table, seat: i64, action: i64) -> None:
    _begin_offer(t, seat, t.seat_of[action - actions.OFFER])


def _begin_offer(t: Table, seat: i64, other: i64) -> None:
    t.offers[seat] -= 1
    t.stack.append((COMPOSE, int(seat), int(other), 0, 0, 0, 0, FIRST_PART))


# -- deals before a round of the election ----------------------------------------------------------


class Deals(Question[Table]):
    """ASK_ANY: who makes an offer before a round of the election."""

    name = "deals"
    fields = "number"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == actions.NO_DEALS:
            return LEGAL
        if not actions.OFFER <= action < actions.OFFER_END:
            return NOT_THE_QUESTION
        return judge_start(t, seat, action)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        return append(moves_start(t, seat, out), actions.NO_DEALS)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """Whoever has had enough makes no more offers; when all have, the votes are called."""
        _, _, _, number = frame
        dealing: i64 = whom(frame)
        if action == actions.NO_DEALS:
            dealing &= ~bit(seat)
        if dealing == 0:
            conclave.call_votes(t, number)
            return
        t.stack.append((ASK_ANY, int(dealing), DEALS, number))
        if action != actions.NO_DEALS:
            answer_start(t, seat, action)


# -- what can change hands (P14.2) -----------------------------------------------------------------


def _is_fixed(t: Table, card: i64) -> bool:
    """Holdings, and families attached to a home, are never sold."""
    return card < HOLDINGS or (is_family(card) and t.home_of(card) != NOWHERE)


def _laid_out(t: Table, seat: i64) -> i64:
    """The set of cards on the table that the seat may sell."""
    cards = t.owned(seat) & LODGERS
    card: i64
    for card in range(FIRST_FAMILY, IMMEDIATE):
        if cards >> card & 1 and _is_fixed(t, card):
            cards &= ~bit(card)
    return cards


def _for_sale(t: Table, seat: i64) -> i64:
    """The set of all cards, laid out or in hand, that the seat may sell."""
    return t.hand[seat] | _laid_out(t, seat)


def _wanted(t: Table, seat: i64, other: i64) -> i64:
    """What a seat may ask of another: what it has laid out, and hand cards known to be there."""
    cards = _laid_out(t, other)
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if t.holds(other, card) and t.known[card] >> seat & 1:
            cards |= bit(card)
    return cards


def needed_for(t: Table, pays: i64, gets: i64, received: i64) -> i64:
    """The money a side must have: what it pays, and the fees of the artists it receives, as far as
    the ducats it gets do not cover these (P14.5).
    """
    fees = printed(t.deck.fee, received & ARTIST_CARDS)
    return pays + max(fees - gets, 0)


# -- putting an offer together (P14.4) -------------------------------------------------------------


class Compose(Question[Table]):
    """Part by part, what an offer gives and asks (P14.4)."""

    name = "compose"
    fields = "other given paid asked wanted lowest"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """The next part, or the end: proposed as it is, or dropped."""
        _, _, _, _, _, _, _, lowest = frame
        if action == actions.DROP_OFFER:
            return LEGAL
        if action == actions.PROPOSE:
            return _judge_propose(t, seat, frame)
        if not _is_part(action):
            return NOT_THE_QUESTION
        refusal = _judge_part(t, seat, frame, action)
        if refusal == LEGAL and action < lowest:
            return refuse(reasons.PART_OUT_OF_ORDER)
        return refusal

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, other, _, paid, _, _, lowest = frame
        out = vec[i64]()
        action: i64 = lowest
        out = _moves_cards(_for_sale(t, seat), actions.GIVE, action, out)
        digit: i64
        for digit in range(
            max(action, actions.GIVE_DUCATS), actions.GIVE_DUCATS + actions.DIGIT_ROWS
        ):
            if _judge_part(t, seat, frame, digit) == LEGAL:
                out = append(out, digit)
        out = _moves_cards(_wanted(t, seat, other), actions.ASK, action, out)
        if paid == 0:
            for digit in range(
                max(action, actions.ASK_DUCATS), actions.ASK_DUCATS + actions.DIGIT_ROWS
            ):
                out = append(out, digit)
        if _judge_propose(t, seat, frame) == LEGAL:
            out = append(out, actions.PROPOSE)
        return append(out, actions.DROP_OFFER)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if action == actions.PROPOSE:
            _propose(t, seat, frame)
        elif action == actions.DROP_OFFER:
            t.emit(OFFER_LAPSED, seat)
        else:
            t.stack.append(_with_part(frame, action))


def _is_part(action: i64) -> bool:
    """Does the action give or ask for something?"""
    return (
        actions.GIVE <= action < actions.GIVE_END
        or actions.GIVE_DUCATS <= action < actions.GIVE_DUCATS_END
        or actions.ASK <= action < actions.ASK_END
        or actions.ASK_DUCATS <= action < actions.ASK_DUCATS_END
    )


def _judge_part(t: Table, seat: i64, frame: Frame, action: i64) -> i64:
    """Can this be part of an offer, whatever the order of parts?"""
    if actions.GIVE <= action < actions.GIVE_END:
        return _judge_give(t, seat, action - actions.GIVE)
    _, _, other, _, paid, _, _, _ = frame
    ducats: i64 = paid
    if actions.GIVE_DUCATS <= action < actions.GIVE_DUCATS_END:
        ducats += actions.digit_value(int(action - actions.GIVE_DUCATS))
        if ducats > t.ducats[seat]:
            return refuse(reasons.GIVES_TOO_MUCH, ducats, t.ducats[seat])
        return LEGAL
    if actions.ASK <= action < actions.ASK_END:
        return _judge_ask(t, seat, other, action - actions.ASK)
    return refuse(reasons.DUCATS_BOTH_WAYS) if ducats > 0 else LEGAL


def _judge_give(t: Table, seat: i64, card: i64) -> i64:
    if _is_fixed(t, card):
        return refuse(reasons.NOT_FOR_SALE)
    return LEGAL if _for_sale(t, seat) >> card & 1 else refuse(reasons.NOT_YOURS_TO_GIVE)


def _judge_ask(t: Table, seat: i64, other: i64, card: i64) -> i64:
    if _is_fixed(t, card):
        return refuse(reasons.NOT_FOR_SALE)
    if _wanted(t, seat, other) >> card & 1:
        return LEGAL
    return refuse(reasons.NOT_KNOWN_TO_BE_THEIRS)


def _judge_propose(t: Table, seat: i64, frame: Frame) -> i64:
    """Something must be in it, and the seat must have the money, fees included (P14.5, P14.6)."""
    _, _, _, given, paid, asked, wanted, _ = frame
    if given == 0 and paid == 0 and asked == 0 and wanted == 0:
        return refuse(reasons.EMPTY_OFFER)
    needed = needed_for(t, paid, wanted, asked)
    if needed > t.ducats[seat]:
        return refuse(reasons.CANNOT_PAY_OFFER, needed, t.ducats[seat])
    return LEGAL


def _moves_cards(cards: i64, verb: i64, lowest: i64, out: vec[i64]) -> vec[i64]:
    """`give` or `ask` for each card of a set, from the lowest action allowed on."""
    card: i64
    for card in range(CARDS):
        if cards >> card & 1 and verb + card >= lowest:
            out = append(out, verb + card)
    return out


def _with_part(frame: Frame, action: i64) -> Frame:
    """The question about the offer with one part more.  Only smaller digits may follow a digit."""
    _, seat, other, given, paid, asked, wanted, _ = frame
    lowest = int(action + 1)
    if actions.GIVE <= action < actions.GIVE_END:
        given = int(given | bit(action - actions.GIVE))
    elif actions.GIVE_DUCATS <= action < actions.GIVE_DUCATS_END:
        digit = int(action - actions.GIVE_DUCATS)
        paid += actions.digit_value(digit)
        lowest = actions.GIVE_DUCATS + actions.next_digit(digit)
    elif actions.ASK <= action < actions.ASK_END:
        asked = int(asked | bit(action - actions.ASK))
    else:
        digit = int(action - actions.ASK_DUCATS)
        wanted += actions.digit_value(digit)
        lowest = actions.ASK_DUCATS + actions.next_digit(digit)
    return COMPOSE, seat, other, given, paid, asked, wanted, lowest


def _propose(t: Table, seat: i64, frame: Frame) -> None:
    """The offer is told to everybody, but hand cards are named to the receiver only (P14.6)."""
    _, _, other, given, paid, _, wanted, _ = frame
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if given >> card & 1:
            t.known[card] |= int(bit(other))
    layout.prove(t, seat)
    t.emit(OFFER_MADE, seat, other, paid, wanted)
    t.stack.append((ASK_ANY, int(bit(seat) | bit(other)), OFFER, int(seat), *frame[2:7]))


# -- the answer ------------------------------------------------------------------------------------


class Offer(Question[Table]):
    """ASK_ANY: is an offer accepted, declined, countered or withdrawn?"""

    name = "offer"
    fields = "maker taker given paid asked wanted"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """One side may withdraw the offer; the other accepts, declines or makes one of its own."""
        _, _, _, maker, taker, _, _, _, _ = frame
        if action == actions.WITHDRAW:
            return LEGAL if seat == maker else refuse(reasons.NOT_YOUR_OFFER)
        if not (action == actions.ACCEPT or action == actions.DECLINE or action == actions.COUNTER):
            return NOT_THE_QUESTION
        if seat != taker:
            return refuse(reasons.NOT_OFFERED_TO_YOU)
        if action == actions.COUNTER:
            return LEGAL if t.offers[seat] > 0 else refuse(reasons.OFFERS_USED)
        return _judge_accept(t, seat, frame) if action == actions.ACCEPT else LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        action: i64
        for action in (actions.ACCEPT, actions.DECLINE, actions.COUNTER, actions.WITHDRAW):
            if self.judge(t, frame, seat, action) == LEGAL:
                out = append(out, action)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """A counter-offer is a new offer, and the old one is declined by it."""
        _, _, _, maker, taker, _, _, _, _ = frame
        if action == actions.WITHDRAW:
            t.emit(OFFER_WITHDRAWN, seat, taker)
            return
        if action == actions.ACCEPT:
            layout.prove(t, seat)
            t.emit(OFFER_ACCEPTED, seat, maker)
            _ask_leave(t, frame)
            return
        t.emit(OFFER_DECLINED, seat, maker)
        if action == actions.COUNTER:
            _begin_offer(t, seat, maker)


def _judge_accept(t: Table, seat: i64, frame: Frame) -> i64:
    """The checks of the proposal once more, for both sides (P14.5)."""
    _, _, _, maker, _, given, paid, asked, wanted = frame
    needed = needed_for(t, paid, wanted, asked)
    if given & ~_for_sale(t, maker) or needed > t.ducats[maker]:
        return refuse(reasons.GIVER_LACKS)
    if asked & ~_for_sale(t, seat):
        return refuse(reasons.NOT_YOURS_TO_GIVE)
    needed = needed_for(t, wanted, paid, given)
    if needed > t.ducats[seat]:
        return refuse(reasons.CANNOT_PAY_OFFER, needed, t.ducats[seat])
    return LEGAL


# -- the Pope's leave (P14.2, P14.5) ---------------------------------------------------------------


def _ask_leave(t: Table, frame: Frame) -> None:
    """An office changes hands with the Pope's leave; as a party to the deal he gives it by that."""
    _, _, _, maker, taker, given, _, asked, _ = frame
    if (given | asked) & OFFICE_CARDS and t.pope != maker and t.pope != taker:
        t.stack.append((LEAVE, int(t.pope), *frame[3:9]))
    else:
        t.stack.append((EXCHANGE, *frame[3:9]))


class Leave(Question[Table]):
    """Does the Pope allow that an office changes hands?"""

    name = "leave"
    fields = "maker taker given paid asked wanted"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        return LEGAL if action == actions.ALLOW or action == actions.FORBID else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        return append(append(out, actions.ALLOW), actions.FORBID)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if action == actions.FORBID:
            t.emit(LEAVE_REFUSED, seat)
            return
        t.emit(LEAVE_GIVEN, seat)
        t.stack.append((EXCHANGE, *frame[2:8]))


# -- the exchange (P14.6) --------------------------------------------------------------------------


def exchange(t: Table, frame: Frame) -> None:
    """Everything changes hands at once; then what is laid out on the table finds its places."""
    _, maker, taker, given, paid, asked, wanted = frame
    ducats: i64 = paid - wanted
    t.ducats[maker] -= ducats
    t.ducats[taker] += ducats
    _pass(t, maker, taker, given)
    _pass(t, taker, maker, asked)
    _settle(t, maker, asked)
    _settle(t, taker, given)


def _pass(t: Table, giver: i64, receiver: i64, cards: i64) -> None:
    """Cards leave their owner; of hand cards the others learn only how many."""
    if cards & HAND_CARDS:
        layout.lose_track(t, giver, receiver)
    parties = bit(giver) | bit(receiver)
    card: i64
    for card in range(HOLDINGS, CARDS):
        if not cards >> card & 1:
            continue
        if card < IMMEDIATE:
            layout.uproot(t, card)
            t.transit |= bit(card)
            t.emit(EXCHANGED, giver, card, giver, receiver)
        else:
            t.hand[giver] &= ~bit(card)
            layout.acquire(t, receiver, card)
            t.emit(EXCHANGED, giver, card, giver, receiver, seen_by=parties)


def _settle(t: Table, seat: i64, cards: i64) -> None:
    """Patronage fees are paid without being asked for, and what belongs on the table is laid out."""
    card: i64
    for card in range(FIRST_ARTIST, FIRST_FAMILY):
        if cards >> card & 1:
            t.ducats[seat] -= t.deck.fee[card]
            t.emit(FEE_PAID, seat, card, t.deck.fee[card])
    t.stack.append((LAY_NEXT, int(seat), int(cards & LODGERS)))
