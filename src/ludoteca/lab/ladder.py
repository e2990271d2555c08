"""The ladder: does each level beat the one below it, and by how much?

For two players every level meets every other.  At larger tables one of the one sits among those of
the other, and each takes every seat in turn; its fair share is one game in as many as there are
seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise

import msgspec
from openskill.models import PlackettLuce

from ludoteca.kernel.terms import Value
from ludoteca.lab.figures import interval
from ludoteca.lab.matches import Match, Outcome


class Rung(msgspec.Struct, frozen=True):
    """How one level fared against another."""

    level: str
    against: str
    games: int
    wins: float  # a shared victory is a part of one
    fair: float  # of all games, the share that equals would win

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class Rating(msgspec.Struct, frozen=True):
    """Where a level stands: its skill, and how sure that is."""

    level: str
    skill: float
    doubt: float


def pairings(
    game: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    neighbours: bool = False,
) -> list[Match]:
    """All matches of the round robin; each deal is played with the one in every seat."""
    found = []
    pairs = pairwise(levels) if neighbours else combinations(levels, 2)
    for lower, upper in pairs:
        for number in range(games):
            deal, seat = divmod(number, seats)
            chairs = tuple([upper if i == seat else lower for i in range(seats)])
            found.append(Match(game, chairs, seed + deal, edition, dict(options or {})))
    return found


def rungs(outcomes: Iterable[Outcome], levels: Sequence[str]) -> list[Rung]:
    """Who won how often against whom: the higher level's view."""
    wins: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    fair: dict[tuple[str, str], float] = {}
    for outcome in outcomes:
        chairs = outcome.match.seats
        lower, upper = sorted({*chairs}, key=levels.index)
        pair = upper, lower
        first = [seat for seat, place in enumerate(outcome.places[: len(chairs)]) if place == 1]
        share = sum([chairs[seat] == upper for seat in first]) / max(1, len(first))
        wins[pair] = wins.get(pair, 0.0) + share
        games[pair] = games.get(pair, 0) + 1
        fair[pair] = chairs.count(upper) / len(chairs)
    order = sorted(games, key=lambda pair: (levels.index(pair[0]), -levels.index(pair[1])))
    return [Rung(*pair, games[pair], wins[pair], fair[pair]) for pair in order]


def ratings(outcomes: Iterable[Outcome], levels: Sequence[str]) -> list[Rating]:
    """Plackett and Luce's model over all games, the strongest first.

    Several seats of one level are one level: each game moves it by the mean of its seats.
    """
    model = PlackettLuce()
    known = {level: model.rating(name=level) for level in levels}
    ordered = sorted(outcomes, key=lambda outcome: (outcome.match.seed, outcome.match.seats))
    for outcome in ordered:
        chairs = outcome.match.seats
        teams = [[model.create_rating([known[x].mu, known[x].sigma], x)] for x in chairs]
        rated = model.rate(teams, ranks=[float(x) for x in outcome.places[: len(chairs)]])
        for level in {*chairs}:
            mine = [team[0] for team, x in zip(rated, chairs, strict=True) if x == level]
            known[level].mu = sum([one.mu for one in mine]) / len(mine)
            known[level].sigma = sum([one.sigma for one in mine]) / len(mine)
    found = [Rating(level, one.mu, one.sigma) for level, one in known.items()]
    return sorted(found, key=lambda rating: rating.skill, reverse=True)
