"""Our search against an outside opponent: catanatron's ValueFunctionPlayer, one against one.

    python -m bench.outside [--matches 200] [--ms 1000] [--opponent FILE.py:CLASS] [--log FILE] [--json]

catanatron deals, referees and rolls; its player sees everything, ours only what a player may know
(`catan`).  A block is one seed played twice: the same island, the same order of development cards
and the same roll in every turn, once with each side first.  First to ten points; a game that
catanatron breaks off undecided counts half for either side.

The opponent is a class of a file or of a module.  The published catanatron 3.2.1 does not contain
ValueFunctionPlayer; bench/README.md says where it is found.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import fmean
from time import thread_time
from typing import Any, Final

import signoria
from bench.catan_player import SearchPlayer
from signoria.ai.arena.arena import ranks
from signoria.ai.arena.log import FORMAT, Log, Place, Plan, Played
from signoria.ai.arena.tables import Job, win_shares
from signoria.ai.arena.uncertainty import bootstrap, wilson
from signoria.ai.search.search import Budget
from signoria.cli.output import Meter, console, error_line, print_json
from signoria.kernel.chance import child_seed
from signoria.kernel.reasons import BadOption, SignoriaError

OPPONENT: Final = "catanatron.players.value:ValueFunctionPlayer"
OURS: Final = "search"


class NoOpponent(SignoriaError):
    """The opponent cannot be had; the text says what to do."""


@dataclass(frozen=True)
class OutsidePlan(Plan):
    """What makes two measurements the same one."""

    def header(self) -> dict[str, Any]:
        return {"format": FORMAT, "version": signoria.__version__, "rules": 1, **asdict(self)}


@dataclass
class Outcome:
    """How our search fared; `low` and `high` are Wilson's, times are processor time."""

    opponent: str
    catanatron: str
    matches: int
    seed: int
    budget_ms: float
    wins: float
    share: float
    low: float
    high: float
    block_low: float
    block_high: float
    share_first: float
    share_second: float
    mean_score: float
    opponent_score: float
    decisions: int
    ms_per_decision: float
    opponent_ms_per_decision: float


def load_opponent(where: str) -> Callable[[Any], Any]:
    """The class at `module:Class` or `path/to/file.py:Class`.  Raises `NoOpponent`.

    Modules that a file imports may lie beside it.
    """
    place, _, name = where.rpartition(":")
    try:
        if place.endswith(".py"):
            path = Path(place).resolve()
            spec = spec_from_file_location(path.stem, path)
            if spec is None or spec.loader is None or not path.is_file():
                raise NoOpponent(f"there is no file {place}; name one as FILE.py:CLASS")
            sys.path.insert(0, str(path.parent))
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            module = import_module(place)
        found: Callable[[Any], Any] = getattr(module, name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise NoOpponent(
            f"no opponent at {where}: {problem}; see bench/README.md for where it comes from, "
            "and name it with --opponent FILE.py:CLASS"
        ) from problem
    return found


class Timed:
    """A player of catanatron, and the processor time of each of its choices."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.color = player.color
        self.seconds: list[float] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        began = thread_time()
        action = self.player.decide(game, playable_actions)
        if len(playable_actions) > 1:
            self.seconds.append(thread_time() - began)
        return action


def play(opponent: Callable[[Any], Any], job: Job, budget: Budget) -> Played:
    """One game; the seats of the job are in the order of play."""
    engine = import_module("catanatron.game")
    colors = list(import_module("catanatron.models.player").Color)
    players: list[Any] = [
        SearchPlayer(color, budget, child_seed(job.seed, "bot", seat))
        if bot == OURS
        else Timed(opponent(color))
        for seat, (bot, color) in enumerate(zip(job.bots, colors, strict=False))
    ]
    game = _deal(engine, players, job.seed)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < engine.TURNS_LIMIT:
        player = game.state.current_player()
        random.seed(child_seed(job.seed, "lots", ticks))
        action = player.decide(game, game.state.playable_actions)
        random.seed(child_seed(job.seed, action.action_type.value, game.state.num_turns))
        game.execute(action)
        ticks += 1
    winner = game.winning_color()
    winners = [seat for seat, one in enumerate(players) if winner in (one.color, None)]
    wins = win_shares(winners, len(players))
    scores = [game.state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] for seat in (0, 1)]
    ms = [[float(f"{1000 * one:.4g}") for one in player.seconds] for player in players]
    return Played(job.bots, wins, scores, ranks(winners, scores), ms, [0] * len(players))


def _deal(engine: Any, players: list[Any], seed: int) -> Any:
    """A game of these players in this order, on the island of the seed."""
    game = engine.Game(players, seed=seed)
    state = game.state
    state.players = players
    state.colors = tuple(player.color for player in players)
    state.color_to_index = {color: seat for seat, color in enumerate(state.colors)}
    state.playable_actions = import_module("catanatron.models.actions").generate_playable_actions(
        state
    )
    return game


def measure(
    where: str, matches: int, ms: float, seed: int, log: Path | None, show: Callable[[int], None]
) -> Outcome:
    """Play whole blocks, at least so many matches.  Raises `NoOpponent`, `BadLog`, `BadOption`."""
    if matches < 1:
        raise BadOption(f"{matches} matches cannot be played; ask for at least 1")
    opponent = load_opponent(where)
    name = where.rpartition(":")[2]
    release = version("catanatron")
    plan = OutsidePlan("catan", {"catanatron": release, "opponent": name}, [OURS, name], seed, ms)
    budget = Budget(seconds=ms / 1000)
    blocks: list[list[Played]] = []
    with Log(log, plan) as kept:
        for block in range(-(-matches // 2)):
            games = []
            for turn in (0, 1):
                bots = [OURS, name] if turn == 0 else [name, OURS]
                job = Job("catan", bots, child_seed(seed, "block", block), {}, ms / 1000)
                place = Place("arena", block, turn)
                game = kept.find(place, job)
                if game is None:
                    game = play(opponent, job, budget)
                    kept.add(place, game)
                games.append(game)
                show(2 * block + turn + 1)
            blocks.append(games)
    return _outcome(name, release, seed, ms, blocks)


def _outcome(name: str, release: str, seed: int, ms: float, blocks: list[list[Played]]) -> Outcome:
    """Add up; our search has the first seat in the first game of a block."""
    own = [(game, turn) for block in blocks for turn, game in enumerate(block)]
    wins = [game.wins[seat] for game, seat in own]
    low, high = wilson(sum(wins), len(wins))
    block_low, block_high = bootstrap(
        [fmean(game.wins[seat] for seat, game in enumerate(block)) for block in blocks]
    )
    times = [one for game, seat in own for one in game.ms[seat]]
    theirs = [one for game, seat in own for one in game.ms[1 - seat]]
    return Outcome(
        opponent=name,
        catanatron=release,
        matches=len(wins),
        seed=seed,
        budget_ms=ms,
        wins=sum(wins),
        share=fmean(wins),
        low=low,
        high=high,
        block_low=block_low,
        block_high=block_high,
        share_first=fmean(wins[0::2]),
        share_second=fmean(wins[1::2]),
        mean_score=fmean(game.scores[seat] for game, seat in own),
        opponent_score=fmean(game.scores[1 - seat] for game, seat in own),
        decisions=len(times),
        ms_per_decision=fmean(times),
        opponent_ms_per_decision=fmean(theirs),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Our search against a player of catanatron.")
    parser.add_argument(
        "--matches", type=int, default=200, help="rounded up to whole blocks of two"
    )
    parser.add_argument("--ms", type=float, default=1000.0, help="processor time for a decision")
    parser.add_argument("--opponent", default=OPPONENT, metavar="FILE.py:CLASS")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="keep finished games, and go on with them")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    chosen = parser.parse_args()
    try:
        with Meter("our search in catanatron", chosen.matches) as meter:
            found = measure(
                chosen.opponent, chosen.matches, chosen.ms, chosen.seed, chosen.log, meter.show
            )
    except SignoriaError as problem:
        error_line(str(problem))
        return 1
    if chosen.json:
        print_json(asdict(found))
        return 0
    out = console()
    out.print(
        f"search against {found.opponent} (catanatron {found.catanatron}), {found.matches} matches, "
        f"{found.budget_ms:g} ms a decision, seed {found.seed}"
    )
    out.print(
        f"wins {found.wins:g}: {found.share:.1%}, 95 % interval {found.low:.1%} to {found.high:.1%} "
        f"(over deals {found.block_low:.1%} to {found.block_high:.1%})"
    )
    out.print(
        f"first {found.share_first:.1%}, second {found.share_second:.1%}; points "
        f"{found.mean_score:.1f} to {found.opponent_score:.1f}; {found.decisions} decisions of "
        f"{found.ms_per_decision:.1f} ms, the opponent's {found.opponent_ms_per_decision:.1f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
