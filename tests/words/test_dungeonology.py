"""Whole games of Dungeonology can be told to everybody, and every choice and question said."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ABILITY, PLAY, REST, THESIS
from ludoteca.kernel.event import Event
from ludoteca.kernel.record import Header
from ludoteca.kernel.table import Table
from ludoteca.words import ALL, LANGUAGES, Words

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"alert_profile": "hard", "scholars": "random"}),
    (4, {"divination_side": "after", "draw_mode": "sequential", "bag_counts_public": False}),
    (4, {"social3_discard_free": False, "espionage_students": "dynamic"}),
    (3, {"tiebreak3": "shared", "placement_grid": "full", "jinx_same_phase_reveal": False}),
]
ADVANCED: list[tuple[int, dict[str, Any]]] = [
    (2, {"rules.boss": True, "rules.dangerous_zones": True}),
    (4, {"rules.main_effects": True}),
    (3, {"rules.boss": True, "boss_profile": "drunk", "rules.max_alert": True}),
]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def new(seats: int, seed: int, **options: Any) -> Table:
    version: dict[str, Any] = {"rules": GAME.rules, "layout": GAME.layout}
    return Table(GAME, Header(GAME.name, **version, seats=seats, seed=seed, options=options))


def pick(table: Table, seat: int, rng: random.Random) -> Any:
    """Any choice; but Rest seldom, and a Thesis as soon as there may be one."""
    asked = table.decision(seat)
    if asked.kind == "Turn" and THESIS in asked.space:
        return THESIS
    choice = asked.space.pick(rng)
    if asked.kind == "Turn" and choice == REST and rng.random() < 0.7:
        return asked.default
    return choice


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@each_language
@pytest.mark.parametrize(("seats", "options"), [*VARIANTS, *ADVANCED], ids=str)
def test_whole_games_can_be_told_to_everybody(seats, options, language):
    rng, table = random.Random(5), new(seats, 5, **options)
    words = Words(language, GAME.name)
    whole: list[Event] = []
    while not table.over:
        seat = rng.choice(table.awaited)
        events = table.choose(seat, pick(table, seat, rng))
        whole += events
        for viewer in (None, ALL, *range(seats)):
            view = None if viewer == ALL else table.view(viewer)
            for line in words.tell(events, viewer, view):
                assert line.strip()
                assert "{" not in line
                assert "None" not in line
                assert line[-1] == "."
    fresh = Words(language, GAME.name)
    told = fresh.tell(whole, ALL)
    assert len(told) > 200
    assert not [line for line in told if fresh.say("zone-number", number=1) in line]


@each_language
@pytest.mark.parametrize(("seats", "options"), [*VARIANTS, *ADVANCED], ids=str)
def test_choices_and_questions_need_only_a_view(seats, options, language):
    speaker, rng = Words(language, GAME.name).speaker, random.Random(seats)
    kinds = set()
    for seed in range(2):
        table = new(seats, seed, **options)
        while not table.over:
            seat = rng.choice(table.awaited)
            decision, view = table.decision(seat), table.view(seat)
            choice = pick(table, seat, rng)
            kinds.add(decision.kind)
            question = speaker.asked(decision.kind, view, seat)
            said = speaker.choice(decision.kind, choice, view)
            assert speaker.asked(decision.kind, as_json(view), seat) == question
            assert speaker.choice(decision.kind, as_json(choice), as_json(view)) == said
            assert question[0] == question[0].upper()
            assert question[-1] in "?.!"
            assert said
            assert "{" not in question + said
            assert "None" not in question + said
            table.choose(seat, choice)
    assert len(kinds) >= 11


@each_language
def test_choices_that_differ_in_more_than_a_card_read_differently(language):
    table, rng = new(3, 8), random.Random(1)
    speaker, places = Words(language, GAME.name).speaker, 0
    while not table.over:
        seat = table.awaited[0]
        decision, view = table.decision(seat), table.view(seat)
        if decision.kind in ("PickScholar", "Turn", "PlaceZone", "Stairs", "Stun", "LeaveCube"):
            said = [speaker.choice(decision.kind, choice, view) for choice in decision.space]
            assert len({*said}) == len(said), said
            places += decision.kind == "PlaceZone"
        elif decision.kind in ("Movement", "Action"):
            deeds = [deed for deed in decision.space if deed[0] not in (PLAY, ABILITY)]
            said = [speaker.choice(decision.kind, deed, view) for deed in deeds]
            assert len({*said}) == len(said), said
        table.choose(seat, decision.space.pick(rng))
    assert places > 5


def test_a_hand_is_told_to_its_owner_alone():
    """DG-6.21"""
    table = new(2, 3)
    table.choose(0, 0)
    events = table.choose(1, 2)
    words = Words("en", GAME.name)
    told = {viewer: words.tell(events, viewer, table.view(viewer)) for viewer in (0, 1, None)}
    hands = [[words.object_name(table.view(s)["cards"][c]) for c in table.view(s)["hands"][s]]
             for s in (0, 1)]  # fmt: skip
    for viewer, other in ((0, 1), (1, 0)):
        said = "\n".join(told[viewer])
        assert all(card in said for card in hands[viewer])
        assert not [card for card in hands[other] if card in said and card not in hands[viewer]]
    assert not [card for hand in hands for card in hand if card in "\n".join(told[None])]


def test_seats_are_called_after_their_scholars_once_they_are_chosen():
    """DG-2.2"""
    table, words = new(2, 1), Words("en", GAME.name)
    assert words.seat_name(1) == "Bruno"
    said = words.tell([*table.choose(0, 3), *table.choose(1, 1)], None, table.view())
    assert said[:2] == ["Alma plays Vincenzo.", "Bruno plays Valerio."]
    assert words.seat_name(1, viewer=1) == "Valerio (you)"
    words.speaker.players = ["anna", "Bruno"]
    assert words.seat_name(0) == "anna"
    again = new(2, 1).choose(0, 3)
    assert words.tell(again, 0)[0] == "anna (you) plays Vincenzo."


@each_language
def test_every_option_and_value_has_its_meaning(language):
    words = Words(language, GAME.name)
    for option in GAME.options:
        assert words.option(option.name)
        for value in [*option.values, *(option.numbers or ())]:
            assert words.value(option.name, value), option.name
