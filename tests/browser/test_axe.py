"""What axe-core finds wrong: nothing, at every page, in both lights."""

from __future__ import annotations

import pytest

from tests.browser import axe
from tests.browser.tables import GAMES, open_dialog, open_table

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("light", ["light", "dark"])
@each_game
def test_axe_finds_nothing_at_a_table_its_scores_and_its_replay(meet, game, light):
    nora = meet(color_scheme=light)
    open_table(nora, game, players=2)
    found, seen = list[str](), set[str]()
    for _ in range(8):
        if not nora.my_move():
            break
        nora.dismiss_reveal()
        nora.set_light(light)
        if nora.asked["kind"] not in seen:
            seen.add(nora.asked["kind"])
            found += axe.violations(nora.page)
        nora.answer()
    nora.leave(0)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    nora.see_scores()
    found += axe.violations(nora.page)
    nora.come(f"/tables/{nora.table}/replay")
    nora.bar().first.wait_for()
    nora.set_light(light)
    found += axe.violations(nora.page)
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_in_the_hall_the_dialog_and_the_rules(meet, light):
    nora = meet(color_scheme=light)
    nora.come()
    found = axe.violations(nora.page)
    for game in GAMES:
        open_dialog(nora, game)
        nora.shot(f"{game}-new-table")
        found += axe.violations(nora.page)
        nora.page.keyboard.press("Escape")
        nora.come(f"/rules/{game}")
        nora.page.wait_for_load_state("networkidle")
        nora.shot(f"{game}-rules")
        found += axe.violations(nora.page)
        nora.come()
    assert not found, "\n".join(sorted(set(found)))
