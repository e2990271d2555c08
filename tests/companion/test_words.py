"""The companion speaks three languages, and says where an entry cannot be."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import companion
from ludoteca.companion import Answers, ProblemsError
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
