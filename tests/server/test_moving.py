"""A table of cardboard is played on in the hall; what somebody typed in stays theirs."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from tests.companion.test_moving import CHAMBER, CON, chamber, con
from tests.server.conftest import Hall, Somebody

MOVE = "/api/companion/{}/move/{}"


def laid(game: str, **more: Any) -> dict[str, Any]:
    answers = con() if game == CON else chamber()
    return {
        "seats": 2,
        "players": ["Ada", "Bruno"],
        "answers": {"table": answers.table, "seats": answers.seats},
        **more,
    }


def opened(ada: Somebody, game: str, seats: str, **more: Any) -> str:
    kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}, "bot": {"kind": "bot"}}
    wishes = [kinds[word] for word in seats.split()]
    made = ada.ask("POST", MOVE.format(game, "open"), json=laid(game, wishes=wishes, **more))
    assert made["problems"] == []
    return str(made["table"]["id"])


@pytest.mark.parametrize("game", [CON, CHAMBER])
def test_a_typed_table_is_played_to_its_end_and_its_record_replays(hall: Hall, game: str) -> None:
    ada = hall.person("Ada")
    table = opened(ada, game, "me bot")
    with ada.live(table, 0) as line:
        line.play()
    record = ada.ask("GET", f"/api/tables/{table}/record")
    assert record["header"]["position"]["turn" if game == CHAMBER else "round"] in (2, 3)
    assert ludoteca.load(json.dumps(record)).over
    end = ada.ask("GET", f"/api/tables/{table}/rebuild")
    assert end["over"] is True
    assert "hidden" not in json.dumps(end)
    first = ada.ask("GET", f"/api/tables/{table}/rebuild", params={"step": 0, "lang": "it"})
    assert (first["step"], first["over"], first["parts"][0]["title"]) == (0, False, "Il tavolo")


def test_what_was_typed_for_one_seat_is_told_to_no_other(hall: Hall) -> None:
    """The record's header tells everything, so nobody has it before the end."""
    ada, bruno, carla = hall.person("Ada"), hall.person("Bruno"), hall.person("Carla")
    table = opened(ada, CHAMBER, "me open")
    bruno.sit(table, 1, ada)
    with ada.live(table, 0) as hers, bruno.live(table, 1) as his, carla.live(table) as watching:
        known = [json.dumps(line.heard) for line in (hers, his, watching)]
    design = str([x.id for x in game_content().designs].index("boo-atlas"))
    faces = [
        [face for face in line["cards"] if face is not None and str(face) == design]
        for line in (hers.view, his.view, watching.view)
    ]
    assert [len(x) for x in faces] == [1, 1, 0]
    assert "unmarked" not in "".join(known)
    for person in (ada, bruno, carla):
        assert person.ask("GET", f"/api/tables/{table}/record", 409)["code"] == "not-over"
        assert "boo-atlas" not in json.dumps(person.ask("GET", f"/api/tables/{table}"))
        public = person.ask("GET", f"/api/tables/{table}/rebuild")
        assert "Atlas" not in json.dumps(public)
        early = person.ask("GET", f"/api/tables/{table}/rebuild", 409, params={"step": 0})
        assert early["code"] == "not-over"
    mine = ada.ask("GET", f"/api/tables/{table}/rebuild", params={"seat": 0})
    assert "Hand: Atlas" in mine["parts"][1]["lines"]
    assert "Hand: 1 card, its owner knows which" in mine["parts"][2]["lines"]
    other = ada.ask("GET", f"/api/tables/{table}/rebuild", 403, params={"seat": 1})
    assert other["code"] == "not-your-seat"


def game_content() -> Any:
    return next(game for game in ludoteca.games() if game.name == CHAMBER).content()


def test_a_form_is_asked_checked_written_and_read_again(hall: Hall) -> None:
    ada = hall.person()
    form = ada.ask("POST", MOVE.format(CON, "form"), 200, json=laid(CON), params={"lang": "fr"})
    assert next(field["key"] for field in form["seat"] if field["secret"]) == "reserve"
    checked = ada.ask("POST", MOVE.format(CON, "check"), 200, json=laid(CON))
    assert checked["follows"][0]["text"] == "84 tokens are left for the Bank: count them."
    again = ada.ask("POST", MOVE.format(CON, "read"), 200, json={"setting": checked["setting"]})
    assert again["seats"] == 2
    assert again["answers"]["table"]["stand-3"] == 9
    both = {**laid(CON), "answers": again["answers"]}
    assert ada.ask("POST", MOVE.format(CON, "check"), 200, json=both) == checked


def test_what_cannot_be_opens_no_table_and_says_why(hall: Hall) -> None:
    ada = hall.person()
    wrong = laid(CON, wishes=[{"kind": "person"}, {"kind": "bot"}])
    wrong["answers"]["seats"][1]["monkey"] = 1
    told = ada.ask("POST", MOVE.format(CON, "open"), json=wrong)
    assert told["table"] is None
    assert {x["clause"] for x in told["problems"]} == {"KC-22.6"}
    few = ada.ask("POST", MOVE.format(CON, "open"), 422, json=laid(CON, wishes=[]))
    assert few["code"] == "seats-differ"
    terms = laid(CON, options={"scenario": "random"})
    assert ada.ask("POST", MOVE.format(CON, "check"), 422, json=terms)["clause"] == "KC-5.13"
    boss = {"rules.boss": True, "boss": "fredo"}
    big = laid(CON, options=boss)
    told = ada.ask("POST", MOVE.format("dungeonology", "form"), 422, json=big)
    assert told["code"] == "mode-cannot-be-moved"
    pack = laid(CON, content="game = 3")
    assert ada.ask("POST", MOVE.format(CON, "form"), 422, json=pack)["code"] == "bad-pack"
    for text, code in (
        ("{}", "bad-record"),
        ('{"game": "chess", "position": {}}', "position-of-another"),
        ('{"game": "king-of-con", "position": {"monkeys": [1, 1]}}', "bad-terms"),
    ):
        sent = {"setting": text}
        assert ada.ask("POST", MOVE.format(CON, "read"), 422, json=sent)["code"] == code


def test_an_owner_s_pack_names_the_cards(hall: Hall) -> None:
    ada = hall.person()
    pack = hall.client.get(f"/api/games/{CHAMBER}/pack").text
    pack = pack.replace('en = "Atlas"', 'en = "Road Book"')
    form = ada.ask("POST", MOVE.format(CHAMBER, "form"), 200, json=laid(CHAMBER, content=pack))
    names = [x["label"] for x in form["table"][-1]["fields"][0]["values"]]
    assert "Road Book" in names
    table = opened(ada, CHAMBER, "me bot", content=pack)
    assert ada.ask("GET", f"/api/tables/{table}")["pack"] is True
    told = ada.ask("GET", f"/api/tables/{table}/rebuild", params={"seat": 0})
    assert "Hand: Road Book" in told["parts"][1]["lines"]


def test_cards_are_typed_in_checked_and_played_with(hall: Hall) -> None:
    ada, path = hall.person(), f"/api/companion/{CHAMBER}/pack/"
    form = ada.ask("POST", path + "form", 200, json={})
    rows = form["rows"]
    rows["wonder"][0]["value"] = 1000
    wrong = ada.ask("POST", path + "check", 200, json={"rows": rows})
    assert [(x["group"], x["row"], x["field"]) for x in wrong["misfits"]] == [
        ("wonder", 0, "value")
    ]
    same = ada.ask("POST", f"/api/games/{CHAMBER}/pack", 422, json={"content": wrong["content"]})
    assert wrong["misfits"][0]["text"] == same["faults"][0]["text"]  # as everywhere
    rows["wonder"][0] |= {"value": 7, "provenance": "owner"}
    right = ada.ask("POST", path + "check", 200, json={"rows": rows})
    assert right["misfits"] == []
    table = ada.open(CHAMBER, content=right["content"])
    told = ada.ask("GET", f"/api/tables/{table}/content")
    assert next(x for x in told if x["group"] == "wonder")["value"] == 7
    again = ada.ask("POST", path + "form", 200, json={"content": right["content"]})
    assert again["rows"]["wonder"][0]["value"] == 7
    assert ada.ask("POST", path + "form", 422, json={"content": "x"})["code"] == "bad-pack"
    odd = ada.ask("POST", path + "check", 200, json={"rows": {"wonder": [{"id": {"a": [None]}}]}})
    assert odd["misfits"]
