"""The boxes of the house by name, and what is wrong with a pack that somebody brings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import ludoteca
from ludoteca.games import NAMES
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.game import Game
from ludoteca.server.refusals import MOST_FAULTS, Refusal

PackText = Annotated[str, Meta(max_length=200_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]


def box_named(name: str) -> Game[Any]:
    if name not in NAMES:
        raise Refusal("no-such-game", 404, names=", ".join(NAMES))
    return next(game for game in ludoteca.games() if game.name == name)


def bad_pack(error: ContentError, game: str) -> Refusal:
    """The first fault, and all of them one by one."""
    refusal = Refusal("bad-pack", 422, error.faults[0], {"game": game})
    refusal.faults = error.faults[:MOST_FAULTS]
    return refusal
