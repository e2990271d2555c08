"""Winter is Coming: Fredo, ice, Hot Water and Buckets (part 3.6)."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.boss import activate, suffer
from ludoteca.games.dungeonology.components import MODE, MOVE, PASS, THAW
from ludoteca.games.dungeonology.explore import explore
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import Bucket, Frost
from ludoteca.games.dungeonology.sighting import boss_alert
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.games.dungeonology.students import reserve
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.play import advance, awaited, options

from .scenes import A, begun, deeds, do, kinds, scene, settled, why

CHAIN = [{"zone": "II-5", "x": 10, "y": 0}, {"zone": "II-1", "x": 12, "y": 0}]
ALONE = {"students": [0, 0, 0]}
COLD: dict[str, Any] = {"rules__boss": True, "boss": "fredo"}


def winter(**position):
    """Three Scholars in II-1 (spot 2), Fredo in II-5 (spot 1) beside it."""
    more = position.pop("more", {})
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5", "moment": "movement"}
    return scene(options={**COLD, **more}, **{**start, **position})


def test_RC_BIG_4_one_hot_water_each_and_six_iota_on_his_card():
    s = begun(4, **COLD)
    assert (s.mode.water, s.mode.supply(), s.mode.iota, s.mode.ice) == ((1,) * 4, 8, 6, ())


def test_RC_CNG_3_no_iota_congregation_with_fredo():
    s = begun(3, **COLD, rocca__congregations=True)
    assert 2 not in s.congregations


def test_he_seeks_who_has_least_hot_water_and_leaves_ice_behind_once_in_a_zone():
    zones = [*CHAIN, {"zone": "II-2", "x": 14, "y": 0}, {"zone": "II-3", "x": 12, "y": 2}]
    at = ["II-2", "II-3", "II-3"]
    s = winter(zones=zones, at=at, boss="II-1", mode={"water": [0, 1, 1]}, **ALONE)
    settled(s, activate, A)
    assert s.spots[A] == s.boss
    assert (s.mode.ice, s.mode.iota) == ((s.boss,), 5)
    s = winter(mode={"ice": [2], "iota": 3, "water": [0, 0, 0]}, **ALONE)
    settled(s, activate, A)
    assert (s.boss, s.mode.ice, s.mode.iota) == (2, (2,), 3)
    s = winter(mode={"iota": 0, "water": [0, 0, 0]}, **ALONE)
    settled(s, activate, A)
    assert s.mode.ice == ()


def test_an_encounter_costs_hot_water_or_a_token_and_a_card():
    s = winter(hands=[["EX1", "EX2"], ["EX1"], ["EX1"]], students=[0, 0, 0])
    settled(s, suffer, A)
    assert list(options(s, A)) == [0, 1]
    do(s, A, 0)
    assert (s.mode.water[A], s.stunned[A], len(s.hands[A])) == (0, 0, 2)
    settled(s, suffer, A)  # there is no choice any more
    assert s.stunned[A] == 1
    assert isinstance(s.stack[-1], DiscardTricks)
    s = winter(hands=[["EX1", "EX2"], ["EX1"], ["EX1"]], students=[0, 0, 0])
    settled(s, suffer, A)
    do(s, A, 1)
    assert (s.mode.water[A], s.stunned[A]) == (1, 1)


def test_RA_50_an_encounter_at_the_limit_still_costs_a_card():
    hands = [["EX1", "EX2"], ["EX1"], ["EX1"]]
    s = winter(hands=hands, stunned=[3, 0, 0], mode={"water": [0, 1, 1]}, **ALONE)
    settled(s, suffer, A)
    assert isinstance(s.stack[-1], DiscardTricks)
    do(s, A, s.hands[A][:1])
    assert (s.stunned[A], len(s.hands[A])) == (3, 1)
    s = winter(hands=hands, stunned=[3, 0, 0], **ALONE)
    settled(s, suffer, A)
    assert list(options(s, A)) == [0, 1]  # or Hot Water, as ever
    s = winter(hands=[[], ["EX1"], ["EX1"]], stunned=[3, 0, 0], **ALONE)
    settled(s, suffer, A)  # neither a token nor a card: the Hot Water is all there is
    assert s.mode.water[A] == 0


def test_w2_the_cold_costs_hot_water_or_speed_where_one_begins_to_explore():
    s = winter(moment="turn", mode={"water": [1, 0, 0]})
    do(s, A, 2)
    assert isinstance(s.stack[-1], Frost)
    t = s.clone()
    do(s, A, 1)
    do(t, A, 0)
    assert (s.mode.water[A], t.mode.water[A]) == (0, 1)
    assert s.phase().speed == t.phase().speed + 1
    s = winter(moment="turn", mode={"water": [0, 0, 0]})
    log = do(s, A, 2)
    assert "slowed" in kinds(log)
    assert awaited(s) == (A,)
    assert s.phase().speed == t.phase().speed


@pytest.mark.parametrize("where", ["START", "I-T"])
def test_w2_not_from_the_starting_zone_nor_from_a_bucket(where):
    zones = [*CHAIN, {"zone": "I-T", "x": 2, "y": 0}]
    s = winter(zones=zones, at=[where] * 3)
    s.stack.pop()
    explore(s, A)
    advance(s)
    assert not isinstance(s.stack[-1], Frost)


def test_w3_ice_raises_the_alert_and_the_price_of_entering():
    s = winter(mode={"ice": [1], "iota": 5}, boss="", speed=1)
    assert ("ice", 1, 2) in zone_alert(s, 1)
    assert deeds(s, MOVE) == []
    assert why(s, A, (MOVE, 1)) == ("DG-17.6", "no-speed-left")
    s = winter(mode={"ice": [1], "iota": 5}, boss="", speed=3)
    do(s, A, (MOVE, 1))
    assert (s.spots[A], s.phase().speed) == (1, 1)
    s = winter(mode={"ice": [2], "iota": 5}, boss="", speed=1)  # leaving costs no more
    do(s, A, (MOVE, 1))
    assert s.spots[A] == 1


def test_w4_hot_water_makes_a_student_of_the_ice():
    s = winter(mode={"ice": [2], "iota": 5})
    before, left = s.students[A], reserve(s)
    do(s, A, (MODE, THAW))
    assert (s.students[A], s.mode.ice, s.mode.water[A]) == (before + 1, (), 0)
    assert reserve(s) == left  # it comes from his card
    assert why(s, A, (MODE, THAW)) == ("RC-BIG.4", "no-ice-here")
    s = winter(mode={"ice": [2], "iota": 5, "water": [0, 1, 1]}, moment="action")
    assert why(s, A, (MODE, THAW)) == ("RC-BIG.4", "no-hot-water")
    do(s, A, (PASS,))


def test_w5_his_alert_is_three_once_his_card_is_empty():
    assert boss_alert(winter()) == 2
    assert boss_alert(winter(mode={"iota": 0, "ice": [1, 2]})) == 3


# ---------------------------------------------------------------- Buckets


def entering(more=None, zone="I-T", **position):
    zones = [*CHAIN, {"zone": zone, "x": 2, "y": 0}]
    s = winter(zones=zones, at=["II-1"] * 3, more=more or {}, **position)
    settled(s, enter, A, 3)
    return s


def test_RC_ZEF_2_cards_for_hot_water():
    s = entering(hands=[["EX1", "EX2", "EX3"], ["EX1"], ["EX1"]])
    assert isinstance(s.stack[-1], Bucket)
    hand = s.hands[A]
    t = s.clone()
    do(s, A, (hand[0],))
    assert (s.mode.water[A], len(s.hands[A]), s.mode.supply()) == (2, 2, 8)
    do(t, A, ())
    assert (t.mode.water[A], len(t.hands[A])) == (1, 3)


@pytest.mark.parametrize(
    ("held", "others", "hand", "most"),
    [(1, 6, 3, 1), (0, 11, 4, 1), (0, 2, 1, 1), (0, 0, 5, 2)],  # vectors RT-9a, RT-9b, and more
)
def test_RC_ZEF_3_no_more_than_two_than_there_are_than_one_holds(held, others, hand, most):
    s = entering(hands=[hand, 1, 1])
    s.mode = s.mode.but(water=(held, others, 0))
    assert {len(x) for x in options(s, A)} == {*range(most + 1)}


def test_RC_ZEF_3_who_holds_two_is_not_asked():
    assert not isinstance(entering(mode={"water": [2, 1, 1]}).stack[-1], Bucket)


def test_w1_a_bivouac_is_a_bucket_too_with_dangerous_zones_or_without():
    for more in ({}, {"rules__dangerous_zones": True}):
        s = winter(more=more)
        zones = s.terms.content.zones
        bivouacs = [n for n, x in enumerate(zones) if "bivouac" in [e.kind for e in x.effects]]
        for n in bivouacs:
            assert [e.kind for e in s.terms.entry[n]].count("bucket") == 1
    none = scene(options={"rules__boss": True}).terms
    assert not any(none.buckets)
    assert not [e for effects in none.entry for e in effects if e.kind == "bucket"]


def test_troubles_of_a_winter():
    s = winter()
    for wrong in ({"water": (3, 0, 0)}, {"ice": (0,)}, {"ice": (1, 1)}, {"iota": -1}):
        assert s.mode.but(**wrong).troubles(s)
    assert not s.mode.troubles(s)
