"""P1.1 and P2: houses, the first Pope, hands, new hands, and the opening layouts."""

from __future__ import annotations

import pytest

import signoria
from signoria import CHANCE
from signoria.games.prince.rules import content
from signoria.games.prince.rules.table import CARDS, DEALING, MULLIGAN, Table
from signoria.kernel.bits import count
from signoria.kernel.state import EVERYBODY
from tests.games.playing import Happening, of
from tests.games.prince.positions import (
    GAME,
    HOUSES,
    asked,
    can_be_drawn,
    check,
    ducats,
    fresh,
    hand,
    holdings,
    home,
    legal,
    let_chance,
    lying_open,
    named,
    number,
    play,
    question,
    refused,
    vp,
)

PLAYERS = [3, 4, 5]


def unopened(players: int, **options: object) -> Table:
    """A table where chance has not drawn anything yet."""
    t = GAME.table(players, options)
    assert isinstance(t, Table)
    return t


def dealt(*hands: list[str], **options: object) -> Table:
    """A table with these hands, the first Pope being seat 0, who is asked about a new hand."""
    t = unopened(len(hands), first_pope="first-seat", **options)
    while t.to_act == (CHANCE,) and t.stack[-1][0] != DEALING:
        play(t, next(iter(can_be_drawn(t))))
    for cards in hands:
        for name in cards:
            play(t, f"draw-card {name}")
    return t


def keep_all(t: Table) -> list[Happening]:
    """Everybody keeps the hand."""
    told: list[Happening] = []
    while t.stack[-1][0] == MULLIGAN:
        told += play(t, "keep")
    return told


PLAIN = ["spy-1", "poison-1", "vitelli", "marriage"]
OTHERS = [
    ["spy-2", "poison-2", "naldo", "doctor"],
    ["spy-3", "bravo-1", "marciano", "savonarola"],
    ["spy-4", "bravo-2", "alviano", "simony-1"],
]


# -- houses and the first Pope (P1.1, P2.1, P2.2) --------------------------------------------------


@pytest.mark.rule("P1.1")
def test_three_to_five_play() -> None:
    for players in (2, 6):
        with pytest.raises(signoria.BadOption):
            GAME.table(players)
    assert HOUSES == ("borgia", "colonna", "medici", "rovere", "orsini")


@pytest.mark.rule("P2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_draws_a_house_of_its_own(players: int) -> None:
    t = unopened(players)
    for seat in range(players):
        free = set(HOUSES) - {HOUSES[int(house)] for house in t.house if house >= 0}
        assert can_be_drawn(t) == {f"draw-house {house}": 1 for house in free}
        (told,) = of(play(t, f"draw-house {min(free)}"), "house_drawn")
        assert told.seat == seat
    assert len({int(house) for house in t.house}) == players
    assert [int(t.seat_of[house]) for house in t.house] == list(range(players))
    assert [vp(t, seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("P2.1")
def test_houses_may_be_chosen_in_the_order_of_the_seats() -> None:
    t = unopened(3, houses="choice")
    play(t, "choose-house orsini")
    assert asked(t) == 1
    assert refused(t, "choose-house orsini").code == "house_taken"
    play(t, "choose-house borgia", "choose-house medici")
    assert [HOUSES[int(house)] for house in t.house] == ["orsini", "borgia", "medici"]


@pytest.mark.rule("P2.1")
def test_the_fifth_of_five_is_not_asked_for_the_house_that_is_left() -> None:
    t = unopened(5, houses="choice")
    told = play(t, *[f"choose-house {house}" for house in ("orsini", "rovere", "borgia", "medici")])
    assert of(told, "house_drawn")[-1][:2] == ("house_drawn", 4)
    assert HOUSES[int(t.house[4])] == "colonna"
    assert t.to_act == (CHANCE,)


@pytest.mark.rule("P2.2", "P16.1")
def test_the_first_pope_is_drawn_among_those_who_play() -> None:
    t = unopened(3)
    play(t, "draw-house orsini", "draw-house borgia", "draw-house medici")
    assert GAME.view(t, None)["pope"] is None
    assert can_be_drawn(t) == {f"draw-pope {name}": 1 for name in ("borgia", "medici", "orsini")}
    (told,) = of(play(t, "draw-pope medici"), "pope_drawn")
    assert told.seat == t.pope == 2


@pytest.mark.rule("P2.2")
def test_the_first_seat_may_be_the_first_pope() -> None:
    t = dealt(PLAIN, *OTHERS)
    assert t.pope == 0
    assert asked(t) == 0


# -- hands (P2.3) ----------------------------------------------------------------------------------


@pytest.mark.rule("P2.3")
@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 4), (5, 4)])
def test_hands_are_dealt(players: int, size: int) -> None:
    t = fresh(players)
    assert [int(count(cards)) for cards in t.hand] == [size] * players
    assert count(t.draw) == CARDS - players * size
    assert question(t) == "mulligan"
    assert asked(t) == t.pope


@pytest.mark.rule("P2.3", "P16.2")
def test_a_card_is_told_to_the_one_who_gets_it() -> None:
    t = unopened(4, first_pope="first-seat")
    play(t, *[f"draw-house {house}" for house in HOUSES[:4]])
    (told,) = play(t, "draw-card bologna")
    assert told == ("dealt", 0, (number("bologna"), 0, 0), 1)
    assert t.known[number("bologna")] == 1


# -- new hands (P2.4) ------------------------------------------------------------------------------

THREE_OFFICES = ["datary", "prefect", "castellan", "spy-1"]


@pytest.mark.rule("P2.4")
def test_three_of_a_type_allow_a_new_hand() -> None:
    t = dealt(THREE_OFFICES, *OTHERS)
    told = play(t, "mulligan")
    assert [(h.name, h.data[0]) for h in told] == [
        ("mulligan", 1),
        ("mulligan_type", content.MULLIGAN_TYPES.index("office")),
    ]
    assert hand(t, 0) == set()
    assert all(t.draw >> number(name) & 1 for name in THREE_OFFICES)
    let_chance(t)
    assert count(t.hand[0]) == 4
    assert asked(t) == 0


@pytest.mark.rule("P2.4")
def test_two_of_a_type_do_not() -> None:
    t = dealt(["datary", "prefect", "spy-1", "doctor"], *OTHERS[1:], ["spy-5", *PLAIN[1:]])
    reason = refused(t, "mulligan")
    assert reason.code == "no_three_alike"
    assert reason.numbers == {"need": 3, "have": 2}


@pytest.mark.rule("P2.4")
@pytest.mark.parametrize(("types", "is_allowed"), [("one", True), ("two", False)])
def test_both_deaths_are_one_type_unless_the_table_says_two(types: str, is_allowed: bool) -> None:
    deaths = ["poison-1", "poison-2", "bravo-1", "spy-1"]
    others = [["spy-2", "naldo", "doctor", "ostia"], ["spy-3", "este", "nepi", "titian"], OTHERS[2]]
    t = dealt(deaths, *others, death_types=types)
    if is_allowed:
        told = play(t, "mulligan")
        assert of(told, "mulligan_type")[0].data[0] == content.MULLIGAN_TYPES.index("death")
    else:
        assert refused(t, "mulligan").numbers == {"need": 3, "have": 2}


@pytest.mark.rule("P2.4", "P16.3")
def test_everybody_is_asked_in_turn_from_the_pope_on_whatever_the_hand() -> None:
    t = dealt(PLAIN, *OTHERS)
    seats = []
    while question(t) == "mulligan":
        seats.append(asked(t))
        play(t, "keep")
    assert seats == [0, 1, 2, 3]


@pytest.mark.rule("P2.4")
def test_a_new_hand_may_be_given_back_as_well() -> None:
    t = dealt(THREE_OFFICES, *OTHERS)
    play(t, "mulligan", *[f"draw-card {name}" for name in ("titian", "cellini", "raphael", "ceri")])
    assert GAME.view(t, 2)["mulligan"] == {"seat": 0, "taken": 1, "type": "office"}
    told = play(t, "mulligan")
    assert of(told, "mulligan")[0].data[0] == 2
    assert GAME.view(t, 2)["mulligan"] == {"seat": 0, "taken": 2, "type": "artist"}


@pytest.mark.rule("P2.4")
def test_ten_new_hands_are_enough() -> None:
    t = dealt(THREE_OFFICES, *OTHERS)
    for _ in range(10):
        play(t, "mulligan", *[f"draw-card {name}" for name in THREE_OFFICES])
    assert refused(t, "mulligan").code == "mulligans_used"


@pytest.mark.rule("P2.4", "P16.2")
def test_nobody_knows_where_the_cards_of_a_returned_hand_are() -> None:
    t = dealt(THREE_OFFICES, *OTHERS)
    told = play(t, "mulligan")
    assert [t.known[number(name)] for name in THREE_OFFICES] == [0, 0, 0, 0]
    assert all(h.seen_by == EVERYBODY for h in told)
    shown = [h.data for h in told]
    assert shown == [(1, 0, 0), (content.MULLIGAN_TYPES.index("office"), 0, 0)]


# -- the opening layouts (P2.5) --------------------------------------------------------------------


@pytest.mark.rule("P2.5", "P3.1")
def test_everybody_lays_out_the_immediate_cards_the_pope_first() -> None:
    t = dealt(["bologna", "spy-1", "spy-5", "simony-2"], ["datary", *OTHERS[0][:3]], *OTHERS[1:])
    told = keep_all(t)
    assert [h.seat for h in of(told, "hand_opened")] == [0, 1]
    assert [h.data[0] for h in of(told, "hand_opened")] == [1, 1]
    assert holdings(t, 0) == {"bologna"}
    assert (question(t), asked(t)) == ("laying", 1)
    told = play(t, "leave-open")
    assert lying_open(t, 1) == {"datary"}
    assert hand(t, 0) == {"spy-1", "spy-5", "simony-2"}
    assert [h.data[0] for h in of(told, "hand_opened")] == [0, 0]


@pytest.mark.rule("P2.5")
def test_several_cards_are_laid_out_in_the_order_their_owner_likes() -> None:
    t = dealt(["bologna", "raphael", "datary", "spy-1"], *OTHERS)
    keep_all(t)
    assert question(t) == "order"
    assert refused(t, "lay ceri").code == "already_laid"
    play(t, "lay datary", "leave-open")
    assert refused(t, "lay datary").code == "already_laid"
    play(t, "lay bologna")
    assert question(t) == "filling"
    play(t, "put datary")
    assert home(t, "bologna") == {"datary"}
    assert question(t) == "fee"
    play(t, "pay-fee", "put-into bologna")
    assert home(t, "bologna") == {"datary", "raphael"}
    assert question(t) == "buy"


@pytest.mark.rule("P2.5", "P2.8")
def test_the_dealt_money_pays_fees_at_once() -> None:
    t = dealt(["raphael", *PLAIN[:3]], *OTHERS)
    keep_all(t)
    fee = int(t.deck.fee[number("raphael")])
    play(t, "pay-fee", "leave-open")
    assert ducats(t, 0) == 100 - fee
    assert lying_open(t, 0) == {"raphael"}


@pytest.mark.rule("P2.5", "P6.5")
def test_an_artist_who_is_not_paid_is_set_aside() -> None:
    t = dealt(["raphael", *PLAIN[:3]], *OTHERS)
    keep_all(t)
    (told,) = of(play(t, "refuse-fee"), "fee_refused")
    assert told.data[0] == number("raphael")
    assert named(t.aside) == {"raphael"}
    assert ducats(t, 0) == 100


@pytest.mark.rule("P2.6", "P2.7", "P2.8", "P5.1")
@pytest.mark.parametrize(("players", "pool"), [(3, 12), (4, 12), (5, 10)])
def test_the_first_turn_begins_with_the_pope(players: int, pool: int) -> None:
    t = fresh(players)
    while t.stage == 0:
        play(t, quiet_answer(t))
    assert (int(t.pool), int(t.turn)) == (pool, 1)
    assert int(t.open_pool) == 0
    assert list(t.ducats) == [100] * players
    assert list(t.cardinals) == [4] * players
    assert (question(t), asked(t)) == ("buy", t.pope)


def quiet_answer(t: Table) -> str:
    """What costs nothing at set-up."""
    quiet = {
        "mulligan": "keep",
        "laying": "leave-open",
        "filling": "enough",
        "fee": "refuse-fee",
    }
    return quiet.get(question(t)) or min(legal(t))


@pytest.mark.rule("P2.6")
def test_hands_pools_and_draws_never_need_more_cards_than_there_are() -> None:
    for players in PLAYERS:
        per_match = content.HAND_SIZE[players] * players + 3 * content.POOL_SIZE[players]
        assert per_match + 2 * players == {3: 57, 4: 60, 5: 60}[players]


def test_a_table_adds_up_before_anything_is_drawn() -> None:
    for players in PLAYERS:
        check(unopened(players))
