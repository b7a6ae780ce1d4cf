"""The legal actions as a numbered list with previews, and what a person typed as one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.cli.failures import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.texts.words import Words

NUMBER_STYLE: Final = "bold yellow"
PREVIEW_STYLE: Final = "italic"
SUGGESTIONS: Final = 6
GAP: Final = "  "


class Flow:
    """Short texts one after the other, as many to a line as fit, never broken."""

    def __init__(self, entries: Sequence[Text]) -> None:
        self.entries = entries

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for entry in self.entries:
            if line and line.cell_len + len(GAP) + entry.cell_len > options.max_width:
                yield line
                line = Text()
            line.append_text(Text.assemble(GAP, entry) if line else entry)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [entry.cell_len for entry in self.entries]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


class Choices:
    """What a seat may answer now, in the order of its numbers on screen, which count from 1."""

    def __init__(self, game: Game, s: State, seat: int, words: Words) -> None:
        self.game = game
        self.state = s
        self.seat = seat
        self.words = words
        legal = game.legal(s, seat)
        first: dict[tuple[str, str], int] = {}
        for action in legal:
            first.setdefault(self._group(action), action)
        # Actions without a heading stand together, before the groups.
        self.actions: list[int] = sorted(
            legal, key=lambda action: (self._is_group(action), first[self._group(action)], action)
        )

    def _is_group(self, action: int) -> bool:
        return self.words.has_heading(self.game.actions.verb(action))

    def _group(self, action: int) -> tuple[str, str]:
        """Actions of one verb with the same heading stand under it; others stand alone."""
        verb = self.game.actions.verb(action)
        heading = self.words.heading(action) if self._is_group(action) else str(action)
        return verb.name, heading

    # -- showing -----------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        """All choices: single ones as sentences, groups as a heading and what differs.

        A preview that several choices of a group share stands once, beside the heading, unless
        some have none at all.
        """
        numbered = list(enumerate(self.actions, 1))
        single: list[Text] = []
        grid = Table.grid(padding=(0, 1))
        for _, members in groupby(numbered, key=lambda entry: self._group(entry[1])):
            group = list(members)
            if not self._is_group(group[0][1]):
                single += [self._entry(n, self.words.action(a), self.preview(a)) for n, a in group]
                continue
            previews = [self.preview(action) for _, action in group]
            shared, times = Counter(previews).most_common(1)[0]
            shared = shared if times > 1 and "" not in previews else ""
            entries = [
                self._entry(n, self.words.last_argument(a), "" if told == shared else told)
                for (n, a), told in zip(group, previews, strict=True)
            ]
            heading = Text(self.words.heading(group[0][1]), style="bold")
            grid.add_row(heading, Text(shared, style=PREVIEW_STYLE), Flow(entries))
        parts: list[RenderableType] = [Flow(single)] if single else []
        if grid.row_count:
            parts.append(grid)
        return Padding(Group(*parts), (0, 0, 0, 1))

    def _entry(self, number: int, label: str, preview: str) -> Text:
        text = Text(no_wrap=True)
        text.append(f"{number:>2} ", style=NUMBER_STYLE)
        text.append(label)
        if preview:
            text.append(f" ({preview})", style=PREVIEW_STYLE)
        return text

    def preview(self, action: int) -> str:
        """What an action costs and brings at once: "-2 purple, +14 VP"."""
        told = self.game.describe(self.state, self.seat, action)
        parts = [f"-{self.words.good(good, amount)}" for good, amount in told.pays.items()]
        parts += [f"+{self.words.good(good, amount)}" for good, amount in told.gains.items()]
        return ", ".join(parts)

    # -- reading -----------------------------------------------------------------------------------

    def read(self, typed: str) -> int:
        """The legal action that was meant: by number, by its text form, or by a unique part.

        Raises `BadInput` saying what is possible instead.
        """
        if typed.isdigit():
            number = int(typed)
            if not 1 <= number <= len(self.actions):
                raise BadInput(
                    f"there is no choice {number}; type a number from 1 to {len(self.actions)}"
                )
            return self.actions[number - 1]
        found = self._matching(typed, self.actions)
        if len(found) == 1:
            return found[0]
        if found:
            raise BadInput(
                f"{typed!r} fits several choices: {self._listed(found)}; type more of it"
            )
        elsewhere = self._matching(typed, self.game.actions.rows)
        if len(elsewhere) == 1:
            reason = self.game.why_not(self.state, self.seat, elsewhere[0])
            assert reason is not None
            name = self.game.actions.text(elsewhere[0])
            raise BadInput(f"not now: {self.words.reason(reason)}; `why {name}` tells the rule")
        if elsewhere:
            raise BadInput(
                f"{typed!r} is not possible now; it could mean {self._listed(elsewhere)}; "
                "`why` and one of these tells the reason"
            )
        raise BadInput(f"{typed!r} is no choice and no command; type a number, or `help`")

    def find(self, typed: str) -> int:
        """Any action of the title, legal or not.  Raises `BadInput` unless exactly one fits."""
        if typed.isdigit():
            return self.read(typed)
        found = self._matching(typed, self.game.actions.rows)
        if len(found) == 1:
            return found[0]
        if found:
            raise BadInput(
                f"{typed!r} fits several actions: {self._listed(found)}; type more of it"
            )
        raise BadInput(f"{typed!r} is no action; write it like {self._listed(self.actions[:2])}")

    def _matching(self, typed: str, actions: Sequence[int]) -> list[int]:
        wanted = typed.lower().split()
        texts = {action: self.game.actions.text(action).lower().split() for action in actions}
        exact = [action for action, words in texts.items() if words == wanted]
        if exact:
            return exact
        return [action for action, words in texts.items() if _begins(wanted, words)]

    def _listed(self, actions: Sequence[int]) -> str:
        names = [self.game.actions.text(action) for action in actions[:SUGGESTIONS]]
        more = len(actions) - len(names)
        return ", ".join(names) + (f" and {more} more" if more else "")


def _begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Does every typed word begin a word of the text form, in the same order?"""
    at = 0
    for part in wanted:
        while at < len(words) and not words[at].startswith(part):
            at += 1
        if at == len(words):
            return False
        at += 1
    return bool(wanted)
