"""King of Con in actions: the kernel's own numbers, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.adapters.actions import Actions
from ludoteca.adapters.codec import Codec
from ludoteca.adapters.drafts import Making
from ludoteca.adapters.looking import face, own, public
from ludoteca.adapters.parts import Part
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import (
    CHARACTERISTICS,
    MYSTERY_BOX,
    ROUNDS,
    STANDS,
    TOKENS,
)
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.draft import draft, unfold
from ludoteca.kernel.event import Seat

OBJECTS = 25
TRAITS = range(1, len(CHARACTERISTICS) + 1)
NONE = [0]
NO_STANDS = NONE * STANDS
NO_GUESTS = NONE * len(TRAITS)
AROUND = [[[*range(first, n), *range(first)] for first in range(n)] for n in range(6)]
OWNERS = [  # by number of seats and who looks: the kinds of owners, STALLS and NOWHERE last
    [[*[2 + (other - first) % n for other in range(n)], 1, 0] for first in range(n)]
    for n in range(6)
]
PUBLIC = public(
    Con,
    *("seats", "round", "bank", "monkey", "bins", "owner", "value", "stands", "laid"),
    *("passions", "box", "theme", "guests"),
)
BOX = OBJECTS + 1  # the kind of a Stand whose Object is face down


class KingOfConCodec(Codec):
    """KC-7.7 An offer is a cell, its tokens, another cell and so on, until done."""

    game = GAME
    version = 1
    longest = 3000
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

    def gather(self, s: Con, seat: Seat) -> list[int]:
        (
            seats,
            turn,
            bank,
            monkeys,
            bins,
            owner,
            value,
            stands,
            laid,
            passions,
            box,
            theme,
            guests,
        ) = PUBLIC(s)
        around = AROUND[seats][seat]
        owners = OWNERS[seats][seat]
        reserves = own(s, "reserve", seat)
        if MYSTERY_BOX in stands:
            stands = [BOX if thing == MYSTERY_BOX else thing for thing in stands]
        if laid:
            laid = [laid[row + x] for row in range(0, STANDS * seats, seats) for x in around]
        traits = [face(s, seat, card) for card in passions[seat]]
        away = [face(s, seat, card) for card in box]
        return [
            turn,
            bank,
            *[monkeys[other] for other in around],
            *[0 if reserves[other] is None else reserves[other] + 1 for other in around],
            *[bins[other] for other in around],
            *[owners[x] for x in owner],
            *value,
            *(stands or NO_STANDS),
            *(laid or NONE * (STANDS * seats)),
            *traits,
            *NONE * (3 - len(traits)),
            max(away, default=0),
            theme,
            *(guests[-1:] or NONE),
            *([trait in guests for trait in TRAITS] if guests else NO_GUESTS),
        ]


CODEC = KingOfConCodec()
