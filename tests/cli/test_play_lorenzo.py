"""`signoria play lorenzo`: the drawn table, spaces that can be typed, and nobody else's leaders."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria import records
from signoria.cli import boards
from signoria.games.lorenzo.rules import content
from signoria.kernel.chance import Dice
from signoria.kernel.match import Match
from signoria.texts.titles import words_of
from tests.cli.commands import Run, numbers_typed

GAME = signoria.load("lorenzo")
WORDS = words_of(GAME)
SEATS = ("Anna", "Bruno", "Carla", "Dino")


def played(players: int, seed: int, entries: int, variant: str = "advanced") -> Match:
    """A match that random players have brought so far."""
    match = GAME.new(players, seed, {"variant": variant}, SEATS[:players])
    dice = Dice(seed)
    while not match.over and len(match.log) < entries:
        seat = match.state.to_act[0]
        legal = GAME.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
    return match


def drawn(match: Match, seat: int | None, columns: int = 200) -> str:
    out = io.StringIO()
    board = boards.draw(GAME.view(match.state, seat), match.seats, WORDS, columns)
    Console(file=out, width=columns).print(board)
    return out.getvalue()


def test_a_whole_match_through_a_pipe(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(numbers_typed(1, 9000, most=5)))
    arguments = ("--players", "3", "--seed", "4", "--save", "match.json")
    result = run("play", "lorenzo", "--bots", "random", *arguments)
    assert (result.code, result.err) == (0, "")
    assert "How it ended: six rounds were played." in result.out
    assert records.load(tmp_path / "match.json")["over"]


@pytest.mark.parametrize("columns", [80, 100, 120, 160])
def test_the_table_fits_the_terminal(columns: int) -> None:
    tables = ""
    for entries in range(0, 400, 30):
        match = played(4, 8, entries)
        for seat in (None, *match.state.to_act[:1]):
            tables += drawn(match, seat, columns)
    assert [line for line in tables.splitlines() if len(line) > columns] == []
    assert "…" not in tables
    for word in ("Bonus tiles", "To choose from", "Vatican reports", "others", "players", "Dice"):
        assert word in tables


def test_every_open_space_stands_under_its_name() -> None:
    table = drawn(played(2, 3, 0, "basic"), 0)
    for space in content.SPACES:
        closed = space in ("market-3", "market-4", "harvest-large", "production-large")
        assert (space in table) == (not closed)


def test_cards_in_the_towers_tell_what_they_do() -> None:
    match = played(3, 5, 0, "basic")
    table = " ".join(drawn(match, 0).split())
    for space, shown in GAME.view(match.state, 0)["spaces"].items():
        if shown.get("card"):
            assert WORDS.word("building", shown["card"]) in table, space
    assert "At once:" in table
    assert "Harvest" in table


def test_leaders_in_hand_are_shown_to_their_owner_only() -> None:
    match = played(2, 6, 0)
    while GAME.view(match.state, None)["round"] == 0:
        seat = match.state.to_act[0]
        match.play(seat, GAME.legal(match.state, seat)[0])
    hands = [GAME.view(match.state, seat)["players"][seat]["hand"] for seat in range(2)]
    assert all(len(hand) == content.LEADERS_DEALT for hand in hands)
    for watcher in (0, 1, None):
        table = drawn(match, watcher)
        for seat, hand in enumerate(hands):
            for leader in hand:
                assert (WORDS.word("leader", leader) in table) == (watcher == seat)


def test_the_excommunicated_are_told_what_they_suffer() -> None:
    for entries in range(100, 1000, 40):
        match = played(3, 5, entries, "basic")
        burden = GAME.view(match.state, 0)["players"][0]["burden"]
        if burden:
            assert "Excommunicated" in drawn(match, 0)
            return
    raise AssertionError("nobody was excommunicated")
