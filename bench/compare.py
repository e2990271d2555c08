"""What a change did to our speed: ``python -m bench.compare REVISION``.

Three processes take turns, slice by slice: the sources as they are, those of the earlier revision,
and once more those as they are.  How far the first and the third are apart is the noise.  The
present bench measures all three, unless it does not run on the earlier sources.
"""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.asked import above_zero, at_least
from bench.environments import ROOT, UnavailableError
from bench.measure import Row
from bench.passes import Plan, Spread, counted, spread, turns
from bench.programs import OURS, Running

What = tuple[str, str, int]  # game, what, round or 0
BENCH, SOURCES = "bench", "src"
NOT_NEEDED = shutil.ignore_patterns("ladders", "__pycache__")
ENOUGH = 9  # passes: of fewer the quartiles are two or three figures, and luck puts them apart
TRIED = 1e-9  # seconds: each task does what it has to do once

Slices = dict[str, dict[What, float]]  # by who measured: how fast


class Change(NamedTuple):
    """One figure now over then, and over itself; above 1 is faster."""

    what: What
    change: Spread
    noise: Spread
    passes: int

    @property
    def verdict(self) -> str:
        """Half of all passes have to lie beyond where half of the noise lies, and be enough."""
        if self.passes < ENOUGH:
            return "-"
        if self.change.low > max(1.0, self.noise.high):
            return "faster"
        return "slower" if self.change.high < min(1.0, self.noise.low) else "-"


def speed(row: Row) -> float:
    """A rate, or what a cost is one part of."""
    if "decisions_per_s" in row:
        return row["decisions_per_s"]
    return 1 / (row["us"] if "us" in row else row["us_per_decision"])


def changes(passes: Sequence[Slices]) -> list[Change]:
    """What both revisions measure, ratio by ratio within each pass."""
    both = [what for what in passes[0]["now"] if all([what in one["then"] for one in passes])]
    return [
        Change(
            what,
            spread([one["now"][what] / one["then"][what] for one in passes]),
            spread([one["now"][what] / one["again"][what] for one in passes]),
            len(passes),
        )
        for what in both
    ]


def measured(running: dict[str, Running], plan: Plan) -> list[Slices]:
    """A pass that is thrown away, to warm up, then those that count."""
    names = {program: name for name, program in running.items()}
    passes: list[Slices] = []
    for _ in counted(plan.passes):
        slices: Slices = {name: {} for name in running}
        for program, task in turns(list(running.values())):
            for row in program.measure(task, plan.seconds):
                what = row["game"], row["what"], row.get("round", 0)
                slices[names[program]][what] = speed(row)
        passes.append(slices)
    return passes[1:]


def unpack(revision: str, folder: str, where: Path) -> None:
    """A folder of an earlier revision."""
    command = ["git", "archive", revision, folder]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    except OSError as error:
        sys.exit(f"git is needed for the sources of {revision}: {error}")
    if done.returncode:
        sys.exit(
            f"git gives no {folder}/ of {revision!r} ({done.stderr.decode().strip()}). Name a "
            "commit, tag or branch that is in this clone, such as HEAD~1: git log --oneline"
        )
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(where, filter="data")


def start(root: Path) -> Running:
    """Ours under that root, when each of its tasks has been tried."""
    program = Running(OURS, root)
    for task in range(program.tasks):
        program.measure(task, TRIED)
    return program


def start_then(revision: str, root: Path) -> tuple[Running, str]:
    """The present bench with the sources of that revision; else with its own, and what to say."""
    unpack(revision, SOURCES, root)
    shutil.copytree(ROOT / BENCH, root / BENCH, ignore=NOT_NEEDED)
    try:
        return start(root), ""
    except UnavailableError as reason:
        shutil.rmtree(root / BENCH)
        unpack(revision, BENCH, root)
        return start(root), (
            f"The present bench does not run on the sources of {revision} ({reason}).\n"
            "Its own bench has measured them: what differs may be the bench and not the speed."
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("revision", help="what to compare with, as git names it")
    parser.add_argument("--passes", type=at_least(1), default=15)
    parser.add_argument("--seconds", type=above_zero, default=0.1, help="of CPU time for a slice")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            then, warning = start_then(arguments.revision, Path(folder))
            running = {"now": Running(OURS), "then": then, "again": Running(OURS)}
            found = changes(measured(running, Plan(arguments.seconds, arguments.passes)))
        except UnavailableError as reason:
            sys.exit(f"the bench does not run, on {arguments.revision} or on what is now: {reason}")
        for program in running.values():
            program.stop()
    print(f"{'game':<20}{'what':<34}{'now / ' + arguments.revision:>20}{'noise':>20}")
    for one in found:
        game, what, number = one.what
        named = f"{what}, round {number}" if number else what
        print(f"{game:<20}{named:<34}{one.change!s:>20}{one.noise!s:>20}  {one.verdict}")
    if arguments.passes < ENOUGH:
        print(f"No verdicts: {arguments.passes} passes are too few to tell; --passes {ENOUGH}.")
    if warning:
        print(warning)


if __name__ == "__main__":
    main()
