"""What a trace of the browser says about each frame."""

from __future__ import annotations

import pytest

from bench.painting import frames


def event(name: str, at: float, lasts: float, **more: object) -> dict[str, object]:
    where = {"pid": 1, "tid": 1}
    return {"name": name, "ph": "X", "ts": at, "dur": lasts, "tdur": lasts, **where, **more}


def moved(at: float, styled: float) -> list[dict[str, object]]:
    """A frame of a map that was moved: an event with a microtask in it, style, commit."""
    return [
        event("EventDispatch", at, 1000, args={"data": {"type": "pointermove"}}),
        event("RunMicrotasks", at + 10, 500),
        event("UpdateLayoutTree", at + 2000, styled),
        event("Commit", at + 9000, 100),
    ]


def test_a_frame_is_all_work_of_the_main_thread_once():
    elsewhere = {**event("Paint", 25_000, 5000), "tid": 2}
    idle = [event("UpdateLayoutTree", 40_000, 7000), event("Commit", 49_000, 100)]
    told = [*moved(0, 1), *moved(20_000, 3000), elsewhere, *idle, *moved(60_000, 4000)]
    second, third = frames(told)  # the first is thrown away
    assert second == pytest.approx({"EventDispatch": 1, "UpdateLayoutTree": 3, "Commit": 0.1})
    assert sum(third.values()) == pytest.approx(5.1)
