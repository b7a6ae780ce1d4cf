"""What a seat may know (P16.2), and how the table looks in names instead of numbers.

Hidden are hands and their sizes, purses, sealed answers and standing orders; everything else lies on
the table.  A hand card is shown to the seats that have seen it (`Table.known`): one that was bought
in the open to everybody, a stolen one to thief and victim.

`look` for everybody is built from public facts alone, and a seat's own view is that and its
`glimpse`.  The server looks at the table after every move, so these are plain loops.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from signoria.games.prince import view_types as shape
from signoria.games.prince.rules import actions, conclave, content, ending, own_deck, seizure
from signoria.games.prince.rules.table import (
    A_CARD,
    ACT,
    APPOINT,
    BALLOT,
    BESTOW,
    BID,
    CARDS,
    COMMIT,
    COMPOSE,
    COUNT_VOTES,
    DEALS,
    FEE,
    FILLING,
    FIRST_BASE,
    FIRST_CONDOTTIERE,
    FIRST_OFFICE,
    HAND_CARDS,
    HOLDINGS,
    HOMES,
    IN_BETWEEN,
    IN_ELECTION,
    IN_SETUP,
    LAYING,
    LEAVE,
    MARRIAGE,
    MULLIGAN,
    NO_CARD,
    NOBODY,
    OFFER,
    ORDER,
    REACT,
    SAVONAROLA,
    STAGES,
    TRIAL,
    VOTE,
    Table,
    sort_of,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.patches import merged
from signoria.kernel.state import ASK_ALL, FIRST_OWN_QUESTION, Frame, asked

WHAT: Final[tuple[shape.Target, ...]] = ("card", "holding", "base")
"""What is seized, by A_CARD, A_HOLDING, A_BASE."""

STAGE_NAMES: Final = cast(tuple[shape.Stage, ...], STAGES)


def look(t: Table, seat: int | None) -> dict[str, Any]:
    """The table from one seat; None is a spectator."""
    shown = cast(dict[str, Any], _public(t))
    if seat is None:
        return shown
    own: dict[str, Any] = merged(shown, glimpse(t, seat))
    return own


def _public(t: Table) -> shape.View:
    return {
        "turn": int(t.turn),
        "stage": STAGE_NAMES[int(t.stage)],
        "active": _seat(t.active),
        "pope": _seat(t.pope),
        "trade": t.rules.trade,
        "deck": own_deck.shown(t.deck),
        "pool": int(t.pool),
        "open_pool": _cards(t.open_pool),
        "asked": _asked(t),
        "mulligan": _mulligan(t),
        "auction": _auction(t),
        "seizure": _seizure(t),
        "death": _death(t),
        "trial": _trial(t),
        "election": _election(t),
        "offer": _offer(t, NOBODY),
        "marriage": listed(t.married) if t.married != 0 else None,
        "savonarola": (t.in_force >> SAVONAROLA & 1) != 0,
        "sentences": int(t.sentences),
        "reshuffled": t.reshuffled != 0,
        "got_office": listed(t.got_office),
        "got_cardinal": listed(t.got_cardinal),
        "transit": _cards(t.transit),
        "aside": _cards(t.aside),
        "removed": _cards(t.removed),
        "players": [_player(t, seat) for seat in range(t.players())],
    }


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def _card(card: i64) -> str:
    return "" if card == NO_CARD else content.CARDS[card]


def _cards(cards: i64) -> list[str]:
    return [content.CARDS[card] for card in listed(cards)]


def _pending(t: Table, kind: i64) -> Frame | None:
    """The uppermost frame of a kind: for a question to several seats, of its topic."""
    for frame in reversed(t.stack):
        if asked(frame) == kind:
            return frame
    return None


def is_joint(frame: Frame) -> bool:
    """Is a frame a question to several seats, whose topic comes third?"""
    return ASK_ALL <= frame[0] < FIRST_OWN_QUESTION


# -- players ---------------------------------------------------------------------------------------


def _player(t: Table, seat: i64) -> shape.Player:
    """A player as everybody sees him; when the match is over, with all that was hidden."""
    shown: shape.Player = {
        "house": "" if t.house[seat] == NOBODY else content.HOUSES[t.house[seat]],
        "vp": int(ending.score(t, seat)),
        "points": ending.breakdown(t, int(seat)),
        "cardinals": int(t.cardinals[seat]),
        "votes": int(conclave.votes_of(t, seat)),
        "income": int(conclave.income_of(t, seat)),
        "homes": _homes(t, seat),
        "open": _cards(t.open[seat]),
        "shown": _cards(_seen(t, seat, t.public())),
    }
    return shown if t.stack else {**shown, **_secrets(t, seat)}


def _homes(t: Table, seat: i64) -> list[shape.Home]:
    """The base first, then the holdings."""
    if t.house[seat] == NOBODY:
        return []
    homes = [FIRST_BASE + int(t.house[seat]), *listed(t.holdings[seat])]
    return [
        {
            "home": content.HOMES[home],
            "power": int(seizure.power_of_home(t, home)),
            "office": _card(t.slot[home * 3]),
            "artist": _card(t.slot[home * 3 + 1]),
            "family": _card(t.slot[home * 3 + 2]),
        }
        for home in homes
    ]


def _seen(t: Table, owner: i64, watchers: i64) -> i64:
    """The cards of a hand that all of these have seen there."""
    seen: i64 = 0
    for card in listed(t.hand[owner]):
        if t.known[card] & watchers == watchers:
            seen |= bit(card)
    return seen


def _secrets(t: Table, seat: i64) -> shape.Secrets:
    """What a player sees of himself."""
    return {
        "ducats": int(t.ducats[seat]),
        "hand": _cards(t.hand[seat]),
        "never": (t.never >> seat & 1) != 0,
    }


def glimpse(t: Table, seat: int) -> dict[str, Any]:
    """What this seat sees besides what everybody sees, as a patch of that."""
    if not t.stack:
        return {}
    players: dict[str, Any] = {str(seat): _secrets(t, seat)}
    for other in range(t.players()):
        if other != seat:
            public = _seen(t, other, t.public())
            known = _seen(t, other, bit(seat)) & ~public
            if known != 0:
                players[str(other)] = {"known": _cards(known)}
    own: dict[str, Any] = {"players": players}
    if t.sealed[seat]:
        own["sealed"] = _sealed(t, seat)
    offer = _offer(t, seat)
    if offer is not None:
        own["offer"] = offer
    return own


def _sealed(t: Table, seat: int) -> shape.Sealed:
    """What a seat has answered to the secret question that is pending."""
    answers = t.sealed[seat]
    topic = asked(t.stack[-1])
    if topic == BALLOT:
        votes: dict[str, int] = {}
        for answer in answers:
            house, number = divmod(answer - actions.VOTE, actions.VOTE_STRIDE)
            votes[content.HOUSES[house]] = number
        return {"votes": votes}
    if topic == COMMIT:
        troop: i64 = answers[0] - actions.COMMIT
        return {"troop": [content.CARDS[FIRST_CONDOTTIERE + place] for place in listed(troop)]}
    return {"answer": actions.TABLE.text(answers[0])}


# -- what is going on ------------------------------------------------------------------------------


def _mulligan(t: Table) -> shape.Mulligan | None:
    """Who may want a new hand, how many he has taken, and of which type the last one had three."""
    frame = _pending(t, MULLIGAN)
    if frame is None:
        return None
    _, seat, _, taken, kind = frame
    return {
        "seat": seat,
        "taken": taken,
        "type": "" if taken == 0 else content.MULLIGAN_TYPES[kind],
    }


def _auction(t: Table) -> shape.Auction | None:
    frame = _pending(t, BID)
    if frame is None:
        return None
    _, _, card, highest, bidder, passed, _, _ = frame
    return {
        "card": content.CARDS[card],
        "highest": highest,
        "bidder": _seat(bidder),
        "bids": [int(bid) for bid in t.bids],
        "passed": listed(passed),
    }


def _seizure(t: Table) -> shape.Seizure | None:
    frame = _pending(t, COMMIT)
    if frame is None:
        return None
    _, _, _, attacker, defender, what, target = frame
    return {
        "attacker": attacker,
        "defender": defender,
        "what": WHAT[what],
        "target": content.CARDS[target] if what == A_CARD else content.HOMES[target],
        "power": int(seizure.power_of_target(t, what, target)),
    }


def _death(t: Table) -> shape.Death | None:
    frame = _pending(t, REACT)
    if frame is None:
        return None
    _, _, _, death, target, killer, _ = frame
    return {
        "by": killer,
        "card": content.TYPE_OF[death],
        "target": content.CARDS[target],
    }


def _trial(t: Table) -> shape.Trial | None:
    frame = _pending(t, TRIAL)
    if frame is None:
        return None
    _, _, _, accuser = frame
    return {"accuser": accuser, "cardinals": [int(number) for number in t.cardinals]}


def _election(t: Table) -> shape.Election | None:
    """The votes everybody has, and how they were cast in the round opened last."""
    if t.stage != IN_ELECTION:
        return None
    players = int(t.players())
    votes = [int(conclave.votes_of(t, seat)) for seat in range(players)]
    ballot = _pending(t, BALLOT)
    return {
        "round": _round(t),
        "run_off": [ballot[4], ballot[5]] if ballot is not None and ballot[3] else None,
        "votes": votes,
        "needed": sum(votes) // 2 + 1,
        "cast": [
            [int(t.cast[voter * players + candidate]) for candidate in range(players)]
            for voter in range(players)
        ],
    }


def _round(t: Table) -> int:
    """The number of the round under way, 0 being the secret one; the run-off is the last."""
    counting = _pending(t, COUNT_VOTES)
    if counting is not None:
        return counting[2]
    deals = _pending(t, DEALS)
    if deals is not None:
        return deals[3]
    return int(conclave.last_round(t)) + 1


def _offer(t: Table, seat: i64) -> shape.Offer | None:
    """The offer that is pending, as this seat sees it, or everybody (NOBODY).

    Until it is made only the one who composes it sees it; hand cards in it are named to the two
    parties and counted for the others.
    """
    composed = _pending(t, COMPOSE)
    if composed is not None:
        if composed[1] != seat:
            return None
        return _terms(composed[1], composed[2], composed, 3, "composing", True)
    offer = _pending(t, OFFER)
    if offer is not None:
        is_party = seat == offer[3] or seat == offer[4]
        return _terms(offer[3], offer[4], offer, 5, "open", is_party)
    leave = _pending(t, LEAVE)
    if leave is not None:
        is_party = seat == leave[2] or seat == leave[3]
        return _terms(leave[2], leave[3], leave, 4, "leave", is_party)
    return None


def _terms(
    giver: int, taker: int, frame: Frame, at: int, state: shape.OfferState, names_hands: bool
) -> shape.Offer:
    """An offer in words; its four terms stand in the frame from `at` on."""
    terms: shape.Offer = {
        "from": giver,
        "to": taker,
        "give": _side(frame[at], frame[at + 1]),
        "ask": _side(frame[at + 2], frame[at + 3]),
        "state": state,
    }
    if names_hands:
        terms["hand_cards"] = {
            "give": _cards(frame[at] & HAND_CARDS),
            "ask": _cards(frame[at + 2] & HAND_CARDS),
        }
    return terms


def _side(cards: i64, ducats: int) -> shape.Goods:
    return {
        "ducats": ducats,
        "cards": _cards(cards & ~HAND_CARDS),
        "hand": int(count(cards & HAND_CARDS)),
    }


# -- the question ----------------------------------------------------------------------------------


def _asked(t: Table) -> shape.Asked:
    """The arguments of the pending question in names; those that everybody may know."""
    if not t.stack:
        return {}
    frame = t.stack[-1]
    if is_joint(frame):
        return _asked_of_several(frame)
    kind = frame[0]
    if kind == BID:
        _, _, card, highest, _, _, raised, _ = frame
        return {
            "card": content.CARDS[card],
            "highest": highest,
            "bid_so_far": highest + raised,
        }
    if kind == ACT:
        _, _, stage = frame
        return {"after": stage != 0}
    if kind == FEE:
        _, _, artist, _, _ = frame
        return {"card": content.CARDS[artist], "ducats": int(t.deck.fee[artist])}
    if kind == LAYING:
        _, _, card = frame
        return {"card": content.CARDS[card]}
    if kind == FILLING:
        _, _, holding, _ = frame
        return {"holding": content.CARDS[holding]}
    if kind == ORDER:
        _, _, cards = frame
        return {"cards": int(count(cards))}
    if kind == BESTOW:
        _, _, office, killed, _ = frame
        return {"card": content.CARDS[office], "killed": killed != 0}
    if kind == VOTE:
        _, _, left, house = frame
        return {"round": _round(t), "house": content.HOUSES[house], "left": left}
    if kind == APPOINT:
        _, _, house, left, _ = frame
        return {"house": content.HOUSES[house], "left": left}
    if kind == COMPOSE:
        _, maker, other, _, _, _, _, _ = frame
        return {"from": maker, "to": other}
    if kind == LEAVE:
        _, _, maker, taker, _, _, _, _ = frame
        return {"from": maker, "to": taker}
    return {}


def _asked_of_several(frame: Frame) -> shape.Asked:
    topic = asked(frame)
    if topic == REACT:
        _, _, _, death, target, _, _ = frame
        return {"card": content.TYPE_OF[death], "target": content.CARDS[target]}
    if topic == TRIAL:
        _, _, _, accuser = frame
        return {"by": accuser}
    if topic == COMMIT:
        _, _, _, _, _, what, target = frame
        names = content.CARDS if what == A_CARD else content.HOMES
        return {"target": names[target], "what": WHAT[what]}
    if topic == BALLOT:
        _, _, _, is_run_off, _, _ = frame
        return {"run_off": is_run_off != 0}
    if topic == OFFER:
        _, _, _, maker, taker, _, _, _, _ = frame
        return {"from": maker, "to": taker}
    return {}


# -- previews and sums -----------------------------------------------------------------------------


def ledger(t: Table, seat: int) -> dict[str, int]:
    """A seat's own goods, for previews; prestige is the points printed on what it owns."""
    return {
        "ducats": int(t.ducats[seat]),
        "votes": int(conclave.votes_of(t, seat)),
        "income": int(conclave.income_of(t, seat)),
        "prestige": int(ending.printed(t.deck.vp, t.owned(seat))),
    }


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """What must add up at every moment."""
    players = int(t.players())
    slots = [int(card) for card in t.slot if card != NO_CARD]
    sets = [t.draw, t.open_pool, t.aside, t.removed, t.transit, t.in_force]
    sets += [*t.hand, *t.holdings, *t.open, *[bit(card) for card in slots]]
    if t.up != NO_CARD:
        sets.append(bit(t.up))
    everything = 0
    for cards in sets:
        everything |= int(cards)
    counts = {
        "cards": (sum([int(count(cards)) for cards in sets]), CARDS),
        "different cards": (everything.bit_count(), CARDS),
        "cards in slots that fit": (_fitting(t), len(slots)),
        "cards in homes without a lord": (_homeless(t), 0),
        "cardinals": (
            sum([int(number) for number in t.cardinals]) + _cardinals_due(t),
            players * (content.START_CARDINALS + int(t.turn) - 1),
        ),
        "pool cards beyond the deck": (max(0, int(t.pool - count(t.draw | t.open_pool))), 0),
        "purses below nothing": (sum([ducats < 0 for ducats in t.ducats]), 0),
        "wedding guests": (int(count(t.married)), 2 if t.in_force >> MARRIAGE & 1 else 0),
        "houses": (
            sum([t.seat_of[house] == seat for seat, house in enumerate(t.house) if house >= 0]),
            sum([house >= 0 for house in t.house]),
        ),
    }
    wrong = [int(cards & (bit(FIRST_OFFICE) - 1)) for cards in t.open]
    wrong += [int(cards >> HOLDINGS) for cards in t.holdings]
    wrong += [int(cards & HAND_CARDS) for cards in t.open]
    if t.stage != IN_SETUP:
        wrong += [int(cards & ~HAND_CARDS) for cards in t.hand]
    counts["cards in the wrong place"] = (sum([cards.bit_count() for cards in wrong]), 0)
    return counts


def _fitting(t: Table) -> int:
    """How many cards lie in a slot of their own sort."""
    return sum(
        [
            FIRST_OFFICE <= card < FIRST_CONDOTTIERE and sort_of(card) == place % 3
            for place, card in enumerate(t.slot)
            if card != NO_CARD
        ]
    )


def _homeless(t: Table) -> int:
    """How many cards lie in a holding that nobody owns, or in the base of a house not played."""
    return sum(
        [
            t.slot[home * 3 + sort] != NO_CARD and t.lord(home) == NOBODY
            for home in range(HOMES)
            for sort in range(3)
        ]
    )


def _cardinals_due(t: Table) -> int:
    """New cardinals of this turn that the Pope has not handed out yet (P13.9)."""
    appointing = _pending(t, APPOINT)
    if appointing is not None:
        return appointing[3]
    return int(t.players()) if t.stage == IN_BETWEEN else 0
