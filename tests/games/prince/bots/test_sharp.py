"""What sharp players do in The Prince that greedy ones do not: scheme, bid patiently, look ahead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.ai.search.search import Budget, next_to_act
from signoria.ai.search.searcher import Searcher
from signoria.games.prince.bots import conclave as prince_conclave
from signoria.games.prince.bots import evaluation
from signoria.games.prince.bots import guide as prince_guide
from signoria.games.prince.bots.conclave import Conclave
from signoria.games.prince.bots.guide import PrinceGuide, sharp_action
from signoria.games.prince.bots.worth import STANDARD, Outlook, Weights
from signoria.games.prince.rules.conclave import last_round
from signoria.games.prince.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE
from tests.games.prince.ballots import end_turn
from tests.games.prince.positions import GAME, Seat, given, number, play, question

MATCHES = 24 if signoria.is_compiled() else 2
SCHEMER = Weights()
SCHEMER.schemes = True


def questions(players: int, seed: int) -> Iterator[tuple[Table, int]]:
    """The questions of a match among greedy players, and who is asked."""
    state = GAME.new(players, seed).state.clone()
    assert isinstance(state, Table)
    dice = Dice(seed)
    while state.stack:
        seat = int(next_to_act(GAME, state))
        if seat == CHANCE:
            draw(GAME, state, dice)
            continue
        yield state, seat
        GAME.do(state, seat, evaluation.best_action(GAME, state, seat, dice))


def rounds(players: int, matches: int, kind: str) -> Iterator[tuple[Table, int]]:
    """Tables of greedy players, and a seat that begins to vote in a round of this kind: "ballot" in
    the secret one, "vote" in those after it.
    """
    for seed in range(matches):
        met = set()
        for state, seat in questions(players, seed):
            if question(state) == kind:
                vote = int(state.turn), int(prince_conclave.round_of(state)), seat
                if vote not in met:
                    met.add(vote)
                    yield state.clone(), seat


def elect(t: Table, schemer: int, ballot: list[int]) -> int:
    """Who is elected, if one seat gives this ballot in the round under way and all else is as usual."""
    turn = t.turn
    number = prince_conclave.round_of(t)
    while t.stack and t.turn == turn and question(t) in ("ballot", "vote"):
        seat = int(next_to_act(GAME, t))
        action = evaluation.best_action(GAME, t, seat, Dice(1))
        if seat == schemer and prince_conclave.round_of(t) == number:
            moves = GAME.moves(t, t.stack[-1], seat)
            action = int(evaluation.cast_votes(t, vec[i64](ballot), moves))
        GAME.do(t, seat, action)
    return int(t.pope)


def asked(t: Table) -> Conclave:
    """The conclave, after everybody has told what it likes by the usual weights."""
    conclave = Conclave(t)
    for other in range(len(t.ducats)):
        conclave.ask(Outlook(t, other, STANDARD))
    return conclave


@pytest.mark.parametrize("kind", ["ballot", "vote"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_election_of_greedy_players_ends_as_foreseen(players: int, kind: str) -> None:
    held = 0
    for t, seat in rounds(players, MATCHES, kind):
        conclave = asked(t)
        number = prince_conclave.round_of(t)
        own = conclave.all_for(seat, conclave.favourite(seat, number))
        foreseen = conclave.outcome(seat, own, number, last_round(t))
        assert elect(t, seat, list(own)) == foreseen
        held += 1
    assert held >= 2 * MATCHES


@pytest.mark.parametrize(("players", "kind"), [(4, "ballot"), (4, "vote"), (5, "vote")])
def test_a_scheme_brings_what_it_promises(players: int, kind: str) -> None:
    """Sometimes a split ballot leads to a better Pope than an honest one, and really does."""
    schemes = 0
    for t, seat in rounds(players, MATCHES, kind):
        number = prince_conclave.round_of(t)
        out = Outlook(t, seat, SCHEMER)
        honest = list(prince_conclave.ballot(Outlook(t, seat, STANDARD)))
        ballot, worth = prince_conclave.scheme(out, asked(t), number)
        elected = elect(t.clone(), seat, list(ballot))
        assert out.election_of(elected) == pytest.approx(worth)
        if list(ballot) != honest:
            schemes += 1
            assert out.election_of(elect(t.clone(), seat, honest)) < worth
    assert schemes > 0 or not signoria.is_compiled()


def test_a_patient_bidder_raises_by_a_ducat() -> None:
    t = given(seats=[Seat(ducats=90)], buying=True)
    play(t, "auction", "draw-card bologna")
    patient = Weights()
    patient.haste = 0.01
    bids = {
        GAME.actions.text(evaluation.best_action(GAME, t, 0, Dice(seed), patient))
        for seed in range(8)
    }
    assert bids == {"raise 1"}
    assert GAME.actions.text(evaluation.best_action(GAME, t, 0, Dice(1))) != "raise 1"


def test_nobody_can_be_driven_to_ruin() -> None:
    t = given(seats=[Seat(ducats=900)], buying=True)
    play(t, "auction", "draw-card bologna")
    mad = Weights()
    mad.bid_holding = mad.bid_first = 50.0
    out = Outlook(t, 0, mad)
    worth = out.prize(number("bologna")) / out.coin
    assert evaluation.limit(out, number("bologna")) == int(evaluation.LAVISH * worth)


def test_does_not_think_about_bids_and_ballots() -> None:
    """With so many iterations thinking would never end."""
    thinker = Searcher("thinker", Budget(iterations=10**9))
    t = given(seats=[Seat(ducats=90)], buying=True)
    play(t, "auction", "draw-card bologna")
    assert thinker.choose(GAME, t, 0) in GAME.legal(t, 0)
    t = given(pool=0)
    end_turn(t)
    assert all(thinker.choose(GAME, t, seat) in GAME.legal(t, seat) for seat in range(4))


def test_looks_ahead_to_the_election_when_the_turn_ends() -> None:
    """The last seat has as many votes as the others and is behind in the race; an office makes the
    harmless house Pope.
    """
    strong = Seat(points=30, homes={"bologna": []})
    far_sighted = Weights()
    far_sighted.schemes = True
    far_sighted.foresight = 1.0
    limits = {}
    for pool in (1, 12):
        t = given(turn=3, seats=[strong, Seat(points=30), Seat(points=30), Seat()], buying=True)
        t.pool = pool
        play(t, "auction", "draw-card vice-chancellor")
        for name, weights in (("far", far_sighted), ("near", STANDARD)):
            office = number("vice-chancellor")
            limits[name, pool] = evaluation.limit(Outlook(t, 3, weights), office)
    assert limits["far", 1] > limits["near", 1] + 20
    assert limits["far", 12] == limits["near", 12]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_guide_remembers_nothing_but_what_it_would_work_out_again(players: int) -> None:
    """Limits of an auction and ballots are kept; the answers are those of the sharp bot itself."""
    guide = PrinceGuide()
    for nth, (state, seat) in enumerate(questions(players, 7)):
        answer = guide.move(GAME, state, seat, seat, Dice(nth))
        assert answer == sharp_action(GAME, state, seat, Dice(nth))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_sharp_players_know_no_secrets_either(players: int) -> None:
    for seed in range(max(1, MATCHES // 4)):
        for nth, (state, seat) in enumerate(questions(players, 100 + seed)):
            if nth % 3:
                continue
            chosen = {
                sharp_action(GAME, GAME.resample(state, seat, world), seat, Dice(nth))
                for world in range(2)
            }
            assert chosen == {sharp_action(GAME, state, seat, Dice(nth))}


def test_five_players_are_another_matter() -> None:
    assert prince_guide.sharp_weights(5) is not prince_guide.sharp_weights(4)
    assert prince_guide.sharp_weights(3) is prince_guide.sharp_weights(4)
