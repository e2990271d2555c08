"""PettingZoo: seat after seat (AEC), and all at once (Parallel)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ludoteca.adapters.match import Match, Setting, unknown
from ludoteca.adapters.spaces import ActionSpace
from ludoteca.adapters.turns import Observation, Turns
from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value

SHARED = ("setting", "possible_agents", "_seat_of")


def environment_name(setting: Setting) -> str:
    """With the version of the rules: king_of_con_v1."""
    return f"{setting.game.name.replace('-', '_')}_v{setting.game.rules}"


def observation_space(setting: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (setting.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(setting.actions),), np.int8),
        }
    )


class Seats:
    """What both environments have in common: a setting, a match, and seats as agents."""

    metadata: dict[str, Any]
    match: Match
    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Value] | None = None,
        longest: int | None = None,
        render_mode: None = None,
    ) -> None:
        super().__init__()
        self.setting = setting = Setting(game, seats, edition, options, longest)
        self.metadata = {
            "name": environment_name(setting),
            "render_modes": [],
            "is_parallelizable": False,
            "actions": setting.actions.version,
            "observation": setting.codec.version,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: observation_space(setting) for a in self.possible_agents}
        self.action_spaces = {
            agent: ActionSpace(len(setting.actions)) for agent in self.possible_agents
        }
        self._seeds = random.Random()
        self._await_match()

    def _await_match(self) -> None:
        """Before the first one there is nobody to ask."""

    def __getattr__(self, name: str) -> Any:
        raise unknown(self, name)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> ActionSpace:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """The same seed begins the same series of games."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.match = self.setting.begin(self._seeds.getrandbits(32))
        self.agents = self.possible_agents[:]

    def _told(self, seat: Seat) -> dict[str, Any]:
        """The mask again, where some look for it; at the end the score too."""
        told: dict[str, Any] = {"action_mask": self.match.mask(seat)}
        return told | {"score": self.match.scores()[seat]} if self.match.over else told

    def meaning(self, action: SupportsIndex) -> str:
        """What that action is."""
        return self.setting.actions.meaning(action)

    def parts(self, observation: Observation) -> dict[str, Any]:
        """An observation by the names of its parts."""
        return dict(self.setting.layout.named(observation["observation"]))

    def close(self) -> None:
        """Nothing is held open."""

    def render(self) -> None:
        """Nothing is drawn: the browser and the terminal do that."""

    def to_bytes(self) -> bytes:
        """The game in progress, for `from_bytes` of an environment with the same setting."""
        return self.match.to_bytes()

    def _twin(self) -> Self:
        """Another environment with the same setting and the same seeds to come."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.__dict__.update(self.__dict__)
        for name in SHARED:  # compiled, these are no part of the dictionary
            setattr(twin, name, getattr(self, name))
        twin._seeds = random.Random()
        twin._seeds.setstate(self._seeds.getstate())
        twin.agents = self.agents[:]
        return twin


class TurnByTurn(Turns, Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is untyped
    """One seat after the other; who are asked at the same time, in the order of their seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.resume()

    def clone(self) -> Self:
        """Another environment at the same point."""
        twin = self._twin()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.match = self.match.clone()
        twin.agent_selection = self.agent_selection
        return twin

    def from_bytes(self, data: bytes) -> Self:
        """Go on from a game that was saved."""
        self.match = self.setting.load(data)
        self.agents = self.possible_agents[:]
        self.resume()
        return self


env = raw_env = TurnByTurn  # the names under which PettingZoo's users look for them


class AllAtOnce(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # likewise
    """All who are asked take a step at the same time; of the others each action means to wait.

    An action that may not be taken counts as the first that may, and the info says `replaced`:
    PettingZoo's own seed test draws without looking at the mask.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seats = {agent: self._seat_of[agent] for agent in self.agents}
        told = {agent: self._told(seat) for agent, seat in seats.items()}
        seen = {
            agent: {
                "observation": self.match.observe(seat),
                "action_mask": told[agent]["action_mask"],
            }
            for agent, seat in seats.items()
        }
        return seen, told

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        match, replaced = self.match, list[str]()
        for seat in [*match.awaited]:
            if seat in match.awaited:  # unless another's answer was enough
                agent = self.possible_agents[seat]
                legal = match.legal(seat)
                action = int(actions[agent])
                if action not in legal:
                    replaced.append(agent)
                    action = legal[0]
                match.step(seat, action)
        seen, told = self._look()
        for agent in replaced:
            told[agent]["replaced"] = True
        returns = match.returns()
        rewards = {agent: returns[self._seat_of[agent]] for agent in self.agents}
        ended = dict.fromkeys(self.agents, match.over)
        cut = dict.fromkeys(self.agents, match.cut)
        if match.over or match.cut:
            self.agents = []
        return seen, rewards, ended, cut, told

    def clone(self) -> Self:
        """Another environment at the same point."""
        twin = self._twin()
        twin.match = self.match.clone()
        return twin

    def from_bytes(self, data: bytes) -> Self:
        """Go on from a game that was saved."""
        self.match = self.setting.load(data)
        self.agents = self.possible_agents[:]
        return self


parallel_env = AllAtOnce
