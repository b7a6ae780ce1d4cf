"""The titles as clients get them: what never changes while the server runs."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import signoria
from signoria.ai.arena.level_ratings import level_ratings
from signoria.games import find
from signoria.kernel.game import Game
from signoria.kernel.options import BadText, Option, decoded
from signoria.kernel.reasons import BadOption
from signoria.server.messages import (
    ActionRow,
    Chapter,
    FaultInfo,
    GameCard,
    GameTable,
    OptionInfo,
    OptionText,
    RatingInfo,
    Rulebook,
    RuleText,
)
from signoria.server.problems import Refusal
from signoria.server.tables.titles import game_of
from signoria.texts import DEFAULT_LANGUAGE, languages, rulebook
from signoria.texts.titles import teller_of


@cache
def card(name: str) -> GameCard:
    """A title on the shelf."""
    game = game_of(name)
    options = [
        OptionInfo(
            option.name,
            list(option.choices),
            option.default,
            option.rule,
            file=option.read is not None,
        )
        for option in game.options
    ]
    return GameCard(
        name,
        list(game.player_counts),
        options,
        list(signoria.bots.level_names()),
        _ratings(name),
        teller_of(game).reconstructed(),
    )


def _ratings(name: str) -> dict[str, RatingInfo]:
    return {
        level: RatingInfo(
            round(found.rating),
            None if found.spread is None else round(found.spread),
            found.matches,
        )
        for level, found in level_ratings(name).items()
    }


@cache
def table(name: str) -> GameTable:
    """Everything fixed about a title."""
    game = game_of(name)
    teller = teller_of(game)
    rows = {
        action: ActionRow(
            game.actions.verb(action).name,
            game.actions.arguments(action),
            list(game.actions.targets(action)),
            teller.action(action),
        )
        for action in game.actions.rows
    }
    return GameTable(card(name), rows, _components(name), teller.printed())


def _components(name: str) -> dict[str, Any]:
    folder = find(name).file("data")
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }


def _option_with_file(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name and option.read is not None:
            return option
    raise Refusal("bad_option", detail=f"{game.name} has no option {name!r} that takes a file")


def shipped_file(name: str, option: str) -> str:
    """The file that one of somebody's own replaces, to start from.  Raises `Refusal`.

    An option that takes a file is called like the data file whose place it takes.
    """
    _option_with_file(game_of(name), option)
    data = find(name).file("data")
    return data.joinpath(f"{option}.toml").read_text("utf-8")


def read_file(name: str, option: str, data: bytes) -> OptionText:
    """The choice that a file of somebody's own means.  Raises `Refusal`."""
    game = game_of(name)
    read = _option_with_file(game, option).read
    assert read is not None
    try:
        return OptionText(read(decoded(data)))
    except BadText as problem:
        teller = teller_of(game)
        faults = [FaultInfo(fault.line, teller.fault(fault)) for fault in problem.faults]
        raise Refusal(
            "bad_file", detail=str(problem), faults=faults, number=len(faults)
        ) from problem


def rules(name: str, language: str) -> Rulebook:
    """The rules of a title in one language, or in English where they are not translated.

    The answer says which language it is in.  Raises `Refusal`.
    """
    game_of(name)
    if language not in languages():
        raise Refusal("unknown_language", language=language)
    if not rulebook.written(name, language):
        language = DEFAULT_LANGUAGE
    try:
        opening, chapters = rulebook.read(name, language)
    except BadOption as problem:
        raise Refusal("unknown_language", language=language, detail=str(problem)) from problem
    told = [
        Chapter(chapter.id, chapter.title, [RuleText(rule.id, rule.text) for rule in chapter.rules])
        for chapter in chapters
    ]
    return Rulebook(name, language, opening, told)
