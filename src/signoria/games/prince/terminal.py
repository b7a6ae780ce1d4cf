"""The table of The Prince drawn in text, from a view and nothing else.

Colour is never the only code: a seat has a crest, the three slots of a home stand in the order
office, artist, family.  Amounts of money are in ducats (D).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.cli.choices import Flow
from signoria.cli.crests import SEAT_STYLES, crest
from signoria.cli.failures import BadInput
from signoria.games.prince.rules import content
from signoria.games.prince.texts.teller import face
from signoria.texts.words import Words

WIDE: Final = 110
QUIET: Final = "grey62"
FRAME: Final = "grey50"
SLOTS: Final = ("office", "artist", "family")
FIGURES: Final[dict[str, dict[str, int]]] = {
    str(row["key"]): {figure: int(row[figure]) for figure in content.FIGURES if figure in row}
    for row in content.ROWS
}
"""What the shipped deck prints on each card."""

View = Mapping[str, Any]


def draw(view: View, seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The whole table as `view["seat"]` sees it; a spectator sees all houses in the short form."""
    own = view["seat"]
    parts: list[RenderableType] = [_headline(view, seats, words)]
    others = [seat for seat in range(len(seats)) if seat != own]
    parts.append(_houses(view, others, seats, words, width < WIDE))
    for happening in (_auction, _seizure, _death, _trial, _election, _offer):
        shown = happening(view, seats, words)
        if shown is not None:
            parts.append(shown)
    if own is not None:
        parts.append(_own_panel(view, own, words))
    return Group(*parts)


# -- what can be typed in short --------------------------------------------------------------------

AMOUNT: Final = re.compile(r"(bid|give|ask)\s+(\d{1,3})")
LARGEST: Final = 999


def spelled(view: View, typed: str) -> list[str]:
    """`bid 35`, `give 20` and `ask 20` (ducats) as the runs of digits that stand for them."""
    found = AMOUNT.fullmatch(typed.strip().lower())
    if found is None:
        return []
    verb, amount = found[1], int(found[2])
    if verb != "bid":
        return [f"{verb}-ducats {digit}" for digit in _digits(amount)]
    if view["question"] != "bid":
        raise BadInput("nothing is being auctioned to you now")
    highest, so_far = view["asked"]["highest"], view["asked"]["bid_so_far"]
    if amount <= so_far:
        raise BadInput(f"{highest} is bid: bid more than {so_far}, or pass")
    purse = view["players"][view["seat"]]["ducats"]
    if amount > purse:
        raise BadInput(f"you have {purse} D; bid less, or pass")
    *first, last = _digits(amount - so_far)
    return [*(f"add {digit}" for digit in first), f"raise {last}"]


def _digits(amount: int) -> list[int]:
    """An amount in parts, largest first: 125 is 100, 20, 5."""
    parts = (amount // 100 * 100, amount // 10 % 10 * 10, amount % 10)
    return [part for part in parts if part]


# -- headline --------------------------------------------------------------------------------------


def _headline(view: View, seats: Sequence[str], words: Words) -> Text:
    line = Text(words.title(), style="bold")
    line.append(
        f"  turn {view['turn']} of {content.TURNS}, {view['pool']} cards in the pool   ",
        style="not bold",
    )
    for seat, player in enumerate(view["players"]):
        line.append_text(crest(seat))
        line.append(f" {player['vp']}  ")
    line.append("VP", style=QUIET)
    if view["deck"]["reconstructed"]:
        line.append("   reconstructed deck", style=QUIET)
    for note in _notes(view, seats, words):
        line.append("\n")
        line.append_text(note)
    return line


def _notes(view: View, seats: Sequence[str], words: Words) -> list[Text]:
    """What is in force, what lies open, and what is out of play for now."""
    notes: list[Text] = []
    force = Text()
    if view["savonarola"]:
        force.append("Savonarola is preaching against the Pope.  ", style="bold")
    if view["sentences"]:
        force.append(f"The Pope is to lose {_count(view['sentences'], 'phase')}.  ", style="bold")
    if view["marriage"] is not None:
        one, other = view["marriage"]
        force = Text.assemble(
            force, crest(one, seats), " and ", crest(other, seats), " are married."
        )
    if force:
        notes.append(force)
    for label, cards in (("Open pool", view["open_pool"]), ("Set aside", view["aside"])):
        if cards:
            notes.append(Text.assemble((f"{label}  ", QUIET), _listed(cards, words)))
    return notes


# -- houses ----------------------------------------------------------------------------------------


def _houses(
    view: View, others: Sequence[int], seats: Sequence[str], words: Words, narrow: bool
) -> Table:
    """A row for each house: its figures, what it owns and protects, what lies open."""
    grid = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, expand=True
    )
    grid.add_column("others" if view["seat"] is not None else "houses", no_wrap=True)
    for figure in ("VP", "card.", "votes", "inc."):
        grid.add_column(figure, justify="right")
    grid.add_column("homes, their power, what they protect", ratio=5)
    grid.add_column("unprotected; hand", ratio=4)
    for seat in others:
        player = view["players"][seat]
        name = crest(seat, seats)
        house = words.word("house", player["house"]) if player["house"] else "no house yet"
        name.append(f"\n  {house}", style="not bold")
        if view["pope"] == seat:
            name.append(" Pope", style="bold gold1")
        grid.add_row(
            name,
            Text(str(player["vp"]), style="bold"),
            str(player["cardinals"]),
            str(player["votes"]),
            str(player["income"]),
            _homes_of(player, words, narrow),
            _open_of(player, words, narrow),
        )
    return grid


def _homes_of(player: View, words: Words, narrow: bool) -> Text:
    text = Text()
    for home in player["homes"]:
        text.append(_name(home["home"], words, narrow), style="bold")
        text.append(f" {home['power']}")
        lodgers = [home[slot] for slot in SLOTS if home[slot]]
        text.append(f": {_listed(lodgers, words, narrow)}  " if lodgers else "  ")
    return text


def _open_of(player: View, words: Words, narrow: bool) -> Text:
    """Unprotected cards, hand cards that were seen, and, once all is open, hand and purse."""
    text = Text(_listed(player["open"], words, narrow))
    seen = [*player["shown"], *player.get("known", ())]
    if "hand" in player:
        purse, seen = f"{player['ducats']} D", player["hand"]
        text.append(f"{'; ' if text else ''}{purse}")
    if seen:
        text.append(f"{'; ' if text else ''}in hand {_listed(seen, words, narrow)}", style=QUIET)
    return text or Text("-", style=QUIET)


# -- what is going on ------------------------------------------------------------------------------


def _auction(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    auction = view["auction"]
    if auction is None:
        return None
    card = Text.assemble((_name(auction["card"], words), "bold"))
    if told := _printed(view, auction["card"]):
        card.append(f" ({told})")
    entries = [card]
    for seat, bid in enumerate(auction["bids"]):
        entry = crest(seat, seats)
        if seat in auction["passed"]:
            entry.append(" passed", style=f"not bold {QUIET}")
        elif seat == auction["bidder"]:
            entry.append(f" {bid} highest")
        else:
            entry.append(f" {bid or '-'}", style="not bold")
        entries.append(entry)
    return _framed("Auction", Flow(entries), "`bid 35` bids 35" if view["seat"] is not None else "")


def _seizure(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    seizure = view["seizure"]
    if seizure is None:
        return None
    target = _name(seizure["target"], words)
    what = f"what lies in {target}" if seizure["what"] == "base" else target
    line = Text.assemble(
        crest(seizure["attacker"], seats),
        f" wants {what} of ",
        crest(seizure["defender"], seats),
        f": power {seizure['power']} and condottieri against condottieri",
    )
    return _framed("Seizure", line)


def _death(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    death = view["death"]
    if death is None:
        return None
    line = Text.assemble(
        crest(death["by"], seats),
        f" plays {_name(death['card'], words)} on ",
        (_name(death["target"], words), "bold"),
    )
    return _framed("Death", line)


def _trial(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    trial = view["trial"]
    if trial is None:
        return None
    line = Text.assemble(crest(trial["accuser"], seats), " accuses. Cardinals: ")
    for seat, cardinals in enumerate(trial["cardinals"]):
        if seat != view["pope"]:
            line = Text.assemble(line, crest(seat, seats), f" {cardinals}  ")
    return _framed("Simony", line)


def _election(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    """The votes of everybody and how they were cast: a row per voter, a column per candidate."""
    election = view["election"]
    if election is None:
        return None
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    grid.add_column("voter")
    grid.add_column("has", justify="right")
    for seat in range(len(seats)):
        grid.add_column(Text.assemble("for ", crest(seat)), justify="right")
    for voter, votes in enumerate(election["votes"]):
        cast = [_number(number) for number in election["cast"][voter]]
        grid.add_row(crest(voter, seats), str(votes), *cast)
    sums = [sum(column) for column in zip(*election["cast"], strict=True)]
    grid.add_row("", str(sum(election["votes"])), *(_number(number) for number in sums))
    if election["run_off"] is not None:
        stage = "run-off"
    else:
        stage = f"open round {election['round']}" if election["round"] else "secret ballot"
    return _framed("Conclave", grid, f"{stage}, {election['needed']} votes elect")


def _offer(view: View, seats: Sequence[str], words: Words) -> Panel | None:
    offer = view["offer"]
    if offer is None:
        return None
    line = Text.assemble(
        crest(offer["from"], seats),
        f" gives {_terms(offer, 'give', words)} and asks ",
        crest(offer["to"], seats),
        f" for {_terms(offer, 'ask', words)}",
    )
    states = {
        "composing": "`give 20` and `ask 20` are ducats",
        "open": "not answered yet",
        "leave": "the Pope has to allow it",
    }
    return _framed("Offer", line, states[offer["state"]])


def _terms(offer: View, side: str, words: Words) -> str:
    """One side of an offer; hand cards are named to the two parties and counted for others."""
    terms = offer[side]
    parts = [f"{terms['ducats']} D"] if terms["ducats"] else []
    parts += [_name(card, words) for card in terms["cards"]]
    if "hand_cards" in offer:
        parts += [_name(card, words) for card in offer["hand_cards"][side]]
    elif terms["hand"]:
        parts.append(_count(terms["hand"], "hand card"))
    return ", ".join(parts) or "nothing"


# -- one's own house -------------------------------------------------------------------------------


def _own_panel(view: View, seat: int, words: Words) -> Panel:
    player = view["players"][seat]
    house = words.word("house", player["house"]) if player["house"] else "no house yet"
    pope = " · Pope" if view["pope"] == seat else ""
    heading = Text.assemble(
        crest(seat),
        f" {house}{pope} · {player['ducats']} D · {_count(player['cardinals'], 'cardinal')} · "
        f"{_count(player['votes'], 'vote')} · income {player['income']} · {player['vp']} VP",
    )
    lines: list[RenderableType] = [_homes(view, player, words)]
    if player["open"]:
        shown = ", ".join(_described(view, card, words) for card in player["open"])
        lines.append(Text.assemble(("Unprotected  ", QUIET), shown))
    lines.append(Text.assemble(("Hand  ", QUIET), _hand(view, player, words)))
    if "sealed" in view:
        lines.append(Text.assemble(("Answered in secret  ", QUIET), _answered(view, words)))
    if player["never"]:
        lines.append(Text("You have ordered never to answer with the Doctor.", style=QUIET))
    return Panel.fit(
        Group(*lines),
        title=heading,
        title_align="left",
        border_style=SEAT_STYLES[seat],
        padding=(0, 1),
    )


def _homes(view: View, player: View, words: Words) -> Table:
    """A row for the base and each holding: what is printed on it, and its three slots."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    for title in ("home", "power", *SLOTS):
        grid.add_column(title, justify="right" if title == "power" else "left")
    for home in player["homes"]:
        grid.add_row(
            Text.assemble(
                (_name(home["home"], words), "bold"),
                f" {_printed(view, home['home'], without='power')}",
            ),
            str(home["power"]),
            *(
                _described(view, home[slot], words) if home[slot] else Text("-", style=QUIET)
                for slot in SLOTS
            ),
        )
    return grid


def _hand(view: View, player: View, words: Words) -> str:
    """The cards of a hand, equal ones counted."""
    numbers = Counter(_described(view, card, words) for card in player["hand"])
    return (
        ", ".join(f"{number} × {card}" if number > 1 else card for card, number in numbers.items())
        or "no cards"
    )


def _answered(view: View, words: Words) -> str:
    sealed = view["sealed"]
    if "votes" in sealed:
        return ", ".join(
            f"{words.word('house', house)} {votes}" for house, votes in sealed["votes"].items()
        )
    if "troop" in sealed:
        return _listed(sealed["troop"], words) or words.word("troop", "none")
    return str(sealed["answer"])


# -- cards -----------------------------------------------------------------------------------------


def _name(card: str, words: Words, narrow: bool = False) -> str:
    """A card or a base, by its short name where it is narrow."""
    return words.texts.format(f"short-{face(card)}") if narrow else words.word("card", card)


def _listed(cards: Sequence[str], words: Words, narrow: bool = False) -> str:
    return ", ".join([_name(card, words, narrow) for card in cards])


def _described(view: View, card: str, words: Words) -> str:
    """A card with what is printed on it: "Datary (1 vote, 15 D)"."""
    told = _printed(view, card)
    return f"{_name(card, words)} ({told})" if told else _name(card, words)


def _printed(view: View, card: str, without: str = "") -> str:
    """The figures of a card at this table, in words."""
    figures = {**FIGURES.get(card, {}), **view["deck"]["changed"].get(card, {})}
    parts = []
    for figure, number in figures.items():
        if figure in ("name", without) or not number:
            continue
        if figure == "votes":
            parts.append(_count(int(number), "vote"))
        elif figure == "vp":
            parts.append(f"{number} VP")
        elif figure == "income":
            parts.append(f"+{number} D")
        else:
            parts.append(f"{figure} {number}")
    return ", ".join(parts)


# -- small things ----------------------------------------------------------------------------------


def _framed(title: str, inside: RenderableType, note: str = "") -> Panel:
    heading = f"[bold]{title}[/]" + (f" [not bold]· {note}[/]" if note else "")
    return Panel.fit(inside, title=heading, title_align="left", border_style=FRAME, padding=(0, 1))


def _number(number: int) -> Text:
    return Text(str(number) if number else "-", style="" if number else QUIET)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
