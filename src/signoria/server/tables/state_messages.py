"""What those who watch a live match are sent of it: each message a `State`, written as a whole.

This is the plain way.  `glued_json` writes the same messages from parts that many share, in a
fraction of the time.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

import msgspec

from signoria.server.messages import NOTHING, Hello, State
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.snapshots import Snapshot

encode: Final = msgspec.json.Encoder().encode


class StateMessages:
    """The messages of one live match, each for a seat, or for a spectator: None."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live

    def hello(self, hello: Hello, state: bytes | None) -> bytes:
        """The first message, with the state that is already written; without, the table is open."""
        if state is None:
            return encode(hello)
        return encode(Hello(hello.table, hello.chat, msgspec.json.decode(state, type=State)))

    def whole(self, seat: int | None) -> bytes:
        """The position and the whole log, for somebody who has seen nothing yet."""
        return self.write(self._live.snapshot(), 0, seat, motion=False)

    def since(self, revision: int, seat: int | None) -> bytes:
        """The position and what has led to it, for somebody who has seen a revision."""
        passages = self._live.history.passages
        first = bisect_right(passages, revision, key=lambda passage: passage.revision)
        return self.write(self._live.snapshot(), first, seat)

    def write(
        self,
        snapshot: Snapshot,
        first: int,
        seat: int | None,
        motion: bool = True,
        before: Snapshot | None = None,
        reply_to: int | None = None,
    ) -> bytes:
        """A snapshot, and what has led to it from the passage with the index `first` on.

        Who was shown the snapshot `before` is told what has changed, others the whole view; without
        `motion` the facts are left out.
        """
        history = self._live.history
        facts, lines = history.tell_from(seat, first)
        state = State(
            revision=snapshot.revision,
            step=snapshot.step,
            view=msgspec.Raw(encode(snapshot.view)) if before is None else NOTHING,
            changes=[] if before is None else snapshot.changes_since(before),
            own=NOTHING if seat is None else msgspec.Raw(encode(snapshot.own(seat))),
            legal=[] if seat is None else snapshot.legal(seat) or [],
            question=snapshot.question,
            to_act=snapshot.to_act,
            can_undo=seat is not None and snapshot.can_undo(seat),
            facts=facts if motion else [],
            log=history.length(seat, first),
            lines=lines,
            reply_to=reply_to,
        )
        return encode(state)
