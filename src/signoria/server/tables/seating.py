"""Who sits at a new table, under which name, and how its match is set up."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import choice, randbits
from string import ascii_lowercase, digits
from typing import Final

import msgspec

import signoria
from signoria.kernel.match import Match
from signoria.server.messages import SeatWish
from signoria.server.problems import Refusal
from signoria.server.store.rows import SeatRow, TableRow, now
from signoria.server.tables.titles import game_of

BOT_NAMES: Final = (
    "Ser Piero",
    "Madonna Lucrezia",
    "Messer Bartolo",
    "Donna Isotta",
    "Maestro Ambrogio",
)
"""Who sits in the first, second, … seat where no person does."""


def new_id() -> str:
    """The id of a table that nobody can guess."""
    return "".join(choice(ascii_lowercase + digits) for _ in range(10))


def check_bot(name: str) -> None:
    """Raises `Refusal` for a bot that does not exist."""
    if name not in signoria.bots.names():
        raise Refusal("bad_bot", bot=name)


def usual_hints(seats: Sequence[SeatRow]) -> str:
    """How many hints a table allows where the host does not say.

    One who plays alone may ask as often as they like; among people nobody is to wonder whose idea
    a move was.
    """
    persons = sum(seat.kind != "bot" for seat in seats)
    return "free" if persons <= 1 else "none"


def start_if_full(row: TableRow, seats: Sequence[SeatRow]) -> Match | None:
    """Set up the match if no seat is open; the row then says so."""
    if any(seat.kind == "open" for seat in seats):
        return None
    row.seed = str(randbits(128))
    names = tuple(seat.name for seat in seats)
    match = game_of(row.game).new(len(seats), int(row.seed), row.options, names)
    row.opening = [action for _, action in match.log]
    row.status = "running"
    row.touched = now()
    return match


def rematch_of(old: TableRow) -> TableRow:
    """The row of a table that continues another one."""
    return TableRow(
        id=new_id(),
        game=old.game,
        rules=game_of(old.game).rules_version,
        options=old.options,
        pace=old.pace,
        listed=False,
        hints=old.hints,
        status="open",
        host=old.host,
        created=now(),
        touched=now(),
    )


def seat_again(seat: SeatRow) -> SeatRow:
    """The seat at the next table of who sits here now."""
    guest = "" if seat.kind == "bot" else seat.guest
    return msgspec.structs.replace(seat, guest=guest, resigned=False, hints=0)


def seat_wished(number: int, wish: SeatWish, guest: str, name: str) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(number, "person", name, guest=guest)
    if wish.kind == "bot":
        return SeatRow(number, "bot", BOT_NAMES[number], wish.bot)
    return SeatRow(number, "open")


def told_apart(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    number = 1
    unique = name
    while unique in taken:
        number += 1
        unique = f"{name} {number}"
    return unique
