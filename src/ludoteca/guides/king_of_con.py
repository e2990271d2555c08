"""King of Con, two rounds of it: a Passion, a lost lead won back, the Stalls, a theft."""

from __future__ import annotations

from typing import Any

from ludoteca.guides.script import Guide, Step
from ludoteca.kernel.event import Seat
from ludoteca.words.speaker import View

NOTHING: tuple[tuple[int, int], ...] = ()

GUIDE = Guide(
    game="king-of-con",
    edition="it-2018",
    options={"firstGame": True},
    position={
        "monkeys": [2, 1, 3],
        "reserves": [10, 10, 10],
        "stands": [18, 7, 13, 24],
        "passions": [[4, 12], [2, 9], [5, 8]],
        "deck": [
            *(16, 9, 25, 6, 12, 1, 20, 22, 3, 17),
            *(10, 14, 5, 21, 8, 15, 23, 4, 19, 11, 2),
        ],
    },
    seats=3,
    steps=(
        Step("welcome", at=("stands",)),
        Step("passions", at=("passions-0",)),
        Step("first-offer", "Astatosta", ((18, 2),), ("stands/18",)),
        Step("outbid", "Astatosta", ((18, 3),), ("stands/18", "reserve-0")),
        Step("keep-back", "Astatosta", NOTHING, ("reserve-0",)),
        Step("scavenging", "Scavenging", ((18, 1), (24, 3)), ("stalls/24", "collection-0/18")),
        Step("income", at=("reserve-0", "bin-0", "collection-0")),
        Step("second-round", "Astatosta", ((16, 2),), ("stands/16",)),
        Step("monkeys", "Astatosta", ((16, 1),), ("stands/16", "monkey-0", "monkey-1")),
        Step("enough", "Astatosta", NOTHING, ("stands/16",)),
        Step("theft", "Scavenging", ((6, 2),), ("collection-2/6",)),
        Step("on-your-own", at=("stands/12", "collection-0")),
    ),
    others={
        1: (
            ("Astatosta", ((7, 1),)),
            ("Astatosta", ((7, 1),)),
            ("Astatosta", ((7, 1),)),
            ("Scavenging", ((13, 2),)),
            ("Astatosta", ((16, 2),)),
            ("Astatosta", ((9, 2),)),
            ("Astatosta", NOTHING),
            ("Scavenging", NOTHING),
        ),
        2: (
            ("Astatosta", ((18, 3),)),
            ("Astatosta", ((13, 2),)),
            ("Astatosta", ((13, 1),)),
            ("Scavenging", ((7, 4),)),
            ("Astatosta", ((25, 2),)),
            ("Astatosta", ((25, 1),)),
            ("Astatosta", ((6, 1),)),
            ("Scavenging", ((9, 3),)),
        ),
    },
)


def read(kind: str, choice: Any, view: View, seat: Seat) -> Any:
    """A choice of the script as the rules write it; Objects have their numbers already."""
    return choice


def face(name: str) -> int:
    """What is on a piece that the script names."""
    return int(name)
