"""Titles: the shelf, everything fixed about a title, its rules, and files for its options."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath

from signoria.server.http import title_pages
from signoria.server.http.problem_answers import PROBLEMS, AnyRequest
from signoria.server.messages import GameCard, GameTable, OptionText, Rulebook
from signoria.server.tables.titles import playable_titles


@get("/games", responses=PROBLEMS)
async def list_games() -> list[GameCard]:
    """The title_pages."""
    return [title_pages.card(name) for name in playable_titles()]


@get("/games/{game:str}", responses=PROBLEMS)
async def read_game(game: FromPath[str]) -> GameTable:
    """Everything fixed about a title: actions, labels, printed components."""
    return title_pages.table(game)


@get("/games/{game:str}/rules/{language:str}", responses=PROBLEMS)
async def read_rules(game: FromPath[str], language: FromPath[str]) -> Rulebook:
    """The rules of a title."""
    return title_pages.rules(game, language)


@get("/games/{game:str}/options/{option:str}", media_type="application/toml", responses=PROBLEMS)
async def read_option_file(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """The file that one of your own may replace, where an option takes files."""
    return Response(
        title_pages.shipped_file(game, option),
        headers={"content-disposition": f'attachment; filename="{option}.toml"'},
    )


@post("/games/{game:str}/options/{option:str}", status_code=200, responses=PROBLEMS)
async def check_option_file(
    game: FromPath[str], option: FromPath[str], request: AnyRequest
) -> OptionText:
    """What to open a table with to play with this file, or all that is wrong with it.

    The body is the file as it is.
    """
    return await asyncio.to_thread(title_pages.read_file, game, option, await request.body())


ROUTES = [list_games, read_game, read_rules, read_option_file, check_option_file]
