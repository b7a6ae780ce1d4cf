"""A match told from the beginning, and its positions step by step."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

import signoria
from signoria.kernel.match import Match
from signoria.kernel.patches import merged
from signoria.kernel.state import State
from signoria.server.chronicle import ALL_OPEN, Chronicle, Watcher
from signoria.server.messages import Step, Story, TableInfo
from signoria.server.problems import Refusal


def story(info: TableInfo, match: Match, chronicle: Chronicle) -> Story:
    """The whole match, as far as the asking seat may know it; everything once it is over."""
    game = match.game
    watcher = ALL_OPEN if match.over else info.seat
    return Story(
        table=info,
        steps=len(match.log),
        lines=chronicle.lines(watcher),
        points=chronicle.points(match.over),
        breakdown=[game.breakdown(match.state, seat) for seat in range(match.players * match.over)],
        ending=game.ending(match.state),
    )


def step(number: int, seat: int | None, match: Match, chronicle: Chronicle) -> Step:
    """The position after so many entries of the log, rounded up to a whole decision."""
    steps = len(match.log)
    if not 0 <= number <= steps:
        raise Refusal("unknown_step", step=number, steps=steps)
    ends = [passage.step for passage in chronicle.passages]
    index = bisect_left(ends, number)
    passage = chronicle.passages[index]
    watcher = ALL_OPEN if match.over else seat
    then = signoria.replay(match.record(secret=True), passage.step)
    facts, lines = chronicle.tell(passage, watcher)
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
