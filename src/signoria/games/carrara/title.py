"""The Palaces of Carrara: where each of its parts is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.manifest import BenchTable, Title
from signoria.kernel.game import Game

if TYPE_CHECKING:
    from signoria.ai.search.expertise import Expertise
    from signoria.cli.board import Board
    from signoria.texts.teller import Teller


class CarraraTitle(Title):
    """See the module's docstring."""

    name = "carrara"
    package = "signoria.games.carrara"

    def make_game(self) -> Game:
        from signoria.games.carrara.rules.game import Carrara

        return Carrara()

    def make_teller(self, game: Game) -> Teller:
        from signoria.games.carrara.texts.teller import CarraraTeller

        return CarraraTeller(game)

    def make_expertise(self) -> Expertise:
        from signoria.games.carrara.bots.expertise import CarraraExpertise

        return CarraraExpertise()

    def make_board(self) -> Board:
        from signoria.cli.board import Board
        from signoria.games.carrara import terminal

        return Board(terminal.draw)

    def view_type(self) -> type:
        from signoria.games.carrara.view_types import View

        return View

    def bench_table(self) -> BenchTable:
        return BenchTable(4, {"variant": "advanced"})
