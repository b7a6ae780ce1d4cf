"""Lorenzo il Magnifico for bots: every answer is tried out, and what comes of it is evaluated.

An action is played on a copy of the table through the questions it raises for the same seat, which
are answered in the same way, up to the end of the turn.  Leader actions come first, as long as they
gain anything: they cost no member.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.lorenzo_leaders import prospect
from signoria.ai.lorenzo_outlook import STANDARD, Weights
from signoria.ai.lorenzo_work import exchange_gain
from signoria.ai.lorenzo_worth import evaluate, outlook
from signoria.games.lorenzo import actions, content, vatican
from signoria.games.lorenzo.table import (
    AFTER,
    BUILDING,
    EXCHANGING,
    PICK,
    SUPPORT,
    TURN,
    Table,
)
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import FIRST_OWN_QUESTION, QUESTION, State

LEAST_GAIN: Final = 0.02
"""A leader action that gains less is left for later."""
WORST: Final = -1e9


def best_action(
    game: Game, state: State, seat: int, dice: Dice, weights: Weights = STANDARD
) -> int:
    """The legal action that promises the seat most points.  Needs no dice."""
    t = cast(Table, state)
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    if len(moves) == 1:
        return int(moves[0])
    kind: i64 = frame[0] if frame[0] >= FIRST_OWN_QUESTION else frame[2]
    if kind == TURN:
        return int(turn(game, t, seat, moves, frame[2] == AFTER, weights))
    if kind == PICK:
        return int(pick(t, seat, moves, weights))
    return int(best_answer(game, t, seat, moves, weights))


# -- questions -------------------------------------------------------------------------------------


def turn(
    game: Game, t: Table, seat: i64, moves: vec[i64], is_placed: bool, weights: Weights
) -> i64:
    """The leader action that gains most, otherwise the best placement, otherwise the end."""
    leading = vec[i64]()
    placing = vec[i64]()
    index: i64
    for index in range(len(moves)):
        if moves[index] < actions.PASS:
            placing = append(placing, moves[index])
        elif moves[index] > actions.END_TURN:
            leading = append(leading, moves[index])
    if len(leading) > 0:
        best = best_answer(game, t, seat, leading, weights)
        if value_of(game, t, seat, best, weights) > evaluate(t, seat, weights) + LEAST_GAIN:
            return best
    if is_placed:
        return actions.END_TURN
    return best_answer(game, t, seat, placing, weights) if len(placing) > 0 else actions.PASS


def pick(t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The leader of a pack that promises most."""
    o = outlook(t, seat, weights)
    best = moves[0]
    most = WORST
    index: i64
    for index in range(len(moves)):
        worth = prospect(o, moves[index] - actions.KEEP)
        if worth > most:
            best = moves[index]
            most = worth
    return best


def best_answer(game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The one of these answers to the pending question with the best outcome."""
    best = moves[0]
    most = WORST
    index: i64
    for index in range(len(moves)):
        value = value_of(game, t, seat, moves[index], weights)
        if value > most:
            best = moves[index]
            most = value
    return best


# -- trying it out ---------------------------------------------------------------------------------


def value_of(game: Game, t: Table, seat: i64, action: i64, weights: Weights) -> float:
    """What the position is worth to the seat after an answer and all that follows in its turn."""
    after = t.clone()
    answer(game, after, seat, action)
    settle(game, after, seat, weights)
    return evaluate(after, seat, weights)


def answer(game: Game, t: Table, seat: i64, action: i64) -> None:
    """Give an answer and take the steps that follow for this seat alone.  Changes `t`."""
    frame = t.stack.pop()
    if frame[0] < FIRST_OWN_QUESTION:
        vatican.answer_support(t, seat, frame, action)
        return
    game.answer(t, frame, seat, action)
    while t.stack and t.stack[-1][0] < QUESTION and t.stack[-1][1] == seat:
        step = t.stack.pop()
        game.step(t, step)


def settle(game: Game, t: Table, seat: i64, weights: Weights) -> None:
    """Answer what is asked of the seat until its turn comes, or ends.  Changes `t`."""
    while t.stack and t.stack[-1][1] == seat and t.stack[-1][0] > TURN:
        frame = t.stack[-1]
        if frame[0] == SUPPORT:
            return
        moves = game.moves(t, frame, seat)
        if len(moves) == 1:
            answer(game, t, seat, moves[0])
        elif frame[0] == EXCHANGING:
            answer(game, t, seat, best_exchange(t, seat, moves, weights))
        else:
            answer(game, t, seat, best_answer(game, t, seat, moves, weights))


def best_exchange(t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The exchange that gains most by the prices of goods, or none; quick, for looking ahead."""
    o = outlook(t, seat, weights)
    best: i64 = actions.DONE
    most = 0.0
    index: i64
    for index in range(len(moves)):
        use = moves[index] - actions.USE
        if moves[index] != actions.DONE:
            card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + use // 2]
            gain = exchange_gain(o, card, use % 2)
            if gain > most:
                best = moves[index]
                most = gain
    return best
