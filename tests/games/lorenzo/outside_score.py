"""An outside opinion on final scores of Lorenzo il Magnifico, without a line of the engine.

Reads final positions from standard input, one JSON object a line: the public view of a match that
is over (`game.view(state, None)`), with `"floor": true` where no score may be below zero.  Writes
one JSON object a line: the score of every seat and the winners.

It knows the printed facts only from the data files, and the rules only from the rulebook (L12.10,
L12.11); nothing is imported from the package, so a mistake there cannot be repeated here.

Example: python tests/games/lorenzo/outside_score.py < positions.jsonl
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[3] / "src" / "signoria" / "games" / "lorenzo" / "data"
CARDS = {
    card["key"]: card for card in tomllib.loads((DATA / "cards.toml").read_text("utf-8"))["card"]
}

TERRITORIES = (0, 0, 0, 1, 4, 10, 20)
CHARACTERS = (0, 1, 3, 6, 10, 15, 21)
DURING_PLAY = ("cards", "harvest", "production", "leaders", "church")
GOODS_LEFT = ("wood", "stone", "coin", "servant")


def score(players: list[dict[str, Any]], seat: int, floor: bool) -> int:
    """The final score of a seat."""
    me = players[seat]
    burden = set(me["burden"])
    cards = me["cards"]
    resources: int = sum(me["goods"][good] for good in GOODS_LEFT)
    in_play: int = sum(me["points"].get(source, 0) for source in DURING_PLAY)

    total = in_play
    if "tithe" in burden:
        total -= in_play // 5
    if "no-territories" not in burden:
        total += TERRITORIES[len(cards["territory"])]
    if "no-characters" not in burden:
        total += CHARACTERS[len(cards["character"])]
    if "no-ventures" not in burden:
        total += sum(CARDS[key]["end"]["vp"] for key in cards["venture"])
    total += military(players, seat)
    total += resources // 5
    if "disarmed" in burden:
        total -= me["goods"]["military"]
    if "razed" in burden:
        total -= sum(
            CARDS[key]["cost"][0].get(material, 0)
            for key in cards["building"]
            for material in ("wood", "stone")
        )
    if "spoiled" in burden:
        total -= resources
    return max(total, 0) if floor else total


def military(players: list[dict[str, Any]], seat: int) -> int:
    """5 for the strongest, 2 for the second; nobody is second where several are first."""
    mine = players[seat]["goods"]["military"]
    stronger = [p for p in players if p["goods"]["military"] > mine]
    if not stronger:
        return 5
    best = max(p["goods"]["military"] for p in players)
    firsts = sum(p["goods"]["military"] == best for p in players)
    is_second = all(p["goods"]["military"] == best for p in stronger)
    return 2 if is_second and firsts == 1 else 0


def opinion(view: dict[str, Any]) -> dict[str, list[int]]:
    """Scores and winners of one final position; ties go to whoever is first in the turn order."""
    players = view["players"]
    floor = bool(view.get("floor", False))
    scores = [score(players, seat, floor) for seat in range(len(players))]
    best = [seat for seat in view["order"] if scores[seat] == max(scores)]
    return {"scores": scores, "winners": best[:1]}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(opinion(json.loads(line))))


if __name__ == "__main__":
    main()
