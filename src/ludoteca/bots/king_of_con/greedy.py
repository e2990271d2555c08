"""A greedy player of King of Con: what is it worth to me, and what does it cost?

Everything is counted in tokens, three to a victory point (KC-17.7).  What becomes of it with
other numbers than those below is in docs/tuning, as `python -m bench.tuning king-of-con` shows it.
"""

from __future__ import annotations

import msgspec

from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.games.king_of_con.collection import HOLD, holdings
from ludoteca.games.king_of_con.components import (
    EPIC,
    MYSTERY_BOX,
    NOWHERE,
    ROUNDS,
    TOKENS_PER_POINT,
    Object,
    Offer,
)
from ludoteca.games.king_of_con.monkeys import TAKE, MonkeyControl, Ties
from ludoteca.games.king_of_con.passions import Passions
from ludoteca.games.king_of_con.scavenging import Scavenging, least_to_win
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


class Taste(msgspec.Struct, frozen=True):
    """How a greedy player weighs things."""

    eager: float = 0.8  # of its worth, what one is ready to lay on an Object in a Stand
    last: float = 0.5  # of the room up to that, what one lays at least where nobody can answer
    bold: float = 0.7  # of its worth, what one is ready to pay to an opponent for one
    beyond: float = 0.5  # of the room up to that, what one lays at most above the least that wins
    income: float = 0.5  # of a Predominance within reach, how much of it will really be paid
    denied: float = 0.3  # of the point that an opponent loses, how much it is worth to oneself
    box: float = 3.0  # tokens: an Object that nobody has seen, the point for having it (KC-17.2)


TASTE = Taste()


def greedy(world: Con, seat: Seat, rng: Source, taste: Taste = TASTE) -> object:
    """The choice that looks best now."""
    top = world.stack[-1]
    if isinstance(top, Astatosta):
        return bid(world, seat, top.number, rng, taste)
    if isinstance(top, Scavenging):
        return scavenge(world, seat, rng, taste)
    if isinstance(top, Passions):
        return least_promising(world, seat)
    if isinstance(top, Ties):
        eye = Eye(world, seat, taste)
        return max(top.contended(seat), key=eye.worth)
    if isinstance(top, MonkeyControl):
        return TAKE
    raise TypeError(f"nobody has taught me {type(top).__name__}")


def least_promising(s: Con, seat: Seat) -> int:
    """Of three Passions, the one whose Objects least match the two others: overlaps pay twice."""

    def shared(card: int) -> int:
        others = [s.faces[c] for c in s.passions[seat] if c != card]
        return sum(all(trait in traits for trait in others) for traits in s.terms.traits[1:])

    return max(s.passions[seat], key=shared)


class Eye:
    """A seat's eye for what Objects are worth to it; the Collections are looked through once."""

    def __init__(self, s: Con, seat: Seat, taste: Taste = TASTE) -> None:
        self.s, self.seat = s, seat
        faces = s.faces
        loved = [faces[card] for card in s.passions[seat]] + ([s.theme] if s.theme else [])
        income = taste.income * (ROUNDS + 1 - s.round)
        epic = s.terms.epic_points * TOKENS_PER_POINT
        self.more: list[float] = []  # by Characteristic, what one more Object of it brings
        self.kept: list[float] = []  # the same of one that one has
        for trait, row in enumerate(holdings(s)):
            mine, others = row[seat] // HOLD, 0
            for i, held in enumerate(row):
                if held > others and i != seat:
                    others = held
            base = float(TOKENS_PER_POINT * loved.count(trait))
            for found, ahead in ((self.kept, mine), (self.more, mine + 1)):
                worth = base
                if ahead * HOLD > others:
                    worth += income
                if ahead >= EPIC:
                    worth += epic
                found.append(worth)

    def worth(self, thing: Object) -> float:
        """What owning *thing* until the end would bring, in tokens."""
        s = self.s
        a, b, c = s.terms.traits[thing]
        by = self.kept if s.owner[thing] == self.seat else self.more
        return TOKENS_PER_POINT + by[a] + by[b] + by[c]


def bid(s: Con, seat: Seat, number: int, rng: Source, taste: Taste) -> Offer:
    """Lead where it pays most; in the last Astatosta leave room for what others may add."""
    last = number == s.terms.astatoste
    best: tuple[float, Object, int] | None = None
    eye, seats, reserve = Eye(s, seat, taste), s.seats, s.reserve[seat]
    eager, least = taste.eager, taste.last
    for i, thing in enumerate(s.stands):
        row = s.laid[i * seats : (i + 1) * seats]
        mine, others = row[seat], max([0, *row[:seat], *row[seat + 1 :]])
        limit = eager * (taste.box if thing == MYSTERY_BOX else eye.worth(thing))
        if mine > others and not last:
            continue  # leading already
        lead = others + 1 - mine
        room = int(limit) - mine
        if last:
            tokens = max(lead, round(room * (least + (1 - least) * rng.random())))
        else:
            tokens = max(1, lead)
        tokens = min(tokens, reserve)
        if max(1, lead) <= tokens <= room:
            gain = limit - mine - tokens
            if best is None or gain > best[0]:
                best = gain, thing, tokens
    return ((best[1], best[2]),) if best else ()


def scavenge(s: Con, seat: Seat, rng: Source, taste: Taste) -> Offer:
    """Buy what costs less than it is worth, the best bargain first."""
    reserve = s.reserve[seat]
    if not reserve:
        return ()
    bargains, eye = [], Eye(s, seat, taste)
    bold, beyond, denied = taste.bold, taste.beyond, taste.denied * TOKENS_PER_POINT
    for thing, owner in enumerate(s.owner):
        if owner in (NOWHERE, seat):
            continue
        least = least_to_win(s, thing)
        if least > reserve:
            continue
        value = eye.worth(thing)
        if owner >= 0:
            value += denied
        limit = bold * value
        if least <= limit:
            tokens = least + int(rng.random() * (limit - least) * beyond)
            bargains.append((limit - tokens, thing, tokens))
    offer = []
    for _, thing, tokens in sorted(bargains, reverse=True):
        if tokens <= reserve:
            offer.append((thing, tokens))
            reserve -= tokens
    return tuple(sorted(offer))
