"""Leader actions: playing, discarding and activating leaders, and copying one (L13).

They are taken inside a turn, before or after the placement.  Lorenzo de' Medici has the ability of
the leader he copies (R13): a lasting one works by `Table.abilities`, one of once a round is
activated by turning over his own card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, effects, gains, reasons
from signoria.games.lorenzo.rules.table import (
    BY_LEADERS,
    COPYING,
    FROM_DISCARD,
    FROM_LEADER,
    GOODS,
    HARVEST,
    LEADER_ACTIVATED,
    LEADER_COPIED,
    LEADER_DISCARDED,
    LEADER_PLAYED,
    LEADERS,
    MEMBER_RAISED,
    MEMBERS,
    NEUTRAL,
    NO_LEADER,
    NOTHING,
    PRODUCTION,
    RAISING,
    TYPES,
    Table,
    coloured_of,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import EVERYBODY, Frame

NOT_SHOWN: Final = FROM_DISCARD + LEADERS
"""The cause of the privilege for a leader that was discarded in secret (R20)."""

# -- which leader actions there are (L3.2, L13.1) --------------------------------------------------


def is_leader_action(action: i64) -> bool:
    """Does the action play, discard, activate or copy a leader?"""
    return (
        actions.PLAY <= action < actions.PLAY_END
        or actions.DISCARD <= action < actions.DISCARD_END
        or actions.ACTIVATE <= action < actions.ACTIVATE_END
        or actions.COPY <= action < actions.COPY_END
    )


def judge_leader(t: Table, seat: i64, action: i64) -> i64:
    """The leader actions of a turn; NOT_THE_QUESTION for all others."""
    if not is_leader_action(action):
        return NOT_THE_QUESTION
    if not t.rules.advanced:
        return refuse(reasons.LEADER_ACTIONS_CLOSED)
    if actions.COPY <= action < actions.COPY_END:
        return _judge_late_copy(t, seat, action - actions.COPY)
    if actions.ACTIVATE <= action < actions.ACTIVATE_END:
        return _judge_activate(t, seat, action - actions.ACTIVATE)
    if actions.DISCARD <= action < actions.DISCARD_END:
        return _judge_in_hand(t, seat, action - actions.DISCARD)
    return _judge_play(t, seat, action - actions.PLAY)


def moves_leader(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    leader: i64
    for leader in range(LEADERS):
        if t.hand[seat] >> leader & 1:
            if _judge_play(t, seat, leader) == LEGAL:
                out = append(out, actions.PLAY + leader)
            out = append(out, actions.DISCARD + leader)
        elif t.played[seat] >> leader & 1 and _judge_activate(t, seat, leader) == LEGAL:
            out = append(out, actions.ACTIVATE + leader)
    if _may_copy(t, seat):
        for leader in range(LEADERS):
            if copyable(t, seat) >> leader & 1:
                out = append(out, actions.COPY + leader)
    return out


def answer_leader(t: Table, seat: i64, action: i64) -> None:
    if actions.COPY <= action < actions.COPY_END:
        _copy(t, seat, action - actions.COPY)
    elif actions.ACTIVATE <= action < actions.ACTIVATE_END:
        _activate(t, seat, action - actions.ACTIVATE)
    elif actions.DISCARD <= action < actions.DISCARD_END:
        _discard(t, seat, action - actions.DISCARD)
    else:
        _play(t, seat, action - actions.PLAY)


def may_act(t: Table, seat: i64) -> bool:
    """Is a leader action possible, as far as everybody can see?

    With a leader in hand one always is: it can be discarded.  Otherwise one that is in play may be
    waiting to be activated, or to copy.
    """
    leader: i64
    if t.hand[seat] != 0 or _may_copy(t, seat):
        return True
    for leader in range(LEADERS):
        if t.played[seat] >> leader & 1 and _judge_activate(t, seat, leader) == LEGAL:
            return True
    return False


def refresh(t: Table) -> None:
    """Phase D: the leaders of all players are turned up again, raised members are not (L12.7)."""
    seat: i64
    for seat in range(t.players()):
        t.used[seat] = 0
    t.raised = 0


# -- playing and discarding (L13.2, L13.3, L13.6) --------------------------------------------------


def _judge_in_hand(t: Table, seat: i64, leader: i64) -> i64:
    return LEGAL if t.hand[seat] >> leader & 1 else refuse(reasons.NOT_IN_HAND)


def _judge_play(t: Table, seat: i64, leader: i64) -> i64:
    """A leader from hand whose requirement is met now; nothing of it is spent."""
    refusal = _judge_in_hand(t, seat, leader)
    if refusal == LEGAL:
        refusal = _judge_cards(t, seat, leader)
    if refusal == LEGAL:
        refusal = _judge_goods(t, seat, leader)
    if refusal != LEGAL:
        return refusal
    needs_model = content.COPIERS >> leader & 1 and not t.rules.deferred_copy
    if needs_model and copyable(t, seat) == 0:
        return refuse(reasons.NOTHING_TO_COPY)
    return LEGAL


def _judge_cards(t: Table, seat: i64, leader: i64) -> i64:
    """Cards on the own board: so many of each type named, or so many of any one type."""
    most: i64 = 0
    kind: i64
    for kind in range(TYPES):
        owned = count(t.cards[seat * TYPES + kind])
        required = content.CARDS_REQUIRED[leader * TYPES + kind]
        if owned < required:
            return refuse(reasons.CARDS_REQUIRED, required, owned)
        if owned > most:
            most = owned
    alike = content.ALIKE_REQUIRED[leader]
    return refuse(reasons.ALIKE_REQUIRED, alike, most) if most < alike else LEGAL


def _judge_goods(t: Table, seat: i64, leader: i64) -> i64:
    """Resources in stock and points on the tracks."""
    good: i64
    for good in range(GOODS):
        required = content.GOODS_REQUIRED[leader * GOODS + good]
        if t.has(seat, good) < required:
            return refuse(reasons.GOODS_REQUIRED, required, t.has(seat, good))
    return LEGAL


def _play(t: Table, seat: i64, leader: i64) -> None:
    """Lay a leader out; Lorenzo chooses at once whom he copies, if there is anybody (R13)."""
    t.hand[seat] &= ~bit(leader)
    t.played[seat] |= bit(leader)
    t.known[leader] = int(t.everybody())
    t.emit(LEADER_PLAYED, seat, leader)
    if content.COPIERS >> leader & 1 and copyable(t, seat) != 0:
        t.stack.append((COPYING, int(seat), int(leader)))


def _discard(t: Table, seat: i64, leader: i64) -> None:
    """Discard a leader from hand, openly or not (R20), for a privilege."""
    t.hand[seat] &= ~bit(leader)
    t.discarded[seat] |= bit(leader)
    cause: i64 = FROM_DISCARD + leader
    seen_by: i64 = EVERYBODY
    if t.rules.hide_discards:
        cause = NOT_SHOWN
        seen_by = bit(seat)
    else:
        t.known[leader] = int(t.everybody())
    t.emit(LEADER_DISCARDED, seat, leader, seen_by=seen_by)
    gains.grant_privileges(t, seat, 1, 0, _spared(t), cause)


def _spared(t: Table) -> i64:
    """The goods of which leaders give no less to the excommunicated: all, or none (R06)."""
    return 0 if t.rules.leader_gains_lessened else gains.ALL


# -- activating (L13.4) ----------------------------------------------------------------------------


def ability_of(t: Table, seat: i64, leader: i64) -> i64:
    """The leader whose ability a card in play has: its own, or the one it copies, or NO_LEADER."""
    return t.copied[seat] if content.COPIERS >> leader & 1 else leader


def _judge_activate(t: Table, seat: i64, leader: i64) -> i64:
    """A leader in play whose ability is used once a round and has not been used in this one."""
    if not t.played[seat] >> leader & 1:
        return refuse(reasons.NOT_IN_PLAY)
    ability = ability_of(t, seat, leader)
    if ability == NO_LEADER:
        return refuse(reasons.COPY_FIRST)
    if not content.ONCE >> ability & 1:
        return refuse(reasons.WORKS_BY_ITSELF)
    if t.used[seat] >> leader & 1:
        return refuse(reasons.USED_THIS_ROUND)
    if content.SET_ONE[ability] > 0 and _raisable(t, seat) == 0:
        return refuse(reasons.NO_MEMBER_LEFT)
    return LEGAL


def _activate(t: Table, seat: i64, leader: i64) -> None:
    """Turn the card over and resolve its ability.  Its cause is the card that was turned over."""
    ability = ability_of(t, seat, leader)
    cause = FROM_LEADER + leader
    t.used[seat] |= bit(leader)
    t.emit(LEADER_ACTIVATED, seat, leader)
    row = ability * GOODS
    lessened = gains.collect(t, seat, content.LEADER_GAIN, row, cause, BY_LEADERS, _spared(t))
    gains.grant_privileges(t, seat, content.LEADER_PRIVILEGES[ability], 0, lessened, cause)
    if content.LEADER_HARVEST[ability] != NOTHING:
        effects.offer_work(t, seat, HARVEST, content.LEADER_HARVEST[ability], cause)
    if content.LEADER_PRODUCTION[ability] != NOTHING:
        effects.offer_work(t, seat, PRODUCTION, content.LEADER_PRODUCTION[ability], cause)
    if content.SET_ONE[ability] > 0:
        t.stack.append((RAISING, int(seat), int(leader)))


# -- Federico da Montefeltro (R02) -----------------------------------------------------------------


def _eligible(t: Table, seat: i64) -> i64:
    """The members of the colour that he raises: coloured ones, or the neutral one."""
    return bit(seat * MEMBERS + NEUTRAL) if t.rules.raise_neutral else coloured_of(seat)


def _raisable(t: Table, seat: i64) -> i64:
    """The set of members that he can raise now: not placed, and not raised before."""
    return _eligible(t, seat) & t.home & ~t.raised


class Raising(Question[Table]):
    """Which member is worth six."""

    name = "raising"
    fields = "leader"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.RAISE <= action < actions.RAISE_END:
            return NOT_THE_QUESTION
        member = bit(seat * MEMBERS + action - actions.RAISE)
        if not _eligible(t, seat) & member:
            return refuse(reasons.WRONG_MEMBER)
        if not t.home & member:
            return refuse(reasons.ALREADY_PLACED)
        return refuse(reasons.MEMBER_RAISED) if t.raised & member else LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        member: i64
        for member in range(MEMBERS):
            if _raisable(t, seat) >> (seat * MEMBERS + member) & 1:
                out = append(out, actions.RAISE + member)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """One member is worth six for the rest of the round, whatever its die (L4.1)."""
        _, _, leader = frame
        member = action - actions.RAISE
        t.raised |= bit(seat * MEMBERS + member)
        t.emit(MEMBER_RAISED, seat, member, content.SET_ONE[ability_of(t, seat, leader)], leader)


# -- Lorenzo de' Medici (R13) ----------------------------------------------------------------------


def copyable(t: Table, seat: i64) -> i64:
    """The set of leaders that opponents have in play."""
    found: i64 = 0
    other: i64
    for other in range(t.players()):
        if other != seat:
            found |= t.played[other]
    return found


def _may_copy(t: Table, seat: i64) -> bool:
    """Does Lorenzo wait in front of the seat, and is there somebody to copy now?"""
    waits = (t.played[seat] & content.COPIERS) != 0 and t.copied[seat] == NO_LEADER
    return waits and copyable(t, seat) != 0


def _judge_late_copy(t: Table, seat: i64, leader: i64) -> i64:
    """Lorenzo, who found nobody when he was played, copies now; his choice is never changed."""
    if (t.played[seat] & content.COPIERS) == 0:
        return refuse(reasons.NOT_IN_PLAY)
    if t.copied[seat] != NO_LEADER:
        return refuse(reasons.COPIED_ALREADY)
    return _judge_model(t, seat, leader)


def _judge_model(t: Table, seat: i64, leader: i64) -> i64:
    return LEGAL if copyable(t, seat) >> leader & 1 else refuse(reasons.NOT_COPYABLE)


class Copying(Question[Table]):
    """Which leader in play at an opponent's is copied."""

    name = "copying"
    fields = "leader"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.COPY <= action < actions.COPY_END:
            return NOT_THE_QUESTION
        return _judge_model(t, seat, action - actions.COPY)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        leader: i64
        for leader in range(LEADERS):
            if _judge_model(t, seat, leader) == LEGAL:
                out = append(out, actions.COPY + leader)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _copy(t, seat, action - actions.COPY)


def _copy(t: Table, seat: i64, leader: i64) -> None:
    """Have the ability of an opponent's leader for the rest of the match."""
    t.copied[seat] = leader
    owner: i64
    for owner in range(t.players()):
        if t.played[owner] >> leader & 1:
            t.emit(LEADER_COPIED, seat, leader, owner)
