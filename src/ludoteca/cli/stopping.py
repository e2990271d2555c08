"""What ends a game before its end: the person, or the system."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Quit(Exception):  # noqa: N818 (it is no error)
    """The person has had enough for today."""


class StoppedError(Exception):
    """The system asks us to go."""

    def __init__(self, number: int) -> None:
        self.number = number


@contextmanager
def stoppable() -> Iterator[None]:
    """While a game is played, a polite order to stop is an exception like Ctrl-C."""

    def stop(number: int, frame: object) -> None:
        raise StoppedError(number)

    numbers = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    try:
        before = {number: signal.signal(number, stop) for number in numbers}
    except ValueError:  # not the main thread: somebody else looks after signals
        before = {}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
