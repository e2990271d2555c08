"""Before a table is opened: what does not go together is told, packs go out and come in."""

from __future__ import annotations

import tomllib

from ludoteca.games.dungeonology.components import CONGREGATIONS
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
        "base-game",
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


NOT_TOGETHER: list[tuple[dict[str, object], str]] = [  # part 3.13 of the law
    ({"rocca.specialists": True}, "RC-SPC.2"),
    ({"rocca.spriggan": True}, "RC-SPG.2"),
    ({"rocca.floor_iv": True}, "RC-ZN4.1"),
    ({"rocca.familiars": True, "rules.dangerous_zones": True}, "RC-FAM.1"),
    ({"boss": "raganella"}, "RC-BOS.1"),
    ({"boss": "raganella", "rules.boss": True, "boss_profile": "mind"}, "RC-BOS.2"),
    ({"rocca.congregations": True, **{f"congregation.{id}": False for id in CONGREGATIONS}},
     "RC-CNG.8"),
    ({"rules.max_alert": True, "panic": "cooking-time"}, "DG-33.1"),
    ({"rocca.omega_vs_all": True, "rules.boss": True, "boss": "omega"}, "RC-OVA.2"),
    ({"rocca.solo": True}, "RC-SOL.1"),
]  # fmt: skip


def test_RC_GEN_3_what_does_not_go_together_is_refused_with_its_clause_in_three_languages(
    hall: Hall,
) -> None:
    anna = hall.person()
    seats = [{"kind": "person"}, {"kind": "bot"}]
    for options, clause in NOT_TOGETHER:
        sent = {"game": "dungeonology", "seats": seats, "options": options}
        told = [
            anna.ask("POST", f"/api/tables?lang={language}", 422, json=sent)
            for language in ("en", "it", "fr")
        ]
        assert {x["clause"] for x in told} == {clause}
        assert len({x["text"] for x in told}) == 3
        assert not [x for x in told if "rocca." in x["text"] or "{" in x["text"]]
    wish = {"edition": "it-2.0", "seats": 2, "options": {}}
    off = anna.ask("POST", "/api/games/dungeonology/terms?lang=fr", 200, json=wish)
    why = "« Spécialistes » ne se joue qu’avec « Effets Principaux ». [RC-SPC.2]"
    why = why.replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    assert off["options"]["rocca.specialists"][1] == why
    assert off["options"]["rocca.alchemy"] == [None, None]
