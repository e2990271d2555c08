"""RC-OMG.6 to RC-OMG.12 The Tome of Secrets: Omega gains and loses cubes, and Black Stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    FALSE,
    HIERARCHY,
    NO_CUBE,
    UNIVERSAL,
    Colour,
    Mask,
)
from ludoteca.games.dungeonology.notes import black_stars, cool_down, rouse
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def is_omega(s: Expedition, owner: Seat) -> bool:
    """Whether that is no seat but Omega."""
    return owner == s.seats


def is_full(s: Expedition) -> bool:
    """RC-OVA.14, RC-SOL.12 Whether every space up to OMEGA is occupied."""
    return len(s.tome) >= s.terms.tomes[s.seats].spaces


def opens(s: Expedition) -> Mask:
    """RC-OMG.17, RA-24 The colours with which Omega passes Doors; a Universal cube gives none."""
    return sum([1 << colour for colour in {*s.tome} if colour < FALSE])


def worth(s: Expedition, colour: Colour) -> int:
    """RC-UNI.8 A Universal cube off a board is worth the most, a False one nothing."""
    value = s.terms.content.value
    return 0 if colour == FALSE else value[HIERARCHY if colour == UNIVERSAL else colour]


def lowest_of_tome(s: Expedition) -> Colour:
    """RC-OMG.8 The cube that Omega gives away."""
    return min(s.tome, key=lambda colour: (worth(s, colour), colour), default=NO_CUBE)


def finds_room(s: Expedition, colour: Colour) -> bool:
    """RC-OMG.11, RC-OMG.12 Whether a cube gained comes to lie in the Tome."""
    return colour != FALSE and not is_full(s)


def gain(s: Expedition, colour: Colour) -> None:
    """RC-OMG.6 Into the first free space; RC-OMG.11, RC-OMG.12 else to the Reserve."""
    if finds_room(s, colour):
        before = black_stars(s)
        s.tome += (colour,)
        tell_black_stars(s, before)
        if black_stars(s) > before:
            rouse(s, black_stars(s))  # RC-OPH.20, RC-OVA.19


def part_with(s: Expedition, colour: Colour) -> None:
    """RC-OMG.9 The cubes that are left close up; RC-OMG.10 which may lose a Black Star."""
    before, at = black_stars(s), s.tome.index(colour)
    s.tome = (*s.tome[:at], *s.tome[at + 1 :])
    tell_black_stars(s, before)
    if black_stars(s) < before:
        cool_down(s)  # RC-OPH.22


def tell_black_stars(s: Expedition, before: int) -> None:
    now = black_stars(s)
    if s.heard and now != before:
        s.say("black-stars", stars=now, gained=now - before)


def counted_tome(s: Expedition) -> tuple[int, ...]:
    """By colour, how many of them the Tome holds, the Universal ones too."""
    return tuple([s.tome.count(colour) for colour in range(UNIVERSAL + 1)])
