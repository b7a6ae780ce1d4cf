"""Which guide knows which title, and the networks that the guides judge by."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from signoria.ai import carrara_features, lorenzo_features, prince_features
from signoria.ai.carrara_guide import CarraraGuide
from signoria.ai.guide import Guide
from signoria.ai.lorenzo_guide import LorenzoGuide
from signoria.ai.network import Network
from signoria.ai.prince_guide import PrinceGuide
from signoria.ai.weights import BadWeights, read, shipped
from signoria.kernel.game import Game

GuideFor = Callable[[Game], Guide]

GUIDES: Final[dict[str, Callable[[Network | None, bool], Guide]]] = {
    "carrara": CarraraGuide,
    "lorenzo": LorenzoGuide,
    "prince": PrinceGuide,
}
FEATURES: Final = {
    "carrara": carrara_features.FEATURES,
    "lorenzo": lorenzo_features.FEATURES,
    "prince": prince_features.FEATURES,
}
"""Per title: by how many numbers it describes a seat."""


def guide_for(game: Game) -> Guide:
    """The guide that knows a title, with the network that comes with the package.

    Without such a network it judges by the evaluation; of a title that nobody has written a guide for,
    nothing is known.
    """
    if game.name not in GUIDES:
        return Guide()
    return GUIDES[game.name](_shipped_network(game.name, game.actions.size), False)


def plain_guide(game: Game) -> Guide:
    """The guide that knows nothing of a title."""
    return Guide()


def evaluation_guide(game: Game) -> Guide:
    """The guide that knows a title, without a network: it judges by the evaluation, with bred beliefs."""
    return GUIDES[game.name](None, False) if game.name in GUIDES else Guide()


def usual_guide(game: Game) -> Guide:
    """The guide with the beliefs of the title's greedy bot, without a network."""
    return GUIDES[game.name](None, True) if game.name in GUIDES else Guide()


def guide_with(source: Path) -> GuideFor:
    """Guides that judge by the weights of a file, which is read when a title is known.

    They raise `BadWeights`.
    """

    def guide(game: Game) -> Guide:
        if game.name not in GUIDES:
            raise BadWeights(f"nothing can be learnt about {game.name}: it has no features")
        written = source.stat().st_mtime_ns if source.is_file() else 0
        network = _network_of(source, written, game.name, game.actions.size)
        return GUIDES[game.name](network, False)

    return guide


@cache
def _shipped_network(title: str, answers: int) -> Network | None:
    source = shipped(title)
    return read(source, title, FEATURES[title], answers) if source.is_file() else None


@cache
def _network_of(source: Path, written: int, title: str, answers: int) -> Network:
    """The network of a file as it was `written`: a training writes the same file again and again."""
    return read(source, title, FEATURES[title], answers)
