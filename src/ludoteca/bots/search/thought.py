"""What came of thinking: a choice, and what the imagined games say of it and the others."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

LOYALTY = 0.5  # standard errors by which a choice must be better than the first judgement


class Prospect(msgspec.Struct, frozen=True):
    """One choice that was considered."""

    choice: Any
    visits: int  # imagined games that began with it
    worth: float  # from 0 to 1: how well they ended for the seat
    square: float  # the mean of the squares
    lead: float  # the mean lead over the best of the others, in points
    lines: dict[str, float] = {}  # the mean of each line of the seat's own score sheet


class Thought(msgspec.Struct, frozen=True):
    """What a seat thinks: its choice, and all that it considered, the first judgement first."""

    choice: Any
    simulations: int = 0
    decisions: int = 0  # made in them
    prospects: tuple[Prospect, ...] = ()

    def of(self, choice: Any) -> Prospect | None:
        """What it thinks of that choice, if it has considered it."""
        return next((found for found in self.prospects if found.choice == choice), None)


def judged(
    prospects: list[Prospect], simulations: int, decisions: int, loyalty: float = LOYALTY
) -> Thought:
    """The first judgement, unless the imagined games clearly speak for another choice."""
    home = prospects[0]
    best, found = 0.0, home
    visits = sum([one.visits for one in prospects])
    mean = sum([one.visits * one.worth for one in prospects]) / visits
    square = sum([one.visits * one.square for one in prospects]) / visits
    variance = max(0.0, square - mean * mean)
    for one in prospects[1:]:
        doubt = sqrt(variance * (1 / one.visits + 1 / home.visits))
        lead = one.worth - home.worth - loyalty * doubt
        if lead > best:
            best, found = lead, one
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
        [_mean(same) for same in found.values()],
        sum([thought.simulations for thought in thoughts]),
        sum([thought.decisions for thought in thoughts]),
        loyalty,
    )


def _mean(same: list[Prospect]) -> Prospect:
    visits = sum([found.visits for found in same])

    def mean(values: list[float]) -> float:
        weighed = zip(same, values, strict=True)
        return sum([found.visits * value for found, value in weighed]) / visits

    return Prospect(
        same[0].choice,
        visits,
        mean([found.worth for found in same]),
        mean([found.square for found in same]),
        mean([found.lead for found in same]),
        {key: mean([found.lines.get(key, 0.0) for found in same]) for key in same[0].lines},
    )
