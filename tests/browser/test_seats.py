"""Who sits where: terms before sitting down, ways back, bots in place of who is gone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, is_shown
from tests.browser.tables import made_table

OPEN = {"kind": "open"}
ME = {"kind": "person"}
BOT = {"kind": "bot", "level": "novice"}


def menu(person: Person, key: str) -> None:
    person.button("table-menu").first.click()
    person.button(key, drawer(person, "table-menu")).click()


def drawer(person: Person, key: str) -> Locator:
    return person.page.get_by_role("dialog", name=person.label(key), exact=True)


def guest(meet: Any, nora: Person) -> Person:
    otto: Person = meet("Otto")
    otto.page.goto(nora.invitation())
    otto.join()
    return otto


def test_the_invited_see_the_terms_and_only_they_may_sit_down(meet):
    nora = meet("Nora")
    clock = {"kind": "move", "seconds": 120}
    terms = {"edition": "fr-0.4", "options": {"info.purse": "hidden"}}
    made_table(nora, game="chamber-of-wonders", seats=[ME, OPEN], clock=clock, **terms)
    link = nora.invitation()
    is_shown(nora.page.get_by_role("note"))  # the test's hall listens on this machine only
    nora.shot("waiting-room")
    otto = meet("Otto")
    otto.page.goto(link)
    is_shown(otto.button("sit-here"))
    told = otto.page.locator(".prose")
    for text in ("0.4", "2 minutes", "purses"):
        expect(told).to_contain_text(text)
    otto.shot("invited")
    for address, reason in ((link + "x", "invitation-wrong"), (link.split("?")[0], None)):
        iris = meet("Iris")
        iris.page.goto(address)
        is_shown(iris.page.get_by_text(iris.label(reason or "invitation-needed")))
        assert iris.button("sit-here").count() == 0


def test_the_waiting_room_has_a_way_back(meet):
    nora = meet("Nora")
    made_table(nora, game="king-of-con", seats=[ME, BOT, OPEN, OPEN])
    table = nora.table
    otto = guest(meet, nora)
    is_shown(otto.button("stand-up"))
    otto.invitation()
    nora.page.get_by_role("button", name=nora.label("seat-free-it-of", name="Otto")).click()
    nora.button("seat-free-it", nora.page.get_by_role("dialog")).click()
    expect(otto.button("stand-up")).to_have_count(0)
    otto.button("sit-here").first.click()
    otto.invitation()
    otto.button("stand-up").click()
    expect(otto.button("stand-up")).to_have_count(0)
    rows = nora.page.locator("main li")
    rows.nth(1).get_by_role("button", name="Free the seat").click()
    expect(rows.nth(1)).to_contain_text(nora.label("seat-open"))
    nora.button("discard").click()
    nora.button("discard", nora.page.get_by_role("dialog")).click()
    nora.page.wait_for_url(nora.url + "/")
    nora.page.locator(".shelf").first.wait_for()
    assert nora.page.locator(f"a[href*='{table}']").count() == 0


def test_a_bot_plays_for_who_has_left_and_everybody_is_told(meet):
    nora = meet("Nora")
    made_table(nora, game="chamber-of-wonders", seats=[ME, OPEN])
    otto = guest(meet, nora)
    otto.until(lambda: otto.told, "the table")
    nora.my_move()
    menu(otto, "leave")
    otto.button("leave", otto.page.get_by_role("dialog").last).click()
    said = "Otto is away: a bot (Apprentice) plays on until Otto is back."
    is_shown(nora.page.locator(".toast", has_text=said))
    is_shown(nora.page.get_by_role("img", name=nora.label("bot")).first)
    menu(nora, "log")
    is_shown(drawer(nora, "log").get_by_text(said))
    nora.page.keyboard.press("Escape")
    menu(nora, "seats")
    nora.shot("seats")
    level = drawer(nora, "seats").get_by_role("combobox")
    level.select_option("novice")
    is_shown(nora.page.locator(".toast", has_text="The bot of Otto is now: Novice."))


def test_the_owner_opens_a_seat_in_the_middle_of_a_game_and_another_takes_it(meet):
    nora = meet("Nora")
    made_table(nora, game="king-of-con", seats=[ME, BOT])
    nora.my_move()
    menu(nora, "seats")
    place = drawer(nora, "seats")
    place.get_by_role("button", name="Free the seat").click()
    link = nora.invitation()
    otto = meet("Otto")
    otto.page.goto(f"{link}spoilt")
    is_shown(otto.page.get_by_text(otto.label("invitation-wrong")))
    otto.page.goto(link)
    is_shown(otto.page.get_by_text(otto.label("watching")))
    otto.button("seat-is-free").click()
    otto.button("sit-here").click()
    otto.give_name()
    is_shown(place.get_by_text("Otto", exact=True))
    nora.page.keyboard.press("Escape")
    nora.answer()
    otto.my_move()


def test_to_end_a_game_is_asked_twice_even_among_bots(meet):
    nora = meet("Nora")
    made_table(nora, game="king-of-con", seats=[ME, BOT])
    nora.my_move()
    menu(nora, "end-by-vote")
    dialog = nora.page.get_by_role("dialog", name=nora.label("end-by-vote"))
    is_shown(dialog)
    nora.shot("end-sure")
    nora.button("play-on", dialog).click()
    nora.answer()
    menu(nora, "end-by-vote")
    nora.button("end-now", dialog).click()
    is_shown(nora.page.get_by_text(nora.label("ended")).first)


def test_an_unfinished_record_is_gone_on_with(meet, tmp_path):
    nora = meet("Nora")
    made_table(nora, game="king-of-con", seats=[BOT, BOT], title="Old friends")
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    record = json.loads(nora.record())
    record["steps"] = record["steps"][:5]
    record["header"]["players"] = ["Ada", "Ben"]
    file = tmp_path / "half.json"
    file.write_text(json.dumps(record))
    nora.come("/replays")
    nora.page.locator("input[type=file]").set_input_files(file)
    nora.button("sit-here").first.wait_for()
    is_shown(nora.page.get_by_role("heading", name="Old friends"))
    is_shown(nora.page.get_by_text(nora.label("seat-was", name="Ada")))
    nora.come()
    nora.page.locator(".slip", has_text="Old friends").click()
    nora.button("sit-here").first.click()
    nora.button("stand-up").wait_for()
    nora.button("let-bot").click()
    nora.my_move()
    nora.answer()
