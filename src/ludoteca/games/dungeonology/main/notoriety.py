"""Part C.8 The Main Effects of Notoriety cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.cubes import Donate
from ludoteca.games.dungeonology.main.declaring import declared_beneath, targeted
from ludoteca.games.dungeonology.main.kinds import (
    MAINS,
    Effect,
    Main,
    Targets,
    others_here,
)
from ludoteca.games.dungeonology.main.magic import collect_some
from ludoteca.games.dungeonology.main.subterfuge import cancels
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.stealth import ALERT, add
from ludoteca.games.dungeonology.students import draw_students, recruit, take_student
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def fans(s: Expedition, seat: Seat, targets: Targets) -> list[Seat]:
    """DG-34.19 The other Scholars in the Zone who have a cube."""
    return [x for x in others_here(s, seat) if any(s.boards[x])]


def collect_first(s: Expedition, e: Effect) -> None:
    """DG-34.19 As many cubes of the own Zone as the first number of the card."""
    collect_some(s, e.seat, e.amounts(s)[0])


def admired(s: Expedition, e: Effect) -> None:
    """DG-34.19 Each of the others here Donates; how many do is counted."""
    givers = fans(s, e.seat, ())
    s.become(e.but(step=e.step + 1, tally=len(givers)))
    for giver in reversed(givers):
        s.push(Donate(giver, e.seat))


def price_of_fame(s: Expedition, e: Effect) -> None:
    """DG-Q.103 As many Students as cubes were Donated, and one more."""
    draw_students(s, e.seat, e.tally + e.amounts(s)[2])


def admirers(s: Expedition, seat: Seat, targets: Targets) -> list[Seat]:
    return [x for x in others_here(s, seat) if s.students[x]]


def magnetic_smile(s: Expedition, e: Effect) -> None:
    for victim in admirers(s, e.seat, ()):
        take_student(s, e.seat, victim, e.amounts(s)[0])


def rousing_speech(s: Expedition, e: Effect) -> None:
    """Students for oneself, then for the neighbour on the left, unless that one is in the camp."""
    mine, theirs = e.amounts(s)
    recruit(s, e.seat, mine)
    seats = [(e.seat + i) % s.seats for i in range(1, s.seats)]
    left = next((x for x in seats if s.in_game(x)), None)
    if left is not None and within_reach(s, left):
        recruit(s, left, theirs)


def heckler(s: Expedition, e: Effect) -> None:
    add(s, ALERT, "main", e.card, e.amounts(s)[0])


def aimed_at_me(s: Expedition, seat: Seat) -> list[Targets]:
    """Only if the declared effect targets me."""
    below = declared_beneath(s)
    if below is None:
        return []
    return [()] if seat in targeted(s, below) else []


def mass_enrolment(s: Expedition, e: Effect) -> None:
    recruit(s, e.seat, e.amounts(s)[0])


def lecture_draw(s: Expedition, e: Effect) -> None:
    draw_students(s, e.seat, e.amounts(s)[1])


MAINS |= {
    "really-famous": Main((collect_first, admired, price_of_fame), touches=fans),
    "magnetic-smile": Main((magnetic_smile,), touches=admirers),
    "rousing-speech": Main((rousing_speech,)),
    "heckler": Main((heckler,), test="others"),
    "blame-the-student": Main((cancels,), aimed_at_me),
    "mass-enrolment": Main((mass_enrolment,)),
    "public-lecture": Main((collect_first, lecture_draw)),
}
