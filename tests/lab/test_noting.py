"""What is noted of each game adds up."""

from typing import Any

import polars as pl
import pytest

from ludoteca.games import game
from ludoteca.games.dungeonology.components import CONGREGATIONS
from ludoteca.kernel.event import Event
from ludoteca.lab.noting import notes
from ludoteca.lab.plan import planned
from ludoteca.lab.reporting.naming import named
from ludoteca.lab.running import over_processes, prepare, run
from ludoteca.lab.shelf import Run
from ludoteca.words import LANGUAGES, Words

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "king-of-con": ({}, 3),
    "chamber-of-wonders": ({"clubs.enabled": "on", "setup.areas": "random"}, 3),
    "dungeonology": (dict(game("dungeonology").presets["everything"]), 2),
}


@pytest.fixture(scope="module", params=GAMES)
def played(request, tmp_path_factory):
    options, seats = GAMES[request.param]
    folder = tmp_path_factory.mktemp(request.param)
    plan = planned(request.param, ["apprentice"] * seats, 4, seed=2, options=options)
    run(folder, prepare(folder, plan), over_processes(1))
    return Run(folder)


def count(run, kind, number=0, seat=None):
    uses = run.uses.filter((pl.col("kind") == kind) & (pl.col("number") == number))
    if seat is not None:
        uses = uses.filter(pl.col("seat") == seat)
    return uses["times"].sum()


def test_every_seat_has_a_row_whose_points_add_up(played):
    seats = played.seats
    assert seats.height == 4 * len(played.plan.bots)
    points = [name for name in seats.columns if name.startswith("points.")]
    for row in seats.iter_rows(named=True):
        assert sum(row[name] or 0 for name in points) == row["score"]
        assert (row["win"] > 0) == (row["place"] == 1)
    for number in range(4):
        mine = seats.filter(pl.col("number") == number)
        assert mine["win"].sum() == pytest.approx(1)
        assert sorted(mine["turn_order"]) == [*range(1, len(played.plan.bots) + 1)]
        assert mine["decisions"].sum() == played.row(number)["decisions"]


def test_what_was_used_is_counted(played):
    game, seats = played.plan.game, played.seats.filter(pl.col("number") == 0)
    if game == "king-of-con":
        assert [count(played, "object", 0, s) for s in range(3)] == seats["fact.objects"].to_list()
        assert [count(played, "characteristic", 0, s) for s in range(3)] == [2, 2, 2]  # KC-5.9
    elif game == "chamber-of-wonders":
        assert [count(played, "area", 0, seat) for seat in (-1, 0, 1, 2)] == [4, 3, 3, 3]
        assert [count(played, "club", 0, seat) for seat in range(3)] == [1, 1, 1]
        shown = [count(played, "wonder", 0, seat) for seat in range(3)]
        assert shown == seats["fact.displayed"].to_list()
        assert 0 < sum(count(played, "contact", n, s) for n in range(4) for s in range(3)) <= 36
    else:
        assert [count(played, "scholar", 0, seat) for seat in range(2)] == [1, 1]
        assert [count(played, kind, 0, -1) for kind in ("clan", "boss")] == [1, 1]
        assert count(played, "trick") > 0
        assert count(played, "zone", 0, 0) > 0
        assert count(played, "research", 0, -1) >= 3  # RC-RES.1
        assert sum(count(played, "jinx", n) for n in range(4)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_module_of_Dungeonology_brings_has_a_name(language):
    content, words = game("dungeonology").content(), Words(language, "dungeonology")
    brought = {
        "intern": [row.id for row in content.interns],
        "familiar": [row.id for row in content.familiars],
        "research": [row.id for row in content.researches],
        "panic": [row.id for row in content.panics],
        "congregation": CONGREGATIONS,
    }
    for kind, ids in brought.items():
        assert ids
        assert all(named(words, kind, thing) for thing in ids)
    told = notes("dungeonology")
    events = [
        Event("familiar-hired", {"seat": 1, "familiar": "yocca"}),
        Event("member-used", {"seat": 0, "congregation": 1}),
        Event("jinx-revealed", {"seat": 2, "card": 7, "jinx": "ink-spill"}),
    ]
    s = game("dungeonology").begin(game("dungeonology").agree(), 3, 1)
    heard = [(1, "familiar", "yocca"), (0, "congregation", "zeta"), (2, "jinx", "ink-spill")]
    assert [told.heard(s, event) for event in events] == heard


def test_everything_noted_has_a_name(played):
    told = notes(played.plan.game)
    for language in LANGUAGES:
        words = Words(language, played.plan.game)
        for kind, thing in played.uses.select("kind", "thing").unique().iter_rows():
            assert kind in told.kinds
            assert named(words, kind, thing)
        for key in (*[f"kind-{x}" for x in told.kinds], *[f"fact-{x}" for x in told.facts]):
            assert words.say(f"lab-{key}")


def test_the_first_player_is_who_had_the_first_turn(tmp_path):
    """CW-FLOW.4, from the decisions: the first Agent is placed by the first player."""
    plan = planned("chamber-of-wonders", ["novice"] * 3, 5, seed=9, decisions=True)
    run(tmp_path / "run", prepare(tmp_path / "run", plan), over_processes(1))
    found = Run(tmp_path / "run")
    agents = found.table("decisions").filter(pl.col("decision") == "PlaceAgent")
    placed = agents.group_by("number", maintain_order=True).first()["seat"].to_list()
    first = found.seats.filter(pl.col("turn_order") == 1).sort("number")["seat"].to_list()
    assert placed == first
    assert len({*first}) > 1
