"""Do the compiled and the interpreted engine play the same matches?

    python -m signoria.testing.builds TITLE --matches 1000

plays seeded random matches in the installed build and, in a second process, in the interpreted
one, and compares the fingerprints of their complete logs and final positions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from hashlib import blake2b

import signoria
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import first_to_act, random_move
from signoria.kernel.state import CHANCE
from signoria.testing.contract import option_sets


def fingerprint(game: Game, seed: int) -> str:
    """Play a random match and fingerprint every answer, chance's included, and the final State.

    The seed also chooses the number of players and the options.
    """
    sets = option_sets(game)
    counts = game.player_counts
    s = game.table(counts[seed % len(counts)], sets[seed // len(counts) % len(sets)])
    dice = Dice(seed)
    log: list[int] = []
    while s.stack:
        seat = int(first_to_act(s))
        if seat == CHANCE:
            drawn = int(game.chance(s, dice.below(game.chances(s))))
            game.do(s, CHANCE, drawn)
            log.append(drawn)
        else:
            action = int(random_move(game, s, seat, dice))
            game.do(s, seat, action)
            log.append(action)
    return blake2b(f"{log}{s.digest()}{game.scores(s)}".encode(), digest_size=16).hexdigest()


def fingerprints(name: str, matches: int) -> list[str]:
    game = signoria.load(name)
    return [fingerprint(game, seed) for seed in range(matches)]


def interpreted_fingerprints(name: str, matches: int) -> list[str]:
    """The same from a process that loads the sources."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "signoria.testing.builds",
            name,
            "--matches",
            str(matches),
            "--list",
        ],
        env={**os.environ, "SIGNORIA_PURE": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    listed: list[str] = json.loads(done.stdout)
    return listed


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m signoria.testing.builds", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--list", action="store_true", help="print this build's fingerprints")
    arguments = parser.parse_args()
    here = fingerprints(arguments.game, arguments.matches)
    if arguments.list:
        print(json.dumps(here))
        return
    if not signoria.is_compiled():
        sys.exit("the compiled engine is not installed; run `make setup`")
    there = interpreted_fingerprints(arguments.game, arguments.matches)
    different = [
        seed for seed, pair in enumerate(zip(here, there, strict=True)) if len({*pair}) > 1
    ]
    if different:
        sys.exit(
            f"{len(different)} of {arguments.matches} matches differ; the first seed is {different[0]}"
        )
    print(f"{arguments.matches} matches of {arguments.game}: both builds play the same")


if __name__ == "__main__":
    main()
