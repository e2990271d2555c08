"""OpenSpiel's games at random: those written in Python, and those in C++ from a Python loop."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python import games as registers_the_python_games

from bench.measure import Match, Task, Who, cost, rate, serve

GAMES = {
    "hearts": "C++ game",
    "bridge(use_double_dummy_result=false)": "C++ game",  # else it ends with the auction
    "euchre": "C++ game",
    "python_kuhn_poker": "Python game",
    "python_tic_tac_toe": "Python game",
    "python_liars_poker": "Python game",
    "python_team_dominoes": "Python game",
    "python_block_dominoes": "Python game",
    "goofspiel": "C++ game",
    "leduc_poker": "C++ game",
}
FOR_FOUR = ("hearts", "bridge", "euchre")  # also in the loop that one writes first
CHANCE = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

assert registers_the_python_games


def match_of(game: Any) -> Match:
    """One call per node says whose it is; chance is drawn evenly, which check_chance allows."""
    players = range(game.num_players())
    new_state = game.new_initial_state

    def match(rng: random.Random, _seed: int) -> int:
        rnd, decisions, state = rng.random, 0, new_state()
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
            elif player == SIMULTANEOUS:
                choices = [state.legal_actions(each) for each in players]
                state.apply_actions([some[int(rnd() * len(some))] for some in choices])
                decisions += len(players)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
        return decisions

    return match


def plainly(game: Any) -> Match:
    """The loop of OpenSpiel's examples, which draw by numpy: that alone would halve it."""
    new_state = game.new_initial_state

    def match(rng: random.Random, _seed: int) -> int:
        decisions, state = 0, new_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    return match


def walk(game: Any, rng: random.Random) -> Iterator[Any]:
    """The same state again and again, at each node of one random game that is not its end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(each)) for each in players])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def check_chance(game: Any) -> None:
    """Drawing evenly is quicker than by weight, and right only where all weights are equal."""
    for state in walk(game, random.Random(2)):
        if state.is_chance_node():
            weights = [weight for _, weight in state.chance_outcomes()]
            if max(weights) - min(weights) > 1e-9:
                raise ValueError(f"{game}: chance is not even here, so it must be drawn by weight")


def midgame(game: Any) -> Any:
    """Half way through the nodes, dealing included, that are not chance's."""
    decisions = sum(not state.is_chance_node() for state in walk(game, random.Random(3)))
    for state in walk(game, random.Random(3)):
        if not state.is_chance_node():
            decisions -= 2
            if decisions <= 0:
                return state
    raise AssertionError(f"{game} has no decision")


def main() -> None:
    who = Who("open_spiel", version("open_spiel"))
    tasks: list[Task] = []
    for name, what in GAMES.items():
        game, title = pyspiel.load_game(name), name.partition("(")[0]
        check_chance(game)
        tasks.append(rate(who, title, what, match_of(game)))
        if title in FOR_FOUR:
            tasks.append(rate(who, title, f"{what}, plain loop", plainly(game)))
        tasks.append(cost(who, title, "clone", midgame(game).clone))
    serve(tasks)


if __name__ == "__main__":
    main()
