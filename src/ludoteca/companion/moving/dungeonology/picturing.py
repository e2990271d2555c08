"""The Dungeon that was told as a picture, as far as it can be drawn: to see what was understood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.companion.forms import Answers, Form, ProblemsError, read
from ludoteca.companion.moving.dungeonology.map import Laid, cubes_of
from ludoteca.games.dungeonology.components import START
from ludoteca.games.dungeonology.picture import Figure, picture
from ludoteca.games.dungeonology.randomizer import triangles_of
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Dungeon

Cubes = Sequence[Sequence[int]]


def drawn(
    speaker: Any,
    dungeon: Dungeon,
    cubes: Cubes,
    people: Sequence[tuple[int, int]],
    title: str = "",
) -> str:
    """The picture with the names of this language; *people* are Scholars, and where they stand."""
    rows = speaker.content.zones
    names = [speaker.zone_name(zone) for zone in range(len(rows))]
    figures: dict[int, list[Figure]] = {}
    boards = triangles_of(speaker.content, tuple([scholar for scholar, _ in people]))
    for (scholar, spot), triangle in zip(people, boards, strict=True):
        figures.setdefault(spot, []).append((speaker.scholar_name(scholar)[:2], triangle))
    return picture(dungeon, rows, names, cubes, figures, title or speaker.say("zone-dungeon"))


def of_table(speaker: Any, s: Expedition) -> str:
    """A table of the hall."""
    people = [*zip(s.scholars, s.spots, strict=True)]
    return drawn(speaker, s.dungeon(), s.cubes, people)


def of_form(speaker: Any, form: Form, answers: Answers) -> str:
    """A form that is still being filled in: rows that cannot be drawn are left out."""
    terms: Terms = form.terms  # type: ignore[assignment]
    found = Laid(terms, form.seats)
    cubes: list[Sequence[int]] = [()]
    given = answers.table.get("zones")
    asks = replace(form, table=(form.table_field("zones"),), owners=0, seat=())
    for row in given if isinstance(given, list) else []:
        try:
            whole = read(asks, Answers({"zones": [row]})).table["zones"][0]
        except ProblemsError:
            continue
        before = len(found.spots)
        found.add(before, whole)
        if len(found.spots) > before:
            cubes.append(cubes_of(terms, whole))
    return drawn(speaker, found.dungeon, cubes, _people(terms, found, answers))


def _people(terms: Terms, found: Laid, answers: Answers) -> list[tuple[int, int]]:
    ids = [row.id for row in terms.content.scholars]
    people = []
    for mine in answers.seats:
        scholar, at = mine.get("scholar"), mine.get("at", START)
        if isinstance(scholar, str) and scholar in ids and isinstance(at, str):
            spot = found.spots.get(at)
            if spot is not None and not mine.get("thesis"):
                people.append((ids.index(scholar), spot))
    return people
