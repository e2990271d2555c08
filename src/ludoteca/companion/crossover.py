"""RC-XOV What the box holds for other games, and the seven Eggs of the Manticore.

No game of ours reads this (RC-XOV.1): it is a list, and a lot that is drawn.

>>> hidden = hide(7)
>>> sorted(hidden), hidden == hide(7)
(['black', 'black', 'black', 'black', 'black', 'black', 'white'], True)
"""

from __future__ import annotations

from typing import Literal

from ludoteca.kernel.event import Reason
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Terms

GAME = "dungeonology"  # whose box it is
Cube = Literal["white", "black"]
CUBES: tuple[Cube, ...] = ("white", *("black",) * 6)  # RC-XOV.6, RC-XOV.9: one in each Egg
EGGS = len(CUBES)
ROOMS = 6  # RC-XOV.7: of two colours; one Egg more in the Black Rose Room
SINE_TEMPORE, BLACK_ROSE_WARS = "sine-tempore", "black-rose-wars"
LISTED = {  # RC-XOV.1: by game, the clauses that tell its material
    SINE_TEMPORE: (2, 3),
    BLACK_ROSE_WARS: (4, 5, 6),
}


def about() -> Reason:
    return Reason("RC-XOV.1", "companion-crossover-1")


def listed(game: str) -> list[Reason]:
    """The material for one of those games."""
    return [Reason(f"RC-XOV.{n}", f"companion-crossover-{n}") for n in LISTED[game]]


def hide(seed: int, times: int = 0) -> tuple[Cube, ...]:
    """RC-XOV.7 By Egg, the cube in it; after so many defeats of the Manticore (RC-XOV.8)."""
    lot = State(terms=Terms({}, None))
    lot.seed(seed, 1)
    cubes = list(CUBES)
    for _ in range(times + 1):
        lot.mix(0, cubes)
    return tuple(cubes)


def laying_out() -> list[Reason]:
    """RC-XOV.7 What to do before anybody opens an Egg."""
    number = Reason("RC-XOV.7", "companion-eggs-number", {"count": EGGS})
    rooms = Reason("RC-XOV.7", "companion-eggs-rooms", {"count": ROOMS})
    return [number, rooms, Reason("RC-XOV.7", "companion-eggs-black-rose")]


def opened(egg: int, cube: Cube) -> Reason:
    """RC-XOV.8 What was in an Egg; from 1."""
    return Reason("RC-XOV.8", f"companion-egg-{cube}", {"number": egg})


def defeated() -> Reason:
    """RC-XOV.8 All Eggs come back, and are hidden anew."""
    return Reason("RC-XOV.8", "companion-eggs-anew")
