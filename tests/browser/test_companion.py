"""The companion on a phone: a table with the real box is scored, also after being offline."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.person import is_shown

SLOW = 150_000  # milliseconds: Python begins, on a machine that does much else
PHONE = {"width": 360, "height": 780}
READY = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


def test_the_printed_example_is_one_click_away_and_a_wrong_entry_is_told_where_it_is(meet):
    ada = meet(viewport=PHONE, offline=True)
    ada.come("/companion/chamber-of-wonders")
    page = ada.page
    page.get_by_text("Printed examples").click()
    page.get_by_role("button", name="The rulebook’s example: Diana, Paolo and Diego").click()
    is_shown(page.get_by_text("Paolo wins."))
    is_shown(page.get_by_role("row", name="Total 46 46 45"))
    is_shown(page.get_by_text("Paolo comes before Diana on equal Fame"))
    assert axe.violations(page) == []

    purse = page.get_by_label("Pounds in the purse").first
    purse.fill("-2")
    page.get_by_role("button", name="Score", exact=True).click()
    page.get_by_role("button", name="Diana, Pounds in the purse").click()
    expect(purse).to_be_focused()
    expect(purse).to_have_attribute("aria-invalid", "true")
    purse.fill("7")
    page.get_by_role("button", name="Score", exact=True).press("Enter")
    is_shown(page.get_by_text("Paolo wins."))
    ada.shot("companion-score")
    page.get_by_role("button", name="Add: Showcases").first.press("Enter")
    expect(page.get_by_label("What is in it").nth(7)).to_be_focused()  # Diana has seven already

    page.get_by_role("link", name="Set up").click()
    page.get_by_role("button", name="What to do").click()
    page.get_by_label("3 Agents for everybody.").check()
    page.reload()
    page.get_by_role("button", name="What to do").click()
    expect(page.get_by_label("3 Agents for everybody.")).to_be_checked()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # the way about covers nothing there
    assert axe.violations(page) == []
    page.get_by_label("Edition").select_option(label="the Italian rulebook 0.3")
    page.get_by_role("combobox", name="Players", exact=True).select_option("1")
    is_shown(page.get_by_text("only in the English edition 0.5"))
    expect(page.get_by_role("button", name="What to do")).to_have_count(0)
    ada.forgive()  # the console tells of the refusal


def thrifty(ada):
    """A browser that saves data: the rules are fetched for nobody who has not asked."""
    told = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    ada.context.add_init_script(told)


def test_the_rules_are_kept_on_the_device_and_answer_without_a_connection(meet):
    ada = meet(viewport=PHONE, offline=True)
    thrifty(ada)
    ada.come("/companion/chamber-of-wonders")
    page = ada.page
    page.wait_for_function(READY)
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("Kept on this device")).to_be_visible(timeout=SLOW)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert axe.violations(page) == []
    ada.context.set_offline(True)
    page.reload()
    page.get_by_text("Printed examples").click()
    page.get_by_role("button", name="The rulebook’s example: Diana, Paolo and Diego").click()
    expect(page.get_by_text("Paolo wins.")).to_be_visible(timeout=SLOW)
    is_shown(page.get_by_text("the rules on this device answer"))
    ada.shot("companion-device")
    page.get_by_label("Pounds in the purse").first.fill("-2")
    page.get_by_role("button", name="Score", exact=True).click()
    purse = page.get_by_role("button", name="Diana, Pounds in the purse")
    expect(purse).to_be_visible(timeout=SLOW)
    ada.context.set_offline(False)
    page.wait_for_load_state("networkidle")
    ada.forgive()


def test_where_the_rules_are_not_kept_what_was_entered_is_scored_later(meet):
    ada = meet(viewport=PHONE, offline=True)
    thrifty(ada)
    ada.come("/companion/king-of-con")
    page = ada.page
    page.wait_for_function(READY)
    page.reload()
    is_shown(page.get_by_role("button", name="Score", exact=True))
    page.wait_for_load_state("networkidle")
    page.get_by_label("Tokens in the Reserve").first.fill("6")
    ada.context.set_offline(True)
    page.reload()
    expect(page.get_by_label("Tokens in the Reserve").first).to_have_value("6")
    page.get_by_role("button", name="Score", exact=True).click()
    is_shown(page.get_by_text("It will be scored as soon as there is one."))
    ada.context.set_offline(False)
    is_shown(page.get_by_text("This cannot be"))  # nobody has said which Monkey is whose
    ada.forgive()
