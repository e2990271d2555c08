"""Balance of Chamber of Wonders: greedy games by edition and number of players.

Winning scores by their spread, and the designs that are shown least often of those drawn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, quantiles

from bench.asked import at_least
from ludoteca.bots import make
from ludoteca.games import game
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.play import apply, awaited

NAME = "chamber-of-wonders"


def played(edition: str, seats: int, seed: int) -> Chamber:
    """One game among greedy bots, with Areas at random."""
    rules = game(NAME)
    terms = rules.agree(edition, {"setup.areas": "random"}, seats=seats)
    s: Chamber = rules.begin(terms, seats, seed)
    bots = [make("greedy", NAME, 1000 * seed + seat) for seat in range(seats)]
    while s.stack:
        seat = awaited(s)[0]
        apply(s, seat, bots[seat].choice(s, seat))
    return s


def main() -> None:
    rules = game(NAME)
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=at_least(2), default=2000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--editions", nargs="*", default=list(rules.editions), metavar="EDITION")
    args = parser.parse_args()
    shown: Counter[int] = Counter()
    held: Counter[int] = Counter()
    print(f"{args.games} games each: edition, players, mean of the winning score, its deciles")
    for edition in args.editions:
        for seats in args.seats:
            best = []
            for seed in range(args.games):
                s = played(edition, seats, seed)
                best.append(max(rules.scores(s)))
                cards = [card for own in s.displays for x in own for card in x.cards]
                shown.update([s.faces[card] for card in cards])
                held.update([s.faces[card] for hand in s.hands for card in hand])
            tenths = quantiles(best, n=10)
            spread = f"{tenths[0]:.0f} / {tenths[4]:.0f} / {tenths[8]:.0f}"
            print(f"{edition}  {seats}  {mean(best):5.1f}  {spread}", flush=True)
    designs = rules.content().designs
    rates = {d: shown[d] / max(1, shown[d] + held[d]) for d in range(len(designs))}
    print("least often shown, of those in a chamber or a hand at the end:")
    for d in sorted(rates, key=lambda d: rates[d])[:8]:
        print(f"  {designs[d].id:24} {rates[d]:.0%}")


if __name__ == "__main__":
    main()
