"""The server as one ASGI application: live tables, REST, and the browser client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from signoria.server.asgi import App, Receive, Scope, Send
from signoria.server.http.api import make_api
from signoria.server.http.static_files import PACKAGED, StaticFiles
from signoria.server.live.endpoint import LiveEndpoint
from signoria.server.store.storage import Storage
from signoria.server.tables.context import Services
from signoria.server.tables.guests import Guests
from signoria.server.tables.lobby import Lobby
from signoria.server.tables.table_service import TableService
from signoria.server.tables.workers import BotWorkers
from signoria.server.tokens import Tokens, key_of

LIVE: Final = re.compile(r"/api/tables/([^/]+)/live")
DATABASE: Final = "signoria.db"


def make_app(
    folder: Path,
    database: str = "",
    client: Path | None = None,
    patience: float = 1.5,
    workers: BotWorkers | None = None,
    glued_json: bool = True,
) -> App:
    """The application.  `folder` keeps the key and, unless `database` is a URL, the database.

    Without `glued_json`, every state message is written as a whole.  Raises `BadDatabase`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    storage = Storage(database or f"sqlite:///{folder / DATABASE}")
    tokens = Tokens(key_of(folder))
    services = Services(storage, tokens, workers or BotWorkers(), patience, glued_json)
    service, guests = TableService(services), Guests(services)
    lobby = Lobby(service, guests)
    api = make_api(service, guests, lobby)
    live = LiveEndpoint(service, guests, lobby)
    pages = StaticFiles(client or PACKAGED)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if found := LIVE.fullmatch(scope["path"]):
                await live(scope, receive, send, found[1])
            else:
                await send({"type": "websocket.close", "code": 4404})
        elif scope["type"] == "lifespan":
            await _lifespan(service, receive, send)
        elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
            # Litestar declares the three as its own types; ASGI knows only plain ones.
            await api(scope, receive, send)  # type: ignore[arg-type]
        else:
            await pages(scope, receive, send)

    return app


async def _lifespan(service: TableService, receive: Receive, send: Send) -> None:
    await receive()
    await service.start()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await service.stop()
    await send({"type": "lifespan.shutdown.complete"})
