"""Dungeonology at a terminal: every choice can be typed, and whole games are played."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest

import ludoteca as library
from ludoteca.cli import play
from ludoteca.cli.dungeonology import Desk
from ludoteca.cli.replay import view_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ABILITY, PLACE, PLAY, SPY, STUDY, THESIS
from ludoteca.kernel.event import Reason
from ludoteca.words import ALL, LANGUAGES, Words
from ludoteca.words.packs.dungeonology import export
from tests.cli import typing
from tests.words.test_dungeonology import VARIANTS, new, pick


def desk_of(table: Any, language: str = "en") -> Desk:
    return Desk(table, Words(language, GAME.name, table.terms.content))


def until(table: Any, *kinds: str, seed: int = 1) -> int:
    """Play at random until such a question is asked; of whom."""
    rng = random.Random(seed)
    while True:
        seat: int = table.awaited[0]
        if table.decision(seat).kind in kinds:
            return seat
        table.choose(seat, pick(table, seat, rng))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_choice_can_be_typed(seats, options, language):
    rng, table = random.Random(7), new(seats, 7, **options)
    desk = desk_of(table, language)
    said = [*desk.intro(), *desk.options()]
    while not table.over:
        seat = rng.choice(table.awaited)
        view = table.view(seat)
        said += [*desk.map(view, 60), *desk.show(seat, view), *desk.more(view), *desk.ask(seat)]
        choice = pick(table, seat, rng)
        assert desk.read(seat, desk.typed(seat, choice)) == choice
        said.append(desk.said(seat, choice))
        for number in "01":
            assert desk.about(seat, number)
        table.choose(seat, choice)
    said += [*desk.show(None, table.view()), *desk.result(0)]
    assert not [line for line in said if "{" in line or "None" in line]
    assert "[DG-15.8]" in "\n".join(said)


@pytest.mark.parametrize("main_effects", [True, False])
def test_DG_34_1_the_own_hand_tells_main_effects_where_they_are_played(main_effects):
    table = new(2, 1, **{"rules.main_effects": main_effects})
    seat = until(table, "Declare")
    desk, view = desk_of(table), table.view(seat)
    shown = "\n".join(desk.show(seat, view, full=False))
    designs = [table.terms.content.designs[view["cards"][card]] for card in view["hands"][seat]]
    with_one = [row for row in designs if row.main]
    assert with_one
    assert shown.count("Main Effect") == len(with_one) * main_effects


def test_what_is_typed_in_a_phase():
    """DG-24.2, DG-25.2: also what the menu does not list, so that one can ask why."""
    table = new(2, 3)
    seat = until(table, "Movement")
    desk = desk_of(table)
    assert desk.read(seat, "pass") == desk.read(seat, "0") == (0,)
    assert desk.read(seat, "place") == (PLACE,)
    assert desk.read(seat, "study 2") == (STUDY, 2)
    assert desk.read(seat, "spy 2 r") == (SPY, 1, 1)
    refused = table.explain(seat, desk.read(seat, "study 2"))
    assert refused == Reason("DG-17.1", "not-in-this-phase")
    for text in ("99", "x", "1 2", "study", "spy 2", "spy x R", "place 1"):
        with pytest.raises(SorryError):
            desk.read(seat, text)


def test_a_thesis_without_stars_can_be_asked_about():
    """DG-15.1"""
    table = new(2, 3)
    seat = until(table, "Turn")
    desk = desk_of(table)
    assert [line for line in desk.ask(seat) if "Thesis" in line] == []
    refused = table.explain(seat, desk.read(seat, "2"))
    assert desk.read(seat, "2") == THESIS
    assert refused is not None
    assert desk.words.reason(refused, seat) == "A Thesis needs 2 Stars; you have none. [DG-15.1]"


def test_a_zone_is_drawn_in_its_four_turns_before_it_is_placed():
    """DG-18.9"""
    table = new(2, 4)
    seat = until(table, "PlaceZone")
    desk, (x, y, turns) = desk_of(table), next(iter(table.decision(seat).space))
    assert desk.read(seat, f"1 {turns}") == (x, y, turns)
    drawn = [line for line in desk.ask(seat) if line.count("+") >= 8]
    assert len(drawn) == 3
    for text in ("1", "0 0", "99 0", "1 x", "pass"):
        with pytest.raises(SorryError):
            desk.read(seat, text)
    refused = table.explain(seat, desk.read(seat, "1 7"))
    assert refused is not None
    assert "not by 7" in desk.words.reason(refused)


def test_a_place_is_enough_where_a_zone_looks_the_same_however_it_is_turned():
    for seed in range(20):
        table = new(2, seed)
        seat = until(table, "PlaceZone")
        desk, space = desk_of(table), table.decision(seat).space
        found = [desk.turns(space, place, table.view(seat)) for place in desk.places(space)]
        for number, turns in enumerate(found, 1):
            if len(turns) == 1:
                assert desk.read(seat, str(number)) == desk.read(seat, f"{number} {turns[0]}")
            else:
                with pytest.raises(SorryError):
                    desk.read(seat, str(number))
        if [1] * len(found) == [len(turns) for turns in found]:
            return
    pytest.fail("no such Zone was drawn")


def test_where_nothing_but_0_can_be_chosen_that_is_said():
    assert Words("en").say("unclear-menu", number=4, most=0).endswith("the only choice is 0.")


def test_the_single_side_of_a_big_boss_is_no_switch():
    """RC-BIG.3"""
    options = {"rules.boss": True, "boss": "fredo"}
    big = desk_of(new(2, 1, **options))
    other = desk_of(new(2, 1, **options | {"boss": "jukas"}))
    names = [[option.name for option in desk.in_force()] for desk in (big, other)]
    assert ["boss_profile" in each for each in names] == [False, True]


def test_the_map_has_scholars_and_cubes_on_it():
    table = new(3, 5)
    seat = until(table, "Action")
    view = table.view(seat)
    said = desk_of(table).map(view)
    assert said[0].startswith("The Dungeon.")
    drawn = "\n".join(said[1:]).partition("  I-")[0]
    assert "START" in drawn
    for zone, *_ in view["placed"][1:]:
        assert GAME.content().zones[zone].id in drawn
    letters = {colour: "GRBYP"[colour] for cubes in view["cubes"] for colour in cubes}
    assert all(letter in drawn for letter in letters.values())


def test_the_table_is_shown_in_full_in_the_own_turn_and_in_short_in_those_of_others():
    table = new(2, 3)
    desk, rng = desk_of(table), random.Random(2)
    shown: dict[int, object] = {}
    full = {True: 0, False: 0}  # by whether it is the own turn
    short = {True: 0, False: 0}
    while not table.over:
        seat = table.awaited[0]
        view = table.view(seat)
        if seat == 0:
            own = view["active"] == 0
            phase = desk.phase(view)
            (full if shown.get(0) != phase else short)[own] += 1
            shown[0] = phase
        table.choose(seat, table.decision(seat).space.pick(rng))
    assert full[False] <= 1
    assert min(full[True], short[True], short[False]) > 5


def test_who_is_asked_and_has_nothing_to_play_declines_without_a_question():
    """DG-24.18: everybody with cards is asked, or being left out would tell of a hand."""
    table, rng = new(3, 4), random.Random(2)
    desk, met = desk_of(table), {True: 0, False: 0}
    while not table.over:
        seat = table.awaited[0]
        decision = table.decision(seat)
        if decision.kind in ("Priority", "Lap", "Duel"):
            can = any(deed[0] in (PLAY, ABILITY) for deed in decision.space)
            forced = desk.forced(seat)
            met[can] += 1
            assert (forced is None) == can
            assert forced is None or (forced[0] in decision.space and "nothing" in forced[1])
        else:
            assert desk.forced(seat) is None
        table.choose(seat, decision.space.pick(rng))
    assert min(met.values()) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_pack_can_be_written_out_and_read_again(language):
    words = Words(language, GAME.name)
    content = GAME.content(export(words))
    ours = GAME.content()
    assert content.tricks == ours.tricks
    assert content.tiles == ours.tiles
    assert content.scholars[0].normal == ours.scholars[0].normal
    assert Words("it", GAME.name, content).object_name(3) == Words("it", GAME.name).object_name(3)
    assert set(content.names()) > {"zone-START", "jinx-rough-night", "column-wealth", "boss-drunk"}


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "it"), (4, "fr")])
def test_a_session_goes_from_the_first_question_to_the_score_sheet(seats, language, monkeypatch):
    table, out = new(seats, 2), io.StringIO()
    play.seat_players(table, ["me"] * seats)
    session = play.Session(table, Screen(), language)
    rng = random.Random(3)

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):  # the screen changes hands
            return ""
        seat = session.at_screen
        assert seat is not None
        return session.desk.typed(seat, pick(table, seat, rng))  # type: ignore[no-any-return]

    monkeypatch.setattr(session.screen, "ask", answer)
    monkeypatch.setattr(session.screen, "say", lambda *lines: out.write("\n".join(lines) + "\n"))
    monkeypatch.setattr(session.screen, "write", out.write)
    assert session.run() == 0
    assert Words(language, GAME.name).say("result-sheet") in out.getvalue()


def test_everybody_at_once_sees_all_hands_and_the_clan():
    """DG-6.21"""
    table, rng = new(3, 8), random.Random(4)
    for _ in range(60):
        view = view_of(table, ALL)
        state: Any = table.state
        assert [sorted(hand) for hand in view["hands"]] == [sorted(hand) for hand in state.hands]
        assert desk_of(table).show(ALL, view)
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).space.pick(rng))


def test_a_whole_game_of_bots_is_watched_saved_and_told_again(folder: Path):
    argv = ("play", "dungeonology", "--seats", "novice,novice", "--seed", "11", "--lang", "it")
    said = typing.ludoteca(*argv, "--option", "alert_profile=hard", "--save", "game.json")
    assert said.code == 0, said.err
    assert said.err == ""
    assert "[DG-15.8]" in said.out
    assert "None" not in said.out
    assert library.load((folder / "game.json").read_bytes()).over
    told = typing.ludoteca("replay", "game.json", "--seat", "1", "--lang", "fr")
    assert told.code == 0
    assert "L’expédition est finie." in told.out


def test_a_hint_can_be_typed_and_a_game_left_and_resumed(folder: Path):
    argv = ("play", "dungeonology", "--seats", "me,novice", "--seed", "3", "--save", "game.json")
    said = typing.ludoteca(*argv, answers=["hint", "1", "why study 1", "quit"])
    assert said.code == 0, said.err
    assert "type: " in said.out
    assert "[DG-17.1]" in said.out
    again = typing.ludoteca("resume", "game.json", answers=["table", "quit"])
    assert again.code == 0, again.err
    assert "1 Rebecca (you): in Owl Camp." in again.out


def test_the_games_of_the_house_are_told_with_its_options():
    said = typing.ludoteca("games", "--lang", "fr").out
    assert "dungeonology" in said
    assert "[DG-Q.25]" in said
