"""Part C.8 The Main Effects of Social cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import NO_CUBE
from ludoteca.games.dungeonology.cubes import donate
from ludoteca.games.dungeonology.main.declaring import Declared, cancel
from ludoteca.games.dungeonology.main.kinds import (
    MAINS,
    Effect,
    Main,
    Targets,
    near_spots,
    others,
    others_here,
)
from ludoteca.games.dungeonology.main.subterfuge import answers_any
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.tricks import Card, DiscardTricks, draw_tricks
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, learn
from ludoteca.kernel.space import OneOf, Some, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def study_group(s: Expedition, e: Effect) -> None:
    mine, theirs = e.amounts(s)
    draw_tricks(s, e.seat, mine)
    for other in others_here(s, e.seat):
        draw_tricks(s, other, theirs)


def near_hands(s: Expedition, seat: Seat) -> list[Targets]:
    """Another Scholar here or in a Linked Zone who holds a card."""
    spots = [spot for (spot,) in near_spots(s, seat)]
    return [(x,) for x in others(s, seat) if s.spots[x] in spots and s.hands[x]]


def borrow(s: Expedition, e: Effect) -> None:
    """That hand is looked at, and a card of it is taken."""
    victim = e.targets[0]
    if s.hands[victim]:
        learn(s, 1 << e.seat, s.hands[victim])
        s.push(TakeCard(e.seat, victim))


class TakeCard(Frame, frozen=True, gc=False):
    """DG-34.1 A card from another's hand, of one's choice; third parties do not see which."""

    public = ("seat", "victim")
    seat: Seat
    victim: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(sorted(s.hands[self.victim])))

    def announced(self, seat: Seat, choice: Card) -> Event:
        public = {"decision": self.kind(), "seat": seat}
        return Event("chosen", public, {x: {"choice": choice} for x in (seat, self.victim)})

    def decide(self, s: Expedition, seat: Seat, choice: Card) -> None:
        s.leave()
        s.hands[self.victim] = tuple([card for card in s.hands[self.victim] if card != choice])
        s.hands[seat] += (choice,)
        if s.heard:
            s.say("card-taken", seat=seat, victim=self.victim)
        if lasting(s, seat, "hand-is-public"):
            learn(s, EVERYONE, (choice,))


def they_draw(s: Expedition, e: Effect) -> None:
    draw_tricks(s, e.targets[0], e.amounts(s)[1])


def hands(s: Expedition, seat: Seat) -> list[Targets]:
    return [(x,) for x in others(s, seat) if s.hands[x]]


def campus_gossip(s: Expedition, e: Effect) -> None:
    s.push(DiscardTricks(e.targets[0], e.amounts(s)[0]))


def peer_review(s: Expedition, e: Effect) -> None:
    """The player of the effect beneath discards, or it does not happen."""
    below = s.stack[-2]
    if isinstance(below, Declared):
        s.push(PeerReview(below.seat, e.amounts(s)[0]))


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


def truce(s: Expedition, e: Effect) -> None:
    """Nobody spies on that Scholar until their next turn; DG-33.9 and a token goes."""
    if e.seat not in s.truces:
        s.truces += (e.seat,)
    if s.heard:
        s.say("truce", seat=e.seat)
    count = min(e.amounts(s)[0], s.stunned[e.seat])
    if count and not s.panicking:
        s.stunned[e.seat] -= count
        if s.heard:
            s.say("stunned-discarded", seat=e.seat, count=count)


def exchanges(s: Expedition, seat: Seat) -> list[Targets]:
    """Another Scholar nearby, a cube of mine if there is any, and one of theirs if there is any."""
    spots = [spot for (spot,) in near_spots(s, seat)]
    mine = [c for c, n in enumerate(s.boards[seat]) if n] or [NO_CUBE]
    return [
        (x, give, take)
        for x in others(s, seat)
        if s.spots[x] in spots
        for give in mine
        for take in [c for c, n in enumerate(s.boards[x]) if n] or [NO_CUBE]
        if (give, take) != (NO_CUBE, NO_CUBE)
    ]


def give_first(s: Expedition, e: Effect) -> None:
    if e.targets[1] != NO_CUBE:
        donate(s, e.seat, e.targets[0], e.targets[1])


def then_take(s: Expedition, e: Effect) -> None:
    if e.targets[2] != NO_CUBE:
        donate(s, e.targets[0], e.seat, e.targets[2])


def retrievable(s: Expedition) -> list[Card]:
    """Part C.7 The discards, but for Fate and what retrieves itself."""
    designs = s.terms.content.designs
    rows = [(card, designs[s.faces[card]]) for card in s.discard]
    return [card for card, row in rows if row.type != "fate" and row.id != "old-exam-papers"]


def old_papers(s: Expedition, seat: Seat) -> list[Targets]:
    return [()] if retrievable(s) else []


def old_exam_papers(s: Expedition, e: Effect) -> None:
    found = len(retrievable(s))
    if found:
        s.push(Retrieve(e.seat, min(found, e.amounts(s)[0])))


class Retrieve(Frame, frozen=True, gc=False):
    """DG-34.1 Cards of one's choice from the discards to the hand, before all eyes."""

    shape = tuple[int, ...]
    public = ("seat", "count")
    seat: Seat
    count: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Some(tuple(sorted(retrievable(s))), (self.count,))

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        s.discard = [card for card in s.discard if card not in choice]
        s.hands[seat] += choice
        if s.heard:
            s.say("tricks-retrieved", seat=seat, cards=choice)


MAINS |= {
    "study-group": Main((study_group,)),
    "borrowed-notes": Main((borrow, they_draw), near_hands, aims=True),
    "campus-gossip": Main((campus_gossip,), hands, aims=True),
    "peer-review": Main((peer_review,), answers_any),
    "gentlefolks-truce": Main((truce,)),
    "forced-exchange": Main((give_first, then_take), exchanges, aims=True),
    "old-exam-papers": Main((old_exam_papers,), old_papers),
}
