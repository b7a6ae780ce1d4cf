"""P7 and P8: cards played from the hand, spies, deaths and the Doctor."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from signoria.games.prince.rules.table import NO_CARD, Table
from tests.games.playing import Happening, names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    answer,
    asked,
    can_be_drawn,
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

RAPHAEL = Seat(homes={"base": ["raphael"]})


def let_be(t: Table) -> list[Happening]:
    """Nobody reacts to a death by poison."""
    told: list[Happening] = []
    while question(t) == "react":
        told += play(t, "let-be")
    return told


# -- playing cards (P7.1) --------------------------------------------------------------------------


@pytest.mark.rule("P7.1", "P5.2")
def test_nobody_has_to_play_a_card() -> None:
    t = given(seats=[Seat(hand=["spy-1", "poison-1", "bravo-1", "marriage"])])
    play(t, "end-phase")
    assert asked(t) == 1
    assert hand(t, 0) == {"spy-1", "poison-1", "bravo-1", "marriage"}


@pytest.mark.rule("P7.1")
def test_cards_are_played_one_after_another_in_any_number() -> None:
    t = given(
        seats=[
            Seat(hand=["bravo-1", "bravo-2", "marriage"]),
            Seat(open=["datary", "prefect"]),
        ]
    )
    for text in ("bravo datary", "bravo prefect", "marry colonna"):
        assert (question(t), asked(t)) == ("act", 0)
        play(t, text)
    assert hand(t, 0) == set()
    assert named(t.aside) == {"datary", "prefect"}


# -- a spy steals (P7.2) ---------------------------------------------------------------------------


@pytest.mark.rule("P7.2", "T4")
def test_a_spy_takes_a_random_card_from_a_hand() -> None:
    t = given(seats=[Seat(hand=["spy-2"]), Seat(hand=["poison-1", "doctor", "naldo"])])
    play(t, "spy colonna")
    assert (question(t), t.to_act) == ("stealing", (CHANCE,))
    assert can_be_drawn(t) == {
        "draw-card poison-1": 1,
        "draw-card doctor": 1,
        "draw-card naldo": 1,
    }
    play(t, "draw-card doctor")
    assert (hand(t, 0), hand(t, 1)) == ({"doctor"}, {"poison-1", "naldo"})
    assert named(t.removed) == {"spy-2"}


@pytest.mark.rule("P7.2")
def test_a_stolen_card_may_be_played_at_once() -> None:
    t = given(seats=[Seat(hand=["spy-1"]), Seat(hand=["bravo-1"], open=["datary"])])
    play(t, "spy colonna", "draw-card bravo-1", "bravo datary")
    assert named(t.aside) == {"datary"}


@pytest.mark.rule("P7.2", "P16.2")
def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    t = given(seats=[Seat(hand=["spy-1"]), Seat(), Seat(hand=["doctor"])])
    told = play(t, "spy medici", "draw-card doctor")
    (event,) = of(told, "stolen")
    assert event.data[:2] == (number("doctor"), 2)
    assert event.seen_by == 0b0101
    assert t.known[number("doctor")] == 0b0101


@pytest.mark.rule("P7.2", "P16.2", "T11")
def test_against_an_empty_hand_the_spy_is_spent_in_vain_and_nobody_else_can_tell() -> None:
    empty = given(seats=[Seat(hand=["spy-1"]), Seat()])
    full = given(seats=[Seat(hand=["spy-1"]), Seat(hand=["doctor"])])
    told = [
        play(empty, "spy colonna", "draw-nothing"),
        play(full, "spy colonna", "draw-card doctor"),
    ]
    assert named(empty.removed) == {"spy-1"}
    assert hand(empty, 0) == set()
    assert of(told[0], "stolen")[0].data[:2] == (NO_CARD, 1)
    public = [[(e.name, e.seat, e.seen_by) for e in events] for events in told]
    assert public[0] == public[1]
    for bystander in (None, 2, 3):
        assert GAME.view(empty, bystander) == GAME.view(full, bystander)


@pytest.mark.rule("P7.2", "P16.2")
@pytest.mark.parametrize("stolen", ["doctor", "naldo"])
def test_after_a_theft_nobody_else_knows_what_is_left_in_the_hand(stolen: str) -> None:
    t = given(seats=[Seat(hand=["spy-1"]), Seat(shown=["doctor"], hand=["naldo"])])
    assert GAME.view(t, None)["players"][1]["shown"] == ["doctor"]
    play(t, "spy colonna", f"draw-card {stolen}")
    assert [GAME.view(t, None)["players"][seat]["shown"] for seat in (0, 1)] == [[], []]
    assert t.known[number("doctor")] == 0b0011


@pytest.mark.rule("P7.2")
def test_a_spy_is_sent_to_another_player_who_is_there() -> None:
    t = given(players=3, seats=[Seat(hand=["spy-1"])])
    assert legal_with(t, "spy") == {"colonna", "medici"}
    reason = refused(t, "spy borgia")
    assert (reason.code, reason.rule) == ("not_against_yourself", "P7.2")
    assert refused(t, "spy orsini").code == "house_not_played"


@pytest.mark.rule("P7.2")
def test_without_a_spy_nobody_is_sent() -> None:
    t = given(seats=[Seat(hand=["bravo-1"])])
    assert refused(t, "spy colonna").code == "no_spy"


# -- poison (P8.1) ---------------------------------------------------------------------------------


@pytest.mark.rule("P8.1", "P8.6", "T4")
@pytest.mark.parametrize(
    "victim", [Seat(open=["raphael"]), RAPHAEL, Seat(homes={"ceri": ["raphael"]})]
)
def test_poison_kills_an_artist_wherever_he_works(victim: Seat) -> None:
    t = given(seats=[Seat(hand=["poison-1"]), victim], removed=["doctor"])
    told = play(t, "poison raphael")
    assert names(told) == ["death_played", "death_done"]
    assert named(t.removed) == {"doctor", "poison-1", "raphael"}
    assert t.owner(number("raphael")) == -1


@pytest.mark.rule("P8.1", "P8.3", "P8.6", "T4")
@pytest.mark.parametrize("victim", [Seat(open=["datary"]), Seat(homes={"base": ["datary"]})])
def test_poison_kills_an_office_which_is_set_aside(victim: Seat) -> None:
    t = given(seats=[Seat(hand=["poison-2"]), victim], removed=["doctor"])
    told = play(t, "poison datary")
    assert names(told) == ["death_played", "death_done", "office_aside"]
    assert named(t.aside) == {"datary"}
    assert named(t.removed) == {"doctor", "poison-2"}


@pytest.mark.rule("P8.1", "P9.1", "T4")
def test_poison_ends_a_marriage_which_is_removed() -> None:
    t = given(seats=[Seat(hand=["poison-1"])], married=(1, 2), removed=["doctor"])
    told = play(t, "poison-marriage")
    assert names(told) == ["death_played", "death_done", "marriage_ended"]
    assert (t.married, t.in_force) == (0, 0)
    assert named(t.removed) == {"doctor", "poison-1", "marriage"}


@pytest.mark.rule("P8.1")
def test_poison_needs_the_card_and_something_to_strike() -> None:
    t = given(seats=[Seat(hand=["poison-1"], open=["datary"]), Seat(hand=["bravo-1"])])
    assert legal_with(t, "poison") == {"datary"}
    reason = refused(t, "poison raphael")
    assert (reason.code, reason.rule) == ("not_on_table", "P8.1")
    assert refused(t, "poison-marriage").code == "no_marriage_in_force"
    t = given(seats=[Seat(hand=["bravo-1"], open=["datary"])])
    assert refused(t, "poison datary").code == "no_poison"


@pytest.mark.rule("P-R7", "P8.1")
def test_a_slot_protects_from_poison_only_at_tables_that_want_it() -> None:
    seats = [Seat(hand=["poison-1"]), Seat(homes={"ceri": ["raphael", "datary"]}, open=["prefect"])]
    t = given(seats=seats)
    assert legal_with(t, "poison") == {"raphael", "datary", "prefect"}
    t = given(seats=seats, options={"poison_protected": "off"})
    assert legal_with(t, "poison") == {"prefect"}
    reason = refused(t, "poison raphael")
    assert (reason.code, reason.rule) == ("protected_from_poison", "P-R7")


# -- bravo (P8.2) ----------------------------------------------------------------------------------


@pytest.mark.rule("P8.2", "P8.3", "P8.6")
@pytest.mark.parametrize(
    "victim",
    [Seat(open=["datary"]), Seat(homes={"base": ["datary"]}), Seat(homes={"ceri": ["datary"]})],
)
@pytest.mark.parametrize("reach", ["on", "off"])
def test_a_bravo_reaches_an_office_even_in_a_holding(victim: Seat, reach: str) -> None:
    t = given(seats=[Seat(hand=["bravo-1"]), victim], options={"poison_protected": reach})
    play(t, "bravo datary")
    assert named(t.aside) == {"datary"}
    assert named(t.removed) == {"bravo-1"}


@pytest.mark.rule("P8.2")
def test_a_bravo_never_strikes_an_artist() -> None:
    t = given(seats=[Seat(hand=["bravo-1"]), Seat(open=["raphael", "datary"])])
    assert legal_with(t, "bravo") == {"datary"}


@pytest.mark.rule("P8.2", "P8.4")
def test_the_doctor_does_not_help_against_a_bravo() -> None:
    t = given(seats=[Seat(hand=["bravo-1"]), Seat(open=["datary"], hand=["doctor"])])
    play(t, "bravo datary")
    assert (question(t), asked(t)) == ("act", 0)
    assert named(t.aside) == {"datary"}
    assert hand(t, 1) == {"doctor"}


@pytest.mark.rule("P8.2", "P9.1", "P9.2", "T4")
@pytest.mark.parametrize(
    ("text", "card"), [("bravo-marriage", "marriage"), ("bravo-savonarola", "savonarola")]
)
def test_a_bravo_ends_a_marriage_or_savonarola(text: str, card: str) -> None:
    t = given(seats=[Seat(hand=["bravo-2"])], married=(1, 2), savonarola=True)
    told = play(t, text)
    assert names(told) == ["death_played", "death_done", f"{card}_ended"]
    assert named(t.removed) == {"bravo-2", card}
    assert named(t.in_force) == {"marriage", "savonarola"} - {card}
    assert question(t) == "act"


@pytest.mark.rule("P8.2")
def test_a_bravo_needs_the_card_and_something_to_strike() -> None:
    t = given(seats=[Seat(hand=["bravo-1"])])
    for text, code in (
        ("bravo datary", "not_on_table"),
        ("bravo-marriage", "no_marriage_in_force"),
        ("bravo-savonarola", "no_savonarola_in_force"),
    ):
        assert refused(t, text).code == code
    t = given(seats=[Seat(hand=["poison-1"], open=["datary"])], savonarola=True)
    assert refused(t, "bravo datary").code == "no_bravo"
    assert refused(t, "bravo-savonarola").code == "no_bravo"


# -- one's own cards (P-R8) ------------------------------------------------------------------------


@pytest.mark.rule("P-R8", "P8.1", "P8.2")
@pytest.mark.parametrize("text", ["poison raphael", "poison datary", "bravo datary"])
def test_a_death_may_be_aimed_at_a_card_of_ones_own(text: str) -> None:
    seats = [Seat(hand=["poison-1", "bravo-1"], open=["raphael", "datary"])]
    t = given(seats=seats)
    play(t, text)
    let_be(t)
    assert len(lying_open(t, 0)) == 1
    t = given(seats=seats, options={"own_targets": "off"})
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("your_own_card", "P-R8")


@pytest.mark.rule("P-R8", "P9.1")
@pytest.mark.parametrize("text", ["poison raphael", "poison datary", "bravo datary"])
def test_a_death_is_never_aimed_at_a_card_of_the_spouse(text: str) -> None:
    t = given(
        seats=[Seat(hand=["poison-1", "bravo-1"]), Seat(open=["raphael", "datary"])],
        married=(0, 1),
    )
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("married_to_it", "P9.1")


# -- a killed office (P8.3) ------------------------------------------------------------------------

POPE, FRANEK, MARYSIA = range(3)


@pytest.mark.rule("E15", "P8.3")
def test_the_pope_gives_the_datary_he_killed_to_marysia() -> None:
    t = given(pope=POPE, seats=[Seat(hand=["bravo-1"]), Seat(homes={"ceri": ["datary"]})])
    play(t, "bravo datary")
    assert (question(t), asked(t)) == ("bestow", POPE)
    assert home(t, "ceri") == set()
    reason = refused(t, "bestow borgia")
    assert (reason.code, reason.rule) == ("not_to_self", "P8.3")
    play(t, "bestow medici")
    assert (question(t), asked(t)) == ("laying", MARYSIA)
    play(t, "put-into firenze")
    assert home(t, "firenze") == {"datary"}
    assert (question(t), asked(t)) == ("act", POPE)


@pytest.mark.rule("E15", "P8.3", "T4")
def test_an_office_that_the_pope_gives_to_nobody_is_set_aside() -> None:
    t = given(pope=POPE, seats=[Seat(hand=["bravo-1"]), Seat(homes={"ceri": ["datary"]})])
    told = play(t, "bravo datary", "set-aside")
    assert named(t.aside) == {"datary"}
    assert names(told)[-1] == "office_aside"
    assert (question(t), asked(t)) == ("act", POPE)


@pytest.mark.rule("P8.3")
def test_the_victim_gets_a_killed_office_back_only_at_tables_that_want_it() -> None:
    seats = [Seat(hand=["poison-1"]), Seat(open=["datary"])]
    t = given(pope=POPE, seats=seats, removed=["doctor"])
    play(t, "poison datary")
    assert legal(t) == {"bestow medici", "bestow rovere", "set-aside"}
    reason = refused(t, "bestow colonna")
    assert (reason.code, reason.rule) == ("not_to_victim", "P8.3")
    t = given(pope=POPE, seats=seats, removed=["doctor"], options={"victim_receives": "on"})
    play(t, "poison datary", "bestow colonna", "leave-open")
    assert lying_open(t, FRANEK) == {"datary"}


@pytest.mark.rule("P8.3", "P-R8")
def test_the_pope_may_kill_his_own_office_and_give_it_away() -> None:
    t = given(pope=POPE, seats=[Seat(hand=["bravo-1"], open=["datary"])])
    play(t, "bravo datary")
    assert legal(t) == {"bestow colonna", "bestow medici", "bestow rovere", "set-aside"}


@pytest.mark.rule("P8.3")
def test_who_is_not_pope_bestows_nothing() -> None:
    t = given(pope=3, seats=[Seat(hand=["bravo-1"]), Seat(open=["datary"])])
    play(t, "bravo datary")
    assert question(t) == "act"
    assert named(t.aside) == {"datary"}


# -- the Doctor (P8.4) -----------------------------------------------------------------------------


@pytest.mark.rule("E14", "P8.4", "P8.6", "T4")
def test_a_third_player_shows_the_doctor_and_raffaello_lives() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(hand=["doctor"])])
    play(t, "poison raphael")
    told = []
    for seat, text in ((0, "let-be"), (1, "let-be"), (2, "doctor"), (3, "let-be")):
        told += answer(t, seat, text)
    assert names(told) == ["doctor_played"]
    assert (told[0].seat, told[0].data[0]) == (2, 10)
    assert home(t, "palestrina") == {"raphael"}
    assert named(t.removed) == {"doctor", "poison-1"}
    assert [ducats(t, seat) for seat in range(4)] == [100, 100, 90, 100]
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P8.4")
@pytest.mark.parametrize("doctor", range(4))
def test_anybody_may_play_the_doctor_even_the_killer(doctor: int) -> None:
    hands = [["poison-1"], [], [], []]
    hands[doctor].append("doctor")
    victim = Seat(hand=hands[1], open=["raphael"])
    t = given(seats=[Seat(hand=hands[0]), victim, Seat(hand=hands[2]), Seat(hand=hands[3])])
    play(t, "poison raphael")
    for seat in range(4):
        answer(t, seat, "doctor" if seat == doctor else "let-be")
    assert lying_open(t, 1) == {"raphael"}


@pytest.mark.rule("P8.4")
@pytest.mark.parametrize(
    ("text", "seats", "married"),
    [("poison datary", [Seat(open=["datary"])], None), ("poison-marriage", [], (1, 2))],
)
def test_the_doctor_saves_offices_and_marriages_too(
    text: str, seats: list[Seat], married: tuple[int, int] | None
) -> None:
    hands = Seat(hand=["poison-1", "doctor"])
    t = given(seats=[hands, *seats], married=married)
    before = (t.owner(number("datary")), int(t.married))
    play(t, text)
    answer(t, 0, "doctor")
    let_be(t)
    assert (t.owner(number("datary")), int(t.married)) == before
    assert named(t.removed) == {"poison-1", "doctor"}


@pytest.mark.rule("P8.4", "P3.4")
def test_the_doctor_must_be_held_and_paid() -> None:
    t = given(
        seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(hand=["doctor"], ducats=9), Seat(ducats=9)]
    )
    play(t, "poison raphael")
    reason = refused(t, "doctor", 2)
    assert (reason.code, reason.rule) == ("cannot_pay_doctor", "P8.4")
    assert reason.numbers == {"need": 10, "have": 9}
    assert refused(t, "doctor", 3).code == "no_doctor"


@pytest.mark.rule("P-R9", "P9.1")
@pytest.mark.parametrize(("option", "asked_seats"), [("on", (0, 1, 2, 3)), ("off", (0, 1, 3))])
def test_a_spouse_may_undo_the_others_poison_unless_the_table_forbids_it(
    option: str, asked_seats: tuple[int, ...]
) -> None:
    t = given(
        seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(hand=["doctor"])],
        married=(0, 2),
        options={"spouse_doctor": option},
    )
    play(t, "poison raphael")
    assert t.to_act == asked_seats
    if option == "on":
        answer(t, 2, "doctor")
        let_be(t)
        assert home(t, "palestrina") == {"raphael"}


@pytest.mark.rule("P9.2", "P8.4")
def test_the_bound_pope_is_not_asked_for_the_doctor() -> None:
    t = given(
        pope=2, seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(hand=["doctor"])], savonarola=True
    )
    play(t, "poison raphael")
    assert t.to_act == (0, 1, 3)
    let_be(t)
    assert "raphael" in named(t.removed)


# -- the window tells nothing (P8.5) ---------------------------------------------------------------


def window(doctor: int | None) -> Table:
    """Poison on Raffaello, and some seat or none that has the Doctor."""
    hands = [["poison-1"], [], [], []]
    if doctor is not None:
        hands[doctor].append("doctor")
    seats = [Seat(hand=hands[0]), Seat(hand=hands[1], open=["raphael"])]
    t = given(seats=[*seats, Seat(hand=hands[2]), Seat(hand=hands[3])])
    play(t, "poison raphael")
    return t


@pytest.mark.rule("P8.5", "P16.3")
def test_everybody_is_asked_whoever_has_the_doctor() -> None:
    tables = [window(doctor) for doctor in (None, 0, 1, 2, 3)]
    for t in tables:
        assert (question(t), t.to_act, is_secret(t)) == ("react", (0, 1, 2, 3), True)
        assert GAME.view(t, None) == GAME.view(tables[0], None)


@pytest.mark.rule("P8.5", "P16.3")
def test_nobody_sees_who_has_answered_what() -> None:
    t = window(2)
    before = [GAME.view(t, seat) for seat in (None, 0, 1, 3)]
    answer(t, 2, "doctor")
    assert [GAME.view(t, seat) for seat in (None, 0, 1, 3)] == before
    assert GAME.waiting(t) == (0, 1, 2, 3)


@pytest.mark.rule("P8.5")
def test_once_the_doctor_is_gone_nobody_is_asked() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), RAPHAEL], removed=["doctor"])
    play(t, "poison raphael")
    assert question(t) == "act"


@pytest.mark.rule("P8.5")
def test_while_the_doctor_lies_in_an_open_pool_nobody_is_asked() -> None:
    t = given(turn=2, seats=[Seat(hand=["poison-1"]), RAPHAEL], open_pool=["doctor"])
    play(t, "poison raphael")
    assert question(t) == "act"


@pytest.mark.rule("P8.5")
def test_if_all_know_who_has_the_doctor_only_he_is_asked() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(shown=["doctor"])])
    play(t, "poison raphael")
    assert t.to_act == (2,)


@pytest.mark.rule("P8.5", "P16.2")
def test_a_doctor_shown_to_everybody_one_by_one_is_no_public_knowledge() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(hand=["doctor"])])
    t.known[number("doctor")] = int(t.everybody())
    play(t, "poison raphael")
    assert t.to_act == (0, 1, 2, 3)


@pytest.mark.rule("P8.5", "P7.2")
@pytest.mark.parametrize("stolen", ["doctor", "naldo"])
def test_after_a_theft_everybody_is_asked_again(stolen: str) -> None:
    t = given(
        seats=[Seat(hand=["spy-1", "poison-1"]), RAPHAEL, Seat(shown=["doctor"], hand=["naldo"])]
    )
    play(t, "spy medici", f"draw-card {stolen}", "poison raphael")
    assert t.to_act == (0, 1, 2, 3)


@pytest.mark.rule("P8.5", "P9.2")
def test_if_only_the_bound_pope_can_have_the_doctor_nobody_is_asked() -> None:
    t = given(
        pope=2, seats=[Seat(hand=["poison-1"]), RAPHAEL, Seat(shown=["doctor"])], savonarola=True
    )
    play(t, "poison raphael")
    assert question(t) == "act"
    assert hand(t, 2) == {"doctor"}


@pytest.mark.rule("P8.5")
def test_who_has_ordered_never_to_react_need_not_be_asked_again() -> None:
    hands = Seat(hand=["poison-1", "poison-2"])
    t = given(seats=[hands, Seat(open=["raphael", "titian"])])
    play(t, "poison raphael")
    answer(t, 3, "never-react")
    assert GAME.standing(t, 2) is None
    let_be(t)
    assert "raphael" in named(t.removed)
    play(t, "poison titian")
    assert t.to_act == (0, 1, 2, 3)
    let = GAME.actions.parse("let-be")
    assert [GAME.standing(t, seat) for seat in range(4)] == [None, None, None, let]


@pytest.mark.rule("P8.5")
def test_the_order_is_secret_and_no_answer_to_other_questions() -> None:
    t, other = window(None), window(None)
    answer(t, 3, "never-react")
    let_be(t)
    let_be(other)
    for seat in (None, 0, 1, 2):
        assert GAME.view(t, seat) == GAME.view(other, seat)
    play(t, "end-phase", "auction", "draw-card nepi", "pass", "pass")
    assert (asked(t), GAME.standing(t, 3)) == (3, None)


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize("bought", ["doctor", "bravo-1"])
def test_the_order_ends_when_the_doctor_comes_into_the_hand(bought: str) -> None:
    t = window(None)
    answer(t, 0, "never-react")
    let_be(t)
    assert t.never == 0b0001
    play(t, "end-phase", "auction", f"draw-card {bought}", "pass", "pass", "pass", "raise 1")
    assert hand(t, 0) == {bought}
    assert t.never == (0 if bought == "doctor" else 0b0001)
