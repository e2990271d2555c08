"""Guests, accounts, cookies; other sites stay outside."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.api.caller import COOKIE
from ludoteca.server.app import BODY
from ludoteca.server.voice import voice
from tests.server.conftest import ORIGIN, Hall


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(hall: Hall) -> None:
    client = hall.client
    newcomer = client.get("/api/me")
    assert (newcomer.status_code, newcomer.text) == (200, "null")
    made = client.post("/api/people", json={"name": " Anna  Rossi ", "lang": "it"}, headers=ORIGIN)
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    me = client.get("/api/me").json()
    assert (me["name"], me["lang"], "token" in me) == ("Anna Rossi", "it", False)
    changed = client.patch("/api/me", json={"name": "Annetta"}, headers=ORIGIN).json()
    assert changed["name"] == "Annetta"
    assert client.get("/api/me").json() == changed


def test_what_a_database_would_not_take_is_refused_before(hall: Hall) -> None:
    anna = hall.person("\u0000Anna")
    assert anna.ask("GET", "/api/me")["name"] == "Anna"
    table = anna.open(seats="me me", title="\u0000")
    for path in ("%00", "x" * 33, "%ff", "💥", "a'b"):
        anna.ask("GET", f"/api/tables/{path}", 404)
    long = {"user": "ß" * 40, "password": "something"}
    assert anna.ask("POST", "/api/account", 422, json=long)["code"] == "bad-login"
    with anna.live(table, 0) as line:
        assert line.ask("chat", text="\u0000 so 💥")["type"] == "done"
        for _ in range(2):
            assert line.ask("mute", person="somebody")["type"] == "done"


def test_an_account_opens_the_same_person_elsewhere(hall: Hall) -> None:
    anna = hall.person()
    login = {"user": "Anna", "password": "correct horse"}
    assert anna.ask("POST", "/api/account", json=login)["account"] == "anna"
    assert anna.ask("POST", "/api/account", 409, json=login)["code"] == "account-already"
    assert hall.person().ask("POST", "/api/account", 409, json=login)["code"] == "login-taken"
    client = hall.client
    wrong = client.post("/api/session", json={**login, "password": "wrong one"})
    nobody = client.post("/api/session", json={**login, "user": "nobody"})
    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    signed = client.post("/api/session", json={**login, "user": "ANNA"}).json()
    assert signed["id"] == anna.id
    assert signed["token"] != anna.token
    assert client.get("/api/me").json()["id"] == anna.id
    assert client.request("DELETE", "/api/session", headers=ORIGIN).status_code == 200
    newcomer = client.get("/api/me")
    assert (newcomer.status_code, newcomer.text) == (200, "null")
    assert anna.ask("GET", "/api/me")["account"] == "anna"


def test_passwords_are_not_tried_for_ever(hall: Hall) -> None:
    login = {"user": "anna", "password": "guess guess"}
    codes = [hall.client.post("/api/session", json=login).status_code for _ in range(40)]
    assert codes[-1] == 429


def test_a_page_of_another_site_cannot_act(hall: Hall) -> None:
    client = hall.client
    client.post("/api/people", json={"name": "Anna"}, headers=ORIGIN)
    elsewhere = {"origin": "https://elsewhere.example"}
    refused = client.patch("/api/me", json={"name": "Eve"}, headers=elsewhere)
    assert (refused.status_code, refused.json()["code"]) == (403, "other-site")
    hinted = client.patch("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    assert hinted.status_code == 403
    assert client.get("/api/me").json()["name"] == "Anna"


def test_a_socket_of_another_site_is_not_accepted(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open()
    headers = {**anna.headers, "origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        hall.client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass


def test_errors_are_told_in_the_language_asked_for(hall: Hall) -> None:
    get = hall.client.get
    nobody = get("/api/tables/none/invitation?lang=it")
    assert nobody.json()["text"] == "Prima entra: nessuno sa chi sei."
    french = get("/api/tables/none", headers={"accept-language": "fr-CH"}).json()
    assert french == {"code": "no-such-table", "text": "Cette table n’existe pas."}
    bad = hall.client.post("/api/people", json={"name": 7})
    assert (bad.status_code, bad.json()["code"]) == (400, "bad-request")


def test_a_person_is_refused_in_a_language_of_their_own_unless_another_is_asked_for(
    hall: Hall,
) -> None:
    anna = hall.person(lang="it")
    speaking = {**anna.headers, "accept-language": "fr"}

    def told(path: str, **sent: Any) -> str:
        return str(hall.client.post(path, headers=speaking, **sent).json()["text"])

    assert told("/api/tables/none/again") == "Questo tavolo non c’è."
    assert told("/api/tables/none/again?lang=fr") == "Cette table n’existe pas."
    say = voice("it").say
    assert told("/api/tables", json=7) == say("error-bad-request")  # before anybody is looked for
    assert told("/api/tables", content=b"x" * 500_000) == say("error-too-big", most=BODY)
    elsewhere = {"cookie": f"{COOKIE}={anna.token}", "origin": "http://elsewhere.example"}
    there = hall.client.post("/api/tables", headers=elsewhere, json={})
    assert there.json() == {"code": "other-site", "text": say("error-other-site")}


def test_pages_and_headers(hall: Hall) -> None:
    client, static = hall.client, hall.house.settings.static
    missing = client.get("/tables/x?lang=it")
    assert missing.status_code == 503
    assert "make web" in missing.text
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>hall</p>")
    (static / "assets" / "a-1.js").write_text("1")
    (static.parent / "secret.txt").write_text("no")
    assert client.get("/").text == client.get("/tables/x").text == "<p>hall</p>"
    script = client.get("/assets/a-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in client.get("/").headers["content-security-policy"]
    assert "http" not in client.get("/").headers["content-security-policy"]
    assert client.get("/..%2fsecret.txt").text != "no"
    assert client.get("/assets/gone.js").status_code == 404
    assert client.get("/api/nothing").json()["code"] == "no-such-page"
    assert "https://" not in client.get("/schema").text
    assert client.get("/schema/openapi.json").json()["paths"]["/api/tables"]
    assert client.get("/api/wire.json").json()["$defs"]["FromServer"]


def test_boxes_rules_components_guides(hall: Hall) -> None:
    get = hall.client.get
    boxes = {box["name"]: box for box in get("/api/games?lang=fr").json()}
    assert boxes["king-of-con"]["levels"][1]["label"] == "Apprenti"
    masters = {name: box["levels"][-1]["texts"] for name, box in boxes.items()}
    assert "1\u202f000" in masters["king-of-con"]["2"], masters
    assert "2\u202f500" in masters["king-of-con"]["5"], masters
    assert "1\u202f000" in masters["chamber-of-wonders"]["2"], masters
    assert "400" in masters["chamber-of-wonders"]["4"], "it imagines fewer there"
    for name, box in boxes.items():
        first = get(f"/api/games/{name}/rules?lang=it").json()[0]
        assert first["text"]
        assert "preparazione" in first["part"]
        things = get(f"/api/games/{name}/content").json()
        assert all({"names", "provenance", "group"} <= thing.keys() for thing in things)
        for guide in box["guides"]:
            assert guide["label"]
            assert get(f"/api/games/{name}/guides/{guide['name']}?lang=fr").json()[0]["title"]
    assert [x["name"] for x in boxes["dungeonology"]["guides"]] == [
        "dungeonology",
        "dungeonology-solo",
    ]
    assert all(box["guides"] for box in boxes.values())
    assert get("/api/games/king-of-con/guides/dungeonology").status_code == 404
    assert get("/api/games/chess/rules").status_code == 404
