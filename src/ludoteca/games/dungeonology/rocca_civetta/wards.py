"""RC-SCH Abilities that keep a cube: Andromeda's Backup, Ingrid's Shieldmaiden (part 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import USED
from ludoteca.games.dungeonology.scholars import at_limit, skill
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

WARDS = ("backup", "shieldmaiden")


def ward(s: Expedition, seat: Seat, *, stolen: bool) -> str:
    """The Ability with which that Scholar may keep a cube now, or none."""
    if stolen and (backup := skill(s, seat, "backup")):
        enough = len(s.hands[seat]) >= backup.cost["discard"]
        return "backup" if enough and (USED, seat) not in s.this_turn else ""
    return "shieldmaiden" if skill(s, seat, "shieldmaiden") and not at_limit(s, seat) else ""


def ward_off(s: Expedition, seat: Seat, name: str) -> None:
    """What it costs: for Backup cards, once in a turn; for a Shieldmaiden a Stunned token."""
    found = skill(s, seat, name)
    assert found is not None
    if name == "backup":
        s.this_turn += ((USED, seat),)
        s.push(DiscardTricks(seat, found.cost["discard"]))
        return
    s.stunned[seat] += found.cost["stunned-only"]
    if s.heard:
        s.say("stunned", seat=seat, count=s.stunned[seat])
