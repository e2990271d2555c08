"""Several processes that play some rows of a batch each, on memory that all of them share."""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import signal
import time
import traceback
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any
from weakref import finalize

from ludoteca.adapters.arrays import Arrays, Plan
from ludoteca.adapters.rows import Rows
from ludoteca.bots.several import cores, unheard

PATIENCE = 5.0  # seconds in which a process may leave by itself
STEP, DONE = b"step", b"done"  # what is said at every step; anything else is pickled
AWAKE = 0.0005  # seconds in which who waits does not sleep: to wake a core takes as long as a step
OURSELVES = 0  # the number of the worker that is no other process


class WorkerError(RuntimeError):
    """A process of a batch has ended or failed, and with it the games that it played."""


class Playing:
    """Some rows of a batch, and the arrays that tell of them."""

    def __init__(self, arrays: Arrays) -> None:
        self.rows, self.arrays = Rows(arrays.plan.setting), arrays

    def do(self, deed: str, given: Any) -> Any:
        """Something with all these rows."""
        rows = self.rows
        if deed == "refusal":
            return rows.refusal(*given)
        if deed == "keep":
            return rows.keep()
        if deed == "step":
            rows.step(self.arrays.actions.tolist() if given is None else given.tolist())
        elif deed == "begin":
            rows.begin(given)
        else:
            rows.recall(given)
        self.arrays.show(rows)
        return None


def heard(line: Connection, awake: float) -> bytes:
    """What is said on the line next."""
    until = time.perf_counter() + awake
    while not line.poll() and time.perf_counter() < until:
        pass
    return line.recv_bytes()


def work(line: Connection, awake: float, plan: Plan, memory: Any, first: int, last: int) -> None:
    """What such a process does, until nobody is at the other end of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that steps the batch
    playing = Playing(Arrays.on(plan, memory).of(first, last))
    with contextlib.suppress(EOFError, OSError):
        while True:
            said = heard(line, awake)
            try:
                answer = playing.do(*(("step", None) if said == STEP else pickle.loads(said)))
            except Exception:
                line.send((False, traceback.format_exc()))
            else:
                if answer is None:
                    line.send_bytes(DONE)
                else:
                    line.send((True, answer))


class Workers:
    """So many processes, each with about as many rows; the first is the one that asks them."""

    def __init__(self, plan: Plan, many: int) -> None:
        spawn = multiprocessing.get_context("spawn")  # forked threads could hang
        memory = spawn.RawArray("B", plan.memory())  # has no name: nothing to leave behind
        self.arrays = Arrays.on(plan, memory)
        self.bounds = [plan.many * i // many for i in range(many + 1)]
        self.ours = Playing(self.arrays.of(0, self.bounds[1]))
        self.awake = AWAKE if many <= cores() else 0.0  # or others would wait for that core
        self.lines: list[Connection] = []  # to the others
        self.processes: list[BaseProcess] = []
        self.close = finalize(self, _dismiss, self.lines, self.processes)
        try:
            with unheard():
                for first, last in zip(self.bounds[1:], self.bounds[2:], strict=False):
                    ours, theirs = spawn.Pipe()
                    self.lines.append(ours)
                    given = (theirs, self.awake, plan, memory, first, last)
                    process = spawn.Process(target=work, args=given, daemon=True)
                    process.start()
                    self.processes.append(process)
                    theirs.close()  # so that the line breaks when the process ends
        except BaseException:
            self.close()
            raise

    def all(self, deed: str, given: Any = None) -> list[Any]:
        """All do the same, at the same time, each with its rows of what is given."""
        if deed == "step":  # by the shortest way
            self.arrays.actions[:], given = given, None
        parts = zip(self.bounds, self.bounds[1:], strict=False)
        shares = [None if given is None else given[first:last] for first, last in parts]
        return self._done(dict(enumerate(shares)), deed)

    def one(self, deed: str, row: int, *given: Any) -> Any:
        """The process with that row does something with it alone."""
        number = max([i for i, first in enumerate(self.bounds[:-1]) if first <= row])
        return self._done({number: (row - self.bounds[number], *given)}, deed)[0]

    def _done(self, asked: dict[int, Any], deed: str) -> list[Any]:
        """Whoever breaks off in the middle leaves no process behind that is out of step."""
        if not self.close.alive:
            raise WorkerError("this batch is closed")
        others = [number for number in asked if number != OURSELVES]
        number, answers = OURSELVES, []
        try:
            for number in others:
                self._say(number, deed, asked[number])
            number = OURSELVES
            if OURSELVES in asked:
                answers.append(self.ours.do(deed, asked[OURSELVES]))
            for number in others:
                answers.append(self._heard(number))
        except BaseException as error:
            ended = self._ended(number) if isinstance(error, EOFError | OSError) else None
            self.close()
            if ended is None:
                raise
            raise WorkerError(
                f"worker {number} of this batch has ended (exit code {ended}), and its games"
                " with it: this batch is closed, begin another"
            ) from error
        return answers

    def _say(self, number: int, deed: str, given: Any) -> None:
        line = self.lines[number - 1]
        if deed == "step":
            line.send_bytes(STEP)
        else:
            line.send((deed, given))

    def _heard(self, number: int) -> Any:
        """The answer of another process."""
        told = heard(self.lines[number - 1], self.awake)
        if told == DONE:
            return None
        well, answer = pickle.loads(told)
        if not well:
            raise WorkerError(f"worker {number} of this batch failed:\n{answer}")
        return answer

    def _ended(self, number: int) -> int | None:
        """The exit code of another process, if it ends."""
        if number == OURSELVES:
            return None
        process = self.processes[number - 1]
        process.join(PATIENCE)
        return process.exitcode


def _dismiss(lines: list[Connection], processes: list[BaseProcess]) -> None:
    """Who finds the line broken leaves; who does not leave is stopped."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
        process.close()
