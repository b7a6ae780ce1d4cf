"""Match files: one JSON document per match, checked when read, never half written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, cast

import msgspec

from signoria.kernel.match import FORMAT, another_version
from signoria.kernel.reasons import BadRecord


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played a seat: `bot` is the bot's level, null for a person."""

    name: str
    bot: str | None


class _Heading(msgspec.Struct, frozen=True):
    """What every format of a record has."""

    format: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a match record and their types; `Match.record` says what they mean."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: list[Seat]
    seed: str | None
    seed_hash: str
    actions: list[Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]]
    digest: str
    over: bool
    scores: list[int]
    winners: list[int]


def from_bytes(data: bytes, origin: str = "the record") -> dict[str, Any]:
    """Read a record.  Raises `BadRecord` saying which field is wrong."""
    try:
        found = msgspec.json.decode(data, type=_Heading).format
        if found != FORMAT:
            raise BadRecord(f"{origin}: {another_version('format', found, FORMAT)}")
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as problem:
        raise BadRecord(f"{origin} is not a match record: {problem}") from problem
    return cast(dict[str, Any], msgspec.to_builtins(record))


def to_bytes(record: dict[str, Any]) -> bytes:
    """The canonical bytes of a record: the same record always gives the same bytes."""
    checked = msgspec.convert(record, Record)
    return msgspec.json.format(msgspec.json.encode(checked), indent=0) + b"\n"


def load(path: str | Path) -> dict[str, Any]:
    """Read a match file.  Raises `BadRecord` with the file's name and what to do."""
    try:
        data = Path(path).read_bytes()
    except OSError as problem:
        raise BadRecord(
            f"cannot read {path}: {problem.strerror}; name a match file that exists"
        ) from problem
    return from_bytes(data, str(path))


def save(path: str | Path, record: dict[str, Any]) -> None:
    """Write a match file whole or not at all, in a folder that is made if need be."""
    target = Path(path)
    data = to_bytes(record)
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, data)


def write_whole(target: Path, data: bytes) -> None:
    """Write a file whole or not at all: an older file survives any failure."""
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as draft:
        try:
            draft.write(data)
            draft.flush()
            os.fsync(draft.fileno())
            os.fchmod(draft.fileno(), 0o644)
            Path(draft.name).replace(target)
        except BaseException:
            with suppress(OSError):
                Path(draft.name).unlink()
            raise
