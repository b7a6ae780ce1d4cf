"""Published action ids: a list `id text` per title, which later versions may only make longer.

Records, networks and the programs of others hold action ids.  The file starts with the size of the
table; a new row is added by

    python -m signoria.testing.published --add

which never changes or removes a line.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import signoria
from signoria.kernel.actions import ActionTable


def lines_of(table: ActionTable) -> list[str]:
    """What is published of a table."""
    return [f"{table.size} rows", *[f"{row} {table.text(row)}" for row in table.rows]]


def broken(published: list[str], table: ActionTable) -> list[str]:
    """The published lines that do not hold any more."""
    now = set(lines_of(table))
    return [line for line in published if line not in now]


def unpublished(published: list[str], table: ActionTable) -> list[str]:
    """The rows that are new since the list was written."""
    known = set(published)
    return [line for line in lines_of(table) if line not in known]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m signoria.testing.published", description=__doc__
    )
    parser.add_argument("--add", action="store_true", required=True)
    parser.add_argument("--folder", type=Path, default=Path("tests/games"))
    arguments = parser.parse_args()
    for name in signoria.games():
        table = signoria.load(name).actions
        path = arguments.folder / name / "published_ids.txt"
        published = path.read_text("utf-8").splitlines() if path.exists() else []
        lost = broken(published, table)
        if lost:
            parser.exit(1, f"{name}: published ids must stay as they are: {', '.join(lost[:5])}\n")
        path.write_text("\n".join(lines_of(table)) + "\n", "utf-8")
        print(f"{path}: {len(table.rows)} ids, {len(unpublished(published, table))} new lines")


if __name__ == "__main__":
    main()
