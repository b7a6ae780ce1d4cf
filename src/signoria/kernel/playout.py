"""Random play to the end, inside the compiled group: the yardstick of speed and the fuzzer's hand."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import CHANCE, FIRST_OWN_QUESTION, State


def draw(game: Game, s: State, dice: Dice) -> None:
    """Answer the pending question to CHANCE by a roll of the dice."""
    game.do(s, CHANCE, game.chance(s, dice.below(game.chances(s))))


def first_to_act(s: State) -> i64:
    """The seat of the next answer: the only one owed, or the lowest of several."""
    frame = s.stack[-1]
    who: i64 = frame[1]
    if frame[0] >= FIRST_OWN_QUESTION:
        return who
    seat: i64 = 0
    while not who >> seat & 1:
        seat += 1
    return seat


def random_move(game: Game, s: State, seat: i64, dice: Dice) -> i64:
    """One of the legal actions of a seat that owes an answer, each equally likely."""
    moves = game.moves(s, s.stack[-1], seat)
    return moves[dice.below(len(moves))]


def playout(game: Game, s: State, dice: Dice, most: i64 = 1_000_000) -> i64:
    """Play `s` to its end, or for `most` decisions, uniformly at random; returns the decisions."""
    decisions: i64 = 0
    while s.stack and decisions < most:
        seat = first_to_act(s)
        if seat == CHANCE:
            draw(game, s, dice)
        else:
            game.do(s, seat, random_move(game, s, seat, dice))
            decisions += 1
    return decisions
