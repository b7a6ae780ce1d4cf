"""The royal court: using pillars, bonuses, and visits (C6.1 to C6.4, C7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content, reasons
from signoria.games.carrara.rules.actions import COINS, GOLDEN, ORNAMENT, VP
from signoria.games.carrara.rules.scoring import open_places, tiles_opening_a_pair
from signoria.games.carrara.rules.table import (
    ANY_PLACE,
    BONUS,
    COURT_DECORATION,
    COURT_STATUE,
    DEFERRED,
    DEFERRED_PILLAR_USED,
    FROM_COURT,
    GOLDEN_STATUE,
    JOINED,
    NO_FIELD,
    NOBODY,
    PLACING,
    REWARD,
    TOKEN_RETURNED,
    TURN,
    VISIT_STARTED,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.reasons import LEGAL, refuse

# -- the visit token (C3.1, C6.2, C6.3) ------------------------------------------------------------


def return_token(t: Table, seat: i64) -> None:
    """A visit lasts until the visitor's next turn."""
    if t.visitor == seat:
        t.visitor = NOBODY
        t.field = NO_FIELD
        t.emit(TOKEN_RETURNED, seat)


def is_visited(t: Table, seat: i64) -> bool:
    """Does another player's visit bind this seat: its pillar stands on the visited field (C7.1)?"""
    return t.field != NO_FIELD and (t.players[seat].court >> t.field & 1) != 0


# -- choosing a pillar (C6.1, C6.4, C7.4) ----------------------------------------------------------


def field_with(t: Table, seat: i64, bonus: i64) -> i64:
    """The first field with this bonus where the seat has a pillar.

    Fields with the same bonus differ in nothing, and outside a visit all players have pillars on
    the same fields (C7.5), so one of them stands for all.
    """
    standing = t.players[seat].court & t.fields_with(bonus)
    if standing == 0:
        return NO_FIELD
    field: i64 = 0
    while not standing >> field & 1:
        field += 1
    return field


def _judge_condition(t: Table, seat: i64, bonus: i64) -> i64:
    """Some place must qualify, what the bonus is about to give included (C6.1)."""
    extra: i64 = content.BONUS_COINS if bonus == COINS and t.rules.bonus_first else 0
    if open_places(t, seat, extra) != 0:
        return LEGAL
    if bonus == GOLDEN and t.rules.bonus_first and tiles_opening_a_pair(t, seat) != 0:
        return LEGAL
    return refuse(reasons.NO_PLACE_QUALIFIES)


def judge_score(t: Table, seat: i64, pillar: i64, deferred_now: bool) -> i64:
    if is_visited(t, seat):
        return refuse(reasons.VISIT_FIRST)
    if deferred_now:
        return refuse(reasons.DEFERRED_THIS_TURN)
    if pillar == actions.DEFERRED:
        if t.players[seat].deferred == 0:
            return refuse(reasons.NO_PILLAR_THERE)
    elif field_with(t, seat, pillar) == NO_FIELD:
        return refuse(reasons.NO_PILLAR_THERE)
    return _judge_condition(t, seat, pillar)


def judge_join(t: Table, seat: i64) -> i64:
    """Joining is scoring with the pillar on the visited field (C7.2)."""
    if not is_visited(t, seat):
        return refuse(reasons.NO_VISIT)
    return _judge_condition(t, seat, t.court_bonus(t.field))


def judge_defer(t: Table, seat: i64) -> i64:
    return LEGAL if is_visited(t, seat) else refuse(reasons.NO_VISIT)


def moves_score(t: Table, seat: i64, deferred_now: bool, out: vec[i64]) -> vec[i64]:
    pillar: i64
    for pillar in range(actions.DEFERRED + 1):
        if judge_score(t, seat, pillar, deferred_now) == LEGAL:
            out = append(out, actions.SCORE + pillar)
    return out


# -- using it (C6.2, C7.2, C7.3, C13.1) ------------------------------------------------------------


def score(t: Table, seat: i64, pillar: i64) -> None:
    """Without a bonus for a deferred pillar; otherwise a visit begins (C6.2, C6.4)."""
    if pillar == actions.DEFERRED:
        t.stack.append((PLACING, int(seat), ANY_PLACE))
        t.players[seat].deferred -= 1
        t.emit(DEFERRED_PILLAR_USED, seat)
        return
    ask_for_place(t, seat)
    field = field_with(t, seat, pillar)
    t.visitor = seat
    t.field = field
    t.emit(VISIT_STARTED, seat, field)
    _take_pillar(t, seat, field)


def ask_for_place(t: Table, seat: i64) -> None:
    """Any place that qualifies after the bonus; with `bonus_first` off, before it (C6.1)."""
    allowed: i64 = ANY_PLACE if t.rules.bonus_first else open_places(t, seat)
    t.stack.append((PLACING, int(seat), int(allowed)))


def join(t: Table, seat: i64) -> None:
    """The same bonus, no token (C7.2)."""
    ask_for_place(t, seat)
    t.emit(JOINED, seat, t.field)
    _take_pillar(t, seat, t.field)


def defer(t: Table, seat: i64) -> None:
    """The pillar moves to the large field before the action; a golden statue there is lost (C7.3)."""
    player = t.players[seat]
    player.court ^= bit(t.field)
    player.deferred += 1
    if t.court_bonus(t.field) == GOLDEN:
        t.box[GOLDEN_STATUE] += 1
    t.emit(DEFERRED, seat, t.field)
    t.stack.append((TURN, int(seat), 1))


def _take_pillar(t: Table, seat: i64, field: i64) -> None:
    """Take the pillar and its bonus, which is settled before the place is chosen (C6.2, C13.1)."""
    player = t.players[seat]
    bonus = t.court_bonus(field)
    player.court ^= bit(field)
    if bonus == VP:
        player.points[FROM_COURT] += content.BONUS_VP
        t.emit(BONUS, seat, 0, content.BONUS_VP)
    elif bonus == COINS:
        player.coins += content.BONUS_COINS
        t.emit(BONUS, seat, content.BONUS_COINS, 0)
    elif bonus == ORNAMENT:
        kind: i64
        for kind in range(6):
            if t.decorations[kind] > 0:
                t.stack.append((REWARD, int(seat), COURT_DECORATION, 0))
                return
    else:
        t.stack.append((REWARD, int(seat), COURT_STATUE, 0))
