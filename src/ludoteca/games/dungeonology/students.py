"""DG-10, DG-11 Students: the University, the Bonfire, Omega Students and the Alert card.

The Reserve is what is missing from the totals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    NERVED,
    NOBODY,
    OMEGA_STUDENTS,
    STANDARD,
    STUDENTS,
    UNIVERSITY,
)
from ludoteca.games.dungeonology.jinxes import draw_jinx
from ludoteca.games.dungeonology.panic import GameEnds, begin_panic, capture, game_ends
from ludoteca.games.dungeonology.rocca_civetta.congregations import (
    change,
    figures,
    parted,
    put_in,
    take_from_bonfire,
)
from ludoteca.games.dungeonology.scholars import (
    at_limit,
    by_interns,
    captures,
    lasting,
    skill,
    stat,
    within_reach,
)
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

# how Students are drawn with Congregations; `rocca_civetta.drawn` brings it
DRAWS: list[Callable[[Expedition, Seat, int], None]] = []
# likewise, how somebody picks the order in which they go to the Bonfire
ARRANGES: list[Callable[[Expedition, Seat, Sequence[int]], None]] = []
# RC-OPH.5: whether it is Omega who draws them; `rocca_civetta.omega.phase` brings it
BY_OMEGA: list[Callable[[Expedition], bool]] = []
TOKEN, STUDENT = range(2)  # DG-8.1: take the Stunned token, or Sacrifice a Student


def reserve(s: Expedition) -> int:
    """DG-4.1 The grey Students that are not in play."""
    greys = STUDENTS - s.bag[0] - s.bonfire - sum(s.students)
    if s.mode is not None:
        greys += s.mode.students()
    return greys + figures(s) if s.members else greys  # those of Congregations are no greys


def omega_reserve(s: Expedition) -> int:
    return OMEGA_STUDENTS - s.bag[1] - s.alert


def alert_bonus(s: Expedition) -> int:
    """DG-11.6, DG-11.7 The Alert Bonus of the last space taken, which is the highest (DG-Q.88)."""
    return s.terms.alert.spaces[s.alert - 1].bonus if s.alert else 0


# ---------------------------------------------------------------- out of the University


def draw_students(s: Expedition, seat: Seat, count: int) -> None:
    """DG-10.1 So many figures at random, or all; Part 3.9 a Jinx may draw one more."""
    if count and s.jinxes[seat] and s.in_game(seat):
        count += lasting(s, seat, "bag")
    draw_exactly(s, seat, count)


def draw_exactly(s: Expedition, seat: Seat, count: int) -> None:
    one_by_one = s.terms.draws_one_by_one and count > 1  # a refill may bring some in between
    if s.members and (one_by_one or any(s.bag_members)):
        DRAWS[0](s, seat, count)
    elif s.terms.draws_one_by_one:  # DG-Q.14
        for _ in range(count):
            if not game_ends(s):  # DG-33.15
                draw_figures(s, seat, 1)
    else:
        draw_figures(s, seat, count)


def draw_figures(s: Expedition, seat: Seat, count: int) -> None:
    """DG-10.1 Greys to the Bonfire, then the Omega Student."""
    greys, omegas = s.bag
    drawn = drawn_omegas = 0
    for _ in range(min(count, greys + omegas)):  # DG-10.5
        if s.below(UNIVERSITY, greys + omegas) < greys:
            greys -= 1
            drawn += 1
        else:
            omegas -= 1
            drawn_omegas += 1
    s.bag = (greys, omegas)
    room = room_at_bonfire(s)
    s.bonfire += min(drawn, room)  # DG-10.2
    if s.members:
        s.pyre += (STANDARD,) * min(drawn, room)
    if s.heard:
        told = {"count": drawn, "omega": drawn_omegas, "lost": max(0, drawn - room)}
        s.say("students-drawn", seat=seat, **told)
    meet_omegas(s, seat, drawn_omegas)


def room_at_bonfire(s: Expedition) -> int:
    """DG-10.2 How many Students find a place there."""
    room: int = s.terms.content.bonfire - s.bonfire
    return room


def place_at_bonfire(s: Expedition, kinds: Sequence[int]) -> int:
    """RC-CNG.15 In that order, as many as find room; how many that are."""
    placed = min(len(kinds), room_at_bonfire(s))
    s.bonfire += placed
    if s.members:
        s.pyre += tuple(kinds[:placed])
    return placed


def meet_omegas(s: Expedition, seat: Seat, count: int) -> None:
    for _ in range(count):
        if s.panicking:
            infinite_omega(s, seat)
        else:
            omega_drawn(s, seat)


def omega_drawn(s: Expedition, seat: Seat) -> None:
    """DG-11.1 to DG-11.4, DG-11.10 On the Alert card, the Bonfire empty, a Jinx, Bonus, Refill."""
    room = s.alert < len(s.terms.alert.spaces)
    if room:
        s.alert += 1
    elif not s.terms.max_alert and s.active not in s.ends_before:  # DG-28.3
        s.ends_before += (s.active,)  # DG-Q.85: on the seat whose turn it is
    if s.heard:
        s.say("omega-student", seat=seat, alert=s.alert, placed=room)
        if s.bonfire:
            s.say("bonfire-emptied", count=s.bonfire)
        if not room and not s.terms.max_alert:
            s.say("end-announced", seat=s.active)
    s.bonfire = 0
    if s.pyre:
        s.pyre = ()
    omega_jinxes(s, seat)
    if room:
        refill(s)
    elif s.terms.max_alert:  # DG-33.5, DG-33.22
        begin_panic(s)


def omega_jinxes(s: Expedition, seat: Seat) -> None:
    """DG-11.4 A Jinx for who has drawn the Omega Student; Part 3.9 one for Shared Blame.

    RC-OPH.5 Where Omega has drawn it the Scholar gets the Jinx without having drawn.
    """
    by_omega = s.terms.omega and BY_OMEGA[0](s)
    drawer, spot = (NOBODY, s.omega) if by_omega else (seat, s.spots[seat])
    for _ in range(1 if by_omega else 1 + lasting(s, seat, "omega-jinx")):
        draw_jinx(s, seat)
    for other in range(s.seats):
        here = s.jinxes[other] and other != drawer and s.spots[other] == spot
        if here and within_reach(s, other):
            for _ in range(lasting(s, other, "shared-blame")):
                draw_jinx(s, other)


def infinite_omega(s: Expedition, seat: Seat) -> None:
    """DG-33.10, DG-Q.133 A Jinx, and back into the bag; DG-33.15 if that is empty the game ends.

    DG-Q.131 Who has left the game takes no Jinx.
    """
    if s.heard:
        s.say("omega-infinite", seat=seat)
    if s.in_game(seat):
        omega_jinxes(s, seat)
    if not s.bag[0]:
        s.push(GameEnds())
    s.bag = (s.bag[0], 1)


def refill(s: Expedition) -> None:
    """DG-11.8, DG-11.9 Greys for each player that the level counts, and one Omega Student."""
    wanted = s.terms.alert.spaces[s.alert - 1].greys * s.terms.counted(s.seats)
    kinds = put_in(s, wanted) if s.congregations else []
    greys, omegas = min(wanted - len(kinds), reserve(s)), min(1, omega_reserve(s))
    s.bag = (s.bag[0] + greys, s.bag[1] + omegas)
    if s.heard and kinds:
        s.say("members-put-in", kinds=tuple(kinds))
    if s.heard:
        s.say("university-refilled", greys=greys, omega=omegas, bonus=alert_bonus(s))


# ---------------------------------------------------------------- owned by Scholars


def recruit(s: Expedition, seat: Seat, count: int) -> None:
    """DG-20.1 Students from the Bonfire, as many as there are."""
    taken = min(max(0, count + lasting(s, seat, "recruits")), s.bonfire)
    s.bonfire -= taken
    s.students[seat] += taken
    if s.members and taken:
        take_from_bonfire(s, seat, taken)
    if s.heard:
        s.say("students-recruited", seat=seat, count=taken)


def enrol(s: Expedition, seat: Seat, count: int) -> None:
    """Part C.7 Students from the Reserve, as many as there are."""
    taken = min(count, reserve(s))
    if taken > 0:
        s.students[seat] += taken
        if s.heard:
            s.say("students-restocked", seat=seat, count=taken)


def restock(s: Expedition, seat: Seat) -> None:
    """DG-14.5 From the Reserve up to the Starting Students; who has more keeps them."""
    enrol(s, seat, stat(s, seat, "starting_students") - s.students[seat])


def sacrifice(s: Expedition, seat: Seat, count: int = 1, *, to_bonfire: bool = False) -> None:
    """DG-10.7 Own Students to the Reserve, all if there are fewer; Part 3.5 or to the Bonfire."""
    lost = min(count, s.students[seat])
    kinds = parted(s, seat, lost) if s.members else []
    for kind in kinds:
        change(s, seat, kind, -1)
    s.students[seat] -= lost
    if s.heard and lost:
        s.say("students-sacrificed", seat=seat, count=lost)
    if lost and (to_bonfire or skill(s, seat, "exhume")):
        whom = [*[STANDARD] * (lost - len(kinds)), *kinds]
        if not to_bonfire:
            exhume(s, seat, whom)
        elif (saved := bring_to_bonfire(s, seat, whom)) and s.heard:
            s.say("students-to-bonfire", seat=seat, count=saved)


def bring_to_bonfire(s: Expedition, seat: Seat, kinds: Sequence[int]) -> int:
    """RC-CNG.15 Own Students of several kinds in an order of one's choice; how many find room."""
    room = room_at_bonfire(s)
    if not room or len({*kinds}) < 2:
        return place_at_bonfire(s, kinds)
    ARRANGES[0](s, seat, kinds)
    return min(room, len(kinds))


def sacrifice_member(s: Expedition, seat: Seat, kind: int) -> None:
    """RC-CNG.21, RC-CNG.23 One Student of that Congregation to the Reserve."""
    s.students[seat] -= 1
    change(s, seat, kind, -1)
    exhume(s, seat, [kind])


def exhume(s: Expedition, seat: Seat, kinds: list[int]) -> None:
    """Part 3.3 A gravedigger's Students go to the Bonfire as long as there is room."""
    if skill(s, seat, "exhume") and (saved := bring_to_bonfire(s, seat, kinds)) and s.heard:
        s.say("students-exhumed", seat=seat, count=saved)


def take_student(s: Expedition, seat: Seat, victim: Seat, count: int) -> None:
    """Part C.7 Students of another Scholar, if there are any."""
    taken = min(count, s.students[victim])
    for kind in parted(s, victim, taken) if s.members else ():
        change(s, victim, kind, -1)
        change(s, seat, kind, 1)
    s.students[victim] -= taken
    s.students[seat] += taken
    if s.heard and taken:
        s.say("students-taken", seat=seat, victim=victim, count=taken)


# ---------------------------------------------------------------- Stunned tokens


def stun(s: Expedition, seat: Seat, count: int = 1, *, cost: bool = False) -> None:
    """DG-20.6 So many Stunned tokens; Part 3.8 a Stunt Double may spare one all of them.

    Not those that are a cost: what is cancelled is not paid.
    """
    if not cost:
        nerve = skill(s, seat, "nerve") is not None
        double = seat in s.interns and by_interns(s, seat, "spares-stunned") != 0
        if (nerve or double) and would_be_stunned(s, seat):
            if nerve and not nerved(s, seat):
                count -= 1
            if count and double:
                s.push(StuntDouble(seat, count))
                return
    if count:
        take_tokens(s, seat, count, cost=cost)


def would_be_stunned(s: Expedition, seat: Seat) -> bool:
    """DG-8.4, Part C.11 Whether a Stunned token would do anything to that Scholar."""
    return not at_limit(s, seat) or (captures(s) and seat not in s.captured)


def take_tokens(s: Expedition, seat: Seat, count: int, *, cost: bool) -> None:
    """DG-8.1 One after another; whoever can may Sacrifice a Student instead of each."""
    if at_limit(s, seat):  # DG-8.4
        if captures(s) and seat not in s.captured:  # Part C.11
            if s.students[seat]:
                s.push(Stun(seat, count, cost))
            else:
                capture(s, seat)
        return
    if s.students[seat] and not (cost and not s.terms.sacrifice_pays_stunned):  # DG-Q.13
        s.push(Stun(seat, count, cost))
        return
    add_token(s, seat)
    if count > 1:
        take_tokens(s, seat, count - 1, cost=cost)


def nerved(s: Expedition, seat: Seat) -> bool:
    """Part 3.3 Whether the first token of this turn has been cancelled; if not, it is now."""
    if (NERVED, seat) in s.this_turn:
        return True
    s.this_turn += ((NERVED, seat),)
    if s.heard:
        s.say("stunned-cancelled", seat=seat)
    return False


def heal(s: Expedition, seat: Seat, count: int) -> None:
    """Part C.7 Stunned tokens are discarded; DG-33.9 none in Maximum Alert."""
    healed = min(count, s.stunned[seat])
    if healed and not s.panicking:
        s.stunned[seat] -= healed
        if s.heard:
            s.say("stunned-discarded", seat=seat, count=healed)


def get_stunned(s: Expedition, seat: Seat) -> None:
    if at_limit(s, seat):
        capture(s, seat)
    else:
        add_token(s, seat)


def add_token(s: Expedition, seat: Seat) -> None:
    s.stunned[seat] += 1
    if s.heard:
        s.say("stunned", seat=seat, count=s.stunned[seat])


class Stun(Frame, frozen=True, gc=False):
    """DG-8.1 Who would get a Stunned token may Sacrifice a Student instead, DG-8.2 each time."""

    public = ("seat", "count", "cost")
    seat: Seat
    count: int
    cost: bool = False

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((TOKEN, STUDENT))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == STUDENT:
            sacrifice(s, seat)
        else:
            get_stunned(s, seat)
        if self.count > 1:
            take_tokens(s, seat, self.count - 1, cost=self.cost)


class StuntDouble(Frame, frozen=True, gc=False):
    """DG-8.1, Part 3.8 The Intern may go back to the deck instead of all these Stunned tokens."""

    public = ("seat", "count")
    seat: Seat
    count: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if not choice:
            take_tokens(s, seat, self.count, cost=False)
            return
        rows = s.terms.content.interns
        mine = [n for n, owner in enumerate(s.interns) if owner == seat]
        number = next(n for n in mine if rows[n].lasting.get("spares-stunned"))
        s.interns = (*s.interns[:number], NOBODY, *s.interns[number + 1 :])
        if s.heard:
            s.say("intern-returned", seat=seat, intern=rows[number].id)
