"""CW-CLUB Clubs: optional, one for each player, face up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import MONSTER, PRECIOUS, Owner

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def is_in(s: Chamber, owner: Owner, club: str) -> bool:
    return owner < len(s.clubs) and s.clubs[owner] == club


def club_income(s: Chamber, owner: Owner, new: Mapping[int, Sequence[tuple[Owner, int]]]) -> int:
    """CW-CLUB-GOLDSMITHS.1, CW-CLUB-CATLOVERS.1 £1 for what has just been displayed, by type."""
    if is_in(s, owner, "goldsmiths"):
        return len(new.get(PRECIOUS, ()))
    if is_in(s, owner, "cat-lovers"):
        return len([other for other, _ in new.get(MONSTER, ()) if other != owner])
    return 0
