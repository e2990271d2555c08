"""What a batch shows, as arrays: on memory of their own, or on some that processes share."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ludoteca.adapters.match import Setting
from ludoteca.adapters.rows import Rows

ALIGNED = 64  # bytes: each array begins where a line of the processor's cache does


class Look(NamedTuple):
    """What a batch shows after each call: row by row, a game."""

    seats: NDArray[np.intp]  # whose step is next
    observations: NDArray[Any]  # of that seat: floats from 0 to 1, or the small numbers
    masks: NDArray[np.int8]  # of that seat
    rewards: NDArray[np.float32]  # by seat: not 0 only where a game has just ended
    ended: NDArray[np.bool_]  # games that came to their end with this call, and began anew
    cut: NDArray[np.bool_]  # games that were cut off with this call, and began anew

    def at_random(self, chance: np.random.Generator) -> NDArray[np.intp]:
        """An action for each row, each of the legal ones as likely."""
        rows, many = self.masks.shape
        begin = np.arange(0, rows * many + 1, many)
        legal = self.masks.view(np.bool_).ravel().nonzero()[0]  # of int8 ten times as slow
        bounds = legal.searchsorted(begin)
        first, counts = bounds[:-1], bounds[1:] - bounds[:-1]
        return legal[first + (chance.random(rows) * counts).astype(np.intp)] - begin[:-1]

    def copied(self) -> Look:
        """The same in arrays of their own."""
        columns: list[NDArray[Any]] = [column.copy() for column in self]
        return Look(*columns)

    def guarded(self) -> Look:
        """The same arrays for somebody who may not write into them."""
        columns: list[NDArray[Any]] = [column.view() for column in self]
        for column in columns:
            column.flags.writeable = False
        return Look(*columns)


class Plan(NamedTuple):
    """The shape of a batch: how many rows there are of what."""

    setting: Setting
    many: int
    small: bool

    def columns(self) -> list[tuple[Any, tuple[int, ...]]]:
        """The type and the shape of each array of a `Look`; at last that of the actions."""
        setting, many = self.setting, self.many
        return [
            (np.intp, (many,)),
            (np.uint8 if self.small else np.float32, (many, setting.layout.size)),
            (np.int8, (many, setting.many)),
            (np.float32, (many, setting.seats)),
            (np.bool_, (many,)),
            (np.bool_, (many,)),
            (np.intp, (many,)),
        ]

    def memory(self) -> int:
        """How many bytes these arrays need."""
        sizes = [np.dtype(kind).itemsize * prod(shape) for kind, shape in self.columns()]
        return sum([_aligned(size) for size in sizes])


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


class Arrays:
    """The arrays of all rows, or of some."""

    def __init__(self, plan: Plan, look: Look, actions: NDArray[np.intp]) -> None:
        self.plan, self.look, self.actions = plan, look, actions

    @classmethod
    def on(cls, plan: Plan, memory: Any = None) -> Self:
        """New ones; or, on shared memory, those that the other processes have."""
        arrays: list[NDArray[Any]] = []
        at = 0
        for kind, shape in plan.columns():
            if memory is None:
                arrays.append(np.empty(shape, kind))
            else:
                arrays.append(np.ndarray(shape, kind, memory, at))
                at += _aligned(arrays[-1].nbytes)
        return cls(plan, Look(*arrays[:-1]), arrays[-1])

    def of(self, first: int, last: int) -> Arrays:
        """Those of some rows alone."""
        columns: list[NDArray[Any]] = [column[first:last] for column in self.look]
        return Arrays(self.plan, Look(*columns), self.actions[first:last])

    def show(self, rows: Rows) -> None:
        """Write down how the games stand."""
        look, plan = self.look, self.plan
        look.seats[:] = np.frombuffer(bytes(rows.seats), np.uint8)  # of a list twice as slow
        small = np.frombuffer(rows.small(), np.uint8).reshape(look.observations.shape)
        if plan.small:
            look.observations[:] = small
        else:
            plan.setting.layout.expand_all(small, look.observations)
        look.masks[:] = np.frombuffer(rows.masks(), np.int8).reshape(look.masks.shape)
        look.rewards.fill(0)
        look.ended.fill(False)
        look.cut.fill(False)
        if rows.ended:
            look.rewards[rows.ended] = rows.returns
            look.ended[rows.ended] = True
        if rows.cut:
            look.cut[rows.cut] = True
