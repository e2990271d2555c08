"""Decisions made on the boards themselves: what is lit is pressed, then the filled button."""

from __future__ import annotations

import pytest

from tests.browser.tables import GAMES, open_dialog, open_table, play_plainly

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
@each_game
def test_what_is_lit_can_be_chosen(meet, game, plain):
    nora = meet()
    open_table(nora, game, players=2)
    nora.my_move()
    if plain:
        play_plainly(nora)
    for made in range(8):
        if not nora.my_move():
            break
        nora.answer_by_touch()
        if made == 5:
            nora.shot(f"{game}-{'plain' if plain else 'own'}")


COLOUR = "element => getComputedStyle(element).color"


def test_KC_2_11_a_seat_has_one_colour_in_the_hall_and_at_its_table(meet):
    nora = meet(color_scheme="light")
    nora.come()
    open_dialog(nora, "king-of-con")
    marks = nora.page.locator("dialog[open] .srow .seat")
    hall = [mark.evaluate(COLOUR) for mark in marks.all()]
    nora.page.keyboard.press("Escape")
    open_table(nora, "king-of-con", players=4)
    nora.my_move()
    marks = nora.page.locator("[data-zone=players] header .seat")
    assert [mark.evaluate(COLOUR) for mark in marks.all()] == hall[1:4]
    assert len({*hall}) == 4
