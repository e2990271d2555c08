"""Any position of the game: what lies where, by the names of the Wonders."""

from __future__ import annotations

from typing import Any

from ludoteca.games.chamber_of_wonders.components import CARDS
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.saving import load, save


def place(terms: Terms, given: dict[str, Any], seed: int) -> Chamber:
    s = load(Chamber, given["saved"].encode())
    if reasons := troubles(s):
        raise PositionError(reasons)
    return s


def position(s: Chamber) -> dict[str, Any]:
    return {"saved": save(s).decode()}


def troubles(s: Chamber) -> list[Reason]:
    """CW-DECK.10, CW-MONEY.1 Cards made or lost, a purse below nothing, too many showcases."""
    reasons = []
    cards = [*s.deck, *s.discard, *[card for hand in s.hands for card in hand], *held_by_frames(s)]
    cards += [card for shown in s.displays for showcase in shown for card in showcase.cards]
    for card in CARDS:
        if cards.count(card) != 1:
            args = {"card": card, "found": cards.count(card)}
            reasons.append(Reason("CW-DECK.10", "card-not-in-one-place", args))
    return reasons


def held_by_frames(s: Chamber) -> list[int]:
    """CW-DECK.6 Cards that an unfinished effect holds."""
    held: list[int] = []
    for frame in s.stack:
        for name in ("revealed", "pile", "cards", "open", "closed"):
            value = getattr(frame, name, ())
            held += [card for card in value if isinstance(card, int)]
        held += [card for cards in getattr(frame, "apart", ()) for card in cards]
        card = getattr(frame, "card", None)
        if isinstance(card, int):
            held.append(card)
    return held
