"""Draw docs/images/table.svg, the picture of the terminal table in docs/cli.md: mid-match.

python -m tools.draw_table TITLE
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

import signoria
from signoria import bots
from signoria.cli import boards
from signoria.cli.choices import Choices
from signoria.games import find
from signoria.texts.titles import words_of

PICTURE = Path("docs/images/table.svg")
WITHOUT_FETCHED_FONTS = re.sub(
    r" *@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL
)
WIDTH = 116
ENTRIES = 400
"""The match has come so far, and the turn to the first seat again."""


def draw(title: str) -> str:
    """The table of a match between bots, seen by the seat whose turn it is."""
    game = signoria.load(title)
    table = find(title).bench_table()
    names = ("You", "Greedy", *(f"Greedy {n}" for n in range(2, table.players)))
    match = game.new(table.players, seed=21, options=table.options, seats=names)
    players = [bots.make("greedy", seat) for seat in range(table.players)]
    last = 0
    while not (len(match.log) >= ENTRIES and last != 0 and match.state.to_act == (0,)):
        last = match.state.to_act[0]
        match.play(last, bots.decide(players[last], game, match.state, last, seed=len(match.log)))
    words = words_of(game)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(boards.draw(game.view(match.state, 0), match.seats, words, WIDTH))
    console.print(Choices(game, match.state, 0, words).draw())
    return console.export_svg(
        title="signoria play", theme=MONOKAI, unique_id="table", code_format=WITHOUT_FETCHED_FONTS
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(sys.argv[1]), "utf-8")
    print(f"drew {PICTURE}")
