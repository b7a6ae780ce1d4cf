"""`Expertise`: what bots know of a title, in the forms in which they ask for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

Policy = Callable[[Game, State, int, Dice], int]
"""What a seat answers to the pending question."""

Weights = Any
"""The numbers of a title's evaluation: an object with one attribute, a float or a bool, for each."""


class Expertise:
    """Everything that is known of one title.  A title that has it supplies all of this."""

    features: int
    """How many numbers describe a seat for networks."""
    slips: tuple[float, float] = (0.22, 0.055)
    """The condottiero's sampling temperature and the share of the legal moves that it overlooks."""
    positions: int = 100
    """About how many positions of a match are useful training samples."""
    clear_lead: float = 15.0
    """A lead of so many points leaves little doubt who played better."""
    training_options: ClassVar[Mapping[str, str]] = {}
    """The options of the matches that weights are tuned on."""

    def guide(self, network: Network | None, usual: bool) -> Guide:
        """What a search uses: with a network or without, with tuned weights or the usual ones."""
        raise NotImplementedError

    def greedy(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        """The answer with the best outlook by the usual weights."""
        raise NotImplementedError

    def sharp(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        """The same by tuned weights."""
        raise NotImplementedError

    def usual_weights(self) -> Weights:
        """A fresh copy of the greedy bot's weights, as rollouts use them."""
        raise NotImplementedError

    def tuned_weights(self, players: int) -> Weights:
        """The same with the tuned weights for so many players in their place."""
        raise NotImplementedError

    def policy(self, weights: Weights, careful: bool = False) -> Policy:
        """The policy of the evaluation with these weights; `careful` avoids faster approximations."""
        raise NotImplementedError
