"""A greedy player of King of Con: what is it worth to me, and what does it cost?

Everything is counted in tokens, three to a victory point (KC-17.7).  No other value of any one of
the few numbers below wins measurably more often: `make strength ARGS=--tune` shows it.
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
    bold: float = 0.7  # of its worth, what one is ready to pay to an opponent for one
    income: float = 0.5  # of a Predominance within reach, how much of it will really be paid
    denied: float = 0.3  # of what an opponent loses, how much it is worth to oneself


TASTE = Taste()


def greedy(world: Con, seat: Seat, rng: Source, taste: Taste = TASTE) -> object:
    """The choice that looks best now."""
    top = world.stack[-1]
    if isinstance(top, Passions):
        return least_promising(world, seat)
    if isinstance(top, Astatosta):
        return bid(world, seat, top.number, rng, taste)
    if isinstance(top, Scavenging):
        return scavenge(world, seat, rng, taste)
    if isinstance(top, Ties):
        return max(top.contended(seat), key=lambda thing: worth(world, seat, thing, taste))
    if isinstance(top, MonkeyControl):
        return TAKE
    raise TypeError(f"nobody has taught me {type(top).__name__}")


def least_promising(s: Con, seat: Seat) -> int:
    """Of three Passions, the one whose Objects least match the two others: overlaps pay twice."""

    def shared(card: int) -> int:
        others = [s.faces[c] for c in s.passions[seat] if c != card]
        return sum(all(trait in traits for trait in others) for traits in s.terms.traits[1:])

    return max(s.passions[seat], key=shared)


def worth(s: Con, seat: Seat, thing: Object, taste: Taste = TASTE) -> float:
    """What owning *thing* until the end would bring, in tokens."""
    traits = s.terms.traits[thing]
    passions = [s.faces[card] for card in s.passions[seat]] + ([s.theme] if s.theme else [])
    points = 1.0 + sum([trait in passions for trait in traits])
    rounds_left = ROUNDS + 1 - s.round
    table, income = holdings(s), 0.0
    mine = s.owner[thing] == seat
    for trait in traits:
        row = table[trait]
        others = max([0, *[n for i, n in enumerate(row) if i != seat]])
        ahead = row[seat] // HOLD + (not mine)
        if ahead * HOLD > others:
            income += taste.income * rounds_left
        if ahead >= EPIC:
            points += s.terms.epic_points
    return points * TOKENS_PER_POINT + income


def bid(s: Con, seat: Seat, number: int, rng: Source, taste: Taste) -> Offer:
    """Lead where it pays most; in the last Astatosta leave room for what others may add."""
    last = number == s.terms.astatoste
    best: tuple[float, Object, int] | None = None
    for i, thing in enumerate(s.stands):
        row = s.laid[i * s.seats : (i + 1) * s.seats]
        mine, others = row[seat], max([0, *row[:seat], *row[seat + 1 :]])
        limit = taste.eager * (
            TOKENS_PER_POINT if thing == MYSTERY_BOX else worth(s, seat, thing, taste)
        )
        if mine > others and not last:
            continue  # leading already
        lead = others + 1 - mine
        room = int(limit) - mine
        tokens = max(lead, round(room * (0.5 + 0.5 * rng.random()))) if last else max(1, lead)
        tokens = min(tokens, s.reserve[seat])
        if max(1, lead) <= tokens <= room:
            gain = limit - mine - tokens
            if best is None or gain > best[0]:
                best = gain, thing, tokens
    return ((best[1], best[2]),) if best else ()


def scavenge(s: Con, seat: Seat, rng: Source, taste: Taste) -> Offer:
    """Buy what costs less than it is worth, the best bargain first."""
    bargains = []
    for thing in range(1, 26):
        owner = s.owner[thing]
        if owner in (NOWHERE, seat):
            continue
        least = least_to_win(s, thing)
        value = worth(s, seat, thing, taste)
        if owner >= 0:
            value += taste.denied * TOKENS_PER_POINT
        limit = taste.bold * value
        if least <= limit:
            tokens = least + int(rng.random() * (limit - least) * 0.5)
            bargains.append((limit - tokens, thing, tokens))
    left, offer = s.reserve[seat], []
    for _, thing, tokens in sorted(bargains, reverse=True):
        if tokens <= left:
            offer.append((thing, tokens))
            left -= tokens
    return tuple(sorted(offer))
