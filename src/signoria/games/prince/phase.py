"""A player phase from start to end (P5): buy or spy, play cards, try one seizure.

Why every match ends, and within `LONGEST` decisions.  n is the number of players, at most 5.

* Every phase that is not skipped takes a card from the pool in its first step, so three turns have at
  most 3 * 12 = 36 phases.
* The highest bid rises with every bid and the winner pays it, so there are never more bids than
  ducats that were ever handed out before the last election: 5 * (100 + 35 + 35), and twice the
  income of all holdings and offices, 21 * 60 with the richest deck: 3,370.  A bid takes at most
  three digits.  Besides, each seat passes at most once in each auction.
* Between two steps of play a card is moved at most twice (`layout`): 25 cards, and 36 phases have
  at most 3 steps each and one for every spy, death, marriage, Savonarola and simony card (14).
* A card comes to somebody at most 5 times in a phase (bought or spied, stolen, seized with a base or
  holding, given by a Pope): each brings a fee, a place, and a holding three cards to fill it.
* A window, a trial and a seizure ask each seat once.
* An election has at most 60 open rounds and a run-off; a round asks each seat for at most n numbers.
* With trade a seat makes at most 6 offers in a phase and 2 before each round; an offer is at most 60
  cards and four amounts of three digits, and five answers.

    bids                 3,370 * 3 + 36 * 5                  10,290
    moves                122 * 50                             6,100
    cards                36 * 5 * 5 and 60 at the start         960
    windows, trials ...  36 * (1 + 14) * 5                    2,700
    elections            3 * 62 * 5 * 5                       4,650
    between turns        2 * 9 * 5 and the like                 200
    offers               (36 * 5 * 6 + 3 * 62 * 5 * 2) * 77  226,380
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince import actions, content, court, intrigue, layout, reasons, seizure, trade
from signoria.games.prince.table import (
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


def judge_act(t: Table, seat: i64, frame: Frame, action: i64) -> i64:
    """Play a card, move cards, make an offer, try a seizure, or end the phase.

    After the seizure cards may still be moved and offers made, nothing else.
    """
    if action == actions.END_PHASE:
        return LEGAL
    if action < actions.SHELTER:
        return NOT_THE_QUESTION
    if action < actions.EXPOSE:
        return layout.judge_shelter(t, seat, action)
    if action < actions.SPY:
        return layout.judge_expose(t, seat, action)
    if action < actions.END_PHASE:
        return _judge_step(t, seat, frame[2], action)
    if actions.OFFER <= action < actions.GIVE:
        return trade.judge_start(t, seat, action)
    return NOT_THE_QUESTION


def _judge_step(t: Table, seat: i64, stage: i64, action: i64) -> i64:
    """Cards and seizures: they are steps of play, and the seizure is the last one."""
    if action >= actions.SEIZE_CARD:
        if stage == HAS_SEIZED:
            return refuse(reasons.SEIZED_ALREADY)
        return seizure.judge_seize(t, seat, action)
    if stage == HAS_SEIZED:
        return refuse(reasons.CARDS_AFTER_SEIZURE)
    if action < actions.MARRY:
        return intrigue.judge_play(t, seat, action)
    return court.judge_play(t, seat, action)


def moves_act(t: Table, seat: i64, frame: Frame, out: vec[i64]) -> vec[i64]:
    if frame[2] == MAY_SEIZE:
        out = intrigue.moves_play(t, seat, out)
        out = court.moves_play(t, seat, out)
        out = seizure.moves_seize(t, seat, out)
    out = layout.moves_moving(t, seat, out)
    out = trade.moves_start(t, seat, out)
    return append(out, actions.END_PHASE)


def answer_act(t: Table, seat: i64, frame: Frame, action: i64) -> None:
    """The question comes again when the answer has been settled, until the phase is ended."""
    if action == actions.END_PHASE:
        t.stack.append((END_PHASE, int(seat)))
        return
    if actions.SPY <= action < actions.END_PHASE:
        _take_step(t, seat, action)
        return
    t.stack.append(frame)
    if action < actions.SPY:
        layout.answer_moving(t, seat, action)
    else:
        trade.answer_start(t, seat, action)


def _take_step(t: Table, seat: i64, action: i64) -> None:
    """A card is played or something seized; what was moved before may be moved again (P4.4)."""
    t.settled = 0
    if action >= actions.SEIZE_CARD:
        t.stack.append((AFTER_SEIZURE, int(seat)))
        seizure.answer_seize(t, seat, action)
    else:
        t.stack.append((ACT, int(seat), MAY_SEIZE))
        if action < actions.MARRY:
            intrigue.answer_play(t, seat, action)
        else:
            court.answer_play(t, seat, action)


def after_seizure(t: Table, seat: i64) -> None:
    """Ask what else, if there is something to move or somebody to deal with."""
    if t.rules.trade or layout.can_move(t, seat):
        t.stack.append((ACT, int(seat), HAS_SEIZED))
    else:
        t.stack.append((END_PHASE, int(seat)))
