"""RC-SOL, RC-OVA Omega at a table with the box: his deck, his Tome, his Phase step by step.

The frames are those of the rules; what hands do on the table is told, what eyes see is asked.
"""

from __future__ import annotations

from typing import Any

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.omega.moving import TableMoves
from ludoteca.companion.dialogues.omega.phase import TablePhase, draw, remember_stars
from ludoteca.companion.dialogues.omega.tome import Tome, cube, gains
from ludoteca.companion.dialogues.standing import Standing, most_stars, stand_in
from ludoteca.companion.forms import Answers, Field, Row, choice, flag, number
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import CAMP, HIERARCHY
from ludoteca.games.dungeonology.notes import black_stars
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import form_deck, omega_alert
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import opens, part_with
from ludoteca.kernel.event import Reason

OPENING = Reason("-", "companion-omega-asks-next")  # never asked: nothing is to be agreed on


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
