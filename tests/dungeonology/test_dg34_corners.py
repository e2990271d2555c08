"""Main Effects at their edges: what cannot be paid, named or known."""

import pytest

from ludoteca.games.dungeonology.components import ACTED, MAIN, PASS, SECRET_PASSAGE
from ludoteca.games.dungeonology.main.declaring import CANCELLED, Declared
from ludoteca.games.dungeonology.main.information import upgradable
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.play import awaited

from .scenes import A, B, deeds, do, kinds, main, named, scene, stating, why
from .test_dg34_cards import declare, holding


def test_DG_Q_101_a_card_does_not_pay_its_own_discard():
    s = holding("unofficial-toll", moment="movement")  # draws a Student, discards another card
    assert deeds(s, MAIN) == []
    toll = named(s, A, "unofficial-toll")
    assert why(s, A, (MAIN, toll, 0, 1)) == ("DG-34.16", "cannot-pay")
    assert deeds(holding("unofficial-toll", "feint", moment="movement"), MAIN)


def test_DG_Q_4_rope_and_pegs_lies_here_alone_where_there_is_no_other_zone():
    s = holding("rope-and-pegs", moment="movement")
    declare(s, "rope-and-pegs")
    assert s.tokens == ((1, SECRET_PASSAGE),)


@pytest.mark.parametrize(("way", "spent"), [(0, True), (CANCELLED, False)])
def test_DG_34_16_DG_Q_68_only_a_cancelled_action_may_be_had_again(way, spent):
    s = holding("back-stab", options={"cancelled_action_spent": False})
    card = named(s, A, "back-stab")
    s.hands[A] = ()
    s.this_turn = ((ACTED, A),)
    s.push(Declared(A, card, way, (), ()))
    Declared(A, card, way, (), ()).come_to_nothing(s)
    assert ((ACTED, A) in s.this_turn) == spent
    assert s.discard[-1] == card


def test_DG_Q_9_who_orders_a_pile_takes_from_others_what_they_knew_of_it():
    s = holding("mapmakers-eye", piles=[["I-1", "I-2", "I-3"], [], []])
    learn(s, 1 << B, s.piles[0][-3:])
    declare(s, "mapmakers-eye", 0)
    order = s.stack[-1].cards
    do(s, A, order)
    assert [s.knowers[card] for card in order] == [1 << A] * 3


def test_part_c_7_no_upgrade_without_such_a_cube_in_the_reserve():
    full = "RRRRRR"
    s = holding("mapmakers-eye", boards=["G", full, full])
    assert upgradable(s, A) == [0]
    s = holding("mapmakers-eye", boards=["GRR", full, full])
    assert cubes_in_reserve(s, 1) == 0  # and one lies in I-4
    assert 0 not in upgradable(s, A)


def test_DG_38_3_a_cube_that_finds_no_room_is_not_named():
    """In I-4 lie a green, a red and a blue cube."""
    for board, offered in (("", {0, 1, 2}), ("GGGGGGG", {1, 2})):
        s = scene(pack=stating("collect(1, here, free)"), hands=[["snare"], [], []],
                  options={"rules__main_effects": True}, boards=[board, "", ""])  # fmt: skip
        assert {deed[3] for deed in deeds(s, MAIN)} == offered


def test_part_c_8_who_holds_too_few_cards_is_not_asked_by_peer_review():
    others = (("peer-review", "FT4"), ())
    s = holding("rousing-speech", "FT4", others=others, bonfire=2, quiet=[])
    do(s, A, main(s, A, "rousing-speech"))
    log = do(s, B, main(s, B, "peer-review"))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    assert "effect-cancelled" in kinds(log)
    assert len(s.hands[A]) == 1
