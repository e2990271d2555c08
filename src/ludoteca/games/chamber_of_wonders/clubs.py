"""CW-CLUB Clubs: optional, one for each player, face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import MONSTER, PRECIOUS, Owner

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def is_in(s: Chamber, owner: Owner, club: str) -> bool:
    return owner < len(s.clubs) and s.clubs[owner] == club


def club_income(s: Chamber, owner: Owner, shown: Mapping[Owner, list[int]]) -> int:
    """CW-CLUB-GOLDSMITHS.1, CW-CLUB-CATLOVERS.1 £1 for what has just been displayed."""
    if is_in(s, owner, "goldsmiths"):
        return sum([types.count(PRECIOUS) for types in shown.values()])
    if is_in(s, owner, "cat-lovers"):
        return sum([types.count(MONSTER) for other, types in shown.items() if other != owner])
    return 0
