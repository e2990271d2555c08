"""CW-SETUP Areas and Contacts in a ring, cards, pounds, Clubs; CW-SOLO the same for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import (
    AREAS,
    CLUBS,
    COLLECTOR,
    CONTACTS,
    HUMAN,
    RING,
    SOLO_AREAS,
    SOLO_CONTACTS,
    SUPPLY,
    TABLE,
)
from ludoteca.games.chamber_of_wonders.deck import draw, shuffle_deck, turn_up
from ludoteca.games.chamber_of_wonders.purse import collect
from ludoteca.games.chamber_of_wonders.solo.collector import HAND, deal_to_collector
from ludoteca.games.chamber_of_wonders.turns import Turn
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import shuffle
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber
    from ludoteca.games.chamber_of_wonders.terms import Terms

SIDES = tuple([f"{area}-{side}" for area in AREAS for side in "AB"])
SOLO_SIDES = tuple([f"{area}-{side}" for area in SOLO_AREAS for side in "AB"])
BASE_HAND = 3  # CW-SETUP.13
SOLO_POUNDS, COLLECTOR_POUNDS = 8, 15  # CW-SOLO.7, CW-SOLO-COLLECTOR.2
HOST: Seat = 0


def sides_of(terms: Terms) -> tuple[str, ...]:
    return SOLO_SIDES if terms.solo else SIDES


class Setup(Frame, frozen=True, gc=False):
    """CW-SETUP.5 Once the Areas lie, everything else is laid out and dealt."""

    def resolve(self, s: Chamber) -> None:
        if not s.contacts:  # CW-SETUP.9, CW-SETUP.10
            contacts = list(SOLO_CONTACTS if s.terms.solo else CONTACTS)
            s.mix(TABLE, contacts)
            s.contacts = tuple(contacts[:RING])
        if s.terms.clubs:  # CW-CLUB.1
            clubs = list(CLUBS)
            s.mix(TABLE, clubs)
            s.clubs = tuple(clubs[: s.seats])
        shuffle_deck(s)  # CW-SETUP.12
        shuffle(s, SUPPLY, s.supply)  # CW-SETUP.20
        deal(s)
        s.become(Turn())
        if s.heard:
            s.say("game-begins", areas=s.areas, contacts=s.contacts, clubs=s.clubs, seat=s.active)


def deal(s: Chamber) -> None:
    """A-06 Base cards, then the first discard, then Initial Equipment, the first player first."""
    pounds, cards = equipment(s)
    if s.terms.hand_mode != "areas_only" or s.terms.solo:
        base = 0 if s.terms.solo and s.terms.solo_hand == 2 else BASE_HAND
        for seat in s.clockwise():
            draw(s, seat, base)
    s.discard += turn_up(s, 1)  # CW-SETUP.14
    for seat in s.clockwise():  # CW-SETUP.17, CW-SETUP.18
        collect(s, seat, pounds, "setup")
        draw(s, seat, cards)
    if s.terms.solo:
        collect(s, COLLECTOR, COLLECTOR_POUNDS, "setup")
        deal_to_collector(s, HAND)


def equipment(s: Chamber) -> tuple[int, int]:
    """CW-SETUP.15, CW-SETUP.16 Pounds and further cards for each player."""
    if s.terms.solo:  # CW-SOLO.6 to .8
        return SOLO_POUNDS, 2
    rows = [s.terms.content.areas[area] for area in s.areas]
    money = s.terms.money
    pounds = money if isinstance(money, int) else sum([row.pounds for row in rows])
    cards = 0 if s.terms.hand_mode == "base_only" else sum([row.cards for row in rows])
    return pounds, cards


class PickAreas(Frame, frozen=True, gc=False):
    """CW-SETUP.6 Which four Areas, with which side up, in the order of the ring."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HOST,) if len(s.areas) < RING else ()

    def options(self, s: Chamber, seat: Seat) -> Space:
        """CW-SETUP.24 No Area twice."""
        sides = sides_of(s.terms)
        laid = [sides.index(side) // 2 for side in s.areas]
        return OneOf(tuple([i for i in range(len(sides)) if i // 2 not in laid]))

    def explain(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if not 0 <= choice < len(sides_of(s.terms)):
            return Reason("CW-SETUP.6", "not-an-option")
        if choice not in self.options(s, seat):
            return Reason("CW-SETUP.24", "area-laid", {"side": sides_of(s.terms)[choice]})
        return None

    def decide(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.areas += (sides_of(s.terms)[choice],)

    def resolve(self, s: Chamber) -> None:
        s.leave()


class PickContacts(Frame, frozen=True, gc=False):
    """CW-SOLO.2 Which four solo Contacts, in the order of the ring."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if len(s.contacts) < RING else ()

    def options(self, s: Chamber, seat: Seat) -> Space:
        free = [i for i, name in enumerate(SOLO_CONTACTS) if name not in s.contacts]
        return OneOf(tuple(free))

    def decide(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.contacts += (SOLO_CONTACTS[choice],)

    def resolve(self, s: Chamber) -> None:
        s.leave()


def lay_areas(s: Chamber) -> None:
    """CW-SETUP.5 By choice, at random, or the set for a first game (CW-SETUP.7)."""
    terms = s.terms
    if terms.solo:
        if terms.solo_contacts_chosen:
            s.push(PickContacts())
        if terms.solo_sides_chosen:
            s.push(PickAreas())
        else:
            s.areas = tuple([f"{area}-{'AB'[s.below(TABLE, 2)]}" for area in SOLO_AREAS])
    elif terms.areas_by == "pick":
        s.push(PickAreas())
    elif terms.areas_by == "first_game":
        s.areas = tuple([row.id for row in terms.content.areas.values() if row.first_game])
    else:
        areas = list(AREAS)
        s.mix(TABLE, areas)
        s.areas = tuple([f"{area}-{'AB'[s.below(TABLE, 2)]}" for area in areas[:RING]])
