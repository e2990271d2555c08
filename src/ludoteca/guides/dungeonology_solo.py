"""Dungeonology alone: a Study that Omega sabotages, his Phase, and an Espionage against him."""

from __future__ import annotations

from ludoteca.games.dungeonology.components import (
    EXPLORE,
    MILITIA,
    MOVE,
    PASS,
    PLAY,
    SPY,
    STUDY,
)
from ludoteca.guides.dungeonology import face, read
from ludoteca.guides.script import Guide, Step

__all__ = ["GUIDE", "face", "read"]

OMEGA = 1  # he is spied on as if he sat beside the only seat

GUIDE = Guide(
    game="dungeonology",
    edition="it-2.0",
    options={"alert_profile": "introductory", "player_level": "freshmen"},
    position={
        "scholars": ["vincenzo"],
        "turn": 4,
        "hands": [["mapmakers-eye", "feint", "hold-your-breath", "public-lecture"]],
        "zones": [
            {"zone": "I-6", "x": 2, "y": 0, "cubes": ".R"},
            {"zone": "I-4", "x": 2, "y": 2, "cubes": "GRB"},
        ],
        "at": ["I-6"],
        "boards": ["GGY"],
        "students": [3],
        "clan": "cask",
        "bag": [9, 1],
        "bonfire": 2,
        "piles": [["I-3"], [], []],
        "deck": ["snare", "clear-omen", "fate-5", "forced-march", "blink"],
        "omega": "I-4",
        "tome": "R",
        "omega_deck": ["omega-1", "omega-3", "omega-16", "omega-8"],
    },
    seats=1,
    part="solo-",
    steps=(
        Step("welcome", at=("dungeon", "tome")),
        Step("activity", "Turn", EXPLORE, ("turn",)),
        Step("closer", "Movement", (MOVE, 2), ("dungeon/I-4",)),
        Step("arrive", "Movement", (PASS,), ("dungeon/I-4",)),
        Step("study", "Action", (STUDY, 2), ("dungeon/I-4", "notes-0")),
        Step("declare", "Declare", ("mapmakers-eye",), ("hand-0/mapmakers-eye",)),
        Step(
            "sabotage", "Lap", (PLAY, "hold-your-breath", 0), ("hand-0/hold-your-breath", "against")
        ),
        Step("enough", "Lap", (PASS,), ("stealth", "against")),
        Step("end-turn", "Action", (PASS,), ("omega-deck", "omega-card")),
        Step("his-zone", "PlaceZone", (2, 4, 0), ("dungeon", "omega-card")),
        Step("black-star", "Turn", EXPLORE, ("tome", "black-stars")),
        Step("stay", "Movement", (PASS,), ("dungeon/I-3",)),
        Step("spy", "Action", (SPY, OMEGA, MILITIA), ("tome",)),
        Step("lecture", "Declare", ("public-lecture",), ("hand-0/public-lecture",)),
        Step("answer", "Duel", (PLAY, "feint", 0), ("hand-0/feint", "against")),
        Step("done", "Duel", (PASS,), ("stealth", "against")),
        Step("on-your-own", at=("tome", "notes-0")),
    ),
    others={},
)
