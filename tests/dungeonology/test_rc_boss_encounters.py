"""RC-BOS What the ordinary Bosses of Rocca Civetta do to whom they meet, and Jukas."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.boss import activate
from ludoteca.games.dungeonology.components import CAMP, MEMBERS, PASS, SPY, STUDY
from ludoteca.games.dungeonology.main.choosing import NO_WAY
from ludoteca.games.dungeonology.rocca_civetta.congregations import PHI
from ludoteca.games.dungeonology.stealth import STEALTH, add, zone_alert
from ludoteca.games.dungeonology.unfolding import OF_BOSS_AFTER, Unfolding
from ludoteca.kernel.play import advance, awaited, options

from .bosses import APART, met, table
from .scenes import A, B, C, deeds, do, kinds, main, pass_all, settled, told, why

# ---------------------------------------------------------------- before and after, Encounters


def test_who_is_beside_the_hypnotist_walks_to_him_and_is_not_met():
    """RC-BOS.4: an Encounter is for whom he enters upon."""
    s = table("hypnotist", **{**APART, "at": ["II-1", "II-2", "START"], "boss": "II-5"})
    log = settled(s, activate, A)
    assert (s.boss, s.spots) == (2, [2, 2, CAMP])
    assert [x.public["seat"] for x in log if x.kind == "encounter"] == [A]
    assert s.hushed == (A,)


def test_DG_19_11_who_cannot_pass_the_door_to_the_hypnotist_stays():
    doored = [{"zone": "II-1", "x": 10, "y": 10}, {"zone": "II-6", "x": 10, "y": 8}]
    zones = [*doored, {"zone": "II-2", "x": 12, "y": 10}]
    for board, ends in (("", 1), ("G", 2)):
        s = table("hypnotist", zones=zones, at=["II-1", "START", "START"], boss="II-6",
                  boards=[board, "", ""], stairs_used=["II-1"])  # fmt: skip
        assert 3 in s.dungeon().neighbours(1).free  # away from him
        s.push(Unfolding(A, (OF_BOSS_AFTER, s.profile)))
        advance(s)
        assert s.spots[A] == ends


def test_the_hypnotist_silences():
    s = table("hypnotist", hands=[["snare", "fate-4"], ["snare"], []], students=[1, 0, 0],
              boards=["", "G", ""])  # fmt: skip
    log = met(s)
    assert "hypnotised" in kinds(log)
    assert (len(s.hands[A]), s.hushed) == (1, (A,))
    assert deeds(s, STUDY) + deeds(s, SPY) == []
    assert why(s, A, (STUDY, 1)) == ("RC-BOS.4", "hypnotised")
    assert why(s, A, (SPY, B, 0)) == ("RC-BOS.4", "hypnotised")
    card = s.hands[A][0]
    assert why(s, A, (3, card, 0)) == ("RC-BOS.4", "hypnotised")
    s.stack = s.stack[:1]
    s.push(table("hypnotist", moment="movement").stack[1])
    do(s, A, (PASS,))
    assert type(s.stack[1]).__name__ == "Action"
    assert s.hushed == ()


def test_main_effects_are_silenced_too():
    hands = [["study-group", "fate-4"], ["snare"], ["snare"]]
    s = table("hypnotist", hands=hands, hushed=[A], options={"rules__main_effects": True})
    assert why(s, A, main(s, A, "study-group")) == ("RC-BOS.4", "hypnotised")


def test_the_rioter_sends_students_to_the_bonfire():
    s = table("rioter", students=[3, 0, 0], bonfire=5)
    log = met(s)
    assert (s.students[A], s.bonfire) == (1, 6)
    assert told(log, "students-to-bonfire") == {"seat": A, "count": 1}


def test_the_stalker_stuns():
    s = table("stalker", students=[0, 0, 0])
    met(s)
    assert s.stunned[A] == 1


def test_the_petrifier_stuns_twice_and_those_beside_him_discard():
    s = table("petrifier", students=[0, 0, 0])
    met(s)
    assert s.stunned[A] == 2
    s = table("petrifier", **{**APART, "at": ["II-5", "II-2", "START"], "boss": "II-3"},
              students=[0, 0, 0])  # fmt: skip
    settled(s, activate, A)
    while type(s.stack[-1]).__name__ == "BossWay":
        do(s, awaited(s)[0], 0)
    assert s.boss == 2
    assert [len(hand) for hand in s.hands] == [0, 0, 1]


@pytest.mark.parametrize("way", [0, 1])
def test_lord_shadow_stuns_or_takes_a_cube_of_ones_choice(way):
    s = table("lord-shadow", boards=["GR", "", ""], students=[0, 0, 0])
    met(s)
    assert list(options(s, A)) == [0, 1]
    do(s, A, way)
    if way:
        assert type(s.stack[-1]).__name__ == "LoseCube"
        do(s, A, 1)
    assert (s.stunned[A], s.boards[A][:2]) == ((0, (1, 0)) if way else (1, (1, 1)))


def test_the_witch_gives_a_jinx_or_has_a_cube_left():
    s = table("witch", boards=["G", "", ""])
    met(s)
    t = s.clone()
    do(s, A, 0)
    assert len(s.jinxes[A]) == 1
    do(t, A, 1)
    assert (t.boards[A], t.jinxes[A]) == ((0, 0, 0, 0, 0), ())


@pytest.mark.parametrize(("students", "left"), [(4, 1), (12, 1), (1, 1), (0, 0)])
def test_the_cauldron_keeper_leaves_one_student_and_a_card(students, left):
    s = table("cauldron-keeper", students=[students, 0, 0])
    met(s)
    assert (s.students[A], len(s.hands[A])) == (left, 2)


def test_the_mind_takes_two_cards_or_a_cube_for_the_fewest_stars():
    s = table("mind", hands=[["snare", "feint"], ["snare"], []], boards=["GR", "GGG", ""])
    met(s)
    t = s.clone()
    do(s, A, 0)
    assert s.hands[A] == ()
    do(t, A, 1)
    assert (t.boards[A], t.boards[C]) == ((0, 1, 0, 0, 0), (1, 0, 0, 0, 0))


def test_part_c_11_who_is_at_the_limit_may_let_lord_shadow_stun_if_that_captures():
    dark: dict[str, Any] = {"panicking": True, "panic": "darkness", "bag": [6, 1]}
    given: dict[str, Any] = {"stunned": [3, 0, 0], "students": [0] * 3, "boards": ["G", "", ""]}
    s = table("lord-shadow", options={"rules__max_alert": True}, **dark, **given)
    met(s)
    assert list(options(s, A)) == [0, 1]
    do(s, A, 0)
    assert (s.captured, s.boards[A][0]) == ((A,), 1)
    s = table("lord-shadow", **given)
    met(s)  # where nobody is Captured the token cannot be taken
    assert (s.stunned[A], s.boards[A][0]) == (3, 0)


def test_RA_58_to_the_mind_nobody_donates_a_cube_that_nobody_takes():
    hands = [["snare", "feint"], ["snare"], []]
    s = table("mind", hands=hands, boards=["GR", "", ""], at=["II-5", "START", "START"])
    met(s)
    assert (s.hands[A], s.boards[A]) == ((), (1, 1, 0, 0, 0))


def test_the_fist_draws_a_student_first_and_takes_one():
    s = table("fist", students=[1, 3, 3])
    log = settled(s, activate, B)
    drawn, moved = kinds(log).index("students-drawn"), kinds(log).index("boss-moves")
    assert (log[drawn].public["seat"], drawn < moved) == (B, True)
    s = table("fist", students=[1, 0, 0])
    met(s)
    assert (s.students[A], s.stunned[A]) == (0, 1)


# ---------------------------------------------------------------- Jukas


def test_RC_BOS_5_jukas_is_more_alert_with_the_phi_students_on_his_card():
    assert table("jukas").phi_on_boss == MEMBERS
    for left in range(MEMBERS + 1):
        s = table("jukas", phi_on_boss=left)
        assert ("boss", 1, 1 + left) in zone_alert(s, 1)


def test_RC_BOS_5_he_goes_after_mysticism():
    s = table("jukas", at=["START", "II-1", "III-6"], boards=["BBB", "B", ""], boss="II-5")
    settled(s, activate, C)
    assert s.boss == 2  # A, who has more, is in the Starting Zone


@pytest.mark.parametrize("seed", range(6))
def test_RC_BOS_5_RA_58_an_encounter_costs_a_cube_of_a_random_colour_or_stuns(seed):
    s = table("jukas", boards=["GRB", "", ""], students=[0, 0, 0], seed=seed)
    log = met(s)
    colour = told(log, "colour-randomized")["colour"]
    had = colour < 3
    assert s.stunned[A] == (not had)
    assert s.boards[A] == tuple([int(c < 3 and c != colour) for c in range(5)])


def test_RA_58_the_card_is_not_drawn_again():
    seeds = [table("jukas", boards=["G", "", ""], students=[0, 0, 0], seed=x) for x in range(8)]
    colours = [told(met(s), "colour-randomized")["colour"] for s in seeds]
    assert {*colours} - {0}
    assert [s.stunned[A] for s in seeds] == [int(colour != 0) for colour in colours]


def test_RC_BOS_5_an_encounter_sends_a_phi_student_to_the_university():
    s = table("jukas", phi_on_boss=1, bag=[4, 1], bag_members=[0, 0, 0, 0], students=[0] * 3)
    met(s)
    assert (s.phi_on_boss, s.bag, s.bag_members) == (0, (5, 1), (1, 0, 0, 0))
    met(s, B)  # none is left
    assert (s.phi_on_boss, s.bag) == (0, (5, 1))


@pytest.mark.parametrize("takes", [True, False])
def test_RC_BOS_5_who_passes_a_study_in_his_zone_may_take_a_phi_student(takes):
    s = passed_study("II-1")
    assert awaited(s) == (A,)
    before = s.students[A]
    do(s, A, 0 if takes else NO_WAY)
    assert (s.phi_on_boss, s.members[A][PHI]) == ((2, 1) if takes else (3, 0))
    assert s.students[A] == before + takes


def test_RC_BOS_5_not_elsewhere():
    s = passed_study("II-5")
    assert type(s.stack[-1]).__name__ != "ChooseWay"
    assert s.phi_on_boss == MEMBERS


def passed_study(boss):
    """A has Studied in II-1, whatever the Alert there was."""
    s = table("jukas", boss=boss, moment="action")
    do(s, A, (STUDY, 1))
    do(s, A, s.hands[A])
    add(s, STEALTH, "trick", A, 99)
    pass_all(s)
    return s
