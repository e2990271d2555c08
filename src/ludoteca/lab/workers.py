"""Processes that work for this one: they do not hear Ctrl-C, and they end when their work ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue
from types import TracebackType
from typing import Any

from ludoteca.bots.several import end, once, stay_with, unheard

LATER = 5  # by how much they are nicer than others, where they are not hurried


class Workers:
    """So many of them; whoever leaves this block ends them at once, whatever they are doing.

    Within it the first Ctrl-C is heard, and no other: the second one would come while they end.
    """

    def __init__(self, number: int, *, hurried: bool = True) -> None:
        spawn = multiprocessing.get_context("spawn")
        later = 0 if hurried else LATER
        self._pool = ProcessPoolExecutor(
            number, mp_context=spawn, initializer=_begin, initargs=(os.getpid(), later)
        )
        self._answered: SimpleQueue[Future[Any]] = SimpleQueue()
        self._left = ExitStack()

    def __enter__(self) -> Workers:
        self._left.enter_context(once())
        self._left.callback(end, self._pool)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._left.close()

    def ask(self, *asked: Any) -> Future[Any]:
        """Something to do, and with what; who is begun for it never hears Ctrl-C."""
        with unheard():
            future = self._pool.submit(*asked)
            future.add_done_callback(self._answered.put)
        return future

    def answered(self) -> Future[Any]:
        """The next one that is done; Ctrl-C may end the waiting, and leaves no lock behind."""
        return self._answered.get()


def _begin(whom: int, later: int) -> None:
    """Ctrl-C is for the one who hands out the work; where that one is killed, all end."""
    stay_with(whom)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if later and hasattr(os, "nice"):
        os.nice(later)  # whoever sits at this machine comes first
