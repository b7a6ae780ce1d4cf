"""Information-set Monte Carlo tree search (ISMCTS): one search for all titles.

Every iteration draws a determinization, a State that the searching seat cannot tell from the real
one (`Game.resample`).  It descends the tree by PUCT, adds one question to the tree, plays a rollout
by the guide, and updates every choice on the way.  Each seat maximizes its own share of the victory
(max^n): nobody is assumed to play against all others together.

* Hidden information makes no branches.  An answer that is not possible in the determinization of an
  iteration is skipped.  The tree counts how often each answer was available.
* The tree ends where chance draws.  The best answer then depends on the draw; the guide sees it and
  plays on better than averages over all draws.  A plain guide would not use it, so its tree goes on,
  and a draw makes no branches.
* Simultaneous secret answers (`ASK_ALL`) are chosen from statistics that do not depend on the sealed
  answers of other seats.  Only the nodes after the opening tell them apart.
* Rollouts end at the same epoch of the match, wherever they began, so that the positions compared
  are equally far advanced.  If the tree itself is deeper, they end an epoch later.
* The n-th trial of every candidate uses the same determinization and the same random numbers as the
  n-th trial of every other candidate (common random numbers).  This removes shared luck from the
  comparison.
* The subtree below the chosen answer is kept, and reused if the same seat is asked next.

The result depends only on position, seat, guide, seed and number of iterations.  Searches share
no state: many may run in one process.
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

LONGEST_ROLLOUT: Final = 2_000
"""Answers after which a rollout is cut off."""
SMALLEST_PRIOR: Final = 0.002
"""The floor of priors, where the best answer has 1."""
CLOCK_INTERVAL: Final = 4
"""Iterations between two readings of the clock."""

Key = tuple[int, ...]
Candidate = tuple[int, int, float, float]
"""The action, how often it was tried, its mean share of victory and the mean points at the end."""


class Budget:
    """How long a search may run: a number of iterations, or seconds of processor time.

    If both are given, the first one used up ends it.  Raises `BadOption`.
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        nothing = iterations == 0 and seconds == 0.0
        if iterations < 0 or seconds < 0.0 or nothing or not isfinite(seconds):
            raise BadOption(
                f"a search cannot run for {iterations} iterations and {seconds} seconds; "
                "give it at least one iteration or a finite number of seconds above 0"
            )
        self.iterations: i64 = iterations
        self.seconds: float = seconds


class Choice:
    """The statistics of one seat's answers to one question of the tree.

    All lists are by answer: its prior (`priors`, the best one 1), its trials and their results for
    the seat (`visits`, `totals`, `points`), and how often it was available when something was chosen
    here (`seen`).  When a question is `met` for the first time, the tree ends at it; its answers are
    expanded the second time.

    At the root trials are compared pairwise: `sums[place][n]` is the sum of the results of the first
    n + 1 trials of this search.
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
        """Do all these answers have priors?"""
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

    def learn(self, moves: vec[i64], prior_scores: vec[float], temperature: float) -> None:
        """Add answers that are new here, with the softmax of their prior scores as priors."""
        most = prior_scores[0]
        index: i64
        for index in range(len(moves)):
            most = max(most, prior_scores[index])
        for index in range(len(moves)):
            if int(moves[index]) in self.places:
                continue
            self.places[int(moves[index])] = len(self.actions)
            self.actions = append(self.actions, moves[index])
            prior = max(exp((prior_scores[index] - most) / temperature), SMALLEST_PRIOR)
            self.priors = append(self.priors, prior)
            self.visits = append(self.visits, 0)
            self.totals = append(self.totals, 0.0)
            self.points = append(self.points, 0.0)
            self.seen = append(self.seen, 0)
            self.sums.append([])

    def place_of(self, action: i64) -> i64:
        return self.places[int(action)]

    def by_puct(self, moves: vec[i64], exploration: float) -> i64:
        """The place of the answer to try next, by PUCT.

        An answer without trials is valued at the mean of this question so far.
        """
        trials: i64 = 0
        weight = 0.0
        index: i64
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            trials += self.visits[place]
            weight += self.priors[place]
        bonus = exploration * sqrt(float(trials) + 1.0) / weight
        usual = self.won / float(self.tried) if self.tried > 0 else 0.0
        best: i64 = -1
        most = -1.0
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            visits = float(self.visits[place])
            value = self.totals[place] / visits if visits > 0.0 else usual
            value += bonus * self.priors[place] / (1.0 + visits)
            if value > most:
                best = place
                most = value
        return best

    def by_ucb(self, moves: vec[i64], exploration: float, dice: Dice) -> i64:
        """The same without priors: everything once, then by the upper confidence bound (UCB1)."""
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
            value += exploration * sqrt(log(float(self.seen[place])) / float(visits))
            if value > most:
                best = place
                most = value
        return best

    def by_paired_puct(self, moves: vec[i64], exploration: float) -> i64:
        """As `by_puct` for the root, where trials use common random numbers.

        The value of an answer is that of the leading one plus the mean difference over the trials
        that both have had.
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
            return self.by_puct(moves, exploration)
        usual = most_tried[-1] / float(len(most_tried))
        bonus = exploration * sqrt(float(self.tried) + 1.0) / weight
        best: i64 = -1
        most = -1e9
        for index in range(len(moves)):
            place = self.place_of(moves[index])
            value = usual
            trials = self.sums[int(place)]
            if trials:
                value += (trials[-1] - most_tried[len(trials) - 1]) / float(len(trials))
            value += bonus * self.priors[place] / (1.0 + float(self.visits[place]))
            if value > most:
                best = place
                most = value
        return best

    def reward(self, place: i64, share: float, points: float) -> None:
        """Add the result of a trial for the seat."""
        self.visits[place] += 1
        self.totals[place] += share
        self.points[place] += points
        self.tried += 1
        self.won += share


class Node:
    """A question of the tree: the choices of the seats that answer it, and the nodes that follow.

    The key of a choice is the seat, the kind of question and the seat's own sealed answers.  The key
    of a following node is the answers of all seats that had a choice.
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
        "chance_seed",
        "exploration",
        "game",
        "guide",
        "horizon",
        "iterations",
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
        exploration: float,
        root: Node | None = None,
    ) -> None:
        """`root` is the tree of an earlier search about this very question."""
        self.game: Game = game
        self.state: State = state
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.seed: int = seed
        self.exploration: float = exploration
        self.root: Node = root if root is not None else Node()
        self.moves: vec[i64] = game.moves(state, state.stack[-1], seat)
        self.horizon: i64 = guide.epoch(state) + guide.reach
        self.iterations: i64 = 0
        self.chance_seed: int = 0

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is used up, or nothing can change the choice any more."""
        if len(self.moves) == 1:
            return
        started = thread_time()
        done: i64 = 0
        most: i64 = budget.iterations if budget.iterations > 0 else 1_000_000_000
        while done < most:
            self.iterate()
            done += 1
            if done % CLOCK_INTERVAL != 0:
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

    def compare(self, number: int, budget: Budget, enough: int = 0) -> None:
        """Even out the trials of the leading candidates, so that their values can be compared.

        The leading ones are the `number` with most trials; of equals, those with the largest priors.
        They are tried until each has as many trials as the first, and at least `enough`, or until
        the budget is used up.
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
            self.try_candidate(choice, least)
            done += 1
            if budget.seconds > 0.0 and thread_time() - started >= budget.seconds:
                return

    def trials(self) -> i64:
        """The trials of all candidates, including those of an earlier search of this question."""
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
        """The candidates with trials, the best one first.

        A single legal answer is not tried: its figures are 0.
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
        """One iteration: descend from the root to the end of a rollout, and update."""
        root = self.choice(self.root, self.state, self.seat)
        dice = Dice(child_seed(self.seed, "order", int(self.iterations)))
        self.expand(root, self.state, self.seat, self.moves, dice)
        if self.guide.has_priors:
            place = root.by_paired_puct(self.moves, self.exploration)
        else:
            place = root.by_ucb(self.moves, self.exploration, dice)
        self.try_candidate(root, int(place))

    def try_candidate(self, root: Choice, place: int) -> None:
        """One trial of a candidate; the n-th one of each uses the n-th determinization."""
        self.iterations += 1
        nth = len(root.sums[place])
        sampled = self.game.resample(
            self.state, int(self.seat), child_seed(self.seed, "world", nth)
        )
        self.chance_seed = child_seed(self.seed, "luck", nth)
        dice = Dice(self.chance_seed)
        path: list[Choice] = [root]
        places: list[int] = [place]
        seats: list[int] = [int(self.seat)]
        self.descend(sampled, root.actions[place], path, places, seats, dice)
        self.rollout(sampled, dice)
        points = self.guide.points(self.game, sampled)
        value = self.evaluate(sampled, points)
        for index in range(len(path)):
            seat = seats[index]
            path[index].reward(places[index], value[seat], points[seat])
        share = value[int(self.seat)]
        root.sums[place].append(root.sums[place][-1] + share if nth > 0 else share)

    def descend(
        self,
        s: State,
        first: i64,
        path: list[Choice],
        places: list[int],
        seats: list[int],
        dice: Dice,
    ) -> None:
        """Give the first answer and follow the tree to a draw or to a question that is not in it yet."""
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
                    if self.guide.has_priors:
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
        self.expand(choice, s, seat, moves, dice)
        if self.guide.has_priors:
            return choice.by_puct(moves, self.exploration)
        return choice.by_ucb(moves, self.exploration, dice)

    def expand(self, choice: Choice, s: State, seat: i64, moves: vec[i64], dice: Dice) -> None:
        """Give priors to answers that are new to a choice."""
        if not choice.knows(moves):
            prior_scores = self.guide.prior_scores(self.game, s, seat, self.seat, moves, dice)
            choice.learn(moves, self.guide.adjusted(moves, prior_scores), self.guide.temperature)

    def rollout(self, s: State, dice: Dice) -> None:
        """Play on by the rollout policy of the guide, to its horizon."""
        end = max(self.horizon, self.guide.epoch(s) + 1)
        answers: i64 = 0
        while s.stack and answers < LONGEST_ROLLOUT and self.guide.epoch(s) < end:
            seat = next_to_act(self.game, s)
            if seat == CHANCE:
                self.draw(s, dice)
            else:
                self.game.do(s, seat, self.guide.move(self.game, s, seat, self.seat, dice))
                answers += 1

    def draw(self, s: State, dice: Dice) -> None:
        """Let chance answer.

        Trials with the same number have the same decks, whatever is played in them.  Plain searches
        do without that, since it takes longer.
        """
        if self.guide.has_priors:
            self.game.do(s, CHANCE, outcome_of(self.game, s, self.chance_seed))
        else:
            draw(self.game, s, dice)

    def evaluate(self, s: State, points: vec[float]) -> vec[float]:
        """The value of the end of a rollout for each seat: its share of the victory."""
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
