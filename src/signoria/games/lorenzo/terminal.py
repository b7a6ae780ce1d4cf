"""The table of Lorenzo il Magnifico drawn in text, from a view and nothing else.

Spaces stand under the names by which actions know them, so that `place white building-3` can be
typed from what is seen.  Colour is never the only code: a seat has a crest, a member is told by its
colour's name.  Cards say in words what is printed on them.
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
from signoria.games.lorenzo.rules import content
from signoria.texts.words import Words

WIDE: Final = 120
QUIET: Final = "grey62"
FRAME: Final = "grey50"
PERIODS: Final = ("I", "II", "III")
TOP_FLOOR: Final = 4
TYPE_STYLES: Final = {
    "territory": "bold green3",
    "character": "bold dodger_blue1",
    "building": "bold gold1",
    "venture": "bold orchid",
}
GOODS: Final = {
    "coin": "coins",
    "wood": "wood",
    "stone": "stone",
    "servant": "serv.",
    "military": "mil.",
    "faith": "faith",
}
"""Goods beside VP, with their headings."""

View = Mapping[str, Any]


def draw(view: View, seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The whole table as `view["seat"]` sees it; a spectator sees all players in the short form."""
    own = view["seat"]
    print_ = Print(words)
    parts: list[RenderableType] = [_headline(view, seats, words)]
    if view["round"]:
        parts.append(_towers(view, print_))
        places, church = _places(view, words), _church(view, print_)
        parts += [_beside(places, church)] if width >= WIDE else [places, church]
    elif view["edicts"]:
        parts.append(_church(view, print_))
    if view["question"] == "tile":
        parts.append(_tiles(view["asked"]["tiles"], print_))
    others = [seat for seat in range(len(seats)) if seat != own]
    parts.append(_players(view, others, seats, print_))
    if own is not None:
        parts.append(_own_panel(view, own, print_))
    return Group(*parts)


class Print:
    """Names of pieces and what is printed on them, in words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._printed = words.teller.printed()

    def name(self, place: str) -> str:
        """A piece by its place, such as `card:dame`."""
        return self.words.texts.format(place.replace(":", "-"))

    def names(self, kind: str, keys: Sequence[str]) -> str:
        return ", ".join([self.name(f"{kind}:{key}") for key in keys])

    def line(self, place: str, label: str) -> str:
        """What a piece says under a label, such as its cost; "" if nothing."""
        for printed in self._printed[place]:
            if printed.label.key == f"label-{label}":
                return self.words.texts.say(printed.text)
        return ""

    def effects(self, place: str, without: Sequence[str] = ("cost",)) -> str:
        """All lines of a piece but some, each with its label."""
        say = self.words.texts.say
        return ". ".join(
            [
                f"{say(printed.label)}: {say(printed.text)}"
                for printed in self._printed[place]
                if printed.label.key.removeprefix("label-") not in without
            ]
        )

    def described(self, place: str, without: Sequence[str] = ("cost", "at-once")) -> str:
        """A piece with what it still does: "Mint (Production 5: …)"."""
        told = self.effects(place, without)
        return f"{self.name(place)} ({told})" if told else self.name(place)


# -- headline --------------------------------------------------------------------------------------


def _headline(view: View, seats: Sequence[str], words: Words) -> Text:
    line = Text(words.title(), style="bold")
    if view["round"]:
        period = PERIODS[view["period"] - 1]
        now = f"round {view['round']} of {content.ROUNDS}, period {period}"
    else:
        now = "before the first round"
    line.append(f"  {view['variant']} game, {now}   ", style="not bold")
    for seat, player in enumerate(view["players"]):
        line.append_text(crest(seat))
        line.append(f" {player['vp']}  ")
    line.append("VP", style=QUIET)
    if view["order"]:
        line.append("\nTurn order  ", style=f"not bold {QUIET}")
        for seat in view["order"]:
            line.append_text(crest(seat, seats))
            line.append("  ")
    if any(view["dice"]):
        line.append("Dice  ", style=f"not bold {QUIET}")
        members = ("black", "white", "orange")
        dice = [
            f"{words.word('die', member)} {pips}"
            for member, pips in zip(members, view["dice"], strict=True)
        ]
        line.append(", ".join(dice))
    return line


# -- towers ----------------------------------------------------------------------------------------


def _towers(view: View, print_: Print) -> Table:
    """A row for each floor, from the top: what it needs and gives, who stands there, its card."""
    grid = _headed()
    grid.add_column("floor", no_wrap=True)
    grid.add_column("from", no_wrap=True)
    grid.add_column("cards", ratio=1)
    for tower, kind in enumerate(content.TYPES):
        for floor in range(TOP_FLOOR, 0, -1):
            space = f"{kind}-{floor}"
            place = tower * TOP_FLOOR + floor - 1
            card = view["spaces"][space]["card"]
            inside = Text.assemble(_standing(view, space), _card(card, print_) if card else "")
            grid.add_row(
                Text(space, style=TYPE_STYLES[kind]),
                f"{content.FLOOR_VALUE[place]} {_bonus(place, print_.words)}",
                inside or Text("-", style=QUIET),
                end_section=floor == 1,
            )
    return grid


def _card(card: str, print_: Print) -> Text:
    """A card in a tower: its name, its price, what it does."""
    place = f"card:{card}"
    cost = print_.line(place, "cost")
    return Text.assemble(
        (print_.name(place), "bold"),
        f" for {cost}. " if cost else ". ",
        (print_.effects(place), "italic"),
    )


def _bonus(place: int, words: Words) -> str:
    """The bonus of a floor: "+2 wood"."""
    for n, good in enumerate(content.GOODS):
        amount = int(content.FLOOR_GOODS[place * len(content.GOODS) + n])
        if amount:
            return f"+{amount} mil." if good == "military" else f"+{words.good(good, amount)}"
    return ""


def _standing(view: View, space: str) -> Text:
    """Who stands on a space: "▲ white"."""
    text = Text()
    for member in view["spaces"][space]["members"]:
        text.append_text(crest(member["seat"]))
        text.append(f" {member['member']} ")
    return text


# -- the other spaces ------------------------------------------------------------------------------


def _places(view: View, words: Words) -> Panel:
    grid = _grid()
    for row in content.SPACE_ROWS:
        space = str(row["key"])
        if not view["spaces"][space]["open"]:
            continue
        told = words.word("space", space)
        if row.get("modifier"):
            told += f", value {row['modifier']}"
        standing = _standing(view, space)
        grid.add_row(Text(space, style="bold"), told, standing or Text("-", style=QUIET))
    return _framed("Spaces", grid, "each from 1 on")


def _church(view: View, print_: Print) -> Panel:
    """The three excommunication tiles: what each asks for, does, and whom it weighs on."""
    grid = _grid()
    for period, edict in enumerate(view["edicts"]):
        burdened = Text()
        for seat, player in enumerate(view["players"]):
            if edict in player["burden"]:
                burdened.append_text(crest(seat))
        place = f"edict:{edict}"
        grid.add_row(
            Text(PERIODS[period], style="bold"),
            f"{content.FAITH_NEEDED[period]} faith",
            f"{print_.name(place)}: {print_.line(place, 'burden')}",
            burdened,
        )
    return _framed("Vatican reports", grid)


def _tiles(tiles: Sequence[str], print_: Print) -> Panel:
    """The personal bonus tiles that can still be taken."""
    grid = _grid()
    for tile in tiles:
        grid.add_row(
            Text(print_.name(f"tile:{tile}"), style="bold"), print_.effects(f"tile:{tile}")
        )
    return _framed("Bonus tiles", grid)


# -- players ---------------------------------------------------------------------------------------


def _players(view: View, others: Sequence[int], seats: Sequence[str], print_: Print) -> Table:
    """A row for each player: goods, members at home, cards, leaders."""
    grid = _headed()
    grid.add_column("others" if view["seat"] is not None else "players", no_wrap=True)
    for heading in ("VP", *GOODS.values()):
        grid.add_column(heading, justify="right")
    grid.add_column("family, cards, leaders", ratio=1)
    for seat in others:
        player = view["players"][seat]
        grid.add_row(
            crest(seat, seats),
            Text(str(player["vp"]), style="bold"),
            *(str(player["goods"][good]) for good in GOODS),
            Text.assemble(_at_home(player, print_.words), _belongings(view, player, print_)),
        )
    return grid


def _at_home(player: View, words: Words) -> str:
    """Members that can still be placed, with what they are worth."""
    members = [
        f"{words.word('member', member)} {shown['value']}"
        for member, shown in player["members"].items()
        if not shown["at"]
    ]
    return f"{', '.join(members) or 'all placed'}.  "


def _belongings(view: View, player: View, print_: Print) -> Text:
    text = Text()
    for kind, cards in player["cards"].items():
        if cards:
            text.append(f"{print_.name(f'tower:{kind}')} ", style=TYPE_STYLES[kind])
            text.append(f"{print_.names('card', cards)}  ")
    if view["variant"] == "advanced":
        leaders = player["leaders"]
        text.append("Leaders ", style="bold")
        text.append(f"{leaders['hand']} in hand")
        for played in leaders["played"]:
            text.append(f", {_in_play(played, print_)}")
    return text


def _in_play(played: View, print_: Print) -> str:
    told = print_.name(f"leader:{played['leader']}")
    if played["copies"]:
        told += f" as {print_.name('leader:' + played['copies'])}"
    return f"{told} (used)" if played["used"] else told


# -- one's own board -------------------------------------------------------------------------------


def _own_panel(view: View, seat: int, print_: Print) -> Panel:
    player, words = view["players"][seat], print_.words
    goods = [f"{player['goods'][good]} {heading}" for good, heading in GOODS.items()]
    heading = Text.assemble(crest(seat), f" {player['vp']} VP · {' · '.join(goods)}")
    grid = _grid()
    grid.add_row(Text("Members", style=QUIET), _members(player, words))
    for kind, cards in player["cards"].items():
        told = ", ".join([print_.described(f"card:{card}") for card in cards])
        grid.add_row(Text(print_.name(f"tower:{kind}"), style=TYPE_STYLES[kind]), told or "-")
    if player["next_slot"]:
        needed = words.good("military", player["next_slot"])
        grid.add_row("", Text(f"one more territory needs {needed}", style=QUIET))
    if player["tile"]:
        grid.add_row(Text("Bonus tile", style=QUIET), print_.effects(f"tile:{player['tile']}"))
    if player["burden"]:
        burden = [print_.line(f"edict:{edict}", "burden") for edict in player["burden"]]
        grid.add_row(Text("Excommunicated", style="bold red3"), "; ".join(burden))
    for label, told in _own_leaders(player, print_):
        grid.add_row(Text(label, style=QUIET), told)
    return Panel(
        grid, title=heading, title_align="left", border_style=SEAT_STYLES[seat], padding=(0, 1)
    )


def _members(player: View, words: Words) -> str:
    """All members: what they are worth, and where they stand."""
    told = []
    for member, shown in player["members"].items():
        at = f" on {words.word('space', shown['at'])}" if shown["at"] else ""
        told.append(f"{words.word('member', member)} {shown['value']}{at}")
    return ", ".join(told)


def _own_leaders(player: View, print_: Print) -> list[tuple[str, str]]:
    """Leaders in play, in hand, in the pack of the draft, and the one just kept in secret."""
    found: list[tuple[str, str]] = []
    for played in player["leaders"]["played"]:
        effects = print_.effects(f"leader:{played['copies'] or played['leader']}", ("needs",))
        found.append(("Leader", f"{_in_play(played, print_)}. {effects}"))
    for label, key in (("In hand", "hand"), ("To choose from", "pack")):
        found += [(label, print_.described(f"leader:{leader}")) for leader in player[key]]
    if player["sealed"]:
        found.append(("Answered in secret", _sealed(player["sealed"], print_)))
    return found


def _sealed(answer: str, print_: Print) -> str:
    return print_.name(f"leader:{answer}") if answer in content.LEADERS else answer


# -- small things ----------------------------------------------------------------------------------


def _grid() -> Table:
    return Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True, show_header=False)


def _headed() -> Table:
    return Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, expand=True
    )


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(left, right)
    return grid


def _framed(title: str, inside: RenderableType, note: str = "") -> Panel:
    heading = f"[bold]{title}[/]" + (f" [not bold]· {note}[/]" if note else "")
    return Panel.fit(inside, title=heading, title_align="left", border_style=FRAME, padding=(0, 1))
