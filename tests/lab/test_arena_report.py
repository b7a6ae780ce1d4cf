"""The report of an arena: alone in one file, well formed, in the project's colours, and true."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from signoria.ai.arena.arena import ArenaResult, arena
from signoria.lab import arena_report, plots
from signoria.lab.arena_report import CannotReport

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "src" / "signoria" / "lab" / "report.css"
TOKENS = ROOT / "web" / "src" / "tokens.css"


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return arena(
        "carrara", ["greedy", "random", "random"], 6, 3, processes=1, budget_ms=900, mirror=True
    )


@pytest.fixture(scope="module")
def page(result: ArenaResult) -> str:
    return arena_report.html(result, "signoria arena --seats '<b>'")


def colours(text: str) -> dict[str, str]:
    return {name: value.strip() for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", text)}


def test_its_colours_are_those_of_the_table() -> None:
    tokens = re.sub(r"/\*.*?\*/", "", TOKENS.read_text("utf-8"), flags=re.DOTALL)
    day, candle = tokens.split(':root[data-theme="dark"]')
    style = STYLE.read_text("utf-8").split("* { box-sizing")[0]
    light, dark = style.split("@media (prefers-color-scheme: dark)")
    assert colours(light).items() <= colours(day).items()
    assert colours(dark).items() <= colours(candle).items()
    assert {name for name in colours(candle) if name in colours(light)} == set(colours(dark))


def test_it_needs_nothing_but_itself(page: str) -> None:
    assert not re.search(r"https?:|//|\bsrc=|\bhref=|url\(|@import|<script|<link", page)


def test_every_plot_is_well_formed_and_says_what_it_shows(page: str) -> None:
    drawn = [ET.fromstring(one) for one in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    shown = [plot for plot in drawn if plot.get("role") == "img"]
    assert len(shown) == 6
    for plot in shown:
        assert plot.get("aria-label")
        assert [title.text for title in plot.iter("title")] != []


def test_it_tells_how_the_test_stands() -> None:
    """Copies of one bot win every deal together: seven of them prove more than half."""
    won = arena("carrara", ["random"] * 2, 20, 5, processes=1, until=(0.5, 0.7))
    told = arena_report.html(won, "signoria arena")
    assert "</span>: random wins more than 50.0%, after 14 matches" in told
    assert "The bet against 50.0% has grown to 32 times its stake" in told


def test_it_tells_the_figures_and_hides_nothing(result: ArenaResult, page: str) -> None:
    for row in result.bots:
        cells = (f"{row.share:.1%}", f"{row.rating:.0f}", f"{row.mean_score:.1f}")
        assert all(cell in page for cell in cells)
        assert f"{row.over_budget} of {row.decisions}" in page
    assert "Mirror, greedy against itself" in page
    assert "&#x27;&lt;b&gt;&#x27;" in page
    assert "<b>" not in page
    assert arena_report.fingerprint() in page


def test_a_report_replaces_a_report_and_nothing_else(result: ArenaResult, tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    for command in ("first", "second"):
        arena_report.write(place, result, command)
        assert f"<code>{command}</code>" in place.read_text("utf-8")
    other = tmp_path / "letter.html"
    other.write_text("Dear Lorenzo")
    for path, why in ((other, "left alone"), (tmp_path, "folder"), (other / "x", "no folder")):
        with pytest.raises(CannotReport, match=why):
            arena_report.write(path, result, "third")
    assert other.read_text() == "Dear Lorenzo"
    assert {path.name for path in tmp_path.iterdir()} == {"report.html", "letter.html"}


def test_a_single_bot_and_a_single_block_can_be_shown() -> None:
    alone = arena("carrara", ["random"] * 2, 1, 3, processes=1, until=(0.4, 0.6))
    page = arena_report.html(alone, "signoria arena")
    assert "same bot" in page
    assert "undecided" in page


def test_ticks_are_round_and_inside() -> None:
    assert plots.Scale(0, 1, 0, 100).ticks(5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert plots.Scale(1432, 1718, 0, 100).ticks() == [1450, 1500, 1550, 1600, 1650, 1700]
    assert plots.Scale(0.03, 200, 0, 100, logarithmic=True).ticks() == [0.1, 1, 10, 100]


def test_scales_keep_inside_their_ends() -> None:
    scale = plots.Scale(1, 100, 0, 10, logarithmic=True)
    assert [scale.at(value) for value in (0, 1, 10, 100, 5000)] == pytest.approx([0, 0, 5, 10, 10])


def test_labels_do_not_cover_each_other() -> None:
    placed = plots.apart([100, 102, 101, 270, 275])
    assert all(after - before >= 16 for before, after in pairwise(sorted(placed)))
    assert placed[0] < placed[2] < placed[1] < placed[3] < placed[4]
    assert max(placed) <= plots.TOP + plots.CURVES
