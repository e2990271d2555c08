"""RC-ZEF What happens to who enters a Zone of Rocca Civetta."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.aftermath import Aftermath
from ludoteca.games.dungeonology.components import MILITIA
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.students import sacrifice
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition


def hecatomb(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """RC-ZEF.4 Who enters Sacrifices all Students."""
    if lasting(s, seat, "ignores-hecatomb"):
        return
    if s.heard:
        s.say("hecatomb", seat=seat, spot=spot)
    sacrifice(s, seat, s.students[seat])


def snake_pit(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """Part 3.6 A Stunned token and a card, unless one owns a red cube."""
    if s.boards[seat][MILITIA]:
        return
    if s.heard:
        s.say("snake-pit", seat=seat, spot=spot)
    s.push(DiscardTricks(seat, 1))
    s.push(Aftermath(seat, seat, stunned=1))
