"""Taking back and ending: at once where nobody has learned anything, else with everybody's yes."""

from __future__ import annotations

from tests.server.conftest import Hall, Line, Somebody


def _two(hall: Hall) -> tuple[Somebody, Somebody, str]:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, by=anna)
    return anna, bruno, table


def _reveal(one: Line, other: Line) -> None:
    for line in (one, other):
        line.choose()
    one.until("news", lambda news: news["table"]["steps"] == 2)


def test_a_sealed_choice_is_taken_back_at_once(hall: Hall) -> None:
    anna, bruno, table = _two(hall)
    with anna.live(table, 0) as one, bruno.live(table, 1) as other:
        number = other.asked["decision"]
        one.choose()
        answer = one.ask("undo")
        assert answer["type"] == "done"
        news = other.until("news", lambda news: news["how"] == "undo")
        assert news["table"]["steps"] == 0
        assert other.asked["decision"] == number
        while one.asked is None:
            one.hear()
        assert one.asked["decision"] == answer["seq"]
        assert one.choose()["type"] == "done"
        nothing = other.ask("undo")
        assert nothing["type"] == "refused"
        assert nothing["key"] == "nothing-to-undo"


def test_what_others_have_learned_is_taken_back_by_consent(hall: Hall) -> None:
    anna, bruno, table = _two(hall)
    with anna.live(table, 0) as one, bruno.live(table, 1, lang="it") as other:
        _reveal(one, other)
        view = other.view
        one.ask("undo")
        vote = other.until("vote")
        assert vote["ballot"]["needed"] == [1]
        assert "Anna" in vote["text"]
        assert one.ask("undo")["code"] == "vote-open"
        other.ask("vote", about="undo", yes=True)
        news = other.until("news", lambda news: news["how"] == "undo")
        assert news["table"]["steps"] == 0
        assert other.until("vote", lambda m: m["passed"] is not None)["passed"]
        while one.asked is None or one.asked["kind"] != "Passions":
            one.hear()
        one.answered.clear()
        other.answered.clear()
        _reveal(one, other)
        other.send("sync")
        assert other.until("table")["view"] == view
        assert len(other.heard[-1]["log"]) == 3  # the undo, and two choices


def test_consent_may_be_refused_or_not_given_in_time(slow_hall: Hall) -> None:
    anna, bruno, table = _two(slow_hall)
    with anna.live(table, 0) as one, bruno.live(table, 1) as other:
        _reveal(one, other)
        one.ask("undo")
        other.ask("vote", about="undo", yes=False)
        assert one.until("vote", lambda m: m["passed"] is not None)["passed"] is False
        assert other.ask("vote", about="undo", yes=True)["code"] == "no-vote"
        one.ask("undo")
        slow_hall.pass_time(200)
        assert one.until("vote", lambda m: m["passed"] is not None)["passed"] is False
        one.ask("undo")
        while not other.open_question():
            other.hear()
        other.choose()  # the game goes on
        assert one.until("vote", lambda m: m["passed"] is not None)["passed"] is False


def test_alone_among_bots_one_takes_back_whatever_one_likes(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.play(3)
        assert line.ask("undo")["type"] == "done"
        assert "undo" in [message.get("how") for message in line.heard]
        while not line.open_question():
            line.hear()
        assert line.choose()["type"] == "done"


def test_the_owner_ends_a_table_by_vote(hall: Hall) -> None:
    anna, bruno, table = _two(hall)
    with anna.live(table, 0) as one, bruno.live(table, 1) as other:
        assert other.ask("end")["code"] == "not-the-owner"
        one.ask("end")
        other.until("vote")
        other.ask("vote", about="end", yes=True)
        other.until("people", lambda m: m["table"]["status"] == "ended")
        assert other.ask("choose", decision=1, choice=0)["code"] == "table-ended"
    anna.ask("GET", f"/api/tables/{table}/record")
    anna.ask("POST", f"/api/tables/{table}/seats/1", 409, json={"kind": "bot"})
