"""What is this position worth?  Bots play it to its end many times, in worlds that one seat knows.

In each of them whatever that seat does not know is dealt anew, so that nothing hidden is told.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from ludoteca import bots
from ludoteca.games import game as game_of
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.state import State
from ludoteca.lab.matches import done_by

CHUNK = 10  # games that a process plays without a word


class Asked(msgspec.Struct, frozen=True):
    """Some of the games from one position; it travels to another process."""

    game: str
    content: str | None
    saved: bytes
    seat: Seat  # through whose eyes
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


class End(msgspec.Struct, frozen=True):
    """How one of them ended, by seat."""

    seed: int
    places: tuple[int, ...]
    scores: tuple[int, ...]


def play_out(
    game: str, s: State, seat: Seat, players: tuple[str, ...], games: int, seed: int, workers: int
) -> Iterator[list[End]]:
    """The ends as they come; the same seeds end alike, whatever the number of workers."""
    content: str | None = s.terms.content.text
    saved = save(s)
    seeds = range(seed, seed + games)
    asked = [
        Asked(game, content, saved, seat, players, tuple(seeds[at : at + CHUNK]))
        for at in range(0, games, CHUNK)
    ]
    return done_by(_ends, asked, workers)


def _ends(asked: Asked) -> list[End]:
    game = game_of(asked.game)
    if asked.content is not None:
        game.content(asked.content)  # laid on the shelf, where the position looks for it
    found = []
    for seed in asked.seeds:
        begun: State = load(game.state, asked.saved)
        s = redeal(begun, asked.seat, random.Random(seed))
        players = [
            bots.make(name, asked.game, seed * 1009 + seat) for seat, name in enumerate(asked.bots)
        ]
        while s.stack:
            at = awaited(s)[0]
            apply(s, at, players[at].choice(s, at))
        found.append(End(seed, game.places(s), game.scores(s)))
    return found
