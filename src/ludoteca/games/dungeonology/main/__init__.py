"""DG-34, DG-37 Main Effects of Trick cards: `declaring`, `kinds`, and a file for each type."""

from __future__ import annotations

from ludoteca.games.dungeonology.main import exploration, magic, notoriety, social, subterfuge
from ludoteca.games.dungeonology.main.declaring import (
    Declared,
    declare,
    mains,
    play_auxiliary,
    why_no_main,
)
from ludoteca.games.dungeonology.main.exploration import LookPile
from ludoteca.games.dungeonology.main.kinds import Effect
from ludoteca.games.dungeonology.main.social import PeerReview, Retrieve, TakeCard

CHAPTERS = (exploration, magic, notoriety, social, subterfuge)

__all__ = [
    "CHAPTERS",
    "Declared",
    "Effect",
    "LookPile",
    "PeerReview",
    "Retrieve",
    "TakeCard",
    "declare",
    "mains",
    "play_auxiliary",
    "why_no_main",
]
