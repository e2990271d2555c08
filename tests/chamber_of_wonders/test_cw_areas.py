"""CW-AREA Areas in general; and positions in few words, for the other files of Areas and solo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import AREAS
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.setup import SIDES
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.play import awaited, explain, options, play

A, B, C, D = range(4)
CONTACTS = ["dreyfuss", "fezzik", "rek", "butch"]
ONE_OF_EACH = [
    *("mon-hydra-head", "gro-wax-heart", "leg-lance"),
    *("pre-jade-mask", "arc-bone-runes", "boo-atlas"),
]


def scene(seats=3, edition=None, options=None, seed=1, **position):
    """A position: empty hands, no pounds, all Areas with side A up, unless said."""
    given = {
        "hands": [[] for _ in range(seats)],
        "purses": [0] * seats,
        "areas": ["westminster-A", "hyde-park-A", "bank-A", "abbey-A"],
        "contacts": CONTACTS,
    }
    terms: Any = GAME.agree(edition, options, seats=seats)
    return GAME.place(terms, given | position, seed)


def visit(side, seats=3, used=True, **position):
    """The active player has just sent an Agent there; without a Contact, unless not *used*."""
    others = [f"{area}-A" for area in AREAS if not side.startswith(area)]
    ring = [side, *others[:3]]
    return scene(seats, areas=ring, stage="area", area=0, used=used, **position)


def names(s: Chamber, cards: Iterable[int]) -> list[str]:
    return [s.terms.content.designs[s.faces[card]].id for card in cards]


def hand(s: Chamber, owner: int) -> list[str]:
    return sorted(names(s, s.hands[owner]))


def card(s: Chamber, cards: Iterable[int], name: str) -> int:
    """The first of *cards* with that name."""
    return next(card for card in cards if names(s, [card]) == [name])


def held(s: Chamber, owner: int, *wanted: str) -> tuple[int, ...]:
    """Cards of a hand by their names, ascending."""
    left, found = list(s.hands[owner]), []
    for name in wanted:
        found.append(card(s, left, name))
        left.remove(found[-1])
    return tuple(sorted(found))


def now(s: Chamber) -> str:
    """What is asked now."""
    return type(s.stack[-1]).__name__ if s.stack else "over"


def choices(s: Chamber, seat: int) -> list[Any]:
    return list(options(s, seat))


def refused(s: Chamber, seat: int, choice: Any) -> str | None:
    """The clause that refuses that choice."""
    reason = explain(s, seat, choice)
    return None if reason is None else reason.clause


def show(s: Chamber, shown: Mapping[int, Sequence[str]] | None = None) -> Chamber:
    """Phase 2: each seat displays these cards of its hand, or nothing."""
    for seat in tuple(awaited(s)):
        wanted = (shown or {}).get(seat)
        play(s, seat, (held(s, seat, *wanted), False, -1) if wanted else NOTHING)
    return s


# ------------------------------------------------------------ CW-AREA


def test_CW_AREA_1_the_effect_fires_once_when_an_agent_is_placed():
    areas = ["bank-A", "westminster-A", "hyde-park-A", "abbey-A"]
    s = scene(2, hands=[["leg-lance", "boo-atlas"], []], areas=areas, stage="place")
    play(s, A, 0)
    while now(s) == "ChooseContact":
        play(s, A, -1)
    assert now(s) == "Sales"
    play(s, A, held(s, A, "leg-lance"))
    asked = []
    while s.turn == 1:
        asked.append(now(s))
        for seat in tuple(awaited(s)):
            play(s, seat, NOTHING if now(s) == "Display" else -1)
    assert asked == ["ChooseContact", "Display"]


@pytest.mark.parametrize(
    ("side", "asked"),
    [
        *[("whitechapel-A", "PushYourLuck"), ("whitechapel-B", "NameType")],
        *[("westminster-A", "KeepAndGive"), ("westminster-B", "Draft")],
        *[("abbey-A", "Gifts"), ("abbey-B", "Discards")],
    ],
)
def test_CW_AREA_2_only_the_side_in_play_counts(side, asked):
    assert now(visit(side, hands=[["boo-atlas"], ["boo-herbal"], []])) == asked


def test_CW_AREA_2_there_are_ten_sides():
    assert len(SIDES) == 10
