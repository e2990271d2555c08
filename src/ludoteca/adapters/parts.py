"""An observation in named parts: gathered as small numbers, handed out as floats from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Small = NDArray[np.uint8]


class Part(msgspec.Struct, frozen=True):
    """So many numbers: amounts up to *most*, or (with *kinds*) each one of so many kinds."""

    name: str
    count: int
    most: int = 1
    kinds: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.count, self.kinds) if self.kinds else (self.count,)


class Layout:
    """Where each part lies: first the amounts, each divided by its most, then the one-hot kinds.

    Small numbers lie in the same places: an amount as it is, 1 for the kind that it is.
    """

    def __init__(self, parts: Sequence[Part], bounded: bool = False) -> None:
        self.parts = tuple(parts)
        amounts = [part for part in self.parts if not part.kinds]
        kinds = [part for part in self.parts if part.kinds]
        self.order = (*amounts, *kinds)
        self.slices: dict[str, slice] = {}
        self.size = 0
        for part in self.order:
            size = part.count * (part.kinds or 1)
            self.slices[part.name] = slice(self.size, self.size + size)
            self.size += size
        self.bounded = bounded  # whether no amount is ever more than its most
        flags = sum([part.count * part.kinds for part in kinds])
        most = [part.most for part in amounts for _ in range(part.count)] + [1] * flags
        self._amounts = len(most) - flags
        self._most = np.array(most, np.uint8)
        self._scale = (1 / np.array(most)).astype(np.float32)

    def expand(self, small: Small) -> Floats:
        """The small numbers of one observation as floats."""
        return (small if self.bounded else self.within(small)) * self._scale

    def expand_all(self, small: Small, out: Floats | None = None) -> Floats:
        """The same for many at once, row by row; into *out*, if there is one."""
        if out is None:
            out = np.empty(small.shape, np.float32)
        out[...] = small if self.bounded else self.within(small)  # quicker than to multiply these
        amounts = out[..., : self._amounts]  # what is behind them is 0 or 1
        np.multiply(amounts, self._scale[: self._amounts], out=amounts)
        return out

    def within(self, small: Small) -> Small:
        """More counts as the most."""
        return np.minimum(small, self._most)

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The parts of one observation, or of many, by their names, each in its shape."""
        return {
            part.name: flat[..., self.slices[part.name]].reshape(*flat.shape[:-1], *part.shape)
            for part in self.order
        }


@cache
def flags(kinds: int) -> tuple[bytes, ...]:
    """By kind, of so many: 1 in its place, 0 in all others."""
    return tuple([bytes(kind) + b"\1" + bytes(kinds - kind - 1) for kind in range(kinds)])
