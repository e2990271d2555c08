"""Seat after seat: what the turn-by-turn environment of PettingZoo does at every step."""

from __future__ import annotations

from operator import index
from typing import Any

from ludoteca.adapters.match import IllegalActionError, Match, Setting

Observation = dict[str, Any]
NOBODY = "nobody yet: call reset() first"  # whoever asks for its agent reads this in a KeyError


class Turns:
    """A match as PettingZoo tells of one: the fields are those that its users look at.

    It is apart from PettingZoo's own class so that it can be compiled.
    """

    setting: Setting
    match: Match
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _seat_of: dict[str, int]

    def _await_match(self) -> None:
        self.rewards, self._cumulative_rewards = {}, {}
        self.terminations, self.truncations, self.infos = {}, {}, {}
        self.agent_selection = NOBODY

    def resume(self) -> None:
        """At the beginning, or wherever the match is."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whose step is next, with its mask where some look for it."""
        match = self.match
        if not match.awaited or match.steps >= self.setting.longest:
            self._end()
            return
        seat = match.awaited[0]
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": match.mask(seat)}

    def _end(self) -> None:
        match = self.match
        returns, scores, over = match.returns(), match.scores(), match.over
        for agent in self.agents:
            seat = self._seat_of[agent]
            self.rewards[agent] = returns[seat]
            self._cumulative_rewards[agent] += returns[seat]
            self.terminations[agent], self.truncations[agent] = over, not over
            self.infos[agent] = {"action_mask": match.mask(seat)}
            if over:
                self.infos[agent]["score"] = scores[seat]
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the seat whose step is next wants to know; its observation if it wants that too."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        told = self.infos.get(agent)
        mask = told["action_mask"] if told else self.match.mask(seat)
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """An action of whatever type of whole numbers; none for who has left the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            environment: Any = self  # PettingZoo's own way to take leave of an agent
            environment._was_dead_step(action)
            return
        if action is None:
            raise IllegalActionError(f"{agent} is still playing: it may not take None")
        self.match.step(self._seat_of[agent], index(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._ask()
