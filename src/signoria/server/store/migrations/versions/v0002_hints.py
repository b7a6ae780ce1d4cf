"""Hints: how many a table allows, and how many each seat has taken.

At older tables one who plays alone has as many as they like, as at new ones; others have none.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="none"))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET hints = 'free' WHERE 1 >= "
        "(SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind <> 'bot')"
    )
