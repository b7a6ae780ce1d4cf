"""A position as it is shown: what everybody sees and what each seat sees besides.

Each part is written once per revision, when it is first needed, and then shared by all
connections; a message to a client is put together from its parts as bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.kernel.match import Match
from signoria.kernel.patches import changes
from signoria.kernel.state import State as Position
from signoria.server.chronicle import Told
from signoria.server.messages import State
from signoria.server.storage import SeatRow
from signoria.texts.teller import Teller
from signoria.texts.telling import Telling

encode: Final = msgspec.json.Encoder().encode


class Showing:
    """The position of a match at one revision."""

    def __init__(
        self,
        match: Match,
        teller: Teller,
        seats: Sequence[SeatRow],
        revision: int,
        before: Showing | None = None,
    ) -> None:
        """Look at the match, more quickly if it was shown `before`, at whatever revision."""
        game, position = match.game, match.state
        self._own: dict[int, bytes] = {}
        if before is None:
            view = game.view(position, None)
        else:
            view = game.view_again(position, before._position, before._view)
            for seat, own in before._own.items():
                if game.glimpses_same(position, before._position, seat):
                    self._own[seat] = own
        self._match = match
        self._position: Position = position
        self._view: dict[str, Any] = view
        self._seats = seats
        self.revision: Final = revision
        self.question: Final[Telling | None] = None if match.over else teller.question(view)
        state = State(
            revision=revision,
            step=len(match.log),
            question=self.question,
            to_act=list(game.waiting(position)),
        )
        self._everybody = encode(state)[:-1]
        self._written_view = b""
        self._seat_parts: dict[int | None, bytes] = {None: b""}

    def shared(
        self, told: Told, log: int, motion: bool = True, before: Showing | None = None
    ) -> bytes:
        """The fields that are the same for many, as the beginning of an object.

        `log` lines stay, and what was `told` follows; without `motion` its facts do not.  Who was
        shown the position `before` is told what has changed, others the whole view.
        """
        if before is not None:
            view = b'"changes":%b' % encode(changes(before._view, self._view))
        else:
            view = b'"view":%b' % self._whole_view()
        facts = told.facts if motion else b""
        return b'%b,%b,"facts":[%b],"log":%d,"lines":[%b]' % (
            self._everybody,
            view,
            facts,
            log,
            told.lines,
        )

    def _whole_view(self) -> bytes:
        if not self._written_view:
            self._written_view = encode(self._view)
        return self._written_view

    def message(self, shared: bytes, seat: int | None, reply_to: int | None = None) -> bytes:
        """The whole `State` for a seat."""
        part = self._seat_parts.get(seat)
        if part is None:
            assert seat is not None
            part = self._seat_part(seat)
            self._seat_parts[seat] = part
        if reply_to is None:
            return b"%b%b}" % (shared, part)
        return b'%b%b,"reply_to":%d}' % (shared, part, reply_to)

    def _seat_part(self, seat: int) -> bytes:
        """The fields that only this seat gets, as the continuation of an object."""
        match = self._match
        game, position = match.game, match.state
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = encode(game.own_view(position, seat))
        part = b',"own":%b' % own
        if self._seats[seat].kind != "person":
            return part
        if match.can_undo(seat):
            part += b',"can_undo":true'
        if seat not in position.to_act:
            return part
        return b'%b,"legal":%b' % (part, encode(game.legal(position, seat)))
