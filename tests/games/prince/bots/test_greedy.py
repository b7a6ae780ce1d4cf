"""How greedy plays The Prince: legally, honestly, sensibly, and well enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

import signoria
from signoria import bots
from signoria.ai.arena.arena import arena
from signoria.games.prince.bots import evaluation
from signoria.games.prince.bots.worth import STANDARD, Outlook, Weights
from signoria.games.prince.rules import content
from signoria.games.prince.rules.table import ORDER, Table
from signoria.kernel.chance import Dice, pick
from signoria.kernel.match import Match
from signoria.kernel.playout import random_move
from tests.games.prince.ballots import acclaim, end_turn, open_round, open_vote, secret_round
from tests.games.prince.positions import (
    GAME,
    Seat,
    answer,
    asked,
    given,
    let_chance,
    lying_open,
    number,
    play,
    question,
)

MATCHES = 20 if signoria.is_compiled() else 3

EVERY_OPTION = {
    "trade": "on",
    "houses": "choice",
    "first_pope": "first-seat",
    "death_types": "two",
    "poison_protected": "off",
    "victim_receives": "on",
    "own_targets": "off",
    "spouse_doctor": "off",
    "base_family": "goes",
    "unpaid_seized": "aside",
    "pool": "up",
    "open_rounds": "never",
}


ALWAYS_ASKED = {
    "order", "laying", "fee", "buy", "bid", "act", "commit", "ballot", "vote", "reshuffle", "appoint",
}  # fmt: skip
ASKED_WITH_TRADE = {"deals", "compose", "offer"}
SELDOM_ASKED = {"mulligan", "filling", "react", "trial", "bestow"}
"""In few matches perhaps not."""


def choice(t: Table, seat: int | None = None, weights: Weights = STANDARD) -> str:
    """What greedy answers, for the seat that is asked or for the one named."""
    answering = t.to_act[0] if seat is None else seat
    return GAME.actions.text(evaluation.best_action(GAME, t, answering, Dice(1), weights))


def follow(t: Table, seat: int | None = None) -> str:
    """Let greedy answer, and say what."""
    answering = t.to_act[0] if seat is None else seat
    text = choice(t, answering)
    answer(t, answering, text)
    return text


# -- it answers legally, and by nothing but what its seat can know ---------------------------------


@pytest.mark.parametrize("options", [{}, {"trade": "on"}, EVERY_OPTION])
@pytest.mark.parametrize("players", [3, 5])
def test_plays_a_whole_match_legally_and_repeatably(players: int, options: dict[str, str]) -> None:
    def log() -> list[tuple[int, int]]:
        match = GAME.new(players, 5, options)
        greedies = [bots.make("greedy", seat) for seat in range(players)]
        while not match.over:
            seat = match.state.to_act[0]
            match.play(seat, bots.decide(greedies[seat], GAME, match.state, seat, seed=1))
        return match.log

    assert log() == log()


def mixed_positions(players: int, seed: int, options: dict[str, str]) -> Iterator[Table]:
    """The questions of a match in which everybody plays well or at random as it happens.

    Offers are put together at random, since greedy makes few.
    """
    match = GAME.new(players, seed, options)
    dice = Dice(seed)
    nth = 0
    while not match.over:
        state = match.state
        assert isinstance(state, Table)
        yield state
        seat = state.to_act[int(dice.below(len(state.to_act)))]
        if pick(seed, 1, nth, 3) and question(state) != "compose":
            action = evaluation.best_action(GAME, state, seat, dice)
        else:
            action = int(random_move(GAME, state, seat, dice))
        match.play(seat, action)
        nth += 1


@pytest.mark.parametrize(("players", "options"), [(5, {}), (4, {"trade": "on"}), (3, EVERY_OPTION)])
def test_its_choice_does_not_depend_on_what_its_seat_cannot_know(
    players: int, options: dict[str, str]
) -> None:
    """In all worlds that the seat cannot tell apart it chooses the same, with the same dice."""
    questions: Counter[str] = Counter()
    for seed in range(MATCHES):
        for nth, state in enumerate(mixed_positions(players, seed, options)):
            for seat in state.to_act:
                choices = {
                    evaluation.best_action(GAME, GAME.resample(state, seat, world), seat, Dice(nth))
                    for world in range(2)
                }
                assert choices == {evaluation.best_action(GAME, state, seat, Dice(nth))}
                assert choices <= set(GAME.legal(state, seat))
                questions[question(state)] += 1
    assert set(questions) >= ALWAYS_ASKED | (ASKED_WITH_TRADE if options else set())
    assert set(questions) >= SELDOM_ASKED or not signoria.is_compiled()


def test_the_pope_does_not_see_hand_cards_in_a_bargain_he_is_asked_about() -> None:
    t = given(
        options={"trade": "on"},
        seats=[Seat(hand=["spy-1"], open=["datary"]), Seat(), Seat(), Seat()],
    )
    play(t, "offer colonna", "give datary", "give spy-1", "ask-ducats 20", "propose")
    answer(t, 1, "accept")
    assert (question(t), asked(t)) == ("leave", 3)
    answers = {choice(world) for world in worlds(t, 3)}
    assert len(answers) == 1


def worlds(t: Table, seat: int) -> list[Table]:
    """Tables that the seat cannot tell from this one."""
    found = [GAME.resample(t, seat, seed) for seed in range(8)]
    return [world for world in found if isinstance(world, Table)]


# -- homes -----------------------------------------------------------------------------------------


def test_lays_out_homes_before_their_lodgers() -> None:
    t = given(seats=[Seat()])
    cards = ["datary", "botticelli", "ostia", "bologna", "sforza"]
    t.stack.append((ORDER, 0, sum(2 ** number(card) for card in cards)))
    assert choice(t) == "lay bologna"


def test_puts_a_new_office_into_the_strongest_free_home() -> None:
    t = given(
        buying=True,
        seats=[Seat(hand=["spy-1"], homes={"bologna": [], "ostia": []})],
    )
    play(t, "spy-pool", "draw-card datary")
    assert choice(t) == "put-into bologna"


def test_a_new_holding_shelters_the_dearest_of_each_sort() -> None:
    t = given(
        buying=True,
        seats=[
            Seat(
                hand=["spy-1"],
                homes={"base": ["gonfalonier", "cellini", "gonzaga"]},
                open=["castellan", "depositor-general", "pinturicchio", "raphael", "este"],
            )
        ],
    )
    play(t, "spy-pool", "draw-card urbino")
    assert [follow(t), follow(t), follow(t)] == ["put depositor-general", "put raphael", "put este"]


def test_shelters_what_lies_open_and_makes_room_for_the_dearer_card() -> None:
    t = given(seats=[Seat(homes={"base": ["castellan"]}, open=["depositor-general"])])
    assert follow(t) == "expose castellan"
    assert follow(t) == "shelter depositor-general civita-castellana"
    assert lying_open(t) == {"castellan"}
    assert choice(t) == "end-phase"


def test_moves_nothing_when_nobody_can_take_anything_any_more() -> None:
    t = given(turn=3, pool=0, seats=[Seat(homes={"base": []}, open=["depositor-general"])])
    assert choice(t) == "end-phase"


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_pays_a_fee_that_is_worth_it(turn: int) -> None:
    t = given(turn=turn, buying=True, seats=[Seat(hand=["spy-1"])])
    play(t, "spy-pool", "draw-card michelangelo")
    assert choice(t) == "pay-fee"


def test_sends_an_artist_away_who_would_soon_be_taken() -> None:
    t = given(turn=3, buying=True, seats=[Seat(hand=["spy-1"], homes={"base": ["raphael"]})])
    play(t, "spy-pool", "draw-card cellini")
    assert choice(t) == "refuse-fee"


# -- auctions --------------------------------------------------------------------------------------


def under_the_hammer(card: str, turn: int = 1, seats: tuple[Seat, ...] = ()) -> Table:
    t = given(players=5, turn=turn, buying=True, seats=seats)
    play(t, "auction", f"draw-card {card}")
    return t


def sold_among_greedies(t: Table) -> int:
    """The price of an auction between greedy bots."""
    dice = Dice(3)
    bids = [0]
    while question(t) == "bid":
        GAME.apply(t, t.to_act[0], evaluation.best_action(GAME, t, t.to_act[0], dice))
        bids.append(max(int(bid) for bid in t.bids))
    return max(bids)


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "low", "high"),
    [("rimini", 20, 45), ("camerlengo", 12, 30), ("titian", 5, 20), ("savonarola", 1, 6)],
)
def test_auctions_reach_believable_prices(turn: int, card: str, low: int, high: int) -> None:
    assert low <= sold_among_greedies(under_the_hammer(card, turn)) <= high


def test_never_bids_more_than_the_card_is_worth() -> None:
    for card in ("bologna", "datary", "titian", "spy-1", "alviano"):
        t = under_the_hammer(card, seats=(Seat(ducats=900), Seat(ducats=900)))
        limit = evaluation.limit(Outlook(t, 1, STANDARD), number(card))
        assert 0 < limit < 60
        t.stack[-1] = (*t.stack[-1][:1], 1, number(card), int(limit), 0, 0, 0, 0)
        assert choice(t) == "pass"
        t.stack[-1] = (*t.stack[-1][:1], 1, number(card), int(limit) - 1, 0, 0, 0, 0)
        assert choice(t) == "raise 1"


def test_keeps_the_money_for_the_fee_of_an_artist() -> None:
    assert choice(under_the_hammer("michelangelo", seats=(Seat(ducats=30),))) == "pass"
    assert choice(under_the_hammer("michelangelo", seats=(Seat(ducats=31),))) == "raise 1"


def test_closes_a_bid_that_was_begun_for_it() -> None:
    t = under_the_hammer("ostia")
    play(t, "add 10")
    assert choice(t) == "raise 1"


def test_sends_its_spy_for_a_card_of_the_pool() -> None:
    assert choice(given(buying=True, seats=[Seat(hand=["spy-1"])])) == "spy-pool"


# -- cards -----------------------------------------------------------------------------------------


def test_a_death_strikes_the_best_card_of_the_foremost_rival() -> None:
    t = given(
        turn=2,
        seats=[
            Seat(hand=["poison-1"], homes={"base": ["michelangelo"]}),
            Seat(homes={"base": ["raphael"]}, points=50),
            Seat(homes={"base": ["botticelli"]}),
        ],
    )
    assert choice(t) == "poison raphael"


def test_a_death_is_not_wasted() -> None:
    t = given(seats=[Seat(hand=["bravo-1"]), Seat(homes={"base": ["castellan"]})])
    assert choice(t) == "end-phase"


def test_the_doctor_saves_an_own_artist_and_no_other() -> None:
    seats = [
        Seat(hand=["poison-1", "poison-2"]),
        Seat(hand=["doctor"], homes={"base": ["michelangelo"]}),
        Seat(homes={"base": ["raphael"]}),
    ]
    t = given(seats=seats)
    play(t, "poison raphael")
    assert choice(t, 1) == "let-be"
    t = given(seats=seats)
    play(t, "poison michelangelo")
    assert choice(t, 1) == "doctor"
    assert choice(t, 2) == "let-be"


def test_the_doctor_is_too_dear_for_a_trifle_in_the_end() -> None:
    t = given(
        turn=3,
        pool=1,
        seats=[Seat(hand=["poison-1"]), Seat(hand=["doctor"], homes={"base": ["castellan"]})],
    )
    play(t, "poison castellan")
    assert choice(t, 1) == "let-be"


def test_accuses_a_pope_who_still_has_a_phase_to_lose() -> None:
    seats = [Seat(hand=["simony-1"])]
    assert choice(given(turn=3, pool=3, seats=seats)) == "accuse"
    assert choice(given(turn=3, pool=2, seats=seats)) == "end-phase"


def test_finds_a_pope_guilty() -> None:
    t = given(turn=2, seats=[Seat(hand=["simony-1"])])
    play(t, "accuse")
    assert choice(t, 1) == "guilty"


def test_silences_a_pope_before_seizing_from_him() -> None:
    t = given(
        seats=[
            Seat(hand=["savonarola", "alviano"]),
            Seat(),
            Seat(),
            Seat(homes={"viterbo": ["depositor-general"]}),
        ]
    )
    assert [follow(t), follow(t)] == ["savonarola", "seize-holding viterbo"]


# -- seizures --------------------------------------------------------------------------------------


def test_takes_a_free_unprotected_card() -> None:
    t = given(seats=[Seat(), Seat(open=["datary"]), Seat(open=["depositor-general"])])
    assert follow(t) == "seize-card depositor-general"
    assert choice(t, 0) == "commit none"


def test_leaves_alone_what_it_cannot_win() -> None:
    t = given(seats=[Seat(), Seat(homes={"ostia": ["depositor-general"]}), Seat(open=[])])
    assert choice(t) == "end-phase"


def test_attacks_with_enough_and_no_more_than_it_can_pay() -> None:
    seats = [
        Seat(hand=["alviano", "vitelli", "naldo"]),
        Seat(homes={"viterbo": ["depositor-general"]}),
    ]
    t = given(seats=seats)
    assert follow(t) == "seize-holding viterbo"
    assert follow(t, 0) == "commit 7"
    poor = given(seats=[Seat(ducats=9, hand=["alviano", "vitelli", "naldo"]), seats[1]])
    assert choice(poor) == "end-phase"


def test_does_not_fight_for_a_trifle() -> None:
    t = given(turn=3, seats=[Seat(hand=["vitelli"]), Seat(homes={"sermoneta": []})])
    assert choice(t) == "end-phase"


def test_defends_what_is_worth_it() -> None:
    dear = Seat(hand=["trivulzio"], homes={"bologna": ["depositor-general", "michelangelo"]})
    t = given(seats=[Seat(), dear])
    play(t, "seize-holding bologna")
    assert choice(t, 1) == "commit 8"
    t = given(turn=3, seats=[Seat(), Seat(hand=["trivulzio"], homes={"nepi": []})])
    play(t, "seize-holding nepi")
    assert choice(t, 1) == "commit none"


# -- elections and the Pope ------------------------------------------------------------------------


def voted(t: Table, voter: int) -> int:
    """The candidate whom greedy gives its secret ballot or open vote."""
    while voter in t.to_act and question(t) in ("ballot", "vote"):
        text = follow(t, voter)
        _, house, votes = text.split()
        if int(votes) > 0:
            return content.HOUSES.index(house)
    return len(t.ducats) - 1


def test_votes_for_itself_with_a_majority() -> None:
    t = given(players=3, turn=3, pool=0, seats=[Seat(cardinals=c) for c in (10, 4, 4)])
    end_turn(t)
    assert voted(t, 0) == 0


def test_votes_for_itself_in_the_secret_round() -> None:
    t = given(players=5, pool=0)
    end_turn(t)
    assert [voted(t, voter) for voter in range(5)] == [0, 1, 2, 3, 4]


def test_rather_keeps_great_offices_than_to_be_pope() -> None:
    offices = {
        "bologna": ["vice-chancellor"],
        "perugia": ["depositor-general"],
        "urbino": ["camerlengo"],
        "ancona": ["datary"],
    }
    t = given(players=3, pool=0, seats=[Seat(homes=offices)])
    end_turn(t)
    assert voted(t, 0) != 0


def test_gives_up_when_it_is_last_and_elects_the_weaker_rival() -> None:
    t = given(
        players=3,
        turn=3,
        pool=0,
        pope=2,
        seats=[Seat(cardinals=7, points=40), Seat(cardinals=6, points=9), Seat(cardinals=5)],
    )
    end_turn(t)
    secret_round(t, {0: 21}, {1: 18}, {2: 15})
    assert voted(t, 2) == 1


def test_completes_a_majority_of_its_own_in_an_open_round() -> None:
    t = given(players=3, turn=3, pool=0, pope=1)
    end_turn(t)
    secret_round(t, {0: 18}, {1: 18}, {2: 18})
    open_vote(t, 1, {0: 12, 1: 6})
    open_vote(t, 2, {2: 18})
    assert voted(t, 0) == 0


def test_is_for_itself_in_a_run_off_and_else_for_the_weaker() -> None:
    t = given(players=3, turn=3, pool=0, seats=[Seat(points=30), Seat(), Seat(points=10)])
    end_turn(t)
    thirds = ({0: 6, 1: 6, 2: 6},) * 3
    secret_round(t, *thirds)
    for _ in range(5):
        open_round(t, *thirds)
    finalists = t.stack[-1][4:6]
    for voter in range(3):
        chosen = voted(t, voter) if voter != finalists[1] else finalists[1]
        assert chosen in finalists
        assert voter not in finalists or chosen == voter


def new_turn(players: int, pope: int, seats: list[Seat]) -> Table:
    """Turn 2 begins under a new Pope; chance draws what comes first."""
    t = given(players=players, pool=0, seats=seats)
    end_turn(t)
    acclaim(t, pope)
    while question(t) not in ("bestow", "reshuffle", "appoint"):
        if not let_chance(t):
            follow(t)
    return t


def test_the_pope_keeps_what_cardinals_he_may() -> None:
    for players, own in ((3, 2), (4, 2), (5, 3)):
        t = new_turn(players, 0, [])
        while question(t) in ("bestow", "reshuffle", "appoint", "laying"):
            follow(t)
        assert t.cardinals[0] == content.START_CARDINALS + own
        assert sum(t.cardinals) == players * (content.START_CARDINALS + 1)


def test_the_pope_gives_offices_and_cardinals_where_they_hurt_least() -> None:
    strong = Seat(ducats=300, homes={"bologna": ["raphael"], "urbino": ["titian"]})
    t = new_turn(3, 0, [Seat(homes={"base": ["depositor-general"]}), strong, Seat()])
    while question(t) == "bestow":
        assert follow(t) == "bestow medici"
    while question(t) in ("reshuffle", "laying"):
        follow(t)
    assert follow(t) == "appoint colonna 0"
    assert choice(t) == "appoint medici 1"


# -- trade -----------------------------------------------------------------------------------------


def offered(parts: list[str], seats: list[Seat]) -> Table:
    """Seat 0 has made an offer to seat 1."""
    t = given(options={"trade": "on"}, seats=seats)
    play(t, "offer colonna", *parts, "propose")
    return t


def test_accepts_what_gains_and_declines_the_rest() -> None:
    seats = [Seat(ducats=200, open=["datary"]), Seat(homes={"base": ["raphael"]})]
    assert choice(offered(["give datary"], seats), 1) == "accept"
    assert choice(offered(["give datary", "ask-ducats 10"], seats), 1) == "accept"
    assert choice(offered(["give datary", "ask-ducats 90"], seats), 1) == "decline"
    assert choice(offered(["ask raphael"], seats), 1) == "decline"
    assert choice(offered(["give-ducats 90", "ask raphael"], seats), 1) == "accept"


def test_sells_what_it_cannot_protect() -> None:
    """One offer in a phase at most, and one that the other takes."""
    t = given(
        options={"trade": "on"},
        pope=0,
        seats=[Seat(homes={"base": ["depositor-general"]}, open=["camerlengo"])],
    )
    dice = Dice(1)
    texts: list[str] = []
    while not texts or texts[-1] not in ("propose", "end-phase"):
        action = evaluation.best_action(GAME, t, 0, dice)
        texts.append(GAME.actions.text(action))
        GAME.apply(t, 0, action)
    assert texts[1] == "give camerlengo"
    buyer = t.stack[-1][4]
    assert follow(t, buyer) == "accept"
    while question(t) == "laying":
        follow(t)
    assert choice(t) == "end-phase"


def test_the_pope_forbids_what_helps_the_foremost() -> None:
    leader = Seat(homes={"bologna": [], "base": ["raphael"]}, points=60)
    t = given(
        turn=2,
        options={"trade": "on"},
        seats=[Seat(open=["depositor-general"]), leader, Seat(), Seat()],
    )
    play(t, "offer colonna", "give depositor-general", "propose")
    answer(t, 1, "accept")
    assert choice(t, 3) == "forbid"


def test_drops_an_offer_that_was_begun_otherwise() -> None:
    t = given(options={"trade": "on"}, seats=[Seat(hand=["spy-1"])])
    play(t, "offer colonna", "give spy-1")
    assert choice(t) == "drop-offer"


# -- whole matches ---------------------------------------------------------------------------------


@dataclass
class Story:
    """What happened in matches between greedy bots."""

    prices: dict[str, list[int]] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)


def seat_to_ask(match: Match) -> int:
    """The next seat that is waited for: who has made an offer awaits the answer."""
    state = match.state
    return next(seat for seat in state.to_act if not GAME.may_wait(state, seat))


def matches_between_greedies(players: int, options: dict[str, str]) -> Story:
    story = Story()
    for seed in range(MATCHES):
        match = GAME.new(players, seed, options)
        dice = [Dice(seat) for seat in range(players)]
        while not match.over:
            seat = seat_to_ask(match)
            action = evaluation.best_action(GAME, match.state, seat, dice[seat])
            for event in match.play(seat, action):
                name = GAME.event_names[event.kind]
                story.events[name] += 1
                if name == "bought":
                    kind = content.TYPE_OF[event.data[0]]
                    story.prices.setdefault(kind, []).append(event.data[1])
    return story


@pytest.mark.thorough
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("trade", ["off", "on"])
def test_greedies_among_themselves_play_a_sensible_match(players: int, trade: str) -> None:
    story = matches_between_greedies(players, {"trade": trade})
    elections = 3 * MATCHES
    assert story.events["elected"] == elections
    assert story.events["run_off"] < elections / 4
    assert story.events["seizure_won"] > story.events["seizure_lost"]
    assert story.events["points"] > 2 * elections * players
    assert story.events["spied"] > MATCHES
    for kind, low, high in (("holding", 15, 40), ("office", 8, 25), ("artist", 4, 20)):
        prices = story.prices[kind]
        assert low <= sum(prices) / len(prices) <= high


@pytest.mark.thorough
@pytest.mark.parametrize("trade", ["off", "on"])
def test_beats_four_randoms(trade: str) -> None:
    """At least 90 % of 80 matches, under 100 ms a decision; the interpreted build plays fewer."""
    matches = 80 if signoria.is_compiled() else 10
    seats = ["greedy", "random", "random", "random", "random"]
    result = arena("prince", seats, matches, 1, {"trade": trade}, processes=1)
    assert result.bots[0].bot == "greedy"
    assert result.bots[0].share >= 0.9
    assert result.bots[0].ms_per_decision < 100


def test_its_weights_decide() -> None:
    """A player to whom votes are everything pays nearly all he has for an office."""
    t = under_the_hammer("gonfalonier", seats=(Seat(ducats=80),))
    zealot = Weights()
    zealot.vote = 50.0
    office = number("gonfalonier")
    assert evaluation.limit(Outlook(t, 0, zealot), office) == 80
    assert evaluation.limit(Outlook(t, 0, STANDARD), office) < 30
