"""How long a phone's page works until a moved map is painted: ``python -m bench.painting``.

A Dungeon of nineteen Zones in Chromium, at the size of a phone: the map is dragged, then zoomed,
and the browser's own trace tells how long the main thread worked for each frame.  Its CPU time is
taken, and four times as much for a phone of the middle range: the wall clock of a busy machine
would tell of the others.  Pictures are rasterised beside it, on other threads.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

import ludoteca
from bench.passes import spread
from ludoteca import bots
from ludoteca.kernel.record import to_json
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.hall import Hall

ZONES = 19
SLOWER = 4  # times: what a phone of the middle range is taken for
LIMIT = 16.0  # ms of a phone
MOVES = 60
PHONE = {"width": 390, "height": 844}
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"
DRAGGED, ZOOMED = "dragged", "zoomed"


def grown() -> tuple[bytes, int, int]:
    """A record of bots up to a move in a Dungeon so large; of how many seats, and whose move."""
    for seed in range(100):
        table = ludoteca.new("dungeonology", 4, seed, options={"scholars": "random"})
        players = [bots.make("novice", "dungeonology", seed + seat) for seat in range(4)]
        while table.awaited:
            seat = table.awaited[0]
            if table.decision(seat).kind == "Movement" and len(table.view()["placed"]) >= ZONES:
                return to_json(table.record), 4, seat
            table.choose(seat, players[seat].choose(table, seat))
    raise AssertionError("no game of a hundred has grown so far")


def sit_down(page: Page, url: str) -> None:
    data, seats, mine = grown()
    call = page.context.request
    assert call.post(f"{url}/api/people", data={"name": "Nora"}).ok
    made = call.post(f"{url}/api/records", data=data).json()["id"]
    for seat in range(seats):
        holder = {"kind": "person"} if seat == mine else {"kind": "bot", "level": "novice"}
        assert call.post(f"{url}/api/tables/{made}/seats/{seat}", data=holder).ok
    page.goto(f"{url}/tables/{made}")
    page.locator(".mapwrap .tile").nth(ZONES - 1).wait_for(timeout=120_000)
    page.wait_for_timeout(1_000)


def traced(session: CDPSession, page: Page, what: str) -> list[dict[str, Any]]:
    """Move the map so often, each move a frame of its own; what the browser noted meanwhile."""
    found: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: found.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    box = page.locator(".mapwrap").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    if what == DRAGGED:
        page.mouse.down()
    for n in range(MOVES):
        if what == DRAGGED:
            page.mouse.move(x + 3 * (n % 20), y + 2 * (n % 20))
        else:
            page.mouse.wheel(0, 12 if n % 20 < 10 else -12)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    if what == DRAGGED:
        page.mouse.up()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    return found


MOVING = ("pointermove", "wheel")
WORK = (
    *("EventDispatch", "FireAnimationFrame", "RunMicrotasks", "UpdateLayoutTree", "Layout"),
    *("PrePaint", "Paint", "Layerize", "Commit"),
)


def frames(events: Iterable[dict[str, Any]]) -> list[dict[str, float]]:
    """By frame in which the map was moved, the CPU milliseconds of the page's main thread."""
    told = [x for x in events if x.get("ph") == "X" and x["name"] in WORK and "tdur" in x]
    painters = [(x["pid"], x["tid"]) for x in told if x["name"] == "Commit"]
    main = max(set(painters), key=painters.count)
    told = sorted([x for x in told if (x["pid"], x["tid"]) == main], key=lambda x: x["ts"])
    made: list[dict[str, float]] = []
    frame, moved, end = dict[str, float](), False, 0.0
    for one in told:
        if one["ts"] < end:
            continue  # within another that is counted
        end = one["ts"] + one.get("dur", 0)
        frame[one["name"]] = frame.get(one["name"], 0.0) + one["tdur"] / 1000
        moved |= one.get("args", {}).get("data", {}).get("type") in MOVING
        if one["name"] == "Commit":
            if moved:
                made.append(frame)
            frame, moved = {}, False
    return made[1:]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.painting", description=__doc__)
    parser.add_argument("--json", type=Path, help="keep every frame")
    asked = parser.parse_args()
    path = next((at for name in NAMES if (at := shutil.which(name))), None)
    if path is None:
        raise SystemExit("there is no Chromium here: apt-get install chromium")
    kept: dict[str, list[dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        hall.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            context = browser.new_context(viewport=PHONE, device_scale_factor=3, locale="en-GB")  # type: ignore[arg-type]
            page = context.new_page()
            sit_down(page, hall.url)
            for what in (DRAGGED, ZOOMED):
                kept[what] = frames(traced(context.new_cdp_session(page), page, what))
            browser.close()
        finally:
            hall.stop()
    print(f"{ZONES} Zones, ms of the main thread a frame, {SLOWER} times this machine's CPU time")
    for what, made in kept.items():
        whole = sorted([SLOWER * sum(one.values()) for one in made])
        ninth = whole[9 * len(whole) // 10]
        verdict = "reached" if ninth <= LIMIT else "not reached"
        print(f"the map is {what}: {spread(whole)}, nine in ten within {ninth:.1f} ms, {verdict}")
        for name in WORK:
            each = SLOWER * sum([one.get(name, 0.0) for one in made]) / len(made)
            print(f"  {name:<20}{each:6.2f}")
    if asked.json:
        asked.json.write_text(json.dumps(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
