"""RLCard's games at random: as environments, and where it is simple without the observations."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import rlcard

from bench.measure import Match, Task, Who, cost, rate, serve

GAMES = ("bridge", "leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")

LEGAL: dict[str, Callable[[Any], Callable[[], Any]]] = {
    "leduc-holdem": lambda game: game.get_legal_actions,
    "limit-holdem": lambda game: game.get_legal_actions,
    "uno": lambda game: game.get_legal_actions,
    "bridge": lambda game: game.judger.get_legal_actions,
    "gin-rummy": lambda game: game.judge.get_legal_actions,
}
"""Where a game keeps its list of legal actions; the two others hand it out in the state only."""


def environment(env: Any) -> Match:
    """Its usual loop; every step builds an observation in numpy."""

    def match(rng: random.Random, _seed: int) -> int:
        rnd, decisions, (state, _) = rng.random, 0, env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return match


def engine(env: Any, legal_of: Callable[[Any], Callable[[], Any]]) -> Match:
    """The rules alone, a fairer neighbour to an engine that builds no observation either."""
    game = env.game

    def match(rng: random.Random, _seed: int) -> int:
        rnd, decisions = rng.random, 0
        game.init_game()
        legal = legal_of(game)
        while not game.is_over():
            actions = legal()
            game.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return match


def midgame(env: Any) -> Any:
    """Half way through one random game; there is no clone, so a deep copy is what one has."""
    decisions = environment(env)(random.Random(1), 0)
    for seed in range(100):
        rng, (state, _) = random.Random(seed), env.reset()
        for _ in range(decisions // 2):
            if env.is_over():
                break
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        if not env.is_over():
            return env.game
    raise AssertionError(f"no game of {env.name} reached its middle")


def main() -> None:
    who = Who("rlcard", version("rlcard"))
    tasks: list[Task] = []
    for name in GAMES:
        env = rlcard.make(name, config={"seed": 1})
        title = f"{name} {env.num_players}p"
        copied = copy.deepcopy(midgame(env))
        tasks.append(rate(who, title, "environment", environment(env)))
        if name in LEGAL:
            tasks.append(rate(who, title, "engine", engine(env, LEGAL[name])))
        tasks.append(cost(who, title, "clone", partial(copy.deepcopy, copied)))
    serve(tasks)


if __name__ == "__main__":
    main()
