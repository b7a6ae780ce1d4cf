"""The greedy bot: takes the best move of the title's evaluation."""

from __future__ import annotations

from signoria.ai.search.expertise import Expertise
from signoria.games import title_of
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State


class Greedy:
    """Takes the action with the best evaluation now, without regard to what others do then.

    `tuned` uses weights that were tuned to win instead of the usual ones.
    """

    def __init__(self, seed: int = 0, name: str = "greedy", tuned: bool = False) -> None:
        self.name = name
        self.tuned = tuned
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        expertise = expertise_for(self, game)
        policy = expertise.sharp if self.tuned else expertise.greedy
        return policy(game, state, seat, self.dice)


def expertise_for(bot: Greedy, game: Game) -> Expertise:
    """What the bot has to know of a title.  Raises `BadOption` where nobody has told it anything."""
    expertise = title_of(game).expertise
    if expertise is None:
        raise BadOption(f"the {bot.name} bot does not know {game.name}; let 'random' play it")
    return expertise
