"""The table of Dungeonology at a terminal: in words, short, and as wide as the screen."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import draw, rules
from ludoteca.cli.dungeonology import Desk
from ludoteca.cli.screen import Drawn, Screen, wrapped
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import LETTERS
from ludoteca.games.dungeonology.drawing import draw as drawing
from ludoteca.games.dungeonology.zones import NORTH, Dungeon, Placed
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.dungeonology.chapters import BROUGHT_BY, RULINGS, in_force
from tests.cli.test_dungeonology import desk_of, until
from tests.cli.typing import ludoteca
from tests.words.test_dungeonology import new, pick

LAW = Path(__file__).parents[2] / "docs" / "rules"


# ---------------------------------------------------------------- the drawn Dungeon


@pytest.mark.parametrize("upright", [True, False])
def test_DG_19_10_a_door_under_stairs_is_drawn(upright):
    tiles = GAME.content().tiles
    zone, slot = next(
        (zone, slot)
        for zone, tile in enumerate(tiles)
        for slot, colours in enumerate(tile.doors)
        if colours.bit_count() == 2
    )
    turned = [Dungeon(tiles, [Placed(zone, 0, 0, turns)]) for turns in range(4)]
    dungeon, at = next(
        (dungeon, edge)
        for turns, dungeon in enumerate(turned)
        if ((edge := dungeon.edge(0, (slot + 2 * turns) % 8))[2] != NORTH) == upright
    )
    letters = "".join([x for n, x in enumerate(LETTERS) if tiles[zone].doors[slot] >> n & 1])
    labels = [""] * len(tiles)
    stairs = Dungeon(tiles, dungeon.placed, stairs=[at])
    drawn = "\n".join(drawing(stairs, labels))
    assert (f"={letters}=" in drawn) is not upright
    assert "=" in drawn
    assert letters in drawn
    assert "=" not in "\n".join(drawing(dungeon, labels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_starting_zone_is_named_on_the_map_in_every_language(language):
    table = new(2, 5)
    until(table, "Movement")
    drawn = desk_of(table, language).map(table.view())
    words = Words(language, GAME.name)
    assert any(words.say("map-start") in line for line in drawn)
    assert (words.say("map-start") == "START") == (language == "en")


def test_a_map_wider_than_the_screen_comes_in_parts_and_nothing_of_it_is_lost():
    table = new(4, 9)
    rng = random.Random(3)
    while len(table.view()["placed"]) < 12 and not table.over:
        table.choose(table.awaited[0], pick(table, table.awaited[0], rng))
    view, desk = table.view(), desk_of(table)
    desk.speaker.look(view)
    whole = draw.lines(desk.speaker, view)[1:]
    parts = draw.lines(desk.speaker, view, 40)[1:]
    assert max(map(len, whole)) > 40 >= max([len(x) for x in parts if isinstance(x, Drawn)])
    titles = [line for line in parts if not isinstance(line, Drawn)]
    assert titles[0] == f"Part 1 of {len(titles)}, from the west:"
    ids = {GAME.content().zones[zone].id for zone, *_ in view["placed"][1:]}
    assert {id for id in ids if any(id in line for line in parts)} == ids


# ---------------------------------------------------------------- the table


def test_the_table_is_told_without_the_map_and_says_how_to_draw_it():
    table = new(2, 5)
    seat = until(table, "Movement")
    desk, view = desk_of(table), table.view(seat)
    shown = desk.show(seat, view)
    assert "The Dungeon has 1 Zone; “map” draws it." in shown
    assert not [line for line in shown if isinstance(line, Drawn)]
    assert desk.drawn(view) == 1


def test_DG_11_6_the_table_that_is_asked_for_tells_the_alert_card_and_the_clans():
    table = new(3, 5)
    seat = until(table, "Movement")
    desk, view = desk_of(table), table.view(seat)
    said = desk.more(view)
    spaces = GAME.content().alerts["easy"].spaces
    for number, space in enumerate(spaces, 1):
        told = f"  {number}: Alert Bonus {space.bonus}; the University receives"
        assert f"{told} {space.greys * 3} Students" in said
    assert said[len(spaces) + 1] == "The Clan card is one of these:"
    assert len(said) == len(spaces) + 2 + len(GAME.content().base_clans)


def test_RC_STR_2_star_tokens_and_new_clans_are_told():
    table = new(2, 5, **{"rocca.star_tokens": True, "rocca.clans": True})
    rng = random.Random(1)
    while not any(table.view()["boards"][0]):
        table.choose(table.awaited[0], pick(table, table.awaited[0], rng))
    desk, found = desk_of(table), False
    while not table.over and not found:
        table.choose(table.awaited[0], pick(table, table.awaited[0], rng))
        shown = desk.show(None, table.view())
        found = any(line.strip().startswith("Star tokens: a silver Star") for line in shown)
    assert found
    assert len([line for line in desk.more(table.view()) if "a Thesis needs" in line]) in (0, 15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_DG_2_2_who_picks_a_scholar_reads_both_faces(language):
    said = ludoteca("rules", "dungeonology", "sara", "--lang", language).out.splitlines()
    words = Words(language, "dungeonology")
    for name in ("pathfinder", "backpack", "rope"):
        assert said[0].count(words.say(f"ability-{name}")) == 1
    assert any(line.startswith("RC-SCH.1") for line in said)
    table = new(2, 5, **{"rocca.scholars": True, "scholars": "pick"})
    asked = desk_of(table, language).ask(table.awaited[0])
    assert any(said[0] in line for line in asked)


def test_RC_FAM_2_familiars_that_can_be_hired_are_told():
    names = ("rules.dangerous_zones", "rocca.floor_iv", "rocca.familiars")
    table = new(2, 5, **dict.fromkeys(names, True), scholars="random")
    told = desk_of(table).show(0, table.view(0))
    free = [line for line in told if line.startswith("Familiar that can be hired: ")]
    assert [line.split(": ")[1].split(" ")[0] for line in free] == ["Yocca", "Manticore"]


def test_cards_that_are_alike_are_told_once_with_their_numbers():
    table, rng = new(2, 3), random.Random(6)
    desk = desk_of(table)
    while not table.over:
        seat = table.awaited[0]
        view = table.view(seat)
        hand = [view["cards"][card] for card in view["hands"][seat]]
        shown = desk.show(seat, view, full=False)
        items = [line for line in shown if re.match(r" +[\d, ]+: ", line)]
        assert len(items) == len(set(hand))
        if len(set(hand)) < len(hand):
            twice = next(line for line in items if ", " in line.partition(":")[0])
            count = twice.partition(":")[0].count(",") + 1
            assert f": {count} × " in twice
            return
        table.choose(seat, pick(table, seat, rng))
    pytest.fail("no hand with two cards alike")


def test_DG_18_9_turns_that_look_alike_are_listed_once():
    table, rng = new(2, 3), random.Random(1)
    met: set[int] = set()
    while len(met) < 2 and not table.over:
        seat = table.awaited[0]
        if table.decision(seat).kind == "PlaceZone":
            said = desk_of(table).ask(seat)
            drawn = [line for line in said if isinstance(line, Drawn)]
            told = [line for line in said if line.startswith("Turns that look alike")]
            zones = drawn[0].count("+") // 3
            met.add(zones)
            assert bool(told) == (zones < 4)
            turns = [line.rpartition(": ")[2] for line in said if "; turns: " in line]
            assert all(len(each.split(", ")) <= zones for each in turns)
        table.choose(seat, pick(table, seat, rng))
    assert len(met) > 1


def test_DG_13_3_a_forced_rest_says_why():
    words = Words("en", GAME.name)
    for seed in range(20):
        table, rng = new(2, seed), random.Random(seed)
        while not table.over:
            seat = table.awaited[0]
            told = words.tell(table.choose(seat, pick(table, seat, rng)), None, table.view())
            why = [n for n, line in enumerate(told) if "and must Rest." in line]
            if why:
                assert re.search(r"as many Stunned tokens as Resistance \(\d\)", told[why[0]])
                assert "rests" in told[why[0] + 1]
                return
    pytest.fail("nobody had to Rest")


# ---------------------------------------------------------------- the rules


def found_by(desk: Desk, word: str) -> list[str]:
    lines = rules.lookup(desk.words, word, desk.concerns)
    return [line.partition(":")[0] for line in lines]


def test_a_word_finds_only_rules_that_this_table_plays_with():
    base = found_by(desk_of(new(2, 3)), "alert")
    assert "DG-11.6" in base
    assert not [clause for clause in base if clause.startswith(("RC-", "RA-", "DG-33", "DG-31"))]
    assert "DG-Q.62" not in base
    more = found_by(desk_of(new(2, 3, **{"rules.max_alert": True})), "alert")
    assert {"DG-33.2", "DG-Q.62"} <= {*more} - {*base}
    jukas = new(2, 3, **{"rules.boss": True, "boss": "jukas", "boss_profile": "random"})
    assert "RC-BOS.5" in found_by(desk_of(jukas), "alert")
    assert not [clause for clause in found_by(desk_of(jukas), "alert") if "RC-CNG" in clause]


def test_a_number_finds_every_rule_and_the_answer_says_what_is_left_out():
    argv = ("play", "dungeonology", "--seats", "me,novice", "--seed", "3")
    said = ludoteca(*argv, answers=["? stunned", "? RC-STR.2", "? zzz", "quit"]).out
    assert "Rules of parts that this table does not play with are left out" in said
    assert "\nRC-STR.2: " in said
    assert "The rules have nothing on “zzz”" in said


def test_every_chapter_and_ruling_is_in_force_somewhere_or_is_of_the_campaign():
    words = Words("en", GAME.name)
    known = {*words.clauses()}
    assert {*RULINGS} <= known
    assert {*BROUGHT_BY} <= known
    chapters = {clause for clause in known if clause.startswith("RC-") and "." not in clause}
    assert chapters <= {*BROUGHT_BY}
    rulings = {clause for clause in known if clause.startswith("RA-")}
    assert rulings <= {*RULINGS}
    everything = dict(GAME.presets["everything"]) | {"boss": "enrico-giovanni"}
    wide = in_force(GAME.agree(None, {**everything}).options)
    kept_out = {clause.partition(".")[0] for clause in known if not wide(clause)}
    campaign = {"RC-CPR", "RC-CPL", "RC-CPS", "RC-CES", "RC-CEC", "RC-SCN"}
    against_omega = {"RC-SOL", "RC-OVA", "RC-OMG", "RC-OPH"}
    left = {clause for clause in kept_out if not clause.startswith("RA-")}
    assert left == campaign | against_omega | {"RC-XOV"}  # which is for other games


def test_rulings_go_with_the_chapters_that_cite_them():
    """What the law itself ties to one advanced rule is not brought by another."""
    text = (LAW / "dungeonology.md").read_text("utf-8")
    cited = re.findall(r"^- \*\*(DG-3[1-7])\.\d+\*\* .*→Q(\d+)\b", text, re.MULTILINE)
    assert len(cited) > 15
    for chapter, number in cited:
        if (by := RULINGS.get(f"DG-Q.{number}")) and number != "72":  # a Teleport in a panic
            assert {*BROUGHT_BY[chapter]} & {*by}, number


# ---------------------------------------------------------------- the width of the screen


class Terminal(io.StringIO):
    """A screen that says it is one."""

    def isatty(self) -> bool:
        return True


def test_long_lines_are_broken_between_words(monkeypatch):
    monkeypatch.setenv("COLUMNS", "44")
    out = Terminal()
    screen = Screen()
    monkeypatch.setattr(screen, "output", out)
    line = "  12: discard a Magic card, look at the top 3 Trick cards and keep 1 of them"
    screen.say(line, Drawn("+" + "-" * 60 + "+"), "short")
    said = out.getvalue().splitlines()
    assert said[-2:] == ["+" + "-" * 60 + "+", "short"]
    assert max(map(len, said[:-2])) <= 44
    assert " ".join([part.strip() for part in said[:-2]]) == line.strip()
    assert said[1].startswith("    ")


def test_what_is_written_to_a_file_stays_in_one_line(monkeypatch):
    screen, out = Screen(), io.StringIO()
    monkeypatch.setattr(screen, "output", out)
    line = "word " * 60
    screen.say(line)
    assert out.getvalue() == line + "\n"
    assert screen.width is None


@pytest.mark.parametrize("width", [20, 33, 80])
def test_no_word_is_lost_by_wrapping(width):
    rng: Any = random.Random(width)
    text = " ".join(["x" * rng.randint(1, 12) for _ in range(80)])
    lines = wrapped(text, width)
    assert " ".join([line.strip() for line in lines]) == text
    assert max(map(len, lines)) <= width


def test_the_map_is_drawn_when_another_zone_lies_there_and_when_it_is_asked_for():
    argv = ("play", "dungeonology", "--seats", "me,novice", "--seed", "3")
    said = ludoteca(*argv, answers=["1", "table", "map", "quit"]).out
    legend = "The Dungeon. Numbers are Scholars"
    before, _, after = said.partition("> map")
    assert before.count(legend) == 1
    assert after.count(legend) == 1


def test_a_game_without_a_map_says_so():
    said = ludoteca("play", "king-of-con", "--seats", "me,novice", answers=["map", "quit"]).out
    assert "This game has no map" in said
