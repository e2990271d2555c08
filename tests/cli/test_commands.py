"""The other commands: games, rules, content, replay, help and version."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludoteca as library
from ludoteca.kernel.terms import spell
from ludoteca.words import LANGUAGES, Words
from tests.cli.typing import ludoteca

GAME = library.games()[0]


def test_version_and_help():
    assert ludoteca("--version").out == f"ludoteca {library.__version__}\n"
    short = ludoteca()
    assert short.code == 0
    for command in ("play", "resume", "replay", "rules", "content", "games"):
        assert f"\n    {command} " in short.out
        assert ludoteca(command, "--help").code == 0


HEADINGS = {
    "en": ["Usage: ", "Options:", "Commands:"],
    "it": ["Uso: ", "Opzioni:", "Comandi:"],
    "fr": ["Usage\u00a0: ", "Options\u00a0:", "Commandes\u00a0:"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_speaks_alike_on_every_line(language):
    said = ludoteca("--help", "--lang", language).out
    assert all(f"\n{heading}" in f"\n{said}" for heading in HEADINGS[language])
    told = re.sub(r"\n {8,}", " ", said)
    commands = re.findall(r"^    (\w+) +(.+)$", told, re.M)
    assert len(commands) > 10
    assert [line for line in commands if not re.fullmatch(r"[A-ZÉ].*\.", line[1])] == []
    asked = ludoteca("rules", "--help", "--lang", language).out
    assert {"en": "\nWhat:", "it": "\nChe cosa:", "fr": "\nQuoi\u00a0:"}[language] in asked


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "0, or nothing said"), ("it", "0, o niente"), ("fr", "0, ou rien")],
)
def test_no_workers_are_one_for_each_core_and_the_help_says_so(language, told):
    said = ludoteca("lab", "ladder", "--help", "--lang", language).out
    assert told in said.replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_with_every_value(language):
    said = ludoteca("games", "--lang", language)
    assert said.code == 0
    colon = "\u00a0: " if language == "fr" else ": "
    for game in library.games():
        words = Words(language, game.name)
        for option in game.options:
            cited = words.speaker.cited(option)
            about = f"{words.option(option.name)} [{cited}]"
            assert f"{option.name}{colon}{about}" in said.out
            for value in option.values:
                assert f"{spell(value)}{colon}{words.value(option.name, value)}" in said.out
        assert said.out.count(f"({words.say('games-default')})") >= 1 + len(game.options)


# ---------------------------------------------------------------- rules


def test_the_chapters_are_listed_under_their_headings():
    lines = ludoteca("rules", "king-of-con", "--lang", "fr").out.splitlines()
    heading = lines.index("Les quatre phases\u00a0:")
    assert lines[heading + 1].startswith("KC-9\u00a0: ")
    assert [line for line in lines if line.startswith("Décisions")] == []  # without chapters


def test_rules_by_chapter_clause_ruling_scenario_and_word():
    assert "KC-12: Phase 3: Scavenging" in ludoteca("rules", "king-of-con").out
    assert ludoteca("rules", "king-of-con", "KC-12.12").out.startswith("KC-12.12: ")
    assert ludoteca("rules", "12.12").out == ludoteca("rules", "king-of-con", "kc-12.12").out
    chapter = ludoteca("rules", "king-of-con", "KC-12").out.splitlines()
    assert len(chapter) == 25
    assert ludoteca("rules", "king-of-con", "AMB-08", "--lang", "fr").out.startswith(
        "AMB-08\u00a0: Si "
    )
    assert "Museum Glass" in ludoteca("rules", "king-of-con", "scenario 2").out
    found = ludoteca("rules", "king-of-con", "whip-round", "reserve").out.splitlines()
    assert len(found) > 2
    assert all("whip-round" in line.lower() and "reserve" in line.lower() for line in found)
    assert "KC-11\u00a0: " in ludoteca("rules", "king-of-con", "etals", "--lang", "fr").out


def test_every_rule_has_a_number_that_finds_it():
    words = Words("it", "king-of-con")
    from ludoteca.cli.rules import exact

    assert len(words.clauses()) > 250
    assert [clause for clause in words.clauses() if exact(words, clause) != clause] == []


# ---------------------------------------------------------------- content


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exported_pack_is_in_order_and_ours(language, folder: Path):
    assert (
        ludoteca("content", "export", "king-of-con", "--out", "p.toml", "--lang", language).code
        == 0
    )
    said = ludoteca("content", "check", "p.toml", "--lang", language)
    assert said.code == 0
    assert "p.toml" in said.out
    text = (folder / "p.toml").read_text("utf-8")
    pack, ours = GAME.content(text), GAME.content()
    assert pack.traits == ours.traits
    assert {n: s.number for n, s in pack.scenarios.items()} == {n: n for n in range(1, 11)}
    names = pack.names()
    for other in LANGUAGES:
        words = Words(other, "king-of-con")
        assert {key: name[other] for key, name in names.items()} == {
            key: words.say(key) for key in names
        }
    fields = set(re.findall(r"^(\w+) = ", text, re.M))
    explained = set(re.findall(r"^#   (\w+)\s?: ", text, re.M))
    assert fields - {"game"} <= explained
    assert ludoteca("content", "export", "--lang", language).out == text


def test_a_pack_with_faults_gets_every_one_with_its_line(folder: Path):
    text = ludoteca("content", "export").out
    lines = text.splitlines()
    genre, number = lines.index('genre = "Horror"'), lines.index("astatoste = 2")
    lines[genre] = 'genre = "Western"'
    lines[number] = 'astatoste = "two"'
    lines.append("astatosta = 3")
    (folder / "bad.toml").write_text("\n".join(lines))
    said = ludoteca("content", "check", "bad.toml")
    assert said.code == 1
    assert said.err.splitlines()[:3] == [
        f"bad.toml:{genre + 1}: object.21.genre: found 'Western', expected one of:"
        " Sci-Fi, SuperHeroes, Fantasy, MangAnime, Horror.",
        f"bad.toml:{number + 1}: scenario.1.astatoste: found a text in quotation marks,"
        " expected a whole number.",
        f"bad.toml:{len(lines)}: scenario.10.astatosta: there is no such field."
        " Did you mean: astatoste? There are: number, provenance, astatoste,"
        " devaluation_in_odd_rounds, devaluation_in_even_rounds, stall_value, steal_margin,"
        " guest_reward, mystery_box, theme, epic_ends_the_game, epic_points, monkeys_pass_on,"
        " haggling and name.",
    ]
    assert ludoteca("play", "--content", "bad.toml").err == said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_in_a_pack_is_told_in_the_words_of_its_game(language, folder: Path):
    text = ludoteca("content", "export", "dungeonology").out
    (folder / "word.toml").write_text(text.replace('"speed(3)"', '"sped(3)"', 1))
    said = ludoteca("content", "check", "word.toml", "--lang", language)
    assert said.code == 1
    assert all(
        x in said.err for x in ("word.toml:", "forced-march", "main.effect", "sped", "speed")
    )
    (folder / "count.toml").write_text(text.replace("copies = 2", "copies = 3", 1))
    said = ludoteca("content", "check", "count.toml", "--lang", language)
    assert said.code == 1
    assert "106" in said.err
    assert "105" in said.err


def test_what_is_wrong_in_a_record_is_told_in_the_words_of_its_game(folder: Path):
    ludoteca("play", "dungeonology", "--seed", "3", "--save", "g.json", answers=["1", "quit"])
    record = json.loads((folder / "g.json").read_text("utf-8"))
    record["header"]["options"] = {"rocca.familiars": True}
    (folder / "options.json").write_text(json.dumps(record))
    said = ludoteca("resume", "options.json")
    assert said.code != 0
    assert "RC-FAM.1" in said.err
    assert "MissingWords" not in said.err


def test_a_pack_with_signs_that_steer_a_terminal_is_refused_by_its_line(folder: Path):
    text = ludoteca("content", "export").out.replace("Thunder Girl on Laserdisc", "\\u001b[31mOwl")
    (folder / "mine.toml").write_text(text)
    said = ludoteca("play", "--seats", "me,apprentice", "--content", "mine.toml")
    assert said.code == 1
    assert "mine.toml:75: object.7.name.en: there is a sign in it that cannot be seen." in said.err
    assert "\x1b" not in said.err


def test_a_pack_is_played_with_and_goes_along_with_the_record(folder: Path):
    text = ludoteca("content", "export").out.replace("Thunder Girl on Laserdisc", "Owl")
    text = text.replace("astatoste = 2", "astatoste = 1\nhaggling = true")
    (folder / "mine.toml").write_text(text)
    argv = ("play", "--seats", "me,apprentice", "--seed", "2", "--content", "mine.toml")
    said = ludoteca(*argv, "--scenario", "1", "--save", "g.json", by_hint=True)
    assert said.code == 0
    assert "haggling = true: " in said.out
    assert "plays with a content pack instead of our own cards." in said.out
    assert "Astatosta I of I." in said.out
    assert "#7 Owl" in said.out
    (folder / "mine.toml").unlink()
    assert "#7 Owl" in ludoteca("replay", "g.json").out


# ---------------------------------------------------------------- replay


@pytest.fixture
def finished(folder: Path) -> library.Table:
    argv = ("play", "--seats", "apprentice,apprentice,novice", "--seed", "4", "--save", "done.json")
    assert ludoteca(*argv).code == 0
    return library.load((folder / "done.json").read_bytes())


def test_a_finished_game_is_told_with_its_secrets(finished):
    said = ludoteca("replay", "done.json")
    assert said.code == 0
    assert "As seen by: everybody at once, secrets included." in said.out
    assert "Dirk is ready and gives up #" in said.out
    assert "Greg keeps #" in said.out
    assert "Score sheet" in said.out
    for seat in ("1", "dirk"):
        told = ludoteca("replay", "done.json", "--seat", seat).out
        assert "Dirk (you) keeps #" in told
        assert "Greg keeps #" not in told


@pytest.mark.usefixtures("finished")
def test_an_unfinished_game_is_told_as_a_spectator_sees_it(folder: Path):
    record = library.replay((folder / "done.json").read_bytes(), 11)
    (folder / "half.json").write_bytes(record.save())
    said = ludoteca("replay", "half.json", "--lang", "it")
    assert said.code == 0
    assert "Vista da: uno spettatore." in said.out
    assert "tiene #" not in said.out
    assert "Devono ancora scegliere: " in said.out
    assert "riserva personale" not in said.out


def test_one_step_with_the_table_after_it(finished):
    for step in (0, 3, 7, len(finished.record.steps)):
        for seat in ("watcher", "all", "2"):
            said = ludoteca("replay", "done.json", "--step", str(step), "--seat", seat)
            assert said.code == 0
            assert "As seen by: " in said.out
            assert f"After step {step} of {len(finished.record.steps)}." in said.out
    open_table = ludoteca("replay", "done.json", "--step", "7").out
    assert open_table.count("  Reserve ") == open_table.count("  Passions: #") == 3


def test_a_broken_record_tells_what_it_can_and_then_where_it_breaks(finished, folder: Path):
    text = (folder / "done.json").read_text()
    digest = finished.record.steps[9].digest
    (folder / "done.json").write_text(text.replace(digest, "f" * 16))
    said = ludoteca("replay", "done.json", "--lang", "fr")
    assert said.code == 1
    assert "Étape 9." in said.out
    assert said.err.startswith("«\u00a0done.json\u00a0» s’arrête à l’étape 10. ")
