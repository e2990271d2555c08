"""RC-ZEF What happens to who enters a Zone of Rocca Civetta."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.students import sacrifice
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
