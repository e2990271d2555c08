"""RC-OPH.6 to RC-OPH.19 Omega's figure goes through Passages, places Zones and teleports."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology.components import CAMP, NO_CUBE, NOWHERE, Colour
from ludoteca.games.dungeonology.cubes import set_space
from ludoteca.games.dungeonology.placing import (
    PlaceZone,
    Stairs,
    floors_from,
    lay_zone,
    set_aside,
)
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.rocca_civetta.omega.deck import row_of
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import (
    finds_room,
    gain,
    opens,
    part_with,
    worth,
)
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.sighting import PickSpot
from ludoteca.games.dungeonology.zones import Place, facing, turned
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import show

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

ANY_SLOT = -1  # of a Zone that Stairs place
NO_PASSAGE, SHUT, DULL, INVITING, UNEXPLORED = range(5)  # what Omega finds at a slot of his Zone


# ---------------------------------------------------------------- where he comes to


def enter(s: Expedition, seat: Seat, spot: int, *, teleports: bool = False) -> None:
    """RC-OMG.3 Of the Zone Effects only Stairs concern him; RC-OPH.18 whom he finds he has met.

    *seat* decides for him (RC-OMG.21).
    """
    s.omega = spot
    if s.heard:
        s.say("omega-teleports" if teleports else "omega-moves", spot=spot)
    fresh = s.terms.content.stairs[s.plan.placed[spot].zone] and spot not in s.stairs_used
    if fresh and not s.panicking:
        s.push(OmegaStairs(seat, spot, floors_from(s, spot)))
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Roaming):
            s.stack[at] = frame.arrived(s, spot)
            return


class Roaming(Frame, frozen=True, gc=False):
    """RC-OPH.18 What notes whom Omega meets on his way: the Omega Phase."""

    met: tuple[Seat, ...] = ()

    def arrived(self, s: Expedition, spot: int) -> Any:
        """RC-OPH.19 Each Scholar once; nobody in the Starting Zone."""
        here = [x for x in s.clockwise() if s.spots[x] == spot and within_reach(s, x)]
        new = tuple([x for x in here if x not in self.met])
        if row_of(s, s.omega_discard[-1]).effect.get("collect-each"):
            collect(s, leftmost(s, spot)[:1])
        return self.but(met=(*self.met, *new))


def attracts(s: Expedition, spot: int) -> bool:
    """RC-OPH.9, RC-OVA.8 Whether cubes lie there, or the Scholar whose turn it is stands there."""
    return s.spots[s.active] == spot or any([cube != NO_CUBE for cube in s.cubes[spot]])


# ---------------------------------------------------------------- cubes of his Zone


def leftmost(s: Expedition, spot: int) -> list[int]:
    """RC-OPH.17 The spaces on which cubes lie, from the left."""
    return [space for space, cube in enumerate(s.cubes[spot]) if cube != NO_CUBE]


def most_valuable(s: Expedition, spot: int) -> list[int]:
    """The same from the most valuable one; RC-UNI.8 what cubes are worth off a board."""
    return sorted(leftmost(s, spot), key=lambda x: -worth(s, s.cubes[spot][x]))


def collect(s: Expedition, spaces: list[int]) -> None:
    """RC-OPH.17 Without any test, from the Zone where he stands."""
    for space in spaces:
        colour = s.cubes[s.omega][space]
        set_space(s, s.omega, space, NO_CUBE)
        if s.heard:
            s.say("omega-collects", colour=colour, spot=s.omega, kept=finds_room(s, colour))
        gain(s, colour)


def leave_cube(s: Expedition, seat: Seat, colour: Colour) -> None:
    """DG-38.8 A cube of the Tome to his Zone, to a Linked one, or to the Reserve."""
    here = s.omega
    spots = [here] if NO_CUBE in s.cubes[here] else s.dungeon().neighbours(here).linked
    open_to = tuple([spot for spot in spots if NO_CUBE in s.cubes[spot]])
    if open_to:
        s.push(OmegaPlace(seat, open_to, colour))
        return
    if s.heard:
        s.say("omega-leaves", colour=colour)
    part_with(s, colour)


# ---------------------------------------------------------------- Passages


class OmegaMoves(Frame, frozen=True, gc=False):
    """RC-OPH.6 Through the Passage at an arrow, or the next one clockwise that he can use."""

    public = ("seat", "slot", "start", "tried", "flees")
    seat: Seat  # who decides for him
    slot: int
    start: int  # the Zone that he leaves
    tried: int = 0
    flees: bool = False  # RC-OPH.27: as a Reaction, after which he does not teleport

    def resolve(self, s: Expedition) -> None:
        if s.omega != self.start:
            s.leave()
            return
        around = s.dungeon().around(s.omega)
        if self.tried < around:
            s.become(self.but(tried=self.tried + 1))
            self.goes_through(s, (self.slot + self.tried) % around)
            return
        s.leave()
        if not self.flees:
            self.teleports(s)  # RC-OPH.11

    def goes_through(self, s: Expedition, slot: int) -> None:
        """RC-OPH.7, RC-OPH.9 Into a Zone that attracts him, or into the unknown; or not at all."""
        found, other = self.finds(s, slot)
        if found == INVITING:
            enter(s, self.seat, other)
        elif found == UNEXPLORED:
            self.explores(s, slot)

    def finds(self, s: Expedition, slot: int) -> tuple[int, int]:
        return finds(s, slot)

    def teleports(self, s: Expedition) -> None:
        teleport(s, self.seat)

    def explores(self, s: Expedition, slot: int) -> None:
        reveals(s, self.seat, s.floor(s.omega), slot)


def finds(s: Expedition, slot: int) -> tuple[int, int]:
    """RC-OPH.7 to RC-OPH.10, RC-OPH.12 What there is at that slot, and which Zone behind it."""
    dungeon, here = s.dungeon(), s.omega
    if not dungeon.passages(here) >> slot & 1:
        return NO_PASSAGE, NOWHERE
    for other in dungeon.adjacent_to(here):
        for mine, theirs in dungeon.ways(here, other):
            if mine == slot:
                if dungeon.door(other, theirs) & ~opens(s):  # RC-OMG.17
                    return SHUT, other
                return INVITING if attracts(s, other) else DULL, other
    return UNEXPLORED, NOWHERE


def reveals(s: Expedition, seat: Seat, floor: int, slot: int) -> bool:
    """RC-OPH.7 Zones are revealed until one can be placed; RC-OPH.8, RC-OPH.14 or none can."""
    if s.panicking or (s.terms.floor_four and closed(s.terms, s.plan, s.omega)):
        return False
    by_stairs = slot == ANY_SLOT
    if by_stairs and (card := set_aside(s, seat, floor, lambda zone: bool(places(s, zone, slot)))):
        s.push(OmegaZone(seat, card, by_stairs, slot))
        return True
    if not any([places(s, s.faces[card], slot) for card in s.piles[floor]]):
        return False
    while True:
        card, rest = s.piles[floor][-1], s.piles[floor][:-1]
        show(s, (card,))
        if s.heard:
            zone = s.terms.content.zones[s.faces[card]].id
            s.say("zone-drawn", seat=seat, card=card, zone=zone)
        if places(s, s.faces[card], slot):
            s.piles[floor] = rest
            s.push(OmegaZone(seat, card, by_stairs, slot))
            return True
        s.piles[floor] = (card, *rest)
        if s.heard:
            s.say("zone-does-not-fit", seat=seat, card=card)


def places(s: Expedition, zone: int, slot: int) -> list[Place]:
    """RC-OPH.7 Where that Zone can be Linked to Omega's, through that Passage."""
    here, tile, dungeon = s.plan.placed[s.omega], s.terms.content.tiles[zone], s.dungeon()
    found = dungeon.places(zone, s.omega)
    if slot == ANY_SLOT:
        return found
    sides = (dungeon.side(s.omega), tile.side)

    def met(x: Place) -> int:
        passages = turned(tile.passages, x.turns, tile.side)
        return facing((x.x - here.x, x.y - here.y), passages, sides)

    return [x for x in found if met(x) >> slot & 1]


class OmegaZone(PlaceZone, frozen=True, gc=False):
    """RC-OMG.5 The player decides where a Zone lies that Omega has found."""

    slot: int = ANY_SLOT

    @classmethod
    def kind(cls) -> str:
        return PlaceZone.kind()

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        return {**super().seen_by(viewer), "frame": PlaceZone.__name__, "omega": True}

    def beside(self, s: Expedition) -> int:
        return s.omega

    def places(self, s: Expedition) -> list[Place]:
        return places(s, s.faces[self.card], self.slot)

    def placings(self, s: Expedition) -> list[tuple[int, int, int]]:
        return [(place.x, place.y, place.turns) for place in self.places(s)]

    def decide(self, s: Expedition, seat: Seat, choice: tuple[int, int, int]) -> None:
        s.leave()
        here = s.omega
        zone, by_stairs = s.faces[self.card], self.by_stairs
        spot = lay_zone(s, zone, here, choice, by_stairs=by_stairs, placer=seat)
        if by_stairs:  # DG-19.7
            return
        if s.dungeon().admits(here, spot, opens(s)):
            enter(s, seat, spot)
        elif s.heard:
            s.say("omega-shut-out", spot=spot)


class OmegaStairs(Stairs, frozen=True, gc=False):
    """RC-OMG.3 Stairs that Omega is the first to climb; the player chooses the pile."""

    @classmethod
    def kind(cls) -> str:
        return Stairs.kind()

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        return {**super().seen_by(viewer), "frame": Stairs.__name__, "omega": True}

    def leads(self, s: Expedition, floor: int) -> bool:
        return reveals(s, self.seat, floor, ANY_SLOT)


# ---------------------------------------------------------------- Teleport


def teleport(s: Expedition, seat: Seat) -> None:
    """RC-OPH.15 To the Scholar whose turn it is; or where the most valuable cube lies."""
    if within_reach(s, s.active):
        enter(s, seat, s.spots[s.active], teleports=True)
        return
    best = [max([worth(s, x) for x in lying if x != NO_CUBE], default=-1) for lying in s.cubes]
    if max(best) >= 0:
        spots = tuple([spot for spot, value in enumerate(best) if value == max(best)])
        s.push(OmegaPlace(seat, spots))
    elif s.heard:
        s.say("omega-stays", spot=s.omega)


class OmegaPlace(PickSpot, frozen=True, gc=False):
    """RC-OMG.21 The player chooses for Omega: the Zone to which he teleports, or leaves a cube."""

    public = ("seat", "spots", "colour")
    colour: Colour = NO_CUBE

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if self.colour == NO_CUBE:
            enter(s, seat, choice, teleports=True)
            return
        spaces = s.cubes[choice]
        if s.heard:
            s.say("omega-leaves", colour=self.colour, spot=choice)
        part_with(s, self.colour)
        set_space(s, choice, len(spaces) - 1 - spaces[::-1].index(NO_CUBE), self.colour)


def stands_near(s: Expedition, zones: Collection[int]) -> bool:
    """RC-OMG.18 Whether he can be reached in these Zones: never in the Starting Zone."""
    return s.omega != CAMP and s.omega in zones
