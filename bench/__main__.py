"""Measures ours and the peers one after the other, ours again at the end, and compares."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from bench.environments import ROOT, UnavailableError, prepare
from bench.measure import Plan, Row
from bench.programs import OURS, PROGRAMS, run
from bench.table import render
from bench.targets import check

THOROUGH = Plan(seconds=1.0, runs=8)
QUICK = Plan(seconds=0.4, runs=3)


def main() -> int:
    """Slow figures are reported, and are a failure only where the caller says so."""
    arguments = _arguments()
    plan = QUICK if arguments.quick else THOROUGH
    wanted: list[str] = arguments.only
    unavailable = _install(wanted)
    rows: list[Row] = []
    for name in wanted:
        rows += _measure(name, name, plan, unavailable)
    again = _measure(OURS, f"{OURS} again", plan, unavailable) if OURS in wanted else []
    verdicts = check(rows)
    print(render(rows, again, unavailable, verdicts), end="")
    document = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "plan": plan._asdict(),
        "rows": rows,
        "again": again,
        "unavailable": unavailable,
        "targets": [verdict._asdict() for verdict in verdicts],
    }
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return int(arguments.strict and not all(verdict.reached for verdict in verdicts))


def _install(wanted: list[str]) -> dict[str, str]:
    """All before the first measurement, so that nothing comes between ours and catanatron."""
    unavailable = {}
    for name in wanted:
        peer = PROGRAMS[name].peer
        if peer is not None:
            try:
                prepare(peer)
            except UnavailableError as reason:
                unavailable[name] = str(reason)
    return unavailable


def _measure(name: str, title: str, plan: Plan, unavailable: dict[str, str]) -> list[Row]:
    """No rows where a program cannot be run, and the reason noted under its title."""
    if name in unavailable:
        return []
    print(f"measuring {title} ...", file=sys.stderr, flush=True)
    try:
        return run(name, plan)
    except UnavailableError as reason:
        unavailable[title] = str(reason)
        return []


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short runs: a rough first look")
    parser.add_argument(
        "--only",
        type=_programs,
        default=list(PROGRAMS),
        metavar="NAME,...",
        help=f"some of {','.join(PROGRAMS)}",
    )
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", metavar="FILE")
    parser.add_argument("--strict", action="store_true", help="fail where a target is not reached")
    return parser.parse_args()


def _programs(text: str) -> list[str]:
    """Whatever order they were named in, the run keeps its own."""
    named = set(filter(None, text.split(",")))
    if unknown := named - PROGRAMS.keys():
        raise argparse.ArgumentTypeError(f"no such program: {', '.join(sorted(unknown))}")
    return [name for name in PROGRAMS if name in named]


if __name__ == "__main__":
    sys.exit(main())
