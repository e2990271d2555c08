"""Chamber of Wonders in actions: cards by their designs, Areas and Contacts by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import Spell, SpellingCodec
from ludoteca.adapters.looking import face, held, own, padded, public
from ludoteca.adapters.parts import Part
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    CLUBS,
    CONTACTS,
    MARKERS,
    RING,
    SHOWCASES,
    SOLO_CONTACTS,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.displays import NEITHER, NOTHING
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.setup import SIDES, SOLO_SIDES, sides_of
from ludoteca.games.chamber_of_wonders.showcases import NO_TOKEN
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat

DESIGNS = [row.id for row in GAME.content().designs]
AREAS = (*SIDES, *SOLO_SIDES)
ALL_CONTACTS = (*CONTACTS, *SOLO_CONTACTS)
POUNDS = 80  # no bid above it is in the list
SKULLS = 5
COPIES = max(row.copies for row in GAME.content().designs)
TURNS = 27
CARDS = frozenset(("card", "cards", "revealed", "apart", "two", "open", "closed", "seen"))
PURSES = own(Chamber, "purse")
PUBLIC = public(
    Chamber,
    *("turn", "active", "areas", "contacts", "clubs", "agents", "visited"),
    *("markers", "displays", "fame", "loose"),
)

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
    return CODEC.some(s, seat, choice)


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


def counted(s: Chamber, seat: Seat, held_cards: Iterable[int]) -> list[int]:
    """By design, how many of these cards the seat knows to be of it."""
    counts = [0] * (len(DESIGNS) + 1)
    for each in held_cards:
        counts[face(s, seat, each)] += 1
    return counts[1:]


class ChamberCodec(SpellingCodec):
    """CW-INFO.1 Hands, Grotesque values and the deck are hidden."""

    game = GAME
    version = 1
    longest = 5000
    actions = ACTIONS
    spellings = SPELLINGS
    anytime: ClassVar = {PASS: LET_BE, OPEN: OPENING}
    end = END
    decisions = tuple(SPELLINGS)
    cards = CARDS

    def card(self, s: Chamber, seat: Seat, card: int) -> int:
        return wonder(s, seat, card)

    def parts(self, seats: int) -> Sequence[Part]:
        owners = max(seats, 2)  # who plays alone plays against the Collector
        designs = len(DESIGNS)
        return (
            Part("turn", 1, TURNS),
            Part("active", 1, kinds=owners),
            Part("areas", RING, kinds=len(AREAS) + 1),
            Part("contacts", RING, kinds=len(ALL_CONTACTS) + 1),
            Part("clubs", owners, kinds=len(CLUBS) + 1),
            Part("agents", seats * RING, 2),  # by seat, then by place of the ring
            Part("visited", seats * RING, 9),
            Part("stage", 1, 9),
            Part("area", 1, kinds=RING + 1),
            Part("contact_used", 1),
            Part("markers", owners, MARKERS),
            Part("purses", owners, 254),  # one more than the pounds; 0 where hidden
            Part("fame", owners, 20),  # Fame tokens, on cards and beside the chamber
            Part("grotesque", owners, 20),  # Grotesque tokens, likewise
            Part("skulls", 1, 100),  # on one's own
            Part("hand_sizes", owners, 60),
            Part("hands", owners * designs, COPIES),  # by owner, what one knows of them
            Part("displays", owners * designs, COPIES),
            Part("filled", owners, SHOWCASES),
            Part("showcases", SHOWCASES, kinds=designs + 1),  # one's own, by their first card
            Part("discard", designs, COPIES),
            Part("discard_size", 1, 92),
            Part("deck_size", 1, 92),
            Part("deck_top", 3, kinds=designs + 1),
            Part("supply_size", 1, 20),
        )

    def gather(self, s: Chamber, seat: Seat) -> tuple[bytes, bytes]:
        turn, active, areas, contacts, clubs, agents, visited, markers, displays, fame, loose = (
            PUBLIC(s)
        )
        guarded, purse = s.seen_by(seat), PURSES(s, seat)
        owners = max(s.seats, 2)
        around = [(seat + i) % owners for i in range(owners)]
        seats = [other for other in around if other < s.seats]
        playing = s.stack[0].seen_by(seat) if s.stack else {}
        mine = [showcase.token for showcase in displays[seat] if showcase.token != NO_TOKEN]
        tokens = [face(s, seat, token) - 1 for token in (*mine, *loose[seat])]
        deck = guarded["deck"]
        shown = [0 if each is None else face(s, seat, each) for each in deck[-1:-4:-1]]
        chests = [face(s, seat, x.cards[0]) if x.cards else 0 for x in displays[seat]]
        amounts = [
            held(turn),
            *[agents[x].count(place) for x in seats for place in range(RING)],
            *[visited[x].count(place) for x in seats for place in range(RING)],
            playing.get("stage", 0),
            playing.get("used", 0),
            *[markers[x] for x in around],
            *[held(purse[x]) for x in around],
            *[fame[x] + sum([chest.fame for chest in displays[x]]) for x in around],
            *[
                len(loose[x]) + sum([chest.token != NO_TOKEN for chest in displays[x]])
                for x in around
            ],
            held(sum(tokens)),
            *[guarded["hand_sizes"][x] for x in around],
            *[n for x in around for n in counted(s, seat, guarded["hands"][x])],
            *[
                n
                for x in around
                for n in counted(s, seat, [c for chest in displays[x] for c in chest.cards])
            ],
            *[len(displays[x]) for x in around],
            *counted(s, seat, guarded["discard"]),
            guarded["discard_size"],
            len(deck),
            guarded["supply_size"],
        ]
        kinds = [
            (active - seat) % owners,
            *padded([AREAS.index(area) + 1 for area in areas], RING),
            *padded([ALL_CONTACTS.index(each) + 1 for each in contacts], RING),
            *[CLUBS.index(clubs[x]) + 1 if x < len(clubs) else 0 for x in around],
            playing.get("area", -1) + 1,
            *padded(chests, SHOWCASES),
            *padded(shown, 3),
        ]
        return bytes(amounts), self.spread(s.seats, kinds)


CODEC = ChamberCodec()
