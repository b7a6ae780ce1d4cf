"""Which guide a search gets for a title, and with which network."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.ai.search.weights import BadWeights, read
from signoria.games import title_of
from signoria.games.manifest import Title
from signoria.kernel.game import Game

GuideFor = Callable[[Game], Guide]

NETWORK: Final = ("bots", "network.weights")
"""Where a title keeps the network that it ships, if it has one."""


def guide_for(game: Game) -> Guide:
    """The guide that knows a title, with the network that the title ships.

    Without such a network it uses the evaluation.  A title without expertise gets the plain
    guide, which knows nothing.
    """
    title = title_of(game)
    if title.expertise is None:
        return Guide()
    return title.expertise.guide(_shipped_network(title), False)


def plain_guide(game: Game) -> Guide:
    """The guide that knows nothing of a title."""
    return Guide()


def evaluation_guide(game: Game) -> Guide:
    """The guide that knows a title, without a network: it evaluates with tuned weights."""
    expertise = title_of(game).expertise
    return Guide() if expertise is None else expertise.guide(None, False)


def usual_guide(game: Game) -> Guide:
    """The guide with the weights of the title's greedy bot, without a network."""
    expertise = title_of(game).expertise
    return Guide() if expertise is None else expertise.guide(None, True)


def guide_with(source: Path) -> GuideFor:
    """Guides with the network of a file, which is read when the title is known.

    They raise `BadWeights`.
    """

    def guide(game: Game) -> Guide:
        expertise = title_of(game).expertise
        if expertise is None:
            raise BadWeights(
                f"a network cannot be used for {game.name}: the title has no features; play it without one"
            )
        written = source.stat().st_mtime_ns if source.is_file() else 0
        network = _network_of(source, written, game.name, expertise.features, game.actions.size)
        return expertise.guide(network, False)

    return guide


@cache
def _shipped_network(title: Title) -> Network | None:
    source = title.file(*NETWORK)
    if title.expertise is None or not source.is_file():
        return None
    return read(source, title.name, title.expertise.features, title.game.actions.size)


@cache
def _network_of(source: Path, written: int, title: str, features: int, answers: int) -> Network:
    """The network of a file; `written` is its modification time, since a training rewrites the file."""
    return read(source, title, features, answers)
