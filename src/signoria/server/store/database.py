"""Opens the database: one SQLite file, or PostgreSQL by its URL, with its schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

MIGRATIONS: Final = Path(__file__).parent / "migrations"

AUTOCOMMIT: Final = "AUTOCOMMIT"
"""How the writer is connected: a statement is a transaction unless it says BEGIN."""


class BadDatabase(Exception):
    """A database that cannot be used; the message says why and what to do.  It is left as it is."""


def open_database(text: str) -> Engine:
    """Open or create the database at a URL and upgrade its schema.  Raises `BadDatabase`."""
    try:
        engine = _engine(database_url(text))
    except (SQLAlchemyError, ImportError) as problem:
        raise BadDatabase(
            f"cannot use the database {_shown(text)}: {problem}; name an SQLite file as "
            "sqlite:///path, or PostgreSQL as postgresql://user@host/name with its driver "
            "installed (signoria[postgres])"
        ) from problem
    try:
        upgrade(engine)
    except CommandError as problem:
        engine.dispose()
        raise BadDatabase(
            f"the database {_shown(text)} was written by a newer version of Signoria; it was left "
            "as it is: install that version, or name another database"
        ) from problem
    except SQLAlchemyError as problem:
        engine.dispose()
        cause = getattr(problem, "orig", None) or problem
        raise BadDatabase(
            f"cannot open the database {_shown(text)}: {str(cause).strip()}; nothing in it was "
            "changed: restore a backup, or name another one"
        ) from problem
    return engine


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to a revision, in one transaction."""
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def database_url(text: str) -> URL:
    """A database's URL, with the driver we use for PostgreSQL."""
    url = make_url(text)
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    return url


def _shown(text: str) -> str:
    """A URL without its password."""
    try:
        return make_url(text).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return repr(text)


def _engine(url: URL) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, also around migrations
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != AUTOCOMMIT:
        connection.exec_driver_sql("BEGIN")
