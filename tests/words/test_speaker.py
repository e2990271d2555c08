"""All games put every choice and every question into words from a view alone, even as JSON."""

from __future__ import annotations

import random
import re
from typing import Any, get_args

import msgspec
import pytest

import ludoteca
from ludoteca.games.chamber_of_wonders.state import ChamberFrame
from ludoteca.games.dungeonology.state import ExpeditionFrame
from ludoteca.games.king_of_con.state import ConFrame
from ludoteca.kernel.frame import Frame
from ludoteca.words import LANGUAGES, Words

FRAMES: dict[str, Any] = {
    "king-of-con": ConFrame,
    "chamber-of-wonders": ChamberFrame,
    "dungeonology": ExpeditionFrame,
}
PICKED = {"setup.areas": "random"}
TABLES: list[tuple[str, int, str | None, dict[str, Any]]] = [
    ("king-of-con", 2, None, {}),
    ("king-of-con", 5, None, {"monkeyControl": True, "scenario": 6}),
    ("chamber-of-wonders", 2, None, {}),
    ("chamber-of-wonders", 2, "fr-0.4", PICKED),
    ("chamber-of-wonders", 3, "it-0.3", PICKED),
    ("chamber-of-wonders", 4, None, {**PICKED, "clubs.enabled": "on", "info.discard": "top"}),
    ("chamber-of-wonders", 3, None, {**PICKED, "bankB.amount": "exactly_3"}),
    ("chamber-of-wonders", 1, None, {"solo.clubs": "on", "solo.contacts": "chosen"}),
    ("chamber-of-wonders", 1, None, {"solo.marketA_bonus": "per_card"}),
]
SPOKEN = re.compile(r"\{|None|\bType\b|Scrivi|Tapez|\bFrame\b")


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def kinds(game: str) -> set[str]:
    frames: tuple[type[Frame], ...] = get_args(FRAMES[game])
    asking = [
        f for f in frames if f.awaited is not Frame.awaited or "waiting" in f.__struct_fields__
    ]
    return {frame.kind() for frame in asking}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "edition", "options"), TABLES, ids=str)
def test_choices_and_questions_need_only_a_view(game, seats, edition, options, language):
    speaker, rng = Words(language, game).speaker, random.Random(seats)
    for seed in range(3):
        table = ludoteca.new(game, seats, seed, edition, options)
        while not table.over:
            seat = rng.choice(table.awaited)
            decision, view = table.decision(seat), table.view(seat)
            choice = decision.space.pick(rng)
            question = speaker.asked(decision.kind, view, seat)
            said = speaker.choice(decision.kind, choice, view)
            assert speaker.asked(decision.kind, as_json(view), seat) == question
            assert speaker.choice(decision.kind, as_json(choice), as_json(view)) == said
            assert question[:1].upper() == question[:1]
            assert question[-1] in "?.!"
            assert said
            assert not SPOKEN.search(question + said)
            table.choose(seat, choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FRAMES)
def test_every_kind_of_decision_can_be_asked(game, language):
    words = Words(language, game)
    forms = {"KeepAndGive": "KeepAndGive-three", "Display": "Display-free"}
    asked = kinds(game) - {"GrotesqueTokens"}
    assert len(asked) > 5
    assert [kind for kind in asked if not words.has(f"asks-{forms.get(kind, kind)}")] == []
    assert [kind for kind in asked if not words.has(f"decision-{kind}")] == []


@pytest.mark.parametrize("game", FRAMES)
def test_players_may_have_names_of_their_own(game):
    words = Words("en", game)
    assert words.seat_name(1) in ("Lulu", "Basil", "Bruno")
    words.speaker.players = ["anna", "Bruno O’Neill"]
    assert words.seat_name(0, viewer=0) == "anna (you)"
    assert words.speaker.seat_names([1, 0]) == "Bruno O’Neill and anna"
    table = ludoteca.new(game, 3, 4, options=PICKED if game == "chamber-of-wonders" else {})
    events: list[ludoteca.Event] = []
    while len(events) < 30:
        seat = table.awaited[0]
        events += table.choose(seat, table.decision(seat).default)
    told = words.tell(events, None, table.view())
    assert any(line.startswith("anna ") for line in told)  # as she writes it
    assert "Bruno O’Neill" in "".join(told)


@pytest.mark.parametrize(
    ("language", "start"),
    [("en", "The Collector "), ("it", "Il Collezionista "), ("fr", "Le Collectionneur ")],
)
def test_a_sentence_that_begins_with_the_collector_begins_with_a_capital(language, start):
    words, rng = Words(language, "chamber-of-wonders"), random.Random(2)
    table = ludoteca.new("chamber-of-wonders", 1, 2)
    lines = []
    while not table.over:
        events = table.choose(0, table.decision(0).space.pick(rng))
        lines += words.tell(events, 0, table.view(0))
    assert any(line.startswith(start) for line in lines)
    assert not [line for line in lines if line[:1].islower()]


def test_a_card_that_is_given_is_named_to_the_giver_alone():
    """CW-AREA-ABBEY-A.2"""
    found = []
    for seed in range(30):
        table, rng = ludoteca.new("chamber-of-wonders", 3, seed, options=PICKED), random.Random(1)
        while not table.over and table.decision(table.awaited[0]).kind != "Gifts":
            seat = table.awaited[0]
            table.choose(seat, table.decision(seat).space.pick(rng))
        if not table.over:
            speaker, giver = Words("en", "chamber-of-wonders").speaker, table.awaited[0]
            found.append(speaker.asked("Gifts", table.view(giver), giver))
            other = (giver + 1) % 3
            hidden = speaker.asked("Gifts", table.view(other), other)
            assert hidden == "This card is a card face down. Who gets it?"
    assert found
    assert all("face down" not in question for question in found)
