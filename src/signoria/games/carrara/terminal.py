"""The Carrara table drawn in text, from a view and nothing else.

Colour is never the only code: a block is the first letter of its colour, a seat has a crest.
Wide terminals (110 columns and more) get two panels side by side where narrow ones stack them, and
very wide ones (150) full names of buildings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.cli.crests import SEAT_STYLES, crest
from signoria.games.carrara.rules import content
from signoria.texts.words import Words

WIDE: Final = 110
VERY_WIDE: Final = 150
BLOCK_STYLES: Final = {
    "purple": "bold white on purple4",
    "blue": "bold white on dodger_blue3",
    "green": "bold white on dark_green",
    "red": "bold white on red3",
    "yellow": "bold black on gold1",
    "white": "bold black on grey93",
}
QUIET: Final = "grey62"
FRAME: Final = "grey50"

View = Mapping[str, Any]


def letter(colour: str) -> str:
    """The mark of a colour; gold is O, as in oro, because G is green."""
    return "O" if colour == "golden" else colour[0].upper()


def draw(view: View, seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The whole table as `view["seat"]` sees it; a spectator sees all boards in the short form."""
    own = view["seat"]
    wide = width >= WIDE
    wheel = _framed("Wheel", _wheel(view, words), _wheel_note(view))
    buildings = _framed("Buildings", _buildings(view, words), f"{view['supply']} in supply")
    court = _framed("Court", _court(view, seats), _visit(view, seats))
    board = None if own is None else _own_panel(view, own, words, width >= VERY_WIDE)
    parts: list[RenderableType] = [_headline(view, seats, words)]
    if wide:
        parts.append(_beside(wheel, buildings))
        parts.append(court if board is None else _beside(board, court))
    else:
        parts += [wheel, _beside(buildings, court)]
        if board is not None:
            parts.append(board)
    others = [seat for seat in range(len(seats)) if seat != own]
    parts.append(_rivals(view, others, seats, words))
    return Group(*parts)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(left, right)
    return grid


def _framed(title: str, inside: RenderableType, note: str = "") -> Panel:
    heading = f"[bold]{title}[/]" + (f" [not bold]· {note}[/]" if note else "")
    return Panel.fit(inside, title=heading, title_align="left", border_style=FRAME, padding=(0, 1))


def _headline(view: View, seats: Sequence[str], words: Words) -> Text:
    line = Text(words.title(), style="bold")
    line.append(f"  {view['variant']} game, turn {view['turn']}   ", style="not bold")
    for seat, player in enumerate(view["players"]):
        line.append_text(crest(seat))
        line.append(f" {player['vp']}  ")
    line.append("VP", style=QUIET)
    if view["trigger"] is not None and not view["ending"]:
        line.append(f"\nThe last turns are being played: {seats[view['trigger']]} set off the end.")
    return line


# -- the wheel -------------------------------------------------------------------------------------


def _wheel(view: View, words: Words) -> Table:
    """A row per colour, a column per section: the blocks there and, quietly, what each costs."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    grid.add_column("")
    for section in view["wheel"]:
        grid.add_column(section["section"], header_style="bold", min_width=8)
    for colour in content.COLOURS:
        row = [_label(colour, words)]
        for section in view["wheel"]:
            price = section["prices"][colour]
            cell = blocks(colour, section["blocks"][colour])
            if cell:
                cell.append(f" {price or 'free'}")
            else:
                cell.append(str(price), style=QUIET)
            row.append(cell)
        grid.add_row(*row)
    if view["variant"] == "advanced":
        grid.add_row(
            Text("piece", style=QUIET),
            *(Text(_short_piece(section["decoration"])) for section in view["wheel"]),
        )
        grid.add_row(
            Text("statue", style=QUIET),
            *(Text(f"s{letter(section['statue'])}", style="bold") for section in view["wheel"]),
        )
    return grid


def _wheel_note(view: View) -> str:
    return f"blocks and what each costs, {view['bag']} in the bag"


def _label(colour: str, words: Words) -> Text:
    return Text.assemble(blocks(colour, 1), f" {words.word('colour', colour)}")


def blocks(colour: str, number: int) -> Text:
    """So many blocks of a colour, each a letter."""
    return Text().append(letter(colour) * number, style=BLOCK_STYLES[colour])


def _short_piece(piece: str) -> str:
    return "arms" if piece == "coat_of_arms" else piece


# -- buildings on offer ----------------------------------------------------------------------------


def _buildings(view: View, words: Words) -> Table:
    """A row per kind: values on display, its monument, its decoration."""
    advanced = view["variant"] == "advanced"
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    grid.add_column("")
    grid.add_column("display", min_width=8)
    grid.add_column("mon.")
    if advanced:
        grid.add_column("piece")
    grid.add_column("")
    for index, kind in enumerate(content.KINDS):
        values = sorted(tile.split("-")[1][0] for tile in view["display"] if _is_kind(tile, kind))
        monument = any(_is_kind(tile, kind) for tile in view["monuments"])
        row = [
            Text(str(words.word("kind", kind)), style="bold" if values else QUIET),
            Text(" ".join(values) or "-", style="bold" if values else QUIET),
            Text(str(content.MONUMENT_VALUE) if monument else "-", style="" if monument else QUIET),
        ]
        if advanced:
            decoration = content.DECORATIONS[index]
            left = view["decorations"][decoration]
            row.append(Text(f"{_short_piece(decoration)} {left}", style="" if left else QUIET))
        landscape = content.LANDSCAPES[int(content.LANDSCAPE_OF[index])]
        row.append(Text(str(words.word("landscape", landscape)), style=QUIET))
        grid.add_row(*row)
    return grid


def _is_kind(tile: str, kind: str) -> bool:
    return tile.startswith(f"{kind}-")


# -- court and pillars -----------------------------------------------------------------------------

BONUS_NAMES: Final = {
    "vp": f"{content.BONUS_VP} VP",
    "coins": f"{content.BONUS_COINS} coins",
    "decoration": "decoration",
    "statue": "gold statue",
}


def _court(view: View, seats: Sequence[str]) -> Table:
    """Pillars of every seat: by bonus, on the large field, placed."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    grid.add_column("pillars on")
    for seat in range(len(seats)):
        grid.add_column(crest(seat), justify="right")
    visit = view["visit"]
    for bonus in dict.fromkeys(view["court"]):
        fields = [field for field, name in enumerate(view["court"]) if name == bonus]
        numbers = [
            sum(field in player["pillars"]["court"] for field in fields)
            for player in view["players"]
        ]
        label = Text(BONUS_NAMES[bonus])
        if visit is not None and visit["field"] in fields:
            label.append(" visited", style="bold red")
        grid.add_row(label, *(_number(number) for number in numbers))
    grid.add_row(
        "large field", *(_number(player["pillars"]["deferred"]) for player in view["players"])
    )
    grid.add_row(
        "places", *(_number(len(player["pillars"]["places"])) for player in view["players"])
    )
    return grid


def _visit(view: View, seats: Sequence[str]) -> str:
    return "" if view["visit"] is None else f"visit by {seats[view['visit']['seat']]}"


def _number(number: int) -> Text:
    return Text(str(number) if number else "-", style="" if number else QUIET)


# -- one's own board -------------------------------------------------------------------------------


def _own_panel(view: View, seat: int, words: Words, full_names: bool) -> RenderableType:
    player = view["players"][seat]
    inside = Group(_columns(view, seat, words, full_names), *_belongings(player, view, words))
    purse = f"{player['coins']} coins · " if "coins" in player else ""
    heading = Text.assemble(crest(seat), f" your board · {purse}{player['vp']} VP")
    advanced = view["variant"] == "advanced"
    return Panel.fit(
        inside,
        title=heading,
        title_align="left",
        subtitle="+ decorated · sR red statue · sO golden statue" if advanced else None,
        subtitle_align="right",
        border_style=SEAT_STYLES[seat],
        padding=(0, 1),
    )


def _columns(view: View, seat: int, words: Words, full_names: bool) -> Table:
    """The six cities: reward, condition or who scored it, and the buildings from the top down."""
    player = view["players"][seat]
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    for city, colour in zip(content.CITIES, content.COLOURS, strict=True):
        head = Text.assemble(blocks(colour, 1), f" {words.word('city', city)}")
        grid.add_column(head, min_width=13 if full_names else 11)
    height = max(2, *(len(column) for column in player["columns"].values()))
    for level in reversed(range(height)):
        grid.add_row(
            *(
                building(player["columns"][city][level], words, full_names)
                if level < len(player["columns"][city])
                else Text("·" if level == 0 else "", style=QUIET)
                for city in content.CITIES
            )
        )
    grid.add_row(*(_reward(player, index) for index in range(6)))
    grid.add_row(*(_condition(view, player, index) for index in range(6)))
    return grid


def building(shown: Mapping[str, Any], words: Words, full_names: bool) -> Text:
    """A building with its ornaments: `+` decorated, `sR` a red statue."""
    name = str(words.word("building", shown["tile"]))
    if not full_names:
        kind, _, value = name.rpartition(" ")
        name = f"{kind[:4]} {value}"
    text = Text(name, style="bold")
    if shown["decorated"]:
        text.append("+", style="gold1")
    if shown["statue"]:
        text.append(f" s{letter(shown['statue'].split()[0])}")
    return text


def _reward(player: View, city: int) -> Text:
    """What a point of value pays here."""
    upgraded = content.CITIES[city] in player["upgrades"]
    amount = int((content.UPGRADED if upgraded else content.REWARD)[city])
    unit = "VP" if content.PAYS_VP[city] else "coin" if amount == 1 else "coins"
    return Text(f"×{amount} {unit}{' up' if upgraded else ''}", style="gold1" if upgraded else "")


def _condition(view: View, player: View, city: int) -> Text:
    name = content.CITIES[city]
    scorer = view["cities"][name]
    if scorer is not None:
        return Text.assemble(("scored ", QUIET), crest(scorer))
    have, need = len(player["columns"][name]), int(content.MINIMUM[city])
    return Text(f"{have} of {need}", style="bold green" if have >= need else QUIET)


def _belongings(player: View, view: View, words: Words) -> list[Text]:
    """Blocks, scored places, what upgrades are left, storage: one line each."""
    lines = []
    if "blocks" in player:
        line = Text("Blocks  ", style=QUIET)
        for colour, number in player["blocks"].items():
            if number:
                line.append_text(blocks(colour, number))
                line.append(" ")
        if not any(player["blocks"].values()):
            line.append("none")
        lines.append(line)
    places = player["pillars"]["places"]
    lines.append(
        Text.assemble(
            ("Scored  ", QUIET),
            ", ".join(str(words.word("place", place)) for place in places) or "nothing yet",
        )
    )
    left = [
        f"{words.word('upgrade', name)}{f' ×{number}' if number > 1 else ''}"
        for name, number in view["upgrades"].items()
        if number and name not in player["upgrades"]
    ]
    lines.append(Text.assemble(("Upgrades left  ", QUIET), ", ".join(left) or "none"))
    if view["variant"] == "advanced":
        stored = [str(words.word("piece", piece)) if piece else "-" for piece in player["storage"]]
        lines.append(
            Text.assemble(
                ("Storage  ", QUIET),
                "  ".join(f"{slot} {piece}" for slot, piece in enumerate(stored, 1)),
            )
        )
    return lines


# -- the others ------------------------------------------------------------------------------------


def _rivals(view: View, others: Sequence[int], seats: Sequence[str], words: Words) -> Table:
    """One line per seat: points, holdings if shown, buildings by city, what it has scored."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False, expand=True)
    grid.add_column("others" if view["seat"] is not None else "players", no_wrap=True)
    grid.add_column("VP", justify="right")
    if any("coins" in view["players"][seat] for seat in others):
        grid.add_column("holds")
    grid.add_column("buildings by city", ratio=1)
    grid.add_column("scored, upgraded", ratio=1)
    for seat in others:
        player = view["players"][seat]
        row = [crest(seat, seats), Text(str(player["vp"]), style="bold")]
        if "coins" in player:
            held = Text(f"{player['coins']} coins ")
            for colour, number in player["blocks"].items():
                held.append_text(blocks(colour, number))
            row.append(held)
        row += [_buildings_of(player, words), _scored_by(player, words)]
        grid.add_row(*row)
    return grid


def _buildings_of(player: View, words: Words) -> Text:
    text = Text()
    for city, colour in zip(content.CITIES, content.COLOURS, strict=True):
        column = player["columns"][city]
        if column:
            text.append_text(blocks(colour, 1))
            names = [building(shown, words, full_names=False).plain for shown in column]
            text.append(f" {', '.join(names)}  ")
    return text or Text("none yet", style=QUIET)


def _scored_by(player: View, words: Words) -> Text:
    text = Text(", ".join(str(words.word("place", place)) for place in player["pillars"]["places"]))
    if player["upgrades"]:
        upgraded = ", ".join(str(words.word("upgrade", name)) for name in player["upgrades"])
        text.append(f"{'; ' if text else ''}up: {upgraded}", style="gold1")
    stored = [str(words.word("piece", piece)) for piece in player["storage"] if piece]
    if stored:
        text.append(f"{'; ' if text else ''}stored: {', '.join(stored)}", style=QUIET)
    return text or Text("-", style=QUIET)
