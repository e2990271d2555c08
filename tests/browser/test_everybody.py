"""Languages, phones, keyboards."""

from __future__ import annotations

import pytest

from tests.browser.tables import GAMES, open_dialog, open_table

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_language_changes_in_mid_game(meet, game):
    nora = meet()
    open_table(nora, game, players=2)
    nora.my_move()
    before = nora.asked["title"]
    nora.speak("it")
    nora.until(lambda: nora.asked["title"] != before, "another language")
    assert nora.page.locator("html").get_attribute("lang") == "it"
    nora.answer()
    nora.my_move()
    nora.shot(f"{game}-italian")


@each_game
def test_a_phone_shows_everything_without_sideways_scrolling_and_decides(meet, game):
    nora = meet(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    nora.come()
    assert nora.overflow() <= 0
    open_dialog(nora, game)
    assert nora.overflow() <= 0
    nora.page.keyboard.press("Escape")
    open_table(nora, game, players=2)
    for _ in range(5):
        nora.my_move()
        assert nora.overflow() <= 0, nora.asked["kind"]
        nora.answer()


@each_game
def test_the_keyboard_alone_is_enough(meet, game):
    nora = meet()
    nora.come()
    nora.tab_to(nora.page.locator(".shelf button, .shelf a").first)
    open_table(nora, game, players=2)
    for _ in range(3):
        nora.my_move()
        nora.answer_by_keyboard()
