"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST = 10_000  # addresses remembered


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
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._by: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        if key not in self._by:
            self._by[key] = Bucket(self.most, self.rate)
            if len(self._by) > MOST:
                self._by.popitem(last=False)
        self._by.move_to_end(key)
        return self._by[key].take()
