"""Nobody is sent what their seat does not know."""

from __future__ import annotations

import json

from sqlalchemy import select

from ludoteca.server.store.schema import metadata
from tests.server.conftest import Hall, play_together


def test_the_seed_and_sealed_choices_stay_in_the_house(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open novice")
    bruno.sit(table, 1, by=anna)
    seed = str(hall.kept(table).room.begun.header.seed)
    with (
        anna.live(table, 0, more="&board=1") as first,
        bruno.live(table, 1) as second,
        bruno.live(table, more="&board=1") as watcher,
    ):
        first.choose()
        news = second.until("news", lambda news: news["by"] == 0)
        assert "choice" not in news["events"][0]
        own = [m for m in first.heard if m["type"] == "news" and m["by"] == 0]
        assert "choice" in own[0]["events"][0]
        refused = bruno.ask("GET", f"/api/tables/{table}/record", 409)
        assert refused["code"] == "not-over"
        bruno.ask("GET", f"/api/tables/{table}/replay?step=0", 409)
        bruno.ask("GET", f"/api/tables/{table}/log?seat=0", 403)
        bruno.ask("POST", f"/api/tables/{table}/fork", 409, json={"step": 0, "seats": []})
        play_together(first, second)
        while watcher.result is None:
            watcher.hear()
        for line in (first, second, watcher):
            assert seed not in json.dumps(line.heard)
        for message in watcher.heard:
            if "view" in message and message["result"] is None:
                assert message["view"]["reserve"] == [None] * 3
    assert anna.ask("GET", f"/api/tables/{table}/record")["header"]["seed"] == int(seed)


def test_tokens_are_kept_as_hashes_only(hall: Hall) -> None:
    anna = hall.person()

    async def rows() -> str:
        async with hall.house.database.reading() as connection:
            found = [await connection.execute(select(x)) for x in metadata.sorted_tables]
            return repr([list(rows) for rows in found])

    with hall.client.portal() as portal:
        kept = portal.call(rows)
    assert anna.id in kept
    assert anna.token not in kept
