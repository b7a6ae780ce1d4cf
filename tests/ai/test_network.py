"""Networks: what they compute, the files they are kept in, and the features they read."""

from __future__ import annotations

import os
from math import inf, nan
from pathlib import Path
from struct import pack
from typing import cast
from zlib import crc32

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria import bots, records
from signoria.ai.search.guides import NETWORK, evaluation_guide, guide_for, guide_with
from signoria.ai.search.network import Layer, Network, Policy
from signoria.ai.search.search import Search
from signoria.ai.search.weights import CHECKSUM, FORMAT, BadWeights, read, written
from signoria.games import find
from signoria.games.lorenzo.bots import features as lorenzo_features
from signoria.games.lorenzo.bots.outlook import STANDARD, Outlook
from signoria.games.lorenzo.bots.worth import evaluate
from signoria.games.lorenzo.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import playout
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State
from signoria.lab.evaluation_weights import expertise_of

GOLDEN = Path(__file__).parents[1] / "games" / "lorenzo" / "golden"
TITLES = ["carrara", "lorenzo", "prince"]


def a_file(folder: Path, title: str, features: int, constant: float = 0.0) -> Path:
    """Weights of a network that values one number for everybody, whatever it reads."""
    place = folder / f"{title}.weights"
    place.write_bytes(written(title, [features, 1], [([0.0] * features, [constant])]))
    return place


def sealed(header: bytes, numbers: bytes) -> bytes:
    """A file with the right checksum, whatever is in it."""
    body = FORMAT + b"\n" + header + b"\n" + numbers
    return body + crc32(body).to_bytes(CHECKSUM, "little")


def floats(*values: float) -> bytes:
    return pack(f"<{len(values)}f", *values)


def positions(game: Game, players: int, options: dict[str, str] | None = None) -> list[State]:
    """A match here and there, and just before its end."""
    found = []
    for seed in range(3):
        state = game.new(players, seed, options).state
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
    assert list(network.values(vec[float]([3.0, 1.0, 1.0, 3.0]))) == [4.25, 0.25]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_describes_every_seat_by_the_same_number_of_features(title: str) -> None:
    game = signoria.load(title)
    for players in game.player_counts:
        for state in positions(game, players):
            rows = list(evaluation_guide(game).rows(state))
            assert len(rows) == players * expertise_of(title).features
            assert all(abs(value) < 20 for value in rows)


@pytest.mark.parametrize("title", TITLES)
def test_features_do_not_change_the_position(title: str) -> None:
    game = signoria.load(title)
    for state in positions(game, max(game.player_counts)):
        before = game.dump(state)
        evaluation_guide(game).rows(state)
        assert game.dump(state) == before


@pytest.mark.parametrize(
    ("title", "options", "compared"),
    [("lorenzo", {"variant": "advanced"}, range(19, 23)), ("prince", {}, range(0))],
)
def test_a_seat_is_described_by_what_it_may_know(
    title: str, options: dict[str, str], compared: range
) -> None:
    """Its row is the same in all worlds that it cannot tell apart, but for how its evaluation compares
    with those of rivals, whose hands each world makes up.
    """
    game = signoria.load(title)
    features = expertise_of(title).features
    for state in positions(game, max(game.player_counts), options):
        for seat in range(max(game.player_counts)):
            worlds = [game.resample(state, seat, seed) for seed in range(3)]
            assert len({world.digest() for world in worlds}) > 1
            rows = [list(evaluation_guide(game).rows(world)) for world in worlds]
            own = [row[seat * features : (seat + 1) * features] for row in rows]
            differing = {
                at for at, values in enumerate(zip(*own, strict=True)) if len({*values}) > 1
            }
            assert differing <= {*compared}


@pytest.mark.parametrize("title", TITLES)
def test_equal_claims_are_equal_chances(title: str, tmp_path: Path) -> None:
    game = signoria.load(title)
    guide = guide_with(a_file(tmp_path, title, expertise_of(title).features, 3.0))(game)
    for state in positions(game, 3):
        chances = list(guide.chances(state, guide.points(game, state)))
        assert chances == pytest.approx([1 / 3] * 3)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    place = tmp_path / "some.weights"
    numbers = [([0.5, -1.5, 2.0, 0.25], [0.125, 1.0]), ([4.0, -8.0], [0.75])]
    place.write_bytes(written("carrara", [2, 2, 1], numbers))
    network = read(place, "carrara", 2, 9)
    assert [list(layer.weights) for layer in network.layers] == [numbers[0][0], numbers[1][0]]
    assert [list(layer.constants) for layer in network.layers] == [numbers[0][1], numbers[1][1]]
    assert network.policy is None


def test_a_policy_is_kept_with_the_network(tmp_path: Path) -> None:
    place = tmp_path / "some.weights"
    place.write_bytes(written("carrara", [1, 1], [([0.5], [1.0])], 0.75, [0.25, -2.0, 0.0]))
    policy = read(place, "carrara", 1, 3).policy
    assert policy is not None
    assert policy.scale == 0.75
    assert list(policy.biases) == [0.25, -2.0, 0.0]
    with pytest.raises(BadWeights, match="know 3 answers, but this version has 2"):
        read(place, "carrara", 1, 2)


def test_weights_survive_a_title_that_has_grown(tmp_path: Path) -> None:
    """What was appended since the training counts nothing; the rest is judged as before."""
    place = tmp_path / "some.weights"
    numbers = [([0.5, -1.5, 2.0, 0.25], [0.125, 1.0]), ([4.0, -8.0], [0.75])]
    place.write_bytes(written("carrara", [2, 2, 1], numbers, 0.75, [0.25, -2.0]))
    before, after = read(place, "carrara", 2, 2), read(place, "carrara", 3, 5)
    rows, wider = [3.0, 1.0, -1.0, 2.0], [3.0, 1.0, 9.0, -1.0, 2.0, 9.0]
    assert list(after.values(vec[float](wider))) == list(before.values(vec[float](rows)))
    assert before.policy is not None
    assert after.policy is not None
    assert list(after.policy.biases) == [*before.policy.biases, 0.0, 0.0, 0.0]


def test_weights_from_before_ids_were_fixed_are_refused(tmp_path: Path) -> None:
    place = a_file(tmp_path, "carrara", 3)
    place.write_bytes(place.read_bytes().replace(FORMAT, b"signoria network 1"))
    with pytest.raises(BadWeights, match="before the ids of actions were fixed; train again"):
        read(place, "carrara", 3, 9)


def test_a_policy_adjusts_prior_scores() -> None:
    policy = Policy(0.5, vec[float]([0.0, 3.0, -1.0]))
    moves, prior_scores = vec[i64]([2, 1]), vec[float]([8.0, 4.0])
    assert list(policy.adjusted(moves, prior_scores, 2.0)) == [2.0, 8.0]


def test_a_search_tries_first_what_the_policy_leans_to(tmp_path: Path) -> None:
    game = signoria.load("carrara")
    state = game.new(3, 2).state
    playout(game, state, Dice(2), 30)
    seat = state.to_act[0]
    usual = Search(game, state, seat, evaluation_guide(game), 1, 0.1)
    usual.iterate()
    loved = next(answer for answer in game.legal(state, seat) if answer != usual.candidates()[0][0])
    biases = [0.0] * game.actions.size
    biases[loved] = 1000.0
    place = tmp_path / "carrara.weights"
    features = expertise_of("carrara").features
    numbers = [([0.0] * features, [0.0])]
    place.write_bytes(written("carrara", [features, 1], numbers, 1.0, biases))
    inclined = Search(game, state, seat, guide_with(place)(game), 1, 0.1)
    inclined.iterate()
    assert inclined.candidates()[0][0] == loved


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    place = a_file(tmp_path, "carrara", 3)
    whole = place.read_bytes()
    place.write_bytes(whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:])
    with pytest.raises(BadWeights, match="damaged"):
        read(place, "carrara", 3, 9)
    place.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadWeights, match="damaged"):
        read(place, "carrara", 3, 9)
    for contents in (b"", b"\n\n\n", b"PK\x03\x04 something else"):
        place.write_bytes(contents)
        with pytest.raises(BadWeights, match="not a file of weights"):
            read(place, "carrara", 3, 9)


TWO_TO_ONE = b'{"title": "carrara", "sizes": [2, 1]}'


@pytest.mark.parametrize(
    ("header", "numbers", "why"),
    [
        (b'{"title": "carrara", "si', floats(1, 2, 3), "second line is not JSON"),
        (b"\xff\xfe", floats(1, 2, 3), "second line is not JSON"),
        pytest.param(b"[" * 100_000, floats(1, 2, 3), "second line is not JSON", id="too deep"),
        (b"[2, 1]", floats(1, 2, 3), "second line is not JSON"),
        (b'{"title": "carrara"}', floats(1, 2, 3), "second line is not JSON"),
        (b'{"title": 7, "sizes": [2, 1]}', floats(1, 2, 3), "title is not a text"),
        (b'{"title": "carrara", "sizes": 2}', floats(1, 2, 3), "not whole numbers"),
        (b'{"title": "carrara", "sizes": [2, 1.0]}', floats(1, 2, 3), "not whole numbers"),
        (b'{"title": "carrara", "sizes": [2, true]}', floats(1, 2, 3), "not whole numbers"),
        (b'{"title": "carrara", "sizes": [2, 0, 1]}', floats(1), "not whole numbers"),
        (b'{"title": "carrara", "sizes": [2, -1, 1]}', floats(), "not whole numbers"),
        (b'{"title": "carrara", "sizes": []}', floats(), "at least two sizes"),
        (b'{"title": "carrara", "sizes": [2]}', floats(), "at least two sizes"),
        (b'{"title": "carrara", "sizes": [2, 2]}', floats(1, 2, 3, 4, 5, 6), "2 outputs"),
        (TWO_TO_ONE, floats(), "need 12 bytes of numbers, but 0 are there"),
        (TWO_TO_ONE, floats(1, 2), "need 12 bytes of numbers, but 8 are there"),
        (TWO_TO_ONE, floats(1, 2, 3, 4), "need 12 bytes of numbers, but 16 are there"),
        (TWO_TO_ONE, floats(1, 2, 3)[:-1], "need 12 bytes of numbers, but 11 are there"),
        (TWO_TO_ONE, floats(1, nan, 3), "not finite"),
        (TWO_TO_ONE, floats(1, 2, -inf), "not finite"),
        (TWO_TO_ONE[:-1] + b', "biases": 9}', floats(1, 2, 3), "need 48 bytes"),
        (TWO_TO_ONE[:-1] + b', "biases": -9}', floats(1, 2, 3), "number of biases"),
        (TWO_TO_ONE[:-1] + b', "biases": "9"}', floats(1, 2, 3), "number of biases"),
        (TWO_TO_ONE[:-1] + b', "scale": NaN}', floats(1, 2, 3), "scale is not a finite number"),
        (TWO_TO_ONE[:-1] + b', "scale": null}', floats(1, 2, 3), "scale is not a finite number"),
    ],
)
def test_wrong_contents_are_refused_whatever_the_checksum_says(
    header: bytes, numbers: bytes, why: str, tmp_path: Path
) -> None:
    place = tmp_path / "carrara.weights"
    place.write_bytes(sealed(TWO_TO_ONE, floats(1, 2, 3)))
    assert list(read(place, "carrara", 2, 9).values(vec[float]([10.0, 100.0]))) == [213.0]
    place.write_bytes(sealed(header, numbers))
    with pytest.raises(BadWeights, match=f"cannot be used: .*{why}.*; get them anew"):
        read(place, "carrara", 2, 9)


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    place = a_file(tmp_path, "carrara", 3)
    with pytest.raises(BadWeights, match="are for carrara, not for lorenzo"):
        read(place, "lorenzo", 3, 9)
    with pytest.raises(BadWeights, match=r"expect 3 features .* this version has 2"):
        read(place, "carrara", 2, 9)
    with pytest.raises(BadWeights, match="cannot be read"):
        read(tmp_path / "missing.weights", "carrara", 3, 9)


def test_a_bot_can_be_given_other_weights(tmp_path: Path) -> None:
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    place = a_file(tmp_path, "carrara", expertise_of("carrara").features)
    for name in (f"apprentice@{place}", "apprentice@evaluation"):
        bot = bots.make(name, 3)
        assert bot.name == name
        assert bot.choose(game, state, state.to_act[0]) in game.legal(state, state.to_act[0])


def test_weights_that_were_written_anew_are_read_anew(tmp_path: Path) -> None:
    """A training writes its file after every round, and measures what it has written."""
    game = signoria.load("carrara")
    place = tmp_path / "carrara.weights"
    guides = guide_with(place)
    for nth, constant in ((1, 0.25), (2, 0.5)):
        a_file(tmp_path, "carrara", expertise_of("carrara").features, constant)
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
    with pytest.raises(BadOption, match="'greedy' uses no network"):
        bots.make("greedy@evaluation")
    with pytest.raises(BadOption, match=r"no network .nowhere\.weights. for magnifico"):
        bots.make("magnifico@nowhere.weights")
    lorenzo = a_file(tmp_path, "lorenzo", expertise_of("lorenzo").features)
    game = signoria.load("carrara")
    state = game.new(2, 1).state
    with pytest.raises(BadWeights, match="are for lorenzo, not for carrara"):
        bots.make(f"apprentice@{lorenzo}").choose(game, state, state.to_act[0])


@pytest.mark.parametrize("title", TITLES)
def test_the_shipped_weights_are_those_that_the_bots_judge_by(title: str) -> None:
    game = signoria.load(title)
    network = guide_for(game).network
    assert (network is not None) == find(title).file(*NETWORK).is_file()
    assert evaluation_guide(game).network is None


def test_every_shipped_network_is_small_and_has_a_card() -> None:
    shipped = [name for name in signoria.games() if find(name).file(*NETWORK).is_file()]
    assert "lorenzo" in shipped
    for name in shipped:
        place = find(name).file(*NETWORK)
        assert len(place.read_bytes()) < 100_000
        card = find(name).file("bots", "network.md").read_text("utf-8")
        assert "signoria train" in card
        read(place, name, expertise_of(name).features, signoria.load(name).actions.size)


JUDGED = [
    [1.801764, -1.657768],
    [5.837124, 0.668905],
    [-0.074178, -0.844909, 2.099158],
    [0.312106, 4.765952, 3.794985],
    [-0.460696, 1.329124, -1.067788, 0.055904],
    [0.983438, 3.741752, 1.523162, 1.811224],
]
"""What the shipped network of Lorenzo said when it was shipped."""


def test_the_shipped_network_judges_as_when_it_was_shipped() -> None:
    game = signoria.load("lorenzo")
    guide = guide_for(game)
    assert guide.network is not None
    found: list[float] = []
    for path in sorted(GOLDEN.glob("advanced-czech-*.json")):
        record = records.load(path)
        for part in (1, 3):
            state = signoria.replay(record, len(record["actions"]) * part // 4).state
            found.extend(guide.network.values(guide.rows(state)))
    assert found == pytest.approx([value for values in JUDGED for value in values], abs=1e-5)
