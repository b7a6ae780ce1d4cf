"""Proof by play: the ten promises, golden matches, counts, and both builds alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import signoria
from signoria import records
from signoria.testing import check_game, option_sets, perft
from signoria.testing.builds import fingerprints, interpreted_fingerprints
from signoria.testing.golden import wanted

HERE = Path(__file__).parent
GAME = signoria.load("prince")
GOLDEN = sorted((HERE / "golden").glob("*.json"))
COUNTS = GAME.player_counts
TABLES = [
    (COUNTS[number % len(COUNTS)], options)
    for number, options in enumerate(option_sets(GAME))
    if signoria.is_compiled() or len(options) == 1
]
"""Every option set with one of the player counts; on the slow plain sources only the variants."""


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("trade", GAME.options[0].choices)
def test_the_ten_promises_hold_for_every_player_count(players: int, trade: str) -> None:
    assert check_game("prince", players, {"trade": trade}, thorough=64).ending


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_ten_promises_hold_for_every_option(players: int, options: dict[str, str]) -> None:
    assert check_game("prince", players, options, seed=1, thorough=64).ending


@pytest.mark.skipif(not signoria.is_compiled(), reason="too slow on the plain sources")
@settings(max_examples=25, deadline=None, phases=[Phase.reuse, Phase.generate])
@given(
    st.sampled_from(COUNTS),
    st.fixed_dictionaries({o.name: st.sampled_from(o.choices) for o in GAME.options}),
    st.integers(0, 2**64),
)
def test_the_ten_promises_hold_for_any_mixture_of_options(
    players: int, options: dict[str, str], seed: int
) -> None:
    assert check_game("prince", players, options, seed, thorough=64).ending


def test_there_is_a_golden_match_for_every_player_count_with_and_without_trade() -> None:
    assert {path.name for path in GOLDEN} == {name for name, *_ in wanted(GAME)}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_matches_replay_to_the_same_end(path: Path) -> None:
    record = records.load(path)
    match = signoria.replay(record)
    trade, players, ending = path.stem.split("-")
    assert (match.options["trade"], match.players) == (trade, int(players))
    assert GAME.ending(match.state) == ending
    assert records.to_bytes(match.record()) == path.read_bytes()
    own = signoria.Match(GAME, match.players, int(record["seed"]), match.options)
    assert own.log == match.log[: len(own.log)]


PERFT: list[dict[str, Any]] = json.loads((HERE / "perft.json").read_text("utf-8"))


@pytest.mark.parametrize("row", PERFT, ids=lambda row: str(row["counts"]))
def test_positions_lead_to_as_many_runs_of_decisions_as_before(row: dict[str, Any]) -> None:
    s = GAME.restore(row["position"])
    depths = range(1, len(row["counts"]) + 1)
    assert [perft(GAME, s, depth) for depth in depths] == row["counts"]


@pytest.mark.skipif(not signoria.is_compiled(), reason="compares the compiled build with the other")
def test_both_builds_play_a_thousand_matches_alike() -> None:
    assert fingerprints("prince", 1000) == interpreted_fingerprints("prince", 1000)
