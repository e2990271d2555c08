"""OpenSpiel: the games registered under their names and the versions of their rules.

    import ludoteca.adapters.open_spiel
    pyspiel.load_game("ludoteca_king_of_con_v1(players=3)")

Each game is there twice: seat after seat, and (`…_simultaneous_v1`) with a simultaneous node
wherever several seats are asked at once.  A chance node stands at the beginning and before each
choice whose effects depend on chance; its outcomes, all as likely, are so many seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from operator import index
from typing import Any, Self

import msgspec
import numpy as np
import pyspiel

from ludoteca.adapters.match import Match, Setting
from ludoteca.games import NAMES
from ludoteca.games import game as game_of
from ludoteca.kernel.event import WATCHER, Seat
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.space import Source
from ludoteca.kernel.state import State

OUTCOMES = 1000  # of a chance node, unless a game is loaded with another number
RECALLED = 32  # of a seat's own actions, in the information state's tensor
PARAMETERS: dict[str, Any] = {
    "players": 0,
    "edition": "",
    "options": "",
    "outcomes": OUTCOMES,
    "longest": 0,
}
PATIENT = pyspiel.IIGObservationType(perfect_recall=False)


class Heard(Match):
    """A match that remembers what each seat was told, and did."""

    def __init__(self, setting: Setting, s: State) -> None:
        self.told = [b""] * setting.seats  # by seat, the digest of all events
        self.acted: list[tuple[int, ...]] = [()] * setting.seats
        super().__init__(setting, s)

    def choose(self, seat: Seat, choice: Any) -> None:
        s = self.s
        events = [s.stack[-1].announced(seat, choice)]
        s.heard = events.append
        try:
            super().choose(seat, choice)
        finally:
            s.heard = None
        for viewer, before in enumerate(self.told):
            seen = msgspec.json.encode([(event.kind, event.seen_by(viewer)) for event in events])
            self.told[viewer] = blake2b(before + seen, digest_size=16).digest()

    def act(self, seat: Seat, action: int) -> None:
        """A step that is remembered as the seat's own."""
        self.step(seat, action)
        self.acted[seat] = (*self.acted[seat], action)[-RECALLED:]

    def _like(self, twin: Self) -> Self:
        twin.told, twin.acted = self.told[:], self.acted[:]
        return twin

    def clone(self) -> Self:
        return self._like(super().clone())

    def redeal(self, seat: Seat, rng: Source) -> Self:
        return self._like(super().redeal(seat, rng))

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.clone()  # OpenSpiel clones a state by deep copies of what it holds

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return heard, (self.setting, self.to_bytes(), self.told, self.acted)


def heard(setting: Setting, data: bytes, told: list[bytes], acted: list[tuple[int, ...]]) -> Heard:
    """The match in bytes, with what was told."""
    s, saved = setting.recall(data)
    match = Heard(setting, s)
    match.retake(saved.taken)
    match.steps, match.told, match.acted = saved.steps, told, acted
    return match


class Sampler:
    """The chance that OpenSpiel lends to a re-deal, as our re-deals ask for it."""

    def __init__(self, uniform: Any) -> None:
        self.random = uniform

    def getrandbits(self, k: int, /) -> int:
        found = 0
        for _ in range(0, k, 16):
            found = found << 16 | int(self.random() * 65536)
        return found & (1 << k) - 1

    def sample(self, population: range, k: int) -> list[int]:
        left = [*population]
        return [left.pop(int(self.random() * len(left))) for _ in range(k)]


class Position(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A position as OpenSpiel knows one."""

    def __init__(self, game: Registered) -> None:
        super().__init__(game)
        self.match: Heard | None = None  # before the deal
        self.pending: tuple[tuple[Seat, int], ...] = ()  # steps that wait for chance

    def current_player(self) -> int:
        match = self.match
        if match is None or self.pending:
            return int(pyspiel.PlayerId.CHANCE)
        if match.over or match.cut:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(match.awaited) > 1 and self.get_game().simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return match.awaited[0]

    def is_terminal(self) -> bool:
        match = self.match
        return match is not None and not self.pending and (match.over or match.cut)

    def _legal_actions(self, player: int) -> Sequence[int]:
        assert self.match is not None
        return [*self.match.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: int = self.get_game().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match is None:
            setting = self.get_game().setting
            self.match = Heard(setting, setting.deal(action))
        elif self.pending:
            s, steps, self.pending = match.s, self.pending, ()
            streams, base, s.chance = len(s.chance), s.chance[0], []
            s.seed(base + action, streams)
            for seat, step in steps:
                self._take(match, seat, step)
        else:
            self._take_all(((match.awaited[0], action),))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        assert self.match is not None
        self._take_all(tuple([(seat, actions[seat]) for seat in self.match.awaited]))

    def _take_all(self, steps: tuple[tuple[Seat, int], ...]) -> None:
        """Take them; where chance was asked, not yet: then a chance node comes before."""
        before = self.match
        assert before is not None
        self.match = match = before.clone()
        for seat, action in steps:
            self._take(match, seat, action)
        if match.s.chance != before.s.chance:
            self.match, self.pending = before, steps

    def _take(self, match: Heard, seat: Seat, action: int) -> None:
        if seat in match.awaited:  # unless another's answer was enough
            match.act(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.match is None else 'chance'} {action}"
        meaning: str = self.get_game().setting.actions.meaning(action)
        return meaning

    def returns(self) -> list[float]:
        if self.match is None or self.pending:
            return [0.0] * self.get_game().num_players()
        return self.match.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> Position:
        """A position that the player cannot tell from this one."""
        twin: Position = self.clone()
        if self.match is not None:
            twin.match = self.match.redeal(player, Sampler(sampler))
        return twin

    def to_bytes(self) -> bytes:
        """The position alone, without how it came about, for the game's `from_bytes`."""
        if self.match is None:
            return b""
        match = self.match
        kept = match.to_bytes(), self.pending, match.told, match.acted
        return msgspec.msgpack.encode(kept)

    def __str__(self) -> str:
        if self.match is None:
            return "not yet dealt"
        seen = msgspec.json.encode(view(self.match.s, WATCHER)).decode()
        return f"{seen} {len(self.pending)} pending" if self.pending else seen


Kept = tuple[bytes, tuple[tuple[Seat, int], ...], list[bytes], list[tuple[int, ...]]]


class Observer:
    """What a player observes, in named parts; with perfect recall also its own last actions.

    Without private information it is what a spectator sees, as a string only.
    """

    def __init__(self, game: Registered, kind: Any) -> None:
        self.setting: Setting = game.setting
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private:
            layout = self.setting.layout
            recalled = RECALLED if self.recalls else 0
            self.tensor = np.zeros(layout.size + recalled, np.float32)
            self.dict = layout.named(self.tensor[: layout.size])
            if self.recalls:
                self.dict["recalled"] = self.tensor[layout.size :]

    def set_from(self, state: Position, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        match = state.match
        if match is None:
            return
        seen = match.observe(index(player))
        self.tensor[: len(seen)] = seen
        if self.recalls:
            acted, many = match.acted[player], len(self.setting.actions)
            recalled = self.dict["recalled"]
            recalled[: len(acted)] = [(action + 1) / many for action in reversed(acted)]

    def string_from(self, state: Position, player: int) -> str:
        match = state.match
        if match is None:
            return "not yet dealt"
        if not self.private:
            return str(state)
        seat = index(player)
        seen = msgspec.json.encode(view(match.s, seat)).decode()
        told = f"{seen} {match.begun(seat)}"
        return f"{told} {match.told[seat].hex()}" if self.recalls else told


class Registered(pyspiel.Game):  # type: ignore[misc]  # likewise
    """A game of ours in OpenSpiel's list; its subclasses say which."""

    name: str
    simultaneous: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        switches = [pair.split(":", 1) for pair in given["options"].split(";") if pair]
        self.setting = setting = Setting(
            self.name,
            given["players"] or None,
            given["edition"] or None,
            {switch[0]: switch[-1] for switch in switches},
            given["longest"] or None,
        )
        self.outcomes: int = given["outcomes"]
        super().__init__(
            game_type(self.name, self.simultaneous),
            pyspiel.GameInfo(
                num_distinct_actions=len(setting.actions),
                max_chance_outcomes=self.outcomes,
                num_players=setting.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if setting.game.seats[0] == 1 else 0.0,
                max_game_length=setting.longest,
            ),
            given,
        )

    def new_initial_state(self) -> Position:
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.setting.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters here, but was given {params}")
        return Observer(self, iig_obs_type or PATIENT)

    def from_bytes(self, data: bytes) -> Position:
        """The position that `Position.to_bytes` has written."""
        found = Position(self)
        if data:
            saved, found.pending, told, acted = msgspec.msgpack.decode(data, type=Kept)
            found.match = heard(self.setting, saved, told, acted)
        return found


def short_name(game: str, simultaneous: bool = False) -> str:
    """With the version of the rules: ludoteca_king_of_con_v1."""
    way = "_simultaneous" if simultaneous else ""
    return f"ludoteca_{game.replace('-', '_')}{way}_v{game_of(game).rules}"


@cache
def game_type(game: str, simultaneous: bool) -> Any:
    seats, kinds = game_of(game).seats, pyspiel.GameType
    return kinds(
        short_name=short_name(game, simultaneous),
        long_name=f"Ludoteca: {game}{', several at once' * simultaneous}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats[0] == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def _register() -> None:
    for name in NAMES:
        for simultaneous in (False, True):
            made = type(
                short_name(name, simultaneous),
                (Registered,),
                {"name": name, "simultaneous": simultaneous},
            )
            pyspiel.register_game(game_type(name, simultaneous), made)


_register()
