"""How strong the bots are: win rates with their intervals, seats taken in turn.

``python -m bench.strength`` sets one greedy bot against random ones, and against the Collector;
``--paranoid`` sets Adepts who take all others for their enemies against Adepts who let each want
its own best.  What greedy bots of other tastes do is `bench.tuning`'s.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bench.asked import at_least
from ludoteca.bots import Bot, Searcher, make, sense
from ludoteca.bots.levels import ADEPT
from ludoteca.games import NAMES, game
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.terms import Value
from ludoteca.lab.figures import interval

Maker = Callable[[int], Bot]


def match(name: str, players: Sequence[Maker], games: int, seed: int = 0) -> list[int]:
    """How many of so many games each player has won; they change seats after every game."""
    played, wins = game(name), [0] * len(players)
    terms = played.agree()
    for number in range(games):
        shift = number % len(players)
        s = played.begin(terms, len(players), seed + number)
        bots = [
            players[(seat + shift) % len(players)](1000 * (seed + number) + seat)
            for seat in range(len(players))
        ]
        while s.stack:
            seat = awaited(s)[0]
            apply(s, seat, bots[seat].choice(s, seat))
        wins[(played.ranking(s)[0] + shift) % len(players)] += 1
    return wins


SOLO: dict[str, dict[str, Value]] = {
    "sides as they come": {},  # nobody chooses well or badly: the first side of each Area
    "sides at random": {"solo.sides": "random"},
    "sides at random, Lord": {"solo.sides": "random", "solo.lord": "on"},
}


def alone(
    player: Maker, options: Mapping[str, Value], games: int, seed: int = 0
) -> tuple[int, list[float]]:
    """Solo games of Chamber of Wonders: how many are won, and both mean scores."""
    played = game("chamber-of-wonders")
    terms, wins, scores = played.agree(None, options, seats=1), 0, [0, 0]
    for number in range(games):
        s = played.begin(terms, 1, seed + number)
        bot = player(1000 * (seed + number))
        while s.stack:
            apply(s, 0, bot.choice(s, 0))
        wins += played.ranking(s)[0] == 0
        scores = [total + score for total, score in zip(scores, played.scores(s), strict=True)]
    return wins, [total / games for total in scores]


def told(label: str, wins: int, games: int, seats: int) -> str:
    low, high = interval(wins, games)
    rate = f"{wins / games:6.1%}, 95 % interval {low:.1%} to {high:.1%}"
    return f"{label:52} {rate}  ({games} games; a fair share is {1 / seats:.0%})"


def paranoid(names: Sequence[str], games: int, seed: int) -> None:
    """One of the other kind among Adepts, both ways: between two the kinds are the same."""

    def adept(name: str, afraid: bool, seed: int) -> Searcher:
        bot = Searcher(sense(name, ADEPT.name), seed, ADEPT)
        bot.search.paranoid = afraid
        return bot

    for name in names:
        for seats in [seats for seats in game(name).seats if seats > 2]:
            for afraid in (True, False):
                players = [
                    partial(adept, name, afraid),
                    *[partial(adept, name, not afraid)] * (seats - 1),
                ]
                wins = match(name, players, games, seed)
                one, others = ("paranoid", "max^n") if afraid else ("max^n", "paranoid")
                label = f"{name}: {one} against {seats - 1} {others}"
                print(told(label, wins[0], games, seats), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--games", type=at_least(1), default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--paranoid", nargs="+", metavar="GAME")
    parser.add_argument("--solo", action="store_true", help="only against the Collector")
    args = parser.parse_args()
    if args.paranoid:
        paranoid(args.paranoid, args.games, args.seed)
        return
    for name in () if args.solo else NAMES:
        for seats in [seats for seats in game(name).seats if seats > 1]:
            players = [
                partial(make, "apprentice", name),
                *[partial(make, "novice", name)] * (seats - 1),
            ]
            wins = match(name, players, args.games, args.seed)
            label = f"{name}: greedy against {seats - 1} random"
            print(told(label, wins[0], args.games, seats), flush=True)
    for what, options in SOLO.items():
        won, (mine, his) = alone(
            partial(make, "apprentice", "chamber-of-wonders"), options, args.games, args.seed
        )
        label = f"greedy against the Collector, {what}"
        print(f"{told(label, won, args.games, 2)}; mean scores {mine:.1f} : {his:.1f}", flush=True)


if __name__ == "__main__":
    main()
