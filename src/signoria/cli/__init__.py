"""The command line: `signoria COMMAND`.

One module per command.  `main` turns every expected trouble into one line on stderr and an exit
code: 1 for a failed check, 2 for bad input, 130 for Ctrl-C.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import signoria
from signoria.cli import (
    arena,
    bench,
    check,
    deck,
    fuzz,
    games,
    play,
    replay,
    serve,
    simulate,
    train,
    verify,
)
from signoria.cli.failures import BAD_INPUT, FAILED_CHECK, INTERRUPTED, CheckFailed
from signoria.cli.output import error_line
from signoria.kernel.reasons import SignoriaError

app = typer.Typer(
    name="signoria",
    help="Italian-Renaissance board games: play them, let bots play, check and measure the engine.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(serve.serve)
app.command()(check.check)
app.command()(fuzz.fuzz)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(train.train)
app.command()(bench.bench)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(games.games)
app.add_typer(deck.app)


def _print_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if signoria.is_compiled() else "pure Python"
        typer.echo(f"signoria {signoria.__version__} ({build})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def signoria_command(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - the callback does the work
        bool,
        typer.Option(
            "--version", help="Print version and build.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Italian-Renaissance board games: play them, let bots play, check and measure the engine.

    Example: signoria play
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; troubles become one line on stderr."""
    try:
        code = app(args=arguments, prog_name="signoria", standalone_mode=False)
    except CheckFailed as problem:
        error_line(str(problem))
        return FAILED_CHECK
    except SignoriaError as problem:
        error_line(str(problem))
        return BAD_INPUT
    except typer.TyperException as problem:
        context = getattr(problem, "ctx", None)
        command = context.command_path if context is not None else "signoria"
        error_line(f"{problem.format_message().rstrip('.')}; see {command} --help")
        return BAD_INPUT
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        error_line(
            f"{where}{problem.strerror or problem}; check that the place exists, "
            "that you may write there, and that the disk has room"
        )
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def main() -> None:
    """The console script."""
    sys.exit(run())
