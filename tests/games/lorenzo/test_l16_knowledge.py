"""L16 and L17: what a seat knows of leaders, and that nothing else is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from signoria.games.lorenzo.rules import content, draft
from signoria.games.lorenzo.rules.table import Table
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    check,
    discarded,
    fresh,
    given,
    hand,
    is_secret,
    legal_with,
    let_chance,
    named,
    play,
    question,
)
from tests.games.playing import of

WORLDS = 150
HIDDEN = {"hide_discarded_leaders": "on"}


def drafted(players: int, picks: int = 3) -> Table:
    """Everybody has kept the first leader of each pack so often; pack 0 has leaders 0 to 3, ..."""
    t = fresh(players, variant="advanced")
    while question(t) == "tile":
        play(t, f"choose-tile {min(legal_with(t, 'choose-tile'))}")
    play(t, *[f"draw-leader {leader}" for leader in content.LEADERS[: 4 * players]])
    for _ in range(picks * players):
        row = GAME.legal(t, t.to_act[0])[0]
        play(t, GAME.actions.text(row))
    let_chance(t)
    return t


def worlds(t: Table, seat: int) -> list[Table]:
    """Tables that the seat cannot tell from this one."""
    found: list[Table] = []
    for seed in range(WORLDS):
        world = GAME.resample(t, seat, seed)
        assert isinstance(world, Table)
        check(world)
        assert GAME.view(world, seat) == GAME.view(t, seat)
        found.append(world)
    return found


def possible(t: Table, seat: int, other: int) -> tuple[set[str], set[str]]:
    """The leaders that `other` surely holds, and those it may hold, for all that a seat knows."""
    hands = [hand(world, other) for world in worlds(t, seat)]
    return set.intersection(*hands), set.union(*hands)


def keys(*numbers: int) -> set[str]:
    return {content.LEADERS[number] for number in numbers}


# -- what is open (L16.1, L16.2, L17.3) ------------------------------------------------------------


@pytest.mark.rule("L16.1", "L17.3")
def test_in_the_basic_game_nothing_is_hidden() -> None:
    t = fresh(players=3)
    public = {**GAME.view(t, None), "seat": 0}
    own = GAME.view(t, 0)
    secrets = {"hand", "pack", "seen", "sealed"}
    own["players"][0] = {k: v for k, v in own["players"][0].items() if k not in secrets}
    assert own == public
    assert GAME.resample(t, 0, 1) == t


@pytest.mark.rule("L16.2")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    t = given(seats=[Seat(hand=["santa-rita", "sisto-iv"])])
    assert GAME.view(t, 0)["players"][0]["hand"] == ["sisto-iv", "santa-rita"]
    for watcher in (1, None):
        player = GAME.view(t, watcher)["players"][0]
        assert "hand" not in player
        assert player["leaders"]["hand"] == 2


# -- the draft (L16.3) -----------------------------------------------------------------------------


@pytest.mark.rule("L16.3", "L16.4")
def test_before_the_first_pick_only_the_own_pack_is_known() -> None:
    t = drafted(3, picks=0)
    assert GAME.view(t, 1)["players"][1]["pack"] == [content.LEADERS[n] for n in (4, 5, 6, 7)]
    left = set(content.LEADERS) - keys(4, 5, 6, 7)
    packs = [(named(world.pack[0]), named(world.pack[1])) for world in worlds(t, 1)]
    assert set.union(*[pack for pack, _ in packs]) == left
    assert all(pack == keys(4, 5, 6, 7) for _, pack in packs)


@pytest.mark.rule("L16.3")
def test_with_two_players_all_is_known_but_the_others_first_pick() -> None:
    t = drafted(2)
    assert hand(t, 1) == keys(1, 3, 4, 6)
    sure, maybe = possible(t, 0, 1)
    assert sure == keys(1, 3, 6)
    assert maybe == set(content.LEADERS) - keys(0, 2, 5, 7)


@pytest.mark.rule("L16.3")
def test_with_three_players_a_pack_that_comes_round_tells_two_picks_as_a_set() -> None:
    t = drafted(3)
    assert (hand(t, 2), hand(t, 1)) == (keys(1, 6, 8, 11), keys(2, 4, 7, 9))
    for other in (1, 2):
        _, maybe = possible(t, 0, other)
        assert keys(1, 2) <= maybe
        assert not keys(0, 3, 5, 10) & maybe
    for world in worlds(t, 0):
        assert len(hand(world, 1) & keys(1, 2)) == len(hand(world, 2) & keys(1, 2)) == 1


@pytest.mark.rule("L16.3")
def test_of_a_pack_that_never_came_by_before_nothing_is_known() -> None:
    t = drafted(4)
    sure, maybe = possible(t, 3, 0)
    assert hand(t, 0) >= keys(0)
    assert not keys(0) & sure
    assert maybe >= set(content.LEADERS) - draft_seen(t, 3)


def draft_seen(t: Table, seat: int) -> set[str]:
    return named(int(draft.seen(t, seat)))


@pytest.mark.rule("L16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("picks", [0, 1, 2, 3])
def test_every_world_is_a_draft_that_the_seat_may_have_seen(players: int, picks: int) -> None:
    t = drafted(players, picks)
    for seat in range(players):
        seen = GAME.view(t, seat)["players"][seat]["seen"]
        assert set(seen) == draft_seen(t, seat)
        for world in worlds(t, seat)[:20]:
            assert hand(world, seat) == hand(t, seat)
            assert [len(hand(world, s)) for s in range(players)] == [
                len(hand(t, s)) for s in range(players)
            ]


@pytest.mark.rule("L16.3")
def test_leaders_not_seen_are_equally_likely() -> None:
    t = drafted(2)
    unseen = Counter(
        min(hand(world, 1) - keys(1, 3, 6)) for world in (*worlds(t, 0), *worlds(t, 0))
    )
    assert len(unseen) == 13
    assert max(unseen.values()) < 2 * WORLDS / 13 * 3


@pytest.mark.rule("L1.10", "L16.3")
def test_a_sealed_pick_is_known_to_nobody_else() -> None:
    t = drafted(2, picks=0)
    assert is_secret(t)
    play(t, f"keep {content.LEADERS[2]}")
    assert GAME.view(t, 0)["players"][0]["sealed"] == content.LEADERS[2]
    assert "sealed" not in GAME.view(t, 1)["players"][0]
    answers = {world.sealed[0] for world in worlds(t, 1)}
    assert len(answers) > 4


# -- leaders shown on the table (L16.5, R20) -------------------------------------------------------


def leaders_of(t: Table, watcher: int | None, seat: int) -> Mapping[str, object]:
    shown: Mapping[str, object] = GAME.view(t, watcher)["players"][seat]["leaders"]
    return shown


@pytest.mark.rule("L16.3", "L16.5")
def test_a_leader_that_is_shown_tells_who_took_it() -> None:
    t = drafted(3)
    assert possible(t, 0, 1)[1] >= keys(1, 2)
    while t.active != 1:
        play(t, "place black council-palace", "privilege coins", "end-turn")
    play(t, f"discard {content.LEADERS[2]}")
    assert content.LEADERS[2] in discarded(t, 1)
    sure, _ = possible(t, 0, 2)
    assert keys(1) <= sure


@pytest.mark.rule("L16.5", "R20")
def test_discarded_leaders_are_shown() -> None:
    t = given(seats=[Seat(hand=["santa-rita", "sisto-iv"])])
    told = play(t, "discard santa-rita")
    assert "santa-rita" in GAME.view(t, 1)["players"][0]["leaders"]["discarded"]
    assert of(told, "leader_discarded")[0].seen_by == -1


@pytest.mark.rule("R20")
def test_discards_may_be_secret() -> None:
    t = given(seats=[Seat(hand=["santa-rita", "sisto-iv"])], options=HIDDEN)
    told = play(t, "discard santa-rita")
    assert of(told, "leader_discarded")[0].seen_by == 1
    shown = leaders_of(t, 1, 0)
    assert (shown["hand"], shown["discards"], shown["discarded"]) == (1, 3, [])
    assert GAME.view(t, None)["asked"]["cause"] == "verb:discard"
    own = leaders_of(t, 0, 0)["discarded"]
    assert isinstance(own, list)
    assert "santa-rita" in own
    gone = [discarded(world, 0) for world in worlds(t, 1)]
    assert any("santa-rita" not in leaders for leaders in gone)
    assert {len(leaders) for leaders in gone} == {3}


# -- the decision of a report ----------------------------------------------------------------------


@pytest.mark.rule("R19")
def test_a_sealed_decision_is_known_to_nobody_else() -> None:
    t = given(
        seats=[Seat(faith=5), Seat(faith=5)],
        players=2,
        lap=4,
        active=1,
        placed=True,
        options={"vatican_simultaneous": "on"},
    )
    play(t, "end-turn", "support")
    assert GAME.view(t, 0)["players"][0]["sealed"] == "support"
    assert len({world.sealed[0] for world in worlds(t, 1)}) == 2
