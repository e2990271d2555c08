"""The companion leads through Omega's Phase on a phone; Eggs are opened without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.person import is_shown
from tests.browser.test_companion import PHONE, READY, thrifty

NEXT = "What is next?"
SEED = "() => JSON.parse(localStorage.getItem('ludoteca.companion.omega.dungeonology')).seed"


def seen_through(page):
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # the way about covers nothing there
    return axe.violations(page)


def test_omega_is_led_step_by_step_taken_back_and_kept_without_a_connection(meet):
    ada = meet(viewport=PHONE, offline=True)
    thrifty(ada)
    ada.come("/companion/dungeonology/omega")
    page = ada.page
    page.get_by_label("Names, with commas between them").fill("Ada")
    is_shown(page.get_by_role("group", name=NEXT))
    go_on = page.get_by_role("button", name="Go on")
    page.get_by_label("What happens").select_option(label="Omega gets a cube otherwise")
    page.get_by_label("Which cube he gets").select_option(label="Mysticism")
    go_on.press("Enter")
    is_shown(page.get_by_label("Mysticism: into the first free space of the Tome."))
    is_shown(page.get_by_text("Mysticism (1 of 6)"))
    assert seen_through(page) == []

    page.get_by_role("button", name="Take back a step").click()
    is_shown(page.get_by_text("nothing (0 of 6)"))
    expect(page.get_by_role("group", name=NEXT)).to_be_focused()  # nothing is to be done before
    expect(page.get_by_label("Which cube he gets")).to_have_value("2")  # to be mended
    page.get_by_label("What happens").select_option(label="Stealth is declared: Sabotage")
    go_on.click()
    is_shown(page.get_by_text("Omega cards left: 20"))

    page.wait_for_function(READY)
    page.reload()
    is_shown(page.get_by_text("Omega cards left: 20"))  # kept on this device
    page.wait_for_load_state("networkidle")
    seed = page.evaluate(SEED)
    ada.context.set_offline(True)
    page.reload()
    is_shown(page.get_by_text("Omega cards left: 20"))
    page.get_by_label("Stars on the Note board").fill("1")
    go_on.click()
    is_shown(page.get_by_text("It goes on as soon as there is one."))
    ada.context.set_offline(False)
    is_shown(page.get_by_text("Omega cards left: 19"))
    assert page.evaluate(SEED) == seed
    assert seen_through(page) == []
    ada.shot("companion-omega")

    again = page.get_by_role("button", name="Start again")
    again.click()
    page.get_by_role("button", name="Really start again?").click()
    is_shown(page.get_by_text("Omega cards left: 21"))
    ada.forgive()


def test_axe_finds_nothing_where_the_boss_is_led(meet):
    ada = meet(viewport=PHONE, offline=True)
    ada.come("/companion/dungeonology/boss")
    is_shown(ada.page.get_by_role("button", name="Go on"))
    assert seen_through(ada.page) == []


def test_the_eggs_are_opened_and_hidden_anew_offline(meet):
    ada = meet(viewport=PHONE, offline=True)
    thrifty(ada)
    ada.come("/companion/dungeonology/eggs")
    page = ada.page
    is_shown(page.get_by_text("Crono’s Crown"))
    assert seen_through(page) == []
    page.wait_for_function(READY)
    page.reload()
    is_shown(page.get_by_role("button", name="Open Egg 7"))
    page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    page.reload()
    for egg in range(1, 8):
        page.get_by_role("button", name=f"Open Egg {egg}").click()
    expect(page.get_by_role("button", name="a black cube, 1 PP.")).to_have_count(6)
    expect(page.get_by_role("button", name="Here is the Manticore!")).to_have_count(1)
    is_shown(page.get_by_text("take all Eggs off the Rooms"))
    ada.shot("companion-eggs")
    page.get_by_role("button", name="Take back a step").click()
    is_shown(page.get_by_role("button", name="Open Egg 7"))
    page.get_by_role("button", name="Open Egg 7").click()
    page.get_by_role("button", name="The Manticore is defeated").click()
    expect(page.get_by_role("button", name="Open Egg")).to_have_count(7)
    page.get_by_role("link", name="Move the table").click()  # what it asks was fetched ahead
    is_shown(page.get_by_label("Whose turn begins"))
    ada.context.set_offline(False)  # or it would go on complaining
    page.wait_for_load_state("networkidle")
    ada.forgive()
