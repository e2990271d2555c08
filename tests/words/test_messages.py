"""Every key has its message in every language, and the languages agree with one another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import spell
from ludoteca.words import LANGUAGES, MissingWordsError, Words
from ludoteca.words.king_of_con import SILENT
from tests.words import keys

SRC = Path(ludoteca.__file__).parent
FOLDERS = (SRC / "words", SRC / "games/king_of_con/words")
GAME = ludoteca.games()[0]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def files(language: str) -> list[Path]:
    return sorted([file for folder in FOLDERS for file in (folder / language).glob("*.ftl")])


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
    assert {"more-than-reserve", "learned-since", "nothing-to-undo", "not-an-option"} <= (
        keys.reasons()
    )
    assert {"declared", "chosen", "shown", "tie-settled", "game-over"} <= keys.events()
    assert {"not-toml", "does-not-fit", "cell-twice"} <= keys.faults()
    assert keys.lines() == {"objects", "passions", "theme", "epic-collections", "tokens"}
    kinds = {"Passions", "Astatosta", "Award", "Scavenging", "Spoils", "MonkeyControl"}
    assert keys.decisions() == kinds


@each_language
def test_every_key_has_a_message(language):
    words = Words(language, GAME.name)
    asked = [f"reason-{key}" for key in keys.reasons()]
    asked += [f"fault-{key}" for key in keys.faults()]
    asked += [f"line-{key}" for key in keys.lines()]
    asked += [f"decision-{key}" for key in keys.decisions()]
    asked += [f"phase-{number}" for number in range(5)]
    asked += [f"game-{GAME.name}", *[f"edition-{name}" for name in GAME.editions]]
    asked += [f"object-{n}" for n in range(1, 26)] + [f"scenario-{n}" for n in range(1, 11)]
    asked += [f"{kind}-{n}" for n in range(1, 16) for kind in ("characteristic", "gloss")]
    assert [key for key in asked if not words.has(key)] == []


@each_language
def test_every_event_has_a_message_or_is_told_by_another(language):
    """An event with several forms, such as event-chosen-tie, has one that begins with its name."""
    ids = [key for file in files(language) for key in messages(file)]
    for kind in keys.events() - set(SILENT):
        assert any(key == f"event-{kind}" or key.startswith(f"event-{kind}-") for key in ids), kind


@each_language
def test_every_option_and_value_has_its_meaning(language):
    words = Words(language, GAME.name)
    for option in GAME.options:
        assert words.option(option.name)
        for value in option.values:
            assert words.value(option.name, value), (option.name, spell(value))


@each_language
def test_every_clause_that_the_code_cites_can_be_read(language):
    words = Words(language, GAME.name)
    cited = {
        found
        for file in keys.RULES
        for found in re.findall(r'"((?:KC|AMB)-[\d.]+)"', file.read_text())
    }
    assert len(cited) > 30
    assert [clause for clause in cited if not words.has_clause(clause)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_with_the_same_variables(language):
    ours, theirs = files("en"), files(language)
    assert [file.name for file in ours] == [file.name for file in theirs]
    english = {key: m for file in ours for key, m in messages(file).items()}
    other = {key: m for file in theirs for key, m in messages(file).items()}
    assert set(english) == set(other)
    differ = [key for key in english if variables(english, key) != variables(other, key)]
    assert differ == []


@each_language
def test_all_files_are_fluent_without_a_message_twice(language):
    seen: set[str] = set()
    for file in files(language):
        body = parse(file.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), file
        assert not seen & set(ids), file
        seen |= set(ids)


@pytest.mark.parametrize("file", files("fr"), ids=lambda file: file.name)
def test_french_signs_have_their_no_break_space(file):
    lines = [x for x in file.read_text("utf-8").splitlines() if not x.startswith("#")]
    assert [line for line in lines if re.search(r" [;:?!»]|« ", line)] == []


@each_language
def test_nothing_but_letters_and_plain_signs(language):
    """No box drawing, no emoji: a screen reader reads every sign."""
    for file in files(language):
        odd = [c for c in file.read_text("utf-8") if ord(c) > 0x24F and c not in "’“”–−×÷≥≤…"]
        assert odd == [], file


def test_a_missing_message_is_an_error_and_so_is_a_missing_argument():
    words = Words("en", GAME.name)
    with pytest.raises(MissingWordsError, match="no message nonsense"):
        words.say("nonsense")
    with pytest.raises(MissingWordsError, match="reason-more-than-reserve"):
        words.reason(Reason("KC-7.7", "more-than-reserve", {"offered": 1}))
    with pytest.raises(ValueError, match="no words in 'de'"):
        Words("de")
