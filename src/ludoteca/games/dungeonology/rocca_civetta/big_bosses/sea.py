"""Goddess of the Sea, the mode of Scylla and Charybdis: Tentacles, a Lair, Offerings (part 3.6)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Self

from ludoteca.games.dungeonology.aftermath import Aftermath
from ludoteca.games.dungeonology.components import (
    CAMP,
    LAIRS,
    MODE,
    NO_CUBE,
    NOBODY,
    NOWHERE,
    OFFER,
    UNIVERSAL,
    Deed,
)
from ludoteca.games.dungeonology.cubes import eliminate_from_board, set_space
from ludoteca.games.dungeonology.main.whom import in_zones
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.randomizer import random_scholar
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import (
    Mode,
    Part,
    asked,
    lose_speed,
    set_at,
)
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.passing import Passing
from ludoteca.games.dungeonology.rocca_civetta.information import gain_universal
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.sighting import PickSpot
from ludoteca.games.dungeonology.tricks import Card
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

TENTACLES = 7  # RC-CMP.1
TENTACLE_ALERT, CHARYBDIS_ALERT = 1, 3  # GS1, and hers in the Lair
OFFERED, BLESSING = 2, 4  # GS4: points of an Offering, and more of the first


class Sea(Mode, frozen=True, gc=False):
    """RC-BIG.8 Where Tentacles are, who has made Offerings, whether the Lair is still apart."""

    boss = "scylla-and-charybdis"

    offerings: tuple[int, ...]  # by seat
    tentacles: tuple[int, ...] = ()  # spots, one in each
    blessed: Seat = NOBODY  # whose was the first Offering
    aside: bool = True  # the Lair, as long as it is not on the table

    @classmethod
    def begun(cls, s: Expedition) -> Self:
        """The Lair lies apart from the piles."""
        (card,) = s.terms.cards.special
        s.piles = [tuple([x for x in pile if x != card]) for pile in s.piles]
        return cls((0,) * s.seats, aside=lair(s) == NOWHERE)

    # ------------------------------------------------------------ numbers

    def alert(self, s: Expedition, spot: int) -> list[Part]:
        parts: list[Part] = []
        if spot in self.tentacles:
            parts.append(("tentacle", spot, TENTACLE_ALERT))
        if spot == lair(s):
            parts.append(("charybdis", spot, CHARYBDIS_ALERT))
        return parts

    def points(self, s: Expedition, seat: Seat) -> int:
        return OFFERED * self.offerings[seat] + (BLESSING if seat == self.blessed else 0)

    def toll(self, s: Expedition, seat: Seat, spot: int) -> int:
        """GS1 Who has a Student may Sacrifice one instead."""
        return int(s.spots[seat] in self.tentacles and not s.students[seat])

    # ------------------------------------------------------------ the Lair

    def from_stairs(
        self, s: Expedition, floor: int, fits: Callable[[int], bool]
    ) -> tuple[Self, Card] | None:
        """The Lair, once, of its Floor; RA-84 where it does not fit it stays apart."""
        (card,) = s.terms.cards.special
        zone = s.faces[card]
        if not self.aside or floor != s.terms.content.zones[zone].floor or not fits(zone):
            return None
        return self.but(aside=False), card

    def apart(self, s: Expedition) -> list[Card]:
        return list(s.terms.cards.special) if self.aside else []

    # ------------------------------------------------------------ Tentacles

    def lay(self, s: Expedition, seat: Seat, what: str) -> None:
        """Where a random Scholar is, or beside it where one is already; one in each Zone."""
        target = random_scholar(s)
        if target is None or len(self.tentacles) == TENTACLES:
            return
        here = s.spots[target]
        if here not in self.tentacles:
            self.rise(s, here)
            return
        linked = s.neighbours(here).linked
        free = tuple([x for x in linked if x != CAMP and x not in self.tentacles])
        if free:
            s.push(LayTentacle(seat, free))

    def rise(self, s: Expedition, spot: int) -> None:
        lying = (*self.tentacles, spot)
        s.mode = self.but(tentacles=lying)
        if s.heard:
            s.say("tentacle-rises", spot=spot, left=TENTACLES - len(lying))
        if len(lying) == TENTACLES and (there := lair(s)) != NOWHERE:
            s.mode = self.but(tentacles=())
            if s.heard:
                s.say("charybdis-wakes", spot=there)
            for seat in reversed(in_zones(s, lying)):
                s.push(Dragged(seat))

    def study_passed(self, s: Expedition, seat: Seat) -> None:
        """GS2 The Tentacle is on the card again."""
        spot = s.spots[seat]
        if spot in self.tentacles:
            s.mode = self.but(tentacles=without(self.tentacles, spot))
            if s.heard:
                s.say("tentacle-sinks", seat=seat, spot=spot)

    def moving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """GS1 A Student or a Speed point; without Students the point is in the price."""
        if s.spots[seat] not in self.tentacles or not s.students[seat]:
            return False
        s.push(BreakFree(seat, spot))
        return True

    def leaving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """RA-84 Who can pay neither stays, as before a Door (DG-18.16)."""
        if s.spots[seat] not in self.tentacles or self.moving(s, seat, spot):
            return s.spots[seat] in self.tentacles
        phase = s.phase()
        if phase.speed or phase.bonus:
            lose_speed(s, seat)
            return False
        if s.heard:
            s.say("held-fast", seat=seat, spot=s.spots[seat])
        return True

    # ------------------------------------------------------------ Offerings

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        """GS4 Two cubes of different colours; a Universal one is of the colour of its column."""
        if s.spots[seat] != lair(s) or not within_reach(s, seat):
            return []
        owned = [colour for colour, n in enumerate(s.boards[seat]) if n]
        return [(MODE, OFFER, one, other) for one, other in combinations(owned, 2)]

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        if asked(deed) != OFFER:
            return super().why_not(s, seat, deed)
        away = s.spots[seat] != lair(s)
        return Reason("RC-BIG.4", "not-in-the-lair" if away else "two-colours-to-offer")

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        first = self.blessed == NOBODY
        made = set_at(self.offerings, seat, self.offerings[seat] + 1)
        s.mode = self.but(offerings=made, blessed=seat if first else self.blessed)
        if s.heard:
            points = OFFERED + (BLESSING if first else 0)
            s.say("offering-made", seat=seat, points=points, first=int(first))
        for colour in deed[2:]:
            eliminate_from_board(s, seat, colour)
        spot = s.spots[seat]
        if UNIVERSAL in s.cubes[spot]:
            set_space(s, spot, s.cubes[spot].index(UNIVERSAL), NO_CUBE)
            if s.heard:
                s.say("offering-answered", seat=seat, spot=spot)
            gain_universal(s, seat)

    # ------------------------------------------------------------ positions

    def troubles(self, s: Expedition) -> bool:
        where = [not CAMP < spot < len(s.plan.placed) for spot in self.tentacles]
        often = len({*self.tentacles}) != len(self.tentacles) or len(self.tentacles) > TENTACLES
        few = len(self.offerings) != s.seats or min(self.offerings) < 0
        made = [seat for seat, n in enumerate(self.offerings) if n]
        wrong = self.blessed not in (made or [NOBODY])
        return any([*where, often, few, wrong, self.aside and lair(s) != NOWHERE])


def lair(s: Expedition) -> int:
    """The spot of Charybdis' Lair, once it is on the table."""
    rows = s.terms.content.zones
    found = [spot for spot, x in enumerate(s.plan.placed) if rows[x.zone].id in LAIRS]
    return found[0] if found else NOWHERE


class LayTentacle(PickSpot, frozen=True, gc=False):
    """RC-BIG.4 In which Linked Zone a Tentacle rises, where the one has one already."""

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        assert isinstance(s.mode, Sea)
        s.mode.rise(s, choice)


class Dragged(Frame, frozen=True, gc=False):
    """RC-BIG.4 A Scholar is dragged into the Lair, then Stunned."""

    public = ("seat",)
    seat: Seat

    def resolve(self, s: Expedition) -> None:
        s.leave()
        if not within_reach(s, self.seat):
            return
        s.push(Aftermath(self.seat, self.seat, stunned=1))
        if s.spots[self.seat] != lair(s):
            enter(s, self.seat, lair(s))


class BreakFree(Passing, frozen=True, gc=False):
    """RC-BIG.4 Who leaves a Tentacle Sacrifices a Student, or spends one more Speed point."""

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        phase = s.phase()
        return (self.seat,) if phase.speed or phase.bonus else ()

    def slow(self, s: Expedition, seat: Seat) -> None:
        lose_speed(s, seat)

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, 1)
