"""Campaigns in the hall: kept in their log, joined by link, played month by month."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from ludoteca import campaign
from ludoteca.server.app import build
from ludoteca.server.settings import Settings
from ludoteca.server.store.campaigns import Campaigns, Stored, TakenBack
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import TakenError
from tests.server.aside import run as run_aside
from tests.server.conftest import Hall, Somebody

BASE = {"scholar_cards": "base", "campaign_extra_modules": "never"}


def found(who: Somebody, lecturers: str = "me bot", **more: Any) -> Any:
    """A campaign; Lecturers are written: me, open, bot."""
    kinds = {"me": "person", "open": "open", "bot": "bot"}
    wishes = [{"kind": kinds[word], "level": "novice" if word == "bot" else None}
              for word in lecturers.split()]  # fmt: skip
    sent = {"lecturers": wishes, "options": BASE, **more}
    return who.ask("POST", "/api/campaigns", json=sent)


def choose(who: Somebody, told: Any, choice: Any, status: int = 0, seat: int | None = None) -> Any:
    seat = told["asked"][0]["seat"] if seat is None else seat
    sent = {"seat": seat, "choice": choice, "seq": told["seq"]}
    return who.ask("POST", f"/api/campaigns/{told['id']}/choices", status, json=sent)


def until(told: Any, kind: str, *people: Somebody) -> Any:
    """Everybody takes the default, until that is asked."""
    while True:
        for who in people:
            told = who.ask("GET", f"/api/campaigns/{told['id']}")
            if told["asked"]:
                break
        if told["asked"][0]["kind"] == kind:
            return told
        told = choose(who, told, told["asked"][0]["default"])


def joined(anna: Somebody, bruno: Somebody, told: Any, seat: int = 1) -> Any:
    link = anna.ask("GET", f"/api/campaigns/{told['id']}/invitation")["link"]
    invitation = link.partition("invitation=")[2]
    path = f"/api/campaigns/{told['id']}/lecturers/{seat}"
    return bruno.ask("POST", path, json={"invitation": invitation})


def test_a_campaign_is_kept_and_found_again_after_a_restart(settings: Settings) -> None:
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        anna = Hall(client, None).person()
        told = until(found(anna, title="Year of the Owl"), "Report", anna)
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        anna.hall = Hall(client, None)
        (listed,) = anna.ask("GET", "/api/campaigns")
        assert (listed["title"], listed["number"], listed["awaits_you"]) == (
            "Year of the Owl", 1, True,
        )  # fmt: skip
        again = anna.ask("GET", f"/api/campaigns/{told['id']}")
        assert again == told


def test_no_place_in_the_log_is_taken_twice(database_url: str) -> None:
    async def main() -> None:
        database = Database(database_url)
        await database.migrate()
        store = Campaigns(database)
        await store.create("c", "secret", [Stored(1, 1.0, TakenBack())], {0: "anna"})
        await store.append("c", [Stored(2, 2.0, TakenBack(), "anna")], {})
        with pytest.raises(TakenError):
            await store.append("c", [Stored(3, 3.0, TakenBack()), Stored(2, 3.0, TakenBack())], {})
        assert [one.seq for one in await store.read("c")] == [1, 2]
        assert await store.of_person("anna", 9) == ["c"]
        await database.close()

    run_aside(main())


def test_an_earlier_hall_gets_campaigns(database_url: str) -> None:
    async def main() -> None:
        database = Database(database_url)
        await database.migrate("0002")
        await database.migrate()
        assert await Campaigns(database).of_person("anna", 9) == []
        await database.close()

    run_aside(main())


def test_others_join_by_link_and_only_by_link(hall: Hall) -> None:
    anna, bruno, chiara = hall.person(), hall.person(), hall.person()
    told = found(anna, "me open")
    path = f"/api/campaigns/{told['id']}/lecturers/1"
    refused = bruno.ask("POST", path, 403, json={"invitation": "x"})
    assert refused["code"] == "not-invited"
    told = joined(anna, bruno, told)
    assert [x["name"] for x in told["lecturers"]] == ["Anna", "Bruno"]
    assert [x["yours"] for x in told["lecturers"]] == [False, True]
    link = anna.ask("GET", f"/api/campaigns/{told['id']}/invitation")["link"]
    sent = {"invitation": link.partition("invitation=")[2]}
    assert chiara.ask("POST", path, 409, json=sent)["code"] == "seat-taken"
    assert [x["id"] for x in bruno.ask("GET", "/api/campaigns")] == [told["id"]]
    assert chiara.ask("GET", "/api/campaigns") == []
    assert chiara.ask("GET", f"/api/campaigns/{told['id']}")["asked"] == []
    chiara.ask("GET", f"/api/campaigns/{told['id']}/invitation", 403)


def test_a_link_that_went_astray_is_replaced(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    told = found(anna, "me open")
    door = f"/api/campaigns/{told['id']}/invitation"
    former = anna.ask("GET", door)["link"].partition("invitation=")[2]
    assert bruno.ask("POST", door, 403)["code"] == "campaign-not-yours"
    assert anna.ask("POST", door)["link"] == anna.ask("GET", door)["link"]
    path = f"/api/campaigns/{told['id']}/lecturers/1"
    refused = bruno.ask("POST", path, 403, json={"invitation": former})
    assert refused["code"] == "not-invited"
    assert "replaced" in refused["text"]
    joined(anna, bruno, told)


def test_one_decides_for_oneself_and_as_things_stand(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    told = joined(anna, bruno, found(anna, "me open"))
    assert choose(bruno, told, 1, 403, seat=0)["code"] == "not-your-seat"
    refused = choose(bruno, told, 1, 422, seat=1)
    assert refused["key"] == "not-awaited"
    choose(anna, told | {"asked": [{"seat": 0}]}, 2)
    moved = choose(bruno, told, 1, 409, seat=1)
    assert moved["code"] == "campaign-moved-on"


def test_what_others_did_meanwhile_is_no_hindrance_while_the_question_is_the_same(
    hall: Hall,
) -> None:
    anna, bruno = hall.person(), hall.person()
    before = found(anna, "me open")
    told = joined(anna, bruno, before)
    told = choose(anna, before, 2)  # somebody has only joined since then
    told = until(told, "NameTeam", anna, bruno)
    anew = choose(bruno, told, "Night Owls", seat=1)
    late = choose(anna, told, "Bookworms", seat=0)  # as things stood before Bruno's
    assert late["seq"] > anew["seq"] > told["seq"]
    assert [column["team"] for column in late["sheet"]["columns"]] == ["Bookworms", "Night Owls"]
    assert choose(bruno, told, "Owls", 409, seat=1)["code"] == "campaign-moved-on"


def test_two_who_write_at_the_very_same_moment_are_both_written(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = hall.person(), hall.person()
    told = until(joined(anna, bruno, found(anna, "me open")), "NameTeam", anna, bruno)
    office = hall.house.campaigns
    append, late = office.store.append, list[Any]()

    async def overtaken(*args: Any) -> None:
        if not late:
            late.append(args)
            raise TakenError
        await append(*args)

    monkeypatch.setattr(office.store, "append", overtaken)
    told = choose(anna, told, "Bookworms", seat=0)
    assert late
    assert told["sheet"]["columns"][0]["team"] == "Bookworms"


def test_a_refusal_has_its_clause_in_the_language_of_the_caller(hall: Hall) -> None:
    anna = hall.person(lang="it")
    told = until(found(anna), "Draft", anna)
    enrico = next(x for x in told["asked"][0]["choices"] if x["text"] == "Enrico")
    assert (enrico["clause"], enrico["why"]) == (
        "RC-CPR.5",
        "Enrico non può stare in una squadra della campagna.",
    )
    assert all(x in enrico["about"] for x in ("Frusta", "Lato Fomentato", "Sangue Freddo"))
    sent = {"seat": 0, "choice": enrico["value"]}
    path = f"/api/campaigns/{told['id']}/choices?lang=it"
    refused = anna.ask("POST", path, 422, json=sent)
    assert (refused["clause"], refused["text"]) == ("RC-CPR.5", enrico["why"])


def test_too_many_Lecturers_are_refused(hall: Hall) -> None:
    anna = hall.person()
    wishes = [{"kind": "person"}, *[{"kind": "bot"}] * 4]
    refused = anna.ask("POST", "/api/campaigns", 422, json={"lecturers": wishes})
    assert refused["clause"] == "RA-31"
    alone = anna.ask("POST", "/api/campaigns", 422, json={"lecturers": [{"kind": "bot"}] * 2})
    assert alone["code"] == "campaign-without-you"


def test_what_cannot_be_bought_says_why(hall: Hall) -> None:
    anna = hall.person()
    told = until(found(anna), "Report", anna)
    told = choose(anna, told, {"places": [1, 2], "passed": [0, 1]})
    told = until(told, "Support", anna)
    why = {x["text"]: x["why"] for x in told["asked"][0]["choices"]}
    assert why["a Student"] is None
    assert "Main Effects" in why["an Intern"]


def test_a_result_from_another_table_and_back(hall: Hall) -> None:
    anna = hall.person()
    told = until(found(anna), "Report", anna)
    assert told["match"]["missing"] == []
    refused = choose(anna, told, {"places": [0, 1], "passed": [0]}, 422)
    assert (refused["text"], refused["clause"]) == ("Which place did Anna take?", "RC-CES.1")
    told = choose(anna, told, {"places": [1, 0], "passed": [0]})
    assert (told["month"], told["sheet"]["months"][0]["marks"]) == (1, [1, 5])
    assert told["sheet"]["columns"][0]["support"] == 5
    assert "Lecturer 2 (Novice): NC, 1 Support Point more." in told["log"]
    told = anna.ask("POST", f"/api/campaigns/{told['id']}/undo")
    assert (told["month"], told["asked"][0]["kind"]) == (0, "Report")
    assert "Lecturer 2 (Novice): NC, 1 Support Point more." not in told["log"]
    told = choose(anna, told, {"places": [2, 1], "passed": [0, 1]})
    assert told["sheet"]["months"][0]["marks"] == [2, 1]


def test_a_choice_of_another_is_not_taken_back(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    told = joined(anna, bruno, found(anna, "me open"))
    told = choose(anna, anna.ask("GET", f"/api/campaigns/{told['id']}"), 0)
    assert bruno.ask("POST", f"/api/campaigns/{told['id']}/undo", 403)["code"] == "not-your-seat"


def test_the_match_is_played_in_the_hall_and_noted(hall: Hall) -> None:
    anna = hall.person()
    told = until(found(anna), "Report", anna)
    path = f"/api/campaigns/{told['id']}"
    assert anna.ask("POST", f"{path}/result", 409)["code"] == "campaign-no-match"
    told = anna.ask("POST", f"{path}/match", json={})
    table = told["match"]["table"]
    assert anna.ask("POST", f"{path}/match", 409, json={})["code"] == "campaign-no-match"
    assert anna.ask("POST", f"{path}/result", 409)["code"] == "campaign-match-goes-on"
    shown = anna.ask("GET", f"/api/tables/{table}")
    assert shown["campaign"] == told["id"]
    seats = shown["seats"]
    assert [x["kind"] for x in seats] == ["person", "bot"]
    anna.ask("POST", f"/api/tables/{table}/seats/0", json={"kind": "bot", "level": "novice"})
    with anna.live(table) as line:
        line.play()
        while line.result is None:
            line.hear()
    assert anna.ask("GET", path)["match"]["over"]
    noted = anna.ask("POST", f"{path}/result")
    assert noted["month"] == 1
    assert 1 in noted["sheet"]["months"][0]["marks"]


def test_what_Dungeonology_lacks_is_said_and_can_be_left_out(hall: Hall) -> None:
    anna = hall.person()
    told = until(found(anna), "Report", anna)
    for _ in range(3):
        told = choose(anna, told, {"places": [1, 2], "passed": [0, 1]})
        told = until(told, "Report", anna)
    path = f"/api/campaigns/{told['id']}/match"
    if told["match"]["missing"]:  # December wants Fredo
        assert anna.ask("POST", path, 422, json={})["code"] == "campaign-missing"
    assert anna.ask("POST", path, json={"nearest": True})["match"]["table"]


def test_the_sheet_is_printed_without_anything_from_elsewhere(hall: Hall) -> None:
    anna = hall.person()
    told = found(anna, title="<i>Owls</i>")
    path = f"/api/campaigns/{told['id']}/sheet"
    answer = hall.client.get(f"{path}/html?lang=fr")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "&lt;i&gt;Owls" in answer.text
    assert 'lang="fr"' in answer.text
    assert hall.client.get(f"{path}/svg").text.startswith("<svg")
    record = hall.client.get(f"{path}/json").content
    assert campaign.load(record).record.header.players == ["Anna", "novice"]  # a bot stays one
    assert hall.client.get(f"{path}/pdf").status_code == 404


def test_there_is_no_such_campaign(hall: Hall) -> None:
    anna = hall.person()
    for path in ("nothing-here", "x", "a'b;--"):
        assert anna.ask("GET", f"/api/campaigns/{path}", 404)["code"] == "no-such-campaign"


def test_what_is_due_is_told_to_everybody_and_what_was_decided_too(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    told = joined(anna, bruno, found(anna, "me open"))
    told = until(told, "Agree", anna, bruno)
    assert [x["proposed"] for x in told["plans"]["lecturers"]] == [None, None]
    choose(anna, told, [], seat=0)
    seen = bruno.ask("GET", f"/api/campaigns/{told['id']}?lang=it")
    assert (seen["due"]["kind"], seen["due"]["title"]) == ("Agree", "Le regole di questo mese")
    assert [x["proposed"] for x in seen["plans"]["lecturers"]] == [[], None]
    told = until(seen, "Report", anna, bruno)
    assert sorted(told["plans"]["players"]) == [0, 1]
    assert all(x["sent"] for x in told["plans"]["lecturers"])
    assert told["after"] == ""
    told = choose(anna, told, {"places": [1, 2], "passed": [0, 1]}, seat=0)
    assert "hooves" in told["after"]
    assert told["plans"]["lecturers"][0]["sent"] == ""


def test_RC_GEN_3_a_rule_is_offered_with_those_that_it_needs(hall: Hall) -> None:
    anna = hall.person()
    told = until(found(anna, options={"scholar_cards": "base"}), "Agree", anna)
    offers = {x["id"]: x for x in told["asked"][0]["choices"]}
    assert "Main Effects" in offers["specialists"]["why"]  # September does not list them
    for _ in range(2):
        told = until(told, "Report", anna)
        told = choose(anna, told, {"places": [1, 2], "passed": [0, 1]})
    offers = {x["id"]: x for x in told["asked"][0]["choices"]}
    main, specialists = offers["main-effects"], offers["specialists"]
    assert (specialists["why"], specialists["needs"]) == (None, main["value"])
    assert choose(anna, told, specialists["value"], 422)["clause"] == "RC-GEN.3"
    wanted = sorted([*specialists["value"], *specialists["needs"]])
    choose(anna, told, wanted)


def test_what_Lecturers_agree_on_is_told_in_every_language(hall: Hall) -> None:
    labels = set()
    for language in ("en", "it", "fr"):
        told = hall.client.get(f"/api/campaigns/terms?lang={language}").json()
        options = {x["name"]: x for x in told["options"]}
        assert options.keys() == {x.name for x in campaign.CAMPAIGN.options}
        assert not [x for x in options.values() if x["label"].startswith("option-")]
        labels.add(options["allow_absence"]["label"])
    assert len(labels) == 3
