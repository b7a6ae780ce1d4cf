"""Lorenzo il Magnifico for bots: every answer is tried out, and what comes of it is evaluated.

An action is played on a copy of the table through the questions it raises for the same seat, which
are answered in the same way, up to the end of the turn.  Leader actions come first, as long as they
gain anything: they cost no member.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.bots.leaders import prospect
from signoria.games.lorenzo.bots.outlook import STANDARD, Outlook, Weights
from signoria.games.lorenzo.bots.work import exchange_gain
from signoria.games.lorenzo.bots.worth import evaluate
from signoria.games.lorenzo.rules import actions, content
from signoria.games.lorenzo.rules.leaders import is_leader_action
from signoria.games.lorenzo.rules.table import (
    AFTER,
    BEFORE,
    BUILDING,
    EXCHANGING,
    NOTHING,
    ORDERING,
    PICK,
    PRIVILEGE,
    SERVANTS,
    SPACES,
    SUPPORT,
    TAKING,
    TURN,
    Table,
    members_of,
)
from signoria.games.lorenzo.rules.values import (
    bare_value,
    least_servants,
    member_value,
    needed_value,
)
from signoria.kernel.bits import count
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import FIRST_OWN_QUESTION, QUESTION, State, asked, whom

LEAST_GAIN: Final = 0.02
"""A leader action that gains less is left for later."""
FINALISTS: Final = 6
"""Placements for which the next turn is looked at, too."""
MOST_NUMBERS: Final = 7
"""Where more numbers of servants are open, because they may be wasted, looking ahead takes the
least: no work has so many useful ones."""
DEEP: Final = 2
"""A bonus action inside so many others is not looked into."""
WORST: Final = -1e9
NO_ACTION: Final = -1


def best_action(
    game: Game, state: State, seat: int, dice: Dice, weights: Weights = STANDARD
) -> int:
    """The legal action with the best evaluation for the seat.  It needs no random numbers."""
    t = cast(Table, state)
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    if len(moves) == 1:
        return int(moves[0])
    kind: i64 = asked(frame)
    if kind == TURN:
        _, _, stage, _ = frame
        return int(turn(game, t, seat, moves, stage == AFTER, weights))
    if kind == PICK:
        return int(pick(t, seat, moves, weights))
    return int(best_answer(game, t, seat, moves, weights, 0))


def prior_scores(
    game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights = STANDARD
) -> vec[float]:
    """Per answer to the pending question: the points that the seat may expect at the end.

    A leader action leaves the placement of the turn to be made, and is credited with the best one.
    """
    frame = t.stack[-1]
    kind: i64 = asked(frame)
    found = vec[float]()
    index: i64
    if kind == PICK:
        o = Outlook(t, seat, weights)
        for index in range(len(moves)):
            found = append(found, prospect(o, moves[index] - actions.KEEP))
        return found
    now = evaluate(t, seat, weights) if kind == TURN else 0.0
    best_placing = WORST
    for index in range(len(moves)):
        if kind == TURN and (moves[index] == actions.END_TURN or moves[index] == actions.PASS):
            found = append(found, now)
        else:
            found = append(found, value_of(game, t, seat, moves[index], weights, 0))
        if kind == TURN and actions.PLACE <= moves[index] < actions.PLACE_END:
            best_placing = max(best_placing, found[index])
    if best_placing > now:
        for index in range(len(moves)):
            if is_leader_action(moves[index]):
                found[index] += best_placing - now
    return found


def quick_action(game: Game, t: Table, seat: i64, weights: Weights = STANDARD) -> i64:
    """A good answer without looking at every member and at the next turn, for rollouts."""
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    if len(moves) == 1:
        return moves[0]
    kind: i64 = asked(frame)
    if kind == PICK:
        return pick(t, seat, moves, weights)
    if kind == EXCHANGING:
        return best_exchange(t, seat, moves, weights)
    if kind == ORDERING or (kind == SERVANTS and len(moves) > MOST_NUMBERS):
        return moves[0]
    if kind != TURN:
        return best_answer(game, t, seat, moves, weights, 1)
    leading = best_leader_action(game, t, seat, moves, weights, 1)
    if leading != NO_ACTION:
        return leading
    _, _, stage, _ = frame
    if stage == AFTER:
        return actions.END_TURN
    placing = cheapest_members(t, seat, moves, weights)
    return best_answer(game, t, seat, placing, weights, 1) if len(placing) > 0 else actions.PASS


# -- questions -------------------------------------------------------------------------------------


def turn(
    game: Game, t: Table, seat: i64, moves: vec[i64], is_placed: bool, weights: Weights
) -> i64:
    """The leader action that gains most, otherwise the best placement, otherwise the end."""
    leading = best_leader_action(game, t, seat, moves, weights, 0)
    if leading != NO_ACTION:
        return leading
    if is_placed:
        return actions.END_TURN
    placing = vec[i64]()
    index: i64
    for index in range(len(moves)):
        if actions.PLACE <= moves[index] < actions.PLACE_END:
            placing = append(placing, moves[index])
    return best_placement(game, t, seat, placing, weights) if len(placing) > 0 else actions.PASS


def best_leader_action(
    game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights, depth: i64
) -> i64:
    """The leader action among the answers of a turn that gains most; NO_ACTION if none does."""
    leading = vec[i64]()
    index: i64
    for index in range(len(moves)):
        if is_leader_action(moves[index]):
            leading = append(leading, moves[index])
    if len(leading) == 0:
        return NO_ACTION
    best = best_answer(game, t, seat, leading, weights, depth)
    gained = value_of(game, t, seat, best, weights, depth) - evaluate(t, seat, weights)
    return best if gained > LEAST_GAIN else NO_ACTION


def best_placement(game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The placement that is best together with the best one that could follow it.

    The next turn is looked at for the few that are best by themselves, as if the others did nothing
    meanwhile; since they do, what it adds counts by the share `foresight`.
    """
    values = vec[float]()
    index: i64
    for index in range(len(moves)):
        values = append(values, value_of(game, t, seat, moves[index], weights, 0))
    best = moves[0]
    most = WORST
    for _ in range(min(FINALISTS, len(moves))):
        leading: i64 = 0
        for index in range(len(moves)):
            if values[index] > values[leading]:
                leading = index
        value = values[leading]
        value += weights.foresight * next_gain(game, t, seat, moves[leading], value, weights)
        if value > most:
            best = moves[leading]
            most = value
        values[leading] = WORST
    return best


def next_gain(
    game: Game, t: Table, seat: i64, action: i64, value: float, weights: Weights
) -> float:
    """What the best next placement of the seat in this round adds after a first one; at least 0."""
    if count(t.home & members_of(seat)) <= 1 or weights.foresight <= 0.0:
        return 0.0
    after = t.clone()
    answer(game, after, seat, action)
    settle(game, after, seat, weights, 0)
    after.stack.append((TURN, int(seat), BEFORE, int(t.lap) + 1))
    moves = cheapest_members(after, seat, game.moves(after, after.stack[-1], seat), weights)
    most = value
    index: i64
    for index in range(len(moves)):
        most = max(most, value_of(game, after, seat, moves[index], weights, 1))
    return most - value


def cheapest_members(t: Table, seat: i64, moves: vec[i64], weights: Weights) -> vec[i64]:
    """Of the placements among these one for each space: the one that costs least in pips and
    servants.
    """
    chosen = vec[i64]([actions.PASS] * SPACES)
    costs = vec[float]([0.0] * SPACES)
    index: i64
    for index in range(len(moves)):
        placement = moves[index] - actions.PLACE
        if not 0 <= placement < actions.PLACE_END - actions.PLACE:
            continue
        member = placement // actions.PLACE_STRIDE
        space = placement % actions.PLACE_STRIDE
        value = member_value(t, seat, member)
        bare = bare_value(t, seat, member, space, value, NOTHING)
        servants = least_servants(t, seat, needed_value(space), bare)
        cost = float(value) * weights.pip + float(servants) * weights.servant
        if chosen[space] == actions.PASS or cost < costs[space]:
            chosen[space] = moves[index]
            costs[space] = cost
    found = vec[i64]()
    for index in range(SPACES):
        if chosen[index] != actions.PASS:
            found = append(found, chosen[index])
    return found


def pick(t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The leader of a pack with the best evaluation."""
    o = Outlook(t, seat, weights)
    best = moves[0]
    most = WORST
    index: i64
    for index in range(len(moves)):
        worth = prospect(o, moves[index] - actions.KEEP)
        if worth > most:
            best = moves[index]
            most = worth
    return best


def best_answer(
    game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights, depth: i64
) -> i64:
    """The one of these answers to the pending question with the best outcome."""
    best = moves[0]
    most = WORST
    index: i64
    for index in range(len(moves)):
        value = value_of(game, t, seat, moves[index], weights, depth)
        if value > most:
            best = moves[index]
            most = value
    return best


# -- trying it out ---------------------------------------------------------------------------------


def value_of(game: Game, t: Table, seat: i64, action: i64, weights: Weights, depth: i64) -> float:
    """What the position is worth to the seat after an answer and all that follows in its turn.

    `depth` counts the questions that are being looked into; deep down bonus actions are declined.
    """
    after = t.clone()
    answer(game, after, seat, action)
    settle(game, after, seat, weights, depth)
    return evaluate(after, seat, weights)


def answer(game: Game, t: Table, seat: i64, action: i64) -> None:
    """Give an answer and take the steps that follow for this seat alone.  Changes `t`."""
    frame = t.stack.pop()
    game.answer(t, frame, seat, action)
    if frame[0] < FIRST_OWN_QUESTION:
        return
    while t.stack and t.stack[-1][0] < QUESTION and whom(t.stack[-1]) == seat:
        step = t.stack.pop()
        game.step(t, step)


def settle(game: Game, t: Table, seat: i64, weights: Weights, depth: i64) -> None:
    """Answer what is asked of the seat until its turn comes, or ends.  Changes `t`."""
    while t.stack and whom(t.stack[-1]) == seat and t.stack[-1][0] > TURN:
        frame = t.stack[-1]
        if frame[0] == SUPPORT:
            return
        moves = game.moves(t, frame, seat)
        if (
            len(moves) == 1
            or frame[0] == ORDERING
            or (frame[0] == SERVANTS and len(moves) > MOST_NUMBERS)
        ):
            answer(game, t, seat, moves[0])
        elif frame[0] == TAKING and depth >= DEEP:
            answer(game, t, seat, actions.DECLINE)
        elif frame[0] == EXCHANGING:
            answer(game, t, seat, best_exchange(t, seat, moves, weights))
        elif frame[0] == PRIVILEGE:
            answer(game, t, seat, best_privilege(game, t, seat, moves, weights))
        else:
            answer(game, t, seat, best_answer(game, t, seat, moves, weights, depth + 1))


def best_privilege(game: Game, t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The privilege that is worth most by itself, whatever follows it; quick, for looking ahead."""
    best = moves[0]
    most = WORST
    index: i64
    for index in range(len(moves)):
        after = t.clone()
        answer(game, after, seat, moves[index])
        value = evaluate(after, seat, weights)
        if value > most:
            best = moves[index]
            most = value
    return best


def best_exchange(t: Table, seat: i64, moves: vec[i64], weights: Weights) -> i64:
    """The exchange that gains most by the prices of goods, or none; quick, for looking ahead."""
    o = Outlook(t, seat, weights)
    best: i64 = actions.DONE
    most = 0.0
    index: i64
    for index in range(len(moves)):
        use = moves[index] - actions.USE
        if moves[index] != actions.DONE:
            card = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + use // actions.USE_STRIDE]
            gain = exchange_gain(o, card, use % actions.USE_STRIDE)
            if gain > most:
                best = moves[index]
                most = gain
    return best
