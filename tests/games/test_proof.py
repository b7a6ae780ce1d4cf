"""Proof by play for every title: golden matches, counts, and both builds alike.

The ten promises are checked beside each title, in its own `test_promises.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import records
from signoria.testing import perft
from signoria.testing.builds import fingerprints, interpreted_fingerprints
from signoria.testing.golden import wanted

HERE = Path(__file__).parent
TITLES = signoria.games()
GOLDEN = sorted(HERE.glob("*/golden/*.json"))
PERFT: list[dict[str, Any]] = [
    row for path in sorted(HERE.glob("*/perft.json")) for row in json.loads(path.read_text("utf-8"))
]


@pytest.mark.parametrize("title", TITLES)
def test_there_is_a_golden_match_for_every_variant_player_count_and_way_to_end(title: str) -> None:
    found = {path.name for path in GOLDEN if path.parts[-3] == title}
    assert found == {name for name, *_ in wanted(signoria.load(title))}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_matches_replay_to_the_same_end(path: Path) -> None:
    record = records.load(path)
    match = signoria.replay(record)
    game = match.game
    variant, players, ending = path.stem.rsplit("-", 2)
    assert game.name == path.parts[-3]
    choices = [match.options[option.name] for option in game.options[: game.variants]]
    assert ("-".join(choices), match.players) == (variant, int(players))
    assert game.ending(match.state) == ending
    assert records.to_bytes(match.record()) == path.read_bytes()
    own = signoria.Match(game, match.players, int(record["seed"]), match.options)
    assert own.log == match.log[: len(own.log)]


def test_every_title_has_counted_positions() -> None:
    assert {row["position"]["game"] for row in PERFT} == set(TITLES)


@pytest.mark.parametrize("row", PERFT, ids=lambda row: f"{row['position']['game']}-{row['counts']}")
def test_positions_lead_to_as_many_runs_of_decisions_as_before(row: dict[str, Any]) -> None:
    game = signoria.load(row["position"]["game"])
    s = game.restore(row["position"])
    depths = range(1, len(row["counts"]) + 1)
    assert [perft(game, s, depth) for depth in depths] == row["counts"]


@pytest.mark.skipif(not signoria.is_compiled(), reason="compares the compiled build with the other")
@pytest.mark.parametrize("title", TITLES)
def test_both_builds_play_alike(title: str) -> None:
    """A hundred matches; `make alike` compares a thousand of each title."""
    assert fingerprints(title, 100) == interpreted_fingerprints(title, 100)
