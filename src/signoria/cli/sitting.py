"""A match at the terminal: shows the table, reads answers, lets bots move, saves every decision."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from secrets import randbits

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from signoria import bots, records
from signoria.ai.bots.fallback import answer
from signoria.cli import boards
from signoria.cli.choices import Choices
from signoria.cli.crests import crest
from signoria.cli.failures import BadInput
from signoria.cli.scoresheet import ranking, score_sheet
from signoria.cli.story import Story, paragraph
from signoria.kernel.chance import child_seed
from signoria.kernel.match import Match
from signoria.kernel.reasons import BadOption, SignoriaError
from signoria.texts import rulebook
from signoria.texts.plain import PlainWords
from signoria.texts.words import Words

MOST_RULES = 8
HELP = """\
Type the number of a choice, its text form ("{action}"), or the
beginnings of its words, if only one choice fits ("{short}"). Or a command:
  why ACTION   why something is not allowed, with the numbers and the rule
  rules WHAT   a rule ({rule}), a chapter ({chapter}), or all rules with a word (start)
  undo         take your last decision back, unless something was drawn since
  restart      take back your whole turn, as far as undo goes
  board        draw the table again
  score        where everybody's points come from
  log          the whole match in sentences
  facts        which figures of this title are reconstructed
  quit         stop; the match is saved and can be resumed"""

QUIET = "grey62"


class Quit(Exception):
    """The person has had enough for now."""


class CannotSave(BadInput):
    """The record could not be written; going on would lose decisions."""


class Sitting:
    """One match at one keyboard."""

    def __init__(
        self, match: Match, path: Path, words: Words, console: Console, confirm: bool = False
    ) -> None:
        self.match = match
        self.path = path
        self.words = words
        self.console = console
        self.confirm = confirm
        self.story = Story(match, words)
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self.bots = {
            seat: bots.seated(name, match.game, child_seed(match.seed or 0, "bot", seat))
            for seat, name in enumerate(match.bots)
            if name is not None
        }
        self._pictured: tuple[int, ...] | None = None  # what the board last printed showed

    def run(self) -> None:
        """Play until the match is over or the person quits."""
        self.save()
        self._greet()
        try:
            while not self.match.over:
                self._next_decision()
        except (Quit, EOFError):
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            raise
        else:
            self._finish()

    def save(self) -> None:
        """Write the record, seed included while the match runs.  Raises `CannotSave`."""
        try:
            records.save(self.path, self.match.record(secret=True))
        except OSError as problem:
            raise CannotSave(
                f"cannot save the match to {self.path}: {problem.strerror}; a record saved before "
                "is still whole; make room there, or choose another place with --save FILE"
            ) from problem

    # -- decisions ---------------------------------------------------------------------------------

    def _next_decision(self) -> None:
        game, state = self.match.game, self.match.state
        asked = state.to_act
        to_act = [seat for seat in asked if not game.may_wait(state, seat)] or asked
        for seat in to_act:
            ordered = game.standing(state, seat)
            if ordered is not None:
                self._play(seat, ordered)
                return
        people = [seat for seat in to_act if seat not in self.bots]
        if people:
            self._ask(people[0])
            return
        seat = to_act[0]
        seed = randbits(62)
        sampled = game.resample(state, seat, seed)
        self._play(seat, answer(self.bots[seat], game, sampled, seat, seed).action)

    def _play(self, seat: int, action: int) -> None:
        self.story.follow(self.match.play(seat, action))
        self.save()

    def _ask(self, seat: int) -> None:
        """Show the table and carry out commands until one changes it."""
        choices = Choices(self.match.game, self.match.state, seat, self.words)
        self._show(seat, choices)
        settled = False
        while not settled:
            typed = self._read(f"{self.match.seats[seat]}> ")
            try:
                settled = bool(typed) and self._obey(typed, seat, choices)
            except CannotSave:
                raise
            except SignoriaError as problem:
                self._say(str(problem), "red")

    def _obey(self, typed: str, seat: int, choices: Choices) -> bool:
        """Carry out a command or a decision; True if the question has to be asked anew."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word == "why":
            self._why(rest, seat, choices)
        elif word == "rules":
            self._rules(rest)
        elif typed in ("undo", "restart"):
            self._take_back(seat, typed)
            return True
        elif typed == "board":
            self._pictured = ()
            return True
        elif typed == "score":
            self.console.print(score_sheet(self.match, self.words))
        elif typed == "log":
            for turn in self.story.turns(seat):
                if turn.lines:
                    self.console.print(paragraph(turn))
        elif typed == "facts":
            self._say(facts(self.words))
        elif typed in ("help", "?"):
            self._say(self._help(choices))
        elif typed in ("quit", "exit"):
            raise Quit
        else:
            self._decide(seat, typed)
            if self.confirm and seat not in self.match.state.to_act:
                self._settle(seat)
            return True
        return False

    def _decide(self, seat: int, typed: str) -> None:
        """Play the typed action, or the actions that a short form stands for."""
        game = self.match.game
        run = boards.spelled(game.view(self.match.state, seat), typed)
        for part in run or [typed]:
            self._play(seat, Choices(game, self.match.state, seat, self.words).read(part))

    def _settle(self, seat: int) -> None:
        """The last chance to take the turn back before others move."""
        while self.match.can_undo(seat):
            typed = self._read("Enter ends your turn; `undo` and `restart` take it back> ")
            if not typed:
                return
            if typed in ("undo", "restart"):
                self._take_back(seat, typed)
                return

    # -- commands ----------------------------------------------------------------------------------

    def _take_back(self, seat: int, word: str) -> None:
        if word == "undo" or not self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            self.match.restart_turn(seat)
        self.story.take_back()
        self.save()
        self._pictured = ()

    def _why(self, typed: str, seat: int, choices: Choices) -> None:
        if not typed.strip():
            example = self.match.game.actions.text(choices.actions[-1])
            raise BadInput(f"why what? Name an action, such as `why {example}`")
        action = choices.find(typed)
        sentence = self.words.action(action)
        reason = self.match.game.why_not(self.match.state, seat, action)
        if reason is None:
            preview = choices.preview(action)
            self._say(f"{sentence}: this is allowed{f' ({preview})' if preview else ''}.", "green")
            return
        rule = f" (rule {reason.rule})" if reason.rule else ""
        self._say(f"{sentence}: {self.words.reason(reason)}{rule}.", "bold")
        if reason.rule:
            self._rules(reason.rule)

    def _help(self, choices: Choices) -> str:
        game = self.match.game
        action = game.actions.text(choices.actions[-1])
        try:
            chapters = rulebook.read(game.name).chapters
        except BadOption:
            chapters = []
        return HELP.format(
            action=action,
            short=" ".join([word[:3] for word in action.split()]),
            chapter=chapters[0].id if chapters else "none are written",
            rule=chapters[0].rules[0].id if chapters else "none are written",
        )

    def _rules(self, wanted: str) -> None:
        game = self.match.game.name
        if not wanted.strip():
            chapters = rulebook.read(game).chapters
            self._say(
                f"Chapters, to be read with `rules {chapters[0].id}`, and searched with `rules start`:"
            )
            for chapter in chapters:
                self._say(f"  {chapter.heading}")
            return
        found = rulebook.look_up(game, wanted)
        if not found:
            raise BadInput(
                f"no rule and no word {wanted!r} in the rules; `rules` lists the chapters"
            )
        for rule in found[:MOST_RULES]:
            text = Text.assemble((f"{rule.id} ", "bold"), rulebook.plain(rule.text))
            self.console.print(Padding(text, (0, 0, 0, 2)))
        if len(found) > MOST_RULES:
            self._say(
                f"  … and {len(found) - MOST_RULES} more; add a word to narrow it down", QUIET
            )

    # -- what is shown -----------------------------------------------------------------------------

    def _show(self, seat: int, choices: Choices) -> None:
        """Show the news and the choices, and the table if sentences do not cover its changes."""
        view = self.match.game.view(self.match.state, seat)
        news = [turn for turn in self.story.news(seat) if turn.lines]
        picture = (seat, self.story.turns_begun(), *self.match.state.drawn)
        if self.interactive and self._pictured is not None:
            self.console.clear()
        if self.interactive or picture != self._pictured:
            self._pictured = picture
            self.console.print()
            width = self.console.width
            self.console.print(boards.draw(view, self.match.seats, self.words, width))
            self.console.print()
        else:
            news = [turn._replace(lines=turn.lines[-1:]) for turn in news[-1:]]
        for turn in news:
            self.console.print(paragraph(turn))
        self.console.print(Line(style=QUIET))
        several = len(self.match.seats) - len(self.bots) > 1
        name = f"{self.match.seats[seat]}: " if several else ""
        self.console.print(
            Text.assemble(crest(seat), " ", (f"{name}{self.words.question(view)}", "bold"))
        )
        self.console.print(choices.draw())
        taking_back = "undo · restart · " if self.match.can_undo(seat) else ""
        self._say(f"{taking_back}why ACTION · rules WHAT · score · log · help · quit", QUIET)

    def _greet(self) -> None:
        match = self.match
        people = [name for seat, name in enumerate(match.seats) if seat not in self.bots]
        rivals = [name for seat, name in enumerate(match.seats) if seat in self.bots]
        against = f" against {', '.join(rivals)}" if rivals else ""
        self._say(f"{self.words.title()}: {', '.join(people) or 'nobody'}{against}.", "bold")
        self._say(facts(self.words), QUIET)
        self._say(f"Saved after every decision to {self.path}", QUIET)

    def _farewell(self) -> None:
        self.console.print()
        self._say(f"Saved. Go on with: signoria play --resume {shlex.quote(str(self.path))}")

    def _finish(self) -> None:
        match = self.match
        game, s = match.game, match.state
        spectator = game.view(s, None)
        self.console.print()
        self.console.print(boards.draw(spectator, match.seats, self.words, self.console.width))
        for turn in [turn for turn in self.story.turns(None) if turn.seat >= 0][-match.players :]:
            self.console.print(paragraph(turn))
        self.console.print(Line(Text("The match is over", style="bold"), style=QUIET))
        self._say(f"How it ended: {self.words.ending(game.ending(s))}.")
        self.console.print(score_sheet(match, self.words))
        for line in ranking(match):
            self.console.print(line)
        self.console.print()
        path = shlex.quote(str(self.path))
        self._say(f"Record: {self.path}")
        self._say(f"Look at it again with: signoria replay {path}", QUIET)

    # -- the terminal ------------------------------------------------------------------------------

    def _say(self, text: str, style: str = "") -> None:
        """Plain text; lines with a path stay whole, so that they can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=str(self.path) in text)

    def _read(self, prompt: str) -> str:
        """One typed line.  Raises `EOFError` where the input ends."""
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 - importing it gives input() a history and editing
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self._say(f"{prompt}{line.strip()}")
        return line.strip()


def facts(words: Words) -> str:
    """Which figures of a title are reconstructed, in one line."""
    if isinstance(words, PlainWords):
        return "This title has no sentences: you read the names that its rules use."
    found = words.reconstructed()
    if not found:
        return "All figures of this title are printed in its sources."
    return f"Reconstructed figures: {'; '.join(found)}."
