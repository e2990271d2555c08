"""Dungeonology's desk: whole games by pressing what is lit, standing orders, obstacles."""

from __future__ import annotations

import time

import ludoteca
from ludoteca.games.dungeonology.components import MAIN
from ludoteca.kernel.record import to_json
from tests.browser import axe, secrets_kept
from tests.browser.person import WIDTHS, Person, is_shown
from tests.browser.tables import made_table

SHORT = {"alert_profile": "introductory", "player_level": "students"}
SEATS = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]
PAUSE = 0.9  # seconds that every pass by order takes

# Presses one lit thing, then the filled button; now and then the one that does nothing.
PRESS = """count => {
  if (document.querySelector('.dbar[data-mood=over]')) return false
  const seen = (each) => each.getClientRects().length > 0
  const lit = [...document.querySelectorAll('[data-state=lit]')].filter(seen)
  const chosen = document.querySelector('[data-state=chosen]')
  const ready = document.querySelector('.dbar .btn.pri:not([aria-disabled=true])')
  const pass = document.querySelector('.dbar .acts .btn:not(.pri)')
  const thing = lit[count % lit.length]
  if (ready && (chosen || !lit.length)) ready.click()
  else if (pass && !chosen && count % 3 === 2) pass.click()
  else if (thing) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  else return false
  return true
}"""


def press_on(person: Person, until, most: int = 4000) -> set[str]:
    """Press what is lit until that is the case; which questions came up."""
    kinds, idle, count = set[str](), 0, 0
    while not until():
        if person.asked is not None:
            kinds.add(person.asked["kind"])
        pressed = person.page.evaluate(PRESS, count)
        count += 1
        idle = 0 if pressed or person.asked is None else idle + 1
        assert idle < 60, f"nothing to press: {person.asked}"
        assert count < most, f"this takes too long: {person.asked}"
        person.page.wait_for_timeout(12)
    return kinds


def order(person: Person, value: str) -> None:
    panel = person.page.locator("details.orders").first
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()
    panel.locator(f"input[value={value}]").check()


def guided(person: Person) -> None:
    """A table in the middle of a game, the person in a Zone with cards in hand."""
    made_table(person, game="dungeonology", guide="dungeonology")
    is_shown(person.page.get_by_role("heading", level=1))  # what is heard is not yet what is seen


def test_a_newcomer_finishes_a_game_against_a_bot_by_pressing_what_is_lit(meet):
    nora = meet()
    made_table(nora, game="dungeonology", options=SHORT, seats=SEATS)
    is_shown(nora.page.locator(".stage.pick"))
    seen = press_on(nora, lambda: nora.asked is not None and nora.asked["kind"] == "Movement")
    order(nora, "me")
    seen |= press_on(nora, lambda: nora.over)
    assert {"PickScholar", "Turn", "Movement", "Action", "PlaceZone", "Declare"} <= seen
    sheet = nora.page.locator(".final")
    is_shown(sheet)
    scores = [score for score in nora.told["result"]["scores"] if score]
    assert all(str(score) in sheet.inner_text() for score in scores)
    nora.page.set_viewport_size({"width": 360, "height": 740})
    sheet.get_by_role("columnheader").last.click(trial=True)  # nothing lies over it
    nora.shot("dungeonology-score")
    found = axe.violations(nora.page)
    assert not found, "\n".join(found)
    assert secrets_kept.check(nora.frames, nora.record()) > 20


def test_DG_24_9_a_standing_order_passes_for_me_and_the_pause_tells_nothing(meet):
    nora = meet()
    guided(nora)
    others = ("Priority", "Lap")

    def asked_by_others() -> bool:
        return nora.asked is not None and nora.asked["kind"] in others and not mine(nora)

    for _ in range(5):  # what is pressed last may still answer it
        press_on(nora, asked_by_others)
        nora.page.wait_for_timeout(400)
        if asked_by_others():
            break
    decision = nora.decision()
    nora.page.wait_for_timeout(1300)
    assert nora.decision() == decision, "who is always to be asked is waited for"
    begun = time.monotonic()
    order(nora, "me")
    is_shown(nora.page.locator(".byorder"))
    nora.until(lambda: nora.decision() != decision, "the pass by order")
    assert time.monotonic() - begun > PAUSE
    is_shown(nora.page.locator(".byorder.quiet").or_(nora.page.locator(".byorder")).first)
    nora.page.reload()
    nora.bar().first.wait_for()
    nora.page.locator("details.orders summary").click()
    assert nora.page.locator("details.orders input[value=me]").is_checked()


def mine(person: Person) -> bool:
    return bool(person.told["view"]["active"] == 0)


def answered() -> bytes:
    """Back Stab lies declared, and Feint upon it; who has declared the one can answer the other."""
    position = {
        "scholars": ["sofia", "valerio"],
        "moment": "action",
        "hands": [["back-stab", "unweave"], ["feint"]],
        "zones": [{"zone": "I-4", "x": 2, "y": 0}],
        "at": ["I-4", "I-4"],
        "boards": ["", "RY"],
        "students": [3, 2],
    }
    table = ludoteca.set_up("dungeonology", position, 7, options={"rules.main_effects": True})
    for seat in (0, 1):
        space = table.decision(seat).space
        table.choose(seat, next(deed for deed in space if deed[0] == MAIN))
    return to_json(table.record)


def test_DG_35_6_what_lies_declared_is_read_whole_and_the_last_step_is_the_highest(meet):
    nora = meet()
    call = nora.context.request
    assert call.post(f"{nora.url}/api/people", data={"name": nora.name}).ok
    made = call.post(f"{nora.url}/api/records", data=answered()).json()["id"]
    for seat, holder in enumerate(SEATS):
        assert call.post(f"{nora.url}/api/tables/{made}/seats/{seat}", data=holder).ok
    nora.come(f"/tables/{made}")
    steps = nora.page.locator(".stack .step")
    for width in WIDTHS:
        nora.page.set_viewport_size({"width": width, "height": 800})
        is_shown(steps.last)
        assert nora.overflow() <= 0, width
        below, above = [box for step in steps.all() if (box := step.bounding_box())]
        assert above["y"] < below["y"], width
        within = nora.page.locator(".stack .steps").bounding_box()
        assert within is not None
        ends = below["y"] + below["height"]
        assert ends <= within["y"] + within["height"] + 1, f"cut off at {width}"
    heads = nora.page.locator(".stack .trick .head, .hand .trick .head")
    wide = heads.evaluate_all("all => all.map(x => x.scrollWidth - x.clientWidth)")
    assert wide
    assert max(wide) <= 0, "a cost lies over the sign of the type"


def test_axe_finds_nothing_at_the_desk_at_any_width(meet):
    nora = meet(color_scheme="light")
    guided(nora)
    found = list[str]()
    for kind, widths in (("Turn", (360,)), ("Declare", WIDTHS)):
        press_on(nora, lambda kind=kind: nora.asked is not None and nora.asked["kind"] == kind)
        for width in widths:
            nora.page.set_viewport_size({"width": width, "height": 800})
            assert nora.overflow() <= 0, width
            found += axe.violations(nora.page)
        nora.page.set_viewport_size({"width": 1280, "height": 800})
    nora.set_light("dark")
    found += axe.violations(nora.page)
    assert not found, "\n".join(sorted(set(found)))
