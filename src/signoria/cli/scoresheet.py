"""Where the points come from: one column per seat, one row per source."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from signoria.cli.crests import crest
from signoria.kernel.match import Match
from signoria.texts.words import Words


def score_sheet(match: Match, words: Words) -> Table:
    """The points so far, or the final ones once the match is over; sources nobody used are left out."""
    game, s = match.game, match.state
    sheets = [game.breakdown(s, seat) for seat in range(match.players)]
    grid = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    grid.add_column("points from", footer="total")
    for seat, total in enumerate(game.scores(s)):
        grid.add_column(crest(seat, match.seats), footer=str(total), justify="right")
    for source in sheets[0]:
        if any(sheet[source] for sheet in sheets):
            grid.add_row(words.source(source), *(str(sheet[source] or "-") for sheet in sheets))
    return grid


def ranking(match: Match) -> list[Text]:
    """The places, best first; equal points share a place unless the tie was resolved."""
    game, s = match.game, match.state
    scores, winners = game.scores(s), game.winners(s)
    order = sorted(range(match.players), key=lambda seat: (seat not in winners, -scores[seat]))
    lines: list[Text] = []
    place = 0
    for number, seat in enumerate(order):
        before = order[number - 1] if number else None
        level = before is not None and (
            scores[before] == scores[seat] and (before in winners) == (seat in winners)
        )
        if not level:
            place = number + 1
        lines.append(
            Text.assemble(
                f"{place}. ",
                crest(seat, match.seats),
                f"  {scores[seat]} VP",
                ("  winner", "bold") if seat in winners else "",
            )
        )
    return lines
