"""Bots that search."""

from __future__ import annotations

from typing import Any, Final

from signoria.ai.search.guides import GuideFor, guide_for
from signoria.ai.search.search import Budget, Node, Search
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.kernel.state import State

CURIOSITY: Final = 0.1
"""How much a search looks at what merely looks promising: shares of victory differ by little."""
PLAIN_CURIOSITY: Final = 0.7
"""The same for a search without a guide that knows the title: the weight of the confidence bound."""

FIRST_PART: Final = 0.2
"""Share of its time after which a bot asks itself whether the matter is clear already."""
CLEAR: Final = 0.7
"""It is, if the leading candidate was tried so much oftener than the second, as a share of all."""


def is_clear(found: Search) -> bool:
    """Would more thinking hardly change the choice?"""
    return float(found.lead()) > CLEAR * float(found.trials())


class Searcher:
    """Thinks ahead, by its guide of the title or without any, for as long as it is given; where the
    guide is sure, it does not think.

    `budget` of `choose`, in seconds of processor time, takes the place of the bot's own one.
    """

    def __init__(
        self,
        name: str,
        own: Budget,
        guide_for: GuideFor = guide_for,
        seed: int = 0,
    ) -> None:
        """`guide_for` says what the bot believes about a title; `thought` is its last search."""
        self.name = name
        self.own = own
        self.guide_for = guide_for
        self.seed = seed
        self.asked = 0
        self.thought: Search | None = None
        self._kept: tuple[dict[str, Any], Node] | None = None

    def search(self, game: Game, state: State, seat: int, budget: float | None = None) -> Search:
        """Think about the pending question of a seat."""
        guide = self.guide_for(game)
        curiosity = CURIOSITY if guide.opinionated else PLAIN_CURIOSITY
        seed = child_seed(self.seed, "search", self.asked)
        self.asked += 1
        found = Search(game, state, seat, guide, seed, curiosity, self._known(game, state, seat))
        own = Budget(0, budget) if budget is not None else self.own
        if own.iterations == 0 and guide.opinionated:
            found.run(Budget(seconds=FIRST_PART * own.seconds))
            if is_clear(found):
                return found
            found.run(Budget(seconds=(1.0 - FIRST_PART) * own.seconds))
        else:
            found.run(own)
        return found

    def sure_answer(self, game: Game, state: State, seat: int) -> int | None:
        """What the guide answers to the pending question without any search, if it is sure of it."""
        guide = self.guide_for(game)
        if not guide.is_sure(state):
            return None
        self.asked += 1
        dice = Dice(child_seed(self.seed, "search", self.asked))
        return int(guide.move(game, state, seat, seat, dice))

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        self.thought = None
        sure = self.sure_answer(game, state, seat)
        if sure is not None:
            return sure
        found = self.thought = self.search(game, state, seat, budget)
        action = found.best()
        self._keep(game, state, seat, action, found.root)
        return action

    def _known(self, game: Game, state: State, seat: int) -> Node | None:
        """What the last search has found out about this question, if it is the one it led to."""
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
