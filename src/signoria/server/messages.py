"""What server and clients say to each other: every request, answer and live message, typed.

This file is the contract.  The OpenAPI document and `web/src/lib/protocol.ts` are made from it
(`tools/protocol_types.py`), and a test fails when they differ.

Sentences travel as `Telling`s, which the client puts into its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta, Struct

from signoria.texts.telling import Printed, Telling

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]

NOTHING: Final = msgspec.Raw(b"null")

SeatKind = Literal["person", "open", "bot"]
Status = Literal["open", "running", "over"]
Pace = Literal["live", "mail"]
HintLimit = Literal["none", "three", "free"]


# ---- titles: what never changes while the server runs ---------------------------------------------


class OptionInfo(Struct, frozen=True):
    """One switch of a table."""

    name: str
    choices: list[str]
    default: str
    rule: str
    file: bool
    """May people choose a file of their own instead?"""


class OptionText(Struct, frozen=True):
    """What to ask for when a table is opened with the file that was sent."""

    choice: str


class RatingInfo(Struct, frozen=True):
    """How strong a level was measured to be, on Elo's scale.  Compares levels of one title."""

    rating: int
    spread: int | None
    """Half the width of the 95 % interval: 0 for the level that the others are measured from, None
    where it is not known."""
    matches: int


class GameCard(Struct, frozen=True):
    """A title on the shelf."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    ratings: dict[str, RatingInfo]
    """By bot; those that have not been measured are missing."""
    reconstructed: list[Telling]
    """Figures that are not printed in the sources; shown wherever the title is."""


class ActionRow(Struct, frozen=True, omit_defaults=True):
    """One row of a title's action table."""

    verb: str
    args: dict[str, str]
    targets: list[str]
    """Places on the board to click, such as `city:lucca`; `verb:pass` where there are none."""
    label: Telling


class GameTable(Struct, frozen=True):
    """Everything fixed about a title: what a client needs once to draw and to name actions."""

    card: GameCard
    actions: dict[int, ActionRow]
    """The rows by their numbers; numbers that are reserved for expansions are not there."""
    components: dict[str, Any]
    """Printed facts for drawing, in the title's own form (`games/<title>/data`)."""
    printed: dict[str, list[Printed]]
    """What is printed on the pieces, in words, by their places."""


class RuleText(Struct, frozen=True):
    """One numbered rule; `text` is Markdown."""

    id: str
    text: str


class Chapter(Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: str
    rules: list[RuleText]


class Rulebook(Struct, frozen=True):
    """The rules of a title in one language."""

    game: str
    language: str
    opening: str
    chapters: list[Chapter]


# ---- guests and tables ------------------------------------------------------------------------------


class Guest(Struct, frozen=True):
    """Who is asking: known by a signed cookie, without an account."""

    name: str
    """Empty until the guest has chosen one."""


class NameChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's new name."""

    name: Name


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat of a new table is filled.  `me` may occur once."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for a table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    options: dict[str, str] = {}
    pace: Pace = "live"
    listed: bool = False
    name: Annotated[str, Meta(max_length=24)] = ""
    """The host's name, if the guest has none yet."""
    hints: HintLimit | None = None
    """How many hints each person has; by default `free` for one who plays alone, else `none`."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits where, as everybody may see it."""

    number: int
    kind: SeatKind
    name: str
    bot: str = ""
    mine: bool = False
    online: bool = False
    resigned: bool = False
    """A person sat here and left the seat to the bot."""
    invitation: str = ""
    """For the host, and only for an open seat: the token of its invitation link."""
    hints: int = 0
    """How many hints were taken here, where their number is limited."""


class TableInfo(Struct, frozen=True):
    """A table: who plays what, and how far it is."""

    id: str
    game: str
    options: dict[str, str]
    pace: Pace
    listed: bool
    hints: HintLimit
    status: Status
    seats: list[SeatInfo]
    seat: int | None
    """Mine; None for a spectator."""
    host: bool
    to_act: list[int]
    question: Telling | None
    """What is asked now; None unless the table is running."""
    scores: list[int]
    winners: list[int]
    created: str
    touched: str
    """Times in ISO 8601, UTC."""
    rematch: str
    """The table that continues this one; empty if there is none."""


class MyTables(Struct, frozen=True):
    """The tables of a guest, those that wait for them first; and open tables anybody may join."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: with an invitation, or any open seat of a listed table."""

    invitation: str = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class Seated(Struct, frozen=True):
    """A seat was taken.  The token opens it from another device or a program."""

    table: TableInfo
    token: str


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives an open seat to a bot."""

    seat: int
    bot: str


# ---- what happened ----------------------------------------------------------------------------------


class Fact(Struct, frozen=True, omit_defaults=True):
    """One event in names: what motion is drawn from.  `seat` is -1 where chance or nobody acts."""

    event: str
    seat: int
    args: dict[str, int | str] = {}


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One sentence of the log.  `turn` groups lines; `targets` are the places it is about.

    `step` is the number of log entries after which the line stands: its replay address.
    """

    event: str
    seat: int
    turn: int
    step: int
    text: Telling
    targets: list[str] = []


class Heading(TypedDict):
    """What the views of all titles hold; the rest is each title's own (its `view_types`)."""

    game: str
    seat: int | None
    """Whose view it is; None for spectators."""
    to_act: list[int]
    question: str
    """The kind of question that is pending; empty when the match is over."""


RawView = Annotated[msgspec.Raw, Meta(extra={"holds": Heading})]
"""A view that was written as JSON before."""


class Step(Struct, frozen=True):
    """The position after so many entries of the log, seen from the asking seat."""

    step: int
    steps: int
    """Where the log ends now."""
    seat: int
    """Who decided last; -1 before the first decision."""
    view: RawView
    scores: list[int]
    facts: list[Fact]
    lines: list[LogLine]
    next: int
    previous: int
    """The neighbouring steps, 0 and `steps` at the ends: steps are whole decisions."""


class ScorePoint(Struct, frozen=True):
    """The points of all seats when a turn began, or when the match was over."""

    step: int
    turn: int
    seat: int
    scores: list[int]


class Story(Struct, frozen=True):
    """A match told from the beginning, with the points over time."""

    table: TableInfo
    steps: int
    lines: list[LogLine]
    points: list[ScorePoint]
    breakdown: list[dict[str, int]]
    """Where each seat's points come from."""
    ending: str


# ---- errors -----------------------------------------------------------------------------------------


class FaultInfo(Struct, frozen=True):
    """One thing that is wrong with a file, and what to do about it."""

    line: int
    """0 where it is not known."""
    text: Telling


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error answer: a stable code, a sentence for people, what to do about it."""

    code: str
    text: Telling
    rule: str = ""
    detail: str = ""
    """For developers, in English."""
    faults: list[FaultInfo] = []
    """All that is wrong with a file that was sent."""


# ---- the live connection: from the client ----------------------------------------------------------


class Play(Struct, frozen=True, tag="play", tag_field="do", forbid_unknown_fields=True):
    """Answer the pending question.  `revision` is the one the player has seen."""

    id: int
    revision: int
    action: int


class Undo(Struct, frozen=True, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take back my last decision."""

    id: int
    revision: int


class Restart(Struct, frozen=True, tag="restart", tag_field="do", forbid_unknown_fields=True):
    """Take back as much of my turn as may be taken back."""

    id: int
    revision: int


class Say(Struct, frozen=True, tag="say", tag_field="do", forbid_unknown_fields=True):
    """A word to the table."""

    id: int
    text: Words


class AskWhy(Struct, frozen=True, tag="why", tag_field="do", forbid_unknown_fields=True):
    """Why can these places not be chosen together?"""

    id: int
    targets: Annotated[list[str], Meta(min_length=1, max_length=4)]


class AskPreviews(Struct, frozen=True, tag="preview", tag_field="do", forbid_unknown_fields=True):
    """What would my legal actions pay and gain?"""

    id: int
    revision: int


class AskHint(Struct, frozen=True, tag="hint", tag_field="do", forbid_unknown_fields=True):
    """What had I best do?  Thought about for a second; dropped if the question changes meanwhile."""

    id: int
    revision: int


class Resign(Struct, frozen=True, tag="resign", tag_field="do", forbid_unknown_fields=True):
    """Leave my seat to a bot for the rest of the match."""

    id: int


ClientMessage = Play | Undo | Restart | Say | AskWhy | AskPreviews | AskHint | Resign


# ---- the live connection: from the server ----------------------------------------------------------


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a legal action would pay and gain at once."""

    action: int
    pays: dict[str, int] = {}
    gains: dict[str, int] = {}


class ChatLine(Struct, frozen=True):
    """A word to the table; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: str


class State(Struct, frozen=True, tag="state", tag_field="is", omit_defaults=True):
    """The position at a revision, and what led there from the revision this client had.

    `view` is what everybody sees.  Where it is left out, `changes` make it of the view at the
    revision before, which this client was sent: in each, the last item now stands at the end of
    the path that the items before it are, keys of objects and places of lists.  `own` is what this seat sees besides, merged into it like an
    RFC 7386 merge patch, with numbers as keys of lists.  `log` is how many log lines of
    the client stay; `lines` follow them.  `facts` is what happened since; after an undo, and
    where the client starts afresh, it is empty and the picture changes without motion.
    """

    revision: int
    step: int
    view: RawView = NOTHING
    changes: list[list[Any]] = []
    own: msgspec.Raw = NOTHING
    legal: list[int] = []
    question: Telling | None = None
    to_act: list[int] = []
    can_undo: bool = False
    facts: list[Fact] = []
    log: int = 0
    lines: list[LogLine] = []
    reply_to: int | None = None
    """The `id` of the message of this client that is hereby done, and durably so."""


class Hello(Struct, frozen=True, tag="hello", tag_field="is"):
    """The first message: the table as it is, the whole log unless resumed, the chat.

    `state` is None while the table is open.
    """

    table: TableInfo
    chat: list[ChatLine]
    state: State | None


class TableChanged(Struct, frozen=True, tag="table", tag_field="is"):
    """Somebody sat down, came, went, resigned, or a rematch was opened."""

    table: TableInfo


class Chat(Struct, frozen=True, tag="chat", tag_field="is"):
    """A new word."""

    line: ChatLine
    reply_to: int | None = None


class Why(Struct, frozen=True, tag="why", tag_field="is", omit_defaults=True):
    """The answer to `AskWhy`: the nearest action, and why it is refused; `reason` None if legal.

    `account` tells line by line how the action adds up, where its title has more to say than the
    amounts of a preview.
    """

    reply_to: int
    action: int
    reason: Telling | None
    rule: str = ""
    numbers: dict[str, int] = {}
    account: list[Telling] = []


class Previews(Struct, frozen=True, tag="previews", tag_field="is"):
    """The answer to `AskPreviews`: what the legal actions at this revision pay and gain at once.

    Actions that do neither are left out.
    """

    reply_to: int
    revision: int
    previews: list[Preview]


class Advice(Struct, frozen=True):
    """One choice of a hint: the action and what a search expects of it for the asking seat.

    `chance` is that of winning, between 0 and 1; `points` are those at the end.  Unless it was
    `compared`, trials are too few to tell the choices apart, and both are of all trials together.
    Where `trials` is 0 there is no other choice, and nothing was searched.
    """

    action: int
    trials: int
    chance: float
    points: float
    compared: bool


class Hint(Struct, frozen=True, tag="hint", tag_field="is"):
    """The answer to `AskHint`: the most promising choices at this revision, the best first."""

    reply_to: int
    revision: int
    choices: list[Advice]


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """A message was not carried out; nothing has changed."""

    problem: Problem
    reply_to: int | None
    revision: int


ServerMessage = Hello | State | TableChanged | Chat | Why | Previews | Hint | Refused
