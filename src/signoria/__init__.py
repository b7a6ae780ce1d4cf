"""Signoria: four Italian-Renaissance strategy games as a table, opponents and a laboratory.

>>> import signoria
>>> game = signoria.load(signoria.games()[0])
>>> match = game.new(players=3, seed=7)
>>> seat = match.state.to_act[0]
>>> events = match.play(seat, game.actions.parse("pass"))
>>> len(match.log) > 0
True
"""

from __future__ import annotations

from signoria import _build  # first: it decides which build of the engine is imported below

# isort: split
from collections.abc import Mapping
from typing import Any, Final

from signoria import bots
from signoria import games as _titles
from signoria.games.manifest import BareTitle
from signoria.kernel.game import Description, Game
from signoria.kernel.match import Match
from signoria.kernel.match import replay as _replay
from signoria.kernel.reasons import BadOption, BadRecord, Illegal, Reason, SignoriaError
from signoria.kernel.state import CHANCE, Event, State, redacted

__version__: Final = "0.1.0"
__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "Description",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Reason",
    "SignoriaError",
    "State",
    "bots",
    "games",
    "is_compiled",
    "load",
    "redacted",
    "register",
    "replay",
]

is_compiled = _build.is_compiled


def games() -> tuple[str, ...]:
    """The names of the titles that can be loaded."""
    return _titles.names()


def load(name: str) -> Game:
    """A title by name.  Raises `BadOption` with the nearest name."""
    return _titles.find(name).game


def register(game: Game) -> None:
    """Add a title of your own, so that `load`, the bots and `signoria.testing` find it."""
    _titles.add(BareTitle(game))


def replay(record: Mapping[str, Any], steps: int | None = None) -> Match:
    """Play a match record again, every entry checked.  Raises `BadRecord`.

    `steps` stops after so many log entries.
    """
    name = record.get("game")
    if not isinstance(name, str):
        raise BadRecord("not a match record: it names no game")
    return _replay(load(name), record, steps)
