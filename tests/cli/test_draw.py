"""`ludoteca draw`: the Dungeon of a saved game, on the screen and as a picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludoteca as library
from ludoteca import bots
from ludoteca.games.dungeonology import GAME
from ludoteca.kernel.record import to_json
from ludoteca.words import LANGUAGES, Words
from tests.cli.typing import ludoteca

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def record(folder: Path) -> str:
    """A game of bots, as far as its tenth Zone."""
    table = library.new("dungeonology", 2, 4)
    greedy = bots.make("apprentice", "dungeonology", 3)
    while len(table.view()["placed"]) < 10:
        seat = table.awaited[0]
        table.choose(seat, greedy.choose(table, seat))
    (folder / "game.json").write_bytes(to_json(table.record))
    return "game.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dungeon_is_drawn_on_the_screen(record, language):
    said = ludoteca("draw", record, "--lang", language)
    assert said.code == 0
    legend = Words(language, "dungeonology").say("table-legend")
    assert said.out.startswith(legend)
    placed = library.load(Path(record).read_bytes()).view()["placed"]
    zones = GAME.content().zones
    assert Words(language, "dungeonology").say("map-start") in said.out
    assert [zones[zone].id for zone, *_ in placed[1:] if zones[zone].id not in said.out] == []


def test_a_step_is_drawn_as_it_was(record):
    early = ludoteca("draw", record, "--step", "0").out
    assert "START" in early
    assert "I-" not in early.replace("START", "")
    assert ludoteca("draw", record, "--step", "99999").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_written_in_the_language_and_never_over_a_file(record, language):
    said = ludoteca("draw", record, "--svg", "map.svg", "--lang", language)
    assert said.code == 0
    assert "map.svg" in said.out
    root = ElementTree.fromstring(Path("map.svg").read_text("utf-8"))
    camp = Words(language, "dungeonology").name("zone-START")
    assert camp in [each.text for each in root.iter(f"{SVG}text")]
    assert len([x for x in root.iter(f"{SVG}g") if x.get("class") == "scholar"]) == 2
    again = ludoteca("draw", record, "--svg", "map.svg", "--lang", language)
    assert again.code == 2
    assert "map.svg" in again.err


def test_a_game_without_a_map_says_so(folder):
    (folder / "con.json").write_bytes(to_json(library.new("king-of-con", 4, 1).record))
    said = ludoteca("draw", "con.json")
    assert said.code == 2
    assert "nothing to draw" in said.err
