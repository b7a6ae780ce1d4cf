"""Information-set Monte Carlo tree search: one search for all titles.

Every iteration draws a world that the searching seat cannot tell from the real one
(`Game.resample`), walks down the tree by what has done well so far for whoever is to answer, adds
one question to the tree, plays on from there by the guide, and tells everybody on the way how it
went.  Each seat strives for its own share of victory (max^n): nobody plays against the rest as
one.

* The tree is open: what a hidden hand decides makes no branches.  An answer that is not possible in
  the world of an iteration is passed over, and how often it was possible counts.
* The tree ends where chance draws: what is best then depends on what was drawn, and the guide, which
  sees it, plays on better than statistics over all draws.  A plain guide would not look at it, so
  its tree goes on, and a draw makes no branches.
* Answers given at once and in secret (`ASK_ALL`) are chosen from statistics that know nothing of
  the other seats' sealed answers; only what follows their opening tells them apart.
* Roll-outs end at the same epoch of the match, wherever they began, so that positions are compared
  which are equally far on; only where the tree itself is deeper, an epoch later.
* The n-th trial of each candidate meets the same world and the same dice as the n-th trial of
  every other one, so that candidates differ by what they are, not by luck.
* What was found out below the chosen answer is kept, and used if the same seat is asked next.

The result depends on position, seat, guide, seed and number of iterations alone.  Searches share
nothing: many may run in one process.
"""

from __future__ import annotations

from math import exp, isfinite, log, sqrt
from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.search.guide import Guide
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.kernel.match import outcome_of
from signoria.kernel.playout import draw
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import ASK_ALL, CHANCE, FIRST_OWN_QUESTION, State

LONGEST_ROLL_OUT: Final = 2_000
"""Answers after which a roll-out is cut off wherever it is."""
LEAST_PRIOR: Final = 0.002
"""What an answer without any promise still has of the attention that the best one gets."""
BETWEEN_LOOKS: Final = 4
"""Iterations between two looks at the clock."""

Key = tuple[int, ...]
Candidate = tuple[int, int, float, float]
"""The action, how often it was tried, its mean share of victory and the mean points at the end."""


class Budget:
    """How long a search may think: so many iterations, or so many seconds of processor time.

    Where both are given, whichever is used up first ends it.  Raises `BadOption`.
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        nothing = iterations == 0 and seconds == 0.0
        if iterations < 0 or seconds < 0.0 or nothing or not isfinite(seconds):
            raise BadOption(
                f"a search cannot think for {iterations} iterations and {seconds} seconds; "
                "give it at least one iteration or a finite number of seconds above 0"
            )
        self.iterations: i64 = iterations
        self.seconds: float = seconds


class Choice:
    """What is known of one seat's answers to one question of the tree.

    All lists are by answer: how promising it looks (`priors`, the best one 1), how often it was
    tried and what came of it for the seat (`visits`, `totals`, `points`), and how often it was
    possible when something was chosen here (`seen`).  The first time that a question is `met`, the
    tree ends at it; its answers are looked at when it is met again.

    At the root trials are compared world by world: `sums[place][n]` is what came of the first n + 1
    trials of this search.
    """

    __slots__ = (
        "actions",
        "met",
        "places",
        "points",
        "priors",
        "seen",
        "sums",
        "totals",
        "tried",
        "visits",
        "won",
    )

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]()
        self.places: dict[int, int] = {}
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.seen: vec[i64] = vec[i64]()
        self.sums: list[list[float]] = []
        self.met: bool = False
        self.tried: i64 = 0
        self.won: float = 0.0

    def knows(self, moves: vec[i64]) -> bool:
        """Have all these answers been judged at first sight?"""
        index: i64
        if len(moves) == len(self.actions):
            for index in range(len(moves)):
                if moves[index] != self.actions[index]:
                    break
            else:
                return True
        for index in range(len(moves)):
            if int(moves[index]) not in self.places:
                return False
        return True

    def learn(self, moves: vec[i64], promises: vec[float], keenness: float) -> None:
        """Judge answers that are new here by what they promise."""
        most = promises[0]
        index: i64
        for index in range(len(moves)):
            most = max(most, promises[index])
        for index in range(len(moves)):
            if int(moves[index]) in self.places:
                continue
            self.places[int(moves[index])] = len(self.actions)
            self.actions = append(self.actions, moves[index])
            prior = max(exp((promises[index] - most) / keenness), LEAST_PRIOR)
            self.priors = append(self.priors, prior)
            self.visits = append(self.visits, 0)
            self.totals = append(self.totals, 0.0)
            self.points = append(self.points, 0.0)
            self.seen = append(self.seen, 0)
            self.sums.append([])

    def place_of(self, action: i64) -> i64:
        return self.places[int(action)]

    def by_promise(self, moves: vec[i64], curiosity: float) -> i64:
        """The place of the answer to try next: what did well, and what looks promising (PUCT).

        What was never tried is taken for as good as this question has been so far.
        """
        trials: i64 = 0
        weight = 0.0
        index: i64
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            trials += self.visits[place]
            weight += self.priors[place]
        eager = curiosity * sqrt(float(trials) + 1.0) / weight
        usual = self.won / float(self.tried) if self.tried > 0 else 0.0
        best: i64 = -1
        most = -1.0
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            visits = float(self.visits[place])
            value = self.totals[place] / visits if visits > 0.0 else usual
            value += eager * self.priors[place] / (1.0 + visits)
            if value > most:
                best = place
                most = value
        return best

    def by_confidence(self, moves: vec[i64], curiosity: float, dice: Dice) -> i64:
        """The same without promises: everything once, then by the upper confidence bound."""
        fresh: i64 = 0
        index: i64
        for index in range(len(moves)):
            if self.visits[self.place_of(moves[index])] == 0:
                fresh += 1
        skip: i64 = dice.below(fresh) if fresh > 0 else 0
        best: i64 = -1
        most = -1.0
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            self.seen[place] += 1
            visits = self.visits[place]
            if fresh > 0:
                if visits == 0:
                    if skip == 0:
                        best = place
                    skip -= 1
                continue
            value = self.totals[place] / float(visits)
            value += curiosity * sqrt(log(float(self.seen[place])) / float(visits))
            if value > most:
                best = place
                most = value
        return best

    def by_comparison(self, moves: vec[i64], curiosity: float) -> i64:
        """As `by_promise` for the root, where answers are tried in the same worlds.

        An answer is taken for as much better or worse than the leading one as it was in the worlds
        that both have met: luck that they share does not count.
        """
        leading = self.place_of(moves[0])
        weight = 0.0
        index: i64
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            weight += self.priors[place]
            if len(self.sums[int(place)]) > len(self.sums[int(leading)]):
                leading = place
        most_tried = self.sums[int(leading)]
        if not most_tried:
            return self.by_promise(moves, curiosity)
        usual = most_tried[-1] / float(len(most_tried))
        eager = curiosity * sqrt(float(self.tried) + 1.0) / weight
        best: i64 = -1
        most = -1e9
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            value = usual
            trials = self.sums[int(place)]
            if trials:
                value += (trials[-1] - most_tried[len(trials) - 1]) / float(len(trials))
            value += eager * self.priors[place] / (1.0 + float(self.visits[place]))
            if value > most:
                best = place
                most = value
        return best

    def reward(self, place: i64, share: float, points: float) -> None:
        """Remember how a trial went for the seat."""
        self.visits[place] += 1
        self.totals[place] += share
        self.points[place] += points
        self.tried += 1
        self.won += share


class Node:
    """A question of the tree: the choices of whoever answers it, and what follows their answers.

    A choice is found by seat, kind of question and the seat's own sealed answers; what follows, by
    the answers of all who had a choice.
    """

    __slots__ = ("choices", "following")

    def __init__(self) -> None:
        self.choices: dict[Key, Choice] = {}
        self.following: dict[Key, Node] = {}

    def after(self, answers: Key) -> Node:
        node = self.following.get(answers)
        if node is None:
            node = Node()
            self.following[answers] = node
        return node


class Search:
    """One decision of one seat."""

    __slots__ = (
        "curiosity",
        "game",
        "guide",
        "horizon",
        "iterations",
        "luck",
        "moves",
        "root",
        "seat",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        guide: Guide,
        seed: int,
        curiosity: float,
        root: Node | None = None,
    ) -> None:
        """`root` is what an earlier search has found out about this very question."""
        self.game: Game = game
        self.state: State = state
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.seed: int = seed
        self.curiosity: float = curiosity
        self.root: Node = root if root is not None else Node()
        self.moves: vec[i64] = game.moves(state, state.stack[-1], seat)
        self.horizon: i64 = guide.epoch(state) + guide.reach
        self.iterations: i64 = 0
        self.luck: int = 0

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up, or nothing can change the choice any more."""
        if len(self.moves) == 1:
            return
        started = thread_time()
        done: i64 = 0
        most: i64 = budget.iterations if budget.iterations > 0 else 1_000_000_000
        while done < most:
            self.iterate()
            done += 1
            if done % BETWEEN_LOOKS != 0:
                continue
            left = most - done
            if budget.seconds > 0.0:
                used = thread_time() - started
                if used >= budget.seconds:
                    return
                affordable = float(done) * (budget.seconds - used) / max(used, 1e-6)
                if affordable < float(left):
                    left = int(affordable)
            if self.lead() > left:
                return

    def weigh(self, number: int, budget: Budget, enough: int = 0) -> None:
        """Compare the leading candidates: try them until all were tried as often as the first, and
        often `enough`.

        Those are so many that were tried most; of equals, those that look most promising.  Ends
        before that if the budget is used up.
        """
        if len(self.moves) == 1:
            return
        choice = self.choice(self.root, self.state, self.seat)
        order = [
            (-int(choice.visits[at]), -choice.priors[at], at) for at in range(len(choice.actions))
        ]
        order.sort()
        leading = [at for _, _, at in order[:number]]
        started = thread_time()
        done: i64 = 0
        while budget.iterations == 0 or done < budget.iterations:
            least = leading[0]
            for at in leading:
                if choice.visits[at] < choice.visits[least]:
                    least = at
            if choice.visits[least] >= max(choice.visits[leading[0]], enough):
                return
            self.attempt(choice, least)
            done += 1
            if budget.seconds > 0.0 and thread_time() - started >= budget.seconds:
                return

    def trials(self) -> i64:
        """How often candidates were tried, by an earlier search of this question, too."""
        return self.choice(self.root, self.state, self.seat).tried

    def lead(self) -> i64:
        """By how many of these trials the leading candidate is ahead of the second."""
        choice = self.choice(self.root, self.state, self.seat)
        first: i64 = 0
        second: i64 = 0
        index: i64
        for index in range(len(choice.actions)):
            visits = choice.visits[index]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def best(self) -> int:
        """The candidate that was tried most; of equals, the one that did best."""
        if len(self.moves) == 1:
            return int(self.moves[0])
        choice = self.choice(self.root, self.state, self.seat)
        best = self.moves[0]
        visits: i64 = -1
        value = -1.0
        index: i64
        for index in range(len(self.moves)):
            place: i64 = choice.places.get(int(self.moves[index]), -1)
            if place < 0:
                continue
            mean = choice.totals[place] / float(max(choice.visits[place], 1))
            if choice.visits[place] > visits or (choice.visits[place] == visits and mean > value):
                best = self.moves[index]
                visits = choice.visits[place]
                value = mean
        return int(best)

    def candidates(self) -> list[Candidate]:
        """The candidates that were tried, the best one first.

        Where there is only one, nothing is tried, and nothing is known of it.
        """
        if len(self.moves) == 1:
            return [(int(self.moves[0]), 0, 0.0, 0.0)]
        choice = self.choice(self.root, self.state, self.seat)
        found: list[Candidate] = []
        for index in range(len(choice.actions)):
            visits = int(choice.visits[index])
            if visits > 0:
                share = choice.totals[index] / visits
                points = choice.points[index] / visits
                found.append((int(choice.actions[index]), visits, share, points))
        found.sort(key=_merit)
        return found

    def iterate(self) -> None:
        """One world, from the root to the end of a roll-out."""
        root = self.choice(self.root, self.state, self.seat)
        dice = Dice(child_seed(self.seed, "order", int(self.iterations)))
        self.look_at(root, self.state, self.seat, self.moves, dice)
        if self.guide.opinionated:
            place = root.by_comparison(self.moves, self.curiosity)
        else:
            place = root.by_confidence(self.moves, self.curiosity, dice)
        self.attempt(root, int(place))

    def attempt(self, root: Choice, place: int) -> None:
        """One trial of a candidate: the n-th one of each meets the n-th world."""
        self.iterations += 1
        nth = len(root.sums[place])
        world = self.game.resample(self.state, int(self.seat), child_seed(self.seed, "world", nth))
        self.luck = child_seed(self.seed, "luck", nth)
        dice = Dice(self.luck)
        path: list[Choice] = [root]
        places: list[int] = [place]
        seats: list[int] = [int(self.seat)]
        self.walk(world, root.actions[place], path, places, seats, dice)
        self.roll_out(world, dice)
        points = self.guide.points(self.game, world)
        value = self.judge(world, points)
        for index in range(len(path)):
            seat = seats[index]
            path[index].reward(places[index], value[seat], points[seat])
        share = value[int(self.seat)]
        root.sums[place].append(root.sums[place][-1] + share if nth > 0 else share)

    def walk(
        self,
        s: State,
        first: i64,
        path: list[Choice],
        places: list[int],
        seats: list[int],
        dice: Dice,
    ) -> None:
        """Give the first answer and follow the tree to a draw, or a question that is new to it."""
        node = self.root
        answers: Key = ()
        seat = self.seat
        action = first
        while True:
            answers = (*answers, int(seat), int(action))
            self.game.do(s, seat, action)
            if not _is_open(s):
                node = node.after(answers)
                answers = ()
            while True:
                if not s.stack:
                    return
                seat = next_to_act(self.game, s)
                if seat == CHANCE:
                    if self.guide.opinionated:
                        return
                    self.draw(s, dice)
                    continue
                moves = self.game.moves(s, s.stack[-1], seat)
                if len(moves) > 1:
                    break
                self.game.do(s, seat, moves[0])
            choice = self.choice(node, s, seat)
            if not choice.met:
                choice.met = True
                return
            place = self.pick(choice, s, seat, moves, dice)
            action = choice.actions[place]
            path.append(choice)
            places.append(int(place))
            seats.append(int(seat))

    def choice(self, node: Node, s: State, seat: i64) -> Choice:
        """The choice that a seat has now at a node."""
        frame = s.stack[-1]
        key: Key = (int(seat), frame[0])
        if frame[0] < FIRST_OWN_QUESTION:
            key = (int(seat), frame[2], *s.sealed[seat])
        found = node.choices.get(key)
        if found is None:
            found = Choice()
            node.choices[key] = found
        return found

    def pick(self, choice: Choice, s: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        """The place of the answer to try."""
        self.look_at(choice, s, seat, moves, dice)
        if self.guide.opinionated:
            return choice.by_promise(moves, self.curiosity)
        return choice.by_confidence(moves, self.curiosity, dice)

    def look_at(self, choice: Choice, s: State, seat: i64, moves: vec[i64], dice: Dice) -> None:
        """Let the guide judge answers that are new to a choice."""
        if not choice.knows(moves):
            promises = self.guide.promises(self.game, s, seat, self.seat, moves, dice)
            choice.learn(moves, self.guide.inclined(moves, promises), self.guide.keenness)

    def roll_out(self, s: State, dice: Dice) -> None:
        """Play on by the guide, as far as it reaches."""
        end = max(self.horizon, self.guide.epoch(s) + 1)
        answers: i64 = 0
        while s.stack and answers < LONGEST_ROLL_OUT and self.guide.epoch(s) < end:
            seat = next_to_act(self.game, s)
            if seat == CHANCE:
                self.draw(s, dice)
            else:
                self.game.do(s, seat, self.guide.move(self.game, s, seat, self.seat, dice))
                answers += 1

    def draw(self, s: State, dice: Dice) -> None:
        """Let chance answer.

        Worlds with the same number have the same decks, whatever is done in them; plain searches
        do without that, since it takes longer.
        """
        if self.guide.opinionated:
            self.game.do(s, CHANCE, outcome_of(self.game, s, self.luck))
        else:
            draw(self.game, s, dice)

    def judge(self, s: State, points: vec[float]) -> vec[float]:
        """Each seat's share of victory where a roll-out has ended with these points."""
        found = self.guide.chances(s, points)
        if s.stack:
            return found
        winners = self.game.winners(s)
        victory = self.guide.victory
        index: i64
        for index in range(len(found)):
            found[index] *= 1.0 - victory
        for winner in winners:
            found[winner] += victory / float(len(winners))
        return found


def next_to_act(game: Game, s: State) -> i64:
    """Who answers next: of several seats the first that may not leave it to the others."""
    frame = s.stack[-1]
    who: i64 = frame[1]
    if frame[0] >= FIRST_OWN_QUESTION:
        return who
    first: i64 = -1
    seat: i64
    for seat in range(len(s.sealed)):
        if who >> seat & 1:
            if first < 0:
                first = seat
            if frame[0] == ASK_ALL or not game.may_wait(s, int(seat)):
                return seat
    return first


def _is_open(s: State) -> bool:
    """Are answers to the pending question sealed, and others still to come?"""
    if not s.stack or s.stack[-1][0] != ASK_ALL:
        return False
    for sealed in s.sealed:
        if len(sealed) > 0:
            return True
    return False


def _merit(candidate: Candidate) -> tuple[float, float]:
    return (-float(candidate[1]), -candidate[2])
