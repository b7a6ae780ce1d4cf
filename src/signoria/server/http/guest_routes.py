"""Guests: who is asking, and under which name."""

from __future__ import annotations

from litestar import get, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody

from signoria.server.http.dependencies import ME
from signoria.server.http.problem_answers import PROBLEMS
from signoria.server.http.visitors import Visitor
from signoria.server.messages import Guest, NameChange
from signoria.server.tables.guests import Guests


@get(ME, responses=PROBLEMS)
async def read_me(guests: NamedDependency[Guests], who: NamedDependency[Visitor]) -> Guest:
    """Who is asking.  The first answer sets a signed cookie."""
    return Guest(await guests.name_of(who.guest))


@patch(ME, responses=PROBLEMS)
async def rename_me(
    data: JSONBody[NameChange], guests: NamedDependency[Guests], who: NamedDependency[Visitor]
) -> Guest:
    """Choose a name."""
    return Guest(await guests.rename(who.guest, data.name))


ROUTES = [read_me, rename_me]
