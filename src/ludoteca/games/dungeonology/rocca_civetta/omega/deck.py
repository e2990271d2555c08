"""RC-OPH.3, RC-OPH.4 The deck of Omega cards, and the last one revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import TABLE
from ludoteca.kernel.knowledge import show, shuffle

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import OmegaRow
    from ludoteca.games.dungeonology.state import Expedition

Card = int


def form_deck(s: Expedition, cards: tuple[Card, ...]) -> None:
    """RC-OVA.5, RC-OPH.4 Numbers and faces alike are mixed."""
    shuffle(s, TABLE, cards)
    mixed = list(cards)
    s.mix(TABLE, mixed)
    s.omega_deck, s.omega_discard = tuple(mixed), ()


def row_of(s: Expedition, card: Card) -> OmegaRow:
    row: OmegaRow = s.terms.content.omegas[s.faces[card]]
    return row


def reveal(s: Expedition, why: str) -> OmegaRow:
    """RC-OPH.29 The top card lies on the discards from now on, whatever it was revealed for."""
    if not s.omega_deck:
        form_deck(s, s.omega_discard)
        if s.heard:
            s.say("omega-deck-restored", cards=len(s.omega_deck))
    card = s.omega_deck[-1]
    s.omega_deck, s.omega_discard = s.omega_deck[:-1], (*s.omega_discard, card)
    show(s, (card,))
    row = row_of(s, card)
    if s.heard:
        s.say("omega-card", card=card, omega=row.id, why=why)
    return row


def omega_alert(s: Expedition) -> int:
    """RC-OPH.28 What the last card revealed adds to the Alert of the Zone where Omega stands."""
    return row_of(s, s.omega_discard[-1]).alert if s.omega_discard else 0
