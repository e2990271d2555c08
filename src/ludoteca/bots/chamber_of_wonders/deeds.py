"""What a greedy player does at each question of a game for several."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders.worth import (
    POUNDS,
    Hand,
    area_worth,
    best_content,
    contact_worth,
    content_fame,
    displays_left,
    gain,
    growth,
    limit,
    need_for_cards,
    price,
)
from ludoteca.games.chamber_of_wonders.components import TYPES, Card
from ludoteca.games.chamber_of_wonders.displays import NOTHING, Commitment
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.games.chamber_of_wonders.showcases import free_showcases
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


def display(s: Chamber, seat: Seat, top: Any, rng: Source) -> Commitment:
    """The best content, unless a set in the making is worth more patience."""
    hand = s.hands[seat]
    free = free_showcases(s, seat) > 0
    opens = not free and s.markers[seat] > 0 and s.purse[seat] >= 5
    if not hand or not (free or opens):
        return NOTHING
    patience = displays_left(s, seat) > 3
    found = []
    fame, content = best_content(s, seat, hand)
    found.append((fame - patience * growth(s, content), content))
    for card in hand:
        found.append((content_fame(s, seat, (card,)) - patience * growth(s, (card,)), (card,)))
    worth, content = max(found)
    if opens and content_fame(s, seat, content) + 1 < 5 / POUNDS:
        return NOTHING
    if worth <= 0:
        return NOTHING
    return content, opens, -1


def place_agent(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """The Area that gives most of what is lacking."""
    areas = top.asked(s, seat).items
    return int(max(areas, key=lambda area: area_worth(s, seat, s.areas[area]) + rng.random()))


def choose_contact(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    worths = {spot: contact_worth(s, seat, s.contacts[spot]) for spot in top.usable(s)}
    best = max(worths, key=lambda spot: worths[spot])
    return best if worths[best] > 0 else PASS


def keep_and_give(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    """The best for oneself, the next to be seen by nobody one fears."""
    cards = sorted(top.apart[seat], key=Hand(s, seat).gain, reverse=True)
    length = top.asked(s, seat).length
    others = cards[1:]
    if s.seats == 2:
        others = others[::-1]
    return tuple([cards[0], *others][:length])


def draft(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(top.apart[seat], key=Hand(s, seat).gain))


def worst_card(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(min(s.hands[seat], key=Hand(s, seat).loss))


def best_sale(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    eye = Hand(s, seat)
    return int(max(eye.cards, key=lambda card: price(s, card) / POUNDS - eye.loss(card)))


def sales(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    """Whatever brings more as money than on show."""
    sizes = top.asked(s, seat).sizes
    bonus, eye = top.bonus / POUNDS, Hand(s, seat)
    profits = [(price(s, card) / POUNDS - eye.loss(card), card) for card in eye.cards]
    ranked = sorted(profits, key=lambda pair: pair[0], reverse=True)
    sold = [card for profit, card in ranked[: max(sizes)] if profit + bonus > 0.2]
    while len(sold) not in sizes:
        sold.pop()
    return tuple(sorted(sold))


def auction(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(top.price + 1) if top.price + 1 <= limit(s, seat, top.card) else PASS


def sealed_bid(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(limit(s, seat, top.card) * (0.6 + 0.4 * rng.random()))


def lots(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(top.cards, key=Hand(s, seat).gain))


def name_buyer(s: Chamber, seat: Seat, top: Any, rng: Source) -> Seat:
    """Oneself, or who has shown least."""
    if seat in top.tied and gain(s, seat, top.card) > 0:
        return seat
    return int(min(top.tied, key=lambda other: len(s.displays[other])))


def push_your_luck(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """Go on while little can be lost: two cards are safe enough, three rarely."""
    go_on = len(top.revealed) < 2 or (len(top.revealed) < 3 and need_for_cards(s, seat) > 2)
    wanted = need_for_cards(s, seat) > 0 and go_on
    return 1 if wanted or 0 not in top.asked(s, seat) else 0


def name_type(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """Of what there is most of and would add most."""
    unseen = [card for card in s.deck if not s.knowers[card] >> seat & 1]
    worth, eye = [0.0] * len(TYPES), Hand(s, seat)
    for card in unseen[:40]:
        worth[s.terms.type[s.faces[card]]] += max(0.0, eye.gain(card))
    return max(range(len(TYPES)), key=lambda kind: worth[kind])


def take_matching(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    eye = Hand(s, seat)
    return tuple([card for card in top.matching(s) if eye.gain(card) > -0.5])


def gifts(s: Chamber, seat: Seat, top: Any, rng: Source) -> Seat:
    """Good ones for oneself, the others to whoever is behind."""
    card = top.pile[0]
    if seat in top.without and (gain(s, seat, card) > 1.5 or len(top.without) == 1):
        return seat
    others = [other for other in top.without if other != seat]
    return int(min(others, key=lambda other: len(s.displays[other])))


def keep_skulls(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(max(top.two, key=lambda token: s.faces[token]))


def between_turns(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """A showcase can be opened when it is filled; no earlier."""
    return PASS
