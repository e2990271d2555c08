"""DG-40 Dungeonology: the Dungeon zone by zone, Scholars before everybody, hands behind."""

from __future__ import annotations

from ludoteca.companion.moving.dungeonology.asking import seat, table
from ludoteca.companion.moving.dungeonology.reading import answers
from ludoteca.companion.moving.dungeonology.resting import (
    check,
    clean,
    dealt,
    follows,
    owners,
    switches,
)
from ludoteca.companion.moving.dungeonology.writing import position

__all__ = [
    "answers",
    "check",
    "clean",
    "dealt",
    "follows",
    "owners",
    "position",
    "seat",
    "switches",
    "table",
]
