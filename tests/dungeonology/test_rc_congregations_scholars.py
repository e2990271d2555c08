"""RC-CNG Students of Congregations with Scholars: who is parted with first, what each can do."""

import pytest

from ludoteca.games.dungeonology.components import (
    MEMBER,
    MEMBERS,
    OTHERS_PHASE,
    OTHERS_TEST,
    PASS,
    REST,
    SPY,
)
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.congregations import (
    IOTA,
    LAMBDA,
    PHI,
    ZETA,
    in_reserve,
    standard,
)
from ludoteca.games.dungeonology.rocca_civetta.entry import hecatomb
from ludoteca.games.dungeonology.rocca_civetta.memberships import (
    may_use_at_once,
    memberships,
    use_member,
)
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.games.dungeonology.students import sacrifice, stun, take_student
from ludoteca.kernel.play import awaited

from .congregations import with_members
from .scenes import A, B, card, deeds, do, scene, settled, studying, sums, told, why


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
