"""Which bots these are: games that others have played are not counted with theirs."""

from __future__ import annotations

# Raised where a game's bots come to play otherwise: other values, other candidates, another taste.
# What changes the search raises all. How many games a level imagines is kept by itself.
VERSIONS = {"king-of-con": 1, "chamber-of-wonders": 3, "dungeonology": 1}


def version(game: str) -> int:
    """The version of the bots of that game."""
    return VERSIONS.get(game, 1)
