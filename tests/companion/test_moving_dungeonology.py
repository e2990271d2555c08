"""DG-40 A table of Dungeonology moves from cardboard to the rules, and back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteca
from ludoteca.companion import Answers, ProblemsError, moving
from ludoteca.companion.forms import read
from ludoteca.companion.moving.telling import MovingTold
from ludoteca.games import game as game_named
from ludoteca.kernel.knowledge import EVERYONE, redeal, view
from ludoteca.kernel.play import awaited
from ludoteca.kernel.state import State
from ludoteca.words import LANGUAGES
from tests.companion.test_moving import WORDS, walked
from tests.words.test_messages import messages, named

NAME = "dungeonology"
GAME = game_named(NAME)
ADVANCED = ("rules.boss", "rules.dangerous_zones", "rules.max_alert", "rules.main_effects")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, dict.fromkeys(ADVANCED, True)),
    (1, {"rules.boss": True, "rules.main_effects": True}),
    (3, GAME.presets["everything"]),
    (2, {**GAME.presets["standard"], "stairs_retry": False}),
    (3, {"rocca.omega_vs_all": True, "placement_grid": "full"}),
    (2, {"rules.boss": True, "boss": "jukas", "rules.max_alert": True}),
]
UNSEEN = ("deck", "jinx_deck", "piles", "omega_deck", "research_deck", "clan", "panic")
MENTIONED = ("turn", "unheard", "jinxes", "jinx_discard")  # what is unseen in them is dealt anew


def told(s: State) -> dict[str, Any]:
    """A position as far as it is entered; cubes of a Zone and Traps in no order."""
    found = {**GAME.position(s)}
    for name in (*UNSEEN, *MENTIONED):
        found.pop(name, None)
    found["captured"] = sorted(found.get("captured", []))
    found["walls"] = sorted(map(tuple, found.get("walls", [])))
    found["traps"] = sorted(found.get("traps", []), key=lambda trap: (trap[2], trap[0]))
    zones = found.get("zones", [])
    found["zones"] = [{**zone, "cubes": sorted(zone["cubes"])} for zone in zones]
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_DG_40_a_turn_begins_the_same_after_the_way_to_cardboard_and_back(
    seats: int, options: dict[str, Any]
) -> None:
    """DG-19.5, DG-19.6, RC-ZEF.6 Walls and Stairs follow from the order of the Zones."""
    tried = 0
    for seed in range(2):
        for s in walked(NAME, seats, None, options, seed):
            if not s.stack:
                continue
            laid = moving.lay_out(NAME, s)
            assert laid.answers.table["edges"] == []
            assert read(laid.form, laid.answers)
            moved = moving.move(laid.form, laid.answers, seed=seed)
            tried += 1
            assert told(moved.state) == told(s)
    assert tried > 8


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_what_is_told_to_a_seat_does_not_depend_on_what_it_cannot_know(
    seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(5)
    for s in [*walked(NAME, seats, None, options, 7)][::3]:
        for viewer in range(seats + 1):
            other = redeal(s, viewer, rng)
            if awaited(other) != awaited(s):
                continue
            eyes = {viewer} - {seats}
            parts = [
                MovingTold("en", NAME).parts(moving.lay_out(NAME, world), eyes)
                for world in (s, other)
            ]
            assert parts[0] == parts[1]


def laid_out(**table: Any) -> Answers:
    """Two Zones of Floor I, one of Floor II by the Stairs of I-1."""
    zones = [
        {"zone": "I-6", "where": "above"},
        {"zone": "I-1", "beside": "I-6", "where": "above", "cubes": "some", "cube-G": 1},
        {"zone": "II-4", "beside": "I-1", "where": "right", "top": "down"},
    ]
    mine: list[dict[str, Any]] = [
        {"scholar": "rebecca", "at": "I-1", "students": 3, "cards": "typed"},
        {"scholar": "sofia", "at": "II-4", "students": 2, "militia": 1},
    ]
    mine[0]["hand"] = [{"card": "forced-march"}, {"card": "snare", "copies": 2}]
    return Answers({"active": 1, "greys": 8, "zones": zones, **table}, mine)


def moved(answers: Answers, seed: int = 1, **options: Any) -> Any:
    return moving.move(moving.form(NAME, 2, options=options), answers, seed).state


def problems(answers: Answers, **options: Any) -> list[tuple[str, str, str]]:
    with pytest.raises(ProblemsError) as error:
        moved(answers, **options)
    return [(x.field, x.reason.clause, x.reason.key) for x in error.value.problems]


def test_DG_18_9_a_few_entries_are_a_table_and_the_rest_is_what_is_left() -> None:
    moved_ = moving.move(moving.form(NAME, 2), laid_out(), 1)
    s: Any = moved_.state
    ids = [s.terms.content.zones[place.zone].id for place in s.plan.placed]
    assert ids == ["START", "I-6", "I-1", "II-4"]
    assert [(place.x, place.y, place.turns) for place in s.plan.placed[1:]] == [
        (0, -2, 0),
        (0, -4, 0),
        (2, -4, 2),
    ]
    assert s.plan.stairs
    assert s.stairs_used == (2,)
    assert s.cubes[2] == (0, -1, -1)
    assert (s.active, s.spots, len(s.hands[0]), len(s.hands[1])) == (1, [2, 3], 3, 4)
    assert moved_.dealt == (1,)
    assert len(s.deck) == 105 - 7
    assert [len(pile) for pile in s.piles] == [4, 5, 6]
    assert "DG-40.7" in [x.clause for x in moved_.follows]


def test_DG_18_10_what_cannot_lie_so_is_told_of_its_row() -> None:
    def with_zones(*zones: dict[str, Any]) -> list[tuple[str, str, str]]:
        answers = laid_out(zones=list(zones))
        for mine in answers.seats:
            mine["at"] = "START"
        return problems(answers)

    first = {"zone": "I-6", "where": "above"}
    assert with_zones(first, {**first, "where": "below"}) == [
        ("table.zones.1.zone", "DG-18.1", "companion-move-zone-twice")
    ]
    assert with_zones(first, {"zone": "I-2", "where": "above-left"})[0][1:] == (
        *("DG-18.10", "companion-move-zone-upon"),
    )
    assert with_zones({"zone": "I-2", "beside": "I-1", "where": "left"}) == [
        ("table.zones.0.beside", "DG-18.9", "companion-move-zone-not-yet")
    ]
    assert with_zones({"zone": "II-1", "where": "left"}) == [
        ("table.zones.0.where", "DG-19.3", "companion-move-zone-no-stairs")
    ]
    turned = [
        found
        for top in ("up", "right", "down", "left")
        for where in ("above", "right", "below", "left")
        for found in _refused({"zone": "II-3", "beside": "I-1", "where": where, "top": top})
    ]
    assert ("table.zones.2.top", "DG-18.9", "companion-move-zone-no-passage") in turned


def _refused(zone: dict[str, Any]) -> list[tuple[str, str, str]]:
    answers = laid_out()
    answers.table["zones"][2] = zone
    answers.seats[1]["at"] = "START"
    try:
        moved(answers)
    except ProblemsError as error:
        return [(x.field, x.reason.clause, x.reason.key) for x in error.problems]
    return []


def test_DG_40_what_cannot_be_is_told_of_the_entry_to_blame() -> None:
    much = laid_out()
    much.table["zones"][1] |= {"cube-G": 3, "cube-R": 2}
    assert problems(much) == [("table.zones.1.cubes", "DG-18.14", "companion-move-zone-spaces")]
    far = laid_out()
    far.seats[0]["at"] = "III-2"
    assert problems(far) == [("seats.0.at", "DG-18.1", "companion-move-zone-not-here")]
    same = laid_out()
    same.seats[1]["scholar"] = "rebecca"
    assert problems(same) == [("seats.1.scholar", "DG-2.2", "companion-move-scholar-twice")]
    often = laid_out()
    often.seats[0]["hand"] = [{"card": "forced-march", "copies": 4}]
    assert ("seats.0.hand.0.copies", "DG-40.3", "card-too-often") in problems(often)
    assert problems(laid_out(greys=40)) == [("", "DG-40.2", "too-many-students")]
    stunned = laid_out()
    stunned.seats[0]["stunned"] = 9
    assert problems(stunned) == [("seats.0.stunned", "DG-40.4", "too-many-stunned")]
    open_ = laid_out(edges=[{"zone": "I-1", "other": "II-4", "lying": "free"}])
    assert problems(open_) == [("table.edges.0.lying", "DG-40.7", "companion-move-edge-floors")]
    nowhere = laid_out(edges=[{"zone": "START", "other": "II-4", "lying": "wall"}])
    assert problems(nowhere)[0][2] == "companion-move-edge-nowhere"
    missing = laid_out()
    del missing.table["greys"]
    assert problems(missing) == [("table.greys", "DG-2.18", "companion-missing")]


def test_DG_6_21_those_who_have_looked_at_the_clan_name_it_behind_the_screen() -> None:
    answers = laid_out()
    answers.seats[0] |= {"knowledge": True, "clan-known": "blood"}
    s = moved(answers)
    assert s.terms.content.clans[s.faces[s.clan]].id == "blood"
    assert s.knowers[s.clan] == 1
    answers.seats[1] |= {"knowledge": True, "clan-known": "cask"}
    both = problems(answers)
    assert {key for _, _, key in both} == {"companion-move-clans-differ"}
    assert s.knowers[moved(laid_out(clan="blood")).clan] is not None
    assert moved(laid_out(clan="blood")).knowers[s.clan] == EVERYONE


def test_DG_36_6_traps_are_known_to_their_placers_and_there_are_so_many() -> None:
    on = {"rules.main_effects": True}
    answers = laid_out()
    answers.seats[0]["traps"] = [{"zone": "I-6", "kind": "toll"}, {"zone": "I-6"}]
    s = moved(answers, **on)
    assert [s.knowers[card] for _, card in s.traps] == [1, 1]
    assert s.faces[s.traps[0][1]] == 2
    answers.seats[0]["traps"] = [{"zone": "I-6", "kind": "toll"}] * 4
    assert problems(answers, **on)[0][1:] == ("DG-Q.4", "companion-move-tokens-of")


def test_DG_27_6_cards_that_nobody_has_seen_are_dealt() -> None:
    answers = laid_out(buried=9, discard=[{"card": "shortcut"}], **{"jinx-buried": 2})
    answers.seats[1] |= {"jinxes": [{"card": "camp-fever"}], "jinxes-down": 1}
    answers.seats[1] |= {"cards": "dealt", "hand-size": 6}
    s = moved(answers)
    assert [s.knowers[card] for card in s.jinxes[1]] == [EVERYONE, 0]
    assert [s.knowers[card] for card in s.jinx_discard] == [0, 0]
    assert (len(s.discard), len(s.hands[1])) == (10, 6)
    assert {s.knowers[card] for card in s.discard} == {EVERYONE}
    answers.table["buried"] = 105
    assert {key for _, _, key in problems(answers)} == {"no-such-hand"}


def test_two_worlds_that_differ_in_typed_cards_look_alike_to_others() -> None:
    """Not even the numbers of cards tell what somebody else has typed in."""
    other = laid_out(discard=[{"card": "shortcut"}])
    other.seats[0]["hand"] = [{"card": "shortcut"}, {"card": "lock-picks", "copies": 2}]
    worlds = [moved(answers, 3) for answers in (laid_out(discard=[{"card": "shortcut"}]), other)]
    assert view(worlds[0], 0) != view(worlds[1], 0)
    assert view(worlds[0], 2) == view(worlds[1], 2)
    seen = [{**view(world, 1), "cards": None} for world in worlds]
    assert seen[0].keys() == seen[1].keys()


def test_numbers_of_cards_tell_nothing() -> None:
    """The same card has another number at another table, so that its number is no name."""
    numbers = {moved(laid_out(), seed).hands[0][0] for seed in range(8)}
    assert len(numbers) > 4


def test_RC_BIG_4_the_mode_of_a_big_boss_is_not_asked() -> None:
    with pytest.raises(moving.CannotMoveError, match="fredo"):
        moving.form(NAME, 2, options={"rules.boss": True, "boss": "fredo"})


def test_a_moved_table_is_played_on_and_its_record_replays() -> None:
    position = moving.move(moving.form(NAME, 2), laid_out(), 5).position
    table = ludoteca.set_up(NAME, position, seed=5)
    rng = random.Random(1)
    for _ in range(150):
        if table.over:
            break
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).space.pick(rng))
    again = ludoteca.load(table.save())
    assert [x.digest for x in again.record.steps] == [x.digest for x in table.record.steps]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    ours = messages(WORDS / "en" / "dungeonology.ftl")
    theirs = messages(WORDS / language / "dungeonology.ftl")
    assert list(ours) == list(theirs)
    for key, message in ours.items():
        assert named(message) == named(theirs[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_field_and_every_value_has_its_words(
    language: str, seats: int, options: dict[str, Any]
) -> None:
    form = MovingTold(language, NAME).form(moving.form(NAME, seats, None, options))

    def look(fields: list[Any]) -> None:
        for field in fields:
            labels = [value.label for value in field.values]
            assert field.label
            assert all(labels)
            assert len({*labels}) == len(labels)
            look(field.fields)

    look([*form.table, *form.seat])
    assert {*form.switches} <= {option.name for option in GAME.options}


def test_how_to_lay_out_a_table_is_told_line_by_line() -> None:
    laid = moving.lay_out(NAME, moved(laid_out()))
    table, ada, bruno = MovingTold("en", NAME, ["Ada", "Bruno"]).parts(laid, [0])
    assert (
        "I-1 Hunter Bivouac: above, level, beside I-6 Dancing Blades Arena; "
        "its upper edge points up, as printed; cubes: Civilization" in table.lines
    )
    assert any([line.startswith("A Stairs token lies between") for line in table.lines])
    assert table.lines[-1].endswith("grey Students are left for the Reserve: count them.")
    assert "Stands in: I-1 Hunter Bivouac" in ada.lines
    assert "Hand: Exploration 1: Forced March; Subterfuge 1: Snare (How many: 2)" in ada.lines
    assert "Hand: 4 cards, their owner knows which" in bruno.lines
