"""`Question`: what a frame on top of the stack asks, and all that hangs on it, in one object.

A title has one object for each kind of question (for each topic, where several seats are asked) and
hands them to the kernel in a table by frame kind (`Game.ask`).  The object has no state of its own:
what is asked about stands in the frame, what it is asked on in the State.

A chapter of the rules owns its questions.  It derives them from `Question[Table]`, with its own
subclass of State, and overrides what the question needs.  Frames stay tuples of ints; `fields` names
what follows the head, and a method that reads them unpacks the frame under these names:

    class Taking(Question[Table]):
        name = "taking"
        fields = "section colour taken"

        def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
            _, _, section, colour, taken = frame
"""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.kernel.bits import count
from signoria.kernel.state import Frame, State

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """One kind of question.  See the module's docstring.

    The head of a frame, which `fields` leaves out, is `(kind, seat)`, `(kind, CHANCE, stream)` or,
    where several seats are asked, `(ASK_ALL or ASK_ANY, mask, topic)`.
    """

    name: str = ""
    """What is asked, in one word: for views, texts and bots."""
    fields: str = ""
    """The names of the numbers that its frame has after the head."""

    # ---- to a seat -------------------------------------------------------------------------------

    def judge(self, t: T, frame: Frame, seat: i64, action: i64) -> i64:
        """The one legality function: 0, or a refusal (`reasons.refuse`).  Changes nothing."""
        raise NotImplementedError

    def moves(self, t: T, frame: Frame, seat: i64) -> vec[i64]:
        """All actions that `judge` finds legal, found quickly."""
        raise NotImplementedError

    def answer(self, t: T, frame: Frame, seat: i64, action: i64) -> None:
        """Carry out a legal answer to this frame, which has been popped."""
        raise NotImplementedError

    # ---- to all in secret (ASK_ALL): instead of `answer` -----------------------------------------

    def is_complete(self, t: T, frame: Frame, seat: i64) -> bool:
        """Has this seat finished answering?  By default one answer is enough."""
        return True

    def reveal(self, t: T, frame: Frame, answers: list[Frame]) -> None:
        """All secret answers are in; carry them out."""
        raise NotImplementedError

    # ---- to CHANCE: instead of `judge` and `moves` -----------------------------------------------

    def chances(self, t: T, frame: Frame) -> i64:
        """How many equally likely outcomes there are."""
        raise NotImplementedError

    def chance(self, t: T, frame: Frame, index: i64) -> i64:
        """The action of the outcome with this index; several indices may mean the same action."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Question[T]):
    """A question to CHANCE: which member of a bit set, all being equally likely."""

    def members(self, t: T, frame: Frame) -> i64:
        """The set that one is drawn of."""
        raise NotImplementedError

    def drawing(self, t: T, frame: Frame, member: i64) -> i64:
        """The action that draws this member."""
        raise NotImplementedError

    def chances(self, t: T, frame: Frame) -> i64:
        return count(self.members(t, frame))

    def chance(self, t: T, frame: Frame, index: i64) -> i64:
        """Members are taken in rising order."""
        members = self.members(t, frame)
        member: i64 = -1
        while index >= 0:
            member += 1
            if members >> member & 1:
                index -= 1
        return self.drawing(t, frame, member)
