"""Prints what an arena has measured as an entry of a title's bots/ratings.toml.

signoria arena TITLE --seats condottiero,mercante --players 4 --json | python -m tools.rating_entry
"""

from __future__ import annotations

import json
import shlex
import sys
from typing import Any

import signoria
from signoria.ai.arena.ratings import ANCHOR


def entry(arena: dict[str, Any]) -> str:
    """The entry for an arena of two levels.  Raises `ValueError`."""
    if len(arena["bots"]) != 2:
        raise ValueError("a lead is measured between two levels; name two with --seats")
    first, second = arena["bots"]
    low, lead, high = (
        round(first[name] - ANCHOR) for name in ("rating_low", "rating", "rating_high")
    )
    lines = {
        "level": json.dumps(first["bot"]),
        "over": json.dumps(second["bot"]),
        "lead": lead,
        "interval": [low, high],
        "matches": arena["matches"],
        "command": json.dumps(command(arena)),
    }
    body = "".join(f"{name} = {value}\n" for name, value in lines.items())
    return f"[[arena]]\n{body}"


def command(arena: dict[str, Any]) -> str:
    """What to type to repeat the arena."""
    named = list(arena["seats"])
    while named[-2:] == 2 * named[-1:]:
        named.pop()
    words = ["signoria", "arena", arena["game"], "--seats", ",".join(named)]
    words += ["--players", str(len(arena["seats"]))]
    for option in signoria.load(arena["game"]).options:
        if (choice := arena["options"][option.name]) != option.default:
            words += ["--option", f"{option.name}={choice}"]
    words += ["--matches", str(arena["matches"])]
    words += ["--seed", str(arena["seed"])] if arena["seed"] else []
    words += ["--budget", f"{arena['budget_ms']:g}"] if arena["budget_ms"] else []
    return shlex.join(words)


if __name__ == "__main__":
    try:
        print(entry(json.load(sys.stdin)))
    except ValueError as problem:
        sys.exit(f"no entry: {problem}")
