"""The types of ASGI, as far as this package speaks it itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, None, None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
