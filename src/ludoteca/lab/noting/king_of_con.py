"""What is worth noting of King of Con."""

from __future__ import annotations

from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Event
from ludoteca.lab.noting import TABLE, Notes, Use


def used(s: Con) -> list[Use]:
    found: list[Use] = [(TABLE, "scenario", str(s.terms.scenario))] if s.terms.scenario else []
    found += [
        (seat, "characteristic", str(s.faces[card]))
        for seat, cards in enumerate(s.passions)
        for card in cards
    ]
    found += [(seat, "object", str(thing)) for thing, seat in enumerate(s.owner) if seat >= 0]
    return found


def heard(s: Con, event: Event) -> Use | None:
    """Who ends with what is all that counts."""
    return None


NOTES = Notes(
    kinds=("scenario", "characteristic", "object"),
    order=lambda begun, ended: begun.monkey,  # KC-6.4: they change hands during the game
    turns=lambda s: s.round,
    used=used,
    heard=heard,
    facts={
        "reserve": lambda s, seat: s.reserve[seat],
        "objects": lambda s, seat: s.owner.count(seat),
    },
)
