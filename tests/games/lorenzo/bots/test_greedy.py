"""How greedy plays Lorenzo il Magnifico: legally, honestly, sensibly, and well enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import signoria
from signoria import bots
from signoria.ai.arena.arena import arena
from signoria.games.lorenzo.bots import evaluation
from signoria.games.lorenzo.bots.outlook import STANDARD, Weights
from signoria.games.lorenzo.bots.worth import evaluate
from signoria.games.lorenzo.rules.table import Table
from signoria.kernel.chance import Dice, pick
from signoria.kernel.playout import random_move
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    answer,
    cards,
    discarded,
    fresh,
    given,
    goods,
    in_play,
    play,
    question,
)

MATCHES = 20 if signoria.is_compiled() else 1

EVERY_OPTION = {
    "variant": "advanced",
    "edition": "english-2016",
    "leader_actions_in_skipped_turn": "on",
    "bonus_tile_is_source": "off",
    "leader_gains_reduced": "on",
    "round6_refuser_scores": "off",
    "voluntary_pass": "always",
    "immediate_order": "player-choice",
    "cardless_floor": "bonus-only",
    "lorenzo_deferred_copy": "off",
    "rita_privileges": "on",
    "cap_tracks": "off",
    "vatican_simultaneous": "on",
    "hide_discarded_leaders": "on",
    "floor_score_at_zero": "on",
    "wasted_servants": "any",
}

BUT_BLACK = dict.fromkeys(("white", "orange", "neutral"), "council-palace")
"""Only the black member is still to be placed."""

ALWAYS_ASKED = {"turn", "servants", "privilege", "taking", "exchanging", "support"}
ASKED_IN_THE_ADVANCED_GAME = {"tile", "pick"}


def choice(t: Table, seat: int | None = None, weights: Weights = STANDARD) -> str:
    """What greedy answers, for the seat that is asked or for the one named."""
    answering = t.to_act[0] if seat is None else seat
    return GAME.actions.text(evaluation.best_action(GAME, t, answering, Dice(1), weights))


def follow(t: Table, until: str = "") -> list[str]:
    """Let greedy answer for the seat that is asked, up to the end of its turn; tells what it said."""
    seat = t.to_act[0]
    said: list[str] = []
    while t.to_act == (seat,) and (not said or said[-1] != until):
        said.append(choice(t))
        answer(t, seat, said[-1])
    return said


# -- it answers legally, and by nothing but what its seat can know ---------------------------------


@pytest.mark.parametrize("options", [{}, {"variant": "advanced"}, EVERY_OPTION])
@pytest.mark.parametrize("players", [2, 4] if signoria.is_compiled() else [2])
def test_plays_a_whole_match_legally_and_repeatably(players: int, options: dict[str, str]) -> None:
    def log() -> list[tuple[int, int]]:
        match = GAME.new(players, 5, options)
        greedies = [bots.make("greedy", seat) for seat in range(players)]
        while not match.over:
            seat = match.state.to_act[0]
            match.play(seat, bots.decide(greedies[seat], GAME, match.state, seat, seed=1))
        return match.log

    assert log() == log()


def mixed_positions(players: int, seed: int, options: dict[str, str]) -> Iterator[Table]:
    """The questions of a match in which everybody plays well or at random as it happens."""
    match = GAME.new(players, seed, options)
    dice = Dice(seed)
    nth = 0
    while not match.over:
        state = match.state
        assert isinstance(state, Table)
        yield state
        seat = state.to_act[int(dice.below(len(state.to_act)))]
        if pick(seed, 1, nth, 3):
            action = evaluation.best_action(GAME, state, seat, dice)
        else:
            action = int(random_move(GAME, state, seat, dice))
        match.play(seat, action)
        nth += 1


@pytest.mark.skipif(not signoria.is_compiled(), reason="too slow on the plain sources")
@pytest.mark.parametrize(("players", "options"), [(4, {"variant": "advanced"}), (3, EVERY_OPTION)])
def test_its_choice_does_not_depend_on_what_its_seat_cannot_know(
    players: int, options: dict[str, str]
) -> None:
    """In all worlds that the seat cannot tell apart it chooses the same, and never changes them."""
    questions: Counter[str] = Counter()
    for seed in range(MATCHES):
        for state in mixed_positions(players, seed, options):
            for seat in state.to_act:
                before = state.digest()
                chosen = evaluation.best_action(GAME, state, seat, Dice(1))
                assert state.digest() == before
                assert chosen in GAME.legal(state, seat)
                world = GAME.resample(state, seat, seed)
                assert evaluation.best_action(GAME, world, seat, Dice(2)) == chosen
                questions[question(state)] += 1
    everything = ALWAYS_ASKED | ASKED_IN_THE_ADVANCED_GAME
    assert set(questions) >= everything


def test_what_a_match_is_worth_when_it_is_over_is_its_score() -> None:
    match = GAME.new(3, 8, {"variant": "advanced"})
    dice = Dice(8)
    while not match.over:
        seat = match.state.to_act[0]
        match.play(seat, int(random_move(GAME, match.state, seat, dice)))
    assert isinstance(match.state, Table)
    scores = [evaluate(match.state, seat) for seat in range(3)]
    assert scores == GAME.scores(match.state)


# -- placing members -------------------------------------------------------------------------------


def test_the_weakest_member_that_will_do_goes_to_the_market() -> None:
    t = given(
        in_round=1,
        seats=[Seat(servant=3, placed={"white": "council-palace", "neutral": "council-palace"})],
        dice=(6, 4, 1),
    )
    assert choice(t).startswith("place orange ")


def test_takes_the_sixth_territory_while_there_is_time() -> None:
    five = ["woods", "village", "forest", "gravel-pit", "commercial-hub"]
    towers = {"territory-3": "farm", "character-1": "general", "building-1": "bank"}
    t = given(seats=[Seat(coin=9, wood=3, stone=3, military=18, cards=five)], towers=towers)
    assert choice(t) == "place black territory-3"
    t = given(seats=[Seat(coin=9, wood=3, stone=3, military=17, cards=five)], towers=towers)
    assert choice(t) == "place neutral building-1" or "territory" not in choice(t)


def test_harvests_with_many_territories_rather_than_taking_a_trifle() -> None:
    t = given(
        in_round=5,
        lap=4,
        seats=[
            Seat(
                servant=1,
                cards=["rock-pit", "estate", "gold-mine", "manor-house"],
                placed=dict.fromkeys(("white", "orange", "neutral"), "council-palace"),
            )
        ],
        towers={"territory-1": "trading-town"},
    )
    assert choice(t) == "place black harvest-small"


def test_a_bonus_action_is_used() -> None:
    t = given(
        seats=[Seat(coin=20, servant=2, cards=["dame"])],
        towers={"character-1": "ambassador", "character-2": "paramour"},
    )
    said = follow(t)
    assert "take character-2" in said
    assert cards(t) == {"dame", "ambassador", "paramour"}


def test_keeps_a_servant_for_the_neutral_member() -> None:
    """One servant reaches the third floor, but then the neutral member could not be placed."""
    towers = {"territory-2": "gold-mine", "territory-3": "mountain-town"}
    seat = Seat(placed={"white": "market-3", "orange": "market-4"})
    rival = Seat(placed={"white": "market-1", "orange": "market-2"})
    for servants in (1, 2):
        owned = seat.owning({"servant": servants})
        t = given([owned, rival], in_round=3, lap=3, dice=(4, 4, 3), towers=towers)
        first = follow(t)[0]
        assert first.startswith("place neutral") or goods(t)["servant"] >= 1


# -- harvest, production, privileges ---------------------------------------------------------------


def test_exchanges_whatever_brings_points_in_the_end() -> None:
    t = given(
        lap=4,
        seats=[
            Seat(
                coin=2,
                wood=3,
                servant=1,
                cards=["treasury", "painters-guild"],
                placed=dict.fromkeys(("white", "orange", "neutral"), "council-palace"),
            )
        ],
    )
    follow(t, until="end-turn")
    assert goods(t)["vp"] >= 12


def test_servants_are_spent_where_they_activate_a_good_building() -> None:
    t = given(
        lap=4,
        seats=[
            Seat(
                servant=3,
                cards=["garden", "fortress"],
                placed=dict.fromkeys(("black", "white", "neutral"), "council-palace"),
            )
        ],
    )
    assert follow(t)[:2] == ["place orange production-small", "servants 2"]


def test_takes_the_faith_that_the_report_asks_for() -> None:
    t = given(
        in_round=2,
        lap=4,
        seats=[Seat(faith=2, placed=BUT_BLACK)],
        edicts=["E1.2"],
    )
    play(t, "place black council-palace")
    assert choice(t) == "privilege faith"


# -- the church ------------------------------------------------------------------------------------


def at_the_report(in_round: int, seat: Seat, edicts: tuple[str, ...] = ()) -> Table:
    """The question of a Vatican report to seat 0, all members being placed."""
    placed = dict.fromkeys(("black", "white", "orange", "neutral"), "council-palace")
    everybody = [
        Seat(**{**vars(seat), "placed": placed}),
        *[Seat(placed=placed) for _ in range(3)],
    ]
    t = given(everybody, in_round=in_round, lap=4, active=3, order=(0, 1, 2, 3), edicts=edicts)
    play(t, "pass")
    assert question(t) == "support"
    return t


@pytest.mark.parametrize("edict", ["E3.1", "E3.4", "E3.5"])
def test_supports_the_church_in_the_last_report(edict: str) -> None:
    seat = Seat(faith=5, vp=20, military=3, cards=["dame", "knight"])
    assert choice(at_the_report(6, seat, (edict,))) == "support"


def test_supports_the_church_against_a_tile_that_hurts() -> None:
    assert choice(at_the_report(2, Seat(faith=3), ("E1.2",))) == "support"


def test_keeps_a_large_faith_when_the_tile_does_not_matter() -> None:
    t = at_the_report(4, Seat(faith=11), ("E2.4",))
    assert choice(t) == "refuse"


# -- leaders ---------------------------------------------------------------------------------------


def test_plays_a_leader_as_soon_as_it_can_and_activates_him() -> None:
    four = ["woods", "village", "forest", "gravel-pit"]
    t = given(
        in_round=4,
        seats=[
            Seat(
                cards=[*four, "hiring-recruits", "military-campaign"], hand=["bartolomeo-colleoni"]
            )
        ],
    )
    said = follow(t)
    assert said[:2] == ["play bartolomeo-colleoni", "activate bartolomeo-colleoni"]
    assert in_play(t) == {"bartolomeo-colleoni"}


def test_discards_a_leader_out_of_reach_in_the_last_round() -> None:
    t = given(seats=[Seat(hand=["girolamo-savonarola", "lucrezia-borgia"])])
    follow(t)
    assert discarded(t) >= {"girolamo-savonarola", "lucrezia-borgia"}


def test_keeps_a_leader_that_will_be_played_soon() -> None:
    t = given(
        in_round=3,
        seats=[
            Seat(cards=["mint", "residence", "chapel", "dame", "knight"], hand=["cosimo-de-medici"])
        ],
        towers={"building-1": "barracks"},
    )
    follow(t)
    assert discarded(t).isdisjoint({"cosimo-de-medici"})


def test_raises_the_lowest_die() -> None:
    t = given(
        in_round=4,
        seats=[Seat(played=["federico-da-montefeltro"])],
        dice=(6, 1, 4),
    )
    assert follow(t)[:2] == ["activate federico-da-montefeltro", "raise white"]


def test_chooses_a_tile_and_leaders_by_itself() -> None:
    t = fresh(players=4, seed=3, variant="advanced")
    while question(t) in ("tile", "pick"):
        for seat in t.to_act:
            answer(t, seat, choice(t, seat))
    assert all(tile > 0 for tile in t.tile)


# -- how well it plays -----------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_beats_three_randoms(variant: str) -> None:
    """The bar is 97 % of 200 matches, under 100 ms a decision: `bench/results.md`; here fewer."""
    matches = 40 if signoria.is_compiled() else 2
    seats = ["greedy", "random", "random", "random"]
    result = arena("lorenzo", seats, matches, 1, {"variant": variant}, processes=1)
    assert result.bots[0].bot == "greedy"
    assert result.bots[0].share >= 0.97
    assert result.bots[0].ms_per_decision < 100


@pytest.mark.thorough
@pytest.mark.skipif(not signoria.is_compiled(), reason="too slow on the plain sources")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_greedies_among_themselves_score_like_good_players(variant: str) -> None:
    result = arena("lorenzo", ["greedy"] * 4, MATCHES, 1, {"variant": variant}, processes=1)
    assert 60 < result.bots[0].mean_score < 110


def test_its_weights_decide() -> None:
    """To whom wood and stone are everything, faith is nothing."""
    t = given(in_round=2, lap=4, seats=[Seat(faith=2, placed=BUT_BLACK)], edicts=["E1.2"])
    play(t, "place black council-palace")
    assert choice(t) == "privilege faith"
    builder = Weights()
    builder.material = 20.0
    assert choice(t, weights=builder) == "privilege materials"
