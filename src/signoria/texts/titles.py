"""The sentences of a title."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games import title_of
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.texts import DEFAULT_LANGUAGE, MissingText, load
from signoria.texts.plain import PlainWords
from signoria.texts.teller import Teller
from signoria.texts.words import Words


def has_words(game: Game) -> bool:
    """Can the title be shown to people?"""
    return title_of(game).teller is not None


def teller_of(game: Game) -> Teller:
    """The sentences of a title.  Raises `BadOption` for a title that has none."""
    teller = title_of(game).teller
    if teller is None:
        raise BadOption(f"the game {game.name!r} has no words, so only programs can play it")
    return teller


def words_of(
    game: Game, language: str = DEFAULT_LANGUAGE, options: Mapping[str, str] | None = None
) -> Words:
    """A title in words, with the names of a table if its options are given.

    Raises `BadOption` for a title or a language that has none.
    """
    teller = teller_of(game)
    texts = load(game.name, language)
    return Words(teller, texts if options is None else texts.renamed(teller.names(options)))


def words_at_hand(game: Game, options: Mapping[str, str] | None = None) -> Words:
    """A title in words, or in the names of its rules if it has none."""
    return words_of(game, options=options) if has_words(game) else PlainWords(game)


def name_of(game: Game) -> str:
    """What a title is called; its id where it has no words, or not in the usual language."""
    try:
        return words_at_hand(game).title()
    except (BadOption, MissingText):
        return game.name
