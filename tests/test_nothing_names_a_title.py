"""Nothing outside a title's folder names it: adding a title is adding its folder.

The name of a title may stand in its own folder, `src/signoria/games/<title>`, in its tests and its
pictures.  Nowhere else in the package, the tools, the Makefile or the build: no list, no default, no
example in a help text, no comment.  Whoever needs a title takes it from the registry or as an
argument; examples leave it out or say TITLE.

Prose may name titles: the README, the pages of `docs`, the records of `bench`.  So may other tests,
which need something to play, and `bench/`, whose figures are those of a title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.games import names

ROOT = Path(__file__).parents[1]
TITLES = ROOT / "src" / "signoria" / "games"
NAME = re.compile(rf"(?<![a-z])({'|'.join(names())})(?![a-z])", re.IGNORECASE)

HISTORY = ROOT / "src/signoria/server/store/migrations"
"""Migrations know the titles of the version that they lead away from, and only those."""


def places(root: Path) -> Iterator[Path]:
    """The files that may not name a title."""
    yield from (root / name for name in ("Makefile", "setup.py", "pyproject.toml", "mypyc.ini"))
    for folder in ("src/signoria", "tools"):
        yield from sorted((root / folder).rglob("*"))


def named(path: Path) -> list[str]:
    """The lines of a file that name a title, with their numbers."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [f"{path}:{number}: {line}" for number, line in enumerate(lines, 1) if NAME.search(line)]


def test_nothing_outside_names_a_title() -> None:
    own = [TITLES / name for name in names()]
    looked_at = [
        path
        for path in places(ROOT)
        if path.is_file()
        and not path.is_relative_to(HISTORY)
        and path.suffix != ".pyc"
        and not any(path.is_relative_to(folder) for folder in own)
    ]
    assert len(looked_at) > 100, "the sources were not found"
    found = [line for path in looked_at for line in named(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("form", ["{}", "page-box-{}", "{}_of_five", '"{}"', "# as {} does"])
@pytest.mark.parametrize("title", names())
def test_a_name_is_noticed(title: str, form: str, tmp_path: Path) -> None:
    place = tmp_path / "somewhere.py"
    place.write_text(form.format(title.capitalize()), "utf-8")
    assert len(named(place)) == 1


def test_words_that_contain_a_name_are_others(tmp_path: Path) -> None:
    place = tmp_path / "somewhere.py"
    place.write_text("principles princely\n", "utf-8")
    assert named(place) == []
