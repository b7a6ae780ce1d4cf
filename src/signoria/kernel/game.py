"""`Game`: the contract between the kernel and a title.

A Game is one title: tables of content and functions of a State, nothing mutable.  (`Match` is one
playing of it.)  The upper half of the class is what callers use and is the same for every title;
the lower half, "what a title supplies", is what a new game implements.

How a State moves on: `do` takes the answer to the frame on top of the stack, the title's object for that
question (`question.Question`) changes the table and pushes frames, and `run` works off steps until
the next question is on top or the stack is empty, which means that the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.kernel.actions import ActionTable
from signoria.kernel.options import Option, resolve
from signoria.kernel.patches import difference
from signoria.kernel.question import Question
from signoria.kernel.reasons import (
    LEGAL,
    MATCH_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_DECISION,
    BadOption,
    BadRecord,
    Illegal,
    Reason,
    unpack,
)
from signoria.kernel.state import ASK_ALL, CHANCE, FIRST_OWN_QUESTION, QUESTION, Frame, State, asked

if TYPE_CHECKING:
    from signoria.kernel.match import Match


Outcome = tuple[dict[str, int], dict[str, int]]
"""What an action pays and what it gains, by good."""


class Entry(NamedTuple):
    """One line of how an action adds up: "3 coins, because Anna stands in this tower".

    `kind` is a word of the title's texts and says what sort of line it is; `good` is what is
    counted, with a minus sign where it is paid; `cause` is where it comes from, as a place
    (`card:dame`), or "".
    """

    kind: str
    good: str
    amount: int
    cause: str


class Cover(NamedTuple):
    """Pieces that long random play should all meet: `name` says in what way ("cards taken").

    Events of this `kind` tell which piece it was by their first number, a key of `pieces`.
    """

    name: str
    kind: int
    pieces: dict[int, str]


class Description(NamedTuple):
    """An action in words and numbers, before it is played.

    `targets` are the things on the board to light up (`ActionTable.targets`); `pays` and `gains` are what the acting seat's
    own goods change by, found by playing the action on a copy up to the next question that is not
    `assumed`, together with what that question and those below it will still make the seat pay.  They are empty where the
    outcome depends on what the seat cannot know.
    """

    action: int
    verb: str
    args: dict[str, str]
    text: str
    targets: tuple[str, ...]
    pays: dict[str, int]
    gains: dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title.  See the module's docstring."""

    name: str
    rules_version: int
    """Raised whenever the same record would replay to another State."""
    player_counts: range
    options: tuple[Option, ...]
    """The first one, if there is any, is the variant: checks and golden matches cover each of its
    choices with every other option."""
    variants: int = 1
    """So many of the first options are variants: golden matches cover each of their mixtures."""
    after_turn: tuple[int, ...] = ()
    """The steps with which a turn is over: previews do not look beyond."""
    covers: tuple[Cover, ...] = ()
    """What coverage reports of random play list piece by piece."""
    actions: ActionTable
    reasons: dict[int, tuple[str, str]]
    """The title's own reason codes -> (name, rule id)."""
    questions: list[Question[Any]]
    """What can be asked, by frame kind (topic, where several seats are asked); set by `ask`."""
    question_names: dict[int, str]
    """The names of what can be asked, by the same kinds; set by `ask`."""
    event_names: tuple[str, ...]
    streams: tuple[str, ...]
    """Names of the chance streams: one per deck, bag or die."""
    decks: tuple[str, ...]
    """The streams whose draws are the same for a seed whatever the players do (duplicate deals)."""
    endings: tuple[str, ...]
    """The ways a match can end."""
    longest: int
    """No match has more decisions than this."""

    # ---- for callers -----------------------------------------------------------------------

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        seats: tuple[str, ...] | None = None,
        bots: Sequence[str | None] | None = None,
    ) -> Match:
        """Open a match.  Without a seed an unguessable one is drawn."""
        from signoria.kernel.match import Match  # Match needs Game for its annotations

        return Match(self, players, seed, options, seats, bots=bots)

    def table(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """A fresh State at its first question, which may be one to CHANCE.  Raises `BadOption`."""
        if players not in self.player_counts:
            low, high = self.player_counts[0], self.player_counts[-1]
            raise BadOption(f"{self.name} is for {low} to {high} players, not {players}")
        s = self._set_up(players, options or {})
        self.run(s)
        return s

    def _set_up(self, players: int, options: Mapping[str, object]) -> State:
        chosen = resolve(self.options, options)
        s = self.set_up(players, chosen)
        s.options = chosen
        return s

    def legal(self, s: State, seat: int) -> list[int]:
        """Every action that answers the pending question for this seat, in rising order."""
        if not s.stack:
            return []
        frame = s.stack[-1]
        if frame[0] < FIRST_OWN_QUESTION:
            if seat < 0 or not frame[1] >> seat & 1:
                return []
        elif frame[1] != seat or seat == CHANCE:
            return []
        return sorted([int(action) for action in self.moves(s, frame, seat)])

    def why_not(self, s: State, seat: int, action: int) -> Reason | None:
        """None if the action is legal now; otherwise the reason, its numbers and its rule."""
        return unpack(self.refusal(s, seat, action), self.reasons)

    def refusal(self, s: State, seat: int, action: int) -> i64:
        """`why_not` as a packed int (see `reasons`), for any ints, however large."""
        if not s.stack:
            return MATCH_OVER
        if not self.actions.is_named(action):
            return NO_SUCH_ACTION
        frame = s.stack[-1]
        if frame[0] < FIRST_OWN_QUESTION:
            if not 0 <= seat < len(s.sealed) or not frame[1] >> seat & 1:
                return NOT_YOUR_DECISION
        elif frame[1] != seat:
            return NOT_YOUR_DECISION
        elif seat == CHANCE:
            drawable = [outcome for outcome, _ in self.outcomes(s)]
            return LEGAL if action in drawable else NO_SUCH_ACTION
        return self.judge(s, frame, seat, action)

    def apply(self, s: State, seat: int, action: int) -> None:
        """Answer the pending question.  Raises `Illegal` and changes nothing if refused."""
        refusal = self.refusal(s, seat, action)
        if refusal != LEGAL:
            self.raise_illegal(refusal, action)
        self.do(s, seat, action)

    def do(self, s: State, seat: i64, action: i64) -> None:
        """`apply` without the check, for callers who took the action from `legal`."""
        frame = s.stack.pop()
        if frame[0] == ASK_ALL:
            self._seal(s, frame, int(seat), int(action))
        else:
            if seat == CHANCE:
                s.drawn[frame[2]] += 1
            self.answer(s, frame, seat, action)
        self.run(s)

    def run(self, s: State) -> None:
        """Execute steps until a question is on top or the stack is empty."""
        while s.stack:
            frame = s.stack[-1]
            if frame[0] >= QUESTION:
                return
            s.stack.pop()
            self.step(s, frame)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What CHANCE may answer now, each with its weight."""
        weights: dict[int, int] = {}
        for index in range(int(self.chances(s))):
            action = int(self.chance(s, index))
            weights[action] = weights.get(action, 0) + 1
        return list(weights.items())

    def preview(self, s: State, seat: int, action: int) -> Outcome:
        """What an action would pay and gain; nothing if it is refused now."""
        pays: dict[str, int] = {}
        gains: dict[str, int] = {}
        if self.refusal(s, seat, action) == LEGAL:
            after = s.clone()
            self._do_in_turn(after, seat, action)
            self._assume(after, seat)
            if not self._learned_on_the_way(s, after, seat):
                before = self.ledger(s, seat)
                for good, amount in self.ledger(after, seat).items():
                    change = amount - before[good]
                    if change > 0:
                        gains[good] = change
                    elif change < 0:
                        pays[good] = -change
                for good, amount in self.owed(after, seat).items():
                    pays[good] = pays.get(good, 0) + amount
        return pays, gains

    def _assume(self, s: State, seat: int) -> None:
        """Answer what goes without saying, for previews."""
        while s.stack and s.stack[-1][1] == seat and s.stack[-1][0] >= FIRST_OWN_QUESTION:
            action = self.assumed(s, seat)
            if action is None:
                return
            self._do_in_turn(s, seat, action)

    def _do_in_turn(self, s: State, seat: int, action: int) -> None:
        """`do`, but what comes after the turn is left undone; for previews."""
        frame = s.stack.pop()
        if frame[0] == ASK_ALL:
            self._seal(s, frame, seat, action)
        else:
            self.answer(s, frame, seat, action)
        while s.stack and s.stack[-1][0] < QUESTION and s.stack[-1][0] not in self.after_turn:
            step = s.stack.pop()
            self.step(s, step)

    def describe(self, s: State, seat: int, action: int) -> Description:
        """An action in words and numbers; costs and gains only if it is legal now."""
        pays, gains = self.preview(s, seat, action)
        return Description(
            action,
            self.actions.verb(action).name,
            self.actions.arguments(action),
            self.actions.text(action),
            self.actions.targets(action),
            pays,
            gains,
        )

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON values; None is a spectator."""
        return {**self._heading(s, seat), **self.look(s, seat)}

    def view_again(self, s: State, earlier: State, seen: dict[str, Any]) -> dict[str, Any]:
        """What a spectator sees who saw `seen`, the public view of an earlier position.

        It equals `view(s, None)`, but parts of it may be those of `seen`: alter neither.
        """
        return {**self.look_again(s, earlier, seen), **self._heading(s, None)}

    def _heading(self, s: State, seat: int | None) -> dict[str, Any]:
        """The part of a view that all titles share."""
        question = s.stack[-1] if s.stack else ()
        return {
            "game": self.name,
            "seat": seat,
            "to_act": list(self.waiting(s)),
            "question": self.question_names[asked(question)] if question else "",
        }

    def own_view(self, s: State, seat: int) -> dict[str, Any]:
        """The patch (`patches.merged`) that turns `view(s, None)` into `view(s, seat)`."""
        return {"seat": seat, **self.glimpse(s, seat)}

    def dump(self, s: State) -> dict[str, Any]:
        """The position as JSON values, complete; for storage, never for a seat's eyes."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "players": len(s.sealed),
            "options": dict(s.options),
            "state": s.dump(),
        }

    def restore(self, dumped: Mapping[str, Any]) -> State:
        """The position that `dump` wrote.  Raises `BadRecord`."""
        for key, wanted in (("game", self.name), ("rules", self.rules_version)):
            if dumped.get(key) != wanted:
                raise BadRecord(f"{key} is {dumped.get(key)!r}; this engine reads {wanted!r}")
        try:
            s = self._set_up(dumped["players"], dumped["options"])
            s.load(dumped["state"])
            sums = self.conserved(s)
            self.view(s, None)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            raise BadRecord(f"not a position of {self.name}: {problem}") from problem
        except BadOption as problem:
            raise BadRecord(f"not a position of {self.name}: {problem}") from problem
        for name, (counted, wanted) in sums.items():
            if counted != wanted:
                raise BadRecord(f"not a position of {self.name}: {name}: {counted}, not {wanted}")
        if any(seat != CHANCE and not 0 <= seat < len(s.sealed) for seat in s.to_act):
            raise BadRecord(f"not a position of {self.name}: a seat is asked that does not exist")
        return s

    def _learned_on_the_way(self, before: State, after: State, seat: int) -> bool:
        """Did this seat see a secret thing, or were secret answers opened?"""
        if any(before.sealed) and not any(after.sealed):
            return True
        return any(
            (new & ~old) >> seat & 1 for old, new in zip(before.known, after.known, strict=True)
        )

    def raise_illegal(self, refusal: i64, action: int) -> None:
        reason = unpack(refusal, self.reasons)
        assert reason is not None
        known = self.actions.is_named(action)
        raise Illegal(reason, self.actions.text(action) if known else str(action))

    def _seal(self, s: State, frame: Frame, seat: int, action: int) -> None:
        """Take one secret answer; when the last seat has finished, open all of them at once."""
        s.sealed[seat] = (*s.sealed[seat], action)
        waiting = frame[1]
        if self.complete(s, frame, seat):
            waiting &= ~(1 << seat)
        if waiting:
            s.stack.append((ASK_ALL, waiting, *frame[2:]))
        else:
            answers = s.sealed
            s.sealed = [()] * len(answers)
            self.reveal(s, frame, answers)

    # ---- what is asked: the title's questions, by frame ----------------------------------------

    def ask(self, questions: dict[int, Question[Any]]) -> None:
        """Enter what this title asks, by frame kind; a title calls it once, when it is made."""
        self.questions = [questions.get(kind, Question()) for kind in range(max(questions) + 1)]
        seen: dict[int, Any] = dict(questions)  # an interpreted class has its name on itself
        self.question_names = {kind: question.name for kind, question in seen.items()}

    def judge(self, s: State, frame: Frame, seat: i64, action: i64) -> i64:
        """`Question.judge` of what this frame asks."""
        return _asking(self, frame).judge(s, frame, seat, action)

    def moves(self, s: State, frame: Frame, seat: i64) -> vec[i64]:
        """`Question.moves` of what this frame asks."""
        return _asking(self, frame).moves(s, frame, seat)

    def answer(self, s: State, frame: Frame, seat: i64, action: i64) -> None:
        """`Question.answer` of what this frame asks."""
        _asking(self, frame).answer(s, frame, seat, action)

    def chances(self, s: State) -> i64:
        """How many equally likely outcomes the question to CHANCE on top has."""
        frame = s.stack[-1]
        return self.questions[frame[0]].chances(s, frame)

    def chance(self, s: State, index: i64) -> i64:
        """The action of the outcome with this index; several indices may mean the same action."""
        frame = s.stack[-1]
        return self.questions[frame[0]].chance(s, frame, index)

    def complete(self, s: State, frame: Frame, seat: int) -> bool:
        """`Question.is_complete` of what this frame asks."""
        return _asking(self, frame).is_complete(s, frame, seat)

    def reveal(self, s: State, frame: Frame, answers: list[Frame]) -> None:
        """`Question.reveal` of what this frame asks."""
        _asking(self, frame).reveal(s, frame, answers)

    # ---- what a title supplies ----------------------------------------------------------------

    def set_up(self, players: int, options: dict[str, str]) -> State:
        """The table before anything was drawn, with the first frames pushed."""
        raise NotImplementedError

    def step(self, s: State, frame: Frame) -> None:
        """Carry out a step, which has been popped."""
        raise NotImplementedError

    def resample(self, s: State, seat: int, seed: int) -> State:
        """A State that this seat cannot tell from `s`, with everything it cannot know redrawn."""
        raise NotImplementedError

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        """The title's part of a view: built from what the seat may know, never by deleting."""
        raise NotImplementedError

    def look_again(self, s: State, earlier: State, seen: dict[str, Any]) -> dict[str, Any]:
        """The same as `look(s, None)`, for `view_again`: unchanged parts may be those of `seen`.

        Titles whose views are large can tell them more quickly, as a changed copy of `seen`.
        """
        return self.look(s, None)

    def glimpses_same(self, s: State, earlier: State, seat: int) -> bool:
        """Is the `glimpse` of a seat surely the one of an earlier position?"""
        return False

    def glimpse(self, s: State, seat: int) -> dict[str, Any]:
        """What a seat sees besides what everybody sees: a patch of `look(s, None)`.

        Titles whose secrets are few can tell it more quickly.
        """
        return difference(self.look(s, None), self.look(s, seat))

    def waiting(self, s: State) -> tuple[int, ...]:
        """The seats for which everybody is told to wait: by default those that owe an answer.

        If it is a secret who has answered, a title names all seats that were asked, until the
        question closes.
        """
        return s.to_act

    def may_wait(self, s: State, seat: int) -> bool:
        """May this seat, which is asked, leave it to the others to go on?

        Bots are not asked then: such as the maker of an offer, who could only take it back.
        """
        return False

    def standing(self, s: State, seat: int) -> int | None:
        """The standing order of a seat for the pending question, if any.

        The caller that runs the match plays it for the seat, as a decision like any other.
        """
        return None

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        """The seat's own goods by name, for previews."""
        raise NotImplementedError

    def owed(self, s: State, seat: int) -> dict[str, int]:
        """What pending questions will still make the seat pay, for previews of longer moves."""
        return {}

    def assumed(self, s: State, seat: int) -> int | None:
        """The answer that previews assume for a seat to its pending question; None ends the preview.

        It is for longer moves with later steps that are nearly always the same, such as paying
        with no more servants than needed.
        """
        return None

    def account(self, s: State, seat: int, action: int) -> list[Entry]:
        """How an action adds up, in the order in which it is carried out, legal or not.

        Empty where the amounts of a preview tell everything.
        """
        return []

    def scores(self, s: State) -> list[int]:
        """Points of every seat so far, final once the match is over."""
        raise NotImplementedError

    def winners(self, s: State) -> list[int]:
        """The winning seats, ties resolved as the rules say; empty while the match runs."""
        raise NotImplementedError

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        """Where the points of a seat come from; the values add up to its score."""
        raise NotImplementedError

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        """Quantities that must add up: name -> (counted now, as it must be)."""
        raise NotImplementedError

    def ending(self, s: State) -> str:
        """The way this match ended, one of the title's `endings`; "" while it runs."""
        raise NotImplementedError


def _asking(game: Game, frame: Frame) -> Question[Any]:
    """The object for what a frame asks (`state.asked`); a function, so that calls of it are inlined."""
    kind: i64 = frame[0]
    return game.questions[kind if kind >= FIRST_OWN_QUESTION else frame[2]]
