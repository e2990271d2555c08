"""Friends enter their own hands; nobody else hears what, not even by a refusal."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.companion.test_moving import CHAMBER, CON
from tests.companion.test_moving_dungeonology import NAME, laid_out
from tests.server.conftest import Hall, Somebody
from tests.server.test_moving import MOVE, laid

WISHES = [{"kind": "person"}, {"kind": "open"}]


def expedition(**more: Any) -> dict[str, Any]:
    answers = laid_out()
    del answers.seats[0]["hand"]
    answers.seats[0]["cards"] = "filled"
    rows = {"table": answers.table, "seats": answers.seats}
    return {"seats": 2, "players": ["Ada", "Bruno"], "answers": rows, **more}


def gathered(ada: Somebody, game: str, data: dict[str, Any]) -> tuple[str, list[tuple[str, str]]]:
    """The gathering, and by seat the door and the key in its link."""
    told = ada.ask("POST", MOVE.format(game, "gather"), json=data)
    doors = []
    assert len(told["pictures"]) == len(told["links"])
    assert "<svg" in told["pictures"][0]
    for link in told["links"]:
        parts = urlsplit(link)
        door = parts.path.replace("/companion/hand/", "/api/companion/gatherings/")
        doors.append((door, parse_qs(parts.query)["key"][0]))
    return str(told["id"]), doors


def test_each_enters_the_own_hand_and_the_owner_sees_only_that(hall: Hall) -> None:
    ada, bruno, carla = hall.person("Ada"), hall.person("Bruno"), hall.person("Carla")
    id, doors = gathered(ada, NAME, expedition())
    door, key = doors[1]
    asked = bruno.ask("GET", door, params={"key": key, "lang": "it"})
    assert (asked["name"], asked["entered"]) == ("Bruno", False)
    assert {field["key"] for field in asked["form"]["seat"]} == {"hand"}
    assert asked["form"]["table"] == []
    progress = f"/api/companion/gatherings/{id}"
    assert ada.ask("GET", progress) == {"entered": [False, False], "table": None}
    both = expedition(gathering=id, apart=[1])
    early = ada.ask("POST", MOVE.format(NAME, "check"), 200, json=both)
    assert early["problems"][0]["text"] == "The entries of Bruno are still missing."
    hand = [{"card": "lock-picks", "copies": 2}, {"card": "shortcut"}]
    sent = {"key": key, "answers": {"hand": hand}}
    assert bruno.ask("POST", door, 200, json=sent) == {"problems": []}
    assert ada.ask("GET", progress)["entered"] == [False, True]
    checked = ada.ask("POST", MOVE.format(NAME, "check"), 200, json=both)
    assert (checked["problems"], checked["setting"]) == ([], "")
    assert "lock" not in json.dumps(checked).casefold()
    again = json.dumps(bruno.ask("GET", door, params={"key": key}))
    assert json.loads(again)["entered"] is True
    assert '"copies": 2' not in again  # not even its player gets it back: the link has travelled
    opened = ada.ask("POST", MOVE.format(NAME, "open"), json={**both, "wishes": WISHES})
    table = opened["table"]["id"]
    way = bruno.ask("GET", door, params={"key": key})["table"]
    assert way.startswith(f"/tables/{table}?invitation=")
    invitation = parse_qs(urlsplit(way).query)["invitation"][0]
    bruno.ask(
        "POST", f"/api/tables/{table}/seats/1", json={"kind": "person", "invitation": invitation}
    )
    with ada.live(table, 0) as hers, bruno.live(table, 1) as his, carla.live(table) as watching:
        seen = [
            sorted([line.view["cards"][card] for card in line.view["hands"][1]])
            for line in (hers, his, watching)
        ]
    assert [len(faces) for faces in seen] == [0, 3, 0]
    late = bruno.ask("POST", door, 409, json=sent)
    assert late["code"] == "gathering-over"


def test_a_clash_of_hands_names_no_card(hall: Hall) -> None:
    ada, bruno = hall.person("Ada"), hall.person("Bruno")
    data = expedition()
    data["answers"]["table"]["discard"] = [{"card": "snare", "copies": 1}]
    id, doors = gathered(ada, NAME, data)
    for person, (door, key), count in ((ada, doors[0], 1), (bruno, doors[1], 1)):
        sent = {"key": key, "answers": {"hand": [{"card": "snare", "copies": count}]}}
        assert person.ask("POST", door, 200, json=sent) == {"problems": []}
    both = {**data, "gathering": id, "apart": [0, 1]}
    told = ada.ask("POST", MOVE.format(NAME, "check"), 200, json=both)
    assert [x["field"] for x in told["problems"]] == [""]
    assert "snare" not in json.dumps(told).casefold()
    wishes = {**both, "wishes": WISHES}
    assert ada.ask("POST", MOVE.format(NAME, "open"), json=wishes)["table"] is None
    much = {"key": doors[1][1], "answers": {"hand": [{"card": "snare", "copies": 3}]}}
    mine = bruno.ask("POST", doors[1][0], 200, json=much)["problems"]
    assert mine[0]["label"].startswith("Bruno")
    assert mine[0]["field"].startswith("seats.0.hand")
    odd = {"key": doors[1][1], "answers": {"purse": 3}}
    assert bruno.ask("POST", doors[1][0], 200, json=odd)["problems"]


def test_a_wrong_key_opens_nothing(hall: Hall) -> None:
    ada, bruno = hall.person("Ada"), hall.person("Bruno")
    id, doors = gathered(ada, CON, laid(CON))
    (mine, my_key), (theirs, _) = doors
    assert bruno.ask("GET", theirs, 404, params={"key": my_key})["code"] == "no-such-gathering"
    assert bruno.ask("POST", theirs, 404, json={"key": "", "answers": {}})["code"]
    assert bruno.ask("GET", mine, 404, params={"key": "x"})["code"] == "no-such-gathering"
    assert bruno.ask("GET", f"/api/companion/gatherings/{id}", 404)["code"] == "no-such-gathering"
    other = laid(CON, gathering=id, apart=[1])
    assert bruno.ask("POST", MOVE.format(CON, "check"), 404, json=other)["code"]
    assert ada.ask("POST", MOVE.format(CHAMBER, "check"), 200, json=laid(CHAMBER))["setting"]
    outside = laid(CON, gathering=id, apart=[5])
    assert ada.ask("POST", MOVE.format(CON, "check"), 404, json=outside)["code"]


def test_every_game_asks_one_player_what_is_hidden(hall: Hall) -> None:
    ada = hall.person("Ada")
    found = {}
    for game in (CON, CHAMBER):
        id, doors = gathered(ada, game, laid(game))
        door, key = doors[1]
        form = ada.ask("GET", door, params={"key": key})["form"]
        found[game] = [field["key"] for field in form["seat"]]
        answers: dict[str, Any] = {"reserve": 8, "passions": [3, 4], "put-away": 0}
        if game == CHAMBER:
            answers = {"hand": [{"wonder": "boo-atlas"}]}
        sent = {"key": key, "answers": answers}
        assert ada.ask("POST", door, 200, json=sent) == {"problems": []}
        both = laid(game, gathering=id, apart=[1])
        told = ada.ask("POST", MOVE.format(game, "check"), 200, json=both)
        assert told["problems"] == []
        assert told["follows"]
    assert found[CON] == ["reserve", "passions", "put-away"]
    assert "hand" in found[CHAMBER]


def test_gatherings_are_kept_for_a_week(slow_hall: Hall) -> None:
    ada = slow_hall.person("Ada")
    id, _ = gathered(ada, CON, laid(CON))
    slow_hall.pass_time(8 * 86_400)
    told = ada.ask("GET", f"/api/companion/gatherings/{id}", 404)
    assert told["code"] == "no-such-gathering"
