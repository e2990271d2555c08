"""Lines break, servers die: nothing acknowledged is lost, and one goes on where one was."""

from __future__ import annotations

from tests.browser.tables import open_table


def test_the_server_is_killed_in_mid_decision_and_comes_back(meet, frail_hall):
    nora = meet(at=frail_hall)
    open_table(nora, "king-of-con", players=2)
    nora.my_move()
    nora.answer()
    nora.my_move()
    decision, view = nora.decision(), nora.told["view"]
    nora.take_hint()
    frail_hall.kill()
    nora.until(lambda: nora.page.get_by_text(nora.label("reconnecting")).count(), "to be told")
    nora.shot("reconnecting")
    frail_hall.start()
    nora.until(lambda: not nora.page.get_by_text(nora.label("reconnecting")).count(), "the line")
    assert nora.decision() == decision
    assert nora.told["view"] == view
    nora.answer()
    nora.forgive()  # the console told of broken lines


def test_the_line_breaks_and_comes_back(meet):
    nora = meet()
    open_table(nora, "chamber-of-wonders", players=2)
    nora.my_move()
    decision = nora.decision()
    nora.context.set_offline(True)
    nora.page.wait_for_timeout(300)
    nora.context.set_offline(False)
    nora.page.reload()
    nora.until(lambda: nora.frames[-1]["type"] == "table" or nora.asked, "the table again")
    assert nora.decision() == decision
    nora.answer()
    nora.forgive()
