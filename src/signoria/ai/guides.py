"""Which guide knows which title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.ai.carrara_guide import CarraraGuide
from signoria.ai.guide import Guide
from signoria.ai.lorenzo_guide import LorenzoGuide
from signoria.ai.prince_guide import PrinceGuide
from signoria.kernel.game import Game

GUIDES: Final[dict[str, Callable[[], Guide]]] = {
    "carrara": CarraraGuide,
    "lorenzo": LorenzoGuide,
    "prince": PrinceGuide,
}


def guide_for(game: Game) -> Guide:
    """The guide that knows a title; the plain one where nothing is known."""
    return GUIDES.get(game.name, Guide)()
