"""Positions with one of the seven new Scholars in few words."""

from typing import Any

from ludoteca.games.dungeonology.components import ABILITY
from ludoteca.games.dungeonology.known_abilities import ABILITIES

from .scenes import A, deeds, scene

WITH: dict[str, Any] = {"rocca__scholars": True}
TWO_ZONES = [{"zone": "I-4", "x": 2, "y": 0}, {"zone": "I-2", "x": 8, "y": 8}]


def alone(name, fired_up=False, **position):
    """That Scholar and Valerio, in the Action phase unless said."""
    chosen = {**WITH, **position.pop("options", {})}
    start: dict[str, Any] = {"fired_up": [A]} if fired_up else {}
    return scene(scholars=(name, "valerio"), options=chosen, **{**start, **position})


def using(name, *named):
    return (ABILITY, ABILITIES.index(name), *named)


def offered(s, name):
    return [deed for deed in deeds(s, ABILITY) if deed[1] == ABILITIES.index(name)]
