"""RC-SCH Sara's Backpack: Trick cards outside the hand, which nobody else reaches (part 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.scholars import skill
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def empty(s: Expedition, seat: Seat) -> None:
    """Who Rests or leaves the game discards what is in it."""
    if skill(s, seat, "backpack") and s.backpack:
        cards, s.backpack = s.backpack, ()
        show(s, cards)
        s.discard += cards
        if s.heard:
            s.say("tricks-discarded", seat=seat, cards=cards)
