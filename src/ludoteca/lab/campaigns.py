"""Whole campaigns of bots: what twelve months are worth to each Lecturer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca import campaign
from ludoteca.bots.campaign import play_on


class Year(msgspec.Struct, frozen=True):
    """How a campaign ended, by Lecturer."""

    halves: tuple[int, ...]  # half Victory Points
    places: tuple[int, ...]


def play(levels: Sequence[str], seed: int) -> Year:
    """The same levels and number, the same year."""
    table = campaign.new(len(levels), seed, players=levels)
    while not table.over:
        play_on(table, levels)
    return Year(table.scores, table.places)
