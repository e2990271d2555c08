"""Whole games of Chamber of Wonders can be told to everybody."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.kernel.event import Event
from ludoteca.kernel.record import Header
from ludoteca.kernel.table import Table
from ludoteca.words import ALL, LANGUAGES, Words

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


LAW = Path(__file__).parent.parent.parent / "docs/rules/chamber-of-wonders.md"


def test_every_switch_is_cited_as_the_option_register_of_the_law_does():
    """Part 2.2"""
    register = LAW.read_text("utf-8").partition("## 2.2")[2].partition("\n---")[0]
    rows = [[cell.strip() for cell in row.split("|")] for row in register.splitlines()[3:]]
    found = {name: row[6] for row in rows for name in re.findall(r"`([\w.]+)`", row[1])}
    words = Words("en", GAME.name)
    assert found == {option.name: words.speaker.cited(option) for option in GAME.options}


@each_language
def test_every_switch_of_the_editions_can_be_read_up(language):
    words = Words(language, GAME.name)
    assert words.clause("E-02").endswith("setup.money.")
    assert "E-02" in words.clauses()
    assert "CW-AREA-ABBEY-A.6" in words.clauses()
    assert words.has_clause("CW-AREA-ABBEY-A.6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_without_a_number_is_called_as_the_law_calls_it(language):
    clauses = Words(language, "chamber-of-wonders").clauses()
    for chapter in ("CW-WONDER-BOOK", "CW-CLUB-BANKERS", "CW-CONTACT-REK", "CW-SOLO-LEVEL"):
        assert chapter in clauses
        assert f"{chapter}.1" in clauses
    assert not [clause for clause in clauses if clause.rpartition(".")[2].isalpha()]


@pytest.mark.parametrize(
    ("edition", "seats", "told"),
    [("en-0.5", 2, "one to discard"), ("fr-0.4", 2, "two to give"), ("en-0.5", 3, "to the left")],
)
def test_westminster_says_what_becomes_of_the_cards_with_two(edition, seats, told):
    """CW-AREA-WESTMINSTER-A.6"""
    table = ludoteca.new("chamber-of-wonders", seats, 1, edition=edition)
    words = Words("en", "chamber-of-wonders", table.terms.content)
    words.speaker.look(table.view())
    assert told in words.speaker.effect("westminster-A")


def test_what_gravediggers_look_at_are_tokens_for_the_others_too():
    """CW-CLUB-GRAVEDIGGERS.1"""
    met = 0
    for seed in range(12):
        rng, table = random.Random(seed), new(4, seed, **{"clubs.enabled": "on"})
        words = Words("en", "chamber-of-wonders", table.terms.content)
        log: list[Any] = []
        while not table.over:
            seat = table.awaited[0]
            if table.decision(seat).kind == "Gravediggers":
                met += 1
                other = (seat + 1) % 4
                said = words.tell(log, other, table.view(other))
                assert any(["looks at 2 Grotesque tokens" in line for line in said])
            log += table.choose(seat, table.decision(seat).space.pick(rng))
        said = words.tell(log, None, table.view())
        assert not [line for line in said if "looks at 2 cards" in line]
    assert met


@pytest.mark.parametrize(
    ("language", "told"), [("en", "£2"), ("it", "2 Sterline"), ("fr", "2\u00a0£")]
)
def test_bids_are_sums_as_the_language_writes_them(language, told):
    words = Words(language, GAME.name)
    names = [words.seat_name(seat) for seat in range(2)]
    (said,) = words.tell([Event("bids-revealed", {"bids": (0, 2)})], None, new(2, 5).view())
    assert f"{names[1]} {told}" in said
