"""The tables of the database.  `migrations` brings any older database to this form.

A match is its `entries`, one row per revision, only ever appended: the log is the truth.  A play
carries its chance results, so that a table goes on even if the seed were lost.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", String(32), nullable=False),
    Column("touched", String(32), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("opening", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rematch", String(10), nullable=False),
    Column("hints", String(8), nullable=False),
    Index("tables_by_status", "status", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(32), nullable=False),
    Column("bot", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", String(32), nullable=False),
    Index("chat_by_table", "table_id", "id"),
)
