"""What axe-core finds wrong: nothing, at every page, in both lights."""

from __future__ import annotations

import pytest

from tests.browser import axe
from tests.browser.person import is_shown
from tests.browser.tables import GAMES, TITLES, open_dialog, open_table

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_axe_finds_nothing_at_a_table_its_scores_and_its_replay(meet, game):
    nora = meet()
    open_table(nora, game, players=2)
    found, seen = list[str](), set[str]()
    for _ in range(8):
        if not nora.my_move():
            break
        nora.dismiss_reveal()
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
    found += axe.at_every_width(nora.page)
    assert not found, "\n".join(sorted(set(found)))


@each_game
def test_axe_finds_nothing_in_the_hall_and_the_dialog(meet, game):
    nora = meet()
    nora.come()
    found = axe.violations(nora.page)
    open_dialog(nora, game)
    nora.shot(f"{game}-new-table")
    found += axe.at_every_width(nora.page, "dialog[open]")
    assert not found, "\n".join(sorted(set(found)))


@each_game
def test_axe_finds_nothing_in_the_rules(meet, game):
    nora = meet()
    nora.come(f"/rules/{game}")
    nora.page.wait_for_load_state("networkidle")
    nora.shot(f"{game}-rules")
    found = axe.violations(nora.page)
    nora.page.get_by_role("searchbox").fill("score")
    found += axe.at_every_width(nora.page, "main")
    assert not found, "\n".join(sorted(set(found)))


def test_axe_finds_nothing_in_the_waiting_room_and_where_one_says_who_one_is(meet):
    nora, bert = meet(), meet("Bert")
    open_table(nora, "king-of-con", players=3, others="link")
    found = axe.at_every_width(nora.page)
    nora.button("discard").click()
    found += axe.at_every_width(nora.page, "dialog[open]")
    bert.page.goto(nora.invitation())
    bert.button("sit-here").first.click()
    found += axe.at_every_width(bert.page, "dialog[open]")
    bert.page.keyboard.press("Escape")
    bert.page.locator("button.who").click()
    found += axe.at_every_width(bert.page, "dialog[open]")
    assert not found, "\n".join(sorted(set(found)))


@each_game
def test_axe_finds_nothing_in_what_opens_beside_a_table(meet, game):
    nora, bert = meet(), meet("Bert")
    open_table(nora, game, players=2, others="link")
    bert.page.goto(nora.invitation())
    bert.join()
    nora.bar().first.wait_for()
    bert.bar().first.wait_for()
    bert.button("table-menu").first.click()
    found = axe.at_every_width(bert.page, ".drawer")
    bert.page.locator(".drawer").get_by_role("button", name=bert.label("chat")).click()
    bert.page.get_by_label(bert.label("chat-say")).fill("Good luck!")
    bert.page.keyboard.press("Enter")
    is_shown(nora.page.locator(".toast"))
    found += axe.violations(nora.page, ".toasts")
    for drawer in ("chat", "terms", "seats"):
        nora.button("table-menu").first.click()
        nora.page.locator(".menu").get_by_role("button", name=nora.label(drawer)).click()
        found += axe.at_every_width(nora.page, ".drawer")
        nora.page.keyboard.press("Escape")
    nora.button("table-menu").first.click()
    nora.button("end-by-vote").click()
    found += axe.at_every_width(nora.page, "dialog[open]")
    assert not found, "\n".join(sorted(set(found)))


@each_game
def test_axe_finds_nothing_in_the_guide(meet, game):
    nora = meet()
    nora.come()
    name = nora.label("labelled", label=nora.label("guide"), text=TITLES[game])
    nora.page.get_by_role("button", name=name).locator("visible=true").click()
    nora.give_name()
    nora.bar().first.wait_for()
    found = axe.at_every_width(nora.page, ".guide")
    assert not found, "\n".join(sorted(set(found)))
