"""The search: it finds what wins, knows no secrets, repeats itself, and stops when it should."""

from __future__ import annotations

from math import inf, nan
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria import bots
from signoria.ai.search.guide import Guide, softmax
from signoria.ai.search.guides import guide_for, plain_guide
from signoria.ai.search.search import Budget, Choice, Node, Search, next_to_act
from signoria.ai.search.searcher import Searcher, is_clear
from signoria.games.prince.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.playout import playout
from signoria.kernel.state import ASK_ALL, CHANCE, State
from tests.plugin.signoria_morra.game import Morra

TITLES = [("carrara", 4), ("lorenzo", 4), ("prince", 5)]
FEW = 16 if signoria.is_compiled() else 4
"""Iterations where their number does not matter; the plain sources are slow."""


def choosing(
    game: Game,
    players: int,
    seed: int,
    decisions: int = 30,
    options: dict[str, str] | None = None,
) -> tuple[State, int]:
    """A position in the middle of a random match in which a seat has a choice, and that seat."""
    match = game.new(players, seed, options)
    state = match.state
    playout(game, state, Dice(seed), decisions)
    while True:
        for seat in state.to_act:
            if seat >= 0 and len(game.legal(state, seat)) > 2:
                return state, seat
        playout(game, state, Dice(seed), 1)


def found(game: Game, state: State, seat: int, guide: Guide, budget: Budget) -> Search:
    thinking = Search(game, state, seat, guide, 5, 0.3)
    thinking.run(budget)
    return thinking


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_the_same_seed_and_iterations_find_the_same(title: str, players: int) -> None:
    game = signoria.load(title)
    for guide in (guide_for(game), Guide()):
        state, seat = choosing(game, players, 3)
        before = state.digest()
        first = found(game, state, seat, guide, Budget(iterations=FEW))
        again = found(game, state, seat, guide, Budget(iterations=FEW))
        assert first.candidates() == again.candidates()
        assert first.best() == first.candidates()[0][0]
        assert first.best() in game.legal(state, seat)
        assert state.digest() == before, "the search plays on copies"


@pytest.mark.parametrize(
    ("title", "players", "options"), [("lorenzo", 4, {"variant": "advanced"}), ("prince", 5, {})]
)
def test_what_a_seat_cannot_know_changes_nothing(
    title: str, players: int, options: dict[str, str]
) -> None:
    """Not even a figure of what was found; `test_secrets` is about the choices of all bots."""
    game = signoria.load(title)
    for seed in range(2 if signoria.is_compiled() else 1):
        state, seat = choosing(game, players, seed, 20 + 15 * seed, options)
        seen = found(game, state, seat, guide_for(game), Budget(iterations=FEW)).candidates()
        for other in range(2):
            world = game.resample(state, seat, other)
            assert world.digest() != state.digest()
            searched = found(game, world, seat, guide_for(game), Budget(iterations=FEW))
            assert searched.candidates() == seen


def test_the_leading_candidates_are_compared() -> None:
    game = signoria.load("carrara")
    state, seat = choosing(game, 3, 2)
    thinking = found(game, state, seat, guide_for(game), Budget(iterations=12))
    most = thinking.candidates()[0][1]
    thinking.compare(3, Budget(iterations=200))
    compared = thinking.candidates()[:3]
    assert [trials for _, trials, _, _ in compared] == [most] * 3
    chances = [chance for _, _, chance, _ in compared]
    assert chances == sorted(chances, reverse=True), "of equals the one that did best is first"
    done = thinking.iterations
    thinking.compare(3, Budget(iterations=5))
    assert thinking.iterations == done, "what is compared is not compared again"
    thinking.compare(2, Budget(iterations=200), int(most) + 2)
    assert [trials for _, trials, _, _ in thinking.candidates()[:3]] == [most + 2, most + 2, most]


def test_candidates_are_compared_over_the_trials_that_both_have() -> None:
    """The first had a lucky trial that the second has not had: that does not count for it."""
    moves = vec[i64]([7, 9])
    choice = Choice()
    choice.learn(moves, vec[float]([0.0, 0.0]), 1.0)
    for place, trials in ((0, (0.2, 0.9)), (1, (0.3,))):
        total = 0.0
        for share in trials:
            total += share
            choice.reward(place, share, 0.0)
            choice.sums[place].append(total)
    assert choice.totals[0] / 2 > choice.totals[1]
    assert choice.by_paired_puct(moves, 0.0) == 1
    assert choice.by_puct(moves, 0.0) == 0
    assert choice.by_paired_puct(vec[i64]([7]), 0.0) == 0, "only what is legal is chosen"


def draws_and_choices(game: Game, state: State, node: Node) -> tuple[int, int]:
    """How many nodes of a tree lie right behind a draw, and how many of these have choices."""
    draws = choices = 0
    for answers, below in node.following.items():
        world = state.clone()
        for seat, action in zip(answers[::2], answers[1::2], strict=True):
            game.do(world, seat, action)
        if not world.stack:
            continue
        if next_to_act(game, world) == CHANCE:
            draws += 1
            choices += len(below.choices) > 0
    return draws, choices


def test_the_tree_of_a_guided_search_ends_where_chance_draws() -> None:
    game = signoria.load("carrara")
    state = game.new(3, 4).state
    seat = state.to_act[0]
    guided = found(game, state, seat, guide_for(game), Budget(iterations=3 * FEW))
    draws, choices = draws_and_choices(game, state, guided.root)
    assert draws > 0
    assert choices == 0
    plain = found(game, state, seat, Guide(), Budget(iterations=3 * FEW))
    assert draws_and_choices(game, state, plain.root)[1] > 0


def test_a_clear_choice_ends_the_search_early() -> None:
    game = signoria.load("carrara")
    state, seat = choosing(game, 4, 1)
    convinced = Searcher("convinced", Budget(seconds=0.4), lambda _: OneTrack())
    undecided = Searcher("undecided", Budget(seconds=0.4), lambda _: Undecided())
    clear = convinced.search(game, state, seat)
    unclear = undecided.search(game, state, seat)
    assert is_clear(clear)
    assert not is_clear(unclear)
    assert 2 * clear.iterations < unclear.iterations


def test_a_search_ends_with_its_budget() -> None:
    game = signoria.load("carrara")
    state, seat = choosing(game, 4, 1)
    few = found(game, state, seat, Guide(), Budget(iterations=7))
    assert few.iterations == 7
    endless = 1_000_000_000
    timed = found(game, state, seat, guide_for(game), Budget(endless, seconds=0.05))
    assert 0 < timed.iterations < endless


def test_a_search_ends_early_when_nothing_can_change_its_choice() -> None:
    game = signoria.load("carrara")
    state, seat = choosing(game, 4, 1)
    thinking = Search(game, state, seat, OneTrack(), 5, 0.3)
    thinking.run(Budget(iterations=40))
    assert thinking.best() == min(game.legal(state, seat))
    assert 20 < thinking.iterations < 40


class Undecided(Guide):
    """A guide to whom all answers look alike, and nothing makes a difference."""

    def __init__(self) -> None:
        super().__init__(True, reach=0)
        self.asked = 0

    def epoch(self, s: State) -> int:
        self.asked += 1
        return self.asked

    def chances(self, s: State, points: Any) -> Any:
        return type(points)([1.0 / len(points)] * len(points))


class OneTrack(Undecided):
    """A guide that is convinced of the first answer, and looks no further."""

    def prior_scores(self, game: Game, s: State, seat: int, me: int, moves: Any, dice: Dice) -> Any:
        first = min(moves)
        return type(super().prior_scores(game, s, seat, me, moves, dice))(
            [1000.0 if move == first else 0.0 for move in moves]
        )


@pytest.mark.parametrize(
    ("iterations", "seconds"),
    [(0, 0.0), (-1, 0.0), (10, -0.5), (0, nan), (10, nan), (0, inf), (10, inf), (0, -inf)],
)
def test_an_impossible_budget_is_refused(iterations: int, seconds: float) -> None:
    with pytest.raises(signoria.BadOption, match="at least one iteration"):
        Budget(iterations, seconds)


# -- whose share, and whose luck -------------------------------------------------------------------


class Unequal(Undecided):
    """A guide that gives every seat a chance of its own, whatever happens."""

    def chances(self, s: State, points: Any) -> Any:
        return type(points)([0.4, 0.3, 0.2, 0.1])


def choices_below(node: Node) -> list[tuple[int, Choice]]:
    """All choices of a tree that were tried, with the seats whose they are."""
    own = [(key[0], choice) for key, choice in node.choices.items() if choice.tried > 0]
    return own + [one for below in node.following.values() for one in choices_below(below)]


def test_every_seat_in_the_tree_maximizes_its_own_share() -> None:
    """A seat is not rewarded for a low share of the searching seat: that would be paranoid search."""
    game = signoria.load("lorenzo")
    state, seat = choosing(game, 4, 3, 40)
    thinking = Search(game, state, seat, Unequal(), 5, 0.3)
    for _ in range(60):
        thinking.iterate()
    choices = choices_below(thinking.root)
    assert len({owner for owner, _ in choices}) > 1, "rivals answer in the tree"
    for owner, choice in choices:
        assert choice.won / int(choice.tried) == pytest.approx((0.4, 0.3, 0.2, 0.1)[owner])


class Watching(Undecided):
    """A guide that writes down purses and dice with which each rollout begins, and ends it then."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[tuple[int, ...], int]] = []

    def epoch(self, s: State) -> int:
        return len(self.seen)

    def move(self, game: Game, s: State, seat: int, me: int, dice: Dice) -> int:
        self.seen.append((tuple(cast(Table, s).ducats), int(dice.below(1_000_000))))
        return int(game.moves(s, s.stack[-1], seat)[0])


def test_the_same_trial_of_every_candidate_uses_common_random_numbers() -> None:
    game = signoria.load("prince")
    state, seat = choosing(game, 4, 1, 12)
    guide = Watching()
    thinking = Search(game, state, seat, guide, 5, 0.3)
    choice = thinking.choice(thinking.root, state, seat)
    thinking.expand(choice, state, seat, thinking.moves, Dice(1))
    for place in (0, 1):
        for _ in range(4):
            thinking.try_candidate(choice, place)
    first, second = guide.seen[:4], guide.seen[4:]
    assert len(guide.seen) == 8
    assert first == second
    assert len({purses for purses, _ in first}) > 1, "determinizations differ from trial to trial"
    assert len({luck for _, luck in first}) == 4


# -- what it finds ---------------------------------------------------------------------------------


def test_plain_search_beats_chance() -> None:
    game = signoria.load("carrara")
    wins = 0
    for seed in range(3):
        match = game.new(2, seed)
        thinker = Searcher("thinker", Budget(iterations=4 * FEW), plain_guide, seed)
        chance = bots.make("random", seed)
        while not match.over:
            seat = match.state.to_act[0]
            bot = thinker if seat == seed % 2 else chance
            match.play(seat, bots.decide(bot, game, match.state, seat, seed))
        wins += game.winners(match.state) == [seed % 2]
    assert wins >= 2


# -- several at once, in secret --------------------------------------------------------------------


def secret_question(seed: int) -> Match:
    """Morra at a moment when all seats throw at once."""
    match = Match(Morra(), 3, seed)
    assert match.state.stack[-1][0] == ASK_ALL
    return match


def test_sealed_answers_of_others_do_not_change_what_a_seat_learns() -> None:
    match = secret_question(2)
    thinking = Search(match.game, match.state, 0, Guide(), 1, 0.7)
    thinking.run(Budget(iterations=300))
    others = {key for key in thinking.root.choices if key[0] != 0}
    assert len({key for key in others if len(key) == 2}) == 2, "one choice for each other seat"
    joint = {answers for answers in thinking.root.following if len(answers) > 2}
    assert len(joint) > 10, "what follows is told apart by the answers of all"


# -- a turn of several answers ---------------------------------------------------------------------


def test_a_search_goes_on_from_what_was_found_out() -> None:
    game = signoria.load("carrara")
    state, seat = choosing(game, 3, 2)
    first = found(game, state, seat, guide_for(game), Budget(iterations=12))
    again = Search(game, state, seat, guide_for(game), 6, 0.3, first.root)
    known = again.trials()
    assert known == first.iterations > 0
    assert again.candidates() == first.candidates()
    again.run(Budget(iterations=3))
    assert again.iterations == 3
    assert again.trials() == sum([trials for _, trials, _, _ in again.candidates()]) == known + 3


def test_whether_a_matter_is_clear_is_asked_of_all_trials() -> None:
    """What an earlier search has found out is no reason to stop at once."""
    game = signoria.load("carrara")
    state, seat = choosing(game, 3, 2)
    root = Node()
    again = Search(game, state, seat, guide_for(game), 6, 0.3, root)
    choice = again.choice(root, state, seat)
    moves = vec[i64](game.legal(state, seat))
    choice.learn(moves, vec[float]([0.0] * len(moves)), 1.0)
    for place, trials in ((0, 60), (1, 20)):
        for _ in range(trials):
            choice.reward(place, 0.5, 0.0)
    assert again.lead() == 40
    assert not is_clear(again)
    for _ in range(120):
        choice.reward(0, 0.5, 0.0)
    assert is_clear(again)


def test_what_was_found_out_is_used_for_the_next_answer_of_the_turn() -> None:
    game = signoria.load("lorenzo")
    thinker = Searcher("thinker", Budget(iterations=2 * FEW), seed=1)
    match = game.new(2, 6, {"variant": "basic"})
    reused = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.state.to_act[0]
        known = thinker._known(game, match.state, seat)
        if known is not None:
            assert isinstance(known, Node)
            reused += 1
            thinker._kept = (game.view(match.state, seat), known)
        match.play(seat, thinker.choose(game, match.state, seat))
    assert reused > 0


def test_shares_add_up_and_follow_the_points() -> None:
    vectors = type(Guide().points(signoria.load("carrara"), signoria.load("carrara").table(2)))
    given = softmax(vectors([10.0, 20.0, 20.0]), 10.0)
    assert sum(given) == pytest.approx(1.0)
    assert given[1] == given[2] == pytest.approx(given[0] * 2.718281828)
