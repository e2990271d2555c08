"""Part C.8 The Main Effects of Exploration cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import gain_speed
from ludoteca.games.dungeonology.components import CAMP, LOCKS_PICKED, SECRET_PASSAGE
from ludoteca.games.dungeonology.looking import Looking
from ludoteca.games.dungeonology.main.kinds import MAINS, Effect, Main, Targets, linked_spots
from ludoteca.games.dungeonology.placing import Trailblaze, enter, place_new_zone
from ludoteca.games.dungeonology.tokens import lay_token
from ludoteca.games.dungeonology.tricks import Card, draw_tricks
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def speed(s: Expedition, e: Effect) -> None:
    """The last number of the card, in Speed points."""
    gain_speed(s, e.amounts(s)[-1])


def move_there(s: Expedition, e: Effect) -> None:
    """DG-Q.100 To the Zone that was named; the arrival is an entry."""
    enter(s, e.seat, e.targets[0])


def beside(s: Expedition, seat: Seat) -> list[Targets]:
    """Adjacent Zones of the same Floor, Linked or not."""
    here, dungeon = s.spots[seat], s.dungeon()
    floor = dungeon.floor(here)
    return [(x,) for x in dungeon.adjacent_to(here) if x != here and dungeon.floor(x) == floor]


def other_ends(s: Expedition, seat: Seat) -> list[Targets]:
    """Where the rope may end: any other Zone without such a Passage; none where there is none."""
    spots = [x for x in range(1, len(s.plan.placed)) if x != s.spots[seat]]
    return [(x,) for x in spots if (x, SECRET_PASSAGE) not in s.tokens] or [()]


def rope_and_pegs(s: Expedition, e: Effect) -> None:
    """DG-36.3 A Secret Passage here and one there."""
    for spot in (s.spots[e.seat], *e.targets):
        if spot > CAMP:
            lay_token(s, e.seat, spot, SECRET_PASSAGE)


def piles(s: Expedition, seat: Seat) -> list[Targets]:
    return [(floor,) for floor, pile in enumerate(s.piles) if pile]


def look_at_pile(s: Expedition, e: Effect) -> None:
    """The top Zones of a pile are looked at and put back in any order."""
    floor = e.targets[0]
    pile = s.piles[floor]
    cards = pile[max(0, len(pile) - e.amounts(s)[0]) :]
    if cards:
        s.piles[floor] = pile[: len(pile) - len(cards)]
        learn(s, 1 << e.seat, cards)
        s.push(LookPile(e.seat, cards, floor))


class LookPile(Looking, frozen=True, gc=False):
    """DG-34.1 The Zones looked at, in an order: the first is drawn first."""

    public = ("seat", "floor")
    floor: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.cards) > 1 else ()

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        s.piles[self.floor] += choice[::-1]
        for card in choice:  # what others knew of their order they know no more
            s.knowers[card] = 1 << seat
        if s.heard:
            s.say("pile-looked-at", seat=seat, floor=self.floor, count=len(choice))


def draw_last(s: Expedition, e: Effect) -> None:
    draw_tricks(s, e.seat, e.amounts(s)[-1])


def trailblazer(s: Expedition, e: Effect) -> None:
    """DG-18 A Zone Linked to the own one, which is not entered; DG-33.11 none in a panic."""
    floor = s.dungeon().floor(s.spots[e.seat])
    if s.panicking or not s.piles[floor]:
        return
    if not place_new_zone(s, e.seat, floor, frame=Trailblaze) and s.heard:
        s.say("nothing-fits", seat=e.seat)


def lock_picks(s: Expedition, e: Effect) -> None:
    """Doors do not stop that Scholar until the turn ends."""
    s.this_turn += ((LOCKS_PICKED, e.seat),)
    if s.heard:
        s.say("locks-picked", seat=e.seat)


MAINS |= {
    "forced-march": Main((speed,)),
    "shortcut": Main((move_there,), beside, moves=True),
    "rope-and-pegs": Main((rope_and_pegs,), other_ends),
    "mapmakers-eye": Main((look_at_pile, draw_last), piles),
    "slip-away": Main((move_there,), linked_spots, moves=True),
    "trailblazer": Main((trailblazer, speed), moves=True),
    "lock-picks": Main((lock_picks, speed)),
}
