"""The Prince: The Struggle of House Borgia: where each of its parts is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.manifest import FileReport, Title
from signoria.kernel.game import Game

if TYPE_CHECKING:
    from signoria.ai.search.expertise import Expertise
    from signoria.cli.board import Board
    from signoria.texts.teller import Teller


class PrinceTitle(Title):
    """See the module's docstring."""

    name = "prince"
    package = "signoria.games.prince"

    def make_game(self) -> Game:
        from signoria.games.prince.rules.game import Prince

        return Prince()

    def make_teller(self, game: Game) -> Teller:
        from signoria.games.prince.texts.teller import PrinceTeller

        return PrinceTeller(game)

    def make_expertise(self) -> Expertise:
        from signoria.games.prince.bots.expertise import PrinceExpertise

        return PrinceExpertise()

    def make_board(self) -> Board:
        from signoria.cli.board import Board
        from signoria.games.prince import terminal

        return Board(terminal.draw, terminal.spelled)

    def view_type(self) -> type:
        from signoria.games.prince.view_types import View

        return View

    def report_file(self, option: str, text: str) -> FileReport:
        from signoria.games.prince import deck_report

        return deck_report.report(text)
