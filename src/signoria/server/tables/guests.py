"""The guests of the server and the names they have chosen."""

from __future__ import annotations

from signoria.server.problems import Refusal
from signoria.server.store import changes, queries
from signoria.server.tables.context import Services


class Guests:
    """See the module's docstring."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty until one is chosen."""
        return await self._services.storage.read(queries.guest_name, guest) if guest else ""

    async def rename(self, guest: str, name: str) -> str:
        """Give a guest a name; seats already taken keep theirs."""
        name = " ".join(name.split())
        if not name:
            raise Refusal("name_needed")
        await self._services.save(changes.guest_named(guest, name))
        return name

    async def name_for(self, guest: str, wish: str) -> str:
        """The name somebody sits down with: the one they give now, or else the one they have."""
        known = await self.name_of(guest)
        if known and (not wish.strip() or " ".join(wish.split()) == known):
            return known
        return await self.rename(guest, wish)
