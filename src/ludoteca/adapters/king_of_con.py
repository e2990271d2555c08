"""King of Con in actions: the kernel's own numbers, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import BLANK, QUESTION, Codec, Gathering
from ludoteca.adapters.drafts import Making
from ludoteca.adapters.looking import BYTE, faces, own_around, public
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
from ludoteca.kernel.draft import draft, unfold
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
# By the number of seats and the seat that looks, clockwise from it: what each has laid on the
# Stands; the flags of owners, of which STALLS and NOWHERE count from the end.
ROWS = [
    [
        itemgetter(*[row * n + (i + k) % n for row in range(STANDS) for k in range(n)])
        for i in range(n)
    ]
    for n in range(6)
]
OWNERS = [
    [[flags(2 + n)[x] for x in (*[2 + (x - i) % n for x in range(n)], 1, 0)] for i in range(n)]
    for n in range(6)
]
NOTHING_LAID = [bytes(STANDS * n) for n in range(6)]
public(  # what `gather` reads of the state, besides Reserves and faces
    Con,
    *("seats", "round", "bank", "monkey", "bins", "owner", "value", "stands", "laid"),
    *("passions", "box", "theme", "guests"),
)
RESERVES = own_around(Con, "reserve")
PASSIONS = slice(PASSION_CARDS.start, PASSION_CARDS.stop)
NUMBERED = [bytes((number + 1,)).ljust(QUESTION, b"\0") for number in range(BYTE)]


class ConGathering(Gathering):
    """Put together by whatever is quickest: each step of a learner asks for it.

    What all may see is read once for all seats.  Pieces are kept as long as what they were made of
    is the same: tuples and faces are never written into, of lists a copy is compared.
    """

    def __init__(self, codec: Codec) -> None:
        super().__init__(codec)
        self._read = False  # whether what all may see was read since anything changed
        self._owner: list[int] = []
        self._owners: list[bytes] = []  # by the seat that looks; empty where not yet made
        self._known: tuple[Any, ...] = ()  # what the Passions were made of
        self._passions: list[bytes] = []  # likewise
        self._stands: Sequence[int] | None = None
        self._shown = b""
        self._head = self._values = self._told = self._tail = b""
        self._monkeys = self._bins = b""  # twice around the table: any seat's view is a slice

    def changed(self) -> None:
        self._read = False

    def gather(self, s: Con, seat: Seat, between: bytes, after: bytes) -> bytes:
        if not self._read:
            self._read_public(s)
        seats = s.seats
        end = seat + seats
        owners, passions = self._owners[seat], self._passions[seat]
        if not owners:
            owners = self._owners[seat] = spread_owners(s, seat)
        if not passions:
            passions = self._passions[seat] = spread_passions(s, seat)
        laid = bytes(ROWS[seats][seat](s.laid)) if s.laid else NOTHING_LAID[seats]
        return b"".join(
            (
                *(self._head, self._monkeys[seat:end], RESERVES(s, seat), self._bins[seat:end]),
                *(self._values, laid, self._told, between),
                *(owners, self._shown, passions, self._tail, after),
            )
        )

    def _read_public(self, s: Con) -> None:
        guests, stands = s.guests, s.stands
        self._read = True
        self._head, self._values = bytes((s.round, s.bank)), bytes(s.value)
        self._monkeys, self._bins = bytes(s.monkey) * 2, bytes(s.bins) * 2
        self._told = bytes([trait in guests for trait in TRAITS]) if guests else NO_GUESTS
        self._tail = TRAIT_FLAGS[s.theme] + TRAIT_FLAGS[guests[-1] if guests else 0]
        if stands is not self._stands:
            self._stands = stands
            self._shown = b"".join([STAND_FLAGS[x] for x in stands]) if stands else NO_STANDS
        if s.owner != self._owner:
            self._owner, self._owners = [*s.owner], [b""] * s.seats
        known = s.faces, s.passions, s.box, s.knowers[PASSIONS]
        if known != self._known:
            self._known, self._passions = known, [b""] * s.seats


def spread_owners(s: Con, seat: Seat) -> bytes:
    """By Object whose it is, counted from the seat that looks."""
    table = OWNERS[s.seats][seat]
    return b"".join([table[owner] for owner in s.owner])


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

    def draft(self, s: Con, seat: Seat) -> Making:
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
        return ConGathering(self)

    def question(self, s: State, seat: Seat) -> bytes:
        """Of a sealed offer only which Astatosta it is for: the rest is told by other parts."""
        asking = s.stack[-1]
        if isinstance(asking, Astatosta):
            return NUMBERED[asking.number]
        return BLANK if isinstance(asking, Sealed) else super().question(s, seat)


CODEC = KingOfConCodec()
