"""Positions with Omega in few words: one Scholar against him, or several."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.rocca_civetta.omega.phase import OmegaPhase, perform
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import advance

from .scenes import OURS, heard, scene

ONE = ("rebecca",)
VERSUS: dict[str, Any] = {"rocca__omega_vs_all": True}
STARS = ("", "GGG", "GGGRRR", "GGGRRRBB", "GGGRRRBBYY")  # boards with so many Stars
SPACES = {row.players: row.spaces for row in OURS.tomes.values()}
BLACK = {row.players: row.black_stars for row in OURS.tomes.values()}


def alone(moment: str = "turn", **position: Any) -> Expedition:
    """Solo: Rebecca and Omega in I-4 beside the Starting Zone, unless said."""
    return scene(ONE, moment, **{"omega": "I-4"} | position)


def together(seats: int = 2, moment: str = "turn", **position: Any) -> Expedition:
    """Omega against all, likewise."""
    options = VERSUS | position.pop("options", {})
    scholars = ("sofia", "valerio", "rebecca", "vincenzo")[:seats]
    return scene(scholars, moment, options=options, **{"omega": "I-4"} | position)


def phase(s: Expedition) -> list[Event]:
    """An Omega Phase of the active player, until somebody is awaited."""

    def runs() -> None:
        s.stack = [Turn(200), OmegaPhase()]
        advance(s)

    return heard(s, runs)


def filled(seats: int, missing: int = 0) -> str:
    """A Tome with so many spaces left."""
    cubes = "Y" * 9 + "B" * 8 + "R" * 8 + "P" * 5
    return cubes[: SPACES[seats] - missing]


def black(count: int, seats: int = 1) -> str:
    """A Tome with so many Black Stars."""
    return "G" * BLACK[seats][count - 1] if count else ""


def does(s: Expedition, what: str, count: int = 1) -> list[Event]:
    """One thing that Omega does, to the active Scholar where it is done to one."""
    return heard(s, lambda: perform(s, s.active, {what: count}))  # type: ignore[dict-item]
