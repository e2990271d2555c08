"""KC-9 Phase 1, Hype a Manetta: new Objects come to the Stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import HOUSE, MYSTERY_BOX, STANDS
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


def new_objects(s: Con) -> None:
    """KC-9.1 Each Stand, in ascending order, gets one Object from the deck, face up."""
    if s.terms.has_theme and not s.theme:
        draw_theme(s)
    if s.terms.guest_reward:
        invite_guest(s)
    cards = s.deck[: -STANDS - 1 : -1]
    s.deck = s.deck[:-STANDS]
    s.laid = [0] * (STANDS * s.seats)
    if s.terms.mystery_box:  # Scenario 6
        show(s, cards[:-1])
        s.stands = (*map(s.faces.__getitem__, cards[:-1]), MYSTERY_BOX)
        s.boxed = cards[-1]
    else:
        show(s, cards)
        s.stands = tuple(map(s.faces.__getitem__, cards))
    if s.heard:
        s.say("objects-arrive", round=s.round, objects=s.stands)


def draw_theme(s: Con) -> None:
    """Scenario 7: once the Passions are chosen, a Characteristic that pays everybody."""
    s.theme = 1 + s.below(HOUSE, 15)
    if s.heard:
        s.say("theme-of-the-year", characteristic=s.theme)


def invite_guest(s: Con) -> None:
    """Scenario 4: one Characteristic, of those not yet drawn, is this round's guest of honour."""
    left = [trait for trait in range(1, 16) if trait not in s.guests]
    guest = left[s.below(HOUSE, len(left))]
    s.guests += (guest,)
    if s.heard:
        s.say("guest-of-honour", characteristic=guest, tokens=s.terms.guest_reward)
