"""Part C.7 Answers to a declared effect: cancel, cancel_unless, redirect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import victims
from ludoteca.games.dungeonology.main.declaring import (
    AUXILIARY,
    Declared,
    cancel,
    declared_beneath,
    targeted,
)
from ludoteca.games.dungeonology.main.kinds import (
    CONDITIONS,
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
    main_of,
)
from ludoteca.games.dungeonology.main.whom import (
    FROM_THERE,
)
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.games.dungeonology.unfolding import NOTHING, Step
from ludoteca.games.dungeonology.vocabulary import Part, Stated
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def answers_any(s: Expedition, seat: Seat) -> bool:
    return declared_beneath(s) is not None


def targets_me(s: Expedition, seat: Seat) -> bool:
    """Only if the declared effect targets me."""
    below = declared_beneath(s)
    return below is not None and seat in targeted(s, below)


def actor(s: Expedition, seat: Seat) -> list[Seat]:
    """The player whose declared effect is being answered: the last one beneath the Reaction."""
    return [frame.seat for frame in s.stack[:-1] if isinstance(frame, Declared)][-1:]


def cancels(part: Part) -> Step:
    """DG-34.12 The effect beneath does not happen."""
    return lambda s, e: cancel(s)


# ---------------------------------------------------------------- unless its player pays


def cancel_unless(part: Part) -> Step:
    """The player of the effect beneath discards, or it does not happen."""

    def step(s: Expedition, e: Working) -> None:
        below = s.stack[-2]
        if isinstance(below, Declared):
            s.push(PeerReview(below.seat, part.n))

    return step


class PeerReview(Frame, frozen=True, gc=False):
    """DG-34.11 Whether one discards so many Trick cards so that the own effect is not cancelled."""

    public = ("seat", "count")
    seat: Seat
    count: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(s.hands[self.seat]) >= self.count else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice:
            s.push(DiscardTricks(seat, self.count))
        else:
            cancel(s)

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, 0)


# ---------------------------------------------------------------- another target


def could_name(s: Expedition, below: Declared) -> list[Targets]:
    """What the player of the effect beneath could name, whomever it targets."""
    if below.way == AUXILIARY:
        mode = below.targets[:1]
        return [(*mode, x) for x in victims(s, below.seat) if x != below.seat]
    main = main_of(s, below.card)
    if main.aim == NOTHING:
        return []
    named = below.targets[: main.aim]
    return [each for each in main.offers(s, below.seat) if each[: main.aim] == named]


def aim_of(s: Expedition, below: Declared) -> int:
    return 1 if below.way == AUXILIARY else main_of(s, below.card).aim


def others_to_name(part: Part, at: int, stated: Stated) -> Asks:
    """Part C.8 If it targets me: whom its player could have named instead."""

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        below = declared_beneath(s)
        if below is None or not targets_me(s, seat):
            return ()
        aim = aim_of(s, below)
        could = [each[aim] for each in could_name(s, below) if aim < len(each)]
        return [x for x in dict.fromkeys(could) if x not in (seat, NOTHING)]

    return asks


def redirect(part: Part) -> Step:
    """Part C.7 A new target; what else is to be named its own player names anew."""

    def step(s: Expedition, e: Working) -> None:
        below, victim = s.stack[-2], e.named(part.slot)
        if not isinstance(below, Declared) or victim == NOTHING:
            return
        if s.heard:
            s.say("effect-redirected", seat=e.seat, card=below.card, victim=victim)
        s.push(NameAnew(below.seat, victim))

    return step


class NameAnew(Frame, frozen=True, gc=False):
    """DG-34.14 What the effect names of its new target; its own player says so (Part C.7)."""

    shape = tuple[int, ...]
    public = ("seat", "victim")
    seat: Seat
    victim: Seat

    def choices(self, s: Expedition) -> list[Targets]:
        below = s.stack[-3]
        assert isinstance(below, Declared)
        aim = aim_of(s, below)
        return [x for x in could_name(s, below) if x[aim : aim + 1] == (self.victim,)]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.choices(s)) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Listed(tuple(self.choices(s)))

    def decide(self, s: Expedition, seat: Seat, choice: Targets) -> None:
        s.leave()
        below = s.stack[-2]
        assert isinstance(below, Declared)
        s.stack[-2] = below.but(targets=choice)

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, self.choices(s)[0])


FROM_THERE["actor"] = actor
CONDITIONS |= {"reaction": answers_any, "targets-me": targets_me}
PRIMITIVES |= {
    "cancel": Primitive(cancels),
    "cancel_unless": Primitive(cancel_unless),
    "redirect": Primitive(redirect, asks=others_to_name),
}
