"""Part C.7 Speed points and Zones: speed, move, swap, place_zone, look_pile, look_clan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import gain_speed
from ludoteca.games.dungeonology.components import NOWHERE
from ludoteca.games.dungeonology.looking import Looking
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
)
from ludoteca.games.dungeonology.main.whom import (
    SPOTS,
    seats_of,
    spot_of,
    spot_of_owner,
)
from ludoteca.games.dungeonology.notes import colours
from ludoteca.games.dungeonology.placing import PlaceZone, Trailblaze, enter, place_new_zone
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import enter as omega_enters
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import is_omega
from ludoteca.games.dungeonology.tricks import Card
from ludoteca.games.dungeonology.unfolding import NOTHING, Step
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import EVERYONE, learn

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def speed(part: Part) -> Step:
    """Speed points of the bonus pool; never below nothing."""

    def step(s: Expedition, e: Working) -> None:
        gain_speed(s, max(part.n, -s.phase().bonus))

    return step


# ---------------------------------------------------------------- to other Zones


def move(part: Part) -> Step:
    """DG-Q.100 To the Zone that was named; the arrival is an entry."""
    seats, spot = seats_of(part.who), spot_of(part.where)

    def step(s: Expedition, e: Working) -> None:
        there = spot(s, e)
        for seat in seats(s, e):
            if there != NOTHING:
                arrive(s, e, seat, there)

    return step


def arrive(s: Expedition, e: Working, owner: Seat, spot: int) -> None:
    """DG-Q.100 A Scholar enters, or Omega; RC-OMG.21 whose effect it is decides for him."""
    if is_omega(s, owner):
        omega_enters(s, e.seat, spot)
    else:
        enter(s, owner, spot)


def walk(part: Part) -> Step:
    """Part C.7 A Zone nearer to the Boss, by Passages that are open to the Scholar."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        if s.boss == NOWHERE:
            return
        away = s.dungeon().distances(s.boss)
        for seat in reversed(seats(s, e)):
            here = s.spots[seat]
            open_to = s.dungeon().exits(here, colours(s, seat))
            nearer = [x for x in open_to if away.get(x, here) < away.get(here, 0)]
            if nearer:
                enter(s, seat, min(nearer, key=lambda x: away[x]))

    return step


def goals(part: Part, at: int, stated: Stated) -> Asks:
    """The Zones that the word allows, but where the Scholar is already."""
    spots, who = SPOTS[part.where.word], part.who

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        mover = chosen[who.slot] if who.slot != UNNAMED else seat
        here = spot_of_owner(s, mover) if mover != NOTHING else NOTHING
        return [x for x in spots(s, seat) if x != here]

    return asks


def swap(part: Part) -> Step:
    """DG-Q.126 Two Scholars change places; whose effect it is enters first."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for other in seats(s, e):
            mine, theirs = s.spots[e.seat], spot_of_owner(s, other)
            s.spots[e.seat] = theirs  # so that nobody is met who is just leaving (DG-Q.134)
            arrive(s, e, other, mine)
            enter(s, e.seat, theirs)

    return step


# ---------------------------------------------------------------- new Zones, and piles of them


def place_zone(part: Part) -> Step:
    """DG-18 A Zone Linked to the own one, entered or not; DG-33.11 none in a panic."""
    frame = PlaceZone if part.name == "yes" else Trailblaze

    def step(s: Expedition, e: Working) -> None:
        floor = s.floor(s.spots[e.seat])
        if s.panicking or not s.piles[floor]:
            return
        if not place_new_zone(s, e.seat, floor, frame=frame) and s.heard:
            s.say("nothing-fits", seat=e.seat)

    return step


def look_pile(part: Part) -> Step:
    """The top Zones of a pile are looked at and put back in any order."""

    def step(s: Expedition, e: Working) -> None:
        floor = s.floor(s.spots[e.seat]) if part.slot == UNNAMED else e.named(part.slot)
        if floor == NOTHING:
            return
        pile = s.piles[floor]
        cards = pile[max(0, len(pile) - part.n) :]
        if cards:
            s.piles[floor] = pile[: len(pile) - len(cards)]
            learn(s, 1 << e.seat, cards)
            s.push(LookPile(e.seat, cards, floor))

    return step


def piles(part: Part, at: int, stated: Stated) -> Asks:
    return lambda s, seat, chosen: [floor for floor, pile in enumerate(s.piles) if pile]


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
            s.knowers[card] = EVERYONE if card in s.terms.cards.special else 1 << seat
        if s.heard:
            s.say("pile-looked-at", seat=seat, floor=self.floor, count=len(choice))


def look_clan(part: Part) -> Step:
    """The Clan card is seen, without the token of those who have Knowledge."""

    def step(s: Expedition, e: Working) -> None:
        learn(s, 1 << e.seat, (s.clan,))

    return step


PRIMITIVES |= {
    "speed": Primitive(speed),
    "move": Primitive(move, moves=lambda part: True, asks=goals),
    "walk": Primitive(walk, moves=lambda part: True),
    "swap": Primitive(swap, apart=True, moves=lambda part: True),
    "place_zone": Primitive(place_zone, moves=lambda part: part.name == "yes"),
    "look_pile": Primitive(look_pile, asks=piles),
    "look_clan": Primitive(look_clan),
}
