"""A turn (L3.2, L3.3): leader actions, one placement, leader actions.

Why every match ends, and within `game.LONGEST` decisions, whatever the options; with four players:

* In each of six rounds a seat has four turns, each with a placement or a pass and an end, and one
  that is skipped, of which only the end is asked for.  So there are 96 placements at most.
* A leader leaves a hand once, played or discarded, and is activated once in a round.  Each time
  there is a privilege to take, a member to raise or a leader to copy, and a loss to choose (R03).
* All work together, harvest or production, comes from a placement, from one of three leaders (two,
  and a copy of one) or from one of four cards.  It asks for servants, six exchanges and their end,
  the loss at the bonus tile, and for each of six cards a privilege and two losses.  Market and
  palace ask for less.
* No more than 96 cards are turned up.  Taking one asks for floor, servants, price and discount; its
  effect for the order of three parts, a loss, three privileges with a loss each, and whether a
  bonus action is declined.

    set-up and reports    4 * (1 + 3) + 4 * 3                        28
    turns                 4 * 6 * (4 * 2 + 1)                       216
    leaders               16 * 3 + 16 * 6 * 3                       336
    work                  (96 + 3 * 6 + 4) * (1 + 7 + 1 + 6 * 3)  3,186
    cards                 96 * (4 + 2 + 1 + 3 * 2 + 1)            1,344
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, flow, leaders, placement, reasons
from signoria.games.lorenzo.rules.table import (
    AFTER,
    ALWAYS,
    BEFORE,
    END_TURN,
    IF_SERVANTS_NEEDED,
    LOST_ACTION,
    TURN,
    Table,
)
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, refuse
from signoria.kernel.state import Frame


class Turn(Question[Table]):
    """A turn: place a member, or pass where that is allowed; let leaders act; end it."""

    name = "turn"
    fields = "stage lap"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Place a member, or pass where that is allowed; let leaders act; end the turn after placing."""
        _, _, stage, lap = frame
        if action == actions.PASS or actions.PLACE <= action < actions.PLACE_END:
            if stage == AFTER:
                return _refuse_placement(t, seat, lap)
            return _judge_placement(t, seat, lap, action)
        if action == actions.END_TURN:
            return LEGAL if stage == AFTER else refuse(reasons.PLACE_FIRST)
        return leaders.judge_leader(t, seat, action)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, stage, lap = frame
        out = leaders.moves_leader(t, seat, vec[i64]())
        if stage == AFTER:
            return append(out, actions.END_TURN)
        out = placement.moves_place(t, seat, out)
        return append(out, actions.PASS) if _may_pass(t, seat, lap) else out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """Leader actions leave the turn where it is; a placement brings it to its last stage.

        Whoever has no leader left to act with after the placement need not end the turn in words.  A
        pass ends it: leaders could act before.
        """
        _, _, stage, _ = frame
        if actions.PLACE <= action < actions.PLACE_END:
            t.stack.append((END_TURN, int(seat)))
            placement.answer_place(t, seat, placement.member_in(action), placement.space_in(action))
        elif action == actions.PASS:
            t.emit(LOST_ACTION, seat)
        elif action != actions.END_TURN:
            t.stack.append(frame if stage == BEFORE else (END_TURN, int(seat)))
            leaders.answer_leader(t, seat, action)


def _refuse_placement(t: Table, seat: i64, lap: i64) -> i64:
    """Why nothing is placed now: it has been done, or this turn is skipped (R04)."""
    if lap == flow.FIRST_LAP and t.suffers(seat, content.LATE_START):
        return refuse(reasons.TURN_SKIPPED)
    return refuse(reasons.PLACED_ALREADY)


def _judge_placement(t: Table, seat: i64, lap: i64, action: i64) -> i64:
    if action == actions.PASS:
        return LEGAL if _may_pass(t, seat, lap) else refuse(reasons.PLACEMENT_POSSIBLE)
    return placement.judge_place(t, seat, placement.member_in(action), placement.space_in(action))


def _may_pass(t: Table, seat: i64, lap: i64) -> bool:
    """Whoever can place a member has to (L3.3), unless the turn is a recovered one, which may be
    declined (E2.7), or the table allows more (R08).
    """
    if lap == flow.RECOVERED_LAP or t.rules.passing == ALWAYS:
        return True
    possible = placement.placeable(t, seat)
    if t.rules.passing == IF_SERVANTS_NEEDED:
        return possible != placement.WITHOUT_SERVANTS
    return possible == placement.NOWHERE


def end_turn(t: Table, seat: i64) -> None:
    """After the placement leaders may act once more; nobody is asked who has none that could."""
    if leaders.may_act(t, seat):
        t.stack.append((TURN, int(seat), AFTER, int(t.lap)))
