"""Lorenzo il Magnifico for bots: what harvests and productions to come are worth (L9).

A seat works if that brings more than an ordinary action.  So a first territory is worth little and
the fourth one much, which is how it is.  In rounds to come the value of the action is not known:
a card counts by the chance that it is activated.
"""

from __future__ import annotations

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.bots.outlook import Outlook
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.placement import has_coloured, judge_space
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    GOODS,
    HARVEST,
    HARVEST_SMALL,
    MEMBERS,
    NEUTRAL,
    NO_TILE,
    NOTHING,
    PRODUCTION,
    PRODUCTION_SMALL,
    SERVANT,
    TERRITORY,
    TYPES,
)
from signoria.games.lorenzo.rules.values import member_value, rate, swing
from signoria.kernel.bits import count

VALUES: int = content.HIGHEST_ACTIVATION + 1


def works(o: Outlook) -> float:
    """All harvests and productions of the seat that are to come."""
    harvest = yields(o, HARVEST)
    production = yields(o, PRODUCTION)
    total = (
        o.rounds
        * o.weights.work_rate
        * (later(o, HARVEST, harvest) + later(o, PRODUCTION, production))
    )
    if o.home == 0 or o.t.lap == 0:
        return total
    reaping = now(o, HARVEST, HARVEST_SMALL, harvest)
    making = now(o, PRODUCTION, PRODUCTION_SMALL, production)
    return total + (max(reaping, making) if o.home == 1 else reaping + making)


def option_value(o: Outlook, gain: float) -> float:
    """The value of having an action with this gain as an option: a soft maximum of its surplus and 0."""
    more = gain - o.weights.action
    soft = o.weights.softness
    return 0.5 * (more + sqrt(more * more + soft * soft))


def later(o: Outlook, kind: i64, found: vec[float]) -> float:
    """The value of such work in a round to come."""
    reach = o.weights.reach + float(swing(o.t, o.seat, kind))
    gain = found[0] if reach >= 1.0 else 0.0
    value: i64
    for value in range(1, VALUES):
        if found[value] != 0.0:
            chance = 0.5 + (reach - float(value)) * o.weights.slope
            gain += found[value] * max(0.0, min(1.0, chance))
    return option_value(o, gain)


def now(o: Outlook, kind: i64, small: i64, found: vec[float]) -> float:
    """The value of such work in this round, if no coloured member has done it yet."""
    t = o.t
    seat = o.seat
    if has_coloured(t, seat, small):
        return 0.0
    best: i64 = -9
    member: i64
    for member in range(NEUTRAL):
        if t.home >> (seat * MEMBERS + member) & 1:
            best = max(best, member_value(t, seat, member))
    if best == -9:
        return 0.0
    best += swing(t, seat, kind)
    in_small = option_value(o, gain_at(o, found, best))
    in_large = 0.0
    if judge_space(t, seat, small + 1) == 0:
        in_large = option_value(o, gain_at(o, found, best + content.MODIFIER[small + 1]))
    if judge_space(t, seat, small) != 0:
        return in_large
    stays = o.weights.small_stays
    return in_small * stays + in_large * (1.0 - stays)


def gain_at(o: Outlook, found: vec[float], value: i64) -> float:
    """What work of a bare value brings, with the servants that it pays to add."""
    spare = o.t.has(o.seat, SERVANT) // rate(o.t, o.seat)
    price = o.price[SERVANT] * float(rate(o.t, o.seat))
    sum_so_far = 0.0
    best = 0.0
    reached: i64
    for reached in range(1, VALUES):
        if reached == 1:
            sum_so_far += found[0]
        sum_so_far += found[reached]
        servants = reached - value
        if servants > spare:
            break
        best = max(best, sum_so_far - price * float(max(servants, 0)))
    return best


def yields(o: Outlook, kind: i64) -> vec[float]:
    """Per activation value what the seat's cards of that value give; at 0 the bonus tile."""
    found = vec[float]([0.0] * VALUES)
    t = o.t
    is_harvest = kind == HARVEST
    tile = t.tile[o.seat]
    if tile != NO_TILE:
        rows = content.TILE_HARVEST if is_harvest else content.TILE_PRODUCTION
        found[0] = o.row(rows, tile * GOODS)
    kind_of_card: i64 = TERRITORY if is_harvest else BUILDING
    cards = t.cards[o.seat * TYPES + kind_of_card]
    place: i64 = 0
    while cards >> place != 0:
        if cards >> place & 1:
            card = content.CARD_AT[kind_of_card * content.MOST_OF_TYPE + place]
            found[content.ACTIVATION[card]] += card_yield(o, card)
        place += 1
    return found


def card_yield(o: Outlook, card: i64) -> float:
    """What one territory or building gives when it is activated."""
    gain = o.row(content.WORK_GAIN, card * GOODS)
    gain += float(content.WORK_PRIVILEGES[card]) * o.privilege
    counted = content.WORK_TYPE[card]
    if counted != NOTHING:
        cards = float(count(o.t.cards[o.seat * TYPES + counted])) + o.rounds * 0.25
        gain += o.row(content.WORK_PER_CARD, card * GOODS) * cards
    best = 0.0
    arrow: i64
    for arrow in range(content.ARROWS[card]):
        best = max(best, exchange_gain(o, card, arrow))
    return gain + best * o.weights.exchange


def exchange_gain(o: Outlook, card: i64, arrow: i64) -> float:
    """What an exchange of a building brings beyond what it takes."""
    row = (card * 2 + arrow) * GOODS
    gain = o.row(content.EXCHANGE_GET, row) - o.row(content.EXCHANGE_PAY, row)
    return gain + float(content.EXCHANGE_PRIVILEGES[card * 2 + arrow]) * o.privilege
