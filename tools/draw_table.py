"""Draw docs/images/table.svg, the picture of the terminal table in docs/cli.md: mid-match.

python -m tools.draw_table
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

import signoria
from signoria import bots
from signoria.cli import boards
from signoria.cli.choices import Choices
from signoria.texts.titles import words_of

PICTURE = Path("docs/images/table.svg")
WITHOUT_FETCHED_FONTS = re.sub(
    r" *@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL
)
WIDTH = 116
TURNS = 60


def draw() -> str:
    """The table of a match between bots, seen by the seat whose turn it is."""
    game = signoria.load("carrara")
    names = ("You", "Greedy", "Greedy 2", "Greedy 3")
    match = game.new(4, seed=21, options={"variant": "advanced"}, seats=names)
    players = [bots.make("greedy", seat) for seat in range(4)]
    while not _worth_a_picture(game.view(match.state, 0)):
        seat = match.state.to_act[0]
        match.play(seat, bots.decide(players[seat], game, match.state, seat))
    words = words_of(game)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(boards.draw(game.view(match.state, 0), match.seats, words, WIDTH))
    console.print(Choices(game, match.state, 0, words).draw())
    return console.export_svg(
        title="signoria play", theme=MONOKAI, unique_id="table", code_format=WITHOUT_FETCHED_FONTS
    )


def _worth_a_picture(view: dict[str, object]) -> bool:
    turn = view["turn"]
    assert isinstance(turn, int)
    return turn >= TURNS and view["active"] == 0 and view["question"] == "turn"


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(), "utf-8")
    print(f"drew {PICTURE}")
