"""OpenSpiel's search at our table: its bot sees our rules through a state of its own kind."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import json
import random
import sys
from types import SimpleNamespace
from typing import Any, Self

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.measure import MARK
from ludoteca import bots
from ludoteca.bots.search import Search
from ludoteca.games import game as game_of
from ludoteca.kernel.atomic import draft
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.knowledge import redeal, view
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.state import State

KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
SHIFT = 16  # steps may be negative (kernel/draft.py), and OpenSpiel takes -1 for no action


class Small:
    """A position of ours as OpenSpiel wants it: one small step after another, no chance nodes."""

    def __init__(self, game: Any, s: State, rng: random.Random) -> None:
        self.game, self.s, self.rng = game, s, rng
        self.taken: list[int] = []
        self.made: Draft | None = None

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: KIND)

    def clone(self) -> Self:
        twin = type(self)(self.game, self.s.clone(), self.rng)
        twin.taken = [*self.taken]
        return twin

    def draft(self) -> Draft:
        if self.made is None:
            self.made = draft(self.s, awaited(self.s)[0])
            for step in self.taken:
                self.made.take(step)
        return self.made

    def is_terminal(self) -> bool:
        return not self.s.stack

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return awaited(self.s)[0] if self.s.stack else int(pyspiel.PlayerId.TERMINAL)

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return [step + SHIFT for step in self.draft().steps()] if self.s.stack else []

    def apply_action(self, action: int) -> None:
        made, step = self.draft(), int(action) - SHIFT
        made.take(step)
        self.taken.append(step)
        if made.whole is not None:
            apply(self.s, awaited(self.s)[0], made.whole)
            self.taken, self.made = [], None

    def returns(self) -> list[float]:
        places = self.game.places(self.s)
        return [1.0 if places[seat] == 1 else -1.0 for seat in range(self.s.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{view(self.s, seat)}{self.taken}"

    def resample_from_infostate(self, player: int, _sampler: Any) -> Self:
        twin = type(self)(self.game, redeal(self.s, player, self.rng), self.rng)
        twin.taken = [*self.taken]
        return twin


def theirs(played: Any, simulations: int, seed: int) -> Any:
    chance, rng = numpy.random.RandomState(seed), random.Random(seed)
    bot = ISMCTSBot(
        None,
        RandomRolloutEvaluator(1, chance),
        1.4,
        simulations,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )

    def choose(s: State, seat: int) -> Any:
        """Small step by small step, each with all its simulations."""
        at, made = Small(played, s.clone(), rng), draft(s, seat)
        while made.whole is None:
            step = int(bot.step(at)) - SHIFT
            made.take(step)
            at.taken.append(step)
            at.made = None
        return made.whole

    return choose


def ours(name: str, simulations: int, seed: int) -> Any:
    search = Search(bots.sense(name), seed)
    return lambda s, seat: search.think(s, seat, simulations).choice


def main() -> None:
    """A line for each game that is asked for by its number."""
    name, (simulations, seed, *numbers) = sys.argv[1], map(int, sys.argv[2:])
    played = game_of(name)
    terms = played.agree()
    for number in numbers:
        mine = number % 2
        s = played.begin(terms, 2, seed + number // 2)
        players = [
            ours(name, simulations, number) if seat == mine else theirs(played, simulations, number)
            for seat in range(2)
        ]
        while s.stack:
            seat = awaited(s)[0]
            apply(s, seat, players[seat](s, seat))
        won, places, scores = played.ranking(s)[0] == mine, played.places(s), played.scores(s)
        ended = {"number": number, "ours": mine, "won": won, "places": places, "scores": scores}
        print(MARK + json.dumps(ended), flush=True)


if __name__ == "__main__":
    main()
