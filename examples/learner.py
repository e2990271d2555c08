"""A small policy in numpy, for the examples beside it: one weight for each number and action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca import bots
from ludoteca.adapters import Setting

Array = Any


class Policy:
    """Softmax over the legal actions; it learns to do as it was shown."""

    def __init__(self, observed: int, actions: int, seed: int = 0) -> None:
        self.weights = np.zeros((observed + 1, actions), np.float32)
        self.rng = np.random.default_rng(seed)

    def chances(self, observations: Array, masks: Array) -> Array:
        """How likely each action is, row by row."""
        scores = observations @ self.weights[:-1] + self.weights[-1]
        scores = np.where(masks, scores, -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def choose(self, observation: Array, mask: Array) -> int:
        """What it would do."""
        return int(self.chances(observation[np.newaxis], mask[np.newaxis])[0].argmax())

    def learn(
        self, observations: Array, masks: Array, actions: Array, epochs: int = 20, rate: float = 0.5
    ) -> float:
        """Become more like what was shown; how much of it the policy would have done, at last."""
        rows = np.arange(len(actions))
        for _ in range(epochs):
            self.rng.shuffle(rows)
            for batch in np.array_split(rows, max(1, len(rows) // 64)):
                error = self.chances(observations[batch], masks[batch])
                error[np.arange(len(batch)), actions[batch]] -= 1
                error *= rate / len(batch)
                error[np.abs(error) < 1e-7] = 0  # numbers as small as can be make a CPU crawl
                self.weights[:-1] -= observations[batch].T @ error
                self.weights[-1] -= error.sum(axis=0)
        likely = self.chances(observations, masks).argmax(axis=1)
        return float((likely == actions).mean())


def shown(
    game: str, seats: int, games: int, seed: int = 0, bot: str = "apprentice"
) -> Sequence[Array]:
    """What a bot of ours sees and does: observations, masks, actions."""
    setting, found = Setting(game, seats), list[tuple[Array, Array, int]]()
    for number in range(games):
        match = setting.begin(seed + number)
        players = [bots.make(bot, game, seed + seats * number + seat) for seat in range(seats)]
        while not match.over:
            seat = match.awaited[0]
            choice = players[seat].choice(match.s, seat)
            steps = setting.codec.spell(match.s, seat, choice)
            for action in steps or (match.legal(seat)[0],):
                found.append((match.observe(seat), match.mask(seat), action))
                match.step(seat, action)
    observations, masks, actions = zip(*found, strict=True)
    return np.array(observations), np.array(masks), np.array(actions)


def at_random(mask: Array, rng: Any) -> int:
    """Any legal action."""
    return int(rng.choice(np.flatnonzero(mask)))


def taught(game: str, games: int) -> Policy:
    """A policy for two, from so many games of a bot."""
    observations, masks, actions = shown(game, 2, games)
    policy = Policy(observations.shape[1], masks.shape[1])
    agreed = policy.learn(observations, masks, actions)
    print(f"{game}: {len(actions)} actions shown, {agreed:.0%} of them learned")
    return policy


def arguments(typed: Sequence[str]) -> tuple[str, int, int]:
    """The game, how many games are shown, and how many are played then."""
    game, games, trials = [*typed, *("chamber-of-wonders", "40", "100")[len(typed) :]]
    return game, int(games), int(trials)
