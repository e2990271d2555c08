"""The levels of the bots are typed in English or in the language in use."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import bots
from ludoteca.cli import levels
from ludoteca.cli.sorry import SorryError
from ludoteca.kernel.record import from_json
from ludoteca.words import Words
from tests.cli.typing import ludoteca

CALLED = [
    ("it", "Iniziato", "adept"),
    ("it", "APPRENDISTA", "apprentice"),
    ("it", "apprentice", "apprentice"),
    ("fr", "initie", "adept"),
    ("fr", "MAÎTRE", "master"),
    ("en", "greedy", "apprentice"),  # as older records say
]


@pytest.mark.parametrize(("language", "typed", "name"), CALLED)
def test_a_level_goes_by_both_its_names(language, typed, name):
    found = levels.level(Words(language), f" {typed} ")
    assert found is not None
    assert found.name == name


def test_names_of_other_languages_are_none():
    assert levels.level(Words("fr"), "Iniziato") is None


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "novice, apprentice"), ("it", "adept (Iniziato), "), ("fr", "master (Maître)")],
)
def test_a_refusal_and_the_help_tell_both_names(language, told):
    with pytest.raises(SorryError) as sorry:
        levels.found(Words(language), "hal")
    assert told in sorry.value.lines(Words(language))[0]
    assert told in ludoteca("play", "--seats", "me,hal", "--lang", language).err
    helped = " ".join(ludoteca("play", "--help", "--lang", language).out.split())
    assert told.strip(" ,") in helped


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "adept, expert, master"), ("it", "adept (Iniziato), "), ("fr", "master (Maître)")],
)
def test_the_help_of_a_ladder_names_the_levels(language, told):
    helped = " ".join(ludoteca("lab", "ladder", "--help", "--lang", language).out.split())
    assert told.strip(" ,") in helped


def test_the_help_of_a_game_says_how_many_games_its_bots_imagine():
    most = max([bots.simulations("expert", "chamber-of-wonders", n) for n in range(1, 5)])
    for typed, games in ((["chamber-of-wonders"], most), ([], bots.found("expert").most)):
        helped = " ".join(ludoteca("play", *typed, "--help", "--lang", "en").out.split())
        assert f"expert – Imagines up to {games} games" in helped


def test_one_is_seated_by_its_local_name(folder: Path):
    typed = ("--seats", "io,iniziato", "--save", "a.json", "--lang", "it")
    assert ludoteca("play", *typed, answers=["esci"]).code == 0
    assert from_json((folder / "a.json").read_text()).header.players == ["me", "adept"]


def test_a_lecturer_is_a_bot_by_its_local_name(folder: Path):
    said = ludoteca("campaign", "new", "y.json", "--lecturers", "Anna,Apprendista", "--lang", "it")
    assert said.code == 0
    assert '"apprentice"' in (folder / "y.json").read_text()


@pytest.mark.parametrize("command", ["run king-of-con --out x", "campaign"])
def test_the_lab_refuses_in_both_names(command):
    said = ludoteca("lab", *command.split(), "--bots", "hal", "--lang", "it")
    assert said.code == 2
    assert "apprentice (Apprendista)" in said.err


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "novice", "“novice” cannot give hints"),
        ("en", "hal", "There is no bot “hal”. Those who can give hints: adept, expert, master."),
        ("it", "apprendista", "Possono darne: adept (Iniziato), expert (Esperto), "),
        ("fr", "novice", "ne peut pas donner de conseils"),
    ],
)
def test_who_gives_hints_in_a_hall_can_imagine_games(language, typed, told):
    said = ludoteca("host", "--hints", typed, "--lang", language)
    assert said.code == 2
    assert told in said.err
    assert "adept" in said.err
    assert "apprentice" not in said.err


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "? adept", "Adept (bot): Imagines up to {} ways"),
        ("en", "help Expert", "Expert (bot): Imagines up to {} games"),
        ("it", "? iniziato", "Iniziato (bot): Immagina fino a {} modi"),
        ("fr", "? initie", "Initié (bot)\u00a0: Imagine jusqu’à {} suites"),
        ("fr", "? adept", "Initié (bot)\u00a0: Imagine jusqu’à {} suites"),
        ("it", "? NOVICE", "Novizio (bot): Fa una cosa qualunque"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_at_the_table_one_can_ask_what_a_level_does_there(language, typed, told, seats):
    players = ",".join(["me", *["novice"] * (seats - 1)])
    said = ludoteca("play", "--seats", players, "--lang", language, answers=[typed, "quit"])
    name = "expert" if "xpert" in typed else "adept"
    assert told.format(bots.simulations(name, "king-of-con", seats)) in said.out
    assert "KC-12.12)" not in said.out  # nor that the rules have nothing on it


def test_rules_with_the_name_of_a_level_in_them_are_told_too():
    told = ludoteca("play", "--seats", "me,novice", answers=["? expert", "? random", "quit"]).out
    assert "Expert (bot): Imagines up to 200 games" in told
    assert "\nKC-19.1: " in told.partition("Expert (bot)")[2]
    assert "Novice (bot):" not in told  # “random” is what older records call it


def test_a_table_with_bots_says_how_to_ask_for_their_levels():
    for players, there in (("me,expert", True), ("me,me", False)):
        said = ludoteca("play", "--seats", players, answers=["", "?", "quit"]).out
        assert ("What a bot does: type “? Expert”." in said) is there
        assert "With the level of a bot, such as “? " in said


def test_the_help_of_a_game_says_what_the_numbers_mean():
    helped = " ".join(ludoteca("play", "--help", "--lang", "en").out.split())
    fewer = [bots.simulations(name, "king-of-con", 2) for name in ("adept", "expert", "master")]
    told = "the most at any table; in King of Con with two players they are {}, {} and {:,}."
    assert told.format(*fewer) in helped
