"""Play on and on; at the end say how much, and how memory was."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor

from tests.soak.hall import Memory, with_a_hall
from tests.soak.headless import Work


def headless(work: Work, workers: int, began: float) -> None:
    """The same in several processes, each watched."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting: list[Future[Counter[str]]] = [pool.submit(work, seed) for seed in range(workers)]
        time.sleep(5)
        watched = [Memory(pid, began) for pid in pool._processes]
        while not all(one.done() for one in waiting):
            for memory in watched:
                memory.look()
            time.sleep(2)
        made = sum([one.result() for one in waiting], Counter[str]())
    for name, count in sorted(made.items()):
        print(f"without it: {count} {'' if name.startswith('games') else 'decisions of '}{name}")
    for memory in watched:
        if memory.held:
            print(f"memory: {memory.verdict()}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--decisions", type=int, default=0, help="of each game, without a hall")
    parser.add_argument("--game", default="", help="only that one, without a hall")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    began, cores = time.monotonic(), os.cpu_count() or 1
    if args.decisions:
        workers = args.workers or cores
        work = Work(None, -(-args.decisions // workers), args.game, args.seed)
        headless(work, workers, began)
    else:
        beside = multiprocessing.get_context("spawn").Process(
            target=with_a_hall, args=(args.minutes, args.seed)
        )
        beside.start()
        work = Work(args.minutes * 60, 0, args.game, args.seed)
        headless(work, args.workers or max(1, cores - 1), began)
        beside.join()
        assert beside.exitcode == 0, "the hall did not stand it"
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
