"""KC-4 and Part D: the 25 Objects and the ten house Scenarios, as data with their provenance."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.king_of_con.components import CATEGORIES, EDITIONS, GENRES
from ludoteca.kernel.content import Fault, Provenance, Shelf, line_of

Names = dict[Literal["en", "it", "fr"], str]


class ObjectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """KC-2.4 One Object: its cell of the Grid and its three Characteristics."""

    number: int
    genre: Literal["Sci-Fi", "SuperHeroes", "Fantasy", "MangAnime", "Horror"]
    category: Literal["ComicsBooks", "HomeVideo", "ActionFigures", "Games", "Gadgets"]
    edition: Literal["Vintage", "SignedEdition", "LimitedEdition", "DeluxeEdition", "Mint"]
    provenance: Provenance
    name: Names = {}  # where it is not ours


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """KC-20.2 What a Scenario changes; everything else is as the rulebook says."""

    number: int
    provenance: Provenance = "house"
    astatoste: int = 3  # KC-10.1
    devaluation_in_odd_rounds: int = 1  # KC-13.1
    devaluation_in_even_rounds: int = 1
    stall_value: int = 2  # KC-11.2
    steal_margin: int = 1  # KC-12.12: how far above its Value an opponent's Object is won
    guest_reward: int = 0  # KC-14.10: what the Predominance of a guest of honour pays, if any
    mystery_box: bool = False  # KC-9.1: the Object of Stand 4 is face down in Astatosta I
    theme: bool = False  # KC-17.3: a Characteristic that is everybody's Passion too
    epic_ends_the_game: bool = True  # KC-16.2
    epic_points: int = 1  # KC-17.5
    monkeys_pass_on: bool = False  # KC-6.4: at the end of a round, instead of swapping after ties
    haggling: bool = False  # KC-10.22: a Stand costs one more than the best other total
    name: Names = {}


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that holds them."""

    game: Literal["king-of-con"]
    object: list[ObjectRow]
    scenario: list[Scenario] = []


NO_SCENARIO = Scenario(number=0)


class Content:
    """A pack that has passed its checks, in the shape that rules read."""

    def __init__(self, pack: Pack, digest: str, text: str | None) -> None:
        self.digest = digest  # empty for ours
        self.text = text  # None for ours
        self.objects = {row.number: row for row in pack.object}
        self.scenarios = {row.number: row for row in pack.scenario}
        traits = [(0, 0, 0)] + [_traits(row) for _, row in sorted(self.objects.items())]
        self.traits: tuple[tuple[int, int, int], ...] = tuple(traits)

    def names(self) -> dict[str, Names]:
        """The names that this pack brings, by the key of the message that they replace."""
        found = {f"object-{row.number}": row.name for row in self.objects.values() if row.name}
        found |= {f"scenario-{row.number}": row.name for row in self.scenarios.values() if row.name}
        return found


def _traits(row: ObjectRow) -> tuple[int, int, int]:
    """KC-3 Genres are 1 to 5, Categories 6 to 10, Editions 11 to 15."""
    return (
        1 + GENRES.index(row.genre),
        6 + CATEGORIES.index(row.category),
        11 + EDITIONS.index(row.edition),
    )


def _object_faults(pack: Pack, text: str) -> list[Fault]:
    """KC-4.1 25 Objects with numbers 1 to 25, one for each Genre and Category."""
    faults, lines = [], {}
    by_number: dict[int, int] = {}
    by_cell: dict[tuple[str, str], int] = {}
    for i, row in enumerate(pack.object):
        line = lines[i] = line_of(text, ("object", i, "number"))
        if not 1 <= row.number <= 25:
            faults.append(Fault(line, "number-out-of-range", {"number": row.number, "most": 25}))
        elif row.number in by_number:
            args = {"number": row.number, "first": lines[by_number[row.number]]}
            faults.append(Fault(line, "number-twice", args))
        by_number.setdefault(row.number, i)
        cell = row.genre, row.category
        if cell in by_cell:
            first = pack.object[by_cell[cell]].number
            where = line_of(text, ("object", i, "genre"))
            told = {"number": row.number, "first": first, "genre": cell[0], "category": cell[1]}
            faults.append(Fault(where, "cell-twice", told))
        by_cell.setdefault(cell, i)
    if len(pack.object) != 25:
        last = line_of(text, ("object", max(0, len(pack.object) - 1)))
        faults.append(Fault(last, "wrong-number-of-objects", {"found": len(pack.object)}))
    return faults


def _scenario_faults(pack: Pack, text: str) -> list[Fault]:
    """KC-2.8 At most ten Scenarios, numbers 1 to 10, with numbers that can be played."""
    faults, seen = [], set()
    for i, row in enumerate(pack.scenario):
        line = line_of(text, ("scenario", i, "number"))
        if not 1 <= row.number <= 10:
            faults.append(Fault(line, "number-out-of-range", {"number": row.number, "most": 10}))
        elif row.number in seen:
            faults.append(Fault(line, "scenario-twice", {"number": row.number}))
        seen.add(row.number)
        for field, least, most in (
            ("astatoste", 1, 3),
            ("devaluation_in_odd_rounds", 0, 100),
            ("devaluation_in_even_rounds", 0, 100),
            ("stall_value", 0, 100),
            ("steal_margin", 1, 100),
            ("guest_reward", 0, 100),
            ("epic_points", 0, 100),
        ):
            value = getattr(row, field)
            if not least <= value <= most:
                where = line_of(text, ("scenario", i, field))
                args = {"field": field, "value": value, "least": least, "most": most}
                faults.append(Fault(where, "value-out-of-range", args))
    return faults


def _faults(pack: Pack, text: str) -> list[Fault]:
    return [*_object_faults(pack, text), *_scenario_faults(pack, text)]


SHELF = Shelf(__package__, Pack, _faults, Content)
