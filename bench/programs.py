"""The programs that measure, each run in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench.environments import ROOT, UnavailableError, prepare
from bench.measure import Plan, Row

OURS = "ours"
PATIENCE = 3600.0  # seconds until a program is given up

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Program(NamedTuple):
    """A script of bench/, and the peer whose environment runs it; none for ours."""

    script: str
    peer: str | None


PROGRAMS = {
    OURS: Program("ours.py", None),
    "catanatron": Program("peers/catanatron_random.py", "catanatron"),
    "open_spiel": Program("peers/openspiel_random.py", "open_spiel"),
    "rlcard": Program("peers/rlcard_random.py", "rlcard"),
    "pettingzoo": Program("peers/pettingzoo_random.py", "pettingzoo"),
}
"""In the order of the run: catanatron stands beside ours because the targets compare the two."""


def run(name: str, plan: Plan) -> list[Row]:
    """The rows that a program printed; CPU time of every thread counts, so there is one only."""
    program = PROGRAMS[name]
    script = ROOT / "bench" / program.script
    if not script.exists():
        raise UnavailableError(f"there is no bench/{program.script}")
    python = prepare(program.peer) if program.peer else Path(sys.executable)
    command = [str(python), str(script), "--seconds", str(plan.seconds), "--runs", str(plan.runs)]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
            env=_surroundings(program.peer),
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UnavailableError(str(error)) from error
    if done.returncode:
        raise UnavailableError(
            (done.stderr.strip().splitlines() or ["it stopped without a word"])[-1]
        )
    return read_rows(done.stdout)


def read_rows(printed: str) -> list[Row]:
    """Only the last line counts: libraries greet on the lines before."""
    try:
        rows: list[Row] = json.loads((printed.strip().splitlines() or [""])[-1])
    except json.JSONDecodeError as error:
        raise UnavailableError(f"its last line is not JSON: {error}") from error
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise UnavailableError("its last line is not a list of rows")
    for row in rows:
        if missing := Row.__required_keys__ - row.keys():
            raise UnavailableError(f"a row lacks {', '.join(sorted(missing))}: {row}")
    return rows


def _surroundings(peer: str | None) -> dict[str, str]:
    """A peer sees of ours only the package bench; our own program keeps the caller's path."""
    ours = os.environ.get("PYTHONPATH", "") if peer is None else ""
    return {
        **os.environ,
        **dict.fromkeys(ONE_THREAD, "1"),
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), ours])),
        "PYTHONHASHSEED": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
    }
