"""Signed tokens: who a guest is, which seat an invitation opens, which seat somebody holds.

Nothing is stored for them: the signature proves that this server has given them out, and what
they allow is decided by what sits at the table now.
"""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Final, NamedTuple, TypeVar

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

KEY_FILE: Final = "signoria.key"

T = TypeVar("T")


class Invitation(NamedTuple):
    """An open seat of a table."""

    table: str
    seat: int


class SeatPass(NamedTuple):
    """A seat of a table, in the hands of the guest who took it."""

    table: str
    seat: int
    guest: str


class Tokens:
    """Makes and reads tokens with the key of this server."""

    def __init__(self, key: bytes) -> None:
        self._guests = URLSafeSerializer(key, salt="signoria guest")
        self._invitations = URLSafeSerializer(key, salt="signoria invitation")
        self._seats = URLSafeSerializer(key, salt="signoria seat")

    def new_guest(self) -> str:
        """The id of a guest nobody has met yet."""
        return token_urlsafe(12)

    def guest_cookie(self, guest: str) -> str:
        return _written(self._guests, guest)

    def guest_of(self, cookie: str) -> str | None:
        """The guest that a cookie proves; None if it proves nothing."""
        return _read(self._guests, cookie, str)

    def invitation(self, table: str, seat: int) -> str:
        return _written(self._invitations, Invitation(table, seat))

    def invited_to(self, token: str) -> Invitation | None:
        return _read(self._invitations, token, Invitation)

    def seat_pass(self, table: str, seat: int, guest: str) -> str:
        return _written(self._seats, SeatPass(table, seat, guest))

    def seat_of(self, token: str) -> SeatPass | None:
        return _read(self._seats, token, SeatPass)


def _written(serializer: URLSafeSerializer, content: object) -> str:
    return str(serializer.dumps(content))


def _read(serializer: URLSafeSerializer, token: str, kind: type[T]) -> T | None:
    try:
        return msgspec.convert(serializer.loads(token), kind)
    except (BadSignature, msgspec.ValidationError):
        return None


def key_of(folder: Path) -> bytes:
    """The server's key, made at its first start and kept in a file only its owner can read."""
    path = folder / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(descriptor, "wb") as file:
        file.write(token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()
