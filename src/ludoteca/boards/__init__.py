"""The plain board: any game as zones and pieces, and where on them each choice lies.

It is made from a *view* alone, what ``table.view(seat)`` gives or the same after a journey as
JSON; so it can tell nothing that this viewer does not know.

>>> import ludoteca
>>> from ludoteca.words import Words
>>> table, words = ludoteca.new("king-of-con", seats=2, seed=7), Words("en", "king-of-con")
>>> asked, view = table.decision(0), table.view(0)
>>> [zone.label for zone in board("king-of-con", view, words, viewer=0).zones][-5:-3]
['Lulu: Collection', 'Lulu: Passions']
>>> anchors("king-of-con", asked.kind, asked.space, view, words, seat=0)[0]
Anchor(item=0, label='#HomeVideo', piece='card-0', zone='passions-0', seat=None)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from ludoteca.boards.sayings import sayings
from ludoteca.boards.wire import KINDS, Anchor, Board, Item, Kind, Piece, Zone
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Space
from ludoteca.words import Words
from ludoteca.words.speaker import View

Asked = Space | Mapping[str, Any]

__all__ = [
    "KINDS",
    "Anchor",
    "Board",
    "Item",
    "Kind",
    "Piece",
    "Zone",
    "anchors",
    "board",
    "items",
    "told",
]


def board(game: str, view: View, words: Words, viewer: Seat | None) -> Board:
    """The table as *viewer* sees it; None is a spectator."""
    made: Board = _of(game).board(view, words, sayings(words), viewer)
    return made


def told(
    game: str, view: View, words: Words, events: Sequence[Mapping[str, Any]] = ()
) -> dict[str, Any]:
    """What a game's own board cannot say by itself: on the table or just happened, in words."""
    telling = getattr(_of(game), "told", None)
    found: dict[str, Any] = telling(view, words, events) if telling else {}
    return found


def anchors(
    game: str, kind: str, space: Asked, view: View, words: Words, seat: Seat
) -> list[Anchor]:
    """Where each item of *space* lies on the board of the seat that is asked."""
    module, said = _of(game), sayings(words)
    return [module.anchor(kind, item, view, words, said, seat) for item in items(space)]


def items(space: Asked) -> list[Item]:
    """The things of which a choice is made up, each once; *space* may have travelled as JSON.

    >>> from ludoteca.kernel.space import Either, OneOf
    >>> items(Either((-5,), OneOf((1, 2))))
    [1, 2, -5]
    >>> items({"space": "Shares", "cells": [3, 7], "least": [1, 1], "budget": 9})
    [3, 7]
    >>> items({"space": "Listed", "items": [[0], [1, 5]]})
    ['0', '1,5']
    """
    plain = space if isinstance(space, Mapping) else msgspec.to_builtins(space)
    kind = plain["space"]
    if kind == "Either":
        return [*items(plain["rest"]), *plain["deeds"]]
    if kind == "Shares":
        return [*plain["cells"]]
    if kind == "Listed":  # each of them is a whole choice
        return [",".join(map(str, item)) for item in plain["items"]]
    if kind == "Pairs":  # one of these and one of those
        return [*plain["these"], *plain["those"]]
    return _to_display(plain) if kind == "Displays" else [*plain["items"]]


def _to_display(space: Mapping[str, Any]) -> list[Item]:
    """Displays of Chamber of Wonders: cards, and showcases that may be emptied."""
    pools = [space["hand"], *[refit["pool"] for refit in space["refits"]]]
    cards = sorted({card for pool in pools if pool is not None for card in pool["singles"]})
    return [*cards, *[f"empty-{refit['at']}" for refit in space["refits"]]]


def _of(game: str) -> ModuleType:
    return import_module(f"{__name__}.{game.replace('-', '_')}")
