"""Egg Hunt, the mode of Marconiglio: Eggs with hidden cubes, and their Shells (part 3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from ludoteca.games.dungeonology.components import (
    CAMP,
    MODE,
    NO_EGG,
    OPEN_EGG,
    TABLE,
    UNIVERSAL,
    Colour,
    Deed,
)
from ludoteca.games.dungeonology.panic import GameEnds
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import Eggs, Mode, asked, set_at
from ludoteca.games.dungeonology.rocca_civetta.information import gain_universal
from ludoteca.games.dungeonology.scholars import panic, within_reach
from ludoteca.games.dungeonology.sighting import PickSpot, arrive
from ludoteca.games.dungeonology.students import draw_students, stun
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, show, shuffle
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

DEN = "II-D"
MOST_SHELLS = 4  # E3: points for who has the most
CONTENTS = {"false": 5, "universal": 6}


class EggHunt(Mode, frozen=True, gc=False):
    """RC-BIG.8 Where Eggs lie, each a card that nobody knows; who has how many Shells."""

    boss = "marconiglio"
    special = {DEN: 4}

    shells: tuple[int, ...]  # by seat
    eggs: Eggs = ()  # a spot, and the Egg
    pile: tuple[int, ...] = ()  # those that are not on the table yet
    reserved: int = NO_EGG  # the one for the Den
    crowned: tuple[Seat, ...] = ()  # RA-82: who had the most Shells when delivering a Thesis

    @classmethod
    def begun(cls, s: Expedition) -> Self:
        first, *others = s.terms.cards.eggs
        return cls((0,) * s.seats, pile=tuple(others), reserved=first)

    def closed(self) -> list[int]:
        """The Eggs that nobody has opened."""
        reserved = [] if self.reserved == NO_EGG else [self.reserved]
        return [*[egg for _, egg in self.eggs], *self.pile, *reserved]

    # ------------------------------------------------------------ numbers

    def hidden(self, s: Expedition, colour: Colour) -> int:
        return len([1 for egg in self.closed() if s.faces[egg] == colour])

    def points(self, s: Expedition, seat: Seat) -> int:
        """E3 One for each Shell, and more for who has the most; who ties has them too.

        RA-82, DG-29.4 For who has delivered a Thesis it was judged then.
        """
        gone = seat in s.delivered and not s.in_game(seat)
        most = seat in self.crowned if gone else self.leads(seat)
        return self.shells[seat] + (MOST_SHELLS if most else 0)

    def leads(self, seat: Seat) -> bool:
        """E3 Whether nobody has more Shells; without any nobody has the most."""
        return self.shells[seat] == max(self.shells) > 0

    def removed(self, s: Expedition, seat: Seat) -> None:
        if seat in s.delivered and self.leads(seat):
            s.mode = self.but(crowned=(*self.crowned, seat))

    # ------------------------------------------------------------ Eggs

    def placed(self, s: Expedition, seat: Seat, spot: int) -> None:
        """E1 Each new Zone with the Boss effect receives an Egg, the Den its own."""
        row = s.terms.content.zones[s.plan.placed[spot].zone]
        if row.id == DEN:
            if self.reserved != NO_EGG:
                s.mode = self.but(eggs=(*self.eggs, (spot, self.reserved)), reserved=NO_EGG)
        elif self.pile and "boss" in [effect.kind for effect in row.effects]:
            s.mode = self.but(eggs=(*self.eggs, (spot, self.pile[-1])), pile=self.pile[:-1])
        if s.heard and s.mode is not self:
            s.say("egg-laid", spot=spot)

    def here(self, spot: int) -> list[int]:
        return [egg for at, egg in self.eggs if at == spot]

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        """E2 An Egg in the own Zone may be opened."""
        return [(MODE, OPEN_EGG)] if within_reach(s, seat) and self.here(s.spots[seat]) else []

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        if asked(deed) != OPEN_EGG:
            return super().why_not(s, seat, deed)
        return Reason("RC-BIG.4", "no-egg-here")

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        """E2 A Student is drawn first."""
        s.push(OpenEgg(seat, s.spots[seat]))
        draw_students(s, seat, 1)

    def has(self, seat: Seat, what: str) -> bool:
        return self.shells[seat] > 0

    def loses(self, s: Expedition, seat: Seat, what: str) -> None:
        """Whom Marconiglio meets loses a Shell."""
        if self.shells[seat]:
            s.mode = self.but(shells=set_at(self.shells, seat, self.shells[seat] - 1))
            if s.heard:
                s.say("shell-lost", seat=seat, count=self.shells[seat] - 1)

    def move(self, s: Expedition, seat: Seat, one: int, spot: int) -> None:
        """An Egg from a Zone to another."""
        egg = self.here(one)[0]
        others = [each for each in self.eggs if each[1] != egg]
        s.mode = self.but(eggs=(*others, (spot, egg)))
        if s.heard:
            s.say("egg-moved", seat=seat, spot=spot)

    # ------------------------------------------------------------ Maximum Alert

    def panics(self, s: Expedition) -> None:
        """Part 3.10 All Eggs that nobody has opened go to him; RA-85 he comes, if he is away."""
        if panic(s).eggs:
            s.push(GatherEggs(s.active))
            arrive(s, s.active)

    def pushes(self, s: Expedition) -> list[tuple[int, int]]:
        """An Egg of a Zone, and where it can go: RA-82 never to the Starting Zone."""
        lying = dict.fromkeys([spot for spot, _ in self.eggs])
        dungeon = s.dungeon()
        return [(x, to) for x in lying for to in dungeon.neighbours(x).linked if to != CAMP]

    def panic_turn(self, s: Expedition, seat: Seat) -> None:
        if panic(s).eggs and (ways := self.pushes(s)):
            s.push(PushEgg(seat, tuple(ways)))

    def panic_entered(self, s: Expedition, seat: Seat, spot: int) -> None:
        """E2 without the draw."""
        if panic(s).eggs and self.here(spot):
            s.push(OpenEgg(seat, spot))

    # ------------------------------------------------------------ Marconiglio

    def goals(self, s: Expedition, seeks: str) -> set[int]:
        return {spot for spot, _ in self.eggs} - {s.boss}

    def sighted(self, s: Expedition, spot: int) -> list[int]:
        """In his Den, once it is on the table."""
        rows = s.terms.content.zones
        return [at for at, each in enumerate(s.plan.placed) if rows[each.zone].id == DEN]

    def boss_moved(self, s: Expedition, seat: Seat) -> None:
        """Who has activated him moves an Egg on which he has come."""
        linked = [x for x in s.neighbours(s.boss).linked if x != CAMP]  # DG-36.12
        if self.here(s.boss) and linked:
            s.push(MoveEgg(seat, tuple(linked), s.boss))

    # ------------------------------------------------------------ positions

    def troubles(self, s: Expedition) -> bool:
        where = [not CAMP < spot < len(s.plan.placed) for spot, _ in self.eggs]
        eggs, known = self.closed(), [x in s.terms.cards.eggs for x in self.closed()]
        few = len(self.shells) != s.seats or min(self.shells) < 0
        crowned = not {*self.crowned} <= {*s.delivered}
        return any([*where, not all(known), len({*eggs}) != len(eggs), few, crowned])

    def told(self, s: Expedition) -> dict[str, Any]:
        """Eggs by what is in them."""
        words = {face: word for word, face in CONTENTS.items()}
        said = {x: words[s.faces[x]] for x in s.terms.cards.eggs} | {NO_EGG: ""}
        return {
            "mode": type(self).__name__,
            "shells": list(self.shells),
            "eggs": [(spot, said[egg]) for spot, egg in self.eggs],
            "pile": [said[egg] for egg in self.pile],
            "reserved": said[self.reserved],
            "crowned": list(self.crowned),
        }

    @classmethod
    def read(cls, s: Expedition, told: dict[str, Any]) -> Self:
        """And back; what is not told is as at first."""
        box = list(s.terms.cards.eggs)
        if not told:
            shuffle(s, TABLE, box)
            return cls.begun(s)
        asked_for = msgspec.convert(told, Told, strict=False)
        eggs = tuple([(spot, take_out(s, box, word)) for spot, word in asked_for.eggs])
        pile = tuple([take_out(s, box, word) for word in asked_for.pile])
        reserved = take_out(s, box, asked_for.reserved) if asked_for.reserved else NO_EGG
        for egg in box:  # they have been opened
            s.knowers[egg] = EVERYONE
        shells = tuple(asked_for.shells) or (0,) * s.seats
        return cls(shells, eggs, pile, reserved, tuple(asked_for.crowned))


class Told(msgspec.Struct):
    """An Egg Hunt in a position."""

    mode: str = ""
    shells: list[int] = []
    eggs: list[tuple[int, str]] = []
    pile: list[str] = []
    reserved: str = ""
    crowned: list[int] = []


class OpenEgg(Frame, frozen=True, gc=False):
    """RC-BIG.4 What is in an Egg: a Universal cube for the board, or False Information."""

    public = ("seat", "spot")
    seat: Seat
    spot: int

    def resolve(self, s: Expedition) -> None:
        s.leave()
        mode = s.mode
        assert isinstance(mode, EggHunt)
        here = mode.here(self.spot)
        if not here:  # it has been taken away in between
            return
        egg = here[0]
        show(s, (egg,))
        universal = s.faces[egg] == UNIVERSAL
        shells = set_at(mode.shells, self.seat, mode.shells[self.seat] + 1)
        eggs = tuple([each for each in mode.eggs if each[1] != egg])
        s.mode = mode.but(eggs=eggs, shells=shells)
        if s.heard:
            s.say("egg-opened", seat=self.seat, universal=int(universal))
        if s.panicking and panic(s).eggs and not s.mode.closed():
            s.push(GameEnds())  # Part 3.10, once what is in it is dealt with
        if universal:
            gain_universal(s, self.seat)
        else:
            stun(s, self.seat)


class MoveEgg(PickSpot, frozen=True, gc=False):
    """RC-BIG.4 Where the Egg goes on which Marconiglio has come."""

    public = ("seat", "spots", "spot")
    spot: int

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        assert isinstance(s.mode, EggHunt)
        s.mode.move(s, seat, self.spot, choice)


class GatherEggs(Frame, frozen=True, gc=False):
    """RC-BIG.4 In Maximum Alert: all Eggs to Marconiglio, or beside the Starting Zone (RA-85)."""

    public = ("seat",)
    seat: Seat

    def spots(self, s: Expedition) -> tuple[int, ...]:
        return (s.boss,) if s.boss > CAMP else s.dungeon().neighbours(CAMP).linked

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.spots(s)) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.spots(s))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        mode = s.mode
        assert isinstance(mode, EggHunt)
        closed = mode.closed()
        gathered = tuple([(choice, egg) for egg in closed])
        s.mode = mode.but(eggs=gathered, pile=(), reserved=NO_EGG)
        if s.heard:
            s.say("eggs-gathered", spot=choice, count=len(closed))
        if not closed:
            s.push(GameEnds())

    def resolve(self, s: Expedition) -> None:
        spots = self.spots(s)
        if spots:
            self.decide(s, self.seat, spots[0])
        else:
            s.leave()


class PushEgg(Frame, frozen=True, gc=False):
    """RC-BIG.4 In Maximum Alert whose turn begins moves an Egg: one of these ways, by number."""

    public = ("seat", "ways")
    seat: Seat
    ways: tuple[tuple[int, int], ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.ways) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(range(len(self.ways))))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        assert isinstance(s.mode, EggHunt)
        s.mode.move(s, seat, *self.ways[choice])

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, 0)


def take_out(s: Expedition, box: list[int], word: str) -> int:
    """An Egg in which that is, out of those that have no place yet."""
    wanted = CONTENTS.get(word)
    found = [egg for egg in box if s.faces[egg] == wanted]
    if wanted is None or not found:
        raise ValueError(word)
    box.remove(found[0])
    return found[0]
