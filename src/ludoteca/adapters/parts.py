"""An observation in named parts: gathered as small numbers, handed out as floats from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Small = NDArray[np.uint8]

NO_KIND = 255  # small numbers are less


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
    """Where each part lies: amounts are divided by the most that they can be, kinds are one-hot."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.slices: dict[str, slice] = {}
        source, kind, at, gathered = list[int](), list[int](), 0, 0
        most: list[int] = []
        for part in self.parts:
            size = part.count * (part.kinds or 1)
            self.slices[part.name] = slice(at, at + size)
            for i in range(part.count):
                source += [gathered + i] * (part.kinds or 1)
                kind += range(part.kinds) if part.kinds else (-1,)
                most += [part.most] * (part.kinds or 1)
            at, gathered = at + size, gathered + part.count
        self.size, self.gathered = at, gathered
        amount = np.array(kind) < 0
        self._source = np.array(source, np.intp)
        self._kind = np.where(amount, NO_KIND, kind).astype(np.uint8)
        self._scale = np.where(amount, 1 / np.array(most), 0).astype(np.float32)

    def expand(self, small: Small) -> Floats:
        """Small numbers, of one observation or of many, as floats."""
        spread = small.take(self._source, -1)
        out: Floats = spread * self._scale
        out += spread == self._kind
        return np.minimum(out, 1, out=out)  # more than the most counts as the most

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The parts of one observation by their names, each in its shape."""
        return {
            part.name: flat[..., self.slices[part.name]].reshape(*flat.shape[:-1], *part.shape)
            for part in self.parts
        }
