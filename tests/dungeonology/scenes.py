"""Games of Dungeonology in few words: begun, or at a position that a test lays out."""

from __future__ import annotations

import random
from typing import Any

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import EDITIONS, OPTIONS, Terms, compile_terms
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import apply, awaited, options, play
from ludoteca.kernel.terms import settle

A, B, C, D = range(4)
OURS = SHELF.ours()
SCHOLAR = {row.id: number for number, row in enumerate(OURS.scholars)}
TRICK = {row.id: number for number, row in enumerate(OURS.designs)}
JINX = {row.id: number for number, row in enumerate(OURS.jinxes)}


def agree(seats: int = 4, **options: Any) -> Terms:
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    settled = settle(OPTIONS, EDITIONS["it-2.0"], chosen)
    return compile_terms(settled, OURS, "it-2.0", seats)


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Expedition:
    """A game that has just begun; Scholars are chosen in the order of the content."""
    s = new_game(agree(seats, **options), seats, seed)
    if not s.terms.scholars_random:
        for seat in range(seats):
            apply(s, seat, seat)
    return s


def finished(s: Expedition, seed: int = 1) -> list[Event]:
    """Play at random to the end; all that happened."""
    rng, log = random.Random(seed), list[Event]()
    while asked := awaited(s):
        log += play(s, asked[0], options(s, asked[0]).pick(rng))
    return log
