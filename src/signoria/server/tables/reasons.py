"""Why not: the reason nearest to what a player tried by pointing at places of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from signoria.kernel.game import Game
from signoria.kernel.reasons import NOT_THE_QUESTION, NOT_YOUR_DECISION, SHARED_REASONS, Reason
from signoria.kernel.state import State

BESIDE_THE_POINT = {SHARED_REASONS[code][0] for code in (NOT_THE_QUESTION, NOT_YOUR_DECISION)}


@cache
def _actions_about(game: Game) -> dict[str, frozenset[int]]:
    """Every place of a title with the actions that are about it; every verb is one too."""
    found: dict[str, set[int]] = {}
    for action in game.actions.rows:
        verb = f"verb:{game.actions.verb(action).name}"
        for target in (verb, *game.actions.targets(action)):
            found.setdefault(target, set()).add(action)
    return {target: frozenset(actions) for target, actions in found.items()}


def nearest(
    game: Game, state: State, seat: int, targets: Sequence[str]
) -> tuple[int, Reason | None] | None:
    """The action about all these places that comes nearest to being legal, and its reason.

    A legal one has no reason.  Otherwise answers to other questions count only if there are no
    others; then the smallest lack decides, then what most of the actions fail by.  None if no
    action is about all these places.
    """
    about = _actions_about(game)
    actions = frozenset.intersection(*(about.get(target, frozenset()) for target in targets))
    refused: list[tuple[int, Reason]] = []
    for action in sorted(actions):
        reason = game.why_not(state, seat, action)
        if reason is None:
            return action, None
        refused.append((action, reason))
    if not refused:
        return None
    fitting = [pair for pair in refused if pair[1].code not in BESIDE_THE_POINT] or refused
    common = Counter(reason.code for _, reason in fitting)
    return min(fitting, key=lambda pair: (_lack(pair[1]), -common[pair[1].code], pair[0]))


def _lack(reason: Reason) -> int:
    """How much is missing; reasons without numbers miss more than any number."""
    if not reason.numbers:
        return 1 << 20
    return abs(reason.numbers["need"] - reason.numbers["have"])
