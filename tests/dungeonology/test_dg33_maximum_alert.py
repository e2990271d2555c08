"""DG-33 Maximum Alert: the Panic card, and what it makes of the end of the game."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.abilities import near
from ludoteca.games.dungeonology.components import (
    BIVOUAC,
    CAMP,
    EXPLORE,
    GONE,
    MOVE,
    PASS,
    PLACE,
    THESIS,
)
from ludoteca.games.dungeonology.ending import competing
from ludoteca.games.dungeonology.explore import Movement
from ludoteca.games.dungeonology.main.declaring import pay
from ludoteca.games.dungeonology.main.kinds import Effect
from ludoteca.games.dungeonology.main.moving import swap
from ludoteca.games.dungeonology.notes import modified, put_on_board, stars
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.scholars import panic, stat
from ludoteca.games.dungeonology.sighting import PlaceBoss
from ludoteca.games.dungeonology.students import (
    STUDENT,
    TOKEN,
    Stun,
    draw_students,
    omega_reserve,
    reserve,
    stun,
)
from ludoteca.games.dungeonology.turns import activities
from ludoteca.games.dungeonology.vocabulary import read
from ludoteca.kernel.knowledge import EVERYONE, redeal
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    A,
    B,
    C,
    agree,
    at_end_of_turn,
    begun,
    card,
    cards,
    deeds,
    do,
    end_turn,
    fix_bag,
    kinds,
    pass_all,
    playing,
    scene,
    settled,
    studying,
    sums,
    told,
    why,
)

MAXIMUM = {"rules__max_alert": True}
READY = "GGGRRRBBYYP"  # enough for any Clan


def alarmed(panic="darkness", rules=MAXIMUM, **position):
    """A scene in which Maximum Alert has begun."""
    given: dict[str, Any] = {"panicking": True, "panic": panic, "bag": [6, 1]} | position
    return scene(options=rules, **given)


def drawn(s, seat, *figures):
    """That seat draws these figures from the University."""
    fix_bag(s, *figures)
    return settled(s, draw_students, seat, len(figures))


def test_DG_33_1_which_panic_cards_may_be_drawn():
    names = [row.id for row in agree().content.panics if not row.module]
    without = agree(3, rules__max_alert=True)
    assert [names[n] for n in without.panics] == ["darkness", "the-revellers-charge"]
    assert [names[n] for n in agree(3, rules__max_alert=True, rules__boss=True).panics] == names
    assert agree().panics == ()


def test_DG_33_2_and_DG_2_12_one_of_them_lies_unseen_under_the_alert_card():
    found = set()
    for seed in range(12):
        s = begun(3, seed, rules__max_alert=True)
        assert s.knowers[s.terms.cards.panic] == 0
        assert s.knowers[s.terms.cards.panics[2]] == EVERYONE  # it needs the Boss: it is in the box
        found.add(panic(s).id)
    assert found == {"darkness", "the-revellers-charge"}


def test_DG_6_21_nobody_knows_the_panic_card():
    s, rng = begun(3, 1, rules__max_alert=True, rules__boss=True), random.Random(1)
    assert {redeal(s, A, rng).faces[s.terms.cards.panic] for _ in range(40)} == {0, 1, 2}


def test_DG_33_3_what_a_panic_card_says():
    rows = {row.id: row for row in agree().content.panics}
    assert (rows["darkness"].greys, rows["darkness"].alert) == (3, 2)
    assert rows["the-revellers-charge"].dungeon == "fauns"
    assert rows["last-round-everyone"].boss == "laetus"
    s = alarmed(hands=[["EX1", "NT1"], [], []])
    studying(s, 1, "EX1")
    assert sums(s)[1] == 3 + 2


def test_DG_33_4_the_standard_end_of_game_is_replaced():
    s = scene(options=MAXIMUM, alert=4, bag=[5, 1])
    drawn(s, A, "omega")
    assert s.ends_before == ()
    assert s.panicking
    base = scene(alert=4, bag=[5, 1])
    drawn(base, A, "omega")
    assert (base.ends_before, base.panicking) == ((A,), False)


def test_DG_33_5_it_starts_with_the_first_thesis_or_an_omega_student_too_many():
    s = scene(options=MAXIMUM, moment="turn", boards=[READY, "", ""])
    log = do(s, A, THESIS)
    assert "maximum-alert" in kinds(log)
    assert s.panicking
    assert s.delivered == (A,)
    t = scene(options=MAXIMUM, alert=3, bag=[5, 1])
    assert "maximum-alert" not in kinds(drawn(t, A, "omega"))
    assert "maximum-alert" in kinds(drawn(t, A, "omega"))


def test_DG_33_6_and_DG_33_22_and_DG_X_20_what_happens_when_it_starts():
    s = scene(options=MAXIMUM, alert=4, bag=[5, 1], bonfire=3, panic="darkness", students=[1, 1, 1])
    log = drawn(s, B, "omega")
    order = ["omega-student", "bonfire-emptied", "jinx-drawn", "maximum-alert", "university-filled"]
    assert [kind for kind in kinds(log) if kind in order] == order
    assert (s.alert, s.bonfire, s.bag) == (0, 0, (9, 1))
    assert omega_reserve(s) == 4
    assert len(s.jinxes[B]) == 1
    assert s.knowers[s.terms.cards.panic] == EVERYONE


def test_DG_33_7_and_DG_Q_131_who_has_delivered_still_draws_but_takes_no_jinx():
    s = alarmed(at=["I-4", "gone", "I-4"], delivered=[B], bag=[6, 1])
    fix_bag(s, "grey", "omega", "grey")  # the End phase of A, then B, then C
    log = end_turn(s)
    drew = [event.public["seat"] for event in log if event.kind == "students-drawn"]
    assert drew == [A, B, C]
    assert told(log, "omega-infinite")["seat"] == B
    assert s.jinxes[B] == ()
    assert s.active == C


def test_DG_33_8_only_explore_is_left():
    s = alarmed(moment="turn", boards=[READY, "", ""])
    assert activities(s, A) == (EXPLORE,)
    assert isinstance(s.stack[-1], Movement)


def test_DG_33_9_stunned_tokens_stay_and_stop_nobody():
    s = alarmed(moment="turn", stunned=[3, 0, 0])
    assert isinstance(s.stack[-1], Movement)
    rules = MAXIMUM | {"rules__dangerous_zones": True}
    t = alarmed(
        rules=rules,
        at=["I-5", "I-5", "I-5"],
        boards=["G", "", ""],
        stunned=[2, 0, 0],
        students=[0, 0, 0],
        **lay("I-5"),
    )
    do(t, A, (BIVOUAC,))
    assert (t.stunned[A], t.students[A]) == (2, 3)


def test_DG_33_10_and_DG_33_23_the_omega_student_goes_back():
    s = alarmed(bonfire=2)
    drawn(s, C, "omega")
    assert len(s.jinxes[C]) == 1
    assert s.bag == (6, 1)
    assert (s.alert, s.bonfire) == (0, 2)


def test_DG_33_11_no_new_zones():
    s = alarmed(moment="movement")
    assert deeds(s, PLACE) == []
    assert why(s, A, (PLACE,)) == ("DG-33.11", "no-new-zones")
    t = alarmed(moment="movement", at=["I-4", "I-4", "I-4"], **lay("I-4", "I-1"))
    log = do(t, A, (MOVE, spot(t, "I-1")))  # its Stairs were never climbed
    assert "zone-drawn" not in kinds(log)
    assert len(t.plan.placed) == 3


def test_DG_33_12_and_DG_33_24_cubes_come_from_boards_alone():
    rules = MAXIMUM | {"rules__dangerous_zones": True}
    laid = lay("I-4", "III-1")
    laid["zones"][1]["cubes"] = "...."
    s = alarmed(rules=rules, moment="movement", at=["I-4"] * 3, boards=["G", "", ""], **laid)
    do(s, A, (MOVE, spot(s, "III-1")))
    assert s.cubes[spot(s, "III-1")] == (0, -1, -1, -1)


def in_camp(board, **position):
    """A's turn ends in the camp."""
    given: dict[str, Any] = {
        "at": ["START", "I-4", "I-4"],
        "boards": [board, "", ""],
        "clan": "moon",
    }
    return alarmed(**given | position)


def test_DG_33_13_and_DG_Q_115_who_ends_a_turn_in_the_camp_presents_the_thesis():
    s = in_camp(READY)
    log = end_turn(s)
    assert told(log, "thesis-accepted")["bonus"] == 10
    assert (s.delivered, s.spots[A]) == ((A,), GONE)
    assert s.active == B


def test_DG_33_13_it_is_no_choice_in_the_dungeon():
    s = alarmed(boards=[READY, "", ""])
    assert "presents-thesis" not in kinds(end_turn(s))


def test_DG_Q_114_also_in_the_turn_in_which_it_starts():
    s = scene(options=MAXIMUM, alert=4, bag=[0, 1], at=["START", "I-4", "I-4"])
    log = end_turn(s)  # the Student of the End phase is the Omega Student
    assert "maximum-alert" in kinds(log)
    assert s.refused == (A,)


def test_DG_33_14_the_game_ends_when_no_cubes_are_left():
    bare = {"zone": "I-4", "x": 2, "y": 0, "cubes": "G.."}
    s = alarmed(zones=[bare], hands=[["FT5", "NT1"], [], []])
    studying(s, 1, "FT5")
    log = pass_all(s)
    assert "game-over" in kinds(log)
    assert s.stack == []


BARE = [{"zone": "I-4", "x": 2, "y": 0, "cubes": "..."}]


@pytest.mark.parametrize("at", ["I-4", "START"])
def test_DG_33_14_at_once_where_it_begins_in_an_end_phase(at):
    """No Jinx is revealed, no Thesis forced; no cube is put down that would make it go on."""
    s = scene(
        options=MAXIMUM,
        zones=BARE,
        at=[at, "I-4", "I-4"],
        alert=4,
        bag=[0, 1],
        boards=[READY, "G", ""],
        jinxes=[[], ["?soaked-papers"], []],
        panic="darkness",
    )
    told = kinds(do(s, A, (PASS,)))
    assert told[-1] == "game-over"
    assert not {"jinx-revealed", "presents-thesis", "cube-left", "tricks-drawn"} & {*told}
    assert (s.stack, s.delivered) == ([], ())


def test_DG_33_15_at_once_nothing_more_is_recruited():
    s = alarmed(bag=[0, 1], bonfire=4, students=[1, 2, 1], hands=[["NT3", "EX1"], [], []])
    log = do(s, A, playing(s, A, "NT3"))
    assert kinds(log)[-1] == "game-over"
    assert "students-recruited" not in kinds(log)
    assert s.students == [1, 2, 1]
    assert card(s, A, "EX1") in s.hands[A]
    assert len(s.discard) == 1


def test_DG_33_16_at_once_in_the_middle_of_paying():
    s = alarmed(at=["I-4", "gone", "gone"], delivered=[B, C], stunned=[2, 0, 0], students=[0] * 3)
    log = settled(s, lambda s: pay(s, A, {"stunned": 2, "students": 1}, spared=False))
    assert kinds(log)[:2] == ["stunned", "captured"]
    assert "students-drawn" not in kinds(log)
    assert s.stack == []


def test_DG_33_15_the_game_ends_when_the_bag_is_empty_but_for_the_omega_student():
    s = alarmed(bag=[1, 1])
    log = drawn(s, A, "grey")
    assert "game-over" not in kinds(log)
    log = drawn(s, A, "omega")
    assert kinds(log)[-1] == "game-over"
    both = alarmed(bag=[1, 1])
    assert kinds(drawn(both, A, "omega", "grey"))[-1] == "game-over"


def test_DG_33_15_cards_of_a_test_that_is_not_finished_are_discarded():
    s = alarmed(bag=[0, 1], hands=[["EX1", "FT4"], [], []])
    studying(s, 1, "EX1")
    do(s, A, (3, cards(s, A, "FT4")[0], 0))
    assert s.stack == []
    assert GAME.troubles(s) == []


def test_DG_33_16_and_DG_X_27_who_is_captured_and_when_that_ends_the_game():
    s = alarmed(stunned=[3, 4, 3], students=[1, 0, 0], hands=[["EX1", "NT1"], [], []])
    studying(s, 1, "EX1")
    pass_all(s)
    assert isinstance(s.stack[-1], Stun)
    do(s, A, STUDENT)  # Sacrificed, not Captured
    assert s.captured == ()
    log = settled(s, stun, B)
    assert told(log, "captured")["seat"] == B
    settled(s, stun, C)
    log = settled(s, stun, A)
    assert kinds(log)[-1] == "game-over"


def test_DG_Q_99_the_captured_skip_their_turns_and_cannot_be_chosen():
    s = alarmed(captured=[B], hands=[["EX1"], ["SO3"], ["SO3"]], quiet=[])
    assert near(s, A) == [C]
    log = end_turn(s)
    while s.active == A:
        log += do(s, awaited(s)[0], (PASS,))
    assert s.active == C
    assert B in [event.public["seat"] for event in log if event.kind == "students-drawn"]
    assert B not in [event.public["seat"] for event in log if event.kind == "explores"]


def test_DG_Q_99_who_is_captured_in_the_own_turn_ends_it():
    s = alarmed(stunned=[3, 0, 0], students=[0, 3, 3], hands=[["EX1", "NT1"], [], []])
    studying(s, 1, "EX1")
    log = pass_all(s)
    assert "captured" in kinds(log)
    assert s.active == B


def test_DG_Q_99_a_token_too_many_may_still_be_taken():
    s = alarmed(stunned=[3, 0, 0], students=[2, 3, 3], hands=[["EX1", "NT1"], [], []])
    studying(s, 1, "EX1")
    pass_all(s)
    do(s, A, TOKEN)
    assert s.captured == (A,)
    assert s.stunned[A] == 3


def test_DG_33_17_the_game_ends_when_all_have_presented():
    s = in_camp(READY, at=["START", "gone", "gone"], delivered=[B], refused=[C])
    log = end_turn(s)
    assert kinds(log)[-1] == "game-over"
    assert s.delivered == (B, A)


def test_DG_33_18_and_DG_33_25_who_failed_competes_only_if_nobody_succeeded():
    s = in_camp("GGRRBB", jinxes=[[], [], []])
    log = end_turn(s)
    assert "thesis-refused" in kinds(log)
    assert (s.refused, s.delivered, s.spots[A]) == ((A,), (), GONE)
    assert sum(s.boards[A]) == 5  # the most valuable cube is lost
    assert len(s.jinxes[A]) == 1
    assert s.knowers[s.jinxes[A][0]] == EVERYONE
    assert competing(s) == [A, B, C]
    s.delivered = (B,)
    assert competing(s) == [B]


def test_DG_33_19_tokens_above_the_resistance_still_go():
    s = alarmed(scholars=("rebecca", "valerio", "sofia"), stunned=[3, 0, 0], boards=["", "GG", ""])
    put_on_board(s, B, 0)  # a Star: Rebecca is Fired Up, and her Resistance is 2
    assert s.stunned[A] == 2


@pytest.mark.parametrize("needed", [True, False])
def test_DG_33_20_and_DG_Q_63_without_two_stars_it_fails(needed):
    s = in_camp("GGRRBYYY", rules=MAXIMUM | {"forced_thesis_needs_stars": needed}, clan="cask")
    assert stars(s, A) == 1
    assert modified(s, A) >= 28
    end_turn(s)
    assert (A in s.delivered) == (not needed)
    assert s.knowledge[A]


def test_DG_33_21_the_panic_modifier_replaces_the_alert_bonus():
    s = scene(
        options=MAXIMUM,
        alert=4,
        bag=[5, 1],
        panic="the-revellers-charge",
        hands=[["EX1", "NT1"], [], []],
    )
    drawn(s, A, "omega")
    studying(s, 1, "EX1")
    assert sums(s)[1] == 3 + 1


def test_darkness_dims_every_intelligence():
    s = alarmed(scholars=("rebecca", "valerio", "sofia"))
    assert stat(s, A, "intelligence") == 1
    assert [deed for deed in options(s, A) if deed[0] == 5] == [(5, 1)]


def test_DG_Q_134_who_changes_places_with_another_has_not_run_into_them():
    at = ["I-4", "I-6", "START"]
    s = alarmed("the-revellers-charge", at=at, students=[0, 0, 0], **lay("I-4", "I-6"))
    trade = swap(read("swap(me, opp)").parts[0])
    settled(s, trade, Effect(A, s.deck[0], (B,)))
    assert (s.spots[A], s.spots[B]) == (spot(s, "I-6"), spot(s, "I-4"))
    assert s.stunned == [0, 0, 0]


def test_the_revellers_stun_who_runs_into_another_once_in_a_turn():
    laid = lay("I-4", "I-6")
    s = alarmed(
        "the-revellers-charge",
        moment="movement",
        at=["I-4", "I-6", "I-4"],
        students=[0, 0, 0],
        **laid,
    )
    do(s, A, (MOVE, spot(s, "I-6")))
    assert s.stunned[A] == 1
    do(s, A, (MOVE, spot(s, "I-4")))
    assert s.stunned[A] == 1
    alone = alarmed(
        "the-revellers-charge",
        moment="movement",
        at=["I-4", "START", "I-4"],
        students=[0, 0, 0],
        **laid,
    )
    do(alone, A, (MOVE, spot(alone, "I-6")))
    assert alone.stunned[A] == 0


BOTH = MAXIMUM | {"rules__boss": True}


def test_the_last_round_brings_the_boss_to_the_farthest_zone():
    s = scene(options=BOTH, alert=4, panic="last-round-everyone", **lay("I-4", "I-6<START"))
    settled(s, begin_panic)
    assert isinstance(s.stack[-1], PlaceBoss)
    assert awaited(s) == (A,)
    do(s, A, spot(s, "I-6"))
    assert s.boss == spot(s, "I-6")
    t = scene(options=BOTH, alert=4, panic="last-round-everyone", boss="START", **lay("I-4"))
    settled(t, begin_panic)
    assert t.boss == CAMP


def test_in_the_last_round_he_comes_each_turn_and_stuns_once_more():
    s = alarmed(
        "last-round-everyone",
        BOTH,
        at=["I-4", "I-4", "START"],
        boss="START",
        students=[0, 0, 0],
        bag=[9, 1],
        **lay("I-4"),
    )
    fix_bag(s, "grey", "grey")
    log = end_turn(s)
    assert [event.public["seat"] for event in log if event.kind == "encounter"] == [B, A]
    assert s.stunned == [2, 2, 0]


def test_DG_Q_113_the_student_of_the_end_phase_is_drawn_as_always():
    s = alarmed(bag=[9, 1])
    fix_bag(s, "grey", "grey")
    end_turn(s)
    assert s.bonfire == 2  # one in the End phase of A, one at the start of B's turn


def test_DG_Q_117_the_level_does_not_count():
    s = scene(options=MAXIMUM | {"player_level": "students"}, alert=4, panic="darkness")
    settled(s, begin_panic)
    assert s.bag == (9, 1)


def test_greys_are_capped_by_the_reserve():
    s = scene(options=MAXIMUM, alert=4, panic="darkness", students=[12, 12, 12], bag=[2, 1])
    settled(s, begin_panic)
    assert s.bag == (4, 1)
    assert reserve(s) == 0


def test_DG_33_16_a_thesis_may_leave_only_the_captured():
    s = in_camp(READY, captured=[B, C])
    assert kinds(end_turn(s))[-1] == "game-over"


def test_the_turn_goes_on_to_the_next_after_a_whole_round():
    s = alarmed(at=["I-4"] * 3, bag=[9, 1])
    at_end_of_turn(s)
    assert s.active == B
