"""``ludoteca draw``: the Dungeon of a saved game, in plain characters or as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.cli import files
from ludoteca.cli.screen import Drawn, Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, SorryError
from ludoteca.companion.moving.dungeonology import picturing
from ludoteca.games.dungeonology.drawing import WIDE, draw
from ludoteca.games.dungeonology.zones import Dungeon, Placed
from ludoteca.kernel.record import Record
from ludoteca.words import Words
from ludoteca.words.dungeonology import Speaker

GAME = "dungeonology"


def run(screen: Screen, language: str, record: Record, step: int | None, svg: str | None) -> int:
    """The lines on the screen; with *svg*, the picture in that new file."""
    if record.header.game != GAME:
        raise SorryError("nothing-to-draw", BAD_ARGUMENTS, game=record.header.game)
    if step is not None and not 0 <= step <= len(record.steps):
        raise SorryError("no-such-step", BAD_ARGUMENTS, step=step, most=len(record.steps))
    table = ludoteca.replay(record, step)
    words = Words(language, GAME, table.terms.content)
    speaker, view = words.speaker, table.view()
    assert isinstance(speaker, Speaker)
    speaker.look(view)
    if svg is None:
        screen.say(*lines(speaker, view, screen.width))
        return 0
    files.write_new(svg, drawn(speaker, view, words.say(f"title-{GAME}")).encode())
    screen.say(words.say("drawn", file=svg))
    return 0


def dungeon_of(speaker: Speaker, view: Mapping[str, Any]) -> Dungeon:
    """The Zones on the table as a viewer sees them."""
    return Dungeon(
        speaker.content.tiles,
        [Placed(*place) for place in view["placed"]],
        [tuple(x) for x in view["walls"]],
        [tuple(x) for x in view["stairs"]],
    )


def lines(speaker: Speaker, view: Mapping[str, Any], width: int | None = None) -> list[str]:
    """Zones by their ids, the cubes in them, Scholars by their seats' numbers, the Boss, Omega.

    What is wider than *width* comes in parts, from the west to the east.
    """
    notes = {}
    others = {name: view[name] for name in ("boss", "omega") if name in view}
    for spot, cubes in enumerate(view["cubes"]):
        there = [str(seat + 1) for seat, at in enumerate(view["spots"]) if at == spot]
        figures = [speaker.say(f"map-{name}") for name, at in others.items() if at == spot]
        notes[spot] = f"{speaker.letters(cubes)}\n{' '.join(there)}\n{' '.join(figures)}"
    labels = [*speaker.zones]
    labels[speaker.content.start] = speaker.say("map-start")
    legend: str = speaker.say("table-legend")
    drawing = draw(dungeon_of(speaker, view), labels, notes)
    return [legend, *_in_parts(speaker, drawing, width)]


def _in_parts(speaker: Speaker, drawing: list[str], width: int | None) -> list[str]:
    widest = max([len(line) for line in drawing], default=0)
    if width is None or widest <= width:
        return [Drawn(line) for line in drawing]
    zone = 2 * WIDE
    room = max(2 * zone, (width - 1) // WIDE * WIDE)
    parts = range(0, widest - 1 - zone, room - zone)  # every Zone is whole in one of them
    said: list[str] = []
    for number, left in enumerate(parts, 1):
        said.append(speaker.say("map-part", number=number, count=len(parts)))
        said += [Drawn(line[left : left + room + 1].rstrip()) for line in drawing]
    return said


def drawn(speaker: Speaker, view: Mapping[str, Any], title: str) -> str:
    """The picture, with the names of this language."""
    people = [*zip(view["scholars"], view["spots"], strict=True)]
    return picturing.drawn(speaker, dungeon_of(speaker, view), view["cubes"], people, title)
