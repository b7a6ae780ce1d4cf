"""The ten promises of the engine as one executable contract.

`check_game` plays a whole match at random through the public API.  Cheap checks run after every
decision; the expensive ones run at every question that has not been seen in this match yet and at
every `thorough`-th decision.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import signoria
from signoria import records
from signoria.games import title_of
from signoria.kernel.chance import Dice, seed_hash
from signoria.kernel.game import Game
from signoria.kernel.match import FORMAT, Match
from signoria.kernel.options import resolve
from signoria.kernel.patches import merged
from signoria.kernel.playout import playout
from signoria.kernel.reasons import Illegal, SignoriaError
from signoria.kernel.state import (
    ASK_ALL,
    CHANCE,
    FIRST_OWN_QUESTION,
    QUESTION,
    Event,
    Frame,
    Part,
    State,
    asked,
    redacted,
    whom,
)
from signoria.testing.moods import Moods, Purposes

PURPOSEFUL: Final = 16
"""Matches of seeds that are multiples of this are played by a guide of the title, if it has one."""

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
    """The figures of a checked match."""

    players: int
    options: dict[str, str]
    seed: int
    decisions: int = 0
    ending: str = ""
    verbs: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    pieces: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each piece of the title's `covers` was met: (name of the cover, piece)."""
    actions: Counter[int] = field(default_factory=Counter)
    """How often each row of the action table was played, by a seat or by chance."""


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every choice of every option, one at a time, under every choice of the first (the variant)."""
    if not game.options:
        return [{}]
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
    familiar: frozenset[str] = frozenset(),
) -> CheckReport:
    """Play one random match of a registered game and check the ten promises.

    Questions that are `familiar` get no close look of their own when they are first asked.
    Raises `BrokenPromise`.  The same arguments always play the same match.
    """
    game = signoria.load(name)
    chosen = resolve(game.options, options or {})
    try:
        match = Match(game, players, seed, chosen)
    except SignoriaError:
        raise
    except Exception as problem:
        text = f"set-up raised {type(problem).__name__}: {problem}"
        raise BrokenPromise(10, text, _bare_record(game, players, chosen, seed, [])) from problem
    return _Check(match, seed, thorough, familiar).run()


class _Check:
    """One checked match."""

    def __init__(self, match: Match, seed: int, thorough: int, familiar: frozenset[str]) -> None:
        self.game = match.game
        self.match = match
        self.dice = Dice(seed)
        self.thorough = thorough
        table = match.game.actions
        self.reserved = sorted(set(range(table.size)) - set(table.rows))
        self.familiar = familiar
        self.moods = Moods(match.game.actions, self.dice) if seed % 2 else None
        is_purposeful = seed % PURPOSEFUL == 0 and title_of(match.game).expertise is not None
        self.purposes = Purposes(match.game, self.dice) if is_purposeful else None
        self.report = CheckReport(match.players, match.options, seed)

    def demand(self, promise: int, kept: bool, text: str) -> None:
        if not kept:
            raise BrokenPromise(promise, text, self.record_so_far())

    def record_so_far(self) -> dict[str, Any]:
        """The record, or as much of it as a State gives that cannot even be dumped."""
        try:
            return self.match.record(secret=True)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            match = self.match
            return _bare_record(
                self.game, match.players, match.options, self.report.seed, match.log
            )

    def run(self) -> CheckReport:
        """Play the match; an error of the engine itself is a broken promise too."""
        try:
            return self.play_to_the_end()
        except BrokenPromise:
            raise
        except Exception as problem:
            text = f"the engine raised {type(problem).__name__}: {problem}"
            raise BrokenPromise(10, text, self.record_so_far()) from problem

    def play_to_the_end(self) -> CheckReport:
        self.check_events(self.match.opening)
        self.check_same_deal()
        self.check_secrecy_of_the_deal()
        while not self.match.over:
            self.check_sums()
            seats = self.match.state.to_act
            seat = seats[int(self.dice.below(len(seats)))]
            legal = self.check_question(seats, seat)
            question = self.question()
            is_new = question not in self.report.questions and question not in self.familiar
            closely = is_new or self.dice.below(self.thorough) == 0
            self.report.questions.add(question)
            if closely:
                self.check_legality(seat, legal)
                self.check_actions(seat, legal)
                self.check_position()
                self.check_knowledge()
                self.check_simultaneous()
                self.check_secrecy_of_events(seat, legal)
            self.play(seat, self.choice(seat, legal), closely)
        self.check_sums()
        self.check_end()
        self.check_duplicate_deals()
        return self.report

    def choice(self, seat: int, legal: list[int]) -> int:
        """What a random player does: by pure chance, in its mood in matches of odd seeds, and in
        some others with a purpose, which brings about what takes a plan.
        """
        if self.purposes is not None:
            return self.purposes.choose(self.match.state, seat, legal)
        if self.moods is not None:
            return self.moods.choose(seat, legal)
        return legal[int(self.dice.below(len(legal)))]

    def question(self) -> str:
        """The name of the pending question."""
        frame = self.match.state.stack[-1]
        return self.game.question_names[asked(frame)]

    def play(self, seat: int, action: int, closely: bool) -> None:
        """Take one decision, checking events and undo around it."""
        before = self.match.state
        length = len(self.match.log)
        shown = self.public_facts(before)
        events = self.match.play(seat, action)
        self.check_events(events)
        self.check_second_look(before)
        told = bool(events) or self.public_facts(self.match.state) == shown
        self.demand(9, told, "the table changed and no event tells of it")
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
        for frame in s.stack:
            self.check_frame(frame)
        twin = s.clone()
        self.demand(1, twin == s and hash(twin) == hash(s), "a clone is not equal to its original")
        self.demand(9, _is_numbers(s.dump()), "there is text in a State")
        text = json.dumps(self.game.dump(s))
        restored = self.game.restore(json.loads(text))
        self.demand(1, restored == s, "dumped and restored, a State is another one")
        playout(self.game, twin, Dice(self.number()), 40)
        self.demand(1, s.digest() == digest, "playing on a clone changed its original")
        again = restored.clone()
        self.demand(1, again.to_act == s.to_act, "a restored State asks another seat")
        for seat in s.to_act:
            self.demand(
                1,
                self.game.legal(restored, seat) == self.game.legal(s, seat),
                "a restored State allows other actions",
            )

    def check_frame(self, frame: Frame) -> None:
        """Every number behind the head of a question has a name."""
        if frame[0] < QUESTION:
            return
        question = self.game.questions[asked(frame)]
        head = 2 if frame[0] >= FIRST_OWN_QUESTION and whom(frame) != CHANCE else 3
        named = head + len(question.fields.split())
        self.demand(1, len(frame) <= named, f"{question.name}: numbers without a name in {frame}")

    # -- 2 and 3: log and chance -------------------------------------------------------------------

    def check_same_deal(self) -> None:
        """The same seed gives the same deal."""
        match = self.match
        twin = Match(self.game, match.players, self.report.seed, match.options)
        self.demand(3, twin.log == match.log, "the same seed gives another deal")

    def check_duplicate_deals(self) -> None:
        """Draws are counted in their stream, and a deck gives the same to other decisions."""
        match = self.match
        other = Match(self.game, match.players, self.report.seed, match.options)
        while not other.over:
            seat = other.state.to_act[0]
            legal = self.game.legal(other.state, seat)
            other.play(seat, legal[int(self.dice.below(len(legal)))])
        mine, theirs = self.draws(match), self.draws(other)
        for stream, name in enumerate(self.game.streams):
            if name in self.game.decks:
                both = min(len(mine[stream]), len(theirs[stream]))
                same = mine[stream][:both] == theirs[stream][:both]
                self.demand(3, same, f"the deck {name!r} depends on what the players do")

    def draws(self, match: Match) -> list[list[int]]:
        """What each stream gave, in order; checks every draw on the way."""
        s = self.game.table(match.players, match.options)
        found: list[list[int]] = [[] for _ in self.game.streams]
        for seat, action in match.log:
            if seat == CHANCE:
                stream = s.stack[-1][2]
                found[stream].append(action)
                self.check_draw(s, stream, len(found[stream]) - 1)
            self.game.do(s, seat, action)
        return found

    def check_draw(self, s: State, stream: int, drawn: int) -> None:
        """A draw has its count, and different outcomes make different tables."""
        self.demand(3, s.drawn[stream] == drawn, "a draw was not counted in its stream")
        if self.dice.below(self.thorough) > 0:
            return
        digests = set()
        outcomes = [outcome for outcome, _ in self.game.outcomes(s)]
        for outcome in outcomes:
            after = s.clone()
            self.game.do(after, CHANCE, outcome)
            digests.add(after.digest())
        self.demand(3, len(digests) == len(outcomes), "different outcomes make the same table")

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
        self.report.actions.update(action for _, action in match.log)
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

    def check_second_look(self, before: State) -> None:
        """Who looks again sees the same as who looks for the first time, after an undo too."""
        game, after = self.game, self.match.state
        then, now = game.view(before, None), game.view(after, None)
        onward, back = game.view_again(after, before, then), game.view_again(before, after, now)
        self.demand(4, onward == now and back == then, "a second look misses a change")
        for seat in range(self.match.players):
            if game.glimpses_same(after, before, seat):
                same = game.glimpse(after, seat) == game.glimpse(before, seat)
                self.demand(4, same, f"the glimpse of seat {seat} has changed unnoticed")

    def check_knowledge(self) -> None:
        """Nothing that a seat is shown changes when what it cannot know is resampled.

        A spectator knows no more than any seat.
        """
        game, s = self.game, self.match.state
        public = self.game.view(s, None)
        for seat in range(self.match.players):
            view = self.game.view(s, seat)
            text = json.dumps(view)
            self.demand(4, f'"{self.match.seed}"' not in text, "the seed is in a view")
            self.demand(
                4,
                merged(public, game.own_view(s, seat)) == view,
                f"the public view and the glimpse of seat {seat} do not make up its view",
            )
            legal = game.legal(s, seat)
            described = [game.describe(s, seat, action) for action in legal]
            probes = self.dice_sample(game.actions.rows, 12)
            reasons = [game.why_not(s, seat, action) for action in probes]
            for _ in range(2):
                other = game.resample(s, seat, self.number())
                self.demand(
                    4,
                    self.game.view(other, seat) == view,
                    f"the view of seat {seat} shows a secret",
                )
                self.demand(4, self.game.view(other, None) == public, "a spectator sees a secret")
                self.demand(4, game.legal(other, seat) == legal, "legal actions leak")
                again = [game.describe(other, seat, action) for action in legal]
                self.demand(4, again == described, "previews leak")
                asked = [game.why_not(other, seat, action) for action in probes]
                self.demand(4, asked == reasons, "reasons leak")
                number = self.number()
                self.demand(
                    4,
                    game.resample(other, seat, number) == game.resample(s, seat, number),
                    f"what is drawn anew for seat {seat} hangs on what it cannot know",
                )
        shown = self.match.record()
        self.demand(4, self.match.over or shown["seed"] is None, "a running record shows its seed")

    def number(self) -> int:
        return int(self.dice.below(1 << 30))

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
        allowed = [a for a in game.actions.rows if game.why_not(s, seat, a) is None]
        difference = {self.action_name(a) for a in set(allowed) ^ set(legal)}
        self.demand(5, not difference, f"legal() and why_not() disagree about {difference}")
        digest, length = s.digest(), len(self.match.log)
        refused = sorted(set(game.actions.rows) - set(legal))
        unnamed = [-1, game.actions.size, *self.dice_sample(self.reserved, 2)]
        for action in [*unnamed, *self.dice_sample(refused, 4)]:
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

    def action_name(self, action: int) -> str:
        table = self.game.actions
        return table.text(action) if table.is_named(action) else f"row {action}, which is reserved"

    def dice_sample(self, actions: list[int], size: int) -> list[int]:
        return [actions[int(self.dice.below(len(actions)))] for _ in range(size)] if actions else []

    # -- 6: actions --------------------------------------------------------------------------------

    def check_actions(self, seat: int, legal: list[int]) -> None:
        table = self.game.actions
        for action in legal:
            self.demand(6, table.is_named(action), f"row {action} is legal, but has no meaning")
            description = self.game.describe(self.match.state, seat, action)
            self.demand(
                6, table.parse(description.text) == action, f"{description.text} parses wrongly"
            )

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
                watching = [other for other in (*order, None) if other != seat]
                seen = {other: game.view(state, other) for other in watching}
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
        for other in (seat, *others):
            self.demand(8, not self.learns(other, seat, action, before), "undo crosses a reveal")
        after = match.state.digest()
        match.undo(seat)
        self.demand(8, match.state == before and len(match.log) == length, "undo is not exact")
        match.play(seat, action)
        self.demand(8, match.state.digest() == after, "playing again after undo differs")
        log = match.log[:]
        taken_back = match.restart_turn(seat)
        for _, again in log[len(log) - taken_back :]:
            match.play(seat, again)
        self.demand(8, match.log == log, "a turn played again is another one")
        self.demand(8, match.state.digest() == after, "a restarted turn leads elsewhere")

    def learns(self, other: int, seat: int, action: int, before: State) -> bool:
        """Did the action show `other` something that it could not know?

        It did if the view of `other` changed to one that some determinizations before the action
        cannot lead to.
        """
        seen = self.game.view(self.match.state, other)
        if seen == self.game.view(before, other):
            return False
        worlds = [self.game.resample(before, other, self.number()) for _ in range(3)]
        return not all(self.could_see(world, seat, action, other, seen) for world in worlds)

    def could_see(
        self, world: State, seat: int, action: int, other: int, seen: dict[str, Any]
    ) -> bool:
        """Does this determinization have an action of `seat` after which `other` sees exactly this?"""
        legal = self.game.legal(world, seat)
        for choice in [action] if action in legal else legal:
            after = world.clone()
            self.game.do(after, seat, choice)
            if self.game.view(after, other) == seen:
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
            for cover in self.game.covers:
                if cover.kind == event.kind:
                    self.report.pieces[cover.name, cover.pieces[event.data[0]]] += 1
        self.demand(9, self.match.state.events is None, "a State keeps its events")

    def public_facts(self, s: State) -> dict[str, Any]:
        """What a spectator sees of the table, apart from who is asked what."""
        asking = ("to_act", "question", "asked")
        return {key: value for key, value in self.game.view(s, None).items() if key not in asking}

    def check_secrecy_of_events(self, seat: int, legal: list[int]) -> None:
        """Events tell nobody a secret answer, nor anything else that resampling can change."""
        game, s = self.game, self.match.state
        first, second = self.dice_sample(legal, 2)
        if s.stack[-1][0] == ASK_ALL:
            self.compare_events((s, seat, first), (s, seat, second), self.watchers(seat))
        for other in self.watchers(seat):
            if other is not None:
                world = game.resample(s, other, self.number())
                if game.why_not(world, seat, first) is None:
                    self.compare_events((s, seat, first), (world, seat, first), [other, None])

    def check_secrecy_of_the_deal(self) -> None:
        """Events tell nobody which card was dealt to somebody else in secret."""
        game = self.game
        s = game.table(self.match.players, self.match.options)
        while s.to_act == (CHANCE,):
            one, two = self.dice_sample([outcome for outcome, _ in game.outcomes(s)], 2)
            self.compare_events((s, CHANCE, one), (s, CHANCE, two), self.watchers(CHANCE))
            game.do(s, CHANCE, one)

    def watchers(self, seat: int) -> list[int | None]:
        return [other for other in (*range(self.match.players), None) if other != seat]

    def compare_events(
        self,
        one: tuple[State, int, int],
        two: tuple[State, int, int],
        watchers: list[int | None],
    ) -> None:
        """Seats that were shown nothing and see the same afterwards must get the same events."""
        worlds = []
        for s, seat, action in (one, two):
            world = s.clone()
            world.events = []
            self.game.do(world, seat, action)
            worlds.append(world)
        for other in watchers:
            shown = _was_shown(one[0], worlds[0], other) or _was_shown(two[0], worlds[1], other)
            if not shown and self.game.view(worlds[0], other) == self.game.view(worlds[1], other):
                told = [redacted(world.events or [], other) for world in worlds]
                self.demand(9, told[0] == told[1], f"events tell seat {other} a secret")

    # -- 10: conservation --------------------------------------------------------------------------

    def check_sums(self) -> None:
        for name, (counted, wanted) in self.game.conserved(self.match.state).items():
            self.demand(10, counted == wanted, f"{name}: {counted} instead of {wanted}")


def _bare_record(
    game: Game, players: int, options: dict[str, str], seed: int, log: list[tuple[int, int]]
) -> dict[str, Any]:
    """A record without the figures that need a State."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "players": players,
        "options": options,
        "seats": [{"name": f"seat {number + 1}", "bot": None} for number in range(players)],
        "seed": str(seed),
        "seed_hash": seed_hash(seed),
        "actions": [list(entry) for entry in log],
        "digest": "",
        "over": False,
        "scores": [],
        "winners": [],
    }


def _was_shown(before: State, after: State, seat: int | None) -> bool:
    """Did a step open secret answers or show a secret thing to this seat (None: to everybody)?"""
    if any(before.sealed) and not any(after.sealed):
        return True
    watcher = (1 << len(before.sealed)) - 1 if seat is None else 1 << seat
    return any(
        new & watcher == watcher and old & watcher != watcher
        for old, new in zip(before.known, after.known, strict=True)
    )


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
    """The data attributes that an object really has, in either build; `events` is not position,
    and `options` is dumped beside it.
    """
    names: set[str] = set()
    for cls in type(part).__mro__:
        for listing in ("__slots__", "__mypyc_attrs__"):
            names.update(vars(cls).get(listing, ()))
    names.update(getattr(part, "__dict__", {}))
    return names - {"events", "options", "__dict__", "__weakref__"}


def _is_numbers(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_is_numbers(item) for item in value.values())
    if isinstance(value, list):
        return all(_is_numbers(item) for item in value)
    return value is None or isinstance(value, int)
