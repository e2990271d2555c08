"""Without a network: what was read can be read again, and the page says what still works."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import is_shown
from tests.browser.tables import GAMES, TITLES

READY = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


FORGET = """async () => {
  for (const name of await caches.keys()) await (await caches.open(name)).delete('/rules');
}"""
KEPT = "url => caches.match(url).then(found => found !== undefined)"


def test_offline_the_rules_can_be_read_also_where_nobody_has_opened_them(meet):
    nora = meet(offline=True)
    nora.come()
    nora.page.wait_for_function(READY)
    rules = [f"{nora.url}/api/games/{game}/rules?lang=en" for game in GAMES]
    nora.until(lambda: all(nora.page.evaluate(KEPT, url) for url in rules), "the rules to be kept")
    nora.context.set_offline(True)
    nora.page.goto(nora.url)
    nora.page.get_by_role("link", name="The rules").click()
    for title in TITLES.values():
        nora.page.get_by_role("main").get_by_role("link", name=title).click()
        is_shown(nora.page.get_by_role("heading", name=title))
        is_shown(nora.page.locator("[data-clause]").first)
    nora.shot("offline-rules")
    nora.forgive()  # the console told of lines that were broken on purpose


def test_offline_the_page_says_what_still_works(meet):
    nora = meet(offline=True)
    nora.come()
    nora.page.wait_for_function(READY)
    nora.context.set_offline(True)
    nora.page.evaluate(FORGET)
    nora.page.goto(nora.url)  # before the rules are kept they are not promised
    is_shown(nora.page.locator("section[lang=en]"))
    expect(nora.page.locator(".meanwhile")).to_have_count(0)
    nora.context.set_offline(False)
    nora.come("/rules/king-of-con")
    clause = nora.page.locator("[data-clause='KC-1.1'], [data-clause]").first
    is_shown(clause)
    text = clause.inner_text()
    nora.page.wait_for_load_state("networkidle")

    nora.context.set_offline(True)
    nora.page.goto(nora.url)
    for language in ("en", "it", "fr"):
        is_shown(nora.page.locator(f"section[lang={language}]"))
    meanwhile = nora.page.locator("section[lang=en] li")
    expect(meanwhile).to_have_text(["The rules can be read."])  # the Companion was not opened here
    picture = "() => document.querySelector('img').naturalWidth > 0"
    assert nora.page.evaluate(picture)
    styled = "() => document.styleSheets[0].cssRules.length > 0"
    assert nora.page.evaluate(styled)
    nora.shot("offline")
    link = nora.page.get_by_role("link").first
    assert link.get_attribute("href") == "/rules"
    nora.page.goto(f"{nora.url}/rules/king-of-con")
    is_shown(clause)
    assert clause.inner_text() == text

    nora.context.set_offline(False)
    nora.come()
    is_shown(nora.page.locator(".shelf"))
    nora.forgive()  # the console told of lines that were broken on purpose
