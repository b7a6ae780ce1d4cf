"""Tuning: weights go where matches are won, and nothing is lost between two runs."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import signoria
from signoria.ai.bots import sharp
from signoria.games import find
from signoria.lab import evaluation_weights
from tools import sharpen
from tools.sharpen import Job, Played, Tuning


def foretold(job: Job) -> Played:
    """No match is played: whoever believes more in votes and less in thrift has the larger lead."""
    lead = 20.0 * (job.values["vote"] - job.values["thrift"])
    return Played(0.5, lead, lead)


def test_weights_step_towards_the_side_that_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharpen, "play", foretold)
    start = sharpen.values_of(evaluation_weights.expertise_of("prince").usual_weights())
    tuned = [
        name
        for name in evaluation_weights.names(
            evaluation_weights.expertise_of("prince").usual_weights()
        )
        if name != "bid"
    ]
    tuning = Tuning("prince", [4], dict(start), tuned, step=0.15, stride=0.2, seed=3)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(4):
            tuning.round(60, pool)
    found = tuning.values
    assert found["vote"] > 1.2 * start["vote"]
    assert found["thrift"] < 0.9 * start["thrift"]
    assert found["bid"] == start["bid"]
    assert found["schemes"] is start["schemes"]
    assert 0.8 * start["doctor"] < found["doctor"] < 1.25 * start["doctor"]


def test_nothing_begins_at_zero_where_no_factor_would_move_it() -> None:
    for title in signoria.games():
        values = sharpen.beginning(title)
        usual = sharpen.values_of(evaluation_weights.expertise_of(title).usual_weights())
        assert all(values.values())
        assert all(values[name] == usual[name] for name in usual if usual[name])


def test_shares_stay_shares() -> None:
    start = {"power": 0.6, "rivals": 14.0}
    found = sharpen.moved(start, start, {"power": 3.0, "rivals": 3.0})
    assert found["power"] == sharpen.CERTAIN
    assert found["rivals"] > 200.0


def test_a_weight_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sharpen.main(["prince", "--except", "vote,luck"])
    assert "--except luck: no weight of prince; they are answers" in capsys.readouterr().err


def test_a_run_writes_weights_and_the_next_one_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "prince.toml"
    run = ["prince", "--rounds", "1", "--pairs", "2", "--matches", "4", "--processes", "1"]
    sharpen.main([*run, "--out", str(place)])
    first = tomllib.loads(place.read_text())
    assert set(first) == {
        *evaluation_weights.names(evaluation_weights.expertise_of("prince").usual_weights()),
        "schemes",
    }
    assert first["schemes"] is True
    assert "4 players:" in capsys.readouterr().out
    rest = ",".join(name for name in first if name not in ("vote", "schemes"))
    sharpen.main([*run, "--out", str(place), "--except", rest])
    second = tomllib.loads(place.read_text())
    assert {name for name in first if first[name] != second[name]} == {"vote"}


def section(heading: str) -> str:
    """The lines of a section of The Prince's weights.toml."""
    text = find("prince").file("bots", sharp.FILE).read_text("utf-8")
    return text.partition(f"[{heading}]\n")[2].partition("\n[")[0]


NOTHING = ["--rounds", "0", "--matches", "1", "--processes", "1"]
"""No round: the weights stay as they are, and are judged."""


@pytest.mark.parametrize(("players", "heading"), [(4, sharp.TUNED), (5, sharp.OF_FIVE)])
def test_tuning_may_begin_with_the_sharp_weights(
    players: int, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sharpen.main(["prince", "--from", "sharp", "--players", str(players), *NOTHING])
    found = capsys.readouterr().out
    assert tomllib.loads(found.partition("\n")[2]) == tomllib.loads(section(heading))


@pytest.mark.parametrize("is_schemer", [True, False])
def test_a_section_of_the_sharp_weights_may_be_gone_on_from(
    is_schemer: bool, tmp_path: Path
) -> None:
    """All of it counts in the matches, scheming too."""
    place = tmp_path / "prince.toml"
    place.write_text(
        section(sharp.TUNED).replace("schemes = true", f"schemes = {is_schemer}".lower())
    )
    values = sharpen.written(place, "prince")
    assert sharpen.as_toml(values).splitlines() == sorted(place.read_text().splitlines())
    weights = sharpen.weights_with("prince", values)
    assert sharpen.values_of(weights) == values
    assert values["schemes"] is is_schemer


@pytest.mark.parametrize(
    ("line", "other", "said"),
    [
        (
            "vote = 0.122",
            "luck = 0.122",
            "luck is no weight of prince, vote is missing; such a file",
        ),
        ("vote = 0.122", 'vote = "much"', "vote is no number"),
        ("vote = 0.122", "vote = true", "vote is no number"),
        ("schemes = true", "schemes = 1", "schemes is neither true nor false"),
        ("schemes = true", "[prince]", "prince is no weight of prince, "),
        ("vote = 0.122", "vote", "Expected '=' after a key"),
    ],
)
def test_a_file_that_does_not_hold_the_weights_is_refused(
    line: str, other: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "prince.toml"
    place.write_text(section(sharp.TUNED).replace(line, other))
    with pytest.raises(SystemExit):
        sharpen.main(["prince", "--out", str(place), *NOTHING])
    assert f"cannot go on from {place}: {said}" in capsys.readouterr().err
