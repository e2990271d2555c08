"""RC-CES End of scenario: places, Support Points earned; RC-CEC the final ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, permutations
from math import factorial
from typing import TYPE_CHECKING

import msgspec

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.game import Line
from ludoteca.kernel.space import Source, Space

if TYPE_CHECKING:
    from ludoteca.campaign.state import Year

ABSENT, FIRST, SECOND, THIRD, FOURTH, NOT_CLASSIFIED = range(6)
COLUMNS = ("first", "second", "third", "fourth", "not-classified")
OMEGA = "omega-versus-all"


class Result(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match ended, by Lecturer: from the hall or from a table of cardboard.

    Without a Thesis that passed, the places are those of the consolation ranking.
    """

    places: tuple[int, ...]  # by seat, from 1; 0 for who is not ranked
    passed: tuple[Seat, ...] = ()
    omega: bool = False  # Omega has won


class Results(Space, frozen=True, gc=False):
    """Every result without shared places; `explain` allows those too."""

    players: tuple[Seat, ...]
    seats: int
    omega: bool

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, Result) and any([choice == other for other in self])

    def __iter__(self) -> Iterator[Result]:
        seats = tuple(sorted(self.players))
        ranked = [(some, some) for n in range(len(seats), 0, -1) for some in combinations(seats, n)]
        by_rank = [
            Result(places_of(order, self.seats), passed)
            for passed, all_ranked in [*ranked, ((), seats)]
            for order in permutations(all_ranked)
        ]
        nothing = (0,) * self.seats
        lost = [Result(nothing, passed, True) for passed in [(), *[x for x, _ in ranked]]]
        return chain(by_rank, lost if self.omega else ())

    def size(self) -> int:
        n = len(self.players)
        ways = sum([factorial(n) // factorial(n - k) for k in range(1, n + 1)]) + factorial(n)
        return ways + (2**n if self.omega else 0)

    def pick(self, rng: Source) -> Result:
        found = list(self)
        return found[int(rng.random() * len(found))]


def places_of(order: Sequence[Seat], seats: int) -> tuple[int, ...]:
    """By seat, its place in an order from first to last; 0 for who is not in it."""
    return tuple([order.index(seat) + 1 if seat in order else 0 for seat in range(seats)])


class Report(Frame, frozen=True, gc=False):
    """RC-CES.1 The match is played; whoever took part tells how it ended."""

    shape = Result

    def awaited(self, s: Year) -> Sequence[Seat]:
        return tuple(sorted(s.players))

    def options(self, s: Year, seat: Seat) -> Space:
        return Results(s.players, s.seats, with_omega(s))

    def explain(self, s: Year, seat: Seat, choice: Result) -> Reason | None:
        ranked = {seat for seat, place in enumerate(choice.places) if place}
        seats, passed = {*range(s.seats)}, {*choice.passed}
        if len(choice.places) != s.seats or len(passed) < len(choice.passed) or passed - seats:
            return self.refusal("not-an-option")
        for absent in sorted((ranked | passed) - {*s.players}):
            return Reason("RC-CES.9", "absent-has-no-result", {"seat": absent})
        if choice.omega:
            if not with_omega(s):
                return Reason("RC-CES.7", "omega-not-in-play")
            if not s.terms.omega_ranks:
                return Reason("RC-CES.7", "omega-leaves-no-places") if ranked else None
        wanted = passed or {*s.players}  # RC-CES.6
        for missing in sorted(wanted - ranked):
            return self.refusal("place-missing", seat=missing)
        for without in sorted(ranked - wanted):
            return self.refusal("place-without-thesis", seat=without)
        places = sorted([place for place in choice.places if place])
        if any([place != 1 + sum([x < place for x in places]) for place in places]):
            return self.refusal("places-have-gaps", places=places)
        return None

    def decide(self, s: Year, seat: Seat, choice: Result) -> None:
        marks = tuple([mark(s, choice, seat) for seat in range(s.seats)])
        gains = tuple([earned(s, choice, seat) for seat in range(s.seats)])
        s.results.append(marks)
        for lecturer, gain in enumerate(gains):
            s.support[lecturer] += gain
        s.say("scenario-over", month=s.month, marks=marks, gains=gains)
        s.month += 1
        s.leave()


def with_omega(s: Year) -> bool:
    return OMEGA in [s.terms.content.modules[n].id for n in s.rules]


def mark(s: Year, result: Result, seat: Seat) -> int:
    """RC-CES.1 Its place or NC; RC-CES.9 nothing for who was absent."""
    if seat not in s.players:
        return ABSENT
    consoled = result.passed or s.terms.consoles  # RC-CES.6
    if not result.places[seat] or not consoled:
        return NOT_CLASSIFIED
    return min(result.places[seat], FOURTH)  # RC-CES.8


def earned(s: Year, result: Result, seat: Seat) -> int:
    """RC-CES.2 to RC-CES.4 What a result is worth in Support Points."""
    if seat not in s.players:
        return 0
    sheet = s.terms.content.sheet
    for_place = {FIRST: sheet.first, SECOND: sheet.second}.get(mark(s, result, seat), 0)
    return sheet.took_part + (sheet.passed if seat in result.passed else 0) + for_place


# ---------------------------------------------------------------- the end


def counts(s: Year, seat: Seat) -> tuple[int, ...]:
    """RC-CEC.2 How many results stand in each column, NC last."""
    marks = [month[seat] for month in s.results]
    return tuple([marks.count(column) for column in range(FIRST, NOT_CLASSIFIED + 1)])


def column_halves(s: Year, seat: Seat) -> tuple[int, ...]:
    """RC-CEC.3 By column, its half Victory Points; RC-CEC.4 not rounded, unless agreed."""
    sheet = s.terms.content.sheet
    found = [n * each for n, each in zip(counts(s, seat), sheet.halves, strict=True)]
    if s.terms.whole_points:
        found[-1] -= found[-1] % 2
    return tuple(found)


def halves(s: Year, seat: Seat) -> int:
    return sum(column_halves(s, seat))


def score_sheet(s: Year) -> list[Line]:
    """RC-CEC.7 Half Victory Points by column."""
    by_seat = [column_halves(s, seat) for seat in range(s.seats)]
    columns = zip(*by_seat, strict=True)
    return [
        Line(key, "RC-CEC.2", tuple(points)) for key, points in zip(COLUMNS, columns, strict=True)
    ]


def standing(s: Year, seat: Seat) -> tuple[int, ...]:
    """RC-CEC.5 Victory Points; RC-CEC.6 then more of the better places, then Support Points."""
    ties = {"countback": (*counts(s, seat)[:-1], s.support[seat]), "support": (s.support[seat],)}
    return (halves(s, seat), *ties.get(s.terms.tie, ()))


def ranking(s: Year) -> tuple[Seat, ...]:
    return tuple(sorted(range(s.seats), key=lambda seat: standing(s, seat), reverse=True))


def final_places(s: Year) -> tuple[int, ...]:
    """By Lecturer; what remains tied is shared."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return tuple([1 + sum([other > mine for other in standings]) for mine in standings])
