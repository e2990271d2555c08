"""DG-6.21 The cards of a table: opaque numbers, by their backs; how many depends on its rules."""

from __future__ import annotations

import msgspec

from ludoteca.games.dungeonology.components import TRAPS

Faces = tuple[int, ...]


class Cards(msgspec.Struct, frozen=True):
    """By kind the numbers of the cards, in the order in which they are numbered.

    Panic cards that this table cannot draw are numbered too, and in the box for all to see.
    """

    tricks: range
    jinxes: range
    zones: tuple[range, ...]  # by Floor
    clans: range
    panics: range
    traps: range
    researches: range
    omegas: range
    backs: tuple[range, ...]  # those that look alike from behind and may be any of them
    faces: Faces  # what is printed on each, before anything is shuffled
    eggs: range = range(0)  # part 3.6: Marconiglio's, with the cubes hidden in them
    special: tuple[int, ...] = ()  # RC-ZSP.3: Zones that are known by their backs

    @property
    def panic(self) -> int:
        """DG-33.2 The Panic card under the Alert card."""
        return self.panics.start

    @property
    def count(self) -> int:
        return len(self.faces)


class Printed(msgspec.Struct, frozen=True):
    """What is on the cards of each kind that a table plays with, as numbers of the content."""

    tricks: Faces
    jinxes: Faces
    zones: tuple[Faces, ...]
    clans: Faces
    panics: Faces = ()  # DG-33.1: those that may be drawn
    boxed: Faces = ()  # and those that may not
    traps: bool = False
    researches: Faces = ()
    omegas: Faces = ()
    eggs: Faces = ()
    special: Faces = ()  # RC-ZSP.3: of the Zones those with a back of their own


def number(printed: Printed) -> Cards:
    """The cards one after another."""
    faces: list[int] = []

    def numbered(kind: Faces) -> range:
        faces.extend(kind)
        return range(len(faces) - len(kind), len(faces))

    tricks, jinxes = numbered(printed.tricks), numbered(printed.jinxes)
    zones = tuple([numbered(pile) for pile in printed.zones])
    clans = numbered(printed.clans)
    panics = numbered((*printed.panics, *printed.boxed))
    traps = numbered(tuple(range(len(TRAPS))) * 3 if printed.traps else ())  # DG-36.8
    researches, eggs = numbered(printed.researches), numbered(printed.eggs)
    omegas = numbered(printed.omegas)  # RC-OVA.5
    drawn = panics[: len(printed.panics)]
    special = tuple([x for pile in zones for x in pile if faces[x] in printed.special])
    alike = [pile[: len([x for x in pile if x not in special])] for pile in zones]
    backs = (tricks, jinxes, *alike, clans, drawn, traps, researches, eggs, omegas)
    kept = tuple([x for x in backs if x])
    all_kinds = (tricks, jinxes, zones, clans, panics, traps, researches, omegas)
    return Cards(*all_kinds, kept, tuple(faces), eggs, special)
