"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import signoria
from signoria import records
from signoria.kernel.chance import Dice


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]
Start = Callable[..., "subprocess.Popen[str]"]
Terminal = Callable[..., "tuple[subprocess.Popen[bytes], int]"]


def finished(path: Path) -> Path:
    """Play an advanced match between two random players and write it to a file."""
    game = signoria.load("carrara")
    match = game.new(2, 11, {"variant": "advanced"}, ("Anna", "Bruno"))
    dice = Dice(3)
    while not match.over:
        seat = match.state.to_act[0]
        legal = game.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
    records.save(path, match.record())
    return path


def numbers_typed(seed: int, lines: int = 4000, most: int = 9) -> str:
    """A person who types numbers at random; too high ones are refused and asked again."""
    dice = Dice(seed)
    return "".join(f"{1 + int(dice.below(most))}\n" for _ in range(lines))
