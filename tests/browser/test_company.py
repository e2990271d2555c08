"""Persons at one table: they end it by a vote, talk, and need not listen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person, is_shown
from tests.browser.tables import made_table


def two(meet: Any) -> tuple[Person, Person]:
    """Nora, whose table it is, and Otto, at King of Con."""
    nora, otto = meet("Nora"), meet("Otto")
    made_table(nora, game="king-of-con", seats=[{"kind": "person"}, {"kind": "open"}])
    otto.page.goto(nora.invitation())
    otto.join()
    nora.my_move()
    otto.my_move()
    return nora, otto


def propose_the_end(person: Person) -> None:
    person.button("table-menu").first.click()
    person.button("end-by-vote").click()
    person.button("end-ask").click()


def open_chat(person: Person) -> None:
    person.button("table-menu").first.click()
    person.page.get_by_role("button", name=person.label("chat")).last.click()


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.label("chat-say")).fill(text)
    person.button("send").click()


def test_a_game_ends_when_all_agree_and_only_then(meet):
    nora, otto = two(meet)
    ballot = otto.page.get_by_role("dialog", name=otto.label("ballot-end", name="Nora"))
    propose_the_end(nora)
    is_shown(nora.page.get_by_text(nora.label("ballot-waits")))
    is_shown(ballot)
    otto.shot("ballot")
    otto.button("ballot-no", ballot).click()
    expect(ballot).to_have_count(0)
    nora.answer()
    propose_the_end(nora)
    otto.button("ballot-yes", ballot).click()
    for person in (nora, otto):
        frames = person.frames
        person.until(
            lambda frames=frames: any(
                frame.get("table", {}).get("status") == "ended" for frame in frames
            ),
            "the end",
        )
        is_shown(person.page.get_by_text(person.label("ended")).first)
        assert person.bar().locator("button.pri").count() == 0
    nora.shot("ended")


def test_whom_one_has_muted_one_does_not_hear(meet):
    nora, otto = two(meet)
    nora.page.set_viewport_size({"width": 360, "height": 740})
    open_chat(otto)
    say(otto, "Goood" * 12)
    toast = nora.page.locator(".toast")
    is_shown(toast)
    assert toast.evaluate("x => x.getBoundingClientRect().right <= innerWidth"), "cut off"
    assert toast.evaluate("x => x.scrollWidth <= x.clientWidth"), "cut off"
    nora.page.set_viewport_size({"width": 1280, "height": 800})
    open_chat(nora)
    say(otto, "Good evening!")
    heard = nora.page.locator(".chat")
    is_shown(heard.get_by_text("Good evening!"))
    nora.shot("chat")
    nora.page.get_by_role("button", name=nora.label("mute", name="Otto")).first.click()
    expect(heard.get_by_text("Good evening!")).to_have_count(0)
    say(otto, "Do you hear me?")
    is_shown(otto.page.locator(".chat").get_by_text("Do you hear me?"))
    say(nora, "I hear nobody.")
    is_shown(heard.get_by_text("I hear nobody."))
    expect(heard.get_by_text("Do you hear me?")).to_have_count(0)
    nora.button("unmute", name="Otto").click()
    say(otto, "And now?")
    is_shown(heard.get_by_text("And now?"))
