"""P14: offers, the Pope's leave, and exchanges, in phases and before rounds of an election."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from signoria.games.prince.rules import content
from signoria.games.prince.rules.actions import TABLE
from signoria.games.prince.rules.table import Table
from signoria.kernel.state import redacted
from tests.games.playing import Happening, names, of
from tests.games.prince.ballots import acclaim, ballot, end_turn, open_round, secret_round
from tests.games.prince.positions import (
    GAME,
    HOUSES,
    Seat,
    answer,
    asked,
    ducats,
    given,
    hand,
    home,
    is_secret,
    legal,
    legal_with,
    lying_open,
    named,
    number,
    play,
    question,
    refused,
)

ON = {"trade": "on"}
EVERYBODY = -1
MAKER, TAKER, POPE, OTHER = 0, 1, 2, 3


def market(*seats: Seat, active: int = MAKER, married: tuple[int, int] | None = None) -> Table:
    """Four players who trade, in the phase of the first; the third is Pope."""
    return given(options=ON, seats=seats, pope=POPE, active=active, married=married)


def make(t: Table, *parts: str, to: str = "colonna") -> list[Happening]:
    """An offer of the seat that is asked, up to its proposal."""
    told = play(t, f"offer {to}", *parts, "propose")
    assert question(t) == "offer"
    return told


def deals(*seats: Seat, players: int = 4) -> Table:
    """The deals before the secret round of an election."""
    t = given(players=players, options=ON, seats=seats, pope=POPE, pool=0)
    end_turn(t)
    assert question(t) == "deals"
    return t


def enough(t: Table, seats: Sequence[int] = range(4)) -> list[Happening]:
    """These seats want no more deals."""
    told: list[Happening] = []
    for seat in seats:
        told += answer(t, seat, "no-deals")
    return told


# -- who deals with whom (P14.1) -------------------------------------------------------------------


@pytest.mark.rule("P14.1")
def test_without_the_option_there_is_no_trade() -> None:
    t = given()
    assert legal_with(t, "offer") == set()
    assert (refused(t, "offer colonna").code, refused(t, "offer colonna").rule) == (
        "no_trade",
        "P14.1",
    )
    t = given(pool=0)
    end_turn(t)
    assert question(t) == "ballot"


@pytest.mark.rule("P14.1")
def test_the_active_player_deals_with_any_other() -> None:
    t = market()
    assert legal_with(t, "offer") == {"colonna", "medici", "rovere"}
    assert refused(t, "offer borgia").code == "offer_to_self"
    assert refused(t, "offer orsini").code == "house_not_played"
    assert refused(t, "offer medici", TAKER).code == "not_your_decision"


@pytest.mark.rule("P14.1")
def test_he_deals_after_his_seizure_too_but_not_before_he_has_bought() -> None:
    t = market(Seat(), Seat(open=["datary"]))
    play(t, "seize-card datary", "commit none", "commit none", "leave-open")
    assert question(t) == "act"
    assert "colonna" in legal_with(t, "offer")
    t = given(options=ON, buying=True)
    assert refused(t, "offer colonna").code == "not_the_question"


@pytest.mark.rule("P14.1")
def test_before_a_round_everybody_deals_with_everybody() -> None:
    t = deals()
    assert t.to_act == (0, 1, 2, 3)
    for seat in range(4):
        others = {HOUSES[other] for other in range(4) if other != seat}
        assert legal(t, seat) == {f"offer {house}" for house in others} | {"no-deals"}
    answer(t, 3, "offer colonna", "give-ducats 10", "propose")
    answer(t, 1, "accept")
    assert (ducats(t, 3), ducats(t, 1)) == (90, 110)
    assert t.to_act == (0, 1, 2, 3)


@pytest.mark.rule("P14.1", "P14.7")
def test_when_all_have_had_enough_the_votes_are_called() -> None:
    t = deals()
    enough(t, [2, 0])
    assert t.to_act == (1, 3)
    assert refused(t, "no-deals", 0).code == "not_your_decision"
    answer(t, 1, "offer borgia", "give-ducats 1", "propose")
    answer(t, 0, "accept")
    assert ducats(t, 0) == 101
    enough(t, [1, 3])
    assert question(t) == "ballot"
    assert is_secret(t)


@pytest.mark.rule("P14.1")
def test_there_are_deals_before_every_open_round() -> None:
    t = deals()
    enough(t)
    secret_round(t, {0: 12}, {1: 12}, {2: 12}, {3: 12})
    for _ in range(2):
        assert (question(t), t.to_act) == ("deals", (0, 1, 2, 3))
        enough(t)
        assert (question(t), asked(t)) == ("vote", POPE)
        open_round(t, {0: 12}, {1: 12}, {2: 12}, {3: 12})
    assert question(t) == "deals"


@pytest.mark.rule("P14.1", "P11.5")
def test_there_are_deals_before_a_run_off_too() -> None:
    t = deals(Seat(open=["camerlengo"]), Seat(open=["vice-chancellor"]))
    enough(t)
    splits = ({0: 14}, {1: 15}, {2: 12}, {3: 12})
    secret_round(t, *splits)
    for _ in range(5):
        enough(t)
        open_round(t, *splits)
    assert question(t) == "deals"
    assert GAME.view(t, None)["election"]["run_off"] == [0, 1]
    answer(t, 1, "offer medici", "give vice-chancellor", "propose")
    answer(t, 2, "accept", "leave-open")
    enough(t)
    assert (question(t), is_secret(t)) == ("ballot", True)
    assert legal(t, 1) == {f"vote borgia {votes}" for votes in range(13)}
    assert legal(t, 2) == {f"vote borgia {votes}" for votes in range(16)}


@pytest.mark.rule("P14.1", "P11.2")
def test_an_office_sold_before_the_round_votes_for_its_new_owner() -> None:
    t = deals(Seat(homes={"base": ["vice-chancellor"]}))
    answer(t, 0, "offer medici", "give vice-chancellor", "propose")
    answer(t, 2, "accept", "leave-open")
    enough(t)
    assert legal_with(t, "vote", 0) == {f"borgia {votes}" for votes in range(13)}
    assert legal_with(t, "vote", 2) == {f"borgia {votes}" for votes in range(16)}


# -- what can be sold (P14.2) ----------------------------------------------------------------------


@pytest.mark.rule("P14.2")
def test_any_card_but_a_holding_and_an_attached_family_can_be_sold() -> None:
    t = market(
        Seat(
            hand=["spy-1", "naldo"],
            homes={"ceri": ["datary", "raphael", "sforza"], "base": ["este"]},
            open=["prefect", "titian", "gonzaga"],
        )
    )
    play(t, "offer colonna")
    assert legal_with(t, "give") == {
        "spy-1",
        "naldo",
        "datary",
        "raphael",
        "prefect",
        "titian",
        "gonzaga",
    }
    for card in ("ceri", "sforza", "este", "bologna"):
        assert (refused(t, f"give {card}").code, refused(t, f"give {card}").rule) == (
            "not_for_sale",
            "P14.2",
        )


@pytest.mark.rule("P14.2")
def test_nor_can_a_holding_or_an_attached_family_be_asked_for() -> None:
    t = market(Seat(), Seat(homes={"ceri": ["datary", "sforza"]}, open=["gonzaga", "titian"]))
    play(t, "offer colonna")
    assert legal_with(t, "ask") == {"datary", "gonzaga", "titian"}
    assert refused(t, "ask ceri").code == "not_for_sale"
    assert refused(t, "ask sforza").code == "not_for_sale"


@pytest.mark.rule("P14.2")
def test_cardinals_and_bases_are_in_no_offer() -> None:
    parts = ("give", "give-ducats", "ask", "ask-ducats")
    words = {verb.name: verb.domains for verb in TABLE.verbs if verb.name in parts}
    assert {domain.name for domains in words.values() for domain in domains} == {"card", "ducats"}
    assert not set(content.BASES) & set(content.CARDS)


@pytest.mark.rule("P14.2", "P14.5")
@pytest.mark.parametrize("side", ["give", "ask"])
def test_an_office_needs_the_popes_leave(side: str) -> None:
    owner = Seat(homes={"base": ["datary"]})
    t = market(owner) if side == "give" else market(Seat(), owner)
    make(t, f"{side} datary")
    told = answer(t, TAKER, "accept")
    assert names(told) == ["offer_accepted"]
    assert (question(t), asked(t)) == ("leave", POPE)
    assert legal(t) == {"allow", "forbid"}
    assert GAME.view(t, OTHER)["offer"]["state"] == "leave"
    told = play(t, "allow")
    assert names(told)[0] == "leave_given"
    play(t, "leave-open")
    assert lying_open(t, TAKER if side == "give" else MAKER) == {"datary"}


@pytest.mark.rule("P14.2", "P14.5")
def test_the_pope_may_refuse_and_nothing_changes_hands() -> None:
    t = market(Seat(homes={"base": ["datary"]}))
    make(t, "give datary", "ask-ducats 20")
    answer(t, TAKER, "accept")
    told = play(t, "forbid")
    assert names(told) == ["leave_refused"]
    assert home(t, "civita-castellana") == {"datary"}
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (100, 100)
    assert (question(t), asked(t)) == ("act", MAKER)


@pytest.mark.rule("P14.5")
def test_a_pope_who_is_a_party_is_not_asked() -> None:
    t = market(Seat(open=["datary"]))
    make(t, "give datary", to="medici")
    answer(t, POPE, "accept", "leave-open")
    assert lying_open(t, POPE) == {"datary"}
    t = market(Seat(), Seat(), Seat(open=["datary"]), active=POPE)
    make(t, "give datary")
    answer(t, TAKER, "accept", "leave-open")
    assert lying_open(t, TAKER) == {"datary"}


@pytest.mark.rule("P14.2")
def test_other_cards_need_no_leave() -> None:
    t = market(Seat(hand=["spy-1"], open=["titian", "este"]))
    make(t, "give titian", "give este", "give spy-1")
    answer(t, TAKER, "accept")
    assert question(t) == "laying"


# -- promises (P14.3) ------------------------------------------------------------------------------


@pytest.mark.rule("P14.3")
def test_money_paid_for_votes_binds_nobody() -> None:
    t = deals()
    answer(t, 0, "offer colonna", "give-ducats 50", "propose")
    answer(t, 1, "accept")
    enough(t)
    assert legal(t, 1) == {f"vote borgia {votes}" for votes in range(13)}
    ballot(t, 1, {3: 12})
    assert ducats(t, 1) == 150


# -- putting an offer together (P14.4) -------------------------------------------------------------


@pytest.mark.rule("P14.4")
def test_parts_come_in_one_order_only() -> None:
    t = market(Seat(hand=["spy-1", "naldo"], open=["titian"]), Seat(open=["raphael", "este"]))
    play(t, "offer colonna", "give titian", "give spy-1")
    assert refused(t, "give naldo").code == "part_out_of_order"
    assert refused(t, "give titian").code == "part_out_of_order"
    play(t, "ask raphael")
    assert refused(t, "give-ducats 5").code == "part_out_of_order"
    play(t, "ask-ducats 20")
    assert refused(t, "ask este").code == "part_out_of_order"
    assert refused(t, "ask-ducats 10").code == "part_out_of_order"
    assert legal(t) == {
        *(f"ask-ducats {digit}" for digit in range(1, 10)),
        "propose",
        "drop-offer",
    }


@pytest.mark.rule("P14.4")
def test_ducats_are_said_digit_by_digit() -> None:
    t = market(Seat(ducats=345))
    play(t, "offer colonna")
    hundreds = {"300", "200", "100"}
    tens = {str(10 * digit) for digit in range(1, 10)}
    ones = {str(digit) for digit in range(1, 10)}
    assert legal_with(t, "give-ducats") == hundreds | tens | ones
    play(t, "give-ducats 300")
    assert legal_with(t, "give-ducats") == {"10", "20", "30", "40"} | ones
    play(t, "give-ducats 40")
    assert legal_with(t, "give-ducats") == {"1", "2", "3", "4", "5"}
    told = play(t, "give-ducats 5", "propose")
    assert of(told, "offer_made")[0].data == (TAKER, 345, 0)


@pytest.mark.rule("P14.4")
@pytest.mark.parametrize("verb", ["give-ducats", "ask-ducats"])
def test_only_smaller_digits_follow_a_digit(verb: str) -> None:
    t = market(Seat(ducats=900))
    play(t, "offer colonna", f"{verb} 200")
    assert refused(t, f"{verb} 100").code == "part_out_of_order"
    play(t, f"{verb} 20")
    assert refused(t, f"{verb} 10").code == "part_out_of_order"
    assert legal_with(t, verb) == {str(digit) for digit in range(1, 10)}


@pytest.mark.rule("P14.4")
def test_ducats_go_one_way() -> None:
    t = market()
    play(t, "offer colonna", "give-ducats 5")
    assert refused(t, "ask-ducats 5").code == "ducats_both_ways"
    assert legal_with(t, "ask-ducats") == set()


@pytest.mark.rule("P14.4")
def test_an_offer_must_have_something_in_it() -> None:
    t = market()
    play(t, "offer colonna")
    assert refused(t, "propose").code == "empty_offer"
    told = play(t, "drop-offer")
    assert names(told) == ["offer_lapsed"]
    assert (question(t), asked(t)) == ("act", MAKER)


@pytest.mark.rule("P14.4", "P16.2")
def test_what_is_being_put_together_only_its_author_sees() -> None:
    t = market(Seat(hand=["spy-1"]))
    play(t, "offer colonna")
    before = [GAME.view(t, seat) for seat in (TAKER, POPE, OTHER)]
    play(t, "give spy-1", "ask-ducats 30")
    assert [GAME.view(t, seat) for seat in (TAKER, POPE, OTHER)] == before
    own = GAME.view(t, MAKER)["offer"]
    assert own["hand_cards"]["give"] == ["spy-1"]
    assert own["ask"]["ducats"] == 30


@pytest.mark.rule("P14.4")
def test_the_other_side_accepts_declines_or_makes_an_offer_of_its_own() -> None:
    t = market()
    make(t, "give-ducats 5")
    assert t.to_act == (MAKER, TAKER)
    assert legal(t, TAKER) == {"accept", "decline", "counter"}
    assert legal(t, MAKER) == {"withdraw"}
    assert refused(t, "accept", MAKER).code == "not_offered_to_you"
    assert refused(t, "counter", MAKER).code == "not_offered_to_you"
    assert refused(t, "withdraw", TAKER).code == "not_your_offer"
    assert refused(t, "accept", OTHER).code == "not_your_decision"
    assert refused(t, "allow", TAKER).code == "not_the_question"


@pytest.mark.rule("P14.4")
@pytest.mark.parametrize(
    ("seat", "text", "event"),
    [(TAKER, "decline", "offer_declined"), (MAKER, "withdraw", "offer_withdrawn")],
)
def test_an_offer_declined_or_withdrawn_changes_nothing(seat: int, text: str, event: str) -> None:
    t = market(Seat(hand=["spy-1"]))
    make(t, "give spy-1", "ask-ducats 5")
    assert names(answer(t, seat, text)) == [event]
    assert hand(t, MAKER) == {"spy-1"}
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (100, 100)
    assert (question(t), asked(t)) == ("act", MAKER)


@pytest.mark.rule("P14.4")
def test_a_counter_offer_is_a_new_offer() -> None:
    t = market(Seat(open=["este"]))
    make(t, "give este", "ask-ducats 30")
    told = answer(t, TAKER, "counter")
    assert names(told) == ["offer_declined"]
    assert (question(t), asked(t)) == ("compose", TAKER)
    told = play(t, "give-ducats 10", "ask este", "propose")
    assert (told[-1].name, told[-1].seat, told[-1].data) == ("offer_made", TAKER, (MAKER, 10, 0))
    assert legal(t, TAKER) == {"withdraw"}
    answer(t, MAKER, "accept")
    play(t, "leave-open")
    assert lying_open(t, TAKER) == {"este"}
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (110, 90)
    assert (question(t), asked(t)) == ("act", MAKER)


# -- checks (P14.5) --------------------------------------------------------------------------------


@pytest.mark.rule("P14.5")
def test_nobody_gives_what_he_does_not_own() -> None:
    t = market(Seat(), Seat(hand=["spy-1"], open=["titian"]), Seat(hand=["doctor"]))
    play(t, "offer colonna")
    for card in ("spy-1", "titian", "doctor", "raphael"):
        assert refused(t, f"give {card}").code == "not_your_card"
    reason = refused(t, "give-ducats 200")
    assert (reason.code, reason.numbers) == ("gives_too_much", {"need": 200, "have": 100})


@pytest.mark.rule("P14.5", "P16.3")
def test_a_hand_card_is_asked_for_only_where_it_is_known_to_be() -> None:
    t = market(Seat(), Seat(hand=["spy-1"], shown=["naldo"]), Seat(shown=["doctor"]))
    play(t, "offer colonna")
    assert legal_with(t, "ask") == {"naldo"}
    codes = {refused(t, f"ask {card}").code for card in ("spy-1", "spy-2", "doctor", "raphael")}
    assert codes == {"not_known_to_be_theirs"}


@pytest.mark.rule("P14.5")
def test_the_maker_must_be_able_to_pay_the_fees_of_what_he_asks_for() -> None:
    t = market(Seat(ducats=30), Seat(open=["raphael"]))
    play(t, "offer colonna", "give-ducats 6", "ask raphael")
    reason = refused(t, "propose")
    assert (reason.code, reason.rule) == ("cannot_pay_offer", "P14.5")
    assert reason.numbers == {"need": 6 + 25, "have": 30}
    t = market(Seat(ducats=30), Seat(open=["raphael"]))
    make(t, "give-ducats 5", "ask raphael")
    answer(t, TAKER, "accept")
    play(t, "leave-open")
    assert ducats(t, MAKER) == 0
    assert ducats(t, TAKER) == 105


@pytest.mark.rule("P14.5", "P14.6")
def test_the_taker_must_be_able_to_pay_price_and_fee() -> None:
    t = market(Seat(open=["raphael"]), Seat(ducats=39))
    make(t, "give raphael", "ask-ducats 10", "ask-ducats 5")
    reason = refused(t, "accept", TAKER)
    assert (reason.code, reason.numbers) == ("cannot_pay_offer", {"need": 40, "have": 39})
    assert legal(t, TAKER) == {"decline", "counter"}
    t = market(Seat(open=["raphael"]), Seat(ducats=40))
    make(t, "give raphael", "ask-ducats 10", "ask-ducats 5")
    answer(t, TAKER, "accept")
    assert ducats(t, TAKER) == 0


@pytest.mark.rule("P14.5")
def test_money_that_comes_with_an_artist_may_pay_his_fee() -> None:
    t = market(Seat(open=["raphael"]), Seat(ducats=5))
    make(t, "give raphael", "give-ducats 20")
    answer(t, TAKER, "accept")
    play(t, "leave-open")
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (80, 0)
    t = market(Seat(open=["raphael"]), Seat(ducats=4))
    make(t, "give raphael", "give-ducats 20")
    assert refused(t, "accept", TAKER).numbers == {"need": 5, "have": 4}


@pytest.mark.rule("P14.5")
def test_both_sides_are_checked_again_when_the_offer_is_accepted() -> None:
    t = market(Seat(open=["este"]), Seat(open=["gonzaga"]))
    make(t, "give este", "give-ducats 50", "ask gonzaga")
    t.ducats[MAKER] = 49
    assert refused(t, "accept", TAKER).code == "giver_lacks"
    t.ducats[MAKER] = 50
    assert "accept" in legal(t, TAKER)
    t.open[MAKER], t.open[OTHER] = 0, t.open[MAKER]
    assert refused(t, "accept", TAKER).code == "giver_lacks"
    t.open[MAKER], t.open[OTHER] = t.open[OTHER], 0
    t.open[TAKER], t.open[OTHER] = 0, t.open[TAKER]
    assert refused(t, "accept", TAKER).code == "not_your_card"


# -- the exchange (P14.6) --------------------------------------------------------------------------


@pytest.mark.rule("P14.6")
def test_everything_changes_hands_at_once() -> None:
    t = market(
        Seat(hand=["spy-1"], homes={"base": ["titian"]}, open=["este"]),
        Seat(shown=["doctor"], homes={"ceri": ["raphael"]}),
    )
    make(t, "give titian", "give este", "give spy-1", "ask raphael", "ask doctor", "ask-ducats 40")
    told = answer(t, TAKER, "accept")
    assert hand(t, MAKER) == {"doctor"}
    assert hand(t, TAKER) == {"spy-1"}
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (100 + 40 - 25, 100 - 40 - 20)
    assert home(t, "civita-castellana") == home(t, "ceri") == set()
    assert [(e.seat, e.data[0]) for e in of(told, "fee_paid")] == [
        (MAKER, number("raphael")),
        (TAKER, number("titian")),
    ]
    assert (question(t), asked(t)) == ("laying", TAKER)
    play(t, "put-into ceri", "put-into palestrina")
    assert home(t, "ceri") == {"titian"}
    assert home(t, "palestrina") == {"este"}
    assert (question(t), asked(t)) == ("laying", MAKER)
    play(t, "put-into civita-castellana")
    assert home(t, "civita-castellana") == {"raphael"}
    assert (question(t), asked(t)) == ("act", MAKER)


@pytest.mark.rule("P14.6")
def test_gifts_are_legal_and_so_are_wishes() -> None:
    t = market(Seat(), Seat(open=["este"]))
    make(t, "give-ducats 100")
    answer(t, TAKER, "accept")
    assert (ducats(t, MAKER), ducats(t, TAKER)) == (0, 200)
    make(t, "ask este", "ask-ducats 9")
    answer(t, TAKER, "accept")
    play(t, "leave-open")
    assert lying_open(t, MAKER) == {"este"}
    assert ducats(t, MAKER) == 9


@pytest.mark.rule("P14.6", "P16.2")
def test_a_hand_card_is_named_to_the_receiver_only() -> None:
    t = market(Seat(hand=["spy-1"]), Seat(ducats=50))
    make(t, "give spy-1", "ask-ducats 7")
    assert GAME.view(t, TAKER)["offer"]["hand_cards"]["give"] == ["spy-1"]
    for seat in (POPE, OTHER, None):
        offer = GAME.view(t, seat)["offer"]
        assert offer["give"] == {"ducats": 0, "cards": [], "hand": 1}
        assert "hand_cards" not in offer
    t.events = []
    GAME.apply(t, TAKER, TABLE.parse("accept"))
    (event,) = [e for e in t.events if GAME.event_names[e.kind] == "exchanged"]
    assert event.data == (number("spy-1"), MAKER, TAKER)
    assert redacted([event], OTHER)[0].data == ()
    assert redacted([event], TAKER)[0].data == event.data
    assert hand(t, TAKER) == {"spy-1"}
    assert GAME.view(t, MAKER)["players"][TAKER]["known"] == ["spy-1"]
    assert "known" not in GAME.view(t, OTHER)["players"][TAKER]


@pytest.mark.rule("P14.6", "P16.2")
def test_a_hand_card_that_was_offered_has_been_seen_even_if_it_was_declined() -> None:
    t = market(Seat(hand=["spy-1", "doctor"]))
    make(t, "give spy-1", "ask-ducats 90")
    answer(t, TAKER, "counter")
    assert legal_with(t, "ask") == {"spy-1"}
    play(t, "drop-offer")
    assert GAME.view(t, TAKER)["players"][MAKER]["known"] == ["spy-1"]
    assert "known" not in GAME.view(t, OTHER)["players"][MAKER]


@pytest.mark.rule("P14.6", "P16.2")
@pytest.mark.parametrize("card", ["naldo", "spy-1"])
def test_after_a_hand_card_has_passed_nobody_else_knows_which_one_is_where(card: str) -> None:
    t = market(Seat(hand=["spy-1"], shown=["naldo"]), Seat(shown=["doctor"]))
    make(t, f"give {card}")
    answer(t, TAKER, "accept")
    views = [GAME.view(t, seat)["players"] for seat in (OTHER, None)]
    for players in views:
        assert players[MAKER]["shown"] == []
        assert players[TAKER]["shown"] == ["doctor"]
        assert "known" not in players[MAKER]
    kept = {"naldo": "spy-1", "spy-1": "naldo"}[card]
    assert (hand(t, MAKER), hand(t, TAKER)) == ({kept}, {card, "doctor"})


@pytest.mark.rule("P14.6", "P8.5")
def test_who_buys_the_doctor_is_asked_again_about_deaths() -> None:
    t = market(Seat(hand=["doctor"]))
    t.never = 1 << TAKER
    make(t, "give doctor")
    answer(t, TAKER, "accept")
    assert t.never == 0


@pytest.mark.rule("P14.6")
def test_a_table_card_passes_in_public() -> None:
    t = market(Seat(homes={"base": ["raphael"]}))
    make(t, "give raphael")
    told = answer(t, TAKER, "accept")
    (event,) = of(told, "exchanged")
    assert event == ("exchanged", MAKER, (number("raphael"), MAKER, TAKER), EVERYBODY)
    play(t, "put-into palestrina")
    assert home(t, "palestrina") == {"raphael"}


@pytest.mark.rule("P14.6", "P9.2")
def test_a_pope_under_savonarola_may_sell_a_hand_card() -> None:
    t = given(options=ON, pope=0, savonarola=True, seats=[Seat(hand=["spy-1"])])
    assert "spy colonna" not in legal(t)
    make(t, "give spy-1")
    answer(t, TAKER, "accept")
    assert hand(t, TAKER) == {"spy-1"}


# -- bounds (P14.7) --------------------------------------------------------------------------------


@pytest.mark.rule("P14.7")
def test_six_offers_in_a_phase_and_those_dropped_count() -> None:
    t = market()
    for _ in range(3):
        play(t, "offer colonna", "drop-offer")
    for _ in range(3):
        make(t, "give-ducats 1")
        answer(t, TAKER, "decline")
    assert legal_with(t, "offer") == set()
    assert (refused(t, "offer colonna").code, refused(t, "offer colonna").rule) == (
        "offers_used",
        "P14.7",
    )


@pytest.mark.rule("P14.7")
def test_counter_offers_count_for_who_makes_them() -> None:
    t = market()
    for _ in range(3):
        make(t, "give-ducats 1")
        answer(t, TAKER, "counter", "give-ducats 1", "propose")
        answer(t, MAKER, "counter", "give-ducats 1", "propose")
        answer(t, TAKER, "counter", "drop-offer")
    assert legal_with(t, "offer") == set()
    t.offers[MAKER] = 1
    make(t, "give-ducats 1")
    assert refused(t, "counter", TAKER).code == "offers_used"
    assert legal(t, TAKER) == {"accept", "decline"}


@pytest.mark.rule("P14.7")
def test_a_new_phase_brings_new_offers() -> None:
    t = market()
    t.offers[MAKER] = t.offers[TAKER] = 0
    play(t, "end-phase", "auction", "draw-card spy-1", "pass", "pass", "pass", "pass")
    assert (question(t), asked(t)) == ("act", TAKER)
    for _ in range(6):
        play(t, "offer borgia", "drop-offer")
    assert legal_with(t, "offer") == set()


@pytest.mark.rule("P14.7")
def test_two_offers_before_a_round_and_two_before_the_next() -> None:
    t = deals()
    for _ in range(2):
        answer(t, 1, "offer borgia", "drop-offer")
    assert legal(t, 1) == {"no-deals"}
    assert refused(t, "offer borgia", 1).code == "offers_used"
    enough(t)
    secret_round(t, {0: 12}, {1: 12}, {2: 12}, {3: 12})
    assert legal_with(t, "offer", 1) == {"borgia", "medici", "rovere"}


@pytest.mark.rule("P14.7")
def test_nothing_is_traded_while_something_else_is_open() -> None:
    busy = [given(options=ON, buying=True)]
    play(busy[0], "auction", "draw-card ceri")
    busy.append(market(Seat(hand=["poison-1"]), Seat(open=["raphael"])))
    play(busy[1], "poison raphael")
    busy.append(market(Seat(), Seat(open=["raphael"])))
    play(busy[2], "seize-card raphael")
    busy.append(deals())
    enough(busy[3])
    assert [question(t) for t in busy] == ["bid", "react", "commit", "ballot"]
    for t in busy:
        for text in ("offer medici", "accept", "no-deals", "propose"):
            assert refused(t, text).code == "not_the_question"


@pytest.mark.rule("P14.7")
def test_the_deals_end_with_the_election() -> None:
    t = deals()
    enough(t)
    acclaim(t, 0)
    assert question(t) != "deals"
    assert t.turn == 2


@pytest.mark.rule("P14.8")
def test_a_married_couple_may_trade() -> None:
    t = market(Seat(hand=["spy-1"]), married=(MAKER, TAKER))
    assert "spy colonna" not in legal(t)
    make(t, "give spy-1", "ask-ducats 5")
    answer(t, TAKER, "accept")
    assert hand(t, TAKER) == {"spy-1"}
    assert named(t.in_force) == {"marriage"}


# -- undo ------------------------------------------------------------------------------------------


@pytest.mark.rule("P14.4", "P16.3")
def test_an_offer_can_be_taken_back_until_it_is_proposed() -> None:
    match = GAME.new(3, seed=5, options=ON)
    while question(_table(match.state)) != "act":
        seat = match.state.to_act[0]
        match.play(seat, GAME.legal(match.state, seat)[-1])
    seat = match.state.to_act[0]
    match.play(seat, GAME.legal(match.state, seat)[-2])
    match.play(seat, TABLE.parse("give-ducats 5"))
    assert match.can_undo(seat)
    match.play(seat, TABLE.parse("propose"))
    assert not match.can_undo(seat)


def _table(state: object) -> Table:
    assert isinstance(state, Table)
    return state
