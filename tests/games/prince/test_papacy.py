"""P13: turns 2 and 3 begin: new cards, money, a pool; then the Pope hands out offices and cardinals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from signoria import CHANCE
from signoria.games.prince.rules import content
from signoria.games.prince.rules.table import Table
from tests.games.playing import Happening, names, of
from tests.games.prince.ballots import acclaim, end_turn
from tests.games.prince.positions import (
    GAME,
    HOUSES,
    Seat,
    asked,
    can_be_drawn,
    ducats,
    fresh,
    given,
    hand,
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
SPIES = tuple(f"spy-{copy}" for copy in range(1, 6))
"""Cards to draw that need no more attention."""


def new_turn(
    *seats: Seat,
    players: int = 3,
    pope: int = 0,
    turn: int = 1,
    aside: Sequence[str] = (),
    removed: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Table:
    """A turn has ended with the election of this Pope, and the next one begins."""
    t = given(
        players=players,
        seats=seats,
        turn=turn,
        pool=0,
        aside=aside,
        removed=removed,
        options=options,
    )
    end_turn(t)
    acclaim(t, pope)
    assert t.turn == turn + 1
    return t


def draw(t: Table, *cards: str) -> list[Happening]:
    """Everybody's card, from the Pope on; by default a spy for each."""
    return play(t, *[f"draw-card {card}" for card in cards or SPIES[: len(t.ducats)]])


def distribution(
    *seats: Seat,
    players: int = 3,
    pope: int = 0,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Cards are drawn and money is paid: what follows is the Pope's."""
    t = new_turn(*seats, players=players, pope=pope, options=options)
    draw(t)
    return t


# -- the deck (P13.1) ------------------------------------------------------------------------------


@pytest.mark.rule("P13.1", "T4")
def test_what_was_set_aside_returns_into_the_deck() -> None:
    t = new_turn(aside=["naldo", "datary", "raphael"], removed=["spy-6", "doctor"])
    assert t.aside == 0
    drawable = can_be_drawn(t)
    assert {drawable[f"draw-card {card}"] for card in ("naldo", "datary", "raphael")} == {1}
    assert "draw-card spy-6" not in drawable
    assert "draw-card doctor" not in drawable
    assert named(t.removed) == {"spy-6", "doctor"}


@pytest.mark.rule("P13.1", "P16.2")
def test_nobody_knows_where_a_returned_card_is() -> None:
    t = given(players=3, aside=["naldo"], pool=0)
    assert t.known[number("naldo")] != 0
    end_turn(t)
    told = acclaim(t, 0)
    assert t.known[number("naldo")] == 0
    assert [event.data[0] for event in of(told, "aside_returned")] == [1]


# -- a card for everybody (P13.2, P13.3) -----------------------------------------------------------


@pytest.mark.rule("P13.2")
def test_the_pope_draws_first_and_then_it_goes_clockwise() -> None:
    t = new_turn(players=4, pope=2)
    told = draw(t, "spy-1", "spy-2", "spy-3", "spy-4")
    assert [event.seat for event in of(told, "drawn_card")] == [2, 3, 0, 1]
    assert [hand(t, seat) for seat in range(4)] == [{"spy-3"}, {"spy-4"}, {"spy-1"}, {"spy-2"}]


@pytest.mark.rule("P13.2", "P16.1")
def test_any_card_of_the_deck_may_be_drawn() -> None:
    t = new_turn(Seat(hand=["doctor"], homes={"ceri": ["datary"]}), removed=["naldo"])
    absent = {"doctor", "ceri", "datary", "naldo"}
    assert can_be_drawn(t) == {
        f"draw-card {card}": 1 for card in content.CARDS if card not in absent
    }


@pytest.mark.rule("P13.2", "P16.2")
def test_a_hand_card_is_kept_secretly_and_an_immediate_card_is_laid_out() -> None:
    t = new_turn(pope=0)
    told = draw(t, "poison-1")
    assert of(told, "drawn_card") == [("drawn_card", 0, (number("poison-1"), 0, 0), 1)]
    assert hand(t, 0) == {"poison-1"}
    told = draw(t, "bologna")
    assert of(told, "drawn_card") == [("drawn_card", 1, (number("bologna"), 0, 0), EVERYBODY)]
    assert named(t.holdings[1]) == {"bologna"}
    draw(t, "este")
    assert (question(t), asked(t)) == ("laying", 2)
    play(t, "put-into firenze")
    assert home(t, "firenze") == {"este"}


@pytest.mark.rule("E16", "P13.3", "T3")
def test_example_an_artist_cannot_be_paid_with_money_to_come() -> None:
    t = new_turn(Seat(ducats=8), pope=0)
    draw(t, "cellini")
    assert (question(t), asked(t)) == ("fee", 0)
    assert refused(t, "pay-fee").numbers == {"need": 10, "have": 8}
    play(t, "refuse-fee")
    assert named(t.aside) == {"cellini"}
    draw(t, "spy-1", "spy-2")
    assert ducats(t, 0) == 8 + 35
    assert named(t.aside) == {"cellini"}


@pytest.mark.rule("P13.3")
def test_a_drawn_artist_is_paid_before_the_next_player_draws() -> None:
    t = new_turn(Seat(ducats=10), pope=0)
    draw(t, "cellini")
    play(t, "pay-fee", "leave-open")
    assert ducats(t, 0) == 0
    assert t.to_act == (CHANCE,)
    assert lying_open(t, 0) == {"cellini"}


# -- money and pool (P13.4, P13.5) -----------------------------------------------------------------


@pytest.mark.rule("P13.4", "P4.7")
@pytest.mark.parametrize("turn", [1, 2])
def test_every_base_yields_35_ducats(turn: int) -> None:
    t = new_turn(Seat(ducats=0), Seat(ducats=7), turn=turn)
    told = draw(t)
    assert [ducats(t, seat) for seat in range(3)] == [35, 42, 135]
    assert [(event.seat, event.data[0]) for event in of(told, "allowance")] == [
        (0, 35),
        (1, 35),
        (2, 35),
    ]


@pytest.mark.rule("P13.5", "P-R2")
@pytest.mark.parametrize(("players", "size"), [(3, 12), (4, 12), (5, 10)])
def test_a_new_pool_lies_face_down(players: int, size: int) -> None:
    t = new_turn(players=players)
    told = draw(t)
    assert t.pool == size
    assert of(told, "pool_filled")[0].data[0] == size
    assert t.open_pool == 0
    view = GAME.view(t, 0)
    assert (view["pool"], view["open_pool"]) == (size, [])


@pytest.mark.rule("P-R2")
def test_with_the_option_the_new_pool_lies_open() -> None:
    t = new_turn(players=5, options={"pool": "up"})
    draw(t)
    pool = list(content.CARDS[:10])
    for left, card in enumerate(pool):
        assert t.to_act == (CHANCE,)
        assert set(can_be_drawn(t)) & {f"draw-card {gone}" for gone in pool[:left]} == set()
        told = play(t, f"draw-card {card}")
        assert told[0] == ("pool_card", -1, (number(card), 0, 0), EVERYBODY)
    assert t.to_act != (CHANCE,)
    assert t.pool == 10
    assert GAME.view(t, None)["open_pool"] == pool


@pytest.mark.rule("P-R12", "P16.1")
def test_any_unseen_card_may_be_turned_up_from_the_pool() -> None:
    t = given(players=3, seats=[Seat(open=["datary"])], removed=["doctor"], buying=True)
    play(t, "auction")
    unseen = set(content.CARDS) - {"datary", "doctor"}
    assert can_be_drawn(t) == {f"draw-card {card}": 1 for card in unseen}


@pytest.mark.rule("E17", "P-R14")
@pytest.mark.parametrize(
    ("players", "hands", "pool", "total"), [(4, 16, 12, 60), (5, 20, 10, 60), (3, 15, 12, 57)]
)
def test_example_the_cards_of_three_turns(players: int, hands: int, pool: int, total: int) -> None:
    t = fresh(players)
    while question(t) != "buy":
        play(t, GAME.actions.text(GAME.legal(t, asked(t))[-1]))
    assert 60 - len(named(t.draw)) == hands
    assert t.pool == pool
    used = content.CARDS[: hands + pool]
    for turn in (1, 2):
        t = new_turn(players=players, removed=used, turn=turn)
        play(t, *[f"draw-card {card}" for card in content.CARDS[-players:]])
        assert t.pool == pool
        used = content.CARDS[: len(used) + players + pool]
    assert len(used) == total
    assert len(named(t.draw)) - pool == 60 - total


# -- the offices of the Pope (P13.6) ---------------------------------------------------------------


@pytest.mark.rule("P13.6", "T5", "P15.4")
def test_the_pope_gives_away_all_his_offices_protected_or_not() -> None:
    pope = Seat(homes={"ceri": ["datary", "raphael"], "base": ["prefect"]}, open=["castellan"])
    t = distribution(pope, players=4)
    for office, house in (("datary", "colonna"), ("prefect", "rovere"), ("castellan", "colonna")):
        assert (question(t), asked(t)) == ("bestow", 0)
        assert GAME.view(t, None)["asked"]["card"] == office
        assert legal(t) == {"bestow colonna", "bestow medici", "bestow rovere"}
        told = play(t, f"bestow {house}")
        assert of(told, "office_bestowed")[0].data[:2] == (number(office), HOUSES.index(house))
    assert question(t) == "reshuffle"
    assert t.owned(0) == 1 << number("ceri") | 1 << number("raphael")
    assert lying_open(t, 1) == {"datary", "castellan"}
    assert lying_open(t, 3) == {"prefect"}
    assert t.got_office == 0b1010


@pytest.mark.rule("P13.6")
def test_he_cannot_keep_an_office_nor_set_it_aside() -> None:
    t = distribution(Seat(open=["datary"]))
    assert (refused(t, "bestow borgia").code, refused(t, "bestow borgia").rule) == (
        "not_to_self",
        "P13.6",
    )
    assert refused(t, "set-aside").code == "must_bestow"
    assert refused(t, "bestow orsini").code == "house_not_played"
    assert refused(t, "reshuffle").code == "not_the_question"


@pytest.mark.rule("T8", "P13.2", "P13.6")
def test_an_office_that_the_pope_has_just_drawn_goes_too() -> None:
    t = new_turn(pope=0)
    draw(t, "datary")
    play(t, "put-into civita-castellana")
    draw(t, "spy-1", "spy-2")
    assert question(t) == "bestow"
    assert home(t, "civita-castellana") == set()
    play(t, "bestow colonna")
    assert t.owned(0) == 0


@pytest.mark.rule("P13.6", "T5")
def test_it_is_the_new_pope_who_loses_his_offices() -> None:
    t = distribution(Seat(open=["datary"]), Seat(open=["prefect"]), pope=1)
    assert (question(t), asked(t)) == ("bestow", 1)
    assert lying_open(t, 0) == {"datary"}
    assert lying_open(t, 1) == set()


# -- dealing anew (P13.7) --------------------------------------------------------------------------


@pytest.mark.rule("P13.7", "P-R5")
def test_the_reshuffle_covers_all_offices_that_others_have_by_then() -> None:
    t = distribution(
        Seat(open=["datary"]),
        Seat(homes={"base": ["prefect"]}, open=["castellan"]),
        Seat(open=["secretary"]),
    )
    play(t, "bestow medici")
    assert (question(t), asked(t)) == ("reshuffle", 0)
    assert legal(t) == {"reshuffle", "no-reshuffle"}
    play(t, "reshuffle")
    assert t.reshuffled == 1
    offices = ["datary", "prefect", "castellan", "secretary"]
    dealt: list[Happening] = []
    while offices:
        assert can_be_drawn(t) == {f"draw-card {office}": 1 for office in offices}
        dealt += of(play(t, f"draw-card {offices.pop(0)}"), "office_dealt")
    assert [event.data[1] for event in dealt] == [1, 1, 2, 2]
    assert t.got_office == 0b110


@pytest.mark.rule("P13.7")
def test_each_gets_as_many_offices_as_he_had() -> None:
    t = distribution(
        Seat(),
        Seat(open=["prefect", "castellan", "camerlengo"]),
        Seat(),
        Seat(homes={"base": ["secretary"]}),
        players=4,
    )
    play(t, "reshuffle")
    told: list[Happening] = []
    for office in ("secretary", "prefect", "castellan", "camerlengo"):
        told += play(t, f"draw-card {office}")
    assert [event.data[1] for event in of(told, "office_dealt")] == [1, 1, 1, 3]
    play(t, "leave-open", "leave-open", "leave-open", "leave-open")
    assert lying_open(t, 1) == {"secretary", "prefect", "castellan"}
    assert lying_open(t, 3) == {"camerlengo"}
    assert home(t, "senigallia") == set()


@pytest.mark.rule("P13.7")
def test_without_a_reshuffle_the_others_keep_theirs_in_their_places() -> None:
    t = distribution(Seat(), Seat(homes={"base": ["prefect"]}), Seat(open=["secretary"]))
    assert question(t) == "reshuffle"
    told = play(t, "no-reshuffle")
    assert names(told) == ["no_reshuffle"]
    assert t.reshuffled == 0
    assert home(t, "palestrina") == {"prefect"}
    assert lying_open(t, 2) == {"secretary"}
    assert question(t) == "appoint"
    assert t.got_office == 0


@pytest.mark.rule("P13.7")
def test_where_nobody_else_has_an_office_no_reshuffle_is_asked() -> None:
    t = distribution()
    assert question(t) == "appoint"


@pytest.mark.rule("P13.7", "P9.3")
def test_a_reshuffle_counts_for_one_turn_only() -> None:
    t = given(players=3, turn=2, pool=0, reshuffled=True, got_office=[1], got_cardinal=[2], pope=0)
    end_turn(t)
    acclaim(t, 0)
    assert (t.reshuffled, t.got_office, t.got_cardinal) == (0, 0, 0)


# -- laying out (P13.8) ----------------------------------------------------------------------------


@pytest.mark.rule("P13.8", "P4.3")
def test_receivers_lay_their_offices_out_in_turn_from_the_pope_on() -> None:
    pope = Seat(open=["datary", "prefect", "castellan"])
    t = distribution(Seat(homes={"ceri": []}), Seat(), pope, pope=2)
    play(t, "bestow colonna", "bestow borgia", "bestow borgia", "no-reshuffle")
    assert (question(t), asked(t)) == ("laying", 0)
    assert legal(t) == {"put-into ceri", "put-into civita-castellana", "leave-open"}
    play(t, "put-into ceri")
    assert (question(t), asked(t)) == ("laying", 0)
    assert legal(t) == {"put-into civita-castellana", "leave-open"}
    play(t, "leave-open")
    assert (question(t), asked(t)) == ("laying", 1)
    play(t, "put-into palestrina")
    assert home(t, "ceri") == {"prefect"}
    assert lying_open(t, 0) == {"castellan"}
    assert home(t, "palestrina") == {"datary"}
    assert question(t) == "appoint"


@pytest.mark.rule("P13.8")
def test_only_offices_received_now_are_laid_out() -> None:
    t = distribution(Seat(open=["datary"]), Seat(homes={"base": ["prefect"]}, open=["secretary"]))
    play(t, "bestow colonna", "no-reshuffle")
    assert question(t) == "appoint"
    assert lying_open(t, 1) == {"datary", "secretary"}


@pytest.mark.rule("P13.8", "P13.7")
def test_offices_are_laid_out_after_the_reshuffle() -> None:
    t = distribution(Seat(open=["datary"]), Seat(), Seat(homes={"base": ["prefect"]}))
    play(t, "bestow colonna")
    assert question(t) == "reshuffle"
    play(t, "reshuffle", "draw-card prefect", "draw-card datary")
    assert (question(t), asked(t)) == ("laying", 1)
    play(t, "put-into palestrina", "put-into firenze")
    assert home(t, "palestrina") == {"prefect"}
    assert home(t, "firenze") == {"datary"}


# -- cardinals (P13.9) -----------------------------------------------------------------------------


def cardinals(t: Table) -> list[int]:
    return [int(number) for number in t.cardinals]


@pytest.mark.rule("E11", "P13.9")
def test_example_two_for_marysia_and_three_for_the_pope() -> None:
    t = distribution(players=5)
    told = play(t, "appoint colonna 2", "appoint medici 0", "appoint rovere 0", "appoint orsini 0")
    assert cardinals(t) == [4 + 3, 4 + 2, 4, 4, 4]
    assert [(e.seat, e.data[0]) for e in of(told, "cardinals")] == [(1, 2), (0, 3)]
    assert t.got_cardinal == 0b00011
    assert (question(t), asked(t)) == ("buy", 0)


@pytest.mark.rule("E11", "P13.9")
def test_example_one_for_marysia_and_four_for_the_pope_is_too_much() -> None:
    t = distribution(players=5)
    play(t, "appoint colonna 1", "appoint medici 0", "appoint rovere 0")
    reason = refused(t, "appoint orsini 0")
    assert (reason.code, reason.rule) == ("pope_takes_too_many", "P13.9")
    assert reason.numbers == {"need": 4, "have": 2}
    assert refused(t, "appoint orsini 1").numbers == {"need": 3, "have": 2}
    assert legal_with(t, "appoint") == {"orsini 2", "orsini 3", "orsini 4"}


@pytest.mark.rule("P13.9")
def test_the_pope_may_keep_one_more_than_the_most_he_gave() -> None:
    t = distribution(players=3)
    play(t, "appoint colonna 1")
    assert legal(t) == {"appoint medici 0", "appoint medici 1", "appoint medici 2"}
    play(t, "appoint medici 0")
    assert cardinals(t) == [6, 5, 4]


@pytest.mark.rule("P13.9")
def test_he_may_give_all_to_one_and_then_is_asked_no_more() -> None:
    t = distribution(players=5, pope=2)
    assert legal_with(t, "appoint") == {f"borgia {n}" for n in range(6)}
    play(t, "appoint borgia 5")
    assert cardinals(t) == [9, 4, 4, 4, 4]
    assert t.got_cardinal == 0b00001
    assert (question(t), asked(t)) == ("buy", 2)


@pytest.mark.rule("P13.9")
def test_there_are_as_many_new_cardinals_as_players() -> None:
    t = distribution(players=4)
    assert refused(t, "appoint colonna 5").numbers == {"need": 5, "have": 4}
    play(t, "appoint colonna 1")
    assert refused(t, "appoint medici 4").numbers == {"need": 4, "have": 3}
    play(t, "appoint medici 1", "appoint rovere 1")
    assert cardinals(t) == [5, 5, 5, 5]


@pytest.mark.rule("P13.9")
def test_the_other_houses_are_asked_in_order() -> None:
    t = distribution(players=4, pope=1)
    assert refused(t, "appoint medici 1").code == "not_this_house_now"
    assert refused(t, "appoint medici 1").rule == "P13.9"
    assert refused(t, "appoint colonna 1").code == "not_this_house_now"
    assert refused(t, "appoint orsini 1").code == "house_not_played"
    play(t, "appoint borgia 1")
    assert legal_with(t, "appoint") == {f"medici {n}" for n in range(4)}


# -- and the turn begins ---------------------------------------------------------------------------


@pytest.mark.rule("P13.10", "P5.1")
def test_the_pope_begins_and_may_gain_an_office() -> None:
    t = distribution(pope=1)
    play(t, "appoint borgia 1", "appoint medici 1")
    assert (question(t), asked(t)) == ("buy", 1)
    play(t, "auction", "draw-card datary", "raise 1", "pass", "pass", "leave-open")
    assert lying_open(t, 1) == {"datary"}


@pytest.mark.rule("P15.4")
def test_between_two_turns_the_pope_is_asked_three_things() -> None:
    t = distribution(Seat(homes={"base": ["datary"]}), Seat(homes={"base": ["prefect"]}))
    asked_for = []
    for text in ("bestow colonna", "no-reshuffle", "appoint colonna 1", "appoint medici 1"):
        asked_for.append((question(t), asked(t)))
        play(t, text)
    assert asked_for == [("bestow", 0), ("reshuffle", 0), ("appoint", 0), ("appoint", 0)]
    assert question(t) == "buy"
