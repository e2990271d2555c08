"""RC-BOS The ordinary Bosses of Rocca Civetta by their profiles, and their Panic cards."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import activate, met_in, pursue, suffer
from ludoteca.games.dungeonology.components import CAMP, MEMBERS, NOWHERE, PASS, SPY, STUDY
from ludoteca.games.dungeonology.explore import Action
from ludoteca.games.dungeonology.main.choosing import NO_WAY
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.rocca_civetta.congregations import PHI
from ludoteca.games.dungeonology.rocca_civetta.modules import BOSSES
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.sighting import sighting
from ludoteca.games.dungeonology.stealth import STEALTH, add, zone_alert
from ludoteca.games.dungeonology.students import stun
from ludoteca.games.dungeonology.turns import PANICKING, Turn
from ludoteca.games.dungeonology.unfolding import OF_BOSS_AFTER, Unfolding
from ludoteca.kernel.play import advance, awaited, options
from ludoteca.kernel.terms import TermsError

from .scenes import (
    OURS,
    A,
    B,
    C,
    begun,
    deeds,
    do,
    kinds,
    main,
    pass_all,
    scene,
    settled,
    told,
    why,
)

PROFILE = {row.id: row for row in OURS.bosses}
ORDINARY = [row for row in OURS.bosses if row.module in ("", "rocca.bosses")]
CHAIN = [  # II-1 has a Passage at every slot; II-5 on its east and west sides
    {"zone": "II-5", "x": 10, "y": 0},
    {"zone": "II-1", "x": 12, "y": 0},
    {"zone": "III-6", "x": 40, "y": 0},
]


def table(profile, **position):
    """Three Scholars in II-1, the Boss in II-5 beside it."""
    row = PROFILE[profile]
    side = {} if row.id == row.boss else {"boss_profile": profile}
    chosen = {"rules__boss": True, "boss": row.boss, **side, **position.pop("options", {})}
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5"}
    return scene(options=chosen, **{**start, **position})


def met(s, seat=A):
    return settled(s, suffer, seat)


# ---------------------------------------------------------------- who may be the Boss


@pytest.mark.parametrize("boss", BOSSES)
def test_RC_BOS_1_each_may_be_the_boss_where_boss_is_in_play(boss):
    assert PROFILE[OURS.bosses[begun(2, rules__boss=True, boss=boss).profile].id].boss == boss


def test_RC_BOS_1_none_without_the_rule():
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"boss": "basilisk"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("RC-BOS.1", "module-needs")]


def test_RC_BOS_2_one_profile_chosen_or_at_random():
    s = begun(2, rules__boss=True, boss="basilisk", boss_profile="petrifier")
    assert OURS.bosses[s.profile].id == "petrifier"
    drawn = {begun(2, seed, rules__boss=True, boss="basilisk").profile for seed in range(12)}
    assert {OURS.bosses[n].id for n in drawn} == {"stalker", "petrifier"}
    base = {begun(2, x, rules__boss=True, boss_profile="random").profile for x in range(12)}
    assert base == {0, 1}
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"rules.boss": True, "boss": "basilisk", "boss_profile": "mind"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("RC-BOS.2", "no-such-profile")]


def test_RC_BOS_3_the_profiles():
    sides: dict[str, list[str]] = {}
    for row in ORDINARY:
        sides.setdefault(row.boss, []).append(row.id)
    assert sides == {
        "laetus": ["brawler", "drunk"],
        "capagrezza": ["hypnotist", "rioter"],
        "basilisk": ["stalker", "petrifier"],
        "lord-shadow": ["lord-shadow"],
        "jukas": ["jukas"],
        "raganella": ["witch", "cauldron-keeper"],
        "omega": ["mind", "fist"],
    }
    assert {row.id: row.alert for row in ORDINARY if row.module} == {
        "hypnotist": 1,
        "rioter": 2,
        "stalker": 2,
        "petrifier": 1,
        "lord-shadow": 3,
        "jukas": 1,  # and 1 for each Phi Student on his card
        "witch": 1,
        "cauldron-keeper": 2,
        "mind": 2,
        "fist": 1,
    }


def test_RC_BOS_4_alert_modifier_starting_zone_and_encounters_by_entering_only():
    s = table("rioter", at=["II-5", "START", "II-1"])
    assert ("boss", 1, 2) in zone_alert(s, 1)
    assert met_in(s, CAMP) == []
    log = settled(s, activate, A)
    assert [x.public["seat"] for x in log if x.kind == "encounter"] == [C]  # A is where he was


def test_he_appears_behind_a_passage_that_leads_somewhere():
    s = table("stalker", boss="")
    assert s.boss == NOWHERE
    found = set()
    for seed in range(20):
        t = table("stalker", boss="", seed=seed)
        sighting(t, 1)
        found.add(t.boss)
    assert found == {2}  # II-5 has four Passages, behind two of them lies II-1
    sighting(s, 3)
    assert s.boss == 3  # nothing is Linked to III-6


# ---------------------------------------------------------------- whom he seeks


APART = {
    "zones": [*CHAIN, {"zone": "II-2", "x": 14, "y": 0}, {"zone": "II-3", "x": 12, "y": 2}],
    "at": ["II-2", "II-3", "II-3"],
    "boss": "II-1",
}


def test_the_scenery():
    s = table("rioter", **APART)
    assert {1, 4, 5} <= set(s.dungeon().neighbours(2).linked)


@pytest.mark.parametrize(
    ("profile", "position"),
    [
        ("rioter", {"students": [3, 1, 1]}),
        ("cauldron-keeper", {"students": [3, 1, 2]}),
        ("fist", {"students": [0, 1, 2]}),
        ("stalker", {"stunned": [2, 1, 1]}),
        ("witch", {"jinxes": [["twisted-ankle"], [], []]}),
    ],
)
def test_he_goes_for_the_one_with_the_most_or_the_fewest(profile, position):
    s = table(profile, **APART, **position)
    s.push(Action())
    activate(s, B)
    advance(s)
    assert s.boss == 4
    assert met_in(s, 4) == [A]


def test_where_two_are_equal_the_player_who_activated_him_chooses():
    s = table("rioter", **{**APART, "at": ["II-2", "II-3", "START"]}, students=[2, 2, 0])
    settled(s, activate, B)
    assert (awaited(s), type(s.stack[-1]).__name__) == ((B,), "BossWay")
    assert {way[0] for way in s.stack[-1].ways} == {4, 5}


def test_equal_students_however_far_and_he_meets_as_many_as_possible():
    """DG-31.15 The Rioter's card does not say the nearest."""
    s = table("rioter", **{**APART, "boss": "II-5", "at": ["II-2", "II-1", "START"]},
              students=[2, 2, 0])  # fmt: skip
    log = settled(s, activate, A)
    assert [x.public["seat"] for x in log if x.kind == "encounter"] == [B, A]


def test_RC_BOS_5_equal_mysticism_at_random():
    found = set()
    for seed in range(12):
        at = {**APART, "at": ["II-2", "II-3", "START"], "boards": ["B", "B", ""]}
        s = table("jukas", seed=seed, **at)
        settled(s, activate, C)
        assert type(s.stack[-1]).__name__ != "BossWay"
        found.add(s.boss)
    assert found == {4, 5}


def test_nobody_is_pursued_in_the_starting_zone_nor_by_one_who_is_not_in_the_dungeon():
    """DG-5.4, DG-31.9 A Panic card sends him after whose turn it is."""
    beside = {"zones": [{"zone": "I-4", "x": 2, "y": 0}], "boss": "I-4"}
    s = table("witch", **beside, at=["START", "I-4", "START"])
    assert CAMP in s.dungeon().neighbours(1).linked
    for seat in (A, B):
        assert "boss-moves" not in kinds(settled(s.clone(), pursue, seat, 2))
    linked = {"zones": CHAIN[:2], "at": ["II-5", "II-1", "START"]}
    assert "boss-moves" in kinds(settled(table("witch", **linked, boss="II-1"), pursue, A, 2))
    assert "boss-moves" not in kinds(settled(table("witch", **linked, boss=""), pursue, A, 2))


def test_equal_jinxes_the_nearest():
    s = table("witch", **{**APART, "boss": "II-5", "at": ["II-2", "II-1", "START"]})
    settled(s, activate, A)
    assert s.boss == 2


def test_the_mind_goes_straight_to_the_most_stars_and_stays_with_them():
    s = table("mind", at=["II-1", "III-6", "II-5"], boards=["", "GGG", ""])
    log = settled(s, activate, A)
    assert (s.boss, told(log, "encounter")["seat"]) == (3, B)
    assert "encounter" not in kinds(settled(s, activate, A))
    tied = {"at": ["II-1", "III-6", "START"]}
    assert {table("mind", seed=x, **tied).boss for x in range(2)} == {1}
    found = set()
    for seed in range(12):
        s = table("mind", seed=seed, **tied)
        settled(s, activate, A)
        found.add(s.boss)
    assert found == {2, 3}


def test_lord_shadow_appears_far_away_and_jumps_to_anybody():
    s = table("lord-shadow", boss="", zones=[{"zone": "I-4", "x": 2, "y": 0}], at=["I-4"] * 3)
    sighting(s, 1)
    advance(s)
    assert s.boss == 1
    found = set()
    for seed in range(12):
        s = table("lord-shadow", seed=seed, at=["II-1", "III-6", "START"])
        settled(s, activate, A)
        found.add(s.boss)
    assert found == {2, 3}


def test_RA_68_lord_shadow_goes_out_and_in_again_for_whom_the_randomizer_names():
    """DG-31.11 As the Drunk; the Mind, who is not Randomized, stays with whom he has found."""
    there: dict[str, Any] = {"boss": "II-1", "at": ["II-1", "START", "II-1"], "students": [0, 0, 0]}
    s = table("lord-shadow", **there)
    log = settled(s, activate, A)
    assert [x.public["seat"] for x in log if x.kind == "encounter"] == [A, C]
    assert (s.boss, s.stunned) == (2, [1, 0, 1])
    assert "encounter" not in kinds(settled(table("mind", **there), activate, A))


@pytest.mark.parametrize("profile", ["lord-shadow", "mind", "jukas", "rioter", "hypnotist"])
def test_RC_BOS_4_while_all_are_in_the_starting_zone_he_stays(profile):
    """DG-5.5 Nobody there is considered, by the Randomizer neither."""
    s = table(profile, at=["START"] * 3)
    assert "boss-moves" not in kinds(settled(s, activate, A))
    assert s.boss == 1


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


# ---------------------------------------------------------------- Panic cards


def panicking(name, profile, **position):
    side = {"boss": PROFILE[profile].boss}
    side |= {} if profile == PROFILE[profile].boss else {"boss_profile": profile}
    chosen = {"rules__boss": True, "rules__max_alert": True, "panic": name, **side}
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5"}
    s = scene(options=chosen, **{**start, **position})
    begin_panic(s)
    return s


def start_of_turn(s):
    s.stack = [Turn(PANICKING)]
    return settled(s, lambda s: None)


def test_a_panic_card_needs_its_boss():
    """RA-39."""
    names = {
        boss: {
            OURS.panics[n].id
            for n in begun(2, rules__boss=True, rules__max_alert=True, boss=boss).terms.panics
        }
        for boss in BOSSES
    }
    free = {"darkness", "the-revellers-charge"}
    assert names["laetus"] == {*free, "last-round-everyone"}
    assert names["capagrezza"] == {*free, "out-of-the-dungeon"}
    assert names["raganella"] == {*free, "cooking-time"}
    assert names["jukas"] == {*free, "distort-the-mind"}
    assert names["basilisk"] == free
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"rules.max_alert": True, "panic": "cooking-time"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("DG-33.1", "panic-needs-boss")]
    with pytest.raises(TermsError) as error:
        GAME.agree(options={"panic": "darkness"})
    assert [(x.clause, x.key) for x in error.value.reasons] == [("DG-33.2", "module-needs")]


def test_out_of_the_dungeon():
    s = panicking("out-of-the-dungeon", "rioter", boards=["GR", "", ""])
    assert (s.bag, panic(s).alert, s.boss) == ((6, 1), 2, 1)
    log = start_of_turn(s)
    assert told(log, "students-drawn")["seat"] == A
    assert "boss-activated" not in kinds(log)
    while s.active == A:
        seat = awaited(s)[0]
        do(s, seat, (PASS,))
    assert s.boards[A] == (0, 1, 0, 0, 0)


@pytest.mark.parametrize(("zone", "more"), [("I-3", 2), ("I-6", 0)])
def test_out_of_the_dungeon_gives_speed_to_who_begins_far_away(zone, more):
    """I-3 is 4 Zones from the Starting Zone, I-6 is 3."""
    row = [{"zone": f"I-{n}", "x": 2 + 2 * i, "y": 0} for i, n in enumerate((1, 2, 6, 3))]
    s = panicking("out-of-the-dungeon", "rioter", zones=row, at=[zone] * 3, boss="I-1")
    start_of_turn(s)
    assert s.phase().bonus == more


def test_RA_67_nobody_is_captured_by_the_cards_of_this_box():
    s = panicking("cooking-time", "witch", students=[0, 0, 0])
    stun(s, A, 9)
    assert s.captured == ()


def test_cooking_time():
    s = panicking("cooking-time", "witch", students=[2, 2, 2], at=["II-1", "II-1", "START"])
    assert s.bag[0] == 9
    log = start_of_turn(s)
    assert told(log, "heat") == {"count": 1, "most": 9}
    assert "students-drawn" not in kinds(log)
    assert (s.boss, [x.public["seat"] for x in log if x.kind == "encounter"]) == (2, [A, B])
    assert s.students == [1, 1, 2]  # besides what the Witch does


def test_cooking_time_ends_the_game():
    s = panicking("cooking-time", "witch", heat=8)
    log = start_of_turn(s)
    assert told(log, "heat")["count"] == 9
    assert "game-over" in kinds(log)
    assert s.ranking


@pytest.mark.parametrize("seed", range(4))
def test_distort_the_mind(seed):
    s = panicking("distort-the-mind", "jukas", boards=["GRB", "", ""], students=[0] * 3, seed=seed)
    assert (s.bag[0], panic(s).alert, s.phi_on_boss) == (6, 2, MEMBERS)
    log = start_of_turn(s)
    colour = told(log, "colour-randomized")["colour"]
    assert kinds(log).index("students-drawn") < kinds(log).index("colour-randomized")
    given = [x.public for x in log if x.kind == "cube-donated"]
    wanted = {"seat": A, "taker": B, "colour": colour, "kept": True}
    assert given == ([wanted] if colour < 3 else [])
    assert ("stunned" in kinds(log)[: kinds(log).index("boss-moves")]) == (not given)
    assert kinds(log).index("colour-randomized") < kinds(log).index("boss-moves")
    assert s.boss == 2


def test_RA_58_distort_the_mind_stuns_where_nobody_takes_the_cube():
    """C is next to the left, but only A is in the Dungeon."""
    s = panicking("distort-the-mind", "jukas", boards=["GRBYP", "", ""], students=[0] * 3,
                  at=["II-1", "START", "START"], boss="")  # fmt: skip
    start_of_turn(s)
    assert (s.boards[A], s.stunned[A]) == ((1, 1, 1, 1, 1), 1)


def test_distort_the_mind_passes_by_who_is_not_in_the_dungeon():
    s = panicking("distort-the-mind", "jukas", boards=["GRBYP", "", ""], students=[0] * 3,
                  at=["II-1", "START", "II-1"], boss="")  # fmt: skip
    start_of_turn(s)
    assert (sum(s.boards[A]), sum(s.boards[B]), sum(s.boards[C])) == (4, 0, 1)
