"""After a game one's decisions are looked at again; a hint says why, and stays until closed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.person import is_shown
from tests.browser.tables import GAMES, made_table, open_table

SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "apprentice"}] * 2]
MARK = {
    "step": 3,
    "stage": "Setup",
    "kind": "Passions",
    "title": "Passions: which one to give up",
    "choice": "Cats",
    "better": "Robots",
    "points": 2.5,
}


DEARER = {**MARK, "step": 9, "stage": "Round II of VI", "better": "Trains", "points": 4.0}


def reviewed(done: int, *marks: object) -> dict[str, object]:
    left = 34.5 if done < 15 else None
    return {
        "seat": 0,
        "done": done,
        "count": 15,
        "others": 0,
        "failed": False,
        "left": left,
        "marks": marks,
    }


@pytest.mark.parametrize("width", [360, 1280])
def test_the_review_tells_how_far_it_is_then_what_was_better_and_leads_to_the_replay(meet, width):
    nora = meet(viewport={"width": width, "height": 740})
    made_table(nora, game="king-of-con", seats=SEATS)
    nora.my_move()
    nora.leave(0)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    nora.see_scores()
    answers = [reviewed(6), reviewed(14, MARK), reviewed(15, MARK, DEARER)]
    nora.page.route(
        re.compile("/api/tables/.*/review"),
        lambda route: route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0]),
    )
    nora.button("review").click()
    dialog = nora.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("Decision 7 of 15")
    expect(dialog.get_by_role("status")).to_contain_text("About 40 seconds left")
    is_shown(dialog.get_by_text("Robots"))
    expect(dialog.get_by_role("status")).to_contain_text("2 decisions of 15")
    items = dialog.get_by_role("listitem")
    expect(items.first).to_contain_text("Setup · step 3")
    dialog.get_by_label(nora.label("review-order")).select_option("weight")
    expect(items.first).to_contain_text("Round II of VI · step 9")
    is_shown(dialog.get_by_text("Robots"))
    is_shown(dialog.get_by_text("about 2.5 points"))
    nora.shot(f"review-{width}")
    assert not axe.violations(nora.page)
    dialog.get_by_role("link", name="See it in the replay: Setup").click()
    nora.page.wait_for_url(f"**/tables/{nora.table}/replay?step=2&seat=0&marks=1")
    told = nora.page.locator(".marked")
    expect(told).to_contain_text("You chose: Cats")
    expect(told).to_contain_text("Better: Robots, about 2.5 points")
    is_shown(told)
    nora.shot(f"reviewed-replay-{width}")
    nora.button("replay-last").click()
    expect(told).to_have_count(0)
    is_shown(nora.page.get_by_text(re.compile(r"^Step (\d+) of \1$")))


def test_what_a_bot_chose_in_ones_seat_is_not_ones_own(meet):
    nora = meet()
    made_table(nora, game="king-of-con", seats=SEATS)
    nora.my_move()
    nora.leave(0)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    nora.see_scores()
    nora.button("review").click()
    told = nora.page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text("You decided nothing yourself in this game")
    expect(told).to_contain_text(re.compile(r"\d+ decisions in your seat are not counted: a bot"))
    nora.keep("review-of-nothing")


def test_a_review_is_begun_by_the_server_and_may_find_nothing(meet):
    nora = meet()
    made_table(nora, game="king-of-con", seats=SEATS)
    nora.my_move()
    nora.answer()
    nora.leave(0)
    nora.until(lambda: nora.over, "the end, played by bots", 60)
    nora.see_scores()
    nora.button("review").click()
    dialog = nora.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text(re.compile(r"Decision 1 of \d+"))
    nora.page.keyboard.press("Escape")
    nora.page.route(
        re.compile("/api/tables/.*/review"), lambda route: route.fulfill(json=reviewed(15))
    )
    nora.button("review").click()
    expect(dialog.get_by_role("status")).to_contain_text("Well played")
    nora.page.keyboard.press("Escape")
    before = nora.table
    nora.button("play-again").click()
    nora.until(lambda: nora.table != before, "another table")
    nora.until(lambda: nora.asked is not None and not nora.over, "a decision there")


@pytest.mark.parametrize(("game", "width"), [*zip(GAMES, (360, 1280), strict=True)])
def test_a_hint_is_told_whole_with_its_reason_and_stays_until_closed(meet, game, width):
    nora = meet(viewport={"width": width, "height": 740})
    made_table(nora, game=game, seats=SEATS)
    nora.my_move()
    nora.dismiss_reveal()
    nora.button("table-menu").click()
    nora.button("hint").click()
    toast = nora.page.locator(".toast.told")
    toast.wait_for(timeout=30_000)
    nora.shot(f"{game}-hint-{width}")
    why = toast.locator(".more")
    is_shown(why)
    box, text = toast.bounding_box(), why.bounding_box()
    assert box is not None
    assert text is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert text["y"] + text["height"] <= box["y"] + box["height"] + 1
    cut = "x => x.scrollHeight > x.clientHeight + 1 || x.scrollWidth > x.clientWidth + 1"
    assert not toast.evaluate(cut)
    nora.page.wait_for_timeout(7000)  # other words go after six seconds
    is_shown(why)
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)


COVERED = """() => {
  const hint = document.querySelector('.toast.told').getBoundingClientRect()
  return [...document.querySelectorAll('main [data-state=chosen], main .hand')].map(x => {
    const { left, right, top, bottom, width, height } = x.getBoundingClientRect()
    const wide = Math.min(right, hint.right) - Math.max(left, hint.left)
    const high = Math.min(bottom, hint.bottom) - Math.max(top, hint.top)
    const part = Math.max(0, wide) * Math.max(0, high) / (width * height)
    return [x.matches('.hand') ? 'hand' : 'chosen', part]
  }).filter(([_, part]) => part >= 0)
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_hint_in_chamber_of_wonders_leaves_free_what_it_speaks_of(meet, width, height):
    nora = meet(viewport={"width": width, "height": height})
    open_table(nora, "chamber-of-wonders", players=2)
    seen = 0
    for _ in range(9):
        nora.my_move()
        nora.dismiss_reveal()
        nora.take_hint()
        nora.page.locator(".toast.told").wait_for()
        nora.page.wait_for_timeout(200)
        covered = nora.page.evaluate(COVERED)
        chosen = [part for what, part in covered if what == "chosen"]
        if width == 1280:
            assert all(part == 0 for _, part in covered), nora.asked["kind"]
        else:  # what goes from the hand into a showcase lies in both
            assert not chosen or min(chosen) < 0.2, nora.asked["kind"]
        seen += bool(chosen)
        nora.keep(f"hint-beside-{width}-{nora.asked['kind']}")
        nora.send()
    assert seen > 2
