"""King of Con in actions: the kernel's own numbers, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import BLANK, QUESTION, Codec
from ludoteca.adapters.drafts import Making
from ludoteca.adapters.looking import BYTE, faces, own, public
from ludoteca.adapters.parts import Part, flags
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.auctions import Astatosta
from ludoteca.games.king_of_con.components import (
    CHARACTERISTICS,
    MYSTERY_BOX,
    NO_OBJECT,
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
# By the number of seats and the seat that looks: the others clockwise, and what each has laid on
# the Stands; the flags of owners, of which STALLS and NOWHERE count from the end.
AROUND = [[itemgetter(*range(i, n), *range(i)) for i in range(n)] for n in range(6)]
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
public(  # what `gather` reads of the state, besides Reserves and faces
    Con,
    *("seats", "round", "bank", "monkey", "bins", "owner", "value", "stands", "laid"),
    *("passions", "box", "theme", "guests"),
)
RESERVES = own(Con, "reserve")
NUMBERED = [bytes((number + 1,)).ljust(QUESTION, b"\0") for number in range(BYTE)]


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

    def gather(self, s: Con, seat: Seat) -> tuple[bytes, bytes]:
        """Put together by whatever is quickest: each step of a learner asks for it."""
        seats, guests = s.seats, s.guests
        around: Any = AROUND[seats][seat]
        amounts: list[int] = [s.round, s.bank, *around(s.monkey), *around(RESERVES(s, seat))]
        amounts += around(s.bins)
        amounts += s.value
        amounts += ROWS[seats][seat](s.laid) if s.laid else [0] * (STANDS * seats)
        told = bytes([trait in guests for trait in TRAITS]) if guests else NO_GUESTS

        stands, mine = s.stands, len(s.passions[seat])
        traits = faces(s, seat, s.passions[seat] + s.box)
        away = 0
        for trait in traits[mine:]:  # of the others' it knows none, until all do
            if trait > away:
                away = trait
        owners = b"".join(itemgetter(*s.owner)(OWNERS[seats][seat]))
        kinds = [STAND_FLAGS[thing] for thing in stands] if stands else [NO_STANDS]
        kinds += [TRAIT_FLAGS[trait] for trait in traits[:mine]]
        kinds += [NO_TRAIT] * (3 - mine)
        guest = guests[-1] if guests else 0
        kinds += [TRAIT_FLAGS[away], TRAIT_FLAGS[s.theme], TRAIT_FLAGS[guest]]
        return bytes(amounts) + told, owners + b"".join(kinds)

    def question(self, s: State, seat: Seat) -> bytes:
        """Of a sealed offer only which Astatosta it is for: the rest is told by other parts."""
        asking = s.stack[-1]
        if isinstance(asking, Astatosta):
            return NUMBERED[asking.number]
        return BLANK if isinstance(asking, Sealed) else super().question(s, seat)


CODEC = KingOfConCodec()
