"""RC-BIG.8 The modes by their Big Bosses, and how one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import TABLE
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.brood import Brood
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import EggHunt
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import Mode, shuffle_in
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import Sea
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import Temple
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import Winter
from ludoteca.kernel.knowledge import shuffle

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

AnyMode = Winter | Brood | EggHunt | Temple | Sea
MODES: dict[str, type[Mode]] = {mode.boss: mode for mode in (Winter, Brood, EggHunt, Temple, Sea)}


def begin_mode(s: Expedition) -> None:
    """RC-SET.4, RC-SET.8 Its tokens on the table, its Zones in the piles."""
    mode = MODES[s.terms.big_boss]
    ids = [row.id for row in s.terms.content.zones]
    for zone, top in mode.zones(s.terms).items():
        shuffle_in(s, ids.index(zone), top)
    if s.terms.cards.eggs:
        shuffle(s, TABLE, s.terms.cards.eggs)  # E4
    s.mode = mode.begun(s)  # type: ignore[assignment]
