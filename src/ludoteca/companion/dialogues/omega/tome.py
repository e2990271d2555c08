"""RC-OMG.6 Omega's Tome at a table with the box: what goes into it, and what is told of that."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.standing import CUBES, Standing
from ludoteca.companion.forms import Field, choice
from ludoteca.games.dungeonology.notes import black_stars
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import collect, leftmost
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import finds_room, gain, is_full

NO_CUBE = "none"


def cube(key: str, clause: str, **more: Any) -> Field:
    """A cube that is named by its colour."""
    return choice(key, clause, "companion-cube", tuple(CUBES), **more)


def maybe_cube(key: str, clause: str) -> Field:
    return choice(key, clause, "companion-cube", (NO_CUBE, *CUBES))


class Tome:
    """What was in the Tome before: what has changed is told."""

    def __init__(self, s: Standing) -> None:
        self.stars = black_stars(s)

    def tell(self, s: Standing) -> None:
        now = black_stars(s)
        if now != self.stars:
            key = "gained" if now > self.stars else "lost"
            args = {"stars": now}
            s.tell("RC-OPH.20" if s.terms.solo else "RC-OVA.19", f"omega-star-{key}", **args)


def gains(s: Standing, colour: int) -> None:
    """RC-OMG.6 A cube that Omega has got otherwise than from his Zone."""
    before = Tome(s)
    told_gain(s, colour)
    gain(s, colour)
    before.tell(s)


def told_gain(s: Standing, colour: int) -> None:
    if finds_room(s, colour):
        s.tell("RC-OMG.6", "omega-into-tome", colour=colour)
    else:
        s.tell("RC-OMG.11" if not is_full(s) else "RC-OMG.12", "omega-to-reserve", colour=colour)


def collects(s: Standing, colours: list[int]) -> None:
    """RC-OPH.17 The cubes that he takes from his Zone."""
    s.cubes[s.omega] = tuple(colours)
    before = Tome(s)
    for space in leftmost(s, s.omega):
        told_gain(s, s.cubes[s.omega][space])
        collect(s, [space])
    before.tell(s)
