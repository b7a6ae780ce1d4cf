"""Step 1 of a player phase: buy a card of the pool at auction, or send a spy for one (P6).

A card of a face-down pool is drawn when it is turned up: which of them it is has no meaning before
(P-R12).  The bids go round as one question, `BID`, to one seat after another.  Every seat that has
not passed is asked, even if it cannot pay more, because to leave it out would tell its purse.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, layout, reasons
from signoria.games.prince.rules.court import judge_hand
from signoria.games.prince.rules.intrigue import SPIES
from signoria.games.prince.rules.table import (
    ACT,
    AWARD,
    BID,
    BID_MADE,
    BOUGHT,
    BUY,
    DECK_STREAM,
    FIRST_SPY,
    GIVEN_FREE,
    IMMEDIATE,
    KEPT_BOUGHT,
    NO_CARD,
    NOBODY,
    PASSED,
    SPIED,
    SPIED_CARD,
    SPYING,
    TURNED_UP,
    TURNING_UP,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, EVERYBODY, Frame

# -- the choice (P6.1, P6.4) -----------------------------------------------------------------------


class Buy(Question[Table]):
    """Step 1: an auction or a spy; before it cards may be moved among homes (P6)."""

    name = "buy"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """An auction or a spy; before it cards may be moved among one's homes (P4.4).

        A Pope under Savonarola plays nothing from his hand, so he must auction (P-R13).
        """
        if action == actions.AUCTION:
            return refuse(reasons.POOL_FACE_UP) if t.open_pool != 0 else LEGAL
        if actions.AUCTION_CARD <= action < actions.AUCTION_CARD_END:
            return _judge_auction_card(t, action - actions.AUCTION_CARD)
        if action == actions.SPY_POOL:
            return judge_hand(t, seat, FIRST_SPY, SPIES, reasons.NO_SPY)
        if actions.SHELTER <= action < actions.SHELTER_END:
            return layout.judge_shelter(t, seat, action)
        if actions.EXPOSE <= action < actions.EXPOSE_END:
            return layout.judge_expose(t, seat, action)
        return NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if t.open_pool == 0:
            out = append(out, actions.AUCTION)
        else:
            card: i64 = 0
            while t.open_pool >> card != 0:
                if t.open_pool >> card & 1:
                    out = append(out, actions.AUCTION_CARD + card)
                card += 1
        if judge_hand(t, seat, FIRST_SPY, SPIES, reasons.NO_SPY) == LEGAL:
            out = append(out, actions.SPY_POOL)
        return layout.moves_moving(t, seat, out)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """What is bought or spied is settled before the phase goes on with playing cards (P5.2)."""
        if layout.is_moving(action):
            t.stack.append((BUY, int(seat)))
            layout.answer_moving(t, seat, action)
            return
        t.settled = 0
        t.stack.append((ACT, int(seat), 0))
        if action == actions.AUCTION:
            t.stack.append((TURNING_UP, CHANCE, DECK_STREAM, int(seat)))
        elif action == actions.SPY_POOL:
            layout.spend(t, seat, FIRST_SPY, SPIES)
            t.emit(SPIED, seat)
            t.stack.append((SPYING, CHANCE, DECK_STREAM, int(seat)))
        else:
            turn_up(t, seat, action - actions.AUCTION_CARD)


def _judge_auction_card(t: Table, card: i64) -> i64:
    if t.open_pool == 0:
        return refuse(reasons.POOL_FACE_DOWN)
    return LEGAL if t.open_pool >> card & 1 else refuse(reasons.NOT_IN_POOL)


def _leave_pool(t: Table, card: i64) -> None:
    """A card of the pool comes off it, whichever way the pool lies."""
    t.pool -= 1
    t.draw &= ~bit(card)
    t.open_pool &= ~bit(card)


def turn_up(t: Table, seat: i64, card: i64) -> None:
    """The card comes under the hammer, seen by all; the active player speaks first (P6.1)."""
    _leave_pool(t, card)
    t.known[card] = int(t.public())
    t.up = card
    bidder: i64
    for bidder in range(t.players()):
        t.bids[bidder] = 0
    t.emit(TURNED_UP, seat, card)
    _ask(t, seat, card, 0, NOBODY, 0)


def spy_card(t: Table, seat: i64, card: i64) -> None:
    """The spy brings a card free of charge; an immediate card is shown to all at once (P3.1, P6.4)."""
    is_seen = card < IMMEDIATE or (t.open_pool >> card & 1) != 0
    _leave_pool(t, card)
    t.emit(SPIED_CARD, seat, card, seen_by=EVERYBODY if is_seen else bit(seat))
    layout.gain(t, seat, card)


class TurningUp(Draw[Table]):
    """The next card of the pool comes up for auction."""

    name = "turning_up"
    fields = "active"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.draw

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, active = frame
        turn_up(t, active, action - actions.DRAW_CARD)


class Spying(Draw[Table]):
    """A card of the pool, unseen unless the pool lies open."""

    name = "spying"
    fields = "owner"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.open_pool if t.open_pool != 0 else t.draw

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        spy_card(t, owner, action - actions.DRAW_CARD)


# -- bids (P6.1) -----------------------------------------------------------------------------------


def _ask(t: Table, seat: i64, card: i64, highest: i64, bidder: i64, passed: i64) -> None:
    """Ask a seat for its next bid: nothing of it is said yet, and its first digit may be any."""
    t.stack.append((BID, int(seat), int(card), int(highest), int(bidder), int(passed), 0, 0))


class Bid(Question[Table]):
    """A bid, said digit by digit from the largest on (P6.1)."""

    name = "bid"
    fields = "card highest bidder passed raised lowest"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """`raise` closes the bid, `add` says a larger digit of it first (see `actions`); or `pass`.

        After an `add` the bid must be closed, and at least 1 D must be left to close it with.
        """
        _, _, _, highest, _, _, raised, lowest = frame
        said: i64 = highest + raised
        if action == actions.PASS:
            return LEGAL if raised == 0 else refuse(reasons.BID_BEGUN)
        if actions.RAISE <= action < actions.RAISE_END:
            return _judge_digit(t, seat, lowest, action - actions.RAISE, said)
        if actions.ADD <= action < actions.ADD_END:
            return _judge_digit(t, seat, lowest, action - actions.ADD, said + 1)
        return NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, _, highest, _, _, raised, lowest = frame
        out = vec[i64]()
        action: i64
        if highest + raised < t.ducats[seat]:
            for action in range(actions.RAISE + lowest, actions.RAISE + actions.DIGIT_ROWS):
                if self.judge(t, frame, seat, action) == LEGAL:
                    out = append(out, action)
            for action in range(actions.ADD + lowest, actions.ADD + actions.ROUND_DIGIT_ROWS):
                if self.judge(t, frame, seat, action) == LEGAL:
                    out = append(out, action)
        if raised == 0:
            out = append(out, actions.PASS)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, card, highest, bidder, passed, raised, _ = frame
        if action == actions.PASS:
            t.emit(PASSED, seat, card)
            _go_on(t, seat, card, highest, bidder, passed | bit(seat))
            return
        layout.prove(t, seat)
        if actions.ADD <= action < actions.ADD_END:
            digit = action - actions.ADD
            raised = int(raised + actions.digit_value(digit))
            bid_so_far = (card, highest, bidder, passed, raised)
            t.stack.append((BID, int(seat), *bid_so_far, int(actions.next_digit(digit))))
            return
        bid = highest + raised + actions.digit_value(action - actions.RAISE)
        t.bids[seat] = bid
        t.emit(BID_MADE, seat, card, bid)
        _go_on(t, seat, card, bid, seat, passed)


def _judge_digit(t: Table, seat: i64, lowest: i64, digit: i64, said: i64) -> i64:
    """Digits come in falling size, and the whole bid must be in the bidder's purse (P3.4)."""
    if digit < lowest:
        return refuse(reasons.SMALLER_DIGIT_FIRST)
    bid = said + actions.digit_value(digit)
    return LEGAL if bid <= t.ducats[seat] else refuse(reasons.BID_ABOVE_PURSE, bid, t.ducats[seat])


def _go_on(t: Table, seat: i64, card: i64, highest: i64, bidder: i64, passed: i64) -> None:
    """Ask the next seat clockwise that is not out; the hammer falls when there is none (P6.1).

    The highest bidder is not asked against himself.  A seat that is the last one in without having
    bid still has its choice.
    """
    following = seat
    for _ in range(t.players()):
        following = (following + 1) % t.players()
        if not passed >> following & 1:
            break
    if following == bidder or passed == t.everybody():
        t.stack.append((AWARD, int(t.active), int(card)))
    else:
        _ask(t, following, card, highest, bidder, passed)


def award(t: Table, seat: i64, card: i64) -> None:
    """The highest bidder pays the bank and takes the card; without a bid the active player gets it
    for nothing, even if he passed (P6.2, T10).
    """
    winner = seat
    bidder: i64
    for bidder in range(t.players()):
        if t.bids[bidder] > t.bids[winner]:
            winner = bidder
    price = t.bids[winner]
    t.up = NO_CARD
    if price > 0:
        t.ducats[winner] -= price
        t.emit(BOUGHT, winner, card, price)
    else:
        t.emit(GIVEN_FREE, winner, card)
    if card >= IMMEDIATE:
        t.emit(KEPT_BOUGHT, winner, card)
    layout.gain(t, winner, card)
