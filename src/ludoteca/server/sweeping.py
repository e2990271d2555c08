"""When Python looks through all of its memory for what nobody needs any more.

By itself it does so whenever there is a quarter more than the last time; with a thousand tables in
memory that is more than half a second in which nobody is answered.  Nearly everything here goes
away by itself as soon as it is let go.  What does not are connections that have ended, because they
hold on to themselves: they are counted, and many of them are worth a look through everything.
What is free by then goes back to the system: glibc would keep it for this process.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

YOUNG = 1_000  # new objects before the young ones are looked through: some milliseconds at most
MIDDLE = 10  # times, before those that are a little older are as well
OLD = 2_000  # times more, in case there is something that is not counted
LEAST = 100  # ended lines, each with some tens of kilobytes
SHARE = 4  # where many are open it takes a quarter of their number
REQUESTS = 20  # requests leave as much as one line
PAUSE = 1.0  # seconds until the last of them has let go


def _trim() -> Callable[[int], int] | None:
    """How free memory is given back; None where the system has no such thing, or needs none."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return found


class Sweeping:
    """Counts what has ended; before `begin` it leaves the process's memory alone."""

    def __init__(self) -> None:
        self.on = False
        self.lines = 0  # connections to tables that have ended since
        self.requests = 0
        self._trim = _trim()

    def begin(self) -> None:
        """A hall has this process to itself: what was read at the start stays for good."""
        self.on = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def ended(self, still_open: int, *, lines: int = 0, requests: int = 0) -> None:
        """So many have ended, and so many lines are open."""
        self.lines += lines
        self.requests += requests
        most = max(LEAST, still_open // SHARE)
        if self.on and self.lines + self.requests // REQUESTS >= most:
            self.lines = self.requests = 0
            asyncio.get_running_loop().call_later(PAUSE, self.sweep)

    def sweep(self) -> None:
        """Look through everything now."""
        gc.collect()
        if self._trim is not None:
            self._trim(0)
