"""P9: marriage, Savonarola and simony."""

from __future__ import annotations

import pytest

from signoria.games.prince.rules.table import Table
from tests.games.playing import Happening, names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    answer,
    asked,
    ducats,
    given,
    hand,
    holdings,
    is_secret,
    legal,
    legal_with,
    let_chance,
    lying_open,
    named,
    play,
    question,
    refused,
)

# -- marriage (P9.1) -------------------------------------------------------------------------------


@pytest.mark.rule("P9.1")
def test_a_marriage_is_played_on_another_player_and_lies_on_the_table() -> None:
    t = given(seats=[Seat(hand=["marriage"])])
    assert legal_with(t, "marry") == {"colonna", "medici", "rovere"}
    told = play(t, "marry medici")
    assert [(e.name, e.seat, e.data[0]) for e in told] == [("married", 0, 2)]
    assert (t.married, named(t.in_force), hand(t, 0)) == (0b0101, {"marriage"}, set())
    assert GAME.view(t, None)["marriage"] == [0, 2]
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P9.1")
def test_a_marriage_needs_the_card_and_somebody_else() -> None:
    t = given(players=3, seats=[Seat(hand=["marriage"])])
    reason = refused(t, "marry borgia")
    assert (reason.code, reason.rule) == ("not_against_yourself", "P9.1")
    assert refused(t, "marry orsini").code == "house_not_played"
    assert refused(given(), "marry colonna").code == "no_marriage_card"


ARMED = Seat(hand=["spy-1", "poison-1", "bravo-1"])
RICH = Seat(
    homes={"ceri": ["prefect"], "base": ["raphael"]},
    open=["datary", "titian", "sforza"],
)


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize("couple", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("spy colonna", "married_to_it"),
        ("poison titian", "married_to_it"),
        ("poison raphael", "married_to_it"),
        ("poison datary", "married_to_it"),
        ("bravo datary", "married_to_it"),
        ("bravo prefect", "married_to_it"),
        ("seize-card datary", "seize_spouse"),
        ("seize-card titian", "seize_spouse"),
        ("seize-card sforza", "seize_spouse"),
        ("seize-holding ceri", "seize_spouse"),
        ("seize-base colonna", "seize_spouse"),
    ],
)
def test_spouses_neither_play_against_nor_seize_from_each_other(
    couple: tuple[int, int], text: str, code: str
) -> None:
    t = given(seats=[ARMED, RICH], married=couple)
    reason = refused(t, text)
    assert (reason.code, reason.rule) == (code, "P9.1")
    assert text in legal(given(seats=[ARMED, RICH]))


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize(
    "text", ["spy medici", "poison titian", "bravo datary", "seize-card sforza"]
)
def test_a_married_player_goes_on_against_all_others(text: str) -> None:
    t = given(seats=[ARMED, Seat(), RICH], married=(0, 1))
    assert text in legal(t)


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize(("text", "card"), [("savonarola", "savonarola"), ("accuse", "simony-1")])
def test_a_spouse_of_the_pope_plays_neither_savonarola_nor_simony(text: str, card: str) -> None:
    t = given(turn=2, pope=1, seats=[Seat(hand=[card])], married=(0, 1))
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("married_to_it", "P9.1")
    t = given(turn=2, pope=1, seats=[Seat(hand=[card])], married=(1, 2))
    assert text in legal(t)


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize("killer", range(3))
@pytest.mark.parametrize("text", ["poison-marriage", "bravo-marriage"])
def test_any_death_card_ends_the_marriage_and_the_couple_may_play_it_too(
    killer: int, text: str
) -> None:
    seats = [Seat(), Seat(open=["datary"]), Seat(), Seat()]
    seats[killer] = Seat(
        hand=["poison-1", "bravo-1", "spy-1"], open=["datary"] if killer == 1 else []
    )
    t = given(active=killer, seats=seats, married=(0, 1), removed=["doctor"])
    play(t, text)
    assert (t.married, t.in_force) == (0, 0)
    assert "marriage" in named(t.removed)
    if killer == 0:
        assert {"spy colonna", "seize-card datary"} <= legal(t)


@pytest.mark.rule("P9.1", "P8.4")
def test_the_doctor_saves_a_marriage_from_poison() -> None:
    t = given(seats=[Seat(hand=["poison-1"]), Seat(hand=["doctor"])], married=(2, 3))
    play(t, "poison-marriage")
    answer(t, 1, "doctor")
    play(t, "let-be", "let-be", "let-be")
    assert t.married == 0b1100
    assert named(t.in_force) == {"marriage"}


# -- Savonarola (P9.2) -----------------------------------------------------------------------------


@pytest.mark.rule("P9.2")
def test_savonarola_is_played_on_the_pope_by_another_player() -> None:
    t = given(pope=2, seats=[Seat(hand=["savonarola"])])
    told = play(t, "savonarola")
    assert [(e.name, e.seat, e.data[0]) for e in told] == [("savonarola_played", 0, 2)]
    assert (named(t.in_force), hand(t, 0)) == ({"savonarola"}, set())
    assert GAME.view(t, None)["savonarola"] is True
    t = given(pope=0, seats=[Seat(hand=["savonarola"])])
    reason = refused(t, "savonarola")
    assert (reason.code, reason.rule) == ("you_are_pope", "P9.2")
    assert refused(given(), "savonarola").code == "no_savonarola_card"


POPE = Seat(hand=["spy-1", "poison-1", "bravo-1", "marriage", "naldo"])
VICTIM = Seat(open=["datary", "titian"])
PLAYS = (
    "spy colonna",
    "poison datary",
    "poison titian",
    "bravo datary",
    "marry colonna",
)


@pytest.mark.rule("P9.2")
@pytest.mark.parametrize("text", PLAYS)
def test_the_pope_under_savonarola_plays_nothing_from_his_hand(text: str) -> None:
    t = given(pope=0, seats=[POPE, VICTIM], savonarola=True)
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("bound_by_savonarola", "P9.2")
    assert text in legal(given(pope=1, seats=[POPE, VICTIM], savonarola=True))


@pytest.mark.rule("P9.2")
@pytest.mark.parametrize("text", ["poison-marriage", "bravo-marriage"])
def test_not_even_a_death_on_a_marriage_is_left_to_him(text: str) -> None:
    seats = [Seat(hand=["poison-1", "bravo-1"])]
    t = given(pope=0, seats=seats, savonarola=True, married=(1, 2))
    assert refused(t, text).code == "bound_by_savonarola"
    assert text in legal(given(pope=3, seats=seats, savonarola=True, married=(1, 2)))


@pytest.mark.rule("P9.2")
def test_the_pope_may_send_a_bravo_to_savonarola_and_is_free_again() -> None:
    t = given(pope=0, seats=[POPE, VICTIM], savonarola=True)
    assert "bravo-savonarola" in legal(t)
    play(t, "bravo-savonarola")
    assert named(t.removed) == {"bravo-1", "savonarola"}
    assert t.in_force == 0
    assert set(PLAYS) - {"bravo datary"} <= legal(t)


@pytest.mark.rule("P9.2")
def test_the_pope_without_a_bravo_cannot_kill_savonarola() -> None:
    t = given(pope=0, seats=[Seat(hand=["poison-1"])], savonarola=True)
    assert refused(t, "bravo-savonarola").code == "no_bravo"


@pytest.mark.rule("P9.2", "P10.4")
def test_the_pope_under_savonarola_attacks_without_condottieri() -> None:
    seats = [Seat(hand=["trivulzio"]), Seat(open=["datary"], homes={"ceri": []})]
    t = given(pope=0, seats=seats, savonarola=True)
    play(t, "seize-card datary")
    assert (question(t), t.to_act) == ("commit", (1,))
    play(t, "commit none", "leave-open")
    assert lying_open(t, 0) == {"datary"}
    assert (hand(t, 0), ducats(t, 0)) == ({"trivulzio"}, 100)
    t = given(pope=0, seats=seats, savonarola=True)
    play(t, "seize-holding ceri", "commit none")
    assert holdings(t, 1) == {"ceri"}


@pytest.mark.rule("E18", "P9.2", "P10.4")
def test_four_points_of_condottieri_are_sure_to_win_against_the_bound_pope() -> None:
    pope = Seat(homes={"urbino": []}, hand=["alviano", "trivulzio"])
    attacker = Seat(hand=["naldo", "oliverotto", "marciano"])
    t = given(pope=1, seats=[attacker, pope], savonarola=True)
    play(t, "seize-holding urbino")
    assert (question(t), t.to_act) == ("commit", (0,))
    told = play(t, "commit 1-2-3")
    (won,) = of(told, "seizure_won")
    assert won.data == (4, 3, 1)
    assert holdings(t, 0) == {"urbino"}
    assert hand(t, 1) == {"alviano", "trivulzio"}


# -- who may accuse (P9.3) -------------------------------------------------------------------------

ACCUSER = Seat(hand=["simony-1"])


@pytest.mark.rule("P9.3", "P-R6", "E13")
@pytest.mark.parametrize(
    ("office", "cardinal", "reshuffled", "may"),
    [
        (False, False, False, True),
        (True, False, False, True),
        (False, True, False, True),
        (True, True, False, False),  # E13
        (True, True, True, True),
        (False, True, True, True),
    ],
)
def test_only_who_got_both_is_barred_and_nobody_after_a_reshuffle(
    office: bool, cardinal: bool, reshuffled: bool, may: bool
) -> None:
    t = given(
        turn=2,
        seats=[ACCUSER],
        reshuffled=reshuffled,
        got_office=[0, 1] if office else [1],
        got_cardinal=[0, 1] if cardinal else [1],
    )
    if may:
        assert "accuse" in legal(t)
    else:
        reason = refused(t, "accuse")
        assert (reason.code, reason.rule) == ("received_both", "P9.3")


@pytest.mark.rule("P-R6", "P9.3")
def test_if_the_pope_had_no_office_to_give_everybody_may_accuse() -> None:
    for active in (0, 1, 2):
        seats = [ACCUSER if seat == active else Seat() for seat in range(4)]
        t = given(turn=2, pope=3, active=active, seats=seats, got_cardinal=[0, 1, 2])
        assert "accuse" in legal(t)


@pytest.mark.rule("P9.3")
@pytest.mark.parametrize("reshuffled", [False, True])
def test_there_is_no_simony_in_the_first_turn(reshuffled: bool) -> None:
    t = given(turn=1, seats=[ACCUSER], reshuffled=reshuffled)
    reason = refused(t, "accuse")
    assert (reason.code, reason.rule) == ("first_turn_no_simony", "P9.3")


@pytest.mark.rule("P9.3")
def test_the_pope_does_not_accuse_himself_and_nobody_without_the_card() -> None:
    t = given(turn=2, pope=0, seats=[ACCUSER], reshuffled=True)
    reason = refused(t, "accuse")
    assert (reason.code, reason.rule) == ("you_are_pope", "P9.3")
    assert refused(given(turn=2, reshuffled=True), "accuse").code == "no_simony_card"


@pytest.mark.rule("P-R6", "P9.3")
def test_simony_is_not_played_in_step_one() -> None:
    t = given(turn=2, seats=[ACCUSER], reshuffled=True, buying=True)
    assert refused(t, "accuse").code == "not_the_question"


# -- the trial (P9.4, P9.5) ------------------------------------------------------------------------


def trial(*cardinals: int, hands: int = 1) -> Table:
    """Seat 0 has accused the Pope, who is the last seat; the cardinals of all seats in order."""
    seats = [Seat(cardinals=number) for number in cardinals]
    cards = [f"simony-{copy + 1}" for copy in range(hands)]
    seats[0] = Seat(cardinals=cardinals[0], hand=cards)
    t = given(turn=2, seats=seats, reshuffled=True)
    play(t, "accuse")
    return t


def vote(t: Table, *guilty: int) -> list[Happening]:
    """These seats vote guilty, the others not."""
    told: list[Happening] = []
    for seat in t.to_act:
        told += answer(t, seat, "guilty" if seat in guilty else "not-guilty")
    return told


@pytest.mark.rule("E12", "P9.4", "T6")
def test_ela_and_the_six_have_eleven_of_twenty_votes() -> None:
    ela = Seat(cardinals=5, hand=["simony-1"], open=["vice-chancellor"])
    others = [Seat(cardinals=number) for number in (6, 5, 4)]
    pope = Seat(cardinals=5)
    t = given(
        players=5, turn=2, active=0, pope=4, seats=[ela, *others, pope], got_cardinal=[0, 1, 2, 3]
    )
    play(t, "accuse")
    told = vote(t, 0, 1)
    votes = [(e.seat, e.data[0], e.data[1]) for e in of(told, "verdict_vote")]
    assert votes == [(0, 1, 5), (1, 1, 6), (2, 0, 5), (3, 0, 4)]
    assert [e.data for e in of(told, "verdict")] == [(11, 20, 1)]
    assert t.sentences == 1
    assert named(t.removed) == {"simony-1"}


@pytest.mark.rule("P9.4", "P9.5")
def test_all_players_but_the_pope_vote_at_once_and_in_secret() -> None:
    t = trial(5, 5, 5, 5)
    assert (question(t), t.to_act, is_secret(t)) == ("trial", (0, 1, 2), True)
    assert [legal(t, seat) for seat in (0, 1, 2)] == [{"guilty", "not-guilty"}] * 3
    other = trial(5, 5, 5, 5)
    answer(t, 1, "guilty")
    answer(other, 1, "not-guilty")
    for seat in (None, 0, 2, 3):
        assert GAME.view(t, seat) == GAME.view(other, seat)


@pytest.mark.rule("P9.4", "T6")
def test_offices_have_no_vote_on_simony() -> None:
    seats = [
        Seat(cardinals=4, hand=["simony-1"], open=["vice-chancellor", "camerlengo"]),
        Seat(cardinals=5),
    ]
    t = given(players=3, turn=2, seats=[*seats, Seat(cardinals=6)], reshuffled=True)
    play(t, "accuse")
    told = vote(t, 0)
    assert [e.data for e in of(told, "verdict")] == [(4, 9, 0)]
    assert t.sentences == 0


@pytest.mark.rule("P9.5")
@pytest.mark.parametrize(
    ("cardinals", "guilty", "condemned"),
    [
        ((5, 5, 5, 5), (0, 1), True),
        ((5, 5, 5, 5), (0,), False),
        ((6, 3, 3, 8), (0,), False),  # 6 of 12 are not more than half
        ((7, 3, 3, 7), (0,), True),
        ((7, 3, 3, 7), (1, 2), False),
    ],
)
def test_guilty_needs_more_than_half_of_the_votes_cast(
    cardinals: tuple[int, ...], guilty: tuple[int, ...], condemned: bool
) -> None:
    t = trial(*cardinals)
    told = vote(t, *guilty)
    assert t.sentences == int(condemned)
    assert of(told, "verdict")[0].data[2] == int(condemned)


@pytest.mark.rule("P9.4", "T4")
@pytest.mark.parametrize("guilty", [(), (0, 1, 2)])
def test_the_card_is_removed_whatever_the_verdict(guilty: tuple[int, ...]) -> None:
    t = trial(5, 5, 5, 5)
    vote(t, *guilty)
    assert named(t.removed) == {"simony-1"}
    assert (question(t), asked(t)) == ("act", 0)


def pass_phase(t: Table) -> list[Happening]:
    """The seat that is to buy gets a poor card for nothing and ends its phase."""
    seat = asked(t)
    told = play(t, "auction", f"draw-card {min(named(t.draw) & HAND_CARDS)}")
    told += play(t, *["pass"] * t.players())
    assert asked(t) == seat
    return told + play(t, "end-phase")


HAND_CARDS = {f"{kind}-{copy}" for kind in ("spy", "bravo", "poison") for copy in range(1, 7)}


@pytest.mark.rule("P9.4", "P5.4")
def test_the_condemned_pope_is_skipped_once() -> None:
    t = trial(5, 5, 5, 5)
    vote(t, 0, 1, 2)
    play(t, "end-phase")
    assert asked(t) == 1
    pass_phase(t)
    told = pass_phase(t)
    assert [event.seat for event in of(told, "phase_skipped")] == [3]
    assert (asked(t), t.sentences) == (0, 0)
    for _ in range(3):
        pass_phase(t)
    assert asked(t) == 3


@pytest.mark.rule("P9.5", "P5.4")
def test_two_sentences_cost_two_phases() -> None:
    t = trial(5, 5, 5, 5, hands=2)
    vote(t, 0, 1, 2)
    play(t, "accuse")
    vote(t, 0, 1, 2)
    assert t.sentences == 2
    play(t, "end-phase")
    order = []
    for _ in range(6):
        order.append(asked(t))
        pass_phase(t)
    assert [*order, asked(t)] == [1, 2, 0, 1, 2, 0, 1]
    t = given(turn=2, active=2, sentences=2)
    play(t, "end-phase")
    assert (asked(t), t.sentences) == (0, 1)


@pytest.mark.rule("P9.5")
def test_a_sentence_that_was_not_served_lapses_with_the_turn() -> None:
    t = given(turn=2, pope=3, sentences=2, pool=0)
    play(t, "end-phase")
    while t.turn == 2:
        let_chance(t)
        GAME.apply(t, t.to_act[0], GAME.legal(t, t.to_act[0])[0])
    assert t.sentences == 0


@pytest.mark.rule("P-R10", "P9.4")
def test_a_spouse_votes_on_the_pope_as_everybody() -> None:
    t = given(turn=2, pope=3, seats=[ACCUSER], married=(1, 3), reshuffled=True)
    play(t, "accuse")
    assert legal(t, 1) == {"guilty", "not-guilty"}
    vote(t, 1, 2)
    assert t.sentences == 1


@pytest.mark.rule("P9.1", "P9.2", "P12.2")
def test_marriage_and_savonarola_end_with_the_turn() -> None:
    t = given(turn=1, pope=3, married=(0, 1), savonarola=True, pool=0)
    told = play(t, "end-phase")
    while t.turn == 1:
        let_chance(t)
        action = GAME.legal(t, t.to_act[0])[0]
        told += answer(t, t.to_act[0], GAME.actions.text(action))
    assert {"marriage", "savonarola"} <= named(t.removed)
    assert (t.in_force, t.married) == (0, 0)
    assert {"marriage_ended", "savonarola_ended"} <= set(names(told))
