"""The map of Dungeonology: looked at with pointer and keys, played by keys alone, read by axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca import bots
from ludoteca.kernel.record import to_json
from tests.browser import axe
from tests.browser.person import WIDTHS, Person


def record(kind: str, zones: int) -> tuple[bytes, int]:
    """A game of bots, as far as somebody is asked that in a Dungeon of so many Zones; of whom."""
    options = {"scholars": "random", "alert_profile": "introductory"}
    table = ludoteca.new("dungeonology", 2, 7, options=options)
    greedy = bots.make("apprentice", "dungeonology", 7)
    while True:
        seat = table.awaited[0]
        if table.decision(seat).kind == kind and len(table.view()["placed"]) >= zones:
            return to_json(table.record), seat
        table.choose(seat, greedy.choose(table, seat))


def sit_down(person: Person, kind: str, zones: int = 0) -> None:
    """At a table where this person is asked that, against a bot."""
    data, seat = record(kind, zones)
    call = person.context.request
    assert call.post(f"{person.url}/api/people", data={"name": person.name}).ok
    made = call.post(f"{person.url}/api/records", data=data).json()["id"]
    for each in range(2):
        holder = {"kind": "person"} if each == seat else {"kind": "bot", "level": "apprentice"}
        assert call.post(f"{person.url}/api/tables/{made}/seats/{each}", data=holder).ok
    person.come(f"/tables/{made}")
    person.page.locator(".mapwrap .tile").first.wait_for()
    assert person.my_move()
    assert person.asked is not None
    assert person.asked["kind"] == kind


def look(person: Person) -> dict[str, float]:
    """Where the map is: its corner, and how many pixels a half-side has."""
    found: dict[str, float] = person.page.locator(".mapwrap .world").evaluate(
        """world => {
          const style = getComputedStyle(world), { a, e, f } = new DOMMatrix(style.transform)
          return { left: e, top: f, u: a * parseFloat(style.getPropertyValue('--u')) }
        }"""
    )
    return found


def test_the_map_is_dragged_and_zoomed_at_the_pointer_and_by_keys(meet):
    nora = meet()
    sit_down(nora, "Movement")
    page, mouse = nora.page, nora.page.mouse
    box = page.locator(".mapwrap").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    first = look(nora)
    mouse.move(x, y)  # upon the camp: a drag is no click
    mouse.down()
    mouse.move(x + 60, y + 30, steps=4)
    mouse.up()
    dragged = look(nora)
    moved_by = (dragged["left"] - first["left"], dragged["top"] - first["top"])
    assert moved_by == pytest.approx((60, 30))
    layer = page.locator(".mapwrap .world").evaluate(
        "world => [world.getAnimations()[0]?.playState, getComputedStyle(world).backgroundImage]"
    )
    assert layer == ["paused", "none"]  # as map.css says: a move paints nothing anew
    expect(page.locator(".tile[aria-pressed=true]")).to_have_count(0)

    mouse.wheel(0, -240)
    nora.until(lambda: look(nora)["u"] > dragged["u"], "the map to come nearer")
    near = look(nora)
    at = (x + 60 - box["x"] - dragged["left"]) / dragged["u"]
    mouse.move(x + 60, y + 30)
    fixed = (x - box["x"] + 60 - near["left"]) / near["u"]
    assert abs(at - fixed) < 0.6  # what was at the pointer has hardly moved

    page.locator(".tile").first.focus()
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert look(nora)["u"] < near["u"]
    page.keyboard.press("ArrowRight")
    moved = look(nora)
    assert moved["left"] != near["left"]
    page.keyboard.press("0")
    assert look(nora) == pytest.approx(first)
    for _ in range(9):
        page.keyboard.press("-")
    expect(page.locator(".mapwrap")).to_have_attribute("data-detail", "far")  # when it rests
    page.keyboard.press("f")
    expect(page.locator(".mapwrap")).to_have_attribute("data-detail", "mid")


def test_a_zone_is_drawn_placed_and_turned_without_a_pointer(meet):
    nora = meet()
    sit_down(nora, "Movement")
    keyboard, before = nora.page.keyboard, len(nora.told["view"]["placed"])
    nora.tab_to(nora.page.locator(".ghost.explore").first)
    keyboard.press("Enter")
    send(nora)
    assert nora.my_move()
    assert nora.asked["kind"] == "PlaceZone"
    items: list[Any] = nora.asked["space"]["items"]
    keyboard.press("1")
    chosen = nora.page.locator("[data-piece=placing]")
    chosen.wait_for()
    first = drawing(chosen)
    places = sorted({(y, x) for x, y, _ in items})
    turns = sorted({t for x, y, t in items if (y, x) == places[0]})
    keyboard.press("r")
    turned = turns[1 % len(turns)]
    if len(turns) > 1:
        assert drawing(chosen) != first
    send(nora)
    nora.until(lambda: len(nora.told["view"]["placed"]) > before, "the Zone to lie there")
    _, *lies = nora.told["view"]["placed"][before]
    assert lies == [places[0][1], places[0][0], turned]
    assert nora.page.locator(".mapwrap .tile").count() == before + 1


def drawing(tile: Any) -> str:
    found: str = tile.locator("svg").first.inner_html()
    return found


def send(person: Person) -> None:
    """The filled button, by keyboard."""
    decision = person.decision()
    person.tab_to(person.confirm())
    person.page.keyboard.press("Enter")
    person.until(lambda: person.decision() != decision, "the answer to count")


def test_a_zone_tells_what_it_is_and_why_nobody_goes_there(meet):
    nora = meet()
    sit_down(nora, "Movement", zones=4)
    told = nora.page.locator("#reason-layer")
    barred = nora.page.locator(".tile[aria-disabled=true]").first
    name = (barred.get_attribute("aria-label") or "").split(",")[0]
    barred.click(force=True)
    expect(told).to_contain_text(re.compile(r"DG-1[79]\.\d+"))
    expect(told).to_contain_text(name)
    assert nora.page.locator(".tile[aria-pressed=true]").count() == 0


@pytest.mark.parametrize(
    ("light", "kind"), [("light", "PlaceZone"), ("dark", "Movement")], ids=["light", "dark"]
)
def test_axe_finds_nothing_on_the_map_and_nothing_overflows(meet, light, kind):
    nora = meet(color_scheme=light)
    sit_down(nora, kind, zones=8)
    nora.set_light(light)
    found = []
    for width in WIDTHS:
        nora.page.set_viewport_size({"width": width, "height": 800 if width > 400 else 740})
        assert nora.overflow() <= 0, width
        found += [f"{width} {each}" for each in axe.violations(nora.page, ".mapwrap")]
        nora.keep(f"dungeonology-{kind}-{light}-{width}")
    assert not found, "\n".join(sorted(set(found)))
