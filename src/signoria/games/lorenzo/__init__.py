"""Lorenzo il Magnifico: two to four players, basic and advanced, editions as options."""

from signoria.games.lorenzo.rules.game import Lorenzo

__all__ = ["Lorenzo"]
