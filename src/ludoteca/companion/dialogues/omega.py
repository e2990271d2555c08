"""RC-SOL, RC-OVA Omega at a table with the box: his deck, his Tome, his Phase step by step.

The frames are those of the rules; what hands do on the table is told, what eyes see is asked.
"""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.standing import (
    CUBES,
    Standing,
    most_stars,
    stand_in,
    with_stars,
)
from ludoteca.companion.forms import Answers, Field, Row, choice, flag, number, several
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    CAMP,
    DIRECTIONS,
    HIERARCHY,
    NOWHERE,
    SLOTS,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.notes import black_stars
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import (
    form_deck,
    omega_alert,
    reveal,
    row_of,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import (
    DULL,
    INVITING,
    NO_PASSAGE,
    SHUT,
    UNEXPLORED,
    OmegaMoves,
    Roaming,
    collect,
    enter,
    leftmost,
    teleport,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.phase import (
    MEETING,
    TO_A_SCHOLAR,
    OmegaPhase,
    befalling,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import (
    finds_room,
    gain,
    is_full,
    opens,
    part_with,
)
from ludoteca.games.dungeonology.rows import OmegaDeeds, OmegaRow
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.kernel.event import Reason, Seat

OPENING = Reason("-", "companion-omega-asks-next")  # never asked: nothing is to be agreed on
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
NO_CUBE = "none"
TAKES = ("collect", "collect-best", "steal", "steal-best")  # what fills the Tome
SECTIONS = {  # of a card, by their fields: the clause of each
    "effect": "RC-OPH.16",
    "encounter": "RC-OPH.18",
    "black_star": "RC-OPH.21",
    "star": "RC-OPH.23",
    "double_star": "RC-OPH.24",
}


def opening(terms: Any, seats: int) -> tuple[Field, ...]:
    return ()


def terms(seats: int, told: Row) -> Any:
    """RC-SOL.1, RC-OVA.6 One plays solo, two to four against him."""
    mode = "rocca.solo" if seats == 1 else "rocca.omega_vs_all"
    return GAME.agree(None, {mode: True}, seats=seats)


def begin(terms: Any, seats: int, told: Row, seed: int) -> Standing:
    s = stand_in(terms, seats, seed, {})
    form_deck(s, tuple(terms.cards.omegas))  # RC-SOL.5, RC-OVA.5
    s.stack = [WhatNow()]  # type: ignore[list-item]
    return s


def stands(s: Standing) -> list[Reason]:
    tome, face = list(s.tome), s.terms.tomes[s.seats]
    told = {"colours": tome, "count": len(tome), "spaces": face.spaces}
    stars = {"stars": black_stars(s), "most": len(face.black_stars)}
    found = [Reason("RC-OMG.6", "companion-omega-tome", {**told, **stars})]
    if s.omega_discard:
        found.append(Reason("RC-OPH.28", "companion-omega-alert", {"amount": omega_alert(s)}))
    passes = [colour for colour in range(HIERARCHY + 1) if opens(s) >> colour & 1]
    found.append(Reason("RC-OMG.17", "companion-omega-doors", {"colours": passes}))
    left = {"count": len(s.omega_deck)}
    return [*found, Reason("RC-OPH.4", "companion-omega-deck", left)]


def cube(key: str, clause: str, **more: Any) -> Field:
    """A cube that is named by its colour."""
    return choice(key, clause, "companion-cube", tuple(CUBES), **more)


def maybe_cube(key: str, clause: str) -> Field:
    return choice(key, clause, "companion-cube", (NO_CUBE, *CUBES))


class Tome:
    """What was in the Tome before: what has changed is told."""

    def __init__(self, s: Standing) -> None:
        self.stars = black_stars(s)

    def tell(self, s: Standing) -> None:
        now = black_stars(s)
        if now != self.stars:
            key = "gained" if now > self.stars else "lost"
            args = {"stars": now}
            s.tell("RC-OPH.20" if s.terms.solo else "RC-OVA.19", f"omega-star-{key}", **args)


def gains(s: Standing, colour: int) -> None:
    """RC-OMG.6 A cube that Omega has got otherwise than from his Zone."""
    before = Tome(s)
    told_gain(s, colour)
    gain(s, colour)
    before.tell(s)


def told_gain(s: Standing, colour: int) -> None:
    if finds_room(s, colour):
        s.tell("RC-OMG.6", "omega-into-tome", colour=colour)
    else:
        s.tell("RC-OMG.11" if not is_full(s) else "RC-OMG.12", "omega-to-reserve", colour=colour)


# ---------------------------------------------------------------- what is next


class WhatNow(Asking, frozen=True, gc=False):
    """RC-OPH.1 Between two deeds of Omega."""

    def question(self, s: Standing) -> Reason:
        return Reason("RC-OPH.1", "companion-omega-asks-next")

    def fields(self, s: Standing) -> tuple[Field, ...]:
        deeds = ["phase", "sabotage", "reaction", "gains", *(["loses"] if s.tome else [])]
        seats = tuple(range(s.seats))
        where = ("away", "camp") if s.omega == CAMP else ("away", "with", "camp")
        phase = ("deed", ("phase",))
        known = s.told.get("stars", {})
        following = (s.told["last"] + 1) % s.seats if "last" in s.told else 0
        turn = choice("seat", "RC-OVA.7", "seat", seats, default=following, when=phase)
        stars = number(
            "stars", "RC-OPH.23", most_stars(s.terms), default=known.get(following, 0), when=phase
        )
        return (
            choice("deed", "RC-OPH.1", "companion-omega-deed", tuple(deeds), default="phase"),
            *([turn] if s.seats > 1 else []),
            choice("where", "RC-OPH.15", "companion-where", where, default=where[0], when=phase),
            stars,
            *([] if s.omega == CAMP else [flag("lair", "RC-ZSP.5", when=phase)]),
            *([flag("fired_up", "RC-OPH.21", when=phase)] if s.terms.solo else []),
            cube("gained", "RC-OMG.6", default=0, when=("deed", ("gains",))),
            *self._lost(s),
        )

    def _lost(self, s: Standing) -> list[Field]:
        held = tuple(sorted({*s.tome}))
        when = ("deed", ("loses",))
        told = "companion-cube"
        lost = choice("lost", "RC-OMG.7", told, held, default=held[0], when=when) if held else None
        return [lost] if lost else []

    def answered(self, s: Standing, answers: Answers) -> None:
        told = answers.table
        deed = told["deed"]
        if deed == "phase":
            self.begin(s, told)
        elif deed == "gains":
            gains(s, told["gained"])
        elif deed == "loses":
            before = Tome(s)
            part_with(s, told["lost"])
            s.tell("RC-OMG.9", "omega-closes-up", colour=told["lost"])
            before.tell(s)
        else:
            row = draw(s, deed)
            if deed == "reaction" and row.reaction == "move":
                s.push(TableMoves(s.active, 0, s.omega, flees=True))

    def begin(self, s: Standing, told: Row) -> None:
        s.active = told.get("seat", 0)
        s.told = {**s.told, "last": s.active}
        at_camp = s.omega == CAMP
        s.clear()
        s.omega = CAMP if at_camp else s.fresh(told.get("lair", False))
        s.spots = [s.fresh()] * s.seats  # wherever the others are, it is not here
        s.spots[s.active] = {"camp": CAMP, "with": s.omega, "away": s.fresh()}[told["where"]]
        remember_stars(s, s.active, told["stars"])
        s.fired_up[s.active] = told.get("fired_up", False)
        s.push(TablePhase())


def slot_named(s: Standing, slot: int) -> str:
    """DG-18.2 A Passage of his Zone; RC-ZSP.5 the Lair has four on each side, clockwise too."""
    around = s.dungeon().around(s.omega)
    if around == len(SLOTS):
        return SLOTS[slot]
    side = around // len(DIRECTIONS)
    return f"lair-{DIRECTIONS[slot // side]}-{slot % side + 1}"


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


# ---------------------------------------------------------------- the Omega Phase


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


def collects(s: Standing, colours: list[int]) -> None:
    """RC-OPH.17 The cubes that he takes from his Zone."""
    s.cubes[s.omega] = tuple(colours)
    before = Tome(s)
    for space in leftmost(s, s.omega):
        told_gain(s, s.cubes[s.omega][space])
        collect(s, [space])
    before.tell(s)


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


# ---------------------------------------------------------------- where he goes


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
