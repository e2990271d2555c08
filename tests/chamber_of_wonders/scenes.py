"""Positions in few words, and moves and looks by name: for all tests of this game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import AREAS, HUMAN, SOLO_AREAS
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING, Commitment
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.play import awaited, explain, options, play

A, B, C, D = range(4)
EDITIONS = ("en-0.5", "fr-0.4", "it-0.3")
RING = ["bank-A", "abbey-B", "westminster-A", "hyde-park-A"]
SOLO_RING = [f"{area}-A" for area in SOLO_AREAS]
CONTACTS = ["dreyfuss", "fezzik", "rek", "butch"]
ONE_OF_EACH = [
    *("mon-hydra-head", "gro-wax-heart", "leg-lance"),
    *("pre-jade-mask", "arc-bone-runes", "boo-atlas"),
]


def scene(
    seats: Any = 3, edition: Any = None, options: Any = None, seed: Any = 1, **position: Any
) -> Chamber:
    """A position: empty hands, no pounds, all Areas with side A up, unless said."""
    given = {
        "hands": [[] for _ in range(seats)],
        "purses": [0] * seats,
        "areas": ["westminster-A", "hyde-park-A", "bank-A", "abbey-A"],
        "contacts": CONTACTS,
    }
    terms: Any = GAME.agree(edition, options, seats=seats)
    return GAME.place(terms, given | position, seed)


def table(
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
        "contacts": ["dreyfuss", "fezzik", "pebbleton", "rek"],
    }
    return scene(len(hands), edition, options, seed, **(given | position))


def visit(side, seats=3, used=True, **position):
    """The active player has just sent an Agent there; without a Contact, unless not *used*."""
    others = [f"{area}-A" for area in AREAS if not side.startswith(area)]
    ring = [side, *others[:3]]
    return scene(seats, areas=ring, stage="area", area=0, used=used, **position)


def begin(seats: int, edition: str | None = None, seed: int = 1, **chosen: Any) -> Chamber:
    """A new game with the Areas for a first game; ``areas="pick"`` stands for setup.areas."""
    dotted = {"setup.areas": "first_game"}
    dotted |= {name.replace("__", "."): value for name, value in chosen.items()}
    terms: Any = GAME.agree(edition, dotted, seats=seats)
    return GAME.begin(terms, seats, seed)


def ended(*displays, **more):
    """The last turn has ended with these showcases, each a list of cards or a whole record."""
    shown = [[x if isinstance(x, dict) else {"cards": x} for x in owner] for owner in displays]
    shown += [[] for _ in range(3 - len(shown))]
    return scene(displays=shown, turn=9, stage="end", area=0, **more)


def impossible(**position: Any) -> list[str]:
    """The clauses against a position."""
    with pytest.raises(PositionError) as error:
        table(**position)
    return [reason.clause for reason in error.value.reasons]


# ------------------------------------------------------------ reading


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


def shown(s: Chamber, seat: int) -> list[list[str]]:
    """What lies in the showcases of a seat."""
    return [names(s, showcase.cards) for showcase in s.displays[seat]]


def fame(s, key):
    """A line of the score sheet, by owner."""
    return list(next(line.points for line in GAME.sheet(s) if line.key == key))


def now(s: Chamber) -> str:
    """What is asked now."""
    return type(s.stack[-1]).__name__ if s.stack else "over"


def choices(s: Chamber, seat: int) -> list[Any]:
    return list(options(s, seat))


def refused(s: Chamber, seat: int, choice: Any) -> str | None:
    """The clause that refuses that choice."""
    reason = explain(s, seat, choice)
    return None if reason is None else reason.clause


# ------------------------------------------------------------ playing


def commit(s: Chamber, seat: int, *wonders: str, opens: bool = False) -> Commitment:
    """The commitment of these Wonders from that hand."""
    return held(s, seat, *wonders), opens, NEITHER


def reveal(s: Chamber, commitments: Mapping[int, Commitment]) -> list[Event]:
    """All who hold cards commit, nothing unless said; what happened at the last of them."""
    assert now(s) == "Display"
    assert set(commitments) <= set(awaited(s))
    events: list[Event] = []
    for seat in tuple(awaited(s)):
        events = play(s, seat, commitments.get(seat, NOTHING))
    return events


def show(s: Chamber, shown: Mapping[int, Sequence[str]] | None = None) -> Chamber:
    """Phase 2: each seat that holds cards displays these, or nothing (CW-PHASE2.15)."""
    reveal(s, {seat: commit(s, seat, *wanted) for seat, wanted in (shown or {}).items()})
    return s


def until(s: Chamber, *kinds: str) -> Chamber:
    """Everybody does as little as may be until somebody is asked that."""
    while s.stack and now(s) not in kinds:
        least(s)
    return s


def least(s: Chamber) -> None:
    seat = awaited(s)[0]
    top: Any = s.stack[-1]
    space = top.asked(s, seat) if hasattr(top, "asked") else options(s, seat)
    play(s, seat, next(iter(space)))


# ------------------------------------------------------------ solo


def solo(settings: Mapping[str, Any] | None = None) -> Any:
    """The terms of a solo table."""
    return GAME.agree("en-0.5", {"mode.solo": "on", **(settings or {})}, seats=1)


def alone(settings=None, seed=1, **position):
    """A solo position: nothing in hands and purses, sides A, unless said."""
    given = {
        "hands": [[], []],
        "purses": [0, 0],
        "areas": SOLO_RING,
        "contacts": ["clark", "olivander", "boss", "cara"],
    }
    return GAME.place(solo(settings), given | position, seed)


def began(seed=1, **settings):
    """A new game with sides at random, unless said; options with _ for the dot."""
    named = {name.replace("solo_", "solo.", 1): value for name, value in settings.items()}
    return GAME.begin(solo({"solo.sides": "random", **named}), 1, seed)


def in_phase_2(turn=1, **more):
    return alone(more.pop("settings", None), turn=turn, stage="display", area=0, used=True, **more)


def pass_phase_2(s: Chamber) -> list[str]:
    """She displays nothing: by choice, or unasked with an empty hand (CW-PHASE2.15)."""
    if now(s) != "Display":
        assert s.hands[HUMAN] == ()
        return []
    return [event.kind for event in play(s, HUMAN, NOTHING)]


def after_reveal(his, turn=9, purses=(0, 0), **more):
    """His hand has been revealed; after turn 9 the game is over, before that he has a new hand."""
    s = in_phase_2(turn, hands=[more.pop("hers", []), his], purses=[*purses], **more)
    pass_phase_2(s)
    return s
