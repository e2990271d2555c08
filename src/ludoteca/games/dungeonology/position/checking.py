"""What is wrong with a position before anything is laid out."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.components import (
    FACE_UP,
    TRAPS,
)
from ludoteca.games.dungeonology.position.shape import ANY, MOMENTS, Position
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.event import Reason


def misshapen(p: Position, terms: Terms) -> list[Reason]:
    """What is wrong with it before anything is laid out."""
    reasons: list[Reason] = []
    seats = len(p.scholars)
    known = [terms.content.scholars[n].id for n in terms.scholars]
    least, most = (1, 1) if terms.solo else (2, 4)  # RC-SOL.1
    if not least <= seats <= most:
        args: dict[str, Any] = {"seats": seats, "least": least, "most": most}
        return [Reason("DG-1.15", "wrong-number-of-seats", args)]
    if not {*p.scholars} <= {*known} or len({*p.scholars}) != seats:
        reasons.append(Reason("DG-2.2", "no-such-scholars", {"names": known}))
    by_seat = (
        *("hands", "at", "boards", "students", "stunned", "jinxes"),
        *("study_start", "universal", "researched", "members"),
    )
    for name in by_seat:
        found = len(getattr(p, name))
        if found not in ((seats,) if name == "hands" else (0, seats)):
            args = {"field": name, "found": found, "expected": seats}
            reasons.append(Reason("DG-40.6", "one-for-each-seat", args))
    named = [*p.fired_up, *p.knowledge, *p.delivered, *p.ends_before, *p.quiet, p.active, p.first]
    named += [*p.captured, *p.refused, *[seat for _, seat in p.this_turn], *p.truces, *p.hushed]
    named += [*p.interns.values(), *[seat for _, _, seat in p.traps], *p.familiars.values()]
    if any([not 0 <= seat < seats for seat in named]) or len({*p.delivered}) != len(p.delivered):
        reasons.append(Reason("DG-1.15", "no-such-seat", {"seats": seats}))
    if p.moment not in MOMENTS:
        args = {"moment": p.moment, "moments": list(MOMENTS)}
        reasons.append(Reason("DG-17.1", "no-such-moment", args))
    if p.bag is not None and len(p.bag) != 2:
        reasons.append(Reason("DG-2.18", "greys-and-omega"))
    lowest = min(0, p.speed or 0, p.bonus, p.alert, p.unheard, p.heat, *p.study_start)
    lowest = min(lowest, p.buried, p.omega_buried)
    if lowest < 0 or len(p.piles) not in (0, len(terms.cards.zones)):
        reasons.append(Reason("DG-1.14", "below-nothing"))
    for name, known in _advanced_names(terms).items():
        if (found := getattr(p, name)) not in ("", *known):
            reasons.append(Reason("DG-40.3", "no-such-card", {"kind": name, "id": found}))
    words = [("intern", name) for name in p.interns]
    words += [("token", name) for _, name in p.tokens] + [("trap", name) for _, name, _ in p.traps]
    words += [("familiar", name) for name in (*p.familiars, *p.loose)]
    familiars = [row.id for row in terms.content.familiars] if terms.familiars else []
    interns = [terms.content.interns[n].id for n in terms.interns]
    there_are = {"intern": interns, "token": FACE_UP, "trap": (*TRAPS, ANY), "familiar": familiars}
    for kind, name in words:
        if name not in there_are[kind]:
            reasons.append(Reason("DG-40.3", "no-such-card", {"kind": kind, "id": name}))
    return reasons


def _advanced_names(terms: Terms) -> dict[str, list[str]]:
    """What the rules of this table let one name: Panic cards, sides of the Boss card."""
    content = terms.content
    return {
        "panic": [content.panics[n].id for n in terms.panics],
        "profile": [content.bosses[n].id for n in terms.profiles] if terms.boss else [],
    }
