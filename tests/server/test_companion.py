"""The companion's doors: forms and scores for whoever asks, without a name."""

from __future__ import annotations

import re
from typing import Any

from tests.server.conftest import Hall

FORM, SCORE = "/api/companion/{}/form", "/api/companion/{}/score"


def ask(hall: Hall, game: str, status: int = 200, **query: Any) -> Any:
    answer = hall.client.get(FORM.format(game), params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


def send(hall: Hall, game: str, status: int = 200, **data: Any) -> Any:
    answer = hall.client.post(SCORE.format(game), params={"lang": "fr"}, json=data)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_printed_example_of_a_form_is_scored_in_the_language_asked_for(hall: Hall) -> None:
    form = ask(hall, "chamber-of-wonders", seats=3, edition="it-0.3", lang="it")
    assert form["owners"] == ["Giocatore 1", "Giocatore 2", "Giocatore 3"]
    example = form["examples"][0]
    told = send(
        hall,
        "chamber-of-wonders",
        seats=example["seats"],
        edition="it-0.3",
        players=example["players"],
        answers=example["answers"],
    )
    assert (told["totals"], told["places"], told["problems"]) == ([46, 46, 45], [2, 1, 3], [])
    assert told["notes"][0]["text"].startswith("Diana a le plus de crânes")


def test_an_owners_pack_is_scored_with_and_set_up_by_its_names(hall: Hall) -> None:
    form = ask(hall, "king-of-con", seats=5)
    example = form["examples"][0]
    pack = hall.client.get("/api/games/king-of-con/pack").text
    assert pack.count("epic_points = 3") == 1
    mine = re.sub(
        r"epic_points = 3\nname = .*", 'epic_points = 9\nname = { en = "My own Scenario" }', pack
    )
    asked = {
        "seats": 5,
        "options": {"scenario": 8},
        "answers": example["answers"],
        "content": mine,
    }
    ours, theirs = (send(hall, "king-of-con", **{**asked, "content": x}) for x in (None, mine))
    assert theirs["totals"][0] == ours["totals"][0] + 6
    told = hall.client.post(FORM.format("king-of-con"), json=asked).json()
    assert told["owners"] == form["owners"]
    path = "/api/companion/king-of-con/helpers/setup"
    steps = hall.client.post(path, json={**asked, "answers": {}}).json()["steps"]
    assert any("My own Scenario" in step["text"] for step in steps)
    asked["content"] = mine.replace("epic_points = 9", "epic_pionts = 9")
    refused = hall.client.post(FORM.format("king-of-con"), json=asked)
    assert refused.status_code == 422
    assert "epic_points" in refused.json()["text"]  # what was meant


def test_entries_that_cannot_be_are_told_and_no_refusal(hall: Hall) -> None:
    told = send(hall, "king-of-con", seats=2, answers={"seats": [{"monkey": 9}]})
    assert told["totals"] == []
    assert {"field": "seats.0.monkey", "label": "Joueur 1, Singe", "clause": "KC-18.2",
            "text": "Il faut ici un nombre de 1 à 2, pas 9."} in told["problems"]  # fmt: skip


def test_a_table_that_cannot_be_is_refused_with_its_reason(hall: Hall) -> None:
    told = ask(hall, "king-of-con", 422, seats=9)
    assert (told["code"], told["clause"]) == ("bad-terms", "KC-1.1")
    told = ask(hall, "chamber-of-wonders", 422, seats=3, edition="fr-0.4",
               options='{"clubs.enabled": "on"}')  # fmt: skip
    assert told["clause"] == "CW-META.3"
    assert ask(hall, "king-of-con", 400, seats=2, options="[1]")["code"] == "bad-request"
    assert ask(hall, "chess", 404, seats=2)["code"] == "no-such-game"


def test_a_helper_asks_and_tells_what_to_do(hall: Hall) -> None:
    path = "/api/companion/dungeonology/helpers/randomizer"
    asked = hall.client.get(path, params={"seats": 2, "lang": "it"}).json()
    assert [field["label"] for field in asked["table"]][:2] == [
        "Che cosa si pesca",
        "Studenti fra cui si pesca",
    ]
    data = {"seats": 2, "seed": 5, "answers": {"table": {"triangles": ["cyan"]}}}
    told = hall.client.post(path, json=data).json()
    assert told == {
        "steps": [{"clause": "DG-3.3", "text": "The Scholar with this triangle: Cyan."}],
        "problems": [],
    }
    data["answers"] = {"table": {"what": "dance"}}
    assert hall.client.post(path, json=data).json()["problems"][0]["field"] == "table.what"
    other = path.replace("dungeonology", "king-of-con")
    assert hall.client.get(other, params={"seats": 2}).status_code == 404


DIALOGUE = "/api/companion/dungeonology/dialogues/omega"


def test_a_dialogue_is_its_seed_and_its_answers(hall: Hall) -> None:
    gains = {"table": {"deed": "gains", "gained": 3}}
    data = {"seats": 1, "seed": 5, "players": ["Ada"], "answers": [gains]}
    told = hall.client.post(DIALOGUE, params={"lang": "it"}, json=data).json()
    assert told["told"] == [
        [{"clause": "RC-OMG.6", "text": "Ricchezze: nel primo spazio libero del Tomo."}]
    ]
    assert told["question"]["text"] == "Che cosa viene ora?"
    assert told["players"] == ["Ada"]
    data["answers"] = [gains, {"table": {"deed": "dance"}}]
    again = hall.client.post(DIALOGUE, json=data).json()
    assert [x["field"] for x in again["problems"]] == ["table.deed"]
    assert len(again["told"]) == 1


def test_a_dialogue_that_cannot_be_is_refused(hall: Hall) -> None:
    for path, data, status in (
        (DIALOGUE, {"seats": 9}, 422),
        (DIALOGUE, {"seats": 1, "answers": [{}] * 1001}, 400),
        (DIALOGUE, {"seats": 1, "answers": [{"hat": 1}]}, 400),
        (DIALOGUE.replace("omega", "tea"), {"seats": 1}, 404),
        (DIALOGUE.replace("dungeonology", "king-of-con"), {"seats": 2}, 404),
        (DIALOGUE.replace("dungeonology", "chess"), {"seats": 2}, 404),
    ):
        assert hall.client.post(path, json=data).status_code == status, (path, data)


def test_RC_XOV_7_the_eggs_are_hidden_by_a_seed(hall: Hall) -> None:
    path = "/api/companion/dungeonology/crossover"
    told = hall.client.get(path, params={"seed": 7, "lang": "fr"}).json()
    assert told == hall.client.get(path, params={"seed": 7, "lang": "fr"}).json()
    assert [x["title"] for x in told["games"]] == ["Sine Tempore", "Black Rose Wars"]
    assert sorted(told["rounds"][0]) == ["black"] * 6 + ["white"]
    assert hall.client.get(path.replace("dungeonology", "king-of-con")).status_code == 404
