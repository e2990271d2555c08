"""DG-36 Zone-effect tokens: Secret Passages and Teleports face up, Traps face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    FACE_UP,
    FOOL,
    TABLE,
    TRAPS,
    ZONE_TOKENS,
)
from ludoteca.games.dungeonology.dangers import ambush, stop, toll
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn, show, shuffle

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Card = int
SPRUNG = {  # DG-36.9
    "ambush": (ambush, ZoneEffect("ambush", 1)),
    "stop": (stop, ZoneEffect("stop")),
    "toll": (toll, ZoneEffect("toll", 1)),
}


def left(s: Expedition, kind: int) -> int:
    """DG-Q.4 How many tokens of that kind are in the Reserve."""
    most = ZONE_TOKENS[FACE_UP[kind]]
    return most - len([1 for _, lying in s.tokens if lying == kind])


def lay_token(s: Expedition, seat: Seat, spot: int, kind: int) -> None:
    """DG-36.3, DG-36.4 A token that stays; DG-Q.4 none if there is none left.

    Part 3.8 The Fool's goes from where it lies to its new Zone.
    """
    if kind == FOOL:
        s.tokens = tuple([each for each in s.tokens if each[1] != FOOL])
    if not left(s, kind) or (spot, kind) in s.tokens:
        return
    s.tokens += ((spot, kind),)
    if s.heard:
        s.say("token-laid", seat=seat, spot=spot, token=kind)


def in_reserve(s: Expedition) -> list[Card]:
    lying = [card for _, card in s.traps]
    return [card for card in s.terms.cards.traps if card not in lying]


def any_trap_left(s: Expedition) -> bool:
    return len(s.traps) < len(s.terms.cards.traps)


def lay_trap(s: Expedition, seat: Seat, spot: int, kind: str) -> None:
    """DG-36.6 A Trap face down; DG-6.21 whose face only its placer knows.

    Those in the Reserve are mixed first, or their numbers would tell.
    """
    free, wanted = in_reserve(s), TRAPS.index(kind)
    shuffle(s, TABLE, free)
    fitting = [card for card in free if s.faces[card] == wanted]
    if not fitting:  # DG-Q.4: the Reserve lies open, and none of the kind is there
        show(s, free)
        return
    card, faces = free[0], list(s.faces)
    faces[card], faces[fitting[0]] = faces[fitting[0]], faces[card]
    s.faces = tuple(faces)
    s.traps += ((spot, card),)
    if s.heard:
        s.say("trap-laid", seat=seat, spot=spot, card=card)
    learn(s, 1 << seat, (card,))


def trap_in(s: Expedition, spot: int) -> Card | None:
    """DG-36.11 The leftmost Trap of a Zone, which is the last one placed."""
    for at, card in reversed(s.traps):
        if at == spot:
            return card
    return None


def spring(s: Expedition, seat: Seat, spot: int, card: Card) -> None:
    """DG-36.7 It is turned up, suffered, and goes to the Reserve; DG-36.10 whoever placed it."""
    s.traps = tuple([each for each in s.traps if each[1] != card])
    show(s, (card,))
    kind = TRAPS[s.faces[card]]
    if s.heard:
        s.say("trap-sprung", seat=seat, spot=spot, card=card, trap=kind)
    happens, effect = SPRUNG[kind]
    happens(s, seat, spot, effect)
