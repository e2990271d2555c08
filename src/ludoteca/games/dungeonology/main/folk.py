"""Part C.7 Students, Stunned tokens, Jinx cards: bag … take_student, stun … jinx_drop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.aftermath import Aftermath
from ludoteca.games.dungeonology.components import STUDENTS
from ludoteca.games.dungeonology.jinxes import draw_jinx
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Primitive,
    Working,
)
from ludoteca.games.dungeonology.main.whom import seats_of
from ludoteca.games.dungeonology.rest import DropJinx
from ludoteca.games.dungeonology.rocca_civetta.congregations import PHI, change
from ludoteca.games.dungeonology.scholars import at_limit, captures
from ludoteca.games.dungeonology.students import (
    draw_students,
    enrol,
    heal,
    recruit,
    sacrifice,
    take_student,
)
from ludoteca.games.dungeonology.unfolding import Step
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.games.dungeonology.vocabulary.words import MOST
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def on_each(happens: Callable[[Expedition, Seat, int], None]) -> Callable[[Part], Step]:
    """What happens so many times to everybody whom the part means."""

    def does(part: Part) -> Step:
        seats = seats_of(part.who)

        def step(s: Expedition, e: Working) -> None:
            for seat in seats(s, e):
                happens(s, seat, part.n + e.tally * part.counted)

        return step

    return does


def sacrifices(part: Part) -> Step:
    """DG-10.7 To the Reserve or to the Bonfire; Part 3.5 all but so many, however many they are."""
    seats = seats_of(part.who)
    most = STUDENTS if part.keep and part.n == MOST else part.n

    def step(s: Expedition, e: Working) -> None:
        for seat in seats(s, e):
            count = min(most, max(0, s.students[seat] - part.keep))
            sacrifice(s, seat, count, to_bonfire=part.name == "bonfire")

    return step


def take_students(part: Part) -> Step:
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for victim in seats(s, e):
            take_student(s, e.seat, victim, part.n)

    return step


def stun(part: Part) -> Step:
    """DG-8 One after another: each may Sacrifice Students instead."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in reversed(seats(s, e)):
            s.push(Aftermath(e.seat, seat, stunned=part.n))

    return step


def draw_jinxes(s: Expedition, seat: Seat, count: int) -> None:
    for _ in range(count):
        draw_jinx(s, seat)


def drop_jinxes(part: Part) -> Step:
    """DG-Q.143 So many own Jinx cards of choice, or all that there are."""

    def step(s: Expedition, e: Working) -> None:
        if s.jinxes[e.seat]:
            s.push(DropJinx(e.seat, part.n))

    return step


def has_jinxes(s: Expedition, seat: Seat) -> bool:
    return bool(s.jinxes[seat])


def has_students(s: Expedition, seat: Seat) -> bool:
    return s.students[seat] > 0


def has_stunned(s: Expedition, seat: Seat) -> bool:
    return s.stunned[seat] > 0 and not s.panicking  # DG-33.9


def below_limit(s: Expedition, seat: Seat) -> bool:
    return not at_limit(s, seat) or captures(s)  # Part C.11: Captured then


def phi_moves(part: Part) -> Step:
    """RC-BOS.5 A Phi Student from the card of the Boss to the University, or to a Scholar."""

    def step(s: Expedition, e: Working) -> None:
        if not s.phi_on_boss:
            return
        s.phi_on_boss -= 1
        if part.name == "university":
            s.bag, inside = (s.bag[0] + 1, s.bag[1]), s.bag_members
            s.bag_members = (inside[PHI] + 1, *inside[PHI + 1 :])
        else:
            s.students[e.seat] += 1
            change(s, e.seat, PHI, 1)
        if s.heard:
            s.say("phi-leaves-boss", seat=e.seat, to=part.name, left=s.phi_on_boss)

    return step


PRIMITIVES |= {
    "bag": Primitive(on_each(draw_students)),
    "recruit": Primitive(on_each(recruit), able=lambda s, seat: s.bonfire > 0),
    "enrol": Primitive(on_each(enrol)),
    "sacrifice": Primitive(sacrifices, has_students, harms=True),
    "take_student": Primitive(take_students, has_students, harms=True),
    "stun": Primitive(stun, able=below_limit, harms=True),  # DG-X.14
    "phi": Primitive(phi_moves, able=lambda s, seat: s.phi_on_boss > 0),
    "heal": Primitive(on_each(heal), able=has_stunned),
    "jinx": Primitive(on_each(draw_jinxes), harms=True),
    "jinx_drop": Primitive(drop_jinxes, able=has_jinxes),
}
