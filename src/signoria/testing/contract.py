"""The ten promises of the engine as one executable contract.

`check_game` plays a whole match at random through the public API.  Cheap checks run after every
decision; the expensive ones run at every question that has not been seen in this match yet and at
every `thorough`-th decision.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import signoria
from signoria import records
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.playout import playout
from signoria.kernel.reasons import Illegal, SignoriaError
from signoria.kernel.state import ASK_ALL, CHANCE, Event, Part, State

PROMISES: Final[dict[int, str]] = {
    1: "a match can stop anywhere",
    2: "the log is the truth",
    3: "chance is a seat",
    4: "knowledge is an allow-list",
    5: "one legality function",
    6: "actions are small and stable",
    7: "several may owe an answer at once",
    8: "undo stops where knowledge begins",
    9: "events tell what happened in facts",
    10: "everything adds up and every match ends",
}


class BrokenPromise(AssertionError):
    """A game broke a promise; `record` replays the match up to that point."""

    def __init__(self, promise: int, text: str, record: dict[str, Any]) -> None:
        self.promise = promise
        self.record = record
        super().__init__(f"promise {promise} ({PROMISES[promise]}): {text}")


@dataclass
class CheckReport:
    """What a checked match was like."""

    players: int
    options: dict[str, str]
    seed: int
    decisions: int = 0
    ending: str = ""
    verbs: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every choice of every option, one at a time, under every choice of the first (the variant)."""
    variant, *others = game.options
    sets: list[dict[str, str]] = []
    for choice in variant.choices:
        sets.append({variant.name: choice})
        for option in others:
            sets.extend(
                {variant.name: choice, option.name: word}
                for word in option.choices
                if word != option.default
            )
    return sets


def check_game(
    name: str,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    thorough: int = 16,
) -> CheckReport:
    """Play one random match of a registered game and check the ten promises.

    Raises `BrokenPromise`.  The same arguments always play the same match.
    """
    return _Check(signoria.load(name), players, dict(options or {}), seed, thorough).run()


class _Check:
    """One checked match."""

    def __init__(
        self, game: Game, players: int, options: dict[str, object], seed: int, thorough: int
    ) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.thorough = thorough
        self.match = Match(game, players, seed, options)
        self.report = CheckReport(players, self.match.options, seed)

    def demand(self, promise: int, kept: bool, text: str) -> None:
        if not kept:
            raise BrokenPromise(promise, text, self.match.record(secret=True))

    def run(self) -> CheckReport:
        """Play the match; an error of the engine itself is a broken promise too."""
        try:
            return self.play_to_the_end()
        except BrokenPromise:
            raise
        except Exception as problem:
            text = f"the engine raised {type(problem).__name__}: {problem}"
            raise BrokenPromise(10, text, self.match.record(secret=True)) from problem

    def play_to_the_end(self) -> CheckReport:
        self.check_same_deal()
        while not self.match.over:
            self.check_sums()
            seats = self.match.state.to_act
            seat = seats[int(self.dice.below(len(seats)))]
            legal = self.check_question(seats, seat)
            question = self.game.view(self.match.state, seat)["question"]
            closely = question not in self.report.questions or self.dice.below(self.thorough) == 0
            self.report.questions.add(question)
            if closely:
                self.check_legality(seat, legal)
                self.check_actions(seat, legal)
                self.check_position()
                self.check_knowledge()
                self.check_simultaneous()
            self.play(seat, legal[int(self.dice.below(len(legal)))], closely)
        self.check_sums()
        self.check_end()
        return self.report

    def play(self, seat: int, action: int, closely: bool) -> None:
        """Take one decision, checking events and undo around it."""
        before = self.match.state
        length = len(self.match.log)
        events = self.match.play(seat, action)
        self.check_events(events)
        drew = any(entry[0] == CHANCE for entry in self.match.log[length:])
        self.demand(8, not (drew and self.match.can_undo(seat)), "undo crosses a chance result")
        others = [other for other in range(self.match.players) if other != seat]
        self.demand(
            8, not any(self.match.can_undo(other) for other in others), "undo crosses another's act"
        )
        if closely:
            self.check_undo(seat, action, before, length, others)
        self.report.decisions += 1
        self.report.verbs.add(self.game.actions.verb(action).name)
        self.demand(
            10,
            self.report.decisions <= self.game.longest,
            f"more than {self.game.longest} decisions",
        )

    # -- 1: a match can stop anywhere --------------------------------------------------------------

    def check_position(self) -> None:
        s = self.match.state
        digest = s.digest()
        for part in _parts(s):
            missing = _attributes(part) ^ set(type(part).FIELDS)
            self.demand(
                1, not missing, f"{type(part).__name__}: FIELDS and attributes differ: {missing}"
            )
        twin = s.clone()
        self.demand(1, twin == s and hash(twin) == hash(s), "a clone is not equal to its original")
        self.demand(9, _is_numbers(s.dump()), "there is text in a State")
        text = json.dumps(self.game.dump(s))
        restored = self.game.restore(json.loads(text))
        self.demand(1, restored == s, "dumped and restored, a State is another one")
        playout(self.game, twin, Dice(int(self.dice.below(1 << 30))), 40)
        self.demand(1, s.digest() == digest, "playing on a clone changed its original")
        again = restored.clone()
        self.demand(1, again.to_act == s.to_act, "a restored State asks another seat")
        for seat in s.to_act:
            self.demand(
                1,
                self.game.legal(restored, seat) == self.game.legal(s, seat),
                "a restored State allows other actions",
            )

    # -- 2 and 3: log and chance -------------------------------------------------------------------

    def check_same_deal(self) -> None:
        """The same seed gives the same deal; chance's weights are complete at every draw."""
        match = self.match
        twin = Match(self.game, match.players, self.report.seed, match.options)
        self.demand(3, twin.log == match.log, "the same seed gives another deal")
        s = self.game.table(match.players, match.options)
        while s.to_act == (CHANCE,):
            outcomes = self.game.outcomes(s)
            self.demand(
                3,
                sum(weight for _, weight in outcomes) == self.game.chances(s),
                "the weights of the outcomes do not add up",
            )
            action = outcomes[int(self.dice.below(len(outcomes)))][0]
            self.demand(3, self.game.why_not(s, CHANCE, action) is None, "an outcome is illegal")
            drawn = sum(s.drawn)
            self.game.apply(s, CHANCE, action)
            self.demand(3, sum(s.drawn) == drawn + 1, "a draw was not counted in its stream")

    def check_end(self) -> None:
        match = self.match
        record = match.record()
        data = records.to_bytes(record)
        replayed = signoria.replay(records.from_bytes(data))
        self.demand(2, replayed.state == match.state, "the replay ends in another State")
        self.demand(
            2, records.to_bytes(replayed.record()) == data, "the replay writes another record"
        )
        bare = {**record, "seed": None}
        self.demand(
            2, signoria.replay(bare).state == match.state, "a State depends on more than the log"
        )
        scores = self.game.scores(match.state)
        winners = self.game.winners(match.state)
        self.demand(10, bool(winners), "nobody has won")
        best = max(scores)
        self.demand(10, all(scores[seat] == best for seat in winners), "a winner lacks points")
        for seat in range(match.players):
            parts = self.game.breakdown(match.state, seat)
            self.demand(
                10, sum(parts.values()) == scores[seat], f"points of seat {seat} do not add up"
            )
        self.report.ending = self.game.ending(match.state)
        self.demand(10, self.report.ending in self.game.endings, "the match ended in no known way")
        for seat in range(match.players):
            self.demand(10, not self.game.legal(match.state, seat), "actions after the end")

    # -- 4: knowledge ------------------------------------------------------------------------------

    def check_knowledge(self) -> None:
        """Nothing a seat is shown changes when what it cannot know is drawn anew."""
        game, s = self.game, self.match.state
        seed_text = str(self.match.seed)
        for seat in range(self.match.players):
            view = json.dumps(game.view(s, seat), sort_keys=True)
            if len(seed_text) > 12:
                self.demand(4, seed_text not in view, "the seed is in a view")
            legal = game.legal(s, seat)
            probes = [int(self.dice.below(game.actions.size)) for _ in range(12)]
            reasons = [game.why_not(s, seat, action) for action in probes]
            for _ in range(2):
                other = game.resample(s, seat, int(self.dice.below(1 << 30)))
                self.demand(
                    4,
                    json.dumps(game.view(other, seat), sort_keys=True) == view,
                    f"the view of seat {seat} shows what it cannot know",
                )
                self.demand(4, game.legal(other, seat) == legal, "legal actions leak")
                self.demand(
                    4,
                    [game.why_not(other, seat, action) for action in probes] == reasons,
                    "reasons leak",
                )
        json.dumps(game.view(s, None))
        shown = self.match.record()
        self.demand(4, self.match.over or shown["seed"] is None, "a running record shows its seed")

    # -- 5: legality -------------------------------------------------------------------------------

    def check_question(self, seats: tuple[int, ...], seat: int) -> list[int]:
        self.demand(
            7, len(set(seats)) == len(seats) and CHANCE not in seats, "wrong seats are asked"
        )
        legal = self.game.legal(self.match.state, seat)
        self.demand(10, bool(legal), "a dead end: a question without a legal answer")
        self.demand(5, legal == sorted(set(legal)), "legal actions are not a rising list")
        return legal

    def check_legality(self, seat: int, legal: list[int]) -> None:
        game, s = self.game, self.match.state
        allowed = [a for a in range(game.actions.size) if game.why_not(s, seat, a) is None]
        difference = {game.actions.text(a) for a in set(allowed) ^ set(legal)}
        self.demand(5, not difference, f"legal() and why_not() disagree about {difference}")
        digest, length = s.digest(), len(self.match.log)
        refused = sorted(set(range(game.actions.size)) - set(legal))
        for action in [-1, game.actions.size, *self.dice_sample(refused, 4)]:
            reason = game.why_not(s, seat, action)
            self.demand(5, reason is not None and bool(reason.code), f"no reason for {action}")
            for attempt in (self.match.play, lambda who, what: game.apply(s, who, what)):
                try:
                    attempt(seat, action)
                except Illegal as problem:
                    self.demand(5, problem.reason == reason, "the error gives another reason")
                else:
                    self.demand(5, False, f"illegal action {action} was accepted")
        for other in range(-1, self.match.players):
            if other not in s.to_act:
                reason = game.why_not(s, other, legal[0])
                self.demand(5, reason is not None, f"seat {other} may answer another's question")
        unchanged = self.match.state.digest() == digest and len(self.match.log) == length
        self.demand(5, unchanged, "a refused action changed something")

    def dice_sample(self, actions: list[int], size: int) -> list[int]:
        return [actions[int(self.dice.below(len(actions)))] for _ in range(size)] if actions else []

    # -- 6: actions --------------------------------------------------------------------------------

    def check_actions(self, seat: int, legal: list[int]) -> None:
        table = self.game.actions
        for action in legal:
            description = self.game.describe(self.match.state, seat, action)
            self.demand(
                6, table.parse(description.text) == action, f"{description.text} parses wrongly"
            )
            self.demand(6, 0 <= action < table.size, "an action outside the table")

    # -- 7: simultaneous answers -------------------------------------------------------------------

    def check_simultaneous(self) -> None:
        """Secret answers may come in any order, and nobody sees them before all are in."""
        game, s = self.game, self.match.state
        if s.stack[-1][0] != ASK_ALL or len(s.to_act) < 2:
            return
        first, second = s.to_act[0], s.to_act[1]
        answers = {seat: self.dice_sample(game.legal(s, seat), 1)[0] for seat in (first, second)}
        ab, ba = s.clone(), s.clone()
        for state, order in ((ab, (first, second)), (ba, (second, first))):
            for seat in order:
                seen = {other: game.view(state, other) for other in order if other != seat}
                game.apply(state, seat, answers[seat])
                if not any(state.sealed):
                    continue  # the last answer opened them all
                for other, view in seen.items():
                    now = {**game.view(state, other), "to_act": view["to_act"]}
                    self.demand(7, now == view, "a secret answer shows before all are in")
        self.demand(7, ab == ba, "the order of secret answers matters")

    # -- 8: undo -----------------------------------------------------------------------------------

    def check_undo(
        self, seat: int, action: int, before: State, length: int, others: list[int]
    ) -> None:
        match = self.match
        if not match.can_undo(seat):
            try:
                match.undo(seat)
            except SignoriaError:
                return
            self.demand(8, False, "undo was possible although can_undo denies it")
        for other in others:
            self.demand(8, not self.learns(other, seat, action, before), "undo crosses a reveal")
        after = match.state.digest()
        match.undo(seat)
        self.demand(8, match.state == before and len(match.log) == length, "undo is not exact")
        match.play(seat, action)
        self.demand(8, match.state.digest() == after, "playing again after undo differs")

    def learns(self, other: int, seat: int, action: int, before: State) -> bool:
        """Did the action show `other` something it could not know?  Found by resampling."""
        seen = json.dumps(self.game.view(self.match.state, other), sort_keys=True)
        for _ in range(3):
            world = self.game.resample(before, other, int(self.dice.below(1 << 30)))
            if self.game.why_not(world, seat, action) is not None:
                return True
            self.game.apply(world, seat, action)
            if json.dumps(self.game.view(world, other), sort_keys=True) != seen:
                return True
        return False

    # -- 9: events ---------------------------------------------------------------------------------

    def check_events(self, events: list[Event]) -> None:
        everybody = (1 << self.match.players) - 1
        for event in events:
            numbers = (event.kind, event.seat, event.seen_by, *event.data)
            self.demand(
                9, all(type(number) is int for number in numbers), "an event is not numbers"
            )
            known = 0 <= event.kind < len(self.game.event_names)
            self.demand(9, known, f"event kind {event.kind} has no name")
            mask = event.seen_by
            self.demand(9, mask == -1 or 0 <= mask <= everybody, "an event for unknown seats")
            self.report.events.add(self.game.event_names[event.kind])
        self.demand(9, self.match.state.events is None, "a State keeps its events")

    # -- 10: conservation --------------------------------------------------------------------------

    def check_sums(self) -> None:
        for name, (counted, wanted) in self.game.conserved(self.match.state).items():
            self.demand(10, counted == wanted, f"{name}: {counted} instead of {wanted}")


def _parts(part: Part) -> list[Part]:
    """A State and everything in it that has FIELDS of its own."""
    found = [part]
    for name in type(part).FIELDS:
        value = getattr(part, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Part):
                found.extend(_parts(item))
    return found


def _attributes(part: Part) -> set[str]:
    """The data attributes that an object really has, in either build; `events` is not position."""
    names: set[str] = set()
    for cls in type(part).__mro__:
        for listing in ("__slots__", "__mypyc_attrs__"):
            names.update(vars(cls).get(listing, ()))
    names.update(getattr(part, "__dict__", {}))
    return names - {"events", "__dict__", "__weakref__"}


def _is_numbers(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_is_numbers(item) for item in value.values())
    if isinstance(value, list):
        return all(_is_numbers(item) for item in value)
    return value is None or isinstance(value, int)
