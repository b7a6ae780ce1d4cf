"""The titles that can be played at a table."""

from __future__ import annotations

import signoria
from signoria.kernel.game import Game
from signoria.server.problems import Refusal
from signoria.texts.titles import has_words


def playable_titles() -> list[str]:
    """The titles that can be played at a table: those that have words."""
    return [name for name in signoria.games() if has_words(signoria.load(name))]


def game_of(name: str) -> Game:
    """A title by name.  Raises `Refusal`."""
    if name not in playable_titles():
        raise Refusal("unknown_game", game=name)
    return signoria.load(name)
