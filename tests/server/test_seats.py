"""Sitting down, getting up, bots, standing in; nobody acts for another's seat."""

from __future__ import annotations

from tests.server.conftest import Hall


def test_a_seat_is_claimed_by_invitation_only(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    refused = bruno.sit(table, 1, status=403)
    assert refused["code"] == "not-invited"
    wrong = {"kind": "person", "invitation": "guess"}
    bruno.ask("POST", f"/api/tables/{table}/seats/1", 403, json=wrong)
    bruno.ask("GET", f"/api/tables/{table}/invitation", 403)
    assert bruno.sit(table, 1, by=anna)["status"] == "playing"
    assert [one["id"] for one in bruno.ask("GET", "/api/tables")["mine"]] == [table]


def test_whether_one_may_sit_down_is_told_before(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    door = f"/api/tables/{table}/welcome"
    link = anna.ask("GET", f"/api/tables/{table}/invitation")["link"]
    right = link.partition("invitation=")[2]
    told = [bruno.ask("GET", door + more)["may_sit"] for more in ("", "?invitation=guess")]
    assert told == [False, False]
    assert bruno.ask("GET", f"{door}?invitation={right}")["may_sit"]
    assert hall.client.get(f"{door}?invitation={right}").json()["may_sit"]  # a newcomer
    assert anna.ask("GET", door)["may_sit"]
    listed = anna.open(seats="me open", listed=True)
    assert bruno.ask("GET", f"/api/tables/{listed}/welcome")["may_sit"]


def test_anybody_may_sit_down_at_a_listed_table(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open", listed=True)
    assert [one["id"] for one in bruno.ask("GET", "/api/tables")["open"]] == [table]
    bruno.sit(table, 1)
    assert hall.person().sit(table, 1, status=409)["code"] == "seat-taken"


def test_an_invitation_that_went_astray_is_replaced(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open open")
    door = f"/api/tables/{table}/invitation"
    former = anna.ask("GET", door)["link"].partition("invitation=")[2]
    bruno.sit(table, 1, by=anna)
    assert bruno.ask("POST", door, 403)["code"] == "not-the-owner"
    link = anna.ask("POST", door)["link"]
    assert anna.ask("GET", door)["link"] == link
    assert link.partition("invitation=")[2] != former
    late = hall.person()
    sent = {"kind": "person", "invitation": former}
    assert late.ask("POST", f"/api/tables/{table}/seats/2", 403, json=sent)["code"] == "not-invited"
    assert not late.ask("GET", f"/api/tables/{table}/welcome?invitation={former}")["may_sit"]
    late.sit(table, 2, by=anna)


def test_the_invitation_is_a_picture_too(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me open")
    assert b"<svg" in anna.ask("GET", f"/api/tables/{table}/invitation.svg")


def test_nobody_acts_for_the_seat_of_another(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, by=anna)
    session = bruno.hall.client.websocket_connect(
        f"/api/tables/{table}/live?seat=0", headers=bruno.headers
    )
    with session as socket:
        told = socket.receive_json(timeout=5)
        assert (told["type"], told["code"]) == ("error", "not-your-seat")
    with bruno.live(table, 1) as his, bruno.live(table) as watching:
        number = hall.kept(table).room.opened[0]
        answer = watching.ask("choose", decision=number, choice=0)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        assert his.choose()["type"] == "done"
    bruno.ask("DELETE", f"/api/tables/{table}/seats/0", 403)
    bruno.ask("POST", f"/api/tables/{table}/seats/0", 403, json={"kind": "bot"})
    anna.ask("POST", f"/api/tables/{table}/seats/1", 409, json={"kind": "open"})


def test_a_game_waits_for_its_seats(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    with anna.live(table, 0) as line:
        assert line.asked is None
        assert line.table["status"] == "waiting"
        answer = line.ask("choose", decision=1, choice=0)
        assert answer["code"] == "table-waiting"
        bruno.sit(table, 1, by=anna)
        assert line.until("table")["asked"]["kind"] == "Passions"


def test_bots_are_added_levelled_and_removed(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me open")
    seat = f"/api/tables/{table}/seats/1"
    refused = anna.ask("POST", seat, 422, json={"kind": "bot", "level": "genius"})
    assert refused["code"] == "no-such-bot"
    assert "novice, apprentice, adept, expert, master." in refused["text"]
    ours = {
        "it": "apprentice (Apprendista)",
        "fr": "apprentice (Apprenti), adept (Initié), expert, ",
    }
    for language, named in ours.items():
        asked = {"kind": "bot", "level": "genius"}
        assert named in anna.ask("POST", f"{seat}?lang={language}", 422, json=asked)["text"]
    former = {"random": "novice", "greedy": "apprentice"}
    for level in ("novice", "master", *former):
        made = anna.ask("POST", seat, json={"kind": "bot", "level": level})
        assert made["seats"][1]["level"] == former.get(level, level)
    assert anna.ask("POST", seat, json={"kind": "open"})["seats"][1]["kind"] == "open"
    anna.ask("POST", f"/api/tables/{table}/seats/7", 404, json={"kind": "open"})


def test_a_bot_stands_in_for_who_leaves_and_gets_up_again(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, by=anna)
    with anna.live(table, 0) as line:
        left = bruno.ask("DELETE", f"/api/tables/{table}/seats/1")
        assert (left["seats"][1]["away"], left["seats"][1]["person"]) == (True, bruno.id)
        line.choose()
        while line.table["steps"] < 2:  # the bot has chosen
            line.hear()
        with bruno.live(table, 1) as his:
            assert not his.table["seats"][1]["away"]
            line.until("people", lambda m: not m["table"]["seats"][1]["away"])
            if his.open_question():
                assert his.choose()["type"] == "done"


def test_leaving_before_the_beginning_opens_the_seat(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open open")
    bruno.sit(table, 1, by=anna)
    left = bruno.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert left["seats"][1]["kind"] == "open"


def test_terms_that_cannot_be_had_are_refused_with_their_clause(hall: Hall) -> None:
    anna = hall.person(lang="it")
    sent = {"game": "king-of-con", "seats": [{"kind": "person"}]}
    refused = anna.ask("POST", "/api/tables?lang=it", 422, json=sent)
    assert refused["clause"] == "KC-1.1"
    assert "KC-1.1" not in refused["text"]  # whoever shows it says it once
    anna.ask("POST", "/api/tables", 404, json={"game": "chess", "seats": []})


def test_the_guided_first_game(hall: Hall) -> None:
    anna = hall.person()
    made = anna.ask("POST", "/api/tables", json={"game": "king-of-con", "guide": "king-of-con"})
    steps = anna.ask("GET", f"/api/tables/{made['id']}/guide")
    assert steps[0]["title"]
    with anna.live(made["id"], 0) as line:
        line.play(2)


def test_whoever_has_no_name_has_one_name_in_lists_and_log_in_every_language(hall: Hall) -> None:
    anna = hall.person("Anna")
    wishes = [{"kind": "person"}, {"kind": "person", "name": ""}, {"kind": "bot"}]
    sent = {"game": "dungeonology", "seats": wishes, "options": {"scholars": "random"}}
    made = anna.ask("POST", "/api/tables?lang=fr", json=sent)
    assert [seat["name"] for seat in made["seats"]] == ["Anna", "Bruno", "Celeste"]
    room = hall.kept(made["id"]).room
    for language in ("en", "it", "fr"):
        speaking = hall.kept(made["id"]).speaking(language)
        speaking.tell([], None, room.table.view(None))  # knows now who plays which Scholar
        assert [speaking.seat_name(seat) for seat in range(3)] == ["Anna", "Bruno", "Celeste"]
    guided = anna.ask("POST", "/api/tables", json={"game": "dungeonology", "guide": "dungeonology"})
    assert guided["seats"][1]["name"] == "Valerio"  # as its steps call him
