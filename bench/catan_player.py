"""Our search as a player of catanatron."""

from __future__ import annotations

from time import thread_time
from typing import Any

from bench.catan import Catan
from bench.catan_bridge import row_of, table_of
from bench.catan_guide import CatanGuide
from bench.catan_land import Land
from bench.catan_weights import EARLY, LATE
from bench.catan_worth import Worth
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher
from signoria.kernel.chance import child_seed


class SearchPlayer:
    """What catanatron asks of a player: a `color`, and `decide`.

    Plays one game.  The search never meets the position itself, only one that the seat cannot tell
    from it, so that nothing it does can hang on what is hidden.  `seconds` are the processor times
    of its decisions so far, of those where it had a choice.
    """

    def __init__(self, color: Any, budget: Budget, seed: int) -> None:
        self.color = color
        self.is_bot = True
        self.seconds: list[float] = []
        self._budget = budget
        self._seed = seed
        self._title: Catan | None = None
        self._settler: Searcher | None = None

    def reset_state(self) -> None:
        """Forget the game that was played."""
        self._title = self._settler = None

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """One of the playable actions of a catanatron game."""
        actions = list(playable_actions)
        if len(actions) == 1:
            return actions[0]
        began = thread_time()
        if self._title is None or self._settler is None:
            land = Land(game.state.board.map)
            self._title = Catan(land)
            guide = CatanGuide(Worth(land, EARLY, LATE))
            self._settler = Searcher("search", self._budget, lambda _: guide, self._seed)
        title = self._title
        seat = game.state.colors.index(self.color)
        seed = child_seed(self._seed, "imagined", len(self.seconds))
        sampled = title.resample(table_of(title, game.state), seat, seed)
        row = self._settler.choose(title, sampled, seat)
        self.seconds.append(thread_time() - began)
        return next(action for action in actions if row_of(title, action) == row)
