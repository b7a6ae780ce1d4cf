"""The report of an arena: one self-contained page of HTML with results, intervals and the command."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Sequence
from datetime import datetime
from hashlib import blake2b
from html import escape
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import Final

import signoria
from signoria.ai.arena.arena import GRACE, ArenaResult, BotRow, Decided, Mirror
from signoria.ai.arena.log import Played
from signoria.ai.arena.uncertainty import wilson
from signoria.kernel.reasons import SignoriaError
from signoria.lab import plots
from signoria.lab.page import page, section
from signoria.lab.plots import Curve, Guide, Interval, Spread
from signoria.records import write_whole
from signoria.texts.titles import name_of

GENERATOR: Final = '<meta name="generator" content="signoria arena">'
POINTS: Final = 300
"""Points of a curve; more cannot be told apart."""

COLUMNS: Final = 40
"""At most so many columns of scores, each of whole points."""

PERCENT: Final = "{:.0%}"


class CannotReport(SignoriaError):
    """The report cannot be written to that file; nothing was changed."""


def check_place(path: Path) -> None:
    """Raises `CannotReport` unless a report can be written here; it may replace another report."""
    if path.is_dir():
        raise CannotReport(f"{path} is a folder; name a file for the report, such as report.html")
    folder = path.absolute().parent
    if not folder.is_dir():
        raise CannotReport(f"there is no folder {folder} for the report; make it, or name another")
    if not os.access(folder, os.W_OK):
        raise CannotReport(f"nothing may be written in {folder}; name another place for the report")
    if path.exists() and GENERATOR not in path.read_text("utf-8", errors="replace")[:2000]:
        raise CannotReport(
            f"{path} exists and is no report of an arena; it was left alone: name another file"
        )


def write(path: Path, result: ArenaResult, command: str) -> None:
    """Write the report whole or not at all.  Raises `CannotReport`."""
    check_place(path)
    write_whole(path, html(result, command).encode("utf-8"))


def html(result: ArenaResult, command: str) -> str:
    """The page.  `command` repeats the arena."""
    title = f"Arena of {_title(result.game)}"
    matches = [match for block in result.blocks for match in block]
    sections = [
        section("", "", _finding(result), "wide first"),
        section("The bots", _legend(result), _table(result), "wide"),
        section("Win shares", _about_shares(result), _shares(result)),
        section("Ratings", "One scale for all; 400 points are a factor of ten.", _ratings(result)),
        section("Share as the matches came", _about_running(result), _running(result), "wide"),
        section(
            "Final scores",
            "How many points a seat of each bot ended with.",
            _scores(result, matches),
        ),
        section("Time for a decision", _about_times(result), _times(result, matches)),
        section(
            "Win share by seat",
            "All bots together; every bot sat everywhere equally often.",
            _seats(result),
        ),
        section("How it was made", "", _facts(result, command)),
    ]
    subtitle = f"{', '.join(result.seats)} · {result.matches} matches · {len(result.blocks)} deals, each from every seat"
    return page(title, subtitle, GENERATOR, sections)


def _title(game: str) -> str:
    rules = signoria.load(game)
    return name_of(rules)


def _finding(result: ArenaResult) -> str:
    row = result.bots[0]
    even = row.seats / len(result.seats)
    if len(result.bots) == 1:
        said = "All seats are held by the same bot, so that its share says nothing; the places by seat do."
    else:
        if row.block_low > even and row.low > even:
            judged = "More than an even share"
        elif row.block_high < even and row.high < even:
            judged = "Less than an even share"
        else:
            judged = "It cannot be told from an even share"
        said = (
            f"{row.bot} wins {row.share:.1%} of {result.matches} matches. {judged}, "
            f"which is {even:.1%}."
        )
    parts = [f'<p class="finding">{escape(said)}</p>']
    if result.test is not None:
        parts.append(_tested(result.test))
    if result.mirror is not None:
        parts.append(_reflected(result.mirror))
    parts += [f'<p class="bad">{escape(sentence)}</p>' for sentence in failures(result)]
    return "".join(parts)


def _tested(test: Decided) -> str:
    said = {
        "accepted": f'<span class="good">accepted</span>: {escape(test.bot)} wins more than {test.h0:.1%}',
        "rejected": f'<span class="bad">rejected</span>: {escape(test.bot)} wins less than {test.h1:.1%}',
        "undecided": "undecided: the matches did not suffice",
    }[test.verdict]
    stopped = (
        " A share that a test has stopped leans towards the test's answer."
        if test.verdict != "undecided"
        else ""
    )
    return (
        f"<p>Sequential test of {test.h0:.1%} against {test.h1:.1%}: {said}, after "
        f"{test.matches} matches. The bet against {test.h0:.1%} has grown to {test.against_h0:.2g} times its stake, "
        f"that against {test.h1:.1%} to {test.against_h1:.2g}; {test.threshold:.0f} times reject, with an error "
        f"of at most {test.alpha:.0%}.{stopped}</p>"
    )


def _reflected(mirror: Mirror) -> str:
    holds = (
        '<span class="good">as it must</span>'
        if mirror.brackets
        else '<span class="bad">which it should not; do not scale this arena</span>'
    )
    word = "brackets" if mirror.brackets else "misses"
    return (
        f"<p>Mirror, {escape(mirror.bot)} against itself: {mirror.share:.1%} of {mirror.matches} "
        f"matches, interval {mirror.low:.1%} to {mirror.high:.1%}. It {word} {mirror.expected:.1%}, "
        f"{holds}.</p>"
    )


def _legend(result: ArenaResult) -> str:
    over = (
        f" A decision is over the budget of {result.budget_ms:g} ms when it takes {GRACE - 1:.0%} more."
        if result.budget_ms
        else ""
    )
    return (
        "Small figures are 95 % intervals: of win shares Wilson's, below it the bootstrap over deals; "
        f"of the others the bootstrap. The lead is over the best seat of another bot.{over}"
    )


def _table(result: ArenaResult) -> str:
    headings = ["bot", "seats", "wins", "win share", "rating", "mean rank", "mean score", "lead"]
    headings += ["ms per decision", "95 % below", "longest"]
    if result.budget_ms:
        headings.append("over budget")
    rows = []
    for number, row in enumerate(result.bots):
        cells = [
            f"{plots.badge(number)}{escape(row.bot)}",
            str(row.seats),
            f"{row.wins:.1f}",
            f"{row.share:.1%}{_small(row.low, row.high)}{_small(row.block_low, row.block_high)}",
            f"{row.rating:.0f}<small>{rating_range(result, row, 'by definition')}</small>",
            f"{row.mean_rank:.2f}",
            f"{row.mean_score:.1f}",
            f"{_signed(row.margin)}<small>{_signed(row.margin_low)} to {_signed(row.margin_high)}</small>",
            f"{row.ms_per_decision:.3g}",
            f"{row.ms_p95:.3g}",
            f"{row.ms_max:.3g}",
        ]
        if result.budget_ms:
            cells.append(f"{row.over_budget} of {row.decisions}")
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def failures(result: ArenaResult) -> list[str]:
    """A sentence about every bot that failed."""
    return [
        f"{row.bot} failed in {row.replaced} of {row.decisions} decisions, and a lower level made them."
        for row in result.bots
        if row.replaced
    ]


def _small(low: float, high: float) -> str:
    return f"<small>{low:.1%} to {high:.1%}</small>"


def rating_range(result: ArenaResult, row: BotRow, fixed: str) -> str:
    """The interval of a rating in words; `fixed` for the bot that the scale is fixed at."""
    if row is result.bots[-1]:
        return fixed
    if row.rating_low == row.rating_high:
        return "all deals alike"
    return f"{row.rating_low:.0f} to {row.rating_high:.0f}"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def _about_shares(result: ArenaResult) -> str:
    copies = " Copies of a bot win together." if len(result.bots) < len(result.seats) else ""
    return f"Thick: bootstrap over deals; thin: Wilson; dotted: an even share.{copies}"


def _shares(result: ArenaResult) -> str:
    seats = len(result.seats)
    rows = [
        Interval(
            row.bot,
            row.share,
            (row.block_low, row.block_high),
            (row.low, row.high),
            row.seats / seats,
            number,
        )
        for number, row in enumerate(result.bots)
    ]
    if (mirror := result.mirror) is not None:
        ends = (mirror.low, mirror.high)
        rows.append(Interval("mirror", mirror.share, ends, ends, mirror.expected, 5))
    return plots.intervals(rows, _up_to(rows), PERCENT, "Win shares of the bots with intervals")


def _up_to(rows: Sequence[Interval]) -> tuple[float, float]:
    """An axis for shares: from 0 to the next tenth that leaves room for all of them."""
    ends = [row.thick[1] for row in rows] + [row.thin[1] for row in rows if row.thin]
    return 0.0, min(1.0, ceil(10 * max([*ends, *(row.guide or 0.0 for row in rows)])) / 10)


def _ratings(result: ArenaResult) -> str:
    rows = [
        Interval(row.bot, row.rating, (row.rating_low, row.rating_high), series=number)
        for number, row in enumerate(result.bots)
    ]
    ends = [end for row in rows for end in row.thick]
    return plots.intervals(
        rows, plots.padded([*ends, 1450, 1550]), "{:.0f}", "Ratings of the bots with intervals"
    )


def _about_running(result: ArenaResult) -> str:
    return f"Wins so far of matches so far, with Wilson's interval of {result.bots[0].bot}."


def _running(result: ArenaResult) -> str:
    width = len(result.blocks[0])
    total = len(result.blocks)
    shown = sorted({max(1, round(total * at / POINTS)) for at in range(1, POINTS + 1)})
    lines = []
    for number, row in enumerate(result.bots):
        wins = [0.0]
        for block in result.blocks:
            wins.append(wins[-1] + sum(_wins(match, row.bot) for match in block))
        points = [(float(at * width), wins[at] / (at * width)) for at in shown]
        band = [(float(at * width), *wilson(wins[at], at * width)) for at in shown]
        lines.append(Curve(row.bot, points, [] if number else band, number))
    if (test := result.test) is None:
        evens = sorted({row.seats / len(result.seats) for row in result.bots})
        guides = [Guide(even, f"even {even:.0%}") for even in evens]
    else:
        guides = [Guide(test.h0, f"H0 {test.h0:.0%}"), Guide(test.h1, f"H1 {test.h1:.0%}")]
    across = (float(width) if total > 1 else 0.0, float(result.matches))
    about = "Win share of every bot after each deal"
    late = [y for line in lines for x, y in line.points if x >= result.matches / 10]
    top = ceil(10 * max([*late, *(guide.value for guide in guides)]) + 1) / 10
    return plots.curves(lines, across, (0.0, min(1.0, top)), guides, ("{:.0f}", PERCENT), about)


def _wins(match: Played, bot: str) -> float:
    return sum(won for name, won in zip(match.bots, match.wins, strict=True) if name == bot)


def _scores(result: ArenaResult, matches: Sequence[Played]) -> str:
    rows = []
    for number, row in enumerate(result.bots):
        scores = [
            float(score)
            for match in matches
            for name, score in zip(match.bots, match.scores, strict=True)
            if name == row.bot
        ]
        rows.append(Spread(row.bot, scores, [Guide(fmean(scores), "mean")], number))
    every = [score for row in rows for score in row.values]
    points = int(max(every) - min(every)) + 1
    step = ceil(points / COLUMNS)
    bins = ceil(points / step)
    low = min(every) - 0.5
    about = "Final scores of each bot"
    return plots.spreads(rows, (low, low + bins * step), "{:.0f}", about, bins)


def _about_times(result: ArenaResult) -> str:
    budget = f", budget {result.budget_ms:g} ms" if result.budget_ms else ""
    return f"Milliseconds of processor time, scale in powers of ten{budget}."


def _times(result: ArenaResult, matches: Sequence[Played]) -> str:
    rows = []
    for number, row in enumerate(result.bots):
        took = [
            one
            for match in matches
            for name, ms in zip(match.bots, match.ms, strict=True)
            if name == row.bot
            for one in ms
        ]
        rows.append(Spread(row.bot, took, [Guide(row.ms_p95, "95 % below")], number))
    every = [one for row in rows for one in row.values if one > 0] or [1.0]
    guide = Guide(result.budget_ms, "budget") if result.budget_ms else None
    ends = (min(every) * 0.8, max([*every, result.budget_ms or 0]) * 1.3)
    about = "Times for decisions of each bot"
    return plots.spreads(rows, ends, "{:g}", about, logarithmic=True, guide=guide)


def _seats(result: ArenaResult) -> str:
    even = 1 / len(result.seats)
    rows = []
    for seat, share in enumerate(result.seat_shares):
        ends = wilson(share * result.matches, result.matches)
        rows.append(Interval(f"seat {seat + 1}", share, ends, None, even, 5))
    return plots.intervals(rows, _up_to(rows), PERCENT, "Win shares by seat")


def _facts(result: ArenaResult, command: str) -> str:
    game = signoria.load(result.game)
    changed = [
        f"{option.name} {choice if choice in option.choices else 'of your own'}"
        for option in game.options
        if (choice := result.options[option.name]) != option.default
    ]
    build = "compiled" if signoria.is_compiled() else "pure Python"
    revision = commit()
    rows = {
        "Repeat it": f"<code>{escape(command)}</code>",
        "Title": escape(
            f"{_title(result.game)}, rules version {game.rules_version}, {len(result.seats)} players"
        ),
        "Options": escape(", ".join(changed) or "as they are by default"),
        "Seeds": escape(
            f"{result.seed}; from it one for each of the {len(result.blocks)} deals, from those the bots'"
        ),
        "Budget": f"{result.budget_ms:g} ms per decision; bots that use it up do not play twice alike"
        if result.budget_ms
        else "none; each bot thinks as long as it likes",
        "Version": f"Signoria {signoria.__version__} ({build}), sources {fingerprint()}"
        + (f", commit {revision}" if revision else ""),
        "Machine": escape(machine()),
        "Written": datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %Z"),
    }
    return (
        "<dl>" + "".join(f"<dt>{key}</dt><dd>{value}</dd>" for key, value in rows.items()) + "</dl>"
    )


def fingerprint() -> str:
    """A checksum of the sources in use, which tells versions apart where no commit does."""
    package = Path(signoria.__file__).parent
    total = blake2b(digest_size=5)
    for path in sorted(package.rglob("*")):
        if path.suffix in (".py", ".toml"):
            total.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def commit() -> str | None:
    """The commit whose checkout runs, with a plus sign if files were changed; None if installed."""
    here = Path(signoria.__file__)

    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", "-C", str(here.parent), *arguments], capture_output=True, text=True, check=True
        ).stdout.strip()

    try:
        git("ls-files", "--error-unmatch", here.name)
        changed = git("status", "--porcelain", "--", ".")
        return git("rev-parse", "--short=12", "HEAD") + ("+" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return None


def machine() -> str:
    """What this ran on; no names of people or hosts."""
    processor = platform.processor() or platform.machine()
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        found = re.search(r"^model name\s*: (.+)$", listed.read_text("utf-8"), re.MULTILINE)
        processor = found[1] if found else processor
    system = f"{platform.system()} {platform.machine()}"
    return f"{processor}, {os.cpu_count()} cores, {system}, Python {platform.python_version()}"
