"""Chamber of Wonders at a terminal: every choice can be typed, and whole games are played."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.cli.chamber_of_wonders import Desk
from ludoteca.cli.replay import view_of
from ludoteca.cli.sorry import SorryError
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.games.chamber_of_wonders.prompts import OPEN
from ludoteca.words import ALL, LANGUAGES, Words
from ludoteca.words.packs.chamber_of_wonders import export
from tests.cli import typing
from tests.words.test_chamber_of_wonders import VARIANTS, new


def desk_of(table: Any, language: str = "en") -> Desk:
    return Desk(table, Words(language, GAME.name, table.terms.content))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_choice_can_be_typed(seats, options, language):
    rng, table = random.Random(7), new(seats, 7, **options)
    desk = desk_of(table, language)
    said = desk.intro()
    while not table.over:
        seat = rng.choice(table.awaited)
        said += [*desk.show(seat, table.view(seat)), *desk.ask(seat)]
        choice = table.decision(seat).space.pick(rng)
        assert desk.read(seat, desk.typed(seat, choice)) == choice
        said.append(desk.said(seat, choice))
        assert desk.about(seat, "1")
        table.choose(seat, choice)
    said += [*desk.show(None, table.view()), *desk.result(0)]
    assert not [line for line in said if "{" in line or "None" in line]
    assert "[CW-SCORE.6]" in "\n".join(said)


def test_what_a_display_may_look_like():
    table = new(2, 3, **{"setup.areas": "first_game"})
    rng = random.Random(1)
    while table.decision(table.awaited[0]).kind != "Display":
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).space.pick(rng))
    seat = table.awaited[0]
    desk, hand = desk_of(table), table.view(seat)["hands"][seat]
    assert desk.read(seat, "1") == ((hand[0],), False, NEITHER)
    assert desk.read(seat, "open 1") == ((hand[0],), True, NEITHER)
    assert desk.read(seat, "pass") == desk.read(seat, "0") == ((), False, NEITHER)
    assert desk.read(seat, "open") == OPEN
    for text in ("99", "x", "1 y", "empty", "open x"):
        with pytest.raises(SorryError):
            desk.read(seat, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_pack_can_be_written_out_and_read_again(language):
    content = GAME.content(export(Words(language, GAME.name)))
    assert content.deck == GAME.content().deck


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_session_goes_from_the_first_question_to_the_score_sheet(seats, monkeypatch):
    from ludoteca.cli import play
    from ludoteca.cli.screen import Screen

    table, out = new(seats, 2), io.StringIO()
    play.seat_players(table, ["me", *["novice"] * (seats - 1)])
    session = play.Session(table, Screen(), "en")
    rng = random.Random(3)

    def answer(prompt: str) -> str:
        return str(session.desk.typed(0, table.decision(0).space.pick(rng)))

    monkeypatch.setattr(session.screen, "ask", answer)
    monkeypatch.setattr(session.screen, "say", lambda *lines: out.write("\n".join(lines) + "\n"))
    assert session.run() == 0
    assert "Score sheet, in Fame:" in out.getvalue()


@pytest.mark.parametrize(
    ("flags", "seats", "options"),
    [
        (["--solo", "lord,royal"], 1, {"mode.solo": "on", "solo.lord": "on", "solo.royal": "on"}),
        (["--solo", "--clubs"], 1, {"mode.solo": "on", "solo.clubs": "on"}),
        (["--clubs", "--seats", "me,novice"], 2, {"clubs.enabled": "on"}),
        (["--edition", "fr-0.4", "--seats", "me,novice"], 2, {}),
    ],
)
def test_flags_of_the_game_become_its_options(flags, seats, options, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "chamber-of-wonders", "--seed", "4", *flags]) == 0
    header = ludoteca.load((tmp_path / "chamber-of-wonders-4.json").read_bytes()).record.header
    assert header.seats == seats
    assert header.options == options


def test_everybody_at_once_sees_all_hands_purses_and_tokens():
    """CW-INFO.1, A-34"""
    options = {"setup.areas": "random", "info.purse": "hidden"}
    table, rng = new(3, 8, **options), random.Random(4)
    while not table.over:
        view = view_of(table, ALL)
        state: Any = table.state
        assert [sorted(hand) for hand in view["hands"]] == [sorted(hand) for hand in state.hands]
        assert view["purse"] == state.purse
        tokens = [x for loose in state.loose for x in loose]
        assert all(view["cards"][token] == state.faces[token] for token in tokens)
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).space.pick(rng))
    said = desk_of(table).show(ALL, view_of(table, ALL))
    assert not [line for line in said if "purse hidden" in line]


@pytest.mark.parametrize(
    ("language", "edition", "told"),
    [
        ("en", "en-0.5", "Edition: the English rulebook 0.5 (en-0.5)."),
        ("fr", "fr-0.4", "Édition\u00a0: le livret de règles français 0.4 (fr-0.4)."),
        ("it", "it-0.3", "Edizione: il regolamento italiano 0.3 (it-0.3)."),
    ],
)
def test_the_edition_is_told_at_the_start_and_every_switch_when_asked(language, edition, told):
    argv = ("play", "chamber-of-wonders", "--seats", "me,novice", "--edition", edition)
    said = typing.ludoteca(*argv, "--lang", language, answers=["options", "quit"])
    assert said.out.count(told) == 2
    for cited in ("[E-02]", "[E-12, A-15]", "[E-28]", "[A-13]"):
        assert cited in said.out
    assert "solo." not in said.out
    assert "—" not in said.out


@pytest.mark.parametrize("asked", ["CW-EXPAND.4", "cw expand.4", "expand.4"])
def test_a_rule_is_found_by_its_number(asked):
    with_game = typing.ludoteca("rules", "chamber-of-wonders", asked)
    assert with_game.out.startswith("CW-EXPAND.4: ")
    assert typing.ludoteca("rules", asked).out == with_game.out


def test_the_chapters_of_the_rules_are_listed_without_the_rulings():
    said = typing.ludoteca("rules", "chamber-of-wonders").out
    assert "\nCW-SETUP: " in said
    assert "\nCW-AREA-ABBEY-A: " in said
    assert "A-13: " not in said
    assert "(CW-EXPAND.4)" in said
    assert "KC-" not in said
    refused = typing.ludoteca("rules", "chamber-of-wonders", "nonsense")
    assert "CW-EXPAND" in refused.err


def test_a_word_is_looked_up_in_the_rules_of_all_games():
    said = typing.ludoteca("rules", "token").out
    assert "In the rules of King of Con:" in said
    assert "In the rules of Chamber of Wonders:" in said


@pytest.mark.parametrize("typed", ["6", "£6", "6 £", "6\u00a0£", "6£"])
def test_a_sum_is_typed_as_either_language_writes_it(typed):
    found = Desk.number.fullmatch(typed)
    assert found is not None
    assert found[1] == "6"
