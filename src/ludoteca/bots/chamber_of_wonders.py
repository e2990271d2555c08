"""A greedy player of Chamber of Wonders: what would this add to my score, and what to theirs?

Everything is counted in Fame; three pounds are one (CW-SCORE.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    BOOK_SCALE,
    FAME_TOKEN,
    GROTESQUE,
    LEGENDARY,
    MONSTER,
    PARTS,
    PRECIOUS,
    SHOWCASES,
    TYPES,
    Card,
)
from ludoteca.games.chamber_of_wonders.displays import NOTHING, Commitment
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.showcases import free_showcases, type_of
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import TURNS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source

POUNDS = 3.0  # to a Fame (CW-SCORE.4)
MAJORITY = 1.0  # what a Grotesque token is worth, half the time
ALL_TYPES = 5.0  # of six, what a chamber shows in the end
STEPS = (PASS, OPEN)


def greedy(world: Chamber, seat: Seat, rng: Source) -> Any:
    """The choice that looks best now."""
    top: Any = world.stack[-1]
    name = type(top).__name__
    deed = DEEDS.get(name)
    if deed is None:
        return top.default(world, seat)
    return deed(world, seat, top, rng)


# ---------------------------------------------------------------- what things are worth


def displays_left(s: Chamber, seat: Seat) -> int:
    """How many showcases this seat can still fill: by turns, and by room that it can pay for."""
    last = s.terms.solo_turns if s.terms.solo else TURNS[s.seats]
    room = SHOWCASES - s.markers[seat] - len(s.displays[seat])
    opened = min(s.markers[seat], s.purse[seat] // 5 + 1)
    return max(0, min(last - s.turn + 1, room + opened))


def content_fame(s: Chamber, seat: Seat, cards: Sequence[Card]) -> float:
    """What these cards would score in one showcase."""
    faces, terms = s.faces, s.terms
    kind = terms.type[faces[cards[0]]]
    fame = float(sum([terms.fame[faces[card]] for card in cards]))
    if kind == BOOK:
        return float(BOOK_SCALE[len(cards)])
    if kind == MONSTER:
        return fame + (FAME_TOKEN if len(cards) == len(PARTS) else 0)
    if kind == LEGENDARY:
        copies = [
            owner
            for owner, held in enumerate(s.displays)
            for x in held
            if faces[x.cards[0]] == faces[cards[0]]
        ]
        denied = any(owner != seat for owner in copies)
        return fame + (0.0 if copies else FAME_TOKEN - 0.5) + (1.0 if denied else 0.0)
    if kind == ARCANE:
        shown = {type_of(s, x) for x in s.displays[seat]} | {ARCANE}
        return max(float(len(shown)), ALL_TYPES)
    if kind == PRECIOUS:
        return fame + 3 / POUNDS
    if kind == GROTESQUE:
        return fame + MAJORITY
    return fame


def best_content(s: Chamber, seat: Seat, cards: Sequence[Card]) -> tuple[float, tuple[Card, ...]]:
    """The best single, Book set or Monster set of these cards."""
    faces, terms = s.faces, s.terms
    options: list[tuple[Card, ...]] = [(card,) for card in cards]
    books = {terms.kind[faces[card]]: card for card in cards if terms.type[faces[card]] == BOOK}
    if len(books) > 1:
        options.append(tuple(sorted(books.values())))
    parts: dict[str, Card] = {}
    for card in cards:
        if terms.type[faces[card]] == MONSTER:
            kind = terms.kind[faces[card]]
            if kind not in parts or terms.fame[faces[card]] > terms.fame[faces[parts[kind]]]:
                parts[kind] = card
    if len(parts) == len(PARTS):
        options.append(tuple(sorted(parts.values())))
    return max([(content_fame(s, seat, option), option) for option in options], default=(0.0, ()))


def hand_worth(s: Chamber, seat: Seat, cards: Sequence[Card]) -> float:
    """What a hand will score: the best contents, one after another, and what is left over costs."""
    left, worth = list(cards), 0.0
    for _ in range(displays_left(s, seat)):
        fame, content = best_content(s, seat, left)
        if not content:
            break
        worth += fame
        left = [card for card in left if card not in content]
    return worth - len(left)


def gain(s: Chamber, seat: Seat, card: Card) -> float:
    """What one more card would add."""
    hand = s.hands[seat]
    return hand_worth(s, seat, (*hand, card)) - hand_worth(s, seat, hand)


def loss(s: Chamber, seat: Seat, card: Card) -> float:
    """What giving one up would cost."""
    hand = s.hands[seat]
    rest = [held for held in hand if held != card]
    return hand_worth(s, seat, hand) - hand_worth(s, seat, rest)


def price(s: Chamber, card: Card) -> int:
    return s.terms.value[s.faces[card]]


def need_for_cards(s: Chamber, seat: Seat) -> float:
    """What an unknown card would add: much while there are more showcases than things to show."""
    short = displays_left(s, seat) - len(s.hands[seat])
    return 3.0 if short > 0 else (1.5 if short > -3 else 0.0)


# ---------------------------------------------------------------- the decisions


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


def growth(s: Chamber, content: Sequence[Card]) -> float:
    """How much better a content may become by waiting."""
    kind = s.terms.type[s.faces[content[0]]]
    if kind == BOOK and len(content) < 4:
        return 5.0 - len(content)
    if kind == MONSTER and len(content) == 1:
        return 1.5
    return 0.0


def place_agent(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """The Area that gives most of what is lacking."""
    areas = top.asked(s, seat).items
    return int(max(areas, key=lambda area: area_worth(s, seat, s.areas[area]) + rng.random()))


def area_worth(s: Chamber, seat: Seat, area: str) -> float:
    card, hand, purse = need_for_cards(s, seat), s.hands[seat], s.purse[seat]
    worst = min([loss(s, seat, held) for held in hand], default=9.0)
    dearest = max([price(s, held) for held in hand], default=0)
    return {
        "whitechapel-A": 2 * card - 0.5,
        "whitechapel-B": 0.6 * card,
        "westminster-A": 3 * card - 2,
        "westminster-B": 3 * card - 1.5,
        "hyde-park-A": (card + 1) * min(1.5, purse / 5),
        "hyde-park-B": (card + 1) * min(1.5, purse / 5),
        "bank-A": (dearest + 3) / POUNDS - worst if hand else -1.0,
        "bank-B": 2 * dearest / POUNDS - 2 * worst if len(hand) > 2 else -1.0,
        "abbey-A": card,
        "abbey-B": 1.0 - worst if hand else card,
        "business-house-A": (card + 1) * min(1.5, purse / 5),
        "business-house-B": (card + 1) * min(1.2, purse / 6),
        "scotland-yard-A": 2 * card - 1,
        "scotland-yard-B": card + 0.5,
        "daily-telegraph-A": 2 * card - 2.5,
        "daily-telegraph-B": 1.2 * card,
        "central-market-A": (dearest + 3) / POUNDS - worst - 1 if hand else -1.0,
        "central-market-B": dearest / POUNDS - worst - 1 if hand else -1.0,
    }[area]


def choose_contact(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    worths = {spot: contact_worth(s, seat, s.contacts[spot]) for spot in top.usable(s)}
    best = max(worths, key=lambda spot: worths[spot])
    return best if worths[best] > 0 else PASS


def contact_worth(s: Chamber, seat: Seat, contact: str) -> float:
    card, hand = need_for_cards(s, seat), s.hands[seat]
    sale = max([price(s, held) / POUNDS - loss(s, seat, held) for held in hand], default=-9.0)
    burden = -min([loss(s, seat, held) for held in hand], default=9.0)
    return {
        "dreyfuss": 1.0,
        "fezzik": card,
        "pebbleton": 2 * card - 0.7 * (s.seats - 1),
        "rek": sale,
        "butch": 5 / POUNDS if displays_left(s, seat) else 0.0,
        "loris": -0.1,
        "clark": 0.1,
        "olivander": burden,
        "boss": sale - 1.0,
        "cara": card + 0.5,
        "parker": card - 0.5,
        "catherine": -1.0,
    }[contact]


def keep_and_give(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    """The best for oneself, the next to be seen by nobody one fears."""
    cards = sorted(top.apart[seat], key=lambda card: gain(s, seat, card), reverse=True)
    length = top.asked(s, seat).length
    others = cards[1:]
    if s.seats == 2:
        others = others[::-1]
    return tuple([cards[0], *others][:length])


def draft(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(top.apart[seat], key=lambda card: gain(s, seat, card)))


def worst_card(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(min(s.hands[seat], key=lambda card: loss(s, seat, card)))


def best_sale(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(s.hands[seat], key=lambda card: price(s, card) / POUNDS - loss(s, seat, card)))


def sales(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    """Whatever brings more as money than on show."""
    sizes = top.asked(s, seat).sizes
    bonus = top.bonus / POUNDS
    ranked = sorted(
        s.hands[seat], key=lambda card: price(s, card) / POUNDS - loss(s, seat, card), reverse=True
    )
    sold: list[Card] = []
    for card in ranked[: max(sizes)]:
        if price(s, card) / POUNDS + bonus > loss(s, seat, card) + 0.2:
            sold.append(card)
    while len(sold) not in sizes:
        sold.pop()
    return tuple(sorted(sold))


def limit(s: Chamber, seat: Seat, card: Card) -> int:
    """How much a card is worth in pounds, with something kept for showcases."""
    keep = 2 if s.markers[seat] else 0
    worth = gain(s, seat, card) + 0.3
    return max(0, min(s.purse[seat] - keep, int(worth * POUNDS * 0.45)))


def auction(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(top.price + 1) if top.price + 1 <= limit(s, seat, top.card) else PASS


def sealed_bid(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(limit(s, seat, top.card) * (0.6 + 0.4 * rng.random()))


def lots(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(top.cards, key=lambda card: gain(s, seat, card)))


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
    worth = [0.0] * len(TYPES)
    for card in unseen[:40]:
        worth[s.terms.type[s.faces[card]]] += max(0.0, gain(s, seat, card))
    return max(range(len(TYPES)), key=lambda kind: worth[kind])


def take_matching(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    return tuple([card for card in top.matching(s) if gain(s, seat, card) > -0.5])


def gifts(s: Chamber, seat: Seat, top: Any, rng: Source) -> Seat:
    """Good ones for oneself, the others to whoever is behind."""
    card = top.pile[0]
    if seat in top.without and (gain(s, seat, card) > 1.5 or len(top.without) == 1):
        return seat
    others = [other for other in top.without if other != seat]
    return int(min(others, key=lambda other: len(s.displays[other])))


def buy(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """A bargain, or nothing."""
    worths = {c: gain(s, seat, c) - 0.8 * price(s, c) / POUNDS for c in top.affordable(s)}
    best = max(worths, key=lambda card: worths[card])
    return best if worths[best] > 0.5 else PASS


def yard(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    best = max(top.open, key=lambda card: gain(s, seat, card))
    return (best, *top.closed[:1])


def assign(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """Keep what is good; let him have what he cannot place."""
    card = top.pile[0]
    kind = s.terms.type[s.faces[card]]
    order = (
        (0, 2, 1)
        if gain(s, seat, card) > 1.5
        else ((1, 2, 0) if kind in (MONSTER, BOOK) else (2, 1, 0))
    )
    return next(where for where in order if where in top.left)


def telegraph_b(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return 1 if need_for_cards(s, seat) > 1 else 0


def keep_or_not(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return 0 if gain(s, seat, top.card) > -0.5 else 2


def cara(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(max(top.seen, key=lambda card: gain(s, seat, card)))


def parker(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(min(top.drawn, key=lambda card: loss(s, seat, card)))


def keep_skulls(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    return int(max(top.two, key=lambda token: s.faces[token]))


def between_turns(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """A showcase can be opened when it is filled; no earlier."""
    return PASS


DEEDS = {
    "Display": display,
    "PlaceAgent": place_agent,
    "ChooseContact": choose_contact,
    "BetweenTurns": between_turns,
    "KeepAndGive": keep_and_give,
    "Draft": draft,
    "Discards": worst_card,
    "SellToRek": best_sale,
    "Boss": best_sale,
    "Olivander": worst_card,
    "Sales": sales,
    "Market": sales,
    "Auction": auction,
    "SealedBid": sealed_bid,
    "Lots": lots,
    "NameBuyer": name_buyer,
    "PushYourLuck": push_your_luck,
    "Telegraph": push_your_luck,
    "NameType": name_type,
    "TakeMatching": take_matching,
    "Gifts": gifts,
    "Business": buy,
    "Yard": yard,
    "Assign": assign,
    "Reference": telegraph_b,
    "KeepOrNot": keep_or_not,
    "Cara": cara,
    "Parker": parker,
    "Gravediggers": keep_skulls,
}
