"""The first schema: guests, tables, seats, entries, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("touched", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(10), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("outcomes", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
