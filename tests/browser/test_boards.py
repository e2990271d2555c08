"""Decisions made on the boards themselves: what is lit is pressed, then the filled button."""

from __future__ import annotations

import pytest

from tests.browser.tables import GAMES, open_table

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
@each_game
def test_what_is_lit_can_be_chosen(meet, game, plain):
    nora = meet()
    open_table(nora, game, players=2)
    nora.my_move()
    if plain:
        nora.button("table-menu").first.click()
        nora.page.get_by_role("switch", name=nora.label("plain-board")).or_(
            nora.page.get_by_role("checkbox", name=nora.label("plain-board"))
        ).first.check(force=True)
        nora.page.keyboard.press("Escape")
        nora.page.locator(".plain").wait_for()
    for made in range(8):
        if not nora.my_move():
            break
        nora.answer_by_touch()
        if made == 5:
            nora.shot(f"{game}-{'plain' if plain else 'own'}")
