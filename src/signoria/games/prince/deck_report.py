"""What a deck of an owner's own changes, for `signoria deck check`."""

from __future__ import annotations

from signoria.games.manifest import FileReport
from signoria.games.prince.rules import deck_file, own_deck
from signoria.games.prince.rules.deck_file import OwnDeck


def report(text: str) -> FileReport:
    """How a deck differs from the shipped one.  Raises `BadText`."""
    own = own_deck.read_deck(text)
    unmarked = _unmarked(own)
    changed = sum(len(fields) for fields in own.changed.values())
    left = own_deck.reconstructed(own)
    found = (
        f"{len(deck_file.FIELDS)} cards; {changed} names and figures differ from the shipped deck"
    )
    lines = [f"{found}, {left} are still reconstructed"]
    if unmarked:
        lines.append(
            "changed, but still called reconstructed in their source; write printed there if "
            f"the card shows it: {', '.join(unmarked)}"
        )
    facts: dict[str, object] = {
        "title": own.title,
        "changed": own.changed,
        "reconstructed": left,
        "unmarked": unmarked,
    }
    return FileReport(own.title, lines, facts)


def _unmarked(own: OwnDeck) -> list[str]:
    """Fields that were changed and are called reconstructed all the same, probably by oversight."""
    return [
        f"{card} {field}"
        for card, fields in own.changed.items()
        for field in fields
        if field in own.doubtful.get(card, ())
    ]
