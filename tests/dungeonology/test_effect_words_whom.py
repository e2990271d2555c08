"""Part C.7 Whom an effect concerns, what may be chosen or changed in it, and what comes back."""

from __future__ import annotations

import pytest

from ludoteca.games.dungeonology.components import PASS
from ludoteca.games.dungeonology.main import ChooseWay, Declared, NameAnew
from ludoteca.kernel.play import awaited, options

from .effects import RULE, about_to, declared, may_name, playing
from .maps import lay
from .scenes import A, B, C, G, P, R, Y, do, main, scene, stating

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
