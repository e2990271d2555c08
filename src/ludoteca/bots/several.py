"""Several trees at once: processes that think about the same question, their games put together."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from typing import Any

from ludoteca.bots import sense
from ludoteca.bots.levels import MASTER
from ludoteca.bots.search import Search
from ludoteca.bots.search.thought import Thought, merged
from ludoteca.games import game as game_of
from ludoteca.kernel.event import Seat
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.state import State

SOON = 2.0  # seconds
FEWEST = 100  # games for each: with fewer none of them tries a choice often enough to judge it
AWAKE = 0.05  # seconds that each is kept busy at first, so that the next one is begun too


class Several:
    """So many processes, begun when they are first needed.

    The same seed, simulations and number of processes think the same, as long as the clock allows.
    Where there are few games to imagine, only so many think that each has *fewest* of them.
    """

    def __init__(self, processes: int, fewest: int = FEWEST, *, spared: bool = False) -> None:
        self.processes = max(1, processes)
        self.spared = spared  # whether Ctrl-C is only for who asks them
        self.fewest = fewest
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()

    @property
    def pool(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")  # forked threads could hang
                self._pool = ProcessPoolExecutor(
                    self.processes,
                    mp_context=spawn,
                    initializer=_begin,
                    initargs=(os.getpid(), self.spared),
                )
            return self._pool

    def wake(self) -> None:
        """Begin them before anybody asks: who asks first need not wait for it."""
        if self._pool is None:
            for _ in range(self.processes):
                self._submit(time.sleep, AWAKE)

    def _submit(self, *asked: Any) -> Future[Any]:
        """Ask one of them; who is begun for it never hears Ctrl-C, if it is to be spared."""
        pool = self.pool  # first: what looks after semaphores is begun with it, and hears again
        with unheard() if self.spared else nullcontext():
            return pool.submit(*asked)

    def begin(
        self,
        game: str,
        s: State,
        seat: Seat,
        simulations: int,
        seconds: float,
        seed: int,
        between: tuple[Any, ...] = (),
        level: str = MASTER.name,
    ) -> list[Future[Thought]]:
        """Each takes its share."""
        saved, text = save(s), s.terms.content.text
        looks = max(1, len(between))  # in each of its worlds all of them are tried
        most = simulations // (looks if between else self.fewest)
        thinkers = max(1, min(self.processes, most))
        each, more = divmod(simulations // looks, thinkers)
        shares = [((i, thinkers), looks * (each + (i < more))) for i in range(thinkers)]
        return [
            self._submit(
                _think, game, text, saved, seat, games, seconds, seed, share, between, level
            )
            for share, games in shares
            if games
        ]

    def think(
        self,
        game: str,
        s: State,
        seat: Seat,
        simulations: int,
        seconds: float,
        seed: int,
        between: tuple[Any, ...] = (),
        level: str = MASTER.name,
    ) -> Thought:
        """What they think together; if one of them dies meanwhile, once more with others."""
        asked = (game, s, seat, simulations, seconds, seed, between, level)
        pool = self.pool
        try:
            found = self._thoughts(asked)
        except BrokenProcessPool:
            self._give_up(pool)
            found = self._thoughts(asked)
        return merged(found, sense(game, level).loyalty)

    def _thoughts(self, asked: tuple[Any, ...]) -> list[Thought]:
        begun = self.begin(*asked)
        wait(begun)
        return [thought.result() for thought in begun]

    def _give_up(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is broken:  # else another thread has seen it too
                self._pool = None
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Once what they are thinking of is done: who left sooner would leave semaphores behind."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def end(self) -> None:
        """At once, whatever they are thinking of: nobody waits for it any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End its processes at once, whatever they are doing."""
    answers: Any = pool._result_queue
    for process in [*(pool._processes or {}).values()]:
        process.terminate()
    if answers is not None:
        answers._writer.close()  # else the rest of an answer that was cut off is waited for
    pool.shutdown(wait=True, cancel_futures=True)


def _begin(hall: int, spared: bool) -> None:
    """Nobody looks for garbage there: it takes a tenth of a second where much is remembered.

    And there is none: no thought refers to itself in a circle.
    """
    gc.disable()
    stay_with(hall)
    if spared:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def unheard() -> Iterator[None]:
    """Processes begun meanwhile never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def once() -> Iterator[None]:
    """The first Ctrl-C is heard, and no other before this is over."""

    def hear(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    ours = threading.current_thread() is threading.main_thread()
    if not ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # somebody else looks after it
        return
    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def stay_with(whom: int) -> None:
    """End soon after who began this process was killed: nobody will ask it, or hear its answer."""

    def watch() -> None:
        while os.getppid() == whom:
            time.sleep(SOON)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _think(
    game: str,
    content: str | None,
    saved: bytes,
    seat: Seat,
    simulations: int,
    seconds: float,
    seed: int,
    share: tuple[int, int],
    between: tuple[Any, ...],
    level: str,
) -> Thought:
    """In a process of its own."""
    played: Any = game_of(game)
    if content is not None:
        played.content(content)  # laid on the shelf, where the position looks for it
    s = load(played.state, saved)
    clock = time.monotonic if seconds else None
    until = time.monotonic() + seconds
    search = Search(sense(game, level), seed, share=share)
    return search.think(s, seat, simulations, clock=clock, until=until, between=between)


def cores() -> int:
    """How many this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
