"""Any position of the game, by the names of its cards: for puzzles, tests and cardboard.

In the middle of a test or an effect a position is kept as it was saved.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.dungeonology.components import TABLE
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.games.dungeonology.position.box import Box
from ludoteca.games.dungeonology.position.checking import misshapen
from ludoteca.games.dungeonology.position.laying import lay, resume
from ludoteca.games.dungeonology.position.reading_off import position
from ludoteca.games.dungeonology.position.shape import MOMENTS, Position
from ludoteca.games.dungeonology.possible import troubles
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.event import Reason
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.knowledge import shuffle
from ludoteca.kernel.play import advance
from ludoteca.kernel.saving import load

__all__ = ["MOMENTS", "Position", "place", "position"]


def place(terms: Terms, given: dict[str, Any], seed: int) -> Expedition:
    """The state of that position; or everything that is wrong with it."""
    try:
        p = msgspec.convert(given, Position, strict=False)
    except msgspec.ValidationError as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if p.saved:
        return _saved(p.saved, terms)
    if reasons := misshapen(p, terms):
        raise PositionError(reasons)
    s = empty_table(terms, len(p.scholars), seed)
    if p.unmarked:
        for back in s.backs():
            shuffle(s, TABLE, back)
    box = Box(s)
    lay(s, p, box)
    if reasons := box.reasons or troubles(s):
        raise PositionError(reasons)
    resume(s, p)
    advance(s)
    return s


def _saved(saved: str, terms: Terms) -> Expedition:
    try:
        s = load(Expedition, saved.encode())
    except (msgspec.DecodeError, ValueError) as error:
        raise PositionError([Reason("-", "not-a-position", {"error": str(error)})]) from None
    if s.terms.options != terms.options or s.terms.content is not terms.content:
        raise PositionError([Reason("-", "saved-under-other-terms")])
    if reasons := troubles(s):
        raise PositionError(reasons)
    return s
