"""Cards played from the hand: spies, deaths and the Doctor (P7, P8).

Nobody learns from a reaction window who holds the Doctor (P8.5).  Who is asked follows from public
facts alone, and a seat without the Doctor answers like one that keeps it back.  A seat that does not
want to be asked again may say `never-react`: from then on `standing` knows its answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, court, layout, reasons
from signoria.games.prince.rules.court import judge_against, judge_hand
from signoria.games.prince.rules.table import (
    BESTOW,
    DEATH_DONE,
    DEATH_PLAYED,
    DOCTOR,
    DOCTOR_PLAYED,
    FIRST_ARTIST,
    FIRST_BRAVO,
    FIRST_FAMILY,
    FIRST_OFFICE,
    FIRST_POISON,
    FIRST_SPY,
    HOUSES,
    MARRIAGE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OFFICE_ASIDE,
    REACT,
    RESOLVE_DEATH,
    SAVONAROLA,
    SPY_SENT,
    STEALING,
    STOLEN,
    THEFT_STREAM,
    Table,
    is_artist,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ALL, CHANCE, Frame, asked, whom

SPIES: Final = FIRST_POISON - FIRST_SPY
POISONS: Final = FIRST_BRAVO - FIRST_POISON
BRAVOS: Final = DOCTOR - FIRST_BRAVO

# -- what may be played (P7.2, P8.1, P8.2) ---------------------------------------------------------


def is_poison(action: i64) -> bool:
    return actions.POISON <= action < actions.POISON_END or action == actions.POISON_MARRIAGE


def is_bravo(action: i64) -> bool:
    return (
        actions.BRAVO <= action < actions.BRAVO_END
        or action == actions.BRAVO_MARRIAGE
        or action == actions.BRAVO_SAVONAROLA
    )


def is_play(action: i64) -> bool:
    """Does the action play a spy or a death?"""
    is_spy = actions.SPY <= action < actions.SPY_END
    return is_spy or is_poison(action) or is_bravo(action)


def judge_play(t: Table, seat: i64, action: i64) -> i64:
    if actions.SPY <= action < actions.SPY_END:
        return _judge_spy(t, seat, action - actions.SPY)
    if is_poison(action):
        refusal = judge_hand(t, seat, FIRST_POISON, POISONS, reasons.NO_POISON)
        return refusal if refusal != LEGAL else _judge_target(t, seat, action)
    if is_bravo(action):
        refusal = _judge_bravo(t, seat, action)
        return refusal if refusal != LEGAL else _judge_target(t, seat, action)
    return NOT_THE_QUESTION


def _judge_spy(t: Table, seat: i64, house: i64) -> i64:
    """Any other player, also one who may have an empty hand: that is not known (P7.2)."""
    refusal = judge_hand(t, seat, FIRST_SPY, SPIES, reasons.NO_SPY)
    if refusal != LEGAL:
        return refusal
    victim = t.seat_of[house]
    if victim == NOBODY:
        return refuse(reasons.HOUSE_NOT_PLAYED)
    if victim == seat:
        return refuse(reasons.NOT_AGAINST_YOURSELF)
    return judge_against(t, seat, victim)


def _judge_bravo(t: Table, seat: i64, action: i64) -> i64:
    """A bravo on Savonarola is the one card that even the bound Pope may play (P9.2)."""
    if action == actions.BRAVO_SAVONAROLA and t.is_bound(seat):
        holds = t.holds(seat, FIRST_BRAVO) or t.holds(seat, FIRST_BRAVO + 1)
        return LEGAL if holds else refuse(reasons.NO_BRAVO)
    return judge_hand(t, seat, FIRST_BRAVO, BRAVOS, reasons.NO_BRAVO)


def _judge_target(t: Table, seat: i64, action: i64) -> i64:
    """May a death be aimed at this: is it there, and does nothing keep it from this killer?"""
    target = _target_of(action)
    if target == MARRIAGE:
        in_force = t.in_force >> MARRIAGE & 1
        return LEGAL if in_force else refuse(reasons.NO_MARRIAGE_IN_FORCE)
    if target == SAVONAROLA:
        in_force = t.in_force >> SAVONAROLA & 1
        return LEGAL if in_force else refuse(reasons.NO_SAVONAROLA_IN_FORCE)
    owner = t.owner(target)
    if owner == NOBODY:
        return refuse(reasons.NOT_ON_TABLE)
    if owner == seat and not t.rules.own_targets:
        return refuse(reasons.YOUR_OWN_CARD)
    spares_protected = is_poison(action) and not t.rules.poison_reaches_protected
    if spares_protected and t.home_of(target) != NOWHERE:
        return refuse(reasons.PROTECTED_FROM_POISON)
    return judge_against(t, seat, owner)


def _target_of(action: i64) -> i64:
    """The card that a poison or bravo is aimed at."""
    if action == actions.POISON_MARRIAGE or action == actions.BRAVO_MARRIAGE:
        return MARRIAGE
    if action == actions.BRAVO_SAVONAROLA:
        return SAVONAROLA
    if actions.POISON <= action < actions.POISON_END:
        return action - actions.POISON + FIRST_OFFICE
    return action - actions.BRAVO + FIRST_OFFICE


def moves_play(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    house: i64
    action: i64
    for house in range(HOUSES):
        if _judge_spy(t, seat, house) == LEGAL:
            out = append(out, actions.SPY + house)
    if judge_hand(t, seat, FIRST_POISON, POISONS, reasons.NO_POISON) == LEGAL:
        for action in range(actions.POISON, actions.POISON + FIRST_FAMILY - FIRST_OFFICE):
            out = _aimed(t, seat, action, out)
        out = _aimed(t, seat, actions.POISON_MARRIAGE, out)
    for action in range(actions.BRAVO, actions.BRAVO + FIRST_ARTIST - FIRST_OFFICE):
        if _judge_bravo(t, seat, action) == LEGAL:
            out = _aimed(t, seat, action, out)
    if _judge_bravo(t, seat, actions.BRAVO_MARRIAGE) == LEGAL:
        out = _aimed(t, seat, actions.BRAVO_MARRIAGE, out)
    if _judge_bravo(t, seat, actions.BRAVO_SAVONAROLA) == LEGAL:
        out = _aimed(t, seat, actions.BRAVO_SAVONAROLA, out)
    return out


def _aimed(t: Table, seat: i64, action: i64, out: vec[i64]) -> vec[i64]:
    return append(out, action) if _judge_target(t, seat, action) == LEGAL else out


def answer_play(t: Table, seat: i64, action: i64) -> None:
    if actions.SPY <= action < actions.SPY_END:
        victim = t.seat_of[action - actions.SPY]
        layout.spend(t, seat, FIRST_SPY, SPIES)
        t.emit(SPY_SENT, seat, victim)
        t.stack.append((STEALING, CHANCE, THEFT_STREAM, int(seat), int(victim)))
        return
    target = _target_of(action)
    poisons = is_poison(action)
    if poisons:
        death = layout.spend(t, seat, FIRST_POISON, POISONS)
    else:
        death = layout.spend(t, seat, FIRST_BRAVO, BRAVOS)
    t.emit(DEATH_PLAYED, seat, death, target)
    t.stack.append((RESOLVE_DEATH, int(seat), int(target), int(death)))
    if poisons:
        _open_window(t, seat, target, death)


# -- the stolen card (P7.2) ------------------------------------------------------------------------


class Stealing(Draw[Table]):
    """The spy brings a card of the victim's hand, or nothing out of an empty one.

    Only the two learn which.  Whatever others had seen in that hand they cannot be sure of any more.
    """

    name = "stealing"
    fields = "thief victim"

    def members(self, t: Table, frame: Frame) -> i64:
        _, _, _, _, victim = frame
        return t.hand[victim]

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def chances(self, t: Table, frame: Frame) -> i64:
        """Out of an empty hand comes nothing, which is an outcome too (P7.2)."""
        return max(count(self.members(t, frame)), 1)

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        if self.members(t, frame) == 0:
            return actions.DRAW_NOTHING
        return super().chance(t, frame, index)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, thief, victim = frame
        two = bit(thief) | bit(victim)
        layout.lose_track(t, victim, thief)
        if action == actions.DRAW_NOTHING:
            t.emit(STOLEN, thief, NO_CARD, victim, seen_by=two)
            return
        card = action - actions.DRAW_CARD
        t.hand[victim] &= ~bit(card)
        t.emit(STOLEN, thief, card, victim, seen_by=two)
        layout.gain(t, thief, card)


# -- the Doctor (P8.4, P8.5) -----------------------------------------------------------------------


def _open_window(t: Table, killer: i64, target: i64, death: i64) -> None:
    """Ask everybody who may have the Doctor, as far as everybody knows; if nobody may, nobody."""
    asked = _possible_doctors(t) & ~_barred_doctors(t, killer)
    if asked != 0:
        window = (ASK_ALL, int(asked), REACT, int(death), int(target), int(killer), int(asked))
        t.stack.append(window)


def _possible_doctors(t: Table) -> i64:
    """The seats that may hold the Doctor by public knowledge."""
    if (t.removed | t.open_pool) >> DOCTOR & 1:
        return 0
    seat: i64
    for seat in range(t.players()):
        if t.holds(seat, DOCTOR) and t.known[DOCTOR] == t.public():
            return bit(seat)
    return t.everybody()


def _barred_doctors(t: Table, killer: i64) -> i64:
    """The seats that may not play the Doctor now: the bound Pope (P9.2); at some tables also the
    spouse of the killer (P-R9).
    """
    barred: i64 = 0
    seat: i64
    for seat in range(t.players()):
        if t.is_bound(seat) or (t.are_married(seat, killer) and not t.rules.spouse_doctor):
            barred |= bit(seat)
    return barred


class React(Question[Table]):
    """ASK_ALL: does the Doctor save the target?"""

    name = "react"
    fields = "death target killer asked"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == actions.LET_BE or action == actions.NEVER_REACT:
            return LEGAL
        if action != actions.PLAY_DOCTOR:
            return NOT_THE_QUESTION
        if not t.holds(seat, DOCTOR):
            return refuse(reasons.NO_DOCTOR)
        cost = t.deck.fee[DOCTOR]
        if t.ducats[seat] < cost:
            return refuse(reasons.CANNOT_PAY_DOCTOR, cost, t.ducats[seat])
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.judge(t, frame, seat, actions.PLAY_DOCTOR) == LEGAL:
            out = append(out, actions.PLAY_DOCTOR)
        return append(append(out, actions.LET_BE), actions.NEVER_REACT)

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """The Doctor, if he is shown, is paid; he saves the target, and the death below is forgotten."""
        seat: i64
        for seat in range(t.players()):
            if not answers[seat]:
                continue
            if answers[seat][0] == actions.NEVER_REACT:
                t.never |= bit(seat)
            elif answers[seat][0] == actions.PLAY_DOCTOR:
                t.ducats[seat] -= t.deck.fee[DOCTOR]
                layout.discard(t, seat, DOCTOR)
                t.emit(DOCTOR_PLAYED, seat, t.deck.fee[DOCTOR])
                saved = t.stack.pop()
                assert saved[0] == RESOLVE_DEATH


def standing(t: Table, seat: i64, frame: Frame) -> i64:
    """The answer that a seat has ordered in advance, or -1: `never-react` stands for `let-be`."""
    is_asked = asked(frame) == REACT and (whom(frame) >> seat & 1) != 0
    return actions.LET_BE if is_asked and t.never >> seat & 1 else -1


# -- death (P8.1 to P8.3) --------------------------------------------------------------------------


def resolve_death(t: Table, killer: i64, target: i64, death: i64) -> None:
    """An artist leaves the game, a marriage and Savonarola end.  An office is set aside, unless the
    Pope has killed it: he may give it to somebody else.
    """
    t.emit(DEATH_DONE, killer, death, target)
    if target == MARRIAGE:
        court.end_marriage(t)
    elif target == SAVONAROLA:
        court.end_savonarola(t)
    elif is_artist(target):
        layout.uproot(t, target)
        t.removed |= bit(target)
    else:
        _kill_office(t, killer, target)


def _kill_office(t: Table, killer: i64, office: i64) -> None:
    victim = t.owner(office)
    layout.uproot(t, office)
    if killer == t.pope:
        t.transit |= bit(office)
        t.stack.append((BESTOW, int(killer), int(office), 1, int(victim)))
    else:
        t.aside |= bit(office)
        t.emit(OFFICE_ASIDE, killer, office)
