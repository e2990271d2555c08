"""Positions in few words for the tests of this game, and what a position must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING, Commitment
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.play import awaited, options, play

A, B, C, D = range(4)
RING = ["bank-A", "abbey-B", "westminster-A", "hyde-park-A"]
CONTACTS = ["dreyfuss", "fezzik", "pebbleton", "rek"]
EDITIONS = ("en-0.5", "fr-0.4", "it-0.3")


def scene(
    hands: Any = ((), (), ()),
    edition: Any = None,
    options: Any = None,
    seed: Any = 1,
    **position: Any,
) -> Chamber:
    """A position of so many seats: £4 each, Bank A and Abbey B beside Dreyfuss, unless said."""
    given = {
        "hands": [hand if isinstance(hand, int) else list(hand) for hand in hands],
        "purses": [4] * len(hands),
        "areas": RING,
        "contacts": CONTACTS,
    }
    terms: Any = GAME.agree(edition, options, seats=len(hands))
    return GAME.place(terms, given | position, seed)


def begin(seats: int, edition: str | None = None, seed: int = 1, **chosen: Any) -> Chamber:
    """A new game with the Areas for a first game; ``areas="pick"`` stands for setup.areas."""
    dotted = {"setup.areas": "first_game"}
    dotted |= {name.replace("__", "."): value for name, value in chosen.items()}
    terms: Any = GAME.agree(edition, dotted, seats=seats)
    return GAME.begin(terms, seats, seed)


def names(s: Chamber, cards: Sequence[int]) -> list[str]:
    return [s.terms.content.designs[s.faces[card]].id for card in cards]


def shown(s: Chamber, seat: int) -> list[list[str]]:
    """What lies in the showcases of a seat."""
    return [names(s, showcase.cards) for showcase in s.displays[seat]]


def show(s: Chamber, seat: int, *wonders: str, opens: bool = False) -> Commitment:
    """The commitment of these Wonders from that hand."""
    left, cards = list(s.hands[seat]), []
    for wonder in wonders:
        card = next(card for card in left if names(s, [card]) == [wonder])
        left.remove(card)
        cards.append(card)
    return tuple(sorted(cards)), opens, NEITHER


def reveal(s: Chamber, commitments: Mapping[int, Commitment]) -> list[Event]:
    """All seats commit, nothing unless said; what happened at the last of them."""
    events: list[Event] = []
    for seat in tuple(awaited(s)):
        events = play(s, seat, commitments.get(seat, NOTHING))
    return events


def kind(s: Chamber) -> str:
    return s.stack[-1].kind() if s.stack else "over"


def until(s: Chamber, *kinds: str) -> Chamber:
    """Everybody does as little as may be until somebody is asked that."""
    while s.stack and kind(s) not in kinds:
        least(s)
    return s


def least(s: Chamber) -> None:
    seat = awaited(s)[0]
    top: Any = s.stack[-1]
    space = top.asked(s, seat) if hasattr(top, "asked") else options(s, seat)
    play(s, seat, next(iter(space)))


def refused(**position: Any) -> list[str]:
    """The clauses against a position."""
    with pytest.raises(PositionError) as error:
        scene(**position)
    return [reason.clause for reason in error.value.reasons]


def test_CW_DECK_10_a_card_cannot_be_in_two_places():
    assert refused(hands=[["mon-wyvern-head"], ["mon-wyvern-head"]]) == ["CW-DECK.10"]
    assert refused(hands=[["boo-atlas"] * 6, []]) == ["CW-DECK.10"]
    assert scene([["boo-atlas"] * 5, []]).hands[A]


def test_CW_MONEY_1_no_purse_below_nothing():
    assert refused(purses=[4, -1, 4]) == ["CW-MONEY.1"]
    assert "CW-MONEY.1" not in [r.clause for r in GAME.troubles(scene(purses=[0, 0, 0]))]


def test_CW_EXPAND_1_more_showcases_filled_than_open_cannot_be():
    seven = [{"cards": [f"boo-{book}"]} for book in ("atlas", "herbal", "grimoire") for _ in "ab"]
    seven.append({"cards": ["boo-bestiary"]})
    assert refused(displays=[seven, [], []]) == ["CW-EXPAND.1"]
    assert len(scene(displays=[seven, [], []], markers=[2, 3, 3]).displays[A]) == 7


def test_CW_SETUP_3_no_more_than_three_markers():
    assert refused(markers=[4, 3, 3]) == ["CW-SETUP.3"]


def test_CW_SETUP_5_CW_COMP_5_the_ring_of_the_map_has_four_places():
    assert refused(areas=RING[:3]) == refused(areas=[*RING, "whitechapel-A"]) == ["CW-SETUP.5"]
    assert refused(areas=[*RING[:3], "soho-A"]) == ["CW-SETUP.5"]
    assert refused(contacts=CONTACTS[:3]) == ["CW-SETUP.5"]
