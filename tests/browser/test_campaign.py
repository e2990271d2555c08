"""A campaign in the browser: begun with bots, teams sent, a result told, the sheet seen."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.person import WEB, Person, is_shown

WIDTHS = (1280, 820, 360)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (WEB / "src/campaign/words" / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def said(key: str, language: str = "en", **args: Any) -> str:
    """What the campaign's pages call one of their things."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None
    return str(_bundle(language).format_pattern(pattern, args)[0])


def _button(person: Person, key: str) -> Locator:
    return person.page.get_by_role("button", name=said(key), exact=True)


def press(person: Person, key: str) -> None:
    _button(person, key).click()


def begin(person: Person, lecturers: int = 3, others: str = "bot:novice", title: str = "") -> str:
    """A new campaign from the box on the shelf; its id."""
    person.come()
    person.page.get_by_role("link", name=person.label("campaign-new"), exact=True).locator(
        "visible=true"
    ).first.click()
    dialog = person.page.get_by_role("dialog", name=said("new-campaign"))
    dialog.locator(f"input[name=lecturers][value='{lecturers}']").check(force=True)
    for seat in range(1, lecturers):
        dialog.locator(".srow select").nth(seat).select_option(others)
    dialog.get_by_label(said("title")).fill(title)
    dialog.get_by_role("button", name=said("begin")).click()
    person.give_name()
    person.page.wait_for_url("**/campaigns/*")
    person.page.locator(".cpage").wait_for()
    return person.page.url.rpartition("/")[2]


def main_button(person: Person) -> Locator:
    return person.page.locator(".dbar .btn.pri")


def question(person: Person) -> str:
    """The filled button of the bar tells what is asked; empty where nothing is."""
    found = main_button(person)
    return (found.text_content() or "").strip() if found.count() else ""


def send(person: Person) -> None:
    """Press the filled button; the bar then asks something else, or the same anew."""
    with person.page.expect_response(re.compile(r"/choices\?")) as answer:
        main_button(person).click()
    assert answer.value.ok, answer.value.text()
    expect(person.page.locator(".dbar .btn[aria-busy=true]")).to_have_count(0)


def prepare(person: Person) -> None:
    """Triangle, team and its name, up to the rules of the month."""
    page = person.page
    page.locator("[data-choice=white]").click()
    send(person)
    for _ in range(2):
        is_shown(_button(person, "do-Draft"))
        page.locator(".pick:not(.off)").first.click()
        send(person)
    page.get_by_label(said("team-name"), exact=True).fill("The Night Owls")
    send(person)


def go(person: Person, which: int = 0) -> None:
    """Agree on nothing more, and send a Scholar of the team."""
    is_shown(_button(person, "do-Agree"))
    send(person)
    is_shown(_button(person, "do-SendScholar"))
    person.page.locator(".pick:not(.off)").nth(which).click()
    send(person)


def play_month(person: Person) -> None:
    """Up to the match, buying nothing."""
    go(person)
    while question(person) == said("do-Support"):  # as often as others buy
        with person.page.expect_response(re.compile(r"/choices\?")):
            press(person, "buy-nothing")
        expect(person.page.locator(".dbar .btn[aria-busy=true]")).to_have_count(0)
    is_shown(_button(person, "do-Report"))


def report(person: Person, first: str) -> None:
    """That Lecturer alone has passed the Thesis."""
    page = person.page
    page.get_by_label(said("passed", name=first)).check()
    page.get_by_label(said("place-of", name=first)).select_option("1")
    expect(main_button(person)).to_have_text(said("do-Report"))
    send(person)


def row(person: Person, month: str) -> Locator:
    return person.page.locator(".sheet tbody tr").filter(has_text=month)


def test_a_campaign_with_bots_sends_teams_tells_a_result_and_shows_the_sheet(meet: Any):
    nora = meet()
    id = begin(nora, title="Year of the Owl")
    is_shown(nora.page.get_by_role("heading", name="Year of the Owl"))
    prepare(nora)
    expect(nora.page.locator(".sheet thead")).to_contain_text("The Night Owls")
    play_month(nora)
    nora.shot("campaign-report")

    assert question(nora) == said("open-match")  # what most do next is the filled button
    press(nora, "do-Report")
    trouble = nora.page.locator(".dbar").get_by_role("alert")
    expect(trouble).to_contain_text("Which place did Nora take?")
    expect(trouble).to_contain_text("RC-CES.1")
    nora.forgive()  # the console tells of the refusal

    report(nora, "Nora")
    expect(row(nora, "September").locator("[data-mark='1']")).to_have_count(1)
    expect(row(nora, "September").locator("[data-mark='5']")).to_have_count(2)
    expect(row(nora, "October")).to_have_attribute("data-when", "now")
    expect(nora.page.locator(".sheet .victory td.result").first).to_have_text("4")
    expect(nora.page.locator(".rail")).to_contain_text("hooves")  # how September ended
    nora.shot("campaign-october")

    go(nora, 1)
    is_shown(_button(nora, "do-Support"))
    hatched = nora.page.locator(".offer.off").first
    expect(hatched).to_have_attribute("aria-disabled", "true")
    expect(hatched).to_contain_text("RC-CPS")
    nora.shot("campaign-support")
    nora.page.locator("[data-choice=student]").click()
    send(nora)

    nora.come()  # it is found again from the hall
    slip = nora.page.locator(f".slips a[href='/campaigns/{id}']")
    expect(slip).to_contain_text("Year of the Owl")
    slip.click()
    expect(row(nora, "September").locator("[data-mark='1']")).to_have_count(1)


def test_the_match_is_opened_as_a_table_and_found_again(meet: Any):
    nora = meet()
    id = begin(nora, lecturers=2)
    prepare(nora)
    play_month(nora)
    main_button(nora).click()
    link = nora.page.get_by_role("link", name=said("to-the-table"))
    is_shown(link)
    nora.page.reload()
    link.click()
    nora.page.wait_for_url("**/tables/*")
    nora.until(lambda: nora.told, "the table")
    table = nora.table
    assert nora.told["table"]["game"] == "dungeonology"
    nora.come(f"/campaigns/{id}")
    expect(nora.page.get_by_role("link", name=said("to-the-table"))).to_have_attribute(
        "href", f"/tables/{table}"
    )


def test_others_join_by_link_and_see_what_is_decided_without_asking(meet: Any):
    nora, otto = meet("Nora"), meet("Otto")
    begin(nora, lecturers=2, others="link")
    nora.page.get_by_role("button", name=said("invite-open", count=1)).click()
    otto.page.goto(nora.invitation())
    otto.page.get_by_role("button", name=said("become")).click()
    otto.give_name()
    expect(otto.page.locator(".sheet thead")).to_contain_text("Otto")
    expect(nora.page.locator(".sheet thead")).to_contain_text("Otto", timeout=25_000)
    otto.page.keyboard.press("Escape")
    expect(otto.page.locator(".dbar h2")).to_contain_text("Nora")


def test_axe_finds_nothing_at_a_campaign_and_it_fits_every_screen(meet: Any):
    nora = meet()
    nora.come("/campaigns")
    found = axe.at_every_width(nora.page)
    begin(nora)
    found += axe.at_every_width(nora.page)
    nora.shot("campaign-slot")
    nora.page.locator("[data-choice=white]").click()
    send(nora)
    is_shown(_button(nora, "do-Draft"))
    found += axe.at_every_width(nora.page)
    for width in WIDTHS:
        nora.page.set_viewport_size({"width": width, "height": 800})
        assert nora.overflow() <= 0, width
    nora.page.set_viewport_size({"width": 1280, "height": 800})
    nora.shot("campaign-draft")
    for part in ("open-people", "open-log", "open-menu"):
        press(nora, part)
        found += axe.at_every_width(nora.page, ".drawer")
        nora.page.keyboard.press("Escape")
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_campaign_speaks_every_language(meet: Any, language: str):
    nora = meet(locale=language)
    nora.language = language
    nora.come("/campaigns?new")
    dialog = nora.page.get_by_role("dialog", name=said("new-campaign", language))
    dialog.get_by_role("button", name=said("begin", language)).click()
    nora.give_name()
    nora.page.locator(".cpage").wait_for()
    expect(nora.page.locator(".sheet tbody th").first).to_contain_text(
        {"it": "Settembre", "fr": "Septembre"}[language]
    )
    expect(main_button(nora)).to_have_text(said("do-TakeSlot", language))
    text = nora.page.locator("body").inner_text()
    assert not re.search(r"\b(?:Lecturer|Month|Support Points)\b", text)
    nora.shot(f"campaign-{language}")
    nora.page.set_viewport_size({"width": 360, "height": 740})
    nora.page.get_by_role("button", name=said("open-menu", language), exact=True).click()
    is_shown(nora.page.get_by_text(said("save-json", language)))
    assert nora.cut_off(".drawer .menu") == []
