"""An account: one finds one's tables again, also on another device."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, is_shown
from tests.browser.tables import open_table

USER, PASSWORD = "nora-of-the-hall", "a lamp and a window"


def open_account(person: Person) -> Locator:
    person.page.locator("button.who").click()
    dialog = person.page.get_by_role("dialog", name=person.label("account"))
    is_shown(dialog)
    return dialog


def fill(person: Person, dialog: Locator, password: str = PASSWORD) -> None:
    dialog.get_by_label(person.label("user")).fill(USER)
    dialog.locator("input[type=password]").fill(password)


def test_an_account_is_made_left_and_found_again_elsewhere(meet):
    nora = meet()
    table = open_table(nora, "king-of-con", players=2)
    nora.come()
    dialog = open_account(nora)
    fill(nora, dialog)
    nora.shot("account")
    nora.button("account-make", dialog).click()
    expect(dialog).to_have_count(0)
    dialog = open_account(nora)
    is_shown(dialog.get_by_text(nora.label("account-have", user=USER)))
    nora.button("sign-out", dialog).click()
    nora.page.wait_for_load_state()
    is_shown(nora.page.locator("button.who").get_by_text(nora.label("guest")))

    elsewhere = meet("Nora elsewhere")
    elsewhere.come()
    dialog = open_account(elsewhere)
    fill(elsewhere, dialog, "another password")
    elsewhere.button("sign-in", dialog).click()
    is_shown(dialog.get_by_role("alert"))
    fill(elsewhere, dialog)
    elsewhere.button("sign-in", dialog).click()
    is_shown(elsewhere.page.locator(f".slips a[href^='/tables/{table}']").first)
    is_shown(elsewhere.page.locator("button.who").get_by_text("Nora"))
    elsewhere.forgive()  # the console told of the wrong password
