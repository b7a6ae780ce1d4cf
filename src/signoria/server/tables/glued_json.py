"""State messages put together as bytes from parts that are written once and shared.

Everybody at a table is sent nearly the same.  What all see of a snapshot is written once, what a
seat sees besides once per seat and only when it has changed, and what was told of a passage once for
ever.  `StateMessages` is the plain way to the same messages; the argument `glued_json` of
`app.make_app` (`signoria serve --plain-json`) switches between the two.
"""

from __future__ import annotations

from typing import Any

from signoria.server.messages import Hello, State
from signoria.server.tables.history import History, Passage, Watcher, Written
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.snapshots import Snapshot
from signoria.server.tables.state_messages import StateMessages, encode

NO_STATE = b'"state":null}'


class GluedJson(StateMessages):
    """See the module's docstring."""

    def __init__(self, live: LiveMatch) -> None:
        super().__init__(live)
        self._snapshot: Snapshot | None = None
        self._everybody = b""
        self._view = b""
        self._seat_parts: dict[int, bytes] = {}
        self._shared: dict[tuple[Watcher, int], bytes] = {}
        """What is the same for many who were shown the snapshot before, by whom and from where."""
        self._own: dict[int, tuple[dict[str, Any], bytes]] = {}
        """By seat: what it saw besides when that was last written."""

    def hello(self, hello: Hello, state: bytes | None) -> bytes:
        written = encode(hello)
        if state is None:
            return written
        return b'%b"state":%b}' % (written.removesuffix(NO_STATE), state)

    def write(
        self,
        snapshot: Snapshot,
        first: int,
        seat: int | None,
        motion: bool = True,
        before: Snapshot | None = None,
        reply_to: int | None = None,
    ) -> bytes:
        self._look_at(snapshot)
        watcher = None if self._live.history.is_public else seat
        if before is None:
            shared = self._written(snapshot, first, watcher, motion, None)
        else:
            key = (watcher, first)
            found = self._shared.get(key)
            if found is None:
                found = self._shared[key] = self._written(snapshot, first, watcher, motion, before)
            shared = found
        part = b"" if seat is None else self._seat_part(snapshot, seat)
        if reply_to is None:
            return b"%b%b}" % (shared, part)
        return b'%b%b,"reply_to":%d}' % (shared, part, reply_to)

    def _look_at(self, snapshot: Snapshot) -> None:
        """Begin a snapshot; what was written of another one is of no use any more."""
        if snapshot is self._snapshot:
            return
        self._snapshot = snapshot
        state = State(
            revision=snapshot.revision,
            step=snapshot.step,
            question=snapshot.question,
            to_act=snapshot.to_act,
        )
        self._everybody = encode(state)[:-1]
        self._view = b""
        self._seat_parts.clear()
        self._shared.clear()

    def _written(
        self,
        snapshot: Snapshot,
        first: int,
        watcher: Watcher,
        motion: bool,
        before: Snapshot | None,
    ) -> bytes:
        """The fields that are the same for many, as the beginning of an object."""
        history = self._live.history
        told = told_from(history, watcher, first)
        if before is not None:
            view = b'"changes":%b' % encode(snapshot.changes_since(before))
        else:
            if not self._view:
                self._view = encode(snapshot.view)
            view = b'"view":%b' % self._view
        return b'%b,%b,"facts":[%b],"log":%d,"lines":[%b]' % (
            self._everybody,
            view,
            told.facts if motion else b"",
            history.length(watcher, first),
            told.lines,
        )

    def _seat_part(self, snapshot: Snapshot, seat: int) -> bytes:
        """The fields that only this seat gets, as the continuation of an object."""
        part = self._seat_parts.get(seat)
        if part is not None:
            return part
        own = snapshot.own(seat)
        seen = self._own.get(seat)
        if seen is None or seen[0] is not own:
            seen = self._own[seat] = (own, encode(own))
        part = b',"own":%b' % seen[1]
        if snapshot.can_undo(seat):
            part += b',"can_undo":true'
        legal = snapshot.legal(seat)
        if legal is not None:
            part = b'%b,"legal":%b' % (part, encode(legal))
        self._seat_parts[seat] = part
        return part


def told_from(history: History, watcher: Watcher, first: int) -> Written:
    """What a watcher is told from a passage on."""
    if first == len(history.passages) - 1:
        return told(history, history.passages[first], watcher)
    parts = [told(history, passage, watcher) for passage in history.passages[first:]]
    return Written(
        b",".join([part.facts for part in parts if part.facts]),
        b",".join([part.lines for part in parts if part.lines]),
    )


def told(history: History, passage: Passage, watcher: Watcher) -> Written:
    """What a watcher is told of a passage; kept, for those who come back."""
    key = passage.told_to(watcher)
    kept = passage.written.get(key)
    if kept is None:
        facts, lines = history.tell(passage, watcher)
        kept = passage.written[key] = Written(encode(facts)[1:-1], encode(lines)[1:-1])
    return kept
