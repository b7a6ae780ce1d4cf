"""Bots that search."""

from __future__ import annotations

from typing import Any, Final

from signoria.ai.search.guides import GuideFor, guide_for
from signoria.ai.search.search import Budget, Node, Search
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.kernel.state import State

EXPLORATION: Final = 0.1
"""The exploration constant of PUCT: small, since shares of the victory differ by little."""
PLAIN_EXPLORATION: Final = 0.7
"""The exploration constant of UCB1, for a search whose guide does not know the title."""

FIRST_PART: Final = 0.2
"""Share of the time after which a bot checks whether it can stop early."""
CLEAR: Final = 0.7
"""It can, if the lead of the first candidate over the second is this share of all trials."""


def is_clear(found: Search) -> bool:
    """Is a longer search unlikely to change the choice?"""
    return float(found.lead()) > CLEAR * float(found.trials())


class Searcher:
    """A bot that searches within a budget, unless its guide is sure of the answer.

    The argument `budget` of `choose`, in seconds of processor time, replaces the bot's own budget.
    """

    def __init__(
        self,
        name: str,
        own: Budget,
        guide_for: GuideFor = guide_for,
        seed: int = 0,
    ) -> None:
        """`guide_for` finds the guide of a title; `last_search` is what the last decision ran."""
        self.name = name
        self.own = own
        self.guide_for = guide_for
        self.seed = seed
        self.asked = 0
        self.last_search: Search | None = None
        self._kept: tuple[dict[str, Any], Node] | None = None

    def search(self, game: Game, state: State, seat: int, budget: float | None = None) -> Search:
        """Search the pending question of a seat."""
        guide = self.guide_for(game)
        exploration = EXPLORATION if guide.has_priors else PLAIN_EXPLORATION
        seed = child_seed(self.seed, "search", self.asked)
        self.asked += 1
        found = Search(game, state, seat, guide, seed, exploration, self._known(game, state, seat))
        own = Budget(0, budget) if budget is not None else self.own
        if own.iterations == 0 and guide.has_priors:
            found.run(Budget(seconds=FIRST_PART * own.seconds))
            if is_clear(found):
                return found
            found.run(Budget(seconds=(1.0 - FIRST_PART) * own.seconds))
        else:
            found.run(own)
        return found

    def sure_answer(self, game: Game, state: State, seat: int) -> int | None:
        """The guide's answer to the pending question, if it is sure of it without a search."""
        guide = self.guide_for(game)
        if not guide.is_sure(state):
            return None
        self.asked += 1
        dice = Dice(child_seed(self.seed, "search", self.asked))
        return int(guide.move(game, state, seat, seat, dice))

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        self.last_search = None
        sure = self.sure_answer(game, state, seat)
        if sure is not None:
            return sure
        found = self.last_search = self.search(game, state, seat, budget)
        action = found.best()
        self._keep(game, state, seat, action, found.root)
        return action

    def _known(self, game: Game, state: State, seat: int) -> Node | None:
        """The subtree that the last search kept for this question, if it led here."""
        if self._kept is None:
            return None
        view, node = self._kept
        self._kept = None
        return node if game.view(state, seat) == view else None

    def _keep(self, game: Game, state: State, seat: int, action: int, root: Node) -> None:
        """Keep what is below the chosen action if the seat is asked again at once."""
        after = state.clone()
        game.do(after, seat, action)
        node = root.following.get((seat, action))
        if node is not None and after.to_act == (seat,):
            self._kept = (game.view(after, seat), node)
