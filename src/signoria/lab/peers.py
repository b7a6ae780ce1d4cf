"""The engines we measure ourselves against, each in its own fastest ordinary way of random play.

Loaded by the worker (`measure`) by its path, so it imports nothing of ours.  The peers themselves
are imported by name when they are asked for: they are optional, and have no type information.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from signoria.lab.measure import Subject

PEERS: dict[str, tuple[str, str]] = {
    "catanatron": ("catanatron", "3.2.1"),
    "openspiel_backgammon": ("open_spiel", "2.0.2"),
}
"""Key of a peer -> its distribution and the version that published figures compare with."""


def how_to_install(peer: str) -> str:
    """A sentence for people who lack the peer."""
    distribution, wanted = PEERS[peer]
    return f"To compare with {distribution}: pip install {distribution}=={wanted}"


def open_peer(peer: str) -> Subject:
    """The engine under this key.  Raises `ImportError` where it is not installed."""
    return Catanatron() if peer == "catanatron" else Backgammon()


class Catanatron:
    """Four-player Catan in pure Python.

    It keeps the list of playable actions in the state, so asking for them is free; an action
    taken from that list is applied by `apply_action`, which skips the check that `Game.execute`
    would make.  The loop ends where its own `Game.play` ends.
    """

    memory = "traced"

    def __init__(self) -> None:
        game = import_module("catanatron.game")
        player = import_module("catanatron.models.player")
        self.version = version("catanatron")
        self._new = game.Game
        self._turns = game.TURNS_LIMIT
        self._apply = import_module("catanatron.state").apply_action
        self._players = [player.RandomPlayer(color) for color in player.Color]

    def start(self, seed: int) -> Any:
        return self._new(self._players, seed=seed)

    def play(self, match: Any) -> int:
        state, winner = match.state, match.winning_color
        apply, turns, fraction = self._apply, self._turns, random.random
        decisions = 0
        while winner() is None and state.num_turns < turns:
            actions = state.playable_actions
            apply(state, actions[int(fraction() * len(actions))])
            decisions += 1
        return decisions

    def play_api(self, match: Any) -> int:
        return self.play(match)

    def walk(self, seed: int, see: Callable[[Any, int], None]) -> None:
        match = self.start(seed)
        while match.winning_color() is None and match.state.num_turns < self._turns:
            actions = match.state.playable_actions
            see(match, len(actions))
            self._apply(match.state, random.choice(actions))

    def copier(self, position: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = position.copy
        return copy


class Backgammon:
    """OpenSpiel's backgammon: C++ driven from Python.

    One question per step (`current_player` tells players, dice and the end apart), and the dice
    are rolled by walking down the list of outcomes, which is quicker here than its own sampler.
    """

    memory = "resident"

    def __init__(self) -> None:
        spiel = import_module("pyspiel")
        self.version = version("open_spiel")
        self._game = spiel.load_game("backgammon")
        self._chance = int(spiel.PlayerId.CHANCE)

    def start(self, seed: int) -> Any:
        random.seed(seed)
        return self._game.new_initial_state()

    def play(self, match: Any) -> int:
        to_act, legal_actions, apply = match.current_player, match.legal_actions, match.apply_action
        outcomes, chance, fraction = match.chance_outcomes, self._chance, random.random
        decisions = 0
        while True:
            player = to_act()
            if player >= 0:
                actions = legal_actions()
                apply(actions[int(fraction() * len(actions))])
                decisions += 1
            elif player == chance:
                left = fraction()
                for action, probability in outcomes():
                    left -= probability
                    if left < 0.0:
                        apply(action)
                        break
            else:
                return decisions

    def play_api(self, match: Any) -> int:
        return self.play(match)

    def walk(self, seed: int, see: Callable[[Any, int], None]) -> None:
        match = self.start(seed)
        while not match.is_terminal():
            if match.is_chance_node():
                actions, weights = zip(*match.chance_outcomes(), strict=True)
                match.apply_action(random.choices(actions, weights)[0])
            else:
                actions = match.legal_actions()
                see(match, len(actions))
                match.apply_action(random.choice(actions))

    def copier(self, position: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = position.clone
        return clone
