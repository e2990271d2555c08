"""An observation in named parts: gathered as small numbers, handed out as floats from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence

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
    """Where each part lies: first the amounts, each divided by its most, then the one-hot kinds."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.slices: dict[str, slice] = {}
        first, places = 0, dict[str, range]()  # among the small numbers, in the order of the parts
        for part in self.parts:
            places[part.name] = range(first, first + part.count)
            first += part.count
        amounts = [part for part in self.parts if not part.kinds]
        kinds = [part for part in self.parts if part.kinds]
        self.size = 0
        self.order = (*amounts, *kinds)
        for part in self.order:
            size = part.count * (part.kinds or 1)
            self.slices[part.name] = slice(self.size, self.size + size)
            self.size += size
        self.gathered = first
        most = [part.most for part in amounts for _ in range(part.count)]
        self._amounts = np.array([i for part in amounts for i in places[part.name]], np.intp)
        self._most = np.array(most, np.uint8)
        self._scale = (1 / np.array(most)).astype(np.float32)
        self._kinds = np.array([i for part in kinds for i in places[part.name]], np.intp)
        hot = [self.slices[p.name].start + i * p.kinds for p in kinds for i in range(p.count)]
        self._hot = np.array(hot, np.intp)

    def expand(self, small: Small) -> Floats:
        """The small numbers of one observation as floats."""
        out = np.zeros(self.size, np.float32)
        amounts = np.minimum(small.take(self._amounts), self._most)  # more counts as the most
        np.multiply(amounts, self._scale, out=out[: len(amounts)])
        out[self._hot + small.take(self._kinds)] = 1
        return out

    def expand_all(self, small: Small) -> Floats:
        """The same for many at once, row by row."""
        out = np.zeros((len(small), self.size), np.float32)
        amounts = np.minimum(small[:, self._amounts], self._most)
        np.multiply(amounts, self._scale, out=out[:, : amounts.shape[1]])
        rows = np.arange(0, out.size, self.size)[:, np.newaxis]
        out.reshape(-1)[rows + self._hot + small[:, self._kinds]] = 1
        return out

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The parts of one observation, or of many, by their names, each in its shape."""
        return {
            part.name: flat[..., self.slices[part.name]].reshape(*flat.shape[:-1], *part.shape)
            for part in self.order
        }
