"""How strong the levels are, from the leads that arenas have measured (`bots/ratings.toml` of a title).

The `mercante` of every title has 1500; the leads of the others are added up from there, level by
level, and their uncertainty with them.  A rating compares levels of one title, not titles.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import hypot, isfinite
from typing import Any, Final

from signoria.ai.arena.ratings import ANCHOR
from signoria.ai.bots.levels import LEVELS
from signoria.games import find

ANCHORED: Final = "mercante"
"""The level whose rating is agreed upon and not measured."""

FILE: Final = "ratings.toml"
ARENA: Final = "arena"
"""The name of every entry."""
FIELDS: Final = {"level", "over", "lead", "interval", "matches", "command"}


class BadRatings(ValueError):
    """The file of measured leads cannot be read; says where, why, and what to do."""


@dataclass(frozen=True)
class Lead:
    """One arena: how far a level is ahead of another one."""

    level: str
    over: str
    points: float
    spread: float | None
    """Half the width of the 95 % interval; None where it is not known."""
    matches: int


@dataclass(frozen=True)
class LevelRating:
    """Where a level stands among those of its title."""

    rating: float
    spread: float | None
    """As of a lead; 0 for the anchor."""
    matches: int
    """How many matches of the arenas the level has played."""


@cache
def level_ratings(game: str) -> dict[str, LevelRating]:
    """The levels of a title that have been measured, the weakest first.  Raises `BadRatings`."""
    file = find(game).file("bots", FILE)
    return rated(read(file.read_text("utf-8"))) if file.is_file() else {}


def read(text: str) -> list[Lead]:
    """The measured leads of a title.  Raises `BadRatings`."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadRatings(f"{FILE} is not TOML: {problem}; mend that line") from problem
    if unknown := sorted(set(found) - {ARENA}):
        raise BadRatings(f"{FILE}: nothing is read from {unknown[0]!r}; write [[{ARENA}]]")
    entries = found.get(ARENA, [])
    if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        raise BadRatings(f"{FILE}: {ARENA} is no list of arenas; write [[{ARENA}]] before each")
    leads = [_lead(entry, f"{FILE}: entry {number}") for number, entry in enumerate(entries, 1)]
    _check_no_circle(leads)
    return leads


def _lead(entry: dict[str, Any], where: str) -> Lead:
    """One entry.  Raises `BadRatings`."""
    if unknown := sorted(set(entry) - FIELDS):
        raise BadRatings(f"{where} has an unknown field {unknown[0]!r}; leave it out")
    if missing := sorted(FIELDS - {"interval"} - set(entry)):
        raise BadRatings(f"{where} does not tell its {missing[0]!r}; add it")
    pair = []
    for field in ("level", "over"):
        name = str(entry[field])
        if name not in LEVELS:
            raise BadRatings(
                f"{where}: no level {name!r} for {field!r}; levels are {', '.join(LEVELS)}"
            )
        pair.append(name)
    lead, matches, command = entry["lead"], entry["matches"], entry["command"]
    if not _is_number(lead):
        raise BadRatings(f"{where}: the lead {lead!r} is no number; write points of Elo's scale")
    if type(matches) is not int or matches < 1:
        raise BadRatings(f"{where}: {matches!r} matches cannot be; write how many were played")
    if not isinstance(command, str) or not command.startswith("signoria arena "):
        raise BadRatings(f"{where}: {command!r} is no arena; write the command that repeats it")
    spread = None
    if "interval" in entry:
        ends = entry["interval"]
        if not isinstance(ends, list) or len(ends) != 2 or not all(map(_is_number, ends)):
            raise BadRatings(
                f"{where}: the interval {ends!r} is not two numbers; write [low, high]"
            )
        low, high = ends
        if not low <= lead <= high:
            raise BadRatings(
                f"{where}: the lead {lead} lies outside its interval {ends}; mend one of them"
            )
        spread = (high - low) / 2
    return Lead(pair[0], pair[1], lead, spread, matches)


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)


def _check_no_circle(leads: list[Lead]) -> None:
    """Two ways from one level to another could contradict each other.  Raises `BadRatings`."""
    group = {level: level for level in LEVELS}
    for lead in leads:
        one, two = group[lead.level], group[lead.over]
        if one == two:
            raise BadRatings(
                f"{FILE} compares {lead.level} and {lead.over} twice, at least by way of "
                "other levels; keep one of these entries"
            )
        group = {level: two if own == one else own for level, own in group.items()}


def rated(leads: list[Lead]) -> dict[str, LevelRating]:
    """Every level that leads connect with the anchor."""
    found: dict[str, tuple[float, float | None]] = {ANCHORED: (ANCHOR, 0.0)}
    reached = [ANCHORED]
    for here in reached:
        rating, spread = found[here]
        for lead in leads:
            if here == lead.level:
                there, points = lead.over, rating - lead.points
            elif here == lead.over:
                there, points = lead.level, rating + lead.points
            else:
                continue
            if there not in found:
                found[there] = points, _both(spread, lead.spread)
                reached.append(there)
    played = {
        level: sum([lead.matches for lead in leads if level in (lead.level, lead.over)])
        for level in LEVELS
    }
    return {
        level: LevelRating(*found[level], played[level])
        for level in LEVELS
        if level in found and played[level]
    }


def _both(one: float | None, two: float | None) -> float | None:
    """The spread of a sum of two independent leads."""
    return None if one is None or two is None else hypot(one, two)
