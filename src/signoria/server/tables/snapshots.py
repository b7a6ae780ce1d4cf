"""A snapshot: the position at one revision, as everybody sees it and what each seat sees besides.

What is looked at is kept, so that all connections share it; the snapshot before saves looking again
at what has stayed as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.kernel.match import Match
from signoria.kernel.patches import changes
from signoria.kernel.state import State as Position
from signoria.server.store.rows import SeatRow
from signoria.texts.teller import Teller
from signoria.texts.telling import Telling


class Snapshot:
    """The position of a match at one revision."""

    def __init__(
        self,
        match: Match,
        teller: Teller,
        seats: Sequence[SeatRow],
        revision: int,
        before: Snapshot | None = None,
    ) -> None:
        """Look at the match, more quickly if there is a snapshot `before`, at whatever revision."""
        game, position = match.game, match.state
        self._own: dict[int, dict[str, Any]] = {}
        if before is None:
            view = game.view(position, None)
        else:
            view = game.view_again(position, before._position, before.view)
            for seat, own in before._own.items():
                if game.glimpses_same(position, before._position, seat):
                    self._own[seat] = own
        self._match = match
        self._position: Position = position
        self._seats = seats
        self.view: Final[dict[str, Any]] = view
        """What everybody sees."""
        self.revision: Final = revision
        self.step: Final = len(match.log)
        self.question: Final[Telling | None] = None if match.over else teller.question(view)
        self.to_act: Final[list[int]] = list(game.waiting(position))

    def changes_since(self, before: Snapshot) -> list[list[Any]]:
        """How the public view differs from that of an earlier snapshot."""
        return changes(before.view, self.view)

    def own(self, seat: int) -> dict[str, Any]:
        """What a seat sees besides; the same object as long as it stays the same."""
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = self._match.game.own_view(self._position, seat)
        return own

    def can_undo(self, seat: int) -> bool:
        """May the person at this seat take back a decision?"""
        return self._seats[seat].kind == "person" and self._match.can_undo(seat)

    def legal(self, seat: int) -> list[int] | None:
        """What the person at this seat may answer; None where nobody is asked there."""
        if self._seats[seat].kind != "person" or seat not in self._position.to_act:
            return None
        return self._match.game.legal(self._position, seat)
