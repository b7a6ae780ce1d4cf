"""`signoria play`: whole matches through a pipe, commands, saving, resuming, stopping."""

from __future__ import annotations

import errno
import io
import os
import select
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import records
from tests.cli.commands import Result, Run, Start, Terminal, numbers_typed

TWO = ("--players", "2", "--bots", "random", "--seed", "3")


def typed(run: Run, monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str) -> Result:
    """Play in this process with these lines as input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return run("play", *arguments)


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_match_through_a_pipe(variant: str, start: Start, run: Run, tmp_path: Path) -> None:
    game = start("play", *TWO, "--option", f"variant={variant}", "--save", "match.json")
    out, err = game.communicate(numbers_typed(1), timeout=120)
    assert (game.returncode, err) == (0, "")
    assert "\x1b" not in out
    assert "The match is over" in out
    assert "winner" in out
    assert "Record: match.json" in out
    record = records.load(tmp_path / "match.json")
    assert record["over"]
    assert record["seats"] == [{"name": "You", "bot": None}, {"name": "Random", "bot": "random"}]
    for seat, score in enumerate(record["scores"]):
        assert f"{record['seats'][seat]['name']}  {score} VP" in out
    assert run("verify", "match.json").code == 0


@pytest.mark.parametrize("columns", [80, 100, 120, 160])
def test_the_table_fits_the_terminal(
    columns: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    arguments = ("--option", "variant=advanced", "--bots", "random", "--seed", "8")
    result = typed(run, monkeypatch, numbers_typed(2, 150), *arguments)
    assert result.code == 0
    wide = [line for line in result.out.splitlines() if len(line) > columns]
    assert [line for line in wide if "--resume" not in line and "Saved" not in line] == []
    for word in ("Wheel", "Buildings", "Court", "your board", "others"):
        assert word in result.out
    assert "…" not in result.out
    cities = [line for line in result.out.splitlines() if "P Lerici" in line]
    assert all("G Viareggio" in line and "W Livorno" in line for line in cities)


def test_blocks_and_seats_are_told_without_colour(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    result = typed(run, monkeypatch, "quit\n", *TWO)
    assert "\x1b[3" not in result.out
    for mark in ("P purple", "W white", "▲", "●"):
        assert mark in result.out


def test_it_says_which_figures_are_reconstructed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "quit\n", *TWO)
    assert "Reconstructed figures: what the upgrade tiles raise a reward to" in result.out


def test_a_match_in_the_data_folder_resumes_by_the_word_last(
    run: Run, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    first = typed(run, monkeypatch, "pass\nquit\n", *TWO)
    (saved,) = (data_folder / "matches").glob("*.json")
    assert f"signoria play --resume {saved}" in first.out
    before = len(records.load(saved)["actions"])
    second = typed(run, monkeypatch, "pass\n", "--resume", "last")
    assert second.code == 0
    assert len(records.load(saved)["actions"]) > before


def test_nothing_is_lost_by_a_kill(start: Start, run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "killed.json"
    game = start("play", *TWO, "--save", str(saved))
    assert game.stdin is not None
    game.stdin.write("pass\npass\npass\n")
    game.stdin.flush()
    deadline = time.monotonic() + 60
    passes = 0
    while passes < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
        if saved.exists():
            passes = records.load(saved)["actions"].count([0, 0])
    os.kill(game.pid, signal.SIGKILL)
    game.communicate()
    killed = records.load(saved)
    assert passes == 3
    again = start("play", "--resume", str(saved))
    _, err = again.communicate(numbers_typed(5), timeout=120)
    assert (again.returncode, err) == (0, "")
    resumed = records.load(saved)
    assert resumed["over"]
    assert resumed["actions"][: len(killed["actions"])] == killed["actions"]
    assert run("verify", str(saved)).code == 0


def test_ctrl_c_says_how_to_go_on(start: Start, tmp_path: Path) -> None:
    saved = tmp_path / "stopped.json"
    game = start("play", *TWO, "--save", str(saved))
    deadline = time.monotonic() + 60
    while not saved.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.5)
    os.killpg(game.pid, signal.SIGINT)
    out, err = game.communicate(timeout=60)
    assert game.returncode == 130
    assert "Traceback" not in err
    assert f"signoria play --resume {saved}" in out


@pytest.mark.parametrize("colour", [True, False], ids=["colour", "NO_COLOR"])
def test_at_a_terminal(colour: bool, terminal: Terminal) -> None:
    """The screen is cleared for every question, colours obey NO_COLOR, Ctrl-D is a quit."""
    game, master = terminal("play", *TWO, **({} if colour else {"NO_COLOR": "1"}))
    screen = read_until(master, "You> ")
    os.write(master, b"pass\r")
    screen += read_until(master, "You> ")
    os.write(master, b"\x04")
    screen += read_until(master, "play --resume")
    assert game.wait(60) == 0
    assert "\x1b[2J" in screen
    assert ("\x1b[1;33m" in screen) == colour


def read_until(master: int, wanted: str) -> str:
    """What a terminal shows up to some text."""
    seen = b""
    while wanted.encode() not in seen:
        ready, _, _ = select.select([master], [], [], 60)
        assert ready, f"no {wanted!r} in {seen.decode(errors='replace')}"
        seen += os.read(master, 65536)
    return seen.decode(errors="replace")


def test_a_disk_that_fills_up_keeps_the_last_whole_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save = records.save
    left = 3

    def until_full(path: Path, record: dict[str, Any]) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        save(path, record)

    monkeypatch.setattr(records, "save", until_full)
    result = typed(run, monkeypatch, "pass\n" * 9, *TWO, "--save", "full.json")
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert "No space left" in result.err
    monkeypatch.setattr(records, "save", save)
    assert len(signoria.replay(records.load(tmp_path / "full.json")).log) > 0


# -- commands inside a match -----------------------------------------------------------------------


def test_why_tells_reason_numbers_and_rule(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "why monument palazzo livorno\nwhy mon pal liv\nwhy pass\nwhy\nwhy build\nquit\n"
    result = typed(run, monkeypatch, lines, *TWO)
    refusal = "too few blocks: you need 8, and can pay 0 there (rule C5.4)"
    assert " ".join(result.out.split()).count(refusal) == 2
    assert "C5.4 The program offers such exchanges" in result.out
    assert "Pass: this is allowed (+2 coins)" in result.out
    assert "why what?" in result.out
    assert "fits several actions" in result.out


def test_rules_by_number_chapter_and_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "rules c4.7\nrules C8\nrules\nrules zebra\nquit\n", *TWO)
    assert "C4.7 It can happen that you turn" in result.out
    assert "C8.1" in result.out
    assert "C17 Examples" in result.out
    assert "no rule and no word 'zebra'" in result.out
    assert "**" not in result.out


def test_a_decision_by_text_or_by_a_unique_part(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "PASS\npas\nb\nbuild porta-9\nxyzzy\n99\nquit\n", *TWO)
    assert result.out.count("You passed and took 2 coins") == 0
    record = _only_record()
    assert record["actions"].count([0, 0]) == 2
    for answer in ("fits several choices", "no choice and no command", "no choice 99"):
        assert answer in result.out


def test_what_is_typed_but_not_allowed_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "end-turn\nbuy vi\nplace luc\nquit\n", *TWO)
    assert "not now: this is not what is asked now" in result.out
    assert "not now: no block lies in that section" in result.out


def test_undo_and_restart_take_steps_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # Seed 3: section I holds six colours, so a purchase is several decisions.
    lines = (
        "buy i\ntake purple 1\nundo\nundo\nbuy i\ntake purple 1\ntake blue 1\nrestart\nundo\nquit\n"
    )
    result = typed(run, monkeypatch, lines, *TWO)
    assert "nothing can be taken back" in result.out
    assert all(seat < 0 or seat == 1 for seat, _ in _only_record()["actions"])
    assert "You bought 1 purple, 1 blue from section I for 3 coins" in result.out


def test_confirm_waits_before_the_others_move(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "pass\nundo\npass\n\nquit\n", *TWO, "--confirm")
    assert result.out.count("Enter ends your turn") == 2
    assert _only_record()["actions"].count([0, 0]) == 1


def test_score_log_facts_help(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = typed(run, monkeypatch, "pass\nscore\nlog\nfacts\nhelp\nboard\nquit\n", *TWO)
    for answer in ("points from", "You passed and took 2 coins.", "why ACTION   why something"):
        assert answer in result.out
    assert result.out.count("Reconstructed figures") == 2


def test_people_at_one_keyboard_take_turns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("--hotseat", "3", "--name", "Anna", "--name", "Bruno", "--seed", "2")
    result = typed(run, monkeypatch, "pass\npass\npass\nquit\n", *names)
    record = _only_record()
    assert record["seats"] == [
        {"name": name, "bot": None} for name in ("Anna", "Bruno", "Player 3")
    ]
    assert {seat for seat, _ in record["actions"]} == {-1, 0, 1, 2}
    for name in [seat["name"] for seat in record["seats"]]:
        assert f"{name}: Your turn" in result.out


def test_the_chosen_seat_is_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(run, monkeypatch, "quit\n", "--seat", "3", "--bots", "random,greedy")
    assert _only_record()["seats"] == [
        {"name": "Random", "bot": "random"},
        {"name": "Greedy", "bot": "greedy"},
        {"name": "You", "bot": None},
        {"name": "Greedy 2", "bot": "greedy"},
    ]


def _only_record() -> dict[str, Any]:
    (saved,) = (Path(os.environ["SIGNORIA_DATA"]) / "matches").glob("*.json")
    return records.load(saved)


def test_it_loads_what_the_library_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = signoria.load("carrara").new(2, 5, seats=("Anna", "random"), bots=(None, "random"))
    records.save(tmp_path / "m.json", match.record(secret=True))
    result = typed(run, monkeypatch, "quit\n", "--resume", "m.json")
    assert "Anna against random" in result.out
