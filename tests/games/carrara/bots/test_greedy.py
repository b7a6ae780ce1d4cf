"""How greedy plays Carrara: whole matches against itself, and single choices."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import signoria
from signoria.games.carrara.bots import evaluation
from signoria.games.carrara.rules.table import Table
from signoria.kernel.chance import Dice
from tests.games.carrara.positions import OWN_PLACES, Seat, given, play

GAME = signoria.load("carrara")
MATCHES = 20 if signoria.is_compiled() else 1


@dataclass
class Story:
    """A match between greedy bots, in numbers."""

    ending: str
    turns_each: float
    passes: int
    turns: int
    winning_score: int


def match_between_greedies(variant: str, players: int, seed: int) -> Story:
    match = GAME.new(players, seed, {"variant": variant})
    dice = [Dice(seat) for seat in range(players)]
    passes = 0
    while not match.over:
        seat = match.state.to_act[0]
        action = evaluation.best_action(GAME, match.state, seat, dice[seat])
        passes += action == GAME.actions.parse("pass")
        match.play(seat, action)
    t = match.state
    assert isinstance(t, Table)
    turns = int(t.turns)
    return Story(GAME.ending(t), turns / players, passes, turns, max(GAME.scores(t)))


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("variant", "decent_score"), [("basic", 90), ("advanced", 140)])
def test_greedies_among_themselves_play_a_sensible_match(
    variant: str, decent_score: int, players: int
) -> None:
    stories = [match_between_greedies(variant, players, seed) for seed in range(MATCHES)]
    assert "stall" not in {story.ending for story in stories}
    assert max(story.turns_each for story in stories) < 60
    assert sum(story.turns_each for story in stories) / MATCHES < 45
    assert sum(story.passes for story in stories) < 0.2 * sum(story.turns for story in stories)
    assert sum(story.winning_score for story in stories) / MATCHES > decent_score


# -- single choices --------------------------------------------------------------------------------


def choice(t: Table, weights: evaluation.Weights = evaluation.STANDARD) -> str:
    return GAME.actions.text(evaluation.best_action(GAME, t, t.to_act[0], Dice(1), weights))


def in_the_last_turn(t: Table, by: int) -> Table:
    """The same position after seat `by` has set off the end."""
    t.trigger = by
    t.end = 2
    return t


def test_ends_the_match_with_the_last_pillar_when_ahead() -> None:
    t = given(
        supply=0,
        display=["porta-4"],
        seats=[
            Seat(
                coins=4,
                blocks={"purple": 2},
                buildings=["palazzo-2@massa"],
                scored=["lerici", "massa", "villa", "porta", "urban"],
                points={"cities": 70},
            ),
            Seat(scored=["lucca", "pisa"], points={"cities": 20}),
        ],
        court=[],
    )
    assert choice(t) == "score deferred"


def test_builds_rather_than_hoards_when_blocks_abound() -> None:
    t = given(
        display=["palazzo-5", "villa-4", "porta-2"],
        wheel={"IV": {"red": 1, "blue": 1}},
        seats=[Seat(coins=6, blocks={"red": 3, "yellow": 3, "green": 3, "blue": 3}), Seat()],
    )
    assert choice(t).split()[0] in ("build", "monument")


def test_buys_the_free_and_noble_marble() -> None:
    t = given(
        seats=[Seat(coins=6), Seat()],
        wheel={"I": {"purple": 2, "blue": 2}, "VI": {"yellow": 3, "red": 2}},
    )
    assert choice(t) == "buy VI"


def test_joins_a_visit_that_pays() -> None:
    t = given(
        supply=4,
        visit=(1, "vp"),
        seats=[Seat(buildings=["palazzo-5@livorno", "villa-4@livorno"]), Seat(scored=["villa"])],
    )
    assert choice(t) == "join"


def test_builds_the_dearest_it_can_pay_once_all_pillars_are_placed() -> None:
    t = given(
        display=["palazzo-5", "villa-1"],
        supply=3,
        seats=[
            Seat(coins=0, blocks={"purple": 5}, scored=OWN_PLACES[:6]),
            Seat(scored=OWN_PLACES[:2]),
        ],
        wheel={"I": {"white": 1}},
    )
    assert choice(t) == "build palazzo-5 lerici"


def test_buys_no_marble_in_the_last_turn_when_a_place_pays() -> None:
    t = given(
        supply=0,
        display=[],
        seats=[
            Seat(buildings=["palazzo-5@lucca"], scored=["villa", "porta"]),
            Seat(scored=OWN_PLACES[:6]),
        ],
        wheel={"VI": {"yellow": 4, "white": 3}},
        court=[],
    )
    in_the_last_turn(t, by=1)
    assert choice(t) == "score deferred"
    play(t, "score deferred")
    assert choice(t) == "place palazzo"


def test_marble_left_over_at_the_end_is_a_tie_break_and_no_more() -> None:
    def at_the_end(**blocks: int) -> float:
        seats = [Seat(coins=9, blocks=blocks), Seat(scored=OWN_PLACES[:6])]
        return evaluation.evaluate(in_the_last_turn(given(seats=seats, supply=0), by=1), 0)

    assert 0 < at_the_end(white=5) - at_the_end() < 1


def test_places_a_stored_ornament_in_the_last_turn() -> None:
    t = given(
        variant="advanced",
        supply=0,
        display=[],
        seats=[
            Seat(coins=0, buildings=["palazzo-5@lucca"], storage=["crown"], scored=["lucca"]),
            Seat(scored=OWN_PLACES),
        ],
        court=[],
    )
    in_the_last_turn(t, by=1)
    seen = []
    while t.stack and t.to_act == (0,):
        seen.append(choice(t))
        play(t, seen[-1])
    assert "move 1 palazzo-5" in seen


def test_completes_a_set_of_decorations() -> None:
    t = given(
        variant="advanced",
        seats=[
            Seat(
                buildings=[
                    "palazzo-5@lucca+crown",
                    "palazzo-4@lucca+crown",
                    "palazzo-2@lucca",
                    "villa-2@lucca",
                ],
            ),
            Seat(),
        ],
    )
    play(t, "score decoration")
    assert choice(t) == "choose-decoration crown"


def test_puts_a_statue_where_it_takes_the_lead() -> None:
    t = given(
        variant="advanced",
        supply=1,
        seats=[
            Seat(buildings=["palazzo-1@livorno", "villa-1@massa"], scored=["villa", "palazzo"]),
            Seat(buildings=["porta-1@massa+blue", "porta-2@massa+blue"], scored=["porta"]),
        ],
        court=[0, 2, 4, 5, 6, 7],
    )
    play(t, "score statue", "choose-statue golden")
    assert choice(t) == "put palazzo-1"


def test_its_weights_decide() -> None:
    """A player to whom nothing but coins matters passes for them."""
    miser = evaluation.Weights()
    miser.coin_first = miser.coin_more = 50.0
    t = given(seats=[Seat(coins=2, blocks={"red": 5}), Seat()], display=["palazzo-5"])
    assert choice(t) != "pass"
    assert choice(t, miser) == "pass"
