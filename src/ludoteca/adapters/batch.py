"""Many games at once: one call advances them all, and gives arrays."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.adapters.match import IllegalActionError, Match, Setting
from ludoteca.kernel.terms import Value


class Look(NamedTuple):
    """What a batch shows after each call: row by row, a game."""

    seats: NDArray[np.intp]  # whose step is next
    observations: NDArray[Any]  # of that seat: floats from 0 to 1, or the small numbers
    masks: NDArray[np.int8]  # of that seat
    rewards: NDArray[np.float32]  # by seat: not 0 only where a game has just ended
    ended: NDArray[np.bool_]  # games that came to their end with this call, and began anew
    cut: NDArray[np.bool_]  # games that were cut off with this call, and began anew


class Batch:
    """So many games of one setting; where one ends, the next of the series begins at once.

    With *small* the observations are the small numbers (`Layout.expand_all` makes floats of
    them): for learners that spread them out by themselves, where it is quicker.
    """

    def __init__(
        self,
        game: str,
        many: int,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Value] | None = None,
        longest: int | None = None,
        small: bool = False,
    ) -> None:
        if many < 1:
            raise ValueError(f"a batch has at least one game, not {many}")
        self.setting = Setting(game, seats, edition, options, longest)
        self.many, self.small = many, small
        self._seeds = random.Random()
        self.matches: list[Match] = []
        self._next: list[int] = []
        self._masks: NDArray[np.int8]
        self._rows = np.arange(many)

    def reset(self, seed: int | None = None) -> Look:
        """New games; the same seed begins the same series."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.matches = [self._new() for _ in range(self.many)]
        return self._look([], [])

    def _new(self) -> Match:
        return self.setting.begin(self._seeds.getrandbits(32))

    def step(self, actions: NDArray[Any] | list[int]) -> Look:
        """One action in each game; if one of them is illegal none is taken."""
        taken = np.asarray(actions)
        if taken.shape != (self.many,):
            raise ValueError(f"wanted {self.many} actions, but their shape is {taken.shape}")
        known = (taken >= 0) & (taken < self.setting.many)
        if not (known.all() and self._masks[self._rows, taken].all()):
            self._refuse(taken, known)
        ended, cut, longest = list[int](), list[int](), self.setting.longest
        pairs = zip(self.matches, self._next, taken.tolist(), strict=True)
        for row, (match, seat, action) in enumerate(pairs):
            match.take(seat, action)
            if not match.s.stack:
                ended.append(row)
            elif match.steps >= longest:
                cut.append(row)
        return self._look(ended, cut)

    def _refuse(self, taken: NDArray[Any], known: NDArray[np.bool_]) -> None:
        legal = known & self._masks[self._rows, np.where(known, taken, 0)].astype(bool)
        row = int(np.flatnonzero(~legal)[0])
        why = self.matches[row].refusal(self._next[row], int(taken[row]))
        raise IllegalActionError(f"game {row}: {why}")

    def _look(self, ended: list[int], cut: list[int]) -> Look:
        setting = self.setting
        rewards = np.zeros((self.many, setting.seats), np.float32)
        for row in ended:
            rewards[row] = self.matches[row].returns()
        for row in (*ended, *cut):
            self.matches[row] = self._new()
        self._next = seats = [match.awaited[0] for match in self.matches]
        turns = [*zip(self.matches, seats, strict=True)]
        gathered = b"".join([match.small(seat) for match, seat in turns])
        small = np.frombuffer(gathered, np.uint8).reshape(self.many, -1)
        masks = bytearray().join([match.mask_bytes(seat) for match, seat in turns])
        self._masks = np.frombuffer(masks, np.int8).reshape(self.many, -1)
        return Look(
            np.array(seats),
            small if self.small else setting.layout.expand_all(small),
            self._masks.copy(),
            rewards,
            self._flags(ended),
            self._flags(cut),
        )

    def _flags(self, rows: list[int]) -> NDArray[np.bool_]:
        flags = np.zeros(self.many, np.bool_)
        flags[rows] = True
        return flags

    # ------------------------------------------------------------ keeping

    def clone(self) -> Self:
        """Another batch at the same point, with the same series to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.matches = [match.clone() for match in self.matches]
        twin._seeds = random.Random()
        twin._seeds.setstate(self._seeds.getstate())
        return twin

    def to_bytes(self) -> bytes:
        """The games in progress, for `from_bytes` of a batch with the same setting."""
        return msgspec.msgpack.encode([match.to_bytes() for match in self.matches])

    def from_bytes(self, data: bytes) -> Look:
        """Go on from games that were saved."""
        saved = msgspec.msgpack.decode(data, type=list[bytes])
        if len(saved) != self.many:
            raise ValueError(f"these are {len(saved)} games, but the batch has {self.many}")
        self.matches = [self.setting.load(each) for each in saved]
        return self._look([], [])
