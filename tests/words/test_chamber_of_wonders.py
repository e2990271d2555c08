"""Chamber of Wonders has a message for every key, and whole games can be told to everybody."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import ludoteca
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import (
    AREAS,
    CLUBS,
    CONTACTS,
    SOLO_AREAS,
    SOLO_CONTACTS,
    TYPES,
)
from ludoteca.games.chamber_of_wonders.state import ChamberFrame
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.record import Header
from ludoteca.kernel.table import Table
from ludoteca.words import ALL, LANGUAGES, Words
from tests.words import keys
from tests.words.test_messages import messages, variables

SRC = Path(ludoteca.__file__).parent / "games/chamber_of_wonders"
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"clubs.enabled": "on", "setup.areas": "random"}),
    (4, {"info.purse": "hidden", "bank.limit": 60, "setup.areas": "random"}),
    (2, {"contact.seer_alternative": "bottom", "setup.areas": "random"}),
    (1, {"mode.solo": "on", "solo.clubs": "on", "solo.sides": "random"}),
    (1, {"mode.solo": "on", "solo.contacts": "chosen", "solo.lord": "on"}),
]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def new(seats: int, seed: int, **options: Any) -> Table:
    version: dict[str, Any] = {"rules": GAME.rules, "layout": GAME.layout}
    return Table(GAME, Header(GAME.name, **version, seats=seats, seed=seed, options=options))


def file(language: str) -> Path:
    return SRC / "words" / language / "messages.ftl"


def said(call: str, at: int) -> set[str]:
    """What the code of this game can say."""
    trees = [keys.ast.parse(path.read_text()) for path in SRC.rglob("*.py")]
    return {text for tree in trees for text in keys._said(tree, call, at)}


@each_language
def test_every_key_has_a_message(language):
    words = Words(language, GAME.name)
    frames: tuple[type[Frame], ...] = get_args(ChamberFrame)
    asked = [f"reason-{key}" for key in said("Reason", 1) | said("refusal", 0)]
    asked += [f"fault-{key}" for key in said("Fault", 1)]
    asked += [f"line-{key}" for key in (*said("Line", 0), *TYPES)]
    asked += [f"area-{name}" for name in (*AREAS, *SOLO_AREAS)]
    asked += [f"effect-{name}-{side}" for name in (*AREAS, *SOLO_AREAS) for side in "AB"]
    asked += [f"{kind}-{x}" for x in (*CONTACTS, *SOLO_CONTACTS) for kind in ("contact", "gives")]
    asked += [f"club-{name}" for name in CLUBS] + [f"type-{name}" for name in TYPES]
    asked += [
        f"decision-{f.kind()}"
        for f in frames
        if f.options is not Frame.options and f.awaited is not Frame.awaited
    ]
    asked += [f"wonder-{row.id}" for row in GAME.content().designs]
    asked += [f"edition-{name.replace('.', '-')}" for name in GAME.editions]
    assert "no-set" in said("Reason", 1)
    assert [key for key in asked if not words.has(key)] == []


@each_language
def test_every_event_has_a_message(language):
    ids = list(messages(file(language)))
    for kind in said("say", 0):
        assert any(key == f"event-{kind}" or key.startswith(f"event-{kind}-") for key in ids), kind


@each_language
def test_every_option_and_value_has_its_meaning(language):
    words = Words(language, GAME.name)
    for option in GAME.options:
        assert words.option(option.name)
        for value in option.values:
            assert words.value(option.name, value)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_agree(language):
    english, other = messages(file("en")), messages(file(language))
    assert set(english) == set(other)
    assert [k for k in english if variables(english, k) != variables(other, k)] == []


def test_french_signs_have_their_no_break_space():
    lines = [x for x in file("fr").read_text("utf-8").splitlines() if not x.startswith("#")]
    assert [line for line in lines if re.search(r" [;:?!»]|« ", line)] == []


@each_language
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_whole_games_can_be_told_to_everybody(seats, options, language):
    rng, table = random.Random(5), new(seats, 5, **options)
    words = Words(language, GAME.name)
    whole = []
    while not table.over:
        seat = rng.choice(table.awaited)
        events = table.choose(seat, table.decision(seat).space.pick(rng))
        whole += events
        for viewer in (None, ALL, *range(seats)):
            view = None if viewer == ALL else table.view(viewer)
            for line in words.tell(events, viewer, view):
                assert line.strip()
                assert "{" not in line
                assert "None" not in line
    assert len(words.tell(whole, ALL)) > 20
