"""The Dungeon in plain characters, for a terminal, a log or a failing test.

A Passage is a gap, ``###`` a Wall token, ``===`` Stairs, a Door the letters of its colours,
``=RB=`` a Door under Stairs; where Zones touch, a gap is one that both have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.games.dungeonology.components import LETTERS, Mask
from ludoteca.games.dungeonology.zones import NORTH, Dungeon, Edge

WIDE, HIGH = 6, 3  # characters of a unit edge, corner and all


def draw(
    dungeon: Dungeon, labels: Sequence[str], notes: Mapping[int, str] | None = None
) -> list[str]:
    """The lines; *labels* by Zone of the content, *notes* (who is there) by spot, in lines too."""
    left = min([place.x for place in dungeon.placed], default=0)
    top = min([place.y for place in dungeon.placed], default=0)
    page: dict[tuple[int, int], str] = {}
    for spot, place in enumerate(dungeon.placed):
        _outline(page, (place.x - left) * WIDE, (place.y - top) * HIGH, dungeon.side(spot))
    for spot, place in enumerate(dungeon.placed):
        column, row, side = (place.x - left) * WIDE, (place.y - top) * HIGH, dungeon.side(spot)
        texts = [labels[place.zone], *(notes or {}).get(spot, "").split("\n")]
        room, first = side * WIDE - 1, row + side * HIGH // 2 - 1
        for line, text in enumerate(texts):
            _write(page, column + 1, first + line, text[:room].center(room))
    for at, mark in _marks(dungeon).items():
        _mark(page, (at[0] - left) * WIDE, (at[1] - top) * HIGH, at[2], mark)
    width = max([x for x, _ in page], default=-1) + 1
    height = max([y for _, y in page], default=-1) + 1
    rows = ["".join([page.get((x, y), " ") for x in range(width)]) for y in range(height)]
    return [row.rstrip() for row in rows]


def _outline(page: dict[tuple[int, int], str], column: int, row: int, side: int) -> None:
    for x in range(side * WIDE + 1):
        for y in range(side * HIGH + 1):
            upright, level = x in (0, side * WIDE), y in (0, side * HIGH)
            if (upright or level) and not (x % WIDE or y % HIGH):
                page[column + x, row + y] = "+"
            elif upright or level:
                page[column + x, row + y] = "|" if upright else "-"


def _marks(dungeon: Dungeon) -> dict[Edge, str]:
    """By edge what is seen there instead of a border: a gap, a Door, Stairs, a Wall."""
    marks: dict[Edge, str] = {}
    closed: set[Edge] = set()
    for spot in dungeon.spots():
        passages = dungeon.passages(spot)
        for slot in range(dungeon.around(spot)):
            at = dungeon.edge(spot, slot)
            if passages >> slot & 1:
                marks[at] = marks.get(at, "") + _letters(dungeon.door(spot, slot))
            else:
                closed.add(at)
    marks |= {at: f"={marks.get(at, '') or '='}=" for at in dungeon.stairs}
    marks |= dict.fromkeys(dungeon.walls, "###")
    return {at: mark for at, mark in marks.items() if at not in closed}


def _letters(colours: Mask) -> str:
    return "".join([letter for i, letter in enumerate(LETTERS) if colours >> i & 1])


def _mark(page: dict[tuple[int, int], str], column: int, row: int, side: int, mark: str) -> None:
    """Level edges have room for a word, upright ones for two lines, one below the other.

    There Stairs are the first line and the letters of their Door the second, into the Zone.
    """
    if side == NORTH:
        _write(page, column + 1, row, mark.center(WIDE - 1))
        return
    letters = mark.strip("=")
    below = [mark[0], letters] if mark.startswith("=") and letters else list(mark.ljust(2))
    for y in range(1, HIGH):
        _write(page, column, row + y, below[y - 1])


def _write(page: dict[tuple[int, int], str], column: int, row: int, text: str) -> None:
    for x, sign in enumerate(text):
        page[column + x, row] = sign
