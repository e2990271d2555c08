"""Part C.7 Every word of the vocabulary does what it says, also on a card that only a pack has."""

from __future__ import annotations

import pytest

from ludoteca.games.dungeonology.components import MAIN, PASS, SPY
from ludoteca.games.dungeonology.main import Declared, DiscardCard, LookPile, TakeCard
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.students import TOKEN, Stun
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.play import awaited, options

from .effects import RULE, about_to, declared, knows, may_name, playing
from .maps import lay, spot
from .scenes import A, B, C, G, deeds, do, main, named, scene, studying, sums

# ---------------------------------------------------------------- Speed and Zones


def test_speed_can_be_lost_but_not_below_nothing():
    s, _ = playing("speed(2); speed(-1)", moment="movement")
    assert s.phase().bonus == 1
    t, _ = playing("speed(-3)", moment="movement")
    assert t.phase().bonus == 0


@pytest.mark.parametrize(
    ("where", "zones"),
    [
        ("linked", {"START", "I-6"}),
        ("near", {"START", "I-6"}),  # one is here already
        ("floor", {"I-6", "I-3"}),
        ("any", {"I-6", "I-3"}),
        ("deep", {"I-3"}),
        ("adjacent", {"START", "I-6"}),
    ],
)
def test_where_one_may_move(where, zones):
    s = about_to(f"move(me, {where})", moment="movement", **lay("I-4", "I-6", "I-3"))
    assert {x for (x,) in may_name(s)} == {0 if x == "START" else spot(s, x) for x in zones}


def test_move_somebody_else_here():
    laid = lay("I-4", "I-6")
    s = about_to("move(opp@near, here)", at=["I-4", "I-6", "START"], **laid)
    assert may_name(s) == {(B,)}
    declared(s, B)
    assert s.spots[B] == s.spots[A]


def test_swap_only_with_one_who_is_elsewhere():
    s = about_to("swap(me, opp)", at=["I-4", "I-6", "I-4"], **lay("I-4", "I-6"))
    assert may_name(s) == {(B,)}


@pytest.mark.parametrize(("enter", "inside"), [("yes", True), ("no", False)])
def test_place_zone(enter, inside):
    s, _ = playing(f"place_zone(here, enter={enter})", moment="movement")
    assert isinstance(s.stack[-1], PlaceZone)
    do(s, A, next(iter(options(s, A))))
    assert (s.spots[A] == len(s.plan.placed) - 1) is inside


def test_look_pile_of_the_own_floor_names_nothing():
    s = about_to("look_pile(own, 2, reorder)", piles=[["I-1", "I-2", "I-3"], ["II-1"], []])
    assert may_name(s) == {()}
    declared(s)
    assert isinstance(s.stack[-1], LookPile)
    assert len(s.stack[-1].cards) == 2


def test_look_clan_without_the_token():
    s, _ = playing("look_clan()")
    assert knows(s, A, s.clan)
    assert not knows(s, B, s.clan)
    assert s.knowledge == [False, False, False]


# ---------------------------------------------------------------- Trick cards


def test_discard_of_the_own_hand_of_another_and_of_each():
    hands = [["snare", "FT4", "FT5"], ["FT4", "FT4"], ["FT4"]]
    s, _ = playing("discard(1)", hands=hands)
    assert s.stack[-1] == DiscardTricks(A, 1)
    t, _ = playing("discard(1, each@here)", hands=hands)
    assert t.stack[-1] == DiscardTricks(B, 1)
    do(t, B, t.hands[B][:1])
    assert [len(hand) for hand in t.hands] == [2, 1, 0]


def test_discard_at_random():
    found = set()
    for seed in range(12):
        s, _ = playing("discard(1, opp, by=rnd)", B, hands=[["snare"], ["FT4", "FT5", "EX1"], []],
                       seed=seed)  # fmt: skip
        assert len(s.hands[B]) == 2
        found.add(frozenset([s.faces[card] for card in s.hands[B]]))
    assert len(found) == 3


def test_discard_of_my_choice_after_a_look():
    hands = [["snare"], ["FT4", "FT5"], []]
    s, _ = playing("look_hand(opp@near); discard(1, same, by=me)", B, hands=hands)
    assert isinstance(s.stack[-1], DiscardCard)
    assert awaited(s) == (A,)
    do(s, A, named(s, B, "fate-5"))
    assert [s.terms.content.designs[s.faces[card]].id for card in s.hands[B]] == ["fate-4"]


def test_take_card_several_and_at_random():
    hands = [["snare"], ["FT4", "FT5", "EX1"], []]
    s, _ = playing("take_card(2, opp, by=me)", B, hands=hands)
    assert isinstance(s.stack[-1], TakeCard)
    do(s, A, s.hands[B][0])
    do(s, A, s.hands[B][0])
    assert [len(hand) for hand in s.hands] == [2, 1, 0]
    t, _ = playing("take_card(1, opp, by=rnd)", B, hands=hands)
    assert [len(hand) for hand in t.hands] == [1, 2, 0]
    assert knows(t, A, t.hands[A][0])
    assert not knows(t, C, t.hands[A][0])


def test_peek_keeps_as_many_as_it_says():
    s, _ = playing("peek(4, keep=2)", deck=["EX1", "EX2", "EX3", "SU1", "SU2"])
    order = s.stack[-1].cards
    do(s, A, order)
    assert s.hands[A] == order[:2]
    assert s.deck[:2] == [*order[:1:-1]]


# ---------------------------------------------------------------- Students, tokens, Jinx


def test_enrol_takes_from_the_reserve_what_there_is():
    s, _ = playing("enrol(2)", students=[0, 0, 0])
    assert (s.students[A], s.bonfire) == (2, 0)
    t, _ = playing("enrol(2)", students=[0, 30, 0], bag=[9, 0])
    assert t.students[A] == 1


def test_sacrifice_and_bag_of_others():
    s, _ = playing("sacrifice(2, opp)", B, students=[1, 3, 1])
    assert s.students == [1, 1, 1]
    t, log = playing("bag(1, each@here)", students=[1, 1, 1])
    assert [e.public["seat"] for e in log if e.kind == "students-drawn"] == [B, C]
    assert t.bonfire == 2


def test_stun_each_one_after_another_with_their_choice():
    s, _ = playing("stun(1, each@here)", students=[1, 1, 0])
    assert isinstance(s.stack[-1], Stun)
    assert awaited(s) == (B,)
    do(s, B, TOKEN)
    assert s.stunned == [0, 1, 1]


def test_DG_33_9_heal_is_void_in_maximum_alert():
    s, _ = playing("heal(2)", stunned=[3, 0, 0], students=[1, 0, 0], at=["I-4", "START", "START"])
    assert s.stunned[A] == 1
    t, _ = playing("heal(2)", stunned=[2, 0, 0], panicking=True, rules={"rules__max_alert": True})
    assert t.stunned[A] == 2


def test_jinx_is_drawn_face_down():
    s, _ = playing("jinx(1, opp)", B)
    assert [len(jinxes) for jinxes in s.jinxes] == [0, 1, 0]
    assert not knows(s, B, s.jinxes[B][0])


def test_take_student_from_a_named_one():
    s = about_to("take_student(2, opp)", students=[0, 3, 0])
    assert may_name(s) == {(B,)}
    declared(s, B)
    assert s.students == [2, 1, 0]


# ---------------------------------------------------------------- tests


def test_stealth_and_alert_in_any_test():
    s = about_to("alert(-2); stealth(1)", "instant", hands=[["FT4", "NT1"], ["snare"], []])
    studying(s, 1, "FT4")
    assert awaited(s) == (B,)
    declared(s, seat=B)
    assert sums(s) == (5, 1)


def test_alert_never_goes_below_nothing_whatever_comes_later():
    """Espionage on a Civilization cube: 2; Hold Your Breath takes all of it, then 2 are added."""
    hands = [["FT4", "hold-your-breath", "EX1"], ["SU2", "SU2"], []]
    s = scene(hands=hands, options=RULE, boards=["", "G", ""], students=[3, 0, 0])
    do(s, A, (SPY, B, G))
    do(s, A, (named(s, A, "fate-4"),))
    while awaited(s) == (A,) and type(s.stack[-1]).__name__ == "Rogue":
        do(s, A, 0)
    do(s, B, (PASS,))
    do(s, A, main(s, A, "hold-your-breath"))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    do(s, A, s.hands[A][:1]) if isinstance(s.stack[-1], DiscardTricks) else None
    assert sums(s)[1] == 0
    raised = next(deed for deed in options(s, B) if deed[0] == 3 and deed[2] == 1)
    do(s, B, raised)
    assert sums(s)[1] == 2


@pytest.mark.parametrize(("side", "at"), [("stealth", 0), ("alert", 1)])
def test_divine_for_a_side_names_none(side, at):
    s = about_to(f"divine(1, {side})", "instant", hands=[["FT4", "snare", "NT1"], [], []],
                 deck=["EX3"])  # fmt: skip
    studying(s, 1, "FT4")
    before = sums(s)
    assert may_name(s) == {()}
    declared(s)
    assert sums(s)[at] == before[at] + 3


def test_DG_Q_121_what_moves_nobody_can_be_played_in_the_own_test():
    s = scene(hands=[["FT4", "trailblazer", "blink"], [], []], options=RULE, **lay("I-4", "I-6"))
    studying(s, 1, "FT4")
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, A, "trailblazer")}
