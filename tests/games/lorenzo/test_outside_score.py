"""Final scores, counted again by a script that shares no code with the engine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.kernel.chance import Dice
from signoria.testing import option_sets

SCRIPT = Path(__file__).with_name("outside_score.py")
GAME = signoria.load("lorenzo")
MATCHES = 200 if signoria.is_compiled() else 50


def final_positions(matches: int) -> list[dict[str, Any]]:
    """Recorded random matches, replayed to their ends: views, scores and winners."""
    found: list[dict[str, Any]] = []
    tables = option_sets(GAME)
    for number in range(matches):
        options = tables[number % len(tables)]
        match = GAME.new(2 + number % 3, seed=number, options=options)
        dice = Dice(number)
        while not match.over:
            seat = match.state.to_act[0]
            legal = GAME.legal(match.state, seat)
            match.play(seat, legal[int(dice.below(len(legal)))])
        state = signoria.replay(match.record()).state
        floor = match.options["floor_score_at_zero"] == "on"
        view: dict[str, Any] = {**GAME.view(state, None), "floor": floor}
        found.append({"view": view, "scores": GAME.scores(state), "winners": GAME.winners(state)})
    return found


@pytest.mark.rule("L12.10", "L12.11", "L6.8")
def test_a_script_of_its_own_counts_the_same_scores() -> None:
    played = final_positions(MATCHES)
    told = "".join(json.dumps(position["view"]) + "\n" for position in played)
    result = subprocess.run(
        [sys.executable, str(SCRIPT)], input=told, capture_output=True, text=True, check=True
    )
    opinions = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(opinions) == MATCHES
    for opinion, position in zip(opinions, played, strict=True):
        assert opinion["scores"] == position["scores"]
        assert opinion["winners"] == position["winners"]
