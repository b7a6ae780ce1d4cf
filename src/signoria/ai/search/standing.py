"""How a seat's points compare with those of its rivals, as features of a network."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def standing(row: vec[float], seat: i64, points: vec[float], unit: float) -> vec[float]:
    """Append the points of a seat, its lead over the best rival and over their mean, and its rank."""
    best = points[(seat + 1) % len(points)]
    total = 0.0
    ahead = 0.0
    other: i64
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            total += points[other]
            if points[other] > points[seat]:
                ahead += 1.0
    row = append(row, points[seat] / (3.0 * unit))
    row = append(row, (points[seat] - best) / unit)
    row = append(row, (points[seat] - total / float(len(points) - 1)) / unit)
    return append(row, ahead / float(len(points) - 1))
