"""The bench: what is measured under a name is what bears it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from bench.environments import ROOT, UnavailableError
from bench.ours import mistaken
from bench.programs import COMPILED, OURS, PROGRAMS, Running
from compiling import freshness
from compiling.tools import CompilingError

RUNS, OTHER = (COMPILED, OURS) if ludoteca.compiled() else (OURS, COMPILED)


def test_a_build_of_other_sources_is_not_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(freshness, "BUILD", tmp_path)
    with pytest.raises(UnavailableError, match="not built: make compiled"):
        Running(COMPILED)
    freshness.out_of(2).mkdir()
    with pytest.raises(UnavailableError, match=r"older than the sources.*: make compiled"):
        Running(COMPILED)


def test_where_nothing_can_be_compiled_the_reason_is_told(monkeypatch):
    def stale() -> str:
        raise CompilingError("mypy is missing")

    monkeypatch.setattr(freshness, "stale", stale)
    with pytest.raises(UnavailableError, match="mypy is missing"):
        Running(COMPILED)


def test_ours_measures_what_it_was_asked_for_and_else_nothing():
    assert mistaken([]) == mistaken([RUNS]) == ""
    assert mistaken([OTHER]).startswith(f"{OTHER} was to be measured, but {RUNS} runs, of ")
    script = str(ROOT / "bench" / PROGRAMS[OTHER].script)
    path = os.pathsep.join([str(ROOT), str(Path(ludoteca.__file__).parents[1])])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, script, OTHER]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == mistaken([OTHER])


def test_each_of_ours_is_told_what_it_is_to_be(monkeypatch):
    """The name goes along, so that a build that runs as pure Python is no row of the other."""
    started: list[list[str]] = []

    class Process:
        def __init__(self, command: list[str], **_: object) -> None:
            started.append(command)
            self.stdin, self.stdout = io.StringIO(), iter(["bench: 3\n"])

        def wait(self) -> int:
            return 0

    monkeypatch.setattr(freshness, "stale", lambda: "")
    monkeypatch.setattr(subprocess, "Popen", Process)
    running = [Running(name) for name in (OURS, COMPILED)]
    for program in running:
        program.stop()
    assert [program.tasks for program in running] == [3, 3]
    assert [command[2:] for command in started] == [[OURS], [COMPILED]]
