"""The hall itself: what a newcomer meets, what one's tables say, addresses that lead nowhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.words import Words
from tests.browser.person import is_shown
from tests.browser.tables import made_table, open_dialog

PHONE = {"width": 360, "height": 740}
ALONE = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]


def test_on_a_phone_a_newcomer_meets_the_shelf_and_who_has_a_table_meets_it_first(meet: Any):
    nora = meet(viewport=PHONE)
    nora.come()
    shelf, tables = nora.page.locator(".shelf button").first, nora.page.locator(".mytables")
    is_shown(shelf)
    assert shelf.bounding_box()["y"] < tables.bounding_box()["y"]
    assert shelf.bounding_box()["y"] < PHONE["height"] / 2
    is_shown(nora.button("new-table").locator("visible=true").first)
    nora.shot("hall-newcomer")
    made_table(nora, game="king-of-con", seats=ALONE)
    nora.come()
    is_shown(nora.page.locator(".slips a").first)
    assert tables.bounding_box()["y"] < shelf.bounding_box()["y"]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_my_tables_say_how_far_they_are_and_what_is_asked_of_whom(meet: Any, language: str):
    nora, otto = meet("Nora"), meet("Otto")
    seats = [{"kind": "person"}, {"kind": "open"}]
    made_table(nora, game="king-of-con", seats=seats, clock={"kind": "days", "days": 3})
    otto.page.goto(nora.invitation())
    otto.join()
    nora.my_move()
    otto.my_move()
    nora.answer()
    for person in (nora, otto):
        person.page.evaluate("lang => localStorage.setItem('ludoteca.lang', lang)", language)
        person.language = language
        person.come()
    said = {"en": "Setup", "it": "Preparazione", "fr": "Mise en place"}[language]
    asked = {"en": "which one to give up", "it": "rinunci", "fr": "abandonner"}[language]
    for person in (nora, otto):
        slip = person.page.locator(".slip").first
        expect(slip).to_contain_text(said)
        expect(slip).to_contain_text(asked)
        left = person.label("clock-days-left", days=3)
        expect(slip).to_contain_text(person.label("slip-left", time=left))
    waiting = nora.page.locator(".slip .st").first
    expect(waiting).to_contain_text("Otto")
    expect(waiting).not_to_contain_text("Nora")
    expect(nora.page.get_by_text(nora.label("your-move"), exact=True)).to_have_count(0)
    is_shown(otto.page.get_by_text(otto.label("your-move"), exact=True))
    otto.shot(f"my-tables-{language}")


def test_the_top_of_the_hall_fits_every_width(meet: Any):
    nora = meet(locale="fr-FR")  # where words are longest
    nora.come()
    for width in (600, 700, 799, 800, 820, 900, 979, 980, 1100):
        nora.page.set_viewport_size({"width": width, "height": 800})
        nora.until(lambda: nora.overflow() <= 0, f"the hall to fit {width}", 5)
        ways = nora.page.get_by_role("navigation").locator("a[href='/companion']:visible")
        assert ways.count() == 1, width


def test_addresses_that_lead_nowhere_say_so_and_lead_back(meet: Any):
    nora = meet()
    for path in ("/nowhere", "/rules/nope", "/tables/nope", "/tables/nope/replay", "/rules/a/b"):
        nora.come(path)
        back = nora.page.get_by_role("link", name=nora.label("to-the-hall"))
        is_shown(back)
        words = nora.page.locator("main").inner_text()
        assert len(words.split()) > 8, (path, words)
        assert nora.overflow() <= 0
        back.click()
        is_shown(nora.page.locator(".shelf"))
        if path.startswith("/tables"):
            nora.forgive()  # the console tells of the 404 too


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_dialog_says_nothing_twice_and_keeps_its_word_on_first_games(meet: Any, language: str):
    nora = meet(locale=language)
    nora.language = language
    nora.come()
    open_dialog(nora, "chamber-of-wonders")
    dialog = nora.page.get_by_role("dialog")
    solo = dialog.locator("label", has=nora.page.locator("input[name=players][value='1']"))
    assert solo.inner_text().strip() == nora.label("solo")
    is_shown(dialog.get_by_text(nora.label("new-sub"), exact=True))
    nora.page.keyboard.press("Escape")
    open_dialog(nora, "king-of-con")
    gentle = dialog.get_by_role("switch").first
    expect(gentle).not_to_be_checked()
    first = Words(language, "king-of-con").value("firstGame", True)
    is_shown(dialog.get_by_text(nora.label("new-sub-first", value=first), exact=True))
    gentle.click()
    is_shown(dialog.get_by_text(nora.label("new-sub"), exact=True))
    expect(dialog.locator(".sum")).to_contain_text(nora.label("new-told-firstGame"))
    nora.page.keyboard.press("Escape")
    open_dialog(nora, "dungeonology")
    first = Words(language, "dungeonology").value("alert_profile", "introductory")
    is_shown(dialog.get_by_text(nora.label("new-sub-first", value=first), exact=True))
    dialog.locator(".opts select").first.select_option(label=first)
    is_shown(dialog.get_by_text(nora.label("new-sub"), exact=True))
    dialog.get_by_role("switch").first.click()  # the Boss
    told = nora.label("new-told-alert_profile", value=first), nora.label("new-told-rules-boss")
    expect(dialog.locator(".sum")).to_contain_text(", ".join(told))
    expect(dialog.locator("button.more")).to_have_count(2)  # Rocca Civetta, and the other options
    dialog.locator("button.more").first.click()
    modules = Words(language, "dungeonology").option("rocca.congregations")
    phi = dialog.get_by_role(
        "switch", name=Words(language, "dungeonology").option("congregation.phi")
    )
    expect(phi).to_have_count(0)
    dialog.get_by_role("switch", name=modules).click()
    expect(phi).to_be_checked()


@pytest.mark.parametrize("game", ["king-of-con", "chamber-of-wonders"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_long_options_fit_a_phone(meet: Any, game: str, language: str):
    """In the dialog and in the panel of terms nothing is wider than the screen or cut off."""
    nora = meet(viewport=PHONE, locale=language)
    nora.language = language
    nora.come()
    open_dialog(nora, game)
    dialog = nora.page.get_by_role("dialog")
    dialog.locator("button.more").click()
    for kind in ("move", "bank", "days"):
        dialog.locator(f"input[name=clock][value={kind}]").check(force=True)
        assert _too_wide(nora.page) == []
    assert nora.overflow() <= 0
    nora.page.keyboard.press("Escape")
    made_table(nora, game=game, seats=ALONE)
    nora.my_move()
    nora.button("table-menu").first.click()
    nora.page.get_by_role("button", name=nora.label("terms")).last.click()
    is_shown(nora.page.get_by_role("dialog").get_by_text(nora.label("provenance")))
    assert _too_wide(nora.page) == []
    assert nora.overflow() <= 0


def _too_wide(page: Any) -> list[str]:
    """What sticks out of the open dialog or drawer, or has more to say than its box shows."""
    found: list[str] = page.evaluate("""() => {
      const edge = innerWidth + 0.5
      return [...document.querySelectorAll('dialog[open] *, .drawer *')]
        .filter((x) => x.getClientRects().length && !x.closest('.vh'))
        .filter((x) => {
          const box = x.getBoundingClientRect()
          const style = getComputedStyle(x)
          const hidden = style.overflowX !== 'visible' && x.scrollWidth > x.clientWidth + 1
          return box.right > edge || box.left < -0.5 || hidden
        })
        .map((x) => `${x.tagName}.${x.className}: ${x.textContent.trim().slice(0, 40)}`)
    }""")
    return found


def test_a_replay_begins_at_the_beginning_or_where_the_link_says(meet: Any):
    nora = meet()
    bots = [{"kind": "bot", "level": "apprentice"}] * 2
    table = made_table(nora, game="king-of-con", seats=bots)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    steps = nora.told["table"]["steps"]
    nora.come(f"/tables/{table}/replay")
    where = nora.page.get_by_role("slider", name=nora.label("replay-where"))
    expect(where).to_have_value("0")
    is_shown(nora.page.get_by_text(nora.label("replay-step", step=0, steps=steps)))
    nora.come(f"/tables/{table}/replay?step=3")
    expect(where).to_have_value("3")
    nora.button("log").first.click()
    lines = nora.page.get_by_role("dialog").get_by_role("list", name=nora.label("log"))
    assert lines.get_by_role("button").count() > 60, "the whole game is told, not its end alone"
    lines.get_by_role("button").first.click()  # who is ready first is not told any more
    expect(where).to_have_value("2")
    nora.page.keyboard.press("Escape")
    nora.button("fork").click()
    said = nora.label("what-if-of", step=2, title="Lamp light")
    is_shown(nora.page.locator(".toast", has_text=said))
    nora.button("table-menu").first.click()
    origin = nora.page.get_by_role("link", name=nora.label("what-if-origin"))
    assert origin.get_attribute("href") == f"/tables/{table}/replay?step=2"
    nora.come()
    expect(nora.page.locator(".slip").first).to_contain_text(nora.label("what-if", step=2))


TICKED = """() => [...document.querySelectorAll('.nt .rad')].filter(rad => {
  const { right, top } = rad.getBoundingClientRect()
  const words = document.createTreeWalker(rad, NodeFilter.SHOW_TEXT)
  const text = document.createRange()
  while (words.nextNode()) {
    text.selectNodeContents(words.currentNode)
    for (const at of text.getClientRects())
      if (at.right > right - 28 && at.bottom > top + 10 && at.top < top + 29) return true
  }
}).map(rad => rad.textContent.trim())"""


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_tick_of_what_is_chosen_covers_no_letter(meet: Any, language: str, width: int):
    nora = meet(viewport={"width": width, "height": 800}, locale=language)
    nora.language = language
    for game in ("chamber-of-wonders", "dungeonology"):
        nora.come()
        open_dialog(nora, game)
        nora.keep(f"new-table-{game}-{language}-{width}")
        assert nora.page.evaluate(TICKED) == []
