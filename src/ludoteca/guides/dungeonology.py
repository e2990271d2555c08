"""Dungeonology, one turn and what follows: a new Zone, a Study with a last word, an Espionage."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    EXPLORE,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    QUIET,
    SPY,
    STUDY,
    WEALTH,
)
from ludoteca.games.dungeonology.students import TOKEN
from ludoteca.guides.script import Guide, Step
from ludoteca.kernel.event import Seat
from ludoteca.words.dungeonology.choices import OF_HAND
from ludoteca.words.speaker import View

GUIDE = Guide(
    game="dungeonology",
    edition="it-2.0",
    options={"alert_profile": "introductory", "player_level": "freshmen"},
    position={
        "scholars": ["sofia", "valerio"],
        "turn": 5,
        "hands": [
            ["mapmakers-eye", "feint", "hold-your-breath", "public-lecture"],
            ["snare", "fate-5", "forced-march"],
        ],
        "zones": [
            {"zone": "I-6", "x": 2, "y": 0, "cubes": ".R"},
            {"zone": "I-4", "x": 2, "y": 2, "cubes": "GRB"},
        ],
        "at": ["I-6", "I-4"],
        "boards": ["GGY", "R"],
        "students": [3, 2],
        "clan": "cask",
        "bag": [9, 1],
        "bonfire": 2,
        "piles": [["I-3"], [], []],
        "deck": ["snare", "clear-omen"],
    },
    seats=2,
    names=("", "Valerio"),
    steps=(
        Step("welcome", at=("dungeon",)),
        Step("notes", at=("notes-0", "points-0", "stars-0")),
        Step("activity", "Turn", EXPLORE, ("turn",)),
        Step("new-zone", "Movement", (PLACE,), ("pile-0",)),
        Step("lay", "PlaceZone", (4, 0, 0), ("dungeon", "aside")),
        Step("arrive", "Movement", (PASS,), ("dungeon/I-3",)),
        Step("study", "Action", (STUDY, 2), ("dungeon/I-3", "notes-0")),
        Step("declare", "Declare", ("mapmakers-eye",), ("hand-0/mapmakers-eye",)),
        Step("last-word", "Lap", (PLAY, "feint", 0), ("hand-0/feint", "against")),
        Step("enough", "Lap", (PASS,), ("stealth", "against")),
        Step("star", at=("notes-0", "scholar-1")),
        Step("end-turn", "Action", (PASS,), ("bonfire", "university", "alert")),
        Step("quiet", "Priority", (QUIET,), ("hand-0",)),
        Step("spied-on", "Duel", (PASS,), ("against", "students-0")),
        Step("on-your-own", at=("notes-0", "clan")),
    ),
    others={
        1: (
            ("Priority", (QUIET,)),
            ("Lap", (PLAY, "snare", 1)),
            ("Lap", (PASS,)),
            ("Turn", EXPLORE),
            ("Movement", (MOVE, 1)),
            ("Movement", (PASS,)),
            ("Action", (SPY, 0, WEALTH)),
            ("Declare", ("fate-5",)),
            ("Duel", (PASS,)),
            ("Stun", TOKEN),
            ("Action", (PASS,)),
        )
    },
)


def read(kind: str, choice: Any, view: View, seat: Seat) -> Any:
    """A choice of the script as the rules write it; Trick cards are named there."""
    if kind in OF_HAND:
        return tuple(sorted([_card(name, view, seat) for name in choice]))
    if isinstance(choice, tuple):
        return tuple([_card(x, view, seat) if isinstance(x, str) else x for x in choice])
    return choice


def _card(name: str, view: View, seat: Seat) -> int:
    design = face(name)
    found: int = next(card for card in view["hands"][seat] if view["cards"][card] == design)
    return found


def face(name: str) -> int | str:
    """What is on a piece that the script names: a Trick card, or a Zone."""
    ids = [row.id for row in GAME.content().designs]
    return ids.index(name) if name in ids else name
