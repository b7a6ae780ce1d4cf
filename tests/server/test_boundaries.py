"""What the parts of the server know of each other: SQL in the storage, uvicorn at its edge."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria.server
from tests.test_layers import imported_modules

SERVER = Path(signoria.server.__path__[0])


@pytest.mark.parametrize(
    ("libraries", "homes"),
    [
        ({"sqlalchemy", "alembic", "sqlite3", "psycopg"}, {"store"}),
        ({"uvicorn"}, {"uvicorn_settings.py", "live/fast_frames.py"}),
        ({"litestar"}, {"http"}),
    ],
)
def test_a_library_is_known_in_one_place(libraries: set[str], homes: set[str]) -> None:
    users = set()
    for path in SERVER.rglob("*.py"):
        name = path.relative_to(SERVER).as_posix()
        for _, imported, *_ in imported_modules(
            path.read_text("utf-8"), "signoria.server.x", False
        ):
            if imported.partition(".")[0] in libraries:
                users.add(name)
    assert users, "nobody uses it: the test is out of date"
    strangers = {
        name for name in users if name not in homes and name.partition("/")[0] not in homes
    }
    assert not strangers
