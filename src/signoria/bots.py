"""The public face of the opponents: `signoria.bots.make("greedy")`."""

from signoria.ai.bots.roster import Bot, decide, level_names, make, names, seated

__all__ = ["Bot", "decide", "level_names", "make", "names", "seated"]
