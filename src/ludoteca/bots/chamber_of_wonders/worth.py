"""What cards, Areas and Contacts are worth to a greedy player, in Fame."""

from __future__ import annotations

from collections.abc import Sequence

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
    Card,
)
from ludoteca.games.chamber_of_wonders.showcases import type_of
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import TURNS
from ludoteca.kernel.event import Seat

POUNDS = 3.0  # to a Fame (CW-SCORE.4)
MAJORITY = 1.0  # what a Grotesque token is worth, half the time
ALL_TYPES = 5.0  # of six, what a chamber shows in the end


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


def growth(s: Chamber, content: Sequence[Card]) -> float:
    """How much better a content may become by waiting."""
    kind = s.terms.type[s.faces[content[0]]]
    if kind == BOOK and len(content) < 4:
        return 5.0 - len(content)
    if kind == MONSTER and len(content) == 1:
        return 1.5
    return 0.0


class Hand:
    """A seat's eye for what cards are worth in its hand; what is on show is looked through once."""

    def __init__(self, s: Chamber, seat: Seat) -> None:
        self.s, self.seat, self.cards = s, seat, s.hands[seat]
        self.room = displays_left(s, seat)
        self.fames: dict[int, float] = {}  # by face, what it would score alone
        self.now = self.worth(self.cards)

    def fame(self, card: Card) -> float:
        face = self.s.faces[card]
        fame = self.fames.get(face)
        if fame is None:
            fame = self.fames[face] = content_fame(self.s, self.seat, (card,))
        return fame

    def worth(self, cards: Sequence[Card]) -> float:
        """What a hand will score: the best contents one after another; what is left over costs."""
        room = self.room
        fames = sorted([self.fame(card) for card in cards], reverse=True)
        sets = self.sets(cards)
        if not sets:
            return sum(fames[:room]) - max(0, len(fames) - room)
        worth = 0.0
        left = len(fames)
        for _ in range(room):
            best = max(sets)[0] if sets else 0.0
            single = fames[0] if fames else 0.0
            if not (sets or fames):
                break
            if sets and best > single:
                used = max(sets)
                sets.remove(used)
                worth += best
                left -= len(used[1])
                for fame in used[1]:
                    if fame in fames:
                        fames.remove(fame)
            else:
                worth += single
                fames.pop(0)
                left -= 1
        return worth - left

    def sets(self, cards: Sequence[Card]) -> list[tuple[float, tuple[float, ...]]]:
        """The Book set and the Monster set in these cards: its Fame, and what each scores alone."""
        s = self.s
        faces, types, kinds = s.faces, s.terms.type, s.terms.kind
        books: dict[str, Card] = {}
        parts: dict[str, Card] = {}
        for card in cards:
            face = faces[card]
            kind = types[face]
            if kind == BOOK:
                books[kinds[face]] = card
            elif kind == MONSTER:
                part = kinds[face]
                if part not in parts or s.terms.fame[face] > s.terms.fame[faces[parts[part]]]:
                    parts[part] = card
        found = []
        if len(books) > 1:
            found.append(tuple(books.values()))
        if len(parts) == len(PARTS):
            found.append(tuple(parts.values()))
        return [
            (content_fame(s, self.seat, cards), tuple([self.fame(card) for card in cards]))
            for cards in found
        ]

    def gain(self, card: Card) -> float:
        """What one more card would add."""
        return self.worth((*self.cards, card)) - self.now

    def loss(self, card: Card) -> float:
        """What giving one up would cost."""
        return self.now - self.worth([held for held in self.cards if held != card])


def gain(s: Chamber, seat: Seat, card: Card) -> float:
    """What one more card would add."""
    return Hand(s, seat).gain(card)


def price(s: Chamber, card: Card) -> int:
    return s.terms.value[s.faces[card]]


def need_for_cards(s: Chamber, seat: Seat) -> float:
    """What an unknown card would add: much while there are more showcases than things to show."""
    short = displays_left(s, seat) - len(s.hands[seat])
    return 3.0 if short > 0 else (1.5 if short > -3 else 0.0)


def limit(s: Chamber, seat: Seat, card: Card) -> int:
    """How much a card is worth in pounds, with something kept for showcases."""
    keep = 2 if s.markers[seat] else 0
    worth = gain(s, seat, card) + 0.3
    return max(0, min(s.purse[seat] - keep, int(worth * POUNDS * 0.45)))


SELLING = ("bank-A", "bank-B", "abbey-B", "central-market-A", "central-market-B")
TAKING = ("rek", "boss", "olivander")  # these want a card of one's hand


def area_worth(s: Chamber, seat: Seat, area: str) -> float:
    card, hand, purse = need_for_cards(s, seat), s.hands[seat], s.purse[seat]
    if area in SELLING:
        eye = Hand(s, seat)
        worst = min([eye.loss(held) for held in hand], default=9.0)
    else:
        worst = 0.0  # nothing is given up there
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


def contact_worth(s: Chamber, seat: Seat, contact: str) -> float:
    card, sale, burden = need_for_cards(s, seat), -9.0, -9.0
    if contact in TAKING:
        eye = Hand(s, seat)
        losses = [(eye.loss(held), held) for held in eye.cards]
        sale = max([price(s, held) / POUNDS - cost for cost, held in losses], default=-9.0)
        burden = -min([cost for cost, _ in losses], default=9.0)
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
