"""RC-CNG Congregations: their Students in the University, at the Bonfire and with Scholars."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import suffer
from ludoteca.games.dungeonology.components import (
    ALERT_CARDS,
    CONGREGATIONS,
    MEMBER,
    MEMBERS,
    OTHERS_PHASE,
    OTHERS_TEST,
    PASS,
    PLAY,
    REST,
    SPY,
    STANDARD,
)
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.congregations import (
    IOTA,
    LAMBDA,
    PHI,
    ZETA,
    in_reserve,
    standard,
)
from ludoteca.games.dungeonology.rocca_civetta.drawn import DrawnStudents
from ludoteca.games.dungeonology.rocca_civetta.entry import hecatomb
from ludoteca.games.dungeonology.rocca_civetta.memberships import (
    may_use_at_once,
    memberships,
    use_member,
)
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.games.dungeonology.students import (
    draw_students,
    recruit,
    refill,
    reserve,
    sacrifice,
    stun,
    take_student,
)
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, options
from ludoteca.kernel.terms import TermsError

from .scenes import (
    OURS,
    A,
    B,
    agree,
    begun,
    card,
    deeds,
    do,
    finished,
    kinds,
    scene,
    settled,
    studying,
    sums,
    told,
    why,
)  # fmt: skip

WITH: dict[str, Any] = {"rocca__congregations": True}
NOBODY_OF = [0, 0, 0, 0]


def with_members(*kinds, **position):
    """Two Scholars of whom the first has a Student of each of these Congregations besides one."""
    mine = [kinds.count(kind) for kind in range(4)]
    chosen = {**WITH, **position.pop("options", {})}
    start: dict[str, Any] = {
        "scholars": ("valerio", "rebecca"),
        "students": [1 + len(kinds), 1],
        "members": [mine, NOBODY_OF],
        "bag": [3, 0],
        "bag_members": NOBODY_OF,
    }
    return scene(options=chosen, **{**start, **position})


def drawing(*kinds, **position):
    """A University in which there is nothing but Students of these Congregations."""
    bag = {"bag": [len(kinds), 0], "bag_members": [kinds.count(kind) for kind in range(4)]}
    return with_members(**{**bag, **position})


def test_RC_CNG_1_RC_CNG_2_any_of_the_four_can_be_used_together():
    assert CONGREGATIONS == ("phi", "zeta", "iota", "lambda")
    assert begun(3, **WITH).congregations == (PHI, ZETA, IOTA, LAMBDA)
    two = begun(3, **WITH, congregation__phi=False, congregation__iota=False)
    assert two.congregations == (ZETA, LAMBDA)
    none: dict[str, Any] = {f"congregation__{id}": False for id in CONGREGATIONS}
    with pytest.raises(TermsError) as error:
        agree(**WITH, **none)
    assert [x.clause for x in error.value.reasons] == ["RC-CNG.8"]


def test_RC_CNG_3_RC_CNG_7_with_fredo_there_is_no_iota():
    s = begun(3, **WITH, rules__boss=True, boss="fredo")
    assert s.congregations == (PHI, ZETA, LAMBDA)
    assert s.bag_members == (1, 1, 0, 1)
    assert IOTA in begun(3, **WITH, rules__boss=True).congregations  # with another Boss
    assert IOTA in begun(3, **WITH).congregations


def test_RC_CNG_4_RC_CNG_5_each_keeps_out_one_alone():
    for name, there in (("caterina", (PHI, IOTA, LAMBDA)), ("claudio", (PHI, ZETA, IOTA))):
        s = scene((name, "sofia"), options={**WITH, "rocca__scholars": True})
        assert s.congregations == there


def test_RC_CNG_4_RC_CNG_5_RC_SCH_5_caterina_and_claudio_keep_zeta_and_lambda_out():
    """RT-5c."""
    chosen = {**WITH, "rocca__scholars": True, "alert_profile": "medium"}
    s = scene(("caterina", "claudio", "sofia"), options=chosen)
    assert s.congregations == (PHI, IOTA)
    assert s.bag == (15, 1)
    assert s.bag_members == (1, 0, 1, 0)


def test_RC_CNG_6_with_jukas_the_phi_are_on_his_card():
    """RT-5b."""
    chosen = {**WITH, "rules__boss": True, "boss": "jukas", "alert_profile": "medium"}
    s = begun(3, **chosen, congregation__phi=False)  # Phi is in use whatever was chosen
    assert (s.phi_on_boss, s.bag, s.bag_members) == (MEMBERS, (15, 1), (0, 1, 1, 1))
    assert in_reserve(s, PHI) == 0
    assert s.congregations == (PHI, ZETA, IOTA, LAMBDA)


def test_RA_37_with_jukas_and_no_congregations_there_is_phi_alone():
    s = begun(3, rules__boss=True, boss="jukas", alert_profile="medium")
    assert (s.congregations, s.phi_on_boss, s.bag_members) == ((PHI,), MEMBERS, (0, 0, 0, 0))
    s.phi_on_boss = 0  # all three are in the Reserve
    s.alert = 1
    refill(s)
    assert s.bag_members == (0, 0, 0, 0)  # for his card only
    assert begun(3, boss="laetus").congregations == ()


def test_RC_CNG_8_their_cards_lie_open():
    s = begun(2, **WITH)
    for seat in (A, B):
        assert view(s, seat)["congregations"] == (0, 1, 2, 3)
        assert view(s, seat)["members"] == ((0, 0, 0, 0),) * 2
    hidden = begun(2, **WITH, bag_counts_public=False)
    assert view(hidden, A)["bag_members"] is None
    assert "members" not in view(begun(2), A)


def test_RC_CNG_9_three_of_each_are_in_the_reserve():
    s = begun(2, **WITH)
    assert [in_reserve(s, kind) for kind in range(4)] == [2, 2, 2, 2]  # and one in the bag
    assert MEMBERS == 3


def test_RC_CNG_10_at_first_they_take_the_places_of_standard_ones():
    """RT-5a: 11 grey, one of each Congregation, an Omega Student."""
    s = begun(3, **WITH, alert_profile="medium")
    assert s.bag == (15, 1)
    assert s.bag_members == (1, 1, 1, 1)
    assert begun(3, alert_profile="medium").bag == (15, 1)


def test_RC_CNG_11_RC_CNG_12_a_refill_puts_in_those_of_the_reserve():
    s = with_members(PHI, PHI, PHI, bag=[0, 0], alert=1)
    wanted = s.terms.alert.spaces[0].greys * 2
    events = settled(s, refill)
    assert s.bag[0] == wanted
    assert s.bag_members == (0, 1, 1, 1)
    assert told(events, "members-put-in") == {"kinds": (1, 2, 3)}


def test_RC_CNG_11_RC_CNG_13_a_refill_adds_to_what_is_left_and_is_no_larger_for_them():
    s = with_members(PHI, bag=[3, 1], bag_members=[0, 1, 0, 0], alert=1)
    wanted = s.terms.alert.spaces[0].greys * 2
    greys = reserve(s)
    settled(s, refill)
    assert s.bag == (3 + wanted, 2)
    assert s.bag_members == (1, 2, 1, 1)
    assert reserve(s) == greys - (wanted - 4)


def test_RC_CNG_19_those_of_congregations_are_no_greys_wherever_they_are():
    """40 standard Students, of whom 3 in the bag, 1 with each Scholar and 2 at the Bonfire."""
    s = with_members(PHI, LAMBDA, bag=[4, 0], bag_members=[0, 0, 1, 0], bonfire=3,
                     pyre=[STANDARD, ZETA, STANDARD])  # fmt: skip
    assert reserve(s) == 40 - 3 - 1 - 1 - 2


def test_RC_CNG_12_the_last_one_of_the_reserve_is_put_in_too():
    s = with_members(PHI, PHI, bag=[0, 0], alert=1)
    settled(s, refill)
    assert (s.bag_members, in_reserve(s, PHI)) == ((1, 1, 1, 1), 0)


def test_RC_CNG_13_RA_13_no_more_than_standard_ones_are_due():
    text = GAME.export()
    at = text.index("spaces", text.index(f'id = "{ALERT_CARDS[0]}"'))
    scarce = text[:at] + text[at:].replace("greys = 5", "greys = 1", 1)
    s = with_members(bag=[0, 0], alert=1, pack=scarce)
    settled(s, refill)
    assert s.bag == (2, 1)
    assert s.bag_members == (1, 1, 0, 0)


def test_RC_CNG_14_the_panic_card_puts_in_standard_ones_only():
    """RT-5l."""
    chosen = {"rules__max_alert": True}
    s = drawing(PHI, ZETA, options=chosen, panic="darkness")
    settled(s, begin_panic)
    assert s.bag_members == (0, 0, 0, 0)
    assert s.bag[1] == 1
    assert [in_reserve(s, kind) for kind in (PHI, ZETA)] == [3, 3]
    assert reserve(s) == 40 - s.bag[0] - 1 - 1


def test_RC_CNG_15_who_places_several_picks_the_order():
    s = drawing(PHI, ZETA, students=[0, 1])
    settled(s, draw_students, A, 2)
    assert sorted(options(s, A)) == [(PHI, ZETA), (ZETA, PHI)]
    do(s, A, (ZETA, PHI))
    assert (s.pyre, s.bonfire) == ((ZETA, PHI), 2)


def test_RC_CNG_15_whoever_sacrifices_to_the_bonfire_picks_the_order_too():
    """Part 3.3 A gravedigger's Students, Part 3.5 and those of the Rioter, go there."""
    chosen = {"rocca__scholars": True, "rules__boss": True, "boss": "capagrezza"}
    for name, how in (("onamor", sacrifice), ("valerio", encountered)):
        s = with_members(PHI, scholars=(name, "rebecca"), students=[2, 1], bonfire=0,
                         options={**chosen, "boss_profile": "rioter"})  # fmt: skip
        settled(s, how, A, 2)
        assert (s.students[A], s.bonfire) == (0, 0)
        assert sorted(options(s, A)) == [(STANDARD, PHI), (PHI, STANDARD)]
        do(s, A, (PHI, STANDARD))
        assert (s.pyre, s.bonfire) == ((PHI, STANDARD), 2)


def encountered(s, seat, count):
    suffer(s, seat)


def test_RC_CNG_15_the_order_says_who_finds_room():
    s = with_members(PHI, scholars=("onamor", "rebecca"), students=[2, 1], bonfire=5,
                     pyre=[STANDARD] * 5, options={"rocca__scholars": True})  # fmt: skip
    full = s.clone()
    events = settled(s, sacrifice, A, 2)
    assert told(events, "students-exhumed") == {"seat": A, "count": 1}
    do(s, A, (PHI, STANDARD))
    assert (s.pyre[5:], in_reserve(s, PHI)) == ((PHI,), MEMBERS - 1)
    full.bonfire, full.pyre = 6, (STANDARD,) * 6
    settled(full, sacrifice, A, 2)
    assert type(full.stack[-1]).__name__ == "Action"  # nobody is asked
    assert (full.bonfire, in_reserve(full, PHI)) == (6, MEMBERS)


def test_RC_CNG_15_a_price_is_put_there_before_what_it_is_paid_for():
    """A Jinx asks two Students of who spies."""
    chosen = {"rocca__scholars": True}
    s = with_members(PHI, scholars=("onamor", "rebecca"), students=[2, 1], bonfire=0,
                     options=chosen, boards=["", "G"], jinxes=[["bad-reputation"], []])  # fmt: skip
    do(s, A, (SPY, B, 0))
    assert type(s.stack[-1]).__name__ == "ArrangeStudents"
    do(s, A, (PHI, STANDARD))
    assert type(s.stack[-1]).__name__ == "Declare"


def test_RC_CNG_15_many_students_have_no_more_orders_than_places():
    """All of a crowd, as in a Hecatomb: only those who find room make a difference."""
    s = with_members(PHI, ZETA, scholars=("onamor", "rebecca"), students=[14, 1], bonfire=3,
                     pyre=[STANDARD] * 3, options={"rocca__scholars": True})  # fmt: skip
    settled(s, hecatomb, A, 1, ZoneEffect("hecatomb"))
    found = list(options(s, A))
    assert len(found) == len({order[:3] for order in found}) == 13
    do(s, A, (STANDARD, ZETA, PHI, *[STANDARD] * 11))
    assert s.pyre[3:] == (STANDARD, ZETA, PHI)


def test_RC_CNG_15_who_is_drawn_and_finds_no_room_is_told():
    for bonfire, lost in ((5, 1), (4, 0)):
        s = drawing(PHI, PHI, students=[0, 1], bonfire=bonfire, pyre=[STANDARD] * bonfire)
        events = settled(s, draw_students, A, 2)
        assert [x.public["count"] for x in events if x.kind == "bonfire-full"] == [lost] * lost
        assert (s.bonfire, in_reserve(s, PHI)) == (6, MEMBERS - 2 + lost)


def test_RC_CNG_16_the_last_one_placed_is_taken_first():
    """RT-5f."""
    s = with_members(bonfire=3, pyre=[STANDARD, ZETA, PHI])
    recruit(s, A, 2)
    assert s.members[A] == (1, 1, 0, 0)
    assert (s.students[A], s.pyre) == (3, (STANDARD,))


def test_RC_CNG_17_one_may_keep_it_for_a_standard_one():
    s = drawing(LAMBDA)
    settled(s, draw_students, A, 1)
    assert list(options(s, A)) == [1, 0]
    events = do(s, A, 1)
    assert told(events, "member-kept") == {"seat": A, "congregation": LAMBDA}
    assert (s.students[A], s.members[A], s.bonfire) == (1, (0, 0, 0, 1), 0)
    s = drawing(LAMBDA)
    settled(s, draw_students, A, 1)
    do(s, A, 0)
    assert (s.members[A], s.pyre) == ((0, 0, 0, 0), (LAMBDA,))


def test_RC_CNG_17_without_a_standard_student_nobody_is_asked():
    """RT-5h."""
    s = drawing(LAMBDA, students=[1, 0], members=[[1, 0, 0, 0], NOBODY_OF])
    settled(s, draw_students, A, 1)
    assert s.pyre == (LAMBDA,)
    assert not isinstance(s.stack[-1], DrawnStudents)


def test_RC_CNG_18_RA_14_who_is_kept_is_safe_from_an_omega_student():
    s = drawing(PHI, bag=[1, 1], bonfire=2)
    settled(s, draw_students, A, 2)
    assert s.bonfire == 2  # the Omega Student waits
    do(s, A, 1)
    assert (s.bonfire, s.pyre, s.alert) == (0, (), 1)
    assert s.members[A] == (1, 0, 0, 0)


def test_RC_CNG_17_what_follows_a_draw_waits_for_the_answer():
    s = drawing(PHI, hands=[["EX3"], []], moment="movement")
    played = card(s, A, "EX3")
    do(s, A, (PLAY, played, 0))
    assert isinstance(s.stack[-1], DrawnStudents)
    assert (s.phase().bonus, s.discard) == (0, [])
    do(s, A, 1)
    assert s.phase().bonus == s.terms.content.auxiliary[s.faces[played]][0].amount
    assert s.discard == [played]


def test_RC_CNG_17_the_end_phase_waits_too():
    s = drawing(PHI, jinxes=[["?" + jinx()], []])
    do(s, A, (PASS,))
    assert isinstance(s.stack[-1], DrawnStudents)
    events = do(s, A, 0)
    assert kinds(events).index("jinx-revealed") > 0


def jinx():
    return next(row.id for row in OURS.jinxes if not row.reveal)


def test_RC_CNG_17_one_by_one_each_is_decided_before_the_next_is_drawn():
    s = drawing(PHI, ZETA, options={"draw_mode": "sequential"})
    settled(s, draw_students, A, 2)
    assert len(s.stack[-1].kinds) == 1
    do(s, A, 1)
    assert sum(s.members[A]) == 1
    assert isinstance(s.stack[-1], DrawnStudents) is bool(standard(s, A))


def test_RC_CNG_17_one_by_one_those_of_a_refill_can_be_drawn_at_once():
    """DG-Q.14 An Omega Student refills the University in between."""
    seen = set[int]()
    for seed in range(12):
        chosen = {"draw_mode": "sequential"}
        s = with_members(bag=[0, 1], options=chosen, students=[0, 0], seed=seed)
        settled(s, draw_students, A, 2)
        assert len(s.pyre) == s.bonfire
        assert sum(s.bag_members) + sum([kind != STANDARD for kind in s.pyre]) == 4 * s.alert
        seen |= {*s.pyre}
    assert seen > {STANDARD}


def test_RC_CNG_19_they_are_students_for_every_rule():
    s = with_members(PHI, ZETA, students=[2, 1])
    assert standard(s, A) == 0
    settled(s, stun, A, 1)
    do(s, A, 1)  # a Student instead of the token
    assert (s.students[A], s.stunned[A], s.members[A]) == (1, 0, (0, 1, 0, 0))
    take_student(s, B, A, 1)
    assert s.members == ((0, 0, 0, 0), (0, 1, 0, 0))
    hecatomb(s, B, 1, ZoneEffect("hecatomb"))
    assert (s.students[B], s.members[B]) == (0, (0, 0, 0, 0))


def test_RC_CNG_19_RA_61_standard_students_are_sacrificed_first():
    s = with_members(PHI, IOTA)
    sacrifice(s, A, 2)
    assert (s.students[A], s.members[A]) == (1, (0, 0, 1, 0))


@pytest.mark.parametrize(
    ("count", "left"),
    [(1, [2, 1, 1, 1]), (2, [1, 1, 1, 1]), (3, [0, 1, 1, 1]), (4, [0, 0, 1, 1]), (5, [0, 0, 0, 1])],
)
def test_RA_61_one_parts_with_standard_ones_then_in_the_printed_order(count, left):
    """Two Phi, one Zeta, Iota and Lambda, and one standard Student: Sacrificed, or taken."""
    kinds = (PHI, PHI, ZETA, IOTA, LAMBDA)
    s = with_members(*kinds)
    sacrifice(s, A, count)
    assert (s.students[A], list(s.members[A])) == (6 - count, left)
    assert [in_reserve(s, kind) for kind in range(4)] == [MEMBERS - n for n in left]
    s = with_members(*kinds)
    take_student(s, B, A, count)
    assert (s.students, list(s.members[A])) == ([6 - count, 1 + count], left)
    assert [x + y for x, y in zip(*s.members, strict=True)] == [2, 1, 1, 1]


def test_RA_61_who_has_standard_ones_enough_keeps_those_of_congregations():
    s = with_members(ZETA, LAMBDA, students=[5, 1])
    sacrifice(s, A, 3)
    assert (standard(s, A), s.members[A]) == (0, (0, 1, 0, 1))
    s = with_members(ZETA, LAMBDA, students=[5, 1])
    take_student(s, B, A, 2)
    assert (standard(s, A), s.members) == (1, ((0, 1, 0, 1), (0, 0, 0, 0)))


def test_RA_61_nobody_is_asked_with_whom_a_scholar_parts():
    """A Student instead of a Stunned token, the price of an Espionage, a Hecatomb."""
    s = with_members(PHI, LAMBDA)
    settled(s, stun, A, 1)
    do(s, A, 1)
    assert (type(s.stack[-1]).__name__, s.members[A]) == ("Action", (1, 0, 0, 1))
    s = with_members(LAMBDA, students=[1, 1], boards=["", "G"])
    do(s, A, (SPY, B, 0))
    assert (type(s.stack[-1]).__name__, s.members[A]) == ("Declare", (0, 0, 0, 0))
    s = with_members(PHI, IOTA)
    settled(s, hecatomb, A, 1, ZoneEffect("hecatomb"))
    assert (s.students[A], s.members[A]) == (0, (0, 0, 0, 0))
    assert [in_reserve(s, kind) for kind in (PHI, IOTA)] == [MEMBERS, MEMBERS]


def test_RC_CNG_20_RC_CNG_23_phi_looks_at_a_hand_and_discards_a_card():
    s = with_members(PHI, hands=[["EX1"], ["EX2", "SU1"]])
    assert deeds(s, MEMBER) == [(MEMBER, PHI, B)]
    events = do(s, A, (MEMBER, PHI, B))
    assert told(events, "member-used") == {"seat": A, "congregation": PHI}
    assert in_reserve(s, PHI) == MEMBERS
    gone = card(s, B, "SU1")
    assert s.knowers[gone] >> A & 1
    do(s, A, gone)
    assert (len(s.hands[B]), s.students[A]) == (1, 1)


def test_RC_CNG_20_instants_are_used_in_the_turns_of_others():
    s = with_members(PHI, ZETA, IOTA, LAMBDA, active=B, moment="movement", hands=[[], ["EX1"]])
    s.stunned[A] = 1
    assert [deed[1] for deed in memberships(s, A, OTHERS_PHASE)] == [PHI, IOTA]


def test_RC_CNG_20_who_has_one_is_asked_without_cards():
    hands = {"hands": [[], ["EX1"]], "quiet": [], "unheard": 1}
    s = with_members(IOTA, active=B, moment="movement", **hands)
    speed = s.phase().speed
    do(s, B, (PASS,))
    assert tuple(awaited(s)) == (A,)
    events = do(s, A, (MEMBER, IOTA))
    assert told(events, "slowed") == {"seat": B, "count": 2}
    assert s.phase().speed == speed - 2


def test_RA_66_iota_slows_nobody_in_the_own_turn():
    s = with_members(IOTA, moment="movement", hands=[[], ["EX1"]])
    assert deeds(s, MEMBER) == []


def test_RC_CNG_20_iota_raises_the_alert_of_a_test():
    s = with_members(IOTA, active=B, hands=[[], ["EX1", "EX2"]])
    studying(s, 1, "EX1")
    alert = sums(s)[1]
    assert memberships(s, A, OTHERS_TEST) == [(MEMBER, IOTA)]
    do(s, A, (MEMBER, IOTA))
    assert sums(s)[1] == alert + 2


def test_RC_CNG_20_standard_effects_are_for_the_own_turn():
    s = with_members(IOTA)
    assert why(s, A, (MEMBER, IOTA)) == ("RC-CNG.20", "member-not-now")
    assert why(s, A, (MEMBER, PHI)) == ("RC-CNG.20", "no-such-member")


def test_RC_CNG_20_iota_reaches_whoever_is_near_and_has_speed():
    far = {"zones": [{"zone": "I-4", "x": 2, "y": 0}, {"zone": "I-2", "x": 8, "y": 8}]}
    given = {"active": B, "moment": "movement", "hands": [[], ["EX1"]]}
    s = with_members(IOTA, **given, **far, at=["I-2", "I-4"])
    assert memberships(s, A, OTHERS_PHASE) == []
    s = with_members(IOTA, **given)
    for speed, bonus, left in ((3, 0, (1, 0)), (1, 3, (0, 2)), (0, 3, (0, 1)), (0, 1, (0, 0))):
        t = s.clone()
        t.amend_phase(t.phase().but(speed=speed, bonus=bonus))
        assert memberships(t, A, OTHERS_PHASE) == [(MEMBER, IOTA)]
        use_member(t, A, (MEMBER, IOTA))
        assert (t.phase().speed, t.phase().bonus) == left
    s.amend_phase(s.phase().but(speed=0, bonus=0))
    assert memberships(s, A, OTHERS_PHASE) == []


def test_RC_CNG_20_only_who_could_use_one_at_once_is_asked_without_cards():
    hands = {"hands": [[], ["EX1"]], "quiet": [], "unheard": 1}
    s = with_members(ZETA, LAMBDA, active=B, moment="movement", stunned=[1, 0], **hands)
    do(s, B, (PASS,))
    assert awaited(s) == (B,)
    assert [may_use_at_once(with_members(kind), A) for kind in range(4)] == [True, False] * 2
    assert not may_use_at_once(with_members(), A)


def test_RC_CNG_20_what_is_no_deed_of_theirs_is_refused_in_words():
    for malformed in ((MEMBER,), (MEMBER, 4), (MEMBER, -1), (MEMBER, LAMBDA)):
        assert why(with_members(PHI), A, malformed) == ("RC-CNG.20", "no-such-member")
    assert why(scene(), A, (MEMBER, PHI)) == ("RC-CNG.20", "no-such-member")


def test_RC_CNG_21_in_maximum_alert_zeta_heals_nobody():
    """DG-33.9."""
    s = with_members(ZETA, stunned=[2, 0], options={"rules__max_alert": True}, panic="darkness")
    assert deeds(s, MEMBER) == [(MEMBER, ZETA)]
    s.panicking = True
    assert deeds(s, MEMBER) == []


def test_RC_CNG_26_no_trap_is_laid_where_none_is_left_at_all():
    s = with_members(LAMBDA)
    assert deeds(s, MEMBER) == [(MEMBER, LAMBDA)]
    s.traps = tuple([(1, card) for card in s.terms.cards.traps])
    assert deeds(s, MEMBER) == []


def test_RC_CNG_21_zeta_discards_two_stunned_tokens():
    """RT-5i."""
    s = with_members(ZETA, stunned=[3, 0])
    do(s, A, (MEMBER, ZETA))
    assert (s.stunned[A], in_reserve(s, ZETA)) == (1, MEMBERS)
    assert deeds(with_members(ZETA), MEMBER) == []


def test_RC_CNG_21_who_exhumes_sends_a_used_one_to_the_bonfire():
    options = {"rocca__scholars": True}
    s = with_members(ZETA, scholars=("onamor", "rebecca"), stunned=[3, 0], options=options)
    do(s, A, (MEMBER, ZETA))
    assert (s.pyre, s.bonfire, in_reserve(s, ZETA)) == ((ZETA,), 1, MEMBERS - 1)


def test_RC_CNG_22_RA_15_rest_brings_standard_ones():
    """RT-5j."""
    s = with_members(PHI, students=[1, 1], moment="turn")
    do(s, A, REST)
    assert (s.students[A], standard(s, A)) == (3, 2)


def test_RC_CNG_24_not_in_the_starting_zone():
    s = with_members(ZETA, stunned=[2, 0], at=["START", "I-4"], moment="movement")
    assert deeds(s, MEMBER) == []
    assert why(s, A, (MEMBER, ZETA)) == ("RC-CNG.24", "no-members-in-camp")


def test_RC_CNG_26_lambda_lays_a_trap_without_dangerous_zones():
    s = with_members(LAMBDA)
    do(s, A, (MEMBER, LAMBDA))
    events = do(s, A, 0)
    assert "choice" not in told(events, "chosen")
    assert [spot for spot, _ in s.traps] == [1]
    s.students[B] = 0
    settled(s, enter, B, 1)
    assert (s.stunned[B], s.traps) == (1, ())


def test_a_position_keeps_them():
    s = with_members(PHI, LAMBDA, bonfire=2, pyre=[ZETA, STANDARD])
    again = GAME.place(s.terms, GAME.position(s), 1)
    for name in ("members", "pyre", "bag_members", "congregations", "students"):
        assert getattr(again, name) == getattr(s, name)


@pytest.mark.parametrize("seed", range(4))
def test_games_with_congregations_come_to_their_end(seed):
    s = begun(2 + seed % 3, seed, **WITH)
    finished(s, seed, look=whole)
    assert s.ranking


def whole(s):
    """Nobody is lost, nobody is in two places."""
    assert len(s.pyre) == s.bonfire
    assert min(in_reserve(s, kind) for kind in range(4)) >= 0
    assert min(standard(s, seat) for seat in range(s.seats)) >= 0
