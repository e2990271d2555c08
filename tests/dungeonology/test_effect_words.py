"""Part C.7 Every word of the vocabulary does what it says, also on a card that only a pack has."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import MAIN, PASS, SPY
from ludoteca.games.dungeonology.cubes import Donate, LeaveCubes, Protect
from ludoteca.games.dungeonology.main import (
    ChooseWay,
    Declared,
    DiscardCard,
    LookPile,
    NameAnew,
    TakeCard,
)
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.students import TOKEN, Stun
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    A,
    B,
    C,
    G,
    P,
    R,
    Y,
    deeds,
    do,
    kinds,
    main,
    named,
    scene,
    stating,
    studying,
    sums,
)

RULE = {"rules__main_effects": True}


def playing(effect, *targets, timing="standard", when="", rules=None, **position):
    """Sofia has played a card with that effect; nobody has reacted."""
    s = about_to(effect, timing=timing, when=when, rules=rules, **position)
    log = declared(s, *targets)
    return s, log


def about_to(effect, timing="standard", when="", rules=None, **position):
    given: dict[str, Any] = {"bag": [9, 0], "hands": [["snare"], [], []]} | position
    return scene(pack=stating(effect, timing, when), options=RULE | (rules or {}), **given)


def declared(s, *targets, seat=A) -> list[Event]:
    log = do(s, seat, main(s, seat, "snare", *targets))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    return log


def knows(s, seat, card):
    return bool(s.knowers[card] >> seat & 1)


def may_name(s):
    return {deed[3:] for deed in deeds(s, MAIN)}


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


# ---------------------------------------------------------------- cubes


@pytest.mark.parametrize(
    ("pick", "named_ones", "board"),
    [
        ("lead", {()}, (1, 0, 0, 0, 0)),
        ("low", {()}, (1, 0, 0, 0, 0)),
        ("best", {()}, (0, 0, 1, 0, 0)),
        ("free", {(0,), (1,), (2,)}, (0, 0, 1, 0, 0)),
    ],
)
def test_collect_picks(pick, named_ones, board):
    s = about_to(f"collect(1, here, {pick})")
    assert may_name(s) == named_ones
    declared(s, *max(named_ones))
    assert s.boards[A] == board
    assert s.cubes[spot(s, "I-4")].count(-1) == 1


def test_collect_for_somebody_else():
    s, _ = playing("discard(1, opp); collect(1, here, to=same)", B, hands=[["snare"], ["FT4"], []])
    assert s.boards[B] == (1, 0, 0, 0, 0)


@pytest.mark.parametrize(("pick", "board"), [("low", (0, 1, 0, 0, 1)), ("best", (1, 1, 0, 0, 0))])
def test_steal_by_value(pick, board):
    s = about_to(f"steal(1, opp@near, {pick})", boards=["", "GRP", ""])
    assert may_name(s) == {(B,)}
    declared(s, B)
    assert s.boards[B] == board


def test_steal_two_of_my_choice():
    s = about_to("steal(2, opp@near, free)", boards=["", "GGP", ""])
    assert may_name(s) == {(B, G, G), (B, G, P), (B, P, G)}
    declared(s, B, G, P)
    assert (s.boards[A], s.boards[B]) == ((1, 0, 0, 0, 1), (1, 0, 0, 0, 0))


def test_donate_from_one_of_their_choice():
    s, _ = playing("donate(1, opp, me)", B, boards=["", "GP", ""])
    assert s.stack[-1] == Donate(B, A)


def test_leave_of_the_owners_choice():
    s = about_to("leave(1, opp@near, by=opp)", boards=["", "GP", ""])
    declared(s, B)
    assert isinstance(s.stack[-1], LeaveCubes)
    assert awaited(s) == (B,)


def test_leave_of_my_choice_is_named():
    s = about_to("leave(1, opp@near, by=me)", boards=["", "GP", ""])
    assert may_name(s) == {(B, G), (B, P)}
    _, log = s, declared(s, B, P)
    assert sum(s.boards[B]) == 1
    assert "cube-left" in kinds(log) or "cube-eliminated" in kinds(log)


def test_eliminate_from_the_zone_and_from_a_board():
    s, _ = playing("eliminate(1, here, lead); draw(1)")
    assert s.cubes[spot(s, "I-4")] == (-1, R, 2)
    assert len(s.hands[A]) == 1
    t, _ = playing("eliminate(1, me, low)", boards=["GP", "", ""])
    assert t.boards[A] == (0, 0, 0, 0, 1)
    u = about_to("eliminate(1, opp, free)", boards=["", "GP", ""])
    assert may_name(u) == {(B, G), (B, P)}


def test_DG_37_8_a_protected_cube_may_be_kept_from_being_eliminated():
    owner = [B if row.shield == "P" else -1 for row in scene().terms.content.interns]
    s = about_to("eliminate(1, opp, best)", boards=["", "GP", ""])
    s.interns = tuple(owner)
    declared(s, B)
    assert isinstance(s.stack[-1], Protect)


# ---------------------------------------------------------------- tokens, the Boss


def test_tokens_of_one_kind_go_to_different_zones():
    s = about_to("token(teleport, near); token(teleport, any)", **lay("I-4", "I-6", "I-3"))
    four, six, three = (spot(s, name) for name in ("I-4", "I-6", "I-3"))
    assert may_name(s) == {(x, y) for x in (four, six) for y in (four, six, three) if x != y}


def test_boss_activate_only_if_he_is_there():
    rules = {"rules__boss": True}
    _, log = playing("boss_activate()", rules=rules, boss="I-4")
    assert "boss-activated" in kinds(log)
    _, silent = playing("boss_activate()", rules=rules)
    assert "boss-activated" not in kinds(silent)


# ---------------------------------------------------------------- whom


@pytest.mark.parametrize(
    ("who", "drawn"),
    [
        ("me", [1, 0, 0]),
        ("each@here", [0, 1, 0]),
        ("each@any", [0, 1, 1]),
        ("all@here", [1, 1, 0]),
        ("all@linked", [0, 0, 1]),
        ("all@near", [1, 1, 1]),
        ("left", [0, 1, 0]),
        ("act", [1, 0, 0]),
    ],
)
def test_who(who, drawn):
    s, _ = playing(f"draw(1, {who})", at=["I-4", "I-4", "I-6"], **lay("I-4", "I-6"))
    assert [len(hand) for hand in s.hands] == drawn


def test_DG_3_3_a_randomized_scholar():
    found = {
        tuple([len(hand) for hand in playing("draw(1, rnd)", seed=seed)[0].hands])
        for seed in range(20)
    }
    assert found == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_actor_is_the_player_of_the_answered_effect():
    hands = [["rousing-speech", "FT4"], ["snare"], []]
    s = about_to("discard(1, actor)", "reaction", hands=hands, quiet=[])
    do(s, A, main(s, A, "rousing-speech"))
    declared(s, seat=B)
    assert s.hands[A] == ()


def test_nobody_in_reach_is_no_reason_not_to_do_the_rest():
    s = about_to("discard(1, opp@here); draw(2)", at=["I-4", "START", "START"])
    assert may_name(s) == {()}
    declared(s)
    assert len(s.hands[A]) == 2
    alone = about_to("discard(1, opp@here); draw(2, same)", at=["I-4", "START", "START"])
    assert may_name(alone) == set()


def test_a_part_that_cannot_be_done_is_skipped_mapmakers_eye_without_piles():
    s = scene(hands=[["mapmakers-eye"], [], []], options=RULE)
    s.piles = [(), (), ()]
    assert may_name(s) == {()}
    do(s, A, main(s, A, "mapmakers-eye"))
    assert len(s.hands[A]) == 1


def test_DG_Q_4_a_token_that_is_not_left_is_skipped():
    tokens = [["I-4", "teleport"], ["I-6", "teleport"], ["I-3", "teleport"]]
    laid = lay("I-4", "I-6", "I-3", "I-1")
    s = scene(hands=[["chalk-circle"], [], []], options=RULE, at=["I-1"] * 3, bag=[9, 0],
              tokens=tokens, **laid)  # fmt: skip
    do(s, A, main(s, A, "chalk-circle"))
    assert len(s.tokens) == 3
    assert s.bonfire == 2


# ---------------------------------------------------------------- choose, may


def test_choose_is_the_players_of_what_can_be_done():
    hands = [["snare", "FT4"], [], []]
    s, _ = playing("choose(discard(1) | sacrifice(1); draw(2)); bag(1)", hands=hands)
    assert isinstance(s.stack[-1], ChooseWay)
    assert list(options(s, A)) == [0, 1]
    do(s, A, 1)
    assert (s.students[A], len(s.hands[A]), s.bonfire) == (2, 3, 1)
    t, _ = playing("choose(discard(1) | sacrifice(1)); bag(1)", students=[2, 0, 0])
    assert (t.students[A], t.bonfire) == (1, 1)
    u, _ = playing("choose(discard(1) | sacrifice(1)); bag(1)", students=[0, 0, 0])
    assert u.bonfire == 1


@pytest.mark.parametrize(("way", "cards"), [(0, 3), (-1, 1)])
def test_may_can_be_declined(way, cards):
    s, _ = playing("may draw(2); draw(1)")
    assert list(options(s, A)) == [0, -1]
    do(s, A, way)
    assert len(s.hands[A]) == cards


# ---------------------------------------------------------------- another target


def redirecting(effect, boards, timing="standard"):
    """Sofia aims at Rebecca, who holds Someone Else; Valerio stands beside them."""
    hands = [["snare"], [], ["someone-else", "FT4"]]
    return scene(pack=stating(effect, timing), options=RULE, hands=hands, boards=boards, quiet=[])


def test_redirect_changes_the_scholar_and_its_player_names_the_cube_anew():
    s = redirecting("steal(1, opp@near, free)", ["", "GP", "Y"])
    do(s, A, main(s, A, "snare", C, Y))
    assert awaited(s) == (C,)
    assert may_name(s) == {(B,)}
    do(s, C, main(s, C, "someone-else", B))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert isinstance(s.stack[-1], NameAnew)
    assert awaited(s) == (A,)
    assert list(options(s, A)) == [(B, G), (B, P)]
    do(s, A, (B, P))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert s.boards == [(0, 0, 0, 0, 1), (1, 0, 0, 0, 0), (0, 0, 0, 1, 0)]


def test_redirect_asks_nothing_where_there_is_one_cube():
    s = redirecting("steal(1, opp@near, free)", ["", "P", "Y"])
    do(s, A, main(s, A, "snare", C, Y))
    do(s, C, main(s, C, "someone-else", B))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert s.boards[A] == (0, 0, 0, 0, 1)


# ---------------------------------------------------------------- what is given comes back


def test_forced_exchange_brings_back_what_was_given():
    s = scene(hands=[["forced-exchange"], [], []], options=RULE, boards=["GR", "", ""])
    assert may_name(s) == {(x, c, c) for x in (B, C) for c in (G, R)}
    t = scene(hands=[["forced-exchange"], [], []], options=RULE, boards=["G", "P", ""],
              at=["I-4", "I-4", "START"])  # fmt: skip
    assert may_name(t) == {(B, G, G), (B, G, P)}
    do(t, A, main(t, A, "forced-exchange", B, G, G))
    while isinstance(t.stack[-1], Declared):
        do(t, awaited(t)[0], (PASS,))
    assert t.boards == [(1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (0,) * 5]
