"""Before a table is opened: what does not go together is told, packs go out and come in."""

from __future__ import annotations

import tomllib

from tests.server.conftest import Hall


def test_what_an_edition_lacks_is_told_before_the_end(hall: Hall) -> None:
    anna = hall.person()
    door = "/api/games/chamber-of-wonders/terms"
    off = anna.ask("POST", door, 200, json={"edition": "fr-0.4", "seats": 4})
    assert list(off["seats"]) == ["1"]
    assert "0.5" in off["seats"]["1"]
    assert "mode.solo" not in off["seats"]["1"]  # it is written nowhere on the page
    assert off["options"]["clubs.enabled"][0] is None
    assert "0.5" in off["options"]["clubs.enabled"][1]
    assert off["edition"] == {}
    off = anna.ask("POST", door, 200, json={"edition": "en-0.5", "seats": 1})
    assert sorted(off["edition"]) == ["fr-0.4", "it-0.3"]
    off = anna.ask("POST", door, 200, json={"edition": "en-0.5", "seats": 4})
    assert (off["edition"], off["seats"]) == ({}, {})
    assert off["options"]["clubs.enabled"] == [None, None]


def test_a_refusal_calls_an_option_as_the_page_does(hall: Hall) -> None:
    anna = hall.person()
    sent = {"game": "chamber-of-wonders", "edition": "fr-0.4", "seats": [{"kind": "person"}]}
    refused = anna.ask("POST", "/api/tables?lang=it", 422, json=sent)
    assert "mode.solo" not in refused["text"]


def test_our_pack_goes_out_and_an_owner_s_comes_in(hall: Hall) -> None:
    anna = hall.person()
    for game in ("king-of-con", "chamber-of-wonders"):
        text = anna.ask("GET", f"/api/games/{game}/pack?lang=it").decode()
        assert tomllib.loads(text)["game"] == game
        sent = {"game": game, "seats": [{"kind": "person"}, {"kind": "bot"}], "content": text}
        assert anna.ask("POST", "/api/tables", json=sent)["pack"]
        assert anna.ask("POST", f"/api/games/{game}/pack", 200, json={"content": text}) is True
        broken = text.replace("provenance", "origin", 3)
        refused = anna.ask("POST", "/api/tables", 422, json={**sent, "content": broken})
        assert refused["code"] == "bad-pack"
        told = anna.ask("POST", f"/api/games/{game}/pack", 422, json={"content": broken})
        assert told["faults"] == refused["faults"]
        assert len(refused["faults"]) > 1
        lines = broken.splitlines()
        assert all(0 < fault["line"] <= len(lines) for fault in refused["faults"])
        assert all(fault["text"] for fault in refused["faults"])


def test_presets_come_with_the_box_and_what_a_module_needs_is_told(hall: Hall) -> None:
    """RC-GEN.3"""
    anna = hall.person()
    boxes = {box["name"]: box for box in anna.ask("GET", "/api/games?lang=fr")}
    names = [preset["name"] for preset in boxes["dungeonology"]["presets"]]
    assert names == [
        "first-game",
        "standard",
        "everything",
        "solo",
        "omega-versus-all",
        "goddess-of-the-sea",
    ]
    assert boxes["king-of-con"]["presets"] == []
    seats = [{"kind": "person"}, {"kind": "bot"}]
    sent = {"game": "dungeonology", "seats": seats, "options": {"rocca.floor_iv": True}}
    refused = anna.ask("POST", "/api/tables", 422, json=sent)
    assert refused["clause"] == "RC-ZN4.1"
    assert "rules.dangerous_zones" not in refused["text"]  # it is called as the page does
    everything = boxes["dungeonology"]["presets"][2]["options"]
    assert anna.ask("POST", "/api/tables", json={**sent, "options": everything})["id"]
