"""The search itself: imagine a world, follow what has been learned, play on, and learn from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca.bots.search.sense import Sense
from ludoteca.bots.search.thought import Prospect, Thought, judged
from ludoteca.bots.search.tree import Node, best_of, room_for
from ludoteca.kernel.draft import Draft, unfold
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import advance, awaited
from ludoteca.kernel.space import Shares, Space
from ludoteca.kernel.state import State

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
    ) -> None:
        self.sense = sense
        self.rng = random.Random(seed)
        self.curiosity = curiosity
        self.others_width = others_width
        self.paranoid = paranoid

    def think(
        self,
        s: State,
        seat: Seat,
        iterations: int,
        *,
        clock: Clock | None = None,
        until: float = 0.0,
        also: Any = None,
    ) -> Thought:
        """The best after so many imagined games, or after what the clock has allowed.

        The choice *also* is among those that it considers.
        """
        self.me, self.decisions, self.also = seat, 0, also
        world = redeal(s, seat, self.rng, reopen=True)
        only = forced(world.stack[-1].options(world, seat))
        if only is not None:
            return Thought(only[0])
        self.roots = [Node() for _ in range(s.seats)]
        self.imagine(world)
        made = 1
        while made < iterations and not (clock is not None and clock() >= until):
            self.imagine(redeal(s, seat, self.rng, reopen=True))
            made += 1
        return self.thought(made)

    def thought(self, simulations: int) -> Thought:
        """The best so far."""
        tried = [kid for kid in self.roots[self.me].kids.values() if kid.visits]
        prospects = [
            Prospect(
                kid.choice,
                kid.visits,
                kid.total / kid.visits,
                kid.squares / kid.visits,
                kid.points / kid.visits,
                {key: total / kid.visits for key, total in kid.lines.items()},
            )
            for kid in tried
        ]
        return judged(prospects, simulations, self.decisions, self.sense.loyalty)

    # ------------------------------------------------------------ one imagined game

    def imagine(self, world: State) -> None:
        me, sense = self.me, self.sense
        at: list[Node | None] = [*self.roots]
        path: list[tuple[Seat, Node]] = []
        seat = me
        while world.stack and at[me] is not None:
            self.step(world, seat, at, path)
            if world.stack:
                seat = awaited(world)[0]
        self.play_on(world)
        worths = sense.worths(world)
        for who, node in path:
            node.visits += 1
            worth = 1.0 - worths[me] if self.paranoid and who != me else worths[who]
            node.total += worth
            node.squares += worth * worth
        self.remember(world, path[0][1])

    def remember(self, world: State, kid: Node) -> None:
        """What hints are told from: the lead, and the lines of the score sheet."""
        me, sense = self.me, self.sense
        sheet = sense.game.sheet(world)
        if world.stack and sense.estimate is not None:
            scores = [*sense.estimate(world)]
        else:
            scores = [sum(column) for column in zip(*[x.points for x in sheet], strict=True)]
        kid.points += scores[me] - max([x for i, x in enumerate(scores) if i != me])
        for line in sheet:
            kid.lines[line.key] = kid.lines.get(line.key, 0.0) + line.points[me]

    def step(
        self, world: State, seat: Seat, at: list[Node | None], path: list[tuple[Seat, Node]]
    ) -> None:
        """One decision within the trees: chosen in the tree of its seat, seen in the others'."""
        top: Frame = world.stack[-1]
        node = at[seat]
        if node is None:
            choice = self.sense.policy(world, seat, self.rng)
        else:
            space = top.options(world, seat)
            only = forced(space)
            if only is not None:
                choice = only[0]
            else:
                kid, choice = self.choose(world, seat, node, space)
                path.append((seat, kid))
                at[seat] = kid if kid.visits else None
        seen: Any = None if top.announced(seat, choice).secret else self.sense.label(world, choice)
        for other, theirs in enumerate(at):
            if other != seat and theirs is not None:
                at[other] = theirs.follow((top.kind(), seat, seen))
        top.decide(world, seat, choice)
        advance(world)
        self.decisions += 1

    def play_on(self, world: State) -> None:
        """To the end, or as far as it is worth while."""
        sense, rng, stack = self.sense, self.rng, world.stack
        policy, made = sense.policy, 0
        if sense.reach is None or sense.stage is None:
            while stack:
                top = stack[-1]
                seat = top.awaited(world)[0]
                top.decide(world, seat, policy(world, seat, rng))
                advance(world)
                made += 1
        else:
            stage = sense.stage
            until = stage(world) + sense.reach
            while stack and stage(world) < until:
                top = stack[-1]
                seat = top.awaited(world)[0]
                top.decide(world, seat, policy(world, seat, rng))
                advance(world)
                made += 1
        self.decisions += made

    # ------------------------------------------------------------ choosing within a tree

    def choose(self, world: State, seat: Seat, node: Node, space: Space) -> tuple[Node, Any]:
        """One of those tried before, or something new while there is room for it."""
        here = self.open_to(world, node, space)
        if self.also is not None and here and node is self.roots[self.me]:
            label = (world.stack[-1].kind(), self.sense.label(world, self.also))
            wanted = node.kids.setdefault(label, Node(self.also))
            choice, self.also = self.also, None
            if not wanted.visits:
                return wanted, choice
        room = room_for(node, self.sense.width if seat == self.me else self.others_width)
        node.grown += 1
        if len(here) < room:
            choice = self.propose(world, seat, space, here)
            label = (world.stack[-1].kind(), self.sense.label(world, choice))
            kid = node.kids.get(label)
            if kid is None:
                kid = node.kids[label] = Node(choice)
            if not any(kid is known for known, _ in here):
                here.append((kid, choice))
        kid = best_of([kid for kid, _ in here], self.curiosity)
        return next((kid, choice) for known, choice in here if known is kid)

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
        return [
            (kid, kid.choice)
            for name, kid in kids.items()
            if name[0] == kind and len(name) == 2 and self.same(world, name, kid, space)
        ]

    def same(self, world: State, name: Any, kid: Node, space: Space) -> bool:
        """Whether a choice means here what it meant where it was tried first."""
        return kid.choice in space and self.sense.label(world, kid.choice) == name[1]

    def propose(self, world: State, seat: Seat, space: Space, here: list[tuple[Node, Any]]) -> Any:
        """The game's own judgement first; then variations of it, neighbours, and anything."""
        rng, sense = self.rng, self.sense
        if not here:
            return sense.policy(world, seat, rng)
        throw = rng.random()
        if throw < 0.4:
            return sense.varied(world, seat, rng)
        if throw < 0.7:
            best = max(here, key=lambda pair: pair[0].visits)[1]
            return neighbour(world.stack[-1], space, best, rng)
        return space.pick(rng)


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
    made = Draft(space, top.base)
    for step in steps[: int(rng.random() * len(steps))]:
        made.take(step)
    while made.whole is None:
        open_steps = made.steps()
        made.take(open_steps[int(rng.random() * len(open_steps))])
    return made.whole
