"""Carrara for bots: what a position is worth to a seat, and one turn of look-ahead.

The evaluation counts in victory points.  What is on the track counts in full; what can still
become points counts by what is left of the match:

* pillars: what each place would pay for the buildings that stand, best places first, for as many
  pillars as there is time to place, and the bonuses of the court they bring along;
* marble: what could be built with it next, and a little for every block beyond that;
* coins: dear to the poor, cheaper to the rich, in the end what they convert to;
* ornaments: sets and majorities as they stand, stored pieces by whether they fit.

How long the match will last is guessed once per decision.  So nobody sits still to make it last
longer: time passes whatever one does.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content
from signoria.games.carrara.rules.actions import (
    FIRST_KIND,
    FIRST_LANDSCAPE,
    FIRST_MONEY,
    FIRST_PAIR,
    PLACES,
)
from signoria.games.carrara.rules.building import accepted
from signoria.games.carrara.rules.ending import (
    coin_rate,
    decoration_points,
    share_prizes,
    statues_in,
)
from signoria.games.carrara.rules.flow import is_main_action
from signoria.games.carrara.rules.ornaments import fitting
from signoria.games.carrara.rules.scoring import city_reward, landscape_reward
from signoria.games.carrara.rules.table import (
    AFTER,
    DRAWING_BLOCK,
    GAIN,
    GOLDEN_STATUE,
    NO_PIECE,
    NOBODY,
    PAYING,
    TURN,
    Player,
    Table,
)
from signoria.kernel.bits import count
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE, State, whom

LEAST_FADE: Final = 0.5
"""What is left of the worth of marble as long as nobody has set off the end."""
LATE_FADE: Final = 0.85
"""The same for a player who has placed all pillars: building earns points to the last turn."""
LEAST_SHARE: Final = 0.1
"""What is left of the worth of a block when there are plenty of nobler ones."""
NOBLER: Final = 0.01
"""What a nobler colour is worth even when all serve alike."""
PILLARS_ENOUGH: Final = 4.0
"""Pillars to place that make full use of new buildings."""
FAR_AHEAD: Final = 20.0
"""More turns than that make no difference."""
OUT_OF_REACH: Final = 1e6
"""The cost of what cannot be paid."""


class Weights:
    """The weights of the evaluation, in victory points unless said otherwise."""

    def __init__(self) -> None:
        self.builds_per_turn: float = 0.25
        """How many tiles of the display a player builds in a turn."""
        self.turns_per_pillar: float = 1.74
        """How many turns it takes the fastest player to place a pillar."""
        self.pillars_per_turn: float = 0.34
        """How many pillars there is time to place in a turn."""
        self.purse: float = 14.1
        """Coins that are enough to go shopping; more of them are worth less."""
        self.coin_first: float = 0.62
        """A coin of that purse, early in the match."""
        self.coin_more: float = 0.3
        """A coin beyond that purse, early in the match."""
        self.coin_paid: float = 0.26
        """A coin that a place will pay later."""
        self.coin_turns: float = 13.6
        """Turns before the end from which a coin sinks to what it converts to.

        It also sinks with every pillar placed: fewer scorings need less marble.
        """
        self.patience: float = 0.99
        """Share of a future pillar that only this player can redeem."""
        self.city_patience: float = 0.97
        """Share of a future pillar that a rival could take away."""
        self.contested: float = 0.44
        """Share left of a city that a rival could score already."""
        self.lacks_one: float = 0.43
        """Share of a city that lacks one building."""
        self.lacks_two: float = 0.34
        """Share of a city that lacks two buildings."""
        self.spare: float = 0.21
        """Share of the first place that there is no pillar for; each further one has it again."""
        self.growth: float = 0.57
        """What a waiting pillar gains per turn left, by buildings yet to come."""
        self.court: float = 0.57
        """Share of a bonus whose pillar still stands on its field."""
        self.by_kind: float = 1.06
        """How often a new building will be scored by its kind, if that is still open."""
        self.by_city: float = 0.56
        """How often it will be scored by its city, if that is still open."""
        self.by_landscape: float = 0.96
        """How often it will be scored by its landscape, if that is still open."""
        self.plan: float = 0.61
        """Share of the best building that the blocks at hand could pay."""
        self.block: float = 0.85
        """Share of what a block would add to a building, for blocks without a plan."""
        self.plain: float = 0.8
        """A block of any colour: some day building will earn points by itself."""
        self.upgrade: float = 4.2
        """The upgrade tile that comes with a monument, before one knows which."""
        self.doubled: float = 0.0
        """An upgrade tile that makes points of a city twice as many, early in the match: for buildings
        yet to come."""
        self.free_turn: float = 1.02
        """A turn after the last pillar is placed, when building earns points."""
        self.stock: float = 19.0
        """Blocks behind a full screen: each one counts less than the nobler ones before it."""
        self.marble_turns: float = 3.2
        """Turns before the end from which marble loses its worth."""
        self.statue: float = 0.66
        """Share of a majority prize that leading early in the match is worth."""
        self.stored: float = 3.2
        """A stored piece that fits somewhere, early in the match."""
        self.gold: float = 4.0
        """A golden statue waiting at the court."""
        self.decoration: float = 3.7
        """A decoration waiting at the court."""
        self.money: float = 0.7
        """Share of the coins held that will still be there when a money place pays."""
        self.last_turn: float = 6.8
        """What a rival makes of the last turn."""
        self.victory: float = 4.9
        """What it is worth to be ahead for sure when the match ends."""
        self.refills: i64 = 3
        """Not a weight: how many refills of the wheel a turn of it is judged by."""


STANDARD: Final = Weights()
"""The weights that the bot plays with: found by hill-climbing in self-play and against an earlier
evaluation, then held back by hand where they made it sit on marble and coins.  So no command gives
just these; `tools/tune_greedy.py` tells how bots play by their hasty form, or by others."""


def hasty(weights: Weights) -> Weights:
    """The same weights, with an evaluation of a single refill of the wheel: for rollouts.  Changes `weights`."""
    weights.refills = 1
    return weights


def turns_left(t: Table, weights: Weights = STANDARD) -> float:
    """A guess at how many more turns each player has after this one."""
    if t.trigger != NOBODY:
        return 0.0
    pillars = 99.0
    for player in t.players:
        standing = pillars_waiting(player)
        if standing < pillars:
            pillars = standing
    by_supply = float(t.supply_left) / (weights.builds_per_turn * float(len(t.players)))
    by_pillars = pillars * weights.turns_per_pillar
    left = max(by_pillars, by_supply)
    rounds_passed = float(t.passes) / float(len(t.players))
    if rounds_passed >= 1.0:  # the match dries up (C15.5)
        left = min(left, float(content.STALL_ROUNDS) - rounds_passed)
    return min(FAR_AHEAD, max(1.0, left))


def evaluate(t: Table, seat: i64, weights: Weights = STANDARD, left: float = -1.0) -> float:
    """What the position is worth to a seat, in victory points.

    `left` is the number of turns each player still has; by default it is guessed.
    """
    if not t.stack or t.trigger != NOBODY:
        return outcome(t, seat, weights)
    if left < 0.0:
        left = turns_left(t, weights)
    player = t.players[seat]
    waiting = pillars_waiting(player)
    usable = usable_pillars(player, left, weights)
    final = 1.0 / float(coin_rate(player))
    fade = coin_fade(t, player, left, weights)
    total = float(player.vp()) + purse_worth(float(player.coins), final, fade, weights)
    coin = coin_to_come(t, player, left, weights)
    total += pillars_worth(expected_rewards(t, seat, coin, weights), usable, left, weights)
    if waiting > 0.0:
        total += court_worth(t, player, coin, weights) * usable / waiting
    free_turns = left - waiting / weights.pillars_per_turn
    if free_turns > 0.0:
        total += free_turns * weights.free_turn
    total += marble_worth(t, player, usable, coin, left, weights)
    total += upgrades_worth(player, left, weights)
    if t.rules.advanced:
        total += ornaments_worth(t, seat, left, weights)
    return total


def pillars_waiting(player: Player) -> float:
    """Pillars that have not been placed."""
    return float(count(player.court) + player.deferred)


def usable_pillars(player: Player, left: float, weights: Weights) -> float:
    """How many of them there is time to place."""
    return min(pillars_waiting(player), left * weights.pillars_per_turn)


# -- coins -----------------------------------------------------------------------------------------


def coin_fade(t: Table, player: Player, left: float, weights: Weights) -> float:
    """How early it is for coins, 1 and more being early: by turns left, and by pillars to place."""
    pillars = (1.0 + pillars_waiting(player)) / (1.0 + float(t.court_fields()))
    return min(left / weights.coin_turns, pillars)


def coin_to_come(t: Table, player: Player, left: float, weights: Weights) -> float:
    """What a coin is worth that a place will pay."""
    final = 1.0 / float(coin_rate(player))
    return sinking(weights.coin_paid, final, coin_fade(t, player, left, weights))


def sinking(early: float, final: float, fade: float) -> float:
    """A worth that sinks from an early to a final one; `fade` is 1 and more while it is early."""
    if fade > 1.0:
        fade = 1.0
    return final + (early - final) * fade if early > final else final


def purse_worth(coins: float, final: float, fade: float, weights: Weights) -> float:
    """The coins held: the first ones buy marble, the rest waits."""
    first = min(weights.purse, coins)
    return first * sinking(weights.coin_first, final, fade) + (coins - first) * sinking(
        weights.coin_more, final, fade
    )


# -- pillars and places ----------------------------------------------------------------------------


def expected_rewards(t: Table, seat: i64, coin: float, weights: Weights) -> vec[float]:
    """Per place that the seat may still score: what it would pay, as far as one can rely on it."""
    player = t.players[seat]
    found = vec[float]([0.0] * PLACES)
    city: i64
    kind: i64
    index: i64
    for city in range(6):
        column = player.columns[city]
        if column == 0:
            continue
        reward = float(city_reward(player, city))
        if content.PAYS_VP[city] == 0:
            reward *= coin
        tile: i64 = 0
        while column >> tile != 0:
            if column >> tile & 1:
                worth = float(t.worth(tile))
                kind = content.KIND_OF[tile]
                found[city] += worth * reward
                found[FIRST_KIND + kind] += worth * reward
                found[FIRST_LANDSCAPE + content.LANDSCAPE_OF[kind]] += worth
                if t.statued >> tile & 1:
                    found[FIRST_PAIR + pair_of_city(city)] += worth * reward
            tile += 1
    taken = t.pillars_on_shared_places() | player.scored
    for index in range(2):
        reward = float(landscape_reward(player, index))
        if content.LANDSCAPE_PAYS_VP[index] == 0:
            reward *= coin
        found[FIRST_LANDSCAPE + index] *= reward
    if t.rules.advanced and not player.holds_money_place():
        for index in range(2):
            if player.coins >= content.MONEY_MINIMUM[index]:
                found[FIRST_MONEY + index] = money_worth(player, index, weights)
    for index in range(PLACES):
        if taken >> index & 1:
            found[index] = 0.0
        elif index >= FIRST_KIND:
            found[index] *= weights.patience
        elif found[index] > 0.0:
            found[index] *= city_chance(t, seat, index, weights)
    return found


def pair_of_city(city: i64) -> i64:
    """The statue place that a city belongs to."""
    index: i64 = 0
    while content.PAIRS[index] != city:
        index += 1
    return index // 2


def money_worth(player: Player, money: i64, weights: Weights) -> float:
    """What a money place adds to the coins held, if most of them stay."""
    better = 1.0 / float(content.MONEY_RATE[money]) - 1.0 / float(content.COIN_RATE)
    return better * float(player.coins) * weights.money


def city_chance(t: Table, seat: i64, city: i64, weights: Weights) -> float:
    """How far one can rely on scoring a city that is still open."""
    missing = content.MINIMUM[city] - t.players[seat].height(city)
    chance = weights.city_patience
    if missing == 1:
        chance *= weights.lacks_one
    elif missing > 1:
        chance *= weights.lacks_two
    other: i64
    for other in range(len(t.players)):
        if other != seat and t.players[other].height(city) >= content.MINIMUM[city]:
            return chance * weights.contested
    return chance


def pillars_worth(found: vec[float], usable: float, left: float, weights: Weights) -> float:
    """The best places for the pillars that can still be placed in time.

    Places beyond that count a little: buildings yet to come may bring them to the front.
    """
    total = usable * weights.growth * left
    share = 1.0
    place: i64
    best: i64
    for _ in range(10):
        best = 0
        for place in range(PLACES):
            if found[place] > found[best]:
                best = place
        if found[best] <= 0.0:
            break
        if usable >= 1.0:
            total += found[best]
            usable -= 1.0
        else:
            spare = share * weights.spare
            total += found[best] * (usable + (1.0 - usable) * spare)
            usable = 0.0
            share = spare
        found[best] = 0.0
    return total


def court_worth(t: Table, player: Player, coin: float, weights: Weights) -> float:
    """The bonuses that the pillars on the court may still bring."""
    total = 0.0
    field: i64 = 0
    while player.court >> field != 0:
        if player.court >> field & 1:
            bonus = t.court_bonus(field)
            if bonus == actions.VP:
                total += float(content.BONUS_VP)
            elif bonus == actions.COINS:
                total += float(content.BONUS_COINS) * coin
            elif bonus == actions.GOLDEN:
                total += weights.gold
            else:
                total += weights.decoration
        field += 1
    return total * weights.court


# -- marble ----------------------------------------------------------------------------------------


class Prospects:
    """What one point of a new building's value would bring a player.

    `rewards`       per city: what a scoring pays for it
    `by_kind`       per kind, and `by_city` per city: how often such a scoring is to be expected
    `by_landscape`  per landscape: what its place will pay for it
    `by_itself`     the points for building, once all pillars are placed (C5.10)
    `blocks`        per colour: the worth of the first block behind the screen
    """

    __slots__ = ("blocks", "by_city", "by_itself", "by_kind", "by_landscape", "rewards")

    def __init__(self) -> None:
        self.rewards: vec[float] = vec[float]([0.0] * 6)
        self.by_kind: vec[float] = vec[float]([0.0] * 6)
        self.by_city: vec[float] = vec[float]([0.0] * 6)
        self.by_landscape: vec[float] = vec[float]([0.0] * 2)
        self.by_itself: float = 1.0
        self.blocks: vec[float] = vec[float]([0.0] * 6)


def prospects_of(
    t: Table, player: Player, usable: float, coin: float, weights: Weights
) -> Prospects:
    """Expectations sink with the pillars that are left for scoring."""
    ahead = Prospects()
    index: i64
    dearest = 0.0
    if player.has_pillar_to_place():
        ahead.by_itself = 0.0
        reach = min(1.0, usable / PILLARS_ENOUGH)
        any_kind = 0.0
        for index in range(2):
            if not player.scored >> (FIRST_LANDSCAPE + index) & 1:
                reward = float(landscape_reward(player, index))
                if content.LANDSCAPE_PAYS_VP[index] == 0:
                    reward *= coin
                ahead.by_landscape[index] = reward * reach * weights.by_landscape
        for index in range(6):
            if not player.scored >> (FIRST_KIND + index) & 1:
                ahead.by_kind[index] = weights.by_kind * reach
                any_kind += ahead.by_kind[index] / 6.0
        taken = t.pillars_on_shared_places()
        for index in range(6):
            ahead.rewards[index] = float(city_reward(player, index))
            if content.PAYS_VP[index] == 0:
                ahead.rewards[index] *= coin
            if not taken >> index & 1:
                ahead.by_city[index] = weights.by_city * reach
            dearest = max(dearest, ahead.rewards[index] * (any_kind + ahead.by_city[index]))
            ahead.blocks[index] = dearest * weights.block
    for index in range(6):
        ahead.blocks[index] += weights.plain + NOBLER * float(index)
    return ahead


def marble_worth(
    t: Table, player: Player, usable: float, coin: float, left: float, weights: Weights
) -> float:
    """The blocks as such, and the best that could be built with them."""
    ahead = prospects_of(t, player, usable, coin, weights)
    least = LEAST_FADE if player.has_pillar_to_place() else LATE_FADE
    fade = min(1.0, max(least, left / weights.marble_turns))
    total = blocks_worth(player, ahead, weights)
    upgrade = weights.upgrade + finest_upgrade(t, player, left, weights)
    return fade * (total + weights.plan * best_building(t, player, ahead, upgrade))


def blocks_worth(player: Player, ahead: Prospects, weights: Weights) -> float:
    """Every block counts less than the nobler ones before it."""
    share = 1.0
    total = 0.0
    back: i64
    for back in range(6):
        colour: i64 = 5 - back
        for _ in range(player.blocks[colour]):
            total += ahead.blocks[colour] * share
            share = max(LEAST_SHARE, share - 1.0 / weights.stock)
    return total


def best_building(t: Table, player: Player, ahead: Prospects, upgrade: float) -> float:
    """What the best building in reach would bring beyond the worth of its blocks; at least 0.

    `upgrade` is the worth of the tile that comes with a monument.
    """
    best = 0.0
    gains = vec[float]([0.0] * 6)
    city: i64
    kind: i64
    slot: i64
    for city in range(6):
        if accepted(player, city) == 0:
            break
        costs = costs_of(player, city, ahead.blocks)
        for kind in range(6):
            gains[kind] = ahead.rewards[city] * (ahead.by_kind[kind] + ahead.by_city[city])
            gains[kind] += ahead.by_landscape[content.LANDSCAPE_OF[kind]] + ahead.by_itself
        for slot in range(9):
            tile: i64 = t.display[slot]
            if tile >= 0:
                price: i64 = content.VALUE_OF[tile]
                best = max(best, gains[content.KIND_OF[tile]] * float(price) - costs[price])
        if t.monuments == 0:
            continue
        for kind in range(6):
            if t.monuments >> kind & 1:
                price = content.MONUMENT_VALUE - highest_of_kind(player, city, kind)
                best = max(best, gains[kind] * float(price) - costs[price] + upgrade)
    return best


def highest_of_kind(player: Player, city: i64, kind: i64) -> i64:
    """The value of the player's highest building of a kind in a city; 0 without one."""
    tiles = player.columns[city] & content.TILES_OF_KIND[kind]
    highest: i64 = 0
    tile: i64 = 0
    while tiles >> tile != 0:
        if tiles >> tile & 1 and content.VALUE_OF[tile] > highest:
            highest = content.VALUE_OF[tile]
        tile += 1
    return highest


def costs_of(player: Player, city: i64, worths: vec[float]) -> vec[float]:
    """Per price up to 8: the worth of the blocks given in a city, cheapest first."""
    costs = vec[float]([OUT_OF_REACH] * 9)
    costs[0] = 0.0
    paid: i64 = 0
    spent = 0.0
    colour: i64
    for colour in range(city, 6):
        number = player.blocks[colour]
        while number > 0 and paid < 8:
            number -= 1
            paid += 1
            spent += worths[colour]
            costs[paid] = spent
    return costs


# -- upgrade tiles ---------------------------------------------------------------------------------


def _raised(upgrade: int) -> float:
    """The six cities come first, then the landscapes (`content.UPGRADES`)."""
    if upgrade < 6:
        reward, pays_vp = content.REWARD[upgrade], content.PAYS_VP[upgrade]
    else:
        reward, pays_vp = (
            content.LANDSCAPE_REWARD[upgrade - 6],
            content.LANDSCAPE_PAYS_VP[upgrade - 6],
        )
    return float(content.UPGRADED[upgrade]) / float(reward) - 1.0 if pays_vp else 0.0


RAISED: Final = vec[float]([_raised(upgrade) for upgrade in range(8)])
"""Per upgrade tile: by what share it raises the points that a place pays; coins do not count."""


def upgrades_worth(player: Player, left: float, weights: Weights) -> float:
    """What the tiles that are laid will bring with buildings yet to come."""
    total = 0.0
    upgrade: i64
    for upgrade in range(8):
        if player.upgrades >> upgrade & 1:
            total += RAISED[upgrade]
    return total * weights.doubled * left / FAR_AHEAD


def finest_upgrade(t: Table, player: Player, left: float, weights: Weights) -> float:
    """The same for the best tile that the player could still get."""
    best = 0.0
    upgrade: i64
    for upgrade in range(8):
        if t.upgrades[upgrade] > 0 and not player.upgrades >> upgrade & 1:
            best = max(best, RAISED[upgrade])
    return best * weights.doubled * left / FAR_AHEAD


# -- ornaments -------------------------------------------------------------------------------------


def ornaments_worth(t: Table, seat: i64, left: float, weights: Weights) -> float:
    """Sets as they stand, majorities by rank, stored pieces by whether they fit somewhere."""
    player = t.players[seat]
    early = left / 10.0 if left < 10.0 else 1.0
    total = float(decoration_points(t, seat))
    majorities = 0.0
    city: i64
    other: i64
    for city in range(6):
        mine = statues_in(t, seat, city)
        if mine == 0:
            continue
        ahead: i64 = 0
        level: i64 = 0
        for other in range(len(t.players)):
            if other != seat:
                theirs = statues_in(t, other, city)
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    level = 1
        if ahead + level < 3:
            majorities += float(content.MAJORITY_VP[city * 3 + ahead + level])
    total += (1.0 - (1.0 - weights.statue) * early) * majorities
    slot: i64
    for slot in range(2):
        piece = player.storage[slot]
        if piece != NO_PIECE:
            worth = weights.gold if piece == GOLDEN_STATUE else weights.stored
            total += worth * early * (1.0 if fitting(t, seat, piece) else 0.5)
    return total


# -- the end ---------------------------------------------------------------------------------------


def outcome(t: Table, seat: i64, weights: Weights) -> float:
    """The seat has no turn left: its final score, and how surely nobody will have more."""
    own = final_score(t, seat)
    rival = -1000.0
    other: i64
    for other in range(len(t.players)):
        if other != seat:
            score = final_score(t, other)
            if t.stack and still_to_come(t, other):
                score += weights.last_turn
            if score > rival:
                rival = score
    ahead = (own - rival) / 10.0
    if ahead > 1.0:
        ahead = 1.0
    elif ahead < -1.0:
        ahead = -1.0
    return own + weights.victory * ahead + 0.01 * float(accepted(t.players[seat], 0))


def still_to_come(t: Table, other: i64) -> bool:
    """Has this player a last turn after the one just played?"""
    seats = len(t.players)
    return (other - t.trigger) % seats >= (t.seat - t.trigger) % seats and other != t.trigger


def final_score(t: Table, seat: i64) -> float:
    """Points as they would be counted now."""
    player = t.players[seat]
    total = player.vp()
    if not t.stack:
        return float(total)
    total += player.coins // coin_rate(player)
    if t.rules.advanced:
        total += decoration_points(t, seat)
        city: i64
        for city in range(6):
            if statues_in(t, seat, city) > 0:
                counts = [int(statues_in(t, other, city)) for other in range(len(t.players))]
                total += share_prizes(counts, int(city))[seat]
    return float(total)


# -- one turn of look-ahead ------------------------------------------------------------------------


def best_action(
    game: Game, state: State, seat: int, dice: Dice, weights: Weights = STANDARD
) -> int:
    """The legal action after which the rest of this seat's turn can be worth most."""
    t = cast(Table, state)
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    best: i64 = moves[0]
    if len(moves) == 1:
        return int(best)
    values = prior_scores(game, t, seat, moves, dice, weights)
    highest = -1e9
    index: i64
    for index in range(len(moves)):
        if values[index] > highest:
            highest = values[index]
            best = moves[index]
    return int(best)


def prior_scores(
    game: Game, t: Table, seat: i64, moves: vec[i64], dice: Dice, weights: Weights = STANDARD
) -> vec[float]:
    """Per answer to the pending question: what the rest of the seat's turn can be worth then."""
    left = turns_left(t, weights)
    found = vec[float]()
    index: i64
    for index in range(len(moves)):
        after = t.clone()
        game.do(after, seat, moves[index])
        found = append(found, rest_of_turn(game, after, seat, t.turns, left, dice, weights))
    return found


def rest_of_turn(
    game: Game, t: Table, seat: i64, turn: i64, left: float, dice: Dice, weights: Weights
) -> float:
    """The best value the seat can reach before its turn is over.  Uses `t` up."""
    while t.stack and t.turns == turn:
        frame = t.stack[-1]
        kind: i64 = frame[0]
        if whom(frame) == CHANCE:
            if kind == DRAWING_BLOCK:
                return mean_of_refills(game, t, seat, turn, left, dice, weights)
            draw(game, t, dice)
            continue
        if kind == AFTER and t.trigger == NOBODY:
            break  # what is free can still be done when it is asked for
        moves = game.moves(t, frame, seat)
        if kind == PAYING:
            game.do(t, seat, moves[len(moves) - 1])  # the cheaper colour first
            continue
        if kind == AFTER:
            return best_free_move(game, t, moves, seat, weights)
        highest = -1e9
        index: i64
        for index in range(len(moves)):
            action = moves[index]
            if kind == TURN:
                _, _, deferred = frame
                if not worth_a_second_look(action, deferred != 0):
                    continue
            if kind == GAIN and actions.MOVE <= action < actions.MOVE_END:
                continue  # clearing a slot first is looked at when it is asked for
            after = t.clone()
            game.do(after, seat, action)
            value = rest_of_turn(game, after, seat, turn, left, dice, weights)
            if value > highest:
                highest = value
        return highest
    return evaluate(t, seat, weights, left)


def best_free_move(game: Game, t: Table, moves: vec[i64], seat: i64, weights: Weights) -> float:
    """The last turn: the best of ending it and of one free move more."""
    highest = outcome(t, seat, weights)
    index: i64
    for index in range(len(moves) - 1):
        after = t.clone()
        game.do(after, seat, moves[index])
        value = outcome(after, seat, weights)
        if value > highest:
            highest = value
    return highest


def worth_a_second_look(action: i64, deferred: bool) -> bool:
    """Which actions to try after a free move or after deferring, in the middle of a turn.

    A free move before the action matters only for scoring; otherwise it can be made afterwards.
    Pillars that bring an ornament are looked at when the question comes again.
    """
    if deferred:
        return is_main_action(action)
    if action == actions.SCORE + actions.ORNAMENT or action == actions.SCORE + actions.GOLDEN:
        return False
    is_visit = action == actions.JOIN or action == actions.DEFER
    return action == actions.PASS or is_visit or actions.SCORE <= action < actions.SCORE_END


def mean_of_refills(
    game: Game, t: Table, seat: i64, turn: i64, left: float, dice: Dice, weights: Weights
) -> float:
    """Turning the wheel: the mean over a few refills of what can be bought then."""
    total = 0.0
    for _ in range(weights.refills):
        after = t.clone()
        while after.stack and after.stack[-1][0] == DRAWING_BLOCK:
            draw(game, after, dice)
        total += rest_of_turn(game, after, seat, turn, left, dice, weights)
    return total / float(weights.refills)
