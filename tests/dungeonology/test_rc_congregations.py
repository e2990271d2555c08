"""RC-CNG Congregations: which are in use, and their Students in the University."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import ALERT_CARDS, CONGREGATIONS, MEMBERS, STANDARD
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.rocca_civetta.congregations import (
    IOTA,
    LAMBDA,
    PHI,
    ZETA,
    in_reserve,
    standard,
)
from ludoteca.games.dungeonology.students import refill, reserve
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.terms import TermsError

from .congregations import WITH, drawing, with_members
from .scenes import A, B, agree, begun, finished, scene, settled, told


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
