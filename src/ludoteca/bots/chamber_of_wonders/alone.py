"""What a greedy player does at the questions of a solo game."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders.worth import POUNDS, Hand, gain, need_for_cards, price
from ludoteca.games.chamber_of_wonders.components import BOOK, MONSTER, Card
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


def buy(s: Chamber, seat: Seat, top: Any, rng: Source) -> int:
    """A bargain, or nothing."""
    eye = Hand(s, seat)
    worths = {c: eye.gain(c) - 0.8 * price(s, c) / POUNDS for c in top.affordable(s)}
    best = max(worths, key=lambda card: worths[card])
    return best if worths[best] > 0.5 else PASS


def yard(s: Chamber, seat: Seat, top: Any, rng: Source) -> tuple[Card, ...]:
    best = max(top.open, key=Hand(s, seat).gain)
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
    return int(max(top.seen, key=Hand(s, seat).gain))


def parker(s: Chamber, seat: Seat, top: Any, rng: Source) -> Card:
    return int(min(top.drawn, key=Hand(s, seat).loss))
