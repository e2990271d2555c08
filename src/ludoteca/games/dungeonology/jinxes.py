"""DG-27 Jinx cards: drawn face down, revealed in the next End phase, lasting until they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, JINX_DECK
from ludoteca.games.dungeonology.scholars import discard_excess, lasting
from ludoteca.games.dungeonology.tricks import Card
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE, show, shuffle

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import JinxRow
    from ludoteca.games.dungeonology.state import Expedition


def shuffle_jinxes(s: Expedition) -> None:
    """DG-2.14 Numbers and faces alike."""
    shuffle(s, JINX_DECK, s.jinx_deck)
    s.mix(JINX_DECK, s.jinx_deck)


def draw_jinx(s: Expedition, seat: Seat) -> Card | None:
    """DG-11.4 One more Jinx, face down; DG-27.6 the discards are shuffled when it is missing."""
    if not s.jinx_deck:
        if not s.jinx_discard:  # DG-Q.48
            return None
        s.jinx_deck, s.jinx_discard = s.jinx_discard, []
        shuffle_jinxes(s)
        if s.heard:
            s.say("jinxes-restored", cards=len(s.jinx_deck))
    card = s.jinx_deck.pop()
    s.jinxes[seat] += (card,)
    if s.heard:
        s.say("jinx-drawn", seat=seat, card=card)
    return card


def face_down(s: Expedition, seat: Seat) -> list[Card]:
    """DG-6.21 The Jinx cards that nobody has seen yet, in the order in which they were drawn."""
    return [card for card in s.jinxes[seat] if s.knowers[card] != EVERYONE]


def row_of(s: Expedition, card: Card) -> JinxRow:
    row: JinxRow = s.terms.content.jinxes[s.faces[card]]
    return row


def turn_up(s: Expedition, seat: Seat, card: Card) -> None:
    """DG-26.3 A Jinx is shown; from now on its effect lasts."""
    show(s, (card,))
    row = row_of(s, card)
    if s.heard:
        s.say("jinx-revealed", seat=seat, card=card, jinx=row.id)
    apply_lasting(s, seat)


def apply_lasting(s: Expedition, seat: Seat) -> None:
    """DG-8.8, Part C.10 Where Jinx cards begin to count: tokens above the limit, an open hand."""
    discard_excess(s, seat)
    if lasting(s, seat, "hand-is-public"):
        hidden = [card for card in s.hands[seat] if s.knowers[card] != EVERYONE]
        if hidden:
            show(s, hidden)


def strikes(s: Expedition, seat: Seat) -> bool:
    """DG-Q.8 Whether what a Jinx does when it is revealed concerns that Scholar at all."""
    return not (s.terms.start_shields_jinx and s.spots[seat] == CAMP)


def discard_jinx(s: Expedition, seat: Seat, card: Card) -> None:
    """DG-27.6, DG-Q.18 To the Jinx discard, face up or unseen as it lay."""
    s.jinxes[seat] = tuple([held for held in s.jinxes[seat] if held != card])
    s.jinx_discard.append(card)
    if s.heard:
        seen = {"jinx": row_of(s, card).id} if s.knowers[card] == EVERYONE else {}
        s.say("jinx-discarded", seat=seat, card=card, **seen)
    discard_excess(s, seat)  # DG-8.8: a card of a pack may have raised the limit


def penalty(s: Expedition, seat: Seat) -> int:
    """DG-5.1, DG-27.5 What the Jinx cards before a Scholar cost in the end, unseen ones too."""
    rows = s.terms.content.jinxes
    return sum([rows[s.faces[card]].penalty for card in s.jinxes[seat]])
