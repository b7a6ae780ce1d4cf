"""The storage on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect

from signoria.server.messages import ChatLine
from signoria.server.store import changes, queries, schema
from signoria.server.store.queries import CHAT_KEPT
from signoria.server.store.rows import Entry, SeatRow, TableRow
from signoria.server.store.storage import NotSaved, Storage
from tests import parts
from tests.server.people import in_thread

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, as a user that may run one; yields its URL."""
    if not BINARIES:
        parts.miss("PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # not pytest's: paths of sockets must be short
    user: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        user = ["runuser", "-u", "postgres", "--"]
    tools, data = BINARIES[-1], str(folder / "data")

    def run(tool: str, *arguments: str) -> None:
        command = [*user, str(tools / tool), "-D", data, *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)

    run("initdb", "--auth", "trust", "--username", "signoria", "--no-sync")
    options = f"-k {folder} -c listen_addresses="
    run("pg_ctl", "-s", "-w", "-o", options, "-l", f"{folder}/log", "start")
    try:
        yield f"postgresql://signoria@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-s", "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'signoria.db'}"
    found: str = request.getfixturevalue("postgres")
    kept = Storage(found)
    with kept.engine.begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            connection.execute(table.delete())
    kept.engine.dispose()
    return found


def test_migrations_lead_to_the_schema(url: str) -> None:
    for _ in range(2):
        kept = Storage(url)
        found = inspect(kept.engine)
        for table in schema.metadata.sorted_tables:
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert set(columns) == {column.name for column in table.columns}
            for column in table.columns:
                assert columns[column.name]["nullable"] == column.nullable
            indexes = {index["name"] for index in found.get_indexes(table.name)}
            assert {index.name for index in table.indexes} <= indexes
        kept.engine.dispose()


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    kept = Storage(f"sqlite:///{tmp_path / 'signoria.db'}")
    with kept.engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    kept.engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def entry(number: int, table: str = "aaaaaaaaaa") -> Entry:
    return Entry(table, number, "play", 0, number * 7, "[1,2]", 1_700_000_000_123)


def table_row(table: str) -> TableRow:
    return TableRow(
        id=table,
        game="carrara",
        rules=1,
        options={"variant": "basic"},
        pace="live",
        listed=True,
        status="running",
        host="lucia",
        created="1",
        touched="2",
        seed="123456789012345678901234567890123456789",
        opening=[3, 4],
    )


async def written(kept: Storage, entries: list[Entry]) -> list[NotSaved | None]:
    """Write entries at once; returns what went wrong with each."""
    done: list[NotSaved | None] = []
    for one in entries:
        kept.append(one, done.append)
    while len(done) < len(entries):
        await asyncio.sleep(0.001)
    return done


def test_entries_are_appended_together_and_refused_alone(url: str) -> None:
    async def run() -> None:
        kept = Storage(url)
        kept.start()
        row = table_row("aaaaaaaaaa")
        lucia = SeatRow(0, "person", "Lucia", guest="lucia")
        await kept.save(changes.table_opened(row, [lucia]))
        assert await written(kept, [entry(n) for n in range(1, 51)]) == [None] * 50
        problems = await written(kept, [entry(51), entry(7), entry(1, "bbbbbbbbbb"), entry(52)])
        assert [problem is None for problem in problems] == [True, False, False, True]
        assert await kept.read(queries.read_entries, row.id) == [entry(n) for n in range(1, 53)]
        found = await kept.read(queries.find_table, row.id)
        assert found is not None
        assert found[0] == row
        assert found[1] == [lucia]
        assert await kept.read(queries.listed_tables) == []
        assert await kept.read(queries.tables_of_guest, "lucia") == [row.id]
        with pytest.raises(NotSaved):
            await kept.save(changes.table_opened(row, [lucia]))
        await kept.stop()

    asyncio.run(run())


def test_the_last_of_a_long_chat_is_read(url: str) -> None:
    async def run() -> None:
        kept = Storage(url)
        kept.start()
        await kept.save(changes.table_opened(table_row("aaaaaaaaaa"), [SeatRow(0, "open")]))
        for n in range(CHAT_KEPT + 5):
            await kept.save(changes.line_said("aaaaaaaaaa", ChatLine(None, "Anna", str(n), "")))
        found = await kept.read(queries.read_chat, "aaaaaaaaaa")
        assert [line.text for line in found] == [str(n) for n in range(5, CHAT_KEPT + 5)]
        await kept.stop()

    asyncio.run(run())


def test_what_was_gathered_is_written_before_the_end(url: str) -> None:
    async def run() -> None:
        kept = Storage(url)
        kept.start()
        await kept.save(changes.table_opened(table_row("aaaaaaaaaa"), [SeatRow(0, "open")]))
        done: list[NotSaved | None] = []
        kept.append(entry(1), done.append)
        kept.append(entry(2), done.append)
        await kept.stop()
        await asyncio.sleep(0)
        assert done == [None, None]

    asyncio.run(run())


def test_a_server_plays_on_this_database(url: str, tmp_path: Path) -> None:
    with in_thread(tmp_path, url) as site:
        lucia = site.visitor("Lucia")
        table = lucia.open_table("me", "random")["table"]["id"]
        with lucia.live(table) as live:
            live.play_on(random.Random(1), 5)
            live.say("say", text="ciao")
            live.await_turn()
            state, log = live.state, live.log
        cookies = dict(lucia.web.cookies)
    with in_thread(tmp_path, url) as site:
        lucia = site.visitor()
        lucia.web.cookies.update(cookies)
        with lucia.live(table) as live:
            assert [line.text for line in live.hear().chat] == ["ciao"]
            assert live.log == log
            assert live.state is not None
            assert state is not None
            assert live.state.revision == state.revision
        assert lucia.ask("GET", "/me") == {"name": "Lucia"}
        assert [info["id"] for info in lucia.ask("GET", "/tables")["mine"]] == [table]
