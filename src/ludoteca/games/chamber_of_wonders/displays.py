"""CW-PHASE2 What a seat may commit to a showcase, as a space: described, counted, not listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.games.chamber_of_wonders.components import BODY, HEAD, LEGS, NO_SET, Card
from ludoteca.kernel.draft import END, Draft, Spelled
from ludoteca.kernel.space import Source, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

Commitment = tuple[tuple[Card, ...], bool, int]  # cards, opened for £5, showcase emptied
NEITHER = -1  # no showcase is emptied
NOTHING: Commitment = ((), False, NEITHER)
ENDS = (END,)
SPELLED_NOTHING: Spelled = ((NEITHER, 0, END), NOTHING)


def in_order(choice: Any) -> Any:
    """A commitment with its cards in the order that the rules write, however they were named."""
    return (tuple(sorted(choice[0])), *choice[1:]) if isinstance(choice, tuple) else choice


class Pool(msgspec.Struct, frozen=True, gc=False):
    """Cards from which one showcase may be filled, sorted by what they can be part of."""

    singles: tuple[Card, ...]
    books: tuple[tuple[Card, ...], ...]  # by type of Book
    parts: tuple[tuple[Card, ...], ...]  # heads, bodies, legs
    sets: int  # how many Book sets can be made of them
    count: int  # how many contents in all

    def contents(self) -> Iterator[tuple[Card, ...]]:
        """Every content, each an ascending tuple."""
        for card in self.singles:
            yield (card,)
        yield from self.collections()

    def collections(self) -> Iterator[tuple[Card, ...]]:
        """The contents of several cards: Book sets and Monster sets."""
        if self.sets:
            for picked in product(*[(None, *held) for held in self.books]):
                books = tuple(sorted([card for card in picked if card is not None]))
                if len(books) > 1:
                    yield books
        for monster in product(*self.parts):
            yield tuple(sorted(monster))

    def beginning(self, card: Card) -> list[tuple[Card, ...]]:
        """The contents of which that card is the first."""
        found: list[tuple[Card, ...]] = [(card,)]
        if self.count > len(self.singles):
            found += [cards for cards in self.collections() if cards[0] == card]
        return found

    def pick(self, rng: Source) -> tuple[Card, ...]:
        """Each as likely."""
        return self.nth(int(rng.random() * self.count), rng)

    def nth(self, at: int, rng: Source) -> tuple[Card, ...]:
        """The content of that number: this single, or any Book set or Monster set."""
        singles = self.singles
        if at < len(singles):
            return (singles[at],)
        if at < len(singles) + self.sets:
            while True:
                books: list[Card] = []
                for held in self.books:
                    i = int(rng.random() * (1 + len(held)))
                    if i:
                        books.append(held[i - 1])
                if len(books) > 1:
                    return tuple(sorted(books))
        monster: list[Card] = []
        for held in self.parts:
            monster.append(held[int(rng.random() * len(held))])
        return tuple(sorted(monster))


def pool_of(s: Chamber, cards: Sequence[Card]) -> Pool:
    """Sort cards whose faces the asker knows."""
    faces, kinds = s.faces, s.terms.set_kind
    heads: tuple[Card, ...] = ()
    bodies: tuple[Card, ...] = ()
    legs: tuple[Card, ...] = ()
    books: dict[int, tuple[Card, ...]] = {}
    for card in cards:
        kind = kinds[faces[card]]
        if kind == NO_SET:
            continue
        if kind == HEAD:
            heads += (card,)
        elif kind == BODY:
            bodies += (card,)
        elif kind == LEGS:
            legs += (card,)
        elif kind in books:
            books[kind] += (card,)
        else:
            books[kind] = (card,)
    sets = 0
    if len(books) > 1:
        ways = alone = 1  # of each type of Book one or none; without none at all and single ones
        for held in books.values():
            copies = len(held)
            ways *= 1 + copies
            alone += copies
        sets = ways - alone
    count = len(cards) + sets
    if heads and bodies and legs:
        count += len(heads) * len(bodies) * len(legs)
    return Pool(tuple(sorted(cards)), tuple(books.values()), (heads, bodies, legs), sets, count)


class Refit(msgspec.Struct, frozen=True, gc=False):
    """CW-CLUB-CARPENTERS.1 A showcase that may be emptied and filled anew."""

    at: int
    old: tuple[Card, ...]  # ascending
    pool: Pool  # the hand and the old cards
    stale: int  # contents of old cards only, which CW-CLUB-CARPENTERS.5 forbids

    def count(self) -> int:
        """How many contents have something new in them."""
        return self.pool.count - self.stale

    def contents(self) -> list[tuple[Card, ...]]:
        """Those contents."""
        old = set(self.old)
        return [cards for cards in self.pool.contents() if not old.issuperset(cards)]


class Displays(Space, frozen=True, gc=False):
    """CW-PHASE2.1 Nothing, one showcase from the hand, or one emptied and filled anew."""

    hand: Pool | None  # None where there is no showcase to fill
    opens: bool  # whether it has to be opened for £5
    refits: tuple[Refit, ...] = ()
    may_pass: bool = True  # not where one must be filled anew, and then there is no hand either

    def __contains__(self, choice: object) -> bool:
        return choice in set(self)

    def __iter__(self) -> Iterator[Commitment]:
        return iter([choice for _, choice in self.spelled()])

    def spelled(self) -> list[Spelled]:
        """The showcase emptied, whether one is opened, the cards."""
        found = [SPELLED_NOTHING] if self.may_pass else []
        opens = self.opens
        if self.hand is not None:
            opened = int(opens)
            for cards in self.hand.contents():
                found.append(((NEITHER, opened, *cards, END), (cards, opens, NEITHER)))
        for refit in self.refits:
            at = refit.at
            for cards in refit.contents():
                found.append(((at, 0, *cards, END), (cards, False, at)))
        return found

    def size(self) -> int:
        filled = self.hand.count if self.hand is not None else 0
        for refit in self.refits:
            filled += refit.count()
        return self.may_pass + filled

    def pick(self, rng: Source) -> Commitment:
        """Each as likely."""
        at = int(rng.random() * self.size()) - self.may_pass
        if at < 0:
            return NOTHING
        hand = self.hand
        if hand is not None:
            if at < hand.count:
                return hand.nth(at, rng), self.opens, NEITHER
            at -= hand.count
        for refit in self.refits:
            refilled = refit.count()
            if at < refilled:
                while True:
                    cards = refit.pool.pick(rng)
                    if not set(cards) <= set(refit.old):
                        return cards, False, refit.at
            at -= refilled
        raise AssertionError

    def draft(self, base: int = 0) -> Draft:
        return DraftOfDisplay(self)


class DraftOfDisplay(Draft):
    """CW-PHASE2.1 The showcase emptied, whether one is opened, the cards in order, END.

    The steps are those that `Displays.spelled` writes out; here only what begins with the first
    card is ever listed.
    """

    __slots__ = ("at", "begun", "emptied", "opens", "space", "taken", "ways")

    def __init__(self, space: Displays) -> None:
        self.whole = None
        self.space = space
        self.taken = 0  # steps
        self.emptied = NEITHER
        self.opens = False
        self.begun: list[tuple[Card, ...]] = []  # the contents that are left
        self.at = 0  # cards of them
        self.ways: Sequence[int] = (NEITHER,)
        if space.refits:
            refits = [refit.at for refit in space.refits]
            self.ways = [NEITHER, *refits] if space.may_pass else refits

    def steps(self) -> Sequence[int]:
        return self.ways

    def take(self, step: int) -> None:
        taken = self.taken
        self.taken = taken + 1
        if taken == 0:
            self.emptied = step
            self.ways = self._openings()
        elif taken == 1:
            self.opens = step == 1
            self._begin()
        elif step == END:
            self._end()
        elif taken == 2 and self.emptied == NEITHER:
            assert self.space.hand is not None
            self._go_on(self.space.hand.beginning(step))
        else:
            self._go_on(going_on(self.begun, self.at, step))

    def _openings(self) -> Sequence[int]:
        space = self.space
        if self.emptied != NEITHER or space.hand is None or not space.opens:
            return (0,)
        return (0, 1)

    def _begin(self) -> None:
        space, hand = self.space, self.space.hand
        if self.emptied != NEITHER:
            for refit in space.refits:
                if refit.at == self.emptied:
                    self.begun = refit.contents()
            self.ways = steps_at(self.begun, 0)
            return
        singles = hand.singles if hand is not None and self.opens == space.opens else ()
        self.ways = singles if self.opens else (END, *singles)

    def _go_on(self, begun: list[tuple[Card, ...]]) -> None:
        self.begun = begun
        self.at = at = self.at + 1
        if len(begun) == 1 and len(begun[0]) == at:
            self.ways = ENDS
        else:
            self.ways = steps_at(begun, at)

    def _end(self) -> None:
        self.whole = NOTHING
        for cards in self.begun:
            if len(cards) == self.at:
                self.whole = cards, self.opens, self.emptied
                return


def going_on(begun: list[tuple[Card, ...]], at: int, step: int) -> list[tuple[Card, ...]]:
    """The contents that have that card next."""
    return [cards for cards in begun if at < len(cards) and cards[at] == step]


def steps_at(begun: list[tuple[Card, ...]], at: int) -> list[int]:
    """What can come next in them."""
    return sorted({cards[at] if at < len(cards) else END for cards in begun})


def refits_of(s: Chamber, seat: int) -> tuple[Refit, ...]:
    """Every filled showcase, where something new can take its place."""
    found = []
    for at, showcase in enumerate(s.displays[seat]):
        pool = pool_of(s, (*s.hands[seat], *showcase.cards))
        stale = pool_of(s, showcase.cards).count
        if pool.count > stale:
            found.append(Refit(at, tuple(sorted(showcase.cards)), pool, stale))
    return tuple(found)
