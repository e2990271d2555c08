"""A newcomer opens the hall, plays against bots to the end, and looks at it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import secrets_kept
from tests.browser.person import is_shown
from tests.browser.tables import GAMES, open_table, play_plainly

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_newcomer_plays_a_whole_game_against_bots_and_replays_it(meet, game):
    nora = meet()
    nora.come()
    nora.shot("hall")
    open_table(nora, game, players=2)
    nora.my_move()
    nora.shot(f"{game}-begin")
    made = nora.finish()
    assert made > 4  # an Epic Collection may end it early
    nora.see_scores()
    nora.shot(f"{game}-score")
    nora.page.set_viewport_size(PHONE)
    assert nora.cut_off(".dbar") == []
    nora.page.locator("table .clause").first.click()
    is_shown(nora.page.get_by_role("dialog", name=nora.label("rules"), exact=True))
    nora.page.keyboard.press("Escape")
    play_plainly(nora)
    is_shown(nora.page.get_by_role("dialog", name=nora.label("game-over")))
    assert nora.cut_off("dialog[open]") == []
    nora.page.set_viewport_size(DESK)
    record = nora.record()
    assert secrets_kept.check(nora.frames, record) > made
    nora.page.goto(f"{nora.url}/tables/{nora.table}/replay")
    is_shown(nora.page.locator("main").first)
    eyes = nora.page.get_by_label(nora.label("replay-eyes"))
    expect(eyes.locator("option:checked")).to_have_text("Nora")
    nora.shot(f"{game}-replay")
    step = nora.page.locator("input[type=range]").first
    step.focus()
    before = step.input_value()
    nora.page.keyboard.press("Home")
    nora.page.keyboard.press("ArrowRight")
    nora.page.keyboard.press("ArrowRight")
    nora.until(lambda: step.input_value() == "2" != before, "the replay to move")
