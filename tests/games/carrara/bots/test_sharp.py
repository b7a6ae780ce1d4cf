"""What sharp players see in Carrara that greedy ones do not: what an upgrade tile will bring."""

from __future__ import annotations

import pytest

from signoria.games.carrara.bots import evaluation
from signoria.games.carrara.rules.table import Table
from signoria.kernel.chance import Dice
from tests.games.carrara.positions import GAME, Seat, given, play

EAGER = evaluation.Weights()
EAGER.doubled = 40.0
LONG = evaluation.FAR_AHEAD


def choice(t: Table, weights: evaluation.Weights) -> str:
    return GAME.actions.text(evaluation.best_action(GAME, t, t.to_act[0], Dice(1), weights))


def test_takes_the_tile_for_what_will_be_built() -> None:
    """Massa will pay 2 instead of 1, and blue marble is cheap; greedy players look at what stands."""
    t = given(players=4, seats=[Seat(blocks={"red": 3}, buildings=["villa-5@lucca"])])
    play(t, "replace villa-5")
    assert choice(t, EAGER) == "upgrade massa"
    assert choice(t, evaluation.STANDARD) == "upgrade lucca"


@pytest.mark.parametrize(
    ("upgrade", "share"),
    [("massa", 1.0), ("lucca", 1 / 2), ("livorno", 1 / 3), ("lerici", 0.0), ("pisa", 0.0)],
)
def test_a_tile_is_worth_its_share_of_the_turns_left(upgrade: str, share: float) -> None:
    t = given(seats=[Seat(upgrades=[upgrade])])
    owner, other = t.players[0], t.players[1]
    assert evaluation.upgrades_worth(owner, LONG, EAGER) == pytest.approx(40.0 * share)
    assert evaluation.upgrades_worth(owner, LONG / 4, EAGER) == pytest.approx(10.0 * share)
    assert evaluation.upgrades_worth(other, LONG, EAGER) == 0.0
    assert evaluation.upgrades_worth(owner, LONG, evaluation.STANDARD) == 0.0


def test_a_tile_that_somebody_has_is_not_hoped_for() -> None:
    everything = given()
    assert evaluation.finest_upgrade(everything, everything.players[0], LONG, EAGER) == 40.0
    owned = given(seats=[Seat(upgrades=["massa"])])
    assert evaluation.finest_upgrade(owned, owned.players[0], LONG, EAGER) == 20.0
    taken = given(seats=[Seat(), Seat(upgrades=["massa", "lucca"])])
    assert evaluation.finest_upgrade(taken, taken.players[0], LONG, EAGER) == 20.0
