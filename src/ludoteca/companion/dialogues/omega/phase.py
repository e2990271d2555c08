"""RC-OPH.3 The Omega Phase at a table with the box: a card, and what its sections do."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.omega.moving import AskThere, TableMoves, slot_named, teleports
from ludoteca.companion.dialogues.omega.tome import NO_CUBE, collects, gains, maybe_cube
from ludoteca.companion.dialogues.standing import Standing, most_stars, with_stars
from ludoteca.companion.forms import Answers, Field, number
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import reveal, row_of
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import (
    MEETING,
    TO_A_SCHOLAR,
    OmegaPhase,
    befalling,
)
from ludoteca.games.dungeonology.rows import OmegaDeeds, OmegaRow
from ludoteca.kernel.event import Reason, Seat

TAKES = ("collect", "collect-best", "steal", "steal-best")  # what fills the Tome
SECTIONS = {  # of a card, by their fields: the clause of each
    "effect": "RC-OPH.16",
    "encounter": "RC-OPH.18",
    "black_star": "RC-OPH.21",
    "star": "RC-OPH.23",
    "double_star": "RC-OPH.24",
}


def remember_stars(s: Standing, seat: Seat, count: int) -> None:
    with_stars(s, seat, count)
    s.told = {**s.told, "stars": {**s.told.get("stars", {}), seat: count}}


def draw(s: Standing, why: str) -> OmegaRow:
    """RC-OPH.29 The next card, and those of its sections that it is drawn for (RC-OPH.30)."""
    if not s.omega_deck:
        s.tell("RC-OPH.4", "omega-shuffled")
    row = reveal(s, why)
    letters = {"phase": "ABCDEFGHK", "sabotage": "IK", "reaction": "JK"}[why]
    clause = {"phase": "RC-OPH.3", "sabotage": "RC-OPH.26", "reaction": "RC-OPH.27"}[why]
    s.tell(clause, "omega-card", omega=(row.id, letters))
    return row


class TablePhase(OmegaPhase, frozen=True, gc=False):
    """RC-OPH.3 The Omega Phase, of which the hands at the table do what is told."""

    def resolve(self, s: Any) -> None:
        if self.stage == MEETING and self.step % 2 and self.step < 2 * len(self.met):
            seat, row = self.met[self.step // 2], row_of(s, s.omega_discard[-1])
            unknown = not s.terms.solo and seat not in s.told.get("seen", ())
            if row.black_star and unknown and seat != s.active:  # RC-OVA.10
                s.push(AskStars(seat))
                return
        super().resolve(s)

    def reveals(self, s: Any) -> None:
        s.told = {**s.told, "seen": ()}
        draw(s, "phase")

    def wins(self, s: Any) -> None:
        s.leave()
        s.tell("RC-SOL.12" if s.terms.solo else "RC-OVA.14", "omega-won")

    def draws(self, s: Any, row: OmegaRow) -> None:
        if row.students:
            s.tell("RC-OPH.5", "omega-draws", count=row.students, seat=s.active)

    def goes(self, s: Any, slot: int) -> None:
        s.tell("RC-OPH.6", "omega-arrow", slot=slot_named(s, slot))
        s.push(TableMoves(s.active, slot, s.omega))

    def teleports(self, s: Any) -> None:
        teleports(s)

    def arrived(self, s: Any, spot: int) -> Any:
        """RC-OPH.18 Whom he meets is asked first."""
        s.push(AskThere(spot))
        return self

    def meet(self, s: Any, row: OmegaRow, seat: Seat) -> None:
        if self.step % 2 == 0:
            s.tell("RC-OPH.18", "omega-meets", seat=seat)
        super().meet(s, row, seat)

    def perform(self, s: Any, seat: Seat, deeds: OmegaDeeds) -> None:
        row = row_of(s, s.omega_discard[-1])
        section = next(name for name in SECTIONS if getattr(row, name) is deeds)
        for what, count in reversed([*befalling(s, seat, deeds)]):
            s.push(Deed(seat, what, count, SECTIONS[section]))


class Deed(Asking, frozen=True, gc=False):
    """RC-OPH.16 What a section of his card does: told, and asked where it fills his Tome."""

    seat: Seat
    what: str
    count: int
    section: str  # its clause

    def asks(self, s: Standing) -> bool:
        return self.what in TAKES

    def told(self) -> Reason:
        args = {"seat": self.seat, "deeds": {self.what: self.count}}
        whose = "scholar" if self.what in TO_A_SCHOLAR else "zone"
        whose = "bag" if self.what == "bag" else whose
        return Reason(self.section, f"companion-omega-does-{whose}", args)

    def resolve(self, s: Any) -> None:
        s.leave()
        s.steps.append(self.told())

    def question(self, s: Standing) -> Reason:
        return Reason(self.section, "companion-omega-asks-taken", self.told().args)

    def fields(self, s: Standing) -> tuple[Field, ...]:
        cubes = range(self.count if self.what == "collect" else 1)
        return tuple([maybe_cube(f"cube-{n + 1}", "RC-OPH.17") for n in cubes])

    def answered(self, s: Standing, answers: Answers) -> None:
        s.leave()
        s.steps.append(self.told())
        colours = [x for x in answers.table.values() if x != NO_CUBE]
        if self.what in TO_A_SCHOLAR:
            for colour in colours:
                gains(s, colour)
        else:
            collects(s, colours)
        if not colours:
            s.tell("RC-OPH.17", "omega-finds-none")


class AskStars(Asking, frozen=True, gc=False):
    """RC-OVA.10 Whether the Black Star does its work on a Scholar whose turn it is not."""

    seat: Seat

    def question(self, s: Standing) -> Reason:
        return Reason("RC-OVA.10", "companion-omega-asks-stars", {"seat": self.seat})

    def fields(self, s: Standing) -> tuple[Field, ...]:
        known = s.told.get("stars", {}).get(self.seat, 0)
        return (number("stars", "RC-OVA.10", most_stars(s.terms), default=known),)

    def answered(self, s: Standing, answers: Answers) -> None:
        s.leave()
        remember_stars(s, self.seat, answers.table["stars"])
        s.told = {**s.told, "seen": (*s.told.get("seen", ()), self.seat)}
