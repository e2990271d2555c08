"""CW-SOLO-COLLECTOR, CW-SOLO-REVEAL The Collector: he never chooses, he follows his order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    COLLECTOR,
    GROTESQUE,
    HUMAN,
    LEGENDARY,
    MONSTER,
    OPENING,
    PARTS,
    PRECIOUS,
    TABLE,
    Card,
)
from ludoteca.games.chamber_of_wonders.deck import discard, take_cards, take_from_hand
from ludoteca.games.chamber_of_wonders.phase2 import draw_token
from ludoteca.games.chamber_of_wonders.prompts import open_showcase
from ludoteca.games.chamber_of_wonders.showcases import free_showcases, place, take_effect
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

HAND = 5  # CW-SOLO-COLLECTOR.3


def deal_to_collector(s: Chamber, count: int) -> None:
    """CW-SOLO-COLLECTOR.7 Unseen cards from the deck join his hand."""
    cards = take_cards(s, count)
    s.hands[COLLECTOR] += cards
    if s.heard:
        s.say("collector-draws", count=len(cards))


def new_hand(s: Chamber) -> None:
    """CW-SOLO-COLLECTOR.5, .6 What he could not place is discarded; five new cards."""
    left = s.hands[COLLECTOR]
    s.hands[COLLECTOR] = ()
    discard(s, left)
    deal_to_collector(s, HAND)


def reveal(s: Chamber) -> None:
    """CW-SOLO-REVEAL.1 His hand is turned up; .2 and placed, one showcase after another."""
    if s.terms.lord:  # CW-SOLO-LEVEL.1
        deal_to_collector(s, 1)
    show(s, s.hands[COLLECTOR])
    if s.heard:
        s.say("collector-reveals", cards=s.hands[COLLECTOR])
    while found := next_content(s):
        cards, listed = found
        if not free_showcases(s, COLLECTOR) and not can_open(s, listed):
            break  # CW-SOLO-REVEAL.14
        if not free_showcases(s, COLLECTOR):  # CW-SOLO-REVEAL.12, .13
            open_showcase(s, COLLECTOR)
        take_from_hand(s, COLLECTOR, cards)
        placed = [place(s, COLLECTOR, cards)]
        for owner, at in take_effect(s, placed, (COLLECTOR, HUMAN)):  # CW-SOLO-REVEAL.15
            draw_token(s, owner, at)


def can_open(s: Chamber, listed: bool) -> bool:
    """CW-SOLO-REVEAL.13 £5 and a marker; A-47 for unlisted cards only where they may cost."""
    afford = s.markers[COLLECTOR] > 0 and s.purse[COLLECTOR] >= OPENING
    return afford and (listed or s.terms.unlisted == "place_last")


def next_content(s: Chamber) -> tuple[tuple[Card, ...], bool] | None:
    """CW-SOLO-REVEAL.3 to .9 What he places next, and whether his six preferences name it."""
    hand = s.hands[COLLECTOR]
    by_type = {t: [c for c in hand if s.terms.type[s.faces[c]] == t] for t in range(6)}
    parts = [dearest(s, of_kind(s, by_type[MONSTER], part)) for part in PARTS]
    if all(part is not None for part in parts):  # CW-SOLO-REVEAL.3
        return tuple(sorted([part for part in parts if part is not None])), True
    kinds = sorted({s.terms.kind[s.faces[card]] for card in by_type[BOOK]})
    books = [dearest(s, of_kind(s, by_type[BOOK], kind)) for kind in kinds]
    chosen = tuple(sorted([book for book in books if book is not None]))
    if len(chosen) >= 3:  # CW-SOLO-REVEAL.4
        return chosen, True
    for kind in (LEGENDARY, GROTESQUE, PRECIOUS, ARCANE):  # CW-SOLO-REVEAL.5 to .8
        card = dearest(s, by_type[kind])
        if card is not None:
            return (card,), True
    if s.terms.unlisted == "never":  # CW-SOLO-REVEAL.9
        return None
    if len(chosen) == 2:
        return chosen, False
    card = dearest(s, by_type[BOOK] + by_type[MONSTER])
    return None if card is None else ((card,), False)


def of_kind(s: Chamber, cards: Sequence[Card], kind: str) -> list[Card]:
    return [card for card in cards if s.terms.kind[s.faces[card]] == kind]


def dearest(s: Chamber, cards: Sequence[Card]) -> Card | None:
    """CW-SOLO-REVEAL.10 The highest value first; CW-SOLO-REVEAL.11 ties by chance."""
    if not cards:
        return None
    best = max([s.terms.value[s.faces[card]] for card in cards])
    tied = [card for card in cards if s.terms.value[s.faces[card]] == best]
    return tied[0] if len(tied) == 1 else tied[s.below(TABLE, len(tied))]
