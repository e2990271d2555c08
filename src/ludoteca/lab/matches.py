"""Matches: the same deals with the players in every seat in turn, on one core or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from ludoteca import bots
from ludoteca.games import game as game_of
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Value
from ludoteca.lab.trouble import LabError
from ludoteca.lab.workers import Workers

TRIES = 3  # deaths of a process one after the other, with nothing finished between them
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Match(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and the number that everything comes from."""

    game: str
    seats: tuple[str, ...]  # by seat, the level of the bot
    seed: int
    edition: str | None = None
    options: Mapping[str, Value] = {}
    content: str | None = None  # the text of a pack, where it is not ours

    def begin(self) -> State:
        """The first decision of it."""
        game = game_of(self.game)
        content = None if self.content is None else game.content(self.content)
        terms = game.agree(self.edition, self.options, content, seats=len(self.seats))
        begun: State = game.begin(terms, len(self.seats), self.seed)
        return begun

    def players(self) -> list[bots.Bot]:
        """By seat, each with chance of its own."""
        return [
            bots.make(level, self.game, self.seed * 1009 + seat)
            for seat, level in enumerate(self.seats)
        ]


class Outcome(msgspec.Struct, frozen=True):
    """How it ended; by seat."""

    match: Match
    places: tuple[int, ...]  # from 1; shared victories share it
    scores: tuple[int, ...]
    decisions: int


def play(match: Match) -> Outcome:
    """The same match, the same outcome."""
    game, s, players = game_of(match.game), match.begin(), match.players()
    made, waiting = 0, awaited(s)
    while waiting:
        seat = waiting[0]
        waiting = apply(s, seat, players[seat].choice(s, seat))
        made += 1
    return Outcome(match, game.places(s), game.scores(s), made)


def play_all(matches: Sequence[Match], workers: int = 1) -> Iterator[Outcome]:
    """All of them, in the order in which they end; the outcomes do not depend on the workers."""
    return done_by(play, matches, workers)


def done_by(
    deed: Callable[[Asked], Answer], asked: Sequence[Asked], workers: int
) -> Iterator[Answer]:
    """The answers in the order in which they come, from this process or from several.

    A process that dies is replaced, and what it had not finished is asked again.
    """
    if workers <= 1:
        yield from map(deed, asked)
        return
    ahead, deaths = dict(enumerate(asked)), 0
    while ahead:
        try:
            with Workers(workers) as found:
                waiting = {found.ask(deed, one): at for at, one in ahead.items()}
                while waiting:
                    future = found.answered()
                    answer = future.result()
                    del ahead[waiting.pop(future)]
                    deaths = 0
                    yield answer
        except BrokenProcessPool:
            deaths += 1
            if deaths >= TRIES:
                raise LabError("lab-workers-died") from None
