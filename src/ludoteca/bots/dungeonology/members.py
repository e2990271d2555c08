"""RC-CNG Students of Congregations: kept where one can, used where it pays."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import Taste
from ludoteca.games.dungeonology.components import MEMBER, Deed
from ludoteca.games.dungeonology.rocca_civetta.congregations import IOTA, ZETA
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

HEALED = 2  # Stunned tokens: as many as a Student of Zeta takes away (RC-CNG.21)


def keep(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """RC-CNG.17 As many Students as before, and one of them can do more."""
    return 1


def heal(s: Expedition, seat: Seat) -> Deed | None:
    """RC-CNG.21 Two tokens for a Student."""
    able = ZETA in s.congregations and s.members[seat][ZETA] and not s.panicking
    return (MEMBER, ZETA) if able and s.stunned[seat] >= HEALED else None


def chilling(deeds: Any) -> list[Deed]:
    """Part 3.10 Iota in a test of another."""
    return [deed for deed in deeds if deed == (MEMBER, IOTA)]
