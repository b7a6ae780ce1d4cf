"""`signoria serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console

from signoria.cli.failures import BadInput
from signoria.cli.storage import data_folder

PORT: Final = 7492
TRIES: Final = 20
CLAIM: Final = "server.lock"

_claims: list[TextIO] = []
"""Files that this process holds locked for as long as it lives."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"The port; without it {PORT}, or the next free one."),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(help="The folder for tables and key; by default the user's data folder."),
    ] = None,
    database: Annotated[
        str, typer.Option(help="URL of a database instead of one SQLite file: postgresql://…")
    ] = "",
    client: Annotated[
        Path | None, typer.Option(help="The folder of the built browser client.")
    ] = None,
    show: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the address in the browser.")
    ] = True,
    patience: Annotated[
        float,
        typer.Option(min=0, help="Seconds a bot waits while you could still take a move back."),
    ] = 1.5,
    plain_frames: Annotated[
        bool,
        typer.Option(
            "--plain-frames", help="Send live messages through ASGI: slower, for finding faults."
        ),
    ] = False,
    plain_json: Annotated[
        bool,
        typer.Option(
            "--plain-json", help="Write every state message as a whole: slower, the same."
        ),
    ] = False,
) -> None:
    """Serve tables to browsers: play against bots, or with friends by invitation link.

    Example: signoria serve
    """
    import uvicorn

    from signoria.server.app import make_app
    from signoria.server.http.static_files import INDEX, PACKAGED
    from signoria.server.store.database import BadDatabase
    from signoria.server.uvicorn_settings import settings

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    pages = client or PACKAGED
    if client is not None and not (client / INDEX).is_file():
        raise BadInput(f"{client} holds no built client; build it with `npm run build` in web")
    folder = data or data_folder()
    listening = _listen(host, port)
    address = f"http://{_reachable(host)}:{listening.getsockname()[1]}"
    if (elsewhere := _claim(folder, address)) is not None:
        listening.close()
        raise BadInput(
            f"a server with these tables is running already, at {elsewhere}; "
            "use that one, end it, or name another folder with --data"
        )
    listening.listen()
    try:
        app = make_app(folder, database, pages, patience, glued_json=not plain_json)
    except BadDatabase as problem:
        listening.close()
        raise BadInput(str(problem)) from problem
    console = Console(highlight=False)
    console.print(f"Signoria is at [bold]{address}[/]  (Ctrl-C ends it)")
    if not (pages / INDEX).is_file():
        console.print(
            "The browser client is not built: run `make play`, or `npm run build` in web "
            "and `signoria serve --client web/dist`."
        )
    elif show and sys.stdout.isatty() and not os.environ.get("CI"):
        webbrowser.open(address)
    uvicorn.Server(settings(app, not plain_frames)).run(sockets=[listening])


def _claim(folder: Path, address: str) -> str | None:
    """Make this process the only server of a data folder; else the address of the one there is.

    The claim is a lock on a file and ends with the process, however it ends.
    """
    folder.mkdir(parents=True, exist_ok=True)
    claim = (folder / CLAIM).open("a+", encoding="utf-8")
    try:
        _lock(claim)
    except OSError:
        with claim:
            claim.seek(0)
            return claim.read().strip() or "an address it has not told yet"
    claim.truncate(0)
    claim.write(address)
    claim.flush()
    _claims.append(claim)
    return None


def _lock(file: TextIO) -> None:
    """Raises `OSError` if another process holds the file."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on the wanted port; without a wish, on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else list(range(PORT, PORT + TRIES))
    trouble: OSError | None = None
    for number in wanted:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as problem:
            listening.close()
            trouble = problem
            continue
        return listening
    assert trouble is not None
    raise BadInput(
        f"cannot listen on {host}, port {wanted[0]}: {trouble.strerror}; choose another with --port"
    ) from trouble


def _reachable(host: str) -> str:
    """How this machine's own browser reaches the host."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
