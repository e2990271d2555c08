"""Random games of every edition, number of seats and options, with an eye on what must hold."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import ludoteca
from ludoteca.kernel.game import Game
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, options, play
from ludoteca.kernel.saving import digest, load, save
from ludoteca.kernel.state import State
from tests.contract.play import LONGEST, Course, begin, offered, received, viewers

SAVED, WORLDS = 25, 200  # decisions between two looks that take longer
TOLD = 50_000  # decisions between two lines: who stops a long run knows how far it was

Kind = tuple[Game[Any], str, int]


def kinds(game: Game[Any]) -> list[Kind]:
    return [
        (game, edition, seats)
        for edition in game.editions
        for seats in game.seats
        if offered(game, edition, seats)
    ]


def look(game: Game[Any], s: State, rng: random.Random, number: int) -> None:
    """What must hold at any moment."""
    assert game.troubles(s) == []
    if number % SAVED == 0:
        again = load(type(s), save(s))
        assert again == s
        assert digest(again) == digest(s)
    if number % WORLDS == 0:
        for viewer in viewers(s):
            other = redeal(s, viewer, rng)
            assert received(other, viewer) == received(s, viewer), (game.name, viewer)


def one(kind: Kind, rng: random.Random) -> Iterator[None]:
    """A whole game; a breath after each decision."""
    game, edition, seats = kind
    course = Course([rng.randrange(12) for _ in range(60)], rng.getrandbits(32), [])
    s = begin(game, edition, seats, course)
    for number in range(LONGEST):
        if not awaited(s):
            break
        look(game, s, rng, number + course.seed)
        seat = rng.choice(awaited(s))
        choice = options(s, seat).pick(rng)
        assert explain(s, seat, choice) is None, (game.name, seat, choice)
        if number % SAVED == 0:
            twin = s.clone()
            apply(twin, seat, choice)
            play(s, seat, json.loads(json.dumps(choice)))
            assert s == twin, "heard or silent, it is the same"
        else:
            apply(s, seat, choice)
        yield
    assert not awaited(s), f"{game.name} does not end"
    scores = game.scores(s)
    assert sorted(game.ranking(s)) == list(range(len(scores)))
    assert scores[game.ranking(s)[0]] == max(scores)


def soak(seed: int, until: float | None, most: int, only: str = "") -> Counter[str]:
    """Until that moment, or until each game has had so many decisions; how many each had."""
    rng, made, told = random.Random(seed), Counter[str](), Counter[str]()
    games = [game for game in ludoteca.games() if not only or game.name == only]
    while games:
        for game in list(games):
            for _ in one(rng.choice(kinds(game)), rng):
                made[game.name] += 1
            made[f"games of {game.name}"] += 1
            if made[game.name] - told[game.name] >= TOLD:
                told[game.name] = made[game.name]
                print(f"so far, seed {seed}: {made[game.name]} of {game.name}", flush=True)
            if most and made[game.name] >= most:
                games.remove(game)
        if until is not None and time.monotonic() > until:
            break
    return made


class Work:
    """What a process is to do, as it can be handed over."""

    def __init__(self, seconds: float | None, most: int, game: str, seed: int) -> None:
        self.seconds, self.most, self.game, self.seed = seconds, most, game, seed

    def __call__(self, number: int) -> Counter[str]:
        until = None if self.seconds is None else time.monotonic() + self.seconds
        return soak(self.seed * 1000 + number, until, self.most, self.game)
