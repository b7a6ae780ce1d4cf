"""`signoria play prince`: the drawn table, amounts typed in one go, and nothing that others hold."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria import records
from signoria.cli import boards
from signoria.cli.failures import BadInput
from signoria.cli.story import Story
from signoria.kernel.chance import Dice
from signoria.kernel.match import Match
from signoria.texts.titles import words_of
from tests.cli.commands import Result, Run, numbers_typed

GAME = signoria.load("prince")
SEATS = ("Anna", "Bruno", "Carla", "Dino", "Elsa")


def typed(run: Run, monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str) -> Result:
    """Play in this process with these lines as input, against bots that move at random."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return run("play", "prince", "--bots", "random", *arguments)


def played(players: int, seed: int, entries: int, options: dict[str, str] | None = None) -> Match:
    """A match that random players have brought so far."""
    match = GAME.new(players, seed, options, SEATS[:players])
    dice = Dice(seed)
    while not match.over and len(match.log) < entries:
        seat = match.state.to_act[0]
        legal = GAME.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
    return match


def brought_to(question: str, seats: tuple[str, ...] = SEATS) -> Match:
    """A match with trade, first Pope the first seat, that random players brought to a question."""
    match = GAME.new(len(seats), 1, {"trade": "on", "first_pope": "first-seat"}, seats)
    dice = Dice(1)
    while GAME.view(match.state, None)["question"] != question:
        seat = match.state.to_act[0]
        legal = GAME.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
    return match


def test_a_whole_match_through_a_pipe(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    arguments = ("--players", "3", "--seed", "4", "--save", "match.json")
    result = typed(run, monkeypatch, numbers_typed(1, 9000, most=5), *arguments)
    assert (result.code, result.err) == (0, "")
    assert "The match is over" in result.out
    assert "How it ended: three turns were played." in result.out
    assert records.load(tmp_path / "match.json")["over"]


@pytest.mark.parametrize("columns", [80, 100, 120, 160])
def test_the_table_fits_the_terminal(columns: int) -> None:
    drawn = ""
    for entries in range(20, 900, 40):
        match = played(5, 8, entries, {"trade": "on"})
        for seat in (None, *match.state.to_act[:1]):
            out = io.StringIO()
            view = GAME.view(match.state, seat)
            board = boards.draw(view, match.seats, words_of(GAME), columns)
            Console(file=out, width=columns).print(board)
            drawn += out.getvalue()
    assert [line for line in drawn.splitlines() if len(line) > columns] == []
    assert "…" not in drawn
    for word in ("Auction", "Seizure", "others", "houses", "Hand", "reconstructed deck"):
        assert word in drawn


def test_an_amount_is_bid_in_one_go(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = brought_to("bid", seats=("You", "Random", "Random 2"))
    match.bots = (None, "random", "random")
    records.save(tmp_path / "match.json", match.record(secret=True))
    assert match.state.to_act == (0,)
    lines = "bid 999\nbid 0\nbid 35\nquit\n"
    out = typed(run, monkeypatch, lines, "--resume", "match.json").out
    assert "you have 100 D; bid less, or pass" in out
    assert "0 is bid: bid more than 0, or pass" in out
    resumed = signoria.replay(records.load(tmp_path / "match.json"))
    done = [GAME.actions.text(action) for _, action in resumed.log[len(match.log) :][:2]]
    assert done == ["add 30", "raise 5"]


def test_amounts_are_spelled_in_the_digits_of_the_action_table() -> None:
    match = brought_to("bid")
    seat = match.state.to_act[0]
    view = GAME.view(match.state, seat)
    highest = view["asked"]["highest"]
    view["players"][seat]["ducats"] = 999
    assert boards.spelled(view, f"bid {highest + 113}") == ["add 100", "add 10", "raise 3"]
    assert boards.spelled(view, f"bid {highest + 20}") == ["raise 20"]
    assert boards.spelled(view, "give 105") == ["give-ducats 100", "give-ducats 5"]
    assert boards.spelled(view, "ask 7") == ["ask-ducats 7"]
    assert boards.spelled(view, "pass") == []
    assert boards.spelled({"game": "carrara"}, "bid 7") == []
    with pytest.raises(BadInput, match="nothing is being auctioned"):
        boards.spelled({**view, "question": "act"}, "bid 7")


@pytest.mark.parametrize("seed", range(6))
def test_the_news_tell_no_secrets(seed: int) -> None:
    match = played(5, seed, 400)
    story = Story(match, words_of(GAME))
    told = " ".join([line for turn in story.turns(0) for line in turn.lines])
    assert re.search(r"Bruno received \d cards", told)
    assert not re.search(r"Anna received \d cards", told)
    assert "received" not in " ".join(story.news(0)[-1].lines)


def test_the_news_begin_after_the_last_decision_of_an_earlier_turn() -> None:
    match = played(5, 3, 400)
    story = Story(match, words_of(GAME))
    for seat in range(5):
        news = [line for turn in story.news(seat) for line in turn.lines]
        everything = [line for turn in story.turns(seat) for line in turn.lines]
        assert everything[-1] == news[-1]
        assert len(news) < len(everything)


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("react", "Death"),
        ("commit", "Seizure"),
        ("ballot", "votes elect"),
        ("vote", "open round 1"),
        ("offer", "not answered yet"),
    ],
)
def test_what_is_going_on_is_drawn(question: str, shown: str, run: Run, tmp_path: Path) -> None:
    match = brought_to(question)
    records.save(tmp_path / "match.json", match.record(secret=True))
    for view in ((), ("--view", str(match.state.to_act[0] + 1))):
        result = run("replay", "match.json", *view)
        assert result.code == 0
        assert shown in result.out


def test_a_deck_of_ones_own_is_told_by_its_names() -> None:
    options = {"deck": '{"title":"Box","changed":{"bologna":{"name":"Imola"}},"doubtful":{}}'}
    match = GAME.new(3, 1, options)
    words = words_of(GAME, options=match.options)
    assert words.word("card", "bologna") == words.word("home", "bologna") == "Imola"
    assert words.action(GAME.actions.parse("seize-holding bologna")) == "Seize Imola with all in it"
    assert words_of(GAME).word("card", "bologna") == "Bologna"
