"""Marriage, Savonarola and simony, and the bans that the first two lay on players (P9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, layout, reasons
from signoria.games.prince.rules.table import (
    ACCUSED,
    CARDS,
    FIRST_SIMONY,
    HOUSES,
    MARRIAGE,
    MARRIAGE_ENDED,
    MARRIED,
    NOBODY,
    SAVONAROLA,
    SAVONAROLA_ENDED,
    SAVONAROLA_PLAYED,
    TRIAL,
    VERDICT,
    VERDICT_VOTE,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ALL, Frame

SIMONIES: Final = CARDS - FIRST_SIMONY

# -- who may play what (P9.1, P9.2) ----------------------------------------------------------------


def judge_hand(t: Table, seat: i64, first: i64, copies: i64, lacking: i64) -> i64:
    """May the seat play one of these equal cards from its hand?

    It must hold one, else it is refused for the reason `lacking`; and the Pope under Savonarola
    plays nothing (P9.2).
    """
    if t.is_bound(seat):
        return refuse(reasons.BOUND_BY_SAVONAROLA)
    return LEGAL if t.hand[seat] >> first & (bit(copies) - 1) else refuse(lacking)


def judge_against(t: Table, seat: i64, other: i64) -> i64:
    """A married couple plays no cards against each other (P9.1)."""
    return refuse(reasons.MARRIED_TO_IT) if t.are_married(seat, other) else LEGAL


# -- playing them (P9.1 to P9.3) -------------------------------------------------------------------


def is_play(action: i64) -> bool:
    """Does the action marry, bind or accuse somebody?"""
    is_marriage = actions.MARRY <= action < actions.MARRY_END
    return is_marriage or action == actions.PLAY_SAVONAROLA or action == actions.ACCUSE


def judge_play(t: Table, seat: i64, action: i64) -> i64:
    if actions.MARRY <= action < actions.MARRY_END:
        return _judge_marry(t, seat, action - actions.MARRY)
    if action == actions.PLAY_SAVONAROLA:
        return _judge_savonarola(t, seat)
    if action == actions.ACCUSE:
        return _judge_accuse(t, seat)
    return NOT_THE_QUESTION


def _judge_marry(t: Table, seat: i64, house: i64) -> i64:
    refusal = judge_hand(t, seat, MARRIAGE, 1, reasons.NO_MARRIAGE_CARD)
    if refusal != LEGAL:
        return refusal
    if t.seat_of[house] == NOBODY:
        return refuse(reasons.HOUSE_NOT_PLAYED)
    return refuse(reasons.MARRY_YOURSELF) if t.seat_of[house] == seat else LEGAL


def _judge_savonarola(t: Table, seat: i64) -> i64:
    refusal = judge_hand(t, seat, SAVONAROLA, 1, reasons.NO_SAVONAROLA_CARD)
    if refusal != LEGAL:
        return refusal
    if seat == t.pope:
        return refuse(reasons.YOU_ARE_POPE)
    return judge_against(t, seat, t.pope)


def _judge_accuse(t: Table, seat: i64) -> i64:
    """From turn 2 on.  After a reshuffle anybody may accuse the Pope; otherwise only who got no
    office or no cardinal in this turn's distribution (P9.3, P-R6).
    """
    refusal = judge_hand(t, seat, FIRST_SIMONY, SIMONIES, reasons.NO_SIMONY_CARD)
    if refusal != LEGAL:
        return refusal
    if seat == t.pope:
        return refuse(reasons.ACCUSE_YOURSELF)
    if t.turn == 1:
        return refuse(reasons.FIRST_TURN_NO_SIMONY)
    if t.reshuffled == 0 and (t.got_office & t.got_cardinal) >> seat & 1:
        return refuse(reasons.RECEIVED_BOTH)
    return judge_against(t, seat, t.pope)


def moves_play(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    house: i64
    if t.holds(seat, MARRIAGE):
        for house in range(HOUSES):
            if _judge_marry(t, seat, house) == LEGAL:
                out = append(out, actions.MARRY + house)
    if _judge_savonarola(t, seat) == LEGAL:
        out = append(out, actions.PLAY_SAVONAROLA)
    if _judge_accuse(t, seat) == LEGAL:
        out = append(out, actions.ACCUSE)
    return out


def answer_play(t: Table, seat: i64, action: i64) -> None:
    if action == actions.ACCUSE:
        layout.spend(t, seat, FIRST_SIMONY, SIMONIES)
        t.emit(ACCUSED, seat, t.pope)
        t.stack.append((ASK_ALL, int(t.everybody() & ~bit(t.pope)), TRIAL, int(seat)))
    elif action == actions.PLAY_SAVONAROLA:
        _put_in_force(t, seat, SAVONAROLA)
        t.emit(SAVONAROLA_PLAYED, seat, t.pope)
    else:
        spouse = t.seat_of[action - actions.MARRY]
        _put_in_force(t, seat, MARRIAGE)
        t.married = bit(seat) | bit(spouse)
        t.emit(MARRIED, seat, spouse)


def _put_in_force(t: Table, seat: i64, card: i64) -> None:
    """The card goes from the hand onto the table, where it stays until it is ended."""
    t.hand[seat] &= ~bit(card)
    t.in_force |= bit(card)
    t.known[card] = int(t.public())


# -- the end of them (P8.1, P8.2, P12.2) -----------------------------------------------------------


def end_marriage(t: Table) -> None:
    """The marriage, if there is one, ends and its card leaves the game."""
    if t.in_force >> MARRIAGE & 1:
        _take_out_of_force(t, MARRIAGE)
        t.married = 0
        t.emit(MARRIAGE_ENDED, NOBODY)


def end_savonarola(t: Table) -> None:
    """Savonarola, if he preaches, is silenced and his card leaves the game."""
    if t.in_force >> SAVONAROLA & 1:
        _take_out_of_force(t, SAVONAROLA)
        t.emit(SAVONAROLA_ENDED, NOBODY)


def _take_out_of_force(t: Table, card: i64) -> None:
    t.in_force &= ~bit(card)
    t.removed |= bit(card)


# -- the trial (P9.4, P9.5) ------------------------------------------------------------------------


class Trial(Question[Table]):
    """ASK_ALL: is the Pope guilty of simony?"""

    name = "trial"
    fields = "accuser"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """All players but the Pope vote at once and in secret, with all their cardinals together."""
        is_vote = action == actions.GUILTY or action == actions.NOT_GUILTY
        return LEGAL if is_vote else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        return append(append(out, actions.GUILTY), actions.NOT_GUILTY)

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """One vote per cardinal.  More than half for guilty: the Pope loses his next phase."""
        guilty: i64 = 0
        cast: i64 = 0
        seat: i64
        for seat in range(t.players()):
            if seat == t.pope:
                continue
            says_guilty: i64 = 1 if answers[seat][0] == actions.GUILTY else 0
            cast += t.cardinals[seat]
            guilty += says_guilty * t.cardinals[seat]
            t.emit(VERDICT_VOTE, seat, says_guilty, t.cardinals[seat])
        condemned: i64 = 1 if guilty * 2 > cast else 0
        t.sentences += condemned
        t.emit(VERDICT, t.pope, guilty, cast, condemned)
