"""RC-CNG Students come out of the University: who is kept, and in which order they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import OMEGA_PHASE, STANDARD, UNIVERSITY
from ludoteca.games.dungeonology.rocca_civetta.congregations import change, standard
from ludoteca.games.dungeonology.students import (
    ARRANGES,
    DRAWS,
    draw_exactly,
    meet_omegas,
    place_at_bonfire,
    room_at_bonfire,
    sacrifice,
)
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Kinds = tuple[int, ...]  # Congregations, or STANDARD


def draw(s: Expedition, seat: Seat, count: int) -> None:
    """DG-10.1 So many figures at random, with those of Congregations among them."""
    if s.terms.draws_one_by_one and count > 1:  # DG-Q.14
        s.push(DrawOneByOne(seat, count))
        return
    students, omegas = s.bag
    members, met = list(s.bag_members), 0
    drawn: list[int] = []
    of_them = all_of_them = sum(members)
    for _ in range(min(count, students + omegas)):  # DG-10.5
        at = s.below(UNIVERSITY, students + omegas)
        if at >= students:
            omegas, met = omegas - 1, met + 1
            continue
        students -= 1
        if at >= of_them:  # those of Congregations come first, in their order
            drawn.append(STANDARD)
            continue
        kind = 0
        while at >= members[kind]:
            at -= members[kind]
            kind += 1
        members[kind] -= 1
        of_them -= 1
        drawn.append(kind)
    s.bag = (students, omegas)
    waiting: Kinds = ()
    if of_them != all_of_them:
        s.bag_members = tuple(members)
        waiting = tuple([kind for kind in drawn if kind != STANDARD])
    if s.heard:
        s.say("students-drawn", seat=seat, count=len(drawn), omega=met, lost=0)
        if waiting:
            s.say("members-drawn", seat=seat, kinds=waiting)
    if s.terms.omega and s.turn_frame().stage == OMEGA_PHASE:  # RC-CNG.25
        s.push(DrawnStudents(seat, (), tuple(drawn), met))
        return
    s.push(DrawnStudents(seat, waiting, (STANDARD,) * (len(drawn) - len(waiting)), met))


DRAWS.append(draw)


class DrawOneByOne(Frame, frozen=True, gc=False):
    """DG-Q.14 Each Student is dealt with before the next is drawn."""

    public = ("seat", "left")
    seat: Seat
    left: int

    def resolve(self, s: Expedition) -> None:
        if not self.left:
            s.leave()
            return
        s.become(self.but(left=self.left - 1))
        draw_exactly(s, self.seat, 1)


class DrawnStudents(Frame, frozen=True, gc=False):
    """RC-CNG.17 Whether one keeps a Congregation Student for a standard one, one after another.

    RC-CNG.18 An Omega Student of the same draw waits.
    """

    public = ("seat", "kinds", "placing", "omegas")
    seat: Seat
    kinds: Kinds  # still to be decided on
    placing: Kinds  # these go to the Bonfire
    omegas: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        may_keep = self.kinds and s.in_game(self.seat) and standard(s, self.seat)
        return (self.seat,) if may_keep else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        kind, rest = self.kinds[0], self.kinds[1:]
        if not choice:
            s.become(self.but(kinds=rest, placing=(*self.placing, kind)))
            return
        s.become(self.but(kinds=rest))
        sacrifice(s, seat)
        s.students[seat] += 1
        change(s, seat, kind, 1)
        if s.heard:
            s.say("member-kept", seat=seat, congregation=kind)

    def resolve(self, s: Expedition) -> None:
        if self.kinds:
            self.decide(s, self.seat, 0)
        elif len(self.placing) > 1 and len({*self.placing}) > 1 and room_at_bonfire(s):
            s.become(ArrangeStudents(self.seat, self.placing, self.omegas))
        else:
            finish(s, self.seat, self.placing, self.omegas)


class ArrangeStudents(Frame, frozen=True, gc=False):
    """RC-CNG.15 In which order several Students go to the Bonfire."""

    shape = tuple[int, ...]
    public = ("seat", "placing", "omegas")
    seat: Seat
    placing: Kinds
    omegas: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if s.in_game(self.seat) else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Listed(tuple(orders(tuple(sorted(self.placing)), room_at_bonfire(s))))

    def explain(self, s: Expedition, seat: Seat, choice: Kinds) -> Reason | None:
        """Those who find no room may be named in any order."""
        alike = sorted(choice) == sorted(self.placing)
        return None if alike else self.refusal("not-an-option")

    def decide(self, s: Expedition, seat: Seat, choice: Kinds) -> None:
        finish(s, seat, choice, self.omegas)

    def resolve(self, s: Expedition) -> None:
        finish(s, self.seat, self.placing, self.omegas)


def orders(kinds: Kinds, room: int) -> Iterator[Kinds]:
    """Every order that makes a difference: of those who find no room it makes none."""
    if not room or not kinds:
        yield kinds
        return
    for kind in dict.fromkeys(kinds):
        at = kinds.index(kind)
        for rest in orders(kinds[:at] + kinds[at + 1 :], room - 1):
            yield (kind, *rest)


def arrange(s: Expedition, seat: Seat, kinds: Sequence[int]) -> None:
    """RC-CNG.15 The same for Students whom a Scholar puts there."""
    s.push(ArrangeStudents(seat, tuple(kinds), 0))


ARRANGES.append(arrange)


def finish(s: Expedition, seat: Seat, kinds: Kinds, omegas: int) -> None:
    """To the Bonfire, as many as find room; then the Omega Students (RC-CNG.18)."""
    s.leave()
    lost = len(kinds) - place_at_bonfire(s, kinds)
    if s.heard and lost:
        s.say("bonfire-full", count=lost)
    if omegas:
        meet_omegas(s, seat, omegas)
