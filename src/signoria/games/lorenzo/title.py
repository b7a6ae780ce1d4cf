"""Lorenzo il Magnifico: where each of its parts is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.manifest import BenchTable, Title
from signoria.kernel.game import Game

if TYPE_CHECKING:
    from signoria.ai.search.expertise import Expertise
    from signoria.cli.board import Board
    from signoria.texts.teller import Teller


class LorenzoTitle(Title):
    """See the module's docstring."""

    name = "lorenzo"
    package = "signoria.games.lorenzo"

    def make_game(self) -> Game:
        from signoria.games.lorenzo.rules.game import Lorenzo

        return Lorenzo()

    def make_teller(self, game: Game) -> Teller:
        from signoria.games.lorenzo.texts.teller import LorenzoTeller

        return LorenzoTeller(game)

    def make_expertise(self) -> Expertise:
        from signoria.games.lorenzo.bots.expertise import LorenzoExpertise

        return LorenzoExpertise()

    def make_board(self) -> Board:
        from signoria.cli.board import Board
        from signoria.games.lorenzo import terminal

        return Board(terminal.draw)

    def view_type(self) -> type:
        from signoria.games.lorenzo.view_types import View

        return View

    def bench_table(self) -> BenchTable:
        return BenchTable(4, {"variant": "advanced"})
