"""Measuring greedy bots: a line per table, by weights that exist."""

from __future__ import annotations

import re

import pytest

from tools import tune_greedy

ONE = ["--option", "variant=basic", "--players", "2", "--matches", "1", "--processes", "1"]


def test_changed_weights_play_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    """Who thinks nothing of what a building is scored by builds less, and wins by less."""
    for changes in ([], ["by_kind=0", "by_city=0", "by_landscape=0"]):
        tune_greedy.main(["carrara", *changes, *ONE])
    usual, changed = capsys.readouterr().out.splitlines()
    assert usual.startswith("basic, 2 players, 1 matches:")
    scores = [float(re.findall(r"winning score ([\d.]+)", line)[0]) for line in (usual, changed)]
    assert scores[0] > scores[1]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("luck=1", "no weight 'luck'; they are block, builds_per_turn"),
        ("refills=2", "no weight 'refills'"),
        ("patience", "'patience' has no number; write it as patience=0.5"),
    ],
)
def test_what_is_no_weight_is_refused(
    word: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tune_greedy.main(["carrara", word])
    assert said in capsys.readouterr().err
