"""KC-14.6, KC-16.1 What a Collection is worth: Predominance and the Epic Collection."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import EPIC, Characteristic
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con

HOLD = 1000  # one Object outweighs any number of tokens

# A tally is one number in which each Characteristic has six bits of its own, so that one sum
# counts them all: begun at BELOW_EPIC, the highest of the six is set by the fourth Object.
# They are enough for any pack: all 25 Objects (KC-4.1), were they of one Edition, make 53 of 63.
TALLIED = sum([1 << 6 * trait for trait in range(16)])
BELOW_EPIC, REACHED = TALLIED * (32 - EPIC), TALLIED * 32


def tally(traits: tuple[Characteristic, ...]) -> int:
    """What an Object adds to the tally of its owner."""
    return sum([1 << 6 * trait for trait in traits if trait])


def holdings(s: Con) -> list[list[int]]:
    """KC-14.6, KC-14.8 By Characteristic, by seat: HOLD for each Object plus the tokens on it."""
    table = [[0] * seats for seats in repeat(s.seats, 16)]
    value, traits = s.value, s.terms.traits
    for thing, seat in enumerate(s.owner):
        if seat >= 0:
            weight = HOLD + value[thing]
            genre, category, edition = traits[thing]
            table[genre][seat] += weight
            table[category][seat] += weight
            table[edition][seat] += weight
    return table


def tallies(s: Con) -> list[int]:
    """By seat, the tally of its Collection."""
    held, added = [BELOW_EPIC] * s.seats, s.terms.tallies
    for thing, seat in enumerate(s.owner):
        if seat >= 0:
            held[seat] += added[thing]
    return held


def count_of(trait: Characteristic, tally: int) -> int:
    """How many Objects of that Characteristic a tally has."""
    return (tally >> 6 * trait & 63) - (32 - EPIC)


def has_epic(s: Con) -> bool:
    """KC-16.1 Whether anybody has an Epic Collection; all Characteristics are looked at at once."""
    return any([tally & REACHED for tally in tallies(s)])


def epics(s: Con) -> list[tuple[Seat, Characteristic]]:
    """KC-16.6, KC-17.6 All Epic Collections, one for a seat and a Characteristic."""
    return epics_in(tallies(s))


def epics_in(counted: list[int]) -> list[tuple[Seat, Characteristic]]:
    """The same, of tallies that are known, by Characteristic; few have any."""
    found: list[tuple[Seat, Characteristic]] = []
    for seat, tally in enumerate(counted):
        if tally & REACHED:
            found += [(seat, x) for x in range(1, 16) if count_of(x, tally) >= EPIC]
    return sorted(found, key=lambda epic: epic[1])
