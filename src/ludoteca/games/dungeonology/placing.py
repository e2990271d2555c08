"""DG-18, DG-19 Zones are placed and entered; Stairs lead to the next Floor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.dungeonology.boss import boss_called
from ludoteca.games.dungeonology.components import CAMP, LOCKS_PICKED, NO_CUBE, REVELLED, ROPED
from ludoteca.games.dungeonology.dangers import ambush, stop, toll
from ludoteca.games.dungeonology.effects import works
from ludoteca.games.dungeonology.jinxes import apply_lasting
from ludoteca.games.dungeonology.looking import Looking
from ludoteca.games.dungeonology.notes import colours, cubes_in_reserve
from ludoteca.games.dungeonology.panic import revels
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import bucket
from ludoteca.games.dungeonology.rocca_civetta.entry import hecatomb, snake_pit
from ludoteca.games.dungeonology.rocca_civetta.links import closed, forced_walls
from ludoteca.games.dungeonology.scholars import skill
from ludoteca.games.dungeonology.terms import keep_reading
from ludoteca.games.dungeonology.tokens import spring, trap_in
from ludoteca.games.dungeonology.tricks import Card
from ludoteca.games.dungeonology.unfolding import OF_PANIC_JOINED, Unfolding
from ludoteca.games.dungeonology.zones import Placed, Plan
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import learn, show
from ludoteca.kernel.space import Listed, OneOf, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition


# ---------------------------------------------------------------- drawing and placing


def place_new_zone(
    s: Expedition,
    seat: Seat,
    floor: int,
    *,
    by_stairs: bool = False,
    frame: type[PlaceZone] | None = None,
) -> bool:
    """DG-18.8 The top Zone of that pile, to be placed beside the Scholar's; whether any fits.

    DG-18.11 Those that cannot be Linked go to the bottom; DG-Q.95 each is tried once.
    """
    here, dungeon = s.spots[seat], s.dungeon()
    if s.terms.floor_four and closed(s.terms, s.plan, here):  # RC-ZEF.5
        return False
    if by_stairs and (card := set_aside(s, seat, floor, lambda zone: dungeon.fits((zone,), here))):
        s.push((frame or PlaceZone)(seat, card, by_stairs))
        return True
    if path := skill(s, seat, "pathfinder"):
        count = path.amounts[0]
        for _ in range(len(s.piles[floor]) // count):
            cards = s.piles[floor][-count:]
            if any([dungeon.fits((s.faces[card],), here) for card in cards]):
                s.piles[floor] = s.piles[floor][:-count]
                learn(s, 1 << seat, cards)
                s.push(Pathfinder(seat, cards, floor, by_stairs, frame is Trailblaze))
                return True
            for _ in cards:
                draw_zone(s, seat, floor, here)
    for _ in range(len(s.piles[floor])):
        card = draw_zone(s, seat, floor, here)
        if card is not None:
            s.push((frame or PlaceZone)(seat, card, by_stairs))
            return True
    return False


def set_aside(s: Expedition, seat: Seat, floor: int, fits: Callable[[int], bool]) -> Card | None:
    """Part 3.6 The Zone of a mode to which Stairs lead instead of one of that pile."""
    found = s.mode.from_stairs(s, floor, fits) if s.mode is not None else None
    if found is None:
        return None
    mode, card = found
    s.mode = mode
    if s.heard:
        s.say("zone-drawn", seat=seat, card=card, zone=s.terms.content.zones[s.faces[card]].id)
    return card


def draw_zone(s: Expedition, seat: Seat, floor: int, here: int) -> Card | None:
    """DG-18.8 The top Zone of a pile; DG-18.11 it goes to the bottom where it cannot be Linked."""
    pile = s.piles[floor]
    card, rest = pile[-1], pile[:-1]
    show(s, (card,))
    zone = s.faces[card]
    if s.heard:
        s.say("zone-drawn", seat=seat, card=card, zone=s.terms.content.zones[zone].id)
    if s.dungeon().fits((zone,), here):
        s.piles[floor] = rest
        return card
    s.piles[floor] = (card, *rest)
    if s.heard:
        s.say("zone-does-not-fit", seat=seat, card=card)
    return None


class Pathfinder(Looking, frozen=True, gc=False):
    """RC-SCH.2 Which of the top Zones of a pile is placed; the others go to the bottom (3.3)."""

    shape = int  # type: ignore[assignment]
    public = ("seat", "floor", "by_stairs")
    floor: int
    by_stairs: bool = False
    trailblaze: bool = False

    def fitting(self, s: Expedition) -> tuple[Card, ...]:
        dungeon, here = s.dungeon(), s.spots[self.seat]
        fit = [card for card in self.cards if dungeon.fits((s.faces[card],), here)]
        return tuple(fit) or self.cards

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.fitting(s)) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.fitting(s))

    def decide(self, s: Expedition, seat: Seat, choice: Any) -> None:
        s.leave()
        others = [card for card in self.cards if card != choice]
        s.piles[self.floor] = (*others, *s.piles[self.floor], choice)
        card = draw_zone(s, seat, self.floor, s.spots[seat])
        if card is not None:
            s.push((Trailblaze if self.trailblaze else PlaceZone)(seat, card, self.by_stairs))

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, self.fitting(s)[0])


class PlaceZone(Frame, frozen=True, gc=False):
    """DG-18.9 Where the drawn Zone is placed, and how it is turned: x, y, quarter turns."""

    shape = tuple[int, int, int]
    public = ("seat", "card", "by_stairs")
    holds = ("card",)
    seat: Seat
    card: Card
    by_stairs: bool = False

    def beside(self, s: Expedition) -> int:
        """Where the Zone is that it is Linked to."""
        return s.spots[self.seat]

    def placings(self, s: Expedition) -> list[tuple[int, int, int]]:
        return s.dungeon().placings(s.faces[self.card], self.beside(s))

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Listed(tuple(self.placings(s)))

    def explain(self, s: Expedition, seat: Seat, choice: tuple[int, int, int]) -> Reason | None:
        if choice in self.options(s, seat):
            return None
        x, y, turns = choice
        if not 0 <= turns < 4:
            return self.refusal("no-such-turn", turns=turns)
        here = s.plan.placed[self.beside(s)]
        if not s.dungeon().free(x, y, s.terms.content.tiles[s.faces[self.card]].side):
            return Reason("DG-18.10", "place-taken", {"x": x, "y": y})
        if s.terms.grid > 1 and ((x - here.x) % 2 or (y - here.y) % 2):
            return Reason("DG-Q.25", "off-the-grid", {"x": x, "y": y})
        return Reason("DG-18.10", "not-linked", {"x": x, "y": y, "turns": turns})

    def decide(self, s: Expedition, seat: Seat, choice: tuple[int, int, int]) -> None:
        s.leave()
        here = s.spots[seat]
        zone, by_stairs = s.faces[self.card], self.by_stairs
        spot = lay_zone(s, zone, here, choice, by_stairs=by_stairs, placer=seat)
        if not by_stairs:  # DG-19.7: those are not entered
            go_on(s, seat, spot)


class Trailblaze(PlaceZone, frozen=True, gc=False):
    """DG-18.9 The same, of a Zone that is not entered (Part C.8)."""

    @classmethod
    def kind(cls) -> str:
        return PlaceZone.kind()

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        return {**super().seen_by(viewer), "frame": PlaceZone.__name__}

    def decide(self, s: Expedition, seat: Seat, choice: tuple[int, int, int]) -> None:
        s.leave()
        lay_zone(s, s.faces[self.card], s.spots[seat], choice, by_stairs=False)


def lay_zone(
    s: Expedition,
    zone: int,
    beside: int,
    place: tuple[int, int, int],
    *,
    by_stairs: bool,
    placer: Seat | None = None,
) -> int:
    """DG-18.13, DG-19.5, DG-19.6 The Zone on the table, its tokens on edges, its cubes.

    Unless said it is the active player who has placed it.
    """
    spot, plan = len(s.plan.placed), s.plan
    x, y, turns = place
    before = s.dungeon()
    dungeon = before.with_zone(Placed(zone, x, y, turns))
    placed = tuple(dungeon.placed)
    if by_stairs:
        stairs = dungeon.stairs_between(beside, spot)
        walls = dungeon.walls_of_stairs(beside, spot, s.terms.stairs_wall_all)
        s.stairs_used += (beside,)
    else:
        stairs = []
        walls = dungeon.walls_beside(spot, s.terms.floors_part)
    s.plan = Plan(placed, (*plan.walls, *walls), (*plan.stairs, *stairs))
    forced = forced_walls(s.terms, s.plan, spot, beside) if s.terms.floor_four else []
    if forced:
        walls += forced
        s.plan = Plan(placed, (*plan.walls, *walls), s.plan.stairs)
    else:
        dungeon.walls, dungeon.stairs = s.plan.walls, s.plan.stairs
        dungeon.take_over(before)
        keep_reading(s.terms, s.plan, dungeon)
    s.cubes.append(())
    s.cubes[spot] = filled(s, zone)
    if s.heard:
        told = {"x": x, "y": y, "turns": turns, "walls": len(walls), "by_stairs": by_stairs}
        s.say("zone-placed", spot=spot, zone=s.terms.content.zones[zone].id, **told)
    if s.mode is not None:
        s.mode.placed(s, s.active if placer is None else placer, spot)
    return spot


def filled(s: Expedition, zone: int) -> tuple[int, ...]:
    """DG-18.14, DG-18.15 Cubes from the Reserve, from the left; a missing one leaves its space."""
    spaces: tuple[int, ...] = s.terms.content.spaces[zone]
    left: dict[int, int] = {}
    laid = []
    for colour in spaces:
        if colour not in left:
            left[colour] = cubes_in_reserve(s, colour)
        laid.append(colour if left[colour] > 0 else NO_CUBE)
        left[colour] -= 1
    return tuple(laid)


# ---------------------------------------------------------------- entering


def go_on(s: Expedition, seat: Seat, spot: int) -> None:
    """DG-18.16 Into a Zone just placed, unless a Door is in the way; a mode may ask something."""
    picked = (LOCKS_PICKED, seat) in s.this_turn
    if picked or s.dungeon().admits(s.spots[seat], spot, colours(s, seat)):
        if s.mode is None or not s.mode.leaving(s, seat, spot):
            enter(s, seat, spot)
    elif s.heard:
        s.say("door-shut", seat=seat, spot=spot)


def enter(s: Expedition, seat: Seat, spot: int) -> None:
    """DG-18.17, DG-Q.100 Any arrival in a Zone is an entry; what it has of effects is resolved."""
    s.spots[seat], terms = spot, s.terms
    if terms.research and seat == s.active and spot not in s.entered:
        s.entered += (spot,)
    if s.heard:
        s.say("moved", seat=seat, spot=spot)
    if s.mode is not None and spot == CAMP:
        s.mode.came_home(s, seat)
    if s.mode is not None and s.panicking:
        s.mode.panic_entered(s, seat, spot)
    if terms.start_shields_jinx:  # DG-Q.8: out of the camp a Jinx counts again
        apply_lasting(s, seat)
    roped = bool(s.this_turn) and (ROPED, seat) in s.this_turn
    if roped:
        s.this_turn = without(s.this_turn, (ROPED, seat))
    if terms.entry[s.plan.placed[spot].zone] or (s.traps and trap_for(s, seat, spot) is not None):
        s.push((Roped if roped else Entering)(seat, spot))
    if s.panicking and revels(s, seat, spot):
        s.this_turn += ((REVELLED, seat),)
        s.push(Unfolding(seat, (OF_PANIC_JOINED, s.faces[s.terms.cards.panic])))


def trap_for(s: Expedition, seat: Seat, spot: int) -> Card | None:
    """DG-36.6 The Trap into which that Scholar walks; part 3.3 a Trapper into none."""
    trap = trap_in(s, spot)
    return trap if trap is None or not skill(s, seat, "trapper") else None


class Entering(Frame, frozen=True, gc=False):
    """DG-18.17 The Zone Effects of entering, from the left, as far as this table knows them."""

    public = ("seat", "spot", "at")
    seat: Seat
    spot: int
    at: int = 0

    def resolve(self, s: Expedition) -> None:
        seat, spot, at = self.seat, self.spot, self.at
        if s.spots[seat] != spot or seat in s.captured:  # DG-Q.61
            s.leave()
            return
        if s.traps and (trap := self.trap(s)) is not None:  # DG-36.6
            spring(s, seat, spot, trap)
            return
        for effect in s.terms.entry[s.plan.placed[spot].zone][at:]:
            at += 1
            if self.concerns(effect) and works(s, seat, effect):
                s.become(self.but(at=at))
                ENTRY[effect.kind](s, seat, spot, effect)
                return
        s.leave()

    def trap(self, s: Expedition) -> Card | None:
        return trap_for(s, self.seat, self.spot)

    def concerns(self, effect: ZoneEffect) -> bool:
        return True


class Roped(Entering, frozen=True, gc=False):
    """RC-SCH.2 On a Rope only Stairs and the Boss concern who enters (part 3.3)."""

    def trap(self, s: Expedition) -> Card | None:
        return None

    def concerns(self, effect: ZoneEffect) -> bool:
        return effect.kind in ("stairs", "boss")


def climb(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """DG-19.1 Stairs work for the first Scholar who enters."""
    if spot not in s.stairs_used and not s.panicking:  # DG-33.11
        s.push(Stairs(seat, spot, floors_from(s, spot)))


def floors_from(s: Expedition, spot: int) -> tuple[int, ...]:
    """DG-19.2 A Floor above or below of which Zones are left."""
    floor = s.floor(spot)
    floors = [near for near in (floor - 1, floor + 1) if 0 <= near < len(s.piles)]
    return tuple([near for near in floors if s.piles[near]])


class Stairs(Frame, frozen=True, gc=False):
    """DG-19.2 From Floor II the player chooses the pile; DG-19.9 which of them are still to try."""

    public = ("seat", "spot", "floors")
    seat: Seat
    spot: int
    floors: tuple[int, ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.floors) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.floors)

    def leads(self, s: Expedition, floor: int) -> bool:
        """DG-19.3 Whether a Zone of that pile can be placed by these Stairs; it is drawn."""
        return place_new_zone(s, self.seat, floor, by_stairs=True)

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if self.leads(s, choice):
            return
        others = without(self.floors, choice)
        if not s.terms.stairs_retry:  # DG-Q.30: one try, and they are used
            s.stairs_used += (self.spot,)
        elif others:
            s.push(self.but(floors=others))
        if s.heard and not (others and s.terms.stairs_retry):
            s.say("stairs-lead-nowhere", seat=seat, spot=self.spot)

    def resolve(self, s: Expedition) -> None:
        if self.floors:
            self.decide(s, self.seat, self.floors[0])
            return
        s.leave()
        if s.heard:
            s.say("stairs-lead-nowhere", seat=self.seat, spot=self.spot)


ENTRY: dict[str, Callable[[Expedition, Seat, int, ZoneEffect], None]] = {
    "stairs": climb,
    "ambush": ambush,
    "stop": stop,
    "toll": toll,
    "hecatomb": hecatomb,
    "bucket": bucket,
    "snake-pit": snake_pit,
    "boss": boss_called,
}
