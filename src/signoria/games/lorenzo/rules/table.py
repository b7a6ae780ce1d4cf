"""The table of Lorenzo il Magnifico: what lies where.  Data only; the chapters' modules move it.

Goods are numbered COIN to VP; `t.goods[seat * GOODS + COIN]`.

Development cards go by printed number less one, so that expansions append theirs.  A player's cards
are kept by type as bit sets: `t.cards[seat * TYPES + TERRITORY]`, in which a card is the member
`content.PLACE[card]`.  Types are numbered as the towers stand, from left to right.

Members of the families are numbered `seat * MEMBERS + member`, the neutral one last; a set of them
is a bit set.  Spaces are numbered as in `content.SPACES`: the sixteen floors of the towers
(`tower * FLOORS + floor`, counted from the bottom), the market, harvest, production, the palace.

A *cause* says where something comes from, in events and in frames: a card by its number, other
things by FROM_... plus their number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.bits import bit
from signoria.kernel.state import Part, State

# Goods: four resources, three kinds of points.
GOODS: Final = 7
RESOURCES: Final = 4
COIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANT: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6

# Types of development cards, and the kinds of action that bonuses and maluses speak of (L4.2).
TYPES: Final = 4
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
HARVEST: Final = 4
PRODUCTION: Final = 5
OTHER: Final = 6  # market and palace: nothing helps or hinders
KINDS: Final = 6

# Members of a family.
MEMBERS: Final = 4
BLACK: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3
DICE: Final = 3
NO_MEMBER: Final = -1  # a bonus action (L7.1)

# Spaces.
TOWERS: Final = 4
FLOORS: Final = 4
TOWER_SPACES: Final = 16
FIRST_MARKET: Final = 16
HARVEST_SMALL: Final = 20
HARVEST_LARGE: Final = 21
PRODUCTION_SMALL: Final = 22
PRODUCTION_LARGE: Final = 23
PALACE: Final = 24
SPACES: Final = 25

CARDS: Final = 96
LEADERS: Final = 20
TILES: Final = 21
PRIVILEGES: Final = 5
COMMON_TILE: Final = 0
NO_CARD: Final = -1
NO_LEADER: Final = -1
NO_TILE: Final = -1
NO_CHOICE: Final = -1
NOTHING: Final = -1
NOBODY: Final = -1  # no seat
PERIODS: Final = 3
MOST_FAITH: Final = 15

# Causes.
FROM_LEADER: Final = 200
FROM_SPACE: Final = 300
FROM_TILE: Final = 400  # the personal bonus tile
FROM_CHURCH: Final = 500
FROM_DISCARD: Final = 600  # the privilege for a discarded leader: plus the leader

# Steps: what the engine does by itself.
SET_UP: Final = 1  # nobody: the turn order is known: coins, tiles, draft (L1.11)
CHOOSE_TILES: Final = 2  # seat's place in the turn order, from the last to the first (L1.9)
DRAFT: Final = 3  # nobody, pick 0 to 3: ask for it, or hand out what is left (L1.10)
NEW_ROUND: Final = 4  # nobody: phase A (L2.3)
NEXT_TURN: Final = 5  # nobody, lap 1 to 5, place in the turn order (L3.1)
END_TURN: Final = 6  # seat: leader actions after the placement are still open (L3.2)
VATICAN: Final = 7  # nobody, place in the turn order: phase C (L12.1)
END_ROUND: Final = 8  # nobody: phase D (L12.7)
ENTER: Final = 9  # seat, member, space, value, cause: how many servants (L4.4)
CHOOSE: Final = 10  # seat, member, space, value, cause, servants, way, saving: what is still open
PERFORM: Final = 11  # seat, member, space, value, cause, servants, way, saving (L6.3, L9.5)
RESOLVE: Final = 12  # seat, card, set of its parts still to be resolved (L8.2)
WORK: Final = 13  # seat, HARVEST or PRODUCTION, action value, cause (L9.2)
PRODUCE: Final = 14  # seat, action value, cause, sets used by first and by second arrow (L9.5)

# Questions: what a seat, or CHANCE, is asked.  The object for each (`game`) names its fields.
TILE: Final = 66
PICK: Final = 67
TURN: Final = 68
SERVANTS: Final = 69
WAY: Final = 70
SAVING: Final = 71
PRIVILEGE: Final = 72
TAKING: Final = 73
EXCHANGING: Final = 74
RAISING: Final = 75
COPYING: Final = 76
SUPPORT: Final = 77
LOSING: Final = 78
ORDERING: Final = 79
DRAWING_ORDER: Final = 96
DRAWING_EDICT: Final = 97
DEALING: Final = 98
TURNING_UP: Final = 99
ROLLING: Final = 100

# Stages of a turn (L3.2).
BEFORE: Final = 0  # a member is still to be placed
AFTER: Final = 1  # it has been placed, or the action is lost

# Parts of what a card does at once (L8.2), in their order.
GAINS: Final = 0
GRANTS: Final = 1  # privileges
ACTION: Final = 2

# Chance streams: one per thing that is drawn.
STREAMS: Final = (
    "order", "edicts", "leaders", "territories", "characters", "buildings", "ventures", "dice",
)  # fmt: skip
ORDER_STREAM: Final = 0
EDICT_STREAM: Final = 1
LEADER_STREAM: Final = 2
FIRST_DECK_STREAM: Final = 3  # plus the type
DICE_STREAM: Final = 7

# Where points come from, in the order of the score sheet.
SOURCES: Final = (
    "cards", "harvest", "production", "leaders", "church", "territories", "characters", "ventures",
    "military", "resources", "penalties",
)  # fmt: skip
SCORED: Final = 11
BY_CARDS: Final = 0  # at once, when they were taken
BY_HARVEST: Final = 1
BY_PRODUCTION: Final = 2
BY_LEADERS: Final = 3
BY_CHURCH: Final = 4
BY_TERRITORIES: Final = 5
BY_CHARACTERS: Final = 6
BY_VENTURES: Final = 7
BY_MILITARY: Final = 8
BY_RESOURCES: Final = 9
BY_PENALTIES: Final = 10

ENDINGS: Final = ("rounds",)

EVENTS: Final = (
    "order_drawn", "start_goods", "edict_drawn", "tile_chosen", "leader_dealt", "leader_picked",
    "packs_passed", "round_started", "card_turned", "die_rolled", "turn_started", "placed",
    "lost_action", "skipped", "recovered", "servants_spent", "fee_paid", "fee_waived",
    "floor_bonus", "no_floor_bonus", "discount", "cost_paid", "card_taken", "gained", "lessened",
    "doubled", "privilege_taken", "bonus_action", "declined", "harvested", "produced", "exchanged",
    "leader_played", "leader_discarded", "leader_activated", "member_raised", "leader_copied",
    "supported", "excommunicated", "faith_scored", "order_changed", "round_ended", "lost",
    "points", "match_over", "report_opened",
)  # fmt: skip
ORDER_DRAWN: Final = 0  # place in the turn order (0 first)
START_GOODS: Final = 1  # coins
EDICT_DRAWN: Final = 2  # period 1 to 3, tile
TILE_CHOSEN: Final = 3  # bonus tile
LEADER_DEALT: Final = 4  # leader (secret: the seat)
LEADER_PICKED: Final = 5  # leader (secret: the seat)
PACKS_PASSED: Final = 6  # pick 1 to 3
ROUND_STARTED: Final = 7  # round, period
CARD_TURNED: Final = 8  # card, space
DIE_ROLLED: Final = 9  # die, pips
TURN_STARTED: Final = 10  # lap
PLACED: Final = 11  # member, space, its action value
LOST_ACTION: Final = 12  # no member can be placed, or the turn is declined
SKIPPED: Final = 13  # E2.7
RECOVERED: Final = 14  # E2.7: the turn at the end of the round
SERVANTS_SPENT: Final = 15  # servants
FEE_PAID: Final = 16  # coins, tower
FEE_WAIVED: Final = 17  # leader, tower
FLOOR_BONUS: Final = 18  # space: what it gives follows as `gained`
NO_FLOOR_BONUS: Final = 19  # space, the card that forbids it
DISCOUNT: Final = 20  # good, amount, cause
COST_PAID: Final = 21  # good, amount, card
CARD_TAKEN: Final = 22  # card, space
GAINED: Final = 23  # good, amount, cause
LESSENED: Final = 24  # good, tile, cause: one less because of an excommunication
DOUBLED: Final = 25  # card, leader
PRIVILEGE_TAKEN: Final = 26  # privilege, cause
BONUS_ACTION: Final = 27  # kind (HARVEST, PRODUCTION, a type, OTHER for any), value, cause
DECLINED: Final = 28  # cause of the bonus action
HARVESTED: Final = 29  # action value, cause
PRODUCED: Final = 30  # action value, cause
EXCHANGED: Final = 31  # building, way 0 or 1
LEADER_PLAYED: Final = 32  # leader
LEADER_DISCARDED: Final = 33  # leader (secret under R20)
LEADER_ACTIVATED: Final = 34  # leader
MEMBER_RAISED: Final = 35  # member, value, leader
LEADER_COPIED: Final = 36  # leader copied, seat of its owner
SUPPORTED: Final = 37  # faith given up, period 1 to 3, points for it
EXCOMMUNICATED: Final = 38  # tile, period 1 to 3, refused (1) or below the requirement (0)
FAITH_SCORED: Final = 39  # faith, points: at the end of round 6 (L12.5)
ORDER_CHANGED: Final = 40  # place in the new turn order, one event per seat
ROUND_ENDED: Final = 41  # round
LOST: Final = 42  # good, amount, cause: an exchange's or a malus's payment
POINTS: Final = 43  # source (index of SOURCES), points, in the final scoring
MATCH_OVER: Final = 44
REPORT_OPENED: Final = 45  # period 1 to 3, faith needed


class Rules(Part):
    """The options a match is played with.  Never changes, so clones share it.

    What depends on the edition is settled here once: the rules never look at the edition itself.
    """

    __slots__ = (
        "advanced", "bonus_only_floors", "boost_leader_work", "cap_tracks", "deferred_copy",
        "edition", "floor_at_zero", "hide_discards", "leader_gains_lessened", "lose_each",
        "passing", "player_orders_effects", "raise_neutral", "refuser_scores", "rita_privileges",
        "said_boost", "said_loss", "said_raise", "skipped_leaders", "tile_is_source",
        "vatican_at_once", "waste",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "advanced", "edition", "said_boost", "said_raise", "said_loss", "boost_leader_work",
        "raise_neutral", "lose_each", "skipped_leaders", "tile_is_source", "leader_gains_lessened",
        "refuser_scores", "passing", "player_orders_effects", "bonus_only_floors", "deferred_copy",
        "rita_privileges", "cap_tracks", "vatican_at_once", "hide_discards", "floor_at_zero",
        "waste",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        edition = options["edition"]
        self.advanced: bool = options["variant"] == "advanced"
        self.edition: int = EDITIONS.index(edition)
        self.said_boost: int = BOOSTS.index(options["leader_work_boost"])
        self.said_raise: int = RAISED.index(options["federico_target"])
        self.said_loss: int = LOSSES.index(options["wood_stone_malus"])
        # R01: characters help Sforza's harvest and Leonardo's production.
        self.boost_leader_work: bool = (
            edition == "italian" if self.said_boost == 0 else self.said_boost == 1
        )
        # R02: Federico raises the neutral member.
        self.raise_neutral: bool = (
            edition == "czech" if self.said_raise == 0 else self.said_raise == 2
        )
        # R03: tile E1.4 takes one wood and one stone, not one of either.
        self.lose_each: bool = edition == "italian" if self.said_loss == 0 else self.said_loss == 1
        self.skipped_leaders: bool = options["leader_actions_in_skipped_turn"] == "on"
        self.tile_is_source: bool = options["bonus_tile_is_source"] == "on"
        self.leader_gains_lessened: bool = options["leader_gains_reduced"] == "on"
        self.refuser_scores: bool = options["round6_refuser_scores"] == "on"
        self.passing: int = PASSING.index(options["voluntary_pass"])
        self.player_orders_effects: bool = options["immediate_order"] == "player-choice"
        self.bonus_only_floors: bool = options["cardless_floor"] == "bonus-only"
        self.deferred_copy: bool = options["lorenzo_deferred_copy"] == "on"
        self.rita_privileges: bool = options["rita_privileges"] == "on"
        self.cap_tracks: bool = options["cap_tracks"] == "on"
        self.vatican_at_once: bool = options["vatican_simultaneous"] == "on"
        self.hide_discards: bool = options["hide_discarded_leaders"] == "on"
        self.floor_at_zero: bool = options["floor_score_at_zero"] == "on"
        self.waste: bool = options["wasted_servants"] == "any"


EDITIONS: Final = ("italian", "czech", "english-2016")
BOOSTS: Final = ("edition", "all", "servants-only")
RAISED: Final = ("edition", "coloured", "neutral")
LOSSES: Final = ("edition", "each", "one")
PASSING: Final = ("never", "if-servants-needed", "always")
NEVER: Final = 0
IF_SERVANTS_NEEDED: Final = 1
ALWAYS: Final = 2


class Table(State):
    """The whole table of one match.

    `known` (of the kernel): which seats know who has leader n: its owner, and once it has been
    shown on the table everybody.  To have seen it in a pack is less (`draft.seen`).

    `round`, `lap`   1 to 6, 1 to 5;  `active`  the seat whose turn it is, or -1
    `order`          the turn order: seats;  `place_of`  is its inverse
    `dice`           pips of the black, white and orange die; 0 before they are rolled
    `deck`           per type: set of the cards not yet turned up (all periods)
    `tower`          per floor of the towers: the card there, or NO_CARD
    `standing`       per space: set of the members on it
    `home`           set of the members that have not been placed
    `raised`         set of the members made worth six for this round (Federico)
    `palace`         the members in the palace from left to right, then -1
    `edicts`         the excommunication tile of each period
    `burden`         per seat: set of the excommunication tiles it suffers from
    `goods`          seat * GOODS + good;  `points`  seat * SCORED + source, adding up to the VP
    `cards`          seat * TYPES + type: set of the cards on the player's board
    `tile`           per seat: personal bonus tile, or NO_TILE while it is not chosen
    `hand`           per seat: secret set of leaders;  `played`, `used`  face up, turned over
    `copied`         per seat: the leader that Lorenzo de' Medici copies, or NO_LEADER
    `discarded`      per seat: set of the leaders it has discarded
    `undealt`        leaders in nobody's hand or pack
    `pack`           per pack, numbered by the seat it was dealt to: set of leaders left in it
    `picked`         pack * 4 + pick: the leader taken, or NO_LEADER.  Pack p is with seat
                     `(p - pick) mod players` at that pick: what a seat can infer (knowledge.py)
    """

    __slots__ = (
        "active", "burden", "cards", "copied", "deck", "dice", "discarded", "edicts", "goods",
        "hand", "home", "lap", "order", "pack", "palace", "picked", "played", "points", "raised",
        "round", "rules", "standing", "tile", "tower", "undealt", "used",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "drawn", "sealed", "known",
        "rules", "round", "lap", "active", "order", "dice", "deck", "tower", "standing", "home",
        "raised", "palace", "edicts", "burden", "goods", "points", "cards", "tile", "hand",
        "played", "used", "copied", "discarded", "undealt", "pack", "picked",
    )  # fmt: skip

    rules: Rules
    round: i64
    lap: i64
    active: i64
    order: vec[i64]
    dice: vec[i64]
    deck: vec[i64]
    tower: vec[i64]
    standing: vec[i64]
    home: i64
    raised: i64
    palace: vec[i64]
    edicts: vec[i64]
    burden: vec[i64]
    goods: vec[i64]
    points: vec[i64]
    cards: vec[i64]
    tile: vec[i64]
    hand: vec[i64]
    played: vec[i64]
    used: vec[i64]
    copied: vec[i64]
    discarded: vec[i64]
    undealt: i64
    pack: vec[i64]
    picked: vec[i64]

    def clone(self) -> Table:
        twin = Table()
        twin.copy_kernel_fields(self)
        twin.rules = self.rules
        twin.round = self.round
        twin.lap = self.lap
        twin.active = self.active
        twin.order = self.order[:]
        twin.dice = self.dice[:]
        twin.deck = self.deck[:]
        twin.tower = self.tower[:]
        twin.standing = self.standing[:]
        twin.home = self.home
        twin.raised = self.raised
        twin.palace = self.palace[:]
        twin.edicts = self.edicts[:]
        twin.burden = self.burden[:]
        twin.goods = self.goods[:]
        twin.points = self.points[:]
        twin.cards = self.cards[:]
        twin.tile = self.tile[:]
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.used = self.used[:]
        twin.copied = self.copied[:]
        twin.discarded = self.discarded[:]
        twin.undealt = self.undealt
        twin.pack = self.pack[:]
        twin.picked = self.picked[:]
        return twin

    # -- questions that several chapters ask of the table ------------------------------------------

    def players(self) -> i64:
        return len(self.order)

    def everybody(self) -> i64:
        """The set of all seats."""
        return bit(len(self.order)) - 1

    def has(self, seat: i64, good: i64) -> i64:
        """How much of a good a seat owns."""
        return self.goods[seat * GOODS + good]

    def period(self) -> i64:
        """The period of the round, 0 to 2."""
        return (self.round - 1) // 2

    def suffers(self, seat: i64, tiles: i64) -> bool:
        """Does the seat suffer from one of these excommunication tiles?"""
        return (self.burden[seat] & tiles) != 0

    def abilities(self, seat: i64) -> i64:
        """The set of leaders whose permanent ability the seat has, by copying too (L13.5, R13)."""
        leaders = self.played[seat]
        if self.copied[seat] != NO_LEADER:
            leaders |= bit(self.copied[seat])
        return leaders


def members_of(seat: i64) -> i64:
    """The set of all members of a seat."""
    return bit(seat * MEMBERS + MEMBERS) - bit(seat * MEMBERS)


def coloured_of(seat: i64) -> i64:
    """The set of the three coloured members of a seat."""
    return bit(seat * MEMBERS + NEUTRAL) - bit(seat * MEMBERS)
