"""A table of cardboard on a phone: entered, checked, played on, and laid out with the box again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.person import is_shown

PHONE = {"width": 360, "height": 780}


def stands(page: Any, *objects: str) -> None:
    for n, thing in enumerate(objects, 1):
        page.locator(f"[id='entry-table.stand-{n}']").select_option(thing)


def test_a_table_is_entered_with_its_secrets_played_on_and_printed(meet):
    ada = meet(viewport=PHONE)
    ada.come("/companion/king-of-con/move")
    page = ada.page
    page.get_by_label("Players").select_option("2")
    page.get_by_role("spinbutton", name="Round").fill("2")
    stands(page, "3", "7", "9", "9")
    monkeys = page.locator("[id$='.monkey']")
    expect(monkeys).to_have_count(2)
    for seat in (0, 1):
        monkeys.nth(seat).fill(str(seat + 1))
    for seat, traits in ((0, ("#Sci-Fi", "#SuperHeroes")), (1, ("#Fantasy", "#Horror"))):
        name = f"Player {seat + 1}"
        page.get_by_role("button", name=f"Only {name} looks here").click()
        page.get_by_label("Tokens in the Reserve").fill("8")
        for trait in traits:
            page.get_by_role("group", name="Passions").get_by_label(trait, exact=True).check()
    assert page.get_by_label("Tokens in the Reserve").count() == 1  # one screen at a time
    ada.shot("move-hidden")
    page.get_by_role("button", name="Check the table").click()
    is_shown(page.get_by_text("is in two places").first)
    page.reload()  # what was entered is kept
    expect(page.locator("[id='entry-table.stand-4']")).to_have_value("9")
    assert page.get_by_label("Tokens in the Reserve").count() == 0
    stands(page, "3", "7", "9", "11")
    page.get_by_role("button", name="Check the table").press("Enter")
    is_shown(page.get_by_text("84 tokens are left for the Bank: count them."))
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert axe.violations(page) == []
    ada.shot("move-checked")
    page.get_by_role("button", name="Go on in the hall").click()
    ada.give_name()
    page.wait_for_url("**/tables/*")
    is_shown(page.get_by_role("button", name="Table menu").first)
    page.goto(page.url + "/rebuild")
    is_shown(page.get_by_label("Passions: #Sci-Fi; #SuperHeroes"))
    is_shown(page.get_by_label("Passions: 2 cards, their owner knows which"))
    assert axe.violations(page) == []
    ada.shot("move-rebuild")


def test_cards_are_typed_in_and_played_with_at_once(meet):
    ada = meet(viewport=PHONE)
    ada.come("/companion/chamber-of-wonders/pack")
    page = ada.page
    page.get_by_role("textbox", name="Name of the pack").fill("My box")
    page.locator("summary", has_text="Grotesque tokens").wait_for()
    group = page.locator("details.owner").first
    group.locator("summary").first.click()
    group.locator("summary", has_text="Thames Hydra, Head").click()
    value = page.locator("[id='pack-wonder.1.value']")
    value.fill("120")
    page.get_by_role("button", name="Check the cards").click()
    page.get_by_role("button", name="Thames Hydra, Head", exact=True).click()
    expect(value).to_be_focused()
    ada.shot("pack-wrong")
    value.fill("6")
    page.reload()  # what was typed in is kept
    is_shown(page.get_by_text("1 of 58 entries are yours."))
    page.get_by_role("button", name="Check the cards").press("Enter")
    is_shown(page.get_by_text("“My box” can be played with."))
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert axe.violations(page) == []
    page.get_by_role("button", name="New table with these cards").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Typed in on this device")).to_have_value("My box")
    ada.shot("pack-table")
    ada.button("open-the-table", dialog).click()
    ada.give_name()
    page.wait_for_url("**/tables/*")
