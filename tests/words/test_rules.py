"""The rules reference: the whole law in every language, under headings, and nothing else."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.dungeonology.terms import OPTIONS
from ludoteca.kernel.terms import Option, spell
from ludoteca.words import LANGUAGES, bundles
from tests import clauses as law

LETTERS = {
    "king-of-con": ("KC", "AMB"),
    "chamber-of-wonders": ("CW", "A"),
    "dungeonology": ("DG", "RC", "RA"),
}
UNPRINTED = re.compile(r"KC-scenario-\d+|E-\d+")  # house designs; where the editions differ
OPTION = re.compile(r"\w+_\w+")
RULED = [option for option in OPTIONS if option.clause.startswith("DG-Q.")]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", LETTERS)


def told(language: str, game: str) -> dict[str, str]:
    """The rules by the keys of their messages."""
    bundle, found = bundles.rules(language, game), {}
    for key in bundles.clauses(language, game):
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, {})
        assert not errors, key
        found[key] = str(text)
    return found


def key(clause: str) -> str:
    return clause.replace(".", "-")


@each_language
@each_game
def test_every_clause_and_ruling_of_the_law_is_told_and_no_other(game, language):
    letters = tuple([f"{each}-" for each in LETTERS[game]])
    told_of = law.due() | law.due_rulings()
    ours = {x for x in told_of if x.startswith(letters) and "-X." not in x}
    titles = {key(x.rpartition(".")[0]) for x in ours if "." in x}
    rules = {x for x in told(language, game) if not UNPRINTED.fullmatch(x)}
    assert len(ours) > 200
    assert rules == {key(x) for x in ours} | titles


def test_the_clauses_of_dungeonology_come_in_the_order_of_the_law():
    pages = [f"docs/rules/{name}.md" for name in ("dungeonology", "rocca-civetta")]
    page = "\n".join([(law.ROOT / page).read_text("utf-8") for page in pages])
    printed = re.findall(r"^(?:- |\| )\*\*((?:DG-(?:\d+|Q)|RC-\w+)\.\w+)\*\*", page, re.M)
    rulings = re.findall(r"^\| (RA-\d+) \|", page, re.M)
    due = [x for x in printed if x in law.due() | law.rulings()]
    titles = {key(x.rpartition(".")[0]) for x in due}
    mine = [x for x in told("en", "dungeonology") if x not in titles]
    assert [x for x in mine if not x.startswith("RA-")] == [key(clause) for clause in due]
    for _, part in bundles.parts("en", "dungeonology"):  # the campaign has its rulings apart
        ours = [x for x in part if x.startswith("RA-")]
        assert ours == [x for x in rulings if x in ours]


@each_language
@each_game
def test_every_rule_stands_under_a_heading(game, language):
    titles = [title for title, _ in bundles.parts(language, game)]
    assert len(titles) == len(set(titles)) > 5
    assert [title for title in titles if not title or title.isdecimal()] == []
    if language == "fr":
        assert [title for title in titles if re.search(r" [;:?!»]|« ", title)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@each_game
def test_the_languages_have_the_same_rules_in_the_same_order_and_parts(game, language):
    english = [keys for _, keys in bundles.parts("en", game)]
    assert [keys for _, keys in bundles.parts(language, game)] == english


@pytest.mark.parametrize("language", LANGUAGES[1:])
@each_game
def test_the_languages_agree_on_numbers_options_and_questions(game, language):
    english, other = told("en", game), told(language, game)
    for clause, text in english.items():
        for sign in (OPTION, re.compile(r"\d+"), re.compile(r"\?")):
            there = sorted(sign.findall(other[clause]))
            assert there == sorted(sign.findall(text)), clause


@each_language
@pytest.mark.parametrize("option", RULED, ids=lambda option: option.name)
def test_an_option_of_dungeonology_is_named_with_its_values_where_it_is_cited(
    option: Option, language: str
):
    text = told(language, "dungeonology")[key(option.clause)]
    assert option.name in text
    values = [spell(value) for value in option.values if value is not None]
    assert [value for value in values if not re.search(rf"\b{value}\b", text)] == []
    if values:
        default = {"en": "the default", "it": "predefinita", "fr": "par défaut"}[language]
        assert re.search(rf"{option.name}\s?: {spell(option.default)} \({default}\)", text)
