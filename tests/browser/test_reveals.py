"""What was opened is looked at before one goes on; money moves; a hint shows what to press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, is_shown
from tests.browser.tables import GAMES, made_table, open_table

BOTS = [{"kind": "bot", "level": "apprentice"}] * 2
each_game = pytest.mark.parametrize("game", GAMES)
COINS = """() => {
  window.coins = 0
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.className === 'flying') window.coins += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""


def choose(person: Person, towards: str) -> None:
    """What bears that name, where it may be pressed; else as the hint says."""
    person.dismiss_reveal()
    lit = person.page.locator("[data-state=lit]", has_text=towards) if towards else None
    if lit is None or not lit.count():
        return person.answer()
    lit.first.click()
    expect(person.confirm()).to_be_visible()
    return person.send()


def play_until(person: Person, fact: Any, what: str, most: int = 60, towards: str = "") -> None:
    for _ in range(most):
        if fact():
            return
        assert person.my_move(), f"the game ended before: {what}"
        choose(person, towards)
    raise AssertionError(f"it never came to: {what}")


def test_a_sealed_display_is_seen_before_the_next_question(meet):
    nora = meet(reduced_motion="no-preference")
    made_table(nora, game="chamber-of-wonders", seats=[{"kind": "person"}, *BOTS])

    def displays() -> bool:
        return any(event["kind"] == "display-revealed" for event in nora.told.get("events", []))

    play_until(nora, displays, "a display")
    revealed = nora.page.locator("[data-mode=reveal]")
    is_shown(revealed)
    expect(nora.page.locator("[data-state=lit]")).to_have_count(0)
    nora.page.get_by_role("button", name="Hold").click()
    nora.shot("chamber-of-wonders-displayed")
    nora.my_move()
    is_shown(revealed)  # however long one looks
    nora.page.get_by_role("button", name="Go on").click()
    expect(revealed).to_have_count(0)
    nora.answer()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_coins_fly_when_money_moves_unless_motion_is_unwelcome(meet, motion):
    nora = meet(reduced_motion=motion)
    made_table(nora, game="chamber-of-wonders", seats=[{"kind": "person"}, *BOTS])
    nora.my_move()
    nora.page.evaluate(COINS)

    def paid() -> bool:
        told = [frame.get("events", []) for frame in nora.frames if frame["type"] == "news"]
        return any(
            event["kind"] in ("paid", "collected") and event.get("why") != "setup"
            for events in told
            for event in events
        )

    play_until(nora, paid, "money")
    nora.page.wait_for_timeout(400)
    flown = nora.page.evaluate("window.coins")
    assert flown > 0 if motion == "no-preference" else flown == 0


def test_what_was_sold_is_still_told_after_coming_back(meet):
    nora = meet()
    made_table(nora, game="chamber-of-wonders", seats=[{"kind": "person"}, *BOTS])

    def sold() -> bool:
        stack = nora.told.get("view", {}).get("stack", [])
        return any(frame["frame"] == "Lots" and len(frame["cards"]) == 1 for frame in stack)

    play_until(
        nora, lambda: nora.asked is not None and sold(), "the second lot", towards="Hyde Park"
    )
    nora.dismiss_reveal()
    before = nora.page.locator(".stage .lot").all_inner_texts()
    assert len(before) == 3
    nora.page.reload()
    nora.bar().first.wait_for()
    expect(nora.page.locator(".stage .lot")).to_have_count(3)
    assert nora.page.locator(".stage .lot").all_inner_texts() == before


@each_game
def test_a_hint_shows_what_to_press(meet, game):
    nora = meet()
    open_table(nora, game, players=2)
    for _ in range(6):
        nora.my_move()
        nora.dismiss_reveal()
        nora.take_hint()
        nora.page.locator(".toast.told").first.wait_for()
        laid = nora.page.locator("[data-state=chosen], .dbar .btn.pri[aria-pressed=true]")
        expect(laid.first).to_be_attached()
        nora.send()
