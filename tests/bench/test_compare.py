"""Comparing with an earlier revision: a change has to be larger than the noise."""

from __future__ import annotations

from typing import Any

import pytest

from bench import compare
from bench.compare import ENOUGH, Slices, changes, start_then, unpack
from bench.environments import ROOT, UnavailableError

RUNNING: Any = object()
WHOLE = "king-of-con", "whole", 0


def passes(now: float, then: float, noise: float) -> list[Slices]:
    """Ten, in which the machine is slower and slower, and the same code differs by *noise*."""
    return [
        {
            "now": {WHOLE: now / slow},
            "then": {WHOLE: then / slow},
            "again": {WHOLE: now * (1 + noise * sign) / slow},
        }
        for slow, sign in ((1, 1), (1.5, -1), (2, 1), (2.5, -1), (3, 1)) * 2
    ]


@pytest.mark.parametrize(
    ("now", "noise", "verdict"),
    [(130, 0.02, "faster"), (70, 0.02, "slower"), (104, 0.1, "-"), (100, 0.0, "-")],
)
def test_a_change_counts_where_it_is_beyond_the_noise(now: float, noise: float, verdict: str):
    (found,) = changes(passes(now, 100, noise))
    assert found.verdict == verdict
    assert found.change.median == pytest.approx(now / 100)


def test_few_passes_say_nothing_however_far_apart_they_are():
    slices = passes(130, 100, 0.02)
    assert [found.verdict for found in changes(slices[:ENOUGH])] == ["faster"]
    assert [found.verdict for found in changes(slices[: ENOUGH - 1])] == ["-"]


def test_what_only_one_of_both_measures_is_left_out():
    slices = passes(100, 100, 0)
    for one in slices:
        one["now"]["king-of-con", "new", 0] = 1.0
    assert [found.what for found in changes(slices)] == [WHOLE]


def test_an_unknown_revision_is_named_and_what_to_do(tmp_path):
    with pytest.raises(SystemExit, match=r"no src/ of 'no-such-revision'.*Name a commit"):
        unpack("no-such-revision", "src", tmp_path)


def test_the_present_bench_measures_the_earlier_sources(tmp_path, monkeypatch):
    unpacked = earlier(monkeypatch, [])
    assert start_then("v1", tmp_path) == (RUNNING, "")
    assert unpacked == ["src"]
    present = ROOT / "bench" / "ours.py"
    assert (tmp_path / "bench" / "ours.py").read_bytes() == present.read_bytes()


def test_where_it_does_not_run_the_earlier_bench_does_and_that_is_said(tmp_path, monkeypatch):
    unpacked = earlier(monkeypatch, [UnavailableError("no wander")])
    program, warning = start_then("v1", tmp_path)
    assert (program, unpacked) == (RUNNING, ["src", "bench"])
    assert [*(tmp_path / "bench").iterdir()] == []
    assert "sources of v1 (no wander)" in warning
    assert "own bench" in warning


def earlier(monkeypatch, troubles):
    """Folders of an earlier revision, all empty, that run when these troubles are over."""
    unpacked = []

    def start(_root):
        if troubles:
            raise troubles.pop()
        return RUNNING

    def unpack(_revision, folder, where):
        unpacked.append(folder)
        (where / folder).mkdir()

    monkeypatch.setattr(compare, "start", start)
    monkeypatch.setattr(compare, "unpack", unpack)
    return unpacked
