"""Where the four advanced rules meet: one of them in the middle of another."""

from typing import Any

from ludoteca.games.dungeonology.boss import BossWay
from ludoteca.games.dungeonology.components import ACTED, CAMP, GONE, MAIN, MOVE, PASS, PLACE, STUDY
from ludoteca.games.dungeonology.cubes import KEEP, REFUSED, Protect
from ludoteca.games.dungeonology.main.declaring import Declared
from ludoteca.games.dungeonology.main.reacting import NameAnew
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.students import TOKEN, Stun
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    OURS,
    A,
    B,
    C,
    D,
    G,
    R,
    Y,
    cards,
    deeds,
    do,
    end_turn,
    fix_bag,
    kinds,
    letters,
    main,
    scene,
    sums,
    told,
)

RULES = {
    f"rules__{name}": True for name in ("boss", "dangerous_zones", "max_alert", "main_effects")
}
SCHOLARS = ("sofia", "valerio", "rebecca", "vincenzo")
STAIRS = [row.id for row, climbs in zip(OURS.zones, OURS.stairs, strict=True) if climbs]
PANIC: dict[str, Any] = {"panicking": True, "panic": "darkness", "bag": [6, 1]}


def table(*zones, at, hands, moment="movement", **position):
    """All four rules, Stairs that have been climbed, no Omega Student and nobody with Students."""
    laid = lay(*zones)
    laid["stairs_used"] = [each["zone"] for each in laid["zones"] if each["zone"] in STAIRS]
    given: dict[str, Any] = {
        "scholars": SCHOLARS[: len(at)],
        "students": [0] * len(at),
        "bag": [9, 0],
        "at": at,
        "hands": hands,
        "moment": moment,
    }
    return scene(options=RULES, **given | laid | position)


def settle(s):
    """Nobody reacts, and every Stunned token is taken."""
    log = []
    while s.stack and isinstance(s.stack[-1], Declared | Stun):
        choice = TOKEN if isinstance(s.stack[-1], Stun) else (PASS,)
        log += do(s, awaited(s)[0], choice)
    return log


def declared(s, seat, name, *targets, way=0):
    return do(s, seat, main(s, seat, name, *targets, way=way)) + settle(s)


def test_DG_33_11_and_DG_34_15_what_its_cost_has_begun_binds_the_effect():
    s = table("I-4", at=["I-4"] * 3, hands=[["trailblazer"], [], []],
              bag=[0, 1], alert=4, panic="darkness")  # fmt: skip
    log = declared(s, A, "trailblazer")
    assert s.panicking
    assert "zone-placed" not in kinds(log)
    assert s.phase().bonus == 1
    assert (len(s.jinxes[A]), s.alert, s.bag) == (1, 0, (9, 1))


def test_DG_33_13_who_comes_home_by_a_main_effect_presents_the_thesis():
    s = table("I-4", at=["I-4"] * 3, hands=[["shortcut"], [], []],
              boards=["GGGRRRBBYYP", "", ""], **PANIC)  # fmt: skip
    fix_bag(s, "grey", "grey")
    declared(s, A, "shortcut", CAMP)
    assert "thesis-accepted" in kinds(end_turn(s))
    assert s.spots[A] == GONE


def test_DG_36_7_and_DG_Q_126_both_who_change_places_walk_into_traps():
    s = table("I-4", "I-3", "I-6", at=["I-4", "I-6", "START"],
              hands=[["trading-places"], [], []], boards=["G", "R", ""],
              traps=[["I-6", "toll", 1], ["I-4", "ambush", 1]])  # fmt: skip
    log = declared(s, A, "trading-places", B)
    assert [e.public["seat"] for e in log if e.kind == "trap-sprung"] == [A, B]
    assert (s.stunned[A], s.stunned[B]) == (1, 1)  # A by what is printed on I-6
    assert letters(s.boards[A]) == ""


def test_DG_36_6_and_DG_31_3_a_trap_comes_first_and_the_boss_last():
    s = table("I-4", "I-1", at=["I-4", "I-4", "START"], hands=[[], [], []],
              traps=[["I-1", "ambush", 1]])  # fmt: skip
    found = kinds(do(s, A, (MOVE, spot(s, "I-1"))))
    assert found.index("trap-sprung") < found.index("stunned") < found.index("boss-appears")


def test_DG_32_11_a_stop_trap_takes_points_of_cards_in_the_action_phase():
    s = table("I-4", "I-3", at=["I-4", "I-4", "START"], hands=[[], [], []],
              moment="action", bonus=3, traps=[["I-3", "stop", 1]])  # fmt: skip
    do(s, A, (MOVE, spot(s, "I-3")))
    assert s.phase().bonus == 0


def test_DG_38_16_the_toll_of_a_trap_can_be_refused_where_all_is_protected():
    s = table("I-4", "I-3", at=["I-4", "I-4", "START"], hands=[[], [], []], boards=["P", "", ""],
              interns={"noble-page": A}, traps=[["I-3", "toll", 1]])  # fmt: skip
    do(s, A, (MOVE, spot(s, "I-3")))
    do(s, A, REFUSED)
    assert letters(s.boards[A]) == "P"
    assert s.traps == ()


def test_DG_34_12_a_cancelled_reaction_costs_nothing_either():
    s = table("I-4", at=["I-4"] * 3, hands=[["rousing-speech", "unweave"], ["feint"], []],
              bonfire=3, quiet=[], students=[0, 1, 0])  # fmt: skip
    do(s, A, main(s, A, "rousing-speech"))
    do(s, B, main(s, B, "feint", way=2))  # by a Student
    do(s, A, main(s, A, "unweave"))
    settle(s)
    assert (s.students[A], s.students[B]) == (2, 2)  # B is the one to the left
    assert len(s.discard) == 3


def test_DG_Q_135_a_new_target_is_one_that_its_player_could_have_named():
    s = table("I-4", "I-3", "I-6", at=["I-4", "I-4", "I-6", "I-3"], moment="action",
              hands=[["back-stab"], ["someone-else", "FT4"], [], []], students=[1, 0, 0, 0],
              boards=["", "R", "G", "GY"], quiet=[A, C, D])  # fmt: skip
    do(s, A, main(s, A, "back-stab", B, R))
    (instead,) = deeds(s, MAIN, B)
    assert instead[3] == D
    do(s, B, instead)
    assert isinstance(s.stack[-1], NameAnew)
    assert list(options(s, A)) == [(D, G), (D, Y)]
    do(s, A, (D, Y))
    settle(s)
    assert [letters(board) for board in s.boards] == ["Y", "R", "G", "G"]
    assert s.stunned[A] == 1


def test_DG_37_8_a_back_stab_at_a_protected_cube_is_paid_for_nothing():
    s = table("I-4", at=["I-4"] * 3, hands=[["back-stab"], [], []], moment="action",
              students=[1, 0, 0], boards=["", "R", ""], interns={"bodyguard": B})  # fmt: skip
    declared(s, A, "back-stab", B, R)
    assert isinstance(s.stack[-1], Protect)
    do(s, B, KEEP)
    assert letters(s.boards[B]) == "R"
    assert (s.stunned[A], s.students[A]) == (1, 0)
    assert (ACTED, A) in s.this_turn


def test_DG_Q_99_and_DG_37_10_the_captured_keep_their_interns_and_cubes():
    given = {"captured": [B], "stunned": [0, 4, 0], "interns": {"herald": B}, **PANIC}
    s = table("I-5", at=["I-5"] * 3, hands=[["call-the-herald", "really-famous"], [], []],
              moment="action", students=[1, 0, 0], boards=["", "R", "Y"], **given)  # fmt: skip
    fix_bag(s, "grey", "grey", "grey")
    declared(s, A, "call-the-herald")
    assert B in s.interns
    assert A not in s.interns
    log = declared(s, A, "really-famous")
    assert [letters(board) for board in s.boards] == ["GY", "R", ""]
    assert told(log[::-1], "students-drawn")["count"] == 2


def slipping(**position):
    """A studies; B can slip away from where the Boss is to a Zone that calls him."""
    s = table("I-3", "I-6", "I-1", at=["I-3", "I-6", "START"], moment="action",
              hands=[["FT5", "FT4"], ["slip-away"], []], boss="I-6", quiet=[],
              **{"students": [0, 1, 0]} | position)  # fmt: skip
    do(s, A, (STUDY, 1))
    do(s, A, cards(s, A, "FT5"))
    assert awaited(s) == (B,)
    return s


def sent_to_tester(s):
    """B enters I-1, and of two Scholars who are as near sends the Boss to A."""
    log = declared(s, B, "slip-away", spot(s, "I-1"))
    way = s.stack[-1]
    assert isinstance(way, BossWay)
    assert awaited(s) == (B,)  # DG-31.13
    return log + do(s, B, way.ways.index((spot(s, "I-3"),))) + settle(s)


def test_DG_Q_140_and_DG_31_1_a_third_party_calls_the_boss_into_an_open_study():
    s = slipping()
    before = sums(s)
    log = sent_to_tester(s)
    assert told(log, "encounter")["seat"] == A
    assert s.stunned[A] == 1
    assert sums(s) == (before[0], before[1] + 2)
    assert awaited(s) == (A,)


def test_DG_Q_141_who_is_captured_by_him_there_breaks_off_the_study():
    s = slipping(stunned=[3, 0, 0], boards=["G", "", ""],
                 **PANIC | {"panic": "last-round-everyone"})  # fmt: skip
    log = sent_to_tester(s)
    assert s.captured == (A,)
    assert "test-broken-off" in kinds(log)
    assert letters(s.boards[A]) == ""  # what the Brawler made A Leave
    assert s.active == B


def test_DG_31_2_once_in_a_turn_whoever_enters():
    s = table("I-1", "I-6", "I-2", at=["I-6", "I-6", "START"],
              hands=[[], ["slip-away"], []], students=[0, 1, 0], quiet=[])  # fmt: skip
    assert "boss-appears" in kinds(do(s, A, (MOVE, spot(s, "I-1"))))
    do(s, A, (PASS,))
    log = declared(s, B, "slip-away", spot(s, "I-2"))
    assert s.spots[B] == spot(s, "I-2")
    assert "boss-activated" not in kinds(log)


def test_DG_19_1_who_slips_away_in_anothers_turn_climbs_stairs_and_calls_the_boss():
    s = table("I-4", "I-1", at=["START", "I-4", "START"], hands=[[], ["slip-away"], []],
              students=[0, 1, 0], quiet=[], unheard=2, piles=[["I-2"], ["II-1"], []])  # fmt: skip
    s.stairs_used = ()
    do(s, A, (PASS,))
    declared(s, B, "slip-away", spot(s, "I-1"))
    assert isinstance(s.stack[-1], PlaceZone)
    do(s, B, next(iter(options(s, B))))
    assert s.boss == s.spots[B] == spot(s, "I-1")


def test_DG_18_16_who_picks_locks_enters_a_new_zone_behind_its_door():
    s = table("I-4", "II-1", at=["II-1", "START", "START"], hands=[["lock-picks"], [], []],
              piles=[[], ["II-6"], []], speed=2)  # fmt: skip
    declared(s, A, "lock-picks")
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert s.spots[A] == spot(s, "II-6")
