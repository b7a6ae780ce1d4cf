"""`Title`: the manifest of a game, and the only thing that the rest of the package knows of it.

A title is one folder, `games/<title>`, or a package of somebody else.  Its module `title` holds one
subclass of `Title`.  Everything but the rules is optional: a title without words cannot be shown at
a table, one without expertise is played by bots that know nothing of it.

Methods import what they return, so that a list of titles costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from signoria.kernel.game import Game

if TYPE_CHECKING:
    from signoria.ai.search.expertise import Expertise
    from signoria.cli.board import Board
    from signoria.texts.teller import Teller


class BenchTable(NamedTuple):
    """The table at which a title is measured."""

    players: int
    options: Mapping[str, str]


class FileReport(NamedTuple):
    """What a file of somebody's own changes: its title, sentences for people, facts for programs."""

    title: str
    lines: list[str]
    facts: dict[str, object]


class Title:
    """One game.  A subclass names it, says where its files are, and supplies its parts."""

    name: ClassVar[str]
    """The id in commands, records and addresses."""
    package: ClassVar[str]
    """The dotted name of the package with the title's files: rules.md, data, texts, bots."""

    def make_game(self) -> Game:
        """The rules."""
        raise NotImplementedError

    def make_teller(self, game: Game) -> Teller | None:
        """The sentences.  Without them the title can be played by programs only."""
        return None

    def make_expertise(self) -> Expertise | None:
        """What bots know of the title."""
        return None

    def make_board(self) -> Board | None:
        """The table as the terminal draws it."""
        return None

    def view_type(self) -> type | None:
        """The TypedDict that `Game.look` builds; clients in TypeScript are given its types."""
        return None

    def bench_table(self) -> BenchTable:
        """Most players and the default options, unless a title says otherwise."""
        return BenchTable(self.game.player_counts[-1], {})

    def report_file(self, option: str, text: str) -> FileReport:
        """What an owner's file for an option changes.  Raises `BadText`.

        A title supplies it if one of its options takes a file.
        """
        raise NotImplementedError

    # ---- the same for every title ----------------------------------------------------------------

    @cached_property
    def game(self) -> Game:
        return self.make_game()

    @cached_property
    def teller(self) -> Teller | None:
        return self.make_teller(self.game)

    @cached_property
    def expertise(self) -> Expertise | None:
        return self.make_expertise()

    @cached_property
    def board(self) -> Board | None:
        return self.make_board()

    def file(self, *path: str) -> Traversable:
        """A file or folder of the title."""
        return files(self.package).joinpath(*path)


class BareTitle(Title):
    """A title that consists of nothing but its rules."""

    def __init__(self, game: Game) -> None:
        self.name = game.name  # type: ignore[misc]  # a class attribute of all other titles
        self.package = type(game).__module__.rpartition(".")[0]  # type: ignore[misc]
        self._game = game

    def make_game(self) -> Game:
        return self._game
