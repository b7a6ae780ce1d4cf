"""C15: questions, chance, screens, what always holds, and the guard against a stall."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from tests.games.carrara.positions import (
    GAME,
    Seat,
    asked,
    blocks,
    check,
    coins,
    court_of,
    display,
    fresh,
    given,
    in_bag,
    legal,
    let_chance,
    on_wheel,
    pillars,
    places,
    play,
    points,
    question,
    token,
    wander,
)

# -- questions (C15.1) -----------------------------------------------------------------------------


@pytest.mark.rule("C15.1")
def test_a_purchase_asks_turn_or_not_then_section_then_blocks() -> None:
    t = given(wheel={"I": {"purple": 2, "red": 2}, "II": {"blue": 6}})
    assert {"turn", "buy I"} <= legal(t)
    play(t, "turn")
    assert question(t) == "drawing_block"
    let_chance(t)
    assert question(t) == "section"
    play(t, "buy II")
    assert question(t) == "taking"
    play(t, "take purple 1")
    assert question(t) == "taking"
    play(t, "take red 1")
    assert asked(t) == 1


@pytest.mark.rule("C15.1")
def test_a_building_asks_tile_and_city_then_the_payment() -> None:
    t = given(seats=[Seat(blocks={"green": 2, "red": 2, "white": 2})], display=["villa-2"])
    play(t, "build villa-2 lucca")
    assert question(t) == "pairing"
    play(t, "pay-pairs 1")
    assert question(t) == "paying"
    play(t, "pay red 0")
    assert question(t) == "drawing_tile"
    let_chance(t)
    assert asked(t) == 1
    assert blocks(t) == {"red": 2, "white": 1}


@pytest.mark.rule("C15.1")
def test_a_scoring_asks_the_pillar_then_the_place() -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa"])])
    play(t, "score vp")
    assert (asked(t), question(t)) == (0, "placing")
    play(t, "place villa")
    assert asked(t) == 1
    assert legal(t) == {"defer"}


@pytest.mark.rule("C15.1")
def test_what_leaves_no_choice_is_not_asked() -> None:
    t = given(seats=[Seat(blocks={"red": 2})], wheel={"V": {"blue": 1}}, display=["villa-2"])
    twin = t.clone()
    play(t, "build villa-2 lucca")
    assert question(t) == "drawing_tile"
    play(twin, "buy V")
    assert asked(twin) == 1


@pytest.mark.rule("C15.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_legal_actions_are_exactly_those_that_are_not_refused(players: int) -> None:
    t = fresh(players, seed=players)
    for number, _ in enumerate(wander(t, seed=players)):
        if number % 7 or not t.to_act or t.to_act == (CHANCE,):
            continue
        for seat in range(players):
            allowed = [a for a in GAME.actions.rows if GAME.why_not(t, seat, a) is None]
            assert GAME.legal(t, seat) == allowed
            assert bool(allowed) == (seat == asked(t))


# -- chance (C15.2) --------------------------------------------------------------------------------


@pytest.mark.rule("C15.2")
@pytest.mark.parametrize(
    ("variant", "verbs"),
    [
        ("basic", {"draw-start", "draw-tile", "draw-block"}),
        ("advanced", {"draw-start", "draw-tile", "draw-block", "draw-angle"}),
    ],
)
def test_chance_decides_who_begins_tiles_blocks_the_angle_and_nothing_else(
    variant: str, verbs: set[str]
) -> None:
    drawn: set[str] = set()
    for seed in range(3):
        match = GAME.new(3, seed=seed, options={"variant": variant})
        for _ in range(120):
            if match.over:
                break
            seat = match.state.to_act[0]
            moves = GAME.legal(match.state, seat)
            match.play(seat, moves[(7 * len(match.log)) % len(moves)])
        drawn |= {GAME.actions.verb(action).name for seat, action in match.log if seat == CHANCE}
    assert drawn == verbs
    assert GAME.streams == ("start", "angle", "tiles", "bag")


@pytest.mark.rule("C15.2")
def test_the_same_seed_and_the_same_answers_lead_to_the_same_position() -> None:
    first, second = fresh(3, seed=11), fresh(3, seed=11)
    assert first.digest() == second.digest()
    assert fresh(3, seed=12).digest() != first.digest()


# -- screens (C15.3) -------------------------------------------------------------------------------


@pytest.mark.rule("C15.3")
def test_screens_hide_the_coins_and_blocks_of_others() -> None:
    t = given(players=3, seats=[Seat(coins=17, blocks={"red": 2})])
    own = GAME.view(t, 0)["players"]
    assert own[0]["coins"] == 17
    assert own[0]["blocks"]["red"] == 2
    for seen in (*own[1:], *GAME.view(t, None)["players"]):
        assert "coins" not in seen
        assert "blocks" not in seen


@pytest.mark.rule("C15.3")
def test_the_option_opens_all_holdings_to_everybody() -> None:
    t = given(options={"open_holdings": True}, seats=[Seat(coins=17, blocks={"red": 2}), Seat()])
    for viewer in (0, 1, None):
        seen = GAME.view(t, viewer)["players"][0]
        assert seen["coins"] == 17
        assert seen["blocks"]["red"] == 2


@pytest.mark.rule("C15.3")
def test_all_screens_are_lifted_when_the_match_is_over() -> None:
    t = given()
    play(t, *["pass"] * 6)
    assert [seen["coins"] for seen in GAME.view(t, None)["players"]] == [26, 26]


@pytest.mark.rule("C15.3")
def test_of_supply_and_bag_only_the_numbers_are_shown() -> None:
    t = fresh(3)
    seen = GAME.view(t, None)
    assert seen["supply"] == 21
    assert seen["bag"] == 30


@pytest.mark.rule("C15.3")
def test_the_next_tile_and_the_next_block_are_not_part_of_the_position() -> None:
    """From one and the same position several draws may follow: there is no order that could leak."""
    t = given(seats=[Seat(blocks={"purple": 1})], display=["villa-1"])
    twin = t.clone()
    play(t, "build villa-1 lerici", "draw-tile porta-5")
    play(twin, "build villa-1 lerici", "draw-tile castello-5")
    play(t, "pass", "turn", "draw-block red")
    play(twin, "pass", "turn", "draw-block white")
    assert display(t) != display(twin)
    assert on_wheel(t) != on_wheel(twin)


# -- what always holds (C15.4) ---------------------------------------------------------------------


@pytest.mark.rule("C15.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_what_must_hold_holds_after_every_answer_of_random_matches(
    players: int, variant: str
) -> None:
    number = 8 if variant == "advanced" else 6
    shared = {"lerici", "massa", "viareggio", "lucca", "pisa", "livorno", "36-coins", "50-coins"}
    for seed in range(3):
        t = fresh(players, seed, variant=variant)
        seats = range(players)
        in_hand = [0] * players
        for text in wander(t, seed):
            check(t)
            if text.split()[0] in ("score", "join"):
                in_hand[asked(t)] = 1
            elif text.split()[0] == "place":
                in_hand = [0] * players
            wheel = sum(sum(there.values()) for there in on_wheel(t).values())
            screens = sum(sum(blocks(t, seat).values()) for seat in seats)
            assert wheel + screens + sum(in_bag(t).values()) == 42
            assert wheel <= 11
            assert [pillars(t, seat) + in_hand[seat] for seat in seats] == [number] * players
            if token(t) is None:
                assert len({tuple(court_of(t, seat)) for seat in seats}) == 1
            taken = [place for seat in seats for place in places(t, seat) & shared]
            assert len(taken) == len(set(taken))
            if t.supply_left and question(t) != "drawing_tile":
                assert "" not in display(t)


# -- the guard against a stall (C15.5) -------------------------------------------------------------


@pytest.mark.rule("C15.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_passes_of_everybody_running_end_the_match_without_the_five_points(
    players: int,
) -> None:
    t = given(players=players, seats=[Seat(coins=0) for _ in range(players)])
    play(t, *["pass"] * (3 * players - 1))
    assert t.to_act != ()
    play(t, "pass")
    assert t.to_act == ()
    assert GAME.ending(t) == "stall"
    for seat in range(players):
        assert coins(t, seat) == 6
        assert points(t, seat) == {"coins": 1}


@pytest.mark.rule("C15.5")
def test_any_other_action_starts_the_count_anew() -> None:
    t = given(wheel={"I": {"purple": 1}, "VI": {"red": 1}})
    play(t, *["pass"] * 5, "buy VI", *["pass"] * 5)
    assert t.to_act != ()
    play(t, "pass")
    assert GAME.ending(t) == "stall"


@pytest.mark.rule("C15.5", "T7")
def test_deferring_is_no_action_and_does_not_interrupt_the_passes() -> None:
    t = given(turn=1, visit=(0, "vp"))
    play(t, "defer", *["pass"] * 6)
    assert GAME.ending(t) == "stall"
