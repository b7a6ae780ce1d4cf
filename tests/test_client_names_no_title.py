"""Nothing of the client outside `web/src/titles/<title>` names a title: folders are found by name."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

import signoria

WEB = Path(__file__).parents[1] / "web"
TITLES = WEB / "src" / "titles"
OUTSIDE = [
    *(path for path in sorted((WEB / "src").rglob("*")) if path.is_file()),
    *(WEB / name for name in ("index.html", "vite.config.ts", "package.json", "eslint.config.js")),
]
NAMES = sorted({path.parent.name for path in TITLES.glob("*/box.ts")})


def named(text: str, names: list[str]) -> set[str]:
    """The titles that a text names as whole words, with or without their accents."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return set(re.findall(rf"(?<![a-z])(?:{'|'.join(names)})(?![a-z])", plain))


def test_every_title_of_ours_has_a_box_and_a_board() -> None:
    for name in signoria.games():
        assert (TITLES / name / "box.ts").is_file()
        assert (TITLES / name / "index.ts").is_file()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import './carrara.css'", {"carrara"}),
        ("Virtù and the Prince", {"virtu", "prince"}),
        ("princely, virtue", set()),
        ("const LORENZO_ICON = 1", {"lorenzo"}),
    ],
)
def test_a_name_is_seen(text: str, found: set[str]) -> None:
    assert named(text, NAMES) == found


def test_nothing_outside_its_folder_names_a_title() -> None:
    assert len(NAMES) >= len(signoria.games())
    names = {
        str(path.relative_to(WEB)): found
        for path in OUTSIDE
        if not any(path.is_relative_to(TITLES / name) for name in NAMES)
        and (found := named(path.read_text("utf-8", errors="replace"), NAMES))
    }
    assert not names
