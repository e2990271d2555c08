"""Part C.7 The vocabulary of effects: its tables (`words`), how it is written (`text`) and read.

What the words do to a position is in `main/`.
"""

from __future__ import annotations

from ludoteca.games.dungeonology.vocabulary.reading import (
    BEFALLS,
    UNNAMED,
    Part,
    Pick,
    Slot,
    Stated,
    Where,
    Who,
    flat,
    read,
)
from ludoteca.games.dungeonology.vocabulary.text import MisreadError, amounts, plain

__all__ = [
    "BEFALLS",
    "UNNAMED",
    "MisreadError",
    "Part",
    "Pick",
    "Slot",
    "Stated",
    "Where",
    "Who",
    "amounts",
    "flat",
    "plain",
    "read",
]
