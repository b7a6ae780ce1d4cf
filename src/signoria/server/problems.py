"""What can go wrong for a client, each with its own code, HTTP status and sentence.

The sentences are the messages `error-<code>` of `texts/<language>/server.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.server.messages import FaultInfo, Problem
from signoria.texts.telling import Telling, Value

STATUS: Final[dict[str, int]] = {
    "malformed_message": 400,
    "malformed_body": 400,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "unknown_page": 404,
    "unknown_step": 404,
    "wrong_method": 405,
    "bad_option": 422,
    "bad_file": 422,
    "bad_bot": 422,
    "bad_seats": 422,
    "not_seated": 403,
    "bad_seat_link": 403,
    "not_host": 403,
    "foreign_page": 403,
    "not_running": 409,
    "not_over": 409,
    "seat_taken": 409,
    "bad_invitation": 403,
    "table_full": 409,
    "already_seated": 409,
    "name_needed": 422,
    "not_your_turn": 409,
    "illegal_action": 409,
    "stale_revision": 409,
    "nothing_to_undo": 409,
    "unknown_target": 404,
    "no_hints": 409,
    "hints_used": 409,
    "no_advice": 503,
    "too_large": 413,
    "too_fast": 429,
    "not_saved": 503,
    "old_rules": 409,
    "unreadable_table": 409,
    "server_stopping": 503,
    "internal": 500,
}
"""Every code with its HTTP status.  `unreachable` is said by the client alone."""


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        rule: str = "",
        detail: str = "",
        faults: Sequence[FaultInfo] = (),
        **args: Value,
    ) -> None:
        super().__init__(detail or code)
        text = Telling(f"error-{code}", args)
        self.problem: Final = Problem(code, text, rule, detail, list(faults))
        self.status: Final = STATUS[code]
