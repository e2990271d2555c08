"""What is worth noting of a game, by game: who began, what was used, what was left at the end.

A thing is a kind and an id, which together are the key of its name: ``contact``, ``fezzik``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from ludoteca.kernel.event import Event, Seat

TABLE: Seat = -1  # used by nobody: it was there for all
Use = tuple[Seat, str, str]  # by whom, and what: a kind and an id


class Notes(msgspec.Struct, frozen=True):
    """What one game tells the lab; all that it asks for is in the state or in an event."""

    kinds: tuple[str, ...]  # of things, in the order of the report
    order: Callable[[Any, Any], Sequence[int]]  # from the first and the last position: see below
    turns: Callable[[Any], int]
    used: Callable[[Any], Sequence[Use]]  # as the last position shows it
    heard: Callable[[Any, Event], Use | None]  # as an event tells it
    facts: Mapping[str, Callable[[Any, Seat], int]]  # numbers by seat, at the end


def notes(game: str) -> Notes:
    """Those of the game of that name.

    *order* gives by seat its place in the order of play, from 1; in King of Con, where all play at
    once, the Monkey number that it begins with.
    """
    found: Notes = import_module(f"{__name__}.{game.replace('-', '_')}").NOTES
    return found


def after(first: Seat, seats: int) -> tuple[int, ...]:
    """By seat, its place in the order of play where *first* begins and it goes clockwise."""
    return tuple([(seat - first) % seats + 1 for seat in range(seats)])
