"""Our own figures: random play, the cost of each deed, and the cost per decision by round."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ludoteca
from bench import research
from bench.measure import Task, Who, cost, cost_by_round, rate, serve
from bench.programs import COMPILED, OURS
from bench.targets import COMPILED_PEER, DUNGEON, KING, OUR_PEER, UNFORCED
from ludoteca.bots.search import Search, Sense
from ludoteca.bots.search.searching import forced
from ludoteca.games import NAMES, game
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.terms import read_anew
from ludoteca.games.dungeonology.zones import Dungeon, Place
from ludoteca.kernel.atomic import draft, wander
from ludoteca.kernel.game import Game
from ludoteca.kernel.knowledge import redeal, view
from ludoteca.kernel.play import apply, awaited, options, play
from ludoteca.kernel.saving import load, save
from ludoteca.kernel.state import State
from ludoteca.parts.sealed import Sealed

SEATS = 4
SIMULATIONS = 50
FULL = "everything"  # the preset of Dungeonology with all advanced rules and modules
ZONES = 12  # of the Dungeon in which a thirteenth is placed


def whole(played: Game[Any], preset: str | None = None) -> Callable[[random.Random, int], int]:
    """Random games of whole choices, with the options of that preset."""
    terms = played.agree(options=played.presets[preset] if preset else None)

    def match(rng: random.Random, seed: int) -> int:
        s: State = played.begin(terms, SEATS, seed)
        decisions, waiting = 0, awaited(s)
        while waiting:
            seat = waiting[0]
            waiting = apply(s, seat, options(s, seat).pick(rng))
            decisions += 1
        return decisions

    return match


def unforced(played: Game[Any], preset: str | None = None) -> Callable[[random.Random, int], int]:
    """The same games, but only decisions with something to decide are counted."""
    terms = played.agree(options=played.presets[preset] if preset else None)

    def match(rng: random.Random, seed: int) -> int:
        s: State = played.begin(terms, SEATS, seed)
        decisions, waiting = 0, awaited(s)
        while waiting:
            seat = waiting[0]
            space = options(s, seat)
            decisions += forced(space) is None
            waiting = apply(s, seat, space.pick(rng))
        return decisions

    return match


def checked(played: Game[Any]) -> Callable[[random.Random, int], int]:
    """The same, each choice read, looked at by the law and heard."""
    terms = played.agree()

    def match(rng: random.Random, seed: int) -> int:
        s: State = played.begin(terms, SEATS, seed)
        decisions = 0
        while s.stack:
            seat = awaited(s)[0]
            play(s, seat, options(s, seat).pick(rng))
            decisions += 1
        return decisions

    return match


def atomic(played: Game[Any], preset: str | None = None) -> Callable[[random.Random, int], int]:
    """Random games of small steps, likewise."""
    terms = played.agree(options=played.presets[preset] if preset else None)

    def match(rng: random.Random, seed: int) -> int:
        s: State = played.begin(terms, SEATS, seed)
        decisions, chance, waiting = 0, rng.random, awaited(s)
        while waiting:
            seat = waiting[0]
            made = draft(s, seat)
            while made.whole is None:
                steps = made.steps()
                made.take(steps[int(chance() * len(steps))])
                decisions += 1
            waiting = apply(s, seat, made.whole)
        return decisions

    return match


def searching(played: Game[Any]) -> Callable[[random.Random, int], int]:
    """Decisions in the play-outs of a search that knows nothing but the rules, in small steps."""
    terms = played.agree()
    made_in_all = 0

    def small_steps(world: State, seat: int, rng: Any) -> Any:
        nonlocal made_in_all
        choice, taken = wander(world.stack[-1].options(world, seat), rng)
        made_in_all += taken
        return choice

    sense = Sense(played, small_steps)

    def match(rng: random.Random, seed: int) -> int:
        nonlocal made_in_all
        s: State = played.begin(terms, SEATS, seed)
        for _ in range(4 + rng.randrange(24)):
            if s.stack:
                seat = awaited(s)[0]
                apply(s, seat, options(s, seat).pick(rng))
        if not s.stack:
            return 0
        made_in_all = 0
        Search(sense, seed).think(s, awaited(s)[0], SIMULATIONS)
        return made_in_all

    return match


def by_round(played: Game[Any]) -> Callable[[random.Random, int], Iterator[int]]:
    """Random games, round by round."""
    terms = played.agree()

    def match(rng: random.Random, seed: int) -> Iterator[int]:
        s = played.begin(terms, SEATS, seed)
        yield 0
        decisions, number = 0, s.round
        while s.stack:
            seat = awaited(s)[0]
            apply(s, seat, options(s, seat).pick(rng))
            decisions += 1
            if s.round != number:
                yield decisions
                decisions, number = 0, s.round
        yield decisions

    return match


def midgame(played: Game[Any]) -> State:
    """Beyond the middle of a game, with two of four seats declared where choices are sealed."""
    terms = played.agree()
    length = whole(played)(random.Random(1), 1)
    rng, decisions = random.Random(1), 0
    s: State = played.begin(terms, SEATS, 1)
    beyond: State | None = None
    while s.stack:
        sealed = isinstance(s.stack[-1], Sealed) and len(awaited(s)) == SEATS // 2
        if decisions > 0.6 * length and sealed:
            return s
        if decisions > 0.6 * length and beyond is None:
            beyond = s.clone()
        seat = awaited(s)[0]
        apply(s, seat, options(s, seat).pick(rng))
        decisions += 1
    assert beyond is not None
    return beyond


def deeds(s: State) -> dict[str, Callable[[], object]]:
    """What search and servers do with a position all the time."""
    rng, saved, kind = random.Random(1), save(s), type(s)
    s.clone()  # the first one writes the code of all others
    return {
        "clone": s.clone,
        "view": lambda: view(s, 1),
        "redeal": lambda: redeal(s, 1, rng),
        "save": lambda: save(s),
        "load": lambda: load(kind, saved),
    }


def everywhere(dungeon: Dungeon, zone: int) -> list[list[Place]]:
    return [dungeon.places(zone, spot) for spot in dungeon.spots()]


def placements() -> Callable[[], object]:
    """All places of a new Zone beside any of twelve, read from nothing but the plan."""
    played = game(DUNGEON)
    rng, seed = random.Random(1), 0
    while True:
        seed += 1
        s: Any = played.begin(played.agree(), SEATS, seed)
        while s.stack:
            top, seat = s.stack[-1], awaited(s)[0]
            if isinstance(top, PlaceZone) and len(s.plan.placed) == ZONES:
                terms, plan, zone = s.terms, s.plan, s.faces[top.card]
                return lambda: everywhere(read_anew(terms, plan), zone)
            apply(s, seat, options(s, seat).pick(rng))


def random_play(who: Who) -> list[Task]:
    """Three loops for each game as usual, then for Dungeonology with everything."""
    found: list[Task] = []
    for name, preset in [*[(name, None) for name in NAMES], (DUNGEON, FULL)]:
        played, of = game(name), f"{preset}, " if preset else ""
        found.append(rate(who, name, f"{of}atomic", atomic(played, preset)))
        found.append(rate(who, name, f"{of}whole", whole(played, preset)))
        found.append(rate(who, name, f"{of}whole, {UNFORCED}", unforced(played, preset)))
    return found


def costs(who: Who) -> list[Task]:
    """Of each deed; of King of Con's decisions, round by round."""
    found: list[Task] = []
    for name in NAMES:
        played = game(name)
        if name == KING:
            found.append(cost_by_round(who, name, "whole", by_round(played)))
        for what, deed in deeds(midgame(played)).items():
            found.append(cost(who, name, what, deed))
    return [*found, cost(who, DUNGEON, "placements", placements())]


def mistaken(asked: Sequence[str]) -> str:
    """Why what runs is not the program that was asked for; nothing if it is, or none was."""
    runs = COMPILED if ludoteca.compiled() else OURS
    if not asked or asked[0] == runs:
        return ""
    remedy = "make compiled" if asked[0] == COMPILED else "is PYTHONPATH set to a compiled build?"
    return f"{asked[0]} was to be measured, but {runs} runs, of {ludoteca.__file__}: {remedy}"


def main() -> None:
    """Random play of all games, searches and research each begin where their peers do.

    What has no peer comes after them (`programs.PROGRAMS`).
    """
    if trouble := mistaken(sys.argv[1:]):
        sys.exit(trouble)
    who = Who(COMPILED_PEER if ludoteca.compiled() else OUR_PEER, ludoteca.__version__)
    tasks = random_play(who)
    tasks += [rate(who, name, "search play-outs", searching(game(name))) for name in NAMES]
    for name in NAMES:
        tasks += research.tasks(who, name, SEATS, together=name == KING)
    tasks += [rate(who, name, "checked", checked(game(name))) for name in NAMES]
    serve([*tasks, *costs(who)])


if __name__ == "__main__":
    main()
