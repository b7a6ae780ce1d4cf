"""The course of a round (L2): preparation, laps of turns, the report, the end of the round (L12.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, ending, leaders
from signoria.games.lorenzo.rules.table import (
    AFTER,
    BEFORE,
    CARD_TURNED,
    DICE,
    DICE_STREAM,
    DIE_ROLLED,
    END_ROUND,
    FIRST_DECK_STREAM,
    FLOORS,
    MEMBERS,
    NEW_ROUND,
    NEXT_TURN,
    NO_CARD,
    NOBODY,
    NOTHING,
    ORDER_CHANGED,
    RECOVERED,
    ROLLING,
    ROUND_ENDED,
    ROUND_STARTED,
    SKIPPED,
    SPACES,
    TOWER_SPACES,
    TURN,
    TURN_STARTED,
    TURNING_UP,
    VATICAN,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Draw
from signoria.kernel.state import CHANCE, Frame

FIRST_LAP: Final = 1
RECOVERED_LAP: Final = 5
"""The lap after the four of everybody, in which skipped turns are made up for (E2.7)."""


# -- phase A (L2.3) --------------------------------------------------------------------------------


def new_round(t: Table) -> None:
    """Cards are turned up, every tower from the bottom, and the dice are rolled."""
    t.round += 1
    t.dice = vec[i64]([0] * DICE)
    t.emit(ROUND_STARTED, NOBODY, t.round, t.period() + 1)
    t.stack.append((NEXT_TURN, NOBODY, FIRST_LAP, 0))
    for die in reversed(range(DICE)):
        t.stack.append((ROLLING, CHANCE, DICE_STREAM, die))
    for space in reversed(range(TOWER_SPACES)):
        t.stack.append((TURNING_UP, CHANCE, FIRST_DECK_STREAM + space // FLOORS, space))


def drawable(t: Table, kind: i64) -> i64:
    """The set of cards of a type of which the next one is turned up: those of the period (L1.2)."""
    return t.deck[kind] & content.PERIOD_SET[kind * 3 + t.period()]


class TurningUp(Draw[Table]):
    """A card of the period is turned up on a floor (L2.3)."""

    name = "turning_up"
    fields = "space"

    def members(self, t: Table, frame: Frame) -> i64:
        _, _, _, space = frame
        return drawable(t, space // FLOORS)

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        _, _, _, space = frame
        return actions.DRAW_CARD + content.CARD_AT[space // FLOORS * content.MOST_OF_TYPE + member]

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, space = frame
        card = action - actions.DRAW_CARD
        t.deck[content.TYPE[card]] &= ~bit(content.PLACE[card])
        t.tower[space] = card
        t.emit(CARD_TURNED, NOBODY, card, space)


class Rolling(Draw[Table]):
    """A die is rolled (L2.3)."""

    name = "rolling"
    fields = "die"

    def members(self, t: Table, frame: Frame) -> i64:
        return bit(6) - 1

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.ROLL + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, die = frame
        t.dice[die] = action - actions.ROLL + 1
        t.emit(DIE_ROLLED, NOBODY, die, t.dice[die])


# -- phase B (L3.1) --------------------------------------------------------------------------------


def next_turn(t: Table, lap: i64, place: i64) -> None:
    """The turn of the seat at a place of the turn order, and after it the next one.

    Whoever suffers from E2.7 skips the first lap and has the fifth to himself (Y07).
    """
    if place == t.players():
        _end_lap(t, lap)
        return
    t.stack.append((NEXT_TURN, NOBODY, int(lap), int(place) + 1))
    seat = t.order[place]
    is_late = t.suffers(seat, content.LATE_START)
    if is_late and lap == FIRST_LAP:
        _skip(t, seat)
    elif is_late or lap < RECOVERED_LAP:
        _start_turn(t, seat, lap)


def _start_turn(t: Table, seat: i64, lap: i64) -> None:
    t.active = seat
    t.lap = lap
    t.emit(TURN_STARTED, seat, lap)
    if lap == RECOVERED_LAP:
        t.emit(RECOVERED, seat)
    t.stack.append((TURN, int(seat), BEFORE, int(lap)))


def _skip(t: Table, seat: i64) -> None:
    """The first action of the round is skipped; leaders may still act where R04 says so."""
    t.active = seat
    t.lap = FIRST_LAP
    t.emit(SKIPPED, seat)
    if t.rules.skipped_leaders and leaders.may_act(t, seat):
        t.stack.append((TURN, int(seat), AFTER, FIRST_LAP))


def _end_lap(t: Table, lap: i64) -> None:
    """After the last lap comes the end of the round, in every second one after the report (L2.2)."""
    if lap < RECOVERED_LAP:
        t.stack.append((NEXT_TURN, NOBODY, int(lap) + 1, 0))
        return
    t.active = NOBODY
    t.stack.append((END_ROUND, NOBODY))
    if t.round % 2 == 0:
        t.stack.append((VATICAN, NOBODY, 0))


# -- phase D (L12.7 to L12.9) ----------------------------------------------------------------------


def end_round(t: Table) -> None:
    """Cards left are discarded, the turn order is set anew, members and leaders come back."""
    t.emit(ROUND_ENDED, NOBODY, t.round)
    space: i64
    for space in range(TOWER_SPACES):
        t.tower[space] = NO_CARD
    _change_order(t)
    _take_members_back(t)
    leaders.refresh(t)
    t.lap = 0
    if t.round == content.ROUNDS:
        ending.finish(t)
    else:
        t.stack.append((NEW_ROUND, NOBODY))


def _change_order(t: Table) -> None:
    """First those in the palace, by their leftmost member, then the others as before (L12.8, R22)."""
    new = new_order(t)
    if [int(seat) for seat in new] == [int(seat) for seat in t.order]:
        return
    t.order = new
    place: i64
    for place in range(t.players()):
        t.emit(ORDER_CHANGED, t.order[place], place)


def new_order(t: Table) -> vec[i64]:
    """The turn order as it will be in the next round if nobody else goes to the palace."""
    seats: list[int] = []
    for member in t.palace:
        if member != NOTHING and member // MEMBERS not in seats:
            seats.append(int(member // MEMBERS))
    for seat in t.order:
        if seat not in seats:
            seats.append(int(seat))
    return vec[i64](seats)


def _take_members_back(t: Table) -> None:
    t.home = bit(t.players() * MEMBERS) - 1
    t.standing = vec[i64]([0] * SPACES)
    t.palace = vec[i64]([NOTHING] * int(t.players() * MEMBERS))
