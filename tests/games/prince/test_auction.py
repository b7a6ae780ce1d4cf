"""P6: a card of the pool is bought at auction, or a spy brings it."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from signoria.games.prince.rules.table import Table
from tests.games.playing import names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    asked,
    can_be_drawn,
    ducats,
    given,
    hand,
    holdings,
    home,
    legal,
    legal_with,
    lying_open,
    named,
    number,
    play,
    question,
    refused,
)

EVERYBODY = -1


def turned_up(card: str, *seats: Seat, players: int = 4, active: int = 0) -> Table:
    """An auction in which the active player has just turned up a card."""
    t = given(players=players, active=active, seats=seats, buying=True)
    play(t, "auction", f"draw-card {card}")
    return t


# -- bidding (P6.1) --------------------------------------------------------------------------------


@pytest.mark.rule("E1", "P6.1", "P6.3")
def test_tomek_buys_an_office_for_six_ducats() -> None:
    t = turned_up("datary")
    tomek, franek, rafal, marysia = range(4)
    told = []
    for seat, text in (
        (tomek, "raise 1"),
        (franek, "raise 1"),
        (rafal, "pass"),
        (marysia, "raise 1"),
        (tomek, "raise 1"),
        (franek, "raise 1"),
        (marysia, "pass"),
        (tomek, "raise 1"),
        (franek, "pass"),
    ):
        assert (question(t), asked(t)) == ("bid", seat)
        told += play(t, text)
    bids = [(event.seat, event.data[1]) for event in of(told, "bid")]
    assert bids == [(0, 1), (1, 2), (3, 3), (0, 4), (1, 5), (0, 6)]
    assert [ducats(t, seat) for seat in range(4)] == [94, 100, 100, 100]
    assert (question(t), asked(t)) == ("laying", tomek)
    play(t, "put-into civita-castellana")
    assert home(t, "civita-castellana") == {"datary"}
    assert (question(t), asked(t)) == ("act", tomek)


@pytest.mark.rule("P6.1", "P5.2")
def test_step_one_is_compulsory() -> None:
    t = given(seats=[Seat(hand=["spy-1", "poison-1"])], buying=True)
    assert legal(t) == {"auction", "spy-pool"}
    assert refused(t, "end-phase").code == "not_the_question"


@pytest.mark.rule("P6.1")
def test_the_turned_up_card_leaves_the_pool_and_is_seen_by_all() -> None:
    t = given(buying=True, pool=7)
    told = play(t, "auction", "draw-card poison-1")
    assert t.pool == 6
    assert not t.draw >> number("poison-1") & 1
    assert t.known[number("poison-1")] == t.public()
    assert [(e.seat, e.data[0], e.seen_by) for e in told] == [(0, number("poison-1"), EVERYBODY)]


@pytest.mark.rule("P6.1")
def test_the_active_player_bids_first_and_then_it_goes_round_clockwise() -> None:
    t = turned_up("datary", active=2)
    for seat in (2, 3, 0, 1, 2):
        assert asked(t) == seat
        play(t, "raise 1")


@pytest.mark.rule("P6.1")
def test_who_passes_is_out_of_this_auction() -> None:
    t = turned_up("datary")
    play(t, "raise 1", "pass", "raise 1", "raise 1", "raise 1")
    assert asked(t) == 2


@pytest.mark.rule("P6.1")
def test_the_highest_bidder_is_not_asked_against_himself() -> None:
    t = turned_up("datary")
    play(t, "pass", "raise 7", "pass")
    assert asked(t) == 3
    told = play(t, "pass")
    assert ducats(t, 1) == 93
    assert names(told)[:2] == ["passed", "bought"]
    assert asked(t) == 1  # lays the office out


@pytest.mark.rule("P6.1")
@pytest.mark.parametrize(
    ("text", "price", "owner"), [("raise 1", 1, 3), ("raise 30", 30, 3), ("pass", 0, 0)]
)
def test_the_last_one_who_has_not_bid_still_chooses(text: str, price: int, owner: int) -> None:
    t = turned_up("poison-1")
    play(t, "pass", "pass", "pass")
    assert (question(t), asked(t)) == ("bid", 3)
    play(t, text)
    assert (ducats(t, 3), ducats(t, 0)) == (100 - price, 100)
    assert hand(t, owner) == {"poison-1"}


@pytest.mark.rule("P6.1")
def test_a_bid_is_higher_than_the_last() -> None:
    t = turned_up("datary", Seat(), Seat(ducats=13))
    play(t, "raise 10")
    assert legal(t) == {"raise 1", "raise 2", "raise 3", "pass"}


@pytest.mark.rule("P6.1", "P3.4")
def test_a_bid_above_the_purse_is_refused() -> None:
    t = turned_up("datary", Seat(), Seat(ducats=13))
    play(t, "raise 10")
    reason = refused(t, "raise 4")
    assert (reason.code, reason.rule) == ("bid_above_purse", "P6.1")
    assert reason.numbers == {"need": 14, "have": 13}


@pytest.mark.rule("P6.1")
def test_any_whole_number_is_said_in_digits_from_the_largest() -> None:
    t = turned_up("poison-1", Seat(ducats=130))
    play(t, "add 100", "add 20")
    assert asked(t) == 0
    play(t, "raise 5", "pass", "pass", "pass")
    assert ducats(t, 0) == 5


@pytest.mark.rule("P6.1")
@pytest.mark.parametrize("text", ["add 100", "add 20", "add 10", "raise 90", "raise 10"])
def test_digits_of_a_bid_come_in_falling_size(text: str) -> None:
    t = turned_up("datary", Seat(ducats=900))
    play(t, "add 20")
    assert refused(t, text).code == "smaller_digit_first"
    assert legal(t) == {f"raise {ones}" for ones in range(1, 10)}


@pytest.mark.rule("P6.1")
def test_a_bid_that_was_begun_is_finished() -> None:
    t = turned_up("datary")
    play(t, "add 10")
    assert refused(t, "pass").code == "bid_begun"


@pytest.mark.rule("P6.1", "P3.4")
def test_a_digit_is_refused_after_which_no_bid_could_be_closed() -> None:
    t = turned_up("datary", Seat(ducats=20))
    assert legal_with(t, "add") == {"10"}
    assert refused(t, "add 20").numbers == {"need": 21, "have": 20}
    assert "raise 20" in legal(t)
    play(t, "add 10")
    assert legal_with(t, "raise") == {str(ones) for ones in range(1, 10)}


@pytest.mark.rule("P6.1", "P16.3")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    t = turned_up("datary", Seat(), Seat(ducats=0), Seat(ducats=5))
    play(t, "raise 5")
    for seat in (1, 2):
        assert asked(t) == seat
        assert legal(t) == {"pass"}
        play(t, "pass")


@pytest.mark.rule("P-R10", "P9.1")
def test_spouses_bid_against_each_other() -> None:
    t = given(seats=[Seat(), Seat()], buying=True, married=(0, 1))
    play(t, "auction", "draw-card datary", "raise 1")
    assert "raise 1" in legal(t)


@pytest.mark.rule("P-R12", "P6.1")
def test_any_card_that_nobody_has_drawn_may_be_turned_up() -> None:
    t = given(seats=[Seat(hand=["spy-1"], open=["datary"])], buying=True, removed=["spy-2"])
    play(t, "auction")
    assert question(t) == "turning_up"
    drawn = can_be_drawn(t)
    assert set(drawn.values()) == {1}
    assert {text.removeprefix("draw-card ") for text in drawn} == named(t.draw)
    assert len(drawn) == 60 - 3


@pytest.mark.rule("P4.4")
def test_cards_may_be_moved_before_buying_but_not_during_the_auction() -> None:
    t = given(seats=[Seat(open=["datary"])], buying=True)
    play(t, "shelter datary civita-castellana")
    assert question(t) == "buy"
    assert home(t, "civita-castellana") == {"datary"}
    assert refused(t, "expose datary").code == "moved_already"
    play(t, "auction", "draw-card poison-1")
    assert refused(t, "expose datary").code == "not_the_question"
    play(t, "raise 1", "pass", "pass", "pass")
    play(t, "expose datary")  # the auction was a step of play
    assert lying_open(t, 0) == {"datary"}


# -- the card is awarded (P6.2, P6.3) --------------------------------------------------------------


@pytest.mark.rule("P6.2", "T10")
def test_without_a_bid_the_active_player_gets_the_card_for_nothing() -> None:
    t = turned_up("poison-1", active=1)
    told = play(t, "pass", "pass", "pass", "pass")
    assert hand(t, 1) == {"poison-1"}
    assert [ducats(t, seat) for seat in range(4)] == [100] * 4
    assert [event.seat for event in of(told, "given_free")] == [1]
    assert (question(t), asked(t)) == ("act", 1)


@pytest.mark.rule("T10", "P6.2")
def test_one_bid_takes_the_free_card_away() -> None:
    t = turned_up("poison-1")
    play(t, "pass", "pass", "raise 1", "pass")
    assert (hand(t, 0), hand(t, 2)) == (set(), {"poison-1"})
    assert (ducats(t, 0), ducats(t, 2)) == (100, 99)


@pytest.mark.rule("P6.3", "P4.2")
def test_a_holding_bought_out_of_turn_is_laid_out_and_filled_at_once() -> None:
    t = turned_up("ceri", Seat(), Seat(), Seat(open=["datary", "sforza"]))
    play(t, "pass", "pass", "raise 3", "pass")
    assert (question(t), asked(t)) == ("filling", 2)
    play(t, "put datary", "put sforza")
    assert holdings(t, 2) == {"ceri"}
    assert home(t, "ceri") == {"datary", "sforza"}
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P6.3", "P4.3")
def test_an_office_bought_out_of_turn_is_laid_out_at_once() -> None:
    t = turned_up("datary", Seat(), Seat())
    play(t, "pass", "raise 3", "pass", "pass")
    assert (question(t), asked(t)) == ("laying", 1)
    play(t, "leave-open")
    assert lying_open(t, 1) == {"datary"}
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P6.1", "P16.2")
def test_a_hand_card_bought_at_auction_is_known_to_all() -> None:
    t = turned_up("doctor")
    told = play(t, "pass", "raise 8", "pass", "pass")
    assert hand(t, 1) == {"doctor"}
    assert GAME.view(t, None)["players"][1]["shown"] == ["doctor"]
    assert [event.seat for event in of(told, "kept_bought")] == [1]


# -- artists (P6.5) --------------------------------------------------------------------------------


@pytest.mark.rule("E2", "P6.2", "P6.5")
@pytest.mark.parametrize(("text", "purse"), [("pay-fee", 85), ("refuse-fee", 100)])
def test_an_artist_nobody_bids_for_is_free_but_not_his_fee(text: str, purse: int) -> None:
    t = turned_up("mantegna")
    play(t, "pass", "pass", "pass", "pass")
    assert (question(t), asked(t), ducats(t, 0)) == ("fee", 0, 100)
    play(t, text)
    assert ducats(t, 0) == purse
    if text == "pay-fee":
        assert question(t) == "laying"
        play(t, "put-into civita-castellana")
        assert home(t, "civita-castellana") == {"mantegna"}
    else:
        assert named(t.aside) == {"mantegna"}
    assert question(t) == "act"


@pytest.mark.rule("P6.5", "T4")
def test_the_price_of_an_artist_who_is_not_paid_is_lost() -> None:
    t = turned_up("mantegna", Seat(), Seat(ducats=30))
    play(t, "pass", "raise 20", "pass", "pass")
    assert (question(t), asked(t)) == ("fee", 1)
    reason = refused(t, "pay-fee")
    assert (reason.code, reason.numbers) == ("cannot_pay_fee", {"need": 15, "have": 10})
    told = play(t, "refuse-fee")
    assert ducats(t, 1) == 10
    assert named(t.aside) == {"mantegna"}
    assert names(told) == ["fee_refused"]


@pytest.mark.rule("P6.5")
def test_a_fee_that_takes_the_last_ducat_can_be_paid() -> None:
    t = turned_up("mantegna", Seat(ducats=16))
    play(t, "raise 1", "pass", "pass", "pass", "pay-fee")
    assert ducats(t, 0) == 0


# -- the spy in step one (P6.4) --------------------------------------------------------------------


@pytest.mark.rule("P6.4", "T4")
def test_a_spy_brings_a_card_of_the_pool_for_nothing() -> None:
    t = given(seats=[Seat(hand=["spy-3"])], buying=True, pool=5)
    play(t, "spy-pool")
    assert question(t) == "spying"
    assert can_be_drawn(t) == {f"draw-card {card}": 1 for card in named(t.draw)}
    play(t, "draw-card bravo-1")
    assert hand(t, 0) == {"bravo-1"}
    assert (ducats(t, 0), t.pool) == (100, 4)
    assert named(t.removed) == {"spy-3"}
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P6.4")
def test_without_a_spy_there_is_no_spying() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), Seat(hand=["spy-1"])], buying=True)
    reason = refused(t, "spy-pool")
    assert (reason.code, reason.rule) == ("no_spy", "P6.4")


@pytest.mark.rule("P6.4", "P16.2")
@pytest.mark.parametrize(("card", "seen_by"), [("bravo-1", 1), ("datary", EVERYBODY)])
def test_only_an_immediate_card_that_was_spied_is_seen(card: str, seen_by: int) -> None:
    t = given(seats=[Seat(hand=["spy-1"])], buying=True)
    told = play(t, "spy-pool", f"draw-card {card}")
    (event,) = of(told, "spied_card")
    assert event.seen_by == seen_by
    assert t.known[number(card)] == (t.public() if card == "datary" else 0b0001)


@pytest.mark.rule("P6.4", "P6.5", "P3.1")
def test_a_spied_artist_wants_his_fee() -> None:
    t = given(seats=[Seat(hand=["spy-1"], ducats=14)], buying=True)
    play(t, "spy-pool", "draw-card mantegna")
    assert (question(t), legal(t)) == ("fee", {"refuse-fee"})
    play(t, "refuse-fee")
    assert (ducats(t, 0), named(t.aside)) == (14, {"mantegna"})


@pytest.mark.rule("P-R13", "P9.2")
def test_the_bound_pope_buys_and_does_not_spy() -> None:
    t = given(pope=0, seats=[Seat(hand=["spy-1"])], savonarola=True, buying=True)
    assert legal(t) == {"auction"}
    reason = refused(t, "spy-pool")
    assert (reason.code, reason.rule) == ("bound_by_savonarola", "P9.2")
    play(t, "auction", "draw-card datary", "raise 1", "pass", "pass", "pass", "leave-open")
    assert lying_open(t, 0) == {"datary"}


@pytest.mark.rule("P-R13")
def test_others_spy_while_the_pope_is_bound() -> None:
    t = given(pope=1, seats=[Seat(hand=["spy-1"])], savonarola=True, buying=True)
    assert "spy-pool" in legal(t)


# -- a pool that lies face up (P-R2) ---------------------------------------------------------------

OPEN = {"pool": "up"}


@pytest.mark.rule("P-R2")
def test_of_an_open_pool_the_buyer_names_the_card() -> None:
    t = given(turn=2, options=OPEN, open_pool=["ceri", "doctor"], buying=True)
    assert legal(t) == {"auction-card ceri", "auction-card doctor"}
    assert refused(t, "auction").code == "pool_face_up"
    assert refused(t, "auction-card nepi").code == "not_in_pool"
    play(t, "auction-card ceri")
    assert (question(t), asked(t)) == ("bid", 0)
    assert (named(t.open_pool), t.pool) == ({"doctor"}, 1)


@pytest.mark.rule("P-R2", "P6.1")
def test_of_a_face_down_pool_no_card_is_named() -> None:
    t = given(turn=2, buying=True)
    assert refused(t, "auction-card ceri").code == "pool_face_down"


@pytest.mark.rule("P-R2", "P6.4")
def test_a_spy_draws_blindly_even_from_an_open_pool() -> None:
    t = given(
        turn=2,
        options=OPEN,
        seats=[Seat(hand=["spy-1"])],
        open_pool=["bravo-1", "doctor"],
        buying=True,
    )
    play(t, "spy-pool")
    assert t.to_act == (CHANCE,)
    assert can_be_drawn(t) == {"draw-card bravo-1": 1, "draw-card doctor": 1}
    told = play(t, "draw-card doctor")
    assert (hand(t, 0), named(t.open_pool), t.pool) == ({"doctor"}, {"bravo-1"}, 1)
    assert [event.seen_by for event in of(told, "spied_card")] == [EVERYBODY]
