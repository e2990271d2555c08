"""The games of the house, by name; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import Game
from ludoteca.kernel.terms import TermsError

NAMES = ("king-of-con", "chamber-of-wonders", "dungeonology")


def game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES:
        raise TermsError([Reason("-", "no-such-game", {"name": name, "names": list(NAMES)})])
    found: Game[Any] = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return found
