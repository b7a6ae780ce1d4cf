"""`Match`: one playing of a game: its log, its State, chance, and undo.

The log is the truth: format, game, rules version, options, seats and every `(seat, action)`
including every chance result.  The State is a cache that replaying the log rebuilds bit for bit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

from signoria.kernel.chance import pick, seed_hash
from signoria.kernel.game import Game
from signoria.kernel.options import resolve
from signoria.kernel.reasons import (
    LEGAL,
    NOT_YOUR_DECISION,
    BadOption,
    BadRecord,
    Illegal,
    SignoriaError,
)
from signoria.kernel.state import ASK_ALL, CHANCE, Event, State

FORMAT: Final = 2


class Match:
    """One playing of a game.  See the module's docstring.

    Undo is derived, never declared.  Every decision leaves a snapshot; the snapshots are dropped,
    and so become unreachable, as soon as knowledge has begun: chance was drawn, a secret answer
    was opened, a seat saw a secret thing it had not seen, or another seat acted.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        seats: tuple[str, ...] | None = None,
        outcomes: list[int] | None = None,
        bots: Sequence[str | None] | None = None,
    ) -> None:
        """Open a match and draw what set-up draws.

        `bots` says which bot plays each seat, None for a person; it only goes into the record.
        `outcomes` are chance results to use instead of the seed's: a replay passes them.
        """
        if seats is not None and len(seats) != players:
            raise BadOption(f"{len(seats)} seat names were given for {players} players")
        self.game = game
        self.players = players
        self.options = resolve(game.options, options or {})
        self.seats = seats or tuple([f"seat {number + 1}" for number in range(players)])
        self.bots: tuple[str | None, ...] = tuple(bots or [None] * players)
        if len(self.bots) != players:
            raise BadOption(f"{len(self.bots)} bots or people were given for {players} players")
        self.seed: int | None = seed
        if seed is None and outcomes is None:
            self.seed = randbits(128)
        self.seed_hash = "" if self.seed is None else seed_hash(self.seed)
        self.log: list[tuple[int, int]] = []
        self._undo: list[tuple[int, int, State]] = []
        self.state = game.table(players, options)
        self.opening: list[Event] = []
        """What happened during set-up."""
        self.state.events = self.opening
        self._draw(outcomes if outcomes is not None else [])
        self.state.events = None

    @property
    def over(self) -> bool:
        return not self.state.stack

    def play(self, seat: int, action: int, outcomes: Sequence[int] = ()) -> list[Event]:
        """Answer the pending question and tell what happened.

        `outcomes` are chance results to use instead of the seed's: a replay passes them.  Raises
        `Illegal` for a refused action; the match is then as it was.
        """
        return self._play(seat, action, list(outcomes))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last decision?"""
        return bool(self._undo) and self._undo[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision; raises `SignoriaError` where knowledge begins."""
        if not self.can_undo(seat):
            raise SignoriaError(
                "nothing can be taken back: since the last decision of this seat something was "
                "drawn or revealed, or another seat has acted"
            )
        _, length, self.state = self._undo.pop()
        del self.log[length:]

    def restart_turn(self, seat: int) -> int:
        """Take back as many decisions as undo allows; returns how many."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def record(self, secret: bool = False) -> dict[str, Any]:
        """The match as JSON values.

        While a match runs its record is for the server: the log has every chance result and every
        secret answer in it, and only what a `view` shows is for a seat's eyes.  The seed is added
        when the match is over, or with `secret=True` for storage that has to go on with it.
        """
        shown = self.seed if self.over or secret else None
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "seats": [
                {"name": name, "bot": bot} for name, bot in zip(self.seats, self.bots, strict=True)
            ],
            "seed": None if shown is None else str(shown),
            "seed_hash": self.seed_hash,
            "actions": [list(entry) for entry in self.log],
            "digest": self.state.digest(),
            "over": self.over,
            "scores": self.game.scores(self.state),
            "winners": self.game.winners(self.state),
        }

    def _play(self, seat: int, action: int, outcomes: list[int]) -> list[Event]:
        chance = seat == CHANCE
        refusal = NOT_YOUR_DECISION if chance else self.game.refusal(self.state, seat, action)
        if refusal != LEGAL:
            self.game.raise_illegal(refusal, action)
        before = self.state
        length = len(self.log)
        after = before.clone()
        after.events = []
        asked_all = before.stack[-1][0] == ASK_ALL
        self.state = after
        self.log.append((seat, action))
        try:
            self.game.do(after, seat, action)
            drew = self._draw(outcomes)
        except BaseException:
            self.state = before
            del self.log[length:]
            raise
        if self._undo and self._undo[-1][0] != seat:
            self._undo.clear()
        revealed = asked_all and not any(after.sealed)
        if drew or revealed or after.known != before.known:
            self._undo.clear()
        else:
            self._undo.append((seat, length, before))
        events = after.events
        after.events = None
        return events

    def _draw(self, outcomes: list[int]) -> int:
        """Answer every pending question to CHANCE, from `outcomes` first; returns how many."""
        count = 0
        while self.state.stack and self.state.stack[-1][1] == CHANCE:
            if count < len(outcomes):
                action = outcomes[count]
                if self.game.refusal(self.state, CHANCE, action) != LEGAL:
                    raise BadRecord(
                        f"entry {len(self.log) + 1}: chance cannot give action {action} here"
                    )
            else:
                action = self._outcome()
            count += 1
            self.log.append((CHANCE, action))
            self.game.do(self.state, CHANCE, action)
        if count < len(outcomes):
            raise BadRecord(f"entry {len(self.log) + 1}: nothing is left to chance here")
        return count

    def _outcome(self) -> int:
        if self.seed is None:
            raise BadRecord(
                f"entry {len(self.log) + 1}: a chance result is missing and the record carries no seed"
            )
        return outcome_of(self.game, self.state, self.seed)


def outcome_of(game: Game, s: State, seed: int) -> int:
    """What a seed makes CHANCE answer to the pending question."""
    stream = s.stack[-1][2]
    index = pick(seed, stream, s.drawn[stream], int(game.chances(s)))
    return int(game.chance(s, index))


def _chance_run(entries: Sequence[tuple[int, int]], start: int) -> list[int]:
    """The chance results that stand in the log from `start` on, up to the next decision."""
    end = start
    while end < len(entries) and entries[end][0] == CHANCE:
        end += 1
    return [action for _, action in entries[start:end]]


def another_version(key: str, found: object, wanted: object) -> str:
    """What is told about a record that another version wrote."""
    return (
        f"the record has {key} {found!r}; this engine reads {wanted!r}. "
        "Replay it with the version that wrote it"
    )


def replay(game: Game, record: Mapping[str, Any], steps: int | None = None) -> Match:
    """Play a record again, every entry checked.

    `steps` stops after so many log entries (rounded up to whole decisions).  Raises `BadRecord`
    if the record does not fit this game, an entry is illegal, the seed is not the one promised,
    or a complete replay ends otherwise than the record says.
    """
    for key, wanted in (("format", FORMAT), ("game", game.name), ("rules", game.rules_version)):
        if record.get(key) != wanted:
            raise BadRecord(another_version(key, record.get(key), wanted))
    try:
        entries = [(int(seat), int(action)) for seat, action in record["actions"]]
        seed = None if record["seed"] is None else int(record["seed"])
        players = int(record["players"])
        seats = tuple([str(seat["name"]) for seat in record["seats"]])
        bots = [None if seat["bot"] is None else str(seat["bot"]) for seat in record["seats"]]
        options = dict(record["options"])
        promised = str(record["seed_hash"])
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord(f"not a match record: {problem!r}") from problem
    if seed is not None and seed_hash(seed) != promised:
        raise BadRecord("the seed is not the one whose hash the record carries")
    outcomes = _chance_run(entries, 0)
    try:
        match = Match(game, players, seed, options, seats, outcomes, bots)
    except BadOption as problem:
        raise BadRecord(f"not a match record: {problem}") from problem
    match.seed_hash = promised
    at = len(outcomes)
    stop = len(entries) if steps is None else min(steps, len(entries))
    while at < stop:
        seat, action = entries[at]
        outcomes = _chance_run(entries, at + 1)
        try:
            match._play(seat, action, outcomes)
        except Illegal as problem:
            raise BadRecord(f"entry {at + 1}: {problem}") from problem
        at += 1 + len(outcomes)
    if at == len(entries):
        _compare(match, record)
    return match


def _compare(match: Match, record: Mapping[str, Any]) -> None:
    """Demand that a complete replay ends as the record says."""
    again = match.record()
    for key in ("digest", "over", "scores", "winners"):
        if record.get(key) != again[key]:
            raise BadRecord(
                f"{key}: the record says {record.get(key)!r}, the replay ends with {again[key]!r}"
            )
