"""The choices between which a seat decides, all tried in the same worlds.

One that came off well may just have had the luckier deals.  So each candidate meets the same
worlds in the same order, and what counts is how much better than the first judgement it did in
the worlds that both have seen: most of the luck is the same on both sides and falls out.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from ludoteca.bots.search.tree import Node, room_for


class Candidate:
    """A choice, what lies beyond it, and how the imagined games that began with it have ended."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice
        self.node = Node(choice)
        self.ends: list[float] = []  # by world: how well it ended for the seat
        self.gain = 0.0  # over the first judgement, in all these worlds
        self.leads: list[float] = []  # likewise: over the best of the others, in points
        self.sheets: list[dict[str, float]] = []  # likewise: the lines of the seat's own points
        self.own: list[float] = []  # likewise: what the seat's own points come to


class Candidates:
    """Those that have been proposed, the first judgement first."""

    def __init__(self, width: float, curiosity: float) -> None:
        self.width, self.curiosity = width, curiosity
        self.by_label: dict[Any, Candidate] = {}
        self.tried = 0

    def has_room(self) -> bool:
        return len(self.by_label) < room_for(self.tried, self.width)

    def add(self, label: Any, choice: Any) -> Candidate:
        found = self.by_label.get(label)
        if found is None:
            found = self.by_label[label] = Candidate(choice)
        return found

    def next(self) -> Candidate:
        """Which to try in the next of its worlds; never one before the first judgement."""
        self.tried += 1
        home = next(iter(self.by_label.values()))
        found, best = home, -2.0
        for one in self.by_label.values():
            visits = len(one.ends)
            if not visits:
                return one
            hope = one.gain / visits + self.curiosity * sqrt(log(self.tried) / visits)
            if hope > best:
                found, best = one, hope
        return found if len(found.ends) < len(home.ends) else home

    def least_tried(self) -> Candidate:
        """All in turn, the first judgement first."""
        self.tried += 1
        return min(self.by_label.values(), key=lambda one: len(one.ends))

    def ended(self, one: Candidate, worth: float) -> None:
        home = next(iter(self.by_label.values()))
        one.gain += worth - home.ends[len(one.ends)] if one is not home else 0.0
        one.ends.append(worth)
