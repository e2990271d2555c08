"""Part 2.2 and Part 4 of the law: its tables say what the game is played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from tests.chamber_of_wonders.scenes import EDITIONS, begin

LAW = (Path(__file__).parents[2] / "docs/rules/chamber-of-wonders.md").read_text("utf-8")
STARRED = ("★", "▤")  # Fame that is reckoned and not printed


def rows(heading: str, columns: int) -> list[list[str]]:
    """The rows of the first table beneath that heading, without its head."""
    section = LAW.partition(f"\n## {heading}")[2].partition("\n#")[0]
    lines = ("|" + section.partition("\n|")[2]).partition("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return [row for row in cells if len(row) == columns]


def register() -> dict[str, list[str]]:
    """By option: its values and what it-0.3, fr-0.4 and en-0.5 set."""
    found = {}
    for names, *columns, _ in rows("2.2 Option register", 6):
        for name in re.findall(r"`([^`]+)`", names):
            found[name] = columns
    return found


def spelled(value: object) -> str:
    return {True: "true", False: "false", None: "none"}.get(value, str(value))  # type: ignore[call-overload,no-any-return]


def test_part_2_the_register_names_every_option_and_no_other():
    assert set(register()) == {option.name for option in GAME.options}


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_part_2_an_option_has_the_values_of_the_register(option):
    values = {
        re.sub(r" \(.*", "", value.strip()) for value in register()[option.name][0].split(",")
    }
    assert {spelled(value) for value in option.values} == values - {"n"}
    assert (option.numbers is not None) == ("n" in values)


@pytest.mark.parametrize("edition", EDITIONS)
def test_part_2_an_edition_sets_what_the_register_says(edition):
    column = {"it-0.3": 1, "fr-0.4": 2, "en-0.5": 3}[edition]
    options = GAME.agree(edition).options
    for name, cells in register().items():
        preset = re.sub(r" \(.*", "", cells[column])
        if preset not in ("–", "n/a"):
            assert (name, spelled(options[name])) == (name, preset)


def test_part_2_the_english_edition_is_the_default():
    assert GAME.agree(None).options == GAME.agree("en-0.5").options


def test_part_4_CW_SETUP_15_CW_SETUP_16_the_initial_equipment():
    areas = GAME.content().areas
    names = {"Hyde Park": "hyde-park", "Bank of England": "bank"}
    for name, *sides, _ in rows("4.2 Initial Equipment", 4):
        for side, cell in zip("AB", sides, strict=True):
            row = areas[f"{names.get(name, name.lower())}-{side}"]
            assert cell == f"{row.pounds} / {row.cards}"
    assert len(rows("4.2 Initial Equipment", 4)) == 5


def test_part_4_CW_COMP_13_CW_COMP_14_the_grotesque_tokens():
    for editions, *counts, tokens, skulls in rows("4.3 Grotesque tokens", 7):
        for edition in re.findall(r"\w\w-\d\.\d", editions):
            s = begin(2, edition)
            faces = [s.faces[token] for token in s.supply]
            assert [str(faces.count(n)) for n in (2, 3, 4, 5)] == [
                n.replace("–", "0") for n in counts
            ]
            assert (str(len(faces)), str(sum(faces))) == (tokens, skulls)


def test_part_4_CW_COMP_10_CW_COMP_11_the_92_cards():
    table = {row[0]: row[1:] for row in rows("4.4 The 92 cards", 10)}
    assert list(table) == [design.id for design in GAME.content().designs]
    for design in GAME.content().designs:
        _, _, _, kind, part, value, fame, copies, _ = table[design.id]
        printed = "0" if fame in STARRED else fame
        assert (design.type.upper(), design.kind or "-") == (kind, part)
        assert [str(n) for n in (design.value, design.fame, design.copies)] == [
            value,
            printed,
            copies,
        ]
