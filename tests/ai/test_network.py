"""Networks: what they compute, the files they are kept in, and the features they read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec

import signoria
from signoria import bots
from signoria.ai import lorenzo_features
from signoria.ai.guides import FEATURES, guide_for, guide_with, hand_made_guide
from signoria.ai.lorenzo_outlook import STANDARD, Outlook
from signoria.ai.lorenzo_worth import evaluate
from signoria.ai.network import Layer, Network
from signoria.ai.weights import BadWeights, read, shipped, written
from signoria.games.lorenzo.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import playout
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

TITLES = ["carrara", "lorenzo", "prince"]


def a_file(folder: Path, title: str, features: int, constant: float = 0.0) -> Path:
    """Weights of a network that claims one number for everybody, whatever it reads."""
    place = folder / f"{title}.weights"
    place.write_bytes(written(title, [features, 1], [([0.0] * features, [constant])]))
    return place


def positions(game: Game, players: int) -> list[State]:
    """A match here and there, and just before its end."""
    found = []
    for seed in range(3):
        state = game.new(players, seed).state
        playout(game, state, Dice(seed), 40 * (seed + 1))
        if state.stack:
            found.append(state)
    return found


def test_a_layer_sums_and_cuts_off_below_nothing() -> None:
    layer = Layer(2, vec[float]([1.0, 2.0, -1.0, 0.5]), vec[float]([0.5, -3.0]))
    values = vec[float]([9.0, 1.0, 4.0])
    assert list(layer.sums(values, 1, True)) == [9.5, 0.0]
    assert list(layer.sums(values, 1, False)) == [9.5, -2.0]


def test_every_row_is_read_by_itself() -> None:
    hidden = Layer(2, vec[float]([1.0, -1.0]), vec[float]([0.0]))
    network = Network([hidden, Layer(1, vec[float]([2.0]), vec[float]([0.25]))])
    assert list(network.claims(vec[float]([3.0, 1.0, 1.0, 3.0]))) == [4.25, 0.25]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_describes_every_seat_by_the_same_number_of_features(title: str) -> None:
    game = signoria.load(title)
    for players in game.player_counts:
        for state in positions(game, players):
            rows = list(hand_made_guide(game).rows(state))
            assert len(rows) == players * FEATURES[title]
            assert all(abs(value) < 20 for value in rows)


@pytest.mark.parametrize("title", TITLES)
def test_features_do_not_change_the_position(title: str) -> None:
    game = signoria.load(title)
    for state in positions(game, max(game.player_counts)):
        before = game.dump(state)
        hand_made_guide(game).rows(state)
        assert game.dump(state) == before


@pytest.mark.parametrize("title", ["lorenzo", "prince"])
def test_a_seat_is_described_by_what_it_may_know(title: str) -> None:
    """Its row is the same in all worlds that it cannot tell apart."""
    game = signoria.load(title)
    features = FEATURES[title]
    for state in positions(game, max(game.player_counts)):
        for seat in range(max(game.player_counts)):
            worlds = [game.resample(state, seat, seed) for seed in range(3)]
            rows = [list(hand_made_guide(game).rows(world)) for world in worlds]
            own = [row[seat * features : (seat + 1) * features] for row in rows]
            assert own[0] == own[1] == own[2]


@pytest.mark.parametrize("title", TITLES)
def test_equal_claims_are_equal_chances(title: str, tmp_path: Path) -> None:
    game = signoria.load(title)
    guide = guide_with(a_file(tmp_path, title, FEATURES[title], 3.0))(game)
    for state in positions(game, 3):
        chances = list(guide.chances(state, guide.points(game, state)))
        assert chances == pytest.approx([1 / 3] * 3)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    place = tmp_path / "some.weights"
    numbers = [([0.5, -1.5, 2.0, 0.25], [0.125, 1.0]), ([4.0, -8.0], [0.75])]
    place.write_bytes(written("carrara", [2, 2, 1], numbers))
    network = read(place, "carrara", 2)
    assert [list(layer.weights) for layer in network.layers] == [numbers[0][0], numbers[1][0]]
    assert [list(layer.constants) for layer in network.layers] == [numbers[0][1], numbers[1][1]]


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    place = a_file(tmp_path, "carrara", 3)
    whole = place.read_bytes()
    place.write_bytes(whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:])
    with pytest.raises(BadWeights, match="damaged"):
        read(place, "carrara", 3)
    place.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadWeights, match="damaged"):
        read(place, "carrara", 3)
    for contents in (b"", b"\n\n\n", b"PK\x03\x04 something else"):
        place.write_bytes(contents)
        with pytest.raises(BadWeights, match="no file of weights"):
            read(place, "carrara", 3)


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    place = a_file(tmp_path, "carrara", 3)
    with pytest.raises(BadWeights, match="are for carrara, not for lorenzo"):
        read(place, "lorenzo", 3)
    with pytest.raises(BadWeights, match=r"expect 3 features .* this version has 4"):
        read(place, "carrara", 4)
    with pytest.raises(BadWeights, match="cannot be read"):
        read(tmp_path / "missing.weights", "carrara", 3)


def test_a_bot_can_be_given_other_weights(tmp_path: Path) -> None:
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    place = a_file(tmp_path, "carrara", FEATURES["carrara"])
    for name in (f"apprentice@{place}", "apprentice@hand-made"):
        bot = bots.make(name, 3)
        assert bot.name == name
        assert bot.choose(game, state, state.to_act[0]) in game.legal(state, state.to_act[0])


def test_weights_that_were_written_anew_are_read_anew(tmp_path: Path) -> None:
    """A training writes its file after every round, and measures what it has written."""
    game = signoria.load("carrara")
    place = tmp_path / "carrara.weights"
    guides = guide_with(place)
    for nth, constant in ((1, 0.25), (2, 0.5)):
        a_file(tmp_path, "carrara", FEATURES["carrara"], constant)
        os.utime(place, ns=(nth, nth))
        network = guides(game).network
        assert network is not None
        assert list(network.layers[0].constants) == [constant]
    place.unlink()
    with pytest.raises(BadWeights, match="cannot be read"):
        guides(game)


def test_lorenzos_features_hold_the_parts_of_its_evaluation() -> None:
    game = signoria.load("lorenzo")
    for seed in range(4):
        state = game.new(4, seed, {"variant": "advanced"}).state
        playout(game, state, Dice(seed), 60 + 20 * seed)
        table = cast(Table, state)
        for seat in range(4):
            parts = lorenzo_features.evaluated(vec[float](), Outlook(table, seat, STANDARD))
            assert len(parts) == lorenzo_features.PARTS
            assert sum(parts) == pytest.approx(evaluate(table, seat))


def test_only_bots_that_judge_by_weights_can_be_given_others(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="'greedy' does not judge by weights"):
        bots.make("greedy@hand-made")
    with pytest.raises(BadOption, match=r"no weights .nowhere\.weights. for magnifico"):
        bots.make("magnifico@nowhere.weights")
    lorenzo = a_file(tmp_path, "lorenzo", FEATURES["lorenzo"])
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    with pytest.raises(BadWeights, match="are for lorenzo, not for carrara"):
        bots.make(f"apprentice@{lorenzo}").choose(game, state, state.to_act[0])


@pytest.mark.parametrize("title", TITLES)
def test_the_shipped_weights_are_those_that_the_bots_judge_by(title: str) -> None:
    game = signoria.load(title)
    network = guide_for(game).network
    assert (network is not None) == shipped(title).is_file()
    assert hand_made_guide(game).network is None


def test_every_shipped_network_is_small_and_has_a_card() -> None:
    found = sorted(Path(str(shipped("carrara"))).parent.glob("*.weights"))
    assert "lorenzo" in {place.stem for place in found}
    for place in found:
        assert place.stat().st_size < 100_000
        assert "signoria train" in place.with_suffix(".md").read_text("utf-8")
        read(place, place.stem, FEATURES[place.stem])
