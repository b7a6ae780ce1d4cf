"""Lorenzo il Magnifico for bots: sets of cards, military rank and slots (L6.7, L12.10).

What a set will be worth at the end: the cards owned for sure, each further one by the chance that
there is time for it and, with territories, the military strength.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.bots.outlook import Outlook
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import CHARACTER, MILITARY, TERRITORY, TYPES
from signoria.kernel.bits import count


def character_prospect(o: Outlook) -> float:
    """The points that the seat's characters will bring at the end."""
    owned = count(o.t.cards[o.seat * TYPES + CHARACTER])
    odds = o.actions / (o.actions + o.weights.growth)
    return set_prospect(content.CHARACTER_VP, owned, odds, -1.0, o)


def territory_prospect(o: Outlook, military: i64) -> float:
    """The points that its territories will bring at the end, with so many military points now."""
    owned = count(o.t.cards[o.seat * TYPES + TERRITORY])
    odds = o.actions / (o.actions + o.weights.growth)
    strength = -1.0
    if o.t.abilities(o.seat) & content.ANY_SLOT == 0:
        strength = float(military) + o.weights.muster * (o.rounds + float(o.home) / 4.0)
    return set_prospect(content.TERRITORY_VP, owned, odds, strength, o)


def set_prospect(curve: vec[i64], owned: i64, odds: float, strength: float, o: Outlook) -> float:
    """The points of a set of which so many cards are owned.

    `odds` are those of every further card; `strength` are the military points to be expected, below
    0 where none are needed.
    """
    total = float(curve[owned])
    chance = 1.0
    number: i64
    for number in range(owned, content.MOST_CARDS):
        chance *= odds
        open_slot = 1.0
        if strength >= 0.0:
            open_slot = likely(strength - float(content.SLOT_MILITARY[number]), 1.5)
        total += float(curve[number + 1] - curve[number]) * chance * open_slot
    return total


def likely(lead: float, spread: float) -> float:
    """The chance that a lead holds: one half if there is none."""
    return 1.0 / (1.0 + exp(-lead / spread))


def military_worth(o: Outlook, military: i64) -> float:
    """What so many military points are worth: for ventures, for the rank, for slots."""
    price = o.weights.arms * o.haste
    usual = 4.0 + 0.4 * o.actions
    usable = min(float(military), usual)
    total = price * (usable + (float(military) - usable) * o.weights.surplus)
    return total + rank_prospect(o, military) + territory_prospect(o, military)


def rank_prospect(o: Outlook, military: i64) -> float:
    """The points for the military rank to be expected."""
    t = o.t
    spread = o.weights.rank_spread + o.weights.rank_spread_per_round * o.rounds
    if o.actions <= 0.0:
        spread = 0.4
    none_ahead = 1.0
    one_ahead = 0.0
    other: i64
    for other in range(t.players()):
        if other != o.seat:
            behind = likely(float(t.has(other, MILITARY) - military), spread)
            one_ahead = one_ahead * (1.0 - behind) + none_ahead * behind
            none_ahead *= 1.0 - behind
    return float(content.MILITARY_VP[0]) * none_ahead + float(content.MILITARY_VP[1]) * one_ahead
