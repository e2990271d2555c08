"""What has been learned: for each seat a tree of what it does and what it sees others do."""

from __future__ import annotations

from math import log, sqrt
from typing import Any


class Node:
    """A point in the game as one seat knows it, and how the choice that led here has fared."""

    __slots__ = ("available", "choice", "grown", "kids", "total", "visits")

    def __init__(self, choice: Any = None) -> None:
        self.choice = choice  # as it was in the world where it was tried first
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0
        self.kids: dict[Any, Node] = {}
        self.grown = 0  # how often something has been chosen here

    def follow(self, seen: Any) -> Node:
        """Where that leads; a new node if nobody has been there."""
        kid = self.kids.get(seen)
        if kid is None:
            kid = self.kids[seen] = Node()
        return kid


def best_of(here: list[tuple[Node, Any]], curiosity: float) -> tuple[Node, Any]:
    """UCB where not every choice can always be had: what fared well, and what is rarely tried."""
    found, best = here[0], -1.0
    for pair in here:
        kid = pair[0]
        kid.available += 1
        visits = kid.visits
        if not visits:
            return pair
        hope = kid.total / visits + curiosity * sqrt(log(kid.available) / visits)
        if hope > best:
            found, best = pair, hope
    return found


def room_for(grown: int, width: float) -> int:
    """Progressive widening: how many choices are worth trying after so many visits."""
    return 1 + int(width * sqrt(grown))
