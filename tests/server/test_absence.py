"""Who goes away, leaves or is removed: what the owner may do, what the others are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Hall, Line, Message, Somebody


def _two(hall: Hall, **more: Any) -> tuple[Somebody, Somebody, str]:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open", **more)
    bruno.sit(table, 1, by=anna)
    return anna, bruno, table


def _shows(seat: int, here: bool) -> Callable[[Message], bool]:
    return lambda message: message["table"]["seats"][seat]["online"] is here


def _gone(line: Line, seat: int = 1) -> None:
    """Wait until that one has come, and gone."""
    for here in (True, False):
        line.until("people", _shows(seat, here))


def _told(line: Line, seat: int = 1) -> str:
    """The next line of the log that tells of a seat."""
    message = line.until("people", lambda m: m["entry"] is not None)
    assert message["entry"]["by"] == seat
    assert message["entry"]["seq"] == message["seq"]
    return str(message["entry"]["lines"][0])


def test_the_owner_hands_the_seat_of_one_who_is_away_to_a_bot(slow_hall: Hall) -> None:
    anna, bruno, table = _two(slow_hall)
    seat = f"/api/tables/{table}/seats/1"
    with anna.live(table, 0) as line:
        with bruno.live(table, 1):
            refused = anna.ask("POST", seat, 409, json={"kind": "bot"})
            assert refused["code"] == "seat-taken"
        _gone(line)
        slow_hall.pass_time(20)
        refused = anna.ask("POST", seat, 409, json={"kind": "bot"})
        assert refused["code"] == "just-gone"
        assert "40" in refused["text"]
        bruno.ask("POST", f"/api/tables/{table}/seats/0", 403, json={"kind": "bot"})
        slow_hall.pass_time(41)
        made = anna.ask("POST", seat, json={"kind": "bot", "level": "novice"})
        assert (made["seats"][1]["away"], made["seats"][1]["level"]) == (True, "novice")
        assert made["seats"][1]["person"] == bruno.id
        assert _told(line) == "Bruno is away: a bot (Novice) plays on until Bruno is back."
        line.choose()
        while line.table["steps"] < 2:  # the bot has chosen
            line.hear()
        with bruno.live(table, 1) as his:
            assert his.table["seats"][1]["away"] is False
            assert _told(line) == "Bruno is back."


def test_bots_are_levelled_and_replaced_while_the_game_goes_on(hall: Hall) -> None:
    anna, chiara = hall.person(), hall.person("Chiara")
    table = anna.open(seats="me bot")
    seat = f"/api/tables/{table}/seats/1"
    with anna.live(table, 0) as line:
        made = anna.ask("POST", seat, json={"kind": "bot", "level": "apprentice"})
        assert made["seats"][1]["level"] == "apprentice"
        assert "Apprentice" in _told(line)
        anna.ask("POST", seat, json={"kind": "open"})
        assert "free" in _told(line)
        line.choose()
        chiara.sit(table, 1, by=anna)
        assert _told(line) == "Chiara sits down."
        with chiara.live(table, 1) as hers:
            if hers.open_question():
                assert hers.choose()["type"] == "done"


def test_a_bot_that_stumbles_over_its_thoughts_plays_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*asked: object) -> None:
        raise IndexError

    monkeypatch.setattr("ludoteca.server.keeping.think", stumble)
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.choose()
        while line.table["steps"] < 2:
            line.hear()
    made = hall.kept(table).room.table.record.steps[:2]
    assert {step.seat for step in made} == {0, 1}


def test_the_log_keeps_what_became_of_a_seat(hall: Hall) -> None:
    anna, bruno, table = _two(hall)
    bruno.ask("DELETE", f"/api/tables/{table}/seats/1")
    with anna.live(table, 0, lang="it") as line:
        told = [text for entry in line.heard[-1]["log"] for text in entry["lines"]]
        assert any("Bruno è via" in text for text in told)


def test_what_is_asked_of_all_does_not_wait_for_who_is_not_here(slow_hall: Hall) -> None:
    anna, bruno, table = _two(slow_hall)
    with anna.live(table, 0) as line:
        with bruno.live(table, 1):
            pass
        _gone(line)
        line.ask("end")
        slow_hall.pass_time(119)
        assert slow_hall.kept(table).room.status == "playing"  # Bruno may come back
        slow_hall.pass_time(2)
        line.until("people", lambda m: m["table"]["status"] == "ended")


def test_who_comes_back_in_time_is_asked(slow_hall: Hall) -> None:
    anna, bruno, table = _two(slow_hall)
    with anna.live(table, 0) as line:
        line.ask("end")
        with bruno.live(table, 1) as his:
            assert his.heard[-1]["ballot"]["needed"] == [1]
            slow_hall.pass_time(200)
            assert line.until("vote", lambda m: m["passed"] is not None)["passed"] is False


def test_by_post_there_is_a_day_to_answer(slow_hall: Hall) -> None:
    anna, _, table = _two(slow_hall, clock={"kind": "days", "days": 3})
    with anna.live(table, 0) as line:
        line.ask("end")
        slow_hall.pass_time(3600)
        line.send("sync")
        assert line.until("table")["ballot"]["needed"] == [1]


def test_a_bot_stands_in_by_itself_where_time_runs_in_minutes(slow_hall: Hall) -> None:
    kinds: list[Message] = [{"kind": "none"}, {"kind": "move"}, {"kind": "bank"}, {"kind": "days"}]
    anna = slow_hall.person()
    found = []
    for clock in kinds:
        made = anna.ask("GET", f"/api/tables/{anna.open(clock=clock)}")
        found.append(made["clock"]["absence"])
    assert found == [None, 300, 300, None]
    table = anna.open(clock={"kind": "move", "absence": None})
    assert anna.ask("GET", f"/api/tables/{table}")["clock"]["absence"] is None


def test_whoever_is_removed_sees_no_more_of_the_seat(hall: Hall) -> None:
    anna, bruno, chiara = hall.person(), hall.person(), hall.person()
    table = anna.open("chamber-of-wonders", seats="me open open")
    bruno.sit(table, 1, by=anna)
    with bruno.live(table, 1) as his:
        assert his.heard[-1]["viewer"] == 1
        anna.ask("POST", f"/api/tables/{table}/seats/1", json={"kind": "open"})
        assert his.until("table")["viewer"] is None
        chiara.sit(table, 1, by=anna)
        anna.ask("POST", f"/api/tables/{table}/seats/2", json={"kind": "bot"})
        begun = his.until("table", lambda m: m["table"]["status"] == "playing")
        assert (begun["viewer"], begun["asked"]) == (None, None)
        assert begun["you"]["seats"] == []
        assert his.ask("choose", decision=1, choice=0)["code"] == "not-your-seat"


def test_a_guest_stands_up_and_the_owner_discards_the_table(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open open")
    bruno.sit(table, 1, by=anna)
    with anna.live(table, 0) as line, bruno.live(table, 1) as his:
        bruno.ask("DELETE", f"/api/tables/{table}/seats/1")
        assert his.until("table")["viewer"] is None
        assert line.ask("end")["type"] == "done"
        assert line.table["status"] == "ended"
    assert bruno.sit(table, 1, status=409)["code"] == "table-ended"


def test_a_ballot_says_which_choice_would_be_taken_back(hall: Hall) -> None:
    anna, bruno, table = _two(hall)
    with anna.live(table, 0) as one, bruno.live(table, 1, lang="fr") as other:
        for line in (one, other):
            line.choose()
        one.until("news", lambda news: news["table"]["steps"] == 2)
        one.ask("undo")
        vote = other.until("vote")
        log = [m["lines"] for m in other.heard if m["type"] == "news"]
        assert vote["ballot"]["lines"] == [line for lines in log for line in lines]
        assert any("Anna" in line for line in vote["ballot"]["lines"])
