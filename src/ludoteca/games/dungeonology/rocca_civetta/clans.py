"""RC-CLN The new Clans: Stars that a Thesis needs, Stars that bring a bonus in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.rocca_civetta.stars import reached
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def convinced(s: Expedition, seat: Seat) -> bool:
    """RC-CLN.2 Whether that Scholar has all Stars that the Clan demands; RC-CLN.10 none at all."""
    content = s.terms.content
    return reached(content, s.boards[seat], content.clans[s.faces[s.clan]].stars)


def star_bonus(s: Expedition, seat: Seat) -> int:
    """RC-CLN.7, RC-CLN.8 The bonus for all Stars of the set, or nothing.

    RC-CLN.9 Who has delivered has a board that nobody touches any more.
    """
    content = s.terms.content
    bonus = content.clans[s.faces[s.clan]].star_bonus
    if bonus is None or not reached(content, s.boards[seat], bonus.stars):
        return 0
    points: int = bonus.points
    return points
