"""The companion speaks three languages, and says where an entry cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import companion
from ludoteca.companion import Answers, Form, ProblemsError
from ludoteca.companion.telling import FieldTold, Telling
from ludoteca.kernel.terms import Value
from ludoteca.words import LANGUAGES
from tests.words.test_messages import SRC, messages, named

WORDS = SRC / "companion" / "words"
ALL_MODULES = {"rules.main_effects": True, "rocca.clans": True, "rocca.research": True}
TABLES = [
    ("king-of-con", 3, {"scenario": 7}),
    ("chamber-of-wonders", 1, {}),
    ("chamber-of-wonders", 4, {"clubs.enabled": "on"}),
    ("dungeonology", 4, ALL_MODULES),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    files = ["en.ftl", *[f"en/{file.name}" for file in (WORDS / "en").glob("*.ftl")]]
    assert len(files) > 3
    for file in files:
        ours, theirs = messages(WORDS / file), messages(WORDS / file.replace("en", language, 1))
        assert list(ours) == list(theirs)
        for key, message in ours.items():
            assert named(message) == named(theirs[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_field_and_every_value_has_its_words(
    language: str, game: str, seats: int, options: dict[str, Value]
) -> None:
    told = Telling(language, game).form(companion.form(game, seats, options=options))

    def look(fields: list[FieldTold]) -> None:
        for field in fields:
            assert field.label
            labels = [value.label for value in field.values]
            assert all(labels)
            assert len({*labels}) == len(labels)
            look(field.fields)

    look([*told.table, *told.seat])
    assert all(example.label for example in told.examples)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in ludoteca.games()])
def test_the_printed_examples_are_told(language: str, game: str) -> None:
    for example in companion.examples(game):
        form = companion.form(game, example.seats)
        told = Telling(language, game, example.players)
        result = told.scored(form, companion.score(form, example.answers))
        assert all(line.label for line in result.lines)
        assert all(x.text and x.clause for x in [*result.ties, *result.notes])


def test_a_tie_is_told_with_the_names_of_the_players() -> None:
    example = companion.examples("chamber-of-wonders")[0]
    form = companion.form("chamber-of-wonders", 3)
    told = Telling("en", "chamber-of-wonders", example.players)
    result = told.scored(form, companion.score(form, example.answers))
    assert [x.text for x in result.ties] == [
        "Paolo comes before Diana on equal Fame, with more cards displayed: 11 to 10."
    ]
    assert [x.text for x in result.notes] == [
        "Diana has the most skulls, 4, and gets a Fame token."
    ]


def test_a_problem_says_where_it_is() -> None:
    form = companion.form("chamber-of-wonders", 2)
    seats = [{}, {"showcases": [{"holds": "arcane"}, {"holds": "precious"}], "purse": -1}]
    with pytest.raises(ProblemsError) as error:
        companion.score(form, Answers(seats=seats))
    told = Telling("en", "chamber-of-wonders", ["Ada", "Bruno"])
    found = told.problems(form, error.value.problems).problems
    assert [(x.label, x.text) for x in found] == [
        (
            "Bruno, Showcases 2, Fame printed on it (a set: on all its cards)",
            "This must be filled in.",
        ),
        ("Bruno, Pounds in the purse", "This is a number from 0 to 999, not -1."),
    ]


THERE_IS = {
    "en": "There is no such thing to choose: hat. There is: {}.",
    "it": "Non c’è niente del genere da scegliere: hat. Si può scegliere: {}.",
    "fr": "Il n’y a rien de tel à choisir\u00a0: hat. On peut choisir\u00a0: {}.",
}
MORE = {"en": "; and 8 more.", "it": "; e altri 8.", "fr": "\u00a0; et 8 autres."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_enters_what_cannot_be_chosen_reads_what_can(language: str) -> None:
    form = companion.form("chamber-of-wonders", 2)
    (refused,) = troubles(language, form, [{"showcases": [{"holds": "hat"}]}])
    told = Telling(language, form.game)
    (holds,) = [x for f in form.seat if f.key == "showcases" for x in f.fields if x.key == "holds"]
    named = [f"{told.value(holds, x)} ({x})" for x in holds.values]
    between = "\u00a0; " if language == "fr" else "; "
    assert refused == THERE_IS[language].format(between.join(named))
    assert len(named) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_only_those_that_are_not_there_are_named(language: str) -> None:
    form = companion.form("king-of-con", 2)
    given = {"monkey": 1, "passions": [1, 77], "collection": [{"object": 26}]}
    passions, objects = troubles(language, form, [given])[:2]
    assert ": 77. " in passions.replace("\u00a0", "")
    assert "#Sci-Fi (1)" in passions
    assert ": 26. " in objects.replace("\u00a0", "")
    assert ": 1 #Sci-Fi #ComicsBooks #Vintage" in objects
    assert objects.endswith(MORE[language])


def troubles(language: str, form: Form, seats: list[dict[str, Any]]) -> list[str]:
    with pytest.raises(ProblemsError) as error:
        companion.score(form, Answers(seats=seats))
    return [
        x.text for x in Telling(language, form.game).problems(form, error.value.problems).problems
    ]
