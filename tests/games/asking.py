"""Asking a game about a position in words, the same for every title."""

from __future__ import annotations

import pytest

from signoria import Game, Illegal, Reason, State


class Asking:
    """The questions that rule tests put to one title."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def can_be_drawn(self, s: State) -> dict[str, int]:
        """What chance may answer now, with its weights."""
        return {self.game.actions.text(row): weight for row, weight in self.game.outcomes(s)}

    def legal(self, s: State, seat: int | None = None) -> set[str]:
        """The texts of all legal actions of the seat that is asked, or of the one named."""
        asked = s.to_act[0] if seat is None else seat
        return {self.game.actions.text(action) for action in self.game.legal(s, asked)}

    def legal_with(self, s: State, verb: str, seat: int | None = None) -> set[str]:
        """The legal actions of one verb, without the verb: {"massa", "urban"} for "place"."""
        texts = (text.partition(" ") for text in self.legal(s, seat))
        return {arguments for word, _, arguments in texts if word == verb}

    def refused(self, s: State, text: str, seat: int | None = None) -> Reason:
        """Why an action is refused, by every door of the game, and nothing changes by trying."""
        asked = s.to_act[0] if seat is None else seat
        action = self.game.actions.parse(text)
        reason = self.game.why_not(s, asked, action)
        assert reason is not None, f"{text!r} is legal"
        assert action not in self.game.legal(s, asked)
        before = s.dump()
        with pytest.raises(Illegal) as caught:
            self.game.apply(s, asked, action)
        assert caught.value.reason == reason
        assert s.dump() == before
        return reason
