"""The server as one ASGI application: live tables, REST, and the browser client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from signoria.server import tokens
from signoria.server.asgi import App, Receive, Scope, Send
from signoria.server.client import PACKAGED, Client
from signoria.server.house import House
from signoria.server.live import Live
from signoria.server.rest import make_rest
from signoria.server.rooms import Services
from signoria.server.storage import Storage
from signoria.server.thinking import Thinker

LIVE: Final = re.compile(r"/api/tables/([^/]+)/live")
DATABASE: Final = "signoria.db"


def make_app(
    folder: Path,
    database: str = "",
    client: Path | None = None,
    patience: float = 1.5,
    thinker: Thinker | None = None,
) -> App:
    """The application.  `folder` keeps the key and, unless `database` is a URL, the database."""
    folder.mkdir(parents=True, exist_ok=True)
    storage = Storage(database or f"sqlite:///{folder / DATABASE}")
    keys = tokens.Tokens(tokens.key_of(folder))
    services = Services(storage, keys, thinker or Thinker(), patience)
    house = House(services)
    rest = make_rest(house)
    live = Live(house)
    pages = Client(client or PACKAGED)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if found := LIVE.fullmatch(scope["path"]):
                await live(scope, receive, send, found[1])
            else:
                await send({"type": "websocket.close", "code": 4404})
        elif scope["type"] == "lifespan":
            await _live_and_die(house, receive, send)
        elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
            # Litestar declares the three as its own types; ASGI knows only plain ones.
            await rest(scope, receive, send)  # type: ignore[arg-type]
        else:
            await pages(scope, receive, send)

    return app


async def _live_and_die(house: House, receive: Receive, send: Send) -> None:
    await receive()
    await house.start()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await house.stop()
    await send({"type": "lifespan.shutdown.complete"})
