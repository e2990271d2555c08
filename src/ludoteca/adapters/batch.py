"""Many games at once: one call advances them all, and gives arrays."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.adapters.arrays import Arrays, Look, Plan
from ludoteca.adapters.match import IllegalActionError, Setting
from ludoteca.adapters.rows import Kept
from ludoteca.adapters.workers import Playing, WorkerError, Workers
from ludoteca.kernel.terms import Value

__all__ = ["Batch", "Look", "WorkerError"]

AnyBatch = TypeVar("AnyBatch", bound="Batch")


class Batch:
    """So many games of one setting; where one ends, the next of its series begins at once.

    With *small* the observations are the small numbers (`Layout.expand_all` makes floats of
    them): for learners that divide them by themselves, where it is quicker.  Without *copy* the
    arrays are the batch's own: nobody may write into them, and the next call does.  With several
    *workers* so many processes play, and the games are the same; `close` sends them away.
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
        workers: int = 1,
        copy: bool = True,
    ) -> None:
        if many < 1:
            raise ValueError(f"a batch has at least one game, not {many}")
        if not 1 <= workers <= many:
            raise ValueError(f"{many} games are played by 1 to {many} workers, not by {workers}")
        self.setting = Setting(game, seats, edition, options, longest)
        self.many, self.small, self.workers, self.copy = many, small, workers, copy
        self._seeds = random.Random()
        self._rows = np.arange(many)
        self._begun = False
        self._plan = plan = Plan(self.setting, many, small)
        self._team = Workers(plan, workers) if workers > 1 else None
        self._arrays = self._team.arrays if self._team else Arrays.on(plan)
        self._playing = Playing(self._arrays)

    def reset(self, seed: int | None = None) -> Look:
        """New games; the same seed begins the same series."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._all("begin", [self._seeds.getrandbits(64) for _ in range(self.many)])
        self._begun = True
        return self._shown()

    def step(self, actions: NDArray[Any] | list[int]) -> Look:
        """One action in each game; if one of them is illegal none is taken."""
        if not self._begun:
            raise RuntimeError("no game has begun: reset the batch first")
        taken = np.asarray(actions)
        if taken.shape != (self.many,):
            raise ValueError(f"wanted {self.many} actions, but their shape is {taken.shape}")
        known = (taken >= 0) & (taken < self.setting.many)
        masks = self._arrays.look.masks
        if not (known.all() and masks[self._rows, taken].all()):
            legal = known & masks[self._rows, np.where(known, taken, 0)].astype(bool)
            row = int(np.flatnonzero(~legal)[0])
            raise IllegalActionError(f"game {row}: {self._refusal(row, int(taken[row]))}")
        self._all("step", taken)
        return self._shown()

    def _all(self, deed: str, given: Any = None) -> list[Any]:
        """Everybody who plays does the same with his rows."""
        if self._team:
            return self._team.all(deed, given)
        if self.copy and deed != "keep":  # what was handed out is not touched again
            self._arrays = self._playing.arrays = Arrays.on(self._plan)
        return [self._playing.do(deed, given)]

    def _shown(self) -> Look:
        look = self._arrays.look
        if not self.copy:
            return look.guarded()
        if self._team:
            return look.copied()
        return look._replace(masks=look.masks.copy())  # by ours the next actions are checked

    def _refusal(self, row: int, action: int) -> str:
        if self._team:
            return str(self._team.one("refusal", row, action))
        return str(self._playing.do("refusal", (row, action)))

    # ------------------------------------------------------------ keeping

    def clone(self) -> Self:
        """Another batch at the same point, with the same series to come."""
        return again(type(self), *self._told())

    def __reduce__(self) -> Any:
        """So too in another process."""
        return again, (type(self), *self._told())

    def _told(self) -> tuple[Any, ...]:
        game, *terms = self.setting.asked
        how = {"small": self.small, "workers": self.workers, "copy": self.copy}
        kept = self._kept() if self._begun else None
        return (game, self.many, *terms), how, self._seeds.getstate(), kept

    def to_bytes(self) -> bytes:
        """The games in progress, for `from_bytes` of a batch with the same setting."""
        return msgspec.msgpack.encode(self._kept())

    def from_bytes(self, data: bytes) -> Look:
        """Go on from games that were saved, and with their series; the workers may be others."""
        kept = msgspec.msgpack.decode(data, type=list[Kept])
        if len(kept) != self.many:
            raise ValueError(f"these are {len(kept)} games, but the batch has {self.many}")
        for saved, _ in kept if self._team else ():
            self.setting.recall(saved)  # so that no worker meets what cannot be loaded
        self._recall(kept)
        return self._shown()

    def _kept(self) -> list[Kept]:
        return [kept for some in self._all("keep") for kept in some]

    def _recall(self, kept: list[Kept]) -> None:
        self._all("recall", kept)
        self._begun = True

    # ------------------------------------------------------------ leaving

    def close(self) -> None:
        """Send the workers away, if there are any; a batch that nobody holds does so by itself."""
        if self._team:
            self._team.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def again(
    kind: type[AnyBatch],
    made_of: tuple[Any, ...],
    how: Mapping[str, Any],
    seeds: Any,
    kept: list[Kept] | None,
) -> AnyBatch:
    """A batch as another one was."""
    batch = kind(*made_of, **how)
    batch._seeds.setstate(seeds)
    if kept is not None:
        batch._recall(kept)
    return batch
