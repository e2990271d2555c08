"""Part 3.8 What the Specialist Interns and Spriggan do besides numbers and stated effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import FOOL, NOBODY
from ludoteca.games.dungeonology.main.laying import call_intern
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Card = int


def fool(s: Expedition, seat: Seat) -> None:
    """A test where the Fool's token lies: a Divination for its owner, against anybody else."""
    if (s.spots[seat], FOOL) not in s.tokens:
        return
    rows = s.terms.content.interns
    owners = [owner for n, owner in enumerate(s.interns) if rows[n].lasting.get("fool")]
    for owner in [owner for owner in owners if owner != NOBODY]:
        divine(s, owner, 1, STEALTH if owner == seat else ALERT)


def call_spriggans(s: Expedition, seat: Seat, cards: tuple[Card, ...]) -> None:
    """RC-SPG.4, RC-SPG.5 Who has declared such a card takes the Intern, before anybody answers."""
    content = s.terms.content
    for card in cards:
        row = content.designs[s.faces[card]].main
        if row is not None and row.timing == "declaration":
            call_intern(s, seat, content.stated[s.faces[card]].intern())
