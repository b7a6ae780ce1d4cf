"""P16: what chance decides, what is hidden, and that nothing betrays it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from signoria.games.prince.rules import content, knowledge
from signoria.games.prince.rules.table import HAND_CARDS, IMMEDIATE, Table
from signoria.kernel.bits import count, listed
from signoria.kernel.patches import merged
from tests.games.prince.positions import (
    GAME,
    Seat,
    answer,
    asked,
    can_be_drawn,
    check,
    fresh,
    given,
    hand,
    play,
    question,
)

SEEDS = range(40)


def worlds(t: Table, seat: int) -> list[Table]:
    """Tables that the seat cannot tell from this one, each checked to be one."""
    found = []
    seen, public = GAME.view(t, seat), GAME.view(t, None)
    legal = GAME.legal(t, seat)
    for seed in SEEDS:
        world = knowledge.resample(t, seat, seed)
        check(world)
        assert GAME.view(world, seat) == seen
        assert GAME.view(world, None) == public
        assert GAME.legal(world, seat) == legal
        found.append(world)
    return found


SECRETIVE = [
    Seat(hand=["spy-1", "naldo"], ducats=60),
    Seat(hand=["doctor", "poison-1", "vitelli"], shown=["spy-2"], ducats=80),
    Seat(ducats=10),
    Seat(hand=["bravo-1"], ducats=0),
]


# -- chance (P16.1) --------------------------------------------------------------------------------


@pytest.mark.rule("P16.1", "P-R12")
def test_every_card_of_the_deck_is_equally_likely_to_come_up() -> None:
    t = given(seats=SECRETIVE, buying=True)
    play(t, "auction")
    assert can_be_drawn(t) == {f"draw-card {content.CARDS[card]}": 1 for card in listed(t.draw)}


@pytest.mark.rule("P16.1", "P7.2")
def test_a_spy_takes_any_card_of_a_hand() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy colonna")
    assert can_be_drawn(t) == {f"draw-card {name}": 1 for name in hand(t, 1)}


@pytest.mark.rule("P16.1", "P16.3", "P7.2")
def test_a_spy_in_an_empty_hand_draws_nothing_and_chance_is_asked_all_the_same() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy medici")
    assert can_be_drawn(t) == {"draw-nothing": 1}
    (told,) = play(t, "draw-nothing")
    assert told.seen_by == 0b0101


@pytest.mark.rule("P16.1", "P6.4", "P-R2")
def test_a_spy_takes_any_card_of_an_open_pool() -> None:
    t = given(seats=SECRETIVE, open_pool=["ceri", "datary"], buying=True, turn=2)
    play(t, "spy-pool")
    assert can_be_drawn(t) == {"draw-card ceri": 1, "draw-card datary": 1}


# -- what is hidden (P16.2) ------------------------------------------------------------------------


@pytest.mark.rule("P16.2", "P3.2")
def test_others_see_neither_hands_nor_their_sizes_nor_purses() -> None:
    t = given(seats=SECRETIVE)
    for viewer in (0, 2, 3, None):
        shown = GAME.view(t, viewer)["players"][1]
        assert {"hand", "ducats", "never", "known"}.isdisjoint(shown)
        assert shown["shown"] == ["spy-2"]
    own = GAME.view(t, 1)["players"][1]
    assert own["hand"] == ["vitelli", "spy-2", "poison-1", "doctor"]
    assert own["ducats"] == 80


@pytest.mark.rule("P16.2")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy colonna", "draw-card doctor")
    assert GAME.view(t, 1)["players"][0]["known"] == ["doctor"]
    for viewer in (2, 3, None):
        assert "known" not in GAME.view(t, viewer)["players"][0]


@pytest.mark.rule("P16.2", "P7.2")
def test_after_a_theft_nobody_else_knows_even_what_was_shown() -> None:
    for stolen in ("spy-2", "doctor"):
        t = given(seats=SECRETIVE)
        play(t, "spy colonna", f"draw-card {stolen}")
        assert GAME.view(t, 3)["players"][1]["shown"] == []
        assert GAME.view(t, 3)["players"][0]["shown"] == []


@pytest.mark.rule("P16.2")
def test_everything_is_shown_when_the_match_is_over() -> None:
    t = given(seats=SECRETIVE)
    t.stack.clear()
    shown = GAME.view(t, None)["players"][1]
    assert (shown["ducats"], len(shown["hand"])) == (80, 4)
    assert GAME.view(t, 0)["players"] == GAME.view(t, None)["players"]


@pytest.mark.rule("P16.2", "P15.3")
def test_a_sealed_answer_is_seen_by_its_author_only() -> None:
    t = given(seats=[*SECRETIVE[:1], Seat(homes={"ceri": []}, hand=["vitelli"])])
    play(t, "seize-holding ceri")
    before = GAME.view(t, 1)
    answer(t, 0, "commit 1")
    assert GAME.view(t, 0)["sealed"] == {"troop": ["naldo"]}
    assert {**GAME.view(t, 1), "to_act": [0, 1]} == before


@pytest.mark.rule("P8.5", "P16.3")
def test_nobody_is_told_who_has_answered_in_a_window_for_reactions() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), Seat(hand=["doctor"], open=["titian"])])
    play(t, "poison titian")
    answer(t, 2, "let-be")
    answer(t, 3, "never-react")
    assert GAME.view(t, 1)["to_act"] == [0, 1, 2, 3]
    assert GAME.view(t, 3)["sealed"] == {"answer": "never-react"}
    assert t.to_act == (0, 1)


@pytest.mark.rule("P8.5")
def test_a_standing_order_answers_the_next_window() -> None:
    t = given(seats=[Seat(hand=["poison-1", "poison-2"]), Seat(open=["titian", "raphael"])])
    play(t, "poison titian")
    for seat in range(4):
        assert GAME.standing(t, seat) is None
        answer(t, seat, "never-react" if seat == 3 else "let-be")
    assert GAME.standing(t, 3) is None
    play(t, "poison raphael")
    assert GAME.standing(t, 3) == GAME.actions.parse("let-be")
    assert GAME.standing(t, 2) is None


def test_a_glimpse_completes_the_public_view() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy colonna", "draw-card doctor")
    for seat in range(4):
        assert merged(GAME.view(t, None), GAME.own_view(t, seat)) == GAME.view(t, seat)


# -- worlds that a seat cannot tell apart ----------------------------------------------------------


@pytest.mark.rule("P16.2")
def test_hidden_cards_and_hand_sizes_change() -> None:
    t = given(seats=SECRETIVE)
    found = worlds(t, 0)
    hidden = 1 + 3
    assert {sum(len(hand(w, seat)) for seat in (1, 2, 3)) for w in found} == {hidden + 1}
    assert len({len(hand(w, 2)) for w in found}) > 2
    assert len({frozenset(hand(w, 1)) for w in found}) > 10
    for world in found:
        assert hand(world, 0) == hand(t, 0)
        assert "spy-2" in hand(world, 1)
        for seat in (1, 2, 3):
            assert world.hand[seat] & ~HAND_CARDS == 0
            for card in listed(world.hand[seat]):
                assert world.known[card] >> seat & 1
        assert all(world.known[card] == 0 for card in listed(world.draw))


@pytest.mark.rule("P16.2")
def test_purses_change_and_keep_their_sum() -> None:
    t = given(seats=SECRETIVE)
    found = worlds(t, 0)
    assert {sum(int(w.ducats[seat]) for seat in (1, 2, 3)) for w in found} == {90}
    assert len({int(w.ducats[3]) for w in found}) > 10
    assert {int(w.ducats[0]) for w in found} == {60}


@pytest.mark.rule("P16.2")
def test_a_card_that_the_seat_has_seen_stays_where_it_is() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy colonna", "draw-card doctor")
    for world in worlds(t, 1):
        assert "doctor" in hand(world, 0)
    assert any("doctor" not in hand(world, 0) for world in worlds(t, 2))


@pytest.mark.rule("P16.2")
def test_what_two_others_know_of_each_other_stays_a_secret_of_theirs() -> None:
    t = given(seats=SECRETIVE)
    play(t, "spy colonna", "draw-card doctor")
    for world in worlds(t, 3):
        shared = [card for card in listed(world.hand[0]) if world.known[card] == 0b0011]
        assert len(shared) == 1


@pytest.mark.rule("P6.1", "P16.2")
def test_a_bidder_has_at_least_his_bid() -> None:
    t = given(seats=SECRETIVE, buying=True)
    play(t, "auction", "draw-card ceri", "add 10", "raise 5", "add 50")
    for world in worlds(t, 3):
        assert world.ducats[0] >= 15
        assert world.ducats[1] >= 66
    assert all(world.ducats[0] >= 15 for world in worlds(t, 1))


@pytest.mark.rule("P10.4", "P15.3")
def test_a_sealed_troop_becomes_another_that_can_be_paid() -> None:
    t = given(seats=[Seat(hand=["naldo", "trivulzio"]), Seat(homes={"ceri": []})])
    play(t, "seize-holding ceri")
    answer(t, 0, "commit 1-8")
    found = worlds(t, 1)
    assert len({world.sealed[0] for world in found}) > 1
    for world in found:
        sealed = world.sealed[0]
        world.sealed[0] = ()
        world.stack[-1] = (world.stack[-1][0], 0b0011, *world.stack[-1][2:])
        assert sealed[0] in GAME.legal(world, 0)


@pytest.mark.rule("P15.3", "P11.3")
def test_sealed_ballots_keep_their_length() -> None:
    t = given(pool=0)
    play(t, "end-phase")
    assert question(t) == "ballot"
    answer(t, 1, "vote borgia 5", "vote colonna 5")
    answer(t, 2, "vote borgia 1")
    for world in worlds(t, 0):
        assert [len(sealed) for sealed in world.sealed] == [0, 2, 1, 0]
    assert len({world.sealed[1] for world in worlds(t, 0)}) > 10


@pytest.mark.rule("P8.5")
def test_standing_orders_of_others_are_unknown() -> None:
    t = given(seats=SECRETIVE)
    t.never = 0b0011
    orders = {int(world.never) for world in worlds(t, 1)}
    assert all(order >> 1 & 1 for order in orders)
    assert len(orders) == 8


@pytest.mark.rule("P2.4", "P16.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_while_hands_are_dealt_their_sizes_are_known_and_any_card_may_be_there(
    players: int,
) -> None:
    t = fresh(players)
    found = worlds(t, 0)
    for world in found:
        assert [count(cards) for cards in world.hand] == [content.HAND_SIZE[players]] * players
    assert any(world.hand[1] & (2**IMMEDIATE - 1) for world in found)
    assert any(world.hand[1] & HAND_CARDS for world in found)


@pytest.mark.rule("P2.5", "P16.2")
def test_hands_that_have_been_opened_hold_hand_cards_only() -> None:
    for seed in range(12):
        t = fresh(5, seed=seed)
        while question(t) == "mulligan":
            play(t, "keep")
        if question(t) == "buy":
            continue
        done = (asked(t) - int(t.pope)) % 5
        for world in worlds(t, asked(t)):
            for place in range(done + 1):
                assert world.hand[(int(t.pope) + place) % 5] & ~HAND_CARDS == 0


@pytest.mark.rule("P14.6", "P16.2")
def test_hand_cards_in_an_offer_are_other_cards_for_a_third_player() -> None:
    t = given(options={"trade": "on"}, seats=SECRETIVE)
    play(t, "offer colonna", "give naldo", "ask spy-2", "ask-ducats 7", "propose")
    third = worlds(t, 2)
    assert len({world.stack[-1][5] for world in third}) > 5
    for world in third:
        given_cards = world.stack[-1][5]
        assert given_cards & ~int(world.hand[0]) == 0
        assert world.known[listed(given_cards)[0]] == 0b0011
    assert {world.stack[-1] for world in worlds(t, 1)} == {t.stack[-1]}


@pytest.mark.rule("P14.5", "P16.2")
def test_the_maker_of_an_offer_has_the_money_for_it() -> None:
    t = given(options={"trade": "on"}, seats=SECRETIVE)
    play(t, "offer colonna", "give-ducats 50", "propose")
    assert min(int(world.ducats[0]) for world in worlds(t, 3)) >= 50
    assert len({int(world.ducats[0]) for world in worlds(t, 3)}) > 10


@pytest.mark.rule("P14.2", "P14.5")
def test_both_sides_of_an_accepted_offer_have_the_money_for_it() -> None:
    seats = [Seat(ducats=60), Seat(ducats=30, open=["datary"]), Seat(), Seat(ducats=0)]
    t = given(options={"trade": "on"}, seats=seats, pope=2)
    play(t, "offer colonna", "give-ducats 50", "ask datary", "propose")
    answer(t, 1, "accept")
    assert (question(t), asked(t)) == ("leave", 2)
    assert min(int(world.ducats[0]) for world in worlds(t, 2)) >= 50


def test_the_same_seed_makes_the_same_world() -> None:
    t = given(seats=SECRETIVE)
    assert knowledge.resample(t, 0, 5) == knowledge.resample(t, 0, 5)
    several = [knowledge.resample(t, 0, seed) for seed in range(5)]
    assert all(one != other for one, other in pairwise(several))
