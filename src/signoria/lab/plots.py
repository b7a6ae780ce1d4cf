"""Plots as SVG text, for reports that must stand alone: intervals, curves, distributions.

Colours are left to the page: a series is the class `s0`, `s1`, and so on, with a mark and dashes of
its own, so that nothing depends on colour.  Every plot says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 510
WIDE: Final = 1090
"""Width of a plot of curves, which has the page to itself."""

LEFT: Final = 108
RIGHT: Final = 16
TOP: Final = 30
ROW: Final = 44
FOOT: Final = 34
CURVES: Final = 250
"""Height of a plot of curves."""

DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "4 3")


@dataclass(frozen=True)
class Scale:
    """Values to places on a line; logarithmic ones must be above 0."""

    low: float
    high: float
    start: float
    end: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        low, high = self._height(self.low), self._height(self.high)
        inside = min(max(self._height(value), low), high)
        return self.start + (inside - low) / ((high - low) or 1) * (self.end - self.start)

    def _height(self, value: float) -> float:
        return log10(max(value, self.low)) if self.logarithmic else value

    def ticks(self, wanted: int = 6) -> list[float]:
        """Round values from low to high."""
        if self.logarithmic:
            return [
                10.0**power for power in range(ceil(log10(self.low)), floor(log10(self.high)) + 1)
            ]
        rough = (self.high - self.low) / wanted or 1.0
        size = 10.0 ** floor(log10(rough))
        step = next(size * times for times in (1, 2, 2.5, 5, 10) if size * times >= rough * 0.999)
        first = ceil(self.low / step - 1e-9)
        return [step * at for at in range(first, floor(self.high / step + 1e-9) + 1)]


@dataclass(frozen=True)
class Guide:
    """A value to hold the others against, with its name."""

    value: float
    name: str


@dataclass(frozen=True)
class Interval:
    """A value with two intervals: the thick one, and the thin one if there are two opinions."""

    name: str
    value: float
    thick: tuple[float, float]
    thin: tuple[float, float] | None = None
    guide: float | None = None
    series: int = 0


@dataclass(frozen=True)
class Curve:
    """Points from left to right, and a band around them."""

    name: str
    points: list[tuple[float, float]]
    band: list[tuple[float, float, float]]
    series: int = 0


@dataclass(frozen=True)
class Spread:
    """How values are distributed, with the ones worth a mark."""

    name: str
    values: Sequence[float]
    marks: list[Guide]
    series: int = 0


def padded(values: Sequence[float], room: float = 0.06) -> tuple[float, float]:
    """The range of the values and some room at both ends."""
    low, high = min(values), max(values)
    space = (high - low) * room or max(abs(high) * room, 1.0)
    return low - space, high + space


def intervals(rows: Sequence[Interval], scale: tuple[float, float], form: str, about: str) -> str:
    """A row for every value, with its intervals and the reference it is compared with."""
    across = Scale(*scale, LEFT, WIDTH - RIGHT - 50)
    bottom = TOP + ROW * len(rows)
    parts = _columns(across, TOP - 10, bottom, form)
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2 - 6
        x = across.at(row.value)
        if row.guide is not None:
            at = across.at(row.guide)
            parts.append(_line(at, y - 17, at, y + 17, "guide"))
        parts.append(_label(LEFT - 14, y + 5, row.name, "name", "end"))
        words = f"{row.name}: {form.format(row.value)}, {_between(row.thick, form)}"
        marks = [_line(across.at(row.thick[0]), y, across.at(row.thick[1]), y, "thick")]
        if row.thin is not None:
            low, high = across.at(row.thin[0]), across.at(row.thin[1])
            marks.append(_line(low, y, high, y, "thin"))
            marks += [_line(end, y - 5, end, y + 5, "thin") for end in (low, high)]
        marks.append(mark(row.series, x, y))
        parts.append(_group(row.series, words, marks))
        parts.append(_label(WIDTH - 2, y + 5, form.format(row.value), "value", "end"))
    return _svg(bottom + FOOT, about, parts)


def curves(
    lines: Sequence[Curve],
    across: tuple[float, float],
    up: tuple[float, float],
    guides: Sequence[Guide],
    forms: tuple[str, str],
    about: str,
) -> str:
    """Curves over a common axis.  Forms are those of the numbers below and beside the plot."""
    bottom = TOP + CURVES
    sideways = Scale(*across, 52, WIDE - 118)
    height = Scale(*up, bottom, TOP - 8)
    parts = []
    for tick in height.ticks(5):
        y = height.at(tick)
        parts.append(_line(sideways.start, y, sideways.end, y, "grid"))
        parts.append(_label(sideways.start - 8, y + 4, forms[1].format(tick), "tick", "end"))
    for tick in sideways.ticks(10):
        x = sideways.at(tick)
        parts.append(_line(x, bottom, x, bottom + 5, "grid"))
        parts.append(_label(x, bottom + 20, forms[0].format(tick), "tick", "middle"))
    for guide in guides:
        y = height.at(guide.value)
        parts.append(_line(sideways.start, y, sideways.end, y, "guide"))
    ends = [(height.at(line.points[-1][1]), line.name, line.series) for line in lines]
    taken = [height.at(guide.value) for guide in guides]
    for line in lines:
        marks = []
        if line.band:
            there = [f"{sideways.at(x):.1f},{height.at(low):.1f}" for x, low, _ in line.band]
            back = [f"{sideways.at(x):.1f},{height.at(high):.1f}" for x, _, high in line.band]
            marks.append(f'<polygon class="band" points="{" ".join([*there, *back[::-1]])}"/>')
        way = " ".join(f"{sideways.at(x):.1f},{height.at(y):.1f}" for x, y in line.points)
        dashes = DASHES[line.series % len(DASHES)]
        marks.append(f'<polyline class="curve" stroke-dasharray="{dashes}" points="{way}"/>')
        x, y = line.points[-1]
        marks.append(mark(line.series, sideways.at(x), height.at(y)))
        parts.append(_group(line.series, f"{line.name}: {forms[1].format(y)}", marks))
    names = [(y, name, f"name s{series}") for y, name, series in ends]
    names += [(y, guide.name, "tick") for y, guide in zip(taken, guides, strict=True)]
    for y, (_, name, kind) in zip(apart([row[0] for row in names]), names, strict=True):
        parts.append(_label(sideways.end + 12, y + 4, name, kind, "start"))
    return f'<div class="scroll">{_svg(bottom + FOOT, about, parts, WIDE)}</div>'


def apart(heights: Sequence[float], room: float = 16.0) -> list[float]:
    """Places for labels near these heights that do not cover each other, in the same order."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + room)
    over = max([0.0, *(place - (TOP + CURVES) for place in placed)])
    return [place - over for place in placed]


def spreads(
    rows: Sequence[Spread],
    scale: tuple[float, float],
    form: str,
    about: str,
    bins: int = 48,
    logarithmic: bool = False,
    guide: Guide | None = None,
) -> str:
    """A hill for every distribution, one below the other on a common axis."""
    across = Scale(*scale, LEFT, WIDTH - RIGHT, logarithmic)
    tall = 84
    bottom = TOP + tall * len(rows)
    parts = _columns(across, TOP - 10, bottom, form)
    if guide is not None:
        x = across.at(guide.value)
        parts.append(_line(x, TOP - 14, x, bottom, "guide"))
        parts.append(_label(x, TOP - 18, guide.name, "tick", "middle"))
    for number, row in enumerate(rows):
        floor_ = TOP + tall * (number + 1) - 14
        counts = _counted(row.values, across, bins)
        most = max([*counts, 1])
        wide = (across.end - across.start) / len(counts)
        outline = [f"{across.start:.1f},{floor_}"]
        for at, count in enumerate(counts):
            y = floor_ - (tall - 42) * count / most
            outline += [f"{across.start + wide * at:.1f},{y:.1f}"]
            outline += [f"{across.start + wide * (at + 1):.1f},{y:.1f}"]
        outline.append(f"{across.end:.1f},{floor_}")
        words = f"{row.name}: " + ", ".join(f"{one.name} {one.value:.4g}" for one in row.marks)
        labels: list[str] = []
        marks = [f'<polygon class="hill" points="{" ".join(outline)}"/>']
        parts.append(_label(LEFT - 14, floor_ - 6, row.name, "name", "end"))
        parts.append(_line(across.start, floor_, across.end, floor_, "axis"))
        for one in row.marks:
            x = across.at(one.value)
            marks.append(_line(x, floor_ - tall + 28, x, floor_ + 4, "curve"))
            said = f"{one.name} {form.format(float(f'{one.value:.3g}'))}"
            labels.append(_label(x, floor_ - tall + 22, said, "tick", "middle"))
        parts += [_group(row.series, words, marks), *labels]
    return _svg(bottom + FOOT - 10, about, parts)


def _counted(values: Sequence[float], scale: Scale, bins: int) -> list[int]:
    counts = [0] * bins
    width = scale.end - scale.start
    for value in values:
        place = (scale.at(value) - scale.start) / width
        counts[min(bins - 1, int(place * bins))] += 1
    return counts


def mark(series: int, x: float, y: float) -> str:
    """The mark of a series: disc, square, triangle, lozenge, ring."""
    r = 6.0
    shape = series % 5
    if shape in (0, 4):
        return (
            f'<circle class="mark{" hollow" if shape else ""}" cx="{x:.1f}" cy="{y:.1f}" r="{r}"/>'
        )
    if shape == 1:
        return f'<rect class="mark" x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10"/>'
    corners = {
        2: [(0, -r - 1), (r + 1, r - 1), (-r - 1, r - 1)],
        3: [(0, -r - 2), (r + 2, 0), (0, r + 2), (-r - 2, 0)],
    }[shape]
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    return f'<polygon class="mark" points="{points}"/>'


def badge(series: int) -> str:
    """The mark of a series on its own, for tables."""
    return (
        f'<svg class="badge s{series}" viewBox="0 0 20 20" aria-hidden="true">'
        f"{mark(series, 10, 10)}</svg>"
    )


def _columns(across: Scale, top: float, bottom: float, form: str) -> list[str]:
    parts = []
    for tick in across.ticks():
        x = across.at(tick)
        parts.append(_line(x, top, x, bottom, "grid"))
        parts.append(_label(x, bottom + 16, form.format(tick), "tick", "middle"))
    return parts


def _between(ends: tuple[float, float], form: str) -> str:
    return f"{form.format(ends[0])} to {form.format(ends[1])}"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _label(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {where}>{escape(text)}</text>'


def _group(series: int, words: str, marks: Sequence[str]) -> str:
    return f'<g class="s{series}"><title>{escape(words)}</title>{"".join(marks)}</g>'


def _svg(height: float, about: str, parts: Sequence[str], width: int = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{escape(about)}">'
        f"{''.join(parts)}</svg>"
    )
