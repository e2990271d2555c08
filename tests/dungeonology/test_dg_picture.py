"""The Dungeon as a picture that stands alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from ludoteca.games.dungeonology.picture import SHAPES, burrow, picture, room
from ludoteca.games.dungeonology.zones import Dungeon
from tests.dungeonology.dungeons import LABELS, NUMBER, OURS, dungeons, lay

SVG = "{http://www.w3.org/2000/svg}"


def drawn(dungeon, figures=None, names=LABELS, cubes=None):
    full = [OURS.spaces[place.zone] for place in dungeon.placed]
    text = picture(dungeon, OURS.zones, names, cubes or full, figures, "Dungeon")
    return ElementTree.fromstring(text)


def groups(root, kind):
    return [each for each in root.iter(f"{SVG}g") if each.get("class") == kind]


def texts(root):
    return [each.text for each in root.iter(f"{SVG}text")]


@settings(max_examples=25, deadline=None)
@given(dungeons())
def test_every_zone_wall_and_stairs_is_in_the_picture_and_all_of_it_is_in_sight(dungeon):
    root = drawn(dungeon)
    tiles = {each.get("id"): each for each in root.iter(f"{SVG}g") if each.get("id")}
    assert set(tiles) == {LABELS[place.zone] for place in dungeon.placed}
    assert len(groups(root, "wall")) == len(dungeon.walls)
    assert len(groups(root, "stairs")) == len(dungeon.stairs)
    left, top, width, height = map(int, root.get("viewBox", "").split())
    for place in dungeon.placed:
        at = f"translate({100 * place.x} {100 * place.y})"
        assert tiles[LABELS[place.zone]].get("transform") == at
        assert left < 100 * place.x < left + width - 200
        assert top < 100 * place.y < top + height - 200


def test_DG_18_14_cubes_that_are_gone_leave_their_shape():
    dungeon = lay(("I-1", 2, 0, 0))
    root = drawn(dungeon, cubes=[(), (0, -1, 1)])
    assert len(groups(root, "cube")) == 2
    empty = [each for each in root.iter(f"{SVG}path") if each.get("class") == "empty"]
    assert [each.get("d") for each in empty] == [SHAPES["G"]]


def test_DG_Q_24_walls_turn_and_words_do_not():
    straight, turned = [drawn(lay(("II-4", 2, 0, turns))) for turns in (0, 1)]
    assert texts(straight)[1:] == texts(turned)[1:]
    rooms = [
        [each.get("d") for each in root.iter(f"{SVG}path") if each.get("class") == "room"][1]
        for root in (straight, turned)
    ]
    assert rooms[0] != rooms[1]


def test_scholars_stand_where_they_are_and_no_name_breaks_the_picture():
    names = list(LABELS)
    names[NUMBER["I-1"]] = "Black & <White>"
    root = drawn(lay(("I-1", 2, 0, 0)), {1: [("Va", "orange"), ("Vi", "black")]}, names)
    assert [each.findtext(f"{SVG}text") for each in groups(root, "scholar")] == ["Va", "Vi"]
    assert "Black & <White>" in texts(root)


def test_DG_1_3_floors_are_told_by_the_shape_of_their_rooms():
    shapes = [room(OURS.zones[NUMBER[name]]) for name in ("I-1", "II-1", "III-1")]
    assert len(set(shapes)) == 3


@pytest.mark.parametrize(
    ("name", "half", "uneven", "begins"),
    [
        ("I-1", 87, 7, "M183.7 86Q181 100 181.3 113.3Q181.6 126.5 180 141.8"),
        ("START", 92, 6, "M191.3 85.2Q191.4 100 189.6 114.3Q187.8 128.5 187.9 146.2"),
    ],
)
def test_the_silhouette_is_that_of_the_browser(name, half, uneven, begins):
    """The same words stand in web/tests/dungeonology/lattice.test.ts."""
    assert burrow(name, half, uneven).startswith(begins)


def test_an_empty_table_is_a_picture_too():
    assert texts(drawn(Dungeon((), []))) == []
