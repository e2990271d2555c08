"""What is worth noting of Dungeonology."""

from __future__ import annotations

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
    return found


def heard(s: Expedition, event: Event) -> Use | None:
    """Tricks that were played in either way, and Zones that were studied."""
    told, content = event.public, s.terms.content
    if event.kind in ("trick-played", "effect-declared"):
        return told["seat"], "trick", content.designs[s.faces[told["card"]]].id
    if event.kind == "study":
        return told["seat"], "zone", content.zones[s.plan.placed[told["spot"]].zone].id
    return None


NOTES = Notes(
    kinds=("scholar", "clan", "boss", "zone", "trick"),
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
