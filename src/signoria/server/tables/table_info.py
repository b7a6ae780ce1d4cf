"""A table as somebody may see it: who plays what, and how far it is."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from signoria.server import messages
from signoria.server.messages import SeatInfo, TableInfo
from signoria.server.store.rows import SeatRow, written_time
from signoria.server.tables.context import TableContext


def table_info(
    context: TableContext, online: Collection[int | None], guest: str, seat: int | None
) -> TableInfo:
    """The table for somebody who is this guest and holds this seat, with who is `online`."""
    row = context.row
    is_host = bool(guest) and guest == row.host
    scores, winners = row.scores, row.winners
    to_act: list[int] = []
    question = None
    live = context.live
    if live is not None:
        match = live.match
        scores, winners = match.game.scores(match.state), match.game.winners(match.state)
        if not match.over:
            owes = match.state.to_act
            waiting = match.game.waiting(match.state)
            to_act = [other for other in waiting if other != seat or other in owes]
            question = live.snapshot().question
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        pace=msgspec.convert(row.pace, messages.Pace),
        listed=row.listed,
        hints=msgspec.convert(row.hints, messages.HintLimit),
        status=msgspec.convert(row.status, messages.Status),
        seats=[
            _seat_info(context, other, other.number in online, seat, is_host)
            for other in context.seats
        ],
        seat=seat,
        host=is_host,
        to_act=to_act,
        question=question,
        scores=scores,
        winners=winners,
        created=row.created,
        touched=written_time(context.touched_at) if context.touched_at else row.touched,
        rematch=row.rematch,
    )


def _seat_info(
    context: TableContext, seat: SeatRow, is_online: bool, mine: int | None, is_host: bool
) -> SeatInfo:
    invitation = ""
    if is_host and seat.kind == "open":
        invitation = context.services.tokens.invitation(context.row.id, seat.number)
    return SeatInfo(
        number=seat.number,
        kind=msgspec.convert(seat.kind, messages.SeatKind),
        name=seat.name,
        bot=seat.bot,
        mine=seat.number == mine,
        online=seat.kind == "person" and is_online,
        resigned=seat.resigned,
        invitation=invitation,
        hints=seat.hints,
    )
