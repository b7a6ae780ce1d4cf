"""Views are what their titles declare them to be: the client's types are made of that."""

from __future__ import annotations

from itertools import cycle
from typing import Any, cast

import msgspec
import pytest

import signoria
from signoria.games import find
from signoria.kernel.chance import Dice
from signoria.kernel.match import Match
from signoria.kernel.options import resolve
from signoria.server.messages import Heading
from signoria.testing.contract import option_sets

TABLES = [
    pytest.param(title, players, options, id=f"{title}-{players}-{'-'.join(options.values())}")
    for title in signoria.games()
    for options, players in zip(
        option_sets(signoria.load(title)), cycle(signoria.load(title).player_counts), strict=False
    )
]
"""Every choice of every option; the numbers of players take turns."""

EVERY = 9
"""So many decisions from one look to the next; new kinds of questions are looked at at once."""


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_views_of_random_play_are_as_declared(
    title: str, players: int, options: dict[str, str]
) -> None:
    game = signoria.load(title)
    declared = find(title).view_type()
    assert declared is not None
    match = Match(game, players, 7, resolve(game.options, options))
    dice = Dice(7)
    questions: set[str] = set()
    while True:
        question = game.view(match.state, None)["question"]
        if match.over or question not in questions or len(match.log) % EVERY == 0:
            questions.add(question)
            for seat in (None, *range(players)):
                check(game.view(match.state, seat), declared)
        if match.over:
            break
        seat = match.state.to_act[0]
        legal = game.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])


def check(view: dict[str, Any], declared: type) -> None:
    """A view has the keys and values that its title and the heading declare, and no others.

    Conversion raises where a value is of another type or missing, and drops what is not declared.
    """
    heading = {key: view[key] for key in Heading.__annotations__}
    own = {key: value for key, value in view.items() if key not in heading}
    assert cast(object, msgspec.convert(heading, Heading, strict=True)) == heading
    assert msgspec.convert(own, declared, strict=True) == own
