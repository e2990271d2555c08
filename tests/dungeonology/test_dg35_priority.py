"""DG-35 Priority: who may play something when, outside tests."""

import random

import pytest

import ludoteca
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.answers import Priority
from ludoteca.games.dungeonology.components import (
    ABILITY,
    BIVOUAC,
    EXPLORE,
    MOVE,
    PASS,
    PLACE,
    QUIET,
    SPY,
    STUDY,
)
from ludoteca.games.dungeonology.explore import Action, Movement
from ludoteca.games.dungeonology.main import Declared
from ludoteca.kernel.knowledge import redeal, view
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import A, B, C, D, G, card, deeds, do, main, pass_all, playing, scene
from .test_dg34_main_effects import at_work

TWO = lay("I-4", "I-6")
HANDS = [["EX1"], ["EX1"], ["EX1"]]


def nobody_reacts(s):
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))


def asked_before(s, deed):
    """Who is asked before that deed of the active player is done, all of them passing."""
    asked = []
    do(s, A, deed)
    while isinstance(s.stack[-1], Priority):
        asked.append(awaited(s)[0])
        do(s, asked[-1], (PASS,))
    return asked


def test_DG_35_2_after_a_move_the_active_player_plays_first():
    s = at_work(
        [["EX1"], ["slip-away", "EX1"], []],
        moment="movement",
        scholars=("valerio", "sofia", "rebecca"),
        at=["I-4", "I-6", "I-6"],
        students=[0, 1, 3],
        **TWO,
    )
    do(s, A, (MOVE, spot(s, "I-6")))
    assert awaited(s) == (A,), "before Sofia can slip away"
    headbutt = next(deed for deed in deeds(s, ABILITY) if deed[-1] == B)
    do(s, A, headbutt)
    assert s.stunned[A] == 1


def test_DG_35_2_and_DG_35_8_at_the_start_of_a_phase_too():
    s = scene(moment="turn", hands=HANDS, zones=TWO["zones"], quiet=[])
    do(s, A, EXPLORE)
    assert awaited(s) == (A,)
    assert asked_before(s, (PASS,)) == [B, C]
    assert isinstance(s.stack[-1], Action)
    assert awaited(s) == (A,), "before the Action"


def test_DG_35_3_the_others_in_turn_order_before_the_active_player_goes_on():
    s = scene(moment="movement", hands=[*HANDS, ["EX1"]], quiet=[], active=A, unheard=3,
              scholars=("sofia", "valerio", "rebecca", "vincenzo"), zones=TWO["zones"],
              at=["I-4"] * 4)  # fmt: skip
    do(s, A, (MOVE, 2))
    assert s.spots[A] == 1, "not yet"
    for seat in (B, C, D):
        assert awaited(s) == (seat,)
        assert s.spots[A] == 1
        do(s, seat, (PASS,))
    assert s.spots[A] == 2
    assert awaited(s) == (A,)


def test_DG_35_3_who_is_captured_is_not_asked():
    s = scene(moment="movement", hands=HANDS, quiet=[], unheard=2, zones=TWO["zones"],
              at=["I-4"] * 3, captured=[B], options={"rules__max_alert": True})  # fmt: skip
    assert asked_before(s, (MOVE, 2)) == [C]


def test_DG_35_4_whoever_has_declined_is_asked_again_after_a_later_play():
    """B passes, C plays: A is first, then B and C before A goes on."""
    s = at_work(
        [["EX1", "EX1"], ["EX1"], ["campus-gossip", "EX1"]], moment="movement", unheard=2, **TWO
    )
    do(s, A, (MOVE, 2))
    do(s, B, (PASS,))
    do(s, C, main(s, C, "campus-gossip", A))
    nobody_reacts(s)
    while not isinstance(s.stack[-1], Movement):
        do(s, A, (s.hands[A][0],))
    assert (awaited(s), s.spots[A]) == ((A,), 1), "the move was not done"
    assert asked_before(s, (MOVE, 2)) == [B, C]
    assert s.spots[A] == 2


def test_DG_35_4_who_has_played_is_asked_again_after_the_others():
    hands = [["EX1"], ["SO3", "SO3", "EX1"], ["EX1", "EX1"]]
    s = scene(moment="movement", hands=hands, zones=TWO["zones"], quiet=[])
    do(s, A, playing(s, A, "EX1"))
    do(s, B, playing(s, B, "SO3", 1, C))
    do(s, C, (card(s, C, "EX1"),))
    assert awaited(s) == (C,)
    do(s, C, (PASS,))
    assert awaited(s) == (A,)
    assert asked_before(s, (PASS,)) == [B], "C has declined since"


def test_DG_35_4_nobody_is_asked_twice_where_nothing_has_happened():
    s = scene(moment="movement", hands=[["EX1", "EX1"], ["EX1"], ["EX1"]], quiet=[], unheard=2)
    do(s, A, playing(s, A, "EX1"))
    assert awaited(s) == (B,), "one window for the start of the phase and the card"
    pass_all(s)
    assert asked_before(s, (PASS,)) == []


def test_DG_35_5_each_card_is_resolved_before_the_next():
    s = at_work(
        [["rousing-speech"], ["campus-gossip", "EX1"], ["EX1", "EX1"]], bonfire=2, bag=[9, 0]
    )
    do(s, A, main(s, A, "rousing-speech"))
    nobody_reacts(s)
    assert s.students[A] == 5
    assert awaited(s) == (B,)
    do(s, B, main(s, B, "campus-gossip", C))
    nobody_reacts(s)
    assert s.hands[C] == ()
    assert awaited(s) == (A,), "C has no card left to play"


def test_DG_35_7_the_active_player_reacts_first():
    s = at_work([["EX1", "feint"], ["slip-away", "EX1"], ["feint"]], moment="movement", **TWO)
    do(s, A, (MOVE, spot(s, "I-6")))
    do(s, A, (PASS,))
    do(s, B, main(s, B, "slip-away", spot(s, "I-6")))
    assert s.stack[-1].waiting == (A, C)


def test_DG_35_8_and_DG_Q_69_a_window_at_each_of_the_five_moments():
    s = scene(moment="turn", hands=[["EX1", "FT5", "FT4"], ["EX1"], ["EX1"]], quiet=[],
              zones=TWO["zones"], bag=[9, 0])  # fmt: skip
    do(s, A, EXPLORE)
    assert asked_before(s, (PLACE,)) == [B, C], "the start of the Movement phase"
    while not isinstance(s.stack[-1], Movement):
        do(s, A, next(iter(options(s, A))))
    assert asked_before(s, (MOVE, 1)) == [B, C], "a Zone is placed"
    do(s, A, playing(s, A, "EX1"))
    assert awaited(s) == (B,), "a card"
    pass_all(s)
    assert asked_before(s, (MOVE, 2)) == []
    assert asked_before(s, (PASS,)) == [B, C], "a move"
    assert asked_before(s, (STUDY, 1)) == [B, C], "before the Action"
    do(s, A, (card(s, A, "FT5"),))
    pass_all(s)
    assert awaited(s) == (A,)
    assert asked_before(s, (PASS,)) == [B, C], "after the Action"
    assert s.active == B


def test_DG_35_8_after_an_espionage():
    s = scene(
        ("rebecca", "sofia", "valerio"),
        hands=[["FT5", "EX1"], ["EX1"], ["EX1"]],
        quiet=[],
        boards=["", "G", ""],
        students=[1, 0, 0],
    )
    do(s, A, (SPY, B, G))
    do(s, A, (card(s, A, "FT5"),))
    pass_all(s)
    assert s.boards[A][G] == 1
    assert asked_before(s, (PASS,)) == [B, C]


def test_DG_35_8_after_a_bivouac():
    s = at_work(HANDS, options={"rules__dangerous_zones": True}, boards=["G", "", ""],
                at=["I-5"] * 3, **lay("I-5"))  # fmt: skip
    do(s, A, (BIVOUAC,))
    while not isinstance(s.stack[-1], Action):
        do(s, A, ())
    assert asked_before(s, (PASS,)) == [B, C]


# ---------------------------------------------------------------- what is held


def held(**position):
    s = scene(moment="movement", hands=HANDS, zones=TWO["zones"], quiet=[], unheard=2, **position)
    do(s, A, (MOVE, 2))
    return s


def test_DG_Q_138_what_the_active_player_goes_on_with_is_not_told_before():
    s = scene(moment="movement", hands=HANDS, zones=TWO["zones"], quiet=[], unheard=2)
    log = do(s, A, (MOVE, 2))
    assert len(log) == 1
    assert log[0].seen_by(A)["choice"] == (MOVE, 2)
    assert "choice" not in log[0].seen_by(B)
    for seat, yours in ((A, (MOVE, 2)), (B, None), (C, None)):
        assert view(s, seat)["stack"][-1] == {"frame": "Priority", "waiting": (B, C),
                                              "yours": yours}  # fmt: skip


def test_DG_Q_138_others_imagine_any_of_the_ways_on():
    s, rng = held(), random.Random(1)
    deeds = {redeal(s, B, rng).stack[-1].deed for _ in range(60)}
    assert deeds == {(PASS,), (MOVE, 0), (MOVE, 2), (PLACE,)}
    assert {redeal(s, A, rng).stack[-1].deed for _ in range(9)} == {(MOVE, 2)}
    again = redeal(s, B, rng, reopen=True)
    pass_all(again)
    assert (awaited(again), again.spots[A]) == ((A,), 1)
    do(again, A, (MOVE, 0))
    assert again.spots[A] == 0, "and nobody is asked a second time"


@pytest.mark.parametrize("unheard", [0, 2])
def test_DG_Q_138_a_card_is_played_before_all_eyes(unheard):
    s = scene(moment="movement", hands=HANDS, quiet=[], unheard=unheard)
    deed = playing(s, A, "EX1")
    assert do(s, A, deed)[0].seen_by(B)["choice"] == deed


def test_DG_Q_138_it_may_be_taken_back_until_the_last_has_passed():
    table = ludoteca.set_up("dungeonology", GAME.position(held()), 1)
    assert table.awaited == (B,), "a position in the middle of it is saved whole"
    table.choose(B, (PASS,))
    table.undo()
    for seat in (B, C):
        table.choose(seat, (PASS,))
    assert table.view()["spots"][A] == 2
    with pytest.raises(ludoteca.UndoError) as refused:
        table.undo()
    assert refused.value.reason.key == "learned-since"


# ---------------------------------------------------------------- who is asked at all


def test_DG_Q_69_also_who_can_only_pass_but_not_who_holds_no_card():
    s = scene(moment="movement", hands=[["EX1"], [], ["EX1"]], quiet=[], unheard=2,
              zones=TWO["zones"])  # fmt: skip
    do(s, A, (MOVE, 2))
    assert awaited(s) == (C,)
    assert list(options(s, C)) == [(PASS,), (QUIET,)]


def test_DG_Q_69_who_wants_quiet_is_not_asked_again_in_this_turn():
    s = scene(moment="movement", hands=[["EX1"], ["EX1"], []], quiet=[], unheard=2,
              zones=TWO["zones"])  # fmt: skip
    do(s, A, (MOVE, 2))
    do(s, B, (QUIET,))
    assert s.spots[A] == 2
    assert asked_before(s, (MOVE, 1)) == []
    do(s, A, (PASS,))
    do(s, A, (PASS,))
    assert s.turn_frame().quiet == ()
