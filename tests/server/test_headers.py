"""What every answer tells a browser: no other site, no frame, no referrer, nothing kept."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from anyio import create_task_group
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import select

from ludoteca.server.api.caller import COOKIE
from ludoteca.server.api.pages import SAFE
from ludoteca.server.app import build
from ludoteca.server.settings import Settings
from ludoteca.server.store.people import HASHING
from ludoteca.server.store.schema import accounts
from tests.server.conftest import ORIGIN, Hall

EVERYWHERE = {key: value for key, value in SAFE.items() if key != "cache-control"}
ELSEWHERE = "https://elsewhere.example"
BEGINNING = {"default-src": "'self'", "object-src": "'none'", "base-uri": "'none'"}
POLICY = BEGINNING | {"form-action": "'self'", "frame-ancestors": "'none'"}


def answers(hall: Hall, **headers: str) -> dict[str, Any]:
    """One of each kind: pages, data, refusals, what no door is for, what fails inside."""
    static = hall.house.settings.static
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<p>hall</p>")
    (static / "assets" / "a-1.js").write_text("1")
    client = hall.client
    asked = {
        "page": ("GET", "/tables/x?invitation=y"),
        "script": ("GET", "/assets/a-1.js"),
        "data": ("GET", "/api/games"),
        "nobody": ("GET", "/api/me"),
        "refused": ("GET", "/api/tables/none"),
        "unknown": ("GET", "/api/nothing"),
        "other way": ("PUT", "/api/games"),
        "not JSON": ("POST", "/api/people"),
        "described": ("GET", "/schema/openapi.json"),
        "well": ("GET", "/health"),
        "preflight": ("OPTIONS", "/api/me"),
        "broken": ("GET", "/api/games/king-of-con/rules"),
    }
    return {name: client.request(*one, headers=headers) for name, one in asked.items()}


def broken(*_: object) -> None:
    raise RuntimeError


def test_every_answer_keeps_other_sites_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.api.games.box_named", broken)
    told = answers(hall, origin=ELSEWHERE, **{"access-control-request-method": "PATCH"})
    assert {answer.status_code for answer in told.values()} >= {200, 403, 404, 405, 500}
    for name, answer in told.items():
        found = {key: answer.headers.get(key) for key in EVERYWHERE}
        assert found == EVERYWHERE, name
        policy = answer.headers["content-security-policy"].split(";")
        assert POLICY.items() <= dict(x.split(maxsplit=1) for x in policy).items(), name
        allowed = [key for key in answer.headers if key.startswith("access-control-")]
        assert not allowed, (name, allowed)


def test_nothing_is_kept_but_what_is_the_same_for_all(hall: Hall) -> None:
    for name, answer in answers(hall).items():
        kept = {"page": "no-cache", "script": "public, max-age=31536000, immutable"}
        assert answer.headers["cache-control"] == kept.get(name, "no-store"), name


def test_behind_tls_cookie_and_pages_insist_on_it(settings: Settings) -> None:
    url = "https://games.example.org"
    with TestClient(build(replace(settings, base_url=url)), base_url=url) as client:
        made = client.post("/api/people", json={"name": "Anna"}, headers={"origin": url})
        cookie = made.headers["set-cookie"]
        for part in ("HttpOnly", "Secure", "SameSite=strict", "Path=/", "Max-Age=31536000"):
            assert part in cookie
        assert "Domain" not in cookie
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        renamed = client.patch("/api/me", json={"name": "A"}, headers={"origin": "http://x.org"})
        assert renamed.status_code == 403


def test_without_tls_nothing_insists_on_it(hall: Hall) -> None:
    answer = hall.client.post("/api/people", json={"name": "Anna"}, headers=ORIGIN)
    assert "strict-transport-security" not in answer.headers
    assert "Secure" not in answer.headers["set-cookie"]


def test_who_signs_out_leaves_a_token_that_opens_nothing(hall: Hall) -> None:
    """Also to one who had copied it, at doors and at lines."""
    anna = hall.person()
    table = anna.open(seats="me me")
    assert anna.ask("GET", "/api/me")["id"] == anna.id
    anna.ask("DELETE", "/api/session")
    assert anna.ask("GET", "/api/me") is None
    assert anna.ask("GET", f"/api/tables/{table}/invitation", 401)["code"] == "who-are-you"
    path = f"/api/tables/{table}/live?seat=0"
    with hall.client.websocket_connect(path, headers=anna.headers) as line:
        assert line.receive_json(timeout=20)["code"] == "not-your-seat"


def test_a_token_that_was_made_up_is_nobodys(hall: Hall) -> None:
    """Neither another's nor one that was chosen beforehand becomes a session."""
    chosen = "x" * 43
    hall.client.cookies.set(COOKIE, chosen, domain="testserver.local")
    assert hall.client.get("/api/me").text == "null"
    made = hall.client.post("/api/people", json={"name": "Anna"}, headers=ORIGIN).json()
    assert len(made["token"]) == 43
    assert made["token"] != chosen


def test_many_passwords_at_once_wait_for_one_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes 64 MB while it is hashed: from many addresses they would take all there is."""
    people, at_once, most = hall.house.people, 0, 0
    counting = threading.Lock()

    def fits(hashed: str, password: str) -> bool:
        nonlocal at_once, most
        with counting:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.05)
        with counting:
            at_once -= 1
        return False

    monkeypatch.setattr(people, "_fits", fits)

    async def rush() -> None:
        async with create_task_group() as group:
            for _ in range(4 * HASHING):
                group.start_soon(people.sign_in, "anna", "guess guess")

    with hall.client.portal() as portal:
        portal.call(rush)
    assert most == HASHING


def test_a_password_is_kept_by_argon2_and_has_its_limits(settings: Settings) -> None:
    dear = replace(settings, cheap_passwords=False)
    with TestClient(build(dear), base_url="http://testserver.local") as client:
        hall = Hall(client, None)
        anna = hall.person()
        for password in ("seven77", "x" * 201):
            account = {"user": "anna", "password": password}
            assert anna.ask("POST", "/api/account", 400, json=account)["code"] == "bad-request"
        anna.ask("POST", "/api/account", json={"user": "anna", "password": "correct horse"})

        async def kept() -> str:
            async with hall.house.database.reading() as connection:
                found = await connection.execute(select(accounts.c.password))
                return str(found.scalar_one())

        with client.portal() as portal:
            hashed = portal.call(kept)
    assert hashed.startswith("$argon2id$")
    cost = dict(x.split("=") for x in hashed.split("$")[3].split(","))
    assert int(cost["m"]) >= 19_456  # kB; OWASP's least, with two passes
    assert int(cost["t"]) >= 2
    assert "horse" not in hashed
