"""The Prince: The Struggle of House Borgia, three to five players, with or without trade."""

from signoria.games.prince.rules.game import Prince

__all__ = ["Prince"]
