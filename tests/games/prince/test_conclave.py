"""P11: income, and the election of a Pope with its secret round, open rounds and run-off."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from signoria import CHANCE
from signoria.games.prince.rules import content
from signoria.games.prince.rules.conclave import votes_of
from signoria.games.prince.rules.table import END_TURN, NOBODY, Table
from tests.games.playing import Happening, names, of
from tests.games.prince.ballots import (
    Split,
    acclaim,
    ballot,
    end_turn,
    open_round,
    open_vote,
    run_off,
    secret_round,
)
from tests.games.prince.positions import (
    GAME,
    HOUSES,
    Seat,
    answer,
    asked,
    can_be_drawn,
    ducats,
    given,
    is_secret,
    legal,
    legal_with,
    play,
    question,
    refused,
    vp,
)

# Offices by their votes, to give a player with four cardinals any number of votes from 12 on.
WITH_13 = ("datary", "gonfalonier", "prefect", "castellan", "secretary")
WITH_14 = ("camerlengo", "depositor-general", "major-penitentiary")


def election(
    *seats: Seat,
    players: int = 3,
    pope: int = 0,
    options: Mapping[str, object] | None = None,
    married: tuple[int, int] | None = None,
) -> Table:
    """The secret round of an election, after the income."""
    t = given(players=players, pope=pope, seats=seats, pool=0, options=options, married=married)
    end_turn(t)
    assert question(t) == "ballot"
    return t


def for_themselves(t: Table) -> list[Split]:
    """Everybody's votes for his own house."""
    return [{seat: int(votes_of(t, seat))} for seat in range(len(t.ducats))]


def deadlock(t: Table, *splits: Split, rounds: int = 5) -> list[Happening]:
    """All rounds up to the run-off are voted in the same way; tells what the last one brought."""
    votes = splits or tuple(for_themselves(t))
    secret_round(t, *votes)
    told: list[Happening] = []
    for _ in range(rounds):
        assert question(t) == "vote"
        told = open_round(t, *votes)
    return told


def counted(told: list[Happening], name: str) -> list[tuple[int, int, int]]:
    """Voter, candidate and number of the votes in these events."""
    return [(e.seat, e.data[0], e.data[1]) for e in of(told, name) if e.data[1] > 0]


def finalists(told: list[Happening]) -> tuple[int, ...]:
    (called,) = of(told, "run_off")
    return called.data[:2]


# -- income (P11.1) --------------------------------------------------------------------------------


@pytest.mark.rule("P11.1")
def test_holdings_and_offices_pay_wherever_they_lie() -> None:
    rich = Seat(homes={"bologna": ["datary"], "base": ["secretary", "sforza"]}, open=["prefect"])
    t = given(players=3, seats=[rich], pool=0)
    told = end_turn(t)
    assert ducats(t, 0) == 100 + 20 + 15 + 10 + 10
    assert [(event.seat, event.data[0]) for event in of(told, "income")] == [
        (0, 55),
        (1, 0),
        (2, 0),
    ]


@pytest.mark.rule("P11.1")
def test_a_base_and_an_artist_pay_nothing() -> None:
    t = given(players=3, seats=[Seat(homes={"base": ["raphael"]}, open=["este"])], pool=0)
    end_turn(t)
    assert [ducats(t, seat) for seat in range(3)] == [100, 100, 100]


@pytest.mark.rule("P11.1", "P5.3")
def test_income_comes_once_and_before_the_vote() -> None:
    t = election(Seat(homes={"ostia": []}))
    assert ducats(t) == 115
    deadlock(t)
    assert ducats(t) == 115


# -- votes (P11.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("P11.2")
def test_three_votes_for_a_cardinal_and_those_of_offices() -> None:
    rich = Seat(cardinals=5, homes={"base": ["vice-chancellor"]}, open=["datary"])
    t = given(seats=[rich, Seat(cardinals=3)])
    assert [int(votes_of(t, seat)) for seat in range(3)] == [15 + 3 + 1, 9, 12]


@pytest.mark.rule("P11.2")
def test_votes_are_split_among_the_houses_and_the_last_gets_the_rest() -> None:
    t = election()
    told = secret_round(t, {0: 5, 1: 4, 2: 3}, {1: 12}, {2: 12})
    assert counted(told, "ballot") == [(0, 0, 5), (0, 1, 4), (0, 2, 3), (1, 1, 12), (2, 2, 12)]
    (result,) = of(told, "no_majority")
    assert result.data == (16, 36, 0)


@pytest.mark.rule("P11.2")
def test_nobody_casts_more_votes_than_he_has() -> None:
    t = election(Seat(open=["datary"]))
    reason = refused(t, "vote borgia 14", 0)
    assert (reason.code, reason.rule) == ("too_many_votes", "P11.2")
    assert reason.numbers == {"need": 14, "have": 13}
    answer(t, 0, "vote borgia 10")
    assert refused(t, "vote colonna 4", 0).numbers == {"need": 4, "have": 3}
    assert legal(t, 0) == {f"vote colonna {votes}" for votes in range(4)}


@pytest.mark.rule("P11.2")
def test_houses_are_named_in_order_and_all_votes_are_cast() -> None:
    t = election()
    assert refused(t, "vote colonna 12", 0).code == "not_this_house_now"
    assert refused(t, "vote medici 12", 0).code == "all_votes_must_be_cast"
    assert refused(t, "vote orsini 12", 0).code == "house_not_played"
    assert refused(t, "no-deals", 0).code == "not_the_question"
    answer(t, 0, "vote borgia 0")
    assert refused(t, "vote borgia 1", 0).code == "not_this_house_now"


@pytest.mark.rule("P11.2")
def test_houses_that_are_not_played_are_passed_over() -> None:
    t = GAME.table(3, {"houses": "choice", "first_pope": "first-seat"})
    assert isinstance(t, Table)
    for house in ("orsini", "colonna", "rovere"):
        play(t, f"choose-house {house}")
    while question(t) != "act":
        told = GAME.outcomes(t) if t.to_act == (CHANCE,) else [(GAME.legal(t, asked(t))[-1], 1)]
        GAME.apply(t, t.to_act[0], told[0][0])
    t.pool = 0
    play(t, "end-phase")
    assert legal_with(t, "vote", 0) == {f"colonna {n}" for n in range(int(votes_of(t, 0)) + 1)}
    for seat in range(3):
        answer(t, seat, "vote colonna 0")
        assert legal_with(t, "vote", seat) == {
            f"rovere {n}" for n in range(int(votes_of(t, seat)) + 1)
        }
        answer(t, seat, "vote rovere 0")
    assert t.pope == 0


@pytest.mark.rule("E8", "P11.2")
def test_example_the_fifth_is_elected_with_38_of_67() -> None:
    seats = [
        Seat(open=["vice-chancellor"]),
        Seat(open=["camerlengo"]),
        Seat(open=["datary"]),
        Seat(open=["gonfalonier"]),
        Seat(),
    ]
    t = election(*seats, players=5)
    assert [int(votes_of(t, seat)) for seat in range(5)] == [15, 14, 13, 13, 12]
    told = secret_round(t, {0: 15}, {1: 14}, {4: 13}, {4: 13}, {4: 12})
    (elected,) = of(told, "elected")
    assert (elected.seat, elected.data[:2]) == (4, (38, 67))
    assert t.pope == 4


@pytest.mark.rule("E9", "T7", "P11.3")
def test_example_nobody_has_more_than_half_of_40() -> None:
    t = election(Seat(open=["camerlengo"]), Seat(open=["datary"]), Seat(open=["prefect"]), pope=1)
    told = secret_round(t, {0: 14}, {1: 13}, {2: 13})
    assert of(told, "no_majority")[0].data == (14, 40, 0)
    assert (question(t), asked(t)) == ("vote", 1)
    told = open_round(t, {0: 14}, {0: 6, 1: 7}, {2: 13})
    assert of(told, "no_majority")[0].data == (20, 40, 1)
    assert (question(t), asked(t)) == ("vote", 1)
    told = open_round(t, {0: 14}, {0: 7, 1: 6}, {2: 13})
    assert of(told, "elected")[0].data[:2] == (21, 40)
    assert t.pope == 0


# -- the secret round (P11.3, P15.3) ---------------------------------------------------------------


@pytest.mark.rule("P11.3", "P15.3", "P16.2")
def test_the_first_round_is_secret_until_the_last_ballot() -> None:
    t = election()
    assert is_secret(t)
    assert t.to_act == (0, 1, 2)
    before = GAME.view(t, 2)
    assert ballot(t, 0, {0: 12}) == []
    after = GAME.view(t, 2)
    assert after["to_act"] == [1, 2]
    assert {**after, "to_act": before["to_act"]} == before
    assert ballot(t, 2, {1: 12}) == []
    assert set(t.cast) == {0}
    told = ballot(t, 1, {1: 12})
    assert names(told)[:3] == ["ballot", "ballot", "ballot"]
    assert t.pope == 1


@pytest.mark.rule("P15.3", "P16.3")
@pytest.mark.parametrize("split", [{0: 12}, {3: 12}, {0: 3, 1: 3, 2: 3, 3: 3}])
def test_every_ballot_takes_the_same_number_of_answers(split: Split) -> None:
    t = election(players=4)
    for candidate in range(3):
        assert 0 in t.to_act
        answer(t, 0, f"vote {HOUSES[candidate]} {split.get(candidate, 0)}")
    assert 0 not in t.to_act


@pytest.mark.rule("P-R10")
def test_spouses_vote_and_bid_as_they_like() -> None:
    t = election(married=(0, 1))
    assert legal(t, 0) == legal(election(), 0)
    secret_round(t, {1: 12}, {1: 12}, {2: 12})
    assert t.pope == 1
    couple = given(players=3, married=(0, 1), buying=True)
    play(couple, "auction", "draw-card ceri", "raise 5")
    assert asked(couple) == 1
    assert "raise 9" in legal(couple)
    trial = given(
        players=3, turn=2, pope=0, active=1, married=(1, 2), seats=[Seat(), Seat(hand=["simony-1"])]
    )
    play(trial, "accuse")
    assert legal(trial, 2) == {"guilty", "not-guilty"}


# -- open rounds (P11.3) ---------------------------------------------------------------------------


@pytest.mark.rule("P11.3", "P15.2")
def test_an_open_round_goes_clockwise_from_the_sitting_pope() -> None:
    t = election(players=4, pope=2)
    secret_round(t, *for_themselves(t))
    for seat in (2, 3, 0, 1):
        assert (question(t), asked(t)) == ("vote", seat)
        told = open_vote(t, seat, {seat: 12})
        assert counted(told, "votes_cast") == [(seat, seat, 12)]
        assert {event.seen_by for event in told} == {-1}
    assert (question(t), asked(t)) == ("vote", 2)


@pytest.mark.rule("P11.3", "P11.2")
def test_open_votes_can_be_split_and_must_be_cast() -> None:
    t = election()
    secret_round(t, *for_themselves(t))
    assert legal(t) == {f"vote borgia {votes}" for votes in range(13)}
    assert refused(t, "vote borgia 13").numbers == {"need": 13, "have": 12}
    assert refused(t, "vote medici 3").code == "all_votes_must_be_cast"
    play(t, "vote borgia 5")
    assert legal(t) == {f"vote colonna {votes}" for votes in range(8)}
    told = play(t, "vote colonna 3")
    assert [event.data[:2] for event in told] == [(1, 3), (2, 4)]
    assert asked(t) == 1


@pytest.mark.rule("P11.3")
def test_an_open_vote_ends_when_no_vote_is_left() -> None:
    t = election(players=4)
    secret_round(t, *for_themselves(t))
    play(t, "vote borgia 12")
    assert asked(t) == 1


@pytest.mark.rule("P11.3")
def test_the_votes_of_the_last_round_are_shown_until_the_voter_votes_again() -> None:
    t = election(Seat(open=["camerlengo"]), pope=1)
    secret_round(t, {0: 14}, {1: 12}, {2: 12})
    assert GAME.view(t, None)["election"]["cast"] == [[14, 0, 0], [0, 12, 0], [0, 0, 12]]
    open_vote(t, 1, {0: 4, 1: 8})
    assert GAME.view(t, None)["election"]["cast"] == [[14, 0, 0], [4, 8, 0], [0, 0, 12]]
    open_vote(t, 2, {2: 12})
    told = open_vote(t, 0, {1: 14})
    assert of(told, "elected")[0].data[:2] == (22, 38)


@pytest.mark.rule("P11.3")
def test_an_election_knows_nothing_of_the_one_before() -> None:
    t = election()
    acclaim(t, 0)
    t.stack[:] = [(END_TURN, NOBODY)]
    GAME.run(t)
    assert sum(t.cast) == 0


@pytest.mark.rule("P11.4")
def test_the_elected_is_pope_at_once_and_for_the_next_turn() -> None:
    t = election(pope=0)
    acclaim(t, 2)
    assert t.pope == 2
    assert GAME.breakdown(t, 2)["papacy"] == 10
    assert GAME.breakdown(t, 0)["papacy"] == 0
    assert t.turn == 2


# -- when a run-off comes (P11.5) ------------------------------------------------------------------


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize(
    ("open_rounds", "rounds"), [("5", 5), ("10", 10), ("never", content.MOST_ROUNDS)]
)
def test_after_so_many_open_rounds_comes_a_run_off(open_rounds: str, rounds: int) -> None:
    t = election(Seat(open=["camerlengo"]), pope=1, options={"open_rounds": open_rounds})
    votes = for_themselves(t)
    told = deadlock(t, rounds=rounds - 1)
    assert (question(t), asked(t)) == ("vote", 1)
    told = open_round(t, *votes)
    assert of(told, "no_majority")[0].data == (14, 38, rounds)
    assert finalists(told) == (0, 1)
    assert is_secret(t)


@pytest.mark.rule("P11.5")
def test_the_two_with_most_votes_of_the_last_round_go_into_the_run_off() -> None:
    t = election(pope=0, players=4)
    secret_round(t, {3: 12}, {1: 12}, {2: 12}, {3: 12})
    for _ in range(4):
        open_round(t, {3: 12}, {1: 12}, {2: 12}, {3: 12})
    told = open_round(t, {2: 2, 3: 10}, {1: 12}, {1: 12}, {2: 12})
    assert finalists(told) == (1, 2)
    assert names(of(told, "tie_broken")) == []


@pytest.mark.rule("P11.5")
def test_two_who_share_the_first_place_need_no_tie_break() -> None:
    t = election(Seat(open=["datary"]), Seat(open=["prefect"]), pope=2)
    told = deadlock(t)
    assert finalists(told) == (0, 1)
    assert "tie_broken" not in names(told)


# -- ties for a place in the run-off (P11.5) -------------------------------------------------------

FIRST = Seat(open=["camerlengo"])
"""A house with 14 votes, which has the first place when the others have 13."""
MORE_CARDINALS = Seat(open=["datary"])
FEWER_CARDINALS = Seat(cardinals=3, open=["vice-chancellor", "prefect"])
"""Both have 13 votes."""


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("pope", [1, 2])
def test_second_place_goes_to_the_sitting_pope_first(pope: int) -> None:
    of_the_pope = Seat(cardinals=3, open=["vice-chancellor", "prefect"], points=30)
    seats = [of_the_pope, MORE_CARDINALS] if pope == 1 else [MORE_CARDINALS, of_the_pope]
    t = election(Seat(cardinals=5), *seats, pope=pope)
    assert [int(votes_of(t, seat)) for seat in range(3)] == [15, 13, 13]
    told = deadlock(t)
    assert finalists(told) == (0, pope)
    assert [event.seat for event in of(told, "tie_broken")] == [pope]


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("more", [1, 2])
def test_then_second_place_goes_to_more_cardinals(more: int) -> None:
    with_more = Seat(open=MORE_CARDINALS.open, points=30)
    seats = [with_more, FEWER_CARDINALS] if more == 1 else [FEWER_CARDINALS, with_more]
    t = election(Seat(cardinals=5), *seats, pope=0)
    assert [int(votes_of(t, seat)) for seat in range(3)] == [15, 13, 13]
    assert finalists(deadlock(t)) == (0, more)


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("fewer", [1, 2])
def test_then_second_place_goes_to_fewer_points(fewer: int) -> None:
    points = [7, 8] if fewer == 1 else [8, 7]
    seats = [Seat(open=[WITH_13[place]], points=points[place]) for place in range(2)]
    t = election(FIRST, *seats, pope=0)
    assert finalists(deadlock(t)) == (0, fewer)


@pytest.mark.rule("P11.5", "P16.1")
@pytest.mark.parametrize("lot", [1, 2])
def test_at_last_the_lot_gives_the_second_place(lot: int) -> None:
    t = election(FIRST, Seat(open=["datary"], points=7), Seat(open=["prefect"], points=7), pope=0)
    deadlock(t)
    assert can_be_drawn(t) == {"draw-tie colonna": 1, "draw-tie medici": 1}
    told = play(t, f"draw-tie {HOUSES[lot]}")
    assert [event.seat for event in of(told, "tie_broken")] == [lot]
    assert finalists(told) == (0, lot)


@pytest.mark.rule("P11.5")
def test_a_pope_who_is_not_level_is_not_favoured() -> None:
    t = election(FIRST, Seat(open=["datary"]), Seat(), pope=2)
    assert finalists(deadlock(t)) == (0, 1)


@pytest.mark.rule("P11.5", "P16.1")
def test_three_level_at_the_top_give_two_places_by_lot() -> None:
    seats = [Seat(open=[WITH_13[seat]]) for seat in range(3)]
    t = election(*seats, Seat(), players=4, pope=3)
    deadlock(t)
    assert can_be_drawn(t) == {f"draw-tie {house}": 1 for house in HOUSES[:3]}
    play(t, "draw-tie medici")
    assert can_be_drawn(t) == {f"draw-tie {house}": 1 for house in HOUSES[:2]}
    assert finalists(play(t, "draw-tie colonna")) == (1, 2)


@pytest.mark.rule("P11.5")
def test_three_level_at_the_top_with_the_pope_among_them() -> None:
    t = election(Seat(points=5), Seat(points=3), Seat(points=9), pope=2)
    told = deadlock(t)
    assert finalists(told) == (1, 2)
    assert [event.seat for event in of(told, "tie_broken")] == [2, 1]


# -- the run-off itself (P11.5) --------------------------------------------------------------------


def in_run_off(*seats: Seat, pope: int) -> Table:
    """Four players, of whom the first two are in the run-off."""
    t = election(*seats, players=4, pope=pope)
    assert finalists(deadlock(t)) == (0, 1)
    return t


def leaders(*points: int) -> list[Seat]:
    """Two players with 14 votes each."""
    return [Seat(open=[WITH_14[seat]], points=points[seat]) for seat in range(2)]


@pytest.mark.rule("P11.5", "P15.3")
def test_in_a_run_off_all_votes_go_to_the_two_in_one_secret_answer() -> None:
    t = in_run_off(*leaders(0, 0), pope=2)
    assert is_secret(t)
    assert set(t.to_act) == {0, 1, 2, 3}
    assert legal(t, 3) == {f"vote borgia {votes}" for votes in range(13)}
    assert refused(t, "vote medici 12", 2).code == "not_this_house_now"
    assert refused(t, "vote colonna 12", 2).code == "all_votes_must_be_cast"
    assert answer(t, 3, "vote borgia 0") == []
    assert set(t.to_act) == {0, 1, 2}
    told = run_off(t, "borgia", 14, 0, 1)
    assert counted(told, "ballot") == [
        (0, 0, 14),
        (1, 1, 14),
        (2, 0, 1),
        (2, 1, 11),
        (3, 1, 12),
    ]
    assert of(told, "elected")[0].data[:2] == (37, 52)
    assert t.pope == 1


@pytest.mark.rule("P11.5")
def test_the_first_of_the_two_wins_with_more_votes() -> None:
    t = in_run_off(*leaders(0, 0), pope=2)
    run_off(t, "borgia", 14, 0, 12, 1)
    assert t.pope == 0


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("pope", [0, 1])
def test_a_level_run_off_is_for_the_sitting_pope(pope: int) -> None:
    t = in_run_off(*leaders(40, 40), pope=pope)
    told = run_off(t, "borgia", 14, 0, 12, 0)
    assert [event.seat for event in of(told, "tie_broken")] == [pope]
    assert of(told, "elected")[0].data[:2] == (26, 52)
    assert t.pope == pope


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("more", [0, 1])
def test_a_level_run_off_is_else_for_more_cardinals(more: int) -> None:
    seats = [Seat(cardinals=5, points=40), Seat(open=["vice-chancellor"], points=1)]
    others = [Seat(cardinals=3, open=["datary"]), Seat()]
    t = in_run_off(*(seats if more == 0 else seats[::-1]), *others, pope=3)
    assert [int(votes_of(t, seat)) for seat in range(4)] == [15, 15, 10, 12]
    run_off(t, "borgia", 15, 0, 10, 1)
    assert t.pope == more


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize("fewer", [0, 1])
def test_a_level_run_off_is_else_for_fewer_points(fewer: int) -> None:
    t = in_run_off(*(leaders(20, 21) if fewer == 0 else leaders(21, 20)), pope=3)
    run_off(t, "borgia", 14, 0, 12, 0)
    assert t.pope == fewer


@pytest.mark.rule("P11.5", "P16.1")
@pytest.mark.parametrize("lot", [0, 1])
def test_a_level_run_off_is_at_last_decided_by_lot(lot: int) -> None:
    t = in_run_off(*leaders(9, 9), pope=3)
    run_off(t, "borgia", 14, 0, 12, 0)
    assert can_be_drawn(t) == {"draw-tie borgia": 1, "draw-tie colonna": 1}
    told = play(t, f"draw-tie {HOUSES[lot]}")
    assert [event.seat for event in of(told, "elected")] == [lot]
    assert t.pope == lot
    assert vp(t, lot) > vp(t, 1 - lot)
