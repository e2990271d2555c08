"""RC-BOS The ordinary Bosses of Rocca Civetta: who may be the Boss, and whom he seeks."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import activate, met_in, pursue
from ludoteca.games.dungeonology.components import CAMP, NOWHERE
from ludoteca.games.dungeonology.explore import Action
from ludoteca.games.dungeonology.rocca_civetta.modules import BOSSES
from ludoteca.games.dungeonology.sighting import sighting
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.kernel.play import advance, awaited
from ludoteca.kernel.terms import TermsError

from .bosses import APART, CHAIN, PROFILE, table
from .scenes import OURS, A, B, C, begun, kinds, settled, told

ORDINARY = [row for row in OURS.bosses if row.module in ("", "rocca.bosses")]


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


def test_DG_Q_99_nobody_seeks_a_captured_scholar_who_would_be_most_wanted():
    s = table("rioter", **APART, students=[3, 1, 0])
    t = s.clone()
    settled(s, activate, C)
    assert s.boss == s.spots[A]
    t.captured = (A,)
    settled(t, activate, C)
    assert t.boss == t.spots[B]
