"""What came of thinking: a choice, and what the imagined games say of it and the others."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

LOYALTY = 0.5  # standard errors by which a choice must be better than the first judgement
DOUBT = 0.02  # what is not known of a choice before it is tried, as a sum of squares
DOUBT_IN_POINTS = 1.0  # likewise
LOST = 0.5  # what an imagined game is worth at most that was not won (`Sense.worths`)


class Prospect(msgspec.Struct, frozen=True):
    """One choice that was considered, with how the imagined games that began with it ended."""

    choice: Any
    ends: dict[int, float]  # by world: how well for the seat, from 0 to 1
    leads: dict[int, float]  # by world: over the best of the others, in points
    sheets: dict[int, dict[str, float]] = {}  # by world: the lines of the seat's own points
    own: dict[int, float] = {}  # by world: what the seat's own points come to

    @property
    def visits(self) -> int:
        return len(self.ends)

    @property
    def worth(self) -> float:
        return sum(self.ends.values()) / len(self.ends)

    @property
    def lead(self) -> float:
        return sum(self.leads.values()) / len(self.leads)

    def beside(self, other: Prospect) -> tuple[float, float]:
        """How much more it is worth, and the standard error of that."""
        return _mean_and_error(differences(self.ends, other.ends), DOUBT)

    def better_than(self, other: Prospect, errors: float) -> bool:
        """Whether it is worth more, by more than so many standard errors."""
        gain, doubt = self.beside(other)
        return gain > errors * doubt

    def wins_with(self, other: Prospect) -> int:
        """How many games it won of the worlds that both have seen; cut off, it stood well."""
        return sum([end > LOST for world, end in self.ends.items() if world in other.ends])

    def wins_beside(self, other: Prospect) -> tuple[float, float]:
        """How much more often it wins, and the standard error of that."""
        ours, theirs = [
            {world: float(end > LOST) for world, end in one.ends.items()} for one in (self, other)
        ]
        return _mean_and_error(differences(ours, theirs), DOUBT)

    def points_beside(self, other: Prospect) -> tuple[float, float]:
        """How many points more it brings, and the standard error of that."""
        return _mean_and_error(differences(self.leads, other.leads), DOUBT_IN_POINTS)

    def own_beside(self, other: Prospect) -> float:
        """How many more of that are the seat's own points, and not what others do not get."""
        gains = differences(self.own, other.own)
        return sum(gains) / len(gains) if gains else 0.0

    def lines_beside(self, other: Prospect) -> dict[str, float]:
        """By line of the score sheet, how many points more it brings."""
        shared = [world for world in self.sheets if world in other.sheets]
        keys = dict.fromkeys([key for world in shared for key in self.sheets[world]])
        return {
            key: sum([self.sheets[w].get(key, 0) - other.sheets[w].get(key, 0) for w in shared])
            / len(shared)
            for key in keys
        }


def _mean_and_error(gains: list[float], doubt: float) -> tuple[float, float]:
    games = len(gains)
    if not games:
        return 0.0, 1.0
    mean = sum(gains) / games
    squares = sum([(gain - mean) ** 2 for gain in gains])
    return mean, sqrt((squares + doubt) / games / (games + 1))


def differences(ours: dict[int, float], theirs: dict[int, float]) -> list[float]:
    """In the worlds that both have seen: there the luck of the deal is the same."""
    return [value - theirs[world] for world, value in ours.items() if world in theirs]


class Thought(msgspec.Struct, frozen=True):
    """What a seat thinks: its choice, and all that it considered, the first judgement first."""

    choice: Any
    simulations: int = 0
    decisions: int = 0  # made in them
    prospects: tuple[Prospect, ...] = ()
    before: Thought | None = None  # the first look, where this is a second one at two choices

    def of(self, choice: Any) -> Prospect | None:
        """What it thinks of that choice, if it has considered it."""
        return next((found for found in self.prospects if found.choice == choice), None)


def judged(
    prospects: list[Prospect], simulations: int, decisions: int, loyalty: float = LOYALTY
) -> Thought:
    """The first judgement, unless the imagined games clearly speak for another choice."""
    home = prospects[0]
    best, found = 0.0, home
    for one in prospects[1:]:
        gain, doubt = one.beside(home)
        if gain - loyalty * doubt > best:
            best, found = gain - loyalty * doubt, one
    return Thought(found.choice, simulations, decisions, tuple(prospects))


def merged(thoughts: list[Thought], loyalty: float = LOYALTY) -> Thought:
    """Several minds at the same question, as if one had had all their games."""
    found: dict[Any, list[Prospect]] = {}
    for thought in thoughts:
        for prospect in thought.prospects:
            found.setdefault(prospect.choice, []).append(prospect)
    if not found:
        return thoughts[0]
    return judged(
        [_together(same) for same in found.values()],
        sum([thought.simulations for thought in thoughts]),
        sum([thought.decisions for thought in thoughts]),
        loyalty,
    )


def _together(same: list[Prospect]) -> Prospect:
    return Prospect(
        same[0].choice,
        {world: worth for found in same for world, worth in found.ends.items()},
        {world: lead for found in same for world, lead in found.leads.items()},
        {world: sheet for found in same for world, sheet in found.sheets.items()},
        {world: points for found in same for world, points in found.own.items()},
    )
