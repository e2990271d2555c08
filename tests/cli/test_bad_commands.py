"""Whatever is typed wrongly ends as one clear sentence that names it, in the chosen language."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca as library
from ludoteca.words import LANGUAGES
from tests.cli.typing import ludoteca

BAD = [  # what is typed, the exit code, what the sentence must name
    (("frobnicate",), 2, ["frobnicate", "--help"]),
    (("play", "chess"), 2, ["chess", "king-of-con"]),
    (("play", "--foo"), 2, ["--foo", "ludoteca play --help"]),
    (("lab", "ladder", "king-of-con", "novice"), 2, ["novice", "ludoteca lab ladder --help"]),
    (("review", "--level", "master", "over.json"), 2, ["--level", "ludoteca review --help"]),
    (("play", "king-of-con", "--preset", "zz"), 2, ["king-of-con", "--preset"]),
    (("play", "--seats"), 2, ["--seats", "--help"]),
    (("play", "--seats", "me"), 2, ["2", "5", "[KC-1.1]"]),
    (("play", "--seats", "me,me,me,me,me,me"), 2, ["6", "[KC-1.1]"]),
    (("play", "--seats", "me,hal9000"), 2, ["hal9000", "me, novice", "adept"]),
    (("play", "--seats", "me,"), 2, ["me, novice", "adept"]),
    (("play", "--seed", "seven"), 2, ["--seed", "seven"]),
    (("play", "--seed", "-1"), 2, ["--seed", "-1"]),
    (("play", "--seed", "9" * 30), 2, ["--seed"]),
    (("play", "--edition", "en-1999"), 2, ["en-1999", "it-2018"]),
    (("play", "dungeonology", "--preset", "most"), 2, ["most", "base-game, standard, everything"]),
    (
        ("play", "dungeonology", "--option", "rocca.familiars=true"),
        2,
        ["(rocca.familiars)", "(rocca.floor_iv)", "[RC-FAM.1]"],
    ),
    (("play", "dungeonology", "--option", "rocca.spriggan=true"), 2, ["[RC-SPG.2]"]),
    (("play", "dungeonology", "--option", "boss=jukas"), 2, ["[RC-BOS.1]"]),
    (("play", "--option", "colour=red"), 2, ["colour", "whipRound"]),
    (("play", "--option", "whipRound"), 2, ["whipRound", "="]),
    (("play", "--option", "whipRound=twice"), 2, ["twice", "repeat, once"]),
    (("play", "--scenario", "11"), 2, ["11", "random", "[AMB-41]"]),
    (("play", "--scenario", "3", "--option", "scenario=4"), 2, ["scenario"]),
    (("play", "--scenario", "3", "--option", "firstGame=true"), 2, ["[KC-5.14]"]),
    (("play", "--scenario", "9", "--option", "monkeyControl=true"), 2, ["9", "[KC-19.1]"]),
    (("play", "--content", "missing.toml"), 2, ["missing.toml"]),
    (("play", "--content", "folder"), 2, ["folder"]),
    (("play", "--content", "empty"), 1, ["empty"]),
    (("play", "--content", "binary"), 1, ["binary", "UTF-8"]),
    (("play", "--content", "latin"), 1, ["latin", "UTF-8", "3"]),
    (("play", "--content", "text"), 1, ["text:1:", "TOML"]),
    (("resume",), 2, ["FILE", "--help"]),
    (("resume", "missing.json"), 2, ["missing.json"]),
    (("resume", "folder"), 2, ["folder"]),
    (("resume", "empty"), 1, ["empty"]),
    (("resume", "binary"), 1, ["binary"]),
    (("resume", "latin"), 1, ["latin"]),
    (("resume", "text"), 1, ["text", "Ludoteca"]),
    (("resume", "truncated.json"), 1, ["truncated.json"]),
    (("resume", "other.json"), 1, ["other.json"]),
    (("resume", "chess.json"), 1, ["chess.json", "chess", "king-of-con"]),
    (("resume", "future.json"), 1, ["future.json", "99"]),
    (("resume", "many.json"), 1, ["many.json", "9", "[KC-1.1]"]),
    (("resume", "pack.json"), 1, ["pack.json", "1: ", "TOML"]),
    (("resume", "game.json", "--seats", "me,me,me"), 2, ["2", "3"]),
    (("resume", "a\0b"), 2, []),
    (("replay", "missing.json"), 2, ["missing.json"]),
    (("replay", "truncated.json"), 1, ["truncated.json"]),
    (("replay", "broken.json"), 1, ["broken.json", "2", "Lulu", "[KC-5.8]"]),
    (("replay", "changed.json"), 1, ["changed.json", "1"]),
    (("replay", "game.json", "--step", "99"), 2, ["99", "2"]),
    (("replay", "game.json", "--step", "x"), 2, ["--step", "x"]),
    (("replay", "game.json", "--seat", "Bob"), 2, ["Bob", "1 (Dirk), 2 (Lulu), watcher, all"]),
    (("review", "over.json", "--seat", "9"), 2, ["9", ": 1 (Dirk), 2 (Lulu).\n"]),
    (("review", "over.json", "--seat", "watcher"), 2, ["watcher", "1 (Dirk)"]),
    (("content",), 2, ["--help"]),
    (("content", "burn"), 2, ["burn", "--help"]),
    (("content", "check"), 2, ["FILE"]),
    (("content", "check", "missing.toml"), 2, ["missing.toml"]),
    (("content", "check", "text"), 1, ["text:1:"]),
    (("content", "export", "chess"), 2, ["chess"]),
    (("content", "export", "--out", "text"), 2, ["text"]),
    (("content", "export", "--out", "nowhere/pack.toml"), 2, ["nowhere/pack.toml"]),
    (("rules", "king-of-con", "KC-99"), 1, ["KC-99"]),
    (("rules", "king-of-con", "xyzzy"), 1, ["xyzzy"]),
]


@pytest.fixture
def things(folder: Path) -> None:
    """Files that are not what the command wants."""
    (folder / "folder").mkdir()
    (folder / "empty").write_bytes(b" \n")
    (folder / "binary").write_bytes(bytes(range(255, 0, -1)))
    (folder / "latin").write_bytes("cafés".encode("latin-1"))
    (folder / "text").write_text("dear diary\n")
    table = library.new("king-of-con", 2, 3)
    for seat in range(2):
        table.choose(seat, table.decision(seat).default)
    saved = table.save().decode()
    digests = [step.digest for step in table.record.steps]
    (folder / "game.json").write_text(saved)
    over = library.new("king-of-con", 2, 3)
    while not over.over:
        over.choose(over.awaited[0], over.decision(over.awaited[0]).default)
    (folder / "over.json").write_bytes(over.save())
    (folder / "truncated.json").write_text(saved[: len(saved) // 2])
    (folder / "other.json").write_text('{"name": "somebody else"}')
    (folder / "chess.json").write_text(saved.replace('"king-of-con"', '"chess"'))
    (folder / "future.json").write_text(saved.replace('"seed":', '"format": 99, "seed":'))
    (folder / "many.json").write_text(saved.replace('"seats": 2', '"seats": 9'))
    (folder / "pack.json").write_text(saved.replace('"seed":', '"content": "oops", "seed":'))
    (folder / "changed.json").write_text(saved.replace(digests[0], "0" * 16))
    second = saved.rindex(str(table.record.steps[1].choice), 0, saved.index(digests[1]))
    (folder / "broken.json").write_text(f"{saved[:second]}14{saved[second + 1 :]}")


@pytest.mark.usefixtures("things")
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_commands_are_refused_in_words(language, folder: Path):
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    for argv, code, named in BAD:
        said = ludoteca(*argv, "--lang", language)
        assert said.code == code, (argv, said)
        lines = said.err.splitlines()
        assert 1 <= len(lines) <= 2, (argv, said.err)
        for name in named:
            assert name in said.err, (argv, said.err)
        assert "Traceback" not in said.err
        assert "{" not in said.err
    after = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert after == before


@pytest.mark.usefixtures("things")
@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_english_in_what_is_said_of_damaged_files(language, monkeypatch):
    for argv in (("resume", "text"), ("resume", "truncated.json"), ("content", "check", "text")):
        said = ludoteca(*argv, "--lang", language).err
        for english in ("JSON", "malformed", "truncated:", "Expected", "Invalid", "at line"):
            assert english not in said, (argv, said)
    monkeypatch.setenv("LUDOTECA_DEBUG", "1")
    assert "JSON" in ludoteca("resume", "text", "--lang", language).err


def test_an_unknown_language_is_refused_in_the_language_of_the_system(monkeypatch):
    said = ludoteca("games", "--lang", "de")
    assert (said.code, said.err) == (
        2,
        "There is no language “de” here. The languages are: en, it, fr.\n",
    )
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert ludoteca("games", "--lang=de").err.startswith("Qui non c’è la lingua «de».")
    monkeypatch.setenv("LUDOTECA_LANG", "xx")
    assert ludoteca("games").code == 2


@pytest.mark.parametrize(
    ("environment", "argv", "expected"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, (), "Usage\u00a0:"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT"}, (), "Uso:"),
        ({"LC_ALL": "", "LANG": "it"}, (), "Uso:"),
        ({"LC_ALL": "ja_JP.UTF-8"}, (), "Usage:"),
        ({"LC_ALL": "fr_FR", "LUDOTECA_LANG": "it"}, (), "Uso:"),
        ({"LC_ALL": "fr_FR", "LUDOTECA_LANG": "it"}, ("--lang", "en"), "Usage:"),
    ],
)
def test_which_language(environment, argv, expected, monkeypatch):
    monkeypatch.delenv("LANG", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ludoteca(*argv).out.startswith(expected)


def test_what_is_not_understood_is_quoted_as_it_was_typed():
    for typed, told in (
        (("review", "--level", "master", "over.json"), "“--level” is"),
        (("review", "--level=master", "over.json"), "“--level=master” is"),
        (("play", "king-of-con", "one", "--seed", "1", "two"), "“one” is"),
    ):
        assert told in ludoteca(*typed).err
