"""``ludoteca companion``: dialogues, helpers and Eggs at a keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typing import ludoteca

OMEGA = ("companion", "omega", "--players", "Ada", "--seed", "5")
PHASE = ("1", "1", "2", "")  # the Omega Phase, elsewhere in the Dungeon, two Stars, not Fired Up


def test_omega_is_led_and_a_step_is_taken_back():
    said = ludoteca(*OMEGA, answers=[*PHASE, "3", "6", "3", "undo", "2", "quit"])
    assert said.code == 0, said.err
    assert "Omega card 2: Omega draws 1 Student; he goes through Passage c;" in said.out
    assert "What is there, seen from Omega’s Zone? East side, to the south." in said.out
    assert said.out.count("Militia: into the first free space of the Tome. [RC-OMG.6]") == 1
    assert said.out.count("Civilization: into the first free space of the Tome.") == 1


def test_a_dialogue_is_kept_in_a_file_and_goes_on_from_there(folder: Path):
    first = ludoteca(*OMEGA, "--save", "omega.json", answers=[*PHASE, "6"])
    assert first.code == 130  # the keyboard had nothing more to say
    again = ludoteca(*OMEGA[:4], "--save", "omega.json", answers=["3", "quit"])
    assert again.code == 0, again.err
    assert "Militia: into the first free space of the Tome." in again.out
    other = ludoteca("companion", "boss", "--players", "Ada", "--save", "omega.json")
    assert other.code == 2
    assert "omega.json keeps something else (omega)" in other.err
    Path("bad.json").write_text("{")
    assert ludoteca(*OMEGA, "--save", "bad.json").code == 1


def test_the_boss_asks_for_each_scholar():
    typed = ["1", "3", "1", "1", "3", "1", "quit"]
    said = ludoteca("companion", "boss", "--players", "Ada,Bruno", "--seed", "1",
                    answers=["1", "2", *typed])  # fmt: skip
    assert said.code == 0, said.err
    assert "Laetus, the Brawler: Alert +2 in his Zone" in said.out
    assert "What Bruno has:" in said.out


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_helpers_speak(language: str):
    asked = ("companion", "setup", "dungeonology", "--players", "Ada", "--seed", "3")
    said = ludoteca(*asked, "--option", "rules.boss=true", "--lang", language)
    assert said.code == 0, said.err
    assert "[RC-SOL.5]" in said.out
    drawn = ludoteca("companion", "randomizer", "--players", "Ada,Bruno", "--lang", language,
                     answers=["2"])  # fmt: skip
    assert drawn.code == 0, drawn.err
    assert "[DG-3.4]" in drawn.out


def test_eggs_are_opened_until_the_manticore_is_found_and_hidden_anew():
    typed = [*"1234567", "7", "undo", "7", "again", "1", "quit"]
    said = ludoteca("companion", "eggs", "--seed", "5", answers=typed)
    assert said.code == 0, said.err
    assert said.out.count("Here is the Manticore!") == 1
    assert "There is no such Egg on a Room." in said.out
    assert "lay them out again. [RC-XOV.8]" in said.out


@pytest.mark.parametrize(
    ("language", "refused", "cube"),
    [
        ("en", "There is no such thing to choose: 9. Here is what can be typed.", "Wealth"),
        (
            "it",
            "Non c’è niente del genere da scegliere: 9. Ecco che cosa si può scrivere.",
            "Ricchezze",
        ),
        ("fr", "Il n’y a rien de tel à choisir\u00a0: 9. Voici ce qu’on peut taper.", "Richesse"),
    ],
)
def test_who_chooses_what_is_not_there_reads_again_what_is(language: str, refused: str, cube: str):
    said = ludoteca(*OMEGA, "--lang", language, answers=["4", "9", "4", "quit"])
    assert said.code == 0, said.err
    before, found, after = said.out.partition(f"{refused} [RC-OMG.6]\n")
    assert found
    listed = after.splitlines()[:7]
    assert [line[:4] for line in listed] == [f"  {n} " for n in range(1, 8)]
    assert f"  4 {cube}" in listed[3]
    assert "\n".join(listed) in before  # the same list as at first


def test_what_is_wrong_is_told():
    said = ludoteca("companion", "tea")
    assert said.code == 2
    assert "setup, edition, collector, randomizer, alert, omega, boss, eggs" in said.err
    assert "King" not in ludoteca("companion", "setup").err
    assert ludoteca("companion", "setup").code == 2
    assert "dungeonology" in ludoteca("companion", "omega", "king-of-con").err
    assert "--players Ada,Bruno,Clio" in ludoteca("companion", "omega").err
