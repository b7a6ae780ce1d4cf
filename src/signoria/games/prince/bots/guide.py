"""The guide of The Prince: the tuned evaluation gives priors, rollout moves and values."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.bots.sharp import FIVE, sharpened
from signoria.ai.search.guide import FOREVER, VICTORY, Guide
from signoria.ai.search.network import Network
from signoria.games.prince.bots import conclave as prince_conclave
from signoria.games.prince.bots import evaluation as prince
from signoria.games.prince.bots import features as prince_features
from signoria.games.prince.bots.worth import STANDARD, Outlook, Weights
from signoria.games.prince.rules import actions, content
from signoria.games.prince.rules.ending import score
from signoria.games.prince.rules.table import (
    BALLOT,
    BID,
    CARDS,
    IMMEDIATE,
    IN_ELECTION,
    VOTE,
    Table,
)
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import Frame, State, asked

TURN: Final = 64
"""Epochs that a turn is counted for: its phases, and the election as the last one."""

MODEST: Final = 0.7
"""The prior score of a pass where the evaluation bids, since it bids rather too high."""
PHASES: Final = 3
"""Phases of rollouts that a network judges."""
CLOSE: Final = 0.3
"""The weight of victory: the points of a few rollouts carry more information than their winners."""
LEAD: Final = 6.0
"""Points that make a seat e times as likely to win, at the end of a rollout."""
UNKNOWN: Final = -1_000_000
"""A limit that has not been computed."""
SHARP: Final[Weights] = sharpened("signoria.games.prince", Weights())
SHARP_OF_FIVE: Final[Weights] = sharpened("signoria.games.prince", Weights(), FIVE)
"""With five players prices are higher, and nobody comes by a majority easily."""


def sharp_weights(players: i64) -> Weights:
    """What has proved to win among so many players."""
    return SHARP_OF_FIVE if players == FIVE else SHARP


def sharp_action(game: Game, state: State, seat: int, dice: Dice) -> int:
    """The answer of the evaluation with tuned weights to the pending question."""
    return prince.best_action(game, state, seat, dice, sharp_weights(cast(Table, state).players()))


def is_ballot(frame: Frame) -> bool:
    """Is it a question for votes, in a round with all candidates?"""
    if frame[0] == VOTE:
        return True
    if asked(frame) != BALLOT:
        return False
    _, _, _, is_run_off, _, _ = frame
    return is_run_off == 0


class Auction:
    """The limits of the seats in one auction of one determinization, each computed when needed.

    Limits do not change while bids go round, and most answers of a rollout are bids.
    """

    __slots__ = ("card", "limits", "pool", "table", "turn")

    def __init__(self, t: Table, card: i64) -> None:
        self.table: Table = t
        self.card: i64 = card
        self.turn: i64 = t.turn
        self.pool: i64 = t.pool
        self.limits: vec[i64] = vec[i64]([UNKNOWN] * int(t.players()))

    def is_of(self, t: Table, card: i64) -> bool:
        """Is it the auction under way?"""
        return self.table is t and self.card == card and self.turn == t.turn and self.pool == t.pool


class Ballot:
    """The votes of a seat in one round of one determinization, computed once for all houses."""

    __slots__ = ("number", "seat", "table", "turn", "votes")

    def __init__(self, out: Outlook) -> None:
        self.table: Table = out.t
        self.turn: i64 = out.t.turn
        self.number: i64 = prince_conclave.round_of(out.t)
        self.seat: i64 = out.seat
        self.votes: vec[i64] = prince_conclave.ballot(out)

    def is_of(self, t: Table, seat: i64) -> bool:
        """Is it the one that the seat is being asked about?"""
        if self.table is not t or self.turn != t.turn or self.seat != seat:
            return False
        return self.number == prince_conclave.round_of(t)


class PrinceGuide(Guide):
    """The answer of the evaluation has the largest prior; an epoch is a phase, or an election.

    Purses and hands are open in a determinization.  So the points that a seat may expect are its
    points, ducats, estate and hand together.
    """

    def __init__(
        self,
        network: Network | None = None,
        usual: bool = False,
        weights: Weights | None = None,
    ) -> None:
        """The seat that searches has tuned weights, or the `usual` ones of the greedy bot, or `weights`.

        Its rivals have the usual ones.
        """
        if network is None:
            super().__init__(True, 0.3, FOREVER, network, CLOSE)
        else:
            super().__init__(True, 0.3, PHASES, network, VICTORY)
        self.weights: Weights | None = STANDARD if usual else weights
        self.auction: Auction | None = None
        self.ballot: Ballot | None = None

    def own_weights(self, t: Table) -> Weights:
        """The weights of the seat that searches."""
        return self.weights if self.weights is not None else sharp_weights(t.players())

    def prior_scores(
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

    def is_sure(self, s: State) -> bool:
        """Limits and ballots are computed; a few dozen rollouts add nothing to them."""
        frame = s.stack[-1]
        return frame[0] == BID or is_ballot(frame)

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        t = cast(Table, s)
        weights = self.own_weights(t) if seat == me else STANDARD
        frame = t.stack[-1]
        if frame[0] == BID:
            _, _, card, _, _, _, _, _ = frame
            most = self.limit(t, seat, weights, card)
            return prince.bid(weights, most, frame, game.moves(t, frame, seat), dice)
        if is_ballot(frame):
            votes = self.votes(t, seat, weights)
            return prince.cast_votes(t, votes, game.moves(t, frame, seat))
        return prince.best_action(game, t, int(seat), dice, weights)

    def limit(self, t: Table, seat: i64, weights: Weights, card: i64) -> i64:
        """How high the seat goes for a card."""
        auction = self.auction
        if auction is None or not auction.is_of(t, card):
            auction = Auction(t, card)
            self.auction = auction
        if auction.limits[seat] == UNKNOWN:
            auction.limits[seat] = prince.limit(Outlook(t, seat, weights), card)
        return auction.limits[seat]

    def votes(self, t: Table, seat: i64, weights: Weights) -> vec[i64]:
        """How the seat votes in the round under way."""
        ballot = self.ballot
        if ballot is None or not ballot.is_of(t, seat):
            ballot = Ballot(Outlook(t, seat, weights))
            self.ballot = ballot
        return ballot.votes

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
                out = Outlook(t, seat, self.own_weights(t))
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
