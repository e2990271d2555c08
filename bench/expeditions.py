"""Balance of Dungeonology: greedy games by Alert card and number of players.

How often a Thesis is accepted, how many rounds a game lasts, which Scholars win.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from typing import Any

import msgspec

from bench.asked import at_least
from ludoteca.bots import Bot
from ludoteca.bots.dungeonology import greedy
from ludoteca.bots.search.sense import Policy, at_random
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ALERT_CARDS, SCHOLARS
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.play import apply, awaited
from ludoteca.kernel.terms import Value

PATIENCE = 40  # rounds after which a game counts as one without an end


class Played(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    scholars: tuple[int, ...]  # by seat
    winner: int  # a seat; -1 where it did not end
    theses: int
    score: int  # of the winner
    rounds: float


def played(options: dict[str, Value], policies: list[Policy], seed: int) -> Played:
    """One game; Scholars at random."""
    rules, seats = GAME, len(policies)
    terms: Any = rules.agree("it-2.0", {"scholars": "random", **options}, seats=seats)
    s: Expedition = rules.begin(terms, seats, seed)
    bots = [Bot(policy, 1000 * seed + seat) for seat, policy in enumerate(policies)]
    while s.stack and s.turn <= PATIENCE * seats:
        seat = awaited(s)[0]
        apply(s, seat, bots[seat].choice(s, seat))
    winner = s.ranking[0] if s.ranking else -1
    score = rules.scores(s)[winner] if s.ranking else 0
    return Played(s.scholars, winner, len(s.delivered), score, s.turn / seats)


def table_row(profile: str, seats: int, games: list[Played]) -> str:
    """A row of the table in docs/rules."""
    ended = [one for one in games if one.winner >= 0]
    sat: Counter[int] = Counter([x for one in games for x in one.scholars])
    won = Counter([one.scholars[one.winner] for one in ended])
    shares = [won[x] / max(1, sat[x]) for x in range(SCHOLARS)]
    cells = [
        profile,
        str(seats),
        f"{len(ended) / len(games):.1%}",
        f"{sum([one.theses > 0 for one in games]) / len(games):.0%}",
        f"{mean([one.theses for one in games]):.2f}",
        f"{mean([one.rounds for one in games]):.1f}",
        f"{mean([one.score for one in ended]):.0f}",
        " / ".join([f"{share:.0%}" for share in shares]),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.expeditions", description=__doc__)
    parser.add_argument("--games", type=at_least(1), default=2000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--profiles", nargs="*", default=sorted(ALERT_CARDS), metavar="PROFILE")
    parser.add_argument(
        "--novices", type=at_least(0), default=0, help="so many seats play at random"
    )
    args = parser.parse_args()
    print(
        "| Alert card | Players | Ended | With a Thesis | Theses | Rounds | Winner's score |",
        end="",
    )
    print(f" Won by {' / '.join([row.id for row in GAME.content().scholars[:SCHOLARS]])} |")
    for profile in args.profiles:
        for seats in args.seats:
            games, first = [], 0
            for seed in range(args.games):
                policies: list[Policy] = [greedy] * (seats - args.novices)
                policies += [at_random] * args.novices
                shift = seed % seats
                games.append(
                    played({"alert_profile": profile}, policies[shift:] + policies[:shift], seed)
                )
                first += games[-1].winner == (seats - shift) % seats
            print(table_row(profile, seats, games), flush=True)
            if args.novices:
                print(f"  the first Apprentice won {first / args.games:.1%}", flush=True)


if __name__ == "__main__":
    main()
