"""Who is asking: the guest of a signed cookie, the seat of a token."""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from signoria.server.tokens import Tokens

COOKIE: Final = "signoria_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long browsers keep a cookie at most."""


class Visitor(NamedTuple):
    """The sender of a request: their guest id, empty if unknown, and their seat token, if any."""

    guest: str
    token: str


def visitor(headers: Iterable[tuple[bytes, bytes]], tokens: Tokens) -> Visitor:
    """What the headers of a request prove."""
    guest = token = ""
    for name, value in headers:
        if name == b"cookie":
            guest = _guest(value.decode("latin-1"), tokens) or guest
        elif name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].decode("latin-1").strip()
    return Visitor(guest, token)


def is_same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Pages of other sites may not use a visitor's cookie; programs send no origin at all."""
    found = dict(headers)
    origin = found.get(b"origin")
    return origin is None or urlsplit(origin).netloc == found.get(b"host")


def _guest(cookies: str, tokens: Tokens) -> str | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return tokens.guest_of(found.value) if found else None
