"""Databases of older servers open, and their tables go on; those nobody can read lose nothing."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli import run
from signoria.server.http.visitors import COOKIE
from signoria.server.store.database import open_database
from signoria.server.store.migrations.versions.v0003_action_numbers import (
    TEXTS,
    UNREADABLE,
    translate,
)
from signoria.server.tokens import Tokens, key_of
from tests.server.people import Person, in_thread

BEFORE = Path(__file__).parent / "data" / "before_renumbering.db.gz"

Texts = dict[str, list[str]]
Row = tuple[Any, ...]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The folder's database, as an older server has left it."""
    path = tmp_path / "signoria.db"
    path.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    return path


def ask(database: Path, query: str) -> list[Row]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


def open_and_close(database: Path) -> None:
    """Bring the database up to date."""
    open_database(f"sqlite:///{database}").dispose()


def matches(database: Path) -> list[list[Row]]:
    """Everything stored of the matches that actions and chance results are in."""
    return [
        ask(database, "SELECT id, rules, opening FROM tables ORDER BY id"),
        ask(database, "SELECT * FROM entries ORDER BY table_id, number"),
    ]


@contextmanager
def visited_by(guest: str, database: Path) -> Iterator[Person]:
    """A server on this database, and the guest of then with their cookie."""
    [(known,)] = ask(database, f"SELECT id FROM guests WHERE name = '{guest}'")
    with in_thread(database.parent) as site:
        person = site.visitor(guest)
        cookie = Tokens(key_of(database.parent)).guest_cookie(known)
        person.web.cookies.set(COOKIE, cookie)
        yield person


def test_all_tables_of_before_are_there_and_go_on(database: Path) -> None:
    scores: dict[str, str] = dict(ask(database, "SELECT id, scores FROM tables"))
    with visited_by("Lucia", database) as lucia:
        mine = lucia.ask("GET", "/tables")["mine"]
        assert sorted((info["game"], info["status"]) for info in mine) == [
            ("carrara", "open"),
            ("carrara", "over"),
            ("carrara", "running"),
            ("carrara", "running"),
            ("lorenzo", "running"),
            ("prince", "running"),
        ]
        for info in mine:
            assert info["seat"] == 0
            path = f"/tables/{info['id']}"
            if info["status"] == "over":
                again = lucia.ask("GET", f"{path}/story")["table"]
                assert again["scores"] == json.loads(scores[info["id"]])
                with lucia.live(info["id"]) as live:
                    assert [line.text for line in live.hear().chat] == ["Buona fortuna!"]
            elif info["status"] == "running":
                assert lucia.ask("GET", f"{path}/story")["steps"] > 0
        for title in ("lorenzo", "prince"):
            [info] = [info for info in mine if info["game"] == title]
            assert info["seats"][0]["hints"] == 1
            with lucia.live(info["id"]) as live:
                assert live.play_on(random.Random(3), 2) == 2


def shuffled_texts() -> Texts:
    """The actions of then, in another order than they had."""
    dice = random.Random(5)
    texts = {file.stem: file.read_text("utf-8").splitlines() for file in sorted(TEXTS.glob("*"))}
    return {title: dice.sample(actions, len(actions)) for title, actions in texts.items()}


def renumber(database: Path, texts: Texts) -> None:
    """Write the stored matches as a server would have that numbered its actions like this."""
    for table_id, title, opening in ask(database, "SELECT id, game, opening FROM tables"):
        now = signoria.load(title).actions
        then = {now.parse(text): number for number, text in enumerate(texts[title])}
        written = json.dumps([then[action] for action in json.loads(opening)])
        change(database, "UPDATE tables SET opening = ?, rules = 1 WHERE id = ?", written, table_id)
        query = f"SELECT number, action, outcomes FROM entries WHERE table_id = '{table_id}' "
        for number, action, outcomes in ask(database, query + "AND kind = 'play'"):
            change(
                database,
                "UPDATE entries SET action = ?, outcomes = ? WHERE table_id = ? AND number = ?",
                then[action],
                json.dumps([then[outcome] for outcome in json.loads(outcomes)]),
                table_id,
                number,
            )


def translated(database: Path, texts: Texts) -> None:
    engine = open_database(f"sqlite:///{database}")
    with engine.begin() as connection:
        translate(connection, texts)
    engine.dispose()


def same(one: list[list[Row]], other: list[list[Row]]) -> bool:
    """Are the same actions stored, however the lists of them are spaced?"""
    return json.dumps(one).replace(" ", "") == json.dumps(other).replace(" ", "")


def test_actions_are_known_by_what_they_say(database: Path) -> None:
    open_and_close(database)
    today = matches(database)
    texts = shuffled_texts()
    renumber(database, texts)
    assert not same(matches(database), today)
    translated(database, texts)
    assert same(matches(database), today)


def test_a_table_with_an_unknown_action_keeps_its_numbers(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    open_and_close(database)
    texts = shuffled_texts()
    renumber(database, texts)
    then = matches(database)
    [(table, action)] = ask(
        database,
        "SELECT table_id, action FROM entries JOIN tables ON id = table_id "
        "WHERE game = 'lorenzo' AND kind = 'play' ORDER BY number DESC LIMIT 1",
    )
    texts["lorenzo"][action] = "an action that nobody knows"
    translated(database, texts)
    assert "not known any more" in caplog.text
    entries = [row for row in matches(database)[1] if row[0] == table]
    assert entries == [row for row in then[1] if row[0] == table]
    assert ask(database, f"SELECT rules FROM tables WHERE id = '{table}'") == [(UNREADABLE,)]
    with visited_by("Lucia", database) as lucia:
        assert table in [info["id"] for info in lucia.ask("GET", "/tables")["mine"]]
        assert lucia.problem("GET", f"/tables/{table}") == (409, "old_rules")
    assert [row for row in matches(database)[1] if row[0] == table] == entries


def test_a_table_whose_moves_do_not_fit_is_shown_and_kept(database: Path) -> None:
    open_and_close(database)
    [(table,)] = ask(database, "SELECT id FROM tables WHERE game = 'lorenzo'")
    change(database, "UPDATE entries SET action = 1000000 WHERE table_id = ? AND number = 5", table)
    kept = matches(database)
    with visited_by("Lucia", database) as lucia:
        [info] = [info for info in lucia.ask("GET", "/tables")["mine"] if info["id"] == table]
        assert info["status"] == "running"
        assert info["to_act"] == []
        assert lucia.problem("GET", f"/tables/{table}") == (409, "unreadable_table")
    assert [row for row in matches(database)[1] if row[0] == table] == [
        row for row in kept[1] if row[0] == table
    ]


def serve(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> str:
    """What the command complains about in one sentence."""
    assert run(["serve", "--data", str(folder), "--no-open", "--port", "0", *options]) == 2
    complaint = capsys.readouterr().err
    assert "Traceback" not in complaint
    return " ".join(complaint.split())


def test_a_database_of_a_newer_version_is_left_alone(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    before = matches(database)
    assert "written by a newer version of Signoria" in serve(capsys, database.parent)
    assert matches(database) == before


def test_what_is_no_database_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "signoria.db"
    path.write_text("A shopping list, not a database. " * 40)
    assert "file is not a database" in serve(capsys, tmp_path)
    assert path.read_text().startswith("A shopping list")


@pytest.mark.parametrize("url", ["nonsense", "mysql://somewhere/x", "postgresql://localhost:1/x"])
def test_a_database_that_cannot_be_reached_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    complaint = serve(capsys, tmp_path, "--database", url)
    assert url.partition(":")[0] in complaint
