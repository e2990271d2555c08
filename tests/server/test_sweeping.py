"""Connections that have ended leave nothing behind: what is free goes back to the system."""

from __future__ import annotations

import asyncio
import weakref

import pytest

from ludoteca.server import sweeping
from tests.server.aside import run as run_aside


class Ring:
    """Holds on to itself, as a connection does."""

    def __init__(self) -> None:
        self.me = self


def test_many_ended_lines_are_worth_a_look_and_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)
    counted, swept = sweeping.Sweeping(), list[str]()
    monkeypatch.setattr(counted, "sweep", lambda: swept.append("all of it"))
    counted.on = True

    async def main() -> None:
        counted.ended(0, lines=1)
        await asyncio.sleep(0.01)
        assert swept == []
        counted.ended(0, lines=sweeping.LEAST)
        while not swept:
            await asyncio.sleep(0.01)

    run_aside(main())
    assert swept == ["all of it"]


def test_a_look_frees_what_holds_on_to_itself_and_gives_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[int] = []

    def trim(kept: int) -> int:
        given.append(kept)
        return 1

    counted = sweeping.Sweeping()
    monkeypatch.setattr(counted, "_trim", trim)
    seen = weakref.ref(Ring())
    counted.sweep()
    assert seen() is None
    assert given == [0]
    monkeypatch.setattr(counted, "_trim", None)  # a system without it
    counted.sweep()
