"""Whatever the advanced rules ask can be asked, said, typed and found on the plain board."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.boards import anchors, board, items
from ludoteca.cli.dungeonology import Desk
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ABILITY, MAIN, MODE
from ludoteca.games.dungeonology.rocca_civetta.modules import PRESETS
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Space
from ludoteca.kernel.table import Table
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.speaker import View
from tests.dungeonology.messages import DECISIONS
from tests.dungeonology.questions import DEEDS_OF_MODES, SCENES, SELDOM
from tests.dungeonology.scenes import A
from tests.dungeonology.test_everything_happens import eager
from tests.dungeonology.test_rc_big_winter import entering
from tests.words.test_dungeonology import as_json, new

LOOKED_AT = 5  # times each kind of question, by language
COMMON = {"TakeCard", "PeerReview", "LayTrap", "DrawnStudents", "ArrangeStudents", "LeaveCubes"}
# Some may not come in so few games; these two are of the base game and tried elsewhere.
RARE = {"Rogue", "ChooseSide", *SCENES, *SELDOM} - COMMON
SHOWN = {*SCENES, *SELDOM} - {"Bucket", "PeerReview"}  # of cards, and of an effect that lies there


def test_every_question_in_words_at_a_terminal_and_on_the_board():
    often = Counter[tuple[str, str]]()
    for seed in range(9):
        options: dict[str, Any] = {
            "boss_profile": ("brawler", "drunk")[seed % 2],
            "react_to_aux": seed > 6,
        }
        if seed > 5:
            options |= {"boss": "lord-shadow", "boss_profile": "random"}
        table = new(2 + seed % 3, seed, **PRESETS["everything"], **options)
        rng, seen, language = random.Random(seed), set[tuple[str, str]](), LANGUAGES[seed % 3]
        desk = Desk(table, Words(language, GAME.name))
        while not table.over:
            seat = table.awaited[0]
            kind = table.decision(seat).kind
            choice = eager(table.state, seat, rng, seen)
            often[kind, language] += 1
            if often[kind, language] <= LOOKED_AT:
                check(table, desk, seat, choice)
            table.choose(seat, choice)
    assert {*DECISIONS} - {kind for kind, _ in often} <= RARE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(SHOWN))
def test_rarely_asked(kind, language):
    table = new(2, 1, **PRESETS["everything"])
    table.state = {**SCENES, **SELDOM}[kind]()
    seat = table.awaited[0]
    assert table.decision(seat).kind == kind
    for choice in table.decision(seat).space:
        check(table, Desk(table, Words(language, GAME.name)), seat, choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_RC_ZEF_2_a_bucket_in_words(language):
    table = new(3, 1, **PRESETS["everything"])
    table.state = entering()
    for cards in ((), table.state.hands[A]):
        check(table, Desk(table, Words(language, GAME.name)), A, cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begun", DEEDS_OF_MODES)
def test_RC_BIG_4_what_a_mode_allows_in_words(begun, language):
    table = new(3, 1, **PRESETS["everything"])
    table.state = begun()
    seat = table.awaited[0]
    deeds = [x for x in table.decision(seat).space if x[0] == MODE]
    assert deeds
    for deed in deeds:
        check(table, Desk(table, Words(language, GAME.name)), seat, deed)


def check(table: Table, desk: Desk, seat: Seat, choice: Any) -> None:
    """A question and this answer in words, as it is typed, and as it lies on the plain board."""
    words, decision, view = desk.words, table.decision(seat), table.view(seat)
    kind = decision.kind
    said = [words.speaker.asked(kind, view, seat), words.speaker.choice(kind, choice, view)]
    assert words.speaker.choice(kind, as_json(choice), as_json(view)) == said[1]
    check_brief(words, kind, decision.space, choice, view)
    said += [*desk.show(seat, view), *desk.ask(seat)]
    assert not [line for line in said if "{" in line or "None" in line]
    assert desk.read(seat, desk.typed(seat, choice)) == choice
    plain = board(GAME.name, view, words, seat)
    where = {piece.id: zone.id for zone in plain.zones for piece in zone.pieces}
    found = anchors(GAME.name, kind, decision.space, view, words, seat)
    assert [anchor.item for anchor in found] == items(decision.space)
    for anchor in found:
        assert anchor.label
        assert anchor.zone in {zone.id for zone in plain.zones}
        assert anchor.piece is None or where[anchor.piece] == anchor.zone


def check_brief(words: Words, kind: str, space: Space, choice: Any, view: View) -> None:
    """DG-34.11 What a card names is a part of the sentence, and tells its ways apart."""
    brief = words.speaker.brief(kind, choice, view)
    assert words.speaker.brief(kind, as_json(choice), as_json(view)) == brief
    assert brief in words.speaker.choice(kind, choice, view)
    if kind in ("Movement", "Action") and choice[0] == MAIN and len(choice) > 3:
        alike = [deed for deed in space if deed[:3] == choice[:3]]
        assert len({words.speaker.brief(kind, deed, view) for deed in alike}) == len(alike)
    if brief and choice[0] == ABILITY:  # several Abilities may lie side by side
        speaker = words.speaker
        assert brief.startswith(speaker.ability_name(speaker.content.abilities.ids[choice[1]]))


@pytest.mark.parametrize(("language", "ways"), [("en", "or"), ("it", "o"), ("fr", "ou")])
def test_DG_34_15_alternative_costs_stand_apart(language, ways):
    speaker = Words(language, GAME.name).speaker
    rows = [row.id for row in speaker.content.designs]
    blink = speaker.content.designs[rows.index("blink")].main
    costs = [speaker.cost(each) for each in blink.cost]
    assert len(costs) == 2
    assert f" {ways} ".join(costs) in speaker.main_effect(rows.index("blink"))
