"""Taking cards from the towers, and carrying out actions (L6).

An action goes on from `boost` in two steps, whatever the space:

    CHOOSE   which price, which discount?  Asked (WAY, SAVING) only where both can be paid
    PERFORM  everything is carried out, in the order of L6.3

Their frames are `seat, member, space, value, cause, servants, way, saving`.  `value` is what the
member or the bonus action is worth; `cause` is NOTHING for a placement, or the card or leader that
grants the bonus action; `way` and `saving` (see `prices`) are NO_CHOICE while they are open.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, effects, gains, reasons
from signoria.games.lorenzo.rules.prices import (
    PRICED,
    Terms,
    bonus_forbidden_by,
    fee_waiver,
    judge_cost,
    most_servants,
    payable_savings,
    payable_ways,
    price,
    reductions,
    standing_in_tower,
)
from signoria.games.lorenzo.rules.table import (
    BY_CARDS,
    CARD_TAKEN,
    CHOOSE,
    COIN,
    COST_PAID,
    DISCOUNT,
    FEE_PAID,
    FEE_WAIVED,
    FLOOR_BONUS,
    FLOORS,
    FROM_SPACE,
    GOODS,
    MEMBERS,
    MILITARY,
    NO_CARD,
    NO_CHOICE,
    NO_FLOOR_BONUS,
    NO_MEMBER,
    NOTHING,
    OTHER,
    PALACE,
    PERFORM,
    PLACED,
    SAVING,
    SERVANT,
    SERVANTS_SPENT,
    TERRITORY,
    TOWER_SPACES,
    TYPES,
    WAY,
    WOOD,
    WORK,
    Table,
)
from signoria.games.lorenzo.rules.values import (
    bare_value,
    kind_of,
    least_servants,
    needed_value,
    rate,
    reachable,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

# -- may the card of a floor be taken? (L6.3 step 2) -----------------------------------------------


def judge_floor(t: Table, seat: i64, space: i64, bare: i64, cause: i64) -> i64:
    """May the seat act on a floor, the action being worth `bare` without servants?

    By a placement (`cause` NOTHING) or a bonus action.  Who stands where is not looked at, apart
    from the fee.
    """
    card = t.tower[space]
    if card == NO_CARD and not may_be_empty(t, cause):
        return refuse(reasons.NO_CARD_THERE)
    needed = needed_value(space)
    servants = least_servants(t, seat, needed, bare)
    if servants > t.has(seat, SERVANT):
        return refuse(reasons.VALUE_TOO_LOW, needed, max(reachable(t, seat, bare), 0))
    refusal = LEGAL if card == NO_CARD else judge_room(t, seat, card)
    if refusal != LEGAL:
        return refusal
    terms = Terms(t, seat, space, cause)
    if terms.fee > t.has(seat, COIN):
        return refuse(reasons.CANNOT_PAY_FEE, terms.fee, t.has(seat, COIN))
    return LEGAL if card == NO_CARD else judge_cost(t, terms, space, servants)


def servants_for_floor(t: Table, terms: Terms, space: i64) -> i64:
    """The most servants that a boost on a floor can use; -1 if no value is enough.

    All that `judge_floor` asks about a floor with a card, or one that may be empty, whatever the
    action is worth: it is possible if it needs no more servants than this.
    """
    card = t.tower[space]
    if terms.fee > t.has(terms.seat, COIN):
        return -1
    if card == NO_CARD:
        return t.has(terms.seat, SERVANT)
    return most_servants(t, terms, space) if judge_room(t, terms.seat, card) == LEGAL else -1


def may_be_empty(t: Table, cause: i64) -> bool:
    """May a floor without a card be used, for its bonus?  By a placement only, and by R11."""
    return t.rules.bonus_only_floors and cause == NOTHING


def judge_room(t: Table, seat: i64, card: i64) -> i64:
    """Is there room for the card on the seat's board (L6.6, L6.7)?"""
    owned = count(t.cards[seat * TYPES + content.TYPE[card]])
    if owned >= content.MOST_CARDS:
        return refuse(reasons.SIX_CARDS, content.MOST_CARDS, owned)
    needed = slot_military(t, seat, card)
    if needed > t.has(seat, MILITARY):
        return refuse(reasons.SLOT_NEEDS_MILITARY, needed, t.has(seat, MILITARY))
    return LEGAL


def slot_military(t: Table, seat: i64, card: i64) -> i64:
    """The military points that the next slot for a card needs: 0 but for territories (L6.7)."""
    if content.TYPE[card] != TERRITORY or t.abilities(seat) & content.ANY_SLOT != 0:
        return 0
    owned = count(t.cards[seat * TYPES + TERRITORY])
    return content.SLOT_MILITARY[owned] if owned < content.MOST_CARDS else 0


# -- CHOOSE: which price, which discount (L6.8, L6.9) ----------------------------------------------


def choose(t: Table, frame: Frame) -> None:
    """Ask for what is open and has two answers that can be paid; settle the rest."""
    _, seat, member, space, value, cause, servants, way, saving = frame
    if space < TOWER_SPACES and t.tower[space] != NO_CARD:
        terms = Terms(t, seat, space, cause)
        if way == NO_CHOICE:
            ways = listed(payable_ways(t, terms, space, servants))
            if len(ways) > 1:
                t.stack.append((WAY, *frame[1:7]))
                return
            way = ways[0]
        if saving == NO_CHOICE:
            savings = listed(payable_savings(t, terms, space, servants, way))
            if len(savings) > 1:
                t.stack.append((SAVING, *frame[1:7], way))
                return
            saving = savings[0] - 1
    t.stack.append((PERFORM, seat, member, space, value, cause, servants, way, saving))


class Way(Question[Table]):
    """Which of two prices that can both be paid."""

    name = "way"
    fields = "member space value cause servants"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """It is asked only where both prices can be paid."""
        return LEGAL if actions.PAY <= action < actions.PAY_END else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), actions.PAY), actions.PAY + 1)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        t.stack.append((CHOOSE, *frame[1:], int(action - actions.PAY), NO_CHOICE))


class Saving(Question[Table]):
    """One wood less or one stone less, where both leave a price that can be paid."""

    name = "saving"
    fields = "member space value cause servants way"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """It is asked only where one wood less and one stone less both leave a price to be paid."""
        return LEGAL if actions.SAVE <= action < actions.SAVE_END else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), actions.SAVE), actions.SAVE + 1)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        t.stack.append((CHOOSE, *frame[1:], int(action - actions.SAVE + WOOD)))


# -- PERFORM (L6.3 steps 3 to 8) -------------------------------------------------------------------


def perform(t: Table, frame: Frame) -> None:
    """Carry out an action whose choices are all made.

    Terms and fee are those of the moment before the member stands there.
    """
    _, seat, member, space, value, cause, servants, way, saving = frame
    reached = bare_value(t, seat, member, space, value, cause) + servants // rate(t, seat)
    if space < TOWER_SPACES:
        terms = Terms(t, seat, space, cause)
        is_occupied = standing_in_tower(t, space // FLOORS) != 0
        _spend_and_stand(t, seat, member, space, reached, servants)
        if is_occupied:
            _settle_fee(t, terms, space // FLOORS)
        _receive_bonus(t, seat, space)
        if t.tower[space] != NO_CARD:
            _buy(t, terms, space, way, saving, cause)
        return
    _spend_and_stand(t, seat, member, space, reached, servants)
    kind = kind_of(t, space)
    if kind == OTHER:
        _visit(t, seat, space)
    else:
        origin = FROM_SPACE + space if cause == NOTHING else cause
        t.stack.append((WORK, seat, int(kind), int(reached), origin))


def _spend_and_stand(
    t: Table, seat: i64, member: i64, space: i64, value: i64, servants: i64
) -> None:
    """The member stands on its space, at the price of servants; a bonus action has none."""
    if member != NO_MEMBER:
        one = bit(seat * MEMBERS + member)
        t.home &= ~one
        t.standing[space] |= one
        if space == PALACE:
            _line_up(t, seat * MEMBERS + member)
        t.emit(PLACED, seat, member, space, value)
    if servants > 0:
        gains.pay(t, seat, SERVANT, servants)
        t.emit(SERVANTS_SPENT, seat, servants)


def _line_up(t: Table, member: i64) -> None:
    """Members stand in the palace from left to right (L11.1)."""
    place: i64 = 0
    while t.palace[place] >= 0:
        place += 1
    t.palace[place] = member


def _settle_fee(t: Table, terms: Terms, tower: i64) -> None:
    """Pay for entering an occupied tower, or tell who spares the seat the fee."""
    if terms.fee > 0:
        gains.pay(t, terms.seat, COIN, terms.fee)
        t.emit(FEE_PAID, terms.seat, terms.fee, tower)
    else:
        t.emit(FEE_WAIVED, terms.seat, fee_waiver(t, terms.seat), tower)


def _receive_bonus(t: Table, seat: i64, space: i64) -> None:
    """The bonus of a floor; the Preacher forbids it, but not for his own floor (T31)."""
    if not has_bonus(space):
        return
    forbidder = bonus_forbidden_by(t, seat, space)
    if forbidder != NO_CARD:
        t.emit(NO_FLOOR_BONUS, seat, space, forbidder)
        return
    t.emit(FLOOR_BONUS, seat, space)
    gains.collect(t, seat, content.FLOOR_GOODS, space * GOODS, FROM_SPACE + space, BY_CARDS, 0)


def has_bonus(space: i64) -> bool:
    """Is anything printed on this floor?"""
    good: i64
    for good in range(GOODS):
        if content.FLOOR_GOODS[space * GOODS + good] > 0:
            return True
    return False


def _buy(t: Table, terms: Terms, space: i64, way: i64, saving: i64, cause: i64) -> None:
    """Pay the card of a floor, lay it on the seat's board, and begin what it does at once."""
    card = t.tower[space]
    seat = terms.seat
    if t.events is not None:
        for good, amount, origin in reductions(t, seat, card, way, saving, cause):
            t.emit(DISCOUNT, seat, good, amount, origin)
    paid: i64
    for paid in range(PRICED):
        due = price(terms, card, way, saving, paid)
        if due > 0:
            gains.pay(t, seat, paid, due)
            t.emit(COST_PAID, seat, paid, due, card)
    t.tower[space] = NO_CARD
    t.cards[seat * TYPES + content.TYPE[card]] |= bit(content.PLACE[card])
    t.emit(CARD_TAKEN, seat, card, space)
    effects.start(t, seat, card)


def _visit(t: Table, seat: i64, space: i64) -> None:
    """Market and palace: goods and privileges of a space are one source (L10.1, L11.1, R05)."""
    cause = FROM_SPACE + space
    lessened = gains.collect(t, seat, content.SPACE_GAIN, space * GOODS, cause, BY_CARDS, 0)
    gains.grant_privileges(
        t, seat, content.SPACE_PRIVILEGES[space], content.SPACE_DIFFERENT[space], lessened, cause
    )
