"""Every key has its message in every language, and the languages agree with one another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.games.chamber_of_wonders import components as chamber
from ludoteca.games.dungeonology import components as expedition
from ludoteca.games.dungeonology.content import named as named_rows
from ludoteca.games.dungeonology.known_abilities import ABILITIES
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import spell
from ludoteca.words import LANGUAGES, MissingWordsError, Words
from ludoteca.words.king_of_con import SILENT
from tests.words import keys

SRC = Path(ludoteca.__file__).parent
HOUSE = SRC / "words"
GAMES = ludoteca.games()
CLOSED = ("reason", "event", "fault", "line", "decision", "option", "value", "asks")
# messages that only a client elsewhere says, or that a family of keys has by its numbers
BY_NUMBER = re.compile(r"(object|scenario|characteristic|gloss|phase|seat|wonder|field|type)-.+")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def folder(game: Any) -> Path:
    name: str = game.name
    return SRC / "games" / name.replace("-", "_") / "words"


def files(language: str, game: Any) -> list[Path]:
    """The files of the house and of one game."""
    found = [*(HOUSE / language).glob("*.ftl"), *(folder(game) / language).glob("*.ftl")]
    return sorted(found)


def all_files(language: str) -> list[Path]:
    return sorted({file for game in GAMES for file in files(language, game)})


def messages(file: Path) -> dict[str, ast.Message]:
    body = parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Names(Visitor):
    """The variables and messages that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def named(message: ast.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.found


def variables(all_of_it: dict[str, ast.Message], key: str) -> set[str]:
    """The variables of a message, those of the messages in it too."""
    found = named(all_of_it[key])
    inner = [variables(all_of_it, name) for name in found if not name.startswith("$")]
    return {name for name in found if name.startswith("$")}.union(*inner)


def test_the_source_is_really_read():
    con, wonders = "king-of-con", "chamber-of-wonders"
    assert {"more-than-reserve", "learned-since", "nothing-to-undo", "not-an-option"} <= (
        keys.reasons(con)
    )
    assert {"no-set", "raise-or-pass", "not-an-option"} <= keys.reasons(wonders)
    assert {"declared", "chosen", "shown", "tie-settled", "game-over"} <= keys.events(con)
    assert {"declared", "bust", "fame-token", "looked-at", "game-over"} <= keys.events(wonders)
    assert {"not-toml", "does-not-fit", "cell-twice"} <= keys.faults(con)
    assert {"not-toml", "area-missing", "id-twice"} <= keys.faults(wonders)
    assert keys.lines(con) == {"objects", "passions", "theme", "epic-collections", "tokens"}
    kinds = {"Passions", "Astatosta", "Award", "Scavenging", "Spoils", "MonkeyControl"}
    assert keys.decisions(con) == kinds
    assert {"Display", "Auction", "Gravediggers", "Catherine"} <= keys.decisions(wonders)
    assert len(keys.decisions(wonders)) == 34
    assert {"columns", "clan", "placing", "jinxes"} <= keys.lines("dungeonology")
    assert {"id-twice", "boss-comes-last"} <= keys.faults("dungeonology")
    assert {"Turn", "Movement", "Lap", "PlaceZone", "Peek"} <= keys.decisions("dungeonology")


def needed(game: Any) -> set[str]:
    """The messages that the rules of a game can ask for by their keys."""
    name = game.name
    asked = {f"reason-{key}" for key in keys.reasons(name)}
    asked |= {f"fault-{key}" for key in keys.faults(name)}
    asked |= {f"line-{key}" for key in keys.lines(name)}
    asked |= {f"decision-{key}" for key in keys.decisions(name)}
    asked |= {f"game-{name}", f"title-{name}"}
    asked |= {f"edition-{edition}".replace(".", "-") for edition in game.editions}
    asked |= {f"example-{x}" for x in ("chapter", "clause", "ruling", "answer", "number", "word")}
    if name == "king-of-con":
        asked |= {f"phase-{number}" for number in range(5)}
        asked |= {f"object-{n}" for n in range(1, 26)} | {f"scenario-{n}" for n in range(1, 11)}
        asked |= {f"{kind}-{n}" for n in range(1, 16) for kind in ("characteristic", "gloss")}
        return asked
    if name == "dungeonology":
        asked |= set(named_rows(game.content().pack))
        asked |= {f"ability-{x}" for x in ABILITIES} | {f"uses-{x}" for x in ABILITIES}
        asked |= {f"type-{x}" for x in expedition.TRICK_TYPES}
        asked |= {f"effect-{x}" for x in expedition.ZONE_EFFECTS}
        asked |= {f"level-{x}" for x in expedition.LEVELS}
        asked |= {f"triangle-{x}" for x in expedition.TRIANGLES}
        asked |= {f"boss-{row.boss}" for row in game.content().pack.boss}
        return asked | {f"does-{row.does}" for row in game.content().pack.auxiliary}
    areas = (*chamber.AREAS, *chamber.SOLO_AREAS)
    contacts = (*chamber.CONTACTS, *chamber.SOLO_CONTACTS)
    asked |= {f"area-{name}" for name in areas}
    asked |= {f"effect-{name}-{side}" for name in areas for side in "AB"}
    asked |= {f"{kind}-{x}" for x in contacts for kind in ("contact", "gives")}
    asked |= {f"club-{name}" for name in chamber.CLUBS}
    asked |= {f"{kind}-{name}" for name in chamber.TYPES for kind in ("type", "line")}
    return asked | {f"wonder-{row.id}" for row in game.content().designs}


@each_language
@each_game
def test_every_key_has_a_message(game, language):
    words = Words(language, game.name)
    assert sorted([key for key in needed(game) if not words.has(key)]) == []


@each_language
@each_game
def test_every_event_has_a_message_or_is_told_by_another(game, language):
    """An event with several forms, such as event-chosen-tie, has one that begins with its name."""
    ids = [key for file in files(language, game) for key in messages(file)]
    silent = set(SILENT) if game.name == "king-of-con" else set[str]()
    for kind in keys.events(game.name) - silent:
        assert any(key == f"event-{kind}" or key.startswith(f"event-{kind}-") for key in ids), kind


@each_game
def test_no_message_is_left_over(game):
    """Every message of the house and of the game is said by somebody."""
    texts = {key: m for file in files("en", game) for key, m in messages(file).items()}
    rules = {x for file in (folder(game) / "en").glob("rules*.ftl") for x in messages(file)}
    inner = {name for m in texts.values() for name in named(m) if not name.startswith("$")}
    options = {f"option-{x.name}".replace(".", "-") for x in game.options}
    values = {
        f"value-{x.name}-{value}".replace(".", "-")
        for x in game.options
        for value in [*map(spell, x.values), *(["number"] if x.numbers else [])]
    }
    asked = needed(game) | options | values | rules | inner
    asked |= {f"event-{kind}" for kind in keys.events(game.name)}
    kinds = "|".join(keys.decisions(game.name))
    form = re.compile(rf"(asks|play-done|play-hint|play-would-do)-({kinds})(-\w+)?")
    unused = [
        key
        for key in texts
        if key not in asked
        and not form.fullmatch(key)
        and not BY_NUMBER.fullmatch(key)
        and not keys.is_spoken(key, CLOSED)
    ]
    assert unused == []


@each_language
@each_game
def test_every_option_and_value_has_its_meaning(game, language):
    words = Words(language, game.name)
    for option in game.options:
        assert words.option(option.name)
        for value in [*option.values, *(option.numbers or ())]:
            assert words.value(option.name, value), (option.name, spell(value))


@each_language
@each_game
def test_every_clause_that_the_code_cites_can_be_read(game, language):
    words = Words(language, game.name)
    prefixes = {"king-of-con": "KC|AMB", "chamber-of-wonders": "CW|A", "dungeonology": "DG"}
    cited = {
        found
        for file in keys.files(game.name)
        for found in re.findall(rf'"((?:{prefixes[game.name]})-[A-Z\d.-]*\d)"', file.read_text())
    }
    assert len(cited) > 30
    assert sorted([clause for clause in cited if not words.has_clause(clause)]) == []


@each_language
@each_game
def test_what_an_option_cites_can_be_read(game, language):
    words = Words(language, game.name)
    for option in game.options:
        for cited in words.speaker.cited(option).split(", "):
            assert words.has_clause(cited), (option.name, cited)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@each_game
def test_the_languages_have_the_same_messages_with_the_same_variables(game, language):
    ours, theirs = files("en", game), files(language, game)
    assert [file.name for file in ours] == [file.name for file in theirs]
    english = {key: m for file in ours for key, m in messages(file).items()}
    other = {key: m for file in theirs for key, m in messages(file).items()}
    assert set(english) == set(other)
    differ = [key for key in english if variables(english, key) != variables(other, key)]
    assert differ == []


@each_language
@each_game
def test_all_files_are_fluent_without_a_message_twice(game, language):
    seen: set[str] = set()
    for file in files(language, game):
        body = parse(file.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), file
        assert not seen & set(ids), file
        seen |= set(ids)


@pytest.mark.parametrize("file", all_files("fr"), ids=lambda file: "/".join(file.parts[-4:]))
def test_french_signs_have_their_no_break_space(file):
    lines = [x for x in file.read_text("utf-8").splitlines() if not x.startswith("#")]
    assert [line for line in lines if re.search(r" [;:?!»]|« ", line)] == []


@each_language
def test_nothing_but_letters_and_plain_signs(language):
    """No box drawing, no emoji: a screen reader reads every sign."""
    for file in all_files(language):
        odd = [c for c in file.read_text("utf-8") if ord(c) > 0x24F and c not in "’“”–−×÷≥≤…"]
        assert odd == [], file


def test_a_missing_message_is_an_error_and_so_is_a_missing_argument():
    words = Words("en", "king-of-con")
    with pytest.raises(MissingWordsError, match="no message nonsense"):
        words.say("nonsense")
    with pytest.raises(MissingWordsError, match="reason-more-than-reserve"):
        words.reason(Reason("KC-7.7", "more-than-reserve", {"offered": 1}))
    with pytest.raises(ValueError, match="no words in 'de'"):
        Words("de")


def test_english_and_french_keep_no_italian_name_that_has_one_of_their_own() -> None:
    """The vocabulary of the law pairs them: ``Whip-round (Colletta)``."""
    law = Path("docs/rules/king-of-con.md").read_text("utf-8")
    listed = law.partition("House vocabulary")[2].partition("\n\n")[0].partition("\n")[2]
    pairs = re.findall(r"([A-Z][A-Za-z-]+) \(([A-Z][a-z]+)\b[^)]*\)", listed)
    italian = {theirs for ours, theirs in pairs if ours != theirs}
    assert {"Sciacallaggio", "Colletta", "Scimmia"} <= italian
    italian |= {"Hype a Manetta", "Incauto Acquisto", "Sfoggio Supremo"}
    for language in ("en", "fr"):
        for file in Path(f"src/ludoteca/games/king_of_con/words/{language}").glob("*.ftl"):
            text = file.read_text("utf-8")
            mixed = [name for name in italian if re.search(rf"\b{name}\b", text)]
            assert not mixed, (file, mixed)
