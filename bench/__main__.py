"""Measures ours and the peers in turns, slice by slice, and compares within each pass."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.environments import ROOT, UnavailableError
from bench.measure import Row
from bench.passes import Pass, Plan, counted, merged, turns
from bench.programs import PROGRAMS, Running
from bench.table import render
from bench.targets import check, told

THOROUGH = Plan(seconds=0.2, passes=31)
QUICK = Plan(seconds=0.1, passes=9)


def main() -> int:
    """Slow figures are reported, and are a failure only where the caller says so."""
    arguments = _arguments()
    plan = QUICK if arguments.quick else THOROUGH
    running, unavailable = _start(arguments.only)
    if not running:
        print(*[f"{name}: not available: {why}" for name, why in unavailable.items()], sep="\n")
        return 1
    passes = _measure(running, plan, unavailable)
    for program in running.values():
        program.stop()
    verdicts = check(passes)
    print(render(passes, unavailable, verdicts), end="")
    document = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "plan": plan._asdict(),
        "rows": merged(passes),
        "passes": passes,
        "unavailable": unavailable,
        "targets": [verdict._asdict() for verdict in verdicts],
        "also": {name: figure._asdict() for name, figure in told(passes)},
    }
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return int(arguments.strict and not all(verdict.reached for verdict in verdicts))


def _start(wanted: Sequence[str]) -> tuple[dict[str, Running], dict[str, str]]:
    """All before the first measurement, so that nothing comes between the slices."""
    running, unavailable = {}, {}
    for name in wanted:
        print(f"starting {name} ...", file=sys.stderr, flush=True)
        try:
            running[name] = Running(name)
        except UnavailableError as reason:
            unavailable[name] = str(reason)
    return running, unavailable


def _measure(running: dict[str, Running], plan: Plan, unavailable: dict[str, str]) -> list[Pass]:
    """A pass that is thrown away, to warm up, then those that count; who breaks off is noted."""
    names = {program: name for name, program in running.items()}
    passes: list[Pass] = []
    for _ in counted(plan.passes):
        rows: list[Row] = []
        for program, task in turns(list(running.values())):
            if names[program] not in unavailable:
                try:
                    rows += program.measure(task, plan.seconds)
                except UnavailableError as reason:
                    unavailable[names[program]] = str(reason)
        passes.append(rows)
    return passes[1:]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few short passes: a rough first look")
    parser.add_argument(
        "--only",
        type=_programs,
        default=list(PROGRAMS),
        metavar="NAME,...",
        help=f"some of {', '.join(PROGRAMS)}",
    )
    parser.add_argument("--json", type=_file, default=ROOT / "build" / "bench.json", metavar="FILE")
    parser.add_argument("--strict", action="store_true", help="fail where a target is not reached")
    return parser.parse_args()


def _file(text: str) -> Path:
    """Asked before the measuring and not after it."""
    if Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is a folder; name a file in it")
    return Path(text)


def _programs(text: str) -> list[str]:
    """Whatever order they were named in, the run keeps its own."""
    named = set(filter(None, [name.strip() for name in text.split(",")]))
    unknown = ", ".join(sorted(named - PROGRAMS.keys()))
    if unknown or not named:
        why = f"no such program: {unknown}" if unknown else "no program is named"
        raise argparse.ArgumentTypeError(f"{why}; there are {', '.join(PROGRAMS)}")
    return [name for name in PROGRAMS if name in named]


if __name__ == "__main__":
    sys.exit(main())
