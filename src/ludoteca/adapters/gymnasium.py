"""Gymnasium: one seat learns, bots play the others.

gymnasium.make("ludoteca.adapters.gymnasium:ludoteca/KingOfCon-v1", seats=4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Self, SupportsIndex

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces

from ludoteca import bots
from ludoteca.adapters.match import Match, Setting, unknown
from ludoteca.adapters.spaces import ActionSpace
from ludoteca.games import NAMES
from ludoteca.games import game as game_of
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value

Observation = dict[str, Any]
MANY = 1_000_003  # more than the small steps of any game


class Alone(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots of the levels named in *others* sit at the other seats, in turn.

    With *strict* an action that may not be taken raises; else it counts as the first that may,
    and the info says `replaced`, since Gymnasium's own checks draw without looking at the mask.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Value] | None = None,
        seat: Seat = 0,
        others: str | Sequence[str] = "novice",
        strict: bool = False,
        longest: int | None = None,
        render_mode: None = None,
    ) -> None:
        self.setting = setting = Setting(game, seats, edition, options, longest)
        self.seat, self.strict, self.render_mode = index(seat), strict, render_mode
        if not 0 <= self.seat < setting.seats:
            raise IndexError(f"there is no seat {seat} at a table of {setting.seats}")
        levels = [others] if isinstance(others, str) else [*others]
        self.levels = [bots.found(level).name for level in levels]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (setting.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(setting.actions),), np.int8),
            }
        )
        self.action_space = ActionSpace(len(setting.actions))
        self.match: Match
        self._fortune = 0  # of the bots in this game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal, self._fortune = (int(n) for n in self.np_random.integers(1 << 32, size=2))
        self.match = self.setting.begin(deal)
        self._wait()
        return self._look()

    def __getattr__(self, name: str) -> Any:
        raise unknown(self, name)

    def _wait(self) -> None:
        """The others choose until the learner is asked.

        Their chance depends on the game and its length alone, so that clones and bytes go on alike.
        """
        match = self.match
        while not (match.over or match.cut or self.seat in match.awaited):
            other = match.awaited[0]
            level = self.levels[(other - self.seat - 1) % self.setting.seats % len(self.levels)]
            made = bots.make(level, self.setting.game.name, self._fortune * MANY + match.steps)
            match.choose(other, made.choice(match.s, other))
            match.steps += 1

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        match, mask = self.match, self.match.mask(self.seat)
        told: dict[str, Any] = {"action_mask": mask}
        if match.over:
            told["scores"] = match.scores()
        return {"observation": match.observe(self.seat), "action_mask": mask}, told

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match, taken = self.match, int(action)
        legal = match.legal(self.seat)
        replaced = not self.strict and taken not in legal
        match.step(self.seat, legal[0] if replaced else taken)
        self._wait()
        seen, told = self._look()
        if replaced:
            told["replaced"] = True
        return seen, match.returns()[self.seat], match.over, match.cut, told

    def meaning(self, action: SupportsIndex) -> str:
        """What that action is."""
        return self.setting.actions.meaning(action)

    def parts(self, observation: Observation) -> dict[str, Any]:
        """An observation by the names of its parts."""
        return dict(self.setting.layout.named(observation["observation"]))

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask under the name that maskable PPO asks for."""
        return self.match.mask(self.seat).astype(bool)

    def clone(self) -> Self:
        """Another environment at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.clone()
        twin.np_random = np.random.default_rng()
        twin.np_random.bit_generator.state = self.np_random.bit_generator.state
        return twin

    def to_bytes(self) -> bytes:
        """The game in progress, for `from_bytes` of an environment with the same setting."""
        return msgspec.msgpack.encode((self._fortune, self.match.to_bytes()))

    def from_bytes(self, data: bytes) -> tuple[Observation, dict[str, Any]]:
        """Go on from a game that was saved; what `reset` would give."""
        self._fortune, saved = msgspec.msgpack.decode(data, type=tuple[int, bytes])
        self.match = self.setting.load(saved)
        return self._look()


def environment_id(game: str) -> str:
    """With the version of the rules: ludoteca/KingOfCon-v1."""
    title = "".join([word.capitalize() for word in game.split("-")])
    return f"ludoteca/{title}-v{game_of(game).rules}"


for _name in NAMES:
    gymnasium.register(
        environment_id(_name),
        entry_point="ludoteca.adapters.gymnasium:Alone",
        kwargs={"game": _name},
        disable_env_checker=True,  # it looks at the first step of every environment that is made
    )
