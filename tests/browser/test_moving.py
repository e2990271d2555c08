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
    is_shown(page.get_by_text("1 of 58 entries is yours."))
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


def test_an_expedition_is_entered_zone_by_zone_and_a_friend_enters_the_own_hand(meet):
    ada, bruno = meet(viewport=PHONE), meet(viewport=PHONE)
    ada.come("/companion/dungeonology/move")
    page = ada.page
    page.get_by_label("Players").select_option("2")
    page.get_by_role("switch", name="the Boss walks through the Dungeon").click()
    boss = page.get_by_label("who the Boss is")
    if not boss.is_visible():
        page.get_by_text("Modules of the expansion Rocca Civetta").click()
    boss.select_option(label="Fredo, a Big Boss: Winter is Coming (Dangerous Zones are advised)")
    is_shown(page.get_by_text("has no place in this form"))  # and it can be taken back
    ada.forgive()  # the console tells of a refusal too
    boss.select_option(index=0)
    page.get_by_role("switch", name="the Boss walks through the Dungeon").click()
    page.get_by_label("Whose turn begins").select_option("0")
    add = page.get_by_role("button", name="Add: Zones")
    for n, (zone, beside, where, top) in enumerate(
        (
            ("I-6", "START", "above", "up"),
            ("I-1", "I-6", "above", "up"),
            ("II-3", "I-1", "right", "down"),
        )
    ):
        add.click()
        at = f"entry-table.zones.{n}"
        page.locator(f"[id='{at}.zone']").select_option(zone)
        page.locator(f"[id='{at}.beside']").select_option(beside)
        page.locator(f"[id='{at}.where']").select_option(where)
        page.locator(f"[id='{at}.top']").select_option(top)
    options = page.locator("[id='entry-table.zones.2.beside'] option")
    expect(options).to_have_count(4)  # only what lies there
    is_shown(page.get_by_role("img", name="Map of the Dungeon").first)
    page.get_by_label("Grey Students in the University").fill("8")
    for seat, (scholar, students) in enumerate((("rebecca", "3"), ("sofia", "2"))):
        page.locator(f"[id='entry-seats.{seat}.scholar']").select_option(scholar)
        page.locator(f"[id='entry-seats.{seat}.students']").fill(students)
    page.locator("[id='entry-seats.0.at']").select_option("I-1")
    page.get_by_role("button", name="Check the table").click()
    is_shown(page.get_by_text("no Passage of Drill Yard meets").first)
    ada.shot("expedition-wrong")
    page.locator("[id='entry-table.zones.2.top']").select_option("up")
    page.get_by_role("button", name="Player 2 enters it on another phone").click()
    ada.give_name()
    is_shown(page.get_by_text("Player 2 has not entered anything yet."))
    assert axe.violations(page) == []
    is_shown(page.get_by_role("img", name="The link for Player 2 as a QR code"))
    link = page.get_by_role("textbox", name="Link").input_value()
    ada.shot("expedition-link")

    friend = bruno.page
    friend.goto(link)
    is_shown(friend.get_by_role("heading", name="Your hidden cards"))
    friend.get_by_role("button", name="Add: Hand").click()
    friend.locator("[id='entry-seats.0.hand.0.card']").select_option("lock-picks")
    friend.locator("[id='entry-seats.0.hand.0.copies']").fill("5")
    friend.get_by_role("button", name="That is my hand").click()
    is_shown(friend.get_by_text("There are not so many cards").first)
    friend.locator("[id='entry-seats.0.hand.0.copies']").fill("2")
    friend.get_by_role("button", name="That is my hand").press("Enter")
    is_shown(friend.get_by_text("It is kept."))
    assert axe.violations(friend) == []
    bruno.shot("expedition-hand")

    is_shown(page.get_by_text("Player 2 has entered it."))
    page.get_by_role("button", name="Check the table").click()
    is_shown(page.get_by_text("The table can be played on."))
    page.get_by_text("Clock, and who may find the table").click()
    page.get_by_role("radio", name="Days").check(force=True)
    ada.shot("expedition-checked")
    page.get_by_role("button", name="Go on in the hall").click()
    page.wait_for_url("**/tables/*")
    friend.get_by_role("link", name="Sit down there").click()
    friend.wait_for_url("**/tables/*")
    page.goto(page.url.partition("?")[0] + "/rebuild")
    is_shown(page.get_by_label("Stands in: I-1 Hunter Bivouac"))
    is_shown(page.get_by_label("Hand: 2 cards, their owner knows which"))
    assert axe.violations(page) == []
    ada.shot("expedition-rebuild")
