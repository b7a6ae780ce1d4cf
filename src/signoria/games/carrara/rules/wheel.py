"""Buying blocks (C4) and what a cleared section gives (C12.1 to C12.3).

One purchase is a short run of decisions: turn the wheel or not, which section, then colour by
colour from the cheapest how many.  Counts that the rules leave no choice about are not asked.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content, reasons
from signoria.games.carrara.rules.table import (
    BAG_STREAM,
    BLOCK_DRAWN,
    BLOCKS_BOUGHT,
    CLEARED_SECTION,
    DRAWING_BLOCK,
    END_ACTION,
    INNER_TURNED,
    NOBODY,
    OPEN_MARKET,
    ORDINARY,
    POOR,
    POVERTY_SHOWN,
    REWARD,
    SECTION,
    TAKING,
    WHEEL_TURNED,
    Table,
)
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, Frame


def in_bag(t: Table) -> i64:
    total: i64 = 0
    colour: i64
    for colour in range(6):
        total += t.bag[colour]
    return total


# -- turning (C4.1, C4.2, C4.8, C12.1) -------------------------------------------------------------


def judge_turn(t: Table) -> i64:
    """The wheel may be turned unless bag and wheel are both empty (C4.8, C4.9)."""
    if t.on_wheel == 0 and in_bag(t) == 0:
        return refuse(reasons.NOTHING_TO_SELL)
    return LEGAL


def judge_turn_inner(t: Table) -> i64:
    """Turning only the inner disc is for the advanced game and needs a block on the wheel (C12.1)."""
    if not t.rules.advanced:
        return refuse(reasons.ADVANCED_ONLY)
    if t.on_wheel == 0:
        return refuse(reasons.EMPTY_WHEEL)
    return LEGAL


def turn_wheel(t: Table, seat: i64) -> None:
    """All blocks move one section on; section VI returns to section I (C4.1, C4.6, T1).

    In the advanced game both discs turn together (C12.1 A).
    """
    t.outer = (t.outer + 1) % 6
    if t.rules.advanced:
        t.inner = (t.inner + 1) % 6
    t.emit(WHEEL_TURNED, seat)
    t.stack.append((OPEN_MARKET, int(seat)))
    refill(t)


def turn_inner(t: Table, seat: i64) -> None:
    """Only the statues move on; nothing is refilled (C12.1 B, T11)."""
    t.inner = (t.inner + 1) % 6
    t.emit(INNER_TURNED, seat)
    t.stack.append((OPEN_MARKET, int(seat)))


def refill(t: Table) -> None:
    """Blocks are drawn until the whole wheel carries eleven, or the bag is empty (C4.2, C4.8, T2)."""
    if t.on_wheel < content.WHEEL_FULL and in_bag(t) > 0:
        t.stack.append((DRAWING_BLOCK, CHANCE, BAG_STREAM))


class DrawingBlock(Question[Table]):
    """CHANCE draws a block for the sector that is now in section I (C4.2)."""

    name = "drawing_block"

    def chances(self, t: Table, frame: Frame) -> i64:
        return in_bag(t)

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        """Blocks in the bag are counted colour by colour."""
        colour: i64 = 0
        while index >= t.bag[colour]:
            index -= t.bag[colour]
            colour += 1
        return actions.DRAW_BLOCK + colour

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        colour = action - actions.DRAW_BLOCK
        t.bag[colour] -= 1
        t.wheel[t.sector(0) * 6 + colour] += 1
        t.on_wheel += 1
        t.emit(BLOCK_DRAWN, NOBODY, colour)
        refill(t)


# -- choosing a section (C4.3 to C4.5, C4.10) ------------------------------------------------------


def cheapest(t: Table, section: i64) -> i64:
    """The lowest price of a block lying in a section; -1 for an empty section."""
    first = t.sector(section) * 6
    colour: i64
    for colour in range(6):  # prices rise with the colours' worth
        if t.wheel[first + colour] > 0:
            return content.PRICE[section * 6 + colour]
    return -1


def judge_section(t: Table, seat: i64, section: i64) -> i64:
    """A section can be chosen if a block lies there and the cheapest can be paid (C4.5)."""
    price = cheapest(t, section)
    if price < 0:
        return refuse(reasons.EMPTY_SECTION)
    coins = t.players[seat].coins
    if price > coins:
        return refuse(reasons.TOO_DEAR, price, coins)
    return LEGAL


def judge_buy_unturned(t: Table, seat: i64, section: i64) -> i64:
    """Buying without turning the wheel exists only in the basic game (C4.1, C12.1, T3)."""
    if t.rules.advanced:
        return refuse(reasons.MUST_TURN)
    if t.on_wheel == 0 and in_bag(t) == 0:
        return refuse(reasons.NOTHING_TO_SELL)
    return judge_section(t, seat, section)


def moves_section(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    section: i64
    for section in range(6):
        if judge_section(t, seat, section) == LEGAL:
            out = append(out, actions.BUY + section)
    return out


class Section(Question[Table]):
    """Which section, after turning the wheel (C4.3)."""

    name = "section"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if actions.BUY <= action < actions.BUY_END:
            return judge_section(t, seat, action - actions.BUY)
        return refuse(reasons.NOT_POOR) if action == actions.POVERTY else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return moves_section(t, seat, vec[i64]())

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        ask_next_colour(t, seat, action - actions.BUY, 0, 0)


def open_market(t: Table, seat: i64) -> None:
    """After turning: choose a section, or prove that nothing can be paid (C4.7)."""
    t.stack.append((POOR if is_poor(t, seat) else SECTION, int(seat)))


# -- poverty (C4.7) --------------------------------------------------------------------------------


def is_poor(t: Table, seat: i64) -> bool:
    """Can this seat pay for no block on the wheel?  A free block can always be paid."""
    section: i64
    for section in range(6):
        if judge_section(t, seat, section) == LEGAL:
            return False
    return True


def judge_poverty_unturned(t: Table, seat: i64) -> i64:
    """Poverty protects only those who turned the wheel (C4.10), unless the table agreed otherwise."""
    if t.on_wheel == 0 or not is_poor(t, seat):
        return refuse(reasons.NOT_POOR)
    if t.rules.advanced or not t.rules.poverty_unturned:
        return refuse(reasons.NOT_TURNED)
    return LEGAL


def claim_poverty(t: Table, seat: i64) -> None:
    t.emit(POVERTY_SHOWN, seat, t.players[seat].coins, content.POVERTY_COINS)
    t.players[seat].coins += content.POVERTY_COINS
    t.stack.append((END_ACTION, int(seat), ORDINARY))


class Poor(Question[Table]):
    """After turning, a seat that can pay for nothing shows so (C4.7)."""

    name = "poor"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if actions.BUY <= action < actions.BUY_END:
            return judge_section(t, seat, action - actions.BUY)
        return LEGAL if action == actions.POVERTY else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(vec[i64](), actions.POVERTY)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        claim_poverty(t, seat)


# -- taking blocks (C4.3 to C4.5) ------------------------------------------------------------------


def most_of(t: Table, seat: i64, section: i64, colour: i64) -> i64:
    """How many blocks of a colour can be taken from a section with the coins held now."""
    there = t.wheel[t.sector(section) * 6 + colour]
    price = content.PRICE[section * 6 + colour]
    if there == 0 or price == 0:
        return there
    affordable = t.players[seat].coins // price
    return min(there, affordable)


def least_of(t: Table, seat: i64, section: i64, colour: i64, taken: i64) -> i64:
    """0, or 1 if this is the last chance to take the one block that must be taken (C4.5)."""
    if taken > 0:
        return 0
    later: i64
    for later in range(colour + 1, 6):
        if most_of(t, seat, section, later) > 0:
            return 0
    return 1


def ask_next_colour(t: Table, seat: i64, section: i64, colour: i64, taken: i64) -> None:
    """Ask for the first colour from `colour` on that leaves a choice; take what is forced."""
    while colour < 6:
        most = most_of(t, seat, section, colour)
        if most > 0:
            if least_of(t, seat, section, colour, taken) < most:
                t.stack.append((TAKING, int(seat), int(section), int(colour), int(taken)))
                return
            take(t, seat, section, colour, most)
            taken += most
        colour += 1
    _finish(t, seat, section)


class Taking(Question[Table]):
    """How many blocks of a colour, colours being asked in turn from the cheapest on."""

    name = "taking"
    fields = "section colour taken"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.TAKE <= action < actions.TAKE_END:
            return NOT_THE_QUESTION
        _, _, section, colour, taken = frame
        choice = action - actions.TAKE
        if choice // actions.TAKE_STRIDE != colour:
            return refuse(reasons.NOT_THIS_COLOUR_NOW)
        return self._judge_number(t, seat, section, colour, taken, choice % actions.TAKE_STRIDE)

    def _judge_number(
        self, t: Table, seat: i64, section: i64, colour: i64, taken: i64, number: i64
    ) -> i64:
        there = t.wheel[t.sector(section) * 6 + colour]
        if number > there:
            return refuse(reasons.NOT_IN_SECTION, number, there)
        if number > most_of(t, seat, section, colour):
            price = content.PRICE[section * 6 + colour]
            return refuse(reasons.TOO_DEAR, price * number, t.players[seat].coins)
        if number < least_of(t, seat, section, colour, taken):
            return refuse(reasons.TAKE_ONE)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, section, colour, taken = frame
        out = vec[i64]()
        number: i64
        for number in range(actions.BLOCK_COUNTS):
            if self._judge_number(t, seat, section, colour, taken, number) == LEGAL:
                out = append(out, actions.TAKE + colour * actions.TAKE_STRIDE + number)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, section, colour, taken = frame
        number = (action - actions.TAKE) % actions.TAKE_STRIDE
        take(t, seat, section, colour, number)
        ask_next_colour(t, seat, section, colour + 1, taken + number)


def take(t: Table, seat: i64, section: i64, colour: i64, number: i64) -> None:
    """Pay the bank, put the blocks behind the screen (C4.3)."""
    if number == 0:
        return
    player = t.players[seat]
    t.wheel[t.sector(section) * 6 + colour] -= number
    t.on_wheel -= number
    player.blocks[colour] += number
    player.coins -= number * content.PRICE[section * 6 + colour]
    t.emit(BLOCKS_BOUGHT, seat, section, colour, number)


def _finish(t: Table, seat: i64, section: i64) -> None:
    """A section bought empty offers one of the two ornaments shown there now (C12.2, T10)."""
    t.stack.append((END_ACTION, int(seat), ORDINARY))
    if not t.rules.advanced or cheapest(t, section) >= 0:
        return
    decoration_left = t.decorations[t.decoration_at(section)] > 0
    statue_left = t.statues[t.statue_at(section)] > 0
    if decoration_left or statue_left:
        t.stack.append((REWARD, int(seat), CLEARED_SECTION, int(section)))
