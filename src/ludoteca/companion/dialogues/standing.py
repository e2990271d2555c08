"""The table as far as the companion knows it: a position that the rules can go on from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.games.dungeonology.components import CAMP, FALSE, LAIRS, Mask
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Neighbours, Placed, Plan
from ludoteca.kernel.event import Reason, Seat

Instead = Mapping[type[Any], Callable[[Any, Any], None]]


class Standing(Expedition):
    """A stand-in for the table with the box; its Zones are there to be told apart, no more."""

    steps: list[Reason] = []  # what to do, since the last answer
    instead: Instead = {}  # frames of the rules whose deeds are told, or asked for
    told: dict[str, Any] = {}  # what else a dialogue has been told
    zones: Any = None  # a map that a dialogue has made of what it was told

    def neighbours(self, spot: int) -> Neighbours:
        found: Neighbours = self.zones.neighbours(spot)
        return found

    def distances(self, spot: int) -> dict[int, int]:
        found: dict[int, int] = self.zones.distances(spot)
        return found

    def passages(self, spot: int) -> Mask:
        found: Mask = self.zones.open
        return found

    def behind(self, spot: int) -> dict[int, int]:
        return {slot: other for other, slot in self.zones.slots.items()}

    def tell(self, clause: str, key: str, **args: Any) -> None:
        self.steps.append(Reason(clause, f"companion-{key}", args))

    def new_steps(self) -> tuple[Reason, ...]:
        steps, self.steps = tuple(self.steps), []
        return steps

    def fresh(self, lair: bool = False) -> int:
        """Another Zone, of which nothing is known yet; without Stairs, which the person sees."""
        content = self.terms.content
        plain = content.stairs.index(False, 1)
        if lair:  # RC-ZSP.5: sixteen Passages
            plain = [row.id for row in content.zones].index(LAIRS[0])
        placed = self.plan.placed
        self.plan = Plan((*placed, Placed(plain, 2 * len(placed), 0)))
        self.cubes.append(())
        return len(placed)

    def clear(self) -> None:
        """No Zone but the Starting Zone."""
        self.plan, self.cubes = Plan(self.plan.placed[:1]), [()]


def stand_in(terms: Terms, seats: int, seed: int, instead: Instead) -> Standing:
    """Nobody has anything yet; whoever is spoken of is in the Dungeon."""
    empty = empty_table(terms, seats, seed)
    s = Standing(**{name: getattr(empty, name) for name in empty.__struct_fields__})
    s.scholars, s.instead = terms.scholars[:seats], instead
    return s


def with_stars(s: Expedition, seat: Seat, count: int) -> None:
    """DG-6.14 A Note board with so many Stars, whatever cubes lie on it."""
    board = []
    for beside in s.terms.content.stars:
        here = min(count, beside[-1])
        board.append(beside.index(here))
        count -= here
    s.boards[seat] = tuple(board)


def most_stars(terms: Any) -> int:
    return sum([beside[-1] for beside in terms.content.stars])


def in_camp(s: Expedition, seat: Seat) -> bool:
    return s.spots[seat] == CAMP


CUBES = range(FALSE + 2)  # the colours, then False and Universal Information
