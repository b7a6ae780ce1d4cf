"""A deck of one's own at the command line: shown, checked, played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.games.prince.rules import own_deck
from tests.cli.commands import Run
from tests.games.prince.decks import TEXT, edited, line_of, printed

MINE = Path("mine.toml")
BETTER = edited("ceri", ("income = 10", "income = 15"), text=printed())


def test_the_shipped_deck_is_printed_and_fits(run: Run) -> None:
    shown = run("deck", "show")
    assert (shown.code, shown.out, shown.err) == (0, TEXT, "")
    MINE.write_text(shown.out, "utf-8")
    result = run("deck", "check", "mine.toml")
    assert result.code == 0
    assert result.out.startswith("OK  mine.toml\n60 cards; 0 names and figures differ")
    assert "137 are still reconstructed" in result.out


def test_a_good_deck_is_told_how_good_it_is(run: Run) -> None:
    MINE.write_text(f'title = "[My] box"\n{BETTER}', "utf-8")
    result = run("deck", "check", "mine.toml")
    assert result.out.startswith("OK  mine.toml  [My] box\n60 cards; 1 names and figures differ")
    assert " 0 are still reconstructed" in result.out
    assert "--option deck=@mine.toml" in result.out
    assert "still called" not in result.out
    assert json.loads(run("deck", "check", "mine.toml", "--json").out) == {
        "file": "mine.toml",
        "ok": True,
        "faults": [],
        "title": "[My] box",
        "changed": {"ceri": {"income": 15}},
        "reconstructed": 0,
        "unmarked": [],
    }


def test_a_changed_figure_that_is_still_called_reconstructed_is_noticed(run: Run) -> None:
    MINE.write_text(edited("ceri", ("income = 10", "income = 15")), "utf-8")
    assert "shows it: ceri income\n" in run("deck", "check", "mine.toml").out
    assert json.loads(run("deck", "check", "mine.toml", "--json").out)["unmarked"] == [
        "ceri income"
    ]


def test_all_faults_are_told_with_their_places(run: Run) -> None:
    text = edited("ceri", ("power = 2", "power = 12"), ("vp = 1\n", ""))
    MINE.write_text(text, "utf-8")
    top = line_of(TEXT, 'key = "ceri"') - 1
    result = run("deck", "check", "mine.toml")
    assert result.code == 1
    assert result.out.splitlines() == [
        f"mine.toml:{top + 4}: The power of the card ceri cannot be 12. Write a whole number from 0 to 9.",
        f"mine.toml:{top}: The card ceri lacks its vp. Add it; if the card shows no such figure, it is 0.",
    ]
    assert result.err.startswith("error: mine.toml has 2 faults; ")
    told = json.loads(run("deck", "check", "mine.toml", "--json").out)
    assert (told["ok"], [fault["line"] for fault in told["faults"]]) == (False, [top + 4, top])
    assert [fault["code"] for fault in told["faults"]] == ["bad_figure", "missing_field"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_deck_is_text_in_utf8(run: Run, encoding: str) -> None:
    MINE.write_text(BETTER, encoding)
    result = run("deck", "check", "mine.toml")
    assert result.code == (0 if encoding == "utf-8-sig" else 1)
    assert ("UTF-8" in result.out) == (encoding == "utf-16")


def test_a_table_is_opened_with_a_deck(run: Run) -> None:
    MINE.write_text(BETTER, "utf-8")
    options = ("--option", "deck=@mine.toml", "--players", "3", "--matches", "1")
    result = run("simulate", "prince", "--bots", "random", "--json", *options)
    assert result.code == 0
    assert json.loads(result.out)["options"]["deck"] == own_deck.accept(BETTER)
    told = run("simulate", "prince", "--bots", "random", *options).out
    assert "3 players, deck of your own\n" in told
    assert run("check", "prince", *options).code == 0


def test_the_options_of_the_titles_say_where_a_file_will_do(run: Run) -> None:
    assert "@FILE" in run("games").out
    (prince,) = [
        title
        for title in json.loads(run("games", "--json").out)["games"]
        if title["game"] == "prince"
    ]
    assert [option["name"] for option in prince["options"] if option["file"]] == ["deck"]
