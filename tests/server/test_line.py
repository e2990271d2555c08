"""What a line tells besides the game: bots that think, long logs, listeners that are too slow."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from ludoteca.games import game
from ludoteca.server import hall as halls
from ludoteca.server import hub, keeping, live, wire
from ludoteca.server.hub import Listener
from ludoteca.words import Words
from ludoteca.words.packs import chamber_of_wonders, king_of_con
from tests.server.aside import run as run_aside
from tests.server.conftest import Hall
from tests.server.fixtures import CW_ALL, FOLDER, KC_ALL


def test_a_bot_that_takes_its_time_is_seen_thinking(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = keeping.think

    def slow(*args: Any) -> Any:
        time.sleep(0.3)
        return quick(*args)

    monkeypatch.setattr(keeping, "think", slow)
    monkeypatch.setattr(keeping, "NOTICE", 0.02)
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.choose()  # the bot is asked again while one listens
        begins = line.until("thinking", lambda m: m["on"])
        assert begins == {"type": "thinking", "seat": 1, "on": True}
        assert line.until("thinking", lambda m: not m["on"])["seat"] == 1


def test_a_long_log_tells_how_far_it_is(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        line.choose()
        for at in range(5):
            line.ask("chat", text=f"line {at}")
    kept = hall.house.hall.rooms.pop(table)
    assert kept.keeper is not None
    with hall.client.portal() as portal:
        portal.call(kept.keeper.cancel)
    monkeypatch.setattr(halls, "CHUNK", 2)
    with anna.live(table, 0) as line:
        told = [(m["done"], m["total"]) for m in line.heard if m["type"] == "loading"]
        assert told == [(0, 7), (2, 7), (4, 7), (6, 7)]
        assert line.heard[-1]["type"] == "table"


def test_a_listener_that_does_not_keep_up_is_let_go() -> None:
    async def main() -> None:
        slow = Listener(None, None, "en")
        for _ in range(hub.MOST):
            slow.send(b"news")
        assert not slow.lost
        slow.send(b"one too many")
        assert slow.lost
        assert slow.waiting.get_nowait() is None
        slow.send(b"nothing more")
        assert slow.waiting.empty()

    run_aside(main())


def test_whoever_was_let_go_begins_again_with_the_whole_table(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line, anna.live(table) as slow:
        (listener,) = [x for x in hall.house.hall.hub.at(table) if x.seat is None]
        with hall.client.portal() as portal:
            portal.call(listener.close)
        with pytest.raises(WebSocketDisconnect) as closed:
            slow.until("never")
        assert closed.value.code == live.SLOW
        assert line.choose()["type"] == "done"  # nobody waits for the slow one
    with anna.live(table) as again:
        assert again.heard[-1]["table"]["steps"] == 1


@pytest.mark.parametrize(
    ("game", "group", "export", "found", "theirs"),
    [
        ("king-of-con", "object", king_of_con, r'provenance = "\w+"', 'provenance = "owner"'),
        ("chamber-of-wonders", "wonder", chamber_of_wonders, r"fame = \d+", "fame = 7"),
    ],
)
def test_an_owners_pack_comes_with_its_names_and_values(
    hall: Hall, game: str, group: str, export: Any, found: str, theirs: str
) -> None:
    """A table is played with it, and everybody there is told what it says."""
    anna, bruno = hall.person(), hall.person()
    ours = export.export(Words("en", game))
    pack = re.sub(r'name = \{ en = "[^"]*"', 'name = { en = "Mine Alone"', ours, count=1)
    pack = re.sub(found, theirs, pack, count=1)
    assert pack != ours
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    wish = {"game": game, "seats": seats, "content": pack}
    made = anna.ask("POST", "/api/tables", json=wish)
    assert made["pack"]
    path = f"/api/tables/{made['id']}/content"
    here = bruno.ask("GET", path)
    usual = bruno.ask("GET", f"/api/games/{game}/content")
    changed = [(x, y) for x, y in zip(here, usual, strict=True) if x != y]
    assert "Mine Alone" in [x["label"] for x, _ in changed]
    assert {x["group"] for x, _ in changed} == {group}
    key, _, value = theirs.partition(" = ")
    assert str(changed[0][0][key]) == value.strip('"')
    with anna.live(made["id"], 0) as line:
        assert line.play() > 3
        assert line.result is not None
    record = anna.ask("GET", f"/api/tables/{made['id']}/record")
    assert record["header"]["content"] == pack
    for bad in (pack + "\nx = [", pack.replace('"reconstructed"', '"found"', 1)):
        for lang in ("en", "it", "fr"):
            path = f"/api/tables?lang={lang}"
            refused = anna.ask("POST", path, 422, json={**wish, "content": bad})
            assert (refused["code"], refused["key"] in refused["text"]) == ("bad-pack", False)


@pytest.mark.parametrize("wanted", [x.name for x in (*KC_ALL, *CW_ALL)])
def test_the_samples_of_the_browser_are_messages(wanted: str) -> None:
    found = (Path(FOLDER) / f"{wanted}.json").read_bytes()
    message = msgspec.json.decode(found, type=wire.ServerMessage)
    assert isinstance(message, wire.News if "-news-" in wanted else wire.TableMessage)
    sample = msgspec.json.decode(found)
    played = "king-of-con" if wanted.startswith("kc-") else "chamber-of-wonders"
    assert sample.pop("rules") == game(played).rules
    assert msgspec.json.decode(wire.encode(message)) == sample
