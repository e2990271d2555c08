"""Positions with Students of Congregations in few words."""

from typing import Any

from .scenes import scene

WITH: dict[str, Any] = {"rocca__congregations": True}
NOBODY_OF = [0, 0, 0, 0]


def with_members(*kinds, **position):
    """Two Scholars of whom the first has a Student of each of these Congregations besides one."""
    mine = [kinds.count(kind) for kind in range(4)]
    chosen = {**WITH, **position.pop("options", {})}
    start: dict[str, Any] = {
        "scholars": ("valerio", "rebecca"),
        "students": [1 + len(kinds), 1],
        "members": [mine, NOBODY_OF],
        "bag": [3, 0],
        "bag_members": NOBODY_OF,
    }
    return scene(options=chosen, **{**start, **position})


def drawing(*kinds, **position):
    """A University in which there is nothing but Students of these Congregations."""
    bag = {"bag": [len(kinds), 0], "bag_members": [kinds.count(kind) for kind in range(4)]}
    return with_members(**{**bag, **position})
