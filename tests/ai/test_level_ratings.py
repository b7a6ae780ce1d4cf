"""Ratings of the levels: added up from the leads of arenas, and a file that says what is wrong."""

from __future__ import annotations

from math import hypot

import pytest

import signoria
from signoria import bots
from signoria.ai.arena.level_ratings import BadRatings, LevelRating, level_ratings, rated, read


def entry(**changes: str) -> str:
    """An entry of the file, with some of its fields written otherwise; an empty one is left out."""
    fields = {
        "level": '"cittadino"',
        "over": '"novizio"',
        "lead": "120",
        "interval": "[90, 150]",
        "matches": "40",
        "command": '"signoria arena carrara --seats cittadino,novizio --matches 40"',
    } | changes
    return "[[arena]]\n" + "".join(f"{name} = {value}\n" for name, value in fields.items() if value)


def ratings(*entries: str) -> dict[str, LevelRating]:
    return rated(read("\n".join(entries)))


@pytest.mark.parametrize("game", signoria.games())
def test_the_shipped_ratings_rise_with_the_levels(game: str) -> None:
    found = level_ratings(game)
    assert found["mercante"].rating == 1500
    assert list(found) == [level for level in bots.level_names() if level in found]
    without_search = [found[level].rating for level in ("novizio", "cittadino", "mercante")]
    assert without_search == sorted(without_search)


def test_leads_are_added_up_from_the_mercante() -> None:
    found = ratings(
        entry(),
        entry(level='"mercante"', over='"cittadino"', lead="200", interval="[160, 240]"),
        entry(level='"condottiero"', over='"mercante"', lead="70.5", interval=""),
        entry(
            level='"magnifico"', over='"condottiero"', lead="30", interval="[0, 60]", matches="8"
        ),
    )
    assert found == {
        "novizio": LevelRating(1180, hypot(30, 40), 40),
        "cittadino": LevelRating(1300, 40, 80),
        "mercante": LevelRating(1500, 0, 80),
        "condottiero": LevelRating(1570.5, None, 48),
        "magnifico": LevelRating(1600.5, None, 8),
    }


def test_what_is_not_connected_with_the_mercante_has_no_rating() -> None:
    assert ratings(entry()) == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[arena", "not TOML"),
        ("[[chess]]", r"nothing is read from 'chess'; write \[\[arena\]\]"),
        ("arena = [1]", r"write \[\[arena\]\]"),
        ("[arena]", r"write \[\[arena\]\]"),
        (
            entry(level='"doge"'),
            "entry 1: no level 'doge' for 'level'; levels are novizio",
        ),
        (entry(over='"random"'), "no level 'random' for 'over'"),
        (entry(over="[]"), r"no level '\[\]' for 'over'"),
        (entry(lead='"much"'), "the lead 'much' is no number"),
        (entry(lead="inf"), "the lead inf is no number"),
        (entry(lead="true"), "the lead True is no number"),
        (entry(matches="0"), "0 matches"),
        (entry(matches="1.5"), "1.5 matches"),
        (entry(command='"by heart"'), "'by heart' is no arena; write the command"),
        (entry(interval="[90]"), r"not two numbers; write \[low, high\]"),
        (entry(interval="[130, 150]"), "the lead 120 lies outside its interval"),
        (entry(command=""), "does not tell its 'command'; add it"),
        (entry(elo="3"), "unknown field 'elo'; leave it out"),
        (entry() + entry(level='"novizio"', over='"cittadino"'), "novizio and cittadino twice"),
        (entry(over='"cittadino"'), "cittadino and cittadino twice"),
    ],
)
def test_a_broken_file_says_what_is_wrong_and_what_to_do(text: str, said: str) -> None:
    with pytest.raises(BadRatings, match=said):
        read(text)
