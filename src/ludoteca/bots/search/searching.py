"""The search itself: imagine a world, follow what has been learned, play on, and learn from it."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from ludoteca.bots.search.candidates import Candidate, Candidates
from ludoteca.bots.search.sense import Sense
from ludoteca.bots.search.thought import Prospect, Thought, judged
from ludoteca.bots.search.tree import Node, best_of, room_for
from ludoteca.kernel.atomic import unfold
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.game import Line
from ludoteca.kernel.knowledge import hidden_from, numbered_anew, redeal
from ludoteca.kernel.play import apply
from ludoteca.kernel.space import Shares, Space
from ludoteca.kernel.state import State

LEAST = 12  # imagined games, however late it is: with fewer any choice may look best
LISTED = 40  # choices of a question that are looked through one by one

Clock = Callable[[], float]


class Search:
    """A mind for one decision after another: the same seed and iterations, the same choices.

    Each seat has a tree of its own, in which what another has sealed is just 'declared': in one
    tree for all, opponents would answer what they cannot see.
    """

    def __init__(
        self,
        sense: Sense,
        seed: int,
        *,
        curiosity: float = 0.3,
        others_width: float = 0.5,
        paranoid: bool = False,
        share: tuple[int, int] = (0, 1),
    ) -> None:
        self.sense = sense
        self.luck = random.Random(seed)  # what worlds there are: the same for all who share them
        self.ideas = random.Random(seed * 1009 + share[0])
        self.rng = random.Random(0)  # of the world that is imagined, seeded with its number
        self.curiosity = curiosity
        self.others_width = others_width
        self.paranoid = paranoid
        self.share = share  # which of how many minds this is: it takes every so manieth world

    def think(
        self,
        s: State,
        seat: Seat,
        iterations: int,
        *,
        clock: Clock | None = None,
        until: float = 0.0,
        between: tuple[Any, ...] = (),
    ) -> Thought:
        """The best after so many imagined games, or after what the clock has allowed.

        With *between* it considers just these choices, all in the same worlds.
        """
        self.s, self.me, self.decisions = numbered_anew(s, seat), seat, 0
        self.worlds = self.luck.getrandbits(60)
        self.hidden = hidden_from(self.s, seat)
        front = redeal(self.s, seat, self.ideas, reopen=True, hidden=self.hidden)
        space = front.stack[-1].options(front, seat)
        only = forced(space)
        if only is not None:
            return Thought(only[0])
        self.roots = [Node() for _ in range(s.seats)]
        self.candidates = Candidates(self.sense.width, self.curiosity)
        for choice in between:
            self.candidates.add(self.sense.label(front, choice), choice)
        collecting = clock is not None and gc.isenabled()
        if collecting:  # it can take a tenth of a second, and no thought is a circle
            gc.disable()
        try:
            made, slowest, last = 0, 0.0, clock() if clock else 0.0
            while made < iterations:
                if not between and self.candidates.has_room():
                    self.widen(front, space)
                self.imagine(self.candidates.least_tried() if between else self.candidates.next())
                made += 1
                if clock is not None:
                    now = clock()
                    slowest, last = max(slowest, now - last), now
                    if made >= LEAST and now + slowest >= until:  # the next might end too late
                        break
            return self.thought(made)
        finally:
            if collecting:
                gc.enable()

    def widen(self, front: State, space: Space) -> None:
        """One candidate more, if it is not known yet."""
        known = self.candidates.by_label.values()
        best = max(known, key=lambda one: len(one.ends)).choice if known else None
        choice = self.propose(front, self.me, space, best, self.ideas)
        self.candidates.add(self.sense.label(front, choice), choice)

    def thought(self, simulations: int) -> Thought:
        """The best so far."""
        first, step = self.share
        prospects = [
            Prospect(
                one.choice,
                dict(zip(count(first, step), one.ends, strict=False)),
                dict(zip(count(first, step), one.leads, strict=False)),
                dict(zip(count(first, step), one.sheets, strict=False)),
                dict(zip(count(first, step), one.own, strict=False)),
            )
            for one in self.candidates.by_label.values()
            if one.ends
        ]
        return judged(prospects, simulations, self.decisions, self.sense.loyalty)

    # ------------------------------------------------------------ one imagined game

    def imagine(self, candidate: Candidate) -> None:
        """The next world of that candidate, from the choice to the end."""
        me, sense = self.me, self.sense
        first, step = self.share
        self.rng.seed(self.worlds + first + step * len(candidate.ends))
        world = redeal(self.s, me, self.rng, reopen=True, hidden=self.hidden)
        at: list[Node | None] = [*self.roots]
        at[me] = candidate.node if candidate.ends else None
        path: list[tuple[Seat, Node]] = []
        waiting = self.do(world, me, candidate.choice, at)
        while waiting and at[me] is not None:
            waiting = self.step(world, waiting[0], at, path)
        self.play_on(world, waiting)
        sheet = sense.game.sheet(world)
        scores = sense.scores(world, sheet)
        worths = sense.worths(world, scores)
        self.candidates.ended(candidate, worths[me])
        for who, node in path:
            node.visits += 1
            node.total += 1.0 - worths[me] if self.paranoid and who != me else worths[who]
        self.remember(candidate, sheet, scores)

    def remember(self, one: Candidate, sheet: Sequence[Line], scores: Sequence[float]) -> None:
        """What hints are told from: the lead, and the lines of the score sheet."""
        me = self.me
        best = max([x for i, x in enumerate(scores) if i != me])
        one.leads.append(float(scores[me] - best))
        one.sheets.append({line.key: line.points[me] for line in sheet})
        one.own.append(float(scores[me]))

    def step(
        self, world: State, seat: Seat, at: list[Node | None], path: list[tuple[Seat, Node]]
    ) -> Sequence[Seat]:
        """One decision within the trees: chosen in the tree of its seat, seen in the others'."""
        node = at[seat]
        if node is None:
            choice = self.sense.quick(world, seat, self.rng)
        else:
            space = world.stack[-1].options(world, seat)
            only = forced(space)
            if only is not None:
                choice = only[0]
            else:
                kid, choice = self.choose(world, seat, node, space)
                path.append((seat, kid))
                at[seat] = kid if kid.visits else None
        return self.do(world, seat, choice, at)

    def do(self, world: State, seat: Seat, choice: Any, at: list[Node | None]) -> Sequence[Seat]:
        """That choice, followed in the others' trees as far as they see it; who is awaited then."""
        top: Frame = world.stack[-1]
        seen = top.kind(), seat, None if top.seals(choice) else self.sense.label(world, choice)
        for other, theirs in enumerate(at):
            if other != seat and theirs is not None:
                at[other] = theirs.follow(seen)
        self.decisions += 1
        return apply(world, seat, choice)

    def play_on(self, world: State, waiting: Sequence[Seat]) -> None:
        """To the end, or as far as it is worth while."""
        sense, rng = self.sense, self.rng
        policy, made = sense.quick, 0
        if sense.reach is None or sense.stage is None:
            while waiting:
                seat = waiting[0]
                waiting = apply(world, seat, policy(world, seat, rng))
                made += 1
        else:
            stage = sense.stage
            until = stage(world) + sense.reach
            while waiting and stage(world) < until:
                seat = waiting[0]
                waiting = apply(world, seat, policy(world, seat, rng))
                made += 1
        self.decisions += made

    # ------------------------------------------------------------ choosing within a tree

    def choose(self, world: State, seat: Seat, node: Node, space: Space) -> tuple[Node, Any]:
        """One of those tried before, or something new while there is room for it."""
        here = self.open_to(world, node, space)
        room = room_for(node.grown, self.sense.width if seat == self.me else self.others_width)
        node.grown += 1
        if len(here) < room:
            best = max(here, key=lambda pair: pair[0].visits)[1] if here else None
            choice = self.propose(world, seat, space, best, self.rng)
            label = (world.stack[-1].kind(), self.sense.label(world, choice))
            kid = node.kids.get(label)
            if kid is None:
                kid = node.kids[label] = Node(choice)
            if not holds(here, kid):
                here.append((kid, choice))
        return best_of(here, self.curiosity)

    def open_to(self, world: State, node: Node, space: Space) -> list[tuple[Node, Any]]:
        """Those tried before that are choices in this world too, as they are called here."""
        kind, kids, label = world.stack[-1].kind(), node.kids, self.sense.label
        if not kids:
            return []
        if not isinstance(space, Shares) and space.size() <= LISTED:
            found: dict[Any, tuple[Node, Any]] = {}
            for choice in space:
                name = (kind, label(world, choice))
                if name in kids:
                    found[name] = kids[name], choice
            return list(found.values())
        here = []  # those that mean here what they meant where they were tried first
        for called, kid in kids.items():
            choice = kid.choice
            known = called[0] == kind and len(called) == 2 and choice in space
            if known and label(world, choice) == called[1]:
                here.append((kid, choice))
        return here

    def propose(self, world: State, seat: Seat, space: Space, best: Any, rng: random.Random) -> Any:
        """The game's own judgement first; then variations of it, neighbours, and anything."""
        sense = self.sense
        if best is None:
            return sense.policy(world, seat, rng)
        throw = rng.random()
        if throw < 0.4:
            return sense.varied(world, seat, rng)
        near = throw < 0.7
        found = neighbour(world.stack[-1], space, best, rng) if near else space.pick(rng)
        return best if sense.absurd(world, seat, found) else found


def holds(here: list[tuple[Node, Any]], kid: Node) -> bool:
    """Whether it is among them."""
    return any([known is kid for known, _ in here])


def forced(space: Space) -> tuple[Any] | None:
    """The only choice, if there is only one."""
    if isinstance(space, Shares):
        return None if space.cells and space.budget >= min(space.least) else ((),)
    return (next(iter(space)),) if space.size() == 1 else None


def neighbour(top: Frame, space: Space, choice: Any, rng: random.Random) -> Any:
    """A choice that begins like this one and ends otherwise, by its small steps."""
    if choice not in space:
        return space.pick(rng)
    steps = unfold(space, choice, top.base)
    made = space.draft(top.base)
    for step in steps[: int(rng.random() * len(steps))]:
        made.take(step)
    while made.whole is None:
        open_steps = made.steps()
        made.take(open_steps[int(rng.random() * len(open_steps))])
    return made.whole
