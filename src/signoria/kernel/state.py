"""The table at one moment: pending frames, pieces, counters; nothing that cannot be dumped.

A `State` owns a *stack* of frames.  A frame is a tuple of ints `(kind, who, *arguments)`:

* `kind < QUESTION`: a **step**, work the engine does by itself (`Game.step`);
* `kind >= QUESTION`: a **question**, which waits on top of the stack until `who` answers it
  (`Question.answer`).  `who` is a seat, or `CHANCE`, or, for `ASK_ALL` and `ASK_ANY`, a mask of seats.

The stack is the program counter of a match.  Because frames are immutable ints and everything
else in a State is data too, a match can be stopped, cloned, compared, hashed, dumped and loaded
at any question.  States never hold closures, generators, clocks, files, seeds or user names.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Frame = tuple[int, ...]

CHANCE: Final = -1
"""The pseudo-seat that rolls dice and draws cards."""

QUESTION: Final = 64
"""Frames of this kind and above wait for an answer; lower kinds are steps of the engine."""

ASK_ALL: Final = 64
"""`(ASK_ALL, mask, topic, *arguments)`: every seat in the mask answers at once and in secret.

Answers wait in `State.sealed`; when all are in, `Question.reveal` gets them together."""

ASK_ANY: Final = 65
"""`(ASK_ANY, mask, topic, *arguments)`: any seat in the mask may act next, and openly.

Each answer goes to `Question.answer` at once, which pushes the question again while it stays open.
For times when everybody may speak, such as deals before an election."""

FIRST_OWN_QUESTION: Final = 66
"""Titles number their questions from here."""

EVERYBODY: Final = -1
"""`seen_by` mask of an event whose facts are public."""


def asked(frame: Frame) -> int:
    """What a frame asks: its kind, or its topic where several seats are asked."""
    kind = frame[0]
    return frame[2] if QUESTION <= kind < FIRST_OWN_QUESTION else kind


def whom(frame: Frame) -> int:
    """Whom a frame asks: a seat, CHANCE, or a mask of seats.  Of a step, whom it concerns."""
    return frame[1]


class Event(NamedTuple):
    """One fact of a match, in numbers, enough to animate it and to write the log.

    `kind` indexes the title's list of event names, `data` are that kind's arguments, and
    `seen_by` is the bit mask of seats that may see `data`; the others learn only that it happened.
    """

    kind: int
    seat: int
    data: tuple[int, ...]
    seen_by: int


def redacted(events: list[Event], seat: int | None) -> list[Event]:
    """The events as a seat may see them: secret ones keep their kind and lose their facts.

    None is a spectator, who sees public facts only.
    """
    return [
        event
        if event.seen_by == EVERYBODY or (seat is not None and event.seen_by >> seat & 1)
        else Event(event.kind, event.seat, (), event.seen_by)
        for event in events
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something a State is made of.

    A subclass names all its data attributes in `FIELDS` and copies all of them in `clone()`.
    Dumping, restoring, comparing and hashing follow `FIELDS`; the contract test compares
    `FIELDS` with the attributes that really exist, so a forgotten one is found at once.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def dump(self) -> dict[str, Any]:
        """The fields as JSON values."""
        return {name: _dump_value(getattr(self, name)) for name in type(self).FIELDS}

    def load(self, dumped: dict[str, Any]) -> None:
        """Overwrite the fields of this skeleton by dumped values; its types say how to read them."""
        missing = set(type(self).FIELDS) ^ set(dumped)
        if missing:
            raise ValueError(
                f"{type(self).__name__}: fields {sorted(missing)} do not fit this version of the "
                "rules; load it with the version that wrote it"
            )
        for name in type(self).FIELDS:
            setattr(self, name, _load_value(getattr(self, name), dumped[name], name))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(json.dumps(self.dump(), separators=(",", ":")))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """The whole table.  A title subclasses it with named, typed fields of its own.

    `stack`   pending frames, the next one last.
    `drawn`   how often each chance stream has been used; with the seed it fixes the next draw.
    `sealed`  per seat, the secret answers given so far to the `ASK_ALL` on top of the stack.
    `known`   per secret thing of the title, the mask of seats that have seen it.  Views are
              built from it and undo derives from it: a bit gained is knowledge gained.
    `options` the choice made for every option of the title.  It never changes, so clones share it;
              a dump has it beside the position (`Game.dump`).
    `events`  facts of the step under way, or None while nobody listens (search, playouts).
              Not part of the position: neither dumped nor cloned.
    """

    __slots__ = ("drawn", "events", "known", "options", "sealed", "stack")
    FIELDS: ClassVar[tuple[str, ...]] = ("stack", "drawn", "sealed", "known")

    stack: list[Frame]
    drawn: list[int]
    sealed: list[Frame]
    known: list[int]
    options: dict[str, str]
    events: list[Event] | None

    def clone(self) -> State:
        """An independent copy that shares nothing mutable with this one."""
        raise NotImplementedError

    def start(self, streams: int, seats: int, secrets: int) -> None:
        """Initialise the kernel's own fields of a fresh State."""
        self.stack = []
        self.drawn = [0] * streams
        self.sealed = [()] * seats
        self.known = [0] * secrets
        self.options = {}
        self.events = None

    def copy_kernel_fields(self, source: State) -> None:
        """The kernel's share of `clone()`."""
        self.stack = source.stack[:]
        self.drawn = source.drawn[:]
        self.sealed = source.sealed[:]
        self.known = source.known[:]
        self.options = source.options
        self.events = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an answer now; `()` when the match is over."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        if QUESTION <= frame[0] < FIRST_OWN_QUESTION:
            return tuple([seat for seat in range(len(self.sealed)) if frame[1] >> seat & 1])
        return (frame[1],)

    def emit(
        self,
        kind: i64,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        seen_by: i64 = EVERYBODY,
    ) -> None:
        """Tell a fact to whoever listens."""
        if self.events is not None:
            self.events.append(Event(int(kind), int(seat), (int(a), int(b), int(c)), int(seen_by)))

    def digest(self) -> str:
        """A short fingerprint of the position, equal on every machine and in every build."""
        canonical = json.dumps(self.dump(), separators=(",", ":"), sort_keys=True)
        return blake2b(canonical.encode(), digest_size=16).hexdigest()


VEC: Final = type(vec[i64]())


def _dump_value(value: Any) -> Any:
    if isinstance(value, Part):
        return value.dump()
    if isinstance(value, (list, tuple)) or type(value) is VEC:
        return [_dump_value(item) for item in value]
    return value


def _load_value(skeleton: Any, dumped: Any, name: str) -> Any:
    """Read `dumped` in the form that `skeleton`, the same field of a fresh State, has."""
    if isinstance(skeleton, Part):
        skeleton.load(dumped)
        return skeleton
    if type(skeleton) is VEC:
        if not (isinstance(dumped, list) and all(type(item) is int for item in dumped)):
            raise ValueError(f"{name}: a list of whole numbers is needed, not {dumped!r:.60}")
        if len(dumped) != len(skeleton):
            raise ValueError(f"{name}: {len(skeleton)} numbers are needed, not {len(dumped)}")
        return vec[i64](dumped)
    if isinstance(skeleton, list):
        if not isinstance(dumped, list):
            raise ValueError(f"{name}: a list is needed, not {dumped!r:.60}")
        if name != "stack" and len(skeleton) != len(dumped):
            raise ValueError(f"{name}: {len(skeleton)} entries are needed, not {len(dumped)}")
        if skeleton and isinstance(skeleton[0], Part):
            return [_load_value(old, new, name) for old, new in zip(skeleton, dumped, strict=True)]
        return [_load_entry(item, name) for item in dumped]
    if type(dumped) is not type(skeleton):
        raise ValueError(f"{name}: a value like {skeleton!r} is needed, not {dumped!r:.60}")
    return dumped


def _load_entry(item: Any, name: str) -> Any:
    """A number, or a tuple of numbers, of a list such as the stack."""
    if type(item) is int:
        return item
    if isinstance(item, list) and all(type(number) is int for number in item):
        return tuple(item)
    raise ValueError(f"{name}: whole numbers or lists of them are needed, not {item!r:.60}")
