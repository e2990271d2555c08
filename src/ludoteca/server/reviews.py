"""Reviews of finished games: begun when somebody asks, kept in memory while they are read."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Sequence

import ludoteca
from ludoteca.bots.advising import Thinker, seed_at
from ludoteca.bots.reviewing import Looked, look_again
from ludoteca.bots.search import Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table
from ludoteca.server.entries import How
from ludoteca.server.keeping import Keeper
from ludoteca.server.refusals import Refusal

logger = logging.getLogger("ludoteca.server")
AT_ONCE = 4  # reviews that are being made
KEPT = 64  # reviews that are remembered
ENOUGH = 3  # decisions after which one can say how long the rest will take

Key = tuple[str, Seat]


class Review:
    """How far it has come, and where the search would have chosen otherwise."""

    def __init__(self, count: int, others: int) -> None:
        self.count = count
        self.others = others  # decisions of a bot in that seat, or of the clock
        self.done = 0
        self.seconds = 0.0  # that it has taken so far
        self.marks: list[Looked] = []
        self.failed = False

    @property
    def over(self) -> bool:
        return self.failed or self.done >= self.count

    @property
    def left(self) -> float | None:
        """How many seconds it will take yet, once that can be guessed."""
        if self.done < ENOUGH or self.over:
            return None
        return self.seconds / self.done * (self.count - self.done)


class Reviews:
    """All of them, by table and seat."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._known: OrderedDict[Key, Review] = OrderedDict()
        self._closed = False

    def of(self, table: str, seat: Seat, record: Record, hows: Sequence[How]) -> Review:
        """The review of what persons decided in that seat; it begins with the first question.

        One that failed begins anew.
        """
        key = table, seat
        known = self._known.get(key)
        if known is not None and not known.failed:
            self._known.move_to_end(key)
            return known
        if sum([not review.over for review in self._known.values()]) >= AT_ONCE:
            raise Refusal("too-many-reviews", 429)
        made = [x for x, step in enumerate(record.steps, 1) if step.seat == seat]
        mine = frozenset([x for x in made if hows[x - 1] == "person"])
        review = Review(len(mine), len(made) - len(mine))
        self._known[key] = review
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if mine:
            self.keeper.reviewers.submit(self._make, review, record, seat, mine)
        return review

    def close(self) -> None:
        self._closed = True

    def _make(self, review: Review, record: Record, seat: Seat, mine: frozenset[int]) -> None:
        begun = time.monotonic()
        try:
            table = ludoteca.replay(record, 0)
            for looked in look_again(table, record, {seat}, self._thinker(table), mine):
                if self._closed:
                    return
                if looked.better != looked.choice:
                    review.marks.append(looked)
                review.seconds = time.monotonic() - begun
                review.done += 1
        except Exception:
            review.failed = True
            if not self._closed:
                logger.exception("a review could not be made")

    def _thinker(self, table: Table) -> Thinker:
        """Who looks at the decisions of that table; the same game is always reviewed alike."""

        def think(
            game: str,
            s: State,
            seat: Seat,
            simulations: int,
            *,
            between: tuple[object, ...] = (),
        ) -> Thought:
            seed = seed_at(len(table.record.steps), between)
            return self.keeper.minds.think(game, s, seat, simulations, 0.0, seed, between)

        return think
