"""The Dungeon in plain characters."""

from __future__ import annotations

from hypothesis import given, settings

from ludoteca.games.dungeonology.drawing import draw
from ludoteca.games.dungeonology.zones import Dungeon
from tests.dungeonology.dungeons import LABELS, dungeons, lay

PRINTED = """
+     +     +     +-----+-----+     +
            |           #
    START   |    I-3    #    II-2
+           +           +           +
                        |           |
                        |           |
+     +     +-----+     + === +-----+
                  |
                  |    I-2
                  +  Rebecca  +
                              |
                              |
                  +-----+-----+
"""


def test_DG_X_1_the_printed_example_of_stairs_drawn():
    laid = lay(("I-3", 2, 0, 0), ("I-2", 3, 2, 2), ("II-2", 4, 0, 0))
    dungeon = Dungeon(
        laid.tiles, laid.placed, laid.walls_of_stairs(2, 3), laid.stairs_between(2, 3)
    )
    assert "\n".join(draw(dungeon, LABELS, {2: "Rebecca"})) == PRINTED.strip("\n")


def test_DG_19_10_doors_show_the_letters_of_their_colours():
    below = draw(lay(("III-3", 0, 2, 0)), LABELS)
    assert " BY " in below[6]
    beside = draw(lay(("II-4", 2, 0, 0)), LABELS)
    assert [line[12:13] for line in beside[3:6]] == ["+", "R", ""]


def test_an_empty_table_is_no_lines():
    assert draw(Dungeon((), []), LABELS) == []


@settings(max_examples=25, deadline=None)
@given(dungeons())
def test_every_zone_is_in_the_drawing_and_no_line_ends_in_blanks(dungeon):
    lines = draw(dungeon, LABELS)
    words = " ".join(lines).split()
    for place in dungeon.placed:
        assert any(LABELS[place.zone] in word for word in words)
    assert all(line == line.rstrip() for line in lines)
