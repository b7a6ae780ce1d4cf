"""P5 and P15: a player phase from start to end, and who decides what."""

from __future__ import annotations

import pytest

from signoria.games.prince.rules import content, deck_file
from signoria.games.prince.rules.table import IN_ELECTION, START_PHASE, Table
from tests.games.playing import Happening, names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    asked,
    given,
    legal,
    legal_with,
    lying_open,
    play,
    question,
    refused,
)


def auction(t: Table, card: str) -> list[Happening]:
    """A card is turned up and nobody bids."""
    return play(t, "auction", f"draw-card {card}", *["pass"] * len(t.ducats))


# -- the order of phases (P5.1, P5.3, P5.4) --------------------------------------------------------


@pytest.mark.rule("P5.1")
def test_the_pope_begins_and_the_others_follow_clockwise() -> None:
    t = given(pope=2, buying=True)
    t.stack[:] = [(START_PHASE, 2)]
    GAME.run(t)
    seats = []
    for card in ("spy-1", "spy-2", "spy-3", "spy-4", "spy-5"):
        seats.append(asked(t))
        auction(t, card)
        play(t, "end-phase")
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.rule("P5.3")
@pytest.mark.parametrize("seat", [0, 3])
def test_the_turn_ends_with_the_phase_that_empties_the_pool(seat: int) -> None:
    t = given(active=seat, pool=1, buying=True)
    auction(t, "spy-1")
    assert (question(t), asked(t)) == ("act", seat)
    told = play(t, "end-phase")
    assert names(told)[:4] == ["income"] * 4
    assert t.stage == IN_ELECTION
    assert question(t) == "ballot"


@pytest.mark.rule("P5.4", "P9.4")
def test_a_pope_under_sentence_misses_a_phase() -> None:
    t = given(active=2, pope=3, sentences=1)
    told = play(t, "end-phase")
    assert names(told) == ["phase_skipped", "turn_started"]
    assert (question(t), asked(t)) == ("buy", 0)
    assert t.sentences == 0


@pytest.mark.rule("P5.4", "P9.5")
def test_two_sentences_cost_two_phases() -> None:
    t = given(active=2, pope=3, sentences=2)
    told = play(t, "end-phase")
    for card in ("spy-1", "spy-2", "spy-3", "spy-4", "spy-5", "spy-6"):
        auction(t, card)
        told += play(t, "end-phase")
    assert [h.seat for h in of(told, "phase_skipped")] == [3, 3]
    assert [h.seat for h in of(told, "turn_started")] == [0, 1, 2, 0, 1, 2, 3]


@pytest.mark.rule("P5.3", "P5.4")
def test_an_empty_pool_goes_before_a_sentence() -> None:
    t = given(active=2, pope=3, sentences=1, pool=0)
    told = play(t, "end-phase")
    assert "phase_skipped" not in names(told)
    assert t.stage == IN_ELECTION


# -- the steps (P5.2, P15.1) -----------------------------------------------------------------------


@pytest.mark.rule("P5.2", "P15.1")
def test_buying_or_spying_comes_first_and_cannot_be_skipped() -> None:
    t = given(seats=[Seat(hand=["spy-1"]), Seat(open=["datary"])], buying=True)
    assert legal(t) == {"auction", "spy-pool"}
    assert refused(t, "end-phase").code == "not_the_question"
    assert refused(t, "seize-card datary").code == "not_the_question"


@pytest.mark.rule("P5.2", "P7.1", "P15.1")
def test_any_number_of_cards_may_be_played_and_none_must() -> None:
    hand = ["spy-1", "spy-2", "bravo-1", "marriage"]
    t = given(seats=[Seat(hand=hand), Seat(open=["datary"])])
    assert "end-phase" in legal(t)
    play(t, "bravo datary", "spy colonna", "draw-nothing", "marry rovere", "spy medici")
    play(t, "draw-nothing")
    assert question(t) == "act"
    assert legal(t) == {"end-phase"}


@pytest.mark.rule("P5.2", "P10.1", "T9")
def test_one_seizure_is_the_last_step() -> None:
    seats = [Seat(hand=["spy-1"], homes={"nepi": []}), Seat(open=["datary", "prefect"])]
    t = given(seats=seats)
    play(t, "seize-card datary", "commit none", "commit none", "leave-open")
    assert (question(t), asked(t)) == ("act", 0)
    assert GAME.view(t, 1)["asked"] == {"after": True}
    assert refused(t, "seize-card prefect").code == "seized_already"
    assert refused(t, "spy colonna").code == "cards_after_seizure"
    assert refused(t, "marry colonna").code == "cards_after_seizure"
    play(t, "shelter datary nepi", "end-phase")
    assert asked(t) == 1


@pytest.mark.rule("P5.2")
def test_a_phase_ends_by_itself_after_the_seizure_if_nothing_is_left_to_do() -> None:
    t = given(seats=[Seat(), Seat(homes={"ceri": []})])
    play(t, "seize-holding ceri", "commit none", "commit none")
    assert (question(t), asked(t)) == ("buy", 1)


@pytest.mark.rule("P5.2", "P14.1")
def test_with_trade_a_phase_goes_on_after_the_seizure() -> None:
    t = given(options={"trade": "on"}, seats=[Seat(), Seat(homes={"ceri": []})])
    play(t, "seize-holding ceri", "commit none", "commit none")
    assert (question(t), asked(t)) == ("act", 0)
    assert legal_with(t, "offer") == {"colonna", "medici", "rovere"}


@pytest.mark.rule("P5.2")
def test_cards_may_be_moved_before_and_after_every_step() -> None:
    seat = Seat(homes={"nepi": [], "ceri": []}, open=["datary"], hand=["spy-1"])
    t = given(seats=[seat], buying=True)
    play(t, "shelter datary nepi")
    auction(t, "spy-2")
    play(t, "expose datary", "spy colonna", "draw-nothing", "shelter datary ceri")
    assert lying_open(t, 0) == set()


@pytest.mark.rule("P5.2")
def test_a_phase_of_its_own_begins_with_fresh_offers_and_nothing_settled() -> None:
    t = given(seats=[Seat(homes={"nepi": []}, open=["datary"])], options={"trade": "on"})
    play(t, "shelter datary nepi", "offer colonna", "drop-offer")
    assert t.settled != 0
    (told,) = of(play(t, "end-phase"), "turn_started")
    assert told.seat == t.active == 1
    assert t.settled == 0
    assert list(t.offers) == [6, 6, 6, 6]


# -- a whole match ---------------------------------------------------------------------------------


def test_the_bound_on_the_length_of_a_match_holds_for_the_richest_deck() -> None:
    """The figures of the argument in `phase`, from where they are decided."""
    phases = content.TURNS * max(content.POOL_SIZE.values())
    rounds = content.MOST_ROUNDS + 2
    money = 5 * (content.START_DUCATS + 2 * content.ALLOWANCE) + 2 * 21 * deck_file.LIMITS["income"]
    bids = 3 * money + phases * 5
    moves = (phases * 3 + 14) * (19 * 2 + 6)
    cards = (20 + phases * 4 + 2 * 14 + 4) * 6
    steps = phases * 5 + 14 + 18
    elections = content.TURNS * rounds * 5 * 5
    pope = 5 * (content.MOST_MULLIGANS + 2) + 2 * 14
    offers = phases * 5 * content.OFFERS_IN_PHASE
    offers += content.TURNS * rounds * 5 * content.OFFERS_IN_ELECTION
    without_trade = bids + moves + cards + steps + elections + pope
    assert without_trade < GAME.longest / 10
    assert without_trade + offers * 80 < GAME.longest


@pytest.mark.rule("P1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_phases_elections_and_turns_follow_one_another_to_the_end(players: int) -> None:
    """The first legal answer, or the one that goes on quickest, everywhere."""
    match = GAME.new(players, seed=3)
    quick = ("end-phase", "pass", "keep", "leave-open", "enough", "refuse-fee", "auction")
    turns = []
    while not match.over:
        seat = match.state.to_act[0]
        texts = [GAME.actions.text(action) for action in GAME.legal(match.state, seat)]
        text = next((word for word in quick if word in texts), texts[-1])
        told = match.play(seat, GAME.actions.parse(text))
        turns += [
            event.data[0] for event in told if GAME.event_names[event.kind] == "round_started"
        ]
    assert turns == [1, 2, 3]
    assert isinstance(match.state, Table)
    assert match.state.pool == 0
