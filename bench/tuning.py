"""What another number would do to a greedy player: one number of its taste changed at a time.

``python -m bench.tuning GAME`` lets one greedy player with a changed number play among greedy
players of the present taste, seats taken in turn, and an unchanged one in the same seat of the
same deals: one game, which branches off where the changed one first decides otherwise.  Told is
how often each wins, and how many points of margin the change brings; in the same deals most of the
luck falls out.  In bold: more than two standard errors, which one in twenty shows by luck alone.

A game's bots offer ``TASTE``, a frozen Struct of numbers (rows and tables of them are looked
into), ``greedy(world, seat, rng, taste)``, and perhaps ``GIVEN``: the names of those numbers that
the rules give.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from importlib import import_module
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

import msgspec

from bench.asked import at_least
from ludoteca.games import NAMES, game
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.knowledge import numbered_anew, redeal
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Value
from ludoteca.lab.figures import interval

Greedy = Callable[..., Any]

FACTORS = (0.5, 0.75, 1.25, 1.5)
STEPS = (-1.0, -0.5, 0.5, 1.0)  # for what may lie on either side of nought
COUNTS = (-2, -1, 1, 2)  # for whole numbers
CLEAR = 2.0  # standard errors
MANY = 1_000_000  # more than twice the decisions of any game
OPTIONS: dict[str, dict[str, Value]] = {  # so that every Area and each of its sides is met
    "chamber-of-wonders": {"setup.areas": "random", "solo.sides": "random"}
}
HEADER = (
    "| number | now | tried | wins | unchanged | points more | other games |",
    "|---|---:|---:|---:|---:|---:|---:|",
)


class End(NamedTuple):
    """How a game ended for a seat."""

    won: bool
    margin: float  # over the best other, in points; alone, the own points


class Compared(NamedTuple):
    """The changed player and the unchanged one in the same seats of the same deals."""

    games: int
    wins: int
    before: int  # how often the unchanged one has won
    more: float  # points of margin that the change brings
    error: float
    other: float  # of the games, those that ended otherwise


# ---------------------------------------------------------------- the numbers of a taste


def numbers(taste: Any, inside: str = "") -> Iterator[tuple[str, float]]:
    """Each number of a taste under its name; in rows of tables nought means that it has none."""
    pairs = taste.items() if isinstance(taste, Mapping) else msgspec.structs.asdict(taste).items()
    for name, value in pairs:
        if isinstance(value, Mapping | msgspec.Struct):
            yield from numbers(value, f"{inside}{name}.")
        elif type(value) in (int, float) and (value or not inside):
            yield f"{inside}{name}", value


def changed(taste: Any, name: str, value: float) -> Any:
    """The same taste but for one number."""
    first, _, rest = name.partition(".")
    if isinstance(taste, Mapping):
        return {**taste, first: changed(taste[first], rest, value) if rest else value}
    new = changed(getattr(taste, first), rest, value) if rest else value
    return msgspec.structs.replace(taste, **{first: new})


def others(value: float) -> list[float]:
    """What is tried instead."""
    if isinstance(value, int):
        return [value + more for more in COUNTS if value + more >= 0 or value < 0]
    if value <= 0:
        return [value + step for step in STEPS]
    return [round(value * factor, 4) for factor in FACTORS]


# ---------------------------------------------------------------- games in pairs


class Player(NamedTuple):
    """Who decides in a game: the same greedy player everywhere, one seat by another taste."""

    game: Game[Any]
    greedy: Greedy
    deal: int
    seat: Seat

    def world(self, s: State, seat: Seat, decision: int) -> State:
        """As a bot sees it: imagined anew from what its seat knows."""
        return redeal(numbered_anew(s, seat), seat, self.luck(2 * decision))

    def choice(self, world: State, seat: Seat, decision: int, taste: Any) -> Any:
        return self.greedy(world, seat, self.luck(2 * decision + 1), taste)

    def luck(self, number: int) -> Random:
        """The same for whatever taste decides here."""
        return Random(self.deal * MANY + number)

    def play(self, s: State, decision: int, taste: Any, usual: Any) -> End:
        """To the end, with *taste* at the one seat and the *usual* one at all others."""
        while s.stack:
            seat = awaited(s)[0]
            own = taste if seat == self.seat else usual
            apply(s, seat, self.choice(self.world(s, seat, decision), seat, decision, own))
            decision += 1
        return self.end(s)

    def end(self, s: State) -> End:
        scores, seat = self.game.scores(s), self.seat
        best = max([*scores[:seat], *scores[seat + 1 :]], default=0)
        return End(self.game.places(s)[seat] == 1, scores[seat] - best)

    def branches(self, s: State, usual: Any, tastes: Sequence[Any]) -> tuple[End, list[End]]:
        """How it ends by the *usual* taste, and by each other from where that first differs."""
        ends: dict[int, End] = {}
        decision = 0
        while s.stack:
            seat = awaited(s)[0]
            world = self.world(s, seat, decision)
            choice = self.choice(world, seat, decision, usual)
            for n, taste in enumerate(tastes if seat == self.seat else ()):
                if n in ends:
                    continue
                found = self.choice(world, seat, decision, taste)
                if found != choice:
                    other = s.clone()
                    apply(other, seat, found)
                    ends[n] = self.play(other, decision + 1, taste, usual)
            apply(s, seat, choice)
            decision += 1
        end = self.end(s)
        return end, [ends.get(n, end) for n in range(len(tastes))]


class Subject:
    """A game with its greedy player and the numbers of its taste."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Value] | None = None) -> None:
        module = import_module(f"ludoteca.bots.{name.replace('-', '_')}")
        self.game = game(name)
        self.seats = seats
        chosen = {**OPTIONS.get(name, {}), **(options or {})}
        self.terms = self.game.agree(None, chosen, seats=seats)
        self.greedy: Greedy = module.greedy
        self.taste: Any = module.TASTE
        self.given = getattr(module, "GIVEN", ())

    @property
    def numbers(self) -> dict[str, float]:
        """Those of the present taste that may be tuned."""
        return {one: value for one, value in numbers(self.taste) if one not in self.given}

    def compare(
        self, tried: Sequence[tuple[str, float]], games: int, seed: int = 0
    ) -> list[Compared]:
        """Each number at another value, beside the unchanged player, all in the same deals."""
        return self.beside([changed(self.taste, *one) for one in tried], games, seed)

    def beside(self, tastes: Sequence[Any], games: int, seed: int = 0) -> list[Compared]:
        """Each taste beside the present one, all in the same deals."""
        before, after = list[End](), list[list[End]]()
        for deal in range(seed, seed + games):
            s = self.game.begin(self.terms, self.seats, deal)
            player = Player(self.game, self.greedy, deal, deal % self.seats)
            end, ends = player.branches(s, self.taste, tastes)
            before.append(end)
            after.append(ends)
            if (deal - seed + 1) % max(1, games // 20) == 0:
                print(f"{deal - seed + 1} of {games} games", file=sys.stderr, flush=True)
        return [compared(before, [ends[n] for ends in after]) for n in range(len(tastes))]


def compared(before: Sequence[End], after: Sequence[End]) -> Compared:
    """The same deals, one by one."""
    games = len(before)
    gains = [new.margin - old.margin for new, old in zip(after, before, strict=True)]
    return Compared(
        games,
        sum([end.won for end in after]),
        sum([end.won for end in before]),
        mean(gains),
        stdev(gains) / sqrt(games) if games > 1 else 0.0,
        sum([new != old for new, old in zip(after, before, strict=True)]) / games,
    )


def table(now: Mapping[str, float], found: Mapping[tuple[str, float], Compared]) -> Iterator[str]:
    """Line by line; then the names of those numbers that decided no game otherwise."""
    yield from HEADER
    idle = {name for name, _ in found} - {name for (name, _), one in found.items() if one.other}
    for (name, tried), one in found.items():
        if name not in idle:
            yield row(name, now[name], tried, one)
    if idle:
        names = ", ".join(f"`{name}`" for name in now if name in idle)
        yield f"\nNo game went otherwise with another number for {names}."


def row(name: str, now: float, tried: float, found: Compared) -> str:
    """A line of the table."""
    low, high = interval(found.wins, found.games)
    wins = f"{found.wins / found.games:.1%} ({low:.1%}–{high:.1%})"
    points = f"{found.more:+.2f} ± {found.error:.2f}"
    if abs(found.more) > CLEAR * found.error:
        points = f"**{points}**"
    before = f"{found.before / found.games:.1%}"
    cells = (name, f"{now:g}", f"{tried:g}", wins, before, points, f"{found.other:.1%}")
    return f"| {' | '.join(cells)} |"


def asked(prog: str, about: str | None) -> argparse.ArgumentParser:
    """What this program and `bench.climbing` ask for alike."""
    parser = argparse.ArgumentParser(
        prog=prog, description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=at_least(2), default=1000, help="for each number tried")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, help="one less than the most, unless said otherwise")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=["*"], help="or a pattern")
    parser.add_argument("--scenario", type=int, help="of King of Con, by its number")
    parser.add_argument("--preset", help="of Dungeonology, by its name")
    return parser


def wanted(parser: argparse.ArgumentParser, args: argparse.Namespace) -> tuple[Subject, list[str]]:
    """The game as it was asked for, and which of its numbers."""
    presets = game(args.game).presets
    if args.preset and args.preset not in presets:
        parser.error(f"no such preset; there are {', '.join(presets) or 'none'}")
    options = dict(presets[args.preset]) if args.preset else {}
    if args.scenario:
        options["scenario"] = args.scenario
    subject = Subject(args.game, args.seats or game(args.game).seats[-2], options)
    names = [one for one in subject.numbers if any(fnmatch(one, only) for only in args.only)]
    if not names:
        parser.error(f"no such number; there are {', '.join(subject.numbers)}")
    return subject, names


def main() -> None:
    parser = asked("python -m bench.tuning", __doc__)
    args = parser.parse_args()
    subject, names = wanted(parser, args)
    tried = [(name, value) for name in names for value in others(subject.numbers[name])]
    found = subject.compare(tried, args.games, args.seed)
    print(*table(subject.numbers, dict(zip(tried, found, strict=True))), sep="\n")


if __name__ == "__main__":
    main()
