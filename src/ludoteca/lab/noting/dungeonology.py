"""What is worth noting of Dungeonology."""

from __future__ import annotations

from ludoteca.games.dungeonology.components import CONGREGATIONS
from ludoteca.games.dungeonology.rocca_civetta.research import row_of
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Event
from ludoteca.lab.noting import TABLE, Notes, Use, after


def used(s: Expedition) -> list[Use]:
    content = s.terms.content
    found: list[Use] = [(TABLE, "clan", content.clans[s.faces[s.clan]].id)]
    if s.terms.boss:
        found.append((TABLE, "boss", content.bosses[s.profile].id))
    found += [(seat, "scholar", content.scholars[n].id) for seat, n in enumerate(s.scholars)]
    found += [(TABLE, "zone", content.zones[placed.zone].id) for placed in s.plan.placed]
    if s.panicking:
        found.append((TABLE, "panic", panic(s).id))
    found += [
        (seat, "intern", content.interns[n].id) for n, seat in enumerate(s.interns) if seat >= 0
    ]
    found += [(TABLE, "research", row_of(s, card).id) for card in s.research]
    for seat, cards in enumerate(s.researched):
        for card in cards:
            found += [(at, "research", row_of(s, card).id) for at in (TABLE, seat)]
    return found


def heard(s: Expedition, event: Event) -> Use | None:
    """Tricks played in either way, Zones studied, Jinx cards met, what modules lend a hand."""
    told, content = event.public, s.terms.content
    if event.kind in ("trick-played", "effect-declared"):
        return told["seat"], "trick", content.designs[s.faces[told["card"]]].id
    if event.kind == "study":
        return told["seat"], "zone", content.zones[s.plan.placed[told["spot"]].zone].id
    if event.kind == "jinx-revealed":
        return told["seat"], "jinx", told["jinx"]
    if event.kind == "familiar-hired":
        return told["seat"], "familiar", told["familiar"]
    if event.kind == "member-used":
        return told["seat"], "congregation", CONGREGATIONS[told["congregation"]]
    return None


NOTES = Notes(
    kinds=(
        *("scholar", "clan", "boss", "panic", "zone", "trick", "intern", "jinx"),
        *("familiar", "research", "congregation"),
    ),
    order=lambda begun, ended: after(ended.first, ended.seats),
    turns=lambda s: s.turn,
    used=used,
    heard=heard,
    facts={
        "students": lambda s, seat: s.students[seat],
        "jinxes": lambda s, seat: len(s.jinxes[seat]),
        "thesis": lambda s, seat: int(seat in s.delivered),
    },
)
