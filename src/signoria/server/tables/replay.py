"""A match told from the beginning, and its positions step by step.

To play a whole match again takes 10 to 20 ms.  Nobody at another table shall wait for that, so it is
done in pieces, with the event loop's other work in between.  What is asked for is decided before the
first pause: the match may go on meanwhile.  A thread would not help: compiled code keeps the interpreter.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import Final

import msgspec

from signoria.kernel.match import Match
from signoria.kernel.patches import merged
from signoria.kernel.state import CHANCE, State
from signoria.server.messages import Step, Story, TableInfo
from signoria.server.problems import Refusal
from signoria.server.tables.history import ALL_OPEN, History, Watcher

PIECE: Final = 25
"""So many decisions are played again without a pause: less than a millisecond's work."""


def story(info: TableInfo, match: Match, history: History) -> Story:
    """The whole match, as far as the asking seat may know it; everything once it is over."""
    game = match.game
    watcher = ALL_OPEN if match.over else info.seat
    return Story(
        table=info,
        steps=len(match.log),
        lines=history.lines(watcher),
        points=history.points(match.over),
        breakdown=[game.breakdown(match.state, seat) for seat in range(match.players * match.over)],
        ending=game.ending(match.state),
    )


async def step(number: int, seat: int | None, match: Match, history: History) -> Step:
    """The position after so many entries of the log, rounded up to a whole decision."""
    steps = len(match.log)
    if not 0 <= number <= steps:
        raise Refusal("unknown_step", step=number, steps=steps)
    ends = [passage.step for passage in history.passages]
    index = bisect_left(ends, number)
    passage = history.passages[index]
    watcher = ALL_OPEN if match.over else seat
    facts, lines = history.tell(passage, watcher)
    then = await _played_again(match, passage.step)
    return Step(
        step=passage.step,
        steps=steps,
        seat=passage.seat,
        view=msgspec.Raw(msgspec.json.encode(view_of(then, watcher))),
        scores=passage.scores,
        facts=facts,
        lines=lines,
        next=ends[min(index + 1, len(ends) - 1)],
        previous=ends[max(index - 1, 0)],
    )


async def _played_again(match: Match, steps: int) -> Match:
    """The match as it was after so many entries of its log, which end a decision."""
    log = match.log[:steps]
    starts = [at for at, (seat, _) in enumerate(log) if seat != CHANCE] + [steps]
    opening = [action for _, action in log[: starts[0]]]
    then = Match(match.game, match.players, match.seed, match.options, match.seats, opening)
    for number, start in enumerate(starts[:-1]):
        if number % PIECE == 0:
            await asyncio.sleep(0)
        seat, action = log[start]
        then.play(seat, action, [outcome for _, outcome in log[start + 1 : starts[number + 1]]])
    return then


def view_of(match: Match, watcher: Watcher) -> object:
    """The position as a watcher may see it."""
    game, position = match.game, match.state
    if watcher != ALL_OPEN:
        return game.view(position, watcher)
    return _open_view(match, position)


def _open_view(match: Match, position: State) -> object:
    """What all seats together see."""
    view = match.game.view(position, None)
    for seat in range(match.players):
        view = merged(view, match.game.glimpse(position, seat))
    return view
