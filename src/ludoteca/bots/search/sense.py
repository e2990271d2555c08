"""What search wants to know of a game, beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import tanh
from typing import Any

from ludoteca.bots.search.thought import LOYALTY
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game, Line
from ludoteca.kernel.play import options
from ludoteca.kernel.space import Source
from ludoteca.kernel.state import State

Policy = Callable[[Any, Seat, Source], Any]  # a re-dealt world, the seat, chance: a choice


def at_random(world: State, seat: Seat, rng: Source) -> Any:
    """Any sensible choice."""
    return options(world, seat).pick(rng)


def as_it_is(world: State, choice: Any) -> Any:
    return choice


def never(world: State, seat: Seat, choice: Any) -> bool:
    return False


def no_doom(world: State) -> float:
    return 0.0


def itself(choice: Any) -> Any:
    return choice


class Sense:
    """A game's knack: how one plays it quickly, what else one might try, how a game stands.

    *policy* is the first judgement, *quick* plays the imagined games to their end.  *varied*
    proposes what may be worth a try.  *label* names a choice so that it is the same in every
    world: cards by their faces; *deed* is what it comes to for who makes it, where two choices
    are one to a reader; *absurd* is what nobody in their senses does, which only luck could make
    look well.  A margin of *spread* points is a clear victory; *doom* is how likely all lose
    together.  Games that are long are cut off *reach* stages on (see *stage*), where *estimate*
    says by seat how many points it will come to.  Where single choices matter little, *effort*
    asks for more games, *company* for so much more with each player beyond two, a small *width*
    for fewer choices, and *loyalty* for a clearer difference before the first judgement is given
    up.  *budgets* says, by level and by the number of players from one on, how many games its
    bots imagine instead.  *first_sight* is the knack of all below a Master, where it is another.
    """

    def __init__(
        self,
        game: Game[Any],
        policy: Policy = at_random,
        *,
        quick: Policy | None = None,
        varied: Policy | None = None,
        label: Callable[[Any, Any], Any] = as_it_is,
        deed: Callable[[Any], Any] = itself,
        absurd: Callable[[Any, Seat, Any], bool] = never,
        spread: float = 5.0,
        doom: Callable[[Any], float] = no_doom,
        width: float = 2.0,
        loyalty: float = LOYALTY,
        effort: float = 1.0,
        company: float = 0.5,
        budgets: Mapping[str, Sequence[int]] | None = None,
        reach: int | None = None,
        stage: Callable[[Any], int] | None = None,
        estimate: Callable[[Any], Sequence[float]] | None = None,
        first_sight: Sense | None = None,
    ) -> None:
        self.game, self.policy, self.label = game, policy, label
        self.quick = quick or policy
        self.varied = varied or policy
        self.deed = deed
        self.absurd = absurd
        self.spread, self.doom = spread, doom
        self.width, self.loyalty = width, loyalty
        self.effort, self.company = effort, company
        self.budgets: Mapping[str, Sequence[int]] = budgets or {}
        self.reach = reach if stage and estimate else None
        self.stage, self.estimate = stage, estimate
        self.first_sight = first_sight or self

    def games(self, simulations: int, seats: int) -> int:
        """How many games to imagine where a level has so many: with more players luck is larger."""
        return round(simulations * self.effort * (1 + self.company * max(0, seats - 2)))

    def scores(self, world: State, sheet: Sequence[Line]) -> Sequence[float]:
        """By seat: the sums of the score sheet; unfinished, what it will come to."""
        if world.stack and self.estimate is not None:
            return self.estimate(world)
        return [*map(sum, zip(*[line.points for line in sheet], strict=True))]

    def worths(self, world: State, scores: Sequence[float]) -> list[float]:
        """By seat, from 0 to 1: for winning and for by how much; unfinished, for how it stands."""
        worths = self.margins(world, scores)
        if not world.stack:
            both = zip(worths, self.game.places(world), strict=False)  # the automa has a place too
            worths = [0.5 * (worth + (place == 1)) for worth, place in both]
        saved = 1 - self.doom(world)  # or who is behind would rather have nobody win than another
        return worths if saved == 1 else [saved * worth for worth in worths]

    def margins(self, world: State, scores: Sequence[float]) -> list[float]:
        """How far ahead of the best other, in solo of the automa; 0.5 is even."""
        second, first = sorted(scores)[-2:]
        worths = []
        for score in scores[: world.seats]:
            lead = score - (first if score < first else second)
            worths.append(0.5 + 0.5 * tanh(lead / self.spread))
        return worths
