"""A player phase from start to end (P5): buy or spy, play cards, try one seizure.

Why every match ends, and within `game.LONGEST` decisions, whatever the options and with the richest
deck that `deck_file` accepts:

* A phase that is not skipped takes a card from the pool in its first step: 36 phases in three turns.
* The highest bid rises with every bid and the winner pays it, so there are no more bids than ducats
  handed out before the last turn's auctions: 5 * (100 + 35 + 35), and twice the income of 21
  holdings and offices of at most 60, 3,370 together.  A bid takes three digits at most.
* Between two steps of play an office or artist is moved twice and a family once (`layout`).  Each
  phase has three such pauses, and one more for every card played; 14 cards are played so.
* A card that comes to somebody takes six decisions at most: its turn in the order, its fee, and
  four for the contents of a holding.  20 come at the start, four at most in a phase, 14 at the start
  of each later turn and four when a Pope kills.
* An election has 62 rounds at most, with the secret one and the run-off; in each a seat says four
  numbers, and where there is trade that it wants no more deals.
* With trade, a seat begins six offers in a phase and two before a round of an election.  An offer
  takes its 48 cards that may be sold and one amount of money, four answers, and 25 places at most.

    bids and passes            3 * 3,370 + 36 * 5                    10,290
    moves                      (36 * 3 + 14) * (19 * 2 + 6)           5,368
    cards that come            (20 + 36 * 4 + 2 * 14 + 4) * 6         1,176
    buying, playing, seizing   36 * 5 + 14, windows and trials          212
    elections                  3 * 62 * 5 * (4 + 1)                   4,650
    set-up and the Pope        5 * 12 + 2 * (9 + 1 + 4)                  88
    offers                     (36 * 5 * 6 + 3 * 62 * 5 * 2) * 80   235,200
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import (
    actions,
    content,
    court,
    intrigue,
    layout,
    reasons,
    seizure,
    trade,
)
from signoria.games.prince.rules.table import (
    ACT,
    AFTER_SEIZURE,
    BUY,
    END_PHASE,
    END_TURN,
    IN_PHASES,
    NOBODY,
    PHASE_SKIPPED,
    START_PHASE,
    TURN_STARTED,
    Table,
)
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

# The stages of ACT.
MAY_SEIZE: Final = 0
HAS_SEIZED: Final = 1


def start_phase(t: Table, seat: i64) -> None:
    """A seat begins, unless the pool is used up (P5.3) or it is a Pope under sentence (P5.4)."""
    if t.pool == 0:
        t.stack.append((END_TURN, NOBODY))
    elif seat == t.pope and t.sentences > 0:
        t.sentences -= 1
        t.emit(PHASE_SKIPPED, seat)
        t.stack.append((END_PHASE, int(seat)))
    else:
        t.active = seat
        t.stage = IN_PHASES
        t.settled = 0
        t.offers = vec[i64]([content.OFFERS_IN_PHASE] * int(t.players()))
        t.emit(TURN_STARTED, seat)
        t.stack.append((BUY, int(seat)))


def end_phase(t: Table, seat: i64) -> None:
    """The next player clockwise begins (P5.1)."""
    t.stack.append((START_PHASE, int((seat + 1) % t.players())))


# -- steps 2 and 3 (P5.2) --------------------------------------------------------------------------


class Act(Question[Table]):
    """Steps 2 and 3 of a phase."""

    name = "act"
    fields = "stage"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Play a card, move cards, make an offer, try a seizure, or end the phase.

        After the seizure cards may still be moved and offers made, nothing else.
        """
        _, _, stage = frame
        if action == actions.END_PHASE:
            return LEGAL
        if actions.SHELTER <= action < actions.SHELTER_END:
            return layout.judge_shelter(t, seat, action)
        if actions.EXPOSE <= action < actions.EXPOSE_END:
            return layout.judge_expose(t, seat, action)
        if _is_step(action):
            return _judge_step(t, seat, stage, action)
        if actions.OFFER <= action < actions.OFFER_END:
            return trade.judge_start(t, seat, action)
        return NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, stage = frame
        out = vec[i64]()
        if stage == MAY_SEIZE:
            out = intrigue.moves_play(t, seat, out)
            out = court.moves_play(t, seat, out)
            out = seizure.moves_seize(t, seat, out)
        out = layout.moves_moving(t, seat, out)
        out = trade.moves_start(t, seat, out)
        return append(out, actions.END_PHASE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """The question comes again when the answer has been settled, until the phase is ended."""
        if action == actions.END_PHASE:
            t.stack.append((END_PHASE, int(seat)))
            return
        if _is_step(action):
            _take_step(t, seat, action)
            return
        t.stack.append(frame)
        if layout.is_moving(action):
            layout.answer_moving(t, seat, action)
        else:
            trade.answer_start(t, seat, action)


def _is_step(action: i64) -> bool:
    """Is it a step of play: a card, or the seizure?"""
    return intrigue.is_play(action) or court.is_play(action) or seizure.is_seizure(action)


def _judge_step(t: Table, seat: i64, stage: i64, action: i64) -> i64:
    """Cards and seizures: they are steps of play, and the seizure is the last one."""
    if seizure.is_seizure(action):
        if stage == HAS_SEIZED:
            return refuse(reasons.SEIZED_ALREADY)
        return seizure.judge_seize(t, seat, action)
    if stage == HAS_SEIZED:
        return refuse(reasons.CARDS_AFTER_SEIZURE)
    if intrigue.is_play(action):
        return intrigue.judge_play(t, seat, action)
    return court.judge_play(t, seat, action)


def _take_step(t: Table, seat: i64, action: i64) -> None:
    """A card is played or something seized; what was moved before may be moved again (P4.4)."""
    t.settled = 0
    if seizure.is_seizure(action):
        t.stack.append((AFTER_SEIZURE, int(seat)))
        seizure.answer_seize(t, seat, action)
    else:
        t.stack.append((ACT, int(seat), MAY_SEIZE))
        if intrigue.is_play(action):
            intrigue.answer_play(t, seat, action)
        else:
            court.answer_play(t, seat, action)


def after_seizure(t: Table, seat: i64) -> None:
    """Ask what else, if there is something to move or somebody to deal with."""
    if t.rules.trade or layout.can_move(t, seat):
        t.stack.append((ACT, int(seat), HAS_SEIZED))
    else:
        t.stack.append((END_PHASE, int(seat)))
