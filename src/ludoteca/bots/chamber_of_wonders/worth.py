"""What cards, Areas and Contacts are worth to a greedy player, in Fame."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.chamber_of_wonders.taste import (
    HELD,
    NEVER,
    POUNDS,
    Auctions,
    Exchanges,
    Gives,
    Opens,
    Sells,
    SellsBest,
    Taste,
)
from ludoteca.games.chamber_of_wonders.components import (
    ARCANE,
    BOOK,
    BOOK_SCALE,
    FAME_TOKEN,
    GROTESQUE,
    LEGENDARY,
    MONSTER,
    OPENING,
    PARTS,
    PRECIOUS,
    PRECIOUS_INCOME,
    SHOWCASES,
    Card,
)
from ludoteca.games.chamber_of_wonders.showcases import type_of
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.games.chamber_of_wonders.turns import TURNS
from ludoteca.kernel.event import Seat

WHOLE = len(BOOK_SCALE) - 1  # Books of a whole set


def displays_left(s: Chamber, seat: Seat, taste: Taste) -> int:
    """How many showcases this seat can still fill: by turns, and by room that it can pay for."""
    last = s.terms.solo_turns if s.terms.solo else TURNS[s.seats]
    room = SHOWCASES - s.markers[seat] - len(s.displays[seat])
    opened = min(s.markers[seat], s.purse[seat] // OPENING + taste.hoped)
    return max(0, min(last - s.turn + 1, room + opened))


def content_fame(s: Chamber, seat: Seat, cards: Sequence[Card], taste: Taste) -> float:
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
        token = 0.0 if copies else FAME_TOKEN - taste.copied
        return fame + token + (taste.spoilt if denied else 0.0)
    if kind == ARCANE:
        shown = {type_of(s, x) for x in s.displays[seat]} | {ARCANE}
        return max(float(len(shown)), taste.types)
    if kind == PRECIOUS:
        return fame + PRECIOUS_INCOME / POUNDS
    if kind == GROTESQUE:
        return fame + taste.skulls
    return fame


def best_content(
    s: Chamber, seat: Seat, cards: Sequence[Card], taste: Taste
) -> tuple[float, tuple[Card, ...]]:
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
    worths = [(content_fame(s, seat, option, taste), option) for option in options]
    return max(worths, default=(0.0, ()))


def growth(s: Chamber, content: Sequence[Card], taste: Taste) -> float:
    """How much better a content may become by waiting."""
    kind = s.terms.type[s.faces[content[0]]]
    if kind == BOOK and len(content) < WHOLE:
        return taste.books - len(content)
    if kind == MONSTER and len(content) == 1:
        return taste.parts
    return 0.0


class Hand:
    """A seat's eye for what cards are worth in its hand; what is on show is looked through once."""

    def __init__(self, s: Chamber, seat: Seat, taste: Taste) -> None:
        self.s, self.seat, self.taste, self.cards = s, seat, taste, s.hands[seat]
        self.room = displays_left(s, seat, taste)
        self.fames: dict[int, float] = {}  # by face, what it would score alone
        self.now = self.worth(self.cards)

    def fame(self, card: Card) -> float:
        face = self.s.faces[card]
        fame = self.fames.get(face)
        if fame is None:
            fame = self.fames[face] = content_fame(self.s, self.seat, (card,), self.taste)
        return fame

    def worth(self, cards: Sequence[Card]) -> float:
        """What a hand will score: the best contents one after another; what is left over costs."""
        room = self.room
        fames = sorted([self.fame(card) for card in cards], reverse=True)
        sets = self.sets(cards)
        if not sets:
            return sum(fames[:room]) - HELD * max(0, len(fames) - room)
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
        return worth - HELD * left

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
            (content_fame(s, self.seat, own, self.taste), tuple([self.fame(card) for card in own]))
            for own in found
        ]

    def gain(self, card: Card) -> float:
        """What one more card would add."""
        return self.worth((*self.cards, card)) - self.now

    def loss(self, card: Card) -> float:
        """What giving one up would cost."""
        return self.now - self.worth([held for held in self.cards if held != card])


def gain(s: Chamber, seat: Seat, card: Card, taste: Taste) -> float:
    """What one more card would add."""
    return Hand(s, seat, taste).gain(card)


def price(s: Chamber, card: Card) -> int:
    return s.terms.value[s.faces[card]]


def need_for_cards(s: Chamber, seat: Seat, taste: Taste) -> float:
    """What an unknown card would add: much while there are more showcases than things to show."""
    short = displays_left(s, seat, taste) - len(s.hands[seat])
    return taste.wanted if short > 0 else (taste.spare if short > -taste.spares else 0.0)


def limit(s: Chamber, seat: Seat, card: Card, taste: Taste) -> int:
    """How much a card is worth in pounds, with something kept for showcases."""
    kept = taste.kept if s.markers[seat] else 0
    worth = gain(s, seat, card, taste) + taste.keen
    return max(0, min(s.purse[seat] - kept, int(worth * POUNDS * taste.share)))


def area_worth(s: Chamber, seat: Seat, area: str, taste: Taste) -> float:
    """What its row says, for the cards and the money that this seat has."""
    row = taste.areas[area]
    if isinstance(row, Sells):
        return sales_worth(s, seat, row, taste)
    card = need_for_cards(s, seat, taste)
    if isinstance(row, Gives):
        return given(s, row, card)
    if isinstance(row, Auctions):
        return (card + taste.seen) * min(row.most, s.purse[seat] / row.pounds)
    if isinstance(row, Exchanges):
        eye = Hand(s, seat, taste)
        return row.fame - min([eye.loss(held) for held in eye.cards]) if eye.cards else card
    raise TypeError(row)


def given(s: Chamber, row: Gives, card: float) -> float:
    """Cards of that worth each, and what comes with them."""
    return row.cards * card + row.fame + row.each * (s.seats - 1)


def sales_worth(s: Chamber, seat: Seat, row: Sells, taste: Taste) -> float:
    """The dearest cards become money, the least missed go."""
    hand = s.hands[seat]
    if not hand or len(hand) < row.least:
        return taste.nothing
    eye = Hand(s, seat, taste)
    worst = min([eye.loss(held) for held in hand])
    dearest = max([price(s, held) for held in hand])
    return row.sold * (dearest + row.bonus) / POUNDS - row.sold * worst + row.fame


def contact_worth(s: Chamber, seat: Seat, contact: str, taste: Taste) -> float:
    """What its row says, for the cards that this seat has."""
    row = taste.contacts[contact]
    if isinstance(row, Gives):
        return given(s, row, need_for_cards(s, seat, taste))
    if isinstance(row, Opens):
        return row.fame if displays_left(s, seat, taste) else 0.0
    eye = Hand(s, seat, taste)
    if isinstance(row, SellsBest):
        sales = [price(s, held) / POUNDS - eye.loss(held) for held in eye.cards]
        return max(sales, default=-NEVER) + row.fame
    return -min([eye.loss(held) for held in eye.cards], default=NEVER)
