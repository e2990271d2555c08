"""RC-OPH.6 Where Omega goes at a table with the box: one Passage after another is asked for."""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.omega.tome import NO_CUBE, Tome, maybe_cube, told_gain
from ludoteca.companion.dialogues.standing import Standing
from ludoteca.companion.forms import Answers, Field, choice, flag, several
from ludoteca.games.dungeonology.components import DIRECTIONS, NOWHERE, SLOTS, UNIVERSAL
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import row_of
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    DULL,
    INVITING,
    NO_PASSAGE,
    SHUT,
    UNEXPLORED,
    OmegaMoves,
    Roaming,
    enter,
    teleport,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import OmegaPhase
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.kernel.event import Reason

FOUND = {  # what a person sees at a Passage, and what that is to Omega
    "none": NO_PASSAGE,
    "shut": SHUT,
    "dull": DULL,
    "cubes": INVITING,
    "scholar": INVITING,
    "placed": UNEXPLORED,
    "placed-shut": UNEXPLORED,
    "unplaceable": UNEXPLORED,
}
ENTERED = ("cubes", "scholar", "placed")


def slot_named(s: Standing, slot: int) -> str:
    """DG-18.2 A Passage of his Zone; RC-ZSP.5 the Lair has four on each side, clockwise too."""
    around = s.dungeon().around(s.omega)
    if around == len(SLOTS):
        return SLOTS[slot]
    side = around // len(DIRECTIONS)
    return f"lair-{DIRECTIONS[slot // side]}-{slot % side + 1}"


class TableMoves(OmegaMoves, Asking, frozen=True, gc=False):
    """RC-OPH.6 One Passage after another, clockwise; what is there is asked."""

    found: str = ""

    def asks(self, s: Standing) -> bool:
        around = s.dungeon().around(self.start)
        return not self.found and self.tried < around and s.omega == self.start

    def question(self, s: Standing) -> Reason:
        around = s.dungeon().around(self.start)
        slot = slot_named(s, (self.slot + self.tried) % around)
        return Reason("RC-OPH.6", "companion-omega-asks-passage", {"slot": slot})

    def fields(self, s: Standing) -> tuple[Field, ...]:
        near = within_reach(s, s.active) and s.spots[s.active] != s.omega
        seen = [x for x in FOUND if near or x != "scholar"]
        found = choice("found", "RC-OPH.7", "companion-found", tuple(seen))
        lair = flag("into_lair", "RC-ZSP.5", when=("found", ENTERED))
        return (found, lair) if goes_on(s) else (found,)

    def answered(self, s: Standing, answers: Answers) -> None:
        s.told = {**s.told, "lair": answers.table.get("into_lair", False)}
        s.become(self.but(found=answers.table["found"]))

    def resolve(self, s: Any) -> None:
        super().resolve(s)
        top = s.stack[-1]
        if isinstance(top, TableMoves) and s.omega == self.start:
            s.become(top.but(found=""))

    def finds(self, s: Any, slot: int) -> tuple[int, int]:
        found = FOUND[self.found]
        if found != INVITING:
            return found, NOWHERE
        other = s.fresh(s.told["lair"])
        s.told = {**s.told, "new": False}
        if self.found == "scholar":
            s.spots[s.active] = other
        s.tell("RC-OPH.9", "omega-enters")
        return found, other

    def teleports(self, s: Any) -> None:
        s.tell("RC-OPH.11", "omega-no-passage")
        teleports(s)

    def explores(self, s: Any, slot: int) -> None:
        """RC-OPH.7, RC-OPH.8 Whether a Zone could be placed, and let him in."""
        if self.found == "placed":
            s.told = {**s.told, "new": True}
            s.tell("RC-OPH.7", "omega-enters-new")
            enter(s, self.seat, s.fresh(s.told["lair"]))
        elif self.found == "placed-shut":
            s.tell("RC-OMG.17", "omega-shut-out")


def goes_on(s: Standing) -> bool:
    """RC-OPH.13 Whether another arrow follows, from the Zone that he reaches by this one."""
    phase = next((frame for frame in s.stack if isinstance(frame, OmegaPhase)), None)
    if phase is None:
        return False
    return phase.step < len(row_of(s, s.omega_discard[-1]).arrows)


def teleports(s: Standing) -> None:
    """RC-OPH.15 To the Scholar whose turn it is; else it is asked whether cubes lie anywhere."""
    s.told = {**s.told, "new": False}
    if within_reach(s, s.active):
        s.tell("RC-OPH.15", "omega-teleports", seat=s.active)
        teleport(s, s.active)
    else:
        s.cubes = [()] * len(s.cubes)  # which of them are the best is for the person to see
        s.push(AskAnyCubes())


class AskAnyCubes(Asking, frozen=True, gc=False):
    """RC-OPH.15 He goes where the most valuable cube lies, if one lies anywhere."""

    def question(self, s: Standing) -> Reason:
        return Reason("RC-OPH.15", "companion-omega-asks-cubes")

    def fields(self, s: Standing) -> tuple[Field, ...]:
        told = "companion-cubes-lie"
        return (choice("cubes", "RC-OPH.15", told, ("yes", "no"), default="yes"),)

    def answered(self, s: Standing, answers: Answers) -> None:
        s.leave()
        if answers.table["cubes"] == "yes":
            s.tell("RC-OPH.15", "omega-teleports-cubes")
            s.cubes[s.fresh()] = (UNIVERSAL,)
        else:
            s.tell("RC-OPH.15", "omega-stays")
        teleport(s, s.active)


class AskThere(Asking, frozen=True, gc=False):
    """RC-OPH.18 Who else is in a Zone that he enters; RC-OPH.16 and what he collects on his way."""

    spot: int

    def asks(self, s: Standing) -> bool:
        return bool(self.fields(s))

    def question(self, s: Standing) -> Reason:
        return Reason("RC-OPH.18", "companion-omega-asks-there")

    def fields(self, s: Standing) -> tuple[Field, ...]:
        others = tuple([x for x in range(s.seats) if x != s.active])
        found = []
        if others and not s.told.get("new"):
            found.append(several("who", "RC-OVA.9", "seat", others))
        if row_of(s, s.omega_discard[-1]).effect.get("collect-each"):
            found.append(maybe_cube("cube-1", "RC-OPH.17"))
        return tuple(found)

    def answered(self, s: Standing, answers: Answers) -> None:
        for seat in answers.table.get("who", ()):
            s.spots[seat] = self.spot
        colour = answers.table.get("cube-1", NO_CUBE)
        s.cubes[self.spot] = () if colour == NO_CUBE else (colour,)
        if colour != NO_CUBE:
            told_gain(s, colour)
        self.resolve(s)

    def resolve(self, s: Any) -> None:
        """RC-OPH.19 The Phase notes whom he has met."""
        s.leave()
        before = Tome(s)
        at = next(n for n, frame in enumerate(s.stack) if isinstance(frame, OmegaPhase))
        s.stack[at] = Roaming.arrived(s.stack[at], s, self.spot)
        before.tell(s)
