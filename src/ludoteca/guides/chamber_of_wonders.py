"""Chamber of Wonders, three turns of it: a Legendary, four Books, a sale, a whole Monster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.guides.script import Guide, Step
from ludoteca.kernel.event import Seat
from ludoteca.words.speaker import View

Shown = tuple[tuple[str, ...], bool, int]


def showing(*wonders: str) -> Shown:
    return wonders, False, NEITHER


GUIDE = Guide(
    game="chamber-of-wonders",
    edition="en-0.5",
    options={
        "setup.areas": "first_game",
        "setup.first_player": "named",
        "expand.windows": "commit_only",  # fewer questions
    },
    position={
        "hands": [
            ["boo-atlas", "boo-herbal", "mon-hydra-head", "leg-lance"],
            ["gro-wax-heart", "arc-spirit-board", "boo-atlas", "leg-tablet"],
            ["leg-tablet", "pre-jade-mask", "mon-wyvern-body", "boo-herbal"],
        ],
        "purses": [8, 8, 8],
        "areas": ["westminster-A", "hyde-park-A", "bank-A", "abbey-A"],
        "contacts": ["dreyfuss", "fezzik", "butch", "loris"],
        "discard": ["arc-bone-runes"],
        "deck": [
            *("boo-bestiary", "gro-twin-skulls", "arc-astral-orrery"),
            *("mon-hydra-legs", "leg-excalibur", "boo-grimoire"),
            *("pre-emperors-snuffbox", "gro-jar-of-eyes", "boo-bestiary"),
            *("boo-grimoire", "mon-hydra-body", "pre-ruby-scarab"),
        ],
    },
    seats=3,
    steps=(
        Step("welcome", at=("hand-0",)),
        Step("chamber", at=("chamber-0", "markers-0")),
        Step("agent", "PlaceAgent", 0, ("ring/westminster-A",)),
        Step("contact", "ChooseContact", 0, ("contacts/dreyfuss",)),
        Step(
            "keep-and-give",
            "KeepAndGive",
            ("boo-bestiary", "gro-twin-skulls", "arc-astral-orrery"),
            ("aside/boo-bestiary",),
        ),
        Step("legendary", "Display", showing("leg-lance"), ("hand-0/leg-lance",)),
        Step("auction", "Auction", 2, ("aside/boo-grimoire",)),
        Step("raise", "Auction", 4, ("aside/boo-grimoire", "purse-0")),
        Step("let-go", "Auction", PASS, ("aside/pre-ruby-scarab",)),
        Step("cheap", "Auction", 1, ("aside/mon-hydra-body",)),
        Step(
            "books",
            "Display",
            showing("boo-bestiary", "boo-grimoire", "boo-atlas", "boo-herbal"),
            (
                *("hand-0/boo-bestiary", "hand-0/boo-grimoire"),
                *("hand-0/boo-atlas", "hand-0/boo-herbal"),
            ),
        ),
        Step("sale", "Sales", ("pre-emperors-snuffbox",), ("hand-0/pre-emperors-snuffbox",)),
        Step(
            "monster",
            "Display",
            showing("mon-hydra-head", "mon-hydra-body", "mon-hydra-legs"),
            ("hand-0/mon-hydra-head", "hand-0/mon-hydra-body", "hand-0/mon-hydra-legs"),
        ),
        Step("on-your-own", at=("ring", "markers-0")),
    ),
    others={
        1: (
            ("KeepAndGive", ("leg-excalibur", "mon-hydra-legs", "boo-grimoire")),
            ("Display", showing("gro-wax-heart")),
            ("PlaceAgent", 1),
            ("ChooseContact", PASS),
            ("Lots", "boo-grimoire"),
            ("Auction", 1),
            ("Auction", 3),
            ("Auction", PASS),
            ("Lots", "pre-ruby-scarab"),
            ("Auction", 3),
            ("Auction", 5),
            ("Auction", PASS),
            ("ChooseContact", PASS),
            ("Display", showing("leg-excalibur")),
            ("Sales", ("pre-ruby-scarab",)),
            ("Display", showing("arc-spirit-board")),
        ),
        2: (
            ("KeepAndGive", ("gro-jar-of-eyes", "boo-bestiary", "pre-emperors-snuffbox")),
            ("Display", showing("pre-jade-mask")),
            ("Auction", PASS),
            ("Auction", 4),
            ("Auction", PASS),
            ("Auction", PASS),
            ("Display", showing("gro-jar-of-eyes")),
            ("PlaceAgent", 2),
            ("ChooseContact", PASS),
            ("Sales", ()),
            ("ChooseContact", 1),
            ("Display", showing("leg-tablet")),
        ),
    },
)


def read(kind: str, choice: Any, view: View, seat: Seat) -> Any:
    """A choice of the script as the rules write it: cards in place of the ids of Wonders."""
    if isinstance(choice, str):
        return _cards((choice,), view, seat)[0]
    if kind == "Display":
        wonders, opens, emptied = choice
        return tuple(sorted(_cards(wonders, view, seat))), opens, emptied
    if not isinstance(choice, tuple):
        return choice
    cards = _cards(choice, view, seat)
    return tuple(sorted(cards)) if kind == "Sales" else cards


def face(name: str) -> int | str:
    """What is on a piece that the script names: a design, or an Area or Contact as it is."""
    ids = [row.id for row in GAME.content().designs]
    return ids.index(name) if name in ids else name


def _cards(wonders: Sequence[str], view: View, seat: Seat) -> tuple[int, ...]:
    """Cards of these names in the hand, or among what lies aside."""
    found: list[int] = []
    apart = [frame.get(name, ()) for frame in view["stack"] for name in ("apart", "cards")]
    near = [*view["hands"][seat], *[card for cards in apart for card in cards]]
    for wonder in wonders:
        design = face(wonder)
        found.append(next(c for c in near if view["cards"][c] == design and c not in found))
    return tuple(found)
