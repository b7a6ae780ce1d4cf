"""Biased players for random play, which reach what uniformly random play never does.

Uniform play discards every leader long before it could be played, and never saves eighteen coins.
A moody seat prefers some verbs and some places of the board for a whole match: one places only in the
market, another takes every venture.  A purposeful one plays the best move of a guide, without the
verbs that it dislikes.
"""

from __future__ import annotations

from typing import Final

from signoria.ai.search.guides import usual_guide
from signoria.kernel.actions import ActionTable
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

LIKINGS: Final = (0, 1, 8, 64)
"""How much a verb or a sort of thing is liked, each as likely; what is not liked at all is done only
where there is nothing else.
"""

STRAYING: Final = 12
"""A purposeful seat does something random once in so many decisions."""
DISLIKES: Final = 4
"""It dislikes one verb in so many."""


def sort_of(word: str) -> str:
    """The sort of a numbered place: all floors of a tower are of one sort."""
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


class Purposes:
    """Seats that play for points, each in its own way.  The same dice make the same choices."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self._game = game
        self._guide = usual_guide(game)
        self._dice = dice
        self._disliked: dict[tuple[int, str], bool] = {}

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """The best-scored of the legal actions whose verb the seat does not dislike."""
        if self._dice.below(STRAYING) == 0:
            return legal[int(self._dice.below(len(legal)))]
        moves = self._game.moves(state, state.stack[-1], seat)
        prior_scores = self._guide.prior_scores(self._game, state, seat, seat, moves, self._dice)
        score = {int(move): prior_scores[index] for index, move in enumerate(moves)}
        liked = [action for action in legal if not self._dislikes(seat, action)] or legal
        return max(liked, key=lambda action: score[action])

    def _dislikes(self, seat: int, action: int) -> bool:
        key = (seat, self._game.actions.verb(action).name)
        if key not in self._disliked:
            self._disliked[key] = self._dice.below(DISLIKES) == 0
        return self._disliked[key]
