"""Catan by catanatron, four players at random."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.measure import Task, Who, cost, rate, serve
from bench.programs import RANDOM_PLAY
from bench.targets import UNFORCED

GAME = "catan 4p"
MIDDLE = 470  # decisions: half of an average game


def new_game(seed: int) -> Any:
    """It takes seed 0 for none; and another process plays another game from the same seed."""
    return Game([RandomPlayer(colour) for colour in Color], seed + 1)


def checked(rng: random.Random, seed: int) -> int:
    """Its usual loop, without the two copies that Game.play makes for its listeners."""
    game, rnd, decisions = new_game(seed), rng.random, 0
    state = game.state

    def choose(_player: Any, _game: Any, actions: Any) -> Any:
        return actions[int(rnd() * len(actions))]

    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        game.play_tick(choose)
        decisions += 1
    return decisions


def trusted(rng: random.Random, seed: int) -> int:
    """The same game without asking whether the action is legal."""
    game, rnd, decisions = new_game(seed), rng.random, 0
    state, execute = game.state, game.execute
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        execute(actions[int(rnd() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def unforced(rng: random.Random, seed: int) -> int:
    """The trusted loop, but only decisions with something to decide are counted.

    To roll the dice and to end a turn in which nothing can be bought are actions too, the only
    ones then.
    """
    game, rnd, decisions = new_game(seed), rng.random, 0
    state, execute = game.state, game.execute
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        execute(actions[int(rnd() * len(actions))], validate_action=False)
        decisions += len(actions) > 1
    return decisions


def midgame() -> Any:
    """The first seeded game that is still going on at its middle."""
    for seed in range(100):
        game = new_game(seed)
        for _ in range(MIDDLE):
            if game.winning_color() is not None:
                break
            game.play_tick()
        else:
            return game
    raise AssertionError("no game of catanatron reached its middle")


def speeds(who: Who) -> list[Task]:
    """Each loop again and again, so that all three lie beside each of our games."""
    loops = {"checked": checked, "trusted": trusted, f"trusted, {UNFORCED}": unforced}
    found = [rate(who, GAME, what, match) for what, match in loops.items()]
    return found * (RANDOM_PLAY // len(found))


def main() -> None:
    who = Who("catanatron", version("catanatron"))
    serve([*speeds(who), cost(who, GAME, "clone", midgame().copy)])


if __name__ == "__main__":
    main()
