"""Whole games over the wire: every game, edition and fewest and most seats; bots and clients."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.kernel.terms import TermsError
from tests.server.conftest import Hall, play_together


def _boxes() -> list[tuple[str, str, int]]:
    found = []
    for game in ludoteca.games():
        for edition in game.editions:
            offered = []
            for seats in game.seats:
                try:
                    game.agree(edition, seats=seats)
                except TermsError:
                    continue
                offered.append(seats)
            found += [(game.name, edition, seats) for seats in {offered[0], offered[-1]}]
    return sorted(found)


@pytest.mark.parametrize(("game", "edition", "seats"), _boxes())
def test_a_whole_game_by_websocket(hall: Hall, game: str, edition: str, seats: int) -> None:
    anna = hall.person()
    table = anna.open(game, "me" + " bot" * (seats - 1), edition=edition)
    with anna.live(table, 0, more="&board=1") as line:
        assert line.play() > 3
        assert line.result is not None
        seqs = [message["seq"] for message in line.heard if message["type"] == "news"]
        assert seqs == sorted(set(seqs))
        assert line.heard[0]["board"]["zones"]
        line.send("sync")
        whole = line.until("table")
        assert whole["view"] == line.view
        assert whole["result"] == line.result
        assert whole["table"]["status"] == "over"
    record = anna.ask("GET", f"/api/tables/{table}/record")
    assert record["header"]["edition"] == edition
    log = anna.ask("GET", f"/api/tables/{table}/log?seat=0&lang=it")
    assert len(log) == len(record["steps"])
    assert any(one["lines"] for one in log)


def test_persons_at_two_seats_and_a_spectator(hall: Hall) -> None:
    anna, bruno, chiara = hall.person(), hall.person(), hall.person()
    table = anna.open(seats="me open bot")
    bruno.sit(table, 1, by=anna)
    with (
        anna.live(table, 0) as first,
        bruno.live(table, 1, lang="it") as second,
        chiara.live(table) as watcher,
    ):
        play_together(first, second)
        watcher.until("news", lambda news: news["result"] is not None)
        assert watcher.result is not None
        assert watcher.result["scores"] == first.result["scores"] == second.result["scores"]
        assert all(message.get("asked") is None for message in watcher.heard)
        assert watcher.table["watchers"] == 1


def test_one_person_may_hold_several_seats(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as one, anna.live(table, 1) as other:
        assert one.choose()["type"] == "done"
        assert other.choose()["type"] == "done"
        assert one.heard[0]["you"]["seats"] == [0, 1]


def test_a_table_of_bots_plays_by_itself(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="apprentice novice")
    with anna.live(table) as line:
        while line.result is None:
            line.hear()
        assert sum(line.result["scores"]) > 0
