"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST = 10_000  # addresses remembered
PACE = (120, 40)  # messages at a seat: at once, and a second in the long run
TALK = (6, 0.5)  # what one says at a table


class Bucket:
    """So many at once, so many a second in the long run."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self.left, self.at = most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address, person or seat; those not seen for long are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._by: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """The bucket of that one, for whoever takes from it often."""
        if key not in self._by:
            self._by[key] = Bucket(self.most, self.rate)
            if len(self._by) > MOST:
                self._by.popitem(last=False)
        self._by.move_to_end(key)
        return self._by[key]
