"""King of Con in actions: the kernel's own numbers, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import BLANK, QUESTION, Codec, Gathering
from ludoteca.adapters.looking import BYTE, faces, own, public
from ludoteca.adapters.parts import Part, flags
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.games.king_of_con.components import (
    CHARACTERISTICS,
    MYSTERY_BOX,
    NO_OBJECT,
    PASSION_CARDS,
    ROUNDS,
    STANDS,
    TOKENS,
)
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.atomic import draft, unfold
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State
from ludoteca.parts.sealed import Sealed

OBJECTS = 25
BOX = OBJECTS + 1  # the kind of a Stand whose Object is face down
TRAITS = range(1, len(CHARACTERISTICS) + 1)
NO_GUESTS = bytes(len(TRAITS))
TRAIT_FLAGS = flags(len(CHARACTERISTICS) + 2)  # a face is one more than the Characteristic
NO_TRAIT = TRAIT_FLAGS[0]
STAND_FLAGS = {MYSTERY_BOX if n == BOX else n: flag for n, flag in enumerate(flags(BOX + 1))}
NO_STANDS = STAND_FLAGS[NO_OBJECT] * STANDS
# By the number of seats: the flags of owners, of which STALLS and NOWHERE count from the end.
OWNER_FLAGS = [[flags(2 + n)[x] for x in (*range(2, 2 + n), 1, 0)] for n in range(6)]


def clockwise(seats: int, seat: Seat, opened: bool) -> bytes:
    """Where each amount that the seat sees lies among those of the position; 0 is nothing.

    `bytes.translate` puts them in that order: it looks up each of these places in the amounts.
    """
    first = 3  # behind nothing, the round and the Bank
    around = [(seat + i) % seats for i in range(seats)]
    monkeys, reserves, bins = [[first + n * seats + x for x in around] for n in range(3)]
    values = first + 3 * seats
    laid = values + OBJECTS + 1
    guests = laid + STANDS * seats
    return bytes(
        [
            *(1, 2, *monkeys),
            *(reserves if opened else [reserves[0], *[0] * (seats - 1)]),
            *(*bins, *range(values, laid)),
            *[laid + stand * seats + x for stand in range(STANDS) for x in around],
            *range(guests, guests + len(TRAITS)),
        ]
    )


def owners_around(seats: int, seat: Seat) -> bytes:
    """The same of the flags of owners: nowhere, in the Stalls, and the seats."""
    columns = [0, 1, *[2 + (seat + i) % seats for i in range(seats)]]
    return bytes([thing * (2 + seats) + x for thing in range(OBJECTS + 1) for x in columns])


# By the number of seats and the seat that looks.
OPEN, CLOSED = [
    [[clockwise(n, seat, opened) for seat in range(n)] for n in range(6)]
    for opened in (True, False)
]
OWNERS = [[owners_around(n, seat) for seat in range(n)] for n in range(6)]
public(  # what `numbers_of` reads of the state, besides Reserves and faces
    Con,
    *("seats", "round", "bank", "monkey", "bins", "owner", "value", "stands", "laid"),
    *("passions", "box", "theme", "guests"),
)
own(Con, "reserve")  # and these are by seat: nobody's map but the open one leads to another's
PASSIONS = slice(PASSION_CARDS.start, PASSION_CARDS.stop)
NUMBERED = [bytes((number + 1,)).ljust(QUESTION, b"\0") for number in range(BYTE)]


class ConGathering(Gathering):
    """Put together by whatever is quickest: each step of a learner asks for it.

    What all may see is read once for all seats.  Pieces are kept as long as what they were made of
    is the same: tuples are never written into, of lists a copy is compared.
    """

    def __init__(self) -> None:
        self._read = False  # whether the position was read since anything changed
        self._clockwise: list[bytes] = []  # by the seat that looks: which of its numbers it sees
        self._numbers = b""
        self._owner: list[int] = []
        self._owned = b""
        self._shown: tuple[Any, ...] = ()  # what the other kinds were made of that all may see
        self._stands = self._told = b""
        self._known: tuple[Any, ...] = ()  # what the Passions were made of
        self._passions: list[bytes] = []  # by the seat that looks; empty where not yet made
        self._kinds: list[bytes] = []  # likewise

    def changed(self) -> None:
        self._read = False

    def gather(self, s: Con, seat: Seat) -> tuple[bytes, bytes]:
        if not self._read:
            self._read_position(s)
        kinds = self._kinds[seat]
        if not kinds:
            passions = self._passions[seat]
            if not passions:
                passions = self._passions[seat] = spread_passions(s, seat)
            owners = OWNERS[s.seats][seat].translate(self._owned)
            kinds = self._kinds[seat] = b"".join((owners, self._stands, passions, self._told))
        return self._clockwise[seat].translate(self._numbers), kinds

    def _read_position(self, s: Con) -> None:
        self._read, seats = True, s.seats
        self._clockwise = (OPEN if s.opens("reserve") else CLOSED)[seats]
        self._numbers = numbers_of(s)
        if s.owner != self._owner:
            self._owner, self._owned = [*s.owner], owned(s)
            self._kinds = [b""] * seats
        shown = s.stands, s.theme, s.guests
        if shown != self._shown:
            self._shown, self._kinds = shown, [b""] * seats
            stands, guest = s.stands, s.guests[-1] if s.guests else 0
            self._stands = b"".join([STAND_FLAGS[x] for x in stands]) if stands else NO_STANDS
            self._told = TRAIT_FLAGS[s.theme] + TRAIT_FLAGS[guest]
        known = s.faces, s.passions, s.box, s.knowers[PASSIONS]
        if known != self._known:
            self._known = known
            self._kinds, self._passions = [b""] * seats, [b""] * seats


def numbers_of(s: Con) -> bytes:
    """All amounts of the position, those of the seats in their order: see `clockwise`."""
    numbers: list[int] = [0, s.round, s.bank]
    numbers += s.monkey
    numbers += [tokens + 1 for tokens in s.reserve]
    numbers += s.bins
    numbers += s.value
    numbers += s.laid or [0] * (STANDS * s.seats)
    guests = s.guests
    told = bytes([trait in guests for trait in TRAITS]) if guests else NO_GUESTS
    return (bytes(numbers) + told).ljust(256, b"\0")


def owned(s: Con) -> bytes:
    """By Object whose it is, of the seats in their order."""
    flag = OWNER_FLAGS[s.seats]
    return b"".join([flag[owner] for owner in s.owner]).ljust(256, b"\0")


def spread_passions(s: Con, seat: Seat) -> bytes:
    """The seat's own Passions, and the one that it has put away."""
    mine = len(s.passions[seat])
    traits = faces(s, seat, s.passions[seat] + s.box)
    away = 0
    for trait in traits[mine:]:  # of the others' it knows none, until all do
        if trait > away:
            away = trait
    flags = [TRAIT_FLAGS[trait] for trait in traits[:mine]]
    return b"".join([*flags, *[NO_TRAIT] * (3 - mine), TRAIT_FLAGS[away]])


class KingOfConCodec(Codec):
    """KC-7.7 An offer is a cell, its tokens, another cell and so on, until done."""

    game = GAME
    version = 1
    longest = 3000
    bounded = True  # KC-2.3 There are a hundred tokens
    decisions = ("Passions", "Astatosta", "Award", "Scavenging", "Spoils", "MonkeyControl")
    actions = Actions(
        1,
        {
            "offer": ("nothing more",),
            "object": [
                f"Object {n}, for tokens or as the first tie" for n in range(1, OBJECTS + 1)
            ],
            "tokens": [f"{n} of them" for n in range(1, TOKENS + 1)],
            "passion": [f"the {nth} Passion is put away" for nth in ("first", "second", "third")],
            "monkey": ("take the prize", "concede"),
            "box": ("tokens go on the Object that is face down",),
        },
    )

    def draft(self, s: Con, seat: Seat) -> Draft:
        return draft(s, seat)

    def spell(self, s: Con, seat: Seat, choice: Any) -> Sequence[int]:
        asking = s.stack[-1]
        return unfold(asking.options(s, seat), choice, asking.base)

    def parts(self, seats: int) -> Sequence[Part]:
        traits = len(CHARACTERISTICS) + 2  # a face is one more than the Characteristic
        return (
            Part("round", 1, ROUNDS),
            Part("bank", 1, TOKENS),
            Part("monkeys", seats, 5),
            Part("reserves", seats, TOKENS + 1),  # one more than the tokens; 0 where hidden
            Part("bins", seats, TOKENS),
            Part("owners", OBJECTS + 1, kinds=2 + seats),  # nowhere, in the Stalls, a seat's
            Part("values", OBJECTS + 1, TOKENS),  # by the Object's number: there is no Object 0
            Part("stands", STANDS, kinds=BOX + 1),
            Part("laid", STANDS * seats, TOKENS),  # by Stand, then by seat
            Part("passions", 3, kinds=traits),
            Part("put_away", 1, kinds=traits),
            Part("theme", 1, kinds=traits),
            Part("guest", 1, kinds=traits),
            Part("guests", len(CHARACTERISTICS)),
        )

    def gathering(self) -> Gathering:
        return ConGathering()

    def question(self, s: State, seat: Seat) -> bytes:
        """Of a sealed offer only which Astatosta it is for: the rest is told by other parts."""
        asking = s.stack[-1]
        if isinstance(asking, Astatosta):
            return NUMBERED[asking.number]
        return BLANK if isinstance(asking, Sealed) else super().question(s, seat)


CODEC = KingOfConCodec()
