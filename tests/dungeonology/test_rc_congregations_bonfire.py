"""RC-CNG Students of Congregations who are drawn: placed at the Bonfire, or kept."""

from ludoteca.games.dungeonology.boss import suffer
from ludoteca.games.dungeonology.components import MEMBERS, PASS, PLAY, SPY, STANDARD
from ludoteca.games.dungeonology.rocca_civetta.congregations import (
    LAMBDA,
    PHI,
    ZETA,
    in_reserve,
    standard,
)
from ludoteca.games.dungeonology.rocca_civetta.drawn import DrawnStudents
from ludoteca.games.dungeonology.rocca_civetta.entry import hecatomb
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.games.dungeonology.students import draw_students, recruit, sacrifice
from ludoteca.kernel.play import options

from .congregations import NOBODY_OF, drawing, with_members
from .scenes import OURS, A, B, card, do, kinds, settled, told


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
