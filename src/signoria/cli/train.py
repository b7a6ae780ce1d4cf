"""`signoria train`: let bots learn a title from playing it."""

from __future__ import annotations

from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from signoria.cli import arguments
from signoria.cli.failures import BadInput
from signoria.cli.output import Meter, console, print_json

if TYPE_CHECKING:
    from signoria.lab.training import Round


def train(
    game: arguments.GameName,
    hours: Annotated[
        float, typer.Option("--hours", help="How long to train altogether.", metavar="H")
    ] = 2.0,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            help="The folder of the training; one that is there continues. training/GAME by "
            "default.",
            metavar="DIR",
        ),
    ] = None,
    seed: arguments.Seed = 0,
    processes: arguments.Processes = None,
    json: arguments.Json = False,
) -> None:
    """Train a network by self-play. A stopped training continues, and a page plots its strength.

    Bots play with the network as apprentice@FILE or magnifico@FILE. Needs
    PyTorch.

    Example: signoria train --hours 2
    """
    if find_spec("torch") is None:
        raise BadInput(
            "training needs PyTorch, which is not installed; install it with "
            "`pip install 'signoria[train]'`"
        )
    from signoria.lab.training import Training

    place = folder or Path("training") / game
    training = Training(game, place, seed or 0, processes)
    out = console()
    if training.progress.rounds and not json:
        out.print(
            f"going on after {training.progress.seconds / 3600:.2f} hours and "
            f"{training.progress.matches} matches"
        )

    def tell(done: Round) -> None:
        if not json:
            out.print(_line(done))

    with Meter(f"training for {game}") as meter:
        progress = training.run(hours, meter.show, tell)
    if json:
        print_json(asdict(progress))
    else:
        out.print(f"weights: {training.weights}; plot: {place / 'strength.html'}")


def _line(done: Round) -> str:
    policy = (
        ""
        if done.policy_loss is None
        else f"policy {done.policy_loss:.3f} (priors {done.prior_loss:.3f}), "
    )
    return (
        f"{done.seconds / 3600:5.2f} h  {done.matches:6} matches by {done.played_by}, "
        f"{done.positions} positions, loss {done.loss:.3f} (held back {done.loss_held_back:.3f}), {policy}"
        f"apprentice against greedy {done.share:.0%} ({done.low:.0%} to {done.high:.0%})"
    )
