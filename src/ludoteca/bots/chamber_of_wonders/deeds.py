"""What a greedy player does at each question of a game for several."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders.taste import HELD, LOOKED_THROUGH, POUNDS, Taste
from ludoteca.bots.chamber_of_wonders.worth import (
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
from ludoteca.games.chamber_of_wonders.components import OPENING, TYPES, Card
from ludoteca.games.chamber_of_wonders.displays import NOTHING, Commitment
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.games.chamber_of_wonders.showcases import free_showcases
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


def display(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Commitment:
    """The best content, unless a set in the making is worth more patience."""
    hand = s.hands[seat]
    free = free_showcases(s, seat) > 0
    opens = not free and s.markers[seat] > 0 and s.purse[seat] >= OPENING
    if not hand or not (free or opens):
        return NOTHING
    patience = displays_left(s, seat, taste) > taste.patient
    found = []
    fame, content = best_content(s, seat, hand, taste)
    found.append((fame - patience * growth(s, content, taste), content))
    for card in hand:
        fame = content_fame(s, seat, (card,), taste)
        found.append((fame - patience * growth(s, (card,), taste), (card,)))
    worth, content = max(found)
    if opens and content_fame(s, seat, content, taste) + HELD < OPENING / POUNDS:
        return NOTHING
    if worth <= 0:
        return NOTHING
    return content, opens, -1


def place_agent(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """The Area that gives most of what is lacking."""
    areas = top.asked(s, seat).items

    def worth(area: int) -> float:
        return area_worth(s, seat, s.areas[area], taste) + taste.whim * rng.random()

    return int(max(areas, key=worth))


def choose_contact(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    worths = {spot: contact_worth(s, seat, s.contacts[spot], taste) for spot in top.usable(s)}
    best = max(worths, key=lambda spot: worths[spot])
    return best if worths[best] > 0 else PASS


def keep_and_give(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[Card, ...]:
    """The best for oneself, the next to be seen by nobody one fears."""
    cards = sorted(top.apart[seat], key=Hand(s, seat, taste).gain, reverse=True)
    length = top.asked(s, seat).length
    others = cards[1:]
    if s.seats == 2:
        others = others[::-1]
    return tuple([cards[0], *others][:length])


def draft(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    return int(max(top.apart[seat], key=Hand(s, seat, taste).gain))


def worst_card(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    return int(min(s.hands[seat], key=Hand(s, seat, taste).loss))


def best_sale(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    eye = Hand(s, seat, taste)
    return int(max(eye.cards, key=lambda card: price(s, card) / POUNDS - eye.loss(card)))


def sales(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[Card, ...]:
    """Whatever brings more as money than on show."""
    sizes = top.asked(s, seat).sizes
    bonus, eye = top.bonus / POUNDS, Hand(s, seat, taste)
    profits = [(price(s, card) / POUNDS - eye.loss(card), card) for card in eye.cards]
    ranked = sorted(profits, key=lambda pair: pair[0], reverse=True)
    sold = [card for profit, card in ranked[: max(sizes)] if profit + bonus > taste.profit]
    while len(sold) not in sizes:
        sold.pop()
    return tuple(sorted(sold))


def auction(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return int(top.price + 1) if top.price + 1 <= limit(s, seat, top.card, taste) else PASS


def sealed_bid(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return int(limit(s, seat, top.card, taste) * (taste.sealed + (1 - taste.sealed) * rng.random()))


def lots(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    return int(max(top.cards, key=Hand(s, seat, taste).gain))


def name_buyer(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Seat:
    """Oneself, or who has shown least."""
    if seat in top.tied and gain(s, seat, top.card, taste) > 0:
        return seat
    return int(min(top.tied, key=lambda other: len(s.displays[other])))


def push_your_luck(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Go on while little can be lost: two cards are safe enough, three rarely."""
    need, more = need_for_cards(s, seat, taste), len(top.revealed) - taste.safe
    wanted = need > 0 and (more < 0 or (more < 1 and need > taste.third))
    return 1 if wanted or 0 not in top.asked(s, seat) else 0


def name_type(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Of what there is most of and would add most."""
    unseen = [card for card in s.deck if not s.knowers[card] >> seat & 1]
    worth, eye = [0.0] * len(TYPES), Hand(s, seat, taste)
    for card in unseen[:LOOKED_THROUGH]:
        worth[s.terms.type[s.faces[card]]] += max(0.0, eye.gain(card))
    return max(range(len(TYPES)), key=lambda kind: worth[kind])


def take_matching(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[Card, ...]:
    eye = Hand(s, seat, taste)
    return tuple([card for card in top.matching(s) if eye.gain(card) > -taste.burden])


def gifts(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Seat:
    """Good ones for oneself, the others to whoever is behind."""
    card = top.pile[0]
    if seat in top.without and (gain(s, seat, card, taste) > taste.good or len(top.without) == 1):
        return seat
    others = [other for other in top.without if other != seat]
    return int(min(others, key=lambda other: len(s.displays[other])))


def keep_skulls(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return int(max(top.two, key=lambda token: s.faces[token]))


def between_turns(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A showcase can be opened when it is filled; no earlier."""
    return PASS
