"""Statistics over many matches between bots: lengths, scores, wins, endings, sources of points.

The same arguments give the same matches, whatever the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from signoria import records
from signoria.ai.arena import tables, workers
from signoria.ai.arena.tables import Job
from signoria.kernel.chance import child_seed
from signoria.kernel.state import CHANCE


@dataclass
class Played:
    """The facts of one finished match that the statistics need."""

    decisions: int
    turns: int
    start: int
    scores: list[int]
    winners: list[int]
    ending: str
    points: list[dict[str, int]]
    places: list[str]
    record: dict[str, Any]


def play(job: Job) -> Played:
    """One match between bots, with the facts worth counting."""
    finished = tables.play(job)
    match = finished.match
    game = match.game
    decisions = sum(len(one) for one in finished.seconds)
    s = match.state
    seats = range(match.players)
    view = game.view(s, None)
    start = next(seat for seat, _ in match.log if seat != CHANCE)
    return Played(
        decisions=decisions,
        turns=view.get("turn", decisions),
        start=start,
        scores=game.scores(s),
        winners=game.winners(s),
        ending=game.ending(s),
        points=[game.breakdown(s, seat) for seat in seats],
        places=_places(view),
        record=match.record(),
    )


def _places(view: Mapping[str, Any]) -> list[str]:
    """The scoring places with a pillar, once per pillar, of titles whose views have pillars."""
    return [
        place
        for player in view.get("players", [])
        for place in player.get("pillars", {}).get("places", [])
    ]


def simulate(
    game: str,
    seats: Sequence[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    on_match: Callable[[int, int], None] | None = None,
    processes: int | None = None,
    records_to: Path | None = None,
) -> dict[str, Any]:
    """Play `matches` matches between bots and count; docs/cli.md documents the keys.

    `records_to` is a folder that receives every match as a file.
    """
    chosen = tables.check_seats(game, seats, matches, options)
    jobs = [
        Job(game, list(seats), child_seed(seed, "match", number), chosen)
        for number in range(matches)
    ]
    played: list[Played] = []
    for number, one in enumerate(workers.in_order(workers.local(processes), play, jobs), 1):
        if records_to is not None:
            records.save(records_to / f"{game}-{number:06}.json", one.record)
        one.record = {}
        played.append(one)
        if on_match is not None:
            on_match(number, matches)
    return {
        "game": game,
        "options": chosen,
        "bots": list(seats),
        "matches": matches,
        "seed": seed,
        **count(played, len(seats)),
    }


def count(played: Sequence[Played], seats: int) -> dict[str, Any]:
    """The statistics of finished matches at tables of the same size."""
    every = range(seats)
    pillars = Counter(place for match in played for place in match.places)
    return {
        "decisions": spread([match.decisions for match in played]),
        "turns": spread([match.turns for match in played]),
        "seats": [
            {
                "seat": seat,
                "score": spread([match.scores[seat] for match in played]),
                "win_share": fmean(_win(match, seat) for match in played),
            }
            for seat in every
        ],
        "start_positions": [
            {
                "position": position,
                "score": spread([m.scores[(m.start + position) % seats] for m in played]),
                "win_share": fmean(_win(m, (m.start + position) % seats) for m in played),
            }
            for position in every
        ],
        "endings": dict(Counter(match.ending for match in played).most_common()),
        "sources": {
            source: fmean(match.points[seat][source] for match in played for seat in every)
            for source in played[0].points[0]
        },
        "places": {place: number / len(played) for place, number in pillars.most_common()},
        "scores": histogram([score for match in played for score in match.scores]),
    }


def _win(match: Played, seat: int) -> float:
    """A shared victory is split."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation, standard error of the mean, least and most."""
    deviation = pstdev(values)
    return {
        "mean": fmean(values),
        "sd": deviation,
        "error": deviation / sqrt(len(values)),
        "min": min(values),
        "max": max(values),
    }


def histogram(values: Sequence[int], bins: int = 12) -> list[dict[str, int]]:
    """Equal bins of whole numbers: from, to (both included), how many."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    counts = Counter((value - low) // width for value in values)
    return [
        {"from": low + n * width, "to": low + (n + 1) * width - 1, "count": counts[n]}
        for n in range(max(counts) + 1)
    ]
