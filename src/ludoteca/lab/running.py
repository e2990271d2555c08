"""A run: its chunks over processes or a cluster, kept as they come, and taken up again later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import monotonic

import msgspec

from ludoteca.lab.plan import FILE, Plan, check_rules, read_plan, same_but_for_length
from ludoteca.lab.playing import play
from ludoteca.lab.shelf import finished, keep, tables_of, write_plan
from ludoteca.lab.trouble import LabError
from ludoteca.lab.workers import Workers

TRIES = 3  # for a chunk whose process dies
Tables = dict[str, bytes]
Chunks = Iterator[tuple[int, Tables]]


class Progress(msgspec.Struct, frozen=True):
    """How far a run has come."""

    played: int
    games: int
    rate: float = 0.0  # games in a second, of this sitting
    left: float | None = None  # seconds, once there is a rate


def play_chunk(plan: Plan, chunk: int) -> Tables:
    """In a process of its own: the games of a chunk, as Parquet."""
    check_rules(plan)  # on a cluster this may be another installation
    noted = []
    for number in plan.numbers(chunk):
        try:
            noted.append(play(number, plan.match(number), plan.decisions))
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise LabError("lab-game-failed", number=number, error=told) from error
    return tables_of(plan, noted)


def over_processes(workers: int) -> Callable[[Plan, Iterable[int]], Chunks]:
    """So many processes; one that dies is replaced, and what it had not finished is played again.

    One worker is this process itself.
    """

    def alone(plan: Plan, chunks: Iterable[int]) -> Chunks:
        for chunk in chunks:
            yield chunk, play_chunk(plan, chunk)

    def together(plan: Plan, chunks: Iterable[int]) -> Chunks:
        ahead, tried = list(chunks)[::-1], Counter[int]()
        while ahead:
            waiting: dict[Future[Tables], int] = {}
            try:
                with Workers(workers, hurried=False) as found:
                    while ahead or waiting:
                        while ahead and len(waiting) < 2 * workers:
                            waiting[found.ask(play_chunk, plan, ahead[-1])] = ahead[-1]
                            ahead.pop()
                        future = found.answered()
                        tables = future.result()  # before it is struck off: it may have died
                        yield waiting.pop(future), tables
            except BrokenProcessPool:
                for chunk in sorted(waiting.values(), reverse=True):
                    tried[chunk] += 1
                    ahead.append(chunk)
                    if tried[chunk] >= TRIES:
                        first, last = plan.numbers(chunk)[0], plan.numbers(chunk)[-1]
                        raise LabError("lab-worker-died", first=first, last=last) from None

    return alone if workers <= 1 else together


def prepare(folder: Path, plan: Plan) -> Plan:
    """The plan with which the run in *folder* goes on, or begins.

    A run can be made longer; otherwise it is the same run or none.
    """
    check_rules(plan)
    if (folder / FILE).exists():
        old = read_plan(folder)
        check_rules(old)
        if names := same_but_for_length(old, plan):
            raise LabError("lab-other-run", folder=str(folder), names=names)
        plan = msgspec.structs.replace(plan, chunk=old.chunk, games=max(plan.games, old.games))
        if plan == old:
            return plan
    elif folder.exists() and not folder.is_dir():
        raise LabError("lab-no-folder", folder=str(folder))
    elif folder.exists() and any(folder.iterdir()):
        raise LabError("lab-folder-taken", folder=str(folder))
    write_plan(folder, plan)
    return plan


def run(
    folder: Path,
    plan: Plan,
    played_by: Callable[[Plan, Iterable[int]], Chunks],
    tell: Callable[[Progress], None] = lambda progress: None,
    mended: Callable[[str], None] = lambda file: None,
) -> Progress:
    """Play whatever of the plan is not there yet; every finished chunk is kept at once."""
    there, broken = finished(folder, plan)
    for file in broken:
        mended(file)
    ahead = [chunk for chunk in plan.chunks() if chunk not in there]
    played = before = sum([len(plan.numbers(chunk)) for chunk in there])
    progress, since = Progress(played, plan.games), monotonic()
    tell(progress)
    for chunk, tables in played_by(plan, ahead):
        keep(folder, chunk, tables)
        played += len(plan.numbers(chunk))
        rate = (played - before) / max(1e-9, monotonic() - since)
        progress = Progress(played, plan.games, rate, (plan.games - played) / rate)
        tell(progress)
    return progress
