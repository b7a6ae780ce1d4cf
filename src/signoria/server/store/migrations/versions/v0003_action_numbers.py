"""Actions have new numbers, which they keep from here on; stored matches are translated.

An action is known by its text, such as `build palazzo-4 lucca`.  `actions_then/<title>.txt` has the
texts by the numbers of then, one a line, from 0 on; the title itself knows today's number.

Where an action of a table has no number today, the whole table keeps its numbers of then, and its
rules version becomes 0: it is shown in lists, and whoever opens it is told that it cannot go on.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

import sqlalchemy as sa
from alembic import op

import signoria

revision = "0003"
down_revision = "0002"

TEXTS = Path(__file__).parent.parent / "actions_then"

RULES_THEN, RULES_TODAY = 1, 2
"""Rules versions: the rules are the same, the numbers of the actions are not."""

UNREADABLE = 0
"""The rules version of a table that no version of the rules can read."""

Numbers = Mapping[int, int]
"""Today's number of an action by its number of then; those without one are missing."""

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("rules", sa.Integer),
    sa.column("opening", sa.JSON),
)
entries = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("action", sa.Integer),
    sa.column("outcomes", sa.Text),
)

log = logging.getLogger(__name__)


def upgrade() -> None:
    translate(
        op.get_bind(),
        {file.stem: file.read_text("utf-8").splitlines() for file in sorted(TEXTS.glob("*.txt"))},
    )


def translate(connection: sa.Connection, texts_then: Mapping[str, Sequence[str]]) -> None:
    """Give the actions of all stored matches of these titles today's numbers."""
    for game, texts in texts_then.items():
        numbers = _numbers(game, texts)
        found = connection.execute(
            sa.select(tables.c.id, tables.c.opening).where(
                tables.c.game == game, tables.c.rules == RULES_THEN
            )
        )
        for table_id, opening in found.all():
            try:
                _translate_table(connection, table_id, opening, numbers)
            except KeyError as missing:
                log.warning(
                    "table %s: action %s of %s is not known any more", table_id, missing, game
                )
                connection.execute(_update(table_id).values(rules=UNREADABLE))


def _numbers(game: str, texts: Sequence[str]) -> Numbers:
    """Today's numbers of a title."""
    if game not in signoria.games():
        return {}
    parse = signoria.load(game).actions.parse
    numbers = {}
    for then, text in enumerate(texts):
        try:
            numbers[then] = parse(text)
        except ValueError:
            log.warning("%s has no action %r any more", game, text)
    return numbers


def _translate_table(
    connection: sa.Connection, table_id: str, opening: Sequence[int], numbers: Numbers
) -> None:
    """Translate one match.  Raises `KeyError` before anything is written."""
    mine = entries.c.table_id == table_id
    rows = connection.execute(
        sa.select(entries.c.number, entries.c.action, entries.c.outcomes).where(
            mine, entries.c.kind == "play"
        )
    ).all()
    opening = [numbers[then] for then in opening]
    changed = [
        {
            "at_table": table_id,
            "at": number,
            "today": numbers[action],
            "results": json.dumps([numbers[then] for then in json.loads(outcomes)]),
        }
        for number, action, outcomes in rows
    ]
    connection.execute(_update(table_id).values(opening=opening, rules=RULES_TODAY))
    if changed:
        one = (entries.c.table_id == sa.bindparam("at_table")) & (
            entries.c.number == sa.bindparam("at")
        )
        connection.execute(
            sa.update(entries)
            .where(one)
            .values(action=sa.bindparam("today"), outcomes=sa.bindparam("results")),
            changed,
        )


def _update(table_id: str) -> sa.Update:
    return sa.update(tables).where(tables.c.id == table_id)
