"""Research: what is to be had for nothing is taken."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.components import CLAIM, CLAIMS
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.rocca_civetta.research import claims, row_of
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.kernel.event import Seat


def claim(s: Expedition, seat: Seat, top: Any) -> Any:
    """RC-RES.2 The open card with most points whose demand is met, wherever one can be taken."""
    if not isinstance(top, Phase | Turn):
        return None
    found = claims(s, seat)
    if not found:
        return None
    best = max(found, key=lambda card: row_of(s, card).points)
    return CLAIMS + s.research.index(best) if isinstance(top, Turn) else (CLAIM, best)
