"""A turn from start to end (C3, C8): the questions a player is asked and where answers lead."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import (
    actions,
    building,
    content,
    court,
    ending,
    ornaments,
    reasons,
    wheel,
)
from signoria.games.carrara.rules.table import (
    A_PASS,
    AFTER,
    CLOSE_TURN,
    END_ACTION,
    FINISH_TURN,
    NO_SLOT,
    NOBODY,
    PASSED,
    PILLAR_PLACED,
    START_TURN,
    TURN,
    TURN_STARTED,
    Table,
)
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame


def start_turn(t: Table, seat: i64) -> None:
    """The token goes back, then the player is asked for an action (C3.1, C3.2)."""
    t.seat = seat
    t.turns += 1
    t.purchases = 0
    t.emit(TURN_STARTED, seat)
    court.return_token(t, seat)
    t.stack.append((TURN, int(seat), 0))


# -- the question of the turn (C3.2) ---------------------------------------------------------------


class Turn(Question[Table]):
    """The action of a turn."""

    name = "turn"
    fields = "deferred"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Exactly one of buy, build, score, pass; under a visit first join or defer (C7.1)."""
        if is_free(action):
            return judge_free(t, seat, action)
        if action == actions.JOIN:
            return court.judge_join(t, seat)
        if action == actions.DEFER:
            return court.judge_defer(t, seat)
        if actions.SCORE <= action < actions.SCORE_END:
            _, _, deferred = frame
            return court.judge_score(t, seat, action - actions.SCORE, deferred != 0)
        if not is_main_action(action):
            return NOT_THE_QUESTION
        if court.is_visited(t, seat):
            return refuse(reasons.VISIT_FIRST)
        if action == actions.PASS:
            return LEGAL
        if action == actions.TURN_WHEEL:
            return wheel.judge_turn(t)
        if action == actions.TURN_INNER:
            return wheel.judge_turn_inner(t)
        if actions.BUY <= action < actions.BUY_END:
            return wheel.judge_buy_unturned(t, seat, action - actions.BUY)
        if action == actions.POVERTY:
            return wheel.judge_poverty_unturned(t, seat)
        if actions.BUILD <= action < actions.BUILD_END:
            choice = action - actions.BUILD
            design, city = choice // actions.BUILD_STRIDE, choice % actions.BUILD_STRIDE
            return building.judge_build(t, seat, design, city)
        if actions.MONUMENT <= action < actions.MONUMENT_END:
            choice = action - actions.MONUMENT
            kind, city = choice // actions.MONUMENT_STRIDE, choice % actions.MONUMENT_STRIDE
            return building.judge_monument(t, seat, kind, city)
        return building.judge_replace(t, seat, action - actions.REPLACE)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, deferred = frame
        out = vec[i64]()
        if court.is_visited(t, seat):
            if court.judge_join(t, seat) == LEGAL:
                out = append(out, actions.JOIN)
            out = append(out, actions.DEFER)
            return moves_free(t, seat, out)
        out = append(out, actions.PASS)
        if wheel.judge_turn(t) == LEGAL:
            out = append(out, actions.TURN_WHEEL)
        if t.rules.advanced:
            if wheel.judge_turn_inner(t) == LEGAL:
                out = append(out, actions.TURN_INNER)
        else:
            out = wheel.moves_section(t, seat, out)
            if wheel.judge_poverty_unturned(t, seat) == LEGAL:
                out = append(out, actions.POVERTY)
        out = building.moves_build(t, seat, out)
        out = court.moves_score(t, seat, deferred != 0, out)
        return moves_free(t, seat, out)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if is_free(action):
            t.stack.append(frame)
            do_free(t, seat, action)
            return
        if action == actions.DEFER:
            court.defer(t, seat)
            return
        if action == actions.PASS:
            pass_turn(t, seat)
            return
        if action == actions.TURN_WHEEL:
            wheel.turn_wheel(t, seat)
        elif action == actions.TURN_INNER:
            wheel.turn_inner(t, seat)
        elif actions.BUY <= action < actions.BUY_END:
            wheel.ask_next_colour(t, seat, action - actions.BUY, 0, 0)
        elif action == actions.POVERTY:
            wheel.claim_poverty(t, seat)
        elif actions.BUILD <= action < actions.BUILD_END:
            choice = action - actions.BUILD
            design, city = choice // actions.BUILD_STRIDE, choice % actions.BUILD_STRIDE
            building.start_build(t, seat, design, city)
        elif actions.MONUMENT <= action < actions.MONUMENT_END:
            choice = action - actions.MONUMENT
            kind, city = choice // actions.MONUMENT_STRIDE, choice % actions.MONUMENT_STRIDE
            building.start_monument(t, seat, kind, city)
        elif actions.REPLACE <= action < actions.REPLACE_END:
            building.start_replacement(t, seat, action - actions.REPLACE)
        elif action == actions.JOIN:
            court.join(t, seat)
        else:
            court.score(t, seat, action - actions.SCORE)


def is_main_action(action: i64) -> bool:
    """Is it one of those that make up a turn, scoring aside?"""
    return (
        action == actions.PASS
        or action == actions.TURN_WHEEL
        or action == actions.TURN_INNER
        or action == actions.POVERTY
        or actions.BUY <= action < actions.BUY_END
        or actions.BUILD <= action < actions.BUILD_END
        or actions.MONUMENT <= action < actions.MONUMENT_END
        or actions.REPLACE <= action < actions.REPLACE_END
    )


def is_free(action: i64) -> bool:
    """Is it something that is free in every part of a turn?"""
    return (
        actions.MOVE <= action < actions.MOVE_END
        or actions.BUY_DECORATION <= action < actions.BUY_DECORATION_END
        or actions.BUY_STATUE <= action < actions.BUY_STATUE_END
    )


def pass_turn(t: Table, seat: i64) -> None:
    """Nothing but two coins (C8.1)."""
    t.players[seat].coins += content.PASS_COINS
    t.emit(PASSED, seat, content.PASS_COINS)
    t.stack.append((END_ACTION, int(seat), A_PASS))


# -- what is free in every part of a turn (C12.7, C12.12) ------------------------------------------


def judge_free(t: Table, seat: i64, action: i64) -> i64:
    if actions.BUY_STATUE <= action < actions.BUY_STATUE_END:
        return ornaments.judge_buy_statue(t, seat, action - actions.BUY_STATUE)
    if actions.BUY_DECORATION <= action < actions.BUY_DECORATION_END:
        return ornaments.judge_buy_decoration(t, seat, action - actions.BUY_DECORATION)
    choice = action - actions.MOVE
    return ornaments.judge_move(
        t, seat, choice // actions.MOVE_STRIDE, choice % actions.MOVE_STRIDE
    )


def moves_free(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    if not t.rules.advanced:
        return out
    return ornaments.moves_purchase(t, seat, ornaments.moves_move(t, seat, out))


def do_free(t: Table, seat: i64, action: i64) -> None:
    if actions.MOVE <= action < actions.MOVE_END:
        ornaments.move(t, seat, action)
    else:
        ornaments.purchase(t, seat, action)


# -- the end of a turn (C3.3) ----------------------------------------------------------------------


def end_action(t: Table, seat: i64, what: i64) -> None:
    """Look for the end of the match after the action (C3.3, C9)."""
    ending.check_end(t, seat, what == PILLAR_PLACED)
    t.stack.append((CLOSE_TURN, int(seat), int(what)))


def close_turn(t: Table, seat: i64, what: i64) -> None:
    """Ask what else, if stored pieces or a purchase leave a choice; otherwise the turn is over."""
    more = len(moves_free(t, seat, vec[i64]())) > 0
    t.stack.append((AFTER if more else FINISH_TURN, int(seat), int(what)))


class After(Question[Table]):
    """What is still free after the action, until the turn is ended."""

    name = "after"
    fields = "what"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == actions.END_TURN:
            return LEGAL
        return judge_free(t, seat, action) if is_free(action) else NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        return append(moves_free(t, seat, vec[i64]()), actions.END_TURN)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, what = frame
        if action == actions.END_TURN:
            t.stack.append((FINISH_TURN, int(seat), what))
        else:
            do_free(t, seat, action)
            t.stack.append((CLOSE_TURN, int(seat), what))


def finish_turn(t: Table, seat: i64, what: i64) -> None:
    """The next player begins, unless the match ends here (C1.3, C9.3, C15.5)."""
    t.players[seat].fresh = NO_SLOT
    t.passes = t.passes + 1 if what == A_PASS else 0
    following = (seat + 1) % len(t.players)
    if following == t.trigger or (t.trigger == NOBODY and ending.is_stalled(t)):
        ending.finish(t)
    else:
        t.stack.append((START_TURN, int(following)))
