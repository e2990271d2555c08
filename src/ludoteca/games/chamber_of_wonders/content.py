"""CW-COMP and Part 4: the 92 Wonders, Initial Equipment and Grotesque tokens, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludoteca.games.chamber_of_wonders.components import (
    AREAS,
    LEGS,
    NO_SET,
    PARTS,
    RING,
    TYPES,
    WONDERS,
)
from ludoteca.kernel.content import Fault, Provenance, Shelf, line_of

Names = dict[Literal["en", "it", "fr"], str]
MOST = 99  # of a value, of Fame, of copies
COUNTS = {"monster": 18, "grotesque": 12, "legendary": 18, "precious": 12, "arcane": 12, "book": 20}


class WonderRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CW-COMP.11 One design: its type, value and Fame, and how many cards bear it."""

    id: str
    type: Literal["monster", "grotesque", "legendary", "precious", "arcane", "book"]
    value: int
    fame: int
    copies: int
    provenance: Provenance
    kind: str = ""  # the part of a Monster, the type of a Book
    name: Names = {}  # where it is not ours


class AreaRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CW-SETUP.15 One side of an Area: its Initial Equipment."""

    id: str
    pounds: int
    cards: int
    first_game: bool
    provenance: Provenance


class TokenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CW-COMP.14 The Grotesque tokens of an edition."""

    range: Literal["2-4", "2-5"]
    skulls: list[int]
    provenance: Provenance


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that holds them."""

    game: Literal["chamber-of-wonders"]
    wonder: list[WonderRow]
    area: list[AreaRow]
    grotesque_tokens: list[TokenRow]


class Content:
    """A pack that has passed its checks, in the shape that rules read: by design, from 0."""

    def __init__(self, pack: Pack, digest: str, text: str | None) -> None:
        self.digest = digest  # empty for ours
        self.text = text  # None for ours
        self.designs = tuple(pack.wonder)
        self.type = tuple([TYPES.index(row.type) for row in self.designs])
        self.kind = tuple([row.kind for row in self.designs])
        self.value = tuple([row.value for row in self.designs])
        self.fame = tuple([row.fame for row in self.designs])
        self.set_kind = _set_kinds(self.designs)
        self.deck = tuple([d for d, row in enumerate(self.designs) for _ in range(row.copies)])
        self.areas = {row.id: row for row in pack.area}
        self.skulls: dict[str, tuple[int, ...]] = {
            row.range: tuple(row.skulls) for row in pack.grotesque_tokens
        }

    def names(self) -> dict[str, Names]:
        """The names that this pack brings, by the key of the message that they replace."""
        return {f"wonder-{row.id}": row.name for row in self.designs if row.name}


def _set_kinds(designs: Sequence[WonderRow]) -> tuple[int, ...]:
    """By design, the part of a Monster, or a number for each type of Book, or NO_SET."""
    books = [*dict.fromkeys([row.kind for row in designs if row.type == "book"])]
    kinds = []
    for row in designs:
        if row.type == "book":
            kinds.append(LEGS + 1 + books.index(row.kind))
        else:
            kinds.append(PARTS.index(row.kind) if row.kind else NO_SET)
    return tuple(kinds)


def _wonder_faults(pack: Pack, text: str) -> list[Fault]:
    """CW-COMP.9, CW-COMP.10 92 cards, so many of each type; parts and Books say which."""
    faults, seen = [], set()
    books = {row.kind for row in pack.wonder if row.type == "book"}
    for i, row in enumerate(pack.wonder):
        line = line_of(text, ("wonder", i, "id"))
        if row.id in seen:
            faults.append(Fault(line, "id-twice", {"id": row.id}))
        seen.add(row.id)
        for field, least in (("value", 0), ("fame", 0), ("copies", 1)):
            if not least <= getattr(row, field) <= MOST:
                args = {"field": field, "value": getattr(row, field), "least": least, "most": MOST}
                faults.append(
                    Fault(line_of(text, ("wonder", i, field)), "value-out-of-range", args)
                )
        wanted = {"monster": [*PARTS], "book": sorted(books - {""})}.get(row.type, [""])
        if row.kind not in wanted:
            args = {"id": row.id, "kind": row.kind, "kinds": wanted}
            faults.append(Fault(line_of(text, ("wonder", i, "kind")), "no-such-kind", args))
    last = line_of(text, ("wonder", max(0, len(pack.wonder) - 1)))
    for kind, count in COUNTS.items():
        found = sum(row.copies for row in pack.wonder if row.type == kind)
        if found != count:
            args = {"type": kind, "found": found, "expected": count, "all": WONDERS}
            faults.append(Fault(last, "wrong-number-of-cards", args))
    if len(books) != 4:
        faults.append(Fault(last, "wrong-number-of-books", {"found": len(books)}))
    return faults


def _area_faults(pack: Pack, text: str) -> list[Fault]:
    """CW-COMP.6, CW-COMP.7 Five Areas with two sides, four of them for a first game."""
    sides = [f"{area}-{side}" for area in AREAS for side in "AB"]
    faults, seen = [], set()
    for i, row in enumerate(pack.area):
        line = line_of(text, ("area", i, "id"))
        if row.id not in sides:
            faults.append(Fault(line, "no-such-area", {"id": row.id, "ids": sides}))
        elif row.id in seen:
            faults.append(Fault(line, "id-twice", {"id": row.id}))
        seen.add(row.id)
        for field in ("pounds", "cards"):
            if not 0 <= getattr(row, field) <= 9:
                args = {"field": field, "value": getattr(row, field), "least": 0, "most": 9}
                faults.append(Fault(line_of(text, ("area", i, field)), "value-out-of-range", args))
    last = line_of(text, ("area", max(0, len(pack.area) - 1)))
    for side in sides:
        if side not in seen:
            faults.append(Fault(last, "area-missing", {"id": side}))
    first = {row.id.rpartition("-")[0] for row in pack.area if row.first_game}
    if len(first) != RING or sum(row.first_game for row in pack.area) != RING:
        faults.append(Fault(last, "first-game-areas", {"found": sorted(first)}))
    return faults


def _token_faults(pack: Pack, text: str) -> list[Fault]:
    """CW-COMP.13 Twenty tokens for either range."""
    faults = []
    for i, row in enumerate(pack.grotesque_tokens):
        line = line_of(text, ("grotesque_tokens", i, "skulls"))
        least, most = int(row.range[0]), int(row.range[2])
        if len(row.skulls) != 20:
            faults.append(Fault(line, "wrong-number-of-tokens", {"found": len(row.skulls)}))
        if any(not least <= skulls <= most for skulls in row.skulls):
            args = {"field": "skulls", "value": row.range, "least": least, "most": most}
            faults.append(Fault(line, "value-out-of-range", args))
    if {row.range for row in pack.grotesque_tokens} != {"2-4", "2-5"}:
        line = line_of(text, ("grotesque_tokens", max(0, len(pack.grotesque_tokens) - 1)))
        faults.append(Fault(line, "token-ranges", {}))
    return faults


def _faults(pack: Pack, text: str) -> list[Fault]:
    return [*_wonder_faults(pack, text), *_area_faults(pack, text), *_token_faults(pack, text)]


SHELF = Shelf(__package__, Pack, _faults, Content)
