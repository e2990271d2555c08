"""Matches: the same deals with the players in every seat in turn, on one core or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

import msgspec

from ludoteca import bots
from ludoteca.games import game as game_of
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.terms import Value


class Match(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and the number that everything comes from."""

    game: str
    seats: tuple[str, ...]  # by seat, the level of the bot
    seed: int
    edition: str | None = None
    options: Mapping[str, Value] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How it ended; by seat."""

    match: Match
    places: tuple[int, ...]  # from 1; shared victories share it
    scores: tuple[int, ...]
    decisions: int


def play(match: Match) -> Outcome:
    """The same match, the same outcome."""
    game = game_of(match.game)
    terms = game.agree(match.edition, match.options, seats=len(match.seats))
    s = game.begin(terms, len(match.seats), match.seed)
    players = [
        bots.make(level, match.game, match.seed * 1009 + seat)
        for seat, level in enumerate(match.seats)
    ]
    made = 0
    while s.stack:
        seat = awaited(s)[0]
        apply(s, seat, players[seat].choice(s, seat))
        made += 1
    return Outcome(match, game.places(s), game.scores(s), made)


def play_all(matches: Sequence[Match], workers: int = 1) -> Iterator[Outcome]:
    """All of them, in the order in which they end; the outcomes do not depend on the workers."""
    if workers <= 1:
        yield from map(play, matches)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        waiting: set[Future[Outcome]] = {pool.submit(play, match) for match in matches}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for outcome in done:
                    yield outcome.result()
        finally:
            for outcome in waiting:
                outcome.cancel()
