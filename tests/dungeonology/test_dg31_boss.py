"""DG-31 The Boss: Laetus, a Brawler or a Drunk."""

import re
from typing import Any

import pytest

from ludoteca.games.dungeonology.boss import (
    BossMoves,
    BossWay,
    activate,
    ways_to,
)
from ludoteca.games.dungeonology.components import BOSS_MET, MOVE, NOWHERE, PLACE, SPY
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.cubes import LeaveCubes
from ludoteca.games.dungeonology.explore import Movement
from ludoteca.games.dungeonology.main import ChooseWay
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.setup import choose_profile
from ludoteca.games.dungeonology.sighting import profile
from ludoteca.games.dungeonology.students import TOKEN, Stun
from ludoteca.games.dungeonology.unfolding import Unfolding
from ludoteca.games.dungeonology.zones import Plan
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import A, B, C, agree, begun, cards, do, kinds, scene, settled, studying, sums, told

BOSS = {"rules__boss": True}
DRUNK = BOSS | {"boss_profile": "drunk"}
CLIMBED = ["I-1", "I-2", "II-1", "II-2", "II-3", "II-5", "III-1", "III-4", "III-6"]


def among(*steps, at, moment="movement", rules=BOSS, **position):
    """A scene with the Boss, nobody holding a Student unless it is said."""
    laid = lay(*steps)
    laid["stairs_used"] = [each["zone"] for each in laid["zones"] if each["zone"] in CLIMBED]
    given: dict[str, Any] = (
        {"students": [0] * len(at), "moment": moment, "at": list(at)} | laid | position
    )
    return scene(options=rules, **given)


def go(s, name):
    return do(s, s.active, (MOVE, spot(s, name)))


def activated(s, seat=A):
    """The Boss is activated by that seat, outside any turn of events."""
    return settled(s, activate, seat)


def test_DG_31_1_and_DG_2_9_a_boss_zone_calls_him_when_a_scholar_enters():
    s = among("I-4", "I-1", at=["I-4", "START", "START"])
    assert s.boss == NOWHERE
    log = go(s, "I-1")
    assert "boss-appears" in kinds(log)
    assert s.boss == spot(s, "I-1")
    without = among("I-4", "I-1", at=["I-4", "START", "START"], rules={})
    assert kinds(go(without, "I-1"))[1:] == ["moved"]  # DG-Q.98


@pytest.mark.parametrize("scope", ["turn", "scholar"])
def test_DG_31_2_and_DG_Q_56_once_in_a_turn(scope):
    s = among("I-4", "I-1", at=["I-4", "START", "I-4"], rules=BOSS | {"boss_once_scope": scope})
    go(s, "I-1")
    assert s.this_turn == ((BOSS_MET, A),)
    go(s, "I-4")
    assert "boss-activated" not in kinds(go(s, "I-1"))
    log = settled(s, enter, C, spot(s, "I-1"))
    assert ("boss-activated" in kinds(log)) == (scope == "scholar")


def test_DG_31_2_a_new_turn_a_new_call():
    s = among("I-4", "I-1", at=["I-4", "I-4", "START"], this_turn=[(BOSS_MET, A)], turn=3)
    while s.turn == 3:
        do(s, awaited(s)[0], (0,))
    assert s.this_turn == ()


def test_DG_31_3_he_comes_after_the_other_effects():
    rules = BOSS | {"rules__dangerous_zones": True}
    s = among("I-4", "II-4", at=["I-4", "START", "START"], rules=rules)
    log = kinds(go(s, "II-4"))
    assert log.index("ambush") < log.index("boss-appears")
    for row in s.terms.content.zones:
        assert "boss" not in [effect.kind for effect in row.effects[:-1]]


def test_DG_31_4_sighting_first_then_activation():
    s = among("I-4", "I-1", at=["I-4", "START", "START"], boss="I-4")
    log = go(s, "I-1")
    assert "boss-activated" in kinds(log)
    assert "boss-appears" not in kinds(log)


def test_DG_31_5_the_card_has_two_profiles():
    s = among("I-4", at=["I-4", "START", "START"])
    rows = s.terms.content.bosses
    assert [(row.id, row.boss, row.alert, row.steps) for row in rows if not row.module] == [
        ("brawler", "laetus", 2, 2),
        ("drunk", "laetus", 1, 3),
    ]
    assert profile(s).id == "brawler"
    assert profile(among("I-4", at=["I-4", "START", "START"], rules=DRUNK)).id == "drunk"
    games = [begun(2, seed, rules__boss=True, boss_profile="random") for seed in range(9)]
    drawn = {profile(each).id for each in games}
    assert drawn == {"brawler", "drunk"}
    choose_profile(s)
    assert s.profile == 0


def test_DG_31_6_his_zone_has_a_higher_alert():
    for boss, alert in (("I-4", 5), ("", 3)):
        s = among(
            "I-4",
            at=["I-4", "START", "START"],
            moment="action",
            boss=boss,
            hands=[["EX1", "NT1"], [], []],
        )
        studying(s, 1, "EX1")
        assert sums(s)[1] == alert


def test_DG_25_5_he_does_not_count_in_espionage():
    s = among(
        "I-4",
        at=["I-4", "I-4", "START"],
        moment="action",
        boss="I-4",
        students=[1, 0, 0],
        boards=["", "G", ""],
        hands=[["EX1", "NT1"], [], []],
    )
    do(s, A, (SPY, B, 0))
    do(s, A, cards(s, A, "EX1"))
    while not any(kind == "Duel" for kind in [type(x).__name__ for x in s.stack]):
        do(s, A, 0)
    assert sums(s)[1] == 2


def test_DG_31_7_and_DG_31_18_everybody_there_is_encountered_from_the_active_player_on():
    s = among("I-4", "I-6", "I-3", at=["I-3", "I-3", "I-3"], boss="I-4", active=B)
    log = activated(s, B)
    assert [event.public["seat"] for event in log if event.kind == "encounter"] == [B, C, A]
    assert s.stunned == [1, 1, 1]


def test_DG_31_8_who_enters_his_zone_is_not_encountered():
    s = among("I-4", "I-6", at=["I-4", "START", "START"], boss="I-6")
    assert "encounter" not in kinds(go(s, "I-6"))
    assert s.stunned[A] == 0


def test_DG_31_9_he_does_not_see_who_is_with_him():
    s = among("I-4", "I-6", at=["I-4", "START", "START"], boss="I-4")
    log = activated(s)
    assert kinds(log) == ["boss-activated"]
    assert s.boss == spot(s, "I-4")
    far = among("I-4", "I-6", "I-3", at=["I-4", "I-3", "START"], boss="I-4")
    activated(far)
    assert (far.boss, far.stunned) == (spot(far, "I-3"), [0, 1, 0])


def test_DG_31_10_and_DG_31_11_the_drunk_goes_out_and_in_again():
    s = among(
        "I-4", "I-6", at=["I-4", "START", "START"], boss="I-4", rules=DRUNK, hands=[["EX1"], [], []]
    )
    log = activated(s)
    while isinstance(s.stack[-1], BossWay):
        log += do(s, A, 0)
    assert told(log, "boss-after")["seat"] == A
    assert kinds(log).count("boss-moves") == 2
    assert s.boss == spot(s, "I-4")
    assert "encounter" in kinds(log)


def test_DG_31_12_in_the_camp_nobody_is_encountered():
    s = among("I-4", "I-6<START", at=["I-6", "START", "START"], boss="I-4")
    log = activated(s)  # the way to I-6 leads through the camp
    assert [event.public["spot"] for event in log if event.kind == "boss-moves"] == [0, 2]
    assert [event.public["seat"] for event in log if event.kind == "encounter"] == [A]


def test_DG_Q_99_he_does_not_go_after_a_captured_scholar():
    s = among("I-4", "I-6", "I-3", at=["I-3", "I-6", "START"], boss="I-4")
    t = s.clone()
    activated(s)
    assert (s.boss, s.stunned) == (spot(s, "I-6"), [0, 1, 0])
    t.captured = (B,)
    activated(t)
    assert (t.boss, t.stunned) == (spot(t, "I-3"), [1, 0, 0]), "past the one who is Captured"


def test_DG_31_13_of_equal_ways_the_player_who_called_him_chooses():
    s = among("I-4", "I-6<START", at=["I-6", "I-4", "START"], boss="START")
    activated(s, B)
    assert isinstance(s.stack[-1], BossWay)
    assert awaited(s) == (B,)
    ways = s.stack[-1].ways
    assert {way[-1] for way in ways} == {spot(s, "I-6"), spot(s, "I-4")}
    do(s, B, [way[-1] for way in ways].index(spot(s, "I-4")))
    assert s.stunned == [0, 1, 0]


def test_DG_31_14_he_reveals_no_zones():
    s = among("I-4", "I-6", "I-3", at=["I-3", "START", "START"], boss="I-4", rules=DRUNK)
    placed = len(s.plan.placed)
    activated(s)
    assert len(s.plan.placed) == placed


def test_DG_31_15_he_prefers_more_encounters():
    s = among("I-4", "I-6<START", at=["I-6", "I-4", "I-4"], boss="START")
    activated(s)
    assert s.boss == spot(s, "I-4")
    assert s.stunned == [0, 1, 1]


def test_DG_31_16_with_dangerous_zones_he_uses_secret_passages():
    for dangerous, length in ((True, 1), (False, 2)):
        s = among(
            "I-5",
            "I-4",
            "II-2",
            at=["II-2", "START", "START"],
            boss="I-5",
            rules=BOSS | {"rules__dangerous_zones": dangerous},
        )
        assert [len(way) for way in ways_to(s, {spot(s, "II-2")})] == [length]


def test_DG_31_17_and_DG_19_15_doors_do_not_stop_him_and_walls_do():
    s = among("I-4", "II-6", at=["II-6", "START", "START"], boss="I-4")
    assert ways_to(s, {spot(s, "II-6")}) == [(spot(s, "II-6"),)]
    edges = s.plan.stairs
    s.plan = Plan(s.plan.placed, edges, edges)
    assert ways_to(s, {spot(s, "II-6")}) == []


def test_DG_31_19_he_triggers_no_zone_effects():
    s = among(
        "I-4",
        "I-6",
        "I-3",
        at=["I-3", "START", "START"],
        boss="I-4",
        rules=BOSS | {"rules__dangerous_zones": True},
    )
    assert "ambush" not in kinds(activated(s))


def test_DG_Q_97_a_sighting_is_no_encounter():
    s = among("I-4", "I-1", at=["I-4", "I-1", "START"])
    assert "encounter" not in kinds(go(s, "I-1"))


def test_the_drunk_is_sighted_through_a_passage():
    found = set()
    for seed in range(12):
        s = among("I-4", "I-1", at=["I-4", "START", "START"], rules=DRUNK, seed=seed)
        go(s, "I-1")
        found.add(s.boss)
    assert found == {spot(s, "I-1"), spot(s, "I-4")}


def test_DG_Q_107_the_brawler_goes_two_zones_and_stops_where_somebody_is():
    s = among("I-4", "I-6", "I-3", "I-5", at=["I-5", "START", "START"], boss="I-4")
    activated(s)
    assert (s.boss, s.stunned[A]) == (spot(s, "I-3"), 0)
    activated(s)
    assert (s.boss, s.stunned[A]) == (spot(s, "I-5"), 1)


def test_the_brawler_takes_a_cube_from_who_has_all_tokens():
    s = among(
        "I-4",
        "I-6",
        at=["I-6", "START", "START"],
        boss="I-4",
        stunned=[3, 0, 0],
        boards=["GR", "", ""],
    )
    s.cubes[spot(s, "I-6")] = (-1, -1)
    activated(s)
    assert isinstance(s.stack[-1], LeaveCubes)
    do(s, A, 0)
    assert s.cubes[spot(s, "I-6")] == (-1, 0)  # DG-38.9: from the right


def test_a_student_can_be_given_instead_of_the_token_of_an_encounter():
    s = among("I-4", "I-6", at=["I-6", "START", "START"], boss="I-4", students=[1, 0, 0])
    activated(s)
    assert isinstance(s.stack[-1], Stun)
    do(s, A, TOKEN)
    assert s.stunned[A] == 1


@pytest.mark.parametrize(("choice", "left"), [(0, (0, 2)), (1, (2, 1))])
def test_who_meets_the_drunk_gives_cards_or_a_student_then_draws(choice, left):
    s = among(
        "I-4",
        "I-6",
        at=["I-6", "START", "START"],
        boss="I-4",
        rules=DRUNK,
        students=[2, 0, 0],
        hands=[["EX1", "EX2"], [], []],
        bag=[9, 0],
    )
    activated(s)
    assert isinstance(s.stack[-1], ChooseWay)
    do(s, A, choice)
    assert (len(s.hands[A]), s.students[A]) == left
    assert s.bonfire == 1


def test_who_has_neither_only_draws():
    s = among(
        "I-4",
        "I-6",
        at=["I-6", "START", "START"],
        boss="I-4",
        rules=DRUNK,
        hands=[[], [], []],
        bag=[9, 0],
    )
    activated(s)
    assert s.bonfire == 1


def test_DG_Q_107_the_drunk_encounters_in_every_zone_that_he_enters():
    s = among(
        "I-4",
        "I-6",
        "I-3",
        at=["I-6", "I-3", "START"],
        boss="I-4",
        rules=DRUNK,
        hands=[[], [], []],
        bag=[9, 0],
        seed=3,
    )
    log = activated(s)
    after = told(log, "boss-after")["seat"]
    met = [event.public["seat"] for event in log if event.kind == "encounter"]
    assert met == ([A] if after == A else [A, B])


def test_DG_30_1_and_DG_30_2_the_rules_are_combined_freely_before_the_game():
    terms = agree(3, rules__boss=True, rules__dangerous_zones=True, rules__max_alert=True)
    assert (terms.boss, terms.dangerous_zones, terms.max_alert) == (True, True, True)
    assert "rules.boss" in terms.options


def test_DG_X_1_with_the_boss_the_stairs_come_first():
    s = among("I-3", at=["I-3", "START", "START"], piles=[["I-2"], ["II-2"], []])
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    log = do(s, A, next(iter(options(s, A))))  # where the Stairs lead
    assert kinds(log)[1:] == ["zone-placed", "boss-appears"]
    assert isinstance(s.stack[-1], Movement)


def test_a_boss_who_moves_can_be_saved_in_the_middle():
    s = among("I-4", "I-6", at=["I-6", "START", "START"], boss="I-4", students=[1, 0, 0])
    activated(s)
    assert [type(frame) for frame in s.stack[-3:]] == [BossMoves, Unfolding, Stun]


# ---------------------------------------------------------------- a Boss of a pack


def of_pack(**changes):
    """Our pack, in which the Brawler does something else."""
    text = SHELF.our_text()
    at = text.index('id = "brawler"')
    row = end = text[at : text.index("\n\n", at)]
    for field, value in changes.items():
        row = re.sub(rf"\n{field} = .*", f"\n{field} = {value}", row)
    return text.replace(end, row)


def meeting(pack, **position):
    return among("I-4", "I-6", at=["I-6", "START", "START"], boss="I-4", pack=pack, **position)


def test_DG_31_7_what_befalls_whom_he_meets_is_stated_by_his_card():
    pack = of_pack(encounter='"sacrifice(2); discard(1, me, by=rnd); jinx(1)"')
    s = meeting(pack, students=[3, 0, 0], hands=[["EX1", "EX2"], [], []])
    activated(s)
    assert (s.students[A], len(s.hands[A]), len(s.jinxes[A])) == (1, 1, 1)
    assert s.stunned[A] == 0


@pytest.mark.parametrize(("stunned", "drawn"), [(3, 1), (1, 0)])
def test_part_C_7_if_does_the_one_or_the_other(stunned, drawn):
    pack = of_pack(encounter='"if(at_limit, draw(1)); bag(1)"')
    s = meeting(pack, stunned=[stunned, 0, 0], hands=[[], [], []], bag=[9, 0])
    activated(s)
    assert (len(s.hands[A]), s.bonfire) == (drawn, 1)


def test_DG_31_4_where_he_appears_is_stated_by_his_card():
    s = among("I-4", "I-1", "I-3", at=["I-4", "START", "START"], pack=of_pack(sighting='"deep"'))
    go(s, "I-1")
    assert s.boss == spot(s, "I-3")


@pytest.mark.parametrize(("stops", "stunned"), [("true", [1, 0, 0]), ("false", [1, 1, 0])])
def test_part_C_12_whether_he_stops_is_stated_by_his_card(stops, stunned):
    """He goes after Valerio, two Zones away, and meets Sofia on his way."""
    pack = of_pack(stops=stops, seeks='"random"', steps=3)
    where = {"at": ["I-6", "I-3", "START"], "boss": "I-4", "pack": pack}
    found = []
    for seed in range(9):
        s = among("I-4", "I-6", "I-3", seed=seed, **where)
        if told(activated(s), "boss-after")["seat"] == B:
            found.append(s.stunned)
    assert found
    assert all([each == stunned for each in found])
