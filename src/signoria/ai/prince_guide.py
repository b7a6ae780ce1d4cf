"""The Prince for searches: what the greedy bot would answer, and roll-outs of a few phases by it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai import prince, prince_features
from signoria.ai.guide import Guide
from signoria.ai.network import Network
from signoria.ai.prince_worth import STANDARD, Outlook
from signoria.games.prince import actions, content
from signoria.games.prince.reckoning import score
from signoria.games.prince.table import CARDS, IMMEDIATE, IN_ELECTION, Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

TURN: Final = 64
"""Epochs that a turn is counted for: its phases, and the election as the last one."""

MODEST: Final = 0.7
"""What it promises to leave a card to others, where the greedy bot bids: it bids rather too high."""


class PrinceGuide(Guide):
    """The greedy bot's own answer is the promising one; an epoch is a phase, or an election.

    In a world that is drawn for a search purses and hands are open, so what a seat may expect is
    its points, its ducats, its estate and its hand.
    """

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(True, 0.3, 5 if network is None else 3, network)

    def promises(self, game: Game, s: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        chosen = prince.best_action(game, s, int(seat), dice)
        found = vec[float]()
        index: i64
        for index in range(len(moves)):
            if moves[index] == chosen:
                found = append(found, 1.0)
            else:
                found = append(found, MODEST if moves[index] == actions.PASS else 0.0)
        return found

    def move(self, game: Game, s: State, seat: i64, dice: Dice) -> i64:
        return prince.best_action(game, s, int(seat), dice)

    def epoch(self, s: State) -> i64:
        t = cast(Table, s)
        if t.stage >= IN_ELECTION:
            return t.turn * TURN + TURN - 1
        return t.turn * TURN + content.POOL_SIZE[int(t.players())] - t.pool

    def points(self, game: Game, s: State) -> vec[float]:
        t = cast(Table, s)
        found = vec[float]()
        seat: i64
        card: i64
        for seat in range(t.players()):
            total = float(score(t, seat))
            if t.stack:
                out = Outlook(t, seat, STANDARD)
                total += float(t.ducats[seat]) * out.coin + out.estate_of(seat)
                for card in range(IMMEDIATE, CARDS):
                    if t.holds(seat, card):
                        total += out.hand_worth(card)
            found = append(found, total)
        return found

    def spread(self, s: State) -> float:
        return 2.0 + 2.0 * float(content.TURNS - cast(Table, s).turn)

    def rows(self, s: State) -> vec[float]:
        return prince_features.rows(cast(Table, s))
