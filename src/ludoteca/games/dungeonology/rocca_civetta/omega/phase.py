"""RC-OPH The Omega Phase: a card is revealed and done from the top to the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.cubes import eliminate_from_zone, lowest, steal
from ludoteca.games.dungeonology.cubes import most_valuable as best_cube
from ludoteca.games.dungeonology.ending import final_scoring
from ludoteca.games.dungeonology.jinxes import draw_jinx
from ludoteca.games.dungeonology.notes import black_stars, stars
from ludoteca.games.dungeonology.randomizer import first_slot
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import reveal, row_of
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    OmegaMoves,
    Roaming,
    collect,
    leftmost,
    most_valuable,
    teleport,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import is_full
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.students import (
    BY_OMEGA,
    draw_exactly,
    draw_students,
    sacrifice,
    stun,
)
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import OmegaDeeds, OmegaRow
    from ludoteca.games.dungeonology.state import Expedition

REVEAL, STUDENTS, MOVING, EFFECT, MEETING, STAR, DOUBLE_STAR, DONE = range(8)


def has_phase(s: Expedition) -> bool:
    """RC-OVA.17 Not for a Scholar who has left the game, nor one who cannot play any more."""
    return s.terms.omega and s.in_game(s.active) and s.active not in s.captured


def outshines(s: Expedition, seat: Seat, by: int = 1) -> bool:
    """RC-SOL.8, RC-OPH.23 Whether a Scholar has so many more Stars than Omega Black Stars."""
    return stars(s, seat) >= black_stars(s) + by


class OmegaPhase(Roaming, frozen=True, gc=False):
    """RC-OPH.3 One section after another; it lies beneath what asks somebody."""

    public = ("stage", "step", "met")
    stage: int = REVEAL
    step: int = 0  # of the movement, or of the meetings

    def resolve(self, s: Expedition) -> None:
        if self.stage == REVEAL:
            s.become(self.but(stage=STUDENTS))
            if is_full(s):  # RC-OPH.2
                self.wins(s)
            else:
                self.reveals(s)
            return
        row = row_of(s, s.omega_discard[-1])
        if self.stage == STUDENTS:
            s.become(self.but(stage=MOVING))
            self.draws(s, row)
        elif self.stage == MOVING:
            self.move(s, row)
        elif self.stage == EFFECT:
            s.become(self.but(stage=MEETING, step=0))
            self.perform(s, s.active, row.effect)
        elif self.stage == MEETING and self.step < 2 * len(self.met):
            s.become(self.but(step=self.step + 1))
            self.meet(s, row, self.met[self.step // 2])
        elif self.stage == MEETING:
            s.become(self.but(stage=STAR))
        elif self.stage == STAR:
            s.become(self.but(stage=DOUBLE_STAR))
            self.shine(s, row.star, 1, "star")
        elif self.stage == DOUBLE_STAR:
            s.become(self.but(stage=DONE))
            self.shine(s, row.double_star, 2, "double-star")
        else:
            s.leave()

    def move(self, s: Expedition, row: OmegaRow) -> None:
        """RC-OPH.13 Several arrows are as many steps, each from the Zone reached."""
        if row.teleport:
            s.become(self.but(stage=EFFECT))
            self.teleports(s)
        elif self.step < len(row.arrows):
            s.become(self.but(step=self.step + 1))
            slot = first_slot(row.arrows[self.step], s.dungeon().around(s.omega))
            self.goes(s, slot)
        else:
            s.become(self.but(stage=EFFECT))

    def meet(self, s: Expedition, row: OmegaRow, seat: Seat) -> None:
        """RC-OPH.18 The Encounter; RC-OPH.21, RC-OVA.10 then what the Black Star adds to it."""
        if self.step % 2 == 0:
            if s.heard:
                s.say("omega-meets", seat=seat)
            self.perform(s, seat, row.encounter)
        elif s.fired_up[seat] if s.terms.solo else outshines(s, seat):
            if s.heard and row.black_star:
                s.say("omega-section", seat=seat, section="black-star")
            self.perform(s, seat, row.black_star)

    def shine(self, s: Expedition, deeds: OmegaDeeds, by: int, section: str) -> None:
        """RC-OPH.23, RC-OPH.24, RC-OVA.11 What follows for one with more Stars, met or not."""
        if deeds and outshines(s, s.active, by):
            if s.heard:
                s.say("omega-section", seat=s.active, section=section)
            self.perform(s, s.active, deeds)

    # ------------------------------------------------------------ what is done on the table

    def wins(self, s: Expedition) -> None:
        """RC-OVA.14, RC-SOL.12 The Tome is full."""
        s.omega_won = True
        final_scoring(s)

    def reveals(self, s: Expedition) -> None:
        reveal(s, "phase")

    def draws(self, s: Expedition, row: OmegaRow) -> None:
        """RC-OPH.5 Omega draws; a Jinx is for the Scholar, whose own Jinx cards add nothing."""
        if row.students:
            if s.heard:
                s.say("omega-draws", count=row.students)
            draw_exactly(s, s.active, row.students)

    def goes(self, s: Expedition, slot: int) -> None:
        s.push(OmegaMoves(s.active, slot, s.omega))

    def teleports(self, s: Expedition) -> None:
        teleport(s, s.active)

    def perform(self, s: Expedition, seat: Seat, deeds: OmegaDeeds) -> None:
        perform(s, seat, deeds)


def draws_now(s: Expedition) -> bool:
    """RC-OPH.5 Whether it is Omega for whom Students are drawn: before he moves."""
    return any([isinstance(x, OmegaPhase) and (x.stage, x.step) == (MOVING, 0) for x in s.stack])


BY_OMEGA.append(draws_now)


# ---------------------------------------------------------------- what he does


def perform(s: Expedition, seat: Seat, deeds: OmegaDeeds) -> None:
    """Part 3.11, RA-50 What cannot be done is skipped."""
    for what, count in befalling(s, seat, deeds):
        (TO_A_SCHOLAR.get(what) or ELSEWHERE[what])(s, seat, count)


def befalling(s: Expedition, seat: Seat, deeds: OmegaDeeds) -> Iterator[tuple[str, int]]:
    """RC-OPH.25 What happens: nobody is touched in the camp, other parts still take place."""
    for what, count in deeds.items():
        if what in ELSEWHERE or (what in TO_A_SCHOLAR and within_reach(s, seat)):
            yield what, count


def discard(s: Expedition, seat: Seat, count: int) -> None:
    if s.hands[seat]:
        s.push(DiscardTricks(seat, count))


def jinx(s: Expedition, seat: Seat, count: int) -> None:
    for _ in range(count):
        draw_jinx(s, seat)


def steal_lowest(s: Expedition, seat: Seat, count: int) -> None:
    steal(s, s.seats, seat, lowest(s, seat))


def steal_best(s: Expedition, seat: Seat, count: int) -> None:
    steal(s, s.seats, seat, best_cube(s, seat))


def eliminate(s: Expedition, seat: Seat, count: int) -> None:
    for space in most_valuable(s, s.omega)[:count]:
        eliminate_from_zone(s, s.omega, space)


Does = Callable[["Expedition", Seat, int], None]
TO_A_SCHOLAR: dict[str, Does] = {
    "discard": discard,
    "sacrifice": sacrifice,
    "stun": stun,
    "jinx": jinx,
    "steal": steal_lowest,
    "steal-best": steal_best,
}
ELSEWHERE: dict[str, Does] = {  # where he stands, or in the University
    "collect": lambda s, seat, count: collect(s, leftmost(s, s.omega)[:count]),
    "collect-best": lambda s, seat, count: collect(s, most_valuable(s, s.omega)[:count]),
    "eliminate": eliminate,
    "bag": draw_students,
}
