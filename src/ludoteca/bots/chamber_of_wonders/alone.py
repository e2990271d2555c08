"""What a greedy player does at the questions of a solo game."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.chamber_of_wonders.taste import POUNDS, Taste
from ludoteca.bots.chamber_of_wonders.worth import Hand, gain, need_for_cards, price
from ludoteca.games.chamber_of_wonders.components import BOOK, MONSTER, Card
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.games.chamber_of_wonders.solo.areas import AWAY, DRAW, KEEP, STOP, TO_COLLECTOR
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


def buy(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """A bargain, or nothing."""
    eye = Hand(s, seat, taste)
    worths = {c: eye.gain(c) - taste.pound * price(s, c) / POUNDS for c in top.affordable(s)}
    best = max(worths, key=lambda card: worths[card])
    return best if worths[best] > taste.bargain else PASS


def yard(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[Card, ...]:
    best = max(top.open, key=Hand(s, seat, taste).gain)
    return (best, *top.closed[:1])


def assign(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    """Keep what is good; let him have what he cannot place."""
    card = top.pile[0]
    kind = s.terms.type[s.faces[card]]
    if gain(s, seat, card, taste) > taste.good:
        order = (KEEP, AWAY, TO_COLLECTOR)
    elif kind in (MONSTER, BOOK):
        order = (TO_COLLECTOR, AWAY, KEEP)
    else:
        order = (AWAY, TO_COLLECTOR, KEEP)
    return next(where for where in order if where in top.left)


def telegraph_b(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return DRAW if need_for_cards(s, seat, taste) > taste.reference else STOP


def keep_or_not(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> int:
    return KEEP if gain(s, seat, top.card, taste) > -taste.burden else AWAY


def cara(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    return int(max(top.seen, key=Hand(s, seat, taste).gain))


def parker(s: Chamber, seat: Seat, top: Any, rng: Source, taste: Taste) -> Card:
    return int(min(top.drawn, key=Hand(s, seat, taste).loss))
