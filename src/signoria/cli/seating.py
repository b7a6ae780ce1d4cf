"""Who sits where: the names of people and bots.

A bot's seat is called like the bot, alone or with a number ("Greedy", "Greedy 2"), and no person
is.
"""

from __future__ import annotations

from collections.abc import Sequence

from signoria import bots
from signoria.cli.failures import BadInput


def bot_of(name: str) -> str | None:
    """The bot that a seat of this name is called after; None for a person."""
    first, _, number = name.lower().partition(" ")
    if first in bots.names() and (not number or number.isdigit()):
        return first
    return None


def seat_names(people: Sequence[str], first: int, others: Sequence[str]) -> tuple[str, ...]:
    """People from seat `first` on (counted from 0, going round), the bots in the other seats."""
    count = len(people) + len(others)
    names = [""] * count
    for offset, person in enumerate(people):
        names[(first + offset) % count] = person
    waiting = list(others)
    for seat in range(count):
        if not names[seat]:
            bot = waiting.pop(0)
            earlier = sum(bot_of(name) == bot for name in names[:seat] if name)
            names[seat] = bot.capitalize() + (f" {earlier + 1}" if earlier else "")
    return tuple(names)


def people_names(count: int, given: Sequence[str]) -> list[str]:
    """Names of the people at the keyboard.  Raises `BadInput` for one that cannot be used."""
    if len(given) > count:
        raise BadInput(f"{len(given)} names for {count} people; use --hotseat {len(given)}")
    default = ["You"] if count == 1 else [f"Player {number}" for number in range(1, count + 1)]
    names = [*given, *default[len(given) :]]
    for name in names:
        if not name.strip():
            raise BadInput("a name is empty; give every person a name of at least one letter")
        if bot_of(name) is not None:
            raise BadInput(f"{name!r} is the name of a bot; choose another one")
    if len(set(names)) < len(names):
        raise BadInput("two people have the same name; choose different ones")
    return names
