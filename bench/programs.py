"""The programs that measure, each a process of its own that waits for its turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.environments import ROOT, UnavailableError, prepare
from bench.measure import MARK, Row

OURS = "ours"
COMPILED = "compiled"

RANDOM_PLAY, SEARCHES = 12, 3  # with so many tasks of these kinds ours begins, research follows
BEFORE_RESEARCH = RANDOM_PLAY + SEARCHES

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Program(NamedTuple):
    """A script of bench/, and the peer whose environment runs it; none for ours."""

    script: str
    peer: str | None
    sources: str = "src"  # where ours finds the package, below the root
    first: int = 0  # beside which task of ours its own first one lies


PROGRAMS = {
    OURS: Program("ours.py", None),
    COMPILED: Program("ours.py", None, "build/compiled"),
    "catanatron": Program("peers/catanatron_random.py", "catanatron"),
    "open_spiel": Program("peers/openspiel_random.py", "open_spiel"),
    "open_spiel_search": Program("peers/openspiel_search.py", "open_spiel", first=RANDOM_PLAY),
    "rlcard": Program("peers/rlcard_random.py", "rlcard", first=BEFORE_RESEARCH),
    "pettingzoo": Program("peers/pettingzoo_random.py", "pettingzoo", first=BEFORE_RESEARCH),
}
"""In the order of the run; what the targets compare lies close together."""


class Running:
    """A program that has been started; `tasks` says how many things it can measure.

    Ours may be that of another revision, under a root of its own.
    """

    def __init__(self, name: str, root: Path = ROOT) -> None:
        program = PROGRAMS[name]
        script = root / "bench" / program.script
        if not script.exists():
            raise UnavailableError(f"there is no bench/{program.script}")
        if name == COMPILED:
            _need_fresh()
        python = prepare(program.peer) if program.peer else Path(sys.executable)
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the program
        try:
            self._process = subprocess.Popen(
                [str(python), str(script), *([] if program.peer else [name])],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                cwd=root,
                env=_surroundings(program, root),
            )
        except OSError as error:
            raise UnavailableError(str(error)) from error
        self.first = program.first
        self.tasks = int(self._answer())

    def measure(self, task: int, seconds: float) -> list[Row]:
        """One slice of one task."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps([task, seconds]) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise UnavailableError(self._last_words()) from None
        rows: list[Row] = self._answer()
        for row in rows:
            if missing := Row.__required_keys__ - row.keys():
                raise UnavailableError(f"a row lacks {', '.join(sorted(missing))}: {row}")
        return rows

    def _answer(self) -> Any:
        """The next line that is meant for us."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(MARK):
                return json.loads(line.removeprefix(MARK))
        raise UnavailableError(self._last_words())

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        return (self._errors.read().strip().splitlines() or ["it stopped without a word"])[-1]

    def stop(self) -> None:
        """Without more lines to read it ends by itself."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        self._errors.close()


def _need_fresh() -> None:
    """An older build would be measured, or a broken-off one that runs as pure Python."""
    # Not above: peers import this file too, and an earlier revision, where there is only bench.
    from compiling.freshness import stale
    from compiling.tools import CompilingError

    try:
        why = stale()
    except CompilingError as error:
        why = str(error)
    if why:
        raise UnavailableError(why)


def _surroundings(program: Program, root: Path) -> dict[str, str]:
    """A peer sees of ours only the package bench; our own program the sources beside it."""
    ours = [str(root / program.sources)] if program.peer is None else []
    return {
        **os.environ,
        **dict.fromkeys(ONE_THREAD, "1"),
        "PYTHONPATH": os.pathsep.join([str(root), *ours]),
        "PYTHONHASHSEED": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
    }
