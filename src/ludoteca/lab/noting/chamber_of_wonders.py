"""What is worth noting of Chamber of Wonders."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Event, Seat
from ludoteca.lab.noting import TABLE, Notes, Use, after


def order(begun: Chamber, ended: Chamber) -> tuple[int, ...]:
    """CW-FLOW.4 The turn passes clockwise: who had the last one tells who had the first."""
    return after((ended.active - ended.turn + 1) % ended.seats, ended.seats)


def used(s: Chamber) -> list[Use]:
    found: list[Use] = [(TABLE, "area", area) for area in s.areas]
    found += [(TABLE, "contact", contact) for contact in s.contacts]
    found += [(seat, "area", s.areas[at]) for seat, been in enumerate(s.visited) for at in been]
    found += [(seat, "club", club) for seat, club in enumerate(s.clubs)]
    designs = s.terms.content.designs
    for seat in range(s.seats):
        shown = [card for showcase in s.displays[seat] for card in showcase.cards]
        found += [(seat, "wonder", designs[s.faces[card]].id) for card in shown]
    return found


def heard(s: Chamber, event: Event) -> Use | None:
    if event.kind == "contact-used":
        return event.public["seat"], "contact", event.public["contact"]
    return None


def displayed(s: Chamber, seat: Seat) -> int:
    return sum([len(showcase.cards) for showcase in s.displays[seat]])


NOTES = Notes(
    kinds=("area", "contact", "club", "wonder"),
    order=order,
    turns=lambda s: s.turn,
    used=used,
    heard=heard,
    facts={
        "purse": lambda s, seat: s.purse[seat],
        "displayed": displayed,
        "hand": lambda s, seat: len(s.hands[seat]),
        "markers": lambda s, seat: s.markers[seat],
    },
)
