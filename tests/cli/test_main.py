"""The command line as a whole: help, version, and one clear line for every mistake."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest
from typer.testing import CliRunner

import signoria
from signoria import records
from signoria.cli import app
from tests.cli.commands import Run

COMMANDS = (
    "play", "check", "fuzz", "simulate", "arena", "bench", "replay", "verify", "games",
    "deck show", "deck check",
)  # fmt: skip
WITH_SEED = ("play", "check", "fuzz", "simulate", "arena")
WITH_JSON = (
    "check", "fuzz", "simulate", "arena", "bench", "replay", "verify", "games", "deck check",
)  # fmt: skip


def test_version_says_which_build(run: Run) -> None:
    result = run("--version")
    build = "compiled" if signoria.is_compiled() else "pure Python"
    assert result == (0, f"signoria {signoria.__version__} ({build})\n", "")


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert all(command.split()[0] in result.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    result = CliRunner().invoke(app, [*command.split(), "--help"])
    assert result.exit_code == 0
    assert f"Example: signoria {command}" in result.output
    if command in WITH_SEED:
        assert all(flag in result.output for flag in ("--seed", "--players", "--option"))
    if command in WITH_JSON:
        assert "--json" in result.output


MISTAKES = {
    "unknown command": (["plya"], "play"),
    "unknown flag": (["play", "--sead", "3"], "--seed"),
    "unknown game": (["play", "carara"], "did you mean 'carrara'"),
    "unknown game, check": (["check", "chess"], "carrara"),
    "unknown game, simulate": (["simulate", "chess"], "carrara"),
    "unknown option": (["play", "--option", "varient=basic"], "did you mean 'variant'"),
    "unknown choice": (["arena", "--option", "variant=easy"], "basic, advanced"),
    "option without value": (["fuzz", "--option", "variant"], "name=value"),
    "a file for a plain option": (["check", "--option", "variant=@text.json"], "basic, advanced"),
    "a deck that is not there": (["check", "prince", "--option", "deck=@nowhere.toml"], "exists"),
    "a deck that is a folder": (["check", "prince", "--option", "deck=@folder"], "folder"),
    "a deck without @": (["check", "prince", "--option", "deck=my-deck.toml"], "deck=@FILE"),
    "no deck": (
        ["check", "prince", "--option", "deck=@text.json"],
        "signoria deck check text.json",
    ),
    "a deck in bytes": (["check", "prince", "--option", "deck=@bytes.json"], "UTF-8"),
    "missing file, deck": (["deck", "check", "nowhere.toml"], "exists"),
    "folder, deck": (["deck", "check", "folder"], "folder"),
    "too many players": (["play", "--players", "7"], "2 to 4 players"),
    "too few players": (["simulate", "--players", "1"], "2 to 4 players"),
    "players in words": (["play", "--players", "two"], "--players"),
    "unknown bot": (["arena", "--seats", "gredy"], "did you mean 'greedy'"),
    "no bot": (["simulate", "--bots", ","], "choose from"),
    "too many bots": (["arena", "--players", "2", "--seats", "random,random,random"], "2 seats"),
    "no matches": (["arena", "--matches", "0"], "--matches"),
    "no time to think": (["arena", "--budget", "0"], "more than 0"),
    "less than no time": (["arena", "--budget", "-3"], "more than 0"),
    "time in words": (["arena", "--budget", "long"], "--budget"),
    "one share": (["arena", "--until", "0.3"], "--until 0.25,0.35"),
    "shares in words": (["arena", "--until", "some,more"], "--until 0.25,0.35"),
    "shares the wrong way round": (["arena", "--until", "0.5,0.4"], "smaller one first"),
    "a share above 1": (["arena", "--until", "25,35"], "between 0 and 1"),
    "a report that is a folder": (["arena", "--report", "folder"], "report.html"),
    "a report nowhere": (["arena", "--report", "nowhere/report.html"], "no folder"),
    "a report over something else": (["arena", "--report", "text.json"], "left alone"),
    "a log that is a folder": (["arena", "--log", "folder"], "name a file"),
    "a log nowhere": (["arena", "--log", "nowhere/log.jsonl"], "exists"),
    "a log that is none": (["arena", "--log", "text.json"], "left alone"),
    "another match's log": (["arena", "--log", "other.json"], "left alone"),
    "nowhere to play": (["arena", "--on", "moon"], "--on ray"),
    "no processes": (["arena", "--processes", "0"], "--processes"),
    "negative minutes": (["fuzz", "--minutes", "-1"], "--minutes"),
    "no such seat": (["play", "--seat", "5"], "--seat 1 to 4"),
    "too many people": (["play", "--players", "2", "--hotseat", "3"], "raise --players"),
    "too many names": (["play", "--name", "Anna", "--name", "Bruno"], "--hotseat 2"),
    "a bot's name": (["play", "--name", "Greedy 2"], "name of a bot"),
    "the same name": (["play", "--hotseat", "2", "--name", "A", "--name", "A"], "different"),
    "an empty name": (["play", "--name", " "], "at least one letter"),
    "no match to resume": (["play", "--resume", "last"], "signoria play"),
    "missing file": (["play", "--resume", "nowhere.json"], "exists"),
    "missing file, replay": (["replay", "nowhere.json"], "exists"),
    "folder": (["verify", "folder"], "folder"),
    "folder to save to": (["play", "--save", "folder"], "match.json"),
    "file to save to exists": (["play", "--save", "text.json"], "--resume text.json"),
    "below a file": (["play", "--save", "text.json/match.json"], "--save FILE"),
    "malformed JSON": (["replay", "text.json"], "not a match record"),
    "bytes": (["verify", "bytes.json"], "not a match record"),
    "other JSON": (["verify", "other.json"], "not a match record"),
    "resume a finished match": (["play", "--resume", "played.json"], "signoria replay"),
    "no such step": (["replay", "played.json", "--step", "99999"], "--step 0 to"),
    "no such view": (["replay", "played.json", "--view", "3"], "--view 1 to --view 2"),
    "records into a file": (["simulate", "--save-records", "text.json"], "folder"),
    "no file named": (["verify"], "verify --help"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_answered_by_one_line(
    mistake: str, run: Run, tmp_path: Path, played: Path
) -> None:
    assert played.name == "played.json"
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.json").write_text("{not json")
    (tmp_path / "bytes.json").write_bytes(bytes(range(256)))
    (tmp_path / "other.json").write_text('{"format": 2}')
    arguments, hint = MISTAKES[mistake]
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("error: ")
    assert result.err.count("\n") == 1
    assert hint in result.err


@pytest.mark.parametrize(
    "words", ["play --bots", "simulate --bots", "arena --seats", "arena --bots"]
)
def test_the_shell_completes_the_last_of_several_bots(words: str) -> None:
    asked = f"signoria {words} greedy,ma"
    told = {"_SIGNORIA_COMPLETE": "complete_bash", "COMP_WORDS": asked, "COMP_CWORD": "3"}
    assert CliRunner().invoke(app, prog_name="signoria", env=told).stdout == "greedy,magnifico\n"


def test_a_record_without_its_seed_cannot_go_on(run: Run, tmp_path: Path) -> None:
    records.save(tmp_path / "m.json", signoria.load("carrara").new(2, 5).record())
    result = run("play", "--resume", "m.json")
    assert result.code == 2
    assert "seed" in result.err


def disk_full(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--players", "2"],
        ["simulate", "--bots", "random", "--matches", "1", "--save-records", "here"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_full_disk_is_one_line(
    arguments: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "save", disk_full)
    result = run(*arguments)
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert "No space left" in result.err
