"""A game's actions as one fixed list of numbers, each with a meaning that no seed changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import SupportsIndex


class Actions:
    """Blocks of meanings, one after the other; the last number is always to wait.

    >>> some = Actions(1, {"done": ("the choice is made",), "tokens": ("1 token", "2 tokens")})
    >>> some.of("tokens", 1), some.meaning(2), some.meaning(some.wait)
    (2, 'tokens: 2 tokens', 'wait: somebody else is asked')
    """

    def __init__(self, version: int, blocks: Mapping[str, Sequence[str]]) -> None:
        self.version = version
        self.blocks = {**blocks, "wait": ("somebody else is asked",)}
        self.base: dict[str, int] = {}
        self.meanings: list[str] = []
        for name, labels in self.blocks.items():
            self.base[name] = len(self.meanings)
            self.meanings += [f"{name}: {label}" for label in labels]
        self.wait = len(self.meanings) - 1

    def __len__(self) -> int:
        return len(self.meanings)

    def of(self, block: str, place: SupportsIndex) -> int:
        """The number of that place in a block."""
        at = index(place)  # numpy's numbers too
        if not 0 <= at < len(self.blocks[block]):
            raise IndexError(f"{block} has no place {at}")
        return self.base[block] + at

    def meaning(self, action: SupportsIndex) -> str:
        """What that number stands for."""
        number = index(action)
        if not 0 <= number < len(self):
            raise IndexError(f"actions are numbers from 0 to {len(self) - 1}, not {number}")
        return self.meanings[number]
