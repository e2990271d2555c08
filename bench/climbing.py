"""A greedy player's numbers, changed until no other is better: ``python -m bench.climbing GAME``.

Each round tries every number at other values, as `bench.tuning` does, and what is clearly better
once more in other deals, each by itself and all together.  What is best there, if it is clearly
better there too, is what everybody plays from then on: among others who play otherwise another
number may be best.  Nothing is written; the last line tells the taste that was come to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bench.asked import at_least
from bench.tuning import CLEAR, Compared, Subject, asked, changed, others, wanted

Change = Mapping[str, float]


def climb(
    subject: Subject, names: Sequence[str], games: int, rounds: int, seed: int = 0
) -> Iterator[str]:
    """Round by round what was better; the subject's taste goes with it."""
    for number in range(rounds):
        deals = seed + 2 * number * games
        better = best_of_each(subject, names, games, deals)
        changes: list[Change] = [{name: value} for name, value in better.items()]
        if len(better) > 1:
            changes.append(better)
        tastes = [applied(subject.taste, change) for change in changes]
        found = subject.beside(tastes, games, deals + games) if tastes else []
        clear = [n for n, one in enumerate(found) if is_clear(one)]
        if not clear:
            yield f"Round {number + 1}: nothing is clearly better twice."
            return
        best = max(clear, key=lambda n: found[n].more)
        subject.taste = tastes[best]
        yield f"Round {number + 1}: {told(changes[best])}: {gained(found[best])}"


def best_of_each(subject: Subject, names: Sequence[str], games: int, seed: int) -> dict[str, float]:
    """By number that is clearly better at another value, the best such value."""
    now = subject.numbers
    tried = [(name, value) for name in names for value in others(now[name])]
    best: dict[str, tuple[float, float]] = {}
    for (name, value), one in zip(tried, subject.compare(tried, games, seed), strict=True):
        if is_clear(one) and one.more > best.get(name, (0.0, 0.0))[0]:
            best[name] = one.more, value
    return {name: value for name, (_, value) in best.items()}


def is_clear(found: Compared) -> bool:
    """Whether it is better, by more than luck would show."""
    return found.more > CLEAR * found.error


def applied(taste: Any, change: Change) -> Any:
    for name, value in change.items():
        taste = changed(taste, name, value)
    return taste


def told(change: Change) -> str:
    return ", ".join([f"{name} = {value:g}" for name, value in change.items()])


def gained(found: Compared) -> str:
    wins = f"{found.wins / found.games:.1%} of games for {found.before / found.games:.1%}"
    return f"{wins}, {found.more:+.2f} ± {found.error:.2f} points"


def main() -> None:
    parser = asked("python -m bench.climbing", __doc__)
    parser.add_argument("--rounds", type=at_least(1), default=10, help="at most")
    args = parser.parse_args()
    subject, names = wanted(parser, args)
    first = subject.numbers
    for line in climb(subject, names, args.games, args.rounds, args.seed):
        print(line, flush=True)
    moved = {name: value for name, value in subject.numbers.items() if value != first[name]}
    print(f"Come to: {told(moved) or 'the numbers it has'}")


if __name__ == "__main__":
    main()
