"""Players for random play who have likes and dislikes, so that it meets what pure chance never does.

Uniform chance discards every leader long before it could be played, and never saves eighteen coins.
A moody seat likes some verbs and some things of the board for a whole match: one places nothing but
in the market, another takes every venture.
"""

from __future__ import annotations

from typing import Final

from signoria.kernel.actions import ActionTable
from signoria.kernel.chance import Dice

LIKINGS: Final = (0, 1, 8, 64)
"""How much a verb or a sort of thing is liked, each as likely; what is not liked at all is done only
where there is nothing else.
"""


def sort_of(word: str) -> str:
    """What numbered things are: all floors of a tower are liked alike."""
    return word.rstrip("0123456789").rstrip("-") or word


class Moods:
    """The likings of all seats in one match.  The same dice make the same choices."""

    def __init__(self, actions: ActionTable, dice: Dice) -> None:
        self._actions = actions
        self._dice = dice
        self._likings: dict[tuple[int, str], int] = {}

    def choose(self, seat: int, legal: list[int]) -> int:
        """One of the legal actions: a verb by how it is liked, then one of its rows."""
        rows: dict[str, list[int]] = {}
        for action in legal:
            rows.setdefault(self._actions.verb(action).name, []).append(action)
        verbs = list(rows)
        verb = verbs[self._drawn([self._liking(seat, name) for name in verbs])]
        return rows[verb][self._drawn([self._charm(seat, action) for action in rows[verb]])]

    def _charm(self, seat: int, action: int) -> int:
        charm = 1
        for word in self._actions.arguments(action).values():
            charm *= self._liking(seat, sort_of(word))
        return charm

    def _liking(self, seat: int, word: str) -> int:
        if (seat, word) not in self._likings:
            self._likings[seat, word] = LIKINGS[int(self._dice.below(len(LIKINGS)))]
        return self._likings[seat, word]

    def _drawn(self, weights: list[int]) -> int:
        """An index, drawn by its weight; by pure chance where no weight is left."""
        if not any(weights):
            return int(self._dice.below(len(weights)))
        point = int(self._dice.below(sum(weights)))
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        raise AssertionError("a point below the sum of the weights lies in one of them")
