"""Bots: they answer legally, see only what their seat may know, and greedy knows Carrara."""

from __future__ import annotations

import pytest

import signoria
from signoria import bots
from signoria.ai.arena.arena import arena
from signoria.games.carrara.bots import evaluation
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.playout import playout
from signoria.kernel.state import State
from tests.games.carrara.positions import Seat, given, play
from tests.plugin.signoria_morra.game import Morra

GAME = signoria.load("carrara")


SEATS = 3 if signoria.is_compiled() else 2
"""Players of whole matches; the plain sources are slow."""
QUICK = ["random", "greedy", "sharp", "novizio", "cittadino", "mercante", "condottiero"]
"""The bots that do not search; tests/ai/test_search.py is about searches."""


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_bot_plays_a_whole_match_legally_and_repeatably(name: str, variant: str) -> None:
    if name in ("sharp", "condottiero") and variant == "advanced" and not signoria.is_compiled():
        pytest.skip("like greedy, by other beliefs: too slow to play twice on plain sources")

    def log() -> list[tuple[int, int]]:
        match = GAME.new(SEATS, 5, {"variant": variant})
        players = [bots.make(name, seat) for seat in range(SEATS)]
        while not match.over:
            seat = match.state.to_act[0]
            match.play(seat, bots.decide(players[seat], GAME, match.state, seat, seed=1))
        return match.log

    assert log() == log()


class Peeping:
    """A bot that spoils the State it is shown and keeps the views of it."""

    name = "peeping"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        self.shown.append(state.clone())
        legal = game.legal(state, seat)
        playout(game, state, Dice(1))
        return legal[0]


def test_a_bot_gets_a_world_of_its_own() -> None:
    game = Morra()
    match = Match(game, 3, 4)
    peeping = Peeping()
    hands = set()
    for seed in range(20):
        before = match.state.digest()
        bots.decide(peeping, game, match.state, 0, seed)
        assert match.state.digest() == before
        shown = peeping.shown[-1]
        assert game.view(shown, 0) == game.view(match.state, 0)
        hands.add(str(shown.dump()["where"]))
    assert len(hands) > 10, "the secrets of the others are redrawn each time"


def test_an_unknown_bot_or_game_says_what_to_do() -> None:
    with pytest.raises(signoria.BadOption, match="did you mean 'greedy'"):
        bots.make("gredy")
    with pytest.raises(signoria.BadOption, match="bots are: random, greedy"):
        bots.make("zeus")
    with pytest.raises(signoria.BadOption, match="'random' has no levels"):
        bots.make("random", level=3)
    with pytest.raises(signoria.BadOption, match=r"levels are 1 \(novizio\) to 5"):
        bots.make("ismcts", level=6)
    match = Match(Morra(), 2, 1)
    with pytest.raises(signoria.BadOption, match="let 'random' play it"):
        bots.make("greedy").choose(match.game, match.state, 0)


# -- what greedy knows about Carrara -----------------------------------------------------------


def choice(t: State, seat: int = 0) -> str:
    return GAME.actions.text(evaluation.best_action(GAME, t, seat, Dice(1)))


def test_greedy_prefers_the_richer_place() -> None:
    t = given(
        variant="basic",
        seats=[Seat(buildings=["palazzo-5@livorno", "villa-5@livorno", "porta-1@lerici"]), Seat()],
    )
    play(t, "score vp")
    assert choice(t) == "place livorno"


def test_greedy_takes_what_is_free() -> None:
    t = given(variant="basic", wheel={"VI": {"yellow": 2}}, seats=[Seat(coins=9), Seat()])
    play(t, "buy VI")
    assert choice(t) == "take yellow 2"


def test_greedy_pays_with_the_cheaper_marble() -> None:
    t = given(
        variant="basic",
        seats=[Seat(blocks={"purple": 3, "white": 3}), Seat()],
        display=["palazzo-2"],
    )
    play(t, "build palazzo-2 lerici")
    assert choice(t) == "pay purple 2"


def test_greedy_upgrades_the_city_it_has_built_in() -> None:
    t = given(
        variant="basic",
        seats=[Seat(blocks={"white": 3}, buildings=["porta-5@pisa", "villa-4@pisa"]), Seat()],
    )
    play(t, "replace porta-5")
    assert choice(t) == "upgrade pisa"


def test_more_of_anything_is_never_worth_less() -> None:
    poor = given(variant="basic", seats=[Seat(coins=3), Seat()])
    for richer in (
        Seat(coins=9),
        Seat(coins=3, blocks={"white": 1}),
        Seat(coins=3, buildings=["palazzo-3a@lucca"]),
        Seat(coins=3, upgrades=["pisa"], buildings=["palazzo-3a@pisa"]),
    ):
        rich = given(variant="basic", seats=[richer, Seat()], players=3 if richer.buildings else 2)
        base = given(variant="basic", seats=[Seat(coins=3), Seat()], players=len(rich.players))
        assert evaluation.evaluate(rich, 0) > evaluation.evaluate(base, 0)
    assert evaluation.evaluate(poor, 0) > 0


@pytest.mark.thorough
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_greedy_beats_three_randoms(variant: str) -> None:
    """At least 95 % of 200 matches; the interpreted build plays fewer of them."""
    matches = 200 if signoria.is_compiled() else 4
    result = arena(
        "carrara",
        ["greedy", "random", "random", "random"],
        matches,
        1,
        {"variant": variant},
        processes=1,
    )
    assert result.bots[0].bot == "greedy"
    assert result.bots[0].share >= 0.95
