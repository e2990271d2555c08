"""What may not be chosen says why, with its clause, in any language; changing it loses nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import made_table

BOTS = [{"kind": "bot", "level": "apprentice"}] * 2


def test_a_cell_without_a_stand_says_why_and_another_language_loses_nothing(meet):
    nora = meet()
    made_table(nora, game="king-of-con", seats=[{"kind": "person"}, *BOTS])
    nora.my_move()
    nora.answer()  # the Passion
    nora.my_move()
    nora.dismiss_reveal()
    told = nora.page.locator("#reason-layer")
    nora.page.locator(".cell[aria-disabled=true]").first.click(force=True)
    expect(told).to_contain_text("is not in a Stand")
    expect(told).to_contain_text("KC-10.7")
    nora.page.locator(".stand .cover").first.click()
    expect(nora.page.locator(".stand[data-state=chosen]")).to_have_count(1)
    before = len(nora.frames)
    nora.speak("it")
    nora.until(
        lambda: any(frame["type"] == "table" for frame in nora.frames[before:]), "the table anew"
    )
    expect(nora.page.locator(".stand[data-state=chosen]")).to_have_count(1)
    nora.page.locator(".cell[aria-disabled=true]").first.focus()
    nora.page.keyboard.press("Enter")
    expect(told).to_contain_text("KC-10.7")
    expect(told).to_contain_text("non è in uno Stand")
    nora.send()
