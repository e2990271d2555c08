"""CW-INFO The position of a game of Chamber of Wonders, and who sees what of it."""

from __future__ import annotations

from typing import Any

from ludoteca.games.chamber_of_wonders.areas.abbey import Discards, Gifts
from ludoteca.games.chamber_of_wonders.areas.bank import Sales
from ludoteca.games.chamber_of_wonders.areas.hyde_park import Auction, Lots, NameBuyer, SealedBid
from ludoteca.games.chamber_of_wonders.areas.westminster import Draft, KeepAndGive
from ludoteca.games.chamber_of_wonders.areas.whitechapel import NameType, PushYourLuck, TakeMatching
from ludoteca.games.chamber_of_wonders.components import CARDS, TOKENS
from ludoteca.games.chamber_of_wonders.contacts import Peek, SellToRek
from ludoteca.games.chamber_of_wonders.phase2 import Display, Gravediggers, GrotesqueTokens
from ludoteca.games.chamber_of_wonders.prompts import BetweenTurns
from ludoteca.games.chamber_of_wonders.purse import UNLIMITED
from ludoteca.games.chamber_of_wonders.scoring import Majority
from ludoteca.games.chamber_of_wonders.setup import PickAreas, PickContacts, Setup
from ludoteca.games.chamber_of_wonders.showcases import Showcase
from ludoteca.games.chamber_of_wonders.solo.areas import (
    Assign,
    Business,
    KeepOrNot,
    Market,
    Reference,
    Telegraph,
    Yard,
)
from ludoteca.games.chamber_of_wonders.solo.contacts import Boss, Cara, Catherine, Olivander, Parker
from ludoteca.games.chamber_of_wonders.terms import Terms
from ludoteca.games.chamber_of_wonders.turns import ChooseContact, Detectives, PlaceAgent, Turn
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

ChamberFrame = (
    Setup | PickAreas | PickContacts | Turn | BetweenTurns | Detectives | PlaceAgent | ChooseContact
    | SellToRek | Peek | PushYourLuck | NameType | TakeMatching | KeepAndGive | Draft
    | Lots | Auction | SealedBid | NameBuyer | Sales | Gifts | Discards
    | Display | GrotesqueTokens | Gravediggers | Majority
    | Business | Yard | Assign | Telegraph | Reference | KeepOrNot | Market
    | Olivander | Boss | Cara | Parker | Catherine
)  # fmt: skip

CLOCKWISE = tuple(
    [
        tuple([tuple([(first + i) % seats for i in range(seats)]) for first in range(seats)])
        for seats in range(5)
    ]
)


class Chamber(State):
    """CW-INFO.1 Hands, Grotesque values and the deck are hidden; displays and discards are not.

    The face of a card is a design of the content, that of a token its skulls.
    """

    public = (
        *("seats", "turn", "active", "areas", "contacts", "clubs", "agents", "visited"),
        *("markers", "fame", "loose", "reserve", "ranking"),
    )
    own = ("purse",)  # open to all unless the table hides them
    guarded = ("deck", "discard", "hands", "supply", "displays")
    stacked = ("deck", "discard", "supply")
    fanned = ("hands",)

    terms: Terms
    stack: list[ChamberFrame] = []
    faces: tuple[int, ...] = ()
    turn: int = 1
    active: Seat = 0
    areas: tuple[str, ...] = ()  # the ring
    contacts: tuple[str, ...] = ()  # each lies between the Area of its place and the next
    clubs: tuple[str, ...] = ()  # by seat
    agents: list[tuple[int, ...]] = []  # by seat: places of the ring
    visited: list[tuple[int, ...]] = []  # by seat, over the whole game
    deck: list[int] = []  # the top card is the last
    discard: list[int] = []  # likewise
    hands: list[tuple[int, ...]] = []  # by owner
    purse: list[int] = []  # by owner
    markers: list[int] = []  # by owner: Coming Soon
    displays: list[tuple[Showcase, ...]] = []  # by owner
    fame: list[int] = []  # by owner: Fame tokens beside the chamber
    loose: list[tuple[int, ...]] = []  # by owner: Grotesque tokens beside the chamber
    supply: list[int] = []  # Grotesque tokens; the next one is the last
    reserve: int = UNLIMITED
    ranking: tuple[int, ...] = ()

    def backs(self) -> tuple[range, ...]:
        return CARDS, TOKENS

    def owners(self) -> int:
        """The seats, and in solo the Collector."""
        return len(self.hands)

    def clockwise(self) -> tuple[Seat, ...]:
        """CW-FLOW.1 All seats, the active player first."""
        return CLOCKWISE[self.seats][self.active]

    def in_a_turn(self) -> bool:
        """Whether the game has begun and not yet come to its scoring."""
        return isinstance(self.stack[0], Turn)

    def turn_frame(self) -> Turn:
        turn = self.stack[0]
        assert isinstance(turn, Turn)
        return turn

    def opens(self, field: str) -> bool:
        """CW-INFO.2 The one `own` field is the purse."""
        return self.terms.open_purses or self.terms.solo

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """Displays, open to all; piles by their numbers of cards, and the cards *viewer* knows.

        Others' hands are told in ascending order: where a card stands in a hand is its owner's.
        """
        bit, knowers = 1 << viewer, self.knowers
        hands = [
            hand if owner == viewer else tuple(sorted([c for c in hand if knowers[c] & bit]))
            for owner, hand in enumerate(self.hands)
        ]
        piled = self.discard if self.terms.open_discard else self.discard[-1:]
        return {
            "displays": [
                tuple([(x.cards, x.fame, x.token) for x in held]) for held in self.displays
            ],
            "hands": hands,
            "hand_sizes": [len(hand) for hand in self.hands],
            "deck": [card if knowers[card] & bit else None for card in self.deck],
            "discard": list(piled),
            "discard_size": len(self.discard),
            "supply_size": len(self.supply),
        }
