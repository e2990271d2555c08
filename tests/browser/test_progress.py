"""What takes long says so: a bot that thinks, a long game that is set up again, a slow replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.hall import Hall
from tests.browser.person import PATIENCE, is_shown
from tests.browser.tables import made_table, open_table

SLOW = """
import time
from ludoteca.server import hall, keeping
think, follow = keeping.think, hall._follow
def slow_think(*args):
    time.sleep(2)
    return think(*args)
def slow_follow(room, log):
    time.sleep(0.5)
    follow(room, log)
keeping.think, hall._follow, hall.CHUNK = slow_think, slow_follow, 2
"""
BOTS = [{"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "apprentice"}]


@pytest.fixture
def slow_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Its bots think for two seconds, and it reads two entries of a log in half a second."""
    made = Hall(tmp_path_factory.mktemp("slow"), SLOW)
    made.start()
    yield made
    made.stop()


@pytest.mark.parametrize("game", ["king-of-con", "chamber-of-wonders"])
def test_a_bot_that_thinks_long_is_seen_thinking(meet: Any, slow_hall: Hall, game: str) -> None:
    nora = meet(at=slow_hall)
    open_table(nora, game, players=2)
    thinking = nora.page.get_by_text(nora.label("status-thinking"), exact=True)
    begun, done = [{"type": "thinking", "seat": 1, "on": on} for on in (True, False)]
    for _ in range(20):
        if nora.asked and begun not in nora.frames:
            nora.answer()
        nora.page.wait_for_timeout(500)  # a bot that was asked has been noticed by then
        if begun in nora.frames:
            break
    is_shown(thinking.first)
    nora.until(lambda: done in nora.frames, "the thought")
    expect(thinking).to_have_count(0)


def test_a_long_game_that_is_set_up_again_says_how_far_it_is(meet: Any, slow_hall: Hall) -> None:
    nora = meet(at=slow_hall)
    open_table(nora, "king-of-con", players=2)
    nora.my_move()
    nora.until(lambda: [frame for frame in nora.frames if frame.get("by") == 1], "the bot")
    path = f"/tables/{nora.table}"
    for level in ["novice", "apprentice"] * 3:  # entries of the log
        seat = {"kind": "bot", "level": level}
        assert nora.context.request.post(f"{nora.url}/api{path}/seats/1", data=seat).ok
    nora.page.goto("about:blank")  # or it would ask for the table as soon as the hall is open
    slow_hall.kill()
    slow_hall.start()
    nora.frames.clear()
    nora.page.goto(nora.url + path)
    bar = nora.page.get_by_role("progressbar")
    nora.until(lambda: bar.count() and bar.evaluate("bar => bar.value") >= 2, "some progress")
    is_shown(nora.page.get_by_text(re.compile(nora.label("loading-game", done=1, total=1)[:10])))
    nora.my_move()
    assert [frame for frame in nora.frames if frame["type"] == "loading"]
    nora.forgive()  # the console told of the broken line


def test_a_replay_that_takes_long_shows_that_it_comes(meet: Any) -> None:
    nora = meet()
    table = made_table(nora, game="king-of-con", seats=BOTS)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    held: list[Route] = []
    holding = True

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    nora.page.route("**/api/tables/*/replay*", hold)
    nora.come(f"/tables/{table}/replay")
    bar = nora.page.get_by_role("progressbar")
    is_shown(bar)
    holding = False
    for route in held:
        route.continue_()
    nora.bar().first.wait_for()
    expect(bar).to_have_count(0)
    held.clear()
    holding = True
    nora.button("replay-on").click()
    is_shown(bar)
    for route in held:
        route.continue_()
    expect(bar).to_have_count(0, timeout=PATIENCE)
