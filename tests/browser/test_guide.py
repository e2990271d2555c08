"""The guided first game in the browser: told, shown, done; then one is on one's own."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.person import is_shown
from tests.browser.tables import TITLES

LAST = "On your own"
GUIDES = [*[(game, "Guided first game") for game in TITLES], ("dungeonology", "Alone, guided")]


@pytest.mark.parametrize(("game", "guided"), GUIDES)
def test_a_newcomer_is_led_through_the_first_moves_and_then_left_alone(meet, game, guided):
    nora = meet(viewport={"width": 360, "height": 740})  # where the most is out of sight
    nora.come()
    name = nora.label("labelled", label=guided, text=TITLES[game])
    nora.page.get_by_role("button", name=name).locator("visible=true").click()
    nora.give_name()
    guide = nora.page.get_by_role("complementary", name=nora.label("guide"))
    is_shown(guide)
    nora.shot(f"{game}-{guided}")
    heading = guide.get_by_role("heading")
    titles, pointed = set[str](), set[str]()

    def next_step() -> bool:
        nora.dismiss_reveal()  # nobody has to watch it to the end
        return heading.inner_text() not in titles

    for _ in range(40):
        nora.my_move()
        nora.dismiss_reveal()
        is_shown(guide)
        titles.add(heading.inner_text())
        with contextlib.suppress(TimeoutError):
            nora.page.locator("[data-guided]:visible").first.wait_for(timeout=8000)
            pointed.add(heading.inner_text())
        advised = guide.locator("button", has=nora.page.locator("svg")).filter(
            has_text=nora.label("guide-do", label="").strip()
        )
        if advised.count():
            advised.first.click()
            nora.send()
            nora.until(next_step, "the next step")
        elif heading.inner_text() == LAST:
            break
        else:
            nora.button("guide-next", guide).click()
    assert len(titles) > 10
    assert titles - pointed == set(), "these steps point at nothing"
    nora.answer()
