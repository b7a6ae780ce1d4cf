"""The sentences of Lorenzo il Magnifico: a turn in few of them, cards in words, secrets untold."""

from __future__ import annotations

import pytest

import signoria
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import (
    FROM_CHURCH,
    FROM_DISCARD,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TILE,
    LEADERS,
    NOTHING,
)
from signoria.games.lorenzo.texts.teller import ACCOUNTS, ARGUMENTS
from signoria.kernel.chance import Dice
from signoria.kernel.game import Entry
from signoria.kernel.state import EVERYBODY, Event, redacted
from signoria.texts.titles import words_of
from tests.texts.test_texts import is_clean

GAME = signoria.load("lorenzo")
WORDS = words_of(GAME)
SEATS = ("Anna", "Bruno", "Carla")
COIN, WOOD, STONE, SERVANT, MILITARY, FAITH, VP = range(7)


def card(key: str) -> int:
    return content.CARDS.index(key)


def leader(key: str) -> int:
    return content.LEADERS.index(key)


def space(key: str) -> int:
    return content.SPACES.index(key)


def tile(key: str) -> int:
    return content.TILES.index(key)


def event(name: str, seat: int, *data: int, seen_by: int = EVERYBODY) -> Event:
    return Event(GAME.event_names.index(name), seat, (*data, 0, 0, 0)[:3], seen_by)


def told(*events: Event, watcher: int | None = 0) -> list[str]:
    lines = WORDS.tell(redacted(list(events), watcher), SEATS, {})
    assert all(is_clean(line.text) for line in lines)
    return [line.text for line in lines]


def printed(place: str) -> dict[str, str]:
    """What a piece says, by label."""
    say = WORDS.texts.say
    return {say(line.label): say(line.text) for line in WORDS.teller.printed()[place]}


def entry(*fields: str | int) -> str:
    return WORDS.texts.say(WORDS.teller.entry(Entry(*fields)))  # type: ignore[arg-type]  # a row of a table


def test_every_event_has_named_arguments() -> None:
    assert set(ARGUMENTS) == set(GAME.event_names)


# -- what is printed -------------------------------------------------------------------------------


def test_every_piece_says_something_of_its_own() -> None:
    pieces = WORDS.teller.printed()
    places = [
        *[f"card:{key}" for key in content.CARDS],
        *[f"leader:{key}" for key in content.LEADERS],
        *[f"edict:{key}" for key in content.TILES],
        *[f"tile:{key}" for key in content.BONUS_TILES],
    ]
    assert set(pieces) == set(places)
    texts = [str(printed(place)) for place in places]
    assert all(is_clean(text.strip("{}")) for text in texts)
    # Each of these tells all there is: no two pieces of the box do the same.
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        (
            "card:dame",
            {
                "Cost": "4 coins",
                "Always": "+2 to the value when you take a character; it costs you 1 coin less",
            },
        ),
        (
            "card:support-to-the-bishop",
            {
                "Cost": "2 military points, if you have at least 4; or 2 coins, 1 wood, 1 stone",
                "At once": "3 faith points",
                "At the end": "1 VP",
            },
        ),
        (
            "card:treasury",
            {
                "Cost": "3 wood",
                "At once": "4 VP",
                "Production 3": "you may pay 1 coin for 3 VP, or 2 coins for 5 VP",
            },
        ),
        (
            "card:architect",
            {
                "Cost": "4 coins",
                "At once": "you may take a building at value 6; it costs you 1 wood, 1 stone less",
            },
        ),
        (
            "card:raising-a-statue",
            {
                "Cost": "2 wood, 2 stone",
                "At once": "2 different council privileges",
                "At the end": "4 VP",
            },
        ),
        (
            "card:paramour",
            {"Cost": "7 coins", "At once": "2 VP for each of your characters, this card included"},
        ),
        (
            "leader:lucrezia-borgia",
            {
                "Needs": "6 cards of one type",
                "Always": "your coloured members are worth 2 more",
            },
        ),
        ("edict:weak-ventures", {"Excommunicated": "−4 to the value when you take a venture"}),
    ],
)
def test_a_piece_in_words(place: str, lines: dict[str, str]) -> None:
    assert printed(place) == lines


# -- a turn in few sentences -----------------------------------------------------------------------


@pytest.mark.rule("L6.3")
def test_a_card_is_told_with_its_price_and_its_gains() -> None:
    floor, baptistery = space("building-3"), card("baptistery")
    assert told(
        event("placed", 0, 1, floor, 5),
        event("servants_spent", 0, 2),
        event("fee_paid", 0, 3, 2),
        event("floor_bonus", 0, floor),
        event("gained", 0, MILITARY, 1, FROM_SPACE + floor),
        event("discount", 0, STONE, 1, card("stonemason")),
        event("cost_paid", 0, STONE, 2, baptistery),
        event("card_taken", 0, baptistery, floor),
        event("gained", 0, FAITH, 1, baptistery),
        event("gained", 0, VP, 2, baptistery),
    ) == [
        "Anna placed white with 2 servants on building floor 3, value 5.",
        "Anna paid 3 coins for the occupied tower.",
        "Anna gained 1 military point from the floor.",
        "Anna saved 1 stone (Stonemason).",
        "Anna took the Baptistery for 2 stone and gained 1 faith point, 2 VP.",
    ]


def test_a_price_without_its_card_is_told_by_itself() -> None:
    paid = [event("cost_paid", 0, good, 2, card("mint")) for good in (COIN, WOOD)]
    assert told(*paid) == ["Anna paid 2 coins, 2 wood."]


def test_gains_of_another_cause_are_told_apart() -> None:
    captain = card("captain")
    assert told(
        event("card_taken", 0, captain, space("character-1")),
        event("gained", 0, MILITARY, 2, captain),
        event("bonus_action", 0, 0, 6, captain),
        event("gained", 0, VP, 3, FROM_LEADER + leader("sisto-iv")),
    ) == [
        "Anna took the Captain and gained 2 military points.",
        "Anna could take a territory at 6 (Captain).",
        "Anna gained 3 VP (Sisto IV).",
    ]


@pytest.mark.rule("L9.5")
def test_a_production_is_one_sentence() -> None:
    treasury, bank = card("treasury"), card("bank")
    assert told(
        event("produced", 1, 4, FROM_SPACE + space("production-small")),
        event("lost", 1, COIN, 2, treasury),
        event("gained", 1, COIN, 2, FROM_TILE),
        event("gained", 1, VP, 5, treasury),
        event("lessened", 1, COIN, tile("fewer-coins"), bank),
        event("gained", 1, COIN, 4, bank),
    ) == [
        "Bruno produced at 4, paid 2 coins and gained 6 coins, 5 VP.",
        "Bruno got less: 1 coin (Fewer coins).",
    ]
    used = [event("exchanged", 1, treasury, 1), event("exchanged", 1, card("chapel"), 0)]
    assert told(*used) == ["Bruno used Treasury, Chapel."]


def test_the_market_and_a_privilege_are_told_with_what_they_give() -> None:
    market = space("market-1")
    assert told(
        event("placed", 0, 3, market, 1), event("gained", 0, COIN, 5, FROM_SPACE + market)
    ) == ["Anna placed neutral in the market and gained 5 coins."]
    taken = event("privilege_taken", 0, 0, FROM_SPACE + market)
    assert told(taken, event("gained", 0, WOOD, 1, FROM_SPACE + market)) == [
        "Anna took 1 wood as a council privilege."
    ]
    assert told(taken) == ["Anna took 1 wood, 1 stone as a council privilege, but got nothing."]


@pytest.mark.rule("L13.24")
def test_what_is_doubled_is_told_after_the_sum() -> None:
    estate = card("estate")
    assert told(
        event("card_taken", 0, estate, space("territory-1")),
        event("doubled", 0, estate, leader("santa-rita")),
        event("gained", 0, WOOD, 2, estate),
        event("gained", 0, SERVANT, 4, estate),
    ) == [
        "Anna took the Estate and gained 2 wood, 4 servants.",
        "Santa Rita doubled what Anna got for the Estate.",
    ]


# -- what happens to all ---------------------------------------------------------------------------


def test_what_all_share_is_one_sentence() -> None:
    order = [event("order_drawn", seat, place) for seat, place in ((2, 0), (0, 1), (1, 2))]
    assert told(*order) == ["Turn order: Carla, Anna, Bruno."]
    coins = [event("start_goods", 2, 5), event("start_goods", 0, 6)]
    assert told(*coins) == ["Coins to begin with: Carla 5, Anna 6."]
    dice = [event("die_rolled", -1, die, pips) for die, pips in enumerate((5, 4, 1))]
    assert told(*dice) == ["The dice: black 5, white 4, orange 1."]
    edicts = [
        event("edict_drawn", -1, 1, tile("fewer-coins")),
        event("edict_drawn", -1, 3, tile("tithe")),
    ]
    assert told(*edicts) == ["Who fails the Church will suffer: I Fewer coins, III The tithe."]


def test_new_cards_are_told_by_tower() -> None:
    turned = [
        event("card_turned", -1, card(key), space(floor))
        for key, floor in (
            ("woods", "territory-1"),
            ("farm", "territory-2"),
            ("dame", "character-1"),
        )
    ]
    assert told(*turned) == ["New territories: Woods, Farm.", "New characters: Dame."]


@pytest.mark.rule("L12.10")
def test_points_are_told_by_their_sources() -> None:
    points = [event("points", 1, source, number) for source, number in ((6, 10), (9, 0), (10, -5))]
    assert told(*points) == [
        "Bruno scored 5 VP at the end: 10 for characters, -5 for excommunications."
    ]


def test_faith_that_is_worth_nothing_is_not_told() -> None:
    assert told(event("faith_scored", 0, 0, 0)) == []
    assert told(event("faith_scored", 0, 1, 1)) == ["Anna scored 1 VP for 1 faith point."]


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.rule("L16.2")
def test_leaders_are_named_to_their_owner() -> None:
    dealt = [
        event("leader_dealt", 0, leader(key), seen_by=0b1) for key in ("santa-rita", "sisto-iv")
    ]
    assert told(*dealt) == ["Anna was dealt Santa Rita, Sisto IV."]
    assert told(*dealt, watcher=1) == ["Anna was dealt 2 leaders."]
    picked = event("leader_picked", 0, leader("sisto-iv"), seen_by=0b1)
    assert told(picked) == ["Anna kept Sisto IV."]
    assert told(picked, watcher=1) == []


@pytest.mark.rule("R20")
def test_a_hidden_discard_is_named_to_its_owner() -> None:
    discarded = event("leader_discarded", 0, leader("sisto-iv"), seen_by=0b1)
    assert told(discarded) == ["Anna discarded Sisto IV for a council privilege."]
    assert told(discarded, watcher=1) == ["Anna discarded a leader for a council privilege."]
    gained = event("gained", 0, COIN, 2, FROM_DISCARD + LEADERS)
    assert told(gained) == ["Anna gained 2 coins (Discarded leader)."]


# -- causes, places, accounts ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cause", "name"),
    [
        (card("dame"), "Dame"),
        (FROM_LEADER + leader("santa-rita"), "Santa Rita"),
        (FROM_SPACE + space("market-2"), "Market"),
        (FROM_SPACE + space("council-palace"), "Council Palace"),
        (FROM_SPACE + space("harvest-large"), "Harvest"),
        (FROM_SPACE + space("venture-3"), "venture floor 3"),
        (FROM_TILE, "Bonus tile"),
        (FROM_CHURCH + tile("tithe"), "The tithe"),
    ],
)
def test_causes_have_names(cause: int, name: str) -> None:
    assert told(event("gained", 0, VP, 1, cause)) == [f"Anna gained 1 VP ({name})."]


def test_lines_point_at_what_they_are_about() -> None:
    def targets(*events: Event) -> tuple[str, ...]:
        teller = WORDS.teller
        return teller.tell(teller.facts(events, {}), SEATS)[0].targets

    taken = event("card_taken", 0, card("farm"), space("territory-2"))
    assert targets(taken) == ("card:farm", "space:territory-2")
    assert targets(event("gained", 0, VP, 1, FROM_LEADER)) == ("leader:francesco-sforza",)
    assert targets(event("declined", 0, NOTHING)) == ()
    assert targets(event("exchanged", 0, card("fair"), 0)) == ("card:fair",)
    assert targets(event("excommunicated", 0, tile("tithe"), 3, 1)) == ("edict:tithe",)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (("die", "value", 4, "member:white"), "white member: 4"),
        (("fixed", "value", 0, "member:neutral"), "neutral member: 0"),
        (("fixed", "value", 6, "card:captain"), "Captain: 6"),
        (("aid", "value", 2, "card:dame"), "Dame: +2"),
        (("hindrance", "value", -4, "edict:weak-ventures"), "Ventures out of reach: −4"),
        (("boost", "servant", -2, ""), "2 servants to raise the value"),
        (("fee", "coin", -3, "space:venture-1"), "the tower is occupied: 3 coins"),
        (("floor", "wood", 2, "space:territory-4"), "2 wood from the floor"),
        (("discount", "coin", 1, "card:dame"), "Dame: 1 coin off"),
        (
            ("needs", "military", 7, "space:territory-1"),
            "your next territory needs 7 military points",
        ),
        (("needs", "military", 4, "card:crusade"), "Crusade needs 4 military points"),
        (("action", "harvest", 4, "card:cardinal"), "Cardinal: harvest at 4"),
        (
            ("requires", "venture", 5, "leader:francesco-sforza"),
            "Francesco Sforza needs 5 ventures",
        ),
        (("has", "alike", 1, ""), "you have 1 card of one type"),
    ],
)
def test_a_line_of_an_account(line: tuple[str, str, int, str], sentence: str) -> None:
    assert entry(*line) == sentence


def test_an_exchange_is_told_by_its_terms() -> None:
    use = GAME.actions.parse("use treasury second")
    assert WORDS.action(use) == "Treasury: 2 coins for 5 VP"
    assert WORDS.last_argument(use) == "2 coins for 5 VP"
    assert WORDS.heading(use) == "Treasury"
    assert WORDS.action(GAME.actions.parse("use bank first")) == "Bank: first exchange"


def test_nothing_is_reconstructed() -> None:
    assert WORDS.reconstructed() == []


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.rule("L16.2")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_match_can_be_told_to_every_seat(players: int) -> None:
    match = GAME.new(players, players, {"variant": "advanced"})
    dice = Dice(players)
    kinds: set[str] = set()
    while not match.over:
        seat = match.state.to_act[0]
        assert is_clean(WORDS.question(GAME.view(match.state, seat)))
        assert is_clean(WORDS.question(GAME.view(match.state, None)))
        legal = GAME.legal(match.state, seat)
        action = legal[int(dice.below(len(legal)))]
        for line in GAME.account(match.state, seat, action):
            kinds.add(line.kind)
            assert is_clean(WORDS.texts.say(WORDS.teller.entry(line)))
        events = match.play(seat, action)
        for watcher in (*range(players), None):
            for told_line in WORDS.tell(redacted(events, watcher), match.seats, match.options):
                assert is_clean(told_line.text)
                assert told_line.seat < 0 or match.seats[told_line.seat] in told_line.text
    assert kinds <= set(ACCOUNTS)
