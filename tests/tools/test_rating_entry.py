"""An arena as an entry of the levels' ratings."""

from typing import Any

import pytest

import signoria
from signoria.ai.arena.level_ratings import Lead, read
from tools.rating_entry import entry


def arena(*bots: str, **changes: object) -> dict[str, Any]:
    """What `signoria arena --json` prints, in parts: the first bot leads by 100."""
    rows = [
        {"bot": bot, "rating": rating, "rating_low": rating - 30.4, "rating_high": rating + 50.2}
        for bot, rating in zip(bots, (1600.3, 1500.0), strict=False)
    ]
    options = {option.name: option.default for option in signoria.load("carrara").options}
    seats = [bots[0], *[bots[-1]] * 3]
    return {
        "game": "carrara",
        "bots": rows,
        "seats": seats,
        "options": options | {"variant": "advanced"},
        "matches": 200,
        "seed": 0,
        "budget_ms": None,
        **changes,
    }


def test_the_file_can_read_it() -> None:
    text = entry(arena("condottiero", "mercante"))
    assert read(text) == [Lead("condottiero", "mercante", 100, 40, 200)]
    assert (
        'command = "signoria arena carrara --seats condottiero,mercante --players 4 '
        '--option variant=advanced --matches 200"\n'
    ) in text


def test_the_command_repeats_seats_seed_and_budget() -> None:
    seats = ["magnifico", "magnifico", "mercante", "mercante"]
    text = entry(arena("magnifico", "mercante", seats=seats, seed=7, budget_ms=150.0))
    assert "--seats magnifico,magnifico,mercante " in text
    assert "--seed 7 --budget 150" in text


def test_a_lead_is_between_two() -> None:
    with pytest.raises(ValueError, match="two levels"):
        entry(arena("mercante"))
