"""The Zones as far as they matter to the Boss: which leads where, and what each stands for."""

from __future__ import annotations

from ludoteca.companion.dialogues.standing import Standing
from ludoteca.games.dungeonology.components import Mask
from ludoteca.games.dungeonology.zones import Neighbours
from ludoteca.kernel.event import Reason


class Map:
    """What the rules ask of a Dungeon, answered from what a person has told."""

    def __init__(self, s: Standing) -> None:
        self.s = s
        self.links: dict[int, list[int]] = {}
        self.names: dict[int, Reason] = {}
        self.slots: dict[int, int] = {}  # by Zone, the Passage of the calling one that leads to it
        self.open: Mask = 0  # and all Passages of that one
        s.clear()
        s.zones = self

    def zone(self, beside: int | None = None, name: Reason | None = None) -> int:
        spot = self.s.fresh()
        self.links[spot] = []
        if beside is not None:
            self.links[spot].append(beside)
            self.links[beside].append(spot)
        if name is not None:
            self.names[spot] = name
        return spot

    def far(self, start: int, steps: int, name: Reason) -> int:
        """A Zone so many Zones away, on a way of its own; all of it is called after its end."""
        spot = start
        for _ in range(steps):
            spot = self.zone(spot, name)
        return spot

    # ------------------------------------------------------------ what the rules ask

    def neighbours(self, spot: int) -> Neighbours:
        linked = tuple(self.links.get(spot, ()))
        return Neighbours(linked, linked, ())

    def distances(self, start: int) -> dict[int, int]:
        found, reached = {start: 0}, [start]
        for spot in reached:
            for other in self.links.get(spot, ()):
                if other not in found:
                    found[other] = found[spot] + 1
                    reached.append(other)
        return found
