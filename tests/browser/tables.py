"""How a table comes to be, by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person

TITLES = {
    "king-of-con": "King of Con",
    "chamber-of-wonders": "Chamber of Wonders",
    "dungeonology": "Dungeonology",
}
GAMES = ["king-of-con", "chamber-of-wonders"]  # Dungeonology, which is long, has tests of its own


def open_dialog(person: Person, game: str) -> None:
    """The new-table dialog of that game's box."""
    person.page.locator("button:visible").and_(
        person.page.get_by_role("button", name=TITLES[game])
    ).first.click()
    person.page.get_by_role("dialog").wait_for()


def open_table(
    person: Person,
    game: str,
    players: int,
    others: str = "bot:apprentice",
    edition: str | None = None,
) -> str:
    """A new table: this person in the first seat, the others as said; its id."""
    if "/tables/" in person.page.url or person.page.url == "about:blank":
        person.come()
    open_dialog(person, game)
    dialog = person.page.get_by_role("dialog")
    dialog.locator(f"input[name=players][value='{players}']").check(force=True)
    if edition is not None:
        dialog.locator(f"input[name=edition][value='{edition}']").check(force=True)
    rows = dialog.locator(".srow select")
    for seat in range(1, players):
        rows.nth(seat).select_option(others)
    person.button("open-the-table", dialog).click()
    person.page.wait_for_function(
        "title => location.pathname.startsWith('/tables/')"
        " || [...document.querySelectorAll('dialog[open] h2')].some(x => x.textContent === title)",
        arg=person.label("name-title"),
    )
    if "/tables/" not in person.page.url:
        person.give_name()
        person.page.wait_for_url("**/tables/*")
    person.until(lambda: person.told, "the table")
    return person.table


def made_table(person: Person, **table: Any) -> str:
    """A table that the dialog cannot make, by asking the server; the person sits down at it."""
    call = person.context.request
    assert call.post(f"{person.url}/api/people", data={"name": person.name}).ok
    answer = call.post(f"{person.url}/api/tables", data={"title": "Lamp light", **table})
    assert answer.ok, answer.text()
    person.come(f"/tables/{answer.json()['id']}")
    person.until(lambda: person.told, "the table")
    return person.table


def play_plainly(person: Person) -> None:
    """Choose the plain board in the table's menu."""
    person.button("table-menu").first.click()
    person.page.get_by_role("switch", name=person.label("plain-board")).or_(
        person.page.get_by_role("checkbox", name=person.label("plain-board"))
    ).first.check(force=True)
    person.page.locator(".plain").wait_for()
    person.page.keyboard.press("Escape")
