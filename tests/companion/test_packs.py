"""'Type in your cards': the form is the pack, and the pack is the form."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.companion.packs import pack_form, typed_pack
from ludoteca.kernel.content import ContentError
from ludoteca.words import LANGUAGES, Words

GAMES = [game.name for game in ludoteca.games()]


@pytest.mark.parametrize("game", GAMES)
def test_our_cards_typed_in_as_they_are_make_our_game(game: str) -> None:
    words = Words("en", game)
    form = pack_form(words)
    made = typed_pack(words, form.rows)
    assert made.misfits == []
    assert pack_form(words, made.content).rows == form.rows
    ours = ludoteca.new(game, 2, 5)
    theirs = ludoteca.new(game, 2, 5, content=made.content)
    for table in (ours, theirs):
        for _ in range(12):
            seat = table.awaited[0]
            table.choose(seat, table.decision(seat).default)
    assert ours.view() == theirs.view()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_its_words(game: str, language: str) -> None:
    form = pack_form(Words(language, game))
    assert all(group.label != group.key for group in form.groups)
    assert all(field.label for group in form.groups for field in group.fields)
    origins = [x for group in form.groups for x in group.fields if x.key == "provenance"]
    assert origins
    assert all(
        label != value for x in origins for label, value in zip(x.labels, x.values, strict=True)
    )


def test_what_is_wrong_is_told_where_it_was_typed_in() -> None:
    words = Words("en", "chamber-of-wonders")
    rows = pack_form(words).rows
    rows["wonder"][3]["value"] = 100
    rows["wonder"][5]["copies"] = "two"
    found = [(x.group, x.row, x.field) for x in typed_pack(words, rows).misfits]
    assert found == [("wonder", 5, "copies")]  # types first, as the pack's reader does
    rows["wonder"][5]["copies"] = 1
    told = typed_pack(words, rows).misfits
    assert [(x.group, x.row, x.field) for x in told] == [("wonder", 3, "value")]
    assert "99" in told[0].text


def test_a_line_of_toml_cannot_bring_anything_else() -> None:
    words = Words("en", "dungeonology")
    rows: Any = pack_form(words).rows
    rows["jinx"][0]["lasting"] = '{ speed = -1 }\nprovenance = "printed"'
    told = typed_pack(words, rows).misfits
    assert [(x.group, x.row, x.field) for x in told] == [("jinx", 0, "lasting")]
    rows["jinx"][0]["lasting"] = "{ speed = 1 }"
    assert typed_pack(words, rows).misfits == []


@pytest.mark.parametrize("typed", ["9" * 5000, "[" * 5000, "{a" + ".a" * 5000 + " = 1}", "nan"])
def test_what_nobody_types_is_refused_where_it_was_typed_in(typed: str) -> None:
    words = Words("en", "dungeonology")
    rows: Any = pack_form(words).rows
    rows["jinx"][0]["lasting"] = typed
    told = typed_pack(words, rows).misfits
    assert [(x.group, x.row, x.field) for x in told] == [("jinx", 0, "lasting")]
    assert told[0].text


def test_names_typed_in_are_shown_at_the_table() -> None:
    words = Words("it", "king-of-con")
    rows = pack_form(words).rows
    rows["object"][2]["name"] = {"en": "", "it": "La mia spada"}
    made = typed_pack(words, rows)
    assert made.misfits == []
    table = ludoteca.new("king-of-con", 2, 1, content=made.content)
    assert "La mia spada" in Words("it", "king-of-con", table.terms.content).object_name(3)


def test_a_file_that_is_no_pack_is_refused() -> None:
    with pytest.raises(ContentError):
        pack_form(Words("en", "king-of-con"), "game = 3\n")
