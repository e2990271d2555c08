"""The tables that the contract is tried at: every game, edition and number of seats.

Hypothesis draws the options, the seed and the decisions, so that a failing game shrinks.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel.event import WATCHER, Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import apply, awaited, explain, options, warn
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import TermsError
from tests.kernel import heist

GAMES: list[Game[Any]] = [*ludoteca.games(), heist.GAME]
LONGEST = 5000  # decisions; no game comes near it
JUNK: tuple[Any, ...] = (
    *("cheat", None, True, 99, -7, 3, 1.5, [], {}, (), [[3, 2]], {"3": 2}, {"x": 1}, {1: -1}),
    *(((3, 2), (3, 1)), ((0, 1),), ((1, 999),), ((131, 1),), ((26, 1),), [[1, 2, 3]], {"a": {}}),
)


def offered(game: Game[Any], edition: str, seats: int) -> bool:
    """Whether that edition knows that number of seats."""
    try:
        game.agree(edition, seats=seats)
    except TermsError:
        return False
    return True


tables = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [
        pytest.param(game, edition, seats, id=f"{game.name}-{edition}-{seats}")
        for game in GAMES
        for edition in game.editions
        for seats in game.seats
        if offered(game, edition, seats)
    ],
)
settings.register_profile(
    "short", max_examples=2, derandomize=True, phases=[Phase.explicit, Phase.generate]
)
settings.register_profile("soak", max_examples=300)
often = settings(
    settings.get_profile(os.environ.get("LUDOTECA_PROFILE", "short")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


class Course(msgspec.Struct, frozen=True):
    """What hypothesis has drawn: which options, which seed, which decisions."""

    dials: list[int]
    seed: int
    picks: list[int]


courses = st.builds(
    Course,
    st.lists(st.integers(0, 11), min_size=60, max_size=60),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 2**32), max_size=200),
)


def begin(game: Game[Any], edition: str, seats: int, course: Course) -> State:
    """A new game; an option that the others exclude falls back to its default."""
    chosen: dict[str, Any] = {}
    for option, dial in zip(game.options, course.dials, strict=False):
        value = option.values[dial % len(option.values)]
        try:
            game.agree(edition, chosen | {option.name: value}, seats=seats)
        except TermsError:
            continue
        chosen[option.name] = value
    s: State = game.begin(game.agree(edition, chosen, seats=seats), seats, course.seed)
    return s


def moments(game: Game[Any], edition: str, seats: int, course: Course) -> Iterator[State]:
    """Each moment of a game, the last one too."""
    s = begin(game, edition, seats, course)
    for number in range(LONGEST):
        yield s
        if not awaited(s):
            return
        seat, choice = decision(s, course, number)
        apply(s, seat, choice)
    raise AssertionError("this game does not end")


def decision(s: State, course: Course, number: int) -> tuple[Seat, Any]:
    """The next decision of the course; beyond what was drawn, its number will do."""
    picks = course.picks
    rng = random.Random(picks[number] if number < len(picks) else number)
    seat = rng.choice(awaited(s))
    return seat, options(s, seat).pick(rng)


def received(s: State, viewer: Seat) -> bytes:
    """All that a seat is sent when it looks: view, options, refusals, warnings, default."""
    asked: list[Any] = []
    if viewer in awaited(s):
        top = s.stack[-1]
        space = top.options(s, viewer)
        asked = [space, top.default(s, viewer, space), top.kind(), top.clause()]
    replies = [(explain(s, viewer, junk), warn(s, viewer, junk)) for junk in JUNK]
    return msgspec.json.encode([view(s, viewer), asked, replies])


def viewers(s: State) -> tuple[Seat, ...]:
    return (*range(s.seats), WATCHER)


def hidden(s: State, viewer: Seat) -> list[int]:
    return [card for card, known in enumerate(s.knowers) if not known >> viewer & 1]
