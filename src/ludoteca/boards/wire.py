"""The plain board as it travels: zones, the pieces in them, and where a choice lies."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ludoteca.kernel.event import Seat

Kind = Literal["hand", "row", "pile", "grid", "track", "counter", "tableau"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Face = int | str
Item = int | str  # a number of the space; a name where a space has parts of another sort


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A card, a token, a tile: `face` is None where only its back is seen."""

    id: str  # stable for as long as the thing can be followed
    label: str
    face: Face | None
    facts: tuple[str, ...] = ()  # what is printed on it
    marks: tuple[str, ...] = ()  # what lies on it now


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the table: what lies in it, or what it counts."""

    id: str
    kind: Kind
    label: str
    pieces: tuple[Piece, ...]
    owner: Seat | None = None
    count: int | None = None  # how many lie there, or how far a track goes
    value: int | None = None  # what a counter shows, where a track stands
    columns: int | None = None


class Board(msgspec.Struct, frozen=True, gc=False):
    """All zones, in the order in which one reads them."""

    zones: tuple[Zone, ...]


class Anchor(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Where an item of the space lies, and what it is called."""

    item: Item
    label: str
    piece: str | None = None
    zone: str | None = None
    seat: Seat | None = None
