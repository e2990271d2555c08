"""Time for a decision: shown, told when little is left, and what happens without an answer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person, is_shown, label
from tests.browser.tables import made_table, open_dialog


def with_clock(person: Person, **clock: Any) -> None:
    """At a table with that clock, against a bot."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]
    made_table(person, game="king-of-con", seats=seats, clock=clock)
    person.my_move()


def test_time_runs_out_and_the_default_is_played_and_told(meet):
    nora = meet()
    with_clock(nora, kind="move", seconds=15)
    decision, default = nora.decision(), nora.asked["default"]
    clock = nora.bar().get_by_role("timer")
    named = re.compile(nora.label("time-left", time="0:") + "[01][0-9]")
    expect(clock).to_have_accessible_name(named)
    expect(clock).not_to_have_class(re.compile("late"))  # a short clock is not late from the start
    expect(nora.bar().get_by_role("status")).to_have_text(
        nora.label("time-little", seconds=3), timeout=PATIENCE
    )
    expect(clock).to_have_class(re.compile("late"))
    nora.until(lambda: nora.decision() != decision, "the clock to answer")
    by_clock = [frame for frame in nora.frames if frame.get("how") == "clock"]
    assert by_clock[0]["by"] == 0
    declared = [event for event in by_clock[0]["events"] if event["kind"] == "declared"]
    assert [event["choice"] for event in declared] == [default]
    (missed,) = by_clock[0]["missed"]
    told = nora.page.get_by_role("alert").locator(".missed", has_text=missed["text"])
    expect(told).to_contain_text(nora.label("missed", count=1))
    nora.shot("missed")
    nora.page.reload()  # who comes back later is told as well
    is_shown(told)
    nora.button("missed-close").click()
    expect(told).to_have_count(0)


def test_a_browser_whose_clock_is_wrong_counts_down_rightly(meet):
    nora = meet()
    nora.context.add_init_script(
        "const now = Date.now.bind(Date); Date.now = () => now() - 5 * 3600 * 1000"
    )
    with_clock(nora, kind="move", seconds=600)
    named = re.compile(nora.label("time-left", time="") + "(10:00|9:[345][0-9])")
    expect(nora.bar().get_by_role("timer")).to_have_accessible_name(named)


@pytest.mark.parametrize(
    ("kind", "chosen", "words"),
    [
        ("none", {}, "terms-clock-none"),
        ("move", {"seconds": 45}, "terms-clock-move"),
        ("bank", {"seconds": 600, "increment": 5}, "terms-clock-bank"),
        ("days", {"days": 7}, "terms-clock-days"),
    ],
)
def test_the_dialog_offers_every_clock_that_the_server_has(meet, kind, chosen, words):
    nora = meet()
    nora.come()
    open_dialog(nora, "king-of-con")
    dialog = nora.page.get_by_role("dialog")
    dialog.locator(f"input[name=clock][value={kind}]").check(force=True)
    for name, value in chosen.items():
        dialog.locator(f"select[id$={name}]").select_option(label=_spelled(name, value))
    dialog.locator("select[id$=absence]").select_option(index=2)
    nora.button("open-the-table", dialog).click()
    nora.give_name()
    nora.my_move()
    clock = nora.told["table"]["clock"]
    assert {"kind": kind, "absence": 60} | chosen == {
        name: clock[name] for name in ("kind", "absence", *chosen)
    }
    nora.button("table-menu").first.click()
    nora.page.get_by_role("button", name=nora.label("terms")).last.click()
    args = {"time": "", "more": "", "increment": 5}
    last = nora.label(words, **args).split()[-2:]
    is_shown(nora.page.get_by_role("dialog").get_by_text(re.compile(r"\s".join(last) + "$")).first)


def _spelled(name: str, value: int) -> str:
    unit, count = ("days", value) if name == "days" else ("seconds", value)
    if unit == "seconds" and value % 60 == 0:
        unit, count = "minutes", value // 60
    return label(f"duration-{unit}", count=count)


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
