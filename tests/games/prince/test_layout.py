"""P3 and P4: cards come to a player, are laid out, paid for, protected and moved."""

from __future__ import annotations

import pytest

from signoria.games.prince.rules import content, layout
from signoria.games.prince.rules.table import DOCTOR, LAY_NEXT, Table
from tests.games.playing import Happening, names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    asked,
    check,
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


def buy(t: Table, card: str) -> list[Happening]:
    """Seat 0 turns up a card and gets it for 1 ducat."""
    told = play(t, "auction", f"draw-card {card}", "raise 1")
    for _ in range(len(t.ducats) - 1):
        told += play(t, "pass")
    return told


def buying(*seats: Seat) -> Table:
    return given(seats=seats, buying=True)


# -- two sorts of cards (P3) -----------------------------------------------------------------------


@pytest.mark.rule("P3.1", "P6.3")
@pytest.mark.parametrize("card", ["bologna", "datary", "sforza"])
def test_an_immediate_card_is_laid_out_at_once(card: str) -> None:
    t = buying()
    buy(t, card)
    if question(t) == "laying":
        play(t, "leave-open")
    assert card in holdings(t, 0) | lying_open(t, 0)
    assert hand(t, 0) == set()
    assert question(t) == "act"


@pytest.mark.rule("P3.2", "P16.2")
def test_a_hand_card_is_kept_and_nobody_is_told_how_many_there_are() -> None:
    t = buying(Seat(hand=["doctor"]))
    told = buy(t, "spy-1")
    assert hand(t, 0) == {"doctor", "spy-1"}
    assert names(told)[-2:] == ["bought", "kept_bought"]
    shown = GAME.view(t, 2)["players"][0]
    assert shown["shown"] == ["spy-1"]
    assert {"hand", "ducats", "never", "known"}.isdisjoint(shown)
    assert GAME.view(t, 0)["players"][0]["hand"] == ["spy-1", "doctor"]


@pytest.mark.rule("P3.3")
def test_hand_cards_are_played_in_the_second_step_only() -> None:
    seats = [Seat(hand=["spy-1", "poison-1", "bravo-1", "marriage", "savonarola"])]
    t = given(seats=[*seats, Seat(open=["datary"])], buying=True)
    assert {text.partition(" ")[0] for text in legal(t)} == {"auction", "spy-pool"}
    play(t, "auction", "draw-card ceri", "pass", "pass", "pass", "pass")
    verbs = {"spy", "poison", "bravo", "marry", "savonarola"}
    assert verbs < {text.partition(" ")[0] for text in legal(t)}
    play(t, "end-phase")
    assert refused(t, "spy medici", 0).code == "not_your_decision"


@pytest.mark.rule("P3.4", "P6.5")
def test_a_fee_needs_the_money_in_the_purse() -> None:
    fee = int(buying().deck.fee[number("raphael")])
    t = buying(Seat(ducats=fee))
    buy(t, "raphael")
    reason = refused(t, "pay-fee")
    assert reason.code == "cannot_pay_fee"
    assert reason.numbers == {"need": fee, "have": fee - 1}
    assert legal(t) == {"refuse-fee"}


@pytest.mark.rule("P6.5", "P16.3")
def test_a_fee_is_asked_for_even_if_it_cannot_be_paid() -> None:
    for purse in (1, 100):
        t = buying(Seat(ducats=purse))
        buy(t, "raphael")
        assert (question(t), asked(t)) == ("fee", 0)
        play(t, "refuse-fee")
        assert named(t.aside) == {"raphael"}


# -- holdings and slots (P4.1, P4.2) ---------------------------------------------------------------


@pytest.mark.rule("P4.1", "P4.6")
def test_a_holding_protects_one_office_one_artist_and_one_family() -> None:
    t = buying(Seat(open=["datary", "prefect", "raphael", "titian", "sforza", "este"]))
    buy(t, "ceri")
    assert (question(t), asked(t)) == ("filling", 0)
    assert len(legal_with(t, "put")) == 6
    play(t, "put prefect")
    assert refused(t, "put datary").code == "laid_in_order"
    play(t, "put titian")
    assert legal_with(t, "put") == {"sforza", "este"}
    play(t, "put este")
    assert question(t) == "act"
    assert home(t, "ceri") == {"prefect", "titian", "este"}
    assert lying_open(t, 0) == {"datary", "raphael", "sforza"}
    assert GAME.view(t, 3)["players"][0]["homes"][1] == {
        "home": "ceri",
        "power": 2 + int(t.deck.power[number("este")]),
        "office": "prefect",
        "artist": "titian",
        "family": "este",
    }


@pytest.mark.rule("P4.2")
def test_a_new_holding_may_be_left_empty() -> None:
    t = buying(Seat(open=["datary"]))
    buy(t, "ceri")
    play(t, "enough")
    assert home(t, "ceri") == set()
    assert lying_open(t, 0) == {"datary"}


@pytest.mark.rule("P4.2")
def test_a_holding_won_out_of_turn_takes_what_lies_open_and_nothing_else() -> None:
    t = given(
        seats=[Seat(), Seat(open=["datary"], homes={"nepi": ["prefect", "titian"]})], buying=True
    )
    play(t, "auction", "draw-card ceri", "pass", "raise 5", "pass", "pass")
    assert (question(t), asked(t)) == ("filling", 1)
    assert legal(t) == {"put datary", "enough"}
    assert refused(t, "put prefect").code == "not_unprotected"
    assert refused(t, "put raphael").code == "not_your_card"


@pytest.mark.rule("P4.2")
def test_nothing_is_asked_where_nothing_lies_open() -> None:
    t = buying(Seat(homes={"nepi": ["prefect"]}))
    buy(t, "ceri")
    assert question(t) == "act"


# -- offices, artists and families (P4.3) ----------------------------------------------------------


@pytest.mark.rule("P4.3")
def test_a_new_card_goes_into_a_free_slot_of_its_sort_or_stays_open() -> None:
    t = buying(Seat(homes={"nepi": ["prefect"], "ceri": ["titian"]}), Seat(homes={"ostia": []}))
    buy(t, "datary")
    assert legal(t) == {"put-into ceri", "put-into civita-castellana", "leave-open"}
    assert refused(t, "put-into nepi").code == "slot_taken"
    assert refused(t, "put-into ostia").code == "not_your_home"
    assert refused(t, "put-into bracciano").code == "not_your_home"
    (told,) = of(play(t, "put-into ceri"), "housed")
    assert told.data[:2] == (number("datary"), content.HOMES.index("ceri"))
    assert home(t, "ceri") == {"datary", "titian"}


@pytest.mark.rule("P4.3")
def test_without_a_free_slot_it_stays_open_unasked() -> None:
    t = buying(Seat(homes={"base": ["prefect"]}))
    told = buy(t, "datary")
    assert names(told)[-1] == "laid"
    assert lying_open(t, 0) == {"datary"}


@pytest.mark.rule("P4.3", "P6.5")
def test_an_artist_is_paid_before_he_is_laid_out() -> None:
    t = buying(Seat(homes={"nepi": []}))
    buy(t, "cellini")
    before = ducats(t, 0)
    (told,) = of(play(t, "pay-fee"), "fee_paid")
    assert told.data[1] == before - ducats(t, 0) == t.deck.fee[number("cellini")]
    play(t, "put-into nepi")
    assert home(t, "nepi") == {"cellini"}


@pytest.mark.rule("P4.7")
def test_a_base_is_a_home_of_power_three() -> None:
    t = given(seats=[Seat(homes={"base": ["sforza"]})])
    (base,) = GAME.view(t, 1)["players"][0]["homes"]
    assert base["home"] == "civita-castellana"
    assert base["power"] == 3 + t.deck.power[number("sforza")]


# -- moving (P4.4, P4.5) ---------------------------------------------------------------------------


@pytest.mark.rule("P4.4")
@pytest.mark.parametrize("is_buying", [True, False])
def test_offices_and_artists_move_freely_in_ones_own_phase(is_buying: bool) -> None:
    seat = Seat(homes={"nepi": ["datary"], "ceri": ["titian"]}, open=["raphael"])
    t = given(seats=[seat], buying=is_buying)
    play(t, "shelter datary ceri", "expose titian", "shelter raphael ceri", "shelter titian nepi")
    assert home(t, "ceri") == {"datary", "raphael"}
    assert home(t, "nepi") == {"titian"}
    assert lying_open(t, 0) == set()


@pytest.mark.rule("P4.4")
def test_two_cards_can_change_places() -> None:
    t = given(seats=[Seat(homes={"nepi": ["datary"], "ceri": ["prefect"], "base": ["secretary"]})])
    play(t, "expose datary", "shelter prefect nepi", "shelter datary ceri")
    assert (home(t, "nepi"), home(t, "ceri")) == ({"prefect"}, {"datary"})


@pytest.mark.rule("P4.4")
def test_a_card_put_into_a_slot_stays_there_until_the_next_step_of_play() -> None:
    t = given(seats=[Seat(homes={"nepi": [], "ceri": []}, open=["datary"], hand=["spy-1"])])
    play(t, "shelter datary ceri")
    assert refused(t, "shelter datary nepi").code == "moved_already"
    assert refused(t, "expose datary").code == "moved_already"
    play(t, "spy colonna", "draw-nothing", "shelter datary nepi")
    assert home(t, "nepi") == {"datary"}


@pytest.mark.rule("P4.4")
def test_what_cannot_be_moved() -> None:
    t = given(
        seats=[
            Seat(homes={"nepi": ["datary"], "ceri": ["titian"]}, open=["prefect"]),
            Seat(homes={"ostia": []}, open=["raphael"]),
        ]
    )
    assert refused(t, "shelter datary nepi").code == "already_there"
    assert refused(t, "shelter prefect nepi").code == "slot_taken"
    assert refused(t, "shelter prefect ostia").code == "not_your_home"
    assert refused(t, "shelter raphael nepi").code == "not_your_card"
    assert refused(t, "expose raphael").code == "not_your_card"
    assert refused(t, "expose prefect").code == "already_open"
    assert refused(t, "expose secretary").code == "not_your_card"


@pytest.mark.rule("P4.4")
def test_nothing_is_moved_in_another_players_phase() -> None:
    t = given(seats=[Seat(), Seat(homes={"nepi": []}, open=["datary"])])
    assert refused(t, "shelter datary nepi", 1).code == "not_your_decision"


@pytest.mark.rule("P4.5")
def test_a_family_is_attached_for_good() -> None:
    t = given(seats=[Seat(homes={"nepi": [], "ceri": []}, open=["sforza"])])
    play(t, "shelter sforza nepi")
    assert refused(t, "shelter sforza ceri").code == "family_stays"
    with pytest.raises(ValueError, match="sforza"):
        GAME.actions.parse("expose sforza")


@pytest.mark.rule("P4.5", "P10.8")
def test_a_family_goes_with_its_holding() -> None:
    t = given(
        seats=[
            Seat(hand=["trivulzio", "alviano"], homes={"nepi": []}, open=["datary"]),
            Seat(homes={"ceri": ["sforza"]}),
        ]
    )
    play(t, "seize-holding ceri", "commit 7-8", "commit none")
    assert home(t, "ceri") == {"sforza"}
    assert t.owner(number("sforza")) == 0
    assert refused(t, "shelter sforza nepi").code == "family_stays"


# -- verbs of all chapters -------------------------------------------------------------------------


@pytest.mark.rule("P8.5")
def test_whoever_gets_the_doctor_is_asked_again_about_deaths() -> None:
    t = given(buying=True)
    t.never = 0b1111
    buy(t, "doctor")
    assert t.never == 0b1110
    assert t.holds(0, DOCTOR)


@pytest.mark.rule("P16.2")
def test_of_equal_cards_the_one_that_most_have_seen_is_spent() -> None:
    t = given(seats=[Seat(hand=["spy-1", "spy-4"], shown=["spy-3"])])
    assert layout.spend(t, 0, number("spy-1"), 6) == number("spy-3")
    assert layout.spend(t, 0, number("spy-1"), 6) == number("spy-1")
    assert named(t.removed) == {"spy-1", "spy-3"}
    assert t.known[number("spy-1")] == t.public()


@pytest.mark.rule("P7.2", "P16.2")
def test_others_no_longer_know_a_hand_from_which_something_went_unseen() -> None:
    t = given(seats=[Seat(hand=["naldo"], shown=["doctor"]), Seat(shown=["spy-1"])])
    t.known[number("naldo")] |= 0b100
    layout.lose_track(t, 0, 3)
    assert t.known[number("doctor")] == 0b1001
    assert t.known[number("naldo")] == 0b0001
    assert t.known[number("spy-1")] == t.public()


@pytest.mark.rule("P13.8")
def test_several_cards_are_laid_out_the_lowest_first() -> None:
    t = given(seats=[Seat(homes={"nepi": []})])
    offices = 1 << number("datary") | 1 << number("prefect")
    t.draw &= ~offices
    t.transit |= offices
    t.stack.append((LAY_NEXT, 0, offices))
    GAME.run(t)
    check(t)
    assert GAME.view(t, 1)["asked"] == {"card": "datary"}
    play(t, "put-into nepi")
    assert GAME.view(t, 1)["asked"] == {"card": "prefect"}
    play(t, "leave-open")
    assert lying_open(t, 0) == {"prefect"}


# -- seized artists (P10.9) ------------------------------------------------------------------------


@pytest.mark.rule("P10.9")
def test_an_unpaid_artist_of_a_base_stays_in_his_slot() -> None:
    t = given(seats=[Seat(hand=["trivulzio", "alviano"]), Seat(homes={"base": ["titian"]})])
    play(t, "seize-base colonna", "commit 7-8", "commit none")
    assert question(t) == "fee"
    (told,) = of(play(t, "refuse-fee"), "artist_stays")
    assert told.data[:2] == (number("titian"), 1)
    assert home(t, "palestrina") == {"titian"}


@pytest.mark.rule("P10.9")
def test_an_unpaid_artist_of_a_lost_holding_stays_open() -> None:
    t = given(seats=[Seat(hand=["trivulzio"]), Seat(homes={"ceri": ["titian"]})])
    play(t, "seize-holding ceri", "commit 8", "commit none", "refuse-fee")
    assert holdings(t, 0) == {"ceri"}
    assert lying_open(t, 1) == {"titian"}


@pytest.mark.rule("P10.9")
def test_a_paid_artist_of_a_lost_holding_stays_where_he_is() -> None:
    t = given(seats=[Seat(hand=["trivulzio"]), Seat(homes={"ceri": ["titian"]})])
    play(t, "seize-holding ceri", "commit 8", "commit none", "pay-fee")
    assert home(t, "ceri") == {"titian"}
    assert t.owner(number("titian")) == 0
