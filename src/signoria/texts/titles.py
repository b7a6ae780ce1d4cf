"""Which title is told by which class."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.texts import DEFAULT_LANGUAGE, load
from signoria.texts.carrara import CarraraTeller
from signoria.texts.lorenzo import LorenzoTeller
from signoria.texts.prince import PrinceTeller
from signoria.texts.teller import Teller
from signoria.texts.words import Words

TITLES: Final[dict[str, type[Teller]]] = {
    "carrara": CarraraTeller,
    "lorenzo": LorenzoTeller,
    "prince": PrinceTeller,
}


@cache
def teller_of(game: Game) -> Teller:
    """The sentences of a title.  Raises `BadOption` for a title that has none."""
    if game.name not in TITLES:
        raise BadOption(
            f"the game {game.name!r} has no words: only {', '.join(TITLES)} can be shown in words"
        )
    return TITLES[game.name](game)


def words_of(
    game: Game, language: str = DEFAULT_LANGUAGE, options: Mapping[str, str] | None = None
) -> Words:
    """A title in words, with the names of a table if its options are given.

    Raises `BadOption` for a title or a language that has none.
    """
    teller = teller_of(game)
    texts = load(game.name, language)
    return Words(teller, texts if options is None else texts.renamed(teller.names(options)))
