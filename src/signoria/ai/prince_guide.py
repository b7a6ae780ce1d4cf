"""The Prince for searches: what the greedy bot would answer, and roll-outs to the end by it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai import prince, prince_features
from signoria.ai.guide import FOREVER, VICTORY, Guide
from signoria.ai.network import Network
from signoria.ai.prince_worth import STANDARD, Outlook, Weights
from signoria.ai.sharp import sharpened
from signoria.games.prince import actions, content
from signoria.games.prince.reckoning import score
from signoria.games.prince.table import BID, CARDS, IMMEDIATE, IN_ELECTION, Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

TURN: Final = 64
"""Epochs that a turn is counted for: its phases, and the election as the last one."""

MODEST: Final = 0.7
"""What it promises to leave a card to others, where the greedy bot bids: it bids rather too high."""
PHASES: Final = 3
"""Phases of roll-outs that a network judges."""
CLOSE: Final = 0.3
"""What victory counts of a finished match: the points of a few roll-outs tell more than its winners."""
LEAD: Final = 6.0
"""Points that make a seat e times as likely to win, at the end of a roll-out."""
UNKNOWN: Final = -1_000_000
"""A limit that was not worked out."""
SHARP: Final[Weights] = sharpened("prince", Weights())


class Auction:
    """How high everybody goes in one auction of one world, as far as it was asked.

    Limits do not change while bids go round, and bids are most of what a roll-out answers: each is
    worked out once.
    """

    __slots__ = ("card", "limits", "pool", "turn", "world")

    def __init__(self, t: Table, card: i64) -> None:
        self.world: Table = t
        self.card: i64 = card
        self.turn: i64 = t.turn
        self.pool: i64 = t.pool
        self.limits: vec[i64] = vec[i64]([UNKNOWN] * int(t.players()))

    def is_of(self, t: Table, card: i64) -> bool:
        """Is it the auction under way?"""
        return self.world is t and self.card == card and self.turn == t.turn and self.pool == t.pool


class PrinceGuide(Guide):
    """The greedy bot's own answer is the promising one; an epoch is a phase, or an election.

    In a world that is drawn for a search purses and hands are open, so what a seat may expect is
    its points, its ducats, its estate and its hand.
    """

    def __init__(self, network: Network | None = None, usual: bool = False) -> None:
        """The seat that searches is sharp, or `usual` like the greedy bot; its rivals are usual."""
        if network is None:
            super().__init__(True, 0.3, FOREVER, network, CLOSE)
        else:
            super().__init__(True, 0.3, PHASES, network, VICTORY)
        self.weights: Weights = STANDARD if usual else SHARP
        self.auction: Auction | None = None

    def promises(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        chosen = self.move(game, s, seat, me, dice)
        found = vec[float]()
        index: i64
        for index in range(len(moves)):
            if moves[index] == chosen:
                found = append(found, 1.0)
            else:
                found = append(found, MODEST if moves[index] == actions.PASS else 0.0)
        return found

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        t = cast(Table, s)
        weights = self.weights if seat == me else STANDARD
        frame = t.stack[-1]
        if frame[0] != BID:
            return prince.best_action(game, t, int(seat), dice, weights)
        moves = game.moves(t, frame, seat)
        auction = self.auction
        if auction is None or not auction.is_of(t, frame[2]):
            auction = Auction(t, frame[2])
            self.auction = auction
        if auction.limits[seat] == UNKNOWN:
            auction.limits[seat] = prince.limit(Outlook(t, seat, weights), frame[2])
        return prince.bid(auction.limits[seat], frame, moves, dice)

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
                out = Outlook(t, seat, self.weights)
                total += float(t.ducats[seat]) * out.coin + out.estate_of(seat)
                for card in range(IMMEDIATE, CARDS):
                    if t.holds(seat, card):
                        total += out.hand_worth(card)
            found = append(found, total)
        return found

    def spread(self, s: State) -> float:
        return LEAD + 2.0 * float(content.TURNS - cast(Table, s).turn)

    def rows(self, s: State) -> vec[float]:
        return prince_features.rows(cast(Table, s))
