"""Dungeonology's boards: the `plain` one, where choices lie on it, what its own one is `told`."""

from ludoteca.boards.dungeonology.anchors import anchor
from ludoteca.boards.dungeonology.plain import board
from ludoteca.boards.dungeonology.told import told

__all__ = ["anchor", "board", "told"]
