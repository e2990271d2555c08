"""Nobody is sent what their seat does not know."""

from __future__ import annotations

import json
import random

import pytest
from sqlalchemy import select

import ludoteca
from ludoteca import bots
from ludoteca.server import composing, wire
from ludoteca.server.speaking import Speaking
from ludoteca.server.store.schema import metadata
from tests.server.conftest import Hall, on_each_database, play_together


@pytest.mark.parametrize(("game", "seats"), [("king-of-con", 4), ("chamber-of-wonders", 3)])
def test_two_worlds_that_a_viewer_cannot_tell_apart_are_sent_alike(game: str, seats: int) -> None:
    """Whatever is hidden is dealt anew; no byte of the message may change."""
    table, rng = ludoteca.new(game, seats, seed=11), random.Random(4)
    bot, words = bots.make("greedy", game, 3), Speaking("en", table)
    summary = wire.Summary(
        "t", 1, "", game, "", {}, False, "playing", True, None, [], [], 0, wire.Clock(), 0, 0
    )
    while not table.over:
        if rng.random() < 0.15:
            for viewer in range(seats):
                twin = table.redeal(viewer, rng)
                told = [
                    wire.encode(composing.whole(x, viewer, words, summary, with_board=True))
                    for x in (table, twin)
                ]
                assert told[0] == told[1]
        seat = table.awaited[0]
        table.choose(seat, bot.choose(table, seat))


def test_the_seed_and_sealed_choices_stay_in_the_house(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open random")
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


@on_each_database
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
