"""Part C.7 Control: choose, if, per and may."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.games.dungeonology.main.folk import has_students
from ludoteca.games.dungeonology.main.hands import has_cards
from ludoteca.games.dungeonology.main.information import has_cubes
from ludoteca.games.dungeonology.main.kinds import (
    BRANCHES,
    PRIMITIVES,
    Effect,
    Primitive,
    Working,
    program,
)
from ludoteca.games.dungeonology.main.whom import FROM_THERE, others, others_here, seats_of
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.randomizer import random_information
from ludoteca.games.dungeonology.scholars import at_limit
from ludoteca.games.dungeonology.unfolding import Source, Step, Unfolding
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.games.dungeonology.vocabulary.words import CONTROLS, RANDOM_COLOUR
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

IFS = {  # what if asks of the Scholar concerned
    "at_limit": at_limit,
    "below_limit": lambda s, seat: not at_limit(s, seat),
    "has_cubes": has_cubes,
    "has_cards": has_cards,
    "has_students": has_students,
}
COUNTS: dict[str, Callable[[Expedition, Seat], int]] = {  # DG-Q.144: what per counts of them
    "cubes": lambda s, seat: sum(s.boards[seat]),
    "stars": stars,
    "students": lambda s, seat: s.students[seat],
    "stunned": lambda s, seat: s.stunned[seat],
    "jinxes": lambda s, seat: len(s.jinxes[seat]),
    "cards": lambda s, seat: len(s.hands[seat]),
    "interns": lambda s, seat: s.interns.count(seat),
    "others_here": lambda s, seat: len(others_here(s, seat)),
}
OFTENEST = 64  # nobody has as many of anything
ANY_COLOUR = 0b11111
NO_WAY = -1  # what may be done is not done, or nothing can be


def branches(part: Part, number: int, at: int) -> tuple[Step, ...]:
    """A step that asks, then the ways one after another, each of which jumps behind the last."""
    if part.word == "per" and not part.optional:
        return repeats(part)
    ways = ways_of(part)
    condition = part.name if ways is part.ways else ""
    holds = IFS.get(condition)
    taken: list[Step] = []
    starts: dict[int, int] = {}
    for way, parts in enumerate(ways):
        starts[way] = at + 1 + len(taken)
        taken += [*program(parts, starts[way]), lambda s, e: s.become(e.but(step=end))]
    end = starts[NO_WAY] = at + 1 + len(taken)

    takers = seats_of(ways[0][0].to)

    def draws_colour(s: Expedition, e: Working) -> None:
        """RA-58 One card: the first way for who has such a cube, if anybody takes it."""
        colour = random_information(s, ANY_COLOUR)
        assert colour is not None
        if s.heard:
            s.say("colour-randomized", seat=e.seat, colour=colour)
        way = 0 if s.boards[e.seat][colour] and takers(s, e) else 1
        s.become(e.but(step=starts.get(way, end), tally=colour))

    def asks(s: Expedition, e: Working) -> None:
        if condition == RANDOM_COLOUR:
            draws_colour(s, e)
            return
        if holds is not None:  # if: the first way, else the second
            way = 0 if holds(s, e.seat) else 1
            s.become(e.but(step=starts.get(way, end)))
            return
        could = [n for n, way in enumerate(ways) if can_be_done(s, e.seat, way)]
        if part.optional or not could:
            could.append(NO_WAY)
        begins = tuple([starts[way] for way in could])
        s.push(ChooseWay(e.seat, e.source, number, tuple(could), begins))

    return (asks, *taken)


def ways_of(part: Part) -> tuple[tuple[Part, ...], ...]:
    """Between what one decides; of what may be done, whether all of it is."""
    whole = not part.ways or (part.optional and part.word != "choose")
    return ((replace(part, optional=False),),) if whole else part.ways


def repeats(part: Part) -> tuple[Step, ...]:
    """DG-Q.144 A step that counts, then the parts so often that it can begin where it has to."""
    once = program(part.ways[0])
    count = COUNTS[part.name]

    def counts(s: Expedition, e: Working) -> None:
        times = min(count(s, e.seat), OFTENEST)
        s.become(e.but(step=e.step + 1 + (OFTENEST - times) * len(once)))

    return (counts, *once * OFTENEST)


def can_be_done(s: Expedition, seat: Seat, way: tuple[Part, ...]) -> bool:
    """RA-50 Whether any part of it can be done, as far as it concerns that Scholar."""
    return any([part_can_be_done(s, seat, part) for part in way])


def part_can_be_done(s: Expedition, seat: Seat, part: Part) -> bool:
    if part.word == "per":
        return COUNTS[part.name](s, seat) > 0 and can_be_done(s, seat, part.ways[0])
    if part.word == "lose":  # Part 3.6
        return s.mode is not None and s.mode.has(seat, part.name)
    if part.word == "sacrifice" and part.who.word == "me" and not part.keep:
        return s.students[seat] >= part.n
    if part.word == "donate" and part.who.word == "me" and not receivers(s, seat, part):
        return False  # RA-58
    able = PRIMITIVES[part.word].able or PRIMITIVES[part.word].has
    return part.who.word != "me" or able(s, seat)


def receivers(s: Expedition, seat: Seat, part: Part) -> list[Seat]:
    """RA-58 Who could take what that Scholar Donates; nobody is Randomized for the question."""
    word = part.to.word
    return others(s, seat) if word == "rnd" else FROM_THERE[word](s, seat)


class ChooseWay(Frame, frozen=True, gc=False):
    """DG-D.23 One of several things that an effect does, or none where it only may (Part C.7)."""

    public = ("seat", "source", "part", "ways")
    seat: Seat
    source: Source
    part: int  # of the effect
    ways: tuple[int, ...]  # which of them can be done
    starts: tuple[int, ...]  # the steps with which they begin

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.ways) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.ways)

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        effect = s.stack[-1]
        assert isinstance(effect, Effect | Unfolding)
        s.become(effect.but(step=self.starts[self.ways.index(choice)]))

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, self.ways[0])


def nothing(part: Part) -> Step:
    raise AssertionError(part)  # a choice is put together by branches


BRANCHES.append(branches)
PRIMITIVES |= {word: Primitive(nothing) for word in CONTROLS}
