"""Heist, a toy that the kernel is tested with.

Bid for the job in secret, sneak in past reactions, sell the loot.

§1 The job      All bid at once, in secret. The highest pays and sneaks in; then all draw a card.
§2 Sneaking in  Opponents may react; then a die must reach the alarm.
§3 Reactions    Clockwise, one fitting card each; the card played last takes effect first.
§4 Selling      An English auction among the opponents; the proceeds go to the thief.
§5 Standing     A card that stands before a player answers whenever its moment comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.game import Game, Line, PositionError
from ludoteca.kernel.knowledge import learn, show, shuffle
from ludoteca.kernel.play import advance
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.space import OneOf, Space
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Option, Terms, Value
from ludoteca.parts.sealed import Sealed

PASS = -1  # the choice to let it be
USE = 1  # the choice to use a standing card
DECK, DICE = 0, 1  # the streams of chance


class HeistTerms(Terms):
    """§1 How many coins each begins with is the table's own choice."""

    def __init__(self, options: dict[str, Value], content: Any) -> None:
        super().__init__(options, content)
        self.coins = int(options["coins"] or 0)

    @classmethod
    def content_of(cls, digest: str) -> Any:
        return Printed()


class Printed:
    """The content of a toy: nothing can be exchanged in it."""

    digest = ""

    def names(self) -> dict[str, dict[str, str]]:
        return {}


class Heist(State):
    """§1 The table; hands are face down, all else is open."""

    public = (*("seats", "lots", "coins", "standing", "hands", "pile", "discard"),)

    terms: HeistTerms
    stack: list[SealedBid | StealthTest | Played | Auction | Triggered] = []
    faces: tuple[str, ...] = ()  # names of reactions
    lots: list[str] = []  # still to be stolen; the next one is the last
    coins: list[int] = []
    standing: list[tuple[str, ...]] = []  # names, by seat
    hands: list[tuple[int, ...]] = []  # cards, by seat
    pile: list[int] = []
    discard: list[int] = []

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple([(seat + i) % self.seats for i in range(1, self.seats)])


def new_game(
    seats: int,
    seed: int = 0,
    cards: tuple[str, ...] | None = None,
    terms: HeistTerms | None = None,
) -> Heist:
    """§1 Each has 5 coins, two reactions and perhaps a standing card; there are three lots."""
    names = cards or tuple(REACTIONS) * seats * 2
    agreed = terms or HeistTerms.of({"coins": 5}, Printed())
    s = Heist(
        terms=agreed,
        seats=seats,
        faces=names,
        knowers=[0] * len(names),
        lots=["idol", "pearl", "ruby"],
        coins=[agreed.coins] * seats,
        standing=[()] * seats,
        hands=[()] * seats,
        pile=list(range(len(names))),
    )
    s.seed(seed, streams=2)
    shuffle(s, DECK, s.pile)
    for seat in (*range(seats), *range(seats)):
        draw(s, seat)
    for name in STANDING:
        s.standing[s.below(DECK, seats)] += (name,)
    s.push(SealedBid.among(seats, lot=s.lots.pop()))
    return s


def draw(s: Heist, seat: Seat) -> None:
    """§1.3 A card from the pile; when it is empty, the discards are shuffled and become it."""
    if not s.pile:
        shuffle(s, DECK, s.discard)
        s.pile, s.discard = s.discard, []
    if s.pile:
        card = s.pile.pop()
        s.hands[seat] += (card,)
        learn(s, 1 << seat, [card])


class SealedBid(Sealed, frozen=True):
    """§1 The job."""

    public = ("lot",)
    choices: tuple[int | None, ...]
    lot: str

    def options(self, s: Heist, seat: Seat) -> Space:
        """§1.1 All choose at once, in secret, any sum they own."""
        return OneOf(tuple(range(s.coins[seat] + 1)))

    def resolve(self, s: Heist) -> None:
        """§1.2 The highest bidder pays and sneaks in; ties go to the earlier seat."""
        bids = [bid or 0 for bid in self.choices]
        thief = bids.index(max(bids))
        s.coins[thief] -= bids[thief]
        s.say("bids_revealed", bids=bids, thief=thief)
        s.leave()
        if s.lots:  # the next job waits beneath
            s.push(SealedBid.among(s.seats, lot=s.lots.pop()))
        s.push(StealthTest(s.clockwise_from(thief), thief, self.lot))
        for seat in (thief, *s.clockwise_from(thief)):
            draw(s, seat)


class Interruptible(Frame, frozen=True):
    """§3 Reactions: a frame that others may react to, clockwise, before it resolves."""

    waiting: tuple[Seat, ...]

    def awaited(self, s: Heist) -> tuple[Seat, ...]:
        """§3.1 Everyone is asked, fitting card or not: to skip a seat would tell its hand."""
        return self.waiting[:1]

    def options(self, s: Heist, seat: Seat) -> Space:
        return OneOf((PASS, *[card for card in s.hands[seat] if self.fits(s, card)]))

    def fits(self, s: Heist, card: int) -> bool:
        return isinstance(self, REACTIONS[s.faces[card]].to)

    def explain(self, s: Heist, seat: Seat, choice: int) -> Reason | None:
        """§3.1 One's own card, and one that fits."""
        if choice == PASS:
            return None
        if choice not in s.hands[seat]:
            return Reason("§3.1", "not_your_card", {"card": choice})
        if not self.fits(s, choice):
            return Reason("§3.1", "does_not_fit", {"card": choice, "name": s.faces[choice]})
        return None

    def decide(self, s: Heist, seat: Seat, choice: int) -> None:
        """§3.2 A card that is played may itself be reacted to, by everyone else."""
        s.become(self.but(waiting=self.waiting[1:]))
        if choice != PASS:
            s.hands[seat] = tuple([card for card in s.hands[seat] if card != choice])
            show(s, [choice])
            s.push(Played(s.clockwise_from(seat), choice, by=seat))


class StealthTest(Interruptible, frozen=True):
    """§2 Sneaking in."""

    public = ("waiting", "thief", "lot", "alarm")
    thief: Seat
    lot: str
    alarm: int = 3

    def resolve(self, s: Heist) -> None:
        """§2.2 The thief rolls a die; one that reaches the alarm wins the lot, to be sold."""
        die = s.roll(DICE)
        s.say("stealth_tested", thief=self.thief, die=die, alarm=self.alarm)
        s.leave()
        if die >= self.alarm:
            s.push(Auction(self.lot, seller=self.thief, bidders=s.clockwise_from(self.thief)))


class Played(Interruptible, frozen=True):
    """§3 Reactions."""

    public = ("waiting", "card", "by", "cancelled")
    card: int
    by: Seat
    cancelled: bool = False

    def resolve(self, s: Heist) -> None:
        """§3.3 The card takes effect on what it interrupted, and is discarded."""
        s.leave()
        if not self.cancelled:
            s.become(REACTIONS[s.faces[self.card]].effect(s.stack[-1]))
        s.discard.append(self.card)
        s.say("card_resolved", card=self.card, by=self.by, cancelled=self.cancelled)


class Auction(Frame, frozen=True):
    """§4 Selling."""

    public = ("lot", "seller", "bidders", "price")
    lot: str
    seller: Seat
    bidders: tuple[Seat, ...]  # still in: the first speaks next, the leader is last
    price: int = 0

    def awaited(self, s: Heist) -> tuple[Seat, ...]:
        """§4.1 In turn: bid more, or pass and be out. The last one in has bought it."""
        return () if self.price and len(self.bidders) == 1 else self.bidders[:1]

    def options(self, s: Heist, seat: Seat) -> Space:
        return OneOf((PASS, *range(self.price + 1, s.coins[seat] + 1)))

    def decide(self, s: Heist, seat: Seat, choice: int) -> None:
        others = self.bidders[1:]
        if choice == PASS:
            s.become(self.but(bidders=others))
        else:
            s.become(self.but(bidders=(*others, seat), price=choice))

    def resolve(self, s: Heist) -> None:
        """§4.2 The buyer pays the thief; a lot that nobody wanted is lost."""
        s.leave()
        s.say("sold" if self.bidders else "unsold", lot=self.lot, price=self.price)
        for buyer in self.bidders:
            s.coins[buyer] -= self.price
            s.coins[self.seller] += self.price
            happen(s, Sold(self.seller, buyer, self.price), first=self.seller)


class Sold(msgspec.Struct, frozen=True, tag=True):
    """A moment: something that standing cards may answer to."""

    seller: Seat
    buyer: Seat
    price: int


def happen(s: Heist, moment: Sold, first: Seat) -> None:
    """§5.1 Standing cards answer in seat order, beginning with the one whose deed it was."""
    for seat in reversed((first, *s.clockwise_from(first))):
        for name in reversed(s.standing[seat]):
            if STANDING[name].when(seat, moment):
                s.push(Triggered(name, seat, moment))


class Triggered(Frame, frozen=True):
    """§5.2 The card does what it says, at once or if its owner likes."""

    public = ("card", "seat", "moment")
    card: str
    seat: Seat
    moment: Sold

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(super().seen_by(viewer))
        return plain

    def awaited(self, s: Heist) -> tuple[Seat, ...]:
        return (self.seat,) if STANDING[self.card].may else ()

    def options(self, s: Heist, seat: Seat) -> Space:
        return OneOf((PASS, USE))

    def decide(self, s: Heist, seat: Seat, choice: int) -> None:
        if choice == USE:
            self.resolve(s)
        else:
            s.leave()

    def resolve(self, s: Heist) -> None:
        s.leave()
        STANDING[self.card].effect(s, self.seat, self.moment)
        s.say("triggered", card=self.card, seat=self.seat)


# ---------------------------------------------------------------- the cards


class Reaction(NamedTuple):
    to: type[Frame]  # the kind of frame that it may interrupt
    effect: Callable[[Any], Frame]  # that frame, amended


class Standing(NamedTuple):
    when: Callable[[Seat, Sold], bool]
    effect: Callable[[Heist, Seat, Sold], None]
    may: bool = False  # its owner is asked


def creaking_stair(test: StealthTest) -> StealthTest:
    """§3.4 The alarm is 2 higher."""
    return test.but(alarm=test.alarm + 2)


def hush_money(played: Played) -> Played:
    """§3.5 Cancel the card just played."""
    return played.but(cancelled=True)


def fence(s: Heist, seat: Seat, sold: Sold) -> None:
    """§5.3 Whenever you sell, gain 1 more."""
    s.coins[seat] += 1


def tax_collector(s: Heist, seat: Seat, sold: Sold) -> None:
    """§5.4 Whenever another player sells for 3 or more, you may take 1 from the seller."""
    s.coins[sold.seller] -= 1
    s.coins[seat] += 1


REACTIONS = {
    "Creaking Stair": Reaction(to=StealthTest, effect=creaking_stair),
    "Hush Money": Reaction(to=Played, effect=hush_money),
}
STANDING = {
    "Fence": Standing(lambda seat, sold: seat == sold.seller, fence),
    "Tax Collector": Standing(
        lambda seat, sold: seat != sold.seller and sold.price >= 3, tax_collector, may=True
    ),
}


# ---------------------------------------------------------------- the game as the kernel knows it


class HeistGame(Game[Heist]):
    """§1 A sealed bid, reactions to reactions, an auction and standing cards in one small game."""

    name = "heist"
    rules = 1
    layout = 1
    seats = (2, 3, 4, 5)
    seats_clause = "§1"
    editions = {"toy": {}, "rich": {"coins": 9}}
    options = (Option("coins", (5, 9), "§1"),)
    state = Heist

    def content(self, pack: str | None = None, file: str = "-") -> Printed:
        return Printed()

    def export(self) -> str:
        return ""

    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> HeistTerms:
        return HeistTerms.of(options, content)

    def begin(self, terms: HeistTerms, seats: int, seed: int) -> Heist:
        s = new_game(seats, seed, terms=terms)
        advance(s)
        return s

    def place(self, terms: HeistTerms, position: dict[str, Any], seed: int) -> Heist:
        s = load(Heist, position["saved"].encode())
        if reasons := self.troubles(s):
            raise PositionError(reasons)
        return s

    def seats_of(self, position: dict[str, Any], options: Mapping[str, Value]) -> int:
        return len(position["monkeys"])

    def position(self, s: Heist) -> dict[str, Any]:
        return {"saved": save(s).decode(), "monkeys": list(range(s.seats))}

    def troubles(self, s: Heist) -> list[Reason]:
        played = [frame.card for frame in s.stack if isinstance(frame, Played)]
        cards = [card for hand in s.hands for card in hand] + s.pile + s.discard + played
        missing = sorted(cards) != list(range(len(s.faces)))
        made = sum(s.coins) > s.terms.coins * s.seats + 3  # three lots, a Fence gives 1 for each
        below = min(s.coins) < 0
        return [Reason("§1", "troubles")] if missing or made or below else []

    def sheet(self, s: Heist) -> list[Line]:
        return [Line("coins", "§1", tuple(s.coins))]

    def ranking(self, s: Heist) -> tuple[Seat, ...]:
        return tuple(sorted(range(s.seats), key=lambda seat: (-s.coins[seat], seat)))


GAME = HeistGame()
