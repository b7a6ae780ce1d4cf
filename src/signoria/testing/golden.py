"""Golden matches and counts: finished matches and perft positions that must never change unnoticed.

There is one match for every way a game can end, per variant (`Game.variants`) and number of players.  The files are
written only by

    python -m signoria.testing.golden --regenerate

for a deliberate change of the rules (a new `rules_version`), never to make a test pass.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import signoria
from signoria import records
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.testing.perft import perft

TRIES: Final = 20_000
PERFT_DEPTH: Final = 3


def variants(game: Game) -> Iterator[dict[str, str]]:
    """Every mixture of the options that are variants."""
    options = game.options[: game.variants]
    for choices in product(*[option.choices for option in options]):
        yield {option.name: choice for option, choice in zip(options, choices, strict=True)}


def wanted(game: Game) -> Iterator[tuple[str, int, dict[str, str], str]]:
    """(file name, players, variant, ending) of every golden match a game needs."""
    for variant in variants(game):
        for players in game.player_counts:
            for ending in game.endings:
                name = "-".join([*variant.values(), str(players), ending])
                yield f"{name}.json", players, variant, ending


def random_match(game: Game, players: int, variant: dict[str, str], seed: int) -> Match:
    """A match played at random; every other seed by players who like the first legal action.

    The first action is usually the idlest one, so that matches which peter out are found too.
    """
    match = Match(game, players, seed, variant)
    dice = Dice(seed)
    while not match.over:
        seat = match.state.to_act[0]
        legal = game.legal(match.state, seat)
        idle = seed % 2 == 1 and dice.below(10) > 0
        match.play(seat, legal[0] if idle else legal[int(dice.below(len(legal)))])
    return match


def find_match(game: Game, players: int, variant: dict[str, str], ending: str) -> Match:
    """The first seed's match that ends in the wanted way."""
    for seed in range(TRIES):
        match = random_match(game, players, variant, seed)
        if game.ending(match.state) == ending:
            return match
    raise LookupError(
        f"{game.name}: no match of {players} with {variant} ends by {ending} in {TRIES} tries"
    )


def perft_positions(game: Game) -> Iterator[dict[str, Any]]:
    """Positions a third and two thirds through a match, with their counts."""
    option = game.options[0]
    for choice in option.choices:
        for players in game.player_counts:
            variant = {option.name: choice}
            match = random_match(game, players, variant, seed=2 * players)
            for part in (1, 2):
                steps = len(match.log) * part // 3
                s = signoria.replay(match.record(), steps).state
                yield {
                    "position": game.dump(s),
                    "counts": [perft(game, s, depth) for depth in range(1, PERFT_DEPTH + 1)],
                }


def regenerate(game: Game, folder: Path) -> list[Path]:
    """Write all golden files of a game; returns them."""
    written = []
    for name, players, variant, ending in wanted(game):
        path = folder / game.name / "golden" / name
        records.save(path, find_match(game, players, variant, ending).record())
        written.append(path)
    path = folder / game.name / "perft.json"
    rows = ",\n".join(json.dumps(row) for row in perft_positions(game))
    path.write_text(f"[\n{rows}\n]\n", "utf-8")
    return [*written, path]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m signoria.testing.golden", description=__doc__)
    parser.add_argument("--regenerate", action="store_true", required=True)
    parser.add_argument("--folder", type=Path, default=Path("tests/games"))
    arguments = parser.parse_args()
    for name in signoria.games():
        for path in regenerate(signoria.load(name), arguments.folder):
            print(f"wrote {path}")


if __name__ == "__main__":
    main()
