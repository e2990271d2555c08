"""Time for a decision: shown, told when little is left, and what happens without an answer."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person
from tests.browser.tables import made_table


def with_clock(person: Person, **clock: Any) -> None:
    """At a table with that clock, against a bot."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]
    made_table(person, game="king-of-con", seats=seats, clock=clock)
    person.my_move()


def test_time_runs_out_and_the_default_is_played(meet):
    nora = meet()
    with_clock(nora, kind="move", seconds=15)
    decision, default = nora.decision(), nora.asked["default"]
    named = re.compile(nora.label("time-left", time="0:") + "[01][0-9]")
    expect(nora.bar().get_by_role("timer")).to_have_accessible_name(named)
    expect(nora.bar().get_by_role("status")).to_have_text(
        nora.label("time-little", seconds=10), timeout=PATIENCE
    )
    nora.until(lambda: nora.decision() != decision, "the clock to answer")
    by_clock = [frame for frame in nora.frames if frame.get("how") == "clock"]
    assert by_clock[0]["by"] == 0
    declared = [event for event in by_clock[0]["events"] if event["kind"] == "declared"]
    assert [event["choice"] for event in declared] == [default]


def test_a_bank_is_shown_while_it_runs_and_while_it_rests(meet):
    nora, otto = meet("Nora"), meet("Otto")
    seats = [{"kind": "person"}, {"kind": "open"}]
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    made_table(nora, game="king-of-con", seats=seats, clock=clock)
    otto.page.goto(nora.invitation())
    otto.join()
    nora.my_move()
    otto.my_move()
    for person in (nora, otto):
        assert person.page.get_by_role("timer").count() == 2
    nora.answer()
    expect(nora.bar().get_by_role("timer")).to_be_visible()
    nora.shot("clock-bank")


def test_days_are_told_in_days(meet):
    nora = meet()
    with_clock(nora, kind="days", days=3)
    clock = nora.bar().get_by_role("timer")
    expect(clock).to_have_accessible_name(
        nora.label("time-left", time=nora.label("clock-days-left", days=3))
    )


def test_without_a_clock_nothing_ticks(meet):
    nora = meet()
    with_clock(nora, kind="none")
    assert nora.page.get_by_role("timer").count() == 0
