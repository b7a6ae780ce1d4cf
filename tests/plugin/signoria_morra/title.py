"""Morra: a title that brings its rules and nothing else."""

from __future__ import annotations

from signoria.games.manifest import Title
from signoria.kernel.game import Game


class MorraTitle(Title):
    """No texts, no bots, no drawn table: what every title begins with."""

    name = "morra"
    package = __package__

    def make_game(self) -> Game:
        from .game import Morra

        return Morra()
