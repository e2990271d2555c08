"""Two browsers at one table; a spectator; one device passed around."""

from __future__ import annotations

import pytest

from tests.browser import secrets_kept
from tests.browser.person import Person, is_shown
from tests.browser.tables import GAMES, open_table

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_two_browsers_play_each_other_by_link_and_a_spectator_sees_no_secret(meet, game):
    nora, otto, iris = meet("Nora"), meet("Otto"), meet("Iris")
    open_table(nora, game, players=2, others="link")
    link = nora.invitation()
    nora.shot(f"{game}-waiting-room")
    otto.page.goto(link)
    otto.join()
    iris.come(f"/tables/{nora.table}")
    iris.until(lambda: iris.told, "the table")
    for _ in range(10):
        nora.until(lambda: nora.over or nora.asked or otto.asked, "somebody's move")
        if not nora.over:
            (nora if nora.asked else otto).answer()
    heard = list(nora.frames), list(otto.frames)
    for seat, person in enumerate((nora, otto)):
        person.leave(seat)
    iris.until(lambda: iris.over, "the end, played by bots", 60)
    record = iris.record()
    assert {frame["viewer"] for frame in iris.frames if frame["type"] == "table"} == {None}
    assert all(frame["asked"] is None for frame in iris.frames if "asked" in frame)
    for frames in (*heard, iris.frames):
        assert secrets_kept.check(frames, record) > 5


def test_one_device_is_passed_around_with_a_screen_between(meet):
    nora = meet("Nora", viewport={"width": 360, "height": 740})
    open_table(nora, "king-of-con", players=2, others="here")
    whose = nora.page.locator(".dbar .whose")
    screen = nora.page.locator("main.cover")
    pass_the_device(nora)
    mine = nora.told["viewer"]
    is_shown(whose.get_by_text(nora.label("whose-view", name="Nora")))
    nora.answer()
    is_shown(screen)
    nora.shot("privacy-screen")
    assert nora.page.locator(".dbar, [data-piece], .koc").count() == 0
    pass_the_device(nora)
    nora.until(lambda: nora.asked and nora.told["viewer"] != mine, "the other seat")
    is_shown(whose.get_by_text(nora.label("whose-view", name="Lulu")))  # who gave no name
    nora.answer()


def test_the_screen_is_there_again_after_a_reload_in_a_second_tab_and_from_the_hall(meet):
    nora = meet("Nora")
    open_table(nora, "chamber-of-wonders", players=2, others="here")
    pass_the_device(nora)
    nora.my_move()
    for way in ("reload", "tab", "hall"):
        nora.frames.clear()
        if way == "reload":
            nora.page.reload()
        elif way == "tab":
            page = nora.context.new_page()
            nora.listen(page)
            page.goto(nora.page.url)
            is_shown(page.locator("main.cover"))
            page.close()
        else:
            nora.come()
            nora.page.locator(".slip").first.click()
        is_shown(nora.page.locator("main.cover"))
        assert {frame["viewer"] for frame in nora.frames if frame["type"] == "table"} == {None}
        assert not any(frame.get("asked") for frame in nora.frames)


def pass_the_device(person: Person) -> None:
    """Whoever is named on the screen is here, and looks."""
    screen = person.page.locator("main.cover")
    is_shown(screen)
    screen.get_by_role("button").click()
    person.my_move()
