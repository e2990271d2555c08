"""Chamber of Wonders in actions: cards by their designs, Areas and Contacts by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import Spell
from ludoteca.adapters.looking import face
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    CONTACTS,
    SHOWCASES,
    SOLO_CONTACTS,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING
from ludoteca.games.chamber_of_wonders.setup import SIDES, SOLO_SIDES, sides_of
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat

DESIGNS = [row.id for row in GAME.content().designs]
AREAS = (*SIDES, *SOLO_SIDES)
ALL_CONTACTS = (*CONTACTS, *SOLO_CONTACTS)
POUNDS = 80  # no bid above it is in the list
SKULLS = 5

ACTIONS = Actions(
    1,
    {
        "end": ("nothing more",),
        "pass": ("let it be", "open a showcase for £5 first"),
        "wonder": DESIGNS,
        "pounds": [f"£{n}" for n in range(POUNDS + 1)],
        "area": AREAS,
        "contact": ALL_CONTACTS,
        "type": TYPES,
        "seat": ("oneself", "the next", "the second", "the third clockwise"),
        "showcase": [f"showcase {n} is emptied" for n in range(1, SHOWCASES + 1)],
        "skulls": [f"the token with {n}" for n in range(SKULLS + 1)],
        "luck": ("stop", "one more card"),
        "detectives": ("look at the top three",),
        "top_card": ("leave it on top", "away with it"),
        "assign": ("keep it", "it is the Collector's", "away with it"),
        "closed": ("the first closed card", "the second closed card"),
    },
)
END, LET_BE, OPENING = ACTIONS.of("end", 0), ACTIONS.of("pass", 0), ACTIONS.of("pass", 1)


def wonder(s: Chamber, seat: Seat, card: int) -> int:
    return ACTIONS.of("wonder", face(s, seat, card) - 1)


def one_card(s: Chamber, seat: Seat, choice: int) -> tuple[int, ...]:
    return (wonder(s, seat, choice),)


def cards(s: Chamber, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    """In their order."""
    return tuple([wonder(s, seat, card) for card in choice])


def some(s: Chamber, seat: Seat, choice: Sequence[int]) -> tuple[int, ...]:
    """In ascending order of their actions."""
    return (*sorted(cards(s, seat, choice)), END)


def bid(s: Chamber, seat: Seat, choice: int) -> tuple[int, ...]:
    return (ACTIONS.of("pounds", choice),) if choice <= POUNDS else ()


def display(s: Chamber, seat: Seat, choice: Any) -> tuple[int, ...]:
    """The showcase that is emptied, if any; then what goes into one, in ascending order."""
    if choice == NOTHING:
        return (LET_BE,)
    filled, _, emptied = choice
    before = () if emptied == NEITHER else (ACTIONS.of("showcase", emptied),)
    return (*before, *sorted(cards(s, seat, filled)), END)


def yard(s: Chamber, seat: Seat, choice: tuple[int, ...]) -> tuple[int, ...]:
    top: Any = s.stack[-1]
    opened, *closed = choice
    hidden = [ACTIONS.of("closed", top.closed.index(each)) for each in closed]
    return (wonder(s, seat, opened), *hidden)


def block(name: str) -> Spell:
    return lambda s, seat, choice: (ACTIONS.of(name, choice),)


def clockwise(s: Chamber, seat: Seat, choice: Seat) -> tuple[int, ...]:
    return (ACTIONS.of("seat", (choice - seat) % s.seats),)


SPELLINGS: dict[str, Spell] = {
    "PickAreas": lambda s, seat, n: (ACTIONS.of("area", AREAS.index(sides_of(s.terms)[n])),),
    "PickContacts": lambda s, seat, n: (ACTIONS.of("contact", len(CONTACTS) + n),),
    "BetweenTurns": block("pass"),
    "Detectives": lambda s, seat, n: (ACTIONS.of("detectives", 0),),
    "PlaceAgent": lambda s, seat, n: (ACTIONS.of("area", AREAS.index(s.areas[n])),),
    "ChooseContact": lambda s, seat, n: (ACTIONS.of("contact", ALL_CONTACTS.index(s.contacts[n])),),
    "SellToRek": one_card,
    "Peek": block("top_card"),
    "PushYourLuck": block("luck"),
    "NameType": block("type"),
    "TakeMatching": some,
    "KeepAndGive": cards,
    "Draft": one_card,
    "Lots": one_card,
    "Auction": bid,
    "SealedBid": bid,
    "NameBuyer": clockwise,
    "Sales": some,
    "Gifts": clockwise,
    "Discards": one_card,
    "Display": display,
    "Gravediggers": lambda s, seat, n: (ACTIONS.of("skulls", face(s, seat, n) - 1),),
    "Business": one_card,
    "Yard": yard,
    "Assign": block("assign"),
    "Telegraph": block("luck"),
    "Reference": block("luck"),
    "KeepOrNot": block("assign"),
    "Market": some,
    "Olivander": one_card,
    "Boss": one_card,
    "Cara": one_card,
    "Parker": one_card,
    "Catherine": display,
}
