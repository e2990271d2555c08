"""Chamber of Wonders at a terminal: every choice can be typed, and whole games are played."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.cli.chamber_of_wonders import Desk
from ludoteca.cli.chamber_of_wonders_pack import export
from ludoteca.cli.sorry import SorryError
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NEITHER
from ludoteca.games.chamber_of_wonders.prompts import OPEN
from ludoteca.words import LANGUAGES, Words
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
    play.seat_players(table, ["me", *["random"] * (seats - 1)])
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
        (["--clubs", "--seats", "me,random"], 2, {"clubs.enabled": "on"}),
        (["--edition", "fr-0.4", "--seats", "me,random"], 2, {}),
    ],
)
def test_flags_of_the_game_become_its_options(flags, seats, options, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "chamber-of-wonders", "--seed", "4", *flags]) == 0
    header = ludoteca.load((tmp_path / "chamber-of-wonders-4.json").read_bytes()).record.header
    assert header.seats == seats
    assert header.options == options
