"""C1: who plays, what a turn is, which marble suits which city."""

from __future__ import annotations

import pytest

from signoria import BadOption
from signoria.games.carrara.rules.actions import PLACE
from tests.games.carrara.positions import (
    CITIES,
    COLOURS,
    GAME,
    Seat,
    asked,
    fresh,
    given,
    legal,
    legal_with,
    play,
    refused,
    wander,
)


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_and_four_can_play_to_a_winner_with_most_points(players: int) -> None:
    t = fresh(players, seed=3)
    for _ in wander(t, seed=players):
        pass
    scores = GAME.scores(t)
    assert len(scores) == players
    assert GAME.winners(t)
    assert {scores[seat] for seat in GAME.winners(t)} == {max(scores)}


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.new(players, seed=1)


@pytest.mark.rule("C1.2")
def test_the_basic_game_is_played_unless_the_advanced_one_is_chosen() -> None:
    assert fresh(2).options["variant"] == "basic"
    assert fresh(2, variant="advanced").options["variant"] == "advanced"


@pytest.mark.rule("C1.2")
def test_the_basic_game_has_nothing_that_only_the_advanced_game_adds() -> None:
    advanced_verbs = {
        "turn-inner",
        "choose-decoration",
        "choose-statue",
        "choose-nothing",
        "put",
        "store",
        "forgo",
        "discard",
        "move",
        "buy-decoration",
        "buy-statue",
        "end-turn",
        "draw-angle",
    }
    for seed in range(5):
        used = {text.split()[0] for text in wander(fresh(3, seed), seed)}
        assert not used & advanced_verbs


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("place", PLACE.words[14:])
def test_places_of_the_advanced_game_are_refused_in_the_basic_one(place: str) -> None:
    t = given(seats=[Seat(coins=60, buildings=["porta-5@massa"])])
    play(t, "score vp")
    assert refused(t, f"place {place}").code == "advanced_only"


@pytest.mark.rule("C1.3", "C3.2")
def test_turns_go_round_clockwise_one_action_each() -> None:
    t = given(players=4, turn=2)
    order = []
    for _ in range(6):
        order.append(asked(t))
        play(t, "pass")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("C1.3", "C3.2")
@pytest.mark.parametrize(
    "action",
    [
        pytest.param(["buy I"], id="buy"),
        pytest.param(["build porta-1 lerici"], id="build"),
        pytest.param(["score vp", "place urban"], id="score"),
        pytest.param(["pass"], id="pass"),
    ],
)
def test_after_one_action_of_any_sort_the_turn_is_over(action: list[str]) -> None:
    t = given(
        seats=[Seat(blocks={"purple": 1}, buildings=["porta-2@lerici"])],
        wheel={"I": {"purple": 1}},
        display=["porta-1"],
        supply=0,
    )
    play(t, *action)
    assert asked(t) == 1


RANKS = {"purple": 1, "blue": 2, "green": 3, "red": 4, "yellow": 5, "white": 6}
CITY_OF = {
    "purple": "lerici",
    "blue": "massa",
    "green": "viareggio",
    "red": "lucca",
    "yellow": "pisa",
    "white": "livorno",
}
TAKES = {
    "lerici": {"purple", "blue", "green", "red", "yellow", "white"},
    "massa": {"blue", "green", "red", "yellow", "white"},
    "viareggio": {"green", "red", "yellow", "white"},
    "lucca": {"red", "yellow", "white"},
    "pisa": {"yellow", "white"},
    "livorno": {"white"},
}


@pytest.mark.rule("C1.4")
def test_the_colours_rank_from_purple_to_white() -> None:
    assert list(COLOURS) == list(RANKS)
    prices = GAME.view(fresh(2), 0)["wheel"][0]["prices"]
    assert prices == RANKS


@pytest.mark.rule("C1.4")
@pytest.mark.parametrize(("colour", "city"), CITY_OF.items())
def test_each_colour_has_a_city_the_dearest_that_takes_it(colour: str, city: str) -> None:
    t = given(seats=[Seat(blocks={colour: 1})], display=["villa-1"])
    sites = {text.split()[1] for text in legal_with(t, "build") if text.startswith("villa-1")}
    assert max(sites, key=CITIES.index) == city


@pytest.mark.rule("C1.5")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("city", CITIES)
def test_a_city_takes_its_own_colour_and_every_nobler_one(city: str, colour: str) -> None:
    t = given(seats=[Seat(blocks={colour: 1})], display=["villa-1"])
    assert (f"build villa-1 {city}" in legal(t)) == (colour in TAKES[city])


@pytest.mark.rule("C1.5")
def test_a_block_of_a_colour_below_the_city_does_not_pay_there() -> None:
    t = given(seats=[Seat(blocks={"yellow": 1})], display=["villa-1"])
    reason = refused(t, "build villa-1 livorno")
    assert reason.code == "too_few_blocks"
    assert reason.numbers == {"need": 1, "have": 0}
