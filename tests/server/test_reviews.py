"""Reviews of finished games, over HTTP; hints with reasons."""

from __future__ import annotations

import threading
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.advising import seed_at
from ludoteca.server import keeping, thinking
from ludoteca.server.reviews import Reviews
from tests.server.conftest import Hall
from tests.server.test_records import _finished

SEED = 3
MOST = 240  # looks, half a second apart


def reviewed(person: Any, table: str, seat: int, language: str = "en") -> dict[str, Any]:
    for _ in range(MOST):
        found: dict[str, Any] = person.ask(
            "GET", f"/api/tables/{table}/review?seat={seat}&lang={language}"
        )
        if found["done"] == found["count"] or found["failed"]:
            return found
        time.sleep(0.5)
    raise AssertionError("the review does not end")


def _once_guessed(person: Any, table: str) -> dict[str, Any]:
    """As soon as it says how long the rest will take."""
    for _ in range(20 * MOST):
        found: dict[str, Any] = person.ask("GET", f"/api/tables/{table}/review?seat=1")
        if found["left"] is not None:
            return found
        time.sleep(0.02)
    raise AssertionError("the review never guesses")


def _of_novices(person: Any) -> tuple[str, dict[str, Any]]:
    """Always the same game, in which much could have been better."""
    table = ludoteca.new("king-of-con", 2, SEED)
    players = [bots.make("novice", "king-of-con", SEED + seat) for seat in (0, 1)]
    while not table.over:
        seat = table.awaited[0]
        table.choose(seat, players[seat].think(table.state, seat).choice)
    came = person.ask("POST", "/api/records", content=table.save())
    return came["id"], person.ask("GET", f"/api/tables/{came['id']}/record")


def test_a_review_comes_step_by_step_and_marks_what_a_novice_missed(hall: Hall) -> None:
    guest = hall.person()
    table, record = _of_novices(guest)
    begun = guest.ask("GET", f"/api/tables/{table}/review?seat=1")
    steps = [number for number, step in enumerate(record["steps"], 1) if step[0] == 1]
    assert begun["count"] == len(steps)
    assert begun["left"] is None
    guessed = _once_guessed(guest, table)
    assert 0 < guessed["done"] < guessed["count"]
    found = reviewed(guest, table, 1)
    assert not found["failed"]
    assert found["marks"]
    for mark in found["marks"]:
        assert mark["step"] in steps
        assert mark["points"] == 0 or mark["points"] >= 0.5
        assert mark["choice"] != mark["better"]
        assert mark["title"]
        assert mark["stage"].startswith(("Setup", "Round"))
    italian = reviewed(guest, table, 1, "it")
    assert [mark["step"] for mark in italian["marks"]] == [x["step"] for x in found["marks"]]
    assert [mark["title"] for mark in italian["marks"]] != [x["title"] for x in found["marks"]]


def _left(hall: Hall, after: int) -> tuple[Any, str]:
    """A game that a bot plays to its end, once its person has decided that often."""
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.play(after)
        anna.ask("DELETE", f"/api/tables/{table}/seats/0")
    for _ in range(MOST):
        if anna.ask("GET", f"/api/tables/{table}")["status"] == "over":
            return anna, table
        time.sleep(0.1)
    raise AssertionError("the bots do not play on")


def _steps(person: Any, table: str, seat: int) -> list[int]:
    record = person.ask("GET", f"/api/tables/{table}/record")
    return [number for number, step in enumerate(record["steps"], 1) if step[0] == seat]


@pytest.mark.parametrize("decided", [0, 2])
def test_only_what_persons_decided_is_reviewed(hall: Hall, decided: int) -> None:
    anna, table = _left(hall, decided)
    made = _steps(anna, table, 0)
    found = reviewed(anna, table, 0)
    assert (found["done"], found["count"]) == (decided, decided)
    assert found["others"] == len(made) - decided > 0
    assert {mark["step"] for mark in found["marks"]} <= {*made[:decided]}


def test_what_if_keeps_who_decided(hall: Hall) -> None:
    anna, table = _left(hall, 2)
    steps = len(anna.ask("GET", f"/api/tables/{table}/record")["steps"])
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    path = f"/api/tables/{table}/fork"
    forked = anna.ask("POST", path, json={"step": steps, "seats": seats})
    found = reviewed(anna, forked["id"], 0)
    assert (found["count"], found["others"]) == (2, len(_steps(anna, table, 0)) - 2)


def test_who_decided_is_known_after_a_choice_was_taken_back(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.play(2)
        assert line.ask("undo")["type"] == "done"
        line.play(2)
    room = hall.kept(table).room
    chose = ["person" if step.seat == 0 else "bot" for step in room.table.record.steps]
    assert room.hows() == chose
    assert "bot" in chose


def test_a_review_that_failed_begins_anew_when_somebody_asks_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def stumble(*looked: object) -> Any:
        asked.append(looked)
        raise IndexError

    monkeypatch.setattr("ludoteca.server.reviews.look_again", stumble)
    guest = hall.person()
    table, _ = _of_novices(guest)
    path = f"/api/tables/{table}/review?seat=1"
    while not guest.ask("GET", path)["failed"]:
        time.sleep(0.01)
    while len(asked) < 2:
        guest.ask("GET", path)
        time.sleep(0.01)


def test_a_game_that_goes_on_is_not_reviewed(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    refused = anna.ask("GET", f"/api/tables/{table}/review?seat=0", 409)
    assert refused["code"] == "review-not-over"
    assert "finished game can be reviewed" in refused["text"]
    assert anna.ask("GET", f"/api/tables/{table}/review?seat=9", 404)["code"] == "no-such-seat"


def test_a_review_is_asked_for_with_a_seat(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    refused = anna.ask("GET", f"/api/tables/{table}/review", 400)
    assert refused["code"] == "review-of-whom"
    assert "seat=0 to seat=1." in refused["text"]


def test_there_is_no_review_of_a_seat_that_is_not_there(hall: Hall) -> None:
    table, _ = _finished(hall)
    for seat in (7, -1):
        found = hall.person().ask("GET", f"/api/tables/{table}/review?seat={seat}", 404)
        assert found["code"] == "no-such-seat"


@pytest.mark.parametrize("what", ["replay", "rebuild"])
def test_there_is_no_step_below_the_beginning(hall: Hall, what: str) -> None:
    table, _ = _finished(hall)
    found = hall.person().ask("GET", f"/api/tables/{table}/{what}?step=-1", 404)
    assert found["code"] == "no-such-step"


def test_a_hint_does_not_wait_until_bots_have_chosen(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, go_on = keeping.think, threading.Event()

    def ponder(table: Any, *asked: Any) -> Any:
        go_on.wait(60)
        return think(table, *asked)

    monkeypatch.setattr(keeping, "think", ponder)  # that of the bots; hints have their own name
    anna = hall.person()
    table = anna.open(seats="me novice novice novice")
    try:
        with anna.live(table, 0) as line:
            assert line.ask("hint")["type"] == "hinted"
            assert not hall.kept(table).room.table.record.steps
    finally:
        go_on.set()


def test_a_hint_says_why(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        hinted = line.ask("hint")
        assert hinted["type"] == "hinted"
        assert "imagined" in hinted["why"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A bot would give up: "),
        ("it", "Un bot rinuncerebbe a: "),
        ("fr", "Un bot abandonnerait\u00a0: "),
    ],
)
def test_a_hint_says_that_a_passion_is_given_up(hall: Hall, language: str, said: str) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0, lang=language) as line:
        assert line.asked["kind"] == "Passions"
        hinted = line.ask("hint")
        assert hinted["said"] == said + hinted["text"]
        line.choose()
        line.until_asked()
        assert line.ask("hint").get("said") is None


def test_a_hint_and_the_review_of_it_think_alike() -> None:
    table = ludoteca.new("king-of-con", 2, SEED)
    table.choose(0, table.decision(0).default)
    asked: list[tuple[Any, ...]] = []

    class Minds:
        def think(
            self, game: str, s: Any, seat: int, games: int, seconds: float, *more: Any
        ) -> Any:
            asked.append((games, *more))
            return bots.Thought(())

    minds: Any = Minds()
    thinking.advise(table, 1, "expert", minds)
    look = Reviews(cast(Any, SimpleNamespace(minds=minds)))._thinker(table)
    look("king-of-con", table.state, 1, asked[0][0])
    assert asked[0] == asked[1] == (asked[0][0], seed_at(1, ()), ())


def test_a_bot_judges_as_its_level_does_and_who_advises_as_a_master() -> None:
    table = ludoteca.new("chamber-of-wonders", 2, SEED)
    seat = table.awaited[0]
    asked: list[str] = []

    class Minds:
        def think(self, *given: Any, level: str = "master") -> Any:
            asked.append(level)
            return bots.Thought(table.decision(seat).default)

    minds: Any = Minds()
    thinking.think(table, seat, "expert", minds)
    thinking.advise(table, seat, "expert", minds)
    assert asked == ["expert", "master"]
