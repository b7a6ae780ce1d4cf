"""Proof that a game keeps the engine's ten promises, for our titles and for yours.

>>> import signoria
>>> from signoria.testing import check_game
>>> check_game(signoria.games()[0], players=2, options={}, seed=1).decisions > 0
True

`check_game` plays one random match and checks every promise along the way; `fuzz` does so until
something breaks; `golden` and `perft` pin behaviour down; `builds` compares the compiled and the
interpreted engine.
"""

from signoria.testing.contract import PROMISES, BrokenPromise, CheckReport, check_game, option_sets
from signoria.testing.fuzzing import fuzz
from signoria.testing.perft import perft

__all__ = [
    "PROMISES",
    "BrokenPromise",
    "CheckReport",
    "check_game",
    "fuzz",
    "option_sets",
    "perft",
]
