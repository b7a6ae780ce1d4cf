"""How the server is run: the settings of uvicorn, in one place for command, tests and bench."""

from __future__ import annotations

from typing import Any, Final

import uvicorn

from signoria.server.asgi import App
from signoria.server.live.fast_frames import FastFrames

LARGEST_FRAME: Final = 64 * 1024
"""A websocket message longer than this ends its connection."""


def settings(app: App, fast_frames: bool = True, **changes: Any) -> uvicorn.Config:
    """Settings for uvloop, without compression of live messages, quiet but for errors.

    Without `fast_frames`, live messages go through ASGI like everything else, and uvicorn is as it
    comes.
    """
    chosen: dict[str, Any] = {
        "loop": "uvloop",
        "http": "httptools",
        "ws": FastFrames if fast_frames else "websockets-sansio",
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }
    return uvicorn.Config(app, **chosen | changes)
