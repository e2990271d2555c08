"""DG-34, DG-37 Main Effects of Trick cards: `declaring`, `kinds`, and the chapters of Part C.7."""

from __future__ import annotations

from ludoteca.games.dungeonology.main import (
    choosing,
    folk,
    hands,
    information,
    laying,
    moving,
    reacting,
    trading,
    trials,
)
from ludoteca.games.dungeonology.main.choosing import ChooseWay
from ludoteca.games.dungeonology.main.declaring import (
    Declared,
    Watched,
    declare,
    mains,
    play_auxiliary,
    why_no_main,
)
from ludoteca.games.dungeonology.main.hands import DiscardCard, Retrieve, TakeCard
from ludoteca.games.dungeonology.main.kinds import Effect
from ludoteca.games.dungeonology.main.laying import LayToken
from ludoteca.games.dungeonology.main.moving import LookPile
from ludoteca.games.dungeonology.main.reacting import NameAnew, PeerReview

CHAPTERS = (moving, hands, folk, trials, information, trading, laying, reacting, choosing)

__all__ = [
    "CHAPTERS",
    "ChooseWay",
    "Declared",
    "DiscardCard",
    "Effect",
    "LayToken",
    "LookPile",
    "NameAnew",
    "PeerReview",
    "Retrieve",
    "TakeCard",
    "Watched",
    "declare",
    "mains",
    "play_auxiliary",
    "why_no_main",
]
