"""Why an action is refused: codes with their numbers and their rule, and the errors that carry them.

The rules answer with one int, a *refusal*: 0 for legal, otherwise a reason code packed together
with two numbers (what is needed, what is there).  That keeps the one legality function cheap
enough to enumerate legal actions with.  At the public border it is unpacked into a `Reason`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

LEGAL: Final = 0

# Codes every title shares; titles number their own from FIRST_OWN_REASON.
MATCH_OVER: Final = 1
NOT_YOUR_DECISION: Final = 2
NOT_THE_QUESTION: Final = 3
NO_SUCH_ACTION: Final = 4
FIRST_OWN_REASON: Final = 16

SHARED_REASONS: Final[dict[int, tuple[str, str]]] = {
    MATCH_OVER: ("match_over", ""),
    NOT_YOUR_DECISION: ("not_your_decision", ""),
    NOT_THE_QUESTION: ("not_the_question", ""),
    NO_SUCH_ACTION: ("no_such_action", ""),
}

_CODE_BITS: Final = 8
_NUMBER_BITS: Final = 20
_CODE_MASK: Final = 2**_CODE_BITS - 1
_NUMBER_MASK: Final = 2**_NUMBER_BITS - 1


def refuse(code: i64, need: i64 = 0, have: i64 = 0) -> i64:
    """Pack a reason code with the number needed and the number there (both 0 to 1,048,575)."""
    return code | need << _CODE_BITS | have << (_CODE_BITS + _NUMBER_BITS)


def code_of(refusal: i64) -> i64:
    return refusal & _CODE_MASK


class Reason(NamedTuple):
    """Why not: a stable code, the rule that says so, and the numbers behind it."""

    code: str
    rule: str
    numbers: dict[str, int]


def unpack(refusal: i64, names: dict[int, tuple[str, str]]) -> Reason | None:
    """The public form of a refusal; None for legal.

    `names` maps the title's own codes to (name, rule id).
    """
    if refusal == LEGAL:
        return None
    code = int(code_of(refusal))
    name, rule = SHARED_REASONS[code] if code < FIRST_OWN_REASON else names[code]
    need = int(refusal >> _CODE_BITS & _NUMBER_MASK)
    have = int(refusal >> (_CODE_BITS + _NUMBER_BITS) & _NUMBER_MASK)
    return Reason(name, rule, {"need": need, "have": have} if need or have else {})


class SignoriaError(Exception):
    """Base of the errors that a caller may want to show to a person."""


class Illegal(SignoriaError):
    """An action was refused; nothing has changed."""

    def __init__(self, reason: Reason, action: str) -> None:
        self.reason = reason
        self.action = action
        numbers = ", ".join(f"{name} {number}" for name, number in reason.numbers.items())
        rule = f", rule {reason.rule}" if reason.rule else ""
        super().__init__(
            f"{action!r} is refused: {reason.code}{f' ({numbers})' * bool(numbers)}{rule}"
        )


class BadOption(SignoriaError):
    """A title, a number of players or a table option does not exist."""


class BadRecord(SignoriaError):
    """A match record or a dumped state cannot be read, or does not replay."""
