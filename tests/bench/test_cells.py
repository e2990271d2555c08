"""What is called at every decision keeps no variable in a cell (docs/performance.md).

A cell is made for each variable that a comprehension or lambda within the function reads, at each
call, whether it comes to that or not.
"""

from __future__ import annotations

import random
import sys
from types import CodeType, FrameType
from typing import Any

import pytest

import ludoteca
from ludoteca.games import game
from ludoteca.kernel.play import apply, awaited, options

SEATS = 4


def cells_and_decisions(name: str, preset: str | None, games: int) -> tuple[int, int]:
    """How many cells so many random games make, and how many decisions they have."""
    played, calls, decisions = game(name), dict[CodeType, int](), 0
    terms = played.agree(options=played.presets[preset] if preset else None)

    def count(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code.co_cellvars:
            calls[frame.f_code] = calls.get(frame.f_code, 0) + 1

    for seed in range(games):
        s: Any = played.begin(terms, SEATS, seed)
        rng, waiting = random.Random(seed), awaited(s)
        before = sys.getprofile()
        sys.setprofile(count)
        try:
            while waiting:
                seat = waiting[0]
                waiting = apply(s, seat, options(s, seat).pick(rng))
                decisions += 1
        finally:
            sys.setprofile(before)
    return sum([len(code.co_cellvars) * n for code, n in calls.items()]), decisions


@pytest.mark.skipif(ludoteca.compiled(), reason="what is compiled has no cells")
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="comprehensions no longer need them")
@pytest.mark.parametrize(
    ("name", "preset", "most"),
    [
        ("king-of-con", None, 0.2),
        ("chamber-of-wonders", None, 0.8),
        ("dungeonology", None, 4.0),
        ("dungeonology", "everything", 6.0),
    ],
)
def test_decisions_make_few_cells(name, preset, most):
    cells, decisions = cells_and_decisions(name, preset, games=3)
    assert decisions > 200
    assert cells <= most * decisions, f"{cells / decisions:.2f} cells a decision"
