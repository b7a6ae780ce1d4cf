"""The built browser client: its files, from memory, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from signoria.server.asgi import Receive, Scope, Send

PACKAGED: Final = Path(__file__).parent.parent / "client"
"""Where the wheel carries the client."""

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg")
FOREVER: Final = b"public, max-age=31536000, immutable"

NOT_BUILT: Final = b"""<!doctype html><meta charset="utf-8"><title>Signoria</title>
<p>The server is running, but the browser client is not built.
<p>Build it with <code>make play</code>, or <code>npm run build</code> in <code>web</code>, and name
its folder: <code>signoria serve --client web/dist</code>."""


class File(NamedTuple):
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    headers: list[tuple[bytes, bytes]]


class StaticFiles:
    """Serves a folder; unknown paths get the index page, whose router knows what they mean.

    Vite names the files of `assets` by their content, so browsers may keep those for ever, and
    one that is not there belongs to another build: a tab that is still open then loads the page
    anew.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0.0
        self._files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        self._refresh()
        name = scope["path"].lstrip("/")
        file = self._files.get(name)
        found = file is not None or not name.startswith(ASSETS)
        file = file or (self._files[INDEX] if found else GONE)
        headers = dict(scope["headers"])
        body, extra = file.body, []
        if file.packed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body, extra = file.packed, [(b"content-encoding", b"gzip")]
        length = (b"content-length", str(len(body)).encode())
        await send(
            {
                "type": "http.response.start",
                "status": 200 if found else 404,
                "headers": [*file.headers, length, *extra],
            }
        )
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent})

    def _refresh(self) -> None:
        """Read the folder, again if it was built anew."""
        index = self._folder / INDEX
        built = index.stat().st_mtime if index.is_file() else -1.0
        if built == self._built:
            return
        self._built = built
        if built < 0:
            self._files = {INDEX: _file(INDEX, NOT_BUILT)}
            return
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(
                path.relative_to(self._folder).as_posix(), path.read_bytes()
            )
            for path in self._folder.rglob("*")
            if path.is_file()
        }


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript" or kind.startswith("text/"):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    caching = FOREVER if name.startswith(ASSETS) else b"no-cache"
    headers = [
        (b"content-type", kind.encode()),
        (b"cache-control", caching),
        (b"vary", b"accept-encoding"),
        (b"x-content-type-options", b"nosniff"),
    ]
    return File(body, packed, headers)


GONE: Final = _file(
    "gone.txt", b"This file belongs to another build of the client. Load the page anew.\n"
)
