"""A position as it is shown: what everybody sees and what each seat sees besides.

Each part is written once per revision and then shared by all connections; a message to a client
is put together from its parts as bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.kernel.match import Match
from signoria.server.messages import Fact, LogLine, Preview, State
from signoria.server.storage import SeatRow
from signoria.texts.teller import Teller
from signoria.texts.telling import Telling

encode: Final = msgspec.json.Encoder().encode


class SeatPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a `State` that only one seat gets."""

    own: msgspec.Raw
    legal: list[int] = []
    previews: list[Preview] = []
    can_undo: bool = False


class Showing:
    """The position of a match at one revision."""

    def __init__(
        self, match: Match, teller: Teller, seats: Sequence[SeatRow], revision: int
    ) -> None:
        game, position = match.game, match.state
        view = game.view(position, None)
        self._match = match
        self._seats = seats
        self.revision: Final = revision
        self.question: Final[Telling | None] = None if match.over else teller.question(view)
        self._view = msgspec.Raw(encode(view))
        self._to_act = list(position.to_act)
        self._seat_parts: dict[int | None, bytes] = {None: b""}

    def shared(self, facts: list[Fact], log: int, lines: list[LogLine]) -> bytes:
        """The fields that are the same for many, as the beginning of an object."""
        state = State(
            revision=self.revision,
            step=len(self._match.log),
            view=self._view,
            question=self.question,
            to_act=self._to_act,
            facts=facts,
            log=log,
            lines=lines,
        )
        return encode(state)[:-1]

    def message(self, shared: bytes, seat: int | None, reply_to: int | None = None) -> bytes:
        """The whole `State` for a seat."""
        part = self._seat_parts.get(seat)
        if part is None:
            part = b",%b" % encode(self._seat_part(seat))[1:-1]
            self._seat_parts[seat] = part
        if reply_to is None:
            return b"%b%b}" % (shared, part)
        return b'%b%b,"reply_to":%d}' % (shared, part, reply_to)

    def _seat_part(self, seat: int | None) -> SeatPart:
        assert seat is not None
        match = self._match
        game, position = match.game, match.state
        own = msgspec.Raw(encode(game.own_view(position, seat)))
        if self._seats[seat].kind != "person":
            return SeatPart(own)
        if seat not in self._to_act:
            return SeatPart(own, can_undo=match.can_undo(seat))
        legal = game.legal(position, seat)
        previews = []
        for action in legal:
            pays, gains = game.preview(position, seat, action)
            if pays or gains:
                previews.append(Preview(action, pays, gains))
        return SeatPart(own, legal, previews, match.can_undo(seat))
