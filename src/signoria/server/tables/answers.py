"""Answers to questions about the position: why not, and what a legal action would bring."""

from __future__ import annotations

from signoria.server.messages import AskPreviews, AskWhy, Preview, Previews, Why
from signoria.server.problems import Refusal
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.reasons import nearest


def explain(live: LiveMatch, seat: int, question: AskWhy) -> Why:
    """Why these places cannot be chosen together.  Raises `Refusal`."""
    match = live.match
    found = nearest(match.game, match.state, seat, question.targets)
    if found is None:
        raise Refusal("unknown_target", detail=f"no action is about {question.targets}")
    action, reason = found
    entries = match.game.account(match.state, seat, action)
    account = [live.teller.entry(entry) for entry in entries]
    if reason is None:
        return Why(question.id, action, None, account=account)
    told = live.teller.reason(reason)
    return Why(question.id, action, told, reason.rule, reason.numbers, account)


def preview(live: LiveMatch, seat: int, question: AskPreviews) -> Previews:
    """What the seat's legal actions would pay and gain at once."""
    game, position = live.match.game, live.match.state
    previews = []
    for action in game.legal(position, seat):
        pays, gains = game.preview(position, seat, action)
        if pays or gains:
            previews.append(Preview(action, pays, gains))
    return Previews(question.id, live.revision, previews)
