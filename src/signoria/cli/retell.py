"""Replays a match record entry by entry: the position, the events, the expected chance result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from signoria.kernel.game import Game
from signoria.kernel.match import outcome_of
from signoria.kernel.reasons import BadRecord, SignoriaError
from signoria.kernel.state import CHANCE, Event, State


class Step(NamedTuple):
    """One entry of a log after it was played; `number` counts from 1."""

    number: int
    seat: int
    action: int
    events: list[Event]
    state: State


def steps(
    game: Game,
    players: int,
    options: Mapping[str, object],
    log: Sequence[Sequence[int]],
    seed: int | None = None,
) -> Iterator[Step]:
    """Replay a log and check every entry.  All steps share one State: clone it to keep it.

    With a seed, every chance entry must be what that seed gives.  Raises `BadRecord`.
    """
    s = game.table(players, options)
    for number, (seat, action) in enumerate(log, 1):
        if seat == CHANCE and seed is not None and s.to_act == (CHANCE,):
            due = outcome_of(game, s, seed)
            if action != due:
                raise BadRecord(
                    f"entry {number}: the seed draws {_name(game, due)}, "
                    f"the record says {_name(game, action)}"
                )
        s.events = []
        try:
            game.apply(s, seat, action)
        except SignoriaError as problem:
            raise BadRecord(f"entry {number}: {problem}") from problem
        events, s.events = s.events, None
        yield Step(number, seat, action, events or [], s)


def _name(game: Game, action: int) -> str:
    return repr(game.actions.text(action)) if game.actions.is_named(action) else str(action)
